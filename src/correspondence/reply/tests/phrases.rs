use super::Scene;
use crate::correspondence::language;
use crate::correspondence::reply::phrases::Phrases;
use crate::correspondence::reply::table::ROWS;

fn cells(row: &Phrases) -> [&'static str; 27] {
    // Taken apart so that a new cell cannot be forgotten here.
    let Phrases {
        code,
        greeting,
        greeting_plain,
        date_format,
        received,
        answered,
        sent,
        placeholder,
        draw_offer,
        closing,
        resend,
        first_mine,
        first_yours,
        wish,
        thanks,
        wrote,
        record,
        please,
        echo,
        illegal,
        ambiguous,
        notations,
        number,
        gap,
        conflict,
        not_your_turn,
        general,
    } = *row;
    [
        code,
        greeting,
        greeting_plain,
        date_format,
        received,
        answered,
        sent,
        placeholder,
        draw_offer,
        closing,
        resend,
        first_mine,
        first_yours,
        wish,
        thanks,
        wrote,
        record,
        please,
        echo,
        illegal,
        ambiguous,
        notations,
        number,
        gap,
        conflict,
        not_your_turn,
        general,
    ]
}

#[test]
fn no_cell_is_empty_or_untidy() {
    for row in &ROWS {
        for cell in cells(row) {
            assert!(!cell.trim().is_empty(), "{}: an empty cell", row.code);
            assert_eq!(
                cell,
                cell.split_whitespace().collect::<Vec<_>>().join(" "),
                "{}",
                row.code
            );
        }
    }
}

#[test]
fn each_cell_holds_what_is_filled_in_and_nothing_else() {
    for row in &ROWS {
        let mark = |cell: &str| match cell {
            // Polish would have to inflect the name.
            cell if cell == row.greeting && row.code != "pl" => Some("{name}"),
            cell if cell == row.received || cell == row.answered || cell == row.sent => {
                Some("{date}")
            }
            cell if cell == row.echo => Some("{move}"),
            cell if cell == row.number => Some("{number}"),
            _ => None,
        };
        for cell in cells(row) {
            let marks: Vec<String> = cell
                .split('{')
                .skip(1)
                .map(|rest| format!("{{{}}}", rest.split('}').next().unwrap_or_default()))
                .collect();
            assert_eq!(
                marks,
                mark(cell).into_iter().collect::<Vec<_>>(),
                "{}: {cell}",
                row.code
            );
        }
    }
}

#[test]
fn each_language_has_one_row() {
    let codes: Vec<&str> = ROWS.iter().map(|row| row.code).collect();
    assert_eq!(
        codes,
        ["en", "fr", "de", "es", "it", "pt", "nl", "pl", "ru", "sv"]
    );
}

#[test]
fn his_language_goes_before_the_users_and_english_before_none() {
    let choose = |his: Option<&str>, mine: &str| {
        let mut scene = Scene::mockup("en");
        scene.correspondent.language = his.map(str::to_owned);
        language(&scene.correspondent, mine)
    };
    assert_eq!(choose(Some("fr"), "de"), "fr");
    assert_eq!(choose(Some("pt-BR"), "de"), "pt");
    assert_eq!(choose(Some("FR_ca"), "de"), "fr");
    assert_eq!(choose(None, "de"), "de");
    assert_eq!(choose(Some(" "), "de"), "de");
    assert_eq!(choose(Some("cs"), "de"), "en");
    assert_eq!(choose(None, "xx"), "en");
    assert_eq!(choose(None, ""), "en");
}

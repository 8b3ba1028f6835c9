use std::fmt::Write as _;

use serde::Serialize;

use crate::app;
use crate::game::{Ply, Record};
use crate::notation::{Language, Notation, write_ply};

use super::context::Context;
use super::error::CliError;
use super::output::{Answer, Style};

/// List the notations for reading and writing, each with an example
#[derive(Debug, Default, clap::Args)]
pub(super) struct Args {}

/// One notation.
#[derive(Debug, Serialize)]
struct Row {
    code: String,
    name: String,
    example: String,
}

#[derive(Debug, Serialize)]
#[serde(transparent)]
struct Rows(Vec<Row>);

/// The example: the first moves of a game with castling, captures and every kind of piece.
const EXAMPLE: &[&str] = &["e2e4", "e7e5", "g1f3", "d8h4", "f1c4", "h4e4"];

pub(super) fn run(_args: &Args, context: &Context) -> Result<(), CliError> {
    let rows = Rows(every().map(row).collect());
    context.output.answer(&rows)
}

fn every() -> impl Iterator<Item = Notation> {
    let english = Language::ENGLISH;
    [
        Notation::Numeric,
        Notation::SAN,
        Notation::Long(english),
        Notation::Uci,
        Notation::Figurine,
    ]
    .into_iter()
    .chain(Language::DESCRIPTIVE.map(Notation::Descriptive))
    .chain(
        Language::every()
            .filter(move |language| *language != english)
            .map(Notation::Algebraic),
    )
}

fn row(notation: Notation) -> Row {
    let mut record = Record::default();
    let mut moves = Vec::new();
    for uci in EXAMPLE {
        let played = record
            .position()
            .parse_uci(uci)
            .is_some_and(|mv| record.push(mv));
        if played {
            moves.push(write_ply(&record, Ply(record.n_plies()), notation));
        }
    }
    let code = if notation == Notation::SAN {
        "san".to_owned()
    } else {
        notation.code()
    };
    Row {
        code,
        name: app::notation_in_words(notation),
        example: moves.join(" "),
    }
}

impl Answer for Rows {
    fn text(&self, _style: Style) -> String {
        let width = |text: fn(&Row) -> &str| {
            let widths = self.0.iter().map(|row| text(row).chars().count());
            widths.max().unwrap_or(0)
        };
        let (codes, names) = (width(|row| &row.code), width(|row| &row.name));
        let mut text = String::new();
        for row in &self.0 {
            let (code, name, example) = (&row.code, &row.name, &row.example);
            // Writing to a string cannot fail.
            if writeln!(text, "{code:codes$}  {name:names$}  {example}").is_err() {
                break;
            }
        }
        text
    }

    fn plain(&self) -> String {
        let sentence =
            |row: &Row| format!("{}: {}, for example {}.", row.code, row.name, row.example);
        self.0.iter().map(sentence).collect::<Vec<_>>().join("\n")
    }
}

//! The names of months.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::super::phrases::fold;

/// Fewest letters of an abbreviation.
const ABBREVIATION_MIN: usize = 3;

/// Names from January to December, one row a language and case; `/` separates forms of the same month.
pub(super) const MONTHS: &[&str] = &[
    "january, february, march, april, may, june, july, august, september/sept, october, november, december",
    "jan, feb, mar, apr, may, jun, jul, aug, sep, oct, nov, dec",
    "ene/gen, fev/fevr, mrz/mrt, abr/avr, mai/mag, giu, lug/juil, ago/aou, set/sept, okt/ott/out, nov, dez/dic/des",
    "januar/janner, februar/feber, marz/maerz, april, mai, juni, juli, august, september, oktober, november, dezember",
    "janvier, fevrier, mars, avril, mai, juin, juillet, aout, septembre, octobre, novembre, decembre",
    "enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre/setiembre, octubre, noviembre, diciembre",
    "gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre",
    "janeiro, fevereiro, março, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro",
    "januari, februari, maart/mrt, april, mei, juni, juli, augustus, september, oktober, november, december",
    "januari, februari, mars, april, maj, juni, juli, augusti, september, oktober, november, december",
    "januar, februar, marts/mars, april, maj/mai, juni, juli, august, september, oktober, november, december/desember",
    "tammikuu, helmikuu, maaliskuu, huhtikuu, toukokuu, kesakuu, heinakuu, elokuu, syyskuu, lokakuu, marraskuu, joulukuu",
    "tammikuuta, helmikuuta, maaliskuuta, huhtikuuta, toukokuuta, kesakuuta, heinakuuta, elokuuta, syyskuuta, lokakuuta, marraskuuta, joulukuuta",
    "január, február, március, április, május, június, július, augusztus, szeptember, október, november, december",
    "януари/январь/января, февруари/февраль/февраля, март/марта, април/апрель/апреля, май/мая, юни/июнь/июня, юли/июль/июля, август/августа, септември/сентябрь/сентября, октомври/октябрь/октября, ноември/ноябрь/ноября, декември/декабрь/декабря",
    "січень/січня, лютий/лютого, березень/березня, квітень/квітня, травень/травня, червень/червня, липень/липня, серпень/серпня, вересень/вересня, жовтень/жовтня, листопад/листопада, грудень/грудня",
    "styczen/stycznia, luty/lutego, marzec/marca, kwiecien/kwietnia, maj/maja, czerwiec/czerwca, lipiec/lipca, sierpien/sierpnia, wrzesien/wrzesnia, pazdziernik/pazdziernika, listopad/listopada, grudzien/grudnia",
    "leden/ledna, unor/unora, brezen/brezna, duben/dubna, kveten/kvetna, cerven/cervna, cervenec/cervence, srpen/srpna, zari, rijen/rijna, listopad/listopadu, prosinec/prosince",
    "januar/januara, februar/februara, marec/marca, april/aprila, maj/maja, jun/juna, jul/jula, august/augusta, september/septembra, oktober/oktobra, november/novembra, december/decembra",
    "januar/januara, februar/februara, mart/marta, april/aprila, maj/maja, jun/juna, jul/jula, avgust/avgusta, septembar/septembra, oktobar/oktobra, novembar/novembra, decembar/decembra",
    "јануар/јануара, фебруар/фебруара, март/марта, април/априла, мај/маја, јун/јуна, јул/јула, август/августа, септембар/септембра, октобар/октобра, новембар/новембра, децембар/децембра",
    "sijecanj/sijecnja, veljaca/veljace, ozujak/ozujka, travanj/travnja, svibanj/svibnja, lipanj/lipnja, srpanj/srpnja, kolovoz/kolovoza, rujan/rujna, listopad/listopada, studeni/studenoga, prosinac/prosinca",
    "januar/januarja, februar/februarja, marec/marca, april/aprila, maj/maja, junij/junija, julij/julija, avgust/avgusta, september/septembra, oktober/oktobra, november/novembra, december/decembra",
    "gener, febrer, març, abril, maig, juny, juliol, agost, setembre, octubre, novembre, desembre",
    "ianuarie, februarie, martie, aprilie, mai, iunie, iulie, august, septembrie, octombrie, noiembrie, decembrie",
    "ιανουαριος/ιανουαριου, φεβρουαριος/φεβρουαριου, μαρτιος/μαρτιου, απριλιος/απριλιου, μαιος/μαιου, ιουνιος/ιουνιου, ιουλιος/ιουλιου, αυγουστος/αυγουστου, σεπτεμβριος/σεπτεμβριου, οκτωβριος/οκτωβριου, νοεμβριος/νοεμβριου, δεκεμβριος/δεκεμβριου",
    "ocak, subat, mart, nisan, mayis, haziran, temmuz, agustos, eylul, ekim, kasim, aralik",
    "jaanuar, veebruar, marts, aprill, mai, juuni, juuli, august, september, oktoober, november, detsember",
    "janvaris/janvari, februaris/februari, marts/marta, aprilis/aprili, maijs/maija, junijs/junija, julijs/julija, augusts/augusta, septembris/septembri, oktobris/oktobri, novembris/novembri, decembris/decembri",
    "sausis/sausio, vasaris/vasario, kovas/kovo, balandis/balandzio, geguze/geguzes, birzelis/birzelio, liepa/liepos, rugpjutis/rugpjucio, rugsejis/rugsejo, spalis/spalio, lapkritis/lapkricio, gruodis/gruodzio",
];

/// Months by name. A name may be another month elsewhere (Polish and Croatian `listopad`).
static NAMES: LazyLock<BTreeMap<String, Vec<u32>>> = LazyLock::new(|| {
    let mut names: BTreeMap<String, Vec<u32>> = BTreeMap::new();
    for row in MONTHS {
        for (month, forms) in (1..).zip(row.split(',')) {
            for form in forms.split('/') {
                let months = names.entry(fold(form.trim())).or_default();
                if !months.contains(&month) {
                    months.push(month);
                }
            }
        }
    }
    names
});

/// Returns the months that a folded word may name: a whole name, or the first letters of names of one month.
pub(in crate::correspondence) fn months_named(word: &str) -> Vec<u32> {
    if let Some(months) = NAMES.get(word) {
        return months.clone();
    }
    if word.chars().count() < ABBREVIATION_MIN {
        return Vec::new();
    }
    let mut months: Vec<u32> = NAMES
        .range(word.to_owned()..)
        .take_while(|(name, _)| name.starts_with(word))
        .flat_map(|(_, months)| months.iter().copied())
        .collect();
    months.sort_unstable();
    months.dedup();
    // `jui` is June or July; an abbreviation that leaves that open is none.
    if months.len() > 1 { Vec::new() } else { months }
}

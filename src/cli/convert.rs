use std::io::{BufRead as _, Read as _};
use std::path::{Path, PathBuf};

use crate::app::{self, Conversion, ConvertRequest, SourceName, TargetName};
use crate::game::Variant;
use crate::notation::{Language, Notation};

use super::context::Context;
use super::error::CliError;

/// The longest score that is read; games have a few thousand characters.
const INPUT_BYTES_MAX: u64 = 1 << 20;

const EXAMPLES: &str = "\
NOTATIONS
  auto            find out (for --from only)
  numeric         5254 5755
  san             e4 e5 Nf3          the English algebraic of PGN
  lan             e2-e4 Ng1-f3
  uci             e2e4 g1f3
  figurine        e4 e5 ♘f3
  fr, de, es ...  e4 e5 Cf3          algebraic with another language's letters
  descriptive-en  P-K4 P-K4 Kt-KB3   of English books
  descriptive-fr  P4R P4R C3FR       also -es, -it, -pt
  pgn, fen        a whole PGN game, the final position (for --to)
`ccmail notations` lists them all.

EXAMPLES
  The score of an old book becomes PGN; the notation is found out:
    ccmail convert --to pgn '1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-Kt5'
  The same from a file, typed as it is printed:
    ccmail convert --to pgn --file game.txt > game.pgn
  A French score for an opponent who writes numeric:
    ccmail convert --from fr --to numeric '1. e4 e5 2. Cf3 Cc6'
  From a set position:
    ccmail convert --fen '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1' --to descriptive-en e4

A score may hold move numbers of any style, check and mate signs, comments in
{braces}, variations in (brackets), a result. Nothing else is passed over: what
is not understood, not legal, or can be two moves is shown with its place.";

/// Read a score in any notation and write it in another
///
/// Takes one game, or some moves, from the arguments, a file or standard input. Without --to it
/// writes PGN's SAN.
#[derive(Debug, Default, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    /// The notation it is written in
    #[arg(long, value_name = "NOTATION", default_value = "auto")]
    from: String,
    /// The notation to write
    #[arg(long, value_name = "NOTATION", default_value = "san")]
    to: String,
    /// The position in which it begins
    #[arg(long)]
    fen: Option<String>,
    /// Read castling as in Chess960
    #[arg(long, value_name = "VARIANT")]
    variant: Option<String>,
    /// Read this file; `-` for standard input
    #[arg(long, conflicts_with = "text")]
    file: Option<PathBuf>,
    /// Answer JSON lines from standard input, a single move each (for scripts)
    #[arg(long, conflicts_with_all = ["text", "file", "fen"])]
    batch: bool,
    /// The score
    #[arg(allow_hyphen_values = true)]
    text: Vec<String>,
}

pub(super) fn run(args: &Args, context: &Context) -> Result<(), CliError> {
    if args.batch {
        return batch(context);
    }
    let from = SourceName::from_code(&args.from).ok_or_else(|| unknown(&args.from))?;
    let to = TargetName::from_code(&args.to).ok_or_else(|| unknown(&args.to))?;
    let name = args.variant.as_deref().unwrap_or_default();
    let variant = Variant::parse(name).ok_or_else(|| {
        CliError::user(format!("`{name}` is no variant")).hint("there is `chess960`")
    })?;
    let request = ConvertRequest {
        from,
        to,
        fen: args.fen.clone(),
        variant,
        text: text_of(args)?,
    };
    let conversion =
        app::convert(&request).map_err(|error| CliError::user(format!("--fen: {error}")))?;
    answer(&conversion, &request, context)
}

fn answer(
    conversion: &Conversion,
    request: &ConvertRequest,
    context: &Context,
) -> Result<(), CliError> {
    if context.output.is_json() {
        context.output.json_line(conversion)?;
    } else if !conversion.moves.is_empty() || conversion.error.is_none() {
        context.output.text(&conversion.text)?;
    }
    let Some(error) = &conversion.error else {
        if request.from == SourceName::Auto && !context.output.is_json() {
            let name = app::notation_in_words(conversion.notation);
            let code = &conversion.read_as;
            context
                .output
                .note(&format!("Read as {name} (--from {code})."));
        }
        return Ok(());
    };
    let place = if conversion.moves.is_empty() {
        format!("line {}, column {}", error.line, error.column)
    } else {
        format!(
            "line {}, column {}, after {} half-moves",
            error.line,
            error.column,
            conversion.moves.len()
        )
    };
    let mut fault = CliError::user(format!("{}: {place}", error.reason));
    if !context.output.is_plain() {
        fault.excerpt = Some(error.carets());
    }
    let hint = match error.kind {
        "ambiguous" => "write the move so that it means one of them alone",
        "illegal" => "an earlier move may be misprinted; see what was read up to there",
        _ => "put comments in {braces}, or take them out",
    };
    Err(fault.hint(hint))
}

fn unknown(name: &str) -> CliError {
    let languages = Language::every().map(Language::code);
    let others = [
        "numeric", "san", "lan", "uci", "figurine", "auto", "pgn", "fen",
    ];
    let codes: Vec<String> = languages
        .chain(others)
        .map(str::to_owned)
        .chain(Language::DESCRIPTIVE.map(|language| Notation::Descriptive(language).code()))
        .collect();
    let nearest = codes
        .iter()
        .map(|code| (strsim::damerau_levenshtein(code, name), code))
        .filter(|(distance, _)| distance * 3 <= name.chars().count())
        .min();
    let error = CliError::user(format!("`{name}` is no notation"));
    let error = match nearest {
        Some((_, code)) => error.hint(format!("perhaps `{code}`")),
        None => error,
    };
    error.hint("all of them: ccmail notations")
}

fn text_of(args: &Args) -> Result<String, CliError> {
    let bytes = match &args.file {
        Some(path) if path != Path::new("-") => std::fs::File::open(path)
            .and_then(read_some)
            .map_err(|error| CliError::user(format!("{}: {error}", path.display())))?,
        None if !args.text.is_empty() => return Ok(args.text.join(" ")),
        _ => read_some(std::io::stdin().lock())?,
    };
    if u64::try_from(bytes.len()).unwrap_or(u64::MAX) > INPUT_BYTES_MAX {
        return Err(CliError::user("this is too long for one game")
            .hint("PGN files of many games are for: ccmail import"));
    }
    // Old files are in Latin-1; in it every byte is a character.
    Ok(String::from_utf8(bytes).unwrap_or_else(|error| {
        let bytes = error.into_bytes();
        bytes.into_iter().map(char::from).collect()
    }))
}

fn read_some(source: impl std::io::Read) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(INPUT_BYTES_MAX + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn batch(context: &Context) -> Result<(), CliError> {
    let mut stdin = std::io::stdin().lock();
    let mut line = Vec::new();
    while stdin.read_until(b'\n', &mut line)? > 0 {
        let text = String::from_utf8_lossy(&line);
        if !text.trim().is_empty() {
            context.output.text(&app::answer_line(text.trim()))?;
        }
        line.clear();
    }
    Ok(())
}

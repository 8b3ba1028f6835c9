use serde::Serialize;

use crate::app::{GameRequest, MailLine, Opponent, Started};
use crate::game::{Color, Variant};

use super::context::Context;
use super::error::CliError;
use super::ingest;

/// Begin a game that no PGN file holds
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Whom you play, as in a mail: "Marek Nowak <m.nowak@example.net>"
    #[arg(long, value_name = "NAME <ADDRESS>")]
    opponent: String,
    /// Your color
    #[arg(long, value_parser = parse_color, value_name = "white|black")]
    color: Color,
    /// Name or code of the event
    #[arg(long)]
    event: Option<String>,
    /// Round within the event
    #[arg(long)]
    round: Option<String>,
    /// The first position, if it is not the usual one
    #[arg(long)]
    fen: Option<String>,
    /// `chess960` for its castling
    #[arg(long, value_parser = parse_variant)]
    variant: Option<Variant>,
    /// The rule book for the clocks
    #[arg(long, value_name = "NAME")]
    rules: Option<String>,
    /// The language of your opponent's words: fr, de, ...
    #[arg(long, value_name = "CODE")]
    language: Option<String>,
    /// What your opponent's moves are written in: numeric, san, fr, ...
    #[arg(long, value_name = "NAME")]
    notation: Option<String>,
    /// The moves made already
    #[arg(long)]
    moves: Option<String>,
}

/// The new game, for scripts.
#[derive(Debug, Serialize)]
struct Answer {
    game: i64,
    draft: Option<i64>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    resolved: Vec<MailLine>,
}

pub(super) fn run(args: &Args, context: &Context) -> Result<(), CliError> {
    let app = context.app()?;
    let opponent = Opponent::parse(&args.opponent)?;
    let name = opponent.name.clone();
    let started = app.new_game(&GameRequest {
        opponent,
        color: args.color,
        event: args.event.clone(),
        round: args.round.clone(),
        fen: args.fen.clone(),
        variant: args.variant.unwrap_or_default(),
        rules: args.rules.clone(),
        language: args.language.clone(),
        notation: args.notation.clone(),
        moves: args.moves.clone(),
    })?;
    let delivered = app.deliver();
    if context.output.is_json() {
        context.output.json_line(&Answer {
            game: started.game.0,
            draft: started.draft.map(|draft| draft.0),
            resolved: started.lines,
        })?;
    } else {
        context.output.text(&sentences(&started, &name))?;
        ingest::print(context, &started.lines)?;
    }
    Ok(delivered?)
}

fn sentences(started: &Started, opponent: &str) -> String {
    let game = started.game;
    let mut text = format!("Game {game} against {opponent} is in play.\n");
    if let Some(draft) = started.draft {
        text.push_str(&format!(
            "Draft {draft} waits for your first move.\nNext: ccmail play {game} e4\n"
        ));
    } else if started.is_my_turn {
        text.push_str(&format!(
            "It is your move.\nNext: ccmail play {game} MOVE\n"
        ));
    } else {
        text.push_str("It is your opponent's move.\nNext: ccmail run\n");
    }
    text
}

fn parse_color(text: &str) -> Result<Color, String> {
    match text.to_ascii_lowercase().as_str() {
        "white" | "w" => Ok(Color::White),
        "black" | "b" => Ok(Color::Black),
        _ => Err("say white or black".to_owned()),
    }
}

fn parse_variant(text: &str) -> Result<Variant, String> {
    Variant::parse(text).ok_or_else(|| "the variants are standard and chess960".to_owned())
}

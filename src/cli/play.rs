use serde::Serialize;

use crate::app::{MailLine, Play, PlayHow};

use super::context::Context;
use super::error::CliError;
use super::ingest;
use super::output::{Answer, Style};

/// Make your move: it goes into the waiting draft
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The game, by its number or any text that only it has
    game: String,
    /// The move, in any notation: Nc3, 2133, b1c3, O-O
    #[arg(value_name = "MOVE", required = true)]
    words: Vec<String>,
    /// The move has gone out already, by whatever means
    #[arg(long)]
    sent: bool,
    /// Offer a draw with it
    #[arg(long)]
    draw_offer: bool,
}

/// What was done with the move.
#[derive(Debug, Serialize)]
struct Played {
    game: i64,
    ply: u32,
    color: &'static str,
    uci: String,
    numeric: String,
    san: String,
    draft: Option<i64>,
    sent: bool,
    draw_offer: bool,
    #[serde(skip)]
    is_delivered: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    resolved: Vec<MailLine>,
}

pub(super) fn run(args: &Args, context: &Context) -> Result<(), CliError> {
    let app = context.app()?;
    let game = app.find_game(&args.game)?;
    let played = app.play(
        game,
        &args.words.join(" "),
        PlayHow {
            sent: args.sent,
            draw_offer: args.draw_offer,
        },
    )?;
    let delivered = app.deliver();
    let answer = Played::new(played, delivered.is_ok());
    context.output.answer(&answer)?;
    if !context.output.is_json() {
        ingest::print(context, &answer.resolved)?;
    }
    Ok(delivered?)
}

impl Played {
    fn new(played: Play, is_delivered: bool) -> Self {
        Self {
            game: played.game.0,
            ply: played.mv.ply,
            color: played.mv.color,
            uci: played.mv.uci,
            numeric: played.mv.numeric,
            san: played.san,
            draft: played.draft.map(|draft| draft.0),
            sent: played.is_sent,
            draw_offer: played.draw_offer,
            is_delivered,
            resolved: played.lines,
        }
    }
}

impl Answer for Played {
    fn text(&self, style: Style) -> String {
        let mv = format!("{} ({})", style.bold(&self.san), self.numeric);
        self.sentence(&mv)
    }

    fn plain(&self) -> String {
        self.sentence(&format!("{}, numeric {}", self.san, self.numeric))
    }
}

impl Played {
    fn sentence(&self, mv: &str) -> String {
        let offer = if self.draw_offer {
            ", with your draw offer,"
        } else {
            ""
        };
        match self.draft {
            None => format!("{mv}{offer} is on record as sent.\n"),
            Some(draft) if self.is_delivered => format!(
                "{mv}{offer} stands in draft {draft}, ready.\n\
                 It lies in your Drafts folder; send it from your mail program.\n"
            ),
            Some(draft) => format!("{mv}{offer} stands in draft {draft}, ready.\n"),
        }
    }
}

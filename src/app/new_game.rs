//! A new game in play, from what the user says.

use crate::correspondence::DraftState;
use crate::game::{Color, GameId, GameResult, GameState, Position, PositionError, Record, Variant};
use crate::notation::{Language, Languages, Notation, PgnError, PgnReader};
use crate::store::{DraftId, NewGame, StoreError, StoredDraft};

use super::App;
use super::line::MailLine;
use super::play::PlayError;

/// The opponent as `--opponent` and mail headers write him.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// His name.
    pub name: String,
    /// His address.
    pub address: String,
}

/// What the user says of a new game.
#[derive(Clone, Debug)]
pub struct GameRequest {
    /// Whom he plays.
    pub opponent: Opponent,
    /// His own color.
    pub color: Color,
    /// Name or code of the event.
    pub event: Option<String>,
    /// Round within the event.
    pub round: Option<String>,
    /// The first position.
    pub fen: Option<String>,
    /// The rules of castling.
    pub variant: Variant,
    /// The rule book's name.
    pub rules: Option<String>,
    /// Language of the opponent's words.
    pub language: Option<String>,
    /// What the opponent's moves are written in.
    pub notation: Option<String>,
    /// The moves made already.
    pub moves: Option<String>,
}

/// A new game.
#[derive(Clone, Debug, PartialEq)]
pub struct Started {
    /// Its number.
    pub game: GameId,
    /// Whether the user is on move.
    pub is_my_turn: bool,
    /// The draft that waits for his first move.
    pub draft: Option<DraftId>,
    /// Held mails that resolved themselves.
    pub lines: Vec<MailLine>,
}

/// Why there is no new game.
#[derive(Debug, thiserror::Error)]
pub enum NewGameError {
    /// The store.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Not a name with an address.
    #[error("`{0}` is not a name with a mail address")]
    Opponent(String),
    /// The user's own address.
    #[error("`{0}` is your own address")]
    Myself(String),
    /// No such notation.
    #[error("there is no notation `{0}`")]
    Notation(String),
    /// No position.
    #[error("`{fen}` gives no position: {source}")]
    Fen {
        /// As given.
        fen: String,
        /// What is wrong.
        source: PositionError,
    },
    /// Moves that are not legal, or not read.
    #[error("the moves: {}", .0.reason)]
    Moves(Box<PgnError>),
    /// The same event, round and players.
    #[error("that is game {0}, which is in play already")]
    Known(GameId),
}

impl Opponent {
    /// Reads `NAME <ADDRESS>`, or an address alone.
    ///
    /// # Errors
    /// [`NewGameError::Opponent`] if there is no address.
    pub fn parse(text: &str) -> Result<Self, NewGameError> {
        let text = text.trim();
        let (name, address) = match text
            .strip_suffix('>')
            .and_then(|text| text.rsplit_once('<'))
        {
            Some((name, address)) => (name.trim().trim_matches('"'), address.trim()),
            None => (text.split('@').next().unwrap_or_default(), text),
        };
        let is_address = address.split_once('@').is_some_and(|(local, domain)| {
            !local.is_empty()
                && !domain.is_empty()
                && !domain.contains('@')
                && !address.contains(|c: char| c.is_whitespace() || matches!(c, '<' | '>' | ','))
        });
        if !is_address || name.is_empty() {
            return Err(NewGameError::Opponent(text.to_owned()));
        }
        Ok(Self {
            name: name.to_owned(),
            address: address.to_owned(),
        })
    }
}

impl App {
    /// Begins a game; for the side that moves first, a draft waits for the move.
    ///
    /// # Errors
    /// [`NewGameError`]; nothing is stored then.
    pub fn new_game(&self, request: &GameRequest) -> Result<Started, NewGameError> {
        let record = self.first_record(request)?;
        if let Some(code) = &request.notation
            && Notation::from_code(code).is_none()
        {
            return Err(NewGameError::Notation(code.clone()));
        }
        let mine = &self.config.me.addresses;
        let address = &request.opponent.address;
        if mine.iter().any(|mine| mine.eq_ignore_ascii_case(address)) {
            return Err(NewGameError::Myself(address.clone()));
        }
        self.store.savepoint(|_| {
            let game = self.add_new_game(request, &record)?;
            let is_my_turn = record.turn() == request.color;
            let is_first = is_my_turn && record.last_ply().is_none();
            let draft = if is_first {
                self.first_draft(game)?
            } else {
                None
            };
            let lines = self.rejudge_unplaced()?;
            Ok(Started {
                game,
                is_my_turn,
                draft,
                lines,
            })
        })
    }

    fn first_record(&self, request: &GameRequest) -> Result<Record, NewGameError> {
        let start = match &request.fen {
            None => Position::default(),
            Some(fen) => {
                Position::from_fen(fen, request.variant).map_err(|source| NewGameError::Fen {
                    fen: fen.clone(),
                    source,
                })?
            }
        };
        let Some(moves) = &request.moves else {
            return Ok(Record::from_position(start));
        };
        let tags = format!(
            "[Variant \"{}\"]\n[FEN \"{}\"]\n\n",
            request.variant.as_str(),
            start.fen()
        );
        let text = format!("{tags}{moves}\n");
        let own = Language::from_code(&self.config.me.language).map(Languages::one);
        let languages = [own.unwrap_or_default(), Languages::ENGLISH];
        let mut error = None;
        for languages in languages.into_iter().filter(|one| !one.is_empty()) {
            match PgnReader::new(&text, languages).next() {
                Some(Ok(game)) => return Ok(game.record),
                Some(Err(fault)) => error = Some(fault),
                None => {}
            }
        }
        match error {
            Some(fault) => Err(NewGameError::Moves(Box::new(fault))),
            None => Ok(Record::from_position(start)),
        }
    }

    fn add_new_game(&self, request: &GameRequest, record: &Record) -> Result<GameId, NewGameError> {
        let (me, him) = (self.config.me.name.clone(), request.opponent.name.clone());
        let (white, black) = request.color.fold_wb((&me, &him), (&him, &me));
        if request.event.is_some() {
            let (event, round) = (request.event.as_deref(), request.round.as_deref());
            if let Some(known) = self.store.same_in_play(event, round, white, black)? {
                return Err(NewGameError::Known(known));
            }
        }
        let opponent = self.store.ensure_opponent(
            &him,
            Some(&request.opponent.address),
            request.language.as_deref(),
            request.notation.as_deref(),
            self.clock.now(),
            "new game",
        )?;
        let his_tag = request.color.fold_wb("BlackNA", "WhiteNA");
        let optional = [
            ("RuleBook", &request.rules),
            ("OpponentLanguage", &request.language),
            ("OpponentNotation", &request.notation),
        ];
        let mut tags = vec![(his_tag.to_owned(), request.opponent.address.clone())];
        for (name, value) in optional {
            tags.extend(value.clone().map(|value| (name.to_owned(), value)));
        }
        Ok(self.store.add_game(&NewGame {
            event: request.event.clone(),
            round: request.round.clone(),
            site: None,
            white: white.clone(),
            black: black.clone(),
            my_color: Some(request.color),
            opponent: Some(opponent),
            my_address: None,
            record,
            state: GameState::Open,
            result: GameResult::Unknown,
            tags,
            source: None,
            source_text: None,
        })?)
    }

    /// The letter that begins the game, its move still to come.
    fn first_draft(&self, game: GameId) -> Result<Option<DraftId>, StoreError> {
        let Some(stored) = self.store.game(game)? else {
            return Ok(None);
        };
        let ply = stored.game.record.next_ply();
        let draft = match self.opening_draft(&stored, ply) {
            Ok(draft) => draft,
            Err(PlayError::Store(error)) => return Err(error),
            Err(_) => return Ok(None),
        };
        let draft = StoredDraft {
            state: DraftState::NeedsMove,
            ..draft
        };
        if let Some(text) = self.rewrite(&draft)? {
            self.store.update_draft(&StoredDraft {
                subject: text.subject,
                body: text.body,
                ..draft.clone()
            })?;
        }
        Ok(Some(draft.id))
    }
}

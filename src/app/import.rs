//! Takes games from PGN files: those in play with their opponents, and past ones.

mod summary;

use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use crate::game::{Color, GameId, GameResult, GameState, Record};
use crate::notation::{Languages, PgnGame, PgnReader};
use crate::store::{NewGame, StoreError};

use super::App;

pub use self::summary::{ImportSummary, Refusal};

/// PGN files beyond this size are refused.
const PGN_BYTES_MAX: u64 = 2 * 1024 * 1024 * 1024;

/// Games that are committed together.
const BATCH_GAMES_MAX: usize = 1_000;

/// Why nothing could be imported.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// The store.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A file.
    #[error("cannot read `{}`", path.display())]
    Io {
        /// Which.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
}

enum Imported {
    InPlay,
    Past,
    Updated(GameId),
    Skipped,
    Refused(String),
}

impl App {
    /// Imports PGN files; `-` is standard input. A refused game does not stop the others.
    ///
    /// # Errors
    /// [`ImportError`] if a file can't be read or the store can't be written; whole games only are
    /// stored then.
    pub fn import(&self, files: &[PathBuf]) -> Result<ImportSummary, ImportError> {
        let mut summary = ImportSummary::default();
        let mut changed = Vec::new();
        for path in files {
            let text = read_text(path).map_err(|source| ImportError::Io {
                path: path.clone(),
                source,
            })?;
            let file = path.display().to_string();
            let mut games = PgnReader::new(&text, Languages::ENGLISH)
                .enumerate()
                .peekable();
            while games.peek().is_some() {
                self.store.batch_begin()?;
                for (index, game) in games.by_ref().take(BATCH_GAMES_MAX) {
                    match game {
                        Ok(game) => {
                            let done = self.store.savepoint(|_| self.import_game(&game, &file))?;
                            summary.count(done, (index + 1, &game), &file, &mut changed);
                        }
                        Err(error) => summary.errors.push(Refusal::new(&file, error)),
                    }
                }
                self.store.batch_commit()?;
            }
        }
        summary.lines = self.store.savepoint(|_| {
            let mut lines = self.rejudge(&changed)?;
            lines.extend(self.rejudge_unplaced()?);
            Ok::<_, StoreError>(lines)
        })?;
        Ok(summary)
    }

    fn import_game(&self, pgn: &PgnGame, file: &str) -> Result<Imported, StoreError> {
        let my_color = self.my_color(pgn);
        let in_play = my_color.filter(|_| is_in_play(pgn));
        match in_play {
            Some(color) => self.import_in_play(pgn, file, color),
            None => {
                let new = new_game(pgn, file, my_color, GameState::Finished);
                if self.store.same_game(&new)?.is_some() {
                    return Ok(Imported::Skipped);
                }
                let opponent = match my_color.and_then(|color| opponent_of(pgn, color).1) {
                    Some(address) => self.store.opponent_by_address(&address)?,
                    None => None,
                };
                self.store.add_game(&NewGame { opponent, ..new })?;
                Ok(Imported::Past)
            }
        }
    }

    fn import_in_play(
        &self,
        pgn: &PgnGame,
        file: &str,
        color: Color,
    ) -> Result<Imported, StoreError> {
        let new = new_game(pgn, file, Some(color), GameState::Open);
        let known = self.store.same_in_play(
            new.event.as_deref(),
            new.round.as_deref(),
            &new.white,
            &new.black,
        )?;
        if let Some(id) = known {
            return self.update(id, &pgn.record);
        }
        let (name, address) = opponent_of(pgn, color);
        let opponent = self.store.ensure_opponent(
            &name,
            address.as_deref(),
            pgn.tag("OpponentLanguage"),
            pgn.tag("OpponentNotation"),
            self.clock.now(),
            "import",
        )?;
        let my_address = self.my_address(pgn, color);
        self.store.add_game(&NewGame {
            opponent: Some(opponent),
            my_address,
            ..new
        })?;
        Ok(Imported::InPlay)
    }

    /// A game in play that is imported again: the longer one must continue the shorter.
    fn update(&self, id: GameId, record: &Record) -> Result<Imported, StoreError> {
        let Some(stored) = self.store.game(id)? else {
            return Ok(Imported::Skipped);
        };
        let (old, new) = (stored.game.record.moves(), record.moves());
        if stored.game.record.start() != record.start() {
            return Ok(Imported::Refused(format!(
                "game {id} began in another position"
            )));
        }
        if old.starts_with(new) {
            return Ok(Imported::Skipped);
        }
        if new.starts_with(old) {
            self.store.replace_moves(id, record)?;
            if let Some(changed) = self.store.game(id)? {
                self.close_drafts(&changed.game)?;
            }
            return Ok(Imported::Updated(id));
        }
        let same = old
            .iter()
            .zip(new)
            .take_while(|(old, new)| old == new)
            .count();
        let ply = crate::game::Ply(u32::try_from(same).unwrap_or(u32::MAX)).next();
        let number = record.number_of(ply);
        Ok(Imported::Refused(format!(
            "game {id} is in play already and goes another way from move {number} on"
        )))
    }

    /// The color of the user, by name or address.
    fn my_color(&self, pgn: &PgnGame) -> Option<Color> {
        let is_me = |name: &str, address: &str| {
            let named = pgn
                .tag(name)
                .is_some_and(|name| same_person(name, &self.config.me.name));
            let addressed = pgn
                .tag(address)
                .is_some_and(|address| self.is_my_address(address));
            named || addressed
        };
        match (is_me("White", "WhiteNA"), is_me("Black", "BlackNA")) {
            (true, false) => Some(Color::White),
            (false, true) => Some(Color::Black),
            _ => None,
        }
    }

    fn is_my_address(&self, address: &str) -> bool {
        self.config
            .me
            .addresses
            .iter()
            .any(|mine| mine.eq_ignore_ascii_case(address))
    }

    fn my_address(&self, pgn: &PgnGame, color: Color) -> Option<String> {
        let tag = pgn.tag(color.fold_wb("WhiteNA", "BlackNA"))?;
        self.is_my_address(tag).then(|| tag.to_owned())
    }
}

fn is_in_play(pgn: &PgnGame) -> bool {
    pgn.result == GameResult::Unknown
}

fn opponent_of(pgn: &PgnGame, my_color: Color) -> (String, Option<String>) {
    let (name, address) = my_color.fold_wb(("Black", "BlackNA"), ("White", "WhiteNA"));
    let address = pgn.tag(address).filter(|address| address.contains('@'));
    (
        pgn.tag(name).unwrap_or("?").to_owned(),
        address.map(str::to_owned),
    )
}

/// Tags that have columns of their own.
const COLUMNS: [&str; 6] = ["Event", "Round", "Site", "White", "Black", "Result"];

fn new_game<'g>(
    pgn: &'g PgnGame,
    file: &str,
    my_color: Option<Color>,
    state: GameState,
) -> NewGame<'g> {
    let tag = |name: &str| pgn.tag(name).map(str::to_owned);
    let others = pgn
        .tags
        .iter()
        .filter(|(name, _)| !COLUMNS.contains(&name.as_str()));
    NewGame {
        event: tag("Event"),
        round: tag("Round"),
        site: tag("Site"),
        white: tag("White").unwrap_or_else(|| "?".to_owned()),
        black: tag("Black").unwrap_or_else(|| "?".to_owned()),
        my_color,
        opponent: None,
        my_address: None,
        record: &pgn.record,
        state,
        result: pgn.result,
        tags: others.cloned().collect(),
        source: Some(file.to_owned()),
        source_text: Some(pgn.source.clone()),
    }
}

/// `Example, Ann` and `Ann Example` are one person.
pub(super) fn same_person(one: &str, other: &str) -> bool {
    let words = |name: &str| {
        let mut words: Vec<String> = name
            .split(|c: char| c.is_whitespace() || c == ',')
            .filter(|word| !word.is_empty())
            .map(str::to_lowercase)
            .collect();
        words.sort();
        words
    };
    words(one) == words(other)
}

/// Reads a file as UTF-8, or else as Latin-1, in which many old PGN files are written.
fn read_text(path: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    if path.as_os_str() == "-" {
        io::stdin()
            .lock()
            .take(PGN_BYTES_MAX)
            .read_to_end(&mut bytes)?;
    } else {
        File::open(path)?
            .take(PGN_BYTES_MAX)
            .read_to_end(&mut bytes)?;
    }
    Ok(String::from_utf8(bytes)
        .unwrap_or_else(|error| error.into_bytes().into_iter().map(char::from).collect()))
}

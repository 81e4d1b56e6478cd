//! Entering a game: [`GameDraft`], the contents of a form, and [`UnderWay`], for a game in
//! progress.

use std::collections::BTreeMap;

use super::entry::{Act, Cause, Entry};
use super::error::EntryError;
use super::event::Event;
use super::game::CorrespondenceGame;
use super::interpretations::own_moves;
pub use super::look::ShownDraft;
use super::look::{Figure, FigureError};
use super::seconds::Utc;
use super::summary::Summary;
use super::typed::DurationError;
use crate::clock::{ByColor, Color};
use crate::game::ending::end_of;
use crate::game::fen::FenError;
use crate::game::pgn::{self, Limits, PgnError};
use crate::game::{MoveHistory, Start};

/// The longest name of a player, in characters.
pub(super) const MAX_NAME: usize = 100;

/// A game as entered in a form, not checked yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameDraft {
    /// The players' names; empty if unknown.
    pub players: ByColor<String>,
    /// One's own side.
    pub mine: Option<Color>,
    /// The starting position as FEN; empty for the usual one.
    pub fen: String,
    /// The moves so far, as PGN or one after another; empty if there are none.
    pub moves: String,
    /// The state of a game in progress. Without it, the game starts with its event, and the moves
    /// are those of a given opening.
    pub under_way: Option<UnderWay>,
}

/// The state of a game in progress, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UnderWay {
    /// The server's clocks; `None` if they are entered later.
    pub shown: Option<ByColor<ShownDraft>>,
    /// Own moves that count already; empty means all that were made.
    pub made: ByColor<String>,
}

/// An error in a draft.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EnterError {
    /// A name of over 100 characters.
    #[error("the name of {} is too long", .0.name())]
    Name(Color),
    /// Not a legal starting position.
    #[error(transparent)]
    Fen(FenError),
    /// Both the moves and the position give a start.
    #[error("both the moves and the position say where the game begins")]
    TwoStarts,
    /// An error in the moves, with its place in the text.
    #[error(transparent)]
    Moves(PgnError),
    /// The text has this many games, and only one can be entered.
    #[error("the text has {0} games, and only one can be entered")]
    Several(usize),
    /// The game is over, on the board or according to its text.
    #[error("the game is over")]
    Over,
    /// The event has not started, so nobody can have moved.
    #[error("the event has not started")]
    NotStarted(Utc),
    /// Not a number of own moves, 0 to 9,999.
    #[error("not a number of moves from 0 to 9,999 ({})", .0.name())]
    Made(Color),
    /// Not a clock of 0 to 50 days; `Range` if it is another length.
    #[error("the clock of {}: {}", .0.name(), .1)]
    Clock(Color, DurationError),
    /// The bank of this side is not a length of time.
    #[error("the bank of {}: {}", .0.name(), .1)]
    Bank(Color, DurationError),
    /// The ledger rejects it.
    #[error(transparent)]
    Refused(EntryError),
}

impl From<FigureError> for EnterError {
    fn from(FigureError { side, figure, why }: FigureError) -> EnterError {
        match figure {
            Figure::Clock => EnterError::Clock(side, why),
            Figure::Bank => EnterError::Bank(side, why),
        }
    }
}

/// The names of the players, as they are stored.
///
/// # Errors
/// [`EnterError::Name`] for each side whose name has over 100 characters.
pub fn names(typed: &ByColor<String>) -> Result<ByColor<String>, Vec<EnterError>> {
    let names = typed.clone().map(|name| name.trim().to_owned());
    let is_long = |side: &Color| names.get(*side).chars().count() > MAX_NAME;
    let long: Vec<Color> = Color::ALL.into_iter().filter(is_long).collect();
    if long.is_empty() {
        Ok(names)
    } else {
        Err(long.into_iter().map(EnterError::Name).collect())
    }
}

/// The name under which most of one's own games are played, to propose it for the next; among
/// equals the first in the alphabet. `None` if no game of one's own has one.
pub fn own_name(games: &[Summary]) -> Option<String> {
    let mut played: BTreeMap<&str, usize> = BTreeMap::new();
    for game in games {
        let name = game.mine.map_or("", |mine| game.players.get(mine));
        *played.entry(name).or_default() += 1;
    }
    played.remove("");
    let most = played.values().max()?;
    let found = played.iter().find(|(_, times)| *times == most);
    found.map(|(name, _)| (*name).to_owned())
}

/// Both names, with one's own at one's own side, unless a name stands there already; it leaves the
/// other side if it was alone.
pub fn with_own_name(names: &ByColor<String>, own: &str, mine: Option<Color>) -> ByColor<String> {
    ByColor::from_fn(|side| {
        let (typed, other) = (names.get(side), names.get(side.other()));
        let is_mine = mine == Some(side);
        let proposed = if typed.is_empty() && is_mine {
            own
        } else if typed == own && !is_mine && other.is_empty() {
            ""
        } else {
            typed
        };
        proposed.to_owned()
    })
}

impl GameDraft {
    /// Creates the game, entered now.
    ///
    /// A new game starts with its event, whose official start may be in the future; the event
    /// decides whether the moves of a given opening count ([`Openings`]). A game in progress starts
    /// now: its moves count, and the server's times are entered as a correction. Without either it
    /// has its moves still to be entered, and starts with its event too.
    ///
    /// [`Openings`]: super::interpretations::Openings
    ///
    /// # Errors
    /// Everything that is wrong with it: names, position, moves, the server's clocks, and
    /// [`EnterError::Refused`] if the ledger rejects an entry.
    pub fn enter(
        &self,
        id: &str,
        (event_id, event): (&str, &Event),
        now: Utc,
    ) -> Result<CorrespondenceGame, Vec<EnterError>> {
        let mut problems = Vec::new();
        let players = names(&self.players).unwrap_or_else(|wrong| {
            problems.extend(wrong);
            ByColor::default()
        });
        let lead = self.lead().unwrap_or_else(|problem| {
            problems.push(problem);
            MoveHistory::new(Start::standard())
        });
        if end_of(lead.position()).is_some() {
            problems.push(EnterError::Over);
        }
        let start = event.draft().start;
        let mut moves_before = ByColor::both(0);
        let (at, act) = match &self.under_way {
            None => (start, Act::OfficialStart),
            Some(under_way) => {
                if now < start {
                    problems.push(EnterError::NotStarted(start));
                }
                moves_before = under_way.made(&lead, &mut problems);
                // Before the first move the clock has run since the event's start.
                let is_moved = moves_before.iter().any(|made| *made > 0);
                if is_moved || under_way.shown.is_some() {
                    (now, Act::Start)
                } else {
                    (start, Act::OfficialStart)
                }
            }
        };
        let mut journal = vec![Entry { at, act }];
        let shown = self.under_way.as_ref().and_then(|way| way.shown.as_ref());
        if let Some(shown) = shown {
            let shown = ByColor::from_fn(|side| {
                let read = shown.get(side).read(side);
                let wrong = |wrong: Vec<FigureError>| {
                    problems.extend(wrong.into_iter().map(EnterError::from));
                };
                read.map_err(wrong).ok()
            });
            let cause = Cause::Unknown;
            let act = Act::Correction { shown, cause };
            journal.push(Entry { at, act });
        }
        let game = CorrespondenceGame {
            id: id.into(),
            event: event_id.into(),
            players,
            mine: self.mine,
            lead,
            moves_before,
            journal,
            note: String::new(),
            link: String::new(),
            server_id: String::new(),
            brought: Vec::new(),
        };
        if problems.is_empty()
            && let Err(failed) = game.ledger(event)
        {
            problems.push(EnterError::Refused(failed.1.why));
        }
        if problems.is_empty() {
            Ok(game)
        } else {
            Err(problems)
        }
    }

    /// The starting position and the moves played.
    fn lead(&self) -> Result<MoveHistory, EnterError> {
        let fen = self.fen.trim();
        let start = if fen.is_empty() {
            Start::standard()
        } else {
            Start::from_fen(fen).map_err(EnterError::Fen)?
        };
        if self.moves.trim().is_empty() {
            return Ok(MoveHistory::new(start));
        }
        if fen.is_empty() {
            return one_game(&self.moves, 0);
        }
        if self.moves.contains("[FEN ") {
            return Err(EnterError::TwoStarts);
        }
        let text = ["[FEN \"", &start.fen(), "\"]\n", &self.moves].concat();
        one_game(&text, 1)
    }
}

/// The moves of the only game of a text; the first `above` lines were added by us.
fn one_game(text: &str, above: usize) -> Result<MoveHistory, EnterError> {
    let read = pgn::parse(text, &Limits::default());
    let game = match &read.games[..] {
        [] if !read.problems.is_empty() => {
            return Err(EnterError::Moves(read.problems[0].clone()));
        }
        [] => return Ok(MoveHistory::new(Start::standard())),
        [game] => game,
        several => return Err(EnterError::Several(several.len())),
    };
    let mut problems = game.problems.iter();
    if let Some(problem) = problems.find(|found| found.kind.may_lose_moves()) {
        return Err(EnterError::Moves(PgnError {
            line: problem.line.saturating_sub(above).max(1),
            ..problem.clone()
        }));
    }
    let line = game.tree.played_line();
    if game.result.is_some() || end_of(line.position()).is_some() {
        return Err(EnterError::Over);
    }
    Ok(line)
}

impl UnderWay {
    /// The number of own moves that count: as typed, or else by the moves.
    fn made(&self, lead: &MoveHistory, problems: &mut Vec<EnterError>) -> ByColor<u32> {
        ByColor::from_fn(|side| {
            let typed = self.made.get(side).trim();
            if typed.is_empty() {
                return own_moves(lead, side);
            }
            match typed.parse() {
                Ok(made) if made <= 9_999 => made,
                _ => {
                    problems.push(EnterError::Made(side));
                    0
                }
            }
        })
    }
}

//! Keeping what a server's file says of a game: [`update`] for a game that is kept, [`enter`] for a
//! new one.
//!
//! Nothing kept is overwritten: what is kept stays, what is new is added, and what contradicts is
//! an error that names both. Notes, prepared replies, refills and other entries of one's own stay as
//! they are. The same file again changes nothing.

use super::civil::TypedTime;
use super::entry::{Act, Ending, Entry};
use super::error::EntryError;
use super::event::Event;
use super::game::CorrespondenceGame;
use super::interpretations::own_moves;
use super::ledger::{Change, ConflictError, Ledger};
use super::seconds::Utc;
use super::server_facts::StampUnit;
use super::server_game::{ServerEnd, ServerGame, Stamp};
use crate::clock::{ByColor, Color, GameResult};
use crate::game::MoveHistory;

/// The instant of a time of day in the zone of the event; `None` if there is none. Only the browser
/// knows the zones.
pub type InZone<'a> = &'a dyn Fn(TypedTime) -> Option<Utc>;

/// A game after a file was taken over.
#[derive(Clone, Debug, PartialEq)]
pub struct Taken {
    /// The game as it is to be kept.
    pub game: CorrespondenceGame,
    /// The number of its half-moves that are new.
    pub moves: usize,
    /// Whether the file ended it.
    pub is_ended: bool,
    /// Whether its time follows from stamps. If not, the server's figures are still to be compared.
    pub is_known: bool,
    /// The unit of the stamps that are new.
    pub stamps: StampUnit,
}

/// Why a game of a file is not taken over without a question.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TakeOverError {
    /// After so many half-moves the kept game and the file have other moves.
    #[error("after half-move {0} the file has another move")]
    Move(usize),
    /// The file has another time for this half-move than the one that is kept.
    #[error("the file has another time for half-move {ply}")]
    Stamp {
        /// The half-move, counted from 1.
        ply: usize,
        /// The time that is kept.
        kept: Utc,
        /// The file's.
        file: Utc,
    },
    /// The file has no times for so many new half-moves.
    #[error("the file has no times for {0} half-moves")]
    NoStamps(usize),
    /// The file has another result than the game.
    #[error("the file has another result")]
    Result(GameResult),
    /// The server has cancelled the game.
    #[error("the server has cancelled the game")]
    Cancelled,
    /// The ledger refuses this half-move, counted from 1, or the end.
    #[error("half-move {ply}: {why}")]
    Refused {
        /// The half-move.
        ply: usize,
        /// Why.
        why: EntryError,
    },
    /// The kept journal does not fit its event.
    #[error("the kept game does not fit its event")]
    Conflict,
}

/// The kept game with everything that is new in the file.
///
/// A game of which no time is known yet, and of which nothing but moves was entered, gets its whole
/// journal from the file if that has the time of every move.
///
/// # Errors
/// What contradicts, or cannot be taken over without a question; the kept game stays as it is.
pub fn update(
    kept: &CorrespondenceGame,
    event: &Event,
    file: &ServerGame,
    in_zone: InZone<'_>,
    now: Utc,
) -> Result<Taken, TakeOverError> {
    let ledger = kept.ledger(event).map_err(|_| TakeOverError::Conflict)?;
    let stamps = Stamps::of(file, in_zone);
    let line = ledger.line();
    let common = common(line, &file.line);
    if common < line.ply().min(file.line.ply()) || line.start() != file.line.start() {
        return Err(TakeOverError::Move(common));
    }
    stamps.agree_with(&ledger)?;
    if is_bare(&ledger) && file.line.ply() >= line.ply() && stamps.are_whole(0) {
        let moves = file.line.ply() - line.ply();
        let game = from_stamps(kept.clone(), event, file, &stamps, now)?;
        return Ok(Taken { moves, ..game });
    }
    let mut taken = Taken {
        game: kept.clone(),
        moves: file.line.ply().saturating_sub(line.ply()),
        is_ended: false,
        is_known: true,
        stamps: stamps.unit_from(line.ply()),
    };
    if !stamps.are_whole(line.ply()) {
        return Err(TakeOverError::NoStamps(taken.moves));
    }
    let ledger = stamps.played_on(ledger, file, now)?;
    let ledger = ended(ledger, file.end, &mut taken.is_ended)?;
    taken.game.journal = ledger.entries().to_vec();
    if taken.game.server_id.is_empty() && (taken.moves > 0 || taken.is_ended) {
        taken.game.server_id.clone_from(&file.id);
    }
    let last = ledger.last();
    taken.is_known = Color::ALL.into_iter().all(|side| last.is_known(side));
    Ok(taken)
}

/// A new game of an event, as the file has it: with the ledger of its stamps, or under way at `now`
/// if the file does not have the times of all its moves.
///
/// # Errors
/// [`TakeOverError::Refused`] if the ledger refuses the times; [`without_stamps`] enters such a game.
pub fn enter(
    file: &ServerGame,
    (id, mine): (&str, Option<Color>),
    (event_id, event): (&str, &Event),
    in_zone: InZone<'_>,
    now: Utc,
) -> Result<Taken, TakeOverError> {
    let stamps = Stamps::of(file, in_zone);
    if !stamps.are_whole(0) {
        return without_stamps(file, (id, mine), (event_id, event), now);
    }
    let game = blank(file, (id, mine), event_id);
    from_stamps(game, event, file, &stamps, now)
}

/// A new game of an event, entered under way at `now`: its moves count, and the server's figures are
/// still to be compared.
///
/// # Errors
/// [`TakeOverError::Refused`] if the event has not begun, or the game is over.
pub fn without_stamps(
    file: &ServerGame,
    (id, mine): (&str, Option<Color>),
    (event_id, event): (&str, &Event),
    now: Utc,
) -> Result<Taken, TakeOverError> {
    let mut game = blank(file, (id, mine), event_id);
    let is_begun = file.line.ply() > 0;
    let (at, act) = if is_begun {
        (now, Act::Start)
    } else {
        (event.draft().start, Act::OfficialStart)
    };
    game.lead = file.line.clone();
    game.moves_before = ByColor::from_fn(|side| own_moves(&file.line, side));
    game.journal = vec![Entry { at, act }];
    let refused = |failed: Box<(Ledger, ConflictError)>| TakeOverError::Refused {
        ply: file.line.ply(),
        why: failed.1.why,
    };
    let ledger = game.ledger(event).map_err(refused)?;
    let mut is_ended = false;
    let ledger = ended(ledger, file.end, &mut is_ended)?;
    game.journal = ledger.entries().to_vec();
    Ok(Taken {
        moves: file.line.ply(),
        is_ended,
        is_known: !is_begun,
        stamps: StampUnit::Second,
        game,
    })
}

/// A game without moves, with what the file says of it.
fn blank(file: &ServerGame, (id, mine): (&str, Option<Color>), event: &str) -> CorrespondenceGame {
    CorrespondenceGame {
        id: id.into(),
        event: event.into(),
        players: file
            .players
            .clone()
            .map(|name| name.chars().take(100).collect()),
        mine,
        lead: MoveHistory::new(file.line.start().clone()),
        moves_before: ByColor::both(0),
        journal: Vec::new(),
        note: String::new(),
        link: file.link.clone(),
        server_id: file.id.clone(),
    }
}

/// The game with the journal that the file's stamps give, from the official start.
fn from_stamps(
    mut game: CorrespondenceGame,
    event: &Event,
    file: &ServerGame,
    stamps: &Stamps,
    now: Utc,
) -> Result<Taken, TakeOverError> {
    let at = event.draft().start;
    let act = Act::OfficialStart;
    game.lead = MoveHistory::new(file.line.start().clone());
    game.moves_before = ByColor::both(0);
    game.journal = vec![Entry { at, act }];
    if game.server_id.is_empty() {
        game.server_id.clone_from(&file.id);
    }
    let opened = game.ledger(event).map_err(|_| TakeOverError::Conflict)?;
    let ledger = stamps.played_on(opened, file, now)?;
    let mut is_ended = false;
    let ledger = ended(ledger, file.end, &mut is_ended)?;
    game.journal = ledger.entries().to_vec();
    Ok(Taken {
        moves: file.line.ply(),
        is_ended,
        is_known: true,
        stamps: stamps.unit_from(0),
        game,
    })
}

/// Whether nothing but moves is entered in a game, and no time in it is known.
fn is_bare(ledger: &Ledger) -> bool {
    let is_plain =
        |entry: &Entry| matches!(entry.act, Act::Start | Act::OfficialStart | Act::Move(_));
    let last = ledger.last();
    let is_known = Color::ALL.into_iter().any(|side| last.is_known(side));
    !is_known && ledger.entries().iter().all(is_plain)
}

/// The number of half-moves with which both lines begin.
fn common(one: &MoveHistory, other: &MoveHistory) -> usize {
    let moves = one.moves().iter().zip(other.moves());
    moves.take_while(|(one, other)| one == other).count()
}

/// The times of a file's moves as instants, each with its unit.
struct Stamps(Vec<Option<(Utc, StampUnit)>>);

impl Stamps {
    fn of(file: &ServerGame, in_zone: InZone<'_>) -> Stamps {
        let instant = |stamp: &Option<Stamp>| {
            let stamp = stamp.as_ref()?;
            Some((in_zone(stamp.time)?, stamp.unit))
        };
        Stamps(file.stamps.iter().map(instant).collect())
    }

    /// Whether every half-move from this one on has a time.
    fn are_whole(&self, from: usize) -> bool {
        self.0.iter().skip(from).all(Option::is_some)
    }

    /// The coarsest unit from this half-move on.
    fn unit_from(&self, from: usize) -> StampUnit {
        let units = self.0.iter().skip(from).flatten().map(|(_, unit)| *unit);
        units.max().unwrap_or_default()
    }

    /// Checks the times of the moves that are kept.
    fn agree_with(&self, ledger: &Ledger) -> Result<(), TakeOverError> {
        for (entry, step) in ledger.entries().iter().zip(ledger.steps()) {
            let Change::Move { ply, .. } = step.change else {
                continue;
            };
            let Some(Some((file, unit))) = self.0.get(ply - 1).copied() else {
                continue;
            };
            if !is_same_time(entry.at, file, unit) {
                let kept = entry.at;
                return Err(TakeOverError::Stamp { ply, kept, file });
            }
        }
        Ok(())
    }

    /// The ledger with the moves of the file that come after its own.
    fn played_on(
        &self,
        mut ledger: Ledger,
        file: &ServerGame,
        now: Utc,
    ) -> Result<Ledger, TakeOverError> {
        let mode = file.line.start().mode();
        let from = ledger.line().ply();
        let moves = file.line.moves().iter().zip(&self.0).enumerate().skip(from);
        for (before, (play, stamp)) in moves {
            let Some((at, unit)) = *stamp else { continue };
            // A minute may hold an entry that was made to the second.
            let last = ledger.last().at;
            let at = if at < last && is_same_time(last, at, unit) {
                last
            } else {
                at
            };
            let act = Act::Move(play.to_uci(mode));
            let refused = |why| TakeOverError::Refused {
                ply: before + 1,
                why,
            };
            ledger.add(Entry { at, act }, now).map_err(refused)?;
        }
        Ok(ledger)
    }
}

/// Whether a kept time can be that of the file: the same, or within the file's minute, or the minute
/// of the file's second.
fn is_same_time(kept: Utc, file: Utc, unit: StampUnit) -> bool {
    let minute = |at: Utc| at.get().div_euclid(60);
    kept == file
        || minute(kept) == minute(file)
            && (unit == StampUnit::Minute || kept.get().rem_euclid(60) == 0)
}

/// The ledger with the end of the game, if the file has one that is not on the board. The file does
/// not say when it ended: it is entered at the last move.
fn ended(
    mut ledger: Ledger,
    end: Option<ServerEnd>,
    is_ended: &mut bool,
) -> Result<Ledger, TakeOverError> {
    let Some(ServerEnd { result, ending }) = end else {
        return Ok(ledger);
    };
    let result = result.ok_or(TakeOverError::Cancelled)?;
    let last = ledger.last();
    if let Some(verdict) = last.verdict() {
        return if verdict.result == result {
            Ok(ledger)
        } else {
            Err(TakeOverError::Result(verdict.result))
        };
    }
    // A file that has nothing but the points leaves open how: the usual way is taken.
    let usual = match result {
        GameResult::Win(_) => Ending::Resignation,
        GameResult::Draw => Ending::Agreement,
        GameResult::BothLose => Ending::Default,
    };
    let ending = ending.unwrap_or(usual);
    let act = Act::Result { result, ending };
    let ply = ledger.line().ply();
    let entry = Entry { at: last.at, act };
    let added = ledger.add(entry, Utc::MAX);
    added.map_err(|why| TakeOverError::Refused { ply, why })?;
    *is_ended = true;
    Ok(ledger)
}

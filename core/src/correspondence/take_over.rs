//! Keeping what a server's file says of a game: [`update`] for a game that is kept, [`enter`] for a
//! new one.
//!
//! A move of which the file has no time ends what is known of the accounts, until times of the server
//! are entered or a file has the missing ones. So a game of which nothing is known takes such a move
//! at once, and one whose times are known only if the player wants it: [`update_without_times`].
//!
//! Nothing kept is overwritten: what is kept stays, what is new is added, and what contradicts is
//! an error that names both. Notes, prepared replies, refills and other entries of one's own stay as
//! they are; a move that was made before the last of them is put before it. The same file again
//! changes nothing.

use super::civil::TypedTime;
use super::edit::Edit;
use super::enter::MAX_NAME;
use super::entry::{Act, Ending, Entry};
use super::error::EntryError;
use super::event::Event;
use super::game::CorrespondenceGame;
use super::interpretations::own_moves;
use super::ledger::{EntryEffect, Ledger};
use super::seconds::Utc;
use super::server_facts::StampUnit;
use super::server_game::{ServerEnd, ServerGame, ServerStamp};
use crate::clock::{ByColor, Color, GameResult};
use crate::game::MoveHistory;
use crate::game::ending::end_of;

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
    /// The number of its kept half-moves of which the file has the time, and the game had none.
    pub timed: usize,
    /// Whether the file ended it.
    pub is_ended: bool,
    /// Whether its time follows from stamps. If not, the server's figures are still to be compared.
    pub is_known: bool,
    /// The unit of the stamps that are new.
    pub stamps: StampUnit,
}

impl Taken {
    /// Whether a move of its journal has no time.
    pub fn lacks_times(&self) -> bool {
        let mut journal = self.game.journal.iter();
        journal.any(|entry| matches!(entry.act, Act::UntimedMove(_)))
    }
}

/// Why a game of a file is not taken over without a question.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TakeOverError {
    /// After so many half-moves the kept game and the file have other moves, or the file has the
    /// end of the game.
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
    /// Among so many new half-moves are some of which the file has no time, and the times of the
    /// game are known so far.
    #[error("the file does not have the times of {0} half-moves")]
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
/// A game of which no time is known, and of which nothing but moves was entered, gets its whole
/// journal from the file if that has the time of every move. In another one, moves that were kept
/// without their times get those of the file, if it has them all.
///
/// # Errors
/// The contradiction, or the question without which it is not taken over; the kept game stays as it is.
pub fn update(
    kept: &CorrespondenceGame,
    event: &Event,
    file: &ServerGame,
    in_zone: InZone<'_>,
    now: Utc,
) -> Result<Taken, TakeOverError> {
    updated(kept, event, file, in_zone, now, Untimed::Ask)
}

/// The same for a player who wants the new moves of a game whose times are known, although the file
/// does not have the times of all of them: after them the server's figures are to be compared.
///
/// # Errors
/// As of [`update`], but never [`TakeOverError::NoStamps`].
pub fn update_without_times(
    kept: &CorrespondenceGame,
    event: &Event,
    file: &ServerGame,
    in_zone: InZone<'_>,
    now: Utc,
) -> Result<Taken, TakeOverError> {
    updated(kept, event, file, in_zone, now, Untimed::Take)
}

/// The answer for new moves without times where the times of the game are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Untimed {
    Ask,
    Take,
}

fn updated(
    kept: &CorrespondenceGame,
    event: &Event,
    file: &ServerGame,
    in_zone: InZone<'_>,
    now: Utc,
    untimed: Untimed,
) -> Result<Taken, TakeOverError> {
    let ledger = kept.ledger(event).map_err(|_| TakeOverError::Conflict)?;
    let mut stamps = Stamps::of(file, in_zone);
    let (kept_plies, plies) = (ledger.line().ply(), file.line.ply());
    let common = ledger.line().common(&file.line);
    let is_over = end_of_file(file).is_some_and(|end| end.result.is_some());
    if common < kept_plies.min(plies)
        || is_over && plies < kept_plies
        || ledger.line().start() != file.line.start()
    {
        return Err(TakeOverError::Move(common));
    }
    stamps.agree_with(&ledger)?;
    let was = ledger.last().verdict();
    // In a game of which nothing but the start is entered, all moves are missing.
    let has_times = is_known(&ledger) && !ledger.last().is_fresh;
    let mut game = kept.clone();
    learn(&mut game, file);
    let moves = plies.saturating_sub(kept_plies);
    let from_now = kept_plies + 1..=plies;
    let taken = if is_bare(&ledger) && plies >= kept_plies && stamps.are_whole(0) {
        stamps.keep(&ledger);
        let brought = game.brought.clone();
        let without_time = 1..=kept.lead.ply();
        let mut taken = from_stamps(game, event, file, &stamps, now)?;
        taken.game.brought = brought;
        taken.game.add_brought(without_time.chain(from_now), now);
        Taken { moves, ..taken }
    } else if stamps.are_whole(kept_plies) || !has_times || untimed == Untimed::Take {
        let first_new = ledger.untimed().next().unwrap_or(kept_plies + 1);
        let ledger = stamps.timed(&ledger, file, now).unwrap_or(ledger);
        let unit = stamps.unit_from(first_new - 1);
        let ledger = ended(stamps.played_on(ledger, file, plies, now)?, file, now)?;
        // A move before the last entries may be one that saves a clock.
        if let Some(was) = was
            && ledger.last().verdict().map(|is| is.result) != Some(was.result)
        {
            return Err(TakeOverError::Result(was.result));
        }
        let mut taken = taken(game, ledger, (moves, unit));
        taken.game.add_brought(from_now, now);
        taken
    } else {
        return Err(TakeOverError::NoStamps(moves));
    };
    let is_ended = taken.is_ended && was.is_none();
    let new = stamps.0.iter().skip(kept_plies).flatten().count();
    let timed = timed_moves(&taken.game).saturating_sub(timed_moves(kept) + new);
    Ok(Taken {
        is_ended,
        timed,
        ..taken
    })
}

/// Takes what is not kept of a game: the server's id and address, and the names.
fn learn(game: &mut CorrespondenceGame, file: &ServerGame) {
    let names = names(file);
    let learnt = [
        (&mut game.server_id, &file.id),
        (&mut game.link, &file.link),
        (&mut game.players.white, &names.white),
        (&mut game.players.black, &names.black),
    ];
    for (kept, written) in learnt {
        if kept.is_empty() {
            kept.clone_from(written);
        }
    }
}

/// The game with the journal of this ledger, and so many new half-moves.
fn taken(
    mut game: CorrespondenceGame,
    ledger: Ledger,
    (moves, stamps): (usize, StampUnit),
) -> Taken {
    game.journal = ledger.entries().to_vec();
    let last = ledger.last();
    Taken {
        game,
        moves,
        timed: 0,
        is_ended: last.verdict().is_some(),
        is_known: Color::ALL.into_iter().all(|side| last.is_known(side)),
        stamps,
    }
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
    let plies = file.line.ply();
    // A game that is over on the board ends there: with its last move.
    let is_over = end_of(file.line.position()).is_some();
    game.lead = file.line.up_to(plies - usize::from(is_over && plies > 0));
    game.moves_before = ByColor::from_fn(|side| own_moves(&game.lead, side));
    game.journal = if plies > 0 {
        vec![Entry {
            at: now,
            act: Act::Start,
        }]
    } else {
        official_start(event)
    };
    let refused = |why| TakeOverError::Refused { ply: plies, why };
    let opened = game.ledger(event);
    let mut ledger = opened.map_err(|failed| refused(failed.1.why))?;
    if let Some(last) = file.line.moves().get(game.lead.ply()) {
        let act = Act::Move(last.to_uci(file.line.start().mode()));
        ledger.add(Entry { at: now, act }, now).map_err(refused)?;
    }
    let ledger = ended(ledger, file, now)?;
    let mut taken = taken(game, ledger, (plies, StampUnit::Second));
    taken.game.add_brought(1..=plies, now);
    Ok(taken)
}

fn official_start(event: &Event) -> Vec<Entry> {
    let at = event.draft().start;
    let act = Act::OfficialStart;
    vec![Entry { at, act }]
}

/// The names of a file, as they are kept.
fn names(file: &ServerGame) -> ByColor<String> {
    let cut = |name: &str| name.trim().chars().take(MAX_NAME).collect::<String>();
    ByColor::from_fn(|side| cut(file.players.get(side)).trim_end().to_owned())
}

/// A game without moves, with what the file says of it.
fn blank(file: &ServerGame, (id, mine): (&str, Option<Color>), event: &str) -> CorrespondenceGame {
    CorrespondenceGame {
        id: id.into(),
        event: event.into(),
        players: names(file),
        mine,
        lead: MoveHistory::new(file.line.start().clone()),
        moves_before: ByColor::both(0),
        journal: Vec::new(),
        note: String::new(),
        link: file.link.clone(),
        server_id: file.id.clone(),
        brought: Vec::new(),
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
    game.lead = MoveHistory::new(file.line.start().clone());
    game.moves_before = ByColor::both(0);
    game.journal = official_start(event);
    let opened = game.ledger(event).map_err(|_| TakeOverError::Conflict)?;
    let ledger = stamps.played_on(opened, file, file.line.ply(), now)?;
    let new = (file.line.ply(), stamps.unit_from(0));
    let mut taken = taken(game, ended(ledger, file, now)?, new);
    taken.game.add_brought(1..=new.0, now);
    Ok(taken)
}

/// Whether nothing but moves is entered in a game, and no time in it is known.
fn is_bare(ledger: &Ledger) -> bool {
    let is_plain = |entry: &Entry| entry.act.is_start() || entry.act.uci().is_some();
    !is_known(ledger) && ledger.entries().iter().all(is_plain)
}

/// Whether the time of either side is known after the last entry.
fn is_known(ledger: &Ledger) -> bool {
    let last = ledger.last();
    Color::ALL.into_iter().any(|side| last.is_known(side))
}

/// The number of moves of a game that have a time.
fn timed_moves(game: &CorrespondenceGame) -> usize {
    let timed = |entry: &&Entry| matches!(entry.act, Act::Move(_));
    game.journal.iter().filter(timed).count()
}

/// The times of a file's moves as instants, each with its unit; as many as moves.
#[derive(Clone)]
struct Stamps(Vec<Option<(Utc, StampUnit)>>);

impl Stamps {
    fn of(file: &ServerGame, in_zone: InZone<'_>) -> Stamps {
        let instant = |stamp: &Option<ServerStamp>| {
            let stamp = stamp.as_ref()?;
            Some((in_zone(stamp.time)?, stamp.unit))
        };
        let mut stamps: Vec<_> = file.stamps.iter().map(instant).collect();
        stamps.resize(file.line.ply(), None);
        Stamps(stamps)
    }

    /// Keeps the times of the moves of a ledger.
    fn keep(&mut self, ledger: &Ledger) {
        for (ply, kept) in timed(ledger) {
            if let Some(Some((at, _))) = self.0.get_mut(ply - 1) {
                *at = kept;
            }
        }
    }

    /// The ledger with the file's times for its moves that have none; `None` if there is no such move,
    /// if the file lacks a time from the first of them on, or if the times do not fit.
    fn timed(&self, ledger: &Ledger, file: &ServerGame, now: Utc) -> Option<Ledger> {
        let (first, plies) = (ledger.untimed().next()?, ledger.line().ply());
        if self.0.len() < plies || !self.are_whole(first - 1) {
            return None;
        }
        let mut stamps = self.clone();
        stamps.keep(ledger);
        let entries = ledger.entries().iter().zip(ledger.steps());
        let before = entries.filter(|(_, step)| match step.effect {
            EntryEffect::Move { ply, .. } => ply < first,
            EntryEffect::Other => true,
        });
        let before = before.map(|(entry, _)| entry.clone()).collect();
        let before = ledger.with_entries(before).ok()?;
        stamps.played_on(before, file, plies, now).ok()
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
        for (ply, kept) in timed(ledger) {
            let Some(Some((file, unit))) = self.0.get(ply - 1).copied() else {
                continue;
            };
            if !is_same_time(kept, file, unit) {
                return Err(TakeOverError::Stamp { ply, kept, file });
            }
        }
        Ok(())
    }

    /// When this half-move, counted from 0, was made at the latest: before the next one with a time.
    fn latest(&self, before: usize, now: Utc) -> Utc {
        let mut later = self.0.iter().skip(before).flatten();
        later.next().map_or(now, |(at, _)| *at)
    }

    /// The ledger with the moves of the file that come after its own, until so many half-moves. One
    /// that was made before the last other entries, of which it was not yet known, is put before them.
    fn played_on(
        &self,
        mut ledger: Ledger,
        file: &ServerGame,
        until: usize,
        now: Utc,
    ) -> Result<Ledger, TakeOverError> {
        let mode = file.line.start().mode();
        let from = ledger.line().ply();
        let mut last = last_move(&ledger);
        let moves = file.line.moves().iter().zip(&self.0).enumerate();
        for (before, (play, stamp)) in moves.take(until).skip(from) {
            let uci = play.to_uci(mode);
            let (at, unit, act) = match *stamp {
                Some((at, unit)) => (at, unit, Act::Move(uci)),
                None => {
                    let latest = self.latest(before, now);
                    (latest, StampUnit::Second, Act::UntimedMove(uci))
                }
            };
            let ply = before + 1;
            let refused = |why| TakeOverError::Refused { ply, why };
            // A minute may hold an entry that was made to the second.
            let at = [last, ledger.last().at]
                .into_iter()
                .find(|entered| at < *entered && is_same_time(*entered, at, unit))
                .unwrap_or(at);
            if at < last {
                let start = ledger.event().draft().start;
                return Err(refused(if at < start {
                    EntryError::BeforeStart { start }
                } else {
                    EntryError::Order { after: last }
                }));
            }
            let entry = Entry { at, act };
            if at < ledger.last().at {
                let edit = Edit::Insert(ledger.place_of(at), entry);
                let edited = ledger.edited(edit, now);
                ledger = edited.map_err(|conflict| refused(conflict.why))?;
            } else {
                ledger.add(entry, now).map_err(refused)?;
            }
            last = at;
        }
        Ok(ledger)
    }
}

/// Each half-move of a journal that has a time, counted from 1, and when it was made.
fn timed(ledger: &Ledger) -> impl Iterator<Item = (usize, Utc)> {
    let entries = ledger.entries().iter().zip(ledger.steps());
    entries.filter_map(|(entry, step)| match (&entry.act, step.effect) {
        (Act::Move(_), EntryEffect::Move { ply, .. }) => Some((ply, entry.at)),
        _ => None,
    })
}

/// When the last move was made, or the game started.
fn last_move(ledger: &Ledger) -> Utc {
    let mut entries = ledger.entries().iter().rev();
    let found = entries.find(|entry| entry.act.is_start() || entry.act.uci().is_some());
    found.map_or(ledger.opening().at, |entry| entry.at)
}

/// Whether a kept time can be that of the file: the same, or within the file's minute, or the minute
/// of the file's second.
fn is_same_time(kept: Utc, file: Utc, unit: StampUnit) -> bool {
    let minute = |at: Utc| at.get().div_euclid(60);
    kept == file
        || minute(kept) == minute(file)
            && (unit == StampUnit::Minute || kept.get().rem_euclid(60) == 0)
}

/// The end of the game in the file. One whose moves may be missing is not taken, as no moves could
/// follow it.
fn end_of_file(file: &ServerGame) -> Option<ServerEnd> {
    file.end.filter(|_| file.problem.is_none())
}

/// The ledger with the end of the game, if the file has one that is not on the board. The file does
/// not say when it ended: it is entered at the last move, or now if the game has not begun by then.
fn ended(mut ledger: Ledger, file: &ServerGame, now: Utc) -> Result<Ledger, TakeOverError> {
    let Some(ServerEnd { result, ending }) = end_of_file(file) else {
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
    let refused = |why| TakeOverError::Refused { ply, why };
    let entry = Entry {
        at: last.at.min(now),
        act,
    };
    if last.at > now {
        let edit = ledger.entering(ledger.entries(), 0, entry);
        let edited = ledger.edited(edit, now);
        return edited.map_err(|conflict| refused(conflict.why));
    }
    ledger.add(entry, now).map_err(refused)?;
    Ok(ledger)
}

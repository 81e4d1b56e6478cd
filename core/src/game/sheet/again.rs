//! Repeating events of one sheet on another: [`redo`]. For a game that two pages wrote to.

use super::{Ply, Scoresheet, SheetError};
use crate::clock::{Clock, Entry, EntryId, Event, Rejection};
use crate::game::notation::read_uci;
use crate::time::Stamp;

/// A game as one page has it: its clock, and its moves if it has a board.
#[derive(Clone, Copy, Debug)]
pub struct PlayedGame<'a> {
    /// Its clock, with the whole journal.
    pub clock: &'a Clock,
    /// Its moves; `None` for a clock without a board.
    pub board: Option<&'a Scoresheet>,
}

/// Repeats on `clock` and `board` what was done in `mine` after the first `common` entries, which
/// both have: every entry at its own time, and moves as moves.
///
/// Entries after one that does not fit are not tried: they depend on a state that does not exist
/// here.
///
/// # Errors
/// The first entry that does not fit, as [`Scoresheet::play`] and [`Scoresheet::apply`] reject it; what
/// was repeated before it stays.
pub fn redo(
    mine: PlayedGame<'_>,
    common: usize,
    clock: &mut Clock,
    board: &mut Option<Scoresheet>,
) -> Result<(), SheetError> {
    // An undo names the entry that it undoes, which has another id here.
    let mut places: Vec<(EntryId, EntryId)> = Vec::new();
    for (id, entry) in (0..).map(EntryId).zip(mine.clock.journal()).skip(common) {
        let made = next_id(clock);
        match (mine.board, board.as_mut()) {
            (Some(from), Some(to)) if from.proof(mine.clock).is_some() && from.ended_by(id) => {
                proved(from, mine.clock, entry.stamp, clock, to)?;
            }
            (Some(from), Some(to)) => {
                on_board((from, mine.clock), id, entry, common, &places, clock, to)?
            }
            (None, None) => {
                clock.apply(translated(entry.event, common, &places)?, entry.stamp)?;
            }
            _ => return Err(Rejection::NotRunning.into()),
        }
        places.push((id, made));
    }
    if let (Some(from), Some(to)) = (mine.board, board.as_mut()) {
        waiting(from, mine.clock, clock, to)?;
    }
    Ok(())
}

fn next_id(clock: &Clock) -> EntryId {
    EntryId(u32::try_from(clock.journal().len()).unwrap_or(u32::MAX))
}

/// An event with the ids of the other journal.
fn translated(
    event: Event,
    common: usize,
    places: &[(EntryId, EntryId)],
) -> Result<Event, Rejection> {
    let place = |id: EntryId| {
        if (id.0 as usize) < common {
            return Some(id);
        }
        let found = places.iter().find(|(mine, _)| *mine == id);
        found.map(|(_, there)| *there)
    };
    Ok(match event {
        Event::Undo(id) => Event::Undo(place(id).ok_or(Rejection::NothingToUndo)?),
        Event::Redo(id) => Event::Redo(place(id).ok_or(Rejection::NothingToRedo)?),
        other => other,
    })
}

fn on_board(
    (from, mine): (&Scoresheet, &Clock),
    id: EntryId,
    entry: &Entry,
    common: usize,
    places: &[(EntryId, EntryId)],
    clock: &mut Clock,
    to: &mut Scoresheet,
) -> Result<(), SheetError> {
    let Entry { stamp, event } = *entry;
    if let Some(ply) = from.plies.iter().find(|ply| ply.entry == Some(id)) {
        return completed(ply, stamp, event, clock, to);
    }
    if let Event::Restore { readings, .. } = event {
        // Those that were completed; one that waited for its press is lifted as well.
        let completed = |ply: &&Ply| ply.entry.is_some_and(|entry| mine.is_live(entry));
        let gone = from.plies.iter().filter(|ply| ply.dropped == Some(id));
        let gone = gone.filter(completed);
        let live = to.live(clock);
        let ply = live.len() - usize::from(live.pending);
        let ply = ply
            .checked_sub(gone.count())
            .ok_or(SheetError::NothingToTakeBack)?;
        return to.restore(clock, ply, readings, stamp);
    }
    let event = translated(event, common, places)?;
    match event {
        // The redo of its press has brought this arrival back already.
        Event::Redo(id) if clock.is_live(id) => Ok(()),
        _ => to.apply(clock, event, stamp),
    }
}

/// Repeats the proved end of the game, the last entry that counts: the move that it completed, if
/// any, and the proof for the position then on the board.
fn proved(
    from: &Scoresheet,
    mine: &Clock,
    stamp: Stamp,
    clock: &mut Clock,
    to: &mut Scoresheet,
) -> Result<(), SheetError> {
    let live = from.live(mine);
    let (Some(&place), Some(proof)) = (live.places.last(), &from.proof) else {
        return Err(SheetError::PositionIsGone);
    };
    let ply = &from.plies[place];
    if ply.entry == Some(proof.entry) && !waits(to, clock, ply) {
        let made = Stamp {
            at: ply.made,
            ..stamp
        };
        play(ply, made, clock, to)?;
    }
    to.end_as_dead(clock, live.line.position(), proof.why, stamp)
}

/// Repeats a move that an entry completed: makes it, and presses if that is needed.
fn completed(
    ply: &Ply,
    stamp: Stamp,
    event: Event,
    clock: &mut Clock,
    to: &mut Scoresheet,
) -> Result<(), SheetError> {
    if !waits(to, clock, ply) {
        let made = Stamp {
            at: ply.made,
            ..stamp
        };
        play(ply, made, clock, to)?;
    }
    // A move made by hand waits for its press, unless it ended the game.
    if waits(to, clock, ply) {
        to.apply(clock, event, stamp)?;
    }
    Ok(())
}

/// Whether this move is on the board and not pressed.
fn waits(sheet: &Scoresheet, clock: &Clock, ply: &Ply) -> bool {
    let waiting = sheet.waiting(clock);
    waiting.is_some_and(|place| sheet.plies[place].uci == ply.uci)
}

fn play(ply: &Ply, stamp: Stamp, clock: &mut Clock, to: &mut Scoresheet) -> Result<(), SheetError> {
    let line = to.live(clock).line;
    let played = read_uci(line.position(), &ply.uci).map_err(|_| SheetError::IllegalMove)?;
    to.play(clock, played, stamp)
}

/// The move that was made in `mine` and waits for its press.
fn waiting(
    from: &Scoresheet,
    mine: &Clock,
    clock: &mut Clock,
    to: &mut Scoresheet,
) -> Result<(), SheetError> {
    let live = from.live(mine);
    let ply = live.places.last().filter(|_| live.pending);
    let Some(ply) = ply.and_then(|&place| from.plies.get(place)) else {
        return Ok(());
    };
    if to.live(clock).pending {
        return Ok(());
    }
    let wall = mine.journal().last().map(|entry| entry.stamp.wall);
    let made = Stamp {
        at: ply.made,
        wall: wall.unwrap_or_default(),
    };
    play(ply, made, clock, to)
}

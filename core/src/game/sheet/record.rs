//! A game on the board as PGN: [`PgnSource`].

use super::Scoresheet;
use crate::clock::log::{LogEvent, LogLine, lines};
use crate::clock::step::step;
use crate::clock::{
    ByColor, Clock, Color, EndReason, EntryId, Event, Face, Outcome, State, notation,
};
use crate::game::history::MoveHistory;
use crate::game::pgn::{self, annotation};
use crate::game::tree::{GameTree, NodeId};
use crate::time::{Instant, Millis};

/// The data for writing a game on the board as PGN.
#[derive(Clone, Copy)]
pub struct PgnSource<'a> {
    /// The sheet with the moves of the game.
    pub sheet: &'a Scoresheet,
    /// The clock of the game, for times, history and result.
    pub clock: &'a Clock,
    /// The instant as of which the game is written.
    pub now: Instant,
    /// The players' names; empty if not given.
    pub players: &'a ByColor<String>,
    /// The date in PGN's form: `2026.11.21`.
    pub date: &'a str,
    /// A line of the clock's history in words, for the comments; empty if it needs none.
    pub words: &'a dyn Fn(&LogLine) -> String,
    /// The result in words.
    pub ended: &'a dyn Fn(Outcome) -> String,
}

impl std::fmt::Debug for PgnSource<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Record")
    }
}

/// The state of writing a game.
struct Writer<'a> {
    record: &'a PgnSource<'a>,
    tree: GameTree,
    line: MoveHistory,
    /// The nodes of the moves on the board.
    nodes: Vec<NodeId>,
    /// Each side's thinking time up to its last move.
    thought: ByColor<Millis>,
}

impl PgnSource<'_> {
    /// The game as PGN: `%clk` and `%emt` at each move; corrections, stops, penalties and fallen
    /// flags as comments where they happened; and moves that were taken back as variations.
    pub fn write(&self) -> String {
        let outcome = self.outcome();
        pgn::write(&self.tree(), outcome.map(|outcome| outcome.result))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.clock.at(self.now).outcome(self.clock.setup())
    }

    /// The game as a tree.
    pub fn tree(&self) -> GameTree {
        let mut writer = Writer {
            record: self,
            tree: GameTree::new(self.sheet.start.clone()),
            line: MoveHistory::new(self.sheet.start.clone()),
            nodes: Vec::new(),
            thought: ByColor::default(),
        };
        writer.tags();
        writer.history();
        writer.tree
    }
}

impl Writer<'_> {
    fn tags(&mut self) {
        let record = self.record;
        let controls = &record.clock.setup().draft().controls;
        let tags = &mut self.tree.tags;
        tags.set("Date", record.date);
        for color in Color::ALL {
            let name = record.players.get(color).trim();
            if !name.is_empty() {
                let tag = match color {
                    Color::White => "White",
                    Color::Black => "Black",
                };
                tags.set(tag, name);
            }
        }
        // Controls that PGN cannot express are added in our own notation.
        let same = controls.white == controls.black;
        let control = same.then(|| notation::print_pgn(&controls.white)).flatten();
        if control.is_none() {
            tags.set("ClockControl", &notation::print(controls));
        }
        tags.set("TimeControl", control.as_deref().unwrap_or("?"));
        tags.set("Termination", termination(record.outcome()));
    }

    fn history(&mut self) {
        let record = self.record;
        let setup = record.clock.setup();
        let mut state = record.clock.first_state();
        for line in lines(record.clock, record.now) {
            let entry = line
                .id
                .and_then(|id| record.clock.journal().get(id.0 as usize).map(|e| (id, e)));
            let Some((id, entry)) = entry else {
                self.comment(&(record.words)(&line));
                continue;
            };
            if record.clock.is_live(id)
                && let Ok((next, _)) = step(setup, &state, entry.stamp.at, entry.event)
            {
                state = next;
            }
            if record.clock.is_live(id) && self.moved(id, &state) {
                continue;
            }
            self.taken_back(id, &state);
            if !matches!(
                line.what,
                LogEvent::Started | LogEvent::Moved(_) | LogEvent::Arrived(_)
            ) && !is_press(&line)
            {
                self.comment(&(record.words)(&line));
            }
        }
        self.pending();
        let ended = record.outcome().map(record.ended);
        if let Some(words) = ended {
            self.comment(&words);
        }
        self.end_here();
    }

    /// Ends the game with the last move that counts. Moves that were taken back and not replaced
    /// are not variations of anything: a comment lists them.
    fn end_here(&mut self) {
        let last = self.here();
        let children = self.tree.children(last);
        for &child in &children {
            let mut words = String::from("Taken back:");
            let (mut position, mut next) = (self.tree.position(last), Some(child));
            while let Some(node) = next {
                let Some(played) = self.tree.played_at(node) else {
                    break;
                };
                words.push(' ');
                words.push_str(&played.san(&position));
                position = played.after_unchecked(&position);
                next = self.tree.first_child(node);
            }
            self.comment(&words);
        }
        // The first child is deleted last: it cannot be deleted before the others.
        for child in children.into_iter().rev() {
            self.tree.delete(child);
        }
        self.tree.promote_to_main(last);
        self.tree.end_line(last);
    }

    /// Adds the move that an entry completed; `false` if there is none.
    fn moved(&mut self, id: EntryId, after: &State) -> bool {
        let sheet = self.record.sheet;
        let Some(ply) = sheet.plies.iter().find(|ply| ply.entry == Some(id)) else {
            return false;
        };
        let mover = self.line.turn();
        if !self.add(&ply.uci) {
            return false;
        }
        let thought = *after.thinking.get(mover);
        let spent = thought - std::mem::replace(self.thought.get_mut(mover), thought);
        let left = Face::of_state(self.record.clock.setup(), after)
            .sides
            .get(mover)
            .time;
        // A move that was taken back and made again has the later times.
        let here = self.here();
        let known: Vec<String> = self
            .tree
            .notes(here)
            .after
            .iter()
            .map(|c| annotation::without(&annotation::without(c, "clk"), "emt"))
            .filter(|c| !c.is_empty())
            .collect();
        let known: Vec<&str> = known.iter().map(String::as_str).collect();
        self.tree.set_comments(here, &known);
        let clocks = [annotation::clk(left), annotation::emt(spent)].join(" ");
        self.comment(&clocks);
        true
    }

    fn add(&mut self, uci: &str) -> bool {
        if self.line.play_uci(uci).is_err() {
            return false;
        }
        let Some(&played) = self.line.moves().last() else {
            return false;
        };
        match self.tree.add(self.here(), played) {
            Ok(node) => {
                self.nodes.push(node);
                true
            }
            Err(_) => false,
        }
    }

    /// Moves taken back by an entry leave the board and become a variation.
    fn taken_back(&mut self, id: EntryId, after: &State) {
        let dropped = self
            .record
            .sheet
            .plies
            .iter()
            .filter(|ply| ply.dropped == Some(id))
            .filter(|ply| {
                ply.entry
                    .is_some_and(|entry| self.record.clock.is_live(entry))
            })
            .count();
        if dropped > 0 && self.record.clock.is_live(id) {
            let stay = self.nodes.len().saturating_sub(dropped);
            self.nodes.truncate(stay);
            self.line.truncate(stay);
            // Time spent on a move that was taken back is not counted.
            self.thought = after.thinking;
        }
    }

    /// Adds a move that was made but not pressed.
    fn pending(&mut self) {
        let sheet = self.record.sheet;
        let live = sheet.live(self.record.clock);
        if live.pending
            && let Some(&place) = live.places.last()
        {
            let uci = sheet.plies[place].uci.clone();
            self.add(&uci);
        }
    }

    fn here(&self) -> NodeId {
        self.nodes.last().copied().unwrap_or(NodeId::ROOT)
    }

    fn comment(&mut self, words: &str) {
        if words.is_empty() {
            return;
        }
        let here = self.here();
        let mut comments = self.tree.notes(here).after.clone();
        comments.push(words.to_owned());
        let comments: Vec<&str> = comments.iter().map(String::as_str).collect();
        self.tree.set_comments(here, &comments);
    }
}

/// Whether a line is a press, which the move shows already.
fn is_press(line: &LogLine) -> bool {
    matches!(line.what, LogEvent::Did(Event::Press(_))) && !line.undone
}

/// PGN's term for how a game ended.
fn termination(outcome: Option<Outcome>) -> &'static str {
    let Some(outcome) = outcome else {
        return "unterminated";
    };
    match outcome.reason {
        EndReason::Flag | EndReason::ExtraTime => "time forfeit",
        EndReason::IllegalMoves => "rules infraction",
        EndReason::Arbiter => "adjudication",
        EndReason::Absence => "abandoned",
        _ => "normal",
    }
}

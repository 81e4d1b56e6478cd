//! Where the moves of a game and their times come from: [`FromFile`]. All others were entered by
//! hand.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::entry::{Act, Entry};
use super::game::CorrespondenceGame;
use super::seconds::Utc;

/// Half-moves one after another that server's files brought, with their times if those were in them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FromFile {
    /// The first of them, counted from 1.
    pub from: usize,
    /// The last of them.
    pub until: usize,
    /// When the last of the files was brought.
    pub at: Utc,
}

impl CorrespondenceGame {
    /// Notes that a file brought these half-moves.
    pub(super) fn add_brought(&mut self, plies: impl IntoIterator<Item = usize>, at: Utc) {
        let mut known = self.plies_of_files();
        known.extend(plies.into_iter().map(|ply| (ply, at)));
        self.brought = spans(known);
    }

    /// The half-moves of files, each with when it was brought.
    fn plies_of_files(&self) -> BTreeMap<usize, Utc> {
        // What is stored may be damaged: no more half-moves than there are.
        let last = self.lead.ply() + self.journal.len();
        let spans = self.brought.iter();
        let plies =
            spans.flat_map(|span| (span.from..=span.until.min(last)).map(|ply| (ply, span.at)));
        plies.collect()
    }

    /// Sets the journal. A move that is another one then, or has another time, is no longer a file's.
    pub fn set_journal(&mut self, journal: Vec<Entry>) {
        if !self.brought.is_empty() {
            let mut is = moves(&journal);
            let was = moves(&self.journal).zip(self.lead.ply() + 1..);
            let changed: BTreeSet<usize> = was
                .filter(|(was, _)| is.next() != Some(was))
                .map(|(_, ply)| ply)
                .collect();
            let mut known = self.plies_of_files();
            known.retain(|ply, _| !changed.contains(ply));
            self.brought = spans(known);
        }
        self.journal = journal;
    }
}

fn moves(journal: &[Entry]) -> impl Iterator<Item = &Entry> {
    let is_move = |entry: &&Entry| matches!(entry.act, Act::Move(_));
    journal.iter().filter(is_move)
}

/// The half-moves that follow one another, together.
fn spans(plies: BTreeMap<usize, Utc>) -> Vec<FromFile> {
    let mut spans: Vec<FromFile> = Vec::new();
    for (ply, at) in plies {
        match spans.last_mut() {
            Some(span) if span.until + 1 == ply => {
                span.until = ply;
                span.at = span.at.max(at);
            }
            _ => spans.push(FromFile {
                from: ply,
                until: ply,
                at,
            }),
        }
    }
    spans
}

//! Where the moves of a game and their times come from: [`FromFile`]. All others were entered by
//! hand.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::entry::Entry;
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

/// The half-moves of files with these, which a file brought now. There are so many half-moves at most.
pub(super) fn with(
    known: &[FromFile],
    plies: impl IntoIterator<Item = usize>,
    at: Utc,
    most: usize,
) -> Vec<FromFile> {
    let mut plies_of_files = plies_of(known, most);
    plies_of_files.extend(plies.into_iter().map(|ply| (ply, at)));
    spans(plies_of_files)
}

/// The half-moves of files that are the same and have the same times in another journal, after `lead`
/// half-moves that have none.
pub(super) fn unchanged(
    known: &[FromFile],
    lead: usize,
    was: &[Entry],
    is: &[Entry],
) -> Vec<FromFile> {
    let mut is = moves(is);
    let numbered = moves(was).zip(lead + 1..);
    let changed: BTreeSet<usize> = numbered
        .filter(|(was, _)| is.next() != Some(was))
        .map(|(_, ply)| ply)
        .collect();
    let mut plies = plies_of(known, lead + was.len());
    plies.retain(|ply, _| !changed.contains(ply));
    spans(plies)
}

/// Half-moves of files, each with when it was brought.
fn plies_of(known: &[FromFile], most: usize) -> BTreeMap<usize, Utc> {
    // What is stored may be damaged: no more half-moves than there are.
    let span = |span: &FromFile| (span.from..=span.until.min(most), span.at);
    let spans = known.iter().map(span);
    let plies = spans.flat_map(|(plies, at)| plies.map(move |ply| (ply, at)));
    plies.collect()
}

fn moves(journal: &[Entry]) -> impl Iterator<Item = &Entry> {
    let is_move = |entry: &&Entry| entry.act.uci().is_some();
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

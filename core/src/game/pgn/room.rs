//! Whether the games of a text, as they are written, have room in the limit: [`first_without_room`].

use shakmaty::Position as _;

use super::write::{tags, write};
use crate::clock::GameResult;
use crate::game::tree::{GameTree, NodeId};

/// The first game with which the games, as they are written, are longer than the limit; `None` if
/// there is room for all. Writing them takes a third of the time of reading them, so it is done only
/// if they would be too long with every move at its longest: for games as they are usually written,
/// from a third of the limit on.
pub(super) fn first_without_room<'a>(
    mut games: impl Iterator<Item = (&'a GameTree, Option<GameResult>)> + Clone,
    limit: usize,
) -> Option<usize> {
    // An empty line separates two games, but none follows the last.
    let limit = limit.saturating_add(1);
    let most = games
        .clone()
        .map(|(tree, result)| longest(tree, result) + 1);
    if most.fold(0, usize::saturating_add) <= limit {
        return None;
    }
    let mut written = 0;
    games.position(|(tree, result)| {
        written += write(tree, result).len() + 1;
        written > limit
    })
}

/// No move is longer in SAN than `Qa1xb2#` and `bxa8=Q#`.
const SAN: usize = 7;

/// The most bytes that writing a game can take. Each word is counted with the space or the end of
/// line before it, and each move with its number.
fn longest(tree: &GameTree, result: Option<GameResult>) -> usize {
    let mut moves = 0;
    let mut most = tags(tree, result).len() + "\n 1/2-1/2\n".len();
    let mut pending = vec![NodeId::ROOT];
    while let Some(node) = pending.pop() {
        let notes = tree.notes(node);
        for text in notes.before.iter().chain(&notes.after) {
            most += " {}".len() + text.len();
        }
        most += " $255".len() * notes.nags.len();
        if let Some(parent) = tree.parent(node) {
            moves += 1;
            if tree.begins_variation(node) {
                most += " (".len() + " )".len();
            }
            if tree.beyond(parent).is_some() {
                // The last move of the line is repeated.
                moves += 1;
            }
        }
        pending.extend(tree.next_sibling(node));
        pending.extend(tree.first_child(node));
    }
    // Every move written may be a move further.
    let last = u64::from(tree.start().position().fullmoves().get()) + moves as u64;
    let number = " ...".len() + last.to_string().len();
    most + moves * (number + " ".len() + SAN)
}

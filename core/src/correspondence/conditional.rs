//! Replies prepared before the opponent moves: [`reply`].
//!
//! A prepared line has moves in UCI, separated by spaces: the opponent's first, one's own next, and
//! so on in turn ("if 23…Rd8 then 24.Qe2"). It begins after a number of half-moves of the game,
//! including those before the first entry.

use crate::clock::Color;
use crate::game::notation::{read_uci, uci};
use crate::game::{Move, MoveHistory, Position};
use shakmaty::Position as _;

/// The status of a prepared line in its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConditionStatus {
    /// Waiting for the opponent to play the expected move.
    Waiting,
    /// The opponent played it; this is the reply.
    Ready(Move),
    /// The whole line was played.
    Played,
    /// The game took another course, or the line is invalid.
    Elsewhere,
}

/// The prepared reply to the last move of the game; if there are several, the one prepared last. It
/// is legal now.
///
/// ```
/// use zeitnot_core::correspondence::conditional::reply;
/// use zeitnot_core::game::{history::MoveHistory, start::Start};
///
/// let mut line = MoveHistory::new(Start::standard());
/// line.play_text("e4").unwrap();
/// let prepared = [(1, "c7c5 g1f3 d7d6 d2d4"), (1, "e7e5 f1c4")];
/// assert!(reply(&line, &prepared).is_none());
/// line.play_text("c5").unwrap();
/// assert_eq!(reply(&line, &prepared), line.read("Nf3").ok());
/// ```
pub fn reply(line: &MoveHistory, prepared: &[(u32, &str)]) -> Option<Move> {
    let ready = |&(ply, text): &(u32, &str)| match standing(line, ply, text) {
        ConditionStatus::Ready(play) => Some(play),
        _ => None,
    };
    prepared.iter().rev().find_map(ready)
}

/// The status of a prepared line that begins after `ply` half-moves.
pub fn standing(line: &MoveHistory, ply: u32, prepared: &str) -> ConditionStatus {
    // A game that was shortened by a correction may get there again.
    let Some(begin) = line.position_at(ply as usize) else {
        return ConditionStatus::Waiting;
    };
    let Some(moves) = moves(begin, prepared) else {
        return ConditionStatus::Elsewhere;
    };
    let played = line.moves().get(ply as usize..).unwrap_or_default();
    if moves.iter().zip(played).any(|(said, done)| said != done) {
        return ConditionStatus::Elsewhere;
    }
    match moves.get(played.len()) {
        None => ConditionStatus::Played,
        Some(next) if played.len() % 2 == 1 => ConditionStatus::Ready(*next),
        Some(_) => ConditionStatus::Waiting,
    }
}

/// The moves of a prepared line from its first position; `None` if one of them is illegal, or the
/// line has no reply.
pub fn moves(begin: &Position, prepared: &str) -> Option<Vec<Move>> {
    let mut position = begin.clone();
    let mut found = Vec::new();
    for text in prepared.split_ascii_whitespace() {
        let play = read_uci(&position, text).ok()?;
        position.play_unchecked(play);
        found.push(play);
    }
    (found.len() >= 2).then_some(found)
}

/// Why a variation cannot be prepared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PrepareError {
    /// It does not continue from the current position of the game.
    #[error("it does not go on from the current position")]
    NotHere,
    /// It ends with the opponent's move.
    #[error("it ends with the opponent's move")]
    NoReply,
    /// It is one's own first move: there is no move of the opponent's yet with which a line could
    /// begin.
    #[error("one's own first move is not made")]
    FirstMove,
}

/// Turns a variation, with all moves from the start of the game, into a prepared line: the number
/// of half-moves after which it begins, and its moves.
///
/// On one's own turn it begins with the opponent's last move, so that it applies only if one plays
/// as intended.
///
/// # Errors
/// [`PrepareError::NotHere`] if the variation does not continue the game,
/// [`PrepareError::FirstMove`] before there is a move of the opponent's to begin with, and
/// [`PrepareError::NoReply`] if the opponent moves last.
pub fn prepare(
    game: &MoveHistory,
    mine: Color,
    variation: &[Move],
) -> Result<(u32, String), PrepareError> {
    let ply = game.ply();
    if variation.len() <= ply || !variation.starts_with(game.moves()) {
        return Err(PrepareError::NotHere);
    }
    let begin = if game.turn() == mine {
        ply.checked_sub(1).ok_or(PrepareError::FirstMove)?
    } else {
        ply
    };
    let moves = variation.get(begin..).unwrap_or_default();
    if moves.len() % 2 == 1 {
        return Err(PrepareError::NoReply);
    }
    let mode = game.start().mode();
    let moves: Vec<String> = moves.iter().map(|play| uci(*play, mode)).collect();
    Ok((u32::try_from(begin).unwrap_or(u32::MAX), moves.join(" ")))
}

/// Whether a new prepared line replaces an old one that begins at the same move: it has another
/// reply to the same moves, or continues it.
pub fn replaces(new: &str, old: &str) -> bool {
    let (mut new, mut old) = (new.split(' '), old.split(' '));
    let mut place = 0;
    loop {
        match (new.next(), old.next()) {
            (Some(a), Some(b)) if a == b => place += 1,
            (Some(_), Some(_)) => return place % 2 == 1,
            (Some(_), None) => return true,
            (None, _) => return false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Start;

    fn after(moves: &[&str]) -> MoveHistory {
        let mut line = MoveHistory::new(Start::standard());
        for text in moves {
            line.play_text(text).unwrap();
        }
        line
    }

    fn offered(moves: &[&str], prepared: &[(u32, &str)]) -> Option<String> {
        let line = after(moves);
        reply(&line, prepared).map(|play| crate::game::notation::san(line.position(), play))
    }

    #[test]
    fn a_reply_is_offered_once_the_opponent_has_moved_as_prepared() {
        let prepared = [(1, "c7c5 g1f3")];
        assert_eq!(offered(&["e4"], &prepared), None);
        assert_eq!(offered(&["e4", "c5"], &prepared).as_deref(), Some("Nf3"));
        assert_eq!(offered(&["e4", "e5"], &prepared), None);
        assert_eq!(offered(&["e4", "c5", "Nf3"], &prepared), None);
    }

    #[test]
    fn a_chain_goes_on_for_as_long_as_both_follow_it() {
        let prepared = [(0, "e2e4 c7c5 g1f3 d7d6")];
        assert_eq!(offered(&["e4"], &prepared).as_deref(), Some("c5"));
        let far = ["e4", "c5", "Nf3"];
        assert_eq!(offered(&far, &prepared).as_deref(), Some("d6"));
        assert_eq!(offered(&["e4", "e5", "Nf3"], &prepared), None);
    }

    #[test]
    fn the_later_of_two_replies_to_the_same_move_is_offered() {
        let prepared = [(1, "c7c5 g1f3"), (1, "c7c5 c2c3"), (1, "e7e5 g1f3")];
        assert_eq!(offered(&["e4", "c5"], &prepared).as_deref(), Some("c3"));
    }

    #[test]
    fn castling_and_promotion_are_prepared_too() {
        let moves = ["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5"];
        let mut line = after(&moves);
        assert_eq!(reply(&line, &[(5, "f8c5 e1g1")]), line.read("O-O").ok());
        let start = Start::from_fen("8/P6k/8/8/8/8/8/K7 b - - 0 1").unwrap();
        line = MoveHistory::new(start);
        line.play_text("Kg6").unwrap();
        assert_eq!(reply(&line, &[(0, "h7g6 a7a8n")]), line.read("a8=N").ok());
    }

    #[test]
    fn a_line_that_cannot_be_played_is_never_offered() {
        for text in ["", "c7c5", "c7c5 nonsense", "c7c5 e1e8", "c5 Nf3 \u{265E}"] {
            assert_eq!(offered(&["e4", "c5"], &[(1, text)]), None, "{text}");
        }
        assert_eq!(offered(&["e4", "c5"], &[(u32::MAX, "c7c5 g1f3")]), None);
    }

    #[test]
    fn a_line_tells_how_it_stands_to_its_game() {
        let said = |moves: &[&str]| standing(&after(moves), 1, "c7c5 g1f3");
        assert_eq!(said(&["e4"]), ConditionStatus::Waiting);
        assert_eq!(said(&[]), ConditionStatus::Waiting);
        assert!(matches!(said(&["e4", "c5"]), ConditionStatus::Ready(_)));
        assert_eq!(said(&["e4", "c5", "Nf3"]), ConditionStatus::Played);
        assert_eq!(said(&["e4", "c5", "Nf3", "d6"]), ConditionStatus::Played);
        assert_eq!(said(&["e4", "c5", "c3"]), ConditionStatus::Elsewhere);
        assert_eq!(said(&["e4", "e5"]), ConditionStatus::Elsewhere);
    }

    #[test]
    fn a_variation_is_prepared_from_the_current_position_on() {
        let variation = after(&["e4", "c5", "Nf3", "d6"]);
        let said = |moves: &[&str], mine, upto: usize| {
            prepare(&after(moves), mine, &variation.moves()[..upto])
        };
        let line = |ply: u32, text: &str| Ok((ply, text.to_owned()));
        assert_eq!(said(&["e4"], Color::White, 3), line(1, "c7c5 g1f3"));
        assert_eq!(said(&["e4"], Color::White, 2), Err(PrepareError::NoReply));
        assert_eq!(said(&["e4"], Color::White, 1), Err(PrepareError::NotHere));
        assert_eq!(said(&["d4"], Color::White, 3), Err(PrepareError::NotHere));
        assert_eq!(said(&[], Color::Black, 4), line(0, "e2e4 c7c5 g1f3 d7d6"));
        assert_eq!(said(&[], Color::White, 3), Err(PrepareError::FirstMove));
    }

    #[test]
    fn a_line_of_ones_own_turn_counts_only_if_one_plays_as_intended() {
        let variation = after(&["e4", "c5", "Nf3", "d6"]);
        let game = after(&["e4"]);
        let (ply, text) = prepare(&game, Color::Black, variation.moves()).unwrap();
        let prepared = [(ply, &*text)];
        let played = ["e4", "c5", "Nf3"];
        assert_eq!(offered(&played, &prepared).as_deref(), Some("d6"));
        assert_eq!(offered(&["e4", "e5", "Nf3"], &prepared), None);
    }

    #[test]
    fn a_line_replaces_an_older_one_that_it_contradicts_or_continues() {
        assert!(replaces("c7c5 c2c3", "c7c5 g1f3"));
        assert!(replaces("c7c5 g1f3 d7d6 d2d4", "c7c5 g1f3"));
        assert!(!replaces("e7e5 g1f3", "c7c5 g1f3"));
        assert!(!replaces("c7c5 g1f3 d7d6 d2d4", "c7c5 g1f3 e7e6 d2d4"));
        assert!(!replaces("c7c5 g1f3", "c7c5 g1f3 d7d6 d2d4"));
        assert!(!replaces("c7c5 g1f3", "c7c5 g1f3"));
    }
}

//! The pieces that each side has captured: [`Captured`].

use shakmaty::Role;

use super::history::MoveHistory;
use crate::clock::{ByColor, Color};

/// The pieces that a side has captured, as a player lays them beside the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Captured {
    /// The captured pieces, the most valuable first. A promoted pawn counts as what it became.
    pub pieces: Vec<Role>,
    /// By how much the side is ahead in the values that beginners learn: pawn 1, knight and bishop
    /// 3, rook 5, queen 9. Zero where it is level or behind.
    pub ahead: u32,
}

impl Captured {
    /// The captures of both sides in the first `ply` half-moves of a game.
    pub fn until(line: &MoveHistory, ply: usize) -> ByColor<Captured> {
        let mut captured = ByColor::<Captured>::default();
        for role in [
            Role::Queen,
            Role::Rook,
            Role::Bishop,
            Role::Knight,
            Role::Pawn,
        ] {
            let mut side = line.start().turn();
            for played in line.moves().iter().take(ply) {
                if played.capture() == Some(role) {
                    captured.get_mut(side).pieces.push(role);
                }
                side = side.other();
            }
        }
        let position = line.position_at(ply).unwrap_or(line.position());
        let board = shakmaty::Position::board(position);
        let material = Color::ALL.map(|side| {
            let pieces = board.material_side(shakmaty::Color::from(side));
            let worth = |role| u32::from(*pieces.get(role)) * value(role);
            Role::ALL.into_iter().map(worth).sum::<u32>()
        });
        let [white, black] = material;
        captured.white.ahead = white.saturating_sub(black);
        captured.black.ahead = black.saturating_sub(white);
        captured
    }
}

const fn value(role: Role) -> u32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::start::Start;

    fn played(moves: &str) -> MoveHistory {
        let mut line = MoveHistory::new(Start::standard());
        for text in moves.split(' ') {
            line.play_text(text).expect(text);
        }
        line
    }

    #[test]
    fn the_pieces_that_a_side_captured_come_with_the_most_valuable_first() {
        // Morphy at the opera, after 15.Bxd7+.
        let line = played(
            "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 \
             Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+",
        );
        let Captured { pieces, ahead } = Captured::until(&line, line.ply()).white;
        assert_eq!(
            pieces,
            [
                Role::Rook,
                Role::Bishop,
                Role::Knight,
                Role::Pawn,
                Role::Pawn,
                Role::Pawn
            ]
        );
        assert_eq!(ahead, 2);
        let black = Captured::until(&line, line.ply()).black;
        assert_eq!(
            black.pieces,
            [Role::Rook, Role::Knight, Role::Knight, Role::Pawn]
        );
    }

    #[test]
    fn a_position_looked_back_on_has_what_was_captured_until_then() {
        let line = played("e4 d5 exd5 Qxd5");
        assert_eq!(Captured::until(&line, 2), ByColor::default());
        let then = Captured::until(&line, 3);
        assert_eq!((then.white.pieces.len(), then.white.ahead), (1, 1));
        assert_eq!((then.black.pieces.len(), then.black.ahead), (0, 0));
        assert_eq!(Captured::until(&line, 4).white.ahead, 0);
    }

    #[test]
    fn en_passant_captures_a_pawn() {
        let line = played("e4 a6 e5 d5 exd6");
        assert_eq!(Captured::until(&line, 5).white.pieces, [Role::Pawn]);
    }

    #[test]
    fn a_promotion_counts_in_who_is_ahead() {
        let fen = "7k/P7/8/8/8/8/6r1/K7 w - - 0 1";
        let mut line = MoveHistory::new(Start::from_fen(fen).expect("a position"));
        assert_eq!(Captured::until(&line, 0).black.ahead, 4);
        line.play_text("a8=Q+").expect("a move");
        assert_eq!(Captured::until(&line, 1).white.ahead, 4);
    }
}

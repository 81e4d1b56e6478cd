//! The moves of all correspondence games in the lessons.

use crate::game::ending::end_of;
use crate::game::{MoveHistory, Start};

/// Fischer – Taimanov, fourth game of their match, Vancouver 1971: long, and without repeated
/// positions.
const GAME: &str = "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Qc7 Nc3 e6 g3 a6 Bg2 Nf6 O-O Nxd4 Qxd4 Bc5 Bf4 d6 \
    Qd2 h6 Rad1 e5 Be3 Bg4 Bxc5 dxc5 f3 Be6 f4 Rd8 Nd5 Bxd5 exd5 e4 Rfe1 Rxd5 Rxe4+ Kd8 \
    Qe2 Rxd1+ Qxd1+ Qd7 Qxd7+ Kxd7 Re5 b6 Bf1 a5 Bc4 Rf8 Kg2 Kd6 Kf3 Nd7 Re3 Nb8 Rd3+ Kc7 \
    c3 Nc6 Re3 Kd6 a4 Ne7 h3 Nc6 h4 h5 Rd3+ Kc7 Rd5 f5 Rd2 Rf6 Re2 Kd7 Re3 g6 \
    Bb5 Rd6 Ke2 Kd8 Rd3 Kc7 Rxd6 Kxd6 Kd3 Ne7 Be8 Kd5 Bf7+ Kd6 Kc4 Kc6 Be8+ Kb7 Kb5 Nc8 \
    Bc6+ Kc7 Bd5 Ne7 Bf7 Kb7 Bb3 Ka7 Bd1 Kb7 Bf3+ Kc7 Ka6 Ng8 Bd5 Ne7 Bc4 Nc6 Bf7 Ne7 \
    Be8 Kd8 Bxg6 Nxg6 Kxb6 Kd7 Kxc5 Ne7 b4 axb4 cxb4 Nc8 a5 Nd6 b5 Ne4+ Kb6 Kc8 Kc6 Kb8 b6";

/// The game after this many half-moves; `None` beyond its end.
pub(super) fn played(plies: usize) -> Option<MoveHistory> {
    let mut line = MoveHistory::new(Start::standard());
    for text in GAME.split_ascii_whitespace().take(plies) {
        line.play_text(text).ok()?;
    }
    (line.ply() == plies).then_some(line)
}

/// Its next move, in UCI. Beyond its end, any move that does not end the game: a lesson is about
/// time, and may continue as long as the learner likes.
pub(super) fn next(line: &MoveHistory) -> Option<shakmaty::uci::UciMove> {
    use shakmaty::Position as _;

    let written = GAME.split_ascii_whitespace().nth(line.ply());
    let of_game = written.and_then(|text| line.read(text).ok());
    let play = of_game.or_else(|| {
        let position = line.position();
        let goes_on = |play: &shakmaty::Move| {
            let mut next = position.clone();
            next.play_unchecked(*play);
            end_of(&next).is_none()
        };
        position.legal_moves().into_iter().find(goes_on)
    })?;
    Some(play.to_uci(shakmaty::CastlingMode::Standard))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_game_is_legal_to_its_end_and_no_position_comes_back() {
        let plies = GAME.split_ascii_whitespace().count();
        assert!(plies >= 120, "{plies}");
        let line = played(plies).expect("the whole game");
        assert!((0..=plies).all(|ply| line.repetitions_at(ply) < 3));
        assert!(line.automatic().is_none());
    }

    #[test]
    fn a_game_goes_on_beyond_its_end() {
        let plies = GAME.split_ascii_whitespace().count();
        let mut line = played(plies).expect("the whole game");
        for _ in 0..40 {
            let play = next(&line).expect("a move");
            line.play_uci(&play.to_string()).expect("a legal one");
        }
        assert!(end_of(line.position()).is_none());
    }
}

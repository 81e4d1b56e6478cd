//! A position in the first line, and moves from there, one in each line; without a position, moves
//! from the start.
#![no_main]

use libfuzzer_sys::fuzz_target;
use zeitnot_core::game::notation::alphabet::Alphabet;
use zeitnot_core::game::notation::{MoveError, numeric, read_move, read_typed, read_uci, san, uci};
use zeitnot_core::game::{MoveHistory, Start};
use zeitnot_core::json;

fn is_within(error: &MoveError, text: &str) {
    if let MoveError::NotAMove { at } = error {
        assert!(*at <= text.chars().count(), "{text:?}: {error:?}");
    }
}

fuzz_target!(|text: &str| {
    let (fen, mut moves) = text.split_once('\n').unwrap_or((text, ""));
    let start = match Start::from_fen(fen) {
        Ok(start) => start,
        Err(error) => {
            assert!(!error.faults.is_empty());
            for fault in &error.faults {
                assert!(fault.at <= fen.chars().count(), "{fault:?}");
            }
            moves = text;
            Start::standard()
        }
    };
    let written = start.fen();
    let again = Start::from_fen(&written).expect("its own FEN");
    assert_eq!(again, start, "{written}");
    assert_eq!(again.fen(), written);

    let russian = Alphabet::of(["Кр", "Ф", "Л", "С", "К"]);
    let mut history = MoveHistory::new(start);
    for text in moves.lines().take(100) {
        let position = history.position().clone();
        let mode = history.start().mode();
        for letters in [russian, Alphabet::GERMAN] {
            if let Err(error) = read_typed(&position, text, &[letters]) {
                is_within(&error, text);
            }
        }
        let play = match read_move(&position, text) {
            Ok(play) => play,
            Err(error) => {
                is_within(&error, text);
                continue;
            }
        };
        for written in [san(&position, play), uci(play, mode), numeric(play, mode)] {
            assert_eq!(read_move(&position, &written), Ok(play), "{written}");
        }
        assert_eq!(read_uci(&position, &uci(play, mode)), Ok(play));
        let before = history.ply();
        history.play(play).expect("it is legal");
        assert_eq!(history.ply(), before + 1);
    }
    let stored = json::write(&history);
    let read: MoveHistory = json::read(&stored).expect("its own text");
    assert_eq!(read.moves(), history.moves(), "{stored}");
    assert_eq!(json::write(&read), stored);
});

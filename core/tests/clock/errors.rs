//! The text of an error itself: where it is and what is wrong there, for readers of a log or a
//! test. The pages have their own texts.

use std::error::Error;

use zeitnot_core::clock::{length, notation};
use zeitnot_core::correspondence::link;
use zeitnot_core::embed::options::Options;
use zeitnot_core::game::notation::read_move;
use zeitnot_core::game::{Start, pgn};
use zeitnot_core::storage::versioned::Envelope;

fn says<T>(refused: Result<T, impl Error>) -> String {
    match refused {
        Ok(_) => panic!("it was accepted"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_refused_time_control_says_where_it_is_wrong() {
    assert_eq!(
        [
            says(notation::parse("15+x")),
            says(notation::parse("")),
            says(length::parse("1:75", length::Unit::Minutes)),
        ],
        [
            "expected the seconds of a bonus or delay at character 4",
            "expected a time control at character 1",
            "minutes or seconds behind a colon are above 59"
        ]
    );
}

#[test]
fn a_refused_move_says_what_stands_in_its_way() {
    let start = Start::standard();
    let refusal = |text| says(read_move(start.position(), text));
    assert_eq!(
        [
            refusal("Qd3"),
            refusal("e9"),
            refusal("O-O"),
            refusal("exd3")
        ],
        [
            "d2 is in the way",
            "not the notation of a move, from character 2 on",
            "castling is blocked",
            "there is nothing to capture on d3"
        ]
    );
}

#[test]
fn refused_text_of_others_says_where_it_broke_off() {
    let game = &pgn::parse("1. e4 (e5", &pgn::Limits::default()).games[0];
    let options = Options::parse("view=clock&control=%2").expect_err("a broken escape");
    assert_eq!(
        [
            says(Start::from_fen("8/8/8/8/8/8/8/8 w - -")),
            game.problems[0].to_string(),
            says(link::parse("x=1")),
            options[0].to_string(),
            says(Envelope::parse("zeitnot 1 42", 1)),
        ],
        [
            "character 1: there is no piece",
            "line 1, column 7: a ( has no )",
            "name is missing; start is missing; days is missing; end is missing",
            "control: a % is not followed by two hexadecimal digits of UTF-8",
            "the end is missing"
        ]
    );
}

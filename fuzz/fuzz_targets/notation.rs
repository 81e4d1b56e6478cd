//! Time controls as they are typed, linked and stored, and as PGN has them.
#![no_main]

use libfuzzer_sys::fuzz_target;
use zeitnot_core::clock::notation::{
    MAX_READINGS, NotationError, Typed, parse, parse_notation, parse_pgn, parse_typed, print,
    print_pgn,
};
use zeitnot_core::clock::setup::{Setup, SetupDraft};
use zeitnot_core::clock::{ByColor, TimeControl};

/// Checks a control that was read: if it can be played, it is written and read again.
fn goes_round(controls: &ByColor<TimeControl>) {
    let text = print(controls);
    if Setup::new(SetupDraft::standard(controls.clone())).is_err() {
        return;
    }
    assert_eq!(parse_notation(&text).as_ref(), Ok(controls), "{text}");
    assert_eq!(parse(&text).as_ref(), Ok(controls), "{text}");
    for control in controls.iter() {
        if let Some(tag) = print_pgn(control) {
            assert_eq!(parse_pgn(&tag).as_ref(), Ok(control), "{tag}");
        }
    }
}

fuzz_target!(|text: &str| {
    let is_within = |error: NotationError| assert!(error.at <= text.chars().count(), "{error:?}");
    match parse(text) {
        Ok(controls) => goes_round(&controls),
        Err(error) => is_within(error),
    }
    match parse_notation(text) {
        Ok(controls) => assert_eq!(parse(text), Ok(controls)),
        Err(error) => is_within(error),
    }
    match parse_pgn(text) {
        Ok(control) => goes_round(&ByColor::both(control)),
        Err(error) => is_within(error),
    }
    match parse_typed(text) {
        Ok(Typed::Clear(controls)) => goes_round(&controls),
        Ok(Typed::Ambiguous { readings }) => {
            assert!((2..=MAX_READINGS).contains(&readings.len()));
            for (place, controls) in readings.iter().enumerate() {
                assert!(!readings[..place].contains(controls));
                assert!(Setup::new(SetupDraft::standard(controls.clone())).is_ok());
                goes_round(controls);
            }
        }
        Err(error) => is_within(error),
    }
});

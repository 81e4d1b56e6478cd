//! The keys.

use zeitnot_core::clock::Seat;
use zeitnot_core::clock::view::key::KeyAction;

#[test]
fn each_half_has_a_letter_a_shift_and_the_arrows_of_its_side() {
    for (seat, codes) in [
        (Seat::First, ["KeyA", "ShiftLeft", "ArrowLeft", "ArrowDown"]),
        (
            Seat::Second,
            ["KeyL", "ShiftRight", "ArrowRight", "ArrowUp"],
        ),
    ] {
        for code in codes {
            assert_eq!(KeyAction::at(code), Some(KeyAction::Press(seat)), "{code}");
        }
        assert_eq!(codes[0], format!("Key{}", KeyAction::letter(seat)));
    }
}

#[test]
fn space_and_p_stop_the_clock_and_other_keys_do_nothing() {
    assert_eq!(KeyAction::at("Space"), Some(KeyAction::Switch));
    assert_eq!(KeyAction::at("KeyP"), Some(KeyAction::Switch));
    assert_eq!(KeyAction::at("KeyF"), Some(KeyAction::FullScreen));
    for code in ["", "KeyB", "Enter", "Escape", "a"] {
        assert_eq!(KeyAction::at(code), None, "{code}");
    }
}

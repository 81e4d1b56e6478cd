//! The claim of a draw, by finger and by key.

use zeitnot_core::clock::view::claim::{ASKED, Claim, Finger, HOLD, STEADY, Touch};
use zeitnot_core::time::{Instant, Millis};

const FINGER: Finger = finger(1, 100, 100);
const MOMENT: Millis = Millis::new(1);

const fn finger(id: i32, x: i32, y: i32) -> Finger {
    Finger { id, place: [x, y] }
}

fn at(ms: i64) -> Instant {
    Instant::new(ms)
}

/// A claim on which a finger came down at 0.
fn held() -> Claim {
    let mut claim = Claim::default();
    assert!(!claim.take(Touch::Down(FINGER), at(0)));
    assert!(claim.is_held());
    claim
}

/// Whether it claims automatically when the finger has held it long enough.
fn claims(mut claim: Claim) -> bool {
    claim.take(Touch::Waited, at(0) + HOLD)
}

#[test]
fn a_touch_claims_after_the_full_hold_and_not_a_millisecond_before() {
    let mut claim = held();
    assert_eq!(claim.wait(at(100)), Some(HOLD - Millis::new(100)));
    let early = at(0) + HOLD + -MOMENT;
    assert!(!claim.take(Touch::Waited, early), "a timer may come early");
    assert_eq!(claim.wait(early), Some(MOMENT));
    assert!(claim.take(Touch::Waited, at(0) + HOLD));
    assert_eq!(claim, Claim::Free);
    assert!(!claim.take(Touch::Waited, at(5_000)), "once");
}

#[test]
fn a_touch_that_ends_or_wanders_claims_nothing() {
    let wandered = finger(1, 100, 100 + STEADY + 1);
    for touch in [Touch::Up(FINGER), Touch::Moved(wandered)] {
        let mut claim = held();
        assert!(!claim.take(touch, at(600)));
        assert_eq!((claim, claim.wait(at(600))), (Claim::Free, None));
        assert!(!claims(claim));
    }
}

#[test]
fn a_finger_that_trembles_holds() {
    let mut claim = held();
    let _ = claim.take(Touch::Moved(finger(1, 100 - STEADY, 100 + STEADY)), at(300));
    assert!(claims(claim));
}

#[test]
fn another_finger_neither_holds_on_nor_lets_go() {
    let mut claim = held();
    let other = finger(2, 300, 300);
    for touch in [Touch::Down(other), Touch::Moved(other), Touch::Up(other)] {
        assert!(!claim.take(touch, at(650)));
    }
    assert!(claims(claim));
}

#[test]
fn a_press_of_the_clock_cancels_a_held_claim() {
    let mut claim = held();
    let _ = claim.take(Touch::Pressed, at(300));
    assert!(!claims(claim));
}

#[test]
fn a_key_claims_with_its_second_press() {
    let mut claim = Claim::default();
    assert!(!claim.take(Touch::Key, at(0)));
    assert!(claim.is_asked());
    let _ = claim.take(Touch::Pressed, at(100));
    assert!(
        claim.is_asked(),
        "a press of the clock does not answer the question"
    );
    assert!(claim.take(Touch::Key, at(4_999)));
    assert_eq!(claim, Claim::Free);
}

#[test]
fn a_key_claim_lapses_after_a_while_and_when_the_button_loses_focus() {
    let mut claim = Claim::default();
    let _ = claim.take(Touch::Key, at(0));
    assert_eq!(claim.wait(at(0)), Some(ASKED));
    assert!(!claim.take(Touch::Waited, at(0) + ASKED));
    assert_eq!(claim, Claim::Free);
    let _ = claim.take(Touch::Key, at(6_000));
    let _ = claim.take(Touch::Left, at(6_100));
    assert!(!claim.take(Touch::Key, at(6_200)), "the page asks again");
}

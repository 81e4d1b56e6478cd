//! The face, the sounds and the history.

use zeitnot_core::clock::cue::{Cue, Cues};
use zeitnot_core::clock::face::FlagMark;
use zeitnot_core::clock::log::{LogEvent, lines};
use zeitnot_core::clock::{EndReason, Face, GameResult, Outcome, notation};
use zeitnot_core::time::Instant;

use super::race::{article, f_and_u};
use zeitnot_fixtures::script::plays;
use zeitnot_fixtures::table::{Black, White, at, s, single};

#[test]
fn the_face_shows_extra_time_what_a_press_gives_and_who_may_claim() {
    let table = f_and_u("b0");
    let face = Face::of(&table.clock, at(10));
    let side = face.sides.white;
    assert_eq!((side.in_overtime, side.first_flag), (false, false));
    assert_eq!((side.time, side.press_gives), (s(10), None));
    assert_eq!(side.available, Some(s(70)));
    assert!(!face.sides.black.may_claim_draw);

    let face = Face::of(&table.clock, at(36));
    let side = face.sides.white;
    assert_eq!((side.in_overtime, side.first_flag), (true, true));
    assert_eq!((side.time, side.press_gives), (s(44), Some(s(8))));
    assert_eq!(side.available, Some(s(44)));
    assert_eq!(side.flag, None);
    assert!(face.sides.black.may_claim_draw && !side.may_claim_draw);
    assert_eq!(face.sides.black.press_gives, None);
    assert_eq!(face.outcome, None);
    assert!(face.next_change.is_some());

    let face = Face::of(&table.clock, at(80));
    assert_eq!(face.sides.white.flag, Some(FlagMark::Alone));
    assert_eq!(face.sides.white.press_gives, None);
    assert!(!face.sides.black.may_claim_draw);
    assert_eq!(
        face.outcome,
        Some(Outcome {
            result: GameResult::Win(Black),
            reason: EndReason::ExtraTime,
        })
    );
}

#[test]
fn little_main_time_is_low_though_extra_time_follows() {
    let table = plays("200s df60/10: b0");
    let low = |seconds| Face::of(&table.clock, at(seconds)).sides.white.low;
    assert!(!low(100));
    assert!(low(190));
    assert!(!low(201), "White has all of the extra time");
    assert!(low(252), "less is left than each move is guaranteed");
}

#[test]
fn the_history_tells_both_flags_at_their_exact_times() {
    let table = f_and_u("b0");
    let log: Vec<_> = lines(&table.clock, at(100))
        .into_iter()
        .map(|line| (line.at, line.what))
        .collect();
    assert_eq!(
        log[1..],
        [
            (at(20), LogEvent::FirstFlag(White)),
            (at(80), LogEvent::Flag(White))
        ]
    );
}

#[test]
fn the_first_flag_is_heard_once_and_the_flag_after_it() {
    let table = f_and_u("b0");
    let mut cues = Cues::default();
    let flags: Vec<Cue> = (0..1_000)
        .flat_map(|tenth| cues.hear(&Face::of(&table.clock, Instant::new(tenth * 100))))
        .filter(|cue| matches!(cue, Cue::FirstFlag(_) | Cue::Flag(_)))
        .collect();
    assert_eq!(flags, [Cue::FirstFlag(White), Cue::Flag(White)]);
}

#[test]
fn pgn_has_no_notation_for_a_double_flag() {
    let control = single(900, article());
    assert_eq!(notation::print_pgn(&control), None);
}

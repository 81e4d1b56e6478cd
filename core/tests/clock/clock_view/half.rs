//! Each half.

use zeitnot_core::clock::digits::Digits;
use zeitnot_core::clock::face::FlagMark;
use zeitnot_core::clock::view::half::{
    CornerActions, Fallen, HalfView, MoveCount, SideStatus, outline,
};
use zeitnot_core::clock::view::line::StatusLine;
use zeitnot_core::clock::{BonusRule, Color, Face, Mode, Seat};
use zeitnot_core::time::{Instant, Millis};

use zeitnot_fixtures::script::{plays, set_up};
use zeitnot_fixtures::table::{Black, Table, White, at, s};

const DOUBLE: Mode = Mode::DoubleFlag {
    extra: Millis::seconds(60),
    bonus: Millis::seconds(10),
    rule: BonusRule::Hybrid,
};

fn of(table: &Table, seconds: i64, side: Color) -> HalfView {
    at_instant(table, at(seconds), side)
}

fn at_instant(table: &Table, now: Instant, side: Color) -> HalfView {
    let face = Face::of(&table.clock, now);
    let seat = Seat::ALL
        .into_iter()
        .find(|seat| face.at_seat(*seat) == side);
    HalfView::of(&face, seat.expect("a seat for each"))
}

/// The line under a side's time.
fn line(table: &Table, seconds: i64, side: Color) -> StatusLine {
    of(table, seconds, side).line
}

#[test]
fn a_second_that_passes_changes_the_figures_and_nothing_else() {
    let table = plays("5+2: b0");
    let (before, after) = (of(&table, 10, White), of(&table, 11, White));
    assert_ne!(before.digits, after.digits);
    let same = HalfView {
        digits: before.digits,
        ..after
    };
    assert_eq!(same, before);
}

#[test]
fn the_half_at_rest_changes_only_what_it_shows_of_the_opponent() {
    let table = plays("5+2: b0");
    let (before, after) = (of(&table, 10, Black), of(&table, 11, Black));
    assert_ne!(before.theirs, after.theirs);
    let same = HalfView {
        theirs: before.theirs,
        ..after
    };
    assert_eq!(same, before);
}

#[test]
fn between_two_figures_nothing_changes() {
    for control in ["5+2", "5 d5", "15s"] {
        let table = plays(&[control, ": b0"].concat());
        let mut now = at(0);
        for _ in 0..200 {
            let face = Face::of(&table.clock, now);
            let Some(wait) = face.next_change else { break };
            let last = now + wait + -Millis::new(1);
            for side in Color::ALL {
                assert_eq!(
                    at_instant(&table, now, side),
                    at_instant(&table, last, side),
                    "{control} {now:?}"
                );
            }
            now = now + wait;
        }
    }
}

#[test]
fn a_half_says_what_its_clock_does() {
    let mut table = set_up("60s");
    let stand =
        |table: &Table, seconds| [White, Black].map(|side| of(table, seconds, side).standing);
    assert_eq!(stand(&table, 0), [SideStatus::Ready; 2]);
    table.press(0, Black);
    assert_eq!(stand(&table, 1), [SideStatus::Running, SideStatus::Rest]);
    table.stop(2);
    assert_eq!(stand(&table, 3), [SideStatus::Stopped, SideStatus::Rest]);
    table.resume(3);
    assert_eq!(stand(&table, 61), [SideStatus::Fallen, SideStatus::Rest]);
    let white = of(&table, 61, White);
    assert_eq!(white.fallen, Some(Fallen::Flag(FlagMark::Alone)));
}

#[test]
fn the_outline_of_a_face_has_figures_and_widths_by_seat() {
    let mut table = set_up("3+2 v 90");
    let text = |table: &Table| outline(&Face::of(&table.clock, at(0)));
    assert_eq!(text(&table), "white 3:02 1.7 1:30:00 2.9");
    table.plays("swap@0");
    assert_eq!(text(&table), "black 1:30:00 2.9 3:02 1.7");
}

#[test]
fn a_half_tells_a_changed_time_from_a_running_one() {
    let mut table = plays("60s: b0");
    let [running, later] = [of(&table, 5, White), of(&table, 6, White)];
    assert!(!running.was_changed_to(&later));
    table.stop(6);
    let stopped = of(&table, 7, White);
    assert!(!later.was_changed_to(&stopped));
    table.give(8, White, s(30));
    assert!(stopped.was_changed_to(&of(&table, 9, White)));
    let resting = of(&table, 7, Black);
    assert!(!resting.was_changed_to(&of(&table, 9, Black)));
}

#[test]
fn a_flag_is_seen_on_the_half_of_the_opponent_too() {
    let table = plays("60s: b0");
    assert!(!of(&table, 59, Black).opponent_fell);
    assert!(of(&table, 61, Black).opponent_fell);
    assert!(!of(&table, 61, White).opponent_fell);
}

#[test]
fn a_half_marks_the_first_and_second_flag_once_both_are_down() {
    let table = plays("60s [runs on]: b0 w61");
    let marks = |seconds| [White, Black].map(|side| of(&table, seconds, side).fallen);
    let alone = Some(Fallen::Flag(FlagMark::Alone));
    assert_eq!(marks(120), [alone, None]);
    let [first, second] = [FlagMark::First, FlagMark::Second].map(|mark| Some(Fallen::Flag(mark)));
    assert_eq!(marks(122), [first, second]);
    assert!(
        !of(&table, 122, Black).opponent_fell,
        "each half shows its own flag"
    );
}

#[test]
fn each_half_says_before_the_game_which_player_starts_the_clock() {
    let table = set_up("60s");
    assert_eq!(line(&table, 0, White), StatusLine::WaitsForStart);
    assert_eq!(line(&table, 0, Black), StatusLine::PressToStart(White));
    let table = set_up("60s [from 60+3600]");
    assert_eq!(line(&table, 0, White), StatusLine::TapWhenHere);
    // The game has started automatically, and neither player has said "I'm here".
    assert!(of(&table, 61, Black).offers.arrival);
}

#[test]
fn a_player_who_is_here_sees_it_and_so_does_the_opponent() {
    let mut table = plays("60s [from 60+3600]: b10");
    for seconds in [20, 40] {
        let [white, black] = [White, Black].map(|side| of(&table, seconds, side));
        assert_eq!(black.line, StatusLine::IsHere);
        assert!(white.opponent_is_here, "at {seconds} s");
        assert!(!black.opponent_is_here, "at {seconds} s");
        assert_eq!(black.standing, SideStatus::Rest, "its half rests");
        if seconds == 20 {
            table.stop(30);
        }
    }
    table.resume(45);
    let [white, black] = [White, Black].map(|side| of(&table, 50, side));
    assert_ne!(black.line, StatusLine::IsHere, "the game has begun");
    assert!(!white.opponent_is_here);
}

#[test]
fn both_halves_announce_a_draw_that_the_double_flag_made() {
    let mut table = plays("60s df60/10: b0");
    let plates = |table: &Table, seconds| {
        [White, Black].map(|side| {
            let half = of(table, seconds, side);
            (half.has_plate(), half.draws)
        })
    };
    assert_eq!(plates(&table, 5), [(false, false); 2]);
    assert_eq!(plates(&table, 65), [(true, false), (false, false)]);
    table.press(65, White);
    assert_eq!(plates(&table, 126), [(true, true); 2], "both main times");
    let claimed = plays("60s df60/10: b0 draw:b@65");
    assert_eq!(plates(&claimed, 66), [(true, true); 2]);
    let agreed = plays("60s df60/10: b0 end:1/2-1/2:agreement@10");
    assert_eq!(plates(&agreed, 11), [(false, false); 2]);
}

#[test]
fn a_delay_is_counted_down_and_beside_it_all_that_is_left() {
    let table = plays("60s d5: b0");
    let left = |s| Digits::seconds(Millis::seconds(s));
    assert_eq!(
        line(&table, 2, White),
        StatusLine::Delay {
            left: left(3),
            total: Some(Digits::down(s(63))),
        }
    );
    let whole = StatusLine::Delay {
        left: left(5),
        total: None,
    };
    assert_eq!(
        line(&table, 2, Black),
        whole,
        "the side at rest has its whole delay"
    );
}

#[test]
fn a_half_shows_overtime_before_it_begins_and_while_it_runs() {
    let table = plays("60s byo 2x30: b0");
    let to_come = StatusLine::ByoYomi {
        periods: 2,
        period: Digits::seconds(s(30)),
    };
    assert_eq!(line(&table, 0, White), to_come);
    assert_eq!(line(&table, 61, White), StatusLine::InByoYomi(2));
    assert_eq!(line(&table, 95, White), StatusLine::InByoYomi(1));
    let table = plays("60s can 5min/20: b0");
    let to_come = StatusLine::Canadian {
        moves: 20,
        period: Digits::seconds(s(300)),
    };
    assert_eq!(line(&table, 0, White), to_come);
    assert_eq!(line(&table, 61, White), StatusLine::InCanadian(20));
}

#[test]
fn extra_time_holds_and_the_opponent_may_claim() {
    let table = plays("20s df60/10: b0");
    let before = of(&table, 19, White);
    assert!(!before.on_extra && !before.holds);
    assert_eq!(before.line, StatusLine::Mode(DOUBLE));
    let white = of(&table, 36, White);
    assert!(white.on_extra && white.holds);
    assert_eq!(white.line, StatusLine::ExtraTime(Some(s(8))));
    assert_eq!(white.fallen, Some(Fallen::MainTime));
    assert_eq!(white.offers, CornerActions::default());
    assert!(of(&table, 36, Black).offers.draw);
    let lost = of(&table, 80, White);
    assert!(
        lost.on_extra && !lost.holds,
        "no extra time is left to hold"
    );
    assert_eq!(lost.fallen.map(Fallen::flags), Some(2));
    assert!(matches!(lost.line, StatusLine::Ended(_)));
    assert!(!of(&table, 80, Black).offers.any());
}

#[test]
fn only_the_side_on_the_move_is_low_and_not_under_its_flag() {
    let table = plays("60s: b0");
    assert!(!of(&table, 5, White).low);
    assert!(of(&table, 55, White).low);
    assert!(!of(&table, 55, Black).low);
    assert!(!of(&table, 60, White).low);
}

#[test]
fn moves_are_counted_with_those_to_go_and_with_the_period() {
    let table = plays("10min/2, 5: b0 w1 b2");
    let moves = |table: &Table, seconds| of(table, seconds, White).moves;
    assert_eq!(
        moves(&table, 3),
        MoveCount {
            made: 1,
            to_go: Some(1),
            period: Some((1, 2)),
        }
    );
    let one = plays("60s: b0");
    let plain = MoveCount {
        made: 0,
        to_go: None,
        period: None,
    };
    assert_eq!(moves(&one, 1), plain);
}

#[test]
fn the_clock_offers_the_claim_of_a_flag_to_the_opponent_alone() {
    let table = plays("60s [on claim]: b0");
    assert!(!of(&table, 59, Black).offers.any());
    assert!(of(&table, 61, Black).offers.flag);
    assert!(!of(&table, 61, White).offers.any());
}

#[test]
fn the_sides_change_halves() {
    let mut table = plays("60s: b0 stop@1");
    let first = |table: &Table| HalfView::of(&Face::of(&table.clock, at(2)), Seat::First).color;
    let before = first(&table);
    table.plays("swap@2");
    assert_eq!(first(&table), before.other());
}

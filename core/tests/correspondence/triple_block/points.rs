//! The general description: points (a) to (h).

use zeitnot_core::correspondence::certainty::Certainty;
use zeitnot_core::correspondence::{Edition, Event, EventDraft, Protection, Seconds};

use super::play::*;
use super::script::plays;
use zeitnot_fixtures::games;

#[test]
fn a_each_player_is_allocated_what_the_organizer_set() {
    plays("450 [clock 40d, bank 33d7h, increment 2d]: [40d+33d7h/0 40d+33d7h/0 w]");
}

#[test]
fn a_the_allocation_is_a_maximum_that_no_thinking_exceeds() {
    // At 302 days a player gets 50 + 50 days and 50 increments of 1 day.
    let mut game = Play::of(event(302));
    let mut used = Seconds::ZERO;
    loop {
        let (clock, bank) = game.shows(White);
        let most = clock - s(1);
        if !most.is_positive() && !bank.is_positive() {
            break;
        }
        game.white_moves_after(most);
        used += most;
    }
    assert!(used < d(150), "{used}");
    assert!(used > d(149));
}

#[test]
fn b_however_a_player_shares_time_out_the_same_is_left() {
    let left = |thoughts: [i64; 4]| {
        let mut game = Play::of(event(700));
        for days in thoughts {
            game.white_moves_after(d(days));
        }
        game.state().account(White).total()
    };
    let even = left([10, 10, 10, 10]);
    assert_eq!(even, d(100 - 40 + 4 * 5));
    assert_eq!(left([0, 0, 0, 40]), even);
    assert_eq!(left([37, 1, 2, 0]), even);
}

games! { plays;
    c_time_away_is_used_from_the_game_and_nothing_stops_the_clock:
        "700: 30d [20d+50d/0 50d+50d/0 w 30d]";

    c_a_move_stops_the_clock_of_the_player_who_made_it:
        "700: w3d 20d [50d+52d/1 30d+50d/0 b 20d]";

    c_filing_a_claim_stops_the_clock_until_it_is_resolved:
        "700: 10d claim:w 100d [40d+50d/0 50d+50d/0 w 10d claim by w] resolved 1d
         [39d+50d/0 50d+50d/0 w 11d]";

    c_the_opponents_claim_stops_the_clock_too:
        "700: 10d claim:b 100d [40d+50d/0 50d+50d/0 w 10d claim by b]";

    c_a_refill_does_not_stop_the_clock:
        "700: 10d refill:w+5d 1d [44d+45d/0 50d+50d/0 w 11d]";

    c_a_clock_at_zero_loses_whatever_is_in_the_bank:
        "700: 50d-1s [1s+50d/0 50d+50d/0 w 49d23h59m59s] 1s [0+50d/0 50d+50d/0 w 50d fell 50d]";

    d_neither_move_nor_refill_within_fifty_days_loses:
        "1100: w1d 51d [50d+58d/1 0+50d/0 b 50d fell 51d] b!Fallen=b51d";

    d_a_refill_within_fifty_days_keeps_the_game:
        "700: 50d-1s refill:w+50d-1s 50d-1s [1s+1s/0 50d+50d/0 w 99d23h59m58s]";

    d_a_move_within_fifty_days_keeps_the_game:
        "700: w50d-1s [50d+5d1s/1 50d+50d/0 b]";

    d_the_clock_is_refilled_after_each_move_while_time_remains:
        "400: w40d b [50d+12d/1 50d+52d/1 w or 12d by refill] w40d b [24d+0/2 50d+54d/2 w] w3d b
         [23d+0/3 50d+56d/3 w]";

    d_the_clock_can_be_refilled_by_hand_while_it_is_the_players_move:
        "700: 20d refill:w+20d [50d+30d/0 50d+50d/0 w 20d]";
}

#[test]
fn e_the_end_is_the_start_plus_the_length_in_days() {
    for days in [302, 365, 700, 1_150] {
        let event = Event::new(event(days)).unwrap();
        assert_eq!(event.end(), START + d(i64::from(days)));
    }
}

/// Both sides think for as long as they can, again and again.
fn dragged_out(draft: EventDraft, plies: usize) -> Play {
    let mut game = Play::of(draft);
    for _ in 0..plies {
        loop {
            let side = game.state().turn;
            let (clock, _) = game.shows(side);
            game.wait(clock - s(1));
            let offered = game.state().account(side).refillable();
            if !offered.is_positive() {
                break;
            }
            game.refills(side, offered);
        }
        game.moves();
    }
    let rest = game.shows(game.state().turn).0;
    game.wait(rest);
    game
}

#[test]
fn e_a_game_that_both_drag_out_falls_by_the_end() {
    // The table gives 302 days a bank that is a day short on each side.
    for (days, spare) in [(302, 2), (350, 0), (700, 0), (1_100, 0)] {
        let game = dragged_out(event(days), 150);
        let fell = game.fell().expect("a fallen clock");
        let end = START + d(i64::from(days));
        assert!(fell <= end - d(spare), "{days}");
        assert!(fell > end - d(spare) - h(1), "{days}");
    }
}

#[test]
fn e_the_end_is_certain_where_all_that_both_have_fits_into_the_length() {
    for days in [302, 350, 365, 400, 700, 1_050, 1_100, 1_150] {
        assert_eq!(event(days).certainty(), Certainty::Certain, "{days}");
    }
    // One second more for each player exceeds the length by two seconds.
    let more = EventDraft {
        bank: d(50) + s(1),
        ..event(700)
    };
    assert_eq!(more.certainty(), Certainty::Exceeded(s(2)));
    // An increment for one move more exceeds it too, by five days for each player.
    let more = EventDraft {
        increment_moves: 51,
        ..event(700)
    };
    assert_eq!(more.certainty(), Certainty::Exceeded(d(10)));
}

#[test]
fn e_the_stated_overrun_is_what_two_players_who_drag_it_out_reach() {
    // No rule forbids 302 days with a bank of 500.
    for (days, bank, increment, moves) in [
        (302, 500, 1, 50),
        (350, 75, 2, 50),
        (700, 51, 5, 50),
        (5, 3, 0, 50),
        (700, 50, 5, 60),
    ] {
        let draft = EventDraft {
            bank: d(bank),
            increment: d(increment),
            increment_moves: moves,
            ..event(days)
        };
        let end = START + d(i64::from(days));
        let fell = dragged_out(draft.clone(), 150)
            .fell()
            .expect("a fallen clock");
        let Certainty::Exceeded(over) = draft.certainty() else {
            panic!("{days}: {:?}", draft.certainty());
        };
        // The player whose flag does not fall has a second left.
        assert_eq!(fell.since(end), over - s(1), "{days}");
    }
}

#[test]
fn e_with_protection_nothing_is_certain_whatever_the_blocks() {
    for protection in [Protection::SuddenDeath(1), Protection::GuaranteedTime] {
        let draft = EventDraft {
            protection,
            ..event(302)
        };
        assert_eq!(draft.certainty(), Certainty::Unbounded(protection));
    }
}

#[test]
fn e_sudden_death_protection_makes_the_end_uncertain() {
    let draft = EventDraft {
        protection: Protection::SuddenDeath(1),
        ..event(302)
    };
    let game = dragged_out(draft, 110);
    assert!(game.fell().unwrap() > START + d(302));
}

#[test]
fn e_nobody_adjudicates_because_the_end_has_come() {
    // With protection a game is still running at the scheduled end, and goes on.
    let mut game = Play::of(short(d(1), 1, Protection::SuddenDeath(5)));
    while game.now <= START + d(302) {
        game.moves_after(h(12));
    }
    assert!(game.runs());
}

#[test]
fn f_a_move_after_more_than_forty_days_needs_no_word_to_anyone() {
    plays("700: w49d [50d+6d/1 50d+50d/0 b]");
}

#[test]
fn g_reflection_time_is_never_doubled() {
    for days in [1, 19, 20, 21, 39, 40, 41, 49] {
        let mut game = Play::of(increment_only(700));
        game.wait(d(days));
        assert_eq!(game.shows(White), (d(50 - days), d(50)));
    }
}

#[test]
fn h_a_captain_avoids_a_loss_by_moving_time_and_putting_another_in() {
    plays("700 [captains]: 50d-1s transfer:w+10d sub:w 10d w [45d1s+0/1 50d+50d/0 b]");
}

#[test]
fn h_is_off_in_the_current_text_and_on_in_the_older_one() {
    assert!(!Edition::Current.lets_captains_transfer());
    assert!(Edition::Older.lets_captains_transfer());
    assert_eq!(Edition::default(), Edition::Current);
}

#[test]
fn h_can_be_turned_on_under_the_current_text() {
    let draft = EventDraft {
        edition: Edition::Current,
        ..teams(700)
    };
    Play::of(draft).plays("1d transfer:w+1d [50d+49d/0 50d+50d/0 w 1d w owes]");
}

#[test]
fn a_result_by_word_ends_the_game_at_its_stamp() {
    plays("700: 3d end:1/2-1/2:agreement 300d [47d+50d/0 50d+50d/0 1/2-1/2 agreement 3d]");
}

//! The general description: points (a) to (h).

use zeitnot_core::correspondence::certainty::Certainty;
use zeitnot_core::correspondence::event::CAP;
use zeitnot_core::correspondence::{
    Act, Edition, Ending, EntryError, Event, EventDraft, Phase, Protection, Seconds,
};

use super::play::*;

#[test]
fn a_each_player_is_allocated_what_the_organizer_set() {
    let draft = EventDraft {
        clock: d(40),
        bank: d(33) + h(7),
        increment: d(2),
        ..event(450)
    };
    let game = Play::of(draft);
    for side in [White, Black] {
        assert_eq!(game.shows(side), (d(40), d(33) + h(7)));
    }
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

#[test]
fn c_time_away_is_used_from_the_game_and_nothing_stops_the_clock() {
    let mut game = Play::of(event(700));
    game.wait(d(30));
    assert!(game.runs());
    assert_eq!(game.shows(White), (d(20), d(50)));
}

#[test]
fn c_a_move_stops_the_clock_of_the_player_who_made_it() {
    let mut game = Play::of(event(700));
    game.moves_after(d(3)).wait(d(20));
    assert_eq!(game.shows(White), (d(50), d(52)));
    assert_eq!(game.shows(Black), (d(30), d(50)));
}

#[test]
fn c_filing_a_claim_stops_the_clock_until_it_is_resolved() {
    let mut game = Play::of(event(700));
    game.wait(d(10)).does(claim(White)).wait(d(100));
    assert_eq!(game.shows(White), (d(40), d(50)));
    assert_eq!(game.state().falls(), None);
    game.does(Act::Resolved).wait(d(1));
    assert_eq!(game.shows(White), (d(39), d(50)));
    assert_eq!(game.state().reflection(), Some(d(11)));
}

#[test]
fn c_the_opponents_claim_stops_the_clock_too() {
    let mut game = Play::of(event(700));
    game.wait(d(10)).does(claim(Black)).wait(d(100));
    assert_eq!(game.shows(White), (d(40), d(50)));
}

#[test]
fn c_a_refill_does_not_stop_the_clock() {
    let mut game = Play::of(event(700));
    game.wait(d(10)).refills(White, d(5)).wait(d(1));
    assert_eq!(game.shows(White), (d(44), d(45)));
}

#[test]
fn c_a_clock_at_zero_loses_whatever_is_in_the_bank() {
    let mut game = Play::of(event(700));
    game.wait(d(50) - s(1));
    assert_eq!(game.shows(White), (s(1), d(50)));
    assert!(game.runs());
    game.wait(s(1));
    assert_eq!(game.shows(White), (Seconds::ZERO, d(50)));
    assert_eq!(game.fell(), Some(START + d(50)));
}

#[test]
fn d_neither_move_nor_refill_within_fifty_days_loses() {
    let mut game = Play::of(event(1_100));
    game.moves_after(d(1)).wait(d(51));
    assert_eq!(game.fell(), Some(START + d(51)));
    let why = game.next_move();
    let fallen = EntryError::Fallen {
        side: Black,
        at: START + d(51),
    };
    assert_eq!(game.refused(why), fallen);
}

#[test]
fn d_a_refill_within_fifty_days_keeps_the_game() {
    let mut game = Play::of(event(700));
    game.wait(d(50) - s(1)).refills(White, d(50) - s(1));
    game.wait(d(50) - s(1));
    assert!(game.runs());
    assert_eq!(game.shows(White), (s(1), s(1)));
}

#[test]
fn d_a_move_within_fifty_days_keeps_the_game() {
    let mut game = Play::of(event(700));
    game.moves_after(d(50) - s(1));
    assert!(game.runs());
    assert_eq!(game.shows(White), (d(50), d(5) + s(1)));
}

#[test]
fn d_the_clock_is_refilled_after_each_move_while_time_remains() {
    let mut game = Play::of(event(400));
    game.white_moves_after(d(40));
    assert_eq!(game.shows(White), (d(50), d(12)));
    game.white_moves_after(d(40));
    assert_eq!(game.shows(White), (d(24), Seconds::ZERO));
    game.white_moves_after(d(3));
    assert_eq!(game.shows(White), (d(23), Seconds::ZERO));
}

#[test]
fn d_the_clock_can_be_refilled_by_hand_while_it_is_the_players_move() {
    let mut game = Play::of(event(700));
    game.wait(d(20)).refills(White, d(20));
    assert_eq!(game.shows(White), (d(50), d(30)));
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
    let mut game = Play::of(event(700));
    game.moves_after(d(49));
    assert!(game.runs());
    assert_eq!(game.state().turn, Black);
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
    let mut game = Play::of(teams(700));
    game.wait(d(50) - s(1)).does(transfer(White, d(10)));
    game.does(substitution(White)).wait(d(10)).moves();
    assert!(game.runs());
    assert_eq!(game.state().turn, Black);
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
    let mut game = Play::of(draft);
    game.wait(d(1)).does(transfer(White, d(1)));
    assert_eq!(game.shows(White), (CAP, d(49)));
}

#[test]
fn a_result_by_word_ends_the_game_at_its_stamp() {
    let mut game = Play::of(event(700));
    let result = zeitnot_core::clock::GameResult::Draw;
    let ending = Ending::Agreement;
    game.wait(d(3)).does(Act::Result { result, ending });
    game.wait(d(300));
    assert!(matches!(game.state().phase, Phase::Over(verdict) if verdict.at == START + d(3)));
    assert_eq!(game.shows(White), (d(47), d(50)));
}

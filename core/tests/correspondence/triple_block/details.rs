//! The specific details: rules (1) to (9). The table of (6) is in `table.rs`.

use zeitnot_core::clock::ByColor;
use zeitnot_core::correspondence::account::Account;
use zeitnot_core::correspondence::certainty::Departure;
use zeitnot_core::correspondence::event::{CAP, EventError};
use zeitnot_core::correspondence::proposal::propose;
use zeitnot_core::correspondence::{
    Act, Cause, Edition, EntryError, Event, EventDraft, Protection, Seconds, ShownTime,
};

use super::play::*;

const NONE: Seconds = Seconds::ZERO;

#[test]
fn rule_1_start_and_length_give_the_end_and_the_three_blocks() {
    let proposals = propose(700);
    let blocks = proposals.standard();
    assert_eq!(blocks.end(START), START + d(700));
    assert_eq!(
        (blocks.clock, blocks.bank(), blocks.increment),
        (d(50), d(50), d(5))
    );
    assert_eq!(
        Event::new(event(700)).unwrap().end(),
        START + s(700 * 86_400)
    );
}

#[test]
fn rule_1_nobody_moves_before_the_official_start() {
    let mut game = Play::waiting(event(700));
    game.now = START - s(1);
    let before = EntryError::BeforeStart { start: START };
    assert_eq!(game.refused(Act::Start), before);
    let play = game.next_move();
    assert_eq!(game.refused(play.clone()), before);
    game.wait(s(1));
    assert_eq!(game.refused(play), EntryError::NotStarted);
}

#[test]
fn rule_1_white_runs_from_the_official_start_and_black_from_whites_move() {
    let mut game = Play::of(event(700));
    game.wait(d(7));
    assert_eq!(game.shows(White), (d(43), d(50)));
    assert_eq!(game.shows(Black), (d(50), d(50)));
    game.moves().wait(d(9));
    assert_eq!(game.shows(Black), (d(41), d(50)));
}

#[test]
fn rule_1_before_its_start_a_game_shows_full_blocks() {
    let mut game = Play::of(event(700));
    game.now = START - d(30);
    assert_eq!(game.shows(White), (d(50), d(50)));
    assert_eq!(game.state().falls(), None);
}

#[test]
fn rule_2_every_second_counts_and_none_is_rounded() {
    let mut game = Play::of(increment_only(700));
    game.white_moves_after(d(12) + h(3) + s(4 * 60 + 5));
    assert_eq!(game.shows(White).0, d(43) - h(3) - s(245));
    game.white_moves_after(s(1));
    assert_eq!(game.shows(White).0, d(48) - h(3) - s(246));
}

#[test]
fn rule_2_the_clock_has_no_buffer() {
    let mut game = Play::of(EventDraft {
        increment: NONE,
        ..increment_only(700)
    });
    game.white_moves_after(s(1));
    assert_eq!(game.shows(White).0, d(50) - s(1));
}

#[test]
fn rule_3_the_clock_is_set_to_fifty_days_whatever_the_length() {
    for days in [302, 350, 400, 700, 1_100, 2_000] {
        let game = Play::of(event(days));
        assert_eq!(game.shows(White).0, d(50));
        assert_eq!(game.shows(Black).0, d(50));
    }
}

#[test]
fn rule_3_another_clock_is_listed_as_a_departure_from_the_rules() {
    for days in [150, 302, 350, 365, 700, 1_100, 2_000] {
        let draft = event(days);
        let given = EventDraft {
            clock: d(40),
            ..draft.clone()
        };
        assert_eq!(given.beside_table().departures[0], Departure::Clock);
        assert!(!draft.beside_table().departures.contains(&Departure::Clock));
    }
}

#[test]
fn rule_3_the_clock_is_what_there_is_for_the_move_at_hand() {
    let mut game = Play::of(event(700));
    game.moves_after(d(2)).wait(d(3));
    assert_eq!(game.deadlines().unwrap().falls, START + d(52));
    assert_eq!(game.state().falls(), Some(START + d(52)));
}

#[test]
fn rule_3_exactly_zero_is_lost() {
    let mut game = Play::of(event(700));
    game.wait(d(50));
    let fallen = EntryError::Fallen {
        side: White,
        at: START + d(50),
    };
    let play = game.next_move();
    assert_eq!(game.refused(play), fallen);
    let amount = d(10);
    let refill = Act::Refill {
        side: White,
        amount,
    };
    assert_eq!(game.refused(refill), fallen);
}

#[test]
fn rule_3_a_clock_never_shows_more_than_fifty_days() {
    let mut game = Play::of(event(1_100));
    game.wait(d(3));
    assert_eq!(
        game.refill(White, d(3) + s(1)),
        Err(EntryError::Cap { room: d(3) })
    );
    game.refills(White, d(3));
    assert_eq!(game.shows(White).0, CAP);
    game.moves();
    assert_eq!(game.shows(White).0, CAP);

    let shown = ShownTime {
        clock: CAP + s(1),
        bank: NONE,
    };
    let cause = Cause::Unknown;
    let shown = ByColor {
        white: Some(shown),
        black: None,
    };
    assert_eq!(
        game.refused(Act::Correction { shown, cause }),
        EntryError::Shown
    );
    let draft = EventDraft {
        clock: CAP + s(1),
        ..event(700)
    };
    assert_eq!(Event::new(draft), Err(vec![EventError::Clock]));
}

#[test]
fn rule_4_the_increment_comes_after_each_own_move_and_only_then() {
    let mut game = Play::of(increment_only(700));
    game.wait(d(20));
    assert_eq!(game.shows(White), (d(30), d(50)));
    game.moves();
    assert_eq!(game.shows(White), (d(35), d(50)));
    game.moves_after(d(1));
    assert_eq!(game.shows(White), (d(35), d(50)));
    game.refills(White, d(1)).wait(d(1));
    assert_eq!(game.shows(White), (d(35), d(49)));
}

#[test]
fn rule_4_the_increment_goes_to_the_clock_as_far_as_it_takes_it() {
    let mut game = Play::of(increment_only(700));
    game.white_moves_after(d(5));
    assert_eq!(game.shows(White), (d(50), d(50)));
    game.white_moves_after(d(8));
    assert_eq!(game.shows(White), (d(47), d(50)));
}

#[test]
fn rule_4_the_rest_of_the_increment_goes_to_the_bank() {
    for draft in [event(700), increment_only(700)] {
        let mut game = Play::of(draft);
        game.white_moves_after(d(5) - s(1));
        assert_eq!(game.shows(White), (d(50), d(50) + s(1)));
        game.white_moves_after(NONE);
        assert_eq!(game.shows(White), (d(50), d(55) + s(1)));
    }
}

#[test]
fn rule_4_the_increment_is_for_the_first_fifty_moves() {
    let mut game = Play::of(increment_only(700));
    game.both_move(49);
    let banked = game.shows(White).1;
    game.white_moves_after(NONE);
    assert_eq!(game.state().account(White).moves, 50);
    assert_eq!(game.shows(White), (d(50), banked + d(5)));
    game.white_moves_after(NONE);
    assert_eq!(game.shows(White), (d(50), banked + d(5)));
    game.white_moves_after(d(1));
    assert_eq!(game.shows(White), (d(49), banked + d(5)));
}

#[test]
fn rule_4_a_year_has_an_increment_of_one_day_and_two_years_of_five() {
    assert_eq!(propose(350).standard().increment, d(1));
    assert_eq!(propose(365).standard().increment, d(1));
    assert_eq!(propose(700).standard().increment, d(5));
    assert_eq!(propose(730).standard().increment, d(5));
}

#[test]
fn rule_4_an_organizer_may_give_the_increment_for_other_numbers_of_moves() {
    let mut game = Play::of(EventDraft {
        increment_moves: 2,
        ..event(700)
    });
    game.both_move(2);
    assert_eq!(game.shows(White), (d(50), d(60) - s(2)));
    game.white_moves_after(NONE);
    assert_eq!(game.shows(White), (d(50), d(60) - s(2)));
    assert_eq!(
        game.state()
            .account(White)
            .increments_left(game.ledger.event()),
        0
    );
}

#[test]
fn rule_5_time_moves_from_the_bank_to_the_clock_at_the_players_discretion() {
    let mut game = Play::of(event(700));
    game.wait(d(30)).refills(White, s(1)).refills(White, d(7));
    assert_eq!(game.shows(White), (d(27) + s(1), d(43) - s(1)));
}

#[test]
fn rule_5_at_any_time_is_off_turn_too() {
    let mut game = Play::of(increment_only(700));
    game.moves_after(d(30)).wait(d(2)).refills(White, d(10));
    assert_eq!(game.shows(White), (d(35), d(40)));
    assert_eq!(game.shows(Black), (d(48), d(50)));
}

#[test]
fn rule_5_no_more_than_the_bank_has() {
    let mut game = Play::of(EventDraft {
        bank: d(10),
        ..event(700)
    });
    game.wait(d(30));
    assert_eq!(
        game.refill(White, d(10) + s(1)),
        Err(EntryError::Bank { bank: d(10) })
    );
    game.refills(White, d(10));
    assert_eq!(game.shows(White), (d(30), NONE));
    assert_eq!(
        game.refill(White, s(1)),
        Err(EntryError::Bank { bank: NONE })
    );
}

#[test]
fn rule_5_a_refill_moves_some_time() {
    let mut game = Play::of(event(700));
    game.wait(d(30));
    for amount in [NONE, s(-1), s(i64::MIN)] {
        assert_eq!(game.refill(White, amount), Err(EntryError::Amount));
    }
}

#[test]
fn rule_5_a_bank_begins_with_fifty_or_seventy_five_days() {
    for step in 0..=15 {
        let days = 350 + 50 * step;
        let odd = step % 2 == 0;
        let bank = propose(days).standard().bank();
        assert_eq!(bank, d(if odd { 75 } else { 50 }), "{days}");
    }
}

#[test]
fn rule_5_the_bank_rises_only_by_what_the_clock_cannot_take() {
    let mut game = Play::of(increment_only(700));
    let mut bank = d(50);
    for thought in [d(6), d(5), d(9), d(0), d(4), d(49), d(3)] {
        game.white_moves_after(thought);
        let now = game.shows(White).1;
        if game.shows(White).0 < CAP {
            assert_eq!(now, bank);
        }
        bank = now;
    }
    assert_eq!(bank, d(50) + d(1));
}

#[test]
fn rule_7_a_move_of_more_than_fifty_days_needs_a_refill_in_time() {
    let mut game = Play::of(event(700));
    game.wait(d(49)).refills(White, d(49)).wait(d(49)).moves();
    assert!(game.runs());
    assert_eq!(game.shows(White), (d(7), NONE));
}

#[test]
fn rule_7_a_refill_after_the_fifty_days_is_too_late() {
    let mut game = Play::of(event(700));
    game.wait(d(50));
    let fallen = EntryError::Fallen {
        side: White,
        at: START + d(50),
    };
    assert_eq!(game.refill(White, d(1)), Err(fallen));
    game.wait(d(1));
    assert_eq!(game.refill(White, d(1)), Err(fallen));
}

#[test]
fn rule_7_this_goes_on_until_the_bank_is_empty() {
    let draft = EventDraft {
        bank: d(500),
        ..event(1_100)
    };
    let mut game = Play::of(draft);
    for _ in 0..10 {
        game.wait(d(49)).refills(White, d(49));
    }
    game.wait(d(10)).refills(White, d(10));
    assert_eq!(game.shows(White), (d(50), NONE));
    game.wait(d(50));
    assert_eq!(game.fell(), Some(START + d(550)));
}

#[test]
fn rule_8_a_captain_moves_time_of_the_bank_to_the_clock() {
    let mut game = Play::of(teams(700));
    game.wait(d(30)).does(transfer(White, d(12)));
    assert_eq!(game.shows(White), (d(32), d(38)));
}

#[test]
fn rule_8_there_has_to_be_time_in_the_bank() {
    let mut game = Play::of(teams(700));
    game.wait(d(49)).refills(White, d(49)).wait(d(49));
    let why = game.refused(transfer(White, d(2)));
    assert_eq!(why, EntryError::Bank { bank: d(1) });
    let why = game.refused(transfer(White, NONE));
    assert_eq!(why, EntryError::Amount);
}

#[test]
fn rule_8_a_captain_is_bound_to_fifty_days_too() {
    let mut game = Play::of(teams(700));
    game.wait(d(2));
    let why = game.refused(transfer(White, d(3)));
    assert_eq!(why, EntryError::Cap { room: d(2) });
}

#[test]
fn rule_8_only_in_a_team_event() {
    let mut game = Play::of(event(700));
    game.wait(d(2));
    assert_eq!(game.refused(transfer(White, d(1))), EntryError::NotTeam);
    let draft = EventDraft {
        team: false,
        ..teams(700)
    };
    assert_eq!(Event::new(draft), Err(vec![EventError::CaptainWithoutTeam]));
}

#[test]
fn rule_8_only_where_it_is_in_effect() {
    let mut game = Play::of(EventDraft {
        captain_may_transfer: Edition::Current.lets_captains_transfer(),
        ..teams(700)
    });
    game.wait(d(2));
    assert_eq!(
        game.refused(transfer(White, d(1))),
        EntryError::CaptainMayNot
    );
}

#[test]
fn rule_8_after_a_transfer_only_the_new_player_acts() {
    for another in [substitution(White), replacement(White)] {
        let mut game = Play::of(teams(700));
        game.wait(d(30)).does(transfer(White, d(12)));
        let owed = EntryError::SubstitutionOwed { side: White };
        let play = game.next_move();
        assert_eq!(game.refused(play), owed);
        assert_eq!(game.refill(White, d(1)), Err(owed));
        assert_eq!(game.refused(claim(White)), owed);
        game.does(another).refills(White, d(1)).moves();
        assert_eq!(game.state().turn, Black);
    }
}

#[test]
fn rule_8_a_transfer_binds_only_that_side() {
    let mut game = Play::of(teams(700));
    game.wait(d(40)).does(transfer(White, d(1)));
    // Black owes no substitution, so Black still refills and files a claim as before.
    game.does(claim(Black)).does(Act::Resolved);
    game.does(replacement(White)).moves_after(d(1)).moves();
    assert_eq!(game.state().turn, White);
}

#[test]
fn rule_9_below_the_protection_a_clock_is_reset_for_ever() {
    for days in 1..=5 {
        let given = d(i64::from(days));
        let protection = Protection::SuddenDeath(days);
        let mut game = Play::of(short(d(6), 1, protection));
        game.both_move(1);
        game.white_moves_after(d(5) + h(12));
        assert_eq!(game.shows(White), (given, NONE), "{days}");
        for _ in 0..20 {
            game.white_moves_after(given - s(1));
            assert_eq!(game.shows(White), (given, NONE), "{days}");
        }
    }
}

#[test]
fn rule_9_guaranteed_time_is_three_days() {
    let mut game = Play::of(short(d(6), 0, Protection::GuaranteedTime));
    game.white_moves_after(d(2));
    assert_eq!(game.shows(White), (d(4), NONE));
    game.white_moves_after(d(2));
    assert_eq!(game.shows(White), (d(3), NONE));
    game.white_moves_after(d(3) - s(1));
    assert_eq!(game.shows(White), (d(3), NONE));
}

#[test]
fn rule_9_a_clock_at_the_protection_or_above_stays() {
    let mut game = Play::of(short(d(10), 0, Protection::SuddenDeath(5)));
    game.white_moves_after(d(4));
    assert_eq!(game.shows(White), (d(6), NONE));
    game.white_moves_after(d(1));
    assert_eq!(game.shows(White), (d(5), NONE));
    game.white_moves_after(s(1));
    assert_eq!(game.shows(White), (d(5), NONE));
}

#[test]
fn rule_9_nothing_is_reset_while_the_bank_has_time() {
    let mut game = Play::after(
        EventDraft {
            protection: Protection::SuddenDeath(5),
            ..increment_only(302)
        },
        50,
    );
    game.wait(d(49)).refills(White, d(48)).wait(d(48));
    game.white_moves_after(NONE);
    assert_eq!(game.shows(White), (d(1), d(2)));
    game.refills(White, d(2)).white_moves_after(s(1));
    assert_eq!(game.shows(White), (d(5), NONE));
}

#[test]
fn rule_9_nothing_is_reset_before_own_move_fifty_one() {
    let draft = EventDraft {
        clock: CAP,
        bank: NONE,
        increment: s(1),
        protection: Protection::SuddenDeath(5),
        ..event(302)
    };
    let mut game = Play::after(draft, 48);
    game.white_moves_after(d(48));
    assert_eq!(game.shows(White), (d(2) + s(1), NONE));
    game.white_moves_after(d(1));
    assert_eq!(game.state().account(White).moves, 50);
    assert_eq!(game.shows(White), (d(1) + s(2), NONE));
    game.white_moves_after(s(2));
    assert_eq!(game.state().account(White).moves, 51);
    assert_eq!(game.shows(White), (d(5), NONE));
}

#[test]
fn rule_9_a_clock_at_zero_is_not_reset() {
    let mut game = Play::of(short(d(6), 0, Protection::SuddenDeath(5)));
    game.wait(d(6));
    assert_eq!(game.fell(), Some(START + d(6)));
}

#[test]
fn rule_9_without_the_option_no_clock_is_ever_reset() {
    assert_eq!(Protection::default(), Protection::None);
    let mut game = Play::of(short(d(6), 0, Protection::None));
    game.white_moves_after(d(6) - s(2));
    assert_eq!(game.shows(White), (s(2), NONE));
    game.white_moves_after(s(1));
    assert_eq!(game.shows(White), (s(1), NONE));
}

#[test]
fn rule_9_the_current_text_has_one_to_five_days_and_the_older_three() {
    assert!(!Edition::Current.offers_protection());
    assert!(Edition::Older.offers_protection());
    let days = |edition: Edition| -> Vec<Seconds> {
        let all = edition.protections().iter();
        all.filter_map(|protection| protection.reset_to()).collect()
    };
    assert_eq!(days(Edition::Current), [d(1), d(2), d(3), d(4), d(5)]);
    assert_eq!(days(Edition::Older), [d(3)]);
    for days in [0, 6, u32::MAX] {
        let protection = Protection::SuddenDeath(days);
        let draft = EventDraft {
            protection,
            ..event(700)
        };
        assert_eq!(Event::new(draft), Err(vec![EventError::Protection]));
    }
}

#[test]
fn rule_9_the_game_may_go_beyond_the_scheduled_end() {
    let mut game = Play::of(short(d(1), 0, Protection::GuaranteedTime));
    while game.now <= START + d(400) {
        game.moves_after(h(20));
    }
    assert!(game.runs());
}

#[test]
fn an_account_opens_with_the_blocks_of_the_event() {
    let event = Event::new(event(750)).unwrap();
    let account = Account::opening(&event, 12);
    assert_eq!((account.clock, account.bank), (d(50), d(75)));
    assert_eq!(account.increments_left(&event), 38);
    assert_eq!(account.total(), d(125));
}

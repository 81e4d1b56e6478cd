//! The specific details: rules (1) to (9). The table of (6) is in `table.rs`.

use zeitnot_core::correspondence::account::Account;
use zeitnot_core::correspondence::certainty::Departure;
use zeitnot_core::correspondence::event::{CAP, EventError};
use zeitnot_core::correspondence::proposal::propose;
use zeitnot_core::correspondence::{Edition, EntryError, Event, EventDraft, Protection, Seconds};

use super::play::*;
use super::script::{plays, set_up};
use zeitnot_fixtures::games;

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
    let mut game = set_up("700 [waiting]");
    game.now = START - s(1);
    game.plays("start!BeforeStart=0 w!BeforeStart=0 1s w!NotStarted");
}

#[test]
fn rule_1_white_runs_from_the_official_start_and_black_from_whites_move() {
    plays("700: 7d [43d+50d/0 50d+50d/0 w 7d] w 9d [50d+48d/1 41d+50d/0 b 9d]");
}

#[test]
fn rule_1_before_its_start_a_game_shows_full_blocks() {
    let mut game = Play::of(event(700));
    game.now = START - d(30);
    assert_eq!(game.shows(White), (d(50), d(50)));
    assert_eq!(game.state().falls(), None);
}

games! { plays;
    rule_2_every_second_counts_and_none_is_rounded:
        "700 [increment only]: w12d3h4m5s b [42d20h55m55s+50d/1 50d+55d/1 w] w1s b
         [47d20h55m54s+50d/2 50d+60d/2 w]";

    rule_2_the_clock_has_no_buffer:
        "700 [increment only, increment 0]: w1s b [49d23h59m59s+50d/1 50d+50d/1 w]";
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
        assert_eq!(given.compare_with_table().departures[0], Departure::Clock);
        assert!(
            !draft
                .compare_with_table()
                .departures
                .contains(&Departure::Clock)
        );
    }
}

#[test]
fn rule_3_the_clock_is_what_there_is_for_the_move_at_hand() {
    let game = plays("700: w2d 3d [50d+53d/1 47d+50d/0 b 3d]");
    assert_eq!(game.deadlines().unwrap().falls, START + d(52));
}

#[test]
fn rule_3_exactly_zero_is_lost() {
    plays("700: 50d [0+50d/0 50d+50d/0 w 50d fell 50d] w!Fallen=w50d refill:w+10d!Fallen=w50d");
}

#[test]
fn rule_3_a_clock_never_shows_more_than_fifty_days() {
    plays(
        "1100: 3d refill:w+3d1s!Cap=3d refill:w+3d [50d+47d/0 50d+50d/0 w 3d] w
         [50d+56d/1 50d+50d/0 b] server:w=50d1s+0!Shown",
    );
    let draft = EventDraft {
        clock: CAP + s(1),
        ..event(700)
    };
    assert_eq!(Event::new(draft), Err(vec![EventError::Clock]));
}

games! { plays;
    rule_4_the_increment_comes_after_each_own_move_and_only_then:
        "700 [increment only]: 20d [30d+50d/0 50d+50d/0 w 20d] w [35d+50d/1 50d+50d/0 b] b1d
         [35d+50d/1 50d+54d/1 w] refill:w+1d 1d [35d+49d/1 50d+54d/1 w 1d]";

    rule_4_the_increment_goes_to_the_clock_as_far_as_it_takes_it:
        "700 [increment only]: w5d b [50d+50d/1 50d+55d/1 w] w8d b [47d+50d/2 50d+60d/2 w]";

    rule_4_the_rest_of_the_increment_goes_to_the_bank:
        "700: w5d-1s b [50d+50d1s/1 50d+55d/1 w] w b [50d+55d1s/2 50d+60d/2 w]",
        "700 [increment only]: w5d-1s b [50d+50d1s/1 50d+55d/1 w] w b [50d+55d1s/2 50d+60d/2 w]";

    rule_4_the_increment_is_for_the_first_fifty_moves:
        "700 [increment only]: both*49 [50d+294d23h59m11s/49 50d+294d23h59m11s/49 w] w b
         [50d+299d23h59m11s/50 50d+299d23h59m11s/50 w] w b
         [50d+299d23h59m11s/51 50d+299d23h59m11s/51 w] w1d b
         [49d+299d23h59m11s/52 50d+299d23h59m11s/52 w]";
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
    let game = plays(
        "700 [moves 2]: both*2 [50d+59d23h59m58s/2 50d+59d23h59m58s/2 w] w b
         [50d+59d23h59m58s/3 50d+59d23h59m58s/3 w]",
    );
    let white = *game.state().account(White);
    assert_eq!(white.increments_left(game.ledger.event()), 0);
}

games! { plays;
    rule_5_time_moves_from_the_bank_to_the_clock_at_the_players_discretion:
        "700: 30d refill:w+1s refill:w+7d [27d1s+42d23h59m59s/0 50d+50d/0 w 30d]";

    rule_5_at_any_time_is_off_turn_too:
        "700 [increment only]: w30d 2d refill:w+10d [35d+40d/1 48d+50d/0 b 2d]";

    rule_5_no_more_than_the_bank_has:
        "700 [bank 10d]: 30d refill:w+10d1s!Bank=10d refill:w+10d [30d+0/0 50d+10d/0 w 30d]
         refill:w+1s!Bank=0";
}

#[test]
fn rule_5_a_refill_moves_some_time() {
    let mut game = plays("700: 30d refill:w+0!Amount refill:w+-1s!Amount");
    assert_eq!(game.refill(White, s(i64::MIN)), Err(EntryError::Amount));
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

games! { plays;
    rule_7_a_move_of_more_than_fifty_days_needs_a_refill_in_time:
        "700: 49d refill:w+49d 49d w [7d+0/1 50d+50d/0 b]";

    rule_7_a_refill_after_the_fifty_days_is_too_late:
        "700: 50d refill:w+1d!Fallen=w50d 1d refill:w+1d!Fallen=w50d";
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

games! { plays;
    rule_8_a_captain_moves_time_of_the_bank_to_the_clock:
        "700 [captains]: 30d transfer:w+12d [32d+38d/0 50d+50d/0 w 30d w owes]";

    rule_8_there_has_to_be_time_in_the_bank:
        "700 [captains]: 49d refill:w+49d 49d transfer:w+2d!Bank=1d transfer:w+0!Amount";

    rule_8_a_captain_is_bound_to_fifty_days_too:
        "700 [captains]: 2d transfer:w+3d!Cap=2d";
}

#[test]
fn rule_8_only_in_a_team_event() {
    plays("700: 2d transfer:w+1d!NotTeam");
    let draft = EventDraft {
        team: false,
        ..teams(700)
    };
    assert_eq!(Event::new(draft), Err(vec![EventError::CaptainWithoutTeam]));
}

#[test]
fn rule_8_only_where_it_is_in_effect() {
    assert!(!Edition::Current.lets_captains_transfer());
    plays("700 [team]: 2d transfer:w+1d!CaptainMayNot");
}

#[test]
fn rule_8_after_a_transfer_only_the_new_player_acts() {
    for another in ["sub:w", "replace:w"] {
        let mut game = plays(
            "700 [captains]: 30d transfer:w+12d w!SubstitutionOwed=w
             refill:w+1d!SubstitutionOwed=w claim:w!SubstitutionOwed=w",
        );
        game.plays(another)
            .plays("refill:w+1d w [50d+25d/1 50d+50d/0 b]");
    }
}

#[test]
fn rule_8_a_transfer_binds_only_that_side() {
    // Black owes no substitution, so Black still refills and files a claim as before.
    plays(
        "700 [captains]: 40d transfer:w+1d claim:b resolved replace:w w1d b
         [50d+14d/1 50d+55d/1 w or 15d by refill]",
    );
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

games! { plays;
    rule_9_guaranteed_time_is_three_days:
        "302 [clock 6d, bank 0, increment 1s, moves 0, guaranteed]: w2d b [4d+0/1 6d+0/1 w] w2d b
         [3d+0/2 6d+0/2 w] w3d-1s b [3d+0/3 6d+0/3 w]";

    rule_9_a_clock_at_the_protection_or_above_stays:
        "302 [clock 10d, bank 0, increment 1s, moves 0, sudden 5]: w4d b [6d+0/1 10d+0/1 w] w1d b
         [5d+0/2 10d+0/2 w] w1s b [5d+0/3 10d+0/3 w]";

    rule_9_nothing_is_reset_while_the_bank_has_time:
        "302 [increment only, sudden 5, after 50]: 49d refill:w+48d 48d w b
         [1d+2d/51 50d+50d/51 w] refill:w+2d w1s b [5d+0/52 50d+50d/52 w]";

    rule_9_nothing_is_reset_before_own_move_fifty_one:
        "302 [bank 0, increment 1s, sudden 5, after 48]: w48d b [2d1s+0/49 50d+1s/49 w] w1d b
         [1d2s+0/50 50d+2s/50 w] w2s b [5d+0/51 50d+2s/51 w]";

    rule_9_a_clock_at_zero_is_not_reset:
        "302 [clock 6d, bank 0, increment 1s, moves 0, sudden 5]: 6d [0+0/0 6d+0/0 w 6d fell 6d]";
}

#[test]
fn rule_9_without_the_option_no_clock_is_ever_reset() {
    assert_eq!(Protection::default(), Protection::None);
    plays(
        "302 [clock 6d, bank 0, increment 1s, moves 0]: w6d-2s b [2s+0/1 6d+0/1 w] w1s b
         [1s+0/2 6d+0/2 w]",
    );
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

//! Interpretations of the rules where their text leaves something open.

use zeitnot_core::clock::ByColor;
use zeitnot_core::correspondence::account::Account;
use zeitnot_core::correspondence::deadline::{Doubt, SafeDeadline, WorstCase, worst_cases};
use zeitnot_core::correspondence::event::CAP;
use zeitnot_core::correspondence::{
    Act, Cause, Event, EventDraft, Interpretations, Ledger, Openings, Refill, Reset, Seconds,
    ServerFacts, ShownTime,
};
use zeitnot_core::game::{MoveHistory, Start};

use super::play::*;
use super::script::plays;
use zeitnot_fixtures::correspondence::server_shows;
use zeitnot_fixtures::games;

#[test]
fn reading_1_the_bank_refills_the_clock_automatically_by_default() {
    assert_eq!(Refill::default(), Refill::Automatic);
    plays("700: w20d [50d+35d/1 50d+50d/0 b]");
    plays("700 [increment only]: w20d [35d+50d/1 50d+50d/0 b]");
}

#[test]
fn reading_1_the_earlier_deadline_is_known_until_a_look_at_the_server() {
    let mut game = plays("700: w20d b [50d+35d/1 50d+55d/1 w or 35d by refill]");
    let (clock, bank) = game.shows(White);
    let shown = ByColor {
        white: Some(ShownTime { clock, bank }),
        black: None,
    };
    let cause = Cause::Agrees;
    game.does(Act::Correction { shown, cause })
        .plays("[50d+35d/1 50d+55d/1 w]");
}

#[test]
fn reading_1_the_worst_account_has_its_clock_and_its_bank() {
    let mut game = Play::of(event(700));
    game.moves_after(d(20)).moves_after(d(1));
    let state = game.state();
    let doubt = Doubt::of(&game.ledger, &ServerFacts::default());
    let deadline = SafeDeadline::of(&state, doubt, Some(White)).expect("White's clock runs");
    let shown = |account: Account| (account.clock, account.bank);
    // The bank refilled the clock, or it did not, and has what it would have given.
    assert_eq!(shown(*state.account(White)), (d(50), d(35)));
    assert_eq!(shown(deadline.worst(&state)), (d(35), d(50)));
}

#[test]
fn reading_1_the_worst_case_of_a_side_is_known_after_its_own_move() {
    let mut game = Play::of(event(700));
    game.white_moves_after(d(20));
    let worst = worst_cases(&game.ledger, &ServerFacts::default());
    let shown = |case: WorstCase| (case.account.clock, case.account.bank, case.by.refill);
    assert_eq!(worst.white.map(shown), Some((d(35), d(50), true)));
    assert_eq!(worst.black, None, "Black's clock has not run yet");
}

#[test]
fn reading_1_the_worst_case_runs_with_the_ledgers_clock() {
    let mut game = Play::of(event(700));
    game.moves_after(d(20)).moves_after(d(1)).wait(d(5));
    let worst = worst_cases(&game.ledger, &ServerFacts::default()).white;
    let worst = worst.expect("it has less");
    let now = worst.run_to(&game.ledger, White, game.state().account(White));
    // 35 days and 50 in the bank after the move, five days ago.
    assert_eq!((now.account.clock, now.account.bank), (d(30), d(50)));
    game.wait(d(40));
    let later = worst.run_to(&game.ledger, White, game.state().account(White));
    assert_eq!(later.account.clock, Seconds::ZERO);
}

#[test]
fn reading_1_times_that_both_readings_give_prove_neither() {
    // The player looks at the server on the first day, before any use of a bank.
    plays("700: 1d server:w=49d+50d w19d b [50d+35d/1 50d+55d/1 w or 35d by refill]");
}

#[test]
fn reading_1_a_running_game_that_is_entered_with_its_times_was_not_compared() {
    let mut game = Play::of(event(700));
    let shown = server_shows(Some((50, 60)), Some((50, 60)));
    game.does(shown)
        .plays("w20d b [50d+45d/1 50d+65d/1 w or 35d by refill]");
}

#[test]
fn reading_1_the_ledger_gives_no_second_deadline_if_it_would_be_later() {
    plays("700 [increment only]: w20d b [35d+50d/1 50d+55d/1 w]");
}

#[test]
fn reading_2_the_order_of_increment_and_refill_does_not_matter() {
    let event = Event::new(event(700)).unwrap();
    for clock in 1..=50 {
        for bank in [0, 1, 3, 7, 44, 45, 46, 100] {
            let before = Account {
                clock: d(clock),
                bank: d(bank),
                moves: 7,
            };
            let (after, _) = before.complete_move(&event);
            let total = before.total() + d(5);
            assert_eq!(after.clock, total.min(CAP));
            assert_eq!(after.total(), total);
            // Refilling before the move gives the same account.
            let filled = before.with_refill(before.refillable());
            assert_eq!(after, filled.complete_move(&event).0);
        }
    }
}

#[test]
fn reading_3_by_hand_the_player_chooses_up_to_the_bank_and_the_room() {
    for (gone, bank, most) in [(30, 50, 30), (30, 10, 10), (0, 50, 0), (49, 49, 49)] {
        let mut game = Play::of(EventDraft {
            bank: d(bank),
            ..event(700)
        });
        game.wait(d(gone));
        let offered = game.state().account(White).refillable();
        assert_eq!(offered, d(most));
        assert!(game.refill(White, offered + s(1)).is_err());
        if offered.is_positive() {
            game.refills(White, s(1)).refills(White, offered - s(1));
        }
        let (clock, left) = game.shows(White);
        assert!(clock == CAP || left == Seconds::ZERO);
    }
}

games! { plays;
    reading_3_a_player_refills_off_turn_too:
        "700: 10d server:b=20d+20d refill:b+15d [40d+50d/0 35d+5d/0 w 10d]";

    reading_4_the_first_fifty_moves_are_each_players_own:
        "700 [after 49]: [50d+50d/49 50d+50d/49 w] w b [50d+55d/50 50d+55d/50 w] w b
         [50d+55d/51 50d+55d/51 w]";
}

/// A game that begins after 1. e4 c5 2. d4, under this interpretation. `said` has the numbers of
/// moves that the game states.
fn after_a_given_opening(openings: Openings, said: ByColor<u32>) -> Ledger {
    let mut draft = event(700);
    draft.interpretations.openings = openings;
    let mut lead = MoveHistory::new(Start::standard());
    for text in ["e4", "c5", "d4"] {
        lead.play_text(text).unwrap();
    }
    Ledger::open(Event::new(draft).unwrap(), lead, said, Vec::new()).unwrap()
}

#[test]
fn reading_4_the_moves_of_a_given_opening_are_not_among_the_first_fifty() {
    assert_eq!(Interpretations::default().openings, Openings::Apart);
    let ledger = after_a_given_opening(Openings::Apart, ByColor::both(0));
    let left = |side| {
        let account = *ledger.last().account(side);
        account.increments_left(ledger.event())
    };
    assert_eq!((left(White), left(Black)), (50, 50));
}

#[test]
fn reading_4_the_moves_of_a_given_opening_count_if_the_event_says_so() {
    let ledger = after_a_given_opening(Openings::Counted, ByColor::both(0));
    let moves = |ledger: &Ledger, side| ledger.last().account(side).moves;
    assert_eq!((moves(&ledger, White), moves(&ledger, Black)), (2, 1));
    // If the stated number of moves is higher, it counts.
    let said = ByColor { white: 7, black: 0 };
    let more = after_a_given_opening(Openings::Counted, said);
    assert_eq!((moves(&more, White), moves(&more, Black)), (7, 1));
    // Only the event holds the interpretation, so a correction of the event applies to its games.
    let mut draft = ledger.event().draft().clone();
    draft.interpretations.openings = Openings::Apart;
    let corrected = ledger.under(Event::new(draft).unwrap()).unwrap();
    assert_eq!((moves(&corrected, White), moves(&corrected, Black)), (0, 0));
}

games! { plays;
    reading_5_fifty_days_follow_from_the_cap_and_no_other_counter_runs:
        // A refill of a second does not start another fifty days.
        "700: 10d refill:w+3d [43d+47d/0 50d+50d/0 w 10d] 30d refill:w+1s
         [13d1s+46d23h59m59s/0 50d+50d/0 w 40d]";

    reading_6_no_clock_runs_from_filing_to_resolving:
        "700 [increment only]: 4d claim:b 9d resolved 2d w [49d+50d/1 50d+50d/0 b]";

    reading_6_two_claims_in_one_turn:
        "700 [increment only]: 4d claim:w 9d resolved 4d claim:w 9d resolved 40d w
         [7d+50d/1 50d+50d/0 b]";

    reading_7_protection_begins_with_own_move_fifty_one:
        "302 [clock 10d, bank 0, increment 1s, guaranteed, after 49]: w9d b
         [1d1s+0/50 10d1s+0/50 w] w1d b [3d+0/51 10d1s+0/51 w]",
        "302 [clock 10d, bank 0, increment 1s, sudden 3, after 49]: w9d b
         [1d1s+0/50 10d1s+0/50 w] w1d b [3d+0/51 10d1s+0/51 w]";
}

#[test]
fn reading_7_protection_begins_with_move_fifty_if_the_event_says_so() {
    // White has a day and a second left after move 50, and an empty bank.
    assert_eq!(Reset::default(), Reset::AfterLast);
    plays(
        "302 [clock 10d, bank 0, increment 1s, sudden 3, after 49]: w9d b
         [1d1s+0/50 10d1s+0/50 w]",
    );
    plays(
        "302 [clock 10d, bank 0, increment 1s, sudden 3, reset with last, after 49]: w9d b
         [3d+0/50 10d1s+0/50 w or 1d1s by reset]",
    );
}

games! { plays;
    reading_7_the_earlier_deadline_is_known_until_a_look_at_the_server:
        // Under the usual interpretation no deadline is earlier.
        "302 [clock 10d, bank 0, increment 1s, sudden 3, after 49]: w9d b [1d1s+0/50 10d1s+0/50 w]",
        "302 [clock 10d, bank 0, increment 1s, sudden 3, reset with last, after 49]: w9d b
         [3d+0/50 10d1s+0/50 w or 1d1s by reset] server:w=3d+0 [3d+0/50 10d1s+0/50 w]";

    reading_7_a_look_before_move_fifty_says_nothing_of_it:
        // The look does not confirm the reset to three days on completing move 50.
        "302 [clock 10d, bank 0, increment 1s, sudden 3, reset with last, after 49]: 1d
         server:w=9d+0 w8d b [3d+0/50 10d1s+0/50 w or 1d1s by reset]";

    reading_8_a_clock_at_zero_cannot_be_taken_over_even_with_a_full_bank:
        "700 [captains]: 50d [0+50d/0 50d+50d/0 w 50d fell 50d] sub:w!Fallen=w50d
         replace:w!Fallen=w50d transfer:w+50d!Fallen=w50d";
}

#[test]
fn reading_9_a_matched_conditional_move_is_free_and_earns_the_increment() {
    let game = plays("700: w1d b [50d+54d/1 50d+55d/1 w]");
    let step = *game.ledger.steps().last().unwrap();
    assert_eq!(step.before.reflection(), Some(Seconds::ZERO));
}

#[test]
fn reading_9_a_matched_move_is_free_with_a_second_left_too() {
    plays("700 [increment only]: w1d 1d server:b=1s+50d b [50d+54d/1 5d1s+50d/1 w]");
}

#[test]
fn the_last_moment_counts_the_bank_and_the_visits_that_it_needs() {
    let mut game = Play::of(event(700));
    game.wait(d(10));
    let deadlines = game.deadlines().unwrap();
    assert_eq!(deadlines.falls, START + d(50));
    assert_eq!(deadlines.last, START + d(100));
    // One refill can only replace the time that has run, at most 50 days less a second, so the bank
    // of 50 days needs two.
    assert_eq!(deadlines.visits, 2);
    game.does(claim(White));
    assert_eq!(game.deadlines(), None);
}

#[test]
fn reading_4_a_position_at_move_six_has_five_earlier_moves_if_they_count() {
    let moves = |turn: &str, openings, text: &[&str]| {
        let fen = format!("4k3/4p3/8/8/8/8/4P3/4K3 {turn} - - 0 6");
        let mut draft = event(700);
        draft.interpretations.openings = openings;
        let mut lead = MoveHistory::new(Start::from_fen(&fen).unwrap());
        for text in text {
            lead.play_text(text).unwrap();
        }
        let event = Event::new(draft).unwrap();
        let ledger = Ledger::open(event, lead, ByColor::both(0), Vec::new()).unwrap();
        let account = |side| *ledger.last().account(side);
        assert_eq!(
            account(White).increments_left(ledger.event()),
            50 - account(White).moves
        );
        (account(White).moves, account(Black).moves)
    };
    assert_eq!(moves("w", Openings::Counted, &[]), (5, 5));
    assert_eq!(moves("b", Openings::Counted, &[]), (6, 5));
    assert_eq!(moves("w", Openings::Counted, &["e4", "e5", "Kd2"]), (7, 6));
    assert_eq!(moves("b", Openings::Counted, &["e5"]), (6, 6));
    assert_eq!(moves("w", Openings::Apart, &["e4"]), (0, 0));
}

#[test]
fn reading_7_a_look_at_the_other_side_says_nothing_of_this_one() {
    // Black completes move 50 with a day left, and the clock is reset to three. The times that the
    // server shows for Black settle the question.
    plays(
        "302 [clock 30d, bank 0, increment 1s, sudden 3, reset with last, after 49]: w
         server:w=30d+0 b29d [30d+0/50 3d+0/50 w] w1d [29d+0/51 3d+0/50 b or 1d1s by reset]
         server:b=3d+0 [29d+0/51 3d+0/50 b]",
    );
}

#[test]
fn reading_4_the_earlier_deadline_counts_the_moves_of_a_given_opening() {
    // Each side gets two increments. Under the other interpretation the given moves have used them.
    let draft = EventDraft {
        increment_moves: 2,
        ..increment_only(700)
    };
    let mut lead = MoveHistory::new(Start::standard());
    for text in ["e4", "e5", "a3", "a6"] {
        lead.play_text(text).unwrap();
    }
    let event = Event::new(draft).unwrap();
    let ledger = Ledger::open(event, lead, ByColor::both(0), Vec::new()).unwrap();
    let mut game = Play { ledger, now: START };
    game.does(Act::Start);
    game.plays("w20d b w20d b [20d+50d/2 50d+60d/2 w or 10d by openings]");
    // The times on the server show which of the two interpretations holds.
    let (clock, bank) = game.shows(White);
    game.server_shows(White, clock, bank);
    game.plays("[20d+50d/2 50d+60d/2 w]");
}

//! Interpretations of the rules where their text leaves something open.

use zeitnot_core::clock::ByColor;
use zeitnot_core::correspondence::account::Account;
use zeitnot_core::correspondence::deadline::{
    Cautious, Differs, Doubt, SafeDeadline, WorstCase, cautious, worst_case,
};
use zeitnot_core::correspondence::event::CAP;
use zeitnot_core::correspondence::{
    Act, Cause, Event, EventDraft, Interpretations, Ledger, Openings, Protection, Refill, Reset,
    Seconds, ServerFacts, ShownTime,
};
use zeitnot_core::game::{MoveHistory, Start};

use super::play::*;

#[test]
fn reading_1_the_bank_refills_the_clock_automatically_by_default() {
    assert_eq!(Refill::default(), Refill::Automatic);
    let clock_after = |refill| {
        let draft = EventDraft {
            refill,
            ..event(700)
        };
        let mut game = Play::of(draft);
        game.moves_after(d(20));
        game.shows(White)
    };
    assert_eq!(clock_after(Refill::Automatic), (d(50), d(35)));
    assert_eq!(clock_after(Refill::IncrementOnly), (d(35), d(50)));
}

#[test]
fn reading_1_the_earlier_deadline_is_known_until_a_look_at_the_server() {
    let mut game = Play::of(event(700));
    game.white_moves_after(d(20));
    assert_eq!(game.state().falls(), Some(game.now + d(50)));
    let sooner = Cautious {
        at: game.now + d(35),
        by: Differs {
            refill: true,
            ..Differs::default()
        },
    };
    assert_eq!(
        cautious(&game.ledger, &ServerFacts::default()),
        Some(sooner)
    );
    let (clock, bank) = game.shows(White);
    let shown = ByColor {
        white: Some(ShownTime { clock, bank }),
        black: None,
    };
    let cause = Cause::Agrees;
    game.does(Act::Correction { shown, cause });
    assert_eq!(cautious(&game.ledger, &ServerFacts::default()), None);
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
    let worst = worst_case(&game.ledger, &ServerFacts::default(), White);
    let shown = |case: WorstCase| (case.account.clock, case.account.bank, case.by.refill);
    assert_eq!(worst.map(shown), Some((d(35), d(50), true)));
    let other = worst_case(&game.ledger, &ServerFacts::default(), Black);
    assert_eq!(other, None, "Black's clock has not run yet");
}

#[test]
fn reading_1_the_worst_case_runs_with_the_ledgers_clock() {
    let mut game = Play::of(event(700));
    game.moves_after(d(20)).moves_after(d(1)).wait(d(5));
    let worst = worst_case(&game.ledger, &ServerFacts::default(), White).expect("it has less");
    let now = worst.beside(&game.ledger, White, game.state().account(White));
    // 35 days and 50 in the bank after the move, five days ago.
    assert_eq!((now.account.clock, now.account.bank), (d(30), d(50)));
    game.wait(d(40));
    let later = worst.beside(&game.ledger, White, game.state().account(White));
    assert_eq!(later.account.clock, Seconds::ZERO);
}

#[test]
fn reading_1_times_that_both_readings_give_prove_neither() {
    // The player looks at the server on the first day, before any use of a bank.
    let mut game = Play::of(event(700));
    let (clock, bank) = game.shows(White);
    game.wait(d(1)).server_shows(White, clock - d(1), bank);
    game.white_moves_after(d(19));
    let sooner = Cautious {
        at: game.now + d(35),
        by: Differs {
            refill: true,
            ..Differs::default()
        },
    };
    assert_eq!(
        cautious(&game.ledger, &ServerFacts::default()),
        Some(sooner)
    );
}

#[test]
fn reading_1_a_running_game_that_is_entered_with_its_times_was_not_compared() {
    let mut game = Play::of(event(700));
    let shown = ByColor::both(Some(ShownTime {
        clock: d(50),
        bank: d(60),
    }));
    let cause = Cause::Unknown;
    game.does(Act::Correction { shown, cause });
    game.white_moves_after(d(20));
    let soonest = cautious(&game.ledger, &ServerFacts::default()).map(|sooner| sooner.at);
    assert_eq!(soonest, Some(game.now + d(35)));
}

#[test]
fn reading_1_the_ledger_gives_no_second_deadline_if_it_would_be_later() {
    let mut game = Play::of(increment_only(700));
    game.white_moves_after(d(20));
    assert_eq!(cautious(&game.ledger, &ServerFacts::default()), None);
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

#[test]
fn reading_3_a_player_refills_off_turn_too() {
    let mut game = Play::of(event(700));
    game.wait(d(10));
    game.server_shows(Black, d(20), d(20)).refills(Black, d(15));
    assert_eq!(game.shows(Black), (d(35), d(5)));
    assert_eq!(game.shows(White), (d(40), d(50)));
}

#[test]
fn reading_4_the_first_fifty_moves_are_each_players_own() {
    let mut game = Play::after(event(700), 49);
    let bank = game.shows(White).1;
    game.moves().moves();
    assert_eq!(game.shows(White).1, bank + d(5));
    assert_eq!(game.shows(Black).1, bank + d(5));
    game.moves().moves();
    assert_eq!(game.shows(White).1, bank + d(5));
    assert_eq!(game.shows(Black).1, bank + d(5));
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

#[test]
fn reading_5_fifty_days_follow_from_the_cap_and_no_other_counter_runs() {
    let mut game = Play::of(event(700));
    game.wait(d(10)).refills(White, d(3));
    assert_eq!(game.state().falls(), Some(START + d(53)));
    // A refill of a second does not start another fifty days.
    game.wait(d(30)).refills(White, s(1));
    assert_eq!(game.state().falls(), Some(START + d(53) + s(1)));
}

#[test]
fn reading_6_no_clock_runs_from_filing_to_resolving() {
    let mut game = Play::of(increment_only(700));
    game.wait(d(4)).does(claim(Black)).wait(d(9));
    game.does(Act::Resolved).wait(d(2)).moves();
    assert_eq!(game.shows(White), (d(49), d(50)));
    assert_eq!(game.shows(Black), (d(50), d(50)));
}

#[test]
fn reading_6_two_claims_in_one_turn() {
    let mut game = Play::of(increment_only(700));
    for _ in 0..2 {
        game.wait(d(4)).does(claim(White)).wait(d(9));
        game.does(Act::Resolved);
    }
    game.wait(d(40)).moves();
    assert_eq!(game.shows(White), (d(7), d(50)));
}

#[test]
fn reading_7_protection_begins_with_own_move_fifty_one() {
    let draft = |protection| EventDraft {
        clock: d(10),
        bank: Seconds::ZERO,
        increment: s(1),
        protection,
        ..event(302)
    };
    for protection in [Protection::GuaranteedTime, Protection::SuddenDeath(3)] {
        let mut game = Play::after(draft(protection), 49);
        game.white_moves_after(d(9));
        assert_eq!(game.shows(White), (d(1) + s(1), Seconds::ZERO));
        game.white_moves_after(d(1));
        assert_eq!(game.shows(White), (d(3), Seconds::ZERO));
    }
}

/// A game in which White has a day and a second left after move 50, and an empty bank.
fn at_move_fifty(reset: Reset) -> Play {
    let mut draft = EventDraft {
        clock: d(10),
        bank: Seconds::ZERO,
        increment: s(1),
        protection: Protection::SuddenDeath(3),
        ..event(302)
    };
    draft.interpretations.reset = reset;
    let mut game = Play::after(draft, 49);
    game.white_moves_after(d(9));
    game
}

#[test]
fn reading_7_protection_begins_with_move_fifty_if_the_event_says_so() {
    assert_eq!(Reset::default(), Reset::AfterLast);
    let shows = |reset| at_move_fifty(reset).shows(White);
    assert_eq!(shows(Reset::AfterLast), (d(1) + s(1), Seconds::ZERO));
    assert_eq!(shows(Reset::WithLast), (d(3), Seconds::ZERO));
}

#[test]
fn reading_7_the_earlier_deadline_is_known_until_a_look_at_the_server() {
    // Under the usual interpretation no deadline is earlier.
    let standard = at_move_fifty(Reset::AfterLast);
    assert_eq!(cautious(&standard.ledger, &ServerFacts::default()), None);

    let mut game = at_move_fifty(Reset::WithLast);
    let sooner = Cautious {
        at: game.now + d(1) + s(1),
        by: Differs {
            reset: true,
            ..Differs::default()
        },
    };
    assert_eq!(
        cautious(&game.ledger, &ServerFacts::default()),
        Some(sooner)
    );
    game.server_shows(White, d(3), Seconds::ZERO);
    assert_eq!(cautious(&game.ledger, &ServerFacts::default()), None);
}

/// A game after 49 moves in which a clock is reset to three days on completing
/// move 50, with this clock and no bank.
fn before_move_fifty(clock: Seconds) -> Play {
    let draft = EventDraft {
        clock,
        bank: Seconds::ZERO,
        increment: s(1),
        protection: Protection::SuddenDeath(3),
        interpretations: Interpretations {
            reset: Reset::WithLast,
            ..Interpretations::default()
        },
        ..event(302)
    };
    Play::after(draft, 49)
}

#[test]
fn reading_7_a_look_before_move_fifty_says_nothing_of_it() {
    let mut game = before_move_fifty(d(10));
    game.wait(d(1)).server_shows(White, d(9), Seconds::ZERO);
    game.white_moves_after(d(8));
    let sooner = cautious(&game.ledger, &ServerFacts::default())
        .expect("the look does not confirm the reset");
    assert_eq!((sooner.at, sooner.by.reset), (game.now + d(1) + s(1), true));
}

#[test]
fn reading_8_a_clock_at_zero_cannot_be_taken_over_even_with_a_full_bank() {
    let mut game = Play::of(teams(700));
    game.wait(d(50));
    assert_eq!(game.shows(White), (Seconds::ZERO, d(50)));
    game.refused(substitution(White));
    game.refused(replacement(White));
    game.refused(transfer(White, d(50)));
}

#[test]
fn reading_9_a_matched_conditional_move_is_free_and_earns_the_increment() {
    let mut game = Play::of(event(700));
    game.moves_after(d(1)).moves();
    assert_eq!(game.shows(Black), (d(50), d(55)));
    let step = *game.ledger.steps().last().unwrap();
    assert_eq!(step.before.reflection(), Some(Seconds::ZERO));
}

#[test]
fn reading_9_a_matched_move_is_free_with_a_second_left_too() {
    let mut game = Play::of(increment_only(700));
    game.moves_after(d(1));
    game.wait(d(1)).server_shows(Black, s(1), d(50)).moves();
    assert_eq!(game.shows(Black), (d(5) + s(1), d(50)));
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
    let mut game = before_move_fifty(d(30));
    game.moves();
    game.server_shows(White, d(30), Seconds::ZERO);
    // Black completes move 50 with a day left, and the clock is reset to three.
    game.moves_after(d(29));
    assert_eq!(game.shows(Black), (d(3), Seconds::ZERO));
    game.moves_after(d(1));
    let sooner = Cautious {
        at: game.now + d(1) + s(1),
        by: Differs {
            reset: true,
            ..Differs::default()
        },
    };
    assert_eq!(
        cautious(&game.ledger, &ServerFacts::default()),
        Some(sooner)
    );
    // The times that the server shows for Black settle the question.
    game.server_shows(Black, d(3), Seconds::ZERO);
    assert_eq!(cautious(&game.ledger, &ServerFacts::default()), None);
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
    game.white_moves_after(d(20)).white_moves_after(d(20));
    assert_eq!(game.state().falls(), Some(game.now + d(20)));
    let sooner = Cautious {
        at: game.now + d(10),
        by: Differs {
            openings: true,
            ..Differs::default()
        },
    };
    assert_eq!(
        cautious(&game.ledger, &ServerFacts::default()),
        Some(sooner)
    );
    // The times on the server show which of the two interpretations holds.
    let (clock, bank) = game.shows(White);
    game.server_shows(White, clock, bank);
    assert_eq!(cautious(&game.ledger, &ServerFacts::default()), None);
}

use super::*;
use crate::correspondence::proposal::of_700_days;
use crate::game::{MoveHistory, Start};

const MOVES: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];

fn event(refill: Refill) -> Event {
    of_700_days(Utc::new(0), refill)
}

fn move_at(number: usize, at: i64) -> Entry {
    let uci = MOVES[number % 4].parse().expect("a move");
    Entry {
        at: Utc::new(at),
        act: Act::Move(uci),
    }
}

fn ledger(refill: Refill, entries: Vec<Entry>) -> Ledger {
    let mut journal = vec![Entry {
        at: Utc::new(0),
        act: Act::Start,
    }];
    journal.extend(entries);
    let lead = MoveHistory::new(Start::standard());
    Ledger::open(event(refill), lead, ByColor::default(), journal).expect("a valid journal")
}

/// Six moves, after different times.
fn played(refill: Refill) -> Vec<Entry> {
    let mut at = 0;
    let mut entries = Vec::new();
    for (number, days) in [3, 12, 9, 8, 11, 7].into_iter().enumerate() {
        at += days * 86_400 + 4_321;
        entries.push(move_at(number, at));
    }
    let _ = refill;
    entries
}

const NOW: Utc = Utc::new(60 * 86_400);

fn see(server: &Ledger, side: Color) -> Seen {
    let account = *server.at(NOW).account(side);
    Seen {
        side,
        at: NOW,
        shown: ShownTime {
            clock: account.clock,
            bank: account.bank,
        },
    }
}

/// The reasons found; checks that every remedy shows the server's times, and that those that change
/// the event stand last.
fn found(ours: &Ledger, seen: Seen) -> Vec<Discrepancy> {
    let explanations = reconcile(ours, seen, NOW);
    let changes_event = |one: &Explanation| one.remedy.event.is_some();
    assert!(explanations.is_sorted_by_key(changes_event));
    let of_game = explanations.iter().rfind(|one| !changes_event(one));
    assert!(matches!(
        of_game.expect("an explanation").why,
        Discrepancy::Unknown { .. } | Discrepancy::Agrees | Discrepancy::TakenOver
    ));
    for explanation in &explanations {
        let after = explanation.remedy.applied(ours, NOW).expect("it applies");
        let account = *after.at(NOW).account(seen.side);
        if !matches!(explanation.why, Discrepancy::Rounding(_)) {
            let shown = ShownTime {
                clock: account.clock,
                bank: account.bank,
            };
            assert_eq!(shown, seen.shown, "{explanation:?}");
        }
        assert!(after.at(NOW).verdict().is_none());
    }
    explanations.into_iter().map(|one| one.why).collect()
}

#[test]
fn the_same_figures_agree_and_are_recorded() {
    let ours = ledger(Refill::Automatic, played(Refill::Automatic));
    assert_eq!(
        found(&ours, see(&ours, Color::White)),
        [Discrepancy::Agrees]
    );
}

#[test]
fn a_server_that_shows_whole_minutes_rounds() {
    let ours = ledger(Refill::Automatic, played(Refill::Automatic));
    let mut seen = see(&ours, Color::White);
    let minute = |length: Seconds| Seconds::new(length.get() / 60 * 60);
    seen.shown.clock = minute(seen.shown.clock);
    seen.shown.bank = minute(seen.shown.bank);
    assert_eq!(
        found(&ours, seen)[0],
        Discrepancy::Rounding(Seconds::new(60))
    );
}

#[test]
fn a_refill_that_was_not_entered_is_found() {
    for refill in [Refill::Automatic, Refill::IncrementOnly] {
        let entries = played(refill);
        let ours = ledger(refill, entries.clone());
        let amount = Seconds::days(2);
        let mut real = entries;
        real.push(Entry {
            at: Utc::new(58 * 86_400),
            act: Act::Refill {
                side: Color::White,
                amount,
            },
        });
        let seen = see(&ledger(refill, real), Color::White);
        let found = found(&ours, seen);
        assert!(
            matches!(found[0], Discrepancy::Refill { amount: found, .. } if found == amount),
            "{found:?}"
        );
    }
}

#[test]
fn a_clock_that_fell_only_in_our_ledger_was_refilled_on_the_server() {
    let ours = ledger(Refill::Automatic, Vec::new());
    let amount = Seconds::days(30);
    let real = vec![Entry {
        at: Utc::new(49 * 86_400),
        act: Act::Refill {
            side: Color::White,
            amount,
        },
    }];
    let seen = see(&ledger(Refill::Automatic, real), Color::White);
    assert!(ours.at(NOW).verdict().is_some());
    let found = found(&ours, seen);
    assert!(
        matches!(found[0], Discrepancy::Refill { amount: found, .. } if found == amount),
        "{found:?}"
    );
}

#[test]
fn the_other_reading_of_refilling_is_found() {
    let entries = played(Refill::Automatic);
    let ours = ledger(Refill::Automatic, entries.clone());
    let server = ledger(Refill::IncrementOnly, entries);
    let found = found(&ours, see(&server, Color::Black));
    assert!(
        found.contains(&Discrepancy::Interpretation(Refill::IncrementOnly)),
        "{found:?}"
    );
}

#[test]
fn a_wrong_stamp_is_found_with_its_difference() {
    for place in 1..=6 {
        let entries = played(Refill::Automatic);
        let mut wrong = entries.clone();
        wrong[place - 1].at = wrong[place - 1].at + Seconds::new(7_777);
        let ours = ledger(Refill::Automatic, wrong);
        let server = ledger(Refill::Automatic, entries);
        let side = if place % 2 == 1 {
            Color::White
        } else {
            Color::Black
        };
        let off = Seconds::new(-7_777);
        let found = found(&ours, see(&server, side));
        assert!(
            found.contains(&Discrepancy::Stamp { place, off }),
            "{place} {found:?}"
        );
    }
}

#[test]
fn another_bank_or_increment_or_protection_of_the_event_is_found() {
    let entries = played(Refill::Automatic);
    let ours = ledger(Refill::Automatic, entries.clone());
    let under = |draft: EventDraft| {
        let event = Event::new(draft).expect("an event");
        ours.under(event).expect("a valid journal")
    };
    let draft = ours.event().draft().clone();
    let server = under(EventDraft {
        bank: Seconds::days(51),
        ..draft.clone()
    });
    let opening = Discrepancy::Opening {
        clock: Seconds::ZERO,
        bank: Seconds::days(1),
    };
    assert!(found(&ours, see(&server, Color::White)).contains(&opening));
    let server = under(EventDraft {
        increment: Seconds::days(4),
        ..draft
    });
    let increment = Discrepancy::Increment(Seconds::days(4));
    assert!(found(&ours, see(&server, Color::White)).contains(&increment));
}

#[test]
fn a_mistyped_start_of_the_event_is_found_and_corrected_in_the_event() {
    let mut entries = played(Refill::Automatic);
    entries.truncate(2);
    let start = Entry {
        at: Utc::new(0),
        act: Act::OfficialStart,
    };
    let journal = [vec![start], entries].concat();
    let lead = MoveHistory::new(Start::standard());
    let event = event(Refill::IncrementOnly);
    let ours = Ledger::open(event.clone(), lead, ByColor::default(), journal);
    let ours = ours.expect("a valid journal");
    // On the server the event started two hours later, so White took two hours less.
    let late = Event::new(EventDraft {
        start: Utc::new(7_200),
        ..event.draft().clone()
    });
    let server = ours.under(late.expect("an event")).expect("valid");
    let off = Seconds::hours(2);
    let why = Discrepancy::Stamp { place: 0, off };
    let explanations = reconcile(&ours, see(&server, Color::White), NOW);
    let found = explanations.iter().find(|one| one.why == why);
    let remedy = &found.expect("an explanation").remedy;
    assert_eq!(remedy.edits, []);
    let corrected = remedy.event.as_ref().expect("a corrected event");
    assert_eq!(corrected.start, Utc::new(7_200));
}

#[test]
fn the_other_reading_of_rule_9_is_found() {
    let protected = |reset| {
        let draft = EventDraft {
            clock: Seconds::days(4),
            bank: Seconds::ZERO,
            increment: Seconds::ZERO,
            increment_moves: 1,
            protection: Protection::SuddenDeath(3),
            interpretations: crate::correspondence::interpretations::Interpretations {
                reset,
                ..Default::default()
            },
            ..event(Refill::Automatic).draft().clone()
        };
        let entries = vec![
            Entry {
                at: Utc::new(0),
                act: Act::OfficialStart,
            },
            move_at(0, 2 * 86_400),
        ];
        let lead = MoveHistory::new(Start::standard());
        let event = Event::new(draft).expect("an event");
        Ledger::open(event, lead, ByColor::default(), entries).expect("a valid journal")
    };
    let server = protected(Reset::WithLast);
    let ours = protected(Reset::AfterLast);
    let at = Utc::new(3 * 86_400);
    let account = *server.at(at).account(Color::White);
    let shown = ShownTime {
        clock: account.clock,
        bank: account.bank,
    };
    let side = Color::White;
    let found = reconcile(&ours, Seen { side, at, shown }, NOW);
    let why = Discrepancy::Reset(Reset::WithLast);
    assert!(found.iter().any(|one| one.why == why), "{found:?}");
}

#[test]
fn rule_4_the_other_reading_of_given_openings_is_found() {
    let server = |openings| {
        let mut draft = event(Refill::Automatic).draft().clone();
        draft.increment_moves = 2;
        draft.interpretations.openings = openings;
        let entries = vec![
            Entry {
                at: Utc::new(0),
                act: Act::OfficialStart,
            },
            move_at(0, 7 * 86_400),
            move_at(1, 15 * 86_400),
        ];
        // The position is at move 6, so no increment is left if its moves count.
        let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 6";
        let lead = MoveHistory::new(Start::from_fen(fen).expect("a position"));
        let event = Event::new(draft).expect("an event");
        Ledger::open(event, lead, ByColor::default(), entries).expect("a valid journal")
    };
    for openings in [Openings::Counted, Openings::Apart] {
        let ours = server(openings.other());
        let seen = see(&server(openings), Color::White);
        let why = Discrepancy::Openings(openings);
        assert!(found(&ours, seen).contains(&why), "{openings:?}");
    }
}

#[test]
fn figures_that_nothing_explains_are_reported_as_unknown() {
    let ours = ledger(Refill::Automatic, played(Refill::Automatic));
    let mut seen = see(&ours, Color::White);
    seen.shown.clock += Seconds::new(12_345);
    seen.shown.bank = Seconds::new(54_321);
    let found = found(&ours, seen);
    assert!(matches!(found.last(), Some(Discrepancy::Unknown { .. })));
}

/// A game entered ten days ago with moves that have no stamps: its own moves, and what happened
/// since.
fn entered_under_way(made: [u32; 2], since: Vec<Entry>) -> Ledger {
    let start = Entry {
        at: NOW - Seconds::days(10),
        act: Act::Start,
    };
    let mut lead = MoveHistory::new(Start::standard());
    for text in ["e4", "e5"] {
        lead.play_text(text).expect("a move");
    }
    let made = ByColor {
        white: made[0],
        black: made[1],
    };
    let journal = [vec![start], since].concat();
    Ledger::open(event(Refill::Automatic), lead, made, journal).expect("a valid journal")
}

fn correction(days_ago: i64, shown: ByColor<Option<ShownTime>>) -> Entry {
    let cause = Cause::Unknown;
    Entry {
        at: NOW - Seconds::days(days_ago),
        act: Act::Correction { shown, cause },
    }
}

#[test]
fn figures_are_taken_over_where_moves_have_no_stamps() {
    let days = |clock, bank| ShownTime {
        clock: Seconds::new(clock),
        bank: Seconds::new(bank),
    };
    const DAY: i64 = 86_400;
    let of_white = ByColor {
        white: Some(days(20 * DAY, 60 * DAY)),
        black: None,
    };
    let reply = Entry {
        at: NOW - Seconds::days(2),
        act: Act::Move("g1f3".parse().expect("a move")),
    };
    let (white, black) = (Color::White, Color::Black);
    let cases = [
        (
            "the player to move",
            [1, 1],
            vec![],
            white,
            days(37 * DAY + 15_127, 58 * DAY),
        ),
        ("the other player", [1, 1], vec![], black, days(12 * DAY, 0)),
        (
            "figures as the event begins",
            [1, 1],
            vec![],
            black,
            days(50 * DAY, 49 * DAY),
        ),
        (
            "figures that look rounded",
            [1, 1],
            vec![],
            white,
            days(40 * DAY, 51 * DAY),
        ),
        (
            "figures that look like a refill",
            [1, 1],
            vec![],
            white,
            days(45 * DAY, 45 * DAY),
        ),
        ("a clock nearly at zero", [1, 1], vec![], white, days(59, 0)),
        (
            "one player alone has moved",
            [1, 0],
            vec![],
            black,
            days(30 * DAY, 50 * DAY),
        ),
        (
            "moves that were counted by hand",
            [40, 39],
            vec![],
            white,
            days(3 * DAY, DAY),
        ),
        (
            "after a move with its stamp",
            [1, 1],
            vec![reply.clone()],
            white,
            days(44 * DAY, 50 * DAY),
        ),
        (
            "the other one was compared",
            [1, 1],
            vec![correction(5, of_white)],
            black,
            days(9 * DAY, DAY),
        ),
        (
            "the figures came only later",
            [1, 1],
            vec![correction(0, of_white)],
            black,
            days(9 * DAY, DAY),
        ),
    ];
    for (case, made, since, side, shown) in cases {
        let ours = entered_under_way(made, since);
        let seen = Seen {
            side,
            at: NOW,
            shown,
        };
        assert_eq!(found(&ours, seen), [Discrepancy::TakenOver], "{case}");
        let Act::Correction {
            shown: recorded, ..
        } = record(&ours, seen).act
        else {
            panic!("{case}");
        };
        assert_eq!(*recorded.get(side), Some(shown), "{case}");
    }
}

#[test]
fn figures_are_explained_again_once_they_are_known() {
    let known = ByColor::both(Some(ShownTime {
        clock: Seconds::days(20),
        bank: Seconds::days(60),
    }));
    let ours = entered_under_way([1, 1], vec![correction(5, known)]);
    let side = Color::White;
    let shown = ShownTime {
        clock: Seconds::days(18),
        bank: Seconds::days(57),
    };
    let seen = Seen {
        side,
        at: NOW,
        shown,
    };
    let amount = Seconds::days(3);
    assert!(
        matches!(found(&ours, seen)[0], Discrepancy::Refill { amount: found, .. } if found == amount)
    );
    // A game of an opening that began later than its event has only moves with stamps.
    let ours = entered_under_way([0, 0], Vec::new());
    assert!(!found(&ours, seen).contains(&Discrepancy::TakenOver));
}

#[test]
fn the_same_figures_agree_also_where_moves_have_no_stamps() {
    let ours = entered_under_way([1, 1], Vec::new());
    assert_eq!(
        found(&ours, see(&ours, Color::White)),
        [Discrepancy::Agrees]
    );
}

/// A change of an event.
type Change = fn(&mut EventDraft);

#[test]
fn reasons_that_change_the_event_stand_last() {
    let ours = ledger(Refill::Automatic, played(Refill::Automatic));
    let under = |change: Change| {
        let mut draft = ours.event().draft().clone();
        change(&mut draft);
        let event = Event::new(draft).expect("an event");
        ours.under(event).expect("a valid journal")
    };
    let changes: [(&str, Change); 5] = [
        ("bank", |draft| draft.bank = Seconds::days(58)),
        ("clock", |draft| draft.clock = Seconds::days(45)),
        ("increment", |draft| draft.increment = Seconds::days(4)),
        ("refill", |draft| draft.refill = Refill::IncrementOnly),
        ("clock and bank", |draft| {
            draft.clock = Seconds::days(40);
            draft.bank = Seconds::days(70);
        }),
    ];
    for (case, change) in changes {
        for side in [Color::White, Color::Black] {
            let seen = see(&under(change), side);
            let all = reconcile(&ours, seen, NOW);
            // `found` checks the order.
            found(&ours, seen);
            let events = all.iter().filter(|one| one.remedy.event.is_some()).count();
            assert!(events > 0, "{case} {side:?}: {all:?}");
            assert!(all[0].remedy.event.is_none(), "{case} {side:?}");
        }
    }
}

//! No journal, however it came about, can make a clock panic: not by its
//! order, not by its numbers, not as stored text.

use proptest::prelude::*;
use zeitnot_core::clock::reading::AccountDetails;
use zeitnot_core::clock::setup::MAX_TIME;
use zeitnot_core::clock::time_parts::TimeParts;
use zeitnot_core::clock::{
    ByColor, Claimant, Clock, Color, EndReason, Entry, EntryId, Event, GameResult, Offence,
    Outcome, Overtime, Reading, Schedule, Setup, StoppedBy,
};
use zeitnot_core::time::{Instant, Millis, Stamp, WallTime};
use zeitnot_fixtures::random::{board_end, controls, setup};

/// Any number at all, and the ends of the range more often than by chance.
fn number() -> impl Strategy<Value = i64> {
    prop_oneof![
        4 => -100..400i64,
        2 => any::<i64>(),
        1 => Just(i64::MIN),
        1 => Just(i64::MAX),
        1 => Just(MAX_TIME.get()),
        1 => Just(-MAX_TIME.get()),
        1 => Just(MAX_TIME.get() + 1),
    ]
}

fn length() -> impl Strategy<Value = Millis> {
    number().prop_map(Millis::new)
}

fn color() -> impl Strategy<Value = Color> {
    prop_oneof![Just(Color::White), Just(Color::Black)]
}

fn count() -> impl Strategy<Value = u16> {
    prop_oneof![0..4u16, Just(u16::MAX)]
}

fn reading() -> impl Strategy<Value = Reading> {
    let overtime = prop_oneof![
        2 => Just(Overtime::None),
        1 => (length(), count()).prop_map(|(left, periods)| Overtime::ByoYomi { left, periods }),
        1 => (length(), count()).prop_map(|(left, moves)| Overtime::Canadian { left, moves }),
        2 => length().prop_map(|left| Overtime::Extra { left }),
    ];
    let moves = prop_oneof![3 => 0..9u32, 1 => Just(999), 1 => Just(u32::MAX)];
    let period = prop_oneof![4 => 0..3usize, 1 => Just(usize::MAX)];
    let instant = || prop::option::of(number().prop_map(Instant::new));
    let start = prop_oneof![3 => 0..9u32, 1 => Just(u32::MAX)];
    let kept = (start, instant(), instant(), instant()).prop_map(|(start, flag, first, mark)| {
        AccountDetails {
            period_start: start,
            flag,
            first_flag: first,
            mark,
        }
    });
    let kept = prop::option::of(kept);
    (length(), moves, period, overtime, kept).prop_map(|(time, moves, period, overtime, kept)| {
        Reading {
            time,
            moves,
            period,
            overtime,
            kept,
        }
    })
}

fn event() -> impl Strategy<Value = Event> {
    let id = || prop_oneof![3 => 0..30u32, 1 => Just(u32::MAX)].prop_map(EntryId);
    prop_oneof![
        12 => color().prop_map(Event::Press),
        2 => color().prop_map(|side| Event::Stop(StoppedBy::Player(side))),
        2 => Just(Event::Resume),
        2 => number().prop_map(|ms| Event::Away { since: Instant::new(ms) }),
        2 => any::<bool>().prop_map(Event::CountAway),
        3 => (reading(), reading())
            .prop_map(|(white, black)| Event::Correct(ByColor { white, black })),
        1 => Just(Event::SwapSides),
        3 => (color(), length()).prop_map(|(to, amount)| Event::Give { to, amount }),
        2 => (color(), any::<bool>(), length()).prop_map(|(offender, illegal, amount)| {
            let offence = if illegal { Offence::IllegalMove } else { Offence::WrongClaim };
            Event::Penalize { offender, offence, amount }
        }),
        2 => length().prop_map(Event::IntroduceIncrement),
        1 => Just(Event::ClaimFlag(Claimant::Arbiter)),
        1 => color().prop_map(Event::Arrive),
        1 => color().prop_map(Event::ClaimDefault),
        1 => Just(Event::ClaimDefaultOfBoth),
        1 => Just(Event::PlayOn),
        1 => color().prop_map(Event::ClaimDraw),
        1 => board_end().prop_map(Event::OnBoard),
        1 => number().prop_map(|ms| Event::Dead { since: Instant::new(ms) }),
        3 => (reading(), reading(), color()).prop_map(|(white, black, on_turn)| {
            Event::Restore { readings: ByColor { white, black }, on_turn }
        }),
        1 => Just(Event::End(Outcome { result: GameResult::BothLose, reason: EndReason::Arbiter })),
        3 => id().prop_map(Event::Undo),
        3 => id().prop_map(Event::Redo),
    ]
}

fn journal() -> impl Strategy<Value = Vec<Entry>> {
    let entry = (number(), number(), event()).prop_map(|(at, wall, event)| Entry {
        stamp: Stamp {
            at: Instant::new(at),
            wall: WallTime::new(wall),
        },
        event,
    });
    prop::collection::vec(entry, 0..30)
}

/// Any setup, also one that starts at the end of time.
fn hostile_setup() -> impl Strategy<Value = Setup> {
    let schedule = prop::option::weighted(0.3, number());
    (setup(controls()), schedule).prop_map(|(setup, start)| {
        let mut draft = setup.draft().clone();
        draft.schedule = start.map(|start| Schedule {
            start: Instant::new(start),
            default_time: MAX_TIME,
        });
        Setup::new(draft).expect("any start is valid")
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn no_journal_breaks_a_clock(
        setup in hostile_setup(),
        journal in journal(),
        looks in prop::collection::vec(number(), 1..4),
    ) {
        let clock = Clock::replay(setup.clone(), journal.clone());
        prop_assert_eq!(clock.journal().len(), journal.len(), "no entry is lost");
        for look in looks {
            // Time does not run backwards on the clock.
            let state = clock.at(Instant::new(look));
            prop_assert!(state.now >= clock.last_instant());
            prop_assert_eq!(
                state.thinking.white + state.thinking.black + state.stopped,
                state.now.since(Instant::START)
            );
        }
        // The same journal from the store.
        let json = serde_json::to_string(&serde_json::json!({
            "setup": setup,
            "journal": journal,
            "rules": clock.rules(),
        })).expect("plain data");
        let loaded: Clock = serde_json::from_str(&json).expect("any journal loads");
        prop_assert_eq!(&loaded, &clock);
        // Stored and loaded once more, it is still the same.
        let again = serde_json::to_string(&loaded).expect("can be stored");
        let again: Clock = serde_json::from_str(&again).expect("and loaded");
        prop_assert_eq!(again, clock);
    }

    #[test]
    fn a_hostile_journal_can_still_be_played_on_and_undone(
        setup in hostile_setup(),
        journal in journal(),
        more in prop::collection::vec((number(), event()), 0..10),
    ) {
        let mut clock = Clock::replay(setup, journal);
        for (ms, event) in more {
            let _ = clock.apply(event, Stamp::at_ms(ms));
        }
        while let Some((last, _)) = clock.live_entries().last() {
            let now = Stamp::at_ms(clock.last_instant().get());
            clock.apply(Event::Undo(last), now).expect("a live entry can be undone");
        }
        prop_assert_eq!(clock.live_entries().count(), 0);
        let state = clock.at(clock.last_instant());
        let fresh = Clock::new(clock.setup().clone()).at(clock.last_instant());
        prop_assert_eq!(state, fresh);
    }
}

#[test]
fn the_longest_length_has_parts_to_be_set() {
    let shown = TimeParts::shown(Millis::new(i64::MAX));
    assert!(shown.minutes < 60 && shown.seconds < 60);
}

//! Laws that hold for every clock, whatever the players agreed and whatever happens: random valid
//! setups and random games on them.

use proptest::prelude::*;
use zeitnot_core::clock::account::Account;
use zeitnot_core::clock::step::step;
use zeitnot_core::clock::{
    ByColor, Clock, Color, Entry, EntryId, Event, Mode, Overtime, Phase, Setup, State, TimeControl,
};
use zeitnot_core::time::{Instant, Millis, Stamp, WallTime};
use zeitnot_fixtures::random::{
    Act, any_act, arbiter_act, color, controls, double_flags, hourglasses, plain_act, play, script,
    setup,
};
use zeitnot_fixtures::table::stamp;

/// The instants from the last entry on at which the tests check a law.
fn later(clock: &Clock) -> impl Iterator<Item = Instant> {
    let last = clock.last_instant();
    [0, 1, 40, 250, 5_000]
        .map(|ms| last + Millis::new(ms))
        .into_iter()
}

fn no_time_is_lost(clock: &Clock, now: Instant) -> Result<(), TestCaseError> {
    let state = clock.at(now);
    let thinking: Millis = state.thinking.iter().copied().sum();
    prop_assert_eq!(thinking + state.stopped, now.since(Instant::START));
    Ok(())
}

/// The setup with other modes, if it is valid.
fn with_mode(setup: &Setup, change: impl Fn(Mode) -> Mode) -> Option<Setup> {
    let mut draft = setup.draft().clone();
    for control in [&mut draft.controls.white, &mut draft.controls.black] {
        for period in &mut control.periods {
            period.mode = change(period.mode);
        }
    }
    Setup::new(draft).ok()
}

/// The same numbers with every US delay as Bronstein's.
fn as_bronstein(setup: &Setup) -> Setup {
    with_mode(setup, |mode| match mode {
        Mode::Delay(delay) => Mode::Bronstein(delay),
        other => other,
    })
    .expect("as valid as before")
}

/// The rest of the US delay of a side whose next turn begins in `period`, or whose present turn has
/// reached it.
fn us_delay(setup: &Setup, state: &State, color: Color, period: usize) -> Millis {
    let periods = &setup.control(color).periods;
    let Some(Mode::Delay(delay)) = periods.get(period).map(|p| p.mode) else {
        return Millis::ZERO;
    };
    match state.turn() {
        Some(turn) if turn.side == color => {
            let moved = period != state.accounts.get(color).period;
            if moved || turn.period == period {
                (delay - turn.used).or_zero()
            } else {
                Millis::ZERO
            }
        }
        _ => delay,
    }
}

/// An event with the times as a Bronstein clock shows them.
fn as_shown_by_bronstein(event: Event, setup: &Setup, us: &State) -> Event {
    let Event::Correct(mut readings) = event else {
        return event;
    };
    let shown = us.accounts.map(|account| account.reading());
    for color in Color::ALL {
        let reading = readings.get_mut(color);
        let fallen = us.accounts.get(color).flag.is_some();
        if reading.shown() != shown.get(color).shown() || !fallen {
            reading.time += us_delay(setup, us, color, reading.period);
        }
    }
    Event::Correct(readings)
}

/// The same control with a thousand times the time: no flag falls for a long while.
fn unhurried(setup: &Setup) -> Setup {
    let mut draft = setup.draft().clone();
    for control in [&mut draft.controls.white, &mut draft.controls.black] {
        for period in &mut control.periods {
            period.time = period.time.times(1_000);
        }
    }
    Setup::new(draft).expect("as valid as before")
}

/// The state to which the live entries lead, applied from the first one on.
fn from_the_first(clock: &Clock) -> State {
    let setup = clock.setup();
    let entries = clock.live_entries();
    entries.fold(State::new(setup), |state, (_, entry)| {
        let next = step(setup, &state, entry.stamp.at, entry.event);
        next.map_or(state, |(next, _)| next)
    })
}

fn any_delay() -> impl Strategy<Value = Setup> {
    // More delays than chance would give.
    let setups = (setup(controls()), 1..60i64);
    // Byo-yomi may do without main time where a delay may not.
    setups.prop_filter_map("no time to play with", |(setup, delay)| {
        let delay = Mode::Delay(Millis::new(delay));
        with_mode(&setup, |mode| match mode {
            Mode::Bronstein(delay) => Mode::Delay(delay),
            Mode::SuddenDeath | Mode::ByoYomi { .. } => delay,
            other => other,
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn every_millisecond_is_thinking_time_or_stopped(
        setup in setup(controls()),
        script in script(any_act(), 40),
    ) {
        let mut result = Ok(());
        let clock = play(setup, &script, |_, after, _, _, _| {
            let check = later(after).try_for_each(|now| no_time_is_lost(after, now));
            result = result.clone().and(check);
        });
        result?;
        for now in later(&clock) {
            no_time_is_lost(&clock, now)?;
        }
    }

    #[test]
    fn settling_at_any_instant_between_changes_nothing(
        setup in setup(controls()),
        script in script(any_act(), 30),
        mut stops in prop::collection::vec(0..2_000i64, 1..12),
    ) {
        stops.sort_unstable();
        let clock = play(setup.clone(), &script, |_, _, _, _, _| {});
        let mut settled = clock.at(clock.last_instant());
        for stop in stops {
            let now = clock.last_instant() + Millis::new(stop);
            settled = settled.at(&setup, now);
            prop_assert_eq!(settled, clock.at(now));
        }
    }

    #[test]
    fn us_delay_and_bronstein_with_the_same_numbers_agree_on_every_flag(
        setup in any_delay(),
        script in script(prop_oneof![10 => plain_act(), 1 => arbiter_act(), 1 => Just(Act::PlayOn)], 40),
    ) {
        let bronstein_setup = as_bronstein(&setup);
        // If playing on leaves a side overdrawn, its flag falls again at once; its debt from then
        // on is only displayed.
        let covered = |state: &State| Color::ALL.iter().all(|&color| {
            let account = state.accounts.get(color);
            let periods = &setup.control(color).periods;
            // A last period that repeats is its own next one.
            let next = periods.get(account.period + 1).or(periods.last());
            next.is_some_and(|next| (account.balance + next.time).is_positive())
        });
        let mut us = Clock::new(setup.clone());
        let mut bronstein = Clock::new(bronstein_setup);
        let mut now = Instant::START;
        for (pause, act) in &script {
            now = now + Millis::new((*pause).max(0));
            let state = us.at(now);
            let fallen = state.first_flag().is_some();
            if matches!(act, Act::PlayOn) && !covered(&state) || matches!(act, Act::Give(..)) && fallen {
                continue;
            }
            let event = act.event(&us, now);
            let shown = as_shown_by_bronstein(event, &setup, &state);
            let stamp = stamp(now);
            prop_assert_eq!(us.apply(event, stamp).is_ok(), bronstein.apply(shown, stamp).is_ok());
            for now in later(&us) {
                let (us, bronstein) = (us.at(now), bronstein.at(now));
                prop_assert_eq!(us.phase, bronstein.phase);
                prop_assert_eq!(us.thinking, bronstein.thinking);
                for color in Color::ALL {
                    let (u, b) = (us.accounts.get(color), bronstein.accounts.get(color));
                    prop_assert_eq!((u.flag, u.first_flag, u.mark), (b.flag, b.first_flag, b.mark));
                    prop_assert_eq!((u.moves, u.period), (b.moves, b.period));
                    prop_assert_eq!(u.overtime, b.overtime);
                    if u.flag.is_some() {
                        prop_assert_eq!(u.balance, b.balance);
                    } else if !matches!(us.phase, Phase::Ended(_)) {
                        // The total available for the move.
                        let total = u.balance + us_delay(&setup, &us, color, u.period);
                        prop_assert_eq!(total, b.balance);
                    }
                }
            }
        }
    }

    #[test]
    fn the_sand_of_two_hourglasses_is_constant(
        setup in setup(hourglasses()),
        script in script(plain_act(), 40),
        illegal in prop::option::of((0..40usize, any::<bool>())),
    ) {
        let sand = |state: &State| -> Millis { state.accounts.iter().map(|a| a.balance).sum() };
        let mut script = script;
        if let Some((place, white)) = illegal {
            let offender = if white { Color::White } else { Color::Black };
            let offence = zeitnot_core::clock::Offence::IllegalMove;
            let act = Act::Penalize(offender, offence, Millis::ZERO);
            script.insert(place.min(script.len()), (10, act));
        }
        let whole = sand(&State::new(&setup));
        let mut seen = Vec::new();
        play(setup, &script, |_, after, _, _, _| {
            seen.extend(later(after).map(|now| sand(&after.at(now))));
        });
        prop_assert!(seen.iter().all(|&sum| sum == whole), "{whole:?}: {seen:?}");
    }

    #[test]
    fn a_press_after_the_flag_gains_nothing_and_opens_no_period(
        setup in setup(controls()),
        script in script(plain_act(), 60),
        introduced in prop::option::of(1..30i64),
    ) {
        let mut script = script;
        if let Some(amount) = introduced {
            script.insert(0, (0, Act::Introduce(Millis::new(amount))));
        }
        let mut broken = Vec::new();
        play(setup, &script, |before, after, event, stamp, answer| {
            let Event::Press(side) = event else { return };
            let before = before.at(stamp.at);
            let (old, new) = (before.accounts.get(side), after.at(stamp.at));
            let new = new.accounts.get(side);
            if old.flag.is_some() && answer.is_ok() {
                let gained = answer.ok().flatten().map(|m| m.gained);
                let same = (old.balance, old.period, old.overtime) == (new.balance, new.period, new.overtime);
                if !same || gained != Some(Millis::ZERO) {
                    broken.push((event, stamp));
                }
            }
        });
        prop_assert_eq!(broken, []);
    }

    #[test]
    fn a_bronstein_press_never_lifts_the_time_above_where_the_turn_started(
        main in 1..300i64,
        delay in 1..60i64,
        pauses in prop::collection::vec(0..120i64, 1..30),
    ) {
        let control = TimeControl::single(Millis::new(main), Mode::Bronstein(Millis::new(delay)));
        let mut table = zeitnot_fixtures::table::Table::started(control);
        let mut now = Instant::START;
        let mut starts = ByColor::both(Millis::new(main + delay));
        for (pause, color) in pauses.into_iter().zip(Color::ALL.into_iter().cycle()) {
            now = now + Millis::new(pause);
            if table.clock.apply(Event::Press(color), stamp(now)).is_err() {
                break;
            }
            let balance = table.clock.at(now).accounts.get(color).balance;
            let start = starts.get_mut(color);
            prop_assert!(balance <= *start);
            prop_assert_eq!(balance == *start, pause <= delay, "the press returns the delay");
            *start = balance;
        }
    }

    #[test]
    fn replaying_any_part_of_the_journal_gives_the_clock_of_that_moment(
        setup in setup(controls()),
        script in script(any_act(), 40),
        cut in any::<prop::sample::Index>(),
    ) {
        let mut moments: Vec<Clock> = Vec::new();
        let clock = play(setup.clone(), &script, |_, after, _, _, answer| {
            if answer.is_ok() {
                moments.push(after.clone());
            }
        });
        prop_assert_eq!(clock.journal().len(), moments.len(), "each event has an entry");
        if !moments.is_empty() {
            let live = cut.get(&moments);
            let part = clock.journal()[..live.journal().len()].to_vec();
            let replayed = Clock::replay(setup, part);
            prop_assert_eq!(&replayed, live);
            for now in later(live) {
                prop_assert_eq!(replayed.at(now), live.at(now));
            }
        }
    }

    #[test]
    fn a_stored_clock_is_the_same_clock(
        setup in setup(controls()),
        script in script(any_act(), 40),
        then in script(any_act(), 8),
    ) {
        let mut clock = play(setup, &script, |_, _, _, _, _| {});
        let json = serde_json::to_string(&clock).expect("a clock can be stored");
        let mut loaded: Clock = serde_json::from_str(&json).expect("and be loaded");
        prop_assert_eq!(&loaded, &clock);
        // The loaded clock goes on as the other one does.
        let mut now = clock.last_instant();
        for (pause, act) in then {
            now = now + Millis::new(pause);
            let event = act.event(&clock, now);
            let stamp = stamp(now);
            prop_assert_eq!(clock.apply(event, stamp), loaded.apply(event, stamp));
        }
        prop_assert_eq!(&loaded, &clock);
    }

    #[test]
    fn an_undone_entry_has_no_effect(
        setup in setup(controls()),
        script in script(any_act(), 40),
        chosen in any::<prop::sample::Index>(),
        wait in 0..300i64,
    ) {
        let mut clock = play(setup.clone(), &script, |_, _, _, _, _| {});
        let live: Vec<EntryId> = clock.live_entries().map(|(id, _)| id).collect();
        prop_assume!(!live.is_empty());
        let target = *chosen.get(&live);
        let now = clock.last_instant() + Millis::new(wait);
        clock.apply(Event::Undo(target), stamp(now)).expect("it counts");
        prop_assert!(!clock.is_live(target));
        // A clock that never had the entry. Entries after a dead position count again without it;
        // the clock refuses those that are not possible without it.
        let mut other = Clock::new(setup);
        for (_, entry) in clock.live_entries() {
            let _ = other.apply(entry.event, entry.stamp);
        }
        for later in later(&clock) {
            prop_assert_eq!(clock.at(later), other.at(later));
        }
    }

    #[test]
    fn redo_after_undo_gives_the_clock_that_was_never_undone(
        setup in setup(controls()),
        script in script(any_act(), 40),
        chosen in any::<prop::sample::Index>(),
        waits in (0..300i64, 0..300i64),
    ) {
        let untouched = play(setup, &script, |_, _, _, _, _| {});
        let live: Vec<EntryId> = untouched.live_entries().map(|(id, _)| id).collect();
        prop_assume!(!live.is_empty());
        let target = *chosen.get(&live);
        let mut clock = untouched.clone();
        let undone = clock.last_instant() + Millis::new(waits.0);
        let redone = undone + Millis::new(waits.1);
        clock.apply(Event::Undo(target), stamp(undone)).expect("it counts");
        prop_assert_eq!(clock.redoable(), Some(target));
        clock.apply(Event::Redo(target), stamp(redone)).expect("it was undone last");
        prop_assert!(clock.is_live(target));
        for now in later(&clock) {
            prop_assert_eq!(clock.at(now), untouched.at(now));
        }
    }

    #[test]
    fn undo_and_redo_give_the_same_clock_as_a_replay_from_the_start(
        setup in setup(controls()),
        hurried in prop::bool::weighted(0.2),
        script in script(any_act(), 160),
    ) {
        let setup = if hurried { setup } else { unhurried(&setup) };
        let mut result = Ok(());
        play(setup, &script, |_, after, event, _, answer| {
            let others = matches!(event, Event::Undo(_) | Event::Redo(_) | Event::Dead { .. });
            if others && answer.is_ok() && result.is_ok() {
                let first = from_the_first(after);
                result = later(after).try_for_each(|now| {
                    prop_assert_eq!(after.at(now), first.at(after.setup(), now));
                    Ok(())
                });
            }
        });
        result?;
    }

    #[test]
    fn a_jump_of_the_calendar_changes_no_clock(
        setup in setup(controls()),
        script in script(any_act(), 40),
        walls in prop::collection::vec(any::<i64>(), 40),
    ) {
        let clock = play(setup.clone(), &script, |_, _, _, _, _| {});
        let jumped: Vec<Entry> = clock.journal().iter().zip(walls)
            .map(|(entry, wall)| Entry {
                stamp: Stamp { at: entry.stamp.at, wall: WallTime::new(wall) },
                event: entry.event,
            })
            .collect();
        let replayed = Clock::replay(setup, jumped);
        for now in later(&clock) {
            prop_assert_eq!(replayed.at(now), clock.at(now));
        }
    }

    #[test]
    fn a_refusal_leaves_the_clock_as_it_was(
        setup in setup(controls()),
        script in script(any_act(), 40),
    ) {
        let mut changed = Vec::new();
        play(setup, &script, |before, after, event, _, answer| {
            if answer.is_err() && before != after {
                changed.push(event);
            }
        });
        prop_assert_eq!(changed, []);
    }

    #[test]
    fn a_stamp_before_the_last_entry_counts_as_at_it(
        setup in setup(controls()),
        script in script(any_act(), 30),
        act in any_act(),
        early in 1..500i64,
    ) {
        let clock = play(setup, &script, |_, _, _, _, _| {});
        let last = clock.last_instant();
        let event = act.event(&clock, last);
        let (mut on_time, mut stale) = (clock.clone(), clock);
        let answer = on_time.apply(event, stamp(last));
        let wall = stamp(last).wall;
        let stamp = Stamp { at: last - Millis::new(early), wall };
        prop_assert_eq!(stale.apply(event, stamp), answer);
        prop_assert_eq!(stale, on_time);
    }

    #[test]
    fn restoring_the_readings_of_an_earlier_state_gives_exactly_its_times(
        setup in setup(controls()),
        script in script(any_act(), 40),
        chosen in any::<prop::sample::Index>(),
        wait in 0..300i64,
        black in any::<bool>(),
    ) {
        let mut states = vec![State::new(&setup)];
        let clock = play(setup, &script, |before, after, _, stamp, _| {
            states.extend([before.at(stamp.at), after.at(stamp.at)]);
        });
        let latest = states.iter().map(|state| state.now).max().expect("the first");
        let now = latest + Millis::new(wait);
        let then = *chosen.get(&states);
        let on_turn = if black { Color::Black } else { Color::White };
        let restore = Event::Restore {
            readings: then.accounts.map(|account| account.reading()),
            on_turn,
        };
        let mut restored = clock.clone();
        let answer = restored.apply(restore, stamp(now));
        let state = restored.at(now);
        match clock.at(now).phase {
            Phase::Ready | Phase::Away(_) | Phase::Ended(_) => prop_assert!(answer.is_err()),
            phase => {
                prop_assert_eq!(answer, Ok(None));
                prop_assert_eq!(state.accounts, then.accounts);
                prop_assert_eq!(state.turn().map(|turn| (turn.side, turn.used)), Some((on_turn, Millis::ZERO)));
                if then.first_flag().is_none() && then.flag_verdict(restored.setup()).is_none() {
                    let goes_on = match phase {
                        Phase::Running(_) => matches!(state.phase, Phase::Running(_)),
                        _ => matches!(state.phase, Phase::Stopped(..)),
                    };
                    prop_assert!(goes_on, "{:?} became {:?}", phase, state.phase);
                }
                no_time_is_lost(&restored, now)?;
            }
        }
    }

    #[test]
    fn extra_time_never_exceeds_what_was_given_and_begins_when_main_time_ends(
        setup in setup(double_flags()),
        script in script(any_act(), 60),
    ) {
        let mut broken = Vec::new();
        play(setup.clone(), &script, |_, after, event, _, _| {
            for now in later(after) {
                let state = after.at(now);
                for color in Color::ALL {
                    let account = state.accounts.get(color);
                    let period = setup.control(color).periods[account.period];
                    let Mode::DoubleFlag { extra, .. } = period.mode else {
                        if account.first_flag.is_some() {
                            broken.push((event, now));
                        }
                        continue;
                    };
                    let Overtime::Extra { left } = account.overtime else {
                        panic!("a double flag has extra time");
                    };
                    let on_extra = account.first_flag.is_some();
                    if !(Millis::ZERO..=extra).contains(&left)
                        || on_extra && account.balance != Millis::ZERO
                        || account.flag.is_some() && !on_extra
                    {
                        broken.push((event, now));
                    }
                }
                // A game that is over by time stands still.
                if state.flag_verdict(&setup).is_some() && state.running().is_some() {
                    broken.push((event, now));
                }
            }
        });
        prop_assert_eq!(broken, []);
    }

    #[test]
    fn a_correction_to_what_is_shown_changes_no_time(
        setup in setup(controls()),
        script in script(any_act(), 30),
        wait in 0..300i64,
    ) {
        let clock = play(setup, &script, |_, _, _, _, _| {});
        let now = clock.last_instant() + Millis::new(wait);
        let mut confirmed = clock.clone();
        let event = Act::Confirm.event(&clock, now);
        if confirmed.apply(event, stamp(now)).is_ok() {
            for now in later(&confirmed) {
                let (old, new) = (clock.at(now), confirmed.at(now));
                // Only sand that has run back to a side puts its flag up.
                let accounts = old.accounts.map(|account| Account {
                    flag: account.flag.filter(|_| !account.balance.is_positive()),
                    ..account
                });
                prop_assert_eq!(accounts, new.accounts);
                prop_assert_eq!(old.turn(), new.turn());
            }
        }
    }

    #[test]
    fn a_side_with_main_time_has_its_flag_up(
        setup in setup(controls()),
        script in script(any_act(), 40),
    ) {
        let is_glass = setup.control(Color::White).periods[0].mode == Mode::Hourglass;
        let mut broken = Vec::new();
        play(setup, &script, |_, after, event, stamp, _| {
            let down = |now| {
                let accounts = after.at(now).accounts;
                accounts.iter().any(|a| a.flag.is_some() && a.balance.is_positive())
            };
            if !is_glass && later(after).any(down) {
                broken.push((event, stamp));
            }
        });
        prop_assert_eq!(broken, []);
    }

    #[test]
    fn a_penalty_after_a_correction_leaves_what_was_set(
        setup in setup(controls()),
        script in script(any_act(), 30),
        set in (1..200i64, 0..6u32),
        offender in color(),
    ) {
        let mut clock = play(setup, &script, |_, _, _, _, _| {});
        let now = clock.last_instant();
        let mut readings = clock.at(now).accounts.map(|account| account.reading());
        let before = *readings.get(offender);
        readings.get_mut(offender).time = Millis::new(set.0);
        readings.get_mut(offender).moves = set.1;
        let stamp = stamp(now);
        let penalty = Event::Penalize {
            offender,
            offence: zeitnot_core::clock::Offence::IllegalMove,
            amount: Millis::new(1),
        };
        let sets_both = before.time.get() != set.0 && before.moves != set.1;
        let takes_back = clock.at(now).takes_back(offender);
        if sets_both && takes_back && clock.apply(Event::Correct(readings), stamp).is_ok() {
            let account = *clock.at(now).accounts.get(offender);
            if clock.apply(penalty, stamp).is_ok() && !matches!(clock.at(now).phase, Phase::Ended(_)) {
                prop_assert_eq!(account, *clock.at(now).accounts.get(offender));
                prop_assert_eq!(clock.at(now).turn().map(|turn| turn.side), Some(offender));
            }
        }
    }
}

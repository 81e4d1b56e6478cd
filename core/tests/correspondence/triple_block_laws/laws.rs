//! Laws over random journals.

use proptest::prelude::*;
use zeitnot_core::clock::{ByColor, Color};
use zeitnot_core::correspondence::deadline::deadlines;
use zeitnot_core::correspondence::event::CAP;
use zeitnot_core::correspondence::{
    Act, Edit, EndDate, Entry, EntryEffect, EntryError, Event, EventDraft, Ledger, Phase, Seconds,
    State, Utc,
};
use zeitnot_core::game::{MoveHistory, Start};

use super::random::{START, Script, knights, opened, script};

/// The instants of the entries and some between and after them.
fn instants(ledger: &Ledger, now: Utc) -> Vec<Utc> {
    let mut all = vec![Utc::new(i64::MIN), START - Seconds::days(1), START];
    for pair in ledger.entries().windows(2) {
        let half = Seconds::new(pair[1].at.since(pair[0].at).get() / 2);
        all.extend([pair[0].at, pair[0].at + half]);
    }
    all.extend([now, now + Seconds::new(1), now + Seconds::days(20)]);
    all.extend([now + Seconds::days(500), Utc::MAX, Utc::new(i64::MAX)]);
    all
}

fn totals(state: &State) -> Seconds {
    state.accounts.iter().map(|account| account.total()).sum()
}

fn plain(act: &Act) -> bool {
    !matches!(act, Act::Correction { .. })
}

fn same(one: &Ledger, other: &Ledger) -> Result<(), TestCaseError> {
    prop_assert_eq!(one.entries(), other.entries());
    prop_assert_eq!(one.steps(), other.steps());
    prop_assert_eq!(one.line().moves(), other.line().moves());
    prop_assert_eq!(one.last(), other.last());
    Ok(())
}

/// The result of opening a changed journal: the ledger, or the first impossible entry and the
/// reason.
fn opening(script: &Script, entries: Vec<Entry>) -> Result<Ledger, (usize, EntryError)> {
    let line = MoveHistory::new(Start::standard());
    Ledger::open(script.event(), line, ByColor::both(script.moves), entries)
        .map_err(|failed| (failed.1.place, failed.1.why))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn a_clock_is_never_above_fifty_days_and_no_block_below_zero(script in script()) {
        let (ledger, now) = script.played();
        for at in instants(&ledger, now) {
            for account in ledger.at(at).accounts.iter() {
                prop_assert!((Seconds::ZERO..=CAP).contains(&account.clock));
                prop_assert!(account.bank >= Seconds::ZERO);
            }
        }
    }

    #[test]
    fn no_time_comes_or_goes_but_by_increment_protection_and_running(script in script()) {
        let (ledger, now) = script.played();
        let mut expected = totals(&script.unplayed().last());
        let (mut at, mut last) = (START, script.unplayed().last());
        let steps = ledger.entries().iter().zip(ledger.steps());
        for (entry, step) in steps {
            // The time that ran since the entry before: up to the flag, if it fell.
            if matches!(last.phase, Phase::Running { .. }) {
                let until = match step.before.phase {
                    Phase::Fallen { at, .. } => at,
                    _ => entry.at,
                };
                expected -= until.since(at);
            }
            prop_assert_eq!(totals(&step.before), expected);
            match step.effect {
                EntryEffect::Move { gain, .. } => expected += gain.increment + gain.protected,
                EntryEffect::Other if plain(&entry.act) => {}
                EntryEffect::Other => expected = totals(&step.after),
            }
            prop_assert_eq!(totals(&step.after), expected);
            (at, last) = (entry.at, step.after);
        }
        if let Phase::Running { .. } = last.phase {
            let later = ledger.at(now);
            let until = later.verdict().map_or(now, |verdict| verdict.at);
            prop_assert_eq!(totals(&later), expected - until.since(at));
        }
    }

    #[test]
    fn the_bank_rises_only_by_what_a_full_clock_cannot_take(script in script()) {
        let (ledger, _) = script.played();
        for (entry, step) in ledger.entries().iter().zip(ledger.steps()) {
            for side in Color::ALL {
                let rise = step.after.account(side).bank - step.before.account(side).bank;
                if !rise.is_positive() || !plain(&entry.act) {
                    continue;
                }
                let EntryEffect::Move { gain, side: mover, .. } = step.effect else {
                    return Err(TestCaseError::fail("a bank rose without a move"));
                };
                prop_assert_eq!(mover, side);
                prop_assert_eq!(rise, gain.to_bank);
                prop_assert!(rise <= script.draft.increment);
                prop_assert_eq!(step.after.account(side).clock, CAP);
            }
        }
    }

    #[test]
    fn only_the_clock_of_the_side_to_move_runs(script in script()) {
        let (ledger, now) = script.played();
        let all = instants(&ledger, now);
        for pair in all.windows(2) {
            let (from, to) = (ledger.at(pair[0]), ledger.at(pair[1]));
            let entered = ledger.place_of(pair[0]) != ledger.place_of(pair[1]);
            if entered {
                continue;
            }
            let waiting = from.turn.other();
            prop_assert_eq!(from.account(waiting), to.account(waiting));
            prop_assert!(to.account(from.turn).clock <= from.account(from.turn).clock);
            prop_assert_eq!(to.account(from.turn).bank, from.account(from.turn).bank);
        }
    }

    #[test]
    fn a_replayed_ledger_equals_the_live_one(script in script()) {
        let (live, _) = script.played();
        let replayed = opened(script.event(), script.moves, live.entries().to_vec());
        same(&live, &replayed)?;
    }

    #[test]
    fn an_earlier_instant_is_that_of_the_journal_so_far(script in script()) {
        let (ledger, now) = script.played();
        for at in instants(&ledger, now) {
            let far = ledger.place_of(at);
            let so_far = opened(script.event(), script.moves, ledger.entries()[..far].to_vec());
            prop_assert_eq!(ledger.at(at), so_far.at(at));
            prop_assert_eq!(so_far.last().advanced(at), so_far.at(at));
        }
    }

    #[test]
    fn time_may_pass_in_any_number_of_steps(script in script(), steps in prop::collection::vec(0..9_000_000i64, 0..6)) {
        let (ledger, _) = script.played();
        let mut state = ledger.last();
        let mut at = state.at;
        for step in steps {
            at = at + Seconds::new(step);
            state = state.advanced(at);
        }
        prop_assert_eq!(state, ledger.last().advanced(at));
    }

    #[test]
    fn a_later_calendar_changes_nothing(mut script in script(), shift in 0..4_000_000_000i64) {
        // If the event ended with its day, a shift would change how far the end is from the start.
        script.draft.interpretations.end_date = EndDate::Instant;
        let (ledger, _) = script.played();
        let shift = Seconds::new(shift);
        let draft = EventDraft { start: START + shift, ..script.draft.clone() };
        let later = |entry: &Entry| Entry { at: entry.at + shift, act: entry.act.clone() };
        let entries = ledger.entries().iter().map(later).collect();
        let moved = opened(Event::new(draft).unwrap(), script.moves, entries);
        for (one, other) in ledger.steps().iter().zip(moved.steps()) {
            prop_assert_eq!(one.after.accounts, other.after.accounts);
            prop_assert_eq!(one.before.reflection(), other.before.reflection());
        }
    }

    #[test]
    fn an_edited_ledger_is_that_of_the_edited_journal(script in script(), place in any::<prop::sample::Index>(), kind in 0..4u8, shift in -500_000..500_000i64) {
        let (ledger, now) = script.played();
        let mut entries = ledger.entries().to_vec();
        prop_assume!(!entries.is_empty());
        let place = place.index(entries.len());
        let old = entries[place].clone();
        let moved = Entry { at: (old.at + Seconds::new(shift)).min(now), act: old.act.clone() };
        let edit = match kind {
            0 => {
                entries.remove(place);
                Edit::Remove(place)
            }
            1 => {
                entries[place] = moved.clone();
                Edit::Replace(place, moved)
            }
            2 => {
                entries.insert(place, old.clone());
                Edit::Insert(place, old)
            }
            _ => {
                let refill = Act::Refill { side: Color::White, amount: Seconds::new(script.unit) };
                let refill = Entry { at: old.at, act: refill };
                entries.insert(place, refill.clone());
                Edit::Insert(place, refill)
            }
        };
        // Only a start may lie in the future; in this test no entry does.
        let edited = ledger.edited(edit, now).map_err(|conflict| (conflict.place, conflict.why));
        match (edited, opening(&script, entries)) {
            (Ok(edited), Ok(opened)) => same(&edited, &opened)?,
            (edited, opened) => {
                prop_assert_eq!(edited.map(|_| ()), opened.map(|_| ()));
            }
        }
    }

    #[test]
    fn a_refused_entry_leaves_the_ledger_as_it_was(script in script()) {
        let mut ledger = script.unplayed();
        let mut now = START;
        for (gap, attempt) in &script.tries {
            now = now + Seconds::new(gap * script.unit);
            let act = script.act(&ledger, now, *attempt);
            let before = ledger.clone();
            if ledger.add(Entry { at: now, act }, now).is_err() {
                same(&ledger, &before)?;
            }
        }
    }

    #[test]
    fn the_best_refills_reach_the_last_moment_in_the_stated_visits(script in script()) {
        let (mut ledger, _) = script.played();
        let state = ledger.last();
        let side = state.turn;
        let (Some(promised), false) = (deadlines(&state), *state.owes_substitution.get(side)) else {
            return Ok(());
        };
        let second = Seconds::new(1);
        prop_assert!(ledger.at(promised.falls - second).falls().is_some());
        prop_assert!(ledger.at(promised.falls).verdict().is_some());
        let mut visits = 0;
        loop {
            let falls = ledger.last().falls().expect("a running clock");
            let at = falls - second;
            let amount = ledger.at(at).account(side).refillable();
            if !amount.is_positive() {
                prop_assert_eq!(falls, promised.last);
                break;
            }
            let refill = Entry { at, act: Act::Refill { side, amount } };
            prop_assert_eq!(ledger.add(refill, at), Ok(()));
            visits += 1;
        }
        // This holds even if the clock is already in its last second.
        prop_assert_eq!(visits, promised.visits);
        let play = Entry { at: promised.last - second, act: knights(ledger.line().ply()) };
        let late = Entry { at: promised.last, ..play.clone() };
        let mut too_late = ledger.clone();
        prop_assert!(too_late.add(late, promised.last).is_err());
        prop_assert_eq!(ledger.add(play, promised.last), Ok(()));
    }
}

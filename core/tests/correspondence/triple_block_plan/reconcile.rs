//! Explanations for a ledger that differs from the server's in one way.

use proptest::prelude::*;
use zeitnot_core::clock::{Color, GameResult};
use zeitnot_core::correspondence::reconcile::{Discrepancy, Explanation, Seen, reconcile};
use zeitnot_core::correspondence::{
    Act, Edit, Ending, Entry, Event, EventDraft, Ledger, Refill, Seconds, ShownTime, Utc,
};

use super::games::{Game, START, color, enter, event_of_700_days, game, played};

/// The times that the server shows for a side.
fn see(server: &Ledger, side: Color, at: Utc) -> Seen {
    let account = *server.at(at).account(side);
    let shown = ShownTime {
        clock: account.clock,
        bank: account.bank,
    };
    Seen { side, at, shown }
}

/// The explanations found. Checks that each remedy can be applied, and that the ledger then shows
/// what the server does, up to rounding.
fn found(ours: &Ledger, seen: Seen) -> Result<Vec<Explanation>, TestCaseError> {
    let all = reconcile(ours, seen, seen.at);
    let changes_event = |one: &Explanation| one.remedy.event.is_some();
    prop_assert!(all.is_sorted_by_key(changes_event), "{all:?}");
    let of_game = all.iter().rfind(|one| !changes_event(one));
    let ends = matches!(
        of_game.map(|one| one.why),
        Some(Discrepancy::Unknown { .. } | Discrepancy::Agrees)
    );
    prop_assert!(ends);
    for one in &all {
        let after = one.remedy.applied(ours, seen.at);
        prop_assert!(after.is_ok(), "{one:?} {:?}", after.err());
        let after = after.expect("a remedy that applies").at(seen.at);
        // A remedy that changes nothing may leave the other clock fallen.
        let changed = one.remedy.event.is_some() || !one.remedy.edits.is_empty();
        prop_assert!(!changed || after.verdict().is_none(), "{one:?}");
        let shows = *after.account(seen.side);
        let units = match one.why {
            Discrepancy::Rounding(_) | Discrepancy::Interpretation(_) => vec![1, 60, 3_600, 86_400],
            _ => vec![1],
        };
        let is = |ours: Seconds, shown: Seconds| {
            units.iter().any(|unit| {
                let near = (ours.get() + unit / 2) / unit * unit;
                [ours.get() / unit * unit, near].contains(&shown.get())
            })
        };
        prop_assert!(
            is(shows.clock, seen.shown.clock) && is(shows.bank, seen.shown.bank),
            "{one:?}"
        );
    }
    Ok(all)
}

/// The same game under other parameters; `None` if they make it impossible.
fn under(server: &Ledger, change: impl Fn(&mut EventDraft)) -> Option<Ledger> {
    let mut draft = server.event().draft().clone();
    change(&mut draft);
    server.under(Event::new(draft).ok()?).ok()
}

fn agrees(all: &[Explanation]) -> bool {
    all[0].why == Discrepancy::Agrees
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_look_at_the_same_ledger_agrees(Game { ledger: server, now } in game(55), side in color()) {
        let all = found(&server, see(&server, side, now))?;
        prop_assert!(agrees(&all) && all.len() == 1);
    }

    #[test]
    fn a_rounded_time_is_found_and_keeps_its_seconds(
        Game { ledger: server, now } in game(55), side in color(),
        unit in prop_oneof![Just(60i64), Just(3_600), Just(86_400)], nearest in any::<bool>(),
    ) {
        let mut seen = see(&server, side, now);
        let exact = seen.shown;
        let half = if nearest { unit / 2 } else { 0 };
        let round = |length: Seconds| Seconds::new((length.get() + half) / unit * unit);
        seen.shown = ShownTime { clock: round(exact.clock), bank: round(exact.bank) };
        let all = found(&server, seen)?;
        prop_assert!(agrees(&all) || matches!(all[0].why, Discrepancy::Rounding(found) if found.get() <= unit));
        let after = all[0].remedy.applied(&server, now).expect("a remedy that applies").at(now);
        prop_assert_eq!(see_of(&after, side), exact);
    }

    #[test]
    fn the_other_reading_is_found_also_where_it_is_rounded(
        Game { ledger: server, now } in game(55), side in color(), unit in prop_oneof![Just(1i64), Just(60), Just(3_600)],
    ) {
        let other = server.event().draft().refill.other();
        let Some(ours) = under(&server, |draft| draft.refill = other) else { return Ok(()) };
        let mut seen = see(&server, side, now);
        let round = |length: Seconds| Seconds::new(length.get() / unit * unit);
        seen.shown = ShownTime { clock: round(seen.shown.clock), bank: round(seen.shown.bank) };
        if !seen.shown.clock.is_positive() { return Ok(()); }
        let all = found(&ours, seen)?;
        let reading = Discrepancy::Interpretation(other.other());
        let simpler = agrees(&all) || matches!(all[0].why, Discrepancy::Rounding(_));
        prop_assert!(simpler || all.iter().any(|one| one.why == reading), "{all:?}");
    }

    #[test]
    fn a_refill_that_was_not_entered_is_found(Game { ledger: server, now } in game(55), side in color(), which in any::<prop::sample::Index>()) {
        let refills: Vec<usize> = (0..server.entries().len())
            .filter(|place| matches!(server.entries()[*place].act, Act::Refill { side: of, .. } if of == side))
            .collect();
        if refills.is_empty() { return Ok(()); }
        let place = *which.get(&refills);
        let Ok(ours) = server.edited(Edit::Remove(place), now) else { return Ok(()) };
        let all = found(&ours, see(&server, side, now))?;
        let is = |one: &Explanation| matches!(one.why, Discrepancy::Refill { .. });
        prop_assert!(agrees(&all) || all.iter().any(is), "{all:?}");
    }

    #[test]
    fn a_wrong_stamp_is_found(
        Game { ledger: server, now } in game(55), side in color(), which in 0..6usize,
        off in prop_oneof![-90_000..90_000i64, Just(3_600), Just(-3_600), -3_000_000..3_000_000i64],
    ) {
        if off == 0 { return Ok(()); }
        // Guaranteed time hides what came before it, so this test has no protection.
        let Some(server) = under(&server, |draft| draft.protection = Default::default()) else {
            return Ok(());
        };
        if server.at(now).verdict().is_some() { return Ok(()); }
        let Some(place) = server.entries().len().checked_sub(which + 1) else { return Ok(()) };
        let entry = &server.entries()[place];
        if matches!(entry.act, Act::Refill { .. }) { return Ok(()); }
        if entry.at + Seconds::new(off) > now { return Ok(()); }
        let moved = Entry { at: entry.at + Seconds::new(off), act: entry.act.clone() };
        let Ok(ours) = server.edited(Edit::Replace(place, moved), now) else { return Ok(()) };
        let all = found(&ours, see(&server, side, now))?;
        let is = |one: &Explanation| matches!(one.why, Discrepancy::Stamp { .. });
        prop_assert!(agrees(&all) || all.iter().any(is), "{all:?}");
    }

    #[test]
    fn another_block_of_the_event_is_found(
        Game { ledger: server, now } in game(55), side in color(), days in -3..=3i64, block in 0..3u8,
    ) {
        // Guaranteed time hides what came before it, so this test has no protection.
        let Some(server) = under(&server, |draft| draft.protection = Default::default()) else {
            return Ok(());
        };
        if server.at(now).verdict().is_some() { return Ok(()); }
        let ours = under(&server, |draft| {
            let length = match block {
                0 => &mut draft.bank,
                1 => &mut draft.clock,
                _ => &mut draft.increment,
            };
            *length += Seconds::days(days);
        });
        let Some(ours) = ours else { return Ok(()) };
        let all = found(&ours, see(&server, side, now))?;
        let is = |one: &Explanation| one.remedy.event.is_some();
        prop_assert!(agrees(&all) || all.iter().any(is), "{all:?}");
    }
}

fn see_of(state: &zeitnot_core::correspondence::State, side: Color) -> ShownTime {
    let account = state.account(side);
    ShownTime {
        clock: account.clock,
        bank: account.bank,
    }
}

#[test]
fn before_the_start_and_after_the_end_there_is_nothing_to_explain() {
    let shown = ShownTime {
        clock: Seconds::days(50),
        bank: Seconds::days(50),
    };
    let side = Color::White;
    let seen = |at| Seen { side, at, shown };
    let waiting = played(event_of_700_days(), 0, &Vec::new());
    let waiting = waiting
        .edited(Edit::Remove(0), START)
        .expect("an empty journal is valid");
    assert!(reconcile(&waiting, seen(START), START).is_empty());
    let mut over = played(event_of_700_days(), 0, &Vec::new());
    let (result, ending) = (GameResult::Draw, Ending::Agreement);
    enter(&mut over, START, Act::Result { result, ending });
    let later = START + Seconds::new(1);
    assert!(reconcile(&over, seen(later), later).is_empty());
}

#[test]
fn figures_that_no_server_shows_are_not_explained() {
    let ledger = played(event_of_700_days(), 0, &Vec::new());
    let at = START + Seconds::hours(1);
    for clock in [Seconds::days(51), Seconds::new(-1)] {
        let bank = Seconds::days(50);
        let shown = ShownTime { clock, bank };
        let side = Color::Black;
        assert!(reconcile(&ledger, Seen { side, at, shown }, at).is_empty());
    }
}

#[test]
fn a_clock_of_another_length_is_found_also_after_the_bank_has_filled_it() {
    let of = |clock: i64| {
        let mut draft = event_of_700_days().draft().clone();
        draft.clock = Seconds::new(clock);
        draft.bank = Seconds::new(4_235_000);
        draft.increment = Seconds::ZERO;
        draft.refill = Refill::Automatic;
        let mut ledger = played(Event::new(draft).expect("an event"), 0, &Vec::new());
        let play = "g1f3".parse().expect("a move");
        enter(&mut ledger, START, Act::Move(play));
        ledger
    };
    // The server's clock starts with a day more than ours, so part of its bank remains.
    let (ours, server) = (of(14_201), of(100_601));
    let all = reconcile(&ours, see(&server, Color::White, START), START);
    let day = Seconds::days(1);
    let is = |one: &Explanation| {
        matches!(one.why, Discrepancy::Opening { clock, bank } if clock + bank == day)
            && one.remedy.event.is_some()
    };
    assert!(all.iter().any(is), "{all:?}");
}

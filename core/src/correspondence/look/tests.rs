use super::*;
use crate::correspondence::account::Account;
use crate::correspondence::deadline::{cautious, interpreted_games};
use crate::correspondence::edit::Edit;
use crate::correspondence::entry::{Act, Cause};
use crate::correspondence::event::{Event, EventDraft, Refill};
use crate::correspondence::interpretations::Openings;
use crate::correspondence::proposal::of_700_days;
use crate::correspondence::reconcile::{Discrepancy, Explanation};
use crate::correspondence::seconds::Seconds;
use crate::correspondence::server_facts::{Differs, ServerFacts};
use crate::correspondence::trial::{MadeMove, Trial};
use crate::game::{MoveHistory, Start};

const MOVES: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];
const NOW: Utc = Utc::new(60 * 86_400);

fn entry(at: i64, act: Act) -> Entry {
    let at = Utc::new(at);
    Entry { at, act }
}

/// A game of these moves, each so many days after the one before.
fn of_moves(event: Event, lead: &[&str], days: &[i64], more: Vec<Entry>) -> Ledger {
    let mut line = MoveHistory::new(Start::standard());
    for text in lead {
        line.play_text(text).expect("a move");
    }
    let (mut at, mut journal) = (0, vec![entry(0, Act::OfficialStart)]);
    for (number, days) in days.iter().enumerate() {
        at += days * 86_400 + 4_321;
        let uci = MOVES[number % 4].parse().expect("a move");
        journal.push(entry(at, Act::Move(uci)));
    }
    journal.extend(more);
    journal.sort_by_key(|entry| entry.at);
    Ledger::open(event, line, ByColor::both(0), journal).expect("a valid journal")
}

fn game(refill: Refill) -> Ledger {
    of_moves(
        of_700_days(Utc::new(0), refill),
        &[],
        &[12, 11, 9, 8],
        Vec::new(),
    )
}

fn figures(account: Account) -> ShownTime {
    let Account { clock, bank, .. } = account;
    ShownTime { clock, bank }
}

/// Both players' times as this ledger has them.
fn seen_on(server: &Ledger) -> Look {
    let accounts = server.at(NOW).accounts;
    let shown = accounts.map(|account| Some(figures(account)));
    Look { at: NOW, shown }
}

fn of_white(look: Look) -> Look {
    let shown = ByColor {
        black: None,
        ..look.shown
    };
    Look { shown, ..look }
}

fn explained(found: &[Explanation], is: impl Fn(&Discrepancy) -> bool) -> &Explanation {
    let one = found.iter().find(|one| is(&one.why));
    one.unwrap_or_else(|| panic!("no such explanation: {found:?}"))
}

fn mended(ours: &Ledger, look: &Look, is: impl Fn(&Discrepancy) -> bool) -> Trial {
    let found = look.explanations(ours, Color::White, NOW);
    let remedy = &explained(&found, is).remedy;
    ours.try_remedy(look, remedy, NOW).expect("it applies")
}

fn settled(trial: &Trial) -> ServerFacts {
    let mut settled = ServerFacts::default();
    for seen in &trial.settles {
        settled.add(trial.ledger.event().draft(), "7", *seen);
    }
    settled
}

#[test]
fn one_comparison_settles_refilling_for_every_game_of_the_event() {
    let ours = game(Refill::Automatic);
    let other = of_moves(ours.event().clone(), &[], &[15, 20, 3, 1], Vec::new());
    assert!(cautious(&other, &ServerFacts::default()).is_some());
    let compared = mended(&ours, &seen_on(&ours), |why| *why == Discrepancy::Agrees);
    let settled = settled(&compared);
    let fact = settled.refill.as_ref().expect("it is settled");
    assert_eq!(
        (fact.is, fact.at, &*fact.game),
        (Refill::Automatic, NOW, "7")
    );
    assert_eq!(settled.openings, None);
    assert_eq!(cautious(&other, &settled), None);
    let open = interpreted_games(&other, &settled);
    assert!(open.iter().all(|interpreted| !interpreted.by.refill));
}

#[test]
fn a_game_told_apart_by_its_own_comparison_needs_no_settled_event() {
    let ours = game(Refill::Automatic);
    let compared = mended(&ours, &seen_on(&ours), |why| *why == Discrepancy::Agrees);
    assert!(cautious(&ours, &ServerFacts::default()).is_some());
    assert_eq!(cautious(&compared.ledger, &ServerFacts::default()), None);
}

#[test]
fn a_settled_interpretation_counts_only_while_the_event_has_it() {
    let ours = game(Refill::IncrementOnly);
    let compared = mended(&ours, &seen_on(&ours), |why| *why == Discrepancy::Agrees);
    let settled = settled(&compared);
    assert!(settled.refill.is_some());
    let automatic = game(Refill::Automatic);
    assert!(cautious(&automatic, &settled).is_some());
}

#[test]
fn times_to_which_both_interpretations_round_settle_nothing() {
    let event = |refill| {
        let draft = of_700_days(Utc::new(0), refill).draft().clone();
        let increment = Seconds::ZERO;
        Event::new(EventDraft { increment, ..draft }).expect("an event")
    };
    // Refilling moves twenty seconds from the bank.
    let play = || entry(20, Act::Move("g1f3".parse().expect("a move")));
    let game = |refill| of_moves(event(refill), &[], &[], vec![play()]);
    let seen = |clock: Seconds, bank: Seconds| {
        let shown = ByColor {
            white: Some(ShownTime { clock, bank }),
            black: None,
        };
        let at = Utc::new(100);
        Look { at, shown }
    };
    let ours = game(Refill::Automatic);
    let (days, less) = (Seconds::days(50), Seconds::new(20));
    assert!(seen(days, days - less).settles(&ours).by.refill);
    assert!(seen(days, days - Seconds::days(1)).settles(&ours).by.refill);
    let nearest = seen(days, days);
    assert_eq!(nearest.settles(&ours).by, Differs::default());
}

#[test]
fn a_refill_that_is_added_to_fit_the_times_settles_nothing() {
    let (ours, server) = (game(Refill::IncrementOnly), game(Refill::Automatic));
    let look = of_white(seen_on(&server));
    let refilled = mended(&ours, &look, |why| {
        matches!(why, Discrepancy::Refill { .. })
    });
    assert!(settled(&refilled).is_empty());
    // Chosen as the reason, the interpretation is the server's.
    let other = Discrepancy::Interpretation(Refill::Automatic);
    let interpreted = mended(&ours, &look, |why| *why == other);
    let settled = settled(&interpreted);
    assert_eq!(settled.refill.map(|fact| fact.is), Some(Refill::Automatic));
}

#[test]
fn a_parameter_of_the_event_that_is_changed_to_fit_settles_nothing() {
    let server = game(Refill::Automatic);
    let draft = server.event().draft().clone();
    let bank = draft.bank + Seconds::days(1);
    let event = Event::new(EventDraft { bank, ..draft }).expect("an event");
    let ours = server.under(event).expect("a valid journal");
    let is_opening = |why: &Discrepancy| matches!(why, Discrepancy::Opening { .. });
    let changed = mended(&ours, &seen_on(&server), is_opening);
    assert_eq!(changed.ledger.event(), server.event());
    assert!(settled(&changed).is_empty());
}

#[test]
fn times_that_speak_against_the_event_settle_nothing() {
    let (ours, server) = (game(Refill::Automatic), game(Refill::IncrementOnly));
    let mut look = seen_on(&server);
    assert!(look.settles(&ours).by == Differs::default());
    let unknown = |why: &Discrepancy| matches!(why, Discrepancy::Unknown { .. });
    assert!(settled(&mended(&ours, &look, unknown)).is_empty());
    // Times that are only nearer to the event's are no proof for its other games.
    look = seen_on(&ours);
    let white = look.shown.white.as_mut().expect("times of White");
    white.bank += Seconds::new(4_567);
    assert!(settled(&mended(&ours, &look, unknown)).is_empty());
}

#[test]
fn times_that_are_the_first_of_a_game_settle_nothing() {
    let event = of_700_days(Utc::new(0), Refill::Automatic);
    let mut line = MoveHistory::new(Start::standard());
    line.play_text("e4").expect("a move");
    let made = ByColor { white: 1, black: 0 };
    let journal = vec![entry(0, Act::Start)];
    let entered = Ledger::open(event, line, made, journal).expect("a valid journal");
    let look = seen_on(&entered);
    assert_eq!(look.settles(&entered).by, Differs::default());
    let trial = entered.try_look(&look, NOW).expect("a look");
    assert!(settled(&trial.expect("it fits")).is_empty());
}

#[test]
fn rule_4_one_comparison_settles_a_given_opening_for_every_game() {
    let draft = of_700_days(Utc::new(0), Refill::IncrementOnly)
        .draft()
        .clone();
    let event = Event::new(EventDraft {
        increment_moves: 3,
        ..draft
    })
    .expect("an event");
    let opening = ["e4", "e5", "a3", "a6"];
    let game = |days: &[i64]| of_moves(event.clone(), &opening, days, Vec::new());
    let (ours, other) = (game(&[5, 5, 5, 5]), game(&[2, 2, 2, 2]));
    assert!(cautious(&other, &ServerFacts::default()).is_some());
    let compared = mended(&ours, &seen_on(&ours), |why| *why == Discrepancy::Agrees);
    let settled = settled(&compared);
    let openings = settled.openings.as_ref().map(|fact| fact.is);
    assert_eq!(openings, Some(Openings::Apart));
    assert_eq!(cautious(&other, &settled), None);
}

#[test]
fn times_beside_a_typed_move_settle_the_event_too() {
    let ours = game(Refill::Automatic);
    let at = Utc::new(ours.last().at.get() + 3 * 86_400);
    let play = MOVES[0].parse().expect("a move");
    let after = ours.clone();
    let made = MadeMove {
        play,
        at,
        shown: None,
    };
    let after = after.try_moves(&[made], NOW).expect("it is legal").ledger;
    let shown = Some(figures(*after.last().account(Color::White)));
    let made = MadeMove { shown, ..made };
    let trial = ours.try_moves(&[made], NOW).expect("it is legal");
    assert!(settled(&trial).refill.is_some());
}

#[test]
fn two_devices_join_the_facts_that_each_has_settled_in_either_order() {
    let draft = of_700_days(Utc::new(0), Refill::Automatic).draft().clone();
    let by = Differs {
        refill: true,
        openings: true,
        reset: false,
    };
    let seen = |at: i64, game: &str| {
        let mut settled = ServerFacts::default();
        let at = Utc::new(at);
        settled.add(&draft, game, Settles { at, by });
        settled
    };
    let (one, mut other) = (seen(200, "7"), seen(100, "8"));
    other.openings = None;
    let joined = one.clone().joined(other.clone(), &draft);
    assert_eq!(joined, other.clone().joined(one, &draft));
    assert_eq!(joined.refill, other.refill);
    assert_eq!(joined.openings.map(|fact| fact.game), Some("7".into()));
}

#[test]
fn one_record_has_the_times_of_both_players() {
    let ours = game(Refill::Automatic);
    let look = seen_on(&ours);
    let first = look.explanations(&ours, Color::White, NOW).remove(0);
    let second = look.explanations(&ours, Color::Black, NOW).remove(0);
    let remedy = first.remedy.then(second.remedy);
    let compared = ours.try_remedy(&look, &remedy, NOW).expect("it applies");
    assert_eq!(compared.journal.len(), ours.entries().len() + 1);
    let last = compared.journal.last().map(|entry| entry.act.clone());
    let (shown, cause) = (look.shown, Cause::Agrees);
    assert_eq!(last, Some(Act::Correction { shown, cause }));
}

#[test]
fn two_refills_that_were_not_entered_are_found_one_after_the_other() {
    let ours = game(Refill::IncrementOnly);
    let (at, amount) = (45 * 86_400, Seconds::days(2));
    let refill = |side| entry(at, Act::Refill { side, amount });
    let more = vec![refill(Color::White), refill(Color::Black)];
    let server = of_moves(ours.event().clone(), &[], &[12, 11, 9, 8], more);
    let look = seen_on(&server);
    let is_refill = |why: &Discrepancy| matches!(why, Discrepancy::Refill { .. });
    let found = look.explanations(&ours, Color::White, NOW);
    let first = explained(&found, is_refill).remedy.clone();
    let after = first.tried(&ours, NOW).expect("it applies");
    let found = look.explanations(&after, Color::Black, NOW);
    let second = explained(&found, is_refill).remedy.clone();
    let remedy = first.then(second);
    let mended = remedy.applied(&ours, NOW).expect("it applies");
    assert_eq!(seen_on(&mended), look);
    assert_eq!(mended.entries().len(), ours.entries().len() + 3);
}

#[test]
fn a_reason_that_the_other_players_times_contradict_is_not_the_first() {
    let server = game(Refill::Automatic);
    // A stamp that is wrong changes the times of both.
    let late = Edit::Replace(4, {
        let mut entry = server.entries()[4].clone();
        entry.at = Utc::new(entry.at.get() - 3_600);
        entry
    });
    let ours = server.edited(late, NOW).expect("a valid journal");
    let is_stamp = |why: &Discrepancy| matches!(why, Discrepancy::Stamp { place: 4, .. });
    let look = seen_on(&server);
    let first = &look.explanations(&ours, Color::Black, NOW)[0];
    assert!(is_stamp(&first.why), "{first:?}");
    // Here White's times agree as they are.
    let shown = ByColor {
        white: seen_on(&ours).shown.white,
        ..look.shown
    };
    let found = Look { shown, ..look }.explanations(&ours, Color::Black, NOW);
    assert!(!is_stamp(&found[0].why), "{found:?}");
    explained(&found, is_stamp);
}

#[test]
fn a_side_may_be_left_out_but_not_half_of_it() {
    let typed = |clock: &str, bank: &str| {
        let (clock, bank) = (clock.into(), bank.into());
        ShownDraft { clock, bank }
    };
    let of = |white, black| read(&ByColor { white, black });
    let shown = of(typed("37 d 04:12:07", "58 d"), typed("", " "));
    let shown = shown.expect("White alone is fine");
    assert_eq!(shown.black, None);
    assert_eq!(shown.white.map(|white| white.bank), Some(Seconds::days(58)));
    let wrong = of(typed("51 d", "58 d"), typed("", "x")).expect_err("three errors");
    let at = |side, figure, why| FigureError { side, figure, why };
    let (white, black) = (Color::White, Color::Black);
    assert_eq!(
        wrong,
        [
            at(white, Figure::Clock, DurationError::Range),
            at(black, Figure::Clock, DurationError::Empty),
            at(black, Figure::Bank, DurationError::Shape),
        ]
    );
}

//! Times away while no comparison with the server has settled how it counts, and acts that need
//! another entry first: what is advised is possible, and saves the game however the server counts.

use std::slice;

use proptest::prelude::*;
use zeitnot_core::clock::{ByColor, Color};
use zeitnot_core::correspondence::deadline::{cautious, interpreted_games};
use zeitnot_core::correspondence::leave_planner::{
    Advice, LeaveTask, LeaveVerdict, PlannedRefill, Prerequisite, advise,
};
use zeitnot_core::correspondence::look::Look;
use zeitnot_core::correspondence::{
    Act, Cause, Event, EventDraft, Interpretations, Ledger, Seconds, ServerFacts, ShownTime, Utc,
};
use zeitnot_core::game::{MoveHistory, Start};

use super::absence::Worst;
use super::games::{SECOND, START, Tries, color, enter, event, knights, later, tries, try_enter};
use zeitnot_fixtures::correspondence;

const fn days(count: i64) -> Seconds {
    Seconds::days(count)
}

fn day(count: i64) -> Utc {
    START + days(count)
}

/// A game that began after these half-moves of a given opening.
fn begun(event: Event, lead: usize) -> Ledger {
    let moves = ByColor::both(0);
    let empty = MoveHistory::new(Start::standard());
    let mut line = empty.clone();
    for _ in 0..lead {
        let ledger = Ledger::open(event.clone(), line.clone(), moves, Vec::new());
        let Act::Move(uci) = knights(&ledger.expect("an empty journal")) else {
            continue;
        };
        let play = uci.to_move(line.position()).expect("a legal move");
        line.play(play).expect("a legal move");
    }
    let mut ledger = Ledger::open(event, line, moves, Vec::new()).expect("an empty journal");
    enter(&mut ledger, START, Act::Start);
    ledger
}

fn moved(ledger: &mut Ledger, at: Utc) {
    let play = knights(ledger);
    enter(ledger, at, play);
}

fn advice(ledger: &Ledger, side: Color, now: Utc, (from, to): (Utc, Utc)) -> Advice {
    advise(
        &interpreted_games(ledger, &ServerFacts::default()),
        side,
        now,
        from,
        to,
    )
}

fn refills(advice: &Advice) -> &[PlannedRefill] {
    match &advice.verdict {
        LeaveVerdict::RefillFirst { refills } => refills,
        other => panic!("refills alone save the game: {other:?}"),
    }
}

/// White has moved on day 0 and again after 12 days: 50 d and 48 d under automatic refill,
/// 43 d and 55 d without.
fn after_twelve_days() -> Ledger {
    let event = Event::new(correspondence::draft(START)).expect("an event");
    let mut ledger = begun(event, 0);
    for at in [day(0), day(0), day(12)] {
        moved(&mut ledger, at);
    }
    ledger
}

/// Point (d): "the re-filling of a clock will happen automatically after each move".
#[test]
fn until_compared_the_planner_counts_with_the_stricter_interpretation_of_d() {
    let mut ledger = after_twelve_days();
    let (now, away) = (day(12), (day(20), day(65)));
    let seen = advice(&ledger, Color::White, now, away);
    assert_eq!(refills(&seen)[0].amount, days(2) + SECOND);
    assert!(seen.by.refill && !seen.by.openings);
    // A comparison that shows the event's times settles it.
    let (clock, bank) = (days(50), days(48));
    let shown = ByColor {
        white: Some(ShownTime { clock, bank }),
        black: None,
    };
    let cause = Cause::Agrees;
    enter(&mut ledger, now, Act::Correction { shown, cause });
    let seen = advice(&ledger, Color::White, now, away);
    assert_eq!(seen.verdict, LeaveVerdict::Safe { left: days(5) });
    assert!(!seen.by.refill && seen.before.is_empty());
}

/// Rule 4: "the increment only applies for the first 50 moves of the game".
#[test]
fn until_compared_the_moves_of_a_given_opening_count_for_the_planner() {
    let event = Event::new(EventDraft {
        clock: days(30),
        bank: Seconds::ZERO,
        increment_moves: 3,
        ..correspondence::draft(START)
    });
    let mut ledger = begun(event.expect("an event"), 4);
    for at in [day(0), day(0), day(10)] {
        moved(&mut ledger, at);
    }
    // With 35, then 30 days; or, as the second move is the fourth of the game, with 25.
    let seen = advice(&ledger, Color::White, day(10), (day(20), day(47)));
    assert_eq!(seen.verdict, LeaveVerdict::CannotBeSaved { falls: day(45) });
    assert_eq!(seen.own, LeaveVerdict::Safe { left: days(3) });
    assert!(seen.by.openings);
}

#[test]
fn a_game_that_may_be_lost_already_is_in_doubt() {
    let ledger = after_twelve_days();
    let mut ledger = ledger;
    moved(&mut ledger, day(12));
    // White's clock falls on day 55 or 62.
    let seen = advice(&ledger, Color::White, day(56), (day(57), day(60)));
    assert!(seen.is_in_doubt);
    assert!(!advice(&ledger, Color::White, day(54), (day(57), day(60))).is_in_doubt);
    assert_eq!(
        cautious(&ledger, &ServerFacts::default()).map(|sooner| sooner.at),
        Some(day(55))
    );
}

#[test]
fn an_absence_asks_one_task_of_the_player() {
    let ledger = after_twelve_days();
    let task = |now, away| advice(&ledger, Color::White, now, away).task();
    assert_eq!(task(day(12), (day(20), day(65))), Some(LeaveTask::Refill));
    assert_eq!(task(day(12), (day(20), day(30))), Some(LeaveTask::Safe));
    assert_eq!(task(day(12), (day(20), day(80))), Some(LeaveTask::Lost));
    let mut ledger = ledger.clone();
    moved(&mut ledger, day(12));
    let task = |now, away| advice(&ledger, Color::White, now, away).task();
    assert_eq!(task(day(56), (day(57), day(60))), Some(LeaveTask::Check));
    assert_eq!(task(day(99), (day(100), day(101))), None);
}

/// Rule 5: "at any time", but only what the ledger takes as the event counts.
#[test]
fn a_refill_now_is_one_that_the_ledger_takes() {
    let event = Event::new(correspondence::draft(START)).expect("an event");
    let mut ledger = begun(event, 0);
    let away = (day(10), day(55));
    let now_of = |ledger: &Ledger, now| {
        let own = &interpreted_games(ledger, &ServerFacts::default())[0];
        advice(ledger, Color::White, now, away).refill_now(own, Color::White, now)
    };
    // A full clock has no room yet.
    assert_eq!(now_of(&ledger, day(0)), None);
    let amount = now_of(&ledger, day(9)).expect("room for it");
    assert_eq!(amount, days(5) + SECOND);
    let side = Color::White;
    enter(&mut ledger, day(9), Act::Refill { side, amount });
    assert_eq!(now_of(&ledger, day(9)), None);
    // With the stricter interpretation alone there is nothing that the event's ledger needs.
    assert_eq!(now_of(&after_twelve_days(), day(12)), None);
}

/// Rule 4: the increment comes "after each move made, and only at that time"; off turn no clock
/// runs.
#[test]
fn a_move_alone_may_do_what_a_refill_does() {
    let event = Event::new(correspondence::draft(START)).expect("an event");
    let mut ledger = begun(event, 0);
    let away = (day(10), day(55));
    // Ten days and 45 are more than the clock has, and a move on day 9 leaves 46 for them.
    let seen = advice(&ledger, Color::White, day(0), away);
    assert_eq!(refills(&seen)[0].amount, days(5) + SECOND);
    assert_eq!(seen.or_move, Some(day(10) - SECOND));
    // Nobody moves while it is the opponent's turn, or before a claim is resolved.
    moved(&mut ledger, day(0));
    let seen = advice(&ledger, Color::Black, day(0), (day(9), day(54)));
    assert_eq!(seen.or_move, Some(day(9)));
    enter(&mut ledger, day(0), Act::Claim { by: Color::White });
    let seen = advice(&ledger, Color::Black, day(0), (day(9), day(54)));
    assert_eq!(seen.or_move, None);
}

fn team() -> Event {
    Event::new(EventDraft {
        team: true,
        captain_may_transfer: true,
        ..correspondence::draft(START)
    })
    .expect("an event")
}

/// A game in which White's captain has moved ten days on day 30, and has put nobody in yet.
fn owing() -> Ledger {
    let mut ledger = begun(team(), 0);
    let (side, amount) = (Color::White, days(10));
    enter(&mut ledger, day(30), Act::Transfer { side, amount });
    ledger
}

/// Rule 8: the captain moves time only if "the TC substitutes or replaces that original player".
#[test]
fn rule_8_nothing_is_advised_before_the_substitute_who_is_owed() {
    let ledger = owing();
    let seen = advice(&ledger, Color::White, day(31), (day(40), day(70)));
    let by = refills(&seen)[0].by;
    assert_eq!(seen.before, [Prerequisite::Substitution { by }]);
    // The opponent's substitute holds up nobody.
    let seen = advice(&ledger, Color::Black, day(31), (day(40), day(70)));
    assert_eq!(seen.before, []);
}

/// Substitutions, 4: not "after the scheduled end date".
#[test]
fn rule_8_after_the_last_day_for_substitutes_only_the_clock_itself_counts() {
    let event = Event::new(EventDraft {
        days: 35,
        ..team().draft().clone()
    })
    .expect("an event");
    let ledger = owing().under(event).expect("a valid journal");
    let away = |to| (day(45), day(to));
    let seen = advice(&ledger, Color::White, day(40), away(70));
    assert_eq!(seen.verdict, LeaveVerdict::CannotBeSaved { falls: day(60) });
    let seen = advice(&ledger, Color::White, day(40), away(50));
    assert_eq!(seen.verdict, LeaveVerdict::Safe { left: days(10) });
    // In time, the substitute comes first, but not after that day.
    let seen = advice(&ledger, Color::White, day(34), away(70));
    assert_eq!(seen.before, [Prerequisite::Substitution { by: day(35) }]);
}

#[test]
fn a_move_that_is_advised_while_a_claim_is_pending_waits_for_its_resolution() {
    let mut ledger = begun(
        Event::new(correspondence::draft(START)).expect("an event"),
        0,
    );
    let shows = correspondence::server_shows(Some((10, 0)), None);
    enter(&mut ledger, day(0), shows);
    enter(&mut ledger, day(0), Act::Claim { by: Color::Black });
    let seen = advice(&ledger, Color::White, day(0), (day(5), day(14)));
    assert!(
        matches!(seen.verdict, LeaveVerdict::MoveFirst { .. }),
        "{seen:?}"
    );
    assert_eq!(seen.before, [Prerequisite::Resolved]);
}

#[test]
fn a_game_whose_start_is_not_entered_needs_that_first() {
    let event = Event::new(EventDraft {
        clock: days(10),
        ..correspondence::draft(START)
    });
    let line = MoveHistory::new(Start::standard());
    let ledger = Ledger::open(event.expect("an event"), line, ByColor::both(0), Vec::new());
    let ledger = ledger.expect("an empty journal");
    let seen = advice(&ledger, Color::White, day(1), (day(3), day(30)));
    assert_eq!(seen.before, [Prerequisite::Start]);
    // Nothing to do, nothing to enter.
    let seen = advice(&ledger, Color::White, day(1), (day(3), day(5)));
    assert_eq!(seen.before, []);
}

/// A game with random entries, after a given opening, of a team whose captain may move time.
fn played(event: Event, lead: usize, tries: &Tries) -> Ledger {
    let mut ledger = begun(event, lead);
    for (part, what) in tries {
        let at = later(&ledger, *part);
        let turn = ledger.last().turn;
        let side = if what % 2 == 0 { turn } else { turn.other() };
        let amount = Seconds::new(ledger.at(at).account(side).refillable().get() / 2);
        let act = match what {
            0 => Act::Claim { by: turn },
            1 | 2 => Act::Resolved,
            3 | 4 => Act::Refill { side, amount },
            5 | 6 => Act::Transfer { side, amount },
            7 | 8 => substitution(side),
            _ => knights(&ledger),
        };
        try_enter(&mut ledger, at, act);
    }
    ledger
}

fn substitution(side: Color) -> Act {
    let name = "Bo".into();
    Act::Substitution { side, name }
}

#[derive(Clone, Copy, Debug)]
enum When {
    Earliest,
    Latest,
}

/// Enters all that is advised, exactly or as far as there is room and bank for it.
struct Follower {
    game: Worst,
    side: Color,
    is_exact: bool,
    when: When,
}

impl Follower {
    fn refill(&mut self, at: Utc, amount: Seconds) {
        if self.is_exact {
            let side = self.side;
            enter(&mut self.game.ledger, at, Act::Refill { side, amount });
        } else {
            self.game.refill(at, amount);
        }
    }

    fn refill_all(&mut self, refills: &[PlannedRefill]) {
        for refill in refills {
            let at = match self.when {
                When::Earliest => refill.from,
                When::Latest => refill.by,
            };
            self.refill(at.max(self.game.ledger.last().at), refill.amount);
        }
    }

    /// Makes the move that is advised instead of the refills: when the clock falls all the same.
    fn move_alone(mut self, at: Utc) -> Option<Utc> {
        if *self
            .game
            .ledger
            .at(at)
            .owes_substitution
            .get(self.side.other())
        {
            return None;
        }
        self.game.moves(at);
        self.game.outcome()
    }

    /// When the clock falls all the same.
    fn follow(mut self, advice: &Advice, now: Utc, from: Utc) -> Option<Utc> {
        let (theirs, state) = (self.side.other(), self.game.ledger.at(now));
        if *state.owes_substitution.get(theirs) {
            if now > self.game.ledger.event().last_substitution() {
                // The opponent can no longer move.
                return None;
            }
            enter(&mut self.game.ledger, now, substitution(theirs));
        }
        for first in &advice.before {
            match first {
                Prerequisite::Start | Prerequisite::Resolved => {}
                Prerequisite::Substitution { .. } => {
                    enter(&mut self.game.ledger, now, substitution(self.side));
                }
            }
        }
        match &advice.verdict {
            LeaveVerdict::RefillFirst { refills } => self.refill_all(refills),
            LeaveVerdict::MoveFirst {
                by,
                keep,
                first,
                refill,
            } => {
                self.refill_all(keep);
                if first.is_positive() {
                    self.refill(*by, *first);
                }
                self.game.moves(*by);
                if refill.is_positive() {
                    self.refill(from, *refill);
                }
            }
            LeaveVerdict::Over
            | LeaveVerdict::Unknown
            | LeaveVerdict::Safe { .. }
            | LeaveVerdict::CannotBeSaved { .. } => {}
        }
        self.game.outcome()
    }
}

/// The event under other interpretations, of refilling, of rule 9 and of rule 4.
fn differing(event: &Event, (refill, reset, openings): (bool, bool, bool)) -> Event {
    let mut draft = event.draft().clone();
    let interpretations = &mut draft.interpretations;
    if refill {
        draft.refill = draft.refill.other();
    }
    if reset {
        interpretations.reset = interpretations.reset.other();
    }
    if openings {
        interpretations.openings = interpretations.openings.other();
    }
    Event::new(draft).expect("an event")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3_000))]

    #[test]
    fn a_comparison_never_settles_an_interpretation_other_than_the_servers(
        event in event(), lead in 0..8usize, tries in tries(), part in 0..999i64,
        differs in any::<(bool, bool, bool)>(), unit in prop_oneof![Just(1), Just(60), Just(86_400)],
    ) {
        let server = played(event, lead, &tries);
        let Ok(ours) = server.under(differing(server.event(), differs)) else { return Ok(()) };
        let at = later(&server, part);
        let rounded = |time: Seconds| Seconds::new(time.get().div_euclid(unit) * unit);
        let shown = server.at(at).accounts.map(|account| Some(ShownTime {
            clock: rounded(account.clock),
            bank: rounded(account.bank),
        }));
        let settled = Look { at, shown }.settles(&ours).by;
        prop_assert!(!(differs.0 && settled.refill), "{settled:?}");
        prop_assert!(!(differs.2 && settled.openings), "{settled:?}");
    }

    #[test]
    fn a_player_who_follows_the_advice_survives_however_the_server_counts(
        event in event(), team in any::<bool>(), counted in any::<bool>(), lead in 0..8usize,
        tries in tries(), part in 0..999i64, side in color(),
        leave in prop_oneof![Just(0), 0..4_300_000i64],
        away in prop_oneof![3 => 1..4_400_000i64, 1 => 1..90_000i64],
        latest in any::<bool>(),
    ) {
        let mut draft = event.draft().clone();
        draft.team = team;
        draft.captain_may_transfer = team;
        if counted {
            draft.interpretations = Interpretations {
                openings: draft.interpretations.openings.other(),
                ..draft.interpretations
            };
        }
        let ledger = played(Event::new(draft).expect("an event"), lead, &tries);
        let now = later(&ledger, part);
        let from = now + Seconds::new(leave);
        let to = from + Seconds::new(away);
        let games = interpreted_games(&ledger, &ServerFacts::default());
        let seen = advise(&games, side, now, from, to);
        if let LeaveVerdict::CannotBeSaved { .. } | LeaveVerdict::Over = seen.verdict {
            return Ok(());
        }
        let when = if latest { When::Latest } else { When::Earliest };
        for interpreted in &games {
            let ledger = ledger.under(interpreted.event.clone()).expect("an open interpretation");
            if ledger.at(now).verdict().is_some() {
                let is_mine = ledger.at(now).turn == side;
                prop_assert_eq!(seen.is_in_doubt, is_mine);
                continue;
            }
            let follow = |advice: &Advice, is_exact: bool| {
                let game = Worst::of(&ledger, side, now, from, to);
                Follower { game, side, is_exact, when }.follow(advice, now, from)
            };
            prop_assert_eq!(follow(&seen, false), None, "{:?}: {:?}", interpreted.by, seen);
            if let Some(by) = seen.or_move {
                let instead = |at: Utc| {
                    let game = Worst::of(&ledger, side, now, from, to);
                    Follower { game, side, is_exact: false, when }.move_alone(at)
                };
                prop_assert!(now <= by && by <= from);
                prop_assert_eq!(instead(by), None, "{:?}: {:?}", interpreted.by, seen);
                prop_assert_eq!(instead(now), None, "{:?}: {:?}", interpreted.by, seen);
            }
            // Where this is known to be the server's, its ledger takes the advice as it is.
            let alone = advise(slice::from_ref(interpreted), side, now, from, to);
            prop_assert_eq!(follow(&alone, true), None, "{:?}: {:?}", interpreted.by, alone);
        }
    }
}

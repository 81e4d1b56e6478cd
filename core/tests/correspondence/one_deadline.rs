//! One game has one deadline, on every page that shows it.

use proptest::prelude::*;
use zeitnot_core::clock::{ByColor, Color};
use zeitnot_core::correspondence::ahead::look_ahead;
use zeitnot_core::correspondence::calendar::{ReminderKind, dates};
use zeitnot_core::correspondence::deadline::{
    Doubt, InterpretedGame, SafeDeadline, interpreted_games,
};
use zeitnot_core::correspondence::leave_planner::{Advice, LeaveVerdict, advise};
use zeitnot_core::correspondence::rank::{EventLine, GameNow, ListQuery, due, list};
use zeitnot_core::correspondence::server_facts::StampUnit;
use zeitnot_core::correspondence::{
    Act, Cause, CorrespondenceGame, Entry, Event, GameStanding, Ledger, Seconds, ServerFacts,
    ShownTime, State, Summary, Utc,
};
use zeitnot_core::game::{MoveHistory, Start};

use crate::triple_block_plan::games::{START, event, knights, try_enter};

/// A game as it is stored, its event, and the instant at which all pages are looked at.
#[derive(Clone, Debug)]
struct Seen {
    game: CorrespondenceGame,
    event: Event,
    settled: ServerFacts,
    now: Utc,
}

/// An act, after a part of the time on the running clock in thousandths, and what the server may
/// show.
type Try = (i64, u8, ShownTime);

fn shown() -> impl Strategy<Value = ShownTime> {
    (0..4_320_000_i64, 0..9_000_000_i64).prop_map(|(clock, bank)| ShownTime {
        clock: Seconds::new(clock),
        bank: Seconds::new(bank),
    })
}

/// One entry in eight is a comparison, of one side or of both.
fn act(ledger: &Ledger, at: Utc, (_, what, shown): Try) -> Act {
    let turn = ledger.last().turn;
    let cause = Cause::Unknown;
    // What the ledger has itself speaks for the event's interpretations.
    let own = |side| {
        let account = *ledger.at(at).account(side);
        let (clock, bank) = (account.clock, account.bank);
        Some(ShownTime { clock, bank })
    };
    let (white, black) = match what {
        0 => (own(Color::White), own(Color::Black)),
        1 => (Some(shown), Some(shown)),
        2 => (Some(shown), None),
        3 => (None, Some(shown)),
        4 => return Act::Claim { by: turn },
        5 | 6 => return Act::Resolved,
        7..=9 => {
            let side = if what == 7 { turn.other() } else { turn };
            let amount = ledger.at(at).account(side).refillable();
            return Act::Refill { side, amount };
        }
        _ => return knights(ledger),
    };
    let shown = ByColor { white, black };
    Act::Correction { shown, cause }
}

prop_compose! {
    /// Games of any event: started with it or later, after a given opening, or entered under way
    /// with moves that have no stamps, as all games of a file at once.
    fn seen()(
        event in event(),
        is_own_start in any::<bool>(),
        made in prop_oneof![3 => Just(0_u32), 2 => 1..60_u32],
        tries in prop::collection::vec((0..999_i64, 0..32_u8, shown()), 0..24),
        owner in 0..3_usize,
        stamps in prop_oneof![Just(StampUnit::Second), Just(StampUnit::Minute)],
        wait in prop_oneof![2 => 0..990_i64, 1 => 900..2_000_i64, 1 => Just(60_000_i64)],
    ) -> Seen {
        let lead = MoveHistory::new(Start::standard());
        let moves = ByColor::both(made);
        let act_of_start = if is_own_start { Act::Start } else { Act::OfficialStart };
        let first = Entry { at: START, act: act_of_start };
        let opened = Ledger::open(event.clone(), lead.clone(), moves, vec![first]);
        let mut ledger = opened.expect("a start has no conflict");
        let after = |ledger: &Ledger, part: i64| {
            let last = ledger.last();
            let length = last.account(last.turn).clock.get().max(1_000);
            let at = last.at + Seconds::new(length / 1_000 * part);
            match stamps {
                StampUnit::Second => at,
                // A whole minute, not before the last entry.
                StampUnit::Minute => Utc::new((at.get() + 59).div_euclid(60) * 60),
            }
        };
        for attempt in tries {
            let at = after(&ledger, attempt.0);
            let act = act(&ledger, at, attempt);
            try_enter(&mut ledger, at, act);
        }
        let now = after(&ledger, wait);
        let game = CorrespondenceGame {
            id: "7".into(),
            event: "1".into(),
            players: ByColor::default(),
            mine: [None, Some(Color::White), Some(Color::Black)][owner],
            lead,
            moves_before: moves,
            journal: ledger.entries().to_vec(),
            note: String::new(),
            link: String::new(),
            server_id: String::new(),
            brought: Vec::new(),
        };
        let settled = ServerFacts { stamps, ..ServerFacts::default() };
        Seen { game, event, settled, now }
    }
}

/// A page's answer: the date that it shows, whether the clock may have run out, and whether it is
/// said not to be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Answer {
    date: Option<Utc>,
    is_in_doubt: bool,
    is_unknown: bool,
}

impl Answer {
    fn of(deadline: Option<SafeDeadline>, is_unknown: bool, now: Utc) -> Answer {
        Answer {
            date: deadline.map(|deadline| deadline.next(now)),
            is_in_doubt: deadline.is_some_and(|deadline| deadline.is_in_doubt(now)),
            is_unknown,
        }
    }
}

/// The game's own page reads the ledger, and no summary.
fn of_game(
    ledger: &Ledger,
    game: &CorrespondenceGame,
    settled: &ServerFacts,
    now: Utc,
) -> (State, Answer) {
    let state = ledger.at(now);
    let deadline = SafeDeadline::of(&state, Doubt::of(ledger, settled), game.mine);
    (state, Answer::of(deadline, state.runs_unknown(), now))
}

fn advice(ledger: &Ledger, side: Color, settled: &ServerFacts, now: Utc) -> Advice {
    let from = now + Seconds::days(3);
    advise(
        &interpreted_games(ledger, settled),
        side,
        now,
        from,
        from + Seconds::days(20),
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3_000))]

    #[test]
    fn every_page_gives_one_deadline_of_a_game(seen in seen()) {
        let Seen { game, event, settled, now } = seen;
        let ledger = game.ledger(&event).expect("a journal without a conflict");
        let (state, own) = of_game(&ledger, &game, &settled, now);
        // Lists read the summary that is stored with the game.
        let text = serde_json::to_string(&Summary::of(&game, &event, &settled)).expect("a text");
        let line: Summary = serde_json::from_str(&text).expect("a summary");
        let current = GameNow::of(&line, now);
        prop_assert_eq!(current.state, state);
        prop_assert_eq!(Answer::of(current.deadline, current.runs_unknown(), now), own);
        let is_over = current.standing == GameStanding::Finished;
        prop_assert!(!(own.is_unknown && (is_over || own.date.is_some() || own.is_in_doubt)));

        let lines = [line];
        let names = [EventLine { id: "1", name: "Cup", archived: false }];
        let listed = list(&lines, &names, &ListQuery::default(), now);
        let is_mine = current.standing == GameStanding::Mine;
        let first = current.deadline.filter(|_| is_mine).map(|deadline| (0, deadline.safe()));
        prop_assert_eq!(listed.next, first);

        let home = due(&lines, &[], now, 9).first;
        prop_assert_eq!(home.len(), usize::from(state.runs()));
        for due in home {
            prop_assert_eq!(Answer::of(due.deadline, due.deadline.is_none(), now), own);
        }
        for ahead in look_ahead(&lines, now, now) {
            let Answer { date, is_in_doubt, is_unknown } = own;
            let shown = (ahead.due, ahead.is_in_doubt, ahead.runs_unknown);
            prop_assert_eq!(shown, (date, is_in_doubt, is_unknown));
            if is_mine && ahead.is_cautious() {
                // Clock and bank are those of one interpretation, in the list and ahead.
                prop_assert_eq!(ahead.account(), Some(current.account()));
                let worst = current.account();
                let is_one = |interpreted: &InterpretedGame| {
                    let last = interpreted.last.account(state.turn);
                    let falls = interpreted.last.falls();
                    falls == current.due() && last.bank == worst.bank
                };
                prop_assert!(interpreted_games(&ledger, &settled).iter().any(is_one));
            }
        }
        let [(kind, reminded), _] = dates(&current, now);
        prop_assert_eq!(kind, ReminderKind::RefillBy);
        prop_assert_eq!(reminded, own.date.filter(|_| is_mine));

        let Some(side) = game.mine else { return Ok(()) };
        let advice = advice(&ledger, side, &settled, now);
        prop_assert_eq!(advice.verdict == LeaveVerdict::Over, is_over);
        prop_assert_eq!(advice.verdict == LeaveVerdict::Unknown, !is_over && !state.is_known(side));
        if is_mine && state.runs() {
            prop_assert_eq!(advice.is_in_doubt, own.is_in_doubt);
            let by = match &advice.verdict {
                LeaveVerdict::RefillFirst { refills } => refills.first().map(|refill| refill.by),
                LeaveVerdict::MoveFirst { by, keep, .. } => {
                    Some(keep.first().map_or(*by, |refill| refill.by))
                }
                _ => None,
            };
            // Whatever is advised comes before the deadline, a second at least.
            prop_assert!(by.is_none() || by < own.date);
        }
    }
}

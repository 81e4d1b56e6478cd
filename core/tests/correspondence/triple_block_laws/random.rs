//! Random events, and random games under them.

use proptest::prelude::*;
use zeitnot_core::clock::{ByColor, Color, GameResult};
use zeitnot_core::correspondence::event::CAP;
use zeitnot_core::correspondence::{
    Act, Cause, Edition, EndDate, Ending, Entry, Event, EventDraft, Interpretations, Ledger,
    Openings, Protection, Refill, Reset, Seconds, ShownTime, Utc,
};
use zeitnot_core::game::{MoveHistory, Start};

/// 2026-01-01 12:00:00 UTC.
pub const START: Utc = Utc::new(1_767_268_800);

/// A random game: every length in it is a number of `unit` seconds, so that a
/// model can count it unit by unit, short clocks and 50 days alike.
#[derive(Clone, Debug)]
pub struct Script {
    pub draft: EventDraft,
    pub unit: i64,
    /// Own moves of each side that count already.
    pub moves: u32,
    /// The acts to try, each with the number of units since the one before. The ledger refuses many
    /// of them.
    pub tries: Vec<(i64, Try)>,
}

#[derive(Clone, Copy, Debug)]
pub enum Try {
    Start,
    Move,
    Refill(Color, i64),
    /// A refill that fills the clock, or takes all of the bank if it holds less.
    Offered(Color),
    /// The same plus one unit, which the ledger always refuses.
    Beyond(Color),
    Claim(Color),
    Resolved,
    Substitution(Color),
    Replacement(Color),
    Transfer(Color, i64),
    Correction(Option<(i64, i64)>, Option<(i64, i64)>),
    Result,
}

pub fn color() -> impl Strategy<Value = Color> {
    prop_oneof![Just(Color::White), Just(Color::Black)]
}

pub fn protection() -> impl Strategy<Value = Protection> {
    prop_oneof![
        2 => Just(Protection::None),
        1 => (1..=5u32).prop_map(Protection::SuddenDeath),
        1 => Just(Protection::GuaranteedTime),
    ]
}

pub fn refill() -> impl Strategy<Value = Refill> {
    prop_oneof![Just(Refill::Automatic), Just(Refill::IncrementOnly)]
}

pub fn interpretations() -> impl Strategy<Value = Interpretations> {
    let openings = prop_oneof![Just(Openings::Apart), Just(Openings::Counted)];
    let reset = prop_oneof![Just(Reset::AfterLast), Just(Reset::WithLast)];
    let end_date = prop_oneof![Just(EndDate::Instant), Just(EndDate::Day)];
    (openings, reset, end_date).prop_map(|(openings, reset, end_date)| Interpretations {
        openings,
        reset,
        end_date,
    })
}

/// A clock time in units, of which the clock shows up to `cap`.
fn clock(cap: i64) -> impl Strategy<Value = i64> {
    prop_oneof![
        3 => 1..=cap.min(120),
        2 => (cap - 60).max(1)..=cap,
        1 => Just(cap),
    ]
}

fn draft(unit: i64) -> impl Strategy<Value = EventDraft> {
    let cap = CAP.get() / unit;
    let blocks = (clock(cap), 0..=300i64, 0..=cap.min(40), 0..6u32);
    let options = (
        refill(),
        protection(),
        any::<bool>(),
        any::<bool>(),
        interpretations(),
    );
    (blocks, options, 1..=1_200u32).prop_map(move |(blocks, options, days)| {
        let (clock, bank, increment, increment_moves) = blocks;
        let (refill, protection, team, captain, interpretations) = options;
        EventDraft {
            name: "Cup".into(),
            start: START,
            days,
            clock: Seconds::new(clock * unit),
            bank: Seconds::new(bank * unit),
            increment: Seconds::new(increment * unit),
            increment_moves,
            edition: Edition::default(),
            refill,
            protection,
            team,
            captain_may_transfer: team && captain,
            zone: "UTC".into(),
            interpretations,
        }
    })
}

fn shown(cap: i64) -> impl Strategy<Value = (i64, i64)> {
    let clock = prop_oneof![6 => clock(cap), 1 => Just(0), 1 => Just(-1), 1 => Just(cap + 1)];
    let bank = prop_oneof![8 => 0..200i64, 1 => Just(-1)];
    (clock, bank)
}

fn attempt(cap: i64) -> impl Strategy<Value = Try> {
    let amount = || prop_oneof![6 => 1..80i64, 1 => -1..=0i64, 1 => Just(cap)];
    let seen = || prop::option::of(shown(cap));
    prop_oneof![
        30 => Just(Try::Move),
        6 => (color(), amount()).prop_map(|(side, amount)| Try::Refill(side, amount)),
        6 => color().prop_map(Try::Offered),
        2 => color().prop_map(Try::Beyond),
        2 => color().prop_map(Try::Claim),
        3 => Just(Try::Resolved),
        2 => color().prop_map(Try::Substitution),
        1 => color().prop_map(Try::Replacement),
        2 => (color(), amount()).prop_map(|(side, amount)| Try::Transfer(side, amount)),
        1 => (seen(), seen()).prop_map(|(white, black)| Try::Correction(white, black)),
        1 => Just(Try::Start),
    ]
}

/// Any game. About one in eight tries to end by agreement.
pub fn script() -> impl Strategy<Value = Script> {
    let unit = prop_oneof![2 => Just(1i64), 1 => Just(3_600), 2 => Just(21_600), 1 => Just(86_400)];
    unit.prop_flat_map(|unit| {
        let cap = CAP.get() / unit;
        let gap = prop_oneof![2 => Just(0), 6 => 0..=8i64, 3 => 0..=40i64, 1 => 0..=150i64];
        let tries = prop::collection::vec((gap, attempt(cap)), 0..60);
        (draft(unit), 0..6u32, tries, 0..8u32).prop_map(move |(draft, moves, mut tries, over)| {
            tries.insert(0, (tries.len() as i64 % 3, Try::Start));
            if moves > 0 {
                // The times after moves without stamps are the server's.
                let of = |length: Seconds| length.get() / unit;
                let shown = Some((of(draft.clock), of(draft.bank)));
                tries.insert(1, (0, Try::Correction(shown, shown)));
            }
            if over == 0 {
                tries.push((1, Try::Result));
            }
            Script {
                draft,
                unit,
                moves,
                tries,
            }
        })
    })
}

/// The move at this ply: Nf3 Nf6 Ng1 Ng8, over and over.
pub fn knights(ply: usize) -> Act {
    let uci = ["g1f3", "g8f6", "f3g1", "f6g8"][ply % 4];
    Act::Move(uci.parse().expect("a move"))
}

impl Script {
    pub fn event(&self) -> Event {
        Event::new(self.draft.clone()).expect("an event")
    }

    /// A ledger without entries.
    pub fn unplayed(&self) -> Ledger {
        opened(self.event(), self.moves, Vec::new())
    }

    /// The act that an attempt stands for.
    pub fn act(&self, ledger: &Ledger, now: Utc, attempt: Try) -> Act {
        let units = |n: i64| Seconds::new(n * self.unit);
        let seen = |(clock, bank)| ShownTime {
            clock: units(clock),
            bank: units(bank),
        };
        match attempt {
            Try::Start => Act::Start,
            Try::Move => knights(ledger.line().ply()),
            Try::Refill(side, amount) => Act::Refill {
                side,
                amount: units(amount),
            },
            Try::Offered(side) => Act::Refill {
                side,
                amount: ledger.at(now).account(side).refillable(),
            },
            Try::Beyond(side) => Act::Refill {
                side,
                amount: ledger.at(now).account(side).refillable() + units(1),
            },
            Try::Claim(by) => Act::Claim { by },
            Try::Resolved => Act::Resolved,
            Try::Substitution(side) => Act::Substitution {
                side,
                name: "Ann".into(),
            },
            Try::Replacement(side) => Act::Replacement {
                side,
                name: "Bo".into(),
            },
            Try::Transfer(side, amount) => Act::Transfer {
                side,
                amount: units(amount),
            },
            Try::Correction(white, black) => Act::Correction {
                shown: ByColor {
                    white: white.map(seen),
                    black: black.map(seen),
                },
                cause: Cause::Unknown,
            },
            Try::Result => Act::Result {
                result: GameResult::Draw,
                ending: Ending::Agreement,
            },
        }
    }

    /// A ledger to which the acts were added one by one as they happen, without those that it
    /// refuses; and the instant of the last try.
    pub fn played(&self) -> (Ledger, Utc) {
        let mut ledger = self.unplayed();
        let mut now = START;
        for (gap, attempt) in &self.tries {
            now = now + Seconds::new(gap * self.unit);
            let act = self.act(&ledger, now, *attempt);
            let _ = ledger.add(Entry { at: now, act }, now);
        }
        (ledger, now)
    }
}

pub fn opened(event: Event, moves: u32, entries: Vec<Entry>) -> Ledger {
    let line = MoveHistory::new(Start::standard());
    Ledger::open(event, line, ByColor::both(moves), entries).expect("a journal without a conflict")
}

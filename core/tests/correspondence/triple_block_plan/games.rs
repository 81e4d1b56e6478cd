//! Random games, and playing them on.

use std::fmt;

use proptest::prelude::*;
use zeitnot_core::clock::{ByColor, Color};
use zeitnot_core::correspondence::{
    Act, Edition, Entry, Event, EventDraft, Interpretations, Ledger, Openings, Protection, Refill,
    Reset, Seconds, Utc, code,
};
use zeitnot_core::game::{MoveHistory, Start};

use zeitnot_fixtures::correspondence;

pub const START: Utc = Utc::new(1_767_268_800);
pub const SECOND: Seconds = Seconds::new(1);

pub fn color() -> impl Strategy<Value = Color> {
    prop_oneof![Just(Color::White), Just(Color::Black)]
}

fn protection() -> impl Strategy<Value = Protection> {
    prop_oneof![
        3 => Just(Protection::None),
        1 => (1..=5u32).prop_map(Protection::SuddenDeath),
        1 => Just(Protection::GuaranteedTime),
    ]
}

fn reset() -> impl Strategy<Value = Reset> {
    prop_oneof![Just(Reset::AfterLast), Just(Reset::WithLast)]
}

/// Events with anything from almost no time to the usual amounts.
pub fn event() -> impl Strategy<Value = Event> {
    let clock = prop_oneof![1 => 1..86_400i64, 2 => 86_400..4_320_000i64, 2 => Just(4_320_000)];
    let bank = prop_oneof![1 => Just(0), 1 => 0..86_400i64, 4 => 0..12_000_000i64];
    let increment = prop_oneof![1 => 0..86_400i64, 2 => (0..=9i64).prop_map(|d| d * 86_400)];
    let moves = prop_oneof![1 => 0..12u32, 1 => Just(50)];
    let options = (any::<bool>(), protection(), reset());
    (clock, bank, increment, moves, options).prop_map(
        |(clock, bank, increment, increment_moves, options)| {
            let (automatic, protection, reset) = options;
            let refill = if automatic {
                Refill::Automatic
            } else {
                Refill::IncrementOnly
            };
            Event::new(EventDraft {
                name: "Cup".into(),
                start: START,
                days: 700,
                clock: Seconds::new(clock),
                bank: Seconds::new(bank),
                increment: Seconds::new(increment),
                increment_moves,
                edition: Edition::Current,
                refill,
                protection,
                team: false,
                captain_may_transfer: false,
                zone: "UTC".into(),
                interpretations: Interpretations {
                    reset,
                    ..Interpretations::default()
                },
            })
            .expect("an event")
        },
    )
}

/// The acts to try in a game: each after a time in thousandths of the running clock.
pub type Tries = Vec<(i64, u8)>;

pub fn tries() -> impl Strategy<Value = Tries> {
    let gap = prop_oneof![3 => 0..200i64, 2 => 0..999i64];
    prop::collection::vec((gap, 0..20u8), 0..30)
}

/// The game of these tries, which begins after `before` moves of each side that count.
pub fn played(event: Event, before: u32, tries: &Tries) -> Ledger {
    let mut draft = event.draft().clone();
    draft.interpretations.openings = Openings::Counted;
    let event = Event::new(draft).expect("an event");
    let position = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0";
    let start = Start::from_fen(&format!("{position} {}", before + 1)).expect("a position");
    let (lead, moves) = (MoveHistory::new(start), ByColor::both(0));
    let mut ledger = Ledger::open(event, lead, moves, Vec::new()).expect("an empty journal");
    enter(&mut ledger, START, Act::Start);
    for (part, what) in tries {
        let at = later(&ledger, *part);
        let turn = ledger.last().turn;
        match what {
            0 => try_enter(&mut ledger, at, Act::Claim { by: turn }),
            1 | 2 => try_enter(&mut ledger, at, Act::Resolved),
            3..=6 => {
                let side = if what % 2 == 0 { turn } else { turn.other() };
                let amount = ledger.at(at).account(side).refillable();
                let amount = Seconds::new(amount.get() * i64::from(*what - 2) / 4);
                try_enter(&mut ledger, at, Act::Refill { side, amount });
            }
            _ => {
                let play = knights(&ledger);
                try_enter(&mut ledger, at, play);
            }
        }
    }
    ledger
}

/// An instant after the last entry at which no clock has fallen.
pub fn later(ledger: &Ledger, part: i64) -> Utc {
    let last = ledger.last();
    let length = last.account(last.turn).clock.get();
    last.at + Seconds::new(length / 1_000 * part)
}

/// The next move: the knights go out and come back.
pub fn knights(ledger: &Ledger) -> Act {
    let uci = ["g1f3", "g8f6", "f3g1", "f6g8"][ledger.line().ply() % 4];
    Act::Move(uci.parse().expect("a move"))
}

pub fn try_enter(ledger: &mut Ledger, at: Utc, act: Act) {
    let _ = ledger.add(Entry { at, act }, at);
}

/// Enters an act that must be possible.
pub fn enter(ledger: &mut Ledger, at: Utc, act: Act) {
    let shown = format!("{act:?} at {at:?}");
    if let Err(why) = ledger.add(Entry { at, act }, at) {
        panic!("the ledger refused {shown}: {why:?} in {:?}", ledger.at(at));
    }
}

/// The side to move thinks for this long and moves. If `by_hand`, it refills as late as possible,
/// and once more before it moves. Returns when it moved, or when its clock fell.
pub fn think(ledger: &mut Ledger, from: Utc, spend: Seconds, by_hand: bool) -> Result<Utc, Utc> {
    let (mut at, until) = (from, from + spend);
    loop {
        let state = ledger.at(at);
        let side = state.turn;
        let account = *state.account(side);
        if at + account.clock > until {
            // The reset (9) may apply to a bank that was emptied before a move.
            let amount = ledger.at(until).account(side).refillable();
            if by_hand && amount.is_positive() {
                enter(ledger, until, Act::Refill { side, amount });
            }
            let play = knights(ledger);
            enter(ledger, until, play);
            return Ok(until);
        }
        let late = at + account.clock - SECOND;
        let amount = ledger.at(late).account(side).refillable();
        if !by_hand || !amount.is_positive() {
            return Err(at + account.clock);
        }
        enter(ledger, late, Act::Refill { side, amount });
        at = late;
    }
}

/// An event with 50 d on the clock, 50 d in the bank and 5 d a move.
pub fn event_of_700_days() -> Event {
    Event::new(correspondence::draft(START)).expect("an event")
}

/// A game in progress at an instant; its `Debug` form is the journal alone.
#[derive(Clone)]
pub struct Game {
    pub ledger: Ledger,
    pub now: Utc,
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let draft = self.ledger.event().draft();
        let moves = self.ledger.opening().accounts.white.moves;
        let journal = code::write(self.ledger.entries());
        let now = self.now.get();
        write!(f, "{draft:?}\n{moves} before; {journal}\nat {now}")
    }
}

pub fn game(before: u32) -> impl Strategy<Value = Game> {
    (event(), 0..before, tries(), 0..999i64).prop_map(|(event, before, tries, part)| {
        let ledger = played(event, before, &tries);
        let now = later(&ledger, part);
        Game { ledger, now }
    })
}

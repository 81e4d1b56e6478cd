//! Point (e), proved: without SDP or GT, and claims aside, no legal history of two players ends
//! later than the start plus the event's number of days.

use proptest::prelude::*;
use zeitnot_core::clock::Color;
use zeitnot_core::correspondence::proposal::{Proposal, propose};
use zeitnot_core::correspondence::{
    Act, Edition, Entry, Event, EventDraft, Ledger, Protection, Refill, Seconds, State, Utc,
};

use super::random::{START, color, knights, opened, refill};

/// A stretch of thinking in a turn, and what follows it.
#[derive(Clone, Copy, Debug)]
struct Stretch {
    /// The thinking time, in percent of what the clock shows less a second: 100 is the most.
    percent: i64,
    then: Then,
}

#[derive(Clone, Copy, Debug)]
enum Then {
    Nothing,
    /// A refill of this percentage of the time that can be moved.
    Refill(Color, i64),
    Substitute(Color),
    /// The captain moves this percentage of the movable time, and puts another player in.
    Transfer(Color, i64),
}

fn stretch() -> impl Strategy<Value = Stretch> {
    let percent = || prop_oneof![3 => Just(100i64), 2 => Just(0), 2 => 0..=100i64];
    let then = prop_oneof![
        3 => Just(Then::Nothing),
        5 => (color(), percent()).prop_map(|(side, percent)| Then::Refill(side, percent)),
        1 => color().prop_map(Then::Substitute),
        1 => (color(), percent()).prop_map(|(side, percent)| Then::Transfer(side, percent)),
    ];
    (percent(), then).prop_map(|(percent, then)| Stretch { percent, then })
}

/// The stretches of thinking in each turn.
fn turns() -> impl Strategy<Value = Vec<Vec<Stretch>>> {
    prop::collection::vec(prop::collection::vec(stretch(), 0..4), 0..130)
}

fn draft(days: u32, blocks: &Proposal, bank: Seconds) -> EventDraft {
    EventDraft {
        name: "Cup".into(),
        start: START,
        days,
        clock: blocks.clock,
        bank,
        increment: blocks.increment,
        increment_moves: 50,
        edition: Edition::Older,
        refill: Refill::Automatic,
        protection: Protection::None,
        team: true,
        captain_may_transfer: true,
        zone: "UTC".into(),
        interpretations: Default::default(),
    }
}

/// Every choice that the rules propose for a length, and the end it promises.
fn proposed(days: u32) -> Vec<(EventDraft, Utc)> {
    let both = propose(days);
    let mut all = Vec::new();
    for blocks in both.listed.iter().chain([&both.exact]) {
        for bank in &blocks.banks {
            all.push((draft(days, blocks, *bank), blocks.end(START)));
        }
    }
    all
}

struct Game {
    ledger: Ledger,
    now: Utc,
}

impl Game {
    fn of(draft: EventDraft) -> Game {
        let start = Entry {
            at: START,
            act: Act::Start,
        };
        let event = Event::new(draft).expect("an event");
        Game {
            ledger: opened(event, 0, vec![start]),
            now: START,
        }
    }

    fn state(&self) -> State {
        self.ledger.at(self.now)
    }

    fn enter(&mut self, act: Act) {
        let entry = Entry { at: self.now, act };
        self.ledger.add(entry, self.now).expect("a legal act");
    }

    /// The side to move thinks for this part of what its clock shows, less a second.
    fn think(&mut self, percent: i64) {
        let clock = self.state().account(self.state().turn).clock.get();
        self.now = self.now + Seconds::new((clock - 1).max(0) * percent / 100);
    }

    fn follow(&mut self, then: Then) {
        let part = |side: Color, percent: i64| {
            let most = self.state().account(side).refillable().get();
            Seconds::new(most * percent / 100)
        };
        match then {
            Then::Nothing => {}
            Then::Refill(side, percent) => {
                let amount = part(side, percent);
                if amount.is_positive() {
                    self.enter(Act::Refill { side, amount });
                }
            }
            Then::Substitute(side) => self.substitute(side),
            Then::Transfer(side, percent) => {
                let amount = part(side, percent);
                if amount.is_positive() && self.now <= self.ledger.event().end() {
                    self.enter(Act::Transfer { side, amount });
                    self.substitute(side);
                }
            }
        }
    }

    fn substitute(&mut self, side: Color) {
        if self.now <= self.ledger.event().end() {
            let name = "Ann".into();
            self.enter(Act::Substitution { side, name });
        }
    }

    fn moves(&mut self) {
        let ply = self.ledger.line().ply();
        self.enter(knights(ply));
    }

    /// The side to move thinks for as long as any refills let it.
    fn think_to_the_last(&mut self) {
        loop {
            self.think(100);
            let side = self.state().turn;
            if !self.state().account(side).refillable().is_positive() {
                break;
            }
            self.follow(Then::Refill(side, 100));
        }
    }

    /// The latest end of the game, whatever happens from here: both sides use up all they have and
    /// all that they will still get.
    fn latest(&self) -> Utc {
        let state = self.state();
        let event = self.ledger.event();
        let increment = event.draft().increment;
        let left = |side: Color| {
            let account = state.account(side);
            account.total() + increment.times(i64::from(account.increments_left(event)))
        };
        self.now + left(Color::White) + left(Color::Black)
    }

    /// The side to move lets its clock fall.
    fn fall(&mut self) -> Utc {
        self.state().falls().expect("a running clock")
    }
}

/// Both players use all their time in each of `plies` moves, then one clock falls.
fn dragged_out(draft: EventDraft, plies: usize) -> Utc {
    let mut game = Game::of(draft);
    for _ in 0..plies {
        game.think_to_the_last();
        game.moves();
    }
    game.think_to_the_last();
    game.fall()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    #[test]
    fn no_legal_history_ends_after_the_scheduled_end(
        days in prop_oneof![1..302u32, 302..1_500u32, Just(302), Just(365), Just(700)],
        refill in refill(),
        turns in turns(),
    ) {
        for (draft, end) in proposed(days) {
            let mut game = Game::of(EventDraft { refill, ..draft });
            prop_assert!(game.latest() <= end);
            for turn in &turns {
                for stretch in turn {
                    game.think(stretch.percent);
                    game.follow(stretch.then);
                    prop_assert!(game.latest() <= end);
                }
                game.moves();
                prop_assert!(game.latest() <= end);
                prop_assert!(game.state().falls().is_some_and(|falls| falls <= end));
            }
            // After these turns each player moves only at the last moment.
            for _ in 0..4 {
                game.think_to_the_last();
                prop_assert!(game.fall() <= end);
                game.moves();
            }
            prop_assert!(game.fall() <= end);
        }
    }
}

/// Claims aside, no game ends after the scheduled end, and the longest game comes within a second
/// of it: a move has to come before its clock is at zero.
#[test]
fn the_longest_game_comes_up_to_the_end() {
    for days in [302, 350, 365, 400, 700, 1_100, 1_150] {
        for refill in [Refill::Automatic, Refill::IncrementOnly] {
            let exact = propose(days).exact;
            let draft = EventDraft {
                refill,
                ..draft(days, &exact, exact.bank())
            };
            let fell = dragged_out(draft, 120);
            let end = exact.end(START);
            assert!(fell <= end, "{days}");
            assert!(end.since(fell) <= Seconds::new(1), "{days}");
        }
    }
}

#[test]
fn with_sudden_death_protection_a_game_can_end_later() {
    for days in 1..=5 {
        let blocks = propose(700);
        let blocks = blocks.standard();
        let draft = EventDraft {
            protection: Protection::SuddenDeath(days),
            ..draft(700, blocks, blocks.bank())
        };
        let fell = dragged_out(draft, 120);
        assert!(fell > blocks.end(START) + Seconds::days(15), "{days}");
    }
}

#[test]
fn with_guaranteed_time_a_game_can_end_later() {
    let blocks = propose(302);
    let blocks = blocks.standard();
    let draft = EventDraft {
        protection: Protection::GuaranteedTime,
        ..draft(302, blocks, blocks.bank())
    };
    assert!(dragged_out(draft, 140) > blocks.end(START) + Seconds::days(90));
}

#[test]
fn with_a_claim_a_game_can_end_later() {
    let blocks = propose(700);
    let blocks = blocks.standard();
    let mut game = Game::of(draft(700, blocks, blocks.bank()));
    game.think(50);
    let by = Color::Black;
    game.enter(Act::Claim { by });
    game.now = game.now + Seconds::days(30);
    game.enter(Act::Resolved);
    for _ in 0..110 {
        game.think_to_the_last();
        game.moves();
    }
    let end = blocks.end(START);
    let fell = game.fall();
    assert!(fell > end);
    // The excess is at most the length of the claim, during which neither clock ran.
    assert!(fell <= end + Seconds::days(30));
}

#[test]
fn a_bank_that_the_organizer_raised_makes_the_end_uncertain_too() {
    let blocks = propose(350);
    let blocks = blocks.standard();
    let more = blocks.bank() + Seconds::days(1);
    assert!(dragged_out(draft(350, blocks, more), 120) > blocks.end(START));
}

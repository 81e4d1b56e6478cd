//! A model independent of the ledger: it was written from the text of the rules, and moves time one
//! unit at a time, as sand runs.

use proptest::prelude::*;
use zeitnot_core::clock::Color;
use zeitnot_core::correspondence::{
    EndDate, EventDraft, Ledger, Phase, Protection, Refill, Reset, Seconds, Utc,
};

use super::random::{START, Script, Try, script};

const DAY: i64 = 86_400;

#[derive(Clone, Copy, Debug, PartialEq)]
enum Course {
    NotStarted,
    Running,
    Claimed,
    Lost,
    Over,
}

/// One game; `[0]` is White's. Times are in units.
#[derive(Clone, Debug)]
struct Model {
    unit: i64,
    fifty_days: i64,
    clock: [i64; 2],
    bank: [i64; 2],
    moves: [u32; 2],
    outgoing: [bool; 2],
    /// Whether a new player has just sat down and nothing has happened since.
    seated: [bool; 2],
    turn: usize,
    course: Course,
    /// Units since the official start.
    time: i64,
    /// The thinking time of the side to move in this turn.
    thought: i64,
    /// The thinking time of the side to move until its clock fell.
    thought_when_lost: i64,
    increment: i64,
    increment_moves: u32,
    refills: bool,
    reset: Option<i64>,
    team: bool,
    captain: bool,
    /// The last second, counted from the start, at which a side may bring in another player.
    end: i64,
    resets_with_last: bool,
}

fn index(side: Color) -> usize {
    match side {
        Color::White => 0,
        Color::Black => 1,
    }
}

impl Model {
    fn of(script: &Script) -> Model {
        let EventDraft {
            days,
            clock,
            bank,
            increment,
            increment_moves,
            refill,
            protection,
            team,
            captain_may_transfer,
            interpretations,
            ..
        } = script.draft.clone();
        let unit = script.unit;
        let units = |length: Seconds| length.get() / unit;
        let reset_days = match protection {
            Protection::None => None,
            Protection::SuddenDeath(days) => Some(i64::from(days)),
            Protection::GuaranteedTime => Some(3),
        };
        Model {
            unit,
            fifty_days: 50 * DAY / unit,
            clock: [units(clock); 2],
            bank: [units(bank); 2],
            moves: [script.moves; 2],
            outgoing: [false; 2],
            seated: [false; 2],
            turn: 0,
            course: Course::NotStarted,
            time: 0,
            thought: 0,
            thought_when_lost: 0,
            increment: units(increment),
            increment_moves,
            refills: refill == Refill::Automatic,
            reset: reset_days.map(|days| days * DAY / unit),
            team,
            captain: captain_may_transfer,
            // The game starts at noon, so half of the last day remains.
            end: match interpretations.end_date {
                EndDate::Instant => i64::from(days) * DAY,
                EndDate::Day => i64::from(days) * DAY + DAY / 2 - 1,
            },
            resets_with_last: interpretations.reset == Reset::WithLast,
        }
    }

    /// A unit of time passes.
    fn tick(&mut self) {
        self.time += 1;
        self.seated = [false; 2];
        match self.course {
            Course::Running => {
                self.clock[self.turn] -= 1;
                self.thought += 1;
                self.look_at_the_clock();
            }
            // The player keeps thinking, in case the server shows that the clock has not fallen.
            Course::Lost => self.thought += 1,
            Course::NotStarted | Course::Claimed | Course::Over => {}
        }
    }

    fn look_at_the_clock(&mut self) {
        if self.clock[self.turn] == 0 {
            self.course = Course::Lost;
            self.thought_when_lost = self.thought;
        }
    }

    fn goes_on(&self) -> bool {
        matches!(self.course, Course::Running | Course::Claimed)
    }

    /// Tries an act; returns whether it is possible.
    fn tries(&mut self, attempt: Try) -> bool {
        let can = self.tried(attempt);
        let of_captains = matches!(
            attempt,
            Try::Substitution(_) | Try::Replacement(_) | Try::Transfer(..)
        );
        if can && !of_captains {
            self.seated = [false; 2];
        }
        can
    }

    fn tried(&mut self, attempt: Try) -> bool {
        match attempt {
            Try::Start => {
                let can = self.course == Course::NotStarted;
                if can {
                    self.course = Course::Running;
                }
                can
            }
            Try::Move => {
                let can = self.course == Course::Running && !self.outgoing[self.turn];
                if can {
                    self.moves();
                }
                can
            }
            Try::Refill(side, amount) => self.refill(index(side), amount),
            Try::Offered(side) => {
                let offered = self.offered(index(side));
                self.refill(index(side), offered)
            }
            Try::Beyond(side) => {
                let offered = self.offered(index(side));
                self.refill(index(side), offered + 1)
            }
            Try::Claim(by) => {
                let can = self.course == Course::Running && !self.outgoing[index(by)];
                if can {
                    self.course = Course::Claimed;
                }
                can
            }
            Try::Resolved => {
                let can = self.course == Course::Claimed;
                if can {
                    self.course = Course::Running;
                }
                can
            }
            Try::Substitution(side) | Try::Replacement(side) => {
                let can = self.another_may_come(index(side));
                if can {
                    self.outgoing[index(side)] = false;
                    self.seated[index(side)] = true;
                }
                can
            }
            Try::Transfer(side, amount) => {
                let side = index(side);
                let can = self.captain && self.another_may_come(side) && self.fits(side, amount);
                if can {
                    self.pour(side, amount);
                    self.outgoing[side] = !self.seated[side];
                }
                can
            }
            Try::Correction(white, black) => self.correct([white, black]),
            Try::Result => {
                // The players can agree, even before the first move, but not after a fall.
                let can = !matches!(self.course, Course::Over | Course::Lost);
                if can {
                    self.course = Course::Over;
                }
                can
            }
        }
    }

    fn moves(&mut self) {
        let side = self.turn;
        self.moves[side] += 1;
        if self.moves[side] <= self.increment_moves {
            for _ in 0..self.increment {
                if self.clock[side] < self.fifty_days {
                    self.clock[side] += 1;
                } else {
                    self.bank[side] += 1;
                }
            }
        }
        if self.refills {
            while self.clock[side] < self.fifty_days && self.bank[side] > 0 {
                self.pour(side, 1);
            }
        }
        let increments_to_come = self.moves[side] < self.increment_moves;
        let last = self.moves[side] == self.increment_moves;
        let no_increment = !increments_to_come && (self.resets_with_last || !last);
        if let Some(reset) = self.reset
            && no_increment
            && self.bank[side] == 0
        {
            self.clock[side] = self.clock[side].max(reset);
        }
        self.turn = 1 - side;
        self.thought = 0;
        self.look_at_the_clock();
    }

    fn pour(&mut self, side: usize, amount: i64) {
        self.clock[side] += amount;
        self.bank[side] -= amount;
    }

    fn fits(&self, side: usize, amount: i64) -> bool {
        amount > 0 && amount <= self.bank[side] && self.clock[side] + amount <= self.fifty_days
    }

    /// The amount that fills the clock, or all of the bank if it holds less.
    fn offered(&self, side: usize) -> i64 {
        (self.fifty_days - self.clock[side]).min(self.bank[side])
    }

    fn refill(&mut self, side: usize, amount: i64) -> bool {
        let can = self.goes_on() && !self.outgoing[side] && self.fits(side, amount);
        if can {
            self.pour(side, amount);
        }
        can
    }

    fn another_may_come(&self, side: usize) -> bool {
        self.team
            && self.goes_on()
            && self.time * self.unit <= self.end
            && self.clock[side] + self.bank[side] > 0
    }

    fn correct(&mut self, shown: [Option<(i64, i64)>; 2]) -> bool {
        let sensible =
            |&(clock, bank): &(i64, i64)| clock >= 0 && clock <= self.fifty_days && bank >= 0;
        let can = (self.goes_on() || self.course == Course::Lost)
            && shown.iter().any(Option::is_some)
            && shown.iter().flatten().all(sensible);
        if !can {
            return false;
        }
        for side in [0, 1] {
            if let Some((clock, bank)) = shown[side] {
                self.clock[side] = clock;
                self.bank[side] = bank;
            }
        }
        match self.course {
            Course::Lost if self.clock[self.turn] > 0 => self.course = Course::Running,
            Course::Running | Course::Claimed => self.look_at_the_clock(),
            _ => {}
        }
        true
    }

    /// Checks that the ledger agrees at this instant.
    fn agrees(&self, ledger: &Ledger, now: Utc) -> Result<(), TestCaseError> {
        let state = ledger.at(now);
        for side in Color::ALL {
            let (account, i) = (state.account(side), index(side));
            prop_assert_eq!(account.clock.get(), self.clock[i] * self.unit);
            prop_assert_eq!(account.bank.get(), self.bank[i] * self.unit);
            prop_assert_eq!(account.moves, self.moves[i]);
            prop_assert_eq!(*state.owes_substitution.get(side), self.outgoing[i]);
        }
        prop_assert_eq!(index(state.turn), self.turn);
        let thought = match (state.phase, self.course) {
            (Phase::Waiting, Course::NotStarted) | (Phase::Over(_), Course::Over) => None,
            (Phase::Running { .. }, Course::Running) | (Phase::Claim { .. }, Course::Claimed) => {
                Some(self.thought)
            }
            (Phase::Fallen { .. }, Course::Lost) => Some(self.thought_when_lost),
            (phase, course) => return Err(TestCaseError::fail(format!("{phase:?} {course:?}"))),
        };
        let reflection = state.reflection().map(Seconds::get);
        prop_assert_eq!(reflection, thought.map(|units| units * self.unit));
        Ok(())
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn the_ledger_agrees_with_a_model_that_counts_one_by_one(script in script()) {
        let mut model = Model::of(&script);
        let mut ledger = script.unplayed();
        let mut now = START;
        for (gap, attempt) in &script.tries {
            for tick in 0..*gap {
                model.tick();
                now = now + Seconds::new(script.unit);
                if tick == gap / 2 {
                    model.agrees(&ledger, now)?;
                }
            }
            let act = script.act(&ledger, now, *attempt);
            let text = format!("{act:?}");
            let taken = ledger.add(zeitnot_core::correspondence::Entry { at: now, act }, now);
            prop_assert_eq!(taken.is_ok(), model.tries(*attempt), "{} {:?}", text, taken);
            model.agrees(&ledger, now)?;
        }
    }
}

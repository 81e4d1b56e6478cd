//! The clock against a naive model, written from the table of modes alone:
//! it steps millisecond by millisecond and counts down one at a time.
//! It knows illegal moves that are taken back, playing on under two flags, time that comes after a
//! flag, and corrections.

use proptest::prelude::*;
use zeitnot_core::clock::setup::FlagOrder;
use zeitnot_core::clock::step::step;
use zeitnot_core::clock::{
    BonusRule, ByColor, Clock, Color, EntryId, Event, Mode, Offence, Overtime, Period, PeriodEnd,
    Reading, Rejection, Setup, State, StoppedBy,
};
use zeitnot_core::time::{Instant, Millis};
use zeitnot_fixtures::random::{Act, color as side, controls, script, setup};
use zeitnot_fixtures::table::stamp;

/// One side of the model: counters.
#[derive(Clone, Debug, Default)]
struct Side {
    periods: Vec<Period>,
    /// The main time on the display.
    main: i64,
    /// The rest of the US delay in this turn.
    delay: i64,
    /// Bronstein's delay in this turn; and `returned`, the part of it used so far, which a press
    /// gives back.
    bronstein: i64,
    returned: i64,
    /// How much of this turn has been used, and whether it ran into the next period.
    used: i64,
    ran_over: bool,
    /// Overtime.
    left: i64,
    byo_periods: u16,
    canadian_moves: u16,
    period: usize,
    moves: u32,
    /// The number of moves after which this period's moves count.
    counted_from: u32,
    /// The flag before the extra time of a double flag.
    first_flag: Option<i64>,
    flag: Option<i64>,
    thought: i64,
}

impl Side {
    fn new(periods: Vec<Period>, first_bonus: bool) -> Side {
        let mut side = Side {
            periods,
            ..Side::default()
        };
        side.main = side.now().time.get();
        side.fill_overtime();
        if first_bonus && let Mode::Increment(bonus) = side.now().mode {
            side.main += bonus.get();
        }
        side.ready_for_turn();
        side
    }

    fn now(&self) -> Period {
        self.periods[self.period]
    }

    fn fill_overtime(&mut self) {
        (self.left, self.byo_periods, self.canadian_moves) = match self.now().mode {
            Mode::ByoYomi { period, count } => (period.get(), count, 0),
            Mode::Canadian { period, moves } => (period.get(), 0, moves),
            Mode::DoubleFlag { extra, .. } => (extra.get(), 0, 0),
            _ => (0, 0, 0),
        };
    }

    /// Gives a side what it has before its turn: its delay, and under Bronstein a display of main
    /// time and delay together.
    fn ready_for_turn(&mut self) {
        self.delay = 0;
        self.bronstein = 0;
        self.returned = 0;
        match self.now().mode {
            Mode::Delay(delay) => self.delay = delay.get(),
            Mode::Bronstein(delay) => {
                self.bronstein = delay.get();
                self.main += delay.get();
            }
            _ => {}
        }
    }

    /// One millisecond of thinking.
    fn tick(&mut self) {
        self.thought += 1;
        self.used += 1;
        if self.returned < self.bronstein {
            self.returned += 1;
        }
        if self.flag.is_some() {
            self.main -= 1;
        } else if self.delay > 0 {
            self.delay -= 1;
        } else {
            match self.now().mode {
                Mode::ByoYomi { period, .. } if self.main == 0 => {
                    self.left -= 1;
                    if self.left == 0 {
                        self.byo_periods -= 1;
                        if self.byo_periods > 0 {
                            self.left = period.get();
                        }
                    }
                }
                Mode::Canadian { .. } if self.main == 0 => self.left -= 1,
                Mode::DoubleFlag { .. } if self.first_flag.is_some() => self.left -= 1,
                _ => self.main -= 1,
            }
        }
    }

    /// At exactly zero the flag has fallen.
    fn is_used_up(&self) -> bool {
        self.flag.is_none()
            && match self.now().mode {
                Mode::Upcount => false,
                Mode::ByoYomi { .. } => self.main == 0 && self.byo_periods == 0,
                Mode::Canadian { .. } | Mode::DoubleFlag { .. } => self.main == 0 && self.left == 0,
                _ => self.main == 0 && self.delay == 0,
            }
    }

    /// Whether the side has made the moves that this period requires.
    fn is_complete(&self) -> bool {
        match self.now().end {
            PeriodEnd::Moves(n) => self.moves >= self.counted_from + u32::from(n),
            _ => false,
        }
    }

    fn bonus(&self) -> i64 {
        match self.now().mode {
            Mode::Increment(bonus) => bonus.get(),
            _ => 0,
        }
    }

    /// Begins the next period without a press: a bonus that is added before the move is raised to
    /// the new period's.
    fn enter_unpressed(&mut self, first_bonus: bool) {
        let had = self.bonus();
        self.enter_next();
        if first_bonus {
            self.main += (self.bonus() - had).max(0);
        }
    }

    /// Whether there is a period to go on with.
    fn has_next(&self) -> bool {
        self.period + 1 < self.periods.len() || matches!(self.now().end, PeriodEnd::Moves(_))
    }

    /// Restores the time that is guaranteed for each move.
    fn guarantee(&mut self) {
        match self.now().mode {
            Mode::ByoYomi { period, .. } if self.byo_periods > 0 => self.left = period.get(),
            Mode::DoubleFlag { bonus, .. } if self.first_flag.is_some() => {
                self.left = self.left.max(bonus.get());
            }
            _ => {}
        }
    }

    /// Ends the turn without a move.
    fn break_off(&mut self) {
        self.begin_turn();
        if self.flag.is_some() {
            return;
        }
        // The turn may have run into the next period; it then has that period's delay.
        self.main += self.returned - self.bronstein;
        self.ready_for_turn();
        self.guarantee();
        if self.now().mode == Mode::PerMove {
            self.main = self.now().time.get();
        }
    }

    /// The next turn of this side has used nothing yet.
    fn begin_turn(&mut self) {
        (self.used, self.ran_over) = (0, false);
    }

    /// Gives time; with the double flag it is main time. A flag is up again if there is time: a turn
    /// then has what is left of its delay, and the next one all that is guaranteed for it.
    fn give(&mut self, amount: i64, is_on_turn: bool) {
        self.main += amount;
        if amount <= 0 || self.main <= 0 {
            return;
        }
        self.first_flag = None;
        if self.flag.take().is_none() {
            return;
        }
        if let Mode::Bronstein(delay) = self.now().mode
            && !self.ran_over
        {
            self.main += (delay.get() - self.used).max(0);
        }
        self.count_delay();
        if !is_on_turn {
            self.guarantee();
            if self.now().mode == Mode::PerMove {
                self.main = self.main.max(self.now().time.get());
            }
        }
    }

    /// Counts how much of its delay this turn has used.
    fn count_delay(&mut self) {
        if self.ran_over {
            return;
        }
        (self.delay, self.bronstein, self.returned) = (0, 0, 0);
        match self.now().mode {
            Mode::Delay(delay) => self.delay = (delay.get() - self.used).max(0),
            Mode::Bronstein(delay) => {
                self.bronstein = delay.get();
                self.returned = delay.get().min(self.used);
            }
            _ => {}
        }
    }

    fn shown(&self) -> Shown {
        Shown {
            main: self.main,
            overtime: (self.left, self.byo_periods, self.canadian_moves),
            period: self.period,
            moves: self.moves,
        }
    }

    /// The arbiter sets what the side shows. A flag is up again if there is time.
    fn set(&mut self, shown: Shown, now: i64) {
        if shown != self.shown() {
            self.main = shown.main;
            (self.left, self.byo_periods, self.canadian_moves) = shown.overtime;
            let is_recounted = self.moves >= self.counted_from && shown.moves < self.counted_from;
            self.moves = shown.moves;
            if shown.period != self.period {
                self.ran_over = false;
            }
            if shown.period != self.period || is_recounted {
                self.period = shown.period;
                self.count_as_specified();
            }
            self.first_flag = match self.now().mode {
                Mode::DoubleFlag { .. } if self.main <= 0 => self.first_flag.or(Some(now)),
                _ => None,
            };
        }
        let behind = match self.now().mode {
            Mode::Upcount => 1 - self.main,
            Mode::ByoYomi { .. } => self.left * i64::from(self.byo_periods.min(1)),
            Mode::Canadian { .. } | Mode::DoubleFlag { .. } => self.left,
            _ => 0,
        };
        if self.main.max(0) + behind > 0 || self.main + behind > 0 {
            self.flag = None;
        }
        self.count_delay();
    }

    /// Counts the moves of the period from where the control says (6.2).
    fn count_as_specified(&mut self) {
        self.counted_from = 0;
        for period in &self.periods[..self.period] {
            if let PeriodEnd::Moves(n) = period.end {
                self.counted_from += u32::from(n);
            }
        }
        while self.period + 1 == self.periods.len() && self.is_complete() {
            let PeriodEnd::Moves(n) = self.now().end else {
                return;
            };
            self.counted_from += u32::from(n);
        }
    }

    /// Enters the next period, or the last one again. Saved time is kept.
    fn enter_next(&mut self) {
        self.counted_from = match self.now().end {
            PeriodEnd::Moves(n) => self.counted_from + u32::from(n),
            _ => self.moves,
        };
        let carried = if self.now().mode == Mode::PerMove {
            0
        } else {
            self.main
        };
        if self.period + 1 < self.periods.len() {
            self.period += 1;
        }
        self.main = self.now().time.get();
        if self.now().mode != Mode::PerMove {
            self.main += carried;
        }
        self.fill_overtime();
    }

    fn press(&mut self, first_bonus: bool) {
        self.begin_turn();
        self.moves += 1;
        if self.flag.is_some() {
            return;
        }
        // Bronstein: the used part comes back; then the delay is set aside.
        self.main += self.returned;
        self.main -= self.bronstein;
        if matches!(self.now().mode, Mode::ByoYomi { .. }) {
            self.guarantee();
        }
        match self.now().mode {
            Mode::Canadian { period, moves } if self.main == 0 => {
                self.canadian_moves -= 1;
                if self.canadian_moves == 0 {
                    self.canadian_moves = moves;
                    self.left = period.get();
                }
            }
            Mode::DoubleFlag { extra, bonus, rule } if self.first_flag.is_some() => {
                let (t, most, b) = (self.left, extra.get(), bonus.get());
                self.left = match rule {
                    BonusRule::Truncated => (t + b).min(most),
                    // T(t + b) - bt, in parts of T.
                    BonusRule::Linear => (most * (t + b) - b * t) / most,
                    // All of b as long as that is not above half way to T.
                    BonusRule::Hybrid if 2 * (t + b) <= t + most => t + b,
                    BonusRule::Hybrid => (t + most) / 2,
                };
            }
            _ => {}
        }
        let made_in = self.now();
        if self.is_complete() {
            self.enter_next();
        }
        let bonus_of = if first_bonus { self.now() } else { made_in };
        if self.now().mode == Mode::PerMove {
            self.main = self.now().time.get();
        } else if let Mode::Increment(bonus) = bonus_of.mode {
            self.main += bonus.get();
        }
        self.ready_for_turn();
    }
}

/// The figures that a side shows and an arbiter can set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Shown {
    main: i64,
    overtime: (i64, u16, u16),
    period: usize,
    moves: u32,
}

impl Shown {
    fn of(reading: Reading) -> Shown {
        Shown {
            main: reading.time.get(),
            overtime: match reading.overtime {
                Overtime::None => (0, 0, 0),
                Overtime::ByoYomi { left, periods } => (left.get(), periods, 0),
                Overtime::Canadian { left, moves } => (left.get(), 0, moves),
                Overtime::Extra { left } => (left.get(), 0, 0),
            },
            period: reading.period,
            moves: reading.moves,
        }
    }

    fn time(&self) -> impl PartialEq {
        (self.main, self.overtime, self.period)
    }
}

/// Both sides and who is on turn.
#[derive(Clone, Debug)]
struct Model {
    sides: [Side; 2],
    /// The index of the side on turn; nobody before the start.
    turn: Option<usize>,
    running: bool,
    frozen: bool,
    now: i64,
    first_bonus: bool,
    freeze: bool,
    /// Whether the clock hides which of two flags fell first.
    hidden: bool,
    /// The side that pressed last, and its state just before that press.
    last: Option<(usize, Side)>,
}

fn index(color: Color) -> usize {
    match color {
        Color::White => 0,
        Color::Black => 1,
    }
}

impl Model {
    fn new(setup: &Setup) -> Model {
        let draft = setup.draft();
        let side = |color| Side::new(setup.control(color).periods.clone(), draft.first_bonus);
        Model {
            sides: [side(Color::White), side(Color::Black)],
            turn: None,
            running: false,
            frozen: false,
            now: 0,
            first_bonus: draft.first_bonus,
            freeze: draft.flag.freeze || setup.has_double_flag(),
            hidden: draft.flag.order == FlagOrder::Hidden && !setup.has_double_flag(),
            last: None,
        }
    }

    fn wait_until(&mut self, until: i64) {
        while self.now < until {
            self.now += 1;
            if let Some(turn) = self.turn
                && self.running
            {
                self.tick(turn);
            }
        }
    }

    fn tick(&mut self, turn: usize) {
        self.sides[turn].tick();
        if self.sides[turn].now().mode == Mode::Hourglass {
            self.sides[1 - turn].main += 1;
            if let Some((_, found)) = self.last.as_mut().filter(|(side, _)| *side != turn) {
                found.main += 1;
            }
        }
        let side = &mut self.sides[turn];
        if matches!(side.now().mode, Mode::DoubleFlag { .. })
            && side.first_flag.is_none()
            && side.main == 0
        {
            side.first_flag = Some(self.now);
            side.guarantee();
            self.freeze_if_drawn();
        }
        // Extra time may have run out before the arbiter gave main time.
        if self.frozen || !self.sides[turn].is_used_up() {
            return;
        }
        let ended = self.sides[turn].period;
        if self.sides[turn].now().end == PeriodEnd::Time {
            self.sides[turn].enter_unpressed(self.first_bonus);
            self.sides[turn].ran_over = true;
            if let Some((_, found)) = self.last.as_mut().filter(|(side, _)| *side != turn)
                && found.period == ended
                && found.now().end == PeriodEnd::Time
                && found.flag.is_none()
            {
                found.main += found.returned - found.bronstein;
                found.enter_unpressed(self.first_bonus);
                found.begin_turn();
                found.ready_for_turn();
            }
            let other = &mut self.sides[1 - turn];
            if other.period == ended && other.now().end == PeriodEnd::Time && other.flag.is_none() {
                other.main -= other.bronstein;
                other.enter_unpressed(self.first_bonus);
                other.ready_for_turn();
            }
        } else {
            self.sides[turn].flag = Some(self.now);
            if self.freeze {
                self.running = false;
                self.frozen = true;
            }
        }
    }

    /// Freezes the clocks if both main times are over, and at least one of the flags is the first
    /// of two.
    fn freeze_if_drawn(&mut self) {
        if self.sides.iter().all(|side| side.first_flag.is_some()) {
            self.running = false;
            self.frozen = true;
        }
    }

    /// Returns whether the event was possible.
    fn happens(&mut self, event: Event) -> bool {
        match event {
            Event::Press(Color::Black) if self.turn.is_none() => {
                self.turn = Some(0);
                self.running = true;
                true
            }
            Event::Press(color) => {
                let possible = self.running && self.turn == Some(index(color));
                if possible {
                    self.last = Some((index(color), self.sides[index(color)].clone()));
                    self.sides[index(color)].press(self.first_bonus);
                    self.turn = Some(index(color.other()));
                }
                possible
            }
            Event::Stop(_) => std::mem::replace(&mut self.running, false),
            Event::Resume => {
                let possible = self.turn.is_some() && !self.running && !self.frozen;
                self.running |= possible;
                possible
            }
            Event::Give { to, amount } => {
                self.give(index(to), amount.get());
                true
            }
            Event::Penalize {
                offender, amount, ..
            } => {
                self.take_back(index(offender));
                self.give(index(offender.other()), amount.get());
                true
            }
            // The clock says whether there is such a reading; see `is_beyond_the_model`.
            Event::Correct(readings) => {
                let possible = !self.running;
                if possible {
                    for color in Color::ALL {
                        self.set(index(color), Shown::of(*readings.get(color)));
                    }
                    self.thaw();
                }
                possible
            }
            Event::PlayOn => {
                let possible = self.hidden
                    && self
                        .sides
                        .iter()
                        .all(|side| side.flag.is_some() && side.has_next());
                if possible {
                    self.play_on();
                }
                possible
            }
            other => panic!("not in the model: {other:?}"),
        }
    }
}

impl Model {
    fn give(&mut self, to: usize, amount: i64) {
        self.sides[to].give(amount, self.turn == Some(to));
        if let Some((_, found)) = self.last.as_mut().filter(|(side, _)| *side == to) {
            found.give(amount, true);
        }
        self.thaw();
    }

    /// Sets a side, and what it gets if its last move is taken back: what the arbiter has set
    /// stands, and the rest is as the press found it.
    fn set(&mut self, side: usize, shown: Shown) {
        let before = self.sides[side].shown();
        self.sides[side].set(shown, self.now);
        let (after, now) = (self.sides[side].clone(), self.now);
        let Some((_, found)) = self.last.as_mut().filter(|(last, _)| *last == side) else {
            return;
        };
        if shown == before && found.flag.is_none() == after.flag.is_none() {
            return;
        }
        let sets_time = shown.time() != before.time();
        let moves = if shown.moves == before.moves {
            found.moves
        } else {
            shown.moves
        };
        if sets_time {
            *found = Side { moves, ..after };
            found.begin_turn();
            found.count_delay();
            return;
        }
        let set = Shown {
            moves,
            ..found.shown()
        };
        let is_negative = set.main < 0 && found.periods[set.period].mode != Mode::Upcount;
        if is_negative && set != found.shown() {
            let (used, ran_over) = (found.used, found.ran_over);
            *found = Side {
                used,
                ran_over,
                ..after
            };
        } else {
            found.set(set, now);
        }
        found.count_delay();
    }

    fn thaw(&mut self) {
        let drawn = self.sides.iter().all(|side| side.first_flag.is_some());
        if self.frozen && !drawn && self.sides.iter().all(|side| side.flag.is_none()) {
            self.frozen = false;
        }
    }

    /// Takes back an illegal move if it is the last move made: the offender is on turn in the state
    /// before the press, and the opponent's turn does not count.
    fn take_back(&mut self, offender: usize) {
        let Some((_, found)) = self.last.take_if(|(side, _)| *side == offender) else {
            return;
        };
        self.sides[1 - offender].break_off();
        let thought = self.sides[offender].thought;
        self.sides[offender] = Side { thought, ..found };
        self.turn = Some(offender);
    }

    /// 6.11: both sides enter the period that their moves belong to, at least the next one.
    fn play_on(&mut self) {
        for side in &mut self.sides {
            side.flag = None;
            side.enter_unpressed(self.first_bonus);
            while side.is_complete() {
                side.enter_unpressed(self.first_bonus);
            }
            side.begin_turn();
            side.ready_for_turn();
        }
        (self.running, self.last) = (false, None);
    }
}

/// The model and every event it received, so that it can undo by starting again.
struct Journal {
    setup: Setup,
    model: Model,
    entries: Vec<(i64, Option<Event>)>,
}

impl Journal {
    fn happens(&mut self, at: i64, event: Event) -> bool {
        self.model.wait_until(at);
        if let Event::Undo(EntryId(id)) = event {
            let Some(entry) = self.entries.get_mut(id as usize) else {
                return false;
            };
            if entry.1.take().is_none() {
                return false;
            }
            self.entries.push((at, None));
            self.model = Model::new(&self.setup);
            for (then, event) in &self.entries {
                self.model.wait_until(*then);
                if let Some(event) = event {
                    self.model.happens(*event);
                }
            }
            return true;
        }
        let possible = self.model.happens(event);
        if possible {
            self.entries.push((at, Some(event)));
        }
        possible
    }
}

fn agree(state: &State, model: &Model) -> Result<(), TestCaseError> {
    prop_assert_eq!(state.now.get(), model.now);
    let running = model.turn.filter(|_| model.running);
    prop_assert_eq!(state.running().map(index), running);
    for color in Color::ALL {
        let (account, side) = (state.accounts.get(color), &model.sides[index(color)]);
        prop_assert_eq!(account.balance.get(), side.main, "main time of {:?}", color);
        let overtime = match side.now().mode {
            Mode::ByoYomi { .. } => Overtime::ByoYomi {
                left: Millis::new(side.left),
                periods: side.byo_periods,
            },
            Mode::Canadian { .. } => Overtime::Canadian {
                left: Millis::new(side.left),
                moves: side.canadian_moves,
            },
            Mode::DoubleFlag { .. } => Overtime::Extra {
                left: Millis::new(side.left),
            },
            _ => Overtime::None,
        };
        prop_assert_eq!(account.overtime, overtime, "overtime of {:?}", color);
        prop_assert_eq!(
            account.flag.map(Instant::get),
            side.flag,
            "flag of {:?}",
            color
        );
        prop_assert_eq!(
            account.first_flag.map(Instant::get),
            side.first_flag,
            "first flag of {:?}",
            color
        );
        prop_assert_eq!(account.moves, side.moves, "moves of {:?}", color);
        prop_assert_eq!(account.period, side.period, "period of {:?}", color);
        prop_assert_eq!(state.thinking.get(color).get(), side.thought);
    }
    Ok(())
}

fn modelled_act() -> impl Strategy<Value = Act> {
    let give = (any::<bool>(), 1..80i64).prop_map(|(white, ms)| {
        let to = if white { Color::White } else { Color::Black };
        Act::Give(to, Millis::new(ms))
    });
    let illegal = (any::<bool>(), 0..80i64).prop_map(|(white, ms)| {
        let offender = if white { Color::White } else { Color::Black };
        Act::Penalize(offender, Offence::IllegalMove, Millis::new(ms))
    });
    let reading = || (1..200i64, 0..6u32, 0..9usize, 0..4u16);
    let reading =
        move || reading().prop_map(|(ms, moves, period, n)| (Millis::new(ms), moves, period, n));
    let correct =
        (reading(), reading()).prop_map(|(white, black)| Act::Correct(ByColor { white, black }));
    prop_oneof![
        24 => Just(Act::Press),
        2 => Just(Act::WrongPress),
        4 => Just(Act::Stop(StoppedBy::Arbiter)),
        6 => Just(Act::Resume),
        2 => correct,
        2 => side().prop_map(Act::SetBack),
        1 => Just(Act::Confirm),
        3 => give,
        2 => illegal,
        2 => Just(Act::PlayOn),
        1 => any::<u32>().prop_map(Act::Undo),
        1 => Just(Act::UndoLast),
    ]
}

/// Whether the event is a second illegal move, which ends a game, a correction that is not possible,
/// or playing on with less than
/// nothing, so that the flag falls again before a millisecond has passed.
fn is_beyond_the_model(clock: &Clock, now: i64, event: Event) -> bool {
    let then = Instant::new(now);
    match event {
        Event::Penalize { offender, .. } => *clock.at(then).illegal_moves.get(offender) > 0,
        Event::PlayOn => {
            let mut clock = clock.clone();
            clock.apply(event, stamp(then)).is_ok() && {
                let accounts = clock.at(then).accounts;
                accounts
                    .iter()
                    .any(|account| !account.balance.is_positive())
            }
        }
        Event::Correct(_) => has_such_reading(clock, then, event),
        Event::Undo(_) if has_such_reading(clock, then, event) => true,
        // The undo might leave less time to play on with.
        Event::Undo(_) => clock
            .live_entries()
            .any(|(_, entry)| entry.event == Event::PlayOn),
        _ => false,
    }
}

/// Whether the event leads to a course with a correction that is not possible there, or to a side
/// without time whose flag is up: it would fall before a millisecond has passed.
fn has_such_reading(clock: &Clock, now: Instant, event: Event) -> bool {
    let mut clock = clock.clone();
    if clock.apply(event, stamp(now)).is_err() {
        return matches!(event, Event::Correct(_));
    }
    let mut state = clock.first_state();
    clock.live_entries().any(|(_, entry)| {
        match step(clock.setup(), &state, entry.stamp.at, entry.event) {
            Ok((next, _)) => state = next,
            Err(why) => return why == Rejection::OutOfRange,
        }
        let may_run = |color| may_run(clock.setup(), &state, color);
        matches!(entry.event, Event::Correct(_)) && !Color::ALL.into_iter().all(may_run)
    })
}

fn may_run(setup: &Setup, state: &State, color: Color) -> bool {
    let account = state.accounts.get(color);
    // Less than the delay of a turn, shown by a side at rest, would be less than nothing.
    if let Mode::Bronstein(delay) = setup.control(color).periods[account.period].mode {
        return account.flag.is_some() || account.balance > delay;
    }
    account.flag.is_some()
        || match account.overtime {
            // A period of byo-yomi that is used up is no period any more.
            Overtime::ByoYomi { left, periods: 1.. } => left.is_positive(),
            Overtime::ByoYomi { .. } => account.balance.is_positive(),
            Overtime::Canadian { left, .. } | Overtime::Extra { left } => {
                left.is_positive() || account.balance.is_positive()
            }
            Overtime::None => account.balance.is_positive(),
        }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(800))]

    #[test]
    fn the_clock_does_what_counting_down_each_millisecond_does(
        setup in setup(controls()),
        script in script(modelled_act(), 40),
        rest in 0..600i64,
    ) {
        // The model knows neither a scheduled start nor claims.
        let mut draft = setup.draft().clone();
        draft.schedule = None;
        draft.flag.noted = zeitnot_core::clock::FlagDetection::Automatically;
        let setup = Setup::new(draft).expect("as valid as before");
        let mut clock = Clock::new(setup.clone());
        let mut journal = Journal { model: Model::new(&setup), setup, entries: Vec::new() };
        let mut now = 0;
        for (pause, act) in script {
            now += pause.max(0);
            journal.model.wait_until(now);
            agree(&clock.at(Instant::new(now)), &journal.model)?;
            let event = act.event(&clock, Instant::new(now));
            if is_beyond_the_model(&clock, now, event) {
                continue;
            }
            let accepted = clock.apply(event, stamp(Instant::new(now))).is_ok();
            prop_assert_eq!(accepted, journal.happens(now, event), "{:?}", event);
            agree(&clock.at(Instant::new(now)), &journal.model)?;
        }
        journal.model.wait_until(now + rest);
        agree(&clock.at(Instant::new(now + rest)), &journal.model)?;
    }
}

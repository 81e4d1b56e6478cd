//! A clock of this core at which a case is played, and the people at it.

use zeitnot_core::clock::{
    BoardEnd, ByColor, Claimant, Clock, Color, EndReason, EntryId, Event, Face, FallenFlag,
    Offence, Outcome, Overtime, Phase, State, StoppedBy,
};
use zeitnot_core::time::{Instant, Millis, Stamp};

use super::form::{self, Against, FlagShown, GameEnd, Given, Person, Seen, Side, What};

/// A clock, with an arbiter who knows whether each side can still checkmate.
pub struct Table<'a> {
    given: &'a Given,
    clock: Clock,
    last_press: Option<EntryId>,
}

impl<'a> Table<'a> {
    /// The clock of a case, not started. Those who are present have said so.
    pub fn set_up(given: &'a Given, events: &[form::Event]) -> Table<'a> {
        let start = events.iter().find(|event| event.what == What::Start);
        let start = start.map(|event| Instant::new(event.at_ms));
        let mut table = Table {
            given,
            clock: Clock::new(given.setup(start)),
            last_press: None,
        };
        for side in given.present.iter().flatten() {
            table.apply(Event::Arrive(*side), 0);
        }
        table
    }

    /// Enters an event. One that the rules do not allow then changes nothing.
    fn apply(&mut self, event: Event, at_ms: i64) -> bool {
        self.clock.apply(event, Stamp::at_ms(at_ms)).is_ok()
    }

    fn state(&self, at_ms: i64) -> State {
        self.clock.at(Instant::new(at_ms))
    }

    /// Something happens at the table.
    pub fn happens(&mut self, event: &form::Event) {
        let at = event.at_ms;
        let side = event.by.and_then(Person::side);
        let player = || side.expect("a player");
        let amount = || Millis::new(event.ms.expect("an amount"));
        let on_board = match event.what {
            What::Mate => Some(BoardEnd::Checkmate { winner: player() }),
            What::Resign => Some(BoardEnd::Resignation { by: player() }),
            What::Stalemate => Some(BoardEnd::Stalemate),
            What::DeadPosition => Some(BoardEnd::DeadPosition),
            What::AgreeDraw => Some(BoardEnd::Agreement),
            What::Threefold => Some(BoardEnd::Threefold),
            What::Fivefold => Some(BoardEnd::Fivefold),
            What::FiftyMoves => Some(BoardEnd::FiftyMoves),
            What::SeventyFiveMoves => Some(BoardEnd::SeventyFiveMoves),
            _ => None,
        };
        if let Some(end) = on_board {
            self.apply(Event::OnBoard(end), at);
            return;
        }
        match event.what {
            What::Start if self.clock.setup().draft().schedule.is_some() => {}
            What::Start => {
                self.apply(Event::Press(Color::Black), at);
            }
            What::Press => {
                let id = EntryId(u32::try_from(self.clock.journal().len()).expect("a short game"));
                if self.apply(Event::Press(player()), at) {
                    self.last_press = Some(id);
                }
            }
            What::Stop => {
                let by = side.map_or(StoppedBy::Arbiter, StoppedBy::Player);
                self.apply(Event::Stop(by), at);
            }
            What::Resume => {
                self.apply(Event::Resume, at);
            }
            What::ClaimFlag => {
                let by = side.map_or(Claimant::Arbiter, Claimant::Player);
                self.apply(Event::ClaimFlag(by), at);
            }
            What::ClaimDraw => {
                self.apply(Event::ClaimDraw(player()), at);
            }
            What::IllegalMove => self.penalize(player(), Offence::IllegalMove, amount(), at),
            What::PressWithoutMove => {
                self.penalize(player(), Offence::PressWithoutMove, amount(), at);
            }
            What::WrongClaim => self.penalize(player(), Offence::WrongClaim, amount(), at),
            What::ClockHandling => self.penalize(player(), Offence::ClockHandling, amount(), at),
            What::Give => {
                let to = event.to.expect("a side that is given time");
                let amount = amount();
                self.apply(Event::Give { to, amount }, at);
            }
            What::Set => self.set(event),
            What::UndoPress => {
                let press = self.last_press.expect("a press to undo");
                self.apply(Event::Undo(press), at);
            }
            What::IntroduceIncrement => {
                self.apply(Event::IntroduceIncrement(amount()), at);
            }
            What::PlayOn => {
                if self.apply(Event::PlayOn, at) {
                    self.apply(Event::Resume, at);
                }
            }
            What::Arrive => {
                self.apply(Event::Arrive(player()), at);
            }
            What::ClaimDefault => {
                let claim = match event.against.expect("those who are not there") {
                    Against::White => Event::ClaimDefault(Color::White),
                    Against::Black => Event::ClaimDefault(Color::Black),
                    Against::Both => Event::ClaimDefaultOfBoth,
                };
                self.apply(claim, at);
            }
            What::Mate
            | What::Resign
            | What::Stalemate
            | What::DeadPosition
            | What::AgreeDraw
            | What::Threefold
            | What::Fivefold
            | What::FiftyMoves
            | What::SeventyFiveMoves => {}
        }
    }

    /// A penalty. The arbiter knows whether the opponent of a player who loses by it can checkmate.
    fn penalize(&mut self, offender: Color, offence: Offence, amount: Millis, at: i64) {
        let loses = self
            .state(at)
            .loses_by(self.clock.setup(), offender, offence);
        let event = if loses && !self.given.can_checkmate.get(offender.other()) {
            Event::End(Outcome::DRAWN_BY_ILLEGAL_MOVES)
        } else {
            Event::Penalize {
                offender,
                offence,
                amount,
            }
        };
        self.apply(event, at);
    }

    /// A correction of what is named; the rest stays as it is.
    fn set(&mut self, event: &form::Event) {
        let state = self.state(event.at_ms);
        let readings = ByColor::from_fn(|side| {
            let mut reading = state.accounts.get(side).reading();
            let set = match side {
                Color::White => event.white,
                Color::Black => event.black,
            };
            if let Some(ms) = set.and_then(|set| set.remaining_ms) {
                reading.time = Millis::new(ms);
            }
            if let Some(moves) = set.and_then(|set| set.moves) {
                reading.moves = moves;
            }
            reading
        });
        self.apply(Event::Correct(readings), event.at_ms);
    }

    /// Everything that the clock shows at an instant.
    pub fn seen(&self, at_ms: i64) -> Seen {
        let setup = self.clock.setup();
        let state = self.state(at_ms);
        let face = Face::of_state(setup, &state);
        let side = |side: Color| {
            let (account, face) = (state.accounts.get(side), face.sides.get(side));
            let mut seen = Side {
                remaining_ms: Some(account.balance.or_zero().get()),
                delay_ms: face.delay.map(Millis::get),
                first_flag: Some(face.first_flag),
                period: Some(face.period + 1),
                moves: Some(face.moves),
                flag: Some(match account.flag {
                    Some(_) => FlagShown::Fallen,
                    None => FlagShown::Up,
                }),
                period_flag: Some(face.period_mark),
                ..Side::default()
            };
            match account.overtime {
                Overtime::None => {}
                Overtime::ByoYomi { left, periods } => {
                    (seen.periods_left, seen.period_ms) = (Some(periods), Some(left.get()));
                }
                Overtime::Canadian { left, moves } => {
                    (seen.moves_to_make, seen.period_ms) = (Some(moves), Some(left.get()));
                }
                Overtime::Extra { left } => seen.extra_ms = Some(left.get()),
            }
            seen
        };
        let to_move = match state.phase {
            Phase::Ready => Some(setup.draft().begins),
            _ => state.turn().map(|turn| turn.side),
        };
        Seen {
            at_ms,
            white: side(Color::White),
            black: side(Color::Black),
            result: self.outcome(&state).map(|outcome| GameEnd {
                score: outcome.result.score().into(),
                reason: reason(outcome.reason).into(),
            }),
            running: Some(state.running()),
            to_move: Some(to_move),
            first_fallen: state.first_flag().map(|(side, _)| side),
        }
    }

    /// The result: the clock's, or the arbiter's under a flag that was noted.
    fn outcome(&self, state: &State) -> Option<Outcome> {
        let setup = self.clock.setup();
        let by_arbiter = || match state.fallen_flag(setup)? {
            FallenFlag::Of(side) if *self.given.can_checkmate.get(side.other()) => {
                Some(Outcome::lost_on_time(side))
            }
            FallenFlag::Of(_) => Some(Outcome::DRAWN_ON_TIME),
            FallenFlag::Both => None,
        };
        state.outcome(setup).or_else(by_arbiter)
    }
}

/// The suite's name of a reason.
fn reason(reason: EndReason) -> &'static str {
    match reason {
        EndReason::Checkmate => "checkmate",
        EndReason::Resignation => "resignation",
        EndReason::Flag => "flag",
        EndReason::FlagWithoutMate => "flag-without-mate",
        EndReason::Stalemate => "stalemate",
        EndReason::DeadPosition => "dead-position",
        EndReason::Agreement => "agreement",
        EndReason::Repetition => "threefold",
        EndReason::FivefoldRepetition => "fivefold",
        EndReason::FiftyMoves => "fifty-moves",
        EndReason::SeventyFiveMoves => "seventy-five-moves",
        EndReason::IllegalMoves => "illegal-moves",
        EndReason::Absence => "absence",
        EndReason::FirstFlagClaim => "first-flag-claim",
        EndReason::BothFirstFlags => "both-first-flags",
        EndReason::ExtraTime => "extra-time",
        EndReason::MateOnExtraTime => "mate-on-extra-time",
        EndReason::Arbiter | EndReason::Unstated => "stated",
    }
}

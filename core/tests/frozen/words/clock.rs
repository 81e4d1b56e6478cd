//! The words of the clock's games.

use zeitnot_core::clock::reading::AccountDetails;
use zeitnot_core::clock::setup::{FlagOrder, Schedule};
use zeitnot_core::clock::{
    BoardEnd, BonusRule, ByColor, Claimant, Color, EndReason, EntryId, Event, FlagDetection,
    GameResult, Mode, Offence, Outcome, Overtime, PeriodEnd, Reading, Ruleset, StoppedBy,
};
use zeitnot_core::game::Unwinnable;
use zeitnot_core::game::sheet::{Claiming, Pressing};
use zeitnot_core::time::{Instant, Millis};

use super::{every, hold};

const MS: Millis = Millis::new(2_500);
const AT: Instant = Instant::new(61_250);

fn reading() -> Reading {
    Reading {
        time: MS,
        moves: 12,
        period: 1,
        overtime: Overtime::Extra { left: MS },
        kept: Some(AccountDetails {
            period_start: 10,
            flag: None,
            first_flag: Some(AT),
            mark: None,
        }),
    }
}

fn readings() -> ByColor<Reading> {
    let plain = Reading {
        overtime: Overtime::None,
        kept: None,
        ..reading()
    };
    ByColor {
        white: reading(),
        black: plain,
    }
}

#[test]
fn the_events_of_a_journal_keep_their_words() {
    let outcome = Outcome {
        result: GameResult::Draw,
        reason: EndReason::Agreement,
    };
    let penalty = Event::Penalize {
        offender: Color::White,
        offence: Offence::IllegalMove,
        amount: MS,
    };
    let give = Event::Give {
        to: Color::Black,
        amount: Millis::new(-2_500),
    };
    let restore = Event::Restore {
        readings: readings(),
        on_turn: Color::Black,
    };
    let events = every!(Event {
        Event::Press(_) => Event::Press(Color::White),
        Event::Stop(_) => Event::Stop(StoppedBy::Arbiter),
        Event::Resume => Event::Resume,
        Event::Away { .. } => Event::Away { since: AT },
        Event::CountAway(_) => Event::CountAway(true),
        Event::Correct(_) => Event::Correct(readings()),
        Event::SwapSides => Event::SwapSides,
        Event::Give { .. } => give,
        Event::Penalize { .. } => penalty,
        Event::IntroduceIncrement(_) => Event::IntroduceIncrement(MS),
        Event::ClaimFlag(_) => Event::ClaimFlag(Claimant::Player(Color::White)),
        Event::Arrive(_) => Event::Arrive(Color::Black),
        Event::ClaimDefault(_) => Event::ClaimDefault(Color::Black),
        Event::ClaimDefaultOfBoth => Event::ClaimDefaultOfBoth,
        Event::PlayOn => Event::PlayOn,
        Event::ClaimDraw(_) => Event::ClaimDraw(Color::White),
        Event::OnBoard(_) => Event::OnBoard(BoardEnd::Stalemate),
        Event::Dead { .. } => Event::Dead { since: AT },
        Event::Restore { .. } => restore,
        Event::End(_) => Event::End(outcome),
        Event::Undo(_) => Event::Undo(EntryId(7)),
        Event::Redo(_) => Event::Redo(EntryId(8)),
    });
    hold("event", &events);
}

#[test]
fn the_actors_and_offences_at_the_clock_keep_their_words() {
    hold(
        "color",
        &every!(Color { Color::White => Color::White, Color::Black => Color::Black }),
    );
    let stopped = every!(StoppedBy {
        StoppedBy::Arbiter => StoppedBy::Arbiter,
        StoppedBy::Player(_) => StoppedBy::Player(Color::Black),
    });
    hold("stopped-by", &stopped);
    let claimants = every!(Claimant {
        Claimant::Arbiter => Claimant::Arbiter,
        Claimant::Clock => Claimant::Clock,
        Claimant::Player(_) => Claimant::Player(Color::White),
    });
    hold("claimant", &claimants);
    let offences = every!(Offence {
        Offence::IllegalMove => Offence::IllegalMove,
        Offence::PressWithoutMove => Offence::PressWithoutMove,
        Offence::WrongClaim => Offence::WrongClaim,
        Offence::ClockHandling => Offence::ClockHandling,
    });
    hold("offence", &offences);
}

#[test]
fn the_ends_of_a_game_keep_their_words() {
    let results = every!(GameResult {
        GameResult::Win(_) => GameResult::Win(Color::Black),
        GameResult::Draw => GameResult::Draw,
        GameResult::BothLose => GameResult::BothLose,
    });
    hold("result", &results);
    let reasons = every!(EndReason {
        EndReason::Checkmate => EndReason::Checkmate,
        EndReason::Resignation => EndReason::Resignation,
        EndReason::Flag => EndReason::Flag,
        EndReason::FlagWithoutMate => EndReason::FlagWithoutMate,
        EndReason::Stalemate => EndReason::Stalemate,
        EndReason::DeadPosition => EndReason::DeadPosition,
        EndReason::Agreement => EndReason::Agreement,
        EndReason::Repetition => EndReason::Repetition,
        EndReason::FivefoldRepetition => EndReason::FivefoldRepetition,
        EndReason::FiftyMoves => EndReason::FiftyMoves,
        EndReason::SeventyFiveMoves => EndReason::SeventyFiveMoves,
        EndReason::IllegalMoves => EndReason::IllegalMoves,
        EndReason::Absence => EndReason::Absence,
        EndReason::Arbiter => EndReason::Arbiter,
        EndReason::Unstated => EndReason::Unstated,
        EndReason::FirstFlagClaim => EndReason::FirstFlagClaim,
        EndReason::BothFirstFlags => EndReason::BothFirstFlags,
        EndReason::ExtraTime => EndReason::ExtraTime,
        EndReason::MateOnExtraTime => EndReason::MateOnExtraTime,
    });
    hold("reason", &reasons);
    let ends = every!(BoardEnd {
        BoardEnd::Checkmate { .. } => BoardEnd::Checkmate { winner: Color::White },
        BoardEnd::Stalemate => BoardEnd::Stalemate,
        BoardEnd::DeadPosition => BoardEnd::DeadPosition,
        BoardEnd::Agreement => BoardEnd::Agreement,
        BoardEnd::Resignation { .. } => BoardEnd::Resignation { by: Color::Black },
        BoardEnd::FiftyMoves => BoardEnd::FiftyMoves,
        BoardEnd::SeventyFiveMoves => BoardEnd::SeventyFiveMoves,
        BoardEnd::Threefold => BoardEnd::Threefold,
        BoardEnd::Fivefold => BoardEnd::Fivefold,
    });
    hold("board-end", &ends);
    let exhausted = Unwinnable::Exhausted {
        positions: 1_234,
        locked: true,
    };
    let unwinnable = every!(Unwinnable {
        Unwinnable::Mated => Unwinnable::Mated,
        Unwinnable::Stalemate => Unwinnable::Stalemate,
        Unwinnable::BareKing => Unwinnable::BareKing,
        Unwinnable::Material => Unwinnable::Material,
        Unwinnable::Exhausted { .. } => exhausted,
        Unwinnable::Proved => Unwinnable::Proved,
    });
    hold("unwinnable", &unwinnable);
}

#[test]
fn the_modes_of_a_time_control_keep_their_words() {
    let double_flag = Mode::DoubleFlag {
        extra: Millis::seconds(60),
        bonus: Millis::seconds(10),
        rule: BonusRule::Linear,
    };
    let byo_yomi = Mode::ByoYomi {
        period: Millis::seconds(30),
        count: 5,
    };
    let canadian = Mode::Canadian {
        period: Millis::minutes(5),
        moves: 10,
    };
    let modes = every!(Mode {
        Mode::SuddenDeath => Mode::SuddenDeath,
        Mode::Increment(_) => Mode::Increment(MS),
        Mode::Delay(_) => Mode::Delay(MS),
        Mode::Bronstein(_) => Mode::Bronstein(MS),
        Mode::ByoYomi { .. } => byo_yomi,
        Mode::Canadian { .. } => canadian,
        Mode::Hourglass => Mode::Hourglass,
        Mode::Upcount => Mode::Upcount,
        Mode::PerMove => Mode::PerMove,
        Mode::DoubleFlag { .. } => double_flag,
    });
    hold("mode", &modes);
    let ends = every!(PeriodEnd {
        PeriodEnd::Moves(_) => PeriodEnd::Moves(40),
        PeriodEnd::Time => PeriodEnd::Time,
        PeriodEnd::Game => PeriodEnd::Game,
    });
    hold("period-end", &ends);
    let rules = every!(BonusRule {
        BonusRule::Truncated => BonusRule::Truncated,
        BonusRule::Linear => BonusRule::Linear,
        BonusRule::Hybrid => BonusRule::Hybrid,
    });
    hold("bonus-rule", &rules);
    let overtimes = every!(Overtime {
        Overtime::None => Overtime::None,
        Overtime::ByoYomi { .. } => Overtime::ByoYomi { left: MS, periods: 3 },
        Overtime::Canadian { .. } => Overtime::Canadian { left: MS, moves: 4 },
        Overtime::Extra { .. } => Overtime::Extra { left: MS },
    });
    hold("overtime", &overtimes);
}

#[test]
fn the_agreements_about_a_game_keep_their_words() {
    let noted = every!(FlagDetection {
        FlagDetection::Automatically => FlagDetection::Automatically,
        FlagDetection::OnClaim => FlagDetection::OnClaim,
    });
    hold("flag-detection", &noted);
    let orders = every!(FlagOrder {
        FlagOrder::Shown => FlagOrder::Shown,
        FlagOrder::Hidden => FlagOrder::Hidden,
    });
    hold("flag-order", &orders);
    let pressing = every!(Pressing {
        Pressing::ByMove => Pressing::ByMove,
        Pressing::ByHand => Pressing::ByHand,
    });
    hold("pressing", &pressing);
    let claiming = every!(Claiming {
        Claiming::Shown => Claiming::Shown,
        Claiming::Judged => Claiming::Judged,
    });
    hold("claiming", &claiming);
    let schedule = Schedule {
        start: AT,
        default_time: Millis::minutes(30),
    };
    hold("schedule", &[schedule]);
    let rules = every!(Ruleset {
        Ruleset::First => Ruleset::First,
        Ruleset::Second => Ruleset::Second,
    });
    hold("ruleset", &rules);
}

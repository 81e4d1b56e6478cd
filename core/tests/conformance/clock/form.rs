//! The form of a case of a clock, as `conformance/README.md` explains it.

use serde::{Deserialize, Deserializer, Serialize};
use zeitnot_core::clock::control::Mode;
use zeitnot_core::clock::setup::{FlagDetection, FlagOrder, FlagPolicy, SetupDraft};
use zeitnot_core::clock::{
    BonusRule, ByColor, Color, Period, PeriodEnd, Schedule, Setup, TimeControl,
};
use zeitnot_core::time::{Instant, Millis};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Given {
    white: Control,
    black: Control,
    first_bonus_included: bool,
    flag: Flag,
    #[serde(default = "both")]
    pub can_checkmate: ByColor<bool>,
    default_time_ms: Option<i64>,
    pub present: Option<Vec<Color>>,
}

const fn both() -> ByColor<bool> {
    ByColor {
        white: true,
        black: true,
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Control {
    periods: Vec<Stretch>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Stretch {
    time_ms: i64,
    moves: Option<u16>,
    per_move: PerMove,
    double_flag: Option<DoubleFlag>,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
enum PerMove {
    None,
    Increment { ms: i64 },
    Delay { ms: i64 },
    Bronstein { ms: i64 },
    ByoYomi { periods: u16, ms: i64 },
    Canadian { moves: u16, ms: i64 },
    Hourglass,
    Fixed,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DoubleFlag {
    rule: BonusRule,
    extra_ms: i64,
    bonus_ms: i64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Flag {
    noted: Noted,
    freeze: bool,
    order: Order,
    #[allow(dead_code, reason = "this core takes 6.11")]
    both_flags: BothFlags,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Noted {
    Clock,
    Claim,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Order {
    Shown,
    Hidden,
}

#[derive(Deserialize)]
enum BothFlags {
    #[serde(rename = "III.3.1")]
    Guidelines,
    #[serde(rename = "6.11")]
    Older,
}

impl Given {
    /// The setup of a game whose clock is started at this instant.
    pub fn setup(&self, start: Option<Instant>) -> Setup {
        let schedule = |default_time| Schedule {
            start: start.expect("a game with a default time has a start"),
            default_time: Millis::new(default_time),
        };
        let draft = SetupDraft {
            controls: ByColor {
                white: self.white.control(),
                black: self.black.control(),
            },
            first_bonus: self.first_bonus_included,
            flag: FlagPolicy {
                freeze: self.flag.freeze,
                noted: match self.flag.noted {
                    Noted::Clock => FlagDetection::Automatically,
                    Noted::Claim => FlagDetection::OnClaim,
                },
                order: match self.flag.order {
                    Order::Shown => FlagOrder::Shown,
                    Order::Hidden => FlagOrder::Hidden,
                },
            },
            schedule: self.default_time_ms.map(schedule),
            begins: Color::White,
        };
        Setup::new(draft).expect("a setup of the suite")
    }
}

impl Control {
    fn control(&self) -> TimeControl {
        let last = self.periods.len() - 1;
        let periods = self.periods.iter().enumerate();
        TimeControl {
            periods: periods
                .map(|(at, period)| period.period(at == last))
                .collect(),
        }
    }
}

impl Stretch {
    fn period(&self, is_last: bool) -> Period {
        Period {
            time: Millis::new(self.time_ms),
            end: match self.moves {
                Some(moves) => PeriodEnd::Moves(moves),
                None if is_last => PeriodEnd::Game,
                None => PeriodEnd::Time,
            },
            mode: match (&self.double_flag, &self.per_move) {
                (Some(flag), PerMove::None) => Mode::DoubleFlag {
                    extra: Millis::new(flag.extra_ms),
                    bonus: Millis::new(flag.bonus_ms),
                    rule: flag.rule,
                },
                (Some(_), _) => panic!("main time before a double flag brings nothing by move"),
                (None, per_move) => per_move.mode(),
            },
        }
    }
}

impl PerMove {
    fn mode(&self) -> Mode {
        match *self {
            PerMove::None => Mode::SuddenDeath,
            PerMove::Increment { ms } => Mode::Increment(Millis::new(ms)),
            PerMove::Delay { ms } => Mode::Delay(Millis::new(ms)),
            PerMove::Bronstein { ms } => Mode::Bronstein(Millis::new(ms)),
            PerMove::ByoYomi { periods, ms } => Mode::ByoYomi {
                period: Millis::new(ms),
                count: periods,
            },
            PerMove::Canadian { moves, ms } => Mode::Canadian {
                period: Millis::new(ms),
                moves,
            },
            PerMove::Hourglass => Mode::Hourglass,
            PerMove::Fixed => Mode::PerMove,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    pub at_ms: i64,
    pub what: What,
    pub by: Option<Person>,
    pub to: Option<Color>,
    pub against: Option<Against>,
    pub ms: Option<i64>,
    #[allow(dead_code, reason = "this core takes it from the next period")]
    overrun: Option<Overrun>,
    pub white: Option<Set>,
    pub black: Option<Set>,
}

#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub enum What {
    Start,
    Press,
    Stop,
    Resume,
    Mate,
    Resign,
    Stalemate,
    DeadPosition,
    AgreeDraw,
    Threefold,
    Fivefold,
    FiftyMoves,
    SeventyFiveMoves,
    ClaimFlag,
    ClaimDraw,
    IllegalMove,
    PressWithoutMove,
    WrongClaim,
    ClockHandling,
    Give,
    Set,
    UndoPress,
    IntroduceIncrement,
    PlayOn,
    Arrive,
    ClaimDefault,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Person {
    White,
    Black,
    Arbiter,
}

impl Person {
    /// The player; `None` for the arbiter.
    pub const fn side(self) -> Option<Color> {
        match self {
            Person::White => Some(Color::White),
            Person::Black => Some(Color::Black),
            Person::Arbiter => None,
        }
    }
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Against {
    White,
    Black,
    Both,
}

/// How time that was used after a fall counts when the game continues.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Overrun {
    Forgiven,
    Taken,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Set {
    pub remaining_ms: Option<i64>,
    pub moves: Option<u32>,
}

/// A state: as expected, with what the case names; or as found, with everything.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seen {
    #[serde(skip_serializing)]
    pub at_ms: i64,
    pub white: Side,
    pub black: Side,
    pub result: Option<GameEnd>,
    #[serde(
        default,
        deserialize_with = "named",
        skip_serializing_if = "Option::is_none"
    )]
    pub running: Option<Option<Color>>,
    #[serde(
        default,
        deserialize_with = "named",
        skip_serializing_if = "Option::is_none"
    )]
    pub to_move: Option<Option<Color>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_fallen: Option<Color>,
}

/// A field that is there, be it `null`.
fn named<'de, D: Deserializer<'de>>(field: D) -> Result<Option<Option<Color>>, D::Error> {
    Option::deserialize(field).map(Some)
}

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameEnd {
    pub score: String,
    pub reason: String,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remaining_ms: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub delay_ms: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub periods_left: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves_to_make: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub period_ms: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first_flag: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extra_ms: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub period: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub flag: Option<FlagShown>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub period_flag: Option<bool>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FlagShown {
    Up,
    Fallen,
}

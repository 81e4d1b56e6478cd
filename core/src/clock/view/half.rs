//! One half of a clock: [`HalfView`].

use super::line::StatusLine;
use crate::clock::color::{Color, Seat};
use crate::clock::digits::Digits;
use crate::clock::face::{Face, FlagMark, SideFace};
use crate::clock::outcome::Outcome;
use crate::clock::state::Phase;

/// The time of a side, and whether it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideTime {
    /// The figures.
    pub digits: Digits,
    /// Whether they run.
    pub runs: bool,
}

/// Everything that a half shows. Equal values look the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HalfView {
    /// The colour of its side.
    pub color: Color,
    /// The state of its clock.
    pub standing: SideStatus,
    /// The side whose clock runs, for a screen reader.
    pub runs: Option<Color>,
    /// The large figures.
    pub digits: Digits,
    /// The opponent's figures.
    pub theirs: Digits,
    /// Whether the time of the side on the move is low.
    pub low: bool,
    /// Whether this side is on extra time, or was when the game ended.
    pub on_extra: bool,
    /// Whether it is on extra time in a game that goes on: it can only hold.
    pub holds: bool,
    /// The line under the time.
    pub line: StatusLine,
    /// The move counts.
    pub moves: MoveCount,
    /// Whether the end of a period by time is still marked.
    pub period_mark: bool,
    /// The fallen flags, if any.
    pub fallen: Option<Fallen>,
    /// Whether the opponent's flag is down and this side's is not, which this player is to see too.
    pub opponent_fell: bool,
    /// Whether the game ended in a draw that the double flag made, and nobody entered.
    pub draws: bool,
    /// Whether the opponent has reported the arrival before a scheduled start.
    pub opponent_is_here: bool,
    /// The actions of this side besides moving.
    pub offers: CornerActions,
    /// The outcome, if the game has ended.
    pub outcome: Option<Outcome>,
}

/// The state of one side's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideStatus {
    /// The game has not begun.
    Ready,
    /// Its clock is running.
    Running,
    /// The opponent's clock is running, or the game is over; before a scheduled start, its player
    /// is here.
    Rest,
    /// The clock was stopped, and will continue.
    Stopped,
    /// Its flag has fallen.
    Fallen,
}

/// The move counts of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveCount {
    /// Completed moves.
    pub made: u32,
    /// Moves to go in a period that ends by moves.
    pub to_go: Option<u32>,
    /// The period, counted from 1, and the number of periods; `None` if there is only one.
    pub period: Option<(usize, usize)>,
}

/// The fallen flags of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fallen {
    /// The first flag of a double flag.
    MainTime,
    /// Both flags of a double flag. Only one side can get this far.
    ExtraTime,
    /// The flag of an ordinary clock.
    Flag(FlagMark),
}

/// The actions in the corner of a half.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CornerActions {
    /// Claim a draw (double flag).
    pub draw: bool,
    /// Claim the opponent's flag (6.8).
    pub flag: bool,
    /// Report the arrival (6.6).
    pub arrival: bool,
}

impl HalfView {
    /// The half at a seat.
    pub fn of(face: &Face, seat: Seat) -> HalfView {
        let color = face.at_seat(seat);
        let side = face.sides.get(color);
        HalfView {
            color,
            standing: SideStatus::of(face, color),
            runs: match face.phase {
                Phase::Running(turn) => Some(turn.side),
                _ => None,
            },
            digits: side.digits,
            theirs: face.sides.get(color.other()).digits,
            low: side.low && side.on_turn && side.flag.is_none(),
            on_extra: side.first_flag,
            holds: side.first_flag && face.outcome.is_none(),
            line: StatusLine::of(face, color),
            moves: MoveCount::of(side),
            period_mark: side.period_mark,
            fallen: Fallen::of(side),
            opponent_fell: side.flag.is_none() && face.sides.get(color.other()).flag.is_some(),
            draws: face.outcome.is_some_and(Outcome::is_draw_by_double_flag),
            opponent_is_here: face.sides.get(color.other()).is_here,
            offers: CornerActions::of(side),
            outcome: face.outcome,
        }
    }
}

impl HalfView {
    /// The same with all figures at zero: equal as long as nothing but the time goes on.
    #[must_use]
    pub fn without_figures(&self) -> HalfView {
        let none = Digits::Minutes(0, 0);
        HalfView {
            digits: none,
            theirs: none,
            ..*self
        }
    }

    /// Whether a plate lies on its edge, which nobody may miss: low time, a fallen flag, the purpose
    /// of extra time, or a draw.
    pub const fn has_plate(&self) -> bool {
        let fell = self.opponent_fell || matches!(self.standing, SideStatus::Fallen);
        self.low || self.holds || self.draws || fell
    }

    /// Whether somebody has changed the time: its figures are others, and the clock did not run
    /// before nor after.
    pub fn was_changed_to(&self, next: &HalfView) -> bool {
        let stands = |half: &HalfView| {
            matches!(half.standing, SideStatus::Stopped | SideStatus::Rest)
                && half.outcome.is_none()
        };
        stands(self) && stands(next) && self.color == next.color && self.digits != next.digits
    }
}

impl SideStatus {
    fn of(face: &Face, color: Color) -> SideStatus {
        match face.phase {
            _ if face.sides.get(color).flag.is_some() => SideStatus::Fallen,
            Phase::Running(turn) if turn.side == color => SideStatus::Running,
            Phase::Stopped(turn, _) if turn.side == color => SideStatus::Stopped,
            Phase::Away(gap) if gap.turn.side == color => SideStatus::Stopped,
            Phase::Ready if !face.sides.get(color).is_here => SideStatus::Ready,
            _ => SideStatus::Rest,
        }
    }

    /// Its name in the page, for style sheets.
    pub const fn name(self) -> &'static str {
        match self {
            SideStatus::Ready => "ready",
            SideStatus::Running => "running",
            SideStatus::Rest => "rest",
            SideStatus::Stopped => "stopped",
            SideStatus::Fallen => "fallen",
        }
    }
}

impl MoveCount {
    fn of(side: &SideFace) -> MoveCount {
        MoveCount {
            made: side.moves,
            to_go: side.moves_to_go,
            period: (side.periods > 1).then_some((side.period + 1, side.periods)),
        }
    }
}

impl Fallen {
    /// The fallen flags of a side; `None` if there are none.
    pub fn of(side: &SideFace) -> Option<Fallen> {
        match (side.flag, side.first_flag) {
            (None, false) => None,
            (None, true) => Some(Fallen::MainTime),
            (Some(_), true) => Some(Fallen::ExtraTime),
            (Some(mark), false) => Some(Fallen::Flag(mark)),
        }
    }

    /// Its name in the page, for style sheets.
    pub const fn name(self) -> &'static str {
        match self {
            Fallen::MainTime => "main-time",
            Fallen::ExtraTime => "extra-time",
            Fallen::Flag(FlagMark::Alone) => "alone",
            Fallen::Flag(FlagMark::First) => "first",
            Fallen::Flag(FlagMark::Second) => "second",
            Fallen::Flag(FlagMark::Unordered) => "unordered",
        }
    }

    /// The number of flags drawn.
    pub const fn flags(self) -> usize {
        match self {
            Fallen::ExtraTime => 2,
            Fallen::MainTime | Fallen::Flag(_) => 1,
        }
    }
}

impl CornerActions {
    fn of(side: &SideFace) -> CornerActions {
        CornerActions {
            draw: side.may_claim_draw,
            flag: side.may_claim_flag,
            arrival: side.is_expected && !side.may_claim_flag,
        }
    }

    /// Whether there is any action.
    pub const fn any(self) -> bool {
        self.draw || self.flag || self.arrival
    }
}

/// The figures of a clock that is set up, as the page shows them before the app is there: the
/// colour at the first seat, then the figures and their width in ems ([`ems`]) for each seat.
pub fn outline(face: &Face) -> String {
    let seat = |seat| {
        let digits = face.sides.get(face.at_seat(seat)).digits;
        format!("{digits} {}", ems(digits))
    };
    let [first, second] = Seat::ALL.map(seat);
    [face.at_seat(Seat::First).name(), &first, &second].join(" ")
}

/// The width of figures in ems of the digits' font; the same for all figures of one form, so that
/// nothing moves when a digit changes.
pub const fn ems(digits: Digits) -> &'static str {
    match digits {
        Digits::Tenths(s, _) if s < 10 => "1.18",
        Digits::Tenths(..) => "1.66",
        Digits::Minutes(m, _) if m < 10 => "1.7",
        Digits::Minutes(..) => "2.18",
        Digits::Hours(h, ..) if h < 10 => "2.9",
        Digits::Over(m, _) if m < 10 => "2.16",
        Digits::Hours(..) | Digits::Over(..) => "3.38",
    }
}

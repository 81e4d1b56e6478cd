//! The points that a text leaves open: [`Doubts`].

use std::cell::RefCell;

/// A point that a text may leave open. It is settled once for the whole text: nobody mixes two
/// styles in one control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Doubt {
    /// The meaning of `15/10`: [`Slash`].
    Slash,
    /// Whether the 2 of `40/2` is hours: [`Small`].
    TimeForMoves,
    /// Whether the 1 of `SD/1` is hours: [`Small`].
    TimeForRest,
    /// The meaning of `1:30`: [`Colon`].
    Colon,
    /// Whether the last part of `90/40+30` is a bonus: [`Plus`].
    Plus,
    /// Which periods have a bonus: [`Scope`].
    Scope,
    /// The meaning of `5/10` as overtime, and the unit of `10/move`: [`Overtime`], [`MoveTime`].
    Unit,
    /// Whether `10s/move` after other periods is a bonus: [`Plus`].
    EachMove,
    /// Whether the comma of `2,5` is that of a decimal: [`Comma`].
    Comma,
    /// The meaning of `1.30 h`: [`Point`].
    Point,
    /// Whether the seconds of `15 min 10 s per move` are a bonus: [`Plus`], where a period is the
    /// whole time for each move.
    Joined,
}

/// The meanings of two bare numbers with a slash between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Slash {
    /// Minutes and seconds for each move, as in `15|10`.
    Bonus,
    /// Moves and their time, as in the US.
    MovesFirst,
    /// A time and its moves.
    TimeFirst,
}

impl Slash {
    pub(super) const ALL: &[Slash] = &[Slash::Bonus, Slash::MovesFirst, Slash::TimeFirst];
}

/// The units of a small bare number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Small {
    Hours,
    Minutes,
}

impl Small {
    pub(super) const ALL: &[Small] = &[Small::Hours, Small::Minutes];
}

/// The units of two numbers with a colon between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Colon {
    HoursMinutes,
    MinutesSeconds,
}

impl Colon {
    pub(super) const ALL: &[Colon] = &[Colon::HoursMinutes, Colon::MinutesSeconds];
}

/// The part that follows a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Plus {
    Bonus,
    Period,
}

impl Plus {
    pub(super) const ALL: &[Plus] = &[Plus::Bonus, Plus::Period];
}

/// The periods that have a bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scope {
    Every,
    Last,
}

impl Scope {
    pub(super) const ALL: &[Scope] = &[Scope::Every, Scope::Last];
}

/// The meanings of two bare numbers after the main time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Overtime {
    Minutes,
    Seconds,
    DoubleFlag,
}

impl Overtime {
    pub(super) const ALL: &[Overtime] =
        &[Overtime::Minutes, Overtime::Seconds, Overtime::DoubleFlag];
}

/// The units of a bare number for each move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MoveTime {
    Seconds,
    Minutes,
}

impl MoveTime {
    pub(super) const ALL: &[MoveTime] = &[MoveTime::Seconds, MoveTime::Minutes];
}

/// The meanings of a comma between two digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Comma {
    Separator,
    Decimal,
}

impl Comma {
    pub(super) const ALL: &[Comma] = &[Comma::Separator, Comma::Decimal];
}

/// The meanings of two digits after the point, in hours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Point {
    HoursMinutes,
    Decimal,
}

impl Point {
    pub(super) const ALL: &[Point] = &[Point::HoursMinutes, Point::Decimal];
}

/// How everything that a text leaves open is settled in one reading of it. A text that is read
/// again and again, with [`next`](Doubts::next) in between, is read in every way.
#[derive(Debug)]
pub(super) struct Doubts {
    is_open: bool,
    /// Each doubt that came up, in this order: the number of the way taken, and of all ways.
    settled: RefCell<Vec<(Doubt, usize, usize)>>,
}

impl Doubts {
    /// For a text in which nothing is open: the notation says what each form means, or refuses it.
    pub(super) const fn none() -> Doubts {
        Doubts {
            is_open: false,
            settled: RefCell::new(Vec::new()),
        }
    }

    /// For a text that may mean several things; begins with the first way of each doubt.
    pub(super) const fn open() -> Doubts {
        Doubts {
            is_open: true,
            settled: RefCell::new(Vec::new()),
        }
    }

    /// The way in which a doubt is settled in this reading; `None` if nothing is open. A doubt has
    /// the same ways wherever it comes up.
    pub(super) fn settle<T: Copy>(&self, doubt: Doubt, ways: &[T]) -> Option<T> {
        if !self.is_open {
            return None;
        }
        let mut settled = self.settled.borrow_mut();
        let known = settled.iter().find(|(known, ..)| *known == doubt);
        let way = known.map(|&(_, way, _)| way).unwrap_or_else(|| {
            settled.push((doubt, 0, ways.len()));
            0
        });
        ways.get(way).copied()
    }

    /// Turns to the next reading. `false` after the last one.
    pub(super) fn next(&mut self) -> bool {
        let settled = self.settled.get_mut();
        while let Some((_, way, ways)) = settled.last_mut() {
            if *way + 1 < *ways {
                *way += 1;
                return true;
            }
            settled.pop();
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_way_of_each_doubt_is_taken_once() {
        let mut doubts = Doubts::open();
        let mut seen = Vec::new();
        loop {
            // Only hours leave a second doubt.
            let first = doubts.settle(Doubt::TimeForMoves, Small::ALL);
            let second = (first == Some(Small::Hours))
                .then(|| doubts.settle(Doubt::Scope, Scope::ALL))
                .flatten();
            // A doubt that comes up again is settled already.
            assert_eq!(first, doubts.settle(Doubt::TimeForMoves, Small::ALL));
            seen.push((first, second));
            if !doubts.next() {
                break;
            }
        }
        let expected = [
            (Some(Small::Hours), Some(Scope::Every)),
            (Some(Small::Hours), Some(Scope::Last)),
            (Some(Small::Minutes), None),
        ];
        assert_eq!(seen, expected);
        assert_eq!(Doubts::none().settle(Doubt::Scope, Scope::ALL), None);
    }
}

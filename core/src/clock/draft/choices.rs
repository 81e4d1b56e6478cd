//! The other fields that a choice in the form changes, so that the form still makes sense.

use super::{EndKind, ModeKind, PeriodField, PeriodForm, SetupForm};
use crate::clock::color::Color;
use crate::clock::length::{Unit, parse};
use crate::time::Millis;

/// How many moves a period has that has just been made one of moves.
const MOVES: &str = "40";
/// The time for the rest of the game, in minutes.
const REST: &str = "30";

/// The initial values of overtime and extra time: the period or the bonus in seconds, and the
/// number or the extra time.
const BYO_YOMI: (&str, &str) = ("30", "3");
const CANADIAN: (&str, &str) = ("300", "20");
const DOUBLE_FLAG: (&str, &str) = ("10", "60");

/// The modes between which the number of seconds means the same.
#[derive(PartialEq, Eq)]
enum Family {
    Move,
    ByoYomi,
    Canadian,
    DoubleFlag,
}

impl ModeKind {
    /// Whether only the last period can have this mode, for the rest of the game.
    pub const fn is_last_only(self) -> bool {
        match self {
            ModeKind::Hourglass | ModeKind::Upcount | ModeKind::DoubleFlag => true,
            ModeKind::SuddenDeath
            | ModeKind::Increment
            | ModeKind::Delay
            | ModeKind::Bronstein
            | ModeKind::ByoYomi
            | ModeKind::Canadian
            | ModeKind::PerMove => false,
        }
    }

    /// Whether a flag falls in this mode and one can choose what happens then.
    pub const fn has_flag_policy(self) -> bool {
        match self {
            ModeKind::Hourglass | ModeKind::Upcount | ModeKind::PerMove | ModeKind::DoubleFlag => {
                false
            }
            ModeKind::SuddenDeath
            | ModeKind::Increment
            | ModeKind::Delay
            | ModeKind::Bronstein
            | ModeKind::ByoYomi
            | ModeKind::Canadian => true,
        }
    }

    const fn family(self) -> Option<Family> {
        match self {
            ModeKind::Increment | ModeKind::Delay | ModeKind::Bronstein => Some(Family::Move),
            ModeKind::ByoYomi => Some(Family::ByoYomi),
            ModeKind::Canadian => Some(Family::Canadian),
            ModeKind::DoubleFlag => Some(Family::DoubleFlag),
            ModeKind::SuddenDeath | ModeKind::Hourglass | ModeKind::Upcount | ModeKind::PerMove => {
                None
            }
        }
    }
}

impl SetupForm {
    /// The mode of the whole: that of the last period.
    pub fn mode(&self) -> ModeKind {
        let last = self.periods.white.last();
        last.map(|period| period.mode).unwrap_or_default()
    }

    /// Whether some period of a side that counts has such a mode.
    pub fn has_mode(&self, is_such: fn(ModeKind) -> bool) -> bool {
        let black = if self.same {
            &[][..]
        } else {
            &self.periods.black
        };
        let periods = self.periods.white.iter().chain(black);
        periods.map(|period| period.mode).any(is_such)
    }

    /// Chooses the mode of the whole: of the last periods if it can only be theirs, else of all.
    pub fn set_mode(&mut self, mode: ModeKind) {
        for color in Color::ALL {
            let periods = self.periods.get_mut(color);
            if mode == ModeKind::Hourglass {
                periods.truncate(1);
            }
            let first = if mode.is_last_only() {
                periods.len().saturating_sub(1)
            } else {
                0
            };
            for period in periods.iter_mut().skip(first) {
                period.set_mode(mode);
            }
        }
    }

    /// Gives both sides White's periods, or each its own.
    pub fn set_same(&mut self, is_same: bool) {
        if !is_same {
            self.periods.black = self.periods.white.clone();
        }
        self.same = is_same;
    }

    /// Adds a period for the rest of the game.
    pub fn add_period(&mut self, color: Color) {
        let periods = self.periods.get_mut(color);
        let Some(last) = periods.last_mut() else {
            return;
        };
        let time = match last.mode {
            // Half an hour for each move would be none.
            ModeKind::PerMove => last.time.clone(),
            ModeKind::SuddenDeath
            | ModeKind::Increment
            | ModeKind::Delay
            | ModeKind::Bronstein
            | ModeKind::ByoYomi
            | ModeKind::Canadian
            | ModeKind::Hourglass
            | ModeKind::Upcount
            | ModeKind::DoubleFlag => REST.into(),
        };
        let next = PeriodForm {
            time,
            end: EndKind::Game,
            moves: String::new(),
            ..last.clone()
        };
        if last.mode.is_last_only() {
            last.mode = ModeKind::SuddenDeath;
        }
        if last.end == EndKind::Game {
            last.set_end(EndKind::Moves);
        }
        periods.push(next);
    }

    /// Removes a period. No other follows the one that is the last then, so that does not end by
    /// time.
    pub fn remove_period(&mut self, color: Color, place: usize) {
        let periods = self.periods.get_mut(color);
        if place < periods.len() {
            periods.remove(place);
        }
        if let Some(last) = periods.last_mut()
            && last.end == EndKind::Time
        {
            last.end = EndKind::Game;
        }
    }
}

impl PeriodForm {
    /// The text typed into a field; `None` if the field is a choice.
    pub const fn text(&self, part: PeriodField) -> Option<&String> {
        match part {
            PeriodField::Time => Some(&self.time),
            PeriodField::Moves => Some(&self.moves),
            PeriodField::Bonus => Some(&self.bonus),
            PeriodField::Count => Some(&self.count),
            PeriodField::Extra => Some(&self.extra),
            PeriodField::End | PeriodField::Mode => None,
        }
    }

    /// Types into a field, unless it is a choice.
    pub fn write(&mut self, part: PeriodField, text: String) {
        match part {
            PeriodField::Time => self.time = text,
            PeriodField::Moves => self.moves = text,
            PeriodField::Bonus => self.bonus = text,
            PeriodField::Count => self.count = text,
            PeriodField::Extra => self.extra = text,
            PeriodField::End | PeriodField::Mode => {}
        }
    }

    /// Chooses the mode, with values to begin with.
    pub fn set_mode(&mut self, mode: ModeKind) {
        let family = mode.family();
        if family != self.mode.family() || self.bonus.is_empty() {
            match family {
                None => {}
                Some(Family::Move) => self.bonus = self.usual_increment().into(),
                Some(Family::ByoYomi) => {
                    (self.bonus, self.count) = (BYO_YOMI.0.into(), BYO_YOMI.1.into());
                }
                Some(Family::Canadian) => {
                    (self.bonus, self.count) = (CANADIAN.0.into(), CANADIAN.1.into());
                }
                Some(Family::DoubleFlag) => {
                    (self.bonus, self.extra) = (DOUBLE_FLAG.0.into(), DOUBLE_FLAG.1.into());
                }
            }
        }
        if mode.is_last_only() {
            self.end = EndKind::Game;
        } else if mode == ModeKind::PerMove && self.end == EndKind::Time {
            self.set_end(EndKind::Moves);
        }
        self.mode = mode;
    }

    /// Chooses the end, with a number of moves to begin with.
    pub fn set_end(&mut self, end: EndKind) {
        if end == EndKind::Moves && self.moves.is_empty() {
            self.moves = MOVES.into();
        }
        self.end = end;
    }

    /// The extra time and the bonus of a double flag; the usual ones where they cannot be read.
    pub fn extra_and_bonus(&self) -> (Millis, Millis) {
        let read = |text: &str, usual: &str| {
            parse(text, Unit::Seconds)
                .or_else(|_| parse(usual, Unit::Seconds))
                .unwrap_or_default()
        };
        (
            read(&self.extra, DOUBLE_FLAG.1),
            read(&self.bonus, DOUBLE_FLAG.0),
        )
    }

    /// The seconds that players give for each move at this time.
    fn usual_increment(&self) -> &'static str {
        match parse(&self.time, Unit::Minutes) {
            Ok(time) if time >= Millis::minutes(60) => "30",
            Ok(time) if time >= Millis::minutes(15) => "10",
            Ok(_) | Err(_) => "2",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::notation::parse as read;
    use crate::clock::setup::{Setup, SetupDraft};

    fn form(notation: &str) -> SetupForm {
        let controls = read(notation).expect("a time control");
        SetupForm::of(&Setup::new(SetupDraft::standard(controls)).expect("a valid one"))
    }

    #[test]
    fn every_mode_can_be_chosen_after_every_other_one_and_makes_a_setup() {
        for notation in ["3+2", "90/40, 30 with 30s", "90/flag, 30"] {
            for first in ModeKind::ALL {
                for second in ModeKind::ALL {
                    let mut form = form(notation);
                    form.set_mode(first);
                    assert!(form.check().is_ok(), "{notation}, {first:?}");
                    form.set_mode(second);
                    assert!(form.check().is_ok(), "{notation}, {first:?}, {second:?}");
                    assert_eq!(form.mode(), second);
                }
            }
        }
    }

    #[test]
    fn a_period_can_be_added_to_every_mode_but_the_hourglass() {
        for mode in ModeKind::ALL {
            let mut form = form("3+2");
            form.set_mode(mode);
            for _ in 0..2 {
                form.add_period(Color::White);
                let is_right = form.check().is_ok();
                assert_eq!(is_right, mode != ModeKind::Hourglass, "{mode:?}");
            }
        }
    }

    #[test]
    fn a_second_period_is_the_usual_one_of_tournaments() {
        let mut long = form("90+30");
        long.add_period(Color::White);
        assert_eq!(long.check(), form("90/40, 30 with 30s").check());
    }

    #[test]
    fn a_mode_that_ends_the_game_leaves_the_earlier_periods_as_they_are() {
        let mut form = form("90/40, 30 with 30s");
        form.set_mode(ModeKind::DoubleFlag);
        let modes: Vec<ModeKind> = form.periods.white.iter().map(|one| one.mode).collect();
        assert_eq!(modes, [ModeKind::Increment, ModeKind::DoubleFlag]);
        form.set_mode(ModeKind::Delay);
        assert!(!form.has_mode(|mode| mode != ModeKind::Delay));
    }

    #[test]
    fn seconds_are_kept_between_modes_in_which_they_mean_the_same() {
        let mut form = form("3+5");
        form.set_mode(ModeKind::Bronstein);
        assert_eq!(form.periods.white[0].bonus, "5");
        form.set_mode(ModeKind::ByoYomi);
        assert_eq!(form.periods.white[0].bonus, "30");
        form.set_mode(ModeKind::Increment);
        assert_eq!(form.periods.white[0].bonus, "2");
    }
}

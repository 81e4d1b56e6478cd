//! The curves of the bonus rules, along which the learner drags a point: [`CurvesState`].

use super::error::ExhibitError;
use crate::clock::BonusRule;
use crate::time::Millis;

/// The extra time after a press, as a function of the extra time left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CurvesExhibit {
    /// The extra time given.
    pub extra: Millis,
    /// The bonus for each move.
    pub bonus: Millis,
    /// The rules that can be chosen; the first is chosen initially.
    pub rules: &'static [BonusRule],
    /// The extra time left initially.
    pub left: Millis,
}

impl CurvesExhibit {
    /// The article's own figures, 60 s and 10 s, with all three rules and no time left.
    pub const ARTICLE: CurvesExhibit = CurvesExhibit {
        extra: Millis::seconds(60),
        bonus: Millis::seconds(10),
        rules: &BonusRule::ALL,
        left: Millis::ZERO,
    };

    /// The curves in their initial state.
    pub fn begin(&self) -> CurvesState {
        CurvesState {
            exhibit: *self,
            rule: self.rules.first().copied().unwrap_or_default(),
            left: self.left,
            pressed: 0,
        }
    }
}

/// Curves in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CurvesState {
    exhibit: CurvesExhibit,
    /// The chosen rule.
    pub rule: BonusRule,
    /// The extra time left, from zero to the extra time given.
    pub left: Millis,
    /// The number of presses since the point was dragged.
    pub pressed: u32,
}

/// An act on curves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CurvesAct {
    /// Choose another bonus rule.
    Choose(BonusRule),
    /// Drag to this extra time, clamped to the range.
    Drag(Millis),
    /// Press: the extra time left changes as the rule says.
    Press,
}

impl CurvesState {
    /// The exhibit it was made from.
    pub fn exhibit(&self) -> &CurvesExhibit {
        &self.exhibit
    }

    /// The extra time after a press, under a rule.
    pub fn after(&self, rule: BonusRule) -> Millis {
        rule.after_press(self.left, self.exhibit.extra, self.exhibit.bonus)
    }

    /// The time that a press would add now, under the chosen rule.
    pub fn gain(&self) -> Millis {
        self.after(self.rule) - self.left
    }

    /// Performs an act.
    ///
    /// # Errors
    /// [`ExhibitError::NotOffered`] for a rule that is not among those shown.
    pub fn act(&mut self, act: CurvesAct) -> Result<(), ExhibitError> {
        match act {
            CurvesAct::Choose(rule) if self.exhibit.rules.contains(&rule) => self.rule = rule,
            CurvesAct::Choose(_) => return Err(ExhibitError::NotOffered),
            CurvesAct::Drag(left) => {
                self.left = left.min(self.exhibit.extra).or_zero();
                self.pressed = 0;
            }
            CurvesAct::Press => {
                self.left = self.after(self.rule);
                self.pressed = self.pressed.saturating_add(1);
            }
        }
        Ok(())
    }
}

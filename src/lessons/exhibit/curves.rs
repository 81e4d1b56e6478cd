//! The curves of the bonus rules, along which one drags: [`CurvesState`].

use super::error::ExhibitError;
use crate::clock::BonusRule;
use crate::time::Millis;

/// What a press on extra time gives, by what is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CurvesExhibit {
    /// The extra time given.
    pub extra: Millis,
    /// The bonus for each move.
    pub bonus: Millis,
    /// The rules that can be chosen; the first is chosen at first.
    pub rules: &'static [BonusRule],
    /// What is left at first.
    pub left: Millis,
}

impl CurvesExhibit {
    /// The article's own figures, 60 s and 10 s, with all three rules and
    /// nothing left.
    pub const ARTICLE: CurvesExhibit = CurvesExhibit {
        extra: Millis::seconds(60),
        bonus: Millis::seconds(10),
        rules: &BonusRule::ALL,
        left: Millis::ZERO,
    };

    /// The curves at their beginning.
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
    /// The rule that is chosen.
    pub rule: BonusRule,
    /// What is left, from nothing to the extra time given.
    pub left: Millis,
    /// How often was pressed since the place was chosen.
    pub pressed: u32,
}

/// What can be done with curves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CurvesAct {
    /// Another rule for the bonus.
    Choose(BonusRule),
    /// So much is left; beyond the ends it is the nearer end.
    Drag(Millis),
    /// A press: what is left becomes what the rule says.
    Press,
}

impl CurvesState {
    /// What it is of.
    pub fn exhibit(&self) -> &CurvesExhibit {
        &self.exhibit
    }

    /// What a press would leave, by a rule.
    pub fn after(&self, rule: BonusRule) -> Millis {
        rule.after_press(self.left, self.exhibit.extra, self.exhibit.bonus)
    }

    /// What a press would add now, by the rule that is chosen.
    pub fn gain(&self) -> Millis {
        self.after(self.rule) - self.left
    }

    /// Does something.
    ///
    /// # Errors
    /// A rule that is not offered.
    pub fn act(&mut self, act: CurvesAct) -> Result<(), ExhibitError> {
        match act {
            CurvesAct::Choose(rule) if self.exhibit.rules.contains(&rule) => self.rule = rule,
            CurvesAct::Choose(_) => return Err(ExhibitError::NotOffered),
            CurvesAct::Drag(left) => {
                self.left = left.clamp(Millis::ZERO, self.exhibit.extra);
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

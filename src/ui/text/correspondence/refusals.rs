//! Why an entry is rejected, and how to correct it: [`refusal()`].

use super::{Dated, length, refusal as say};
use crate::correspondence::EntryError;

/// Why an entry is rejected, and how to correct it.
pub(crate) fn refusal(why: EntryError, dated: Dated<'_>) -> String {
    match why {
        EntryError::BeforeStart { start } => say::before_start(&dated(start)),
        EntryError::NotStarted => say::not_started().into(),
        EntryError::Started => say::started().into(),
        EntryError::Order { after } => say::order(&dated(after)),
        EntryError::Future { now } => say::future(&dated(now)),
        EntryError::Fallen { side, at } => say::fallen(side, &dated(at)),
        EntryError::Over => say::over().into(),
        EntryError::Claim => say::claim().into(),
        EntryError::NoClaim => say::no_claim().into(),
        EntryError::Illegal => say::illegal().into(),
        EntryError::Amount => say::amount().into(),
        EntryError::Bank { bank } => say::bank(&length(bank)),
        EntryError::Cap { room } => say::cap(&length(room)),
        EntryError::Shown => say::shown().into(),
        EntryError::NothingShown => say::nothing_shown().into(),
        EntryError::NotTeam => say::not_team().into(),
        EntryError::CaptainMayNot => say::captain_may_not().into(),
        EntryError::AfterEnd { end } => say::after_end(&dated(end)),
        EntryError::NothingLeft => say::nothing_left().into(),
        EntryError::SubstitutionOwed { side } => say::substitution_owed(side),
        EntryError::Name => say::name().into(),
    }
}

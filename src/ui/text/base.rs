//! The words that every page may use: `locales/TAG/base.ftl`. What is built of them is beside this:
//! how a game goes and ends ([`history`](super::history)), times as one says them
//! ([`spoken`](super::spoken)), time controls ([`controls`](super::controls)), and what is wrong
//! with stored data ([`stored`](super::stored)).

use super::spoken::{on_clock, on_half};
use crate::clock::control::Rate;
use crate::clock::length::LengthError;
use crate::clock::notation::Expected;
use crate::clock::setup::PeriodError;
use crate::clock::view::half::SideTime;
use crate::clock::{BonusRule, ByColor, Color, EndReason, Offence, Rejection};
use crate::game::material::MaterialVerdict;
use crate::game::notation::alphabet::Alphabet;
use crate::game::sheet::SheetError;
use crate::settings::{BoardColours, Letters};
use crate::storage::kind::ValueKind;
use crate::time::Millis;
use crate::words::{Arg, Number, area};

area!("base");

/// The tag of the language in use.
pub fn tag() -> &'static str {
    WORDS.table().tag()
}

/// The letters of the pieces in a move.
pub fn pieces() -> Alphabet {
    Alphabet::spelling(names::pieces()).unwrap_or(Alphabet::ENGLISH)
}

/// The players of a game: their names, or their colours.
pub fn versus(players: &ByColor<String>) -> String {
    let name = |side: Color| match players.get(side).trim() {
        "" => names::color(side),
        name => name,
    };
    games::versus(name(Color::White), name(Color::Black))
}

/// The players who are there before a scheduled start; `None` if nobody is.
pub fn are_here(here: ByColor<bool>) -> Option<&'static str> {
    match (here.white, here.black) {
        (true, true) => Some(face::both_here()),
        (true, false) => Some(face::one_here(Color::White)),
        (false, true) => Some(face::one_here(Color::Black)),
        (false, false) => None,
    }
}

/// The name of a half for a screen reader: the player, the player's time and the opponent's.
pub fn say_half(name: &str, own: SideTime, theirs: SideTime) -> String {
    face::say_half(name, &on_half(own), &on_half(theirs))
}

/// Spoken by the voice when a side has only this much time left.
pub fn say_left(side: Color, left: Millis) -> String {
    face::say_left(side, &on_clock(left))
}

/// The time on a clock before a correction, and the change.
pub fn was(was: Millis, change: Millis) -> String {
    panel::was(&was.to_string(), &signed(change))
}

/// The unit of a typed number of moves.
pub fn moves_unit(typed: &str) -> &'static str {
    panel::moves_unit(typed.parse().unwrap_or(0_u32))
}

/// Whether the side that might win can checkmate; and whether pawns could block each other.
pub fn material_says(side: Color, verdict: MaterialVerdict, blocked: bool) -> &'static str {
    match verdict {
        MaterialVerdict::Cannot => material::cannot(),
        MaterialVerdict::Can => material::can(side, blocked),
        MaterialVerdict::DependsOnPosition => material::depends(side),
    }
}

/// A time that is extra time.
pub fn extra_time(left: Millis) -> String {
    games::extra(&format!("{left:.3}"))
}

/// A change of a time, with its sign.
fn signed(change: Millis) -> String {
    if change < Millis::ZERO {
        format!("−{}", -change)
    } else {
        format!("+{change}")
    }
}

/// Why an act at the board is refused.
pub fn refused(why: SheetError) -> &'static str {
    match why {
        SheetError::Clock(why) => panel::rejection(why),
        SheetError::IllegalMove => refusal::illegal_move(),
        SheetError::NotOnMove => refusal::not_on_move(),
        SheetError::NotStarted => refusal::not_started(),
        SheetError::PressFirst => refusal::press_first(),
        SheetError::MovePresses => refusal::move_presses(),
        SheetError::NoMoveMade => refusal::no_move_made(),
        SheetError::NothingToTakeBack => refusal::nothing_to_take_back(),
        SheetError::NoOffer => refusal::no_offer(),
        SheetError::OfferStands => refusal::offer_stands(),
        SheetError::NoClaim => refusal::no_claim(),
        SheetError::PositionIsGone => refusal::position_is_gone(),
    }
}

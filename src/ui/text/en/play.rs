//! A game on the board beside its page, in English.

use super::{color, rejection};
use crate::game::sheet::SheetError;
use crate::settings::{BoardColours, Letters};
use crate::ui::text::play::BesideText;

pub(super) const BESIDE: BesideText = BesideText {
    title: "Board",
    refusal,
    could_claim: |side| {
        [
            color(side),
            " can claim a draw: the opponent\u{2019}s first flag has fallen.",
        ]
        .concat()
    },
    claim_instead: "Claim the draw",
    earlier: "Previous move",
    later: "Next move",
    now: "Latest position",
    board: "Board",
    colours: "Colours of the squares",
    letters: "Letters of the pieces",
    letters_name: |letters| match letters {
        Letters::Own => "This language: K Q R B N",
        Letters::English => "English: K Q R B N",
        Letters::Figurines => "Figurines: ♔ ♕ ♖ ♗ ♘",
    },
    colours_name: |set| match set {
        BoardColours::Boxwood => "Boxwood",
        BoardColours::Green => "Green",
        BoardColours::Slate => "Slate",
        BoardColours::Contrast => "High contrast",
    },
    coordinates: "Show coordinates",
    keys_of_page: "Board: the game",
    keys_of_board: "Board: the squares",
    key_entry: "Type a move",
    key_press: "Press the clock of the side to move",
};

fn refusal(why: SheetError) -> &'static str {
    match why {
        SheetError::Clock(why) => rejection(why),
        SheetError::IllegalMove => "That move is not legal.",
        SheetError::NotOnMove => "The other side\u{2019}s clock is running.",
        SheetError::NotStarted => "The game has not started yet.",
        SheetError::PressFirst => "Press the clock first: the move is not complete.",
        SheetError::MovePresses => "The move presses the clock.",
        SheetError::NoMoveMade => "Make a move on the board first.",
        SheetError::NothingToTakeBack => "There is no move to take back.",
        SheetError::NoOffer => "There is no draw offer to answer.",
        SheetError::OfferStands => "A draw has already been offered.",
        SheetError::NoClaim => "The position does not allow that claim.",
        SheetError::PositionIsGone => "That position is no longer part of the game.",
    }
}

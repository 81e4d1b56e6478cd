//! A game on the board beside its page, in German.

use super::{color, rejection};
use crate::game::sheet::SheetError;
use crate::settings::{BoardColours, Letters};
use crate::ui::text::play::BesideText;

pub(super) const BESIDE: BesideText = BesideText {
    title: "Brett",
    refusal,
    could_claim: |side| {
        [
            color(side),
            " kann Remis reklamieren: Das erste Fallblättchen des Gegners ist gefallen.",
        ]
        .concat()
    },
    claim_instead: "Remis reklamieren",
    earlier: "Ein Zug zurück",
    later: "Ein Zug weiter",
    now: "Aktuelle Stellung",
    board: "Brett",
    colours: "Farben der Felder",
    letters: "Buchstaben der Figuren",
    letters_name: |letters| match letters {
        Letters::Own => "Wie die Sprache: K D T L S",
        Letters::English => "Englisch: K Q R B N",
        Letters::Figurines => "Figurinen: ♔ ♕ ♖ ♗ ♘",
    },
    colours_name: |set| match set {
        BoardColours::Boxwood => "Buchsbaum",
        BoardColours::Green => "Grün",
        BoardColours::Slate => "Schiefer",
        BoardColours::Contrast => "Hoher Kontrast",
    },
    coordinates: "Koordinaten anzeigen",
    keys_of_page: "Brett: die Partie",
    keys_of_board: "Brett: die Felder",
    key_entry: "Zug eingeben",
    key_press: "Uhr der Seite am Zug drücken",
};

fn refusal(why: SheetError) -> &'static str {
    match why {
        SheetError::Clock(why) => rejection(why),
        SheetError::IllegalMove => "Dieser Zug ist regelwidrig.",
        SheetError::NotOnMove => "Es läuft die Uhr der anderen Seite.",
        SheetError::NotStarted => "Die Partie hat noch nicht begonnen.",
        SheetError::PressFirst => "Zuerst die Uhr drücken: Der Zug ist noch nicht abgeschlossen.",
        SheetError::MovePresses => "Die Uhr wird durch den Zug gedrückt.",
        SheetError::NoMoveMade => "Zuerst auf dem Brett ziehen.",
        SheetError::NothingToTakeBack => "Es gibt keinen Zug zurückzunehmen.",
        SheetError::NoOffer => "Es gibt kein Remisangebot.",
        SheetError::OfferStands => "Remis ist schon angeboten.",
        SheetError::NoClaim => "In dieser Stellung lässt sich das nicht reklamieren.",
        SheetError::PositionIsGone => "Diese Stellung gehört nicht mehr zur Partie.",
    }
}

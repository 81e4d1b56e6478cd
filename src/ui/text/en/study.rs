//! The links to games to look at, in English.

use crate::ui::text::study::LinksText;

pub(super) const LINKS: LinksText = LinksText {
    correspondence: "Correspondence games",
    study: "View a game",
    winnability: "Can they still win?",
    look_at_it: "Look through",
    as_pgn: "PGN",
};

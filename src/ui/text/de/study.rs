//! The links to games to look at, in German.

use crate::ui::text::study::LinksText;

pub(super) const LINKS: LinksText = LinksText {
    correspondence: "Fernpartien",
    study: "Partie ansehen",
    winnability: "Noch zu gewinnen?",
    look_at_it: "Durchsehen",
    as_pgn: "PGN",
};

//! The embedded clock, in German.

use crate::ui::text::embed::EmbedText;

pub(super) const EMBED: EmbedText = EmbedText {
    cannot_show: "Das kann nicht gezeigt werden.",
    open: "In Zeitnot öffnen",
};

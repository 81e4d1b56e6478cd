//! The embedded clock, in English.

use crate::ui::text::embed::EmbedText;

pub(super) const EMBED: EmbedText = EmbedText {
    cannot_show: "This cannot be shown.",
    open: "Open in Zeitnot",
};

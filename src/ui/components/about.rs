//! Under which licences all this is.

use crate::ui::el::{El, el, several};
use crate::ui::text::t;

/// What the build writes beside the page.
const LIBRARIES: &str = "licences.txt";

/// The licence in a sentence, and the way to those of the libraries. It is
/// opened apart: whatever runs on the page runs on.
pub(crate) fn about() -> El {
    let libraries = el("a")
        .attr("data-act", "licences")
        .attr("href", LIBRARIES)
        .attr("target", "_blank")
        .attr("rel", "noopener")
        .child(t().settings.licences);
    several()
        .child(el("p").class("quiet").child(t().settings.licence))
        .child(el("p").child(libraries))
}

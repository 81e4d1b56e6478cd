//! The licences of the app and its libraries.

use crate::ui::el::{El, el, several};
use crate::ui::text::t;

/// The file written by the build.
const LIBRARIES: &str = "licences.txt";

/// The app's licence and a link to those of the libraries. It opens in a new tab, so that a running
/// clock goes on.
pub(crate) fn about() -> El {
    let libraries = el("a")
        .attr("data-act", "licences")
        .attr("href", LIBRARIES)
        .attr("target", "_blank")
        .attr("rel", "noopener")
        .child(t().about.licences);
    several()
        .child(el("p").class("quiet").child(t().about.licence))
        .child(el("p").child(libraries))
}

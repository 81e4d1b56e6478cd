//! Common time controls on home: [`quick`].

use crate::ui::el::{El, el};
use crate::ui::route::link_to_control;
use crate::ui::text::t;

/// The controls, as most are played.
const CONTROLS: [&str; 6] = ["3+2", "5+0", "5+3", "10+0", "15+10", "90+30"];

/// Common time controls: a touch on one leads to a clock that waits for its first press. While a
/// game is on the table, the link asks.
pub(super) fn quick() -> El {
    let control = |control: &str| {
        let link = el("a")
            .class("home-control")
            .attr("data-control", control)
            .attr("href", link_to_control(control));
        el("li").child(link.child(control))
    };
    el("ul")
        .class("home-controls")
        .attr("aria-label", t().home.controls)
        .child(CONTROLS.map(control))
}

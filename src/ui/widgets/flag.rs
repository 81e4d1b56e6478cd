//! A small mechanical flag, drawn fallen.

use crate::clock::face::FlagMark;
use crate::clock::view::half::Fallen;
use crate::ui::el::{El, el, svg};
use crate::ui::text::t;

/// Shows the flags that have fallen on one side: with the double flag, the first or the one that
/// loses.
pub(crate) fn flag(fallen: Fallen) -> El {
    let label = match fallen {
        Fallen::MainTime => t().face.flag_main_time,
        Fallen::ExtraTime => t().face.flag_extra_time,
        Fallen::Flag(FlagMark::First) => t().face.flag_first,
        Fallen::Flag(FlagMark::Second) => t().face.flag_second,
        Fallen::Flag(FlagMark::Unordered) => t().face.flag_down,
    };
    let drawings: Vec<El> = (0..fallen.flags()).map(|_| drawing()).collect();
    el("span")
        .class("flag")
        .attr("data-flag", fallen.name())
        .child(drawings)
        .child(el("span").child(label))
}

fn drawing() -> El {
    svg("svg")
        .attr("viewBox", "0 0 24 24")
        .attr("aria-hidden", "true")
        .child(svg("path").class("pole").attr("d", "M5 2v20"))
        .child(svg("path").class("cloth").attr("d", "M5 4l14 5-14 5z"))
}

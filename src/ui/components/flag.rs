//! The small mechanical flag, drawn fallen.

use crate::clock::face::FlagMark;
use crate::ui::el::{El, el, svg};
use crate::ui::text::t;

/// A fallen flag; `None` draws nothing.
pub fn flag(mark: Option<FlagMark>) -> Option<El> {
    let mark = mark?;
    let (name, label) = match mark {
        FlagMark::First => ("first", t().face.flag_first),
        FlagMark::Second => ("second", t().face.flag_second),
        FlagMark::Unordered => ("unordered", t().face.flag_down),
    };
    let drawing = svg("svg")
        .attr("viewBox", "0 0 24 24")
        .attr("aria-hidden", "true")
        .child(svg("path").class("pole").attr("d", "M5 2v20"))
        .child(svg("path").class("cloth").attr("d", "M5 4l14 5-14 5z"));
    let flag = el("span").class("flag").attr("data-flag", name);
    Some(flag.child(drawing).child(el("span").child(label)))
}

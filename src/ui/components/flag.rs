//! The small mechanical flag, drawn fallen.

use crate::clock::face::FlagMark;
use crate::ui::el::{El, el, svg};
use crate::ui::text::t;

/// What has fallen on one side: of the double flag the first, and the flag
/// with which a game is lost. Nothing fallen draws nothing.
pub fn flag(mark: Option<FlagMark>, first_flag: bool) -> Option<El> {
    let (name, label) = match (mark, first_flag) {
        (None, false) => return None,
        (None, true) => ("main-time", t().face.flag_main_time),
        // There is only one side that can have come so far.
        (Some(_), true) => ("extra-time", t().face.flag_extra_time),
        (Some(FlagMark::First), _) => ("first", t().face.flag_first),
        (Some(FlagMark::Second), _) => ("second", t().face.flag_second),
        (Some(FlagMark::Unordered), _) => ("unordered", t().face.flag_down),
    };
    let second = mark.is_some() && first_flag;
    let flag = el("span").class("flag").attr("data-flag", name);
    Some(
        flag.child(drawing())
            .child(second.then(drawing))
            .child(el("span").child(label)),
    )
}

fn drawing() -> El {
    svg("svg")
        .attr("viewBox", "0 0 24 24")
        .attr("aria-hidden", "true")
        .child(svg("path").class("pole").attr("d", "M5 2v20"))
        .child(svg("path").class("cloth").attr("d", "M5 4l14 5-14 5z"))
}

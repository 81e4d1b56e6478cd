//! A small mechanical flag, drawn fallen.

use crate::clock::Color;
use crate::clock::face::FlagMark;
use crate::clock::view::half::Fallen;
use crate::ui::el::{El, el, svg};
use crate::ui::text::t;

/// Shows the flags that have fallen on one side: with the double flag, the first or the one that
/// loses. "First" and "second" are only said when both are down.
pub(crate) fn flag(side: Color, fallen: Fallen) -> El {
    let label = match fallen {
        Fallen::MainTime => t().face.flag_main_time.to_owned(),
        Fallen::ExtraTime => t().face.flag_extra_time.to_owned(),
        Fallen::Flag(FlagMark::Alone) => (t().face.flag_fell)(side),
        Fallen::Flag(FlagMark::First) => t().face.flag_first.to_owned(),
        Fallen::Flag(FlagMark::Second) => t().face.flag_second.to_owned(),
        Fallen::Flag(FlagMark::Unordered) => t().face.flag_down.to_owned(),
    };
    let drawings: Vec<El> = (0..fallen.flags()).map(|_| drawing()).collect();
    el("span")
        .class("flag")
        .attr("data-flag", fallen.name())
        .child(drawings)
        .child(el("span").child(label))
}

/// Says on a half that the opponent's flag has fallen.
pub(crate) fn opponents_flag(opponent: Color) -> El {
    el("span")
        .class("opponents-flag")
        .child(drawing())
        .child(el("span").child((t().face.flag_fell)(opponent)))
}

fn drawing() -> El {
    svg("svg")
        .attr("viewBox", "0 0 24 24")
        .attr("aria-hidden", "true")
        .child(
            svg("circle")
                .attr("cx", "6")
                .attr("cy", "3.25")
                .attr("r", "1.25"),
        )
        .child(svg("path").class("pole").attr("d", "M6 4.500v18.500"))
        .child(
            svg("path")
                .class("cloth")
                .attr("d", "M6 10.500h11.500l-2.900 3.750 2.900 3.750H6z"),
        )
}

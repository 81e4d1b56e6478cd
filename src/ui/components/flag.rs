//! The small mechanical flag, drawn fallen.

use leptos::prelude::*;

use crate::clock::face::FlagMark;
use crate::ui::text::t;

/// A fallen flag; `None` draws nothing.
pub fn flag(mark: Option<FlagMark>) -> Option<AnyView> {
    let mark = mark?;
    let (name, label) = match mark {
        FlagMark::First => ("first", t().face.flag_first),
        FlagMark::Second => ("second", t().face.flag_second),
        FlagMark::Unordered => ("unordered", t().face.flag_down),
    };
    Some(
        view! {
            <span class="flag" data-flag=name>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path class="pole" d="M5 2v20" />
                    <path class="cloth" d="M5 4l14 5-14 5z" />
                </svg>
                <span>{label}</span>
            </span>
        }
        .into_any(),
    )
}

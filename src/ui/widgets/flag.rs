//! A small mechanical flag, drawn fallen: [`fn@Flag`].

use leptos::prelude::*;

use crate::clock::Color;
use crate::clock::face::FlagMark;
use crate::clock::view::half::Fallen;
use crate::ui::text::base;

/// The flags that have fallen on one side: with the double flag, the first or the one that loses.
/// "First" and "second" are only said when both are down.
#[component]
pub(crate) fn Flag(side: Color, fallen: Fallen) -> impl IntoView {
    let label = words(side, fallen);
    let drawings = (0..fallen.flags()).map(|_| view! { <Drawing/> });
    view! {
        <span class="flag" data-flag=fallen.name()>
            {drawings.collect_view()}
            <span>{label}</span>
        </span>
    }
}

/// The words beside it.
pub(crate) fn words(side: Color, fallen: Fallen) -> String {
    match fallen {
        Fallen::MainTime => base::face::flag_main_time().to_owned(),
        Fallen::ExtraTime => base::face::flag_extra_time().to_owned(),
        Fallen::Flag(FlagMark::Alone) => base::face::flag_fell(side).to_owned(),
        Fallen::Flag(FlagMark::First) => base::face::flag_first().to_owned(),
        Fallen::Flag(FlagMark::Second) => base::face::flag_second().to_owned(),
        Fallen::Flag(FlagMark::Unordered) => base::face::flag_down().to_owned(),
    }
}

/// Says on a half that the opponent's flag has fallen.
#[component]
pub(crate) fn OpponentsFlag(opponent: Color) -> impl IntoView {
    view! {
        <span class="opponents-flag">
            <Drawing/>
            <span>{base::face::flag_fell(opponent)}</span>
        </span>
    }
}

#[component]
fn Drawing() -> impl IntoView {
    view! {
        <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="6" cy="3.25" r="1.25"/>
            <path class="pole" d="M6 4.500v18.500"/>
            <path class="cloth" d="M6 10.500h11.500l-2.900 3.750 2.900 3.750H6z"/>
        </svg>
    }
}

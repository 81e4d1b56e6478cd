//! The meaning of the three parts of a bar: [`fn@Key`].

use leptos::prelude::*;

use crate::ui::text::correspondence::common as words;

/// The meaning of the three parts of a bar.
#[component]
pub(super) fn Key() -> impl IntoView {
    let part = |(class, label): (&'static str, &'static str)| {
        view! {
            <span>
                <i class="blocks">
                    <i class=class></i>
                </i>
                {label}
            </span>
        }
    };
    let parts = [
        ("blocks-clock", words::clock()),
        ("blocks-increment", words::increment()),
        ("blocks-bank", words::bank()),
    ];
    view! {
        <span class="correspondence-key" aria-hidden="true">
            {parts.map(part).collect_view()}
        </span>
    }
}

//! What the app is: [`About`].

use leptos::prelude::*;

use crate::ui::text::t;

/// The file written by the build.
const LIBRARIES: &str = "licences.txt";

/// That nothing leaves the device, the app's licence, and a link to those of the libraries. It
/// opens in a new tab, so that a running clock goes on.
#[component]
pub(crate) fn About() -> impl IntoView {
    view! {
        <p>{t().about.local}</p>
        <p class="quiet">{t().about.licence}</p>
        <p>
            <a data-act="licences" href=LIBRARIES target="_blank" rel="noopener">
                {t().about.licences}
            </a>
        </p>
    }
}

//! Facts about the app: [`About`].

use leptos::prelude::*;

use crate::platform::app::version;
use crate::ui::text::base;

/// The file written by the build.
const LIBRARIES: &str = "licences.txt";

/// Says that nothing leaves the device, names the app's version and licence, says whether a native
/// speaker has yet to read the texts, and links to the licences of the libraries. The link opens in a
/// new tab, so that a running clock goes on.
#[component]
pub(crate) fn About() -> impl IntoView {
    let translation = base::about::translation();
    view! {
        <p>{base::about::local()}</p>
        {version().map(|version| view! { <p class="quiet num">"Zeitnot " {version}</p> })}
        <p class="quiet">{base::about::licence()}</p>
        {(!translation.is_empty()).then(|| view! { <p class="quiet">{translation}</p> })}
        <p>
            <a data-act="licences" href=LIBRARIES target="_blank" rel="noopener">
                {base::about::licences()}
            </a>
        </p>
    }
}

//! Content that not everybody needs, folded behind its title: [`fn@Fold`].

use leptos::html;
use leptos::prelude::*;

use crate::ui::widgets::icon::Icon;

#[component]
pub(crate) fn Fold(
    title: &'static str,
    /// The choice within, in a few words.
    #[prop(optional, into)]
    summary: Option<Signal<String>>,
    /// Whether a field within has an error. That opens the fold; it stays open once the error is
    /// gone, because the user is typing there.
    #[prop(optional, into)]
    is_wrong: Signal<bool>,
    /// The name by which tests find it.
    #[prop(optional)]
    name: Option<&'static str>,
    children: Children,
) -> impl IntoView {
    let details = NodeRef::<html::Details>::new();
    Effect::new(move || {
        if is_wrong.get()
            && let Some(details) = details.get()
        {
            details.set_open(true);
        }
    });
    view! {
        <details class="fold" data-fold=name node_ref=details>
            <summary>
                {Icon::On.view()}
                <span>{title}</span>
                {summary.map(|summary| view! { " " <small>{summary}</small> })}
            </summary>
            <div>{children()}</div>
        </details>
    }
}

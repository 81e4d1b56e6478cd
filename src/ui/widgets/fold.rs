//! Content that not everybody needs, folded behind its title: [`fn@Fold`].

use leptos::html;
use leptos::prelude::*;

use crate::ui::widgets::icon::Icon;

#[component]
pub(crate) fn Fold(
    #[prop(into)] title: Signal<&'static str>,
    /// The choice within, in a few words.
    #[prop(optional, into)]
    summary: Option<Signal<String>>,
    /// Whether a field within has an error. That opens the fold; it stays open once the error is
    /// gone, because the user is typing there.
    #[prop(optional, into)]
    is_wrong: Signal<bool>,
    /// Whether it is a part of its page, whose title is a heading.
    #[prop(optional)]
    is_part: bool,
    /// Whether it is open until somebody closes it.
    #[prop(optional, into)]
    is_open: Signal<bool>,
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
    let title = if is_part {
        view! { <h2>{move || title.get()}</h2> }.into_any()
    } else {
        view! { <span>{move || title.get()}</span> }.into_any()
    };
    view! {
        <details class="fold" data-fold=name prop:open=move || is_open.get() node_ref=details>
            <summary>
                {Icon::On.view()}
                {title}
                {summary.map(|summary| view! { " " <small>{summary}</small> })}
            </summary>
            <div>{children()}</div>
        </details>
    }
}

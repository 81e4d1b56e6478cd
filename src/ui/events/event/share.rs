//! A link that has an event's parameters: [`href`], [`CopyEventLink`], [`EventLink`] and
//! [`fn@Share`].

use leptos::prelude::*;

use crate::correspondence::{Event, link};
use crate::platform::clipboard;
use crate::ui::context::AppContext;
use crate::ui::route::{EventFormRoute, Route};
use crate::ui::text::events::sheet as texts;
use crate::ui::widgets::fold::Fold;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::link_code::{CodedLink, LinkCode};
use crate::ui::widgets::link_language::{LinkLanguage, LinkedLanguage, address_in};

/// The link that another player opens to get the same event, in a language.
fn href_in(language: LinkedLanguage, event: &Event) -> String {
    let page = Route::from(EventFormRoute::New).href();
    [&*address_in(language), &*page, "?", &*link::write(event)].concat()
}

/// The link that another player opens to get the same event.
pub(super) fn href(event: &Event) -> String {
    href_in(None, event)
}

/// A button that copies the link and says so.
#[component]
pub(super) fn CopyEventLink(
    /// Makes the link; `None` while there is no event.
    #[prop(into)]
    link: Callback<(), Option<String>>,
) -> impl IntoView {
    let context = expect_context::<AppContext>();
    let copy = move |_| {
        let Some(link) = link.run(()) else {
            return;
        };
        clipboard::write(&link, move |is_copied| {
            context.notify_here(if is_copied {
                texts::copied().into()
            } else {
                texts::not_copied().into()
            });
        });
    };
    view! {
        <button type="button" data-act="copy-link" on:click=copy>
            {Icon::Link.view()}
            {texts::copy()}
        </button>
    }
}

/// The link to an event, in the language that its readers shall see, with its code. A handle.
#[derive(Clone, Copy)]
pub(super) struct EventLink {
    language: RwSignal<LinkedLanguage>,
    link: Signal<String>,
    pub(super) coded: CodedLink,
}

impl EventLink {
    pub(super) fn new(event: Event) -> EventLink {
        let language = RwSignal::new(None);
        let link = Signal::derive(move || href_in(language.get(), &event));
        EventLink {
            language,
            link,
            coded: CodedLink::new(link),
        }
    }
}

/// The link, to be copied, and its code.
#[component]
pub(super) fn Share(shared: EventLink, name: String) -> impl IntoView {
    let EventLink {
        language,
        link,
        coded,
    } = shared;
    view! {
        <section class="event-share no-print">
            <Fold title=texts::share() name="share">
                <p class="quiet">{texts::share_hint()}</p>
                <LinkLanguage value=language on_change=move |chosen| language.set(chosen)/>
                <textarea
                    readonly=true
                    rows="3"
                    name="link"
                    aria-label=texts::link()
                    spellcheck="false"
                    prop:value=link
                ></textarea>
                <CopyEventLink link=move |()| Some(link.get_untracked())/>
                <LinkCode coded title=name/>
            </Fold>
        </section>
    }
}

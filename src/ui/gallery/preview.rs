//! The chosen view itself: [`Preview`].

use leptos::attr::any_attribute::IntoAnyAttribute;
use leptos::attr::custom::custom_attribute;
use leptos::ev::CustomEvent;
use leptos::html;
use leptos::prelude::*;

use super::state::Gallery;
use crate::embed::options::OptionsDraft;
use crate::embed::parameter::Parameter;
use crate::platform::resize_observer::on_height;
use crate::platform::{network, script};
use crate::ui::text::learn as texts;
use crate::ui::watch::watch;
use crate::ui::widgets::listener::use_listener;

/// The element's script, which stands beside the page.
const SCRIPT: &str = "embed.js";

/// Shows the real element, in this very page. Its frame has no origin, so the device keeps nothing
/// of it: without a network, words stand in its place, unless it has loaded before.
#[component]
pub(super) fn Preview(
    gallery: Gallery,
    /// The height of the frame, measured here.
    height: RwSignal<u16>,
) -> impl IntoView {
    script::load(SCRIPT);
    let chosen = Memo::new(move |_| gallery.chosen());
    let is_online = RwSignal::new(network::is_online());
    use_listener(network::on_change(move |now| {
        let _ = is_online.try_set(now);
    }));

    // Changing one of these loads the frame again.
    let program = Memo::new(move |_| {
        chosen.with(|chosen| {
            [Parameter::View, Parameter::Lang].map(|of| chosen.get(of).map(str::to_owned))
        })
    });
    let is_ready = RwSignal::new(false);
    watch(move || {
        program.get();
        is_ready.set(false);
    });
    let offline = move || {
        view! {
            <p class="quiet" role="status">
                {texts::gallery::preview_offline()}
            </p>
        }
    };
    // The height is 0 until it is measured.
    let high = move || match height.get() {
        0 => String::new(),
        height => texts::gallery::high(height),
    };
    view! {
        <section class="gallery-site">
            <header class="quiet">
                <h2>{texts::gallery::as_shown()}</h2>
                <span class="num">{high}</span>
            </header>
            <div>
                <Show when=move || is_online.get() || is_ready.get() fallback=offline>
                    <Element chosen height is_ready/>
                </Show>
            </div>
        </section>
    }
}

/// Shows the element with the attributes that an author chose.
#[component]
fn Element(
    chosen: Memo<OptionsDraft>,
    height: RwSignal<u16>,
    is_ready: RwSignal<bool>,
) -> impl IntoView {
    let attributes = Parameter::ALL.map(|parameter| {
        let value = move || chosen.with(|chosen| chosen.get(parameter).map(str::to_owned));
        custom_attribute(parameter.name(), value).into_any_attr()
    });
    let element = NodeRef::<html::Custom<&'static str>>::new();
    element.on_load(move |element| {
        use_listener(on_height(&element.into(), move |now| {
            let _ = height.try_set(now);
        }));
    });
    view! {
        <div class="gallery-preview">
            <zeitnot-embed
                title=texts::gallery::preview()
                node_ref=element
                on:zeitnot:ready=move |_: CustomEvent| is_ready.set(true)
                {..attributes.to_vec()}
            ></zeitnot-embed>
        </div>
    }
}

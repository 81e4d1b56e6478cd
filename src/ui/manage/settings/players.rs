//! The players' names: [`PlayerNames`].

use leptos::prelude::*;

use crate::clock::Color;
use crate::ui::context::AppContext;
use crate::ui::context::settings::MAX_NAME;
use crate::ui::text::{manage, t};
use crate::ui::widgets::field::Field;
use crate::ui::widgets::section::Section;

/// The players' names.
#[component]
pub(super) fn PlayerNames() -> impl IntoView {
    let texts = &manage().settings;
    view! {
        <Section title=texts.players hint=texts.players_hint>
            <div class="columns">
                {Color::ALL.map(|color| view! { <PlayerName color/> }).collect_view()}
            </div>
        </Section>
    }
}

/// The name of one player. A name that is too long is not stored; the field shows the error.
#[component]
fn PlayerName(color: Color) -> impl IntoView {
    let context = expect_context::<AppContext>();
    let is_too_long = RwSignal::new(false);
    let type_in = move |name: String| {
        is_too_long.set(name.chars().count() > MAX_NAME);
        if !is_too_long.get_untracked() {
            context.set(|settings| *settings.players.get_mut(color) = name);
        }
    };
    let error = move || is_too_long.get().then(|| t().editor.name_long.to_owned());
    view! {
        <Field
            name=["player-", color.name()].concat()
            label=(manage().settings.name_of)(color)
            placeholder=(t().words.color)(color)
            value=Signal::derive(move || context.settings.with(|s| s.players.get(color).clone()))
            on_input=type_in
            error=Signal::derive(error)
        />
    }
}

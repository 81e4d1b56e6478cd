//! The question before changed parameters of an event are saved, with their effect on its games:
//! [`ChangesQuestion`].

use leptos::prelude::*;

use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::text::events::form as texts;
use crate::ui::widgets::event_changes::{Changes, EffectItem};

#[component]
pub(super) fn ChangesQuestion(
    changes: Changes,
    #[prop(into)] on_save: Callback<()>,
    #[prop(into)] on_back: Callback<()>,
) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let own_starts = changes.own_starts();
    let count = changes.effects.len();
    let item = |effect| view! { <EffectItem effect/> };
    view! {
        <div class="ask" role="alert" data-said="changes">
            {(count > 0).then(|| view! { <p class="refusal">{texts::changes(count)}</p> })}
            <ul class="event-changes">{changes.effects.into_iter().map(item).collect_view()}</ul>
            {own_starts.map(|text| view! { <p data-said="own-starts">{text}</p> })}
            <div class="primary">
                <button
                    type="button"
                    data-act="save-changes"
                    disabled=move || correspondence.following.get()
                    on:click=move |_| on_save.run(())
                >
                    {texts::changes_save()}
                </button>
                <button type="button" data-act="change-else" on:click=move |_| on_back.run(())>
                    {texts::changes_back()}
                </button>
            </div>
        </div>
    }
}

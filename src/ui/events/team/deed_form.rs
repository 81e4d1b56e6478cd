//! The form of an act of a captain.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::amount::Amount;
use super::deed::{Deed, DeedKind};
use super::seat::{Seat, Team};
use crate::correspondence::{State, Utc};
use crate::platform::listener::prevent_default;
use crate::ui::text::events::team as texts;
use crate::ui::text::shared;
use crate::ui::widgets::field::Field;
use crate::ui::widgets::stamp::Stamp;

/// The values typed for a player. They stay when the captain chooses another act. A handle.
#[derive(Clone, Copy, Debug)]
pub(super) struct TypedDeed {
    name: RwSignal<String>,
    amount: RwSignal<String>,
    at: RwSignal<Option<Utc>>,
}

impl TypedDeed {
    /// Empty values, with the present time.
    pub(super) fn new(team: Team) -> TypedDeed {
        TypedDeed {
            name: RwSignal::default(),
            amount: RwSignal::default(),
            at: RwSignal::new(Some(team.correspondence.this_second())),
        }
    }
}

#[component]
pub(super) fn DeedForm(
    team: Team,
    seat: Seat,
    kind: DeedKind,
    may_transfer: bool,
    state: Memo<Option<State>>,
    typed: TypedDeed,
) -> impl IntoView {
    let TypedDeed { name, amount, at } = typed;
    let wrong = RwSignal::new(String::new());
    let key = seat.key();
    let zone = team.event.with_value(|event| event.draft().zone.clone());
    let named = (kind != DeedKind::Transfer).then(|| {
        let field = format!("player-{key}");
        view! {
            <Field name=field label=texts::name() value=name on_input=move |text| name.set(text)/>
        }
    });
    let amounts = may_transfer.then(|| {
        let field = format!("amount-{key}");
        view! { <Amount name=field side=seat.side amount state/> }
    });
    let stamp = format!("at-{key}");
    let enter = move |event: SubmitEvent| {
        prevent_default(&event);
        let deed = Deed {
            kind,
            name: name.get_untracked(),
            amount: amount.get_untracked(),
            at: at.get_untracked(),
        };
        let done = team
            .event
            .with_value(|event| deed.enter(team.correspondence, &seat, event));
        match done {
            Ok(message) => {
                team.done.set(Some((seat.clone(), message)));
                team.close();
            }
            Err(why) => wrong.set(why),
        }
    };
    view! {
        <form class="team-form" novalidate=true on:submit=enter>
            {named}
            {amounts}
            <Stamp name=stamp label=texts::when() zone value=at/>
            <p class="refusal" role="alert" data-said="refused">
                {move || wrong.get()}
            </p>
            <div class="primary">
                <button
                    class="main"
                    type="submit"
                    data-act="enter-player"
                    disabled=move || team.correspondence.following.get()
                >
                    {texts::enter()}
                </button>
                <button type="button" data-act="cancel-player" on:click=move |_| team.close()>
                    {shared::common::cancel()}
                </button>
            </div>
        </form>
    }
}

//! The acts of a captain for the chosen player, each with a form of its own; and the rules.

use leptos::prelude::*;

use super::deed::DeedKind;
use super::deed_form::{DeedForm, TypedDeed};
use super::seat::{Seat, Team};
use crate::ui::text::events::team as texts;

#[component]
pub(super) fn Acts(team: Team) -> impl IntoView {
    let may_transfer = team
        .event
        .with_value(|event| event.draft().captain_may_transfer);
    let transfer = if may_transfer {
        texts::transfer_in_effect()
    } else {
        texts::transfer_not()
    };
    let acts = move || {
        team.open
            .get()
            .map(|seat| view! { <OfSeat team seat may_transfer/> })
    };
    view! {
        <div>
            {acts}
            <div class="team-teach">
                {[texts::what_1(), texts::what_2()].map(|what| view! { <p>{what}</p> }).collect_view()}
                <p data-said="transfer">{transfer}</p>
            </div>
        </div>
    }
}

/// The acts for a player, one of them open.
#[component]
fn OfSeat(team: Team, seat: Seat, may_transfer: bool) -> impl IntoView {
    let line = team.line(seat.game.clone());
    let state = team.state(line);
    let side = seat.side;
    let is_owed =
        state.with_untracked(|state| state.is_some_and(|state| *state.owes_substitution.get(side)));
    let name = line.with_untracked(|line| line.as_ref().map(|line| line.players.get(side).clone()));
    let typed = TypedDeed::new(team);
    let open = RwSignal::new(DeedKind::Substitution);
    let is_offered = move |kind: &DeedKind| match kind {
        DeedKind::Substitution | DeedKind::Replacement => true,
        DeedKind::Transfer => may_transfer && !is_owed,
    };
    let act = move |kind: DeedKind| {
        let is_open = move || open.get() == kind;
        let (label, why) = kind.words();
        let seat = StoredValue::new(seat.clone());
        view! {
            <li class="team-act" class:open=is_open>
                <button
                    type="button"
                    data-deed=kind.name()
                    aria-expanded=move || is_open().to_string()
                    on:click=move |_| open.set(kind)
                >
                    <strong>{label}</strong>
                    <small>{why}</small>
                </button>
                <Show when=is_open>
                    <DeedForm team seat=seat.get_value() kind may_transfer state typed/>
                </Show>
            </li>
        }
    };
    let acts = DeedKind::ALL.into_iter().filter(is_offered);
    view! {
        <section class="team-chosen" tabindex="-1" data-acts="" aria-label=texts::kind()>
            <h2 dir="auto">{name}</h2>
            <p class="quiet">{texts::takes_over()}</p>
            <ul>{acts.map(act).collect_view()}</ul>
        </section>
    }
}

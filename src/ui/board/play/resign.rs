//! Resigning: which side does, and the reminder that it could claim a draw instead.

use leptos::prelude::*;

use super::prompt::{Act, Prompt, Question};
use super::sides::Sides;
use super::state::BoardPage;
use crate::clock::{BoardEnd, Color, Event};
use crate::ui::text::{self, shared};

#[component]
pub(super) fn Resign(screen: BoardPage) -> impl IntoView {
    let BoardPage { clock, prompt, .. } = screen;
    let question = text::play::acts::who_resigns();
    let resign = move |by| {
        prompt.set(Prompt::Nothing);
        let _ = clock.act(Event::OnBoard(BoardEnd::Resignation { by }));
    };
    let reminder = move |side| view! { <ClaimReminder screen side/> };
    view! {
        {Color::ALL.map(reminder).collect_view()}
        <Question prompt words=question>
            <Sides screen act="resign-by" question on_choose=resign/>
        </Question>
    }
}

/// Reminds a side that may claim a draw of the claim before it resigns.
#[component]
fn ClaimReminder(screen: BoardPage, side: Color) -> impl IntoView {
    let BoardPage { clock, prompt, .. } = screen;
    let may_claim = move || clock.face.with(|face| face.sides.get(side).may_claim_draw);
    let claim = move |()| {
        prompt.set(Prompt::Nothing);
        let _ = clock.act(Event::ClaimDraw(side));
    };
    view! {
        <Show when=may_claim>
            <div class="reminder" role="alert">
                <p>{shared::beside::could_claim(side)}</p>
                <Act
                    act="claim-draw"
                    label=shared::beside::claim_instead()
                    is_main=true
                    on_click=claim
                />
            </div>
        </Show>
    }
}

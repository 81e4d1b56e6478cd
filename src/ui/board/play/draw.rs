//! Draws by agreement and by claim: the side that offers, the answers to an offer, and the way to
//! claim.

use leptos::prelude::*;

use super::prompt::{Act, Prompt, Question};
use super::sides::Sides;
use super::state::BoardPage;
use crate::clock::Phase;
use crate::ui::text;
use crate::ui::text::play::acts as texts;

/// Asks which side offers a draw, and leads to claims.
#[component]
pub(super) fn DrawOffer(screen: BoardPage) -> impl IntoView {
    let BoardPage { clock, prompt, .. } = screen;
    let question = texts::who_offers();
    let offer = move |side| {
        prompt.set(Prompt::Nothing);
        let _ = clock.offer_draw(side);
    };
    // Whether fifty moves and repetitions count in this mode.
    let counts = clock
        .game
        .with_untracked(|game| game.clock.setup().counts_moves_and_repetitions());
    let claim = counts.then(|| {
        let label = text::play::claims::claim();
        view! { <Act act="claim" label on_click=move |()| prompt.set(Prompt::Claim)/> }
    });
    view! {
        <Question prompt words=question>
            <Sides screen act="offer-by" question on_choose=offer/>
            {claim}
        </Question>
    }
}

/// An offer that stands, with the two answers.
#[component]
pub(super) fn StandingOffer(screen: BoardPage) -> impl IntoView {
    let clock = screen.clock;
    let offer = Memo::new(move |_| {
        clock
            .face
            .with(|face| face.outcome.is_none() && face.phase != Phase::Ready)
            .then(|| {
                clock.game.with(|game| {
                    let sheet = game.board.as_ref()?;
                    sheet.offer()
                })
            })
            .flatten()
    });
    let answer = move |yes| {
        move |()| {
            let _ = clock.answer(yes);
        }
    };
    move || {
        offer.get().map(|offer| {
            let name = untrack(|| clock.player(offer.by));
            view! {
                <div class="asked offer" role="alert">
                    <p class="question">{texts::offers(&name)}</p>
                    <div class="answers">
                        <Act act="accept" label=texts::accept() is_main=true on_click=answer(true)/>
                        <Act act="decline" label=texts::decline() on_click=answer(false)/>
                    </div>
                </div>
            }
        })
    }
}

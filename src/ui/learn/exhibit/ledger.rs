//! A lesson's correspondence game: both accounts, the last entry and the possible actions.

mod account;
mod last_entry;
mod pass;
mod refill;

use leptos::prelude::*;

use super::post_button::PostButton;
use super::stage::Stage;
use super::stage_game::StageGame;
use crate::lessons::exhibit::ledger::{LedgerAct, LedgerActions};
use crate::ui::text::learn as texts;
use crate::ui::widgets::moment::in_utc;
use last_entry::LastEntry;

pub(super) use account::AccountCard;
pub(super) use pass::Pass;
pub(super) use refill::Refill;

#[component]
pub(super) fn LedgerExhibit(stage: Stage) -> impl IntoView {
    let game = StageGame { stage, place: None };
    let (offers, side) = game.look(|game| (game.exhibit().offers, game.exhibit().side))?;
    Some(view! {
        <div class="exhibit-ledger">
            <Head game/>
            <AccountCard game side/>
            <AccountCard game side=side.other()/>
            <LastEntry game/>
            {(offers.wait > 0).then(|| view! { <Pass game max=offers.wait/> })}
            <Acts game offers/>
            {(offers.refill || offers.substitute).then(|| view! { <Refill game/> })}
        </div>
    })
}

/// The lesson's date and whose move it is.
#[component]
fn Head(game: StageGame) -> impl IntoView {
    let today = move || game.see(|game| in_utc(game.now)).unwrap_or_default();
    let day = move || {
        let day = game.see(|game| {
            let draft = game.ledger.event().draft();
            let gone = game.now.since(draft.start).whole_days();
            texts::ledger::day(gone.saturating_add(1), draft.days)
        });
        day.unwrap_or_default()
    };
    view! {
        <div class="lesson-head" aria-live="polite">
            <p class="lesson-date num">{today}</p>
            <p class="lesson-day">{day}</p>
            <p class="lesson-standing" class:lost=move || game.is_lost()>
                {move || game.standing()}
            </p>
        </div>
    }
}

/// The learner's acts besides refilling and letting days pass.
#[component]
fn Acts(game: StageGame, offers: LedgerActions) -> impl IntoView {
    let is_mine = Signal::derive(move || {
        let is_mine = game.see(|game| game.state().turn == game.exhibit().side);
        is_mine.unwrap_or_default()
    });
    let make_move = move |()| {
        if is_mine.get_untracked() {
            game.act(LedgerAct::Move);
        }
    };
    let let_opponent_move = move |()| {
        if !is_mine.get_untracked() {
            game.act(LedgerAct::Move);
        }
    };
    view! {
        <div class="lesson-acts">
            {offers.moves.then(|| view! {
                <PostButton
                    post="move"
                    label=texts::ledger::make_move()
                    is_main=true
                    is_disabled=Signal::derive(move || !is_mine.get())
                    on_click=make_move
                />
            })}
            {offers.opponent.then(|| view! {
                <PostButton
                    post="opponent"
                    label=texts::ledger::opponent_moves()
                    is_disabled=is_mine
                    on_click=let_opponent_move
                />
            })}
            {offers.substitute.then(|| view! {
                <PostButton
                    post="substitute"
                    label=texts::ledger::substitute()
                    on_click=move |()| game.act(LedgerAct::Substitute)
                />
            })}
            {offers.claim.then(|| view! {
                <PostButton
                    post="claim"
                    label=texts::ledger::claim()
                    on_click=move |()| game.act(LedgerAct::Claim)
                />
                <PostButton
                    post="resolve"
                    label=texts::ledger::resolve()
                    on_click=move |()| game.act(LedgerAct::Resolve)
                />
            })}
        </div>
    }
}

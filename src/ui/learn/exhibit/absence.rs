//! Several correspondence games before an absence: [`fn@AbsenceExhibit`].

use leptos::prelude::*;

use super::ledger::{AccountCard, PassTime, Refill};
use super::post_button::PostButton;
use super::stage::Stage;
use super::stage_game::StageGame;
use crate::lessons::exhibit::absence::{AbsenceAct, AbsenceState};
use crate::lessons::exhibit::ledger::LedgerAct;
use crate::lessons::exhibit::{ExhibitAct, ExhibitState};
use crate::ui::text::learn as texts;
use crate::ui::widgets::moment::in_utc;

#[component]
pub(super) fn AbsenceExhibit(stage: Stage) -> impl IntoView {
    let (count, advice) = stage
        .look(|exhibit| of(exhibit).map(|exhibit| (exhibit.games.len(), exhibit.exhibit().advice)))
        .flatten()?;
    let date = move || see(stage, |exhibit| in_utc(exhibit.now)).unwrap_or_default();
    let plan = move || {
        let plan = see(stage, |exhibit| {
            if exhibit.is_back {
                texts::ledger::is_back().to_owned()
            } else {
                texts::ledger::away(&in_utc(exhibit.leaves), &in_utc(exhibit.returns()))
            }
        });
        plan.unwrap_or_default()
    };
    let game = move |place| view! { <Game stage place advice/> };
    let waits = StageGame {
        stage,
        place: Some(0),
    };
    Some(view! {
        <div class="exhibit-absence stack apart">
            <div class="lesson-head" aria-live="polite">
                <p class="lesson-date num">{date}</p>
                <p class="lesson-standing">{plan}</p>
            </div>
            {(0..count).map(game).collect_view()}
            <Show when=move || is_back(stage) != Some(true)>
                <div class="lesson-acts">
                    <PassTime game=waits max=5/>
                    <PostButton
                        post="leave"
                        label=texts::ledger::leave()
                        is_main=true
                        on_click=move |()| stage.act(ExhibitAct::Absence(AbsenceAct::Leave))
                    />
                </div>
            </Show>
        </div>
    })
}

fn of(exhibit: &ExhibitState) -> Option<&AbsenceState> {
    match exhibit {
        ExhibitState::Absence(exhibit) => Some(exhibit),
        _ => None,
    }
}

fn see<T>(stage: Stage, see: impl FnOnce(&AbsenceState) -> T) -> Option<T> {
    stage.see(|exhibit| of(exhibit).map(see)).flatten()
}

fn is_back(stage: Stage) -> Option<bool> {
    see(stage, |exhibit| exhibit.is_back)
}

/// One of the games.
#[component]
fn Game(stage: Stage, place: usize, advice: bool) -> impl IntoView {
    let game = StageGame {
        stage,
        place: Some(place),
    };
    let name = texts::ledger::game(place + 1);
    let side = game.look(|game| game.exhibit().side);
    let verdict = move || {
        let verdict = see(stage, |exhibit| exhibit.verdict(place)).flatten();
        verdict.map_or_else(String::new, |verdict| texts::verdict_on(&verdict, &in_utc))
    };
    let is_before = move || is_back(stage) == Some(false);
    let is_mine = move || game.see(|game| game.to_move()) == Some(true);
    view! {
        <div
            class="lesson-game stack"
            data-game=place.to_string()
            role="group"
            aria-label=name
        >
            <div class="lesson-game-head">
                <h3>{name.clone()}</h3>
                <p class="lesson-standing" class:lost=move || game.is_lost()>
                    {move || game.standing()}
                </p>
                <Show when=is_before>
                    <PostButton
                        post="move"
                        label=texts::ledger::make_move()
                        is_disabled=Signal::derive(move || !is_mine())
                        on_click=move |()| game.act(LedgerAct::Move)
                    />
                </Show>
            </div>
            {side.map(|side| view! { <AccountCard game side/> })}
            <Show when=move || advice && is_before()>
                <p class="lesson-verdict">{verdict}</p>
            </Show>
            <Show when=is_before>
                <Refill game/>
            </Show>
        </div>
    }
}

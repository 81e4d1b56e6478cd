//! The first page of the panel once the game is over: the result, and what comes next.

use leptos::prelude::*;

use super::Panel;
use super::head::Head;
use super::page::Refusal;
use super::pause::Back;
use crate::clock::view::bar::BarView;
use crate::clock::{ByColor, Color};
use crate::ui::route::{ManageRoute, Route};
use crate::ui::text::t;
use crate::ui::widgets::confirm_button::ConfirmButton;
use crate::ui::widgets::icon::Icon;

#[component]
pub(super) fn Over(panel: Panel) -> impl IntoView {
    let Panel { clock, .. } = panel;
    let texts = &t().panel;
    let outcome = Memo::new(move |_| match clock.bar.get() {
        BarView::Ended(outcome) => Some(outcome),
        _ => None,
    });
    let title = move || {
        outcome
            .get()
            .map(|outcome| (t().words.result)(outcome.result))
    };
    let detail = move || {
        outcome
            .get()
            .map(|outcome| (t().words.reason)(outcome.reason))
    };
    let names = move || {
        let outcome = outcome.get()?;
        Some([outcome.result.score(), outcome.reason.name()])
    };
    let id = clock.game.with_untracked(|game| game.id.clone());
    let details = Route::PastGame(id).href();
    view! {
        <Head
            panel
            title=Signal::derive(move || title().unwrap_or_default().to_owned())
            detail=Signal::derive(move || detail().unwrap_or_default().to_owned())
            outcome=Signal::derive(names)
        />
        <Refusal/>
        <MatchLine panel/>
        <Back panel/>
        <div class="primary">
            <button
                class="main"
                type="button"
                data-act="rematch"
                on:click=move |_| clock.rematch()
            >
                {Icon::Swap.view()}
                {texts.rematch}
            </button>
            <button type="button" data-act="new" on:click=move |_| clock.again_in_match()>
                {Icon::Again.view()}
                {texts.again}
            </button>
            <a
                class="button"
                data-act="controls"
                href=Route::Manage(ManageRoute::Controls).href()
            >
                {texts.other_control}
            </a>
            <a class="button" data-act="details" href=details>{texts.details}</a>
        </div>
    }
}

/// The score of the match, if one is played, and its end.
#[component]
fn MatchLine(panel: Panel) -> impl IntoView {
    let clock = panel.clock;
    let texts = &t().panel;
    let score = Memo::new(move |_| clock.match_score().map(|score| score.points()));
    let line = move |points: ByColor<String>| {
        let [white, black] = Color::ALL.map(|side| clock.player(side));
        view! {
            <p class="match">
                <span>{texts.match_score}</span>
                <strong>
                    {white} " " <b>{points.white} "–" {points.black}</b> " " {black}
                </strong>
                <ConfirmButton
                    act="clear-match"
                    label=texts.clear_match
                    sure=texts.clear_match_sure
                    on_confirm=move |()| clock.clear_match_score()
                />
            </p>
        }
    };
    move || score.get().map(line)
}

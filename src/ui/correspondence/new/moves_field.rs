//! The moves of a new game, and where it begins.

use leptos::prelude::*;

use super::form::NewGameForm;
use super::game_fields::{Line, Problems};
use crate::correspondence::Openings;
use crate::correspondence::enter::EnterError;
use crate::ui::text::correspondence::new as words;
use crate::ui::widgets::castling::CastlingNote;
use crate::ui::widgets::field::Labelled;
use crate::ui::widgets::fold::Fold;

fn is_of_moves(problem: &EnterError) -> bool {
    matches!(
        problem,
        EnterError::Moves(_) | EnterError::Several(_) | EnterError::Over | EnterError::TwoStarts
    )
}

fn is_of_fen(problem: &EnterError) -> bool {
    matches!(problem, EnterError::Fen(_))
}

/// The moves that were made, or those of a given opening.
#[component]
pub(super) fn MovesField(form: NewGameForm, problems: Problems) -> impl IntoView {
    let label = Signal::derive(move || {
        let label = if form.under_way.get() {
            words::moves()
        } else {
            words::opening_moves()
        };
        label.to_owned()
    });
    let hint = move || {
        if form.under_way.get() {
            return words::moves_hint().to_owned();
        }
        let chosen = form.chosen().map(|kept| kept.event);
        let (openings, moves) = chosen.map_or((Openings::default(), 0), |event| {
            let draft = event.draft();
            (draft.interpretations.openings, draft.increment_moves)
        });
        words::opening_hint(openings, moves)
    };
    let error = problems.first(is_of_moves);
    view! {
        <div>
            <Labelled id="field-moves".to_owned() label error hint="">
                <textarea
                    id="field-moves"
                    name="moves"
                    rows="5"
                    spellcheck="false"
                    autocomplete="off"
                    autocapitalize="off"
                    aria-describedby="field-moves-note"
                    aria-invalid=move || error.with(Option::is_some).then_some("true")
                    prop:value=move || form.moves.get()
                    on:input:target=move |event| form.set_moves(event.target().value())
                ></textarea>
            </Labelled>
            <p class="quiet">{hint}</p>
        </div>
    }
}

/// The starting position, rarely other than the usual one, and the moves of a given opening while
/// the game is not under way. It unfolds when something in it is wrong.
#[component]
pub(super) fn Opening(form: NewGameForm, problems: Problems) -> impl IntoView {
    let is_wrong = Signal::derive(move || {
        let begins = !form.under_way.get();
        problems.any(|problem| (is_of_moves(problem) && begins) || is_of_fen(problem))
    });
    view! {
        <Fold title=words::opening() is_wrong name="opening">
            <Show when=move || !form.under_way.get()>
                <MovesField form problems/>
            </Show>
            <Line
                name="fen"
                label=words::fen()
                hint=words::fen_hint()
                value=form.fen
                error=problems.first(is_of_fen)
            />
            <CastlingNote fen=form.fen/>
        </Fold>
    }
}

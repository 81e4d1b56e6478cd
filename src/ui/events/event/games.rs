//! The games of an event, as they stand: [`Games`].

use leptos::prelude::*;

use crate::clock::GameResult;
use crate::correspondence::{Phase, Summary};
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::context::piece_letters;
use crate::ui::route::Route;
use crate::ui::text::{self, t};
use crate::ui::widgets::moment;

#[component]
pub(super) fn Games(id: String) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let texts = &text::correspondence().events.sheet;
    let lines = Memo::new(move |_| {
        correspondence.games.with(|lines| {
            let of_event = lines.iter().filter(|line| line.event == id);
            of_event.cloned().collect::<Vec<Summary>>()
        })
    });
    let row = |line| view! { <GameRow line/> };
    let list = move || {
        let lines = lines.get();
        if lines.is_empty() {
            view! { <p class="quiet">{texts.no_games}</p> }.into_any()
        } else {
            let rows = untrack(|| lines.into_iter().map(row).collect_view());
            view! { <ul class="event-games">{rows}</ul> }.into_any()
        }
    };
    view! {
        <section class="event-games-part no-print">
            <h2>{texts.games}</h2>
            {list}
        </section>
    }
}

#[component]
fn GameRow(line: Summary) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let href = Route::CorrespondenceGame(line.id.clone()).href();
    let who = (t().games.versus)(&line.players);
    let last = piece_letters::shown(&line.last_move);
    let id = line.id.clone();
    let state = Memo::new(move |_| standing(&line, correspondence));
    view! {
        <li>
            <a href=href data-game=id>
                <strong>{who}</strong>
                <span class="num">{last}</span>
                <small class:event-lost=move || state.with(|(_, is_lost)| *is_lost)>
                    {move || state.with(|(words, _)| words.clone())}
                </small>
            </a>
        </li>
    }
}

/// How a game stands, in words, and whether its owner lost it.
fn standing(line: &Summary, correspondence: CorrespondenceStore) -> (String, bool) {
    let words = &text::correspondence().events.sheet;
    let state = line.state.advanced(correspondence.now.get());
    if let Some(verdict) = state.verdict() {
        let is_lost = line
            .mine
            .is_some_and(|mine| verdict.result == GameResult::Win(mine.other()));
        return (verdict.result.shown().into(), is_lost);
    }
    match state.phase {
        Phase::Claim { .. } => return (words.claim.into(), false),
        Phase::Waiting => return (words.waits.into(), false),
        _ => {}
    }
    let turn = match line.mine {
        Some(mine) if mine == state.turn => words.mine,
        Some(_) => words.theirs,
        None => (text::correspondence().common.to_move)(state.turn),
    };
    let mut phrase = turn.to_owned();
    let now = correspondence.now.get();
    match line.deadline(now) {
        Some(deadline) if deadline.is_in_doubt(now) => {
            phrase.push_str(", ");
            phrase.push_str(text::correspondence().games.check);
        }
        Some(deadline) => phrase.push_str(&(words.until)(&moment::here(deadline.safe()))),
        None => {
            phrase.push_str(", ");
            phrase.push_str(text::correspondence().games.not_compared);
        }
    }
    (phrase, false)
}

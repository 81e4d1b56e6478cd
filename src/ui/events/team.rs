//! A team event: the players on each board, and beside them what a captain can do for one.

mod acts;
mod amount;
mod board;
mod deed;
mod deed_form;
mod seat;

use leptos::prelude::*;

use crate::correspondence::{Phase, Summary};
use crate::storage::correspondence::StoredEvent;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::route::{EventFormRoute, EventsRoute, Route};
use crate::ui::text::events::{list as list_texts, team as texts};
use crate::ui::widgets::following::Following;
use crate::ui::widgets::moment::here;
use crate::ui::widgets::page::Page;
use acts::Acts;
use board::Board;
use seat::Team;

#[component]
pub(crate) fn TeamPage(id: String) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    correspondence.tick();
    let Some(kept) = untrack(|| correspondence.event(&id)) else {
        return view! {
            <Page title=texts::title() back=EventsRoute::List>
                <p class="empty team-part">{list_texts::missing()}</p>
            </Page>
        }
        .into_any();
    };
    let back = EventsRoute::Event(id);
    let title = format!("{} \u{2013} {}", kept.event.draft().name, texts::title());
    if kept.event.draft().team {
        view! {
            <Page title back>
                <Columns kept/>
            </Page>
        }
        .into_any()
    } else {
        let edit = Route::from(EventFormRoute::Edit(kept.id));
        view! {
            <Page title back>
                <p class="empty">{texts::not_team()}</p>
                <p class="empty-more">{texts::what_1()} " " {texts::what_2()}</p>
                <p>
                    <a class="button main" data-act="edit-event" href=edit.href()>
                        {texts::not_team_do()}
                    </a>
                </p>
            </Page>
        }
        .into_any()
    }
}

/// The running games of the event, by their ids, and how many are over.
type Running = (Vec<String>, usize);

/// The boards, and the acts of a captain.
#[component]
fn Columns(kept: StoredEvent) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let last = kept.event.last_substitution();
    let is_ended = Memo::new(move |_| correspondence.now.get() > last);
    // The running games change rarely, so a form that the user is filling in is not rebuilt every
    // second.
    let id = kept.id;
    let running = Memo::new(move |_| {
        let now = correspondence.now.get();
        correspondence.games.with(|lines| {
            let of_event = lines.iter().filter(|line| line.event == id);
            let is_over = |line: &&Summary| {
                let phase = line.state.advanced(now).phase;
                matches!(phase, Phase::Fallen { .. } | Phase::Over(_))
            };
            let (over, running): (Vec<_>, Vec<_>) = of_event.partition(is_over);
            let ids = running.iter().map(|line| line.id.clone());
            (ids.collect(), over.len())
        })
    });
    let team = Team::new(kept.event, running, is_ended);
    let ended = move || {
        is_ended.get().then(|| {
            view! {
                <p class="refusal" data-said="ended">
                    {texts::ended(&here(last))}
                </p>
            }
        })
    };
    view! {
        <div class="team-notes">
            {ended}
            <Following/>
        </div>
        <div class="team-columns">
            <Boards team running/>
            <Acts team/>
        </div>
    }
}

/// Every running game of the event.
#[component]
fn Boards(team: Team, running: Memo<Running>) -> impl IntoView {
    let is_none = move || running.with(|(running, _)| running.is_empty());
    let finished = move || running.with(|&(_, over)| (over > 0).then(|| texts::finished(over)));
    let board = move |id: String| {
        let key = id.clone();
        let place = Memo::new(move |_| {
            let of = |id: &String| *id == key;
            running.with(|(running, _)| running.iter().position(of).unwrap_or_default() + 1)
        });
        view! { <Board team id place/> }
    };
    view! {
        <div class="team-boards">
            <Show when=is_none>
                <p class="empty">{texts::none()}</p>
            </Show>
            <For each=move || running.get().0 key=String::clone children=board/>
            {move || finished().map(|finished| view! { <p class="quiet">{finished}</p> })}
        </div>
    }
}

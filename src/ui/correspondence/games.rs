//! The list of correspondence games: the deadlines of a month, then each game by what has to be
//! done next and until when.

mod backup_reminder;
mod filter;
mod group;
mod row;
mod state;
mod strip;

use leptos::prelude::*;

use super::undo_notice::UndoNotice;
use crate::correspondence::{GameStanding, Utc};
use crate::storage::correspondence::Orphan;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::route::{EventFormRoute, EventsRoute, ManageRoute, PlanRoute, Route};
use crate::ui::text::{self, t};
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::page::Page;
use backup_reminder::BackupReminder;
use filter::Filter;
use group::Group;
use state::GameList;
use strip::MonthStrip;

#[component]
pub(crate) fn GamesPage() -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let words = &text::correspondence().games;
    correspondence.tick();
    let is_any = Memo::new(move |_| {
        correspondence.games.with(|games| !games.is_empty())
            || correspondence.orphans.with(|orphans| !orphans.is_empty())
    });
    let list = GameList::restore(correspondence);
    let tools = move || {
        view! {
            <Show when=move || is_any.get()>
                <button
                    class="tool"
                    type="button"
                    data-act="search"
                    aria-label=words.search
                    aria-expanded=move || if list.is_searching.get() { "true" } else { "false" }
                    on:click=move |_| list.toggle_search()
                >
                    {Icon::Search.view()}
                </button>
                <EnterGame is_main=true/>
            </Show>
        }
    };
    view! {
        <Page title=words.title back=Route::Home tools>
            <UndoNotice next=".correspondence-row a, [data-act=enter-game]"/>
            <Show when=move || is_any.get() fallback=|| view! { <Empty/> }>
                <Games list/>
            </Show>
            <Links/>
        </Page>
    }
}

/// Shown while there are no games: an explanation of the page, and the one thing to do.
#[component]
fn Empty() -> impl IntoView {
    let words = &text::correspondence().games;
    let correspondence = expect_context::<CorrespondenceStore>();
    let has_event = move || correspondence.events.with(|events| !events.is_empty());
    view! {
        <p class="empty">{words.teach}</p>
        <p class="empty-more">{words.teach_blocks}</p>
        <div class="primary">
            <EnterGame is_main=Signal::derive(has_event)/>
            <a
                class="button"
                class:main=move || !has_event()
                data-act="make-event"
                href=Route::from(EventFormRoute::New).href()
            >
                {words.make_event}
            </a>
        </div>
        <p class="quiet">{words.open_link}</p>
    }
}

#[component]
fn EnterGame(#[prop(into)] is_main: Signal<bool>) -> impl IntoView {
    view! {
        <a
            class="button correspondence-enter"
            class:main=move || is_main.get()
            data-act="enter-game"
            aria-label=text::correspondence().games.enter_game
            href=Route::NewCorrespondenceGame.href()
        >
            {Icon::Plus.view()}
            <span>{text::correspondence().games.enter_game}</span>
        </a>
    }
}

/// Links to related pages.
#[component]
fn Links() -> impl IntoView {
    let words = &text::correspondence().games;
    let links: [(_, Route, _); 4] = [
        ("events", EventsRoute::List.into(), words.events),
        ("ahead", PlanRoute::AllAhead.into(), words.ahead),
        ("absence", Route::Absence, words.absence),
        ("backup", ManageRoute::Backup.into(), words.backup),
    ];
    let link = |(act, to, label): (&'static str, Route, &'static str)| {
        view! {
            <a data-act=act href=to.href()>
                {label}
            </a>
        }
    };
    view! { <p class="links no-print">{links.map(link).collect_view()}</p> }
}

#[component]
fn Games(list: GameList) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let is_any = move || correspondence.games.with(|games| !games.is_empty());
    let is_nothing = move || is_any() && list.listed.with(|listed| listed.rows.is_empty());
    let is_running = move || {
        let totals = list.listed.with(|listed| listed.totals);
        totals.all() > totals.of(GameStanding::Ahead) + totals.of(GameStanding::Finished)
    };
    let group = |standing| view! { <Group list standing/> };
    view! {
        <BackupReminder/>
        <Show when=is_running>
            <MonthStrip list/>
        </Show>
        <NotCompared/>
        <Sooner list/>
        <Show when=move || list.is_searching.get()>
            <Filter list/>
        </Show>
        <Show when=is_nothing>
            <NothingFound list/>
        </Show>
        {GameStanding::ALL.map(group).collect_view()}
        <Orphans/>
    }
}

/// The link to the form with the figures of all games that are not yet compared.
#[component]
fn NotCompared() -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let count = Memo::new(move |_| correspondence.without_figures().len());
    move || {
        let count = count.get();
        (count > 0).then(|| {
            view! {
                <p class="correspondence-sooner">
                    <a data-act="figures" href=Route::Figures.href()>
                        {(text::correspondence().figures.link)(count)}
                    </a>
                </p>
            }
        })
    }
}

#[component]
fn NothingFound(list: GameList) -> impl IntoView {
    let words = &text::correspondence().games;
    view! {
        <p class="correspondence-nothing" role="status">
            {words.nothing_found}
            " "
            <button type="button" data-act="show-all" on:click=move |_| list.show_all()>
                {words.show_all}
            </button>
        </p>
    }
}

/// The game that may have less time than the first one, while it is not known how its server
/// refills.
#[component]
fn Sooner(list: GameList) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let found: Memo<Option<(String, String, Utc)>> = Memo::new(move |_| {
        let (place, falls) = list.listed.with(|listed| listed.sooner)?;
        let games = correspondence.games.read();
        let game = games.get(place)?;
        Some((game.id.clone(), row::who(game), falls))
    });
    move || {
        let (id, who, falls) = found.get()?;
        let words = move || {
            let left = falls.since(correspondence.now.get());
            (text::correspondence().games.sooner)(&who, left.is_positive().then_some(&left))
        };
        Some(view! {
            <p class="correspondence-sooner">
                <a data-act="sooner" href=Route::CorrespondenceGame(id).href()>
                    {words}
                </a>
            </p>
        })
    }
}

/// The games whose event is not here, by their players.
#[component]
fn Orphans() -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let words = &text::correspondence().games;
    let row = |orphan: Orphan| {
        let href = Route::CorrespondenceGame(orphan.id).href();
        view! {
            <li dir="auto">
                <a href=href>{(t().games.versus)(&orphan.players)}</a>
            </li>
        }
    };
    let rows = move || {
        correspondence
            .orphans
            .get()
            .into_iter()
            .map(row)
            .collect_view()
    };
    view! {
        <Show when=move || correspondence.orphans.with(|orphans| !orphans.is_empty())>
            <section class="correspondence-orphans" aria-label=words.orphans>
                <h2>{words.orphans}</h2>
                <p class="quiet">{words.orphans_why}</p>
                <ul>{rows}</ul>
            </section>
        </Show>
    }
}

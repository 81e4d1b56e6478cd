//! The list of correspondence games: the deadlines of a month, then each game by what has to be
//! done next and until when.

mod group;
mod state;
mod strip;

use leptos::prelude::*;

use super::bring_file::{BringFile, DropFile, bring};
use super::remembered::{ReadAgain, Remembered};
use super::undo_notice::UndoNotice;
use crate::correspondence::deadline::cautious;
use crate::correspondence::example::{ExampleSeason, season};
use crate::correspondence::rank::{most, shared_surnames};
use crate::correspondence::{GameStanding, Refill, Seconds, Summary};
use crate::platform::listener::prevent_default;
use crate::platform::{focus, timer};
use crate::storage::correspondence::{Orphan, StoredEvent};
use crate::time::Millis;
use crate::ui::context::AppContext;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::correspondence::event_select::EventSelect;
use crate::ui::correspondence::more_tools::MoreTools;
use crate::ui::loader::Loader;
use crate::ui::route::{EventFormRoute, EventsRoute, ManageRoute, PlanRoute, Route};
use crate::ui::text::correspondence::{common, games as words};
use crate::ui::text::{self, base, shared};
use crate::ui::widgets::check::Check;
use crate::ui::widgets::field::Field;
use crate::ui::widgets::game_row::{Row, who};
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::icon_button::IconLink;
use crate::ui::widgets::page::Page;
use crate::ui::widgets::subject::Subject;
use group::Group;
use state::GameList;
use strip::MonthStrip;

#[component]
pub(crate) fn GamesPage() -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    correspondence.tick();
    let is_any = Memo::new(move |_| {
        correspondence.games.with(|games| !games.is_empty())
            || correspondence.orphans.with(|orphans| !orphans.is_empty())
    });
    let list = GameList::restore(correspondence);
    let tools = move || {
        view! {
            <Tools list is_any/>
            <Show when=move || is_any.get()>
                <EnterGame/>
            </Show>
        }
    };
    view! {
        <Page title=words::title() back=Route::Home tools>
            <DropFile on_file=bring/>
            <UndoNotice next=".correspondence-row a, [data-act=enter-game]"/>
            <Show when=move || is_any.get() fallback=|| view! { <FirstGames/> }>
                <Games list/>
            </Show>
        </Page>
    }
}

/// Shown while there are no games: an explanation of the page, the one thing to do, and an example.
#[component]
fn FirstGames() -> impl IntoView {
    let blocks = [
        ("clock", common::clock(), common::what_clock().to_owned()),
        (
            "increment",
            common::increment(),
            common::what_increment(50_u32),
        ),
        (
            "bank",
            common::bank(),
            common::what_bank(Refill::Automatic).to_owned(),
        ),
    ];
    let block = |(name, title, what): (&'static str, &'static str, String)| {
        view! {
            <div class="taught-block stack">
                <span class="blocks" aria-hidden="true">
                    <i class=["blocks-", name].concat()></i>
                </span>
                <h2>{title}</h2>
                <p class="quiet">{what}</p>
            </div>
        }
    };
    view! {
        <p class="empty">{words::teach()}</p>
        <p class="empty-more">{words::teach_blocks()}</p>
        <div class="taught-blocks stack apart">{blocks.map(block).collect_view()}</div>
        <div class="primary taught-acts">
            <BringFile class="button main" label=common::bring() on_file=bring/>
            <a class="button" data-act="enter-game" href=Route::NewCorrespondenceGame.href()>
                {words::enter_game()}
            </a>
        </div>
        <p class="quiet taught-more">{words::open_link()}</p>
        <p class="taught-more">
            <a data-act="new-event" href=Route::from(EventFormRoute::New).href()>
                {words::organize()}
            </a>
        </p>
        <Example/>
    }
}

/// The way to a new game. If there is no event yet, it leads through the form of one.
#[component]
fn EnterGame() -> impl IntoView {
    view! {
        <a
            class="button main correspondence-enter"
            data-act="enter-game"
            aria-label=words::enter_game()
            href=Route::NewCorrespondenceGame.href()
        >
            {Icon::Plus.view()}
            <span>{words::enter_game()}</span>
        </a>
    }
}

/// The search and the related pages; those about games only when there are games.
#[component]
fn Tools(list: GameList, is_any: Memo<bool>) -> impl IntoView {
    let remembered = Remembered::look_up();
    view! {
        // The file of every day is one touch away.
        <Show when=move || is_any.get()>
            <BringFile class="tool" label=common::bring() is_icon=true on_file=bring/>
        </Show>
        <MoreTools label=words::title() all_fit=Signal::derive(move || !is_any.get())>
            <Show when=move || is_any.get()>
                <ReadAgain remembered class="tool" is_icon=true on_file=bring/>
                <button
                    class="tool"
                    type="button"
                    data-act="search"
                    aria-label=words::search()
                    title=words::search()
                    aria-expanded=move || if list.is_searching.get() { "true" } else { "false" }
                    on:click=move |_| list.toggle_search()
                >
                    {Icon::Search.view()}
                </button>
                <IconLink
                    act="ahead"
                    icon=Icon::Times
                    label=words::ahead()
                    to=PlanRoute::AllAhead
                />
                <IconLink act="absence" icon=Icon::Absence label=words::absence() to=Route::Absence/>
            </Show>
            <IconLink act="events" icon=Icon::Events label=words::events() to=EventsRoute::List/>
            <IconLink act="backup" icon=Icon::Save label=words::backup() to=ManageRoute::Backup/>
        </MoreTools>
    }
}

#[component]
fn Games(list: GameList) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let is_any = move || correspondence.games.with(|games| !games.is_empty());
    let is_nothing = move || is_any() && list.listed.with(|listed| listed.rows.is_empty());
    let group = |standing| view! { <Group list standing/> };
    view! {
        <BackupReminder/>
        <Show when=move || list.has_dates.get()>
            <MonthStrip list/>
        </Show>
        <NotCompared/>
        <CheckFirst list/>
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

/// The games that are not yet compared, with the way to the form with the figures of all of them.
#[component]
fn NotCompared() -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let count = Memo::new(move |_| correspondence.without_figures().len());
    move || {
        let count = count.get();
        (count > 0).then(|| {
            view! {
                <p class="notice correspondence-sooner">
                    <span>{text::correspondence::figures::unknown(count)}</span>
                    <a class="button" data-act="figures" href=Route::Figures.href()>
                        {text::correspondence::figures::link()}
                    </a>
                </p>
            }
        })
    }
}

#[component]
fn NothingFound(list: GameList) -> impl IntoView {
    view! {
        <p class="correspondence-nothing row" role="status">
            {words::nothing_found()}
            " "
            <button type="button" data-act="show-all" on:click=move |_| list.show_all()>
                {words::show_all()}
            </button>
        </p>
    }
}

/// The game that may be lost already, while it is not known how its server refills.
#[component]
fn CheckFirst(list: GameList) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let found: Memo<Option<(String, String)>> = Memo::new(move |_| {
        let place = list.listed.with(|listed| listed.in_doubt)?;
        let games = correspondence.games.read();
        let game = games.get(place)?;
        Some((game.id.clone(), who(game)))
    });
    // In what the server may differ, by the whole game.
    let may_not_refill = move |id: &str| {
        let subject = Subject::load(correspondence, id)?;
        let settled = correspondence.settled(&subject.game.event);
        let by = cautious(&subject.ledger, &settled)?.by;
        let is_automatic = subject.event.draft().refill == Refill::Automatic;
        Some(by.refill && is_automatic)
    };
    move || {
        let (id, who) = found.get()?;
        let may_not_refill = untrack(|| may_not_refill(&id)).unwrap_or_default();
        Some(view! {
            <p class="correspondence-check">
                <a data-act="check-first" href=Route::CorrespondenceGame(id).href()>
                    {words::check_first(&who, may_not_refill)}
                </a>
            </p>
        })
    }
}

/// The games whose event is not here, by their players.
#[component]
fn Orphans() -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let row = |orphan: Orphan| {
        let href = Route::CorrespondenceGame(orphan.id).href();
        view! {
            <li dir="auto">
                <a href=href>{base::versus(&orphan.players)}</a>
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
            <section class="correspondence-orphans" aria-label=words::orphans()>
                <h2>{words::orphans()}</h2>
                <p class="quiet">{words::orphans_why()}</p>
                <ul>{rows}</ul>
            </section>
        </Show>
    }
}

/// One line with a button, while a backup is due or something is only in memory.
#[component]
fn BackupReminder() -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    // The list is drawn without the code that saves a backup.
    let loader = expect_context::<Loader>();
    let due = Memo::new(move |_| {
        if correspondence.is_unsaved() {
            return Some(shared::keep::only_here().to_owned());
        }
        let due = correspondence.backup_due()?;
        Some(text::shared::keep::due(due.days))
    });
    view! {
        <Show when=move || due.with(Option::is_some)>
            <p class="correspondence-backup-due row">
                <span>{move || due.get()}</span>
                <button
                    type="button"
                    data-act="backup-due"
                    on:click=move |_| loader.backup(correspondence)
                >
                    {base::keep::backup()}
                </button>
            </p>
        </Show>
    }
}

/// Three games as they would stand in the list, until the user does not want to see them any more.
#[component]
fn Example() -> impl IntoView {
    let context = expect_context::<AppContext>();
    let is_hidden = Memo::new(move |_| context.settings.with(|settings| settings.example_hidden));
    let hide = move |_| {
        context.set(|settings| settings.example_hidden = true);
        // The button is gone.
        timer::once(Millis::ZERO, || focus::offer("[data-act=enter-game]"));
    };
    view! {
        <Show when=move || !is_hidden.get()>
            <section
                class="correspondence-group correspondence-example"
                data-group="example"
                aria-label=words::example()
            >
                <h2>
                    {words::example()} " "
                    <button type="button" data-act="hide-example" on:click=hide>
                        {words::example_hide()}
                    </button>
                </h2>
                <p class="quiet">{words::example_hint()}</p>
                <Rows/>
            </section>
        </Show>
    }
}

/// The rows of the list, of which none leads anywhere.
#[component]
fn Rows() -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let opponents = [
        words::example_soon(),
        words::example_bank(),
        words::example_theirs(),
    ];
    let name = words::example_event();
    let season = season(name, opponents, correspondence.this_second());
    let Some(ExampleSeason {
        event,
        settled,
        games,
    }) = season
    else {
        return ().into_any();
    };
    let summaries = games.map(|game| Summary::of(&game, &event, &settled));
    let longest: Signal<Seconds> = Signal::stored(most(&summaries));
    let shared = Signal::stored(shared_surnames(&summaries));
    let event = Signal::stored(Some(StoredEvent {
        id: String::new(),
        event,
        archived: false,
        note: String::new(),
        settled,
    }));
    let row = |game: Summary| {
        let game = Signal::stored(Some(game));
        view! { <Row id=String::new() href=None game event most=longest shared/> }
    };
    view! {
        <ul class="correspondence-rows" role="list">
            {summaries.map(row).into_iter().collect_view()}
        </ul>
    }
    .into_any()
}

#[component]
fn Filter(list: GameList) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let asked = list.asked;
    let is_any_archived = move || {
        let is_archived = |events: &Vec<_>| events.iter().any(|event: &StoredEvent| event.archived);
        correspondence.events.with(is_archived)
    };
    let event = move || asked.with(|asked| asked.event.clone().unwrap_or_default());
    view! {
        <form
            class="correspondence-asking no-print"
            role="search"
            on:submit=prevent_default
        >
            <Field
                name="search"
                label=words::search().to_owned()
                placeholder=words::search_hint()
                value=Signal::derive(move || asked.with(|asked| asked.text.clone()))
                on_input=move |typed| asked.update(|asked| asked.text = typed)
            />
            {move || {
                view! {
                    <EventSelect
                        label=words::event()
                        none=words::all_events()
                        events=correspondence.events.get()
                        value=Signal::derive(event)
                        on_change=move |id: String| {
                            asked.update(|asked| asked.event = Some(id).filter(|id| !id.is_empty()));
                        }
                    />
                }
            }}
            <Show when=is_any_archived>
                <Check
                    name="archived"
                    label=words::archived()
                    value=Signal::derive(move || asked.with(|asked| asked.archived))
                    on_change=move |shown| asked.update(|asked| asked.archived = shown)
                />
            </Show>
        </form>
    }
}

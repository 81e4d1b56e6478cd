//! The page of a correspondence game: board, status, accounts, statement, and the forms for
//! entries.

mod account;
mod acts;
mod ask_button;
mod bank_chart;
mod board;
mod compare_table;
mod delete_game;
mod draft;
mod effect;
mod entry_fields;
mod entry_form;
mod export;
mod line;
mod move_line;
mod moves;
pub(super) mod numbered;
mod orphan;
mod reconcile;
mod sidebar;
mod state;
mod statement;
mod status;
mod take_along;
mod typed_line;

use leptos::prelude::*;

use super::undo_notice::UndoNotice;
use crate::game::tags::surname;
use crate::platform::keyboard::{KeyPress, on_key_down};
use crate::storage::correspondence::Orphan;
use crate::ui::context::AppContext;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::route::Route;
use crate::ui::text::correspondence::game as words;
use crate::ui::text::{self, base};
use crate::ui::widgets::following::Following;
use crate::ui::widgets::listener::use_listener;
use crate::ui::widgets::missing_game::MissingGame;
use crate::ui::widgets::notices::Notices;
use crate::ui::widgets::page::{Page, PageHeader};
use crate::ui::widgets::replay::ReplayStep;
use account::AccountCard;
use acts::Acts;
use board::GameBoard;
use move_line::{NextEntry, NextMoves};
use moves::Walking;
use orphan::OrphanPage;
use sidebar::Sidebar;
use state::GamePage;
use statement::Statement;
use status::{DatesExplained, FirstDate, Status, Turn};
use take_along::{Export, ExportQuestion, ExportTools};

/// The page of a game. It follows when the game is deleted or comes back, or when its event comes.
pub(crate) fn game_page(id: &str) -> AnyView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let id = StoredValue::new(id.to_owned());
    let found = Memo::new(move |_| id.with_value(|id| Found::of(correspondence, id)));
    let page = move || {
        let found = found.get();
        untrack(|| drawn(correspondence, &id.get_value(), found))
    };
    page.into_any()
}

/// Which parts of a game are here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Found {
    Nothing,
    /// The game without its event.
    Orphan,
    /// The game with its event.
    Whole,
}

impl Found {
    fn of(correspondence: CorrespondenceStore, id: &str) -> Found {
        let event = (correspondence.games).with(|games| {
            let game = games.iter().find(|game| game.id == id);
            game.map(|game| game.event.clone())
        });
        let is_orphan = |orphans: &Vec<Orphan>| orphans.iter().any(|orphan| orphan.id == id);
        match event {
            Some(event) if correspondence.event(&event).is_some() => Found::Whole,
            Some(_) => Found::Orphan,
            None if correspondence.orphans.with(is_orphan) => Found::Orphan,
            None => Found::Nothing,
        }
    }
}

fn drawn(correspondence: CorrespondenceStore, id: &str, found: Found) -> AnyView {
    let whole = (found == Found::Whole)
        .then(|| GamePage::open(correspondence, expect_context::<AppContext>(), id));
    if let Some(page) = whole.flatten() {
        return view! { <Game page/> }.into_any();
    }
    let orphan = (found == Found::Orphan).then(|| correspondence.load_orphan(id));
    if let Some(game) = orphan.flatten() {
        return view! { <OrphanPage game/> }.into_any();
    }
    let id = id.to_owned();
    view! {
        <Page
            title=text::correspondence::common::title()
            back=Route::CorrespondenceGames
            class="page"
        >
            <MissingGame id/>
        </Page>
    }
    .into_any()
}

/// A game with its event.
#[component]
fn Game(page: GamePage) -> impl IntoView {
    page.correspondence.tick();
    page.use_unentered();
    let turn = Turn::memo(page);
    let next = NextMoves::of(page);
    let export = Export::of(page);
    use_listener(on_key_down(move |key| on_key(page, key)));
    // In full they stand at the accounts.
    let title = Memo::new(move |_| {
        let names = page.game.with(|game| game.players.clone());
        base::versus(&names.map(|name| surname(&name).to_owned()))
    });
    let event = page
        .event
        .with_untracked(|event| event.draft().name.clone());
    view! {
        <main class="page wide correspondence-game">
            <PageHeader
                title
                back=Route::CorrespondenceGames
                tools=move || {
                    view! {
                        <p class="correspondence-of-event quiet" dir="auto">
                            {event.clone()}
                        </p>
                        <ExportTools export/>
                    }
                }
            />
            <Notices/>
            <ExportQuestion export/>
            <UndoNotice next=".correspondence-turn"/>
            <p class="unseen" role="status">
                {move || page.said.get()}
            </p>
            <Following class="notice correspondence-following"/>
            <div class="correspondence-columns">
                <div class="correspondence-board">
                    <AccountCard page turn is_upper=true/>
                    <GameBoard page/>
                    <AccountCard page turn is_upper=false/>
                    <FirstDate page turn/>
                    <UnderBoard next/>
                </div>
                <div class="correspondence-sheet stack apart">
                    <Status page turn/>
                    <NextEntry next/>
                    <Acts page/>
                    <DatesExplained page turn/>
                    <Statement page turn/>
                </div>
                <Sidebar page/>
            </div>
        </main>
    }
}

fn on_key(page: GamePage, key: &KeyPress) -> bool {
    if key.key == "Escape" && !key.writing && untrack(|| page.is_asking()) {
        page.leave();
        return true;
    }
    ReplayStep::of_key(key).is_some_and(|step| board::step(page, step))
}

/// The moves that are not entered yet, with their buttons; without any, the buttons that walk.
#[component]
fn UnderBoard(next: NextMoves) -> impl IntoView {
    let page = next.page;
    let labels = Memo::new(move |_| {
        let labels = page.line.with(|line| line.labels());
        labels.filter(|_| page.takes_moves())
    });
    move || match labels.get() {
        None => view! { <Walking page/> }.into_any(),
        Some(labels) => view! { <Unentered next labels/> }.into_any(),
    }
}

#[component]
fn Unentered(next: NextMoves, labels: String) -> impl IntoView {
    let page = next.page;
    view! {
        <div class="correspondence-unentered no-print">
            <p role="status">{words::unentered(&labels)}</p>
            <div>
                <button type="button" data-act="take-back" on:click=move |_| page.take_back()>
                    {text::play::acts::take_back()}
                </button>
                <button
                    class="main"
                    type="button"
                    data-act="enter-moves"
                    on:click=move |_| next.enter()
                >
                    {words::enter()}
                </button>
            </div>
        </div>
    }
}

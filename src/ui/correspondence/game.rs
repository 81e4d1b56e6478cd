//! The page of a correspondence game: board, status, accounts, statement, and the forms for
//! entries.

mod account;
mod acts;
mod bank_chart;
mod board;
mod draft;
mod effect;
mod entry_fields;
mod entry_form;
mod export;
mod line;
mod move_line;
mod moves;
mod numbered;
mod orphan;
mod reconcile;
mod sidebar;
mod state;
mod statement;
mod status;
mod typed_line;

use leptos::prelude::*;

use crate::correspondence::CorrespondenceGame;
use crate::platform::keyboard::{KeyPress, on_key_down};
use crate::ui::context::AppContext;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::route::Route;
use crate::ui::text::{self, t};
use crate::ui::widgets::following::Following;
use crate::ui::widgets::listener::use_listener;
use crate::ui::widgets::missing_game::MissingGame;
use crate::ui::widgets::notices::Notices;
use crate::ui::widgets::page::{Page, PageHeader};
use crate::ui::widgets::replay::ReplayStep;
use account::AccountCard;
use acts::Acts;
use board::GameBoard;
use moves::{Moves, Walking};
use orphan::Orphan;
use sidebar::Beside;
use state::GamePage;
use statement::Statement;
use status::Status;

pub(crate) fn game_page(id: &str) -> AnyView {
    let correspondence = expect_context::<CorrespondenceStore>();
    if let Some(page) = GamePage::open(correspondence, expect_context::<AppContext>(), id) {
        return view! { <Game page/> }.into_any();
    }
    match correspondence.load_orphan(id) {
        Some(game) => view! { <UntilItsEventComes game/> }.into_any(),
        None => {
            let id = id.to_owned();
            view! {
                <Page
                    title=text::correspondence().common.title
                    back=Route::CorrespondenceGames
                    class="page"
                >
                    <MissingGame id/>
                </Page>
            }
            .into_any()
        }
    }
}

/// A game with its event.
#[component]
fn Game(page: GamePage) -> impl IntoView {
    page.correspondence.tick();
    use_listener(on_key_down(move |key| on_key(page, key)));
    let title = (t().games.versus)(&page.game.with_untracked(|game| game.players.clone()));
    let event = page
        .event
        .with_untracked(|event| event.draft().name.clone());
    view! {
        <main class="page correspondence-game">
            <PageHeader
                title
                back=Route::CorrespondenceGames
                tools=move || view! { <p class="correspondence-of-event quiet" dir="auto">{event.clone()}</p> }
            />
            <Notices/>
            <p class="unseen" role="status">
                {move || page.said.get()}
            </p>
            <Following class="notice correspondence-following"/>
            <div class="correspondence-columns">
                <div class="correspondence-board">
                    <AccountCard page is_upper=true/>
                    <GameBoard page/>
                    <AccountCard page is_upper=false/>
                    <Walking page/>
                </div>
                <div class="correspondence-sheet">
                    <Status page/>
                    <Acts page/>
                    <Moves page/>
                    <Statement page/>
                    <Beside page/>
                </div>
            </div>
        </main>
    }
}

/// The game without its event, and the whole page when that is here: restored
/// from a backup, or another one in its place.
#[component]
fn UntilItsEventComes(game: CorrespondenceGame) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let id = game.id.clone();
    let is_here = Memo::new(move |_| {
        correspondence.events.track();
        correspondence.games.track();
        untrack(|| correspondence.load(&id).is_some())
    });
    move || {
        if is_here.get() {
            untrack(|| game_page(&game.id))
        } else {
            view! { <Orphan game=game.clone()/> }.into_any()
        }
    }
}

fn on_key(page: GamePage, key: &KeyPress) -> bool {
    if key.key == "Escape" && !key.writing && untrack(|| page.is_asking()) {
        page.leave();
        return true;
    }
    ReplayStep::of_key(key).is_some_and(|step| board::step(page, step))
}

//! The page of a correspondence game: board, status, accounts, statement, and the forms for
//! entries.

mod acts;
mod board;
mod draft;
mod effect;
mod entry_fields;
mod entry_form;
mod export;
mod moves;
mod orphan;
mod reconcile;
mod sidebar;
mod state;
mod statement;
mod status;

use leptos::prelude::*;

use crate::correspondence::CorrespondenceGame;
use crate::platform::keyboard::{KeyPress, on_key_down};
use crate::ui::context::AppContext;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::el::{El, dynamic, el, text};
use crate::ui::route::CorrespondenceRoute;
use crate::ui::text::{self, t};
use crate::ui::widgets::following::Following;
use crate::ui::widgets::listener::use_listener;
use crate::ui::widgets::missing_game::MissingGame;
use crate::ui::widgets::page;
use crate::ui::widgets::replay::ReplayStep;
use state::{Ask, GamePage};

pub(crate) fn game_page(id: &str) -> El {
    let correspondence = expect_context::<CorrespondenceStore>();
    let back = CorrespondenceRoute::Games.into();
    let Some(page) = GamePage::open(correspondence, expect_context::<AppContext>(), id) else {
        return match correspondence.load_orphan(id) {
            Some(game) => until_its_event_comes(correspondence, game),
            None => page::page(
                text::correspondence().common.title,
                &back,
                El::of(view! { <MissingGame id=id.to_owned()/> }),
            ),
        };
    };
    correspondence.tick();
    use_listener(on_key_down(move |key| on_key(page, key)));
    let title = (t().games.versus)(&page.game.with_untracked(|game| game.players.clone()));
    let said = el("p")
        .class("unseen")
        .attr("role", "status")
        .child(text(move || page.said.get()));
    let following = El::of(view! { <Following class="notice correspondence-following"/> });
    let board = el("div")
        .class("correspondence-board")
        .child(status::strip(page, true))
        .child(board::board(page))
        .child(status::strip(page, false))
        .child(moves::walking(page));
    let sheet = el("div")
        .class("correspondence-sheet")
        .child(status::status(page))
        .child(acts::acts(page))
        .child(moves::moves(page))
        .child(statement::statement(page))
        .child(sidebar::sidebar(page));
    let body = el("div")
        .class("correspondence-columns")
        .child(board)
        .child(sheet);
    page::page(&title, &back, [said, following, body]).class("page correspondence-game")
}

/// The game without its event, and the whole page when that is here: restored
/// from a backup, or another one in its place.
fn until_its_event_comes(correspondence: CorrespondenceStore, game: CorrespondenceGame) -> El {
    let id = game.id.clone();
    let here = Memo::new(move |_| {
        correspondence.events.track();
        correspondence.games.track();
        untrack(|| correspondence.load(&id).is_some())
    });
    dynamic(move || {
        if here.get() {
            untrack(|| game_page(&game.id))
        } else {
            untrack(|| orphan::orphan_page(correspondence, game.clone()))
        }
    })
}

fn on_key(page: GamePage, key: &KeyPress) -> bool {
    if key.key == "Escape" && !key.writing && page.ask.get_untracked() != Ask::Nothing {
        page.leave();
        return true;
    }
    ReplayStep::of_key(key).is_some_and(|step| board::step(page, step))
}

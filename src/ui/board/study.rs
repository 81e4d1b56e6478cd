//! The study page: a game that the user opens or pastes, replays, comments and exports.

mod games;
pub(crate) mod notes;
mod open;
pub(crate) mod state;

use leptos::prelude::*;

use crate::clock::{Color, GameResult};
use crate::game::book::Book;
use crate::game::start::fen_of;
use crate::platform::keyboard::{KeyPress, on_key_down};
use crate::platform::{clipboard, download};
use crate::ui::board::winnability::link;
use crate::ui::context::AppContext;
use crate::ui::el::{El, dynamic, el, text, when};
use crate::ui::route::{ManageRoute, Route};
use crate::ui::text;
use crate::ui::widgets::board::{Board, Movable, Scene, comment_shapes};
use crate::ui::widgets::listener::use_listener;
use crate::ui::widgets::notation::layout::lay_out;
use crate::ui::widgets::notation::notation;
use crate::ui::widgets::notation::speech::told;
use crate::ui::widgets::page::page;
use crate::ui::widgets::replay::{ReplayStep, flip, scene, walk};
use state::StudyPage;

/// How many moves are drawn at once: more than any game that was played has.
const AT_ONCE: usize = 1_500;

/// How many things that were not as expected are listed.
const LISTED: usize = 100;

/// The study page: PGN opened, stepped through and annotated.
pub fn study_page() -> El {
    let context = expect_context::<AppContext>();
    let (study, unread) = StudyPage::open(context);
    let wanted = RwSignal::new(study.book.with_untracked(Option::is_none));
    listen(study);
    let there = Memo::new(move |_| study.book.with(Option::is_some));
    let draft = unread.unwrap_or_default();
    let body = [
        when(
            move || wanted.get(),
            move || open::open(study, draft.clone(), wanted),
        ),
        when(move || there.get(), move || game(study, None, Some(wanted))),
    ];
    page(
        text::correspondence().study.title,
        &Route::Manage(ManageRoute::Games),
        body,
    )
    .class("page at-board")
}

/// The board, and the text of the game beside it, with what else is to be
/// there. `wanted` is set when another game is to be opened, where one can be.
pub fn game(study: StudyPage, more: Option<El>, wanted: Option<RwSignal<bool>>) -> El {
    let shown = Memo::new(move |_| {
        let at = study.at.get();
        let bottom = if study.flipped.get() {
            Color::Black
        } else {
            Color::White
        };
        let movable = if study.fixed.get() {
            Movable::None
        } else {
            Movable::SideToMove
        };
        study
            .with_tree(|tree| scene(tree, at, movable, bottom))
            .unwrap_or_default()
    });
    let drawn = Memo::new(move |_| {
        let at = study.at.get();
        study
            .with_tree(|tree| comment_shapes::shapes(&tree.notes(at).after))
            .unwrap_or_default()
    });
    let look = study.context.board_look();
    let board = view! {
        <Board scene=shown look shapes=drawn on_move=move |played| study.play(played)/>
    };
    let place = el("div").class("board-side").child(El::of(board));
    let sheet = el("div")
        .class("game-sheet")
        .child(games::games(study))
        .child(problems(study))
        .child(moves(study))
        .child(
            walk(move |step| {
                study.step(step);
            })
            .child(flip(move || {
                study.flipped.update(|flipped| *flipped = !*flipped);
            })),
        )
        .child(notes::undo(study))
        .child(notes::notes(study))
        .child(more)
        .child(ask(shown))
        .child(take_along(study, wanted));
    el("div")
        .class("board-and-sheet")
        .child(place)
        .child(sheet)
        .child(spoken(study))
}

/// The text of the game.
fn moves(study: StudyPage) -> El {
    let most = RwSignal::new(AT_ONCE);
    let shown = dynamic(move || {
        study.book.with(|book| {
            let book = book.as_ref()?;
            let (passages, cut) = lay_out(book.tree(), most.get());
            let none = passages.is_empty();
            let result = book.game().result.map(GameResult::shown);
            let result = result.filter(|_| !cut);
            let text = notation(&passages, result, study.at.into(), move |node| {
                study.go(node);
            });
            let more = cut.then(|| {
                el("button")
                    .attr("type", "button")
                    .attr("data-act", "more-moves")
                    .on("click", move |_| most.update(|most| *most += AT_ONCE))
                    .child(text::correspondence().study.more_moves)
            });
            let empty = none.then(|| {
                el("p")
                    .class("quiet")
                    .child(text::correspondence().study.no_moves)
            });
            Some(el("div").child(empty).child(text).child(more))
        })
    });
    el("section")
        .class("text-of-game")
        .attr("aria-label", text::play().moves)
        .child(shown)
}

/// What was not as expected in the text, and where.
fn problems(study: StudyPage) -> El {
    el("div").attr("role", "status").child(dynamic(move || {
        study.book.with(|book| {
            let book = book.as_ref()?;
            let problems = book.problems();
            let count = problems.len();
            let elsewhere = {
                let all: usize = book.games().iter().map(|game| game.problems.len()).sum();
                all - book.game().problems.len() + book.untold()
            };
            if count + elsewhere == 0 {
                return None;
            }
            let lines: Vec<El> = problems
                .iter()
                .take(LISTED)
                .map(|problem| el("li").child((text::correspondence().study.problem)(problem)))
                .collect();
            let more = elsewhere + count.saturating_sub(LISTED);
            let others = (more > 0)
                .then(|| el("li").child((text::correspondence().study.more_problems)(more)));
            Some(
                el("details")
                    .class("pgn-problems no-print")
                    .flag_with("open", move || count > 0)
                    .child(
                        el("summary")
                            .child((text::correspondence().study.problems)(count + elsewhere)),
                    )
                    .child(el("ul").child(lines).child(others)),
            )
        })
    }))
}

/// Whether a side could still win from here.
fn ask(shown: Memo<Scene>) -> El {
    let link = move |side: Color| {
        el("a")
            .attr("data-ask", side.name())
            .attr_with("href", move || {
                Some(shown.with(|scene| link::href(&fen_of(&scene.position), side)))
            })
            .child((text::correspondence().study.could_win)(side))
    };
    el("p")
        .class("could-win no-print")
        .child(link(Color::White))
        .child(link(Color::Black))
}

/// The ways to take the game along, and to another one.
fn take_along(study: StudyPage, wanted: Option<RwSignal<bool>>) -> El {
    let words = &text::correspondence().study;
    let copied = RwSignal::new(String::new());
    let button = |act: &str, label: &'static str| {
        el("button")
            .attr("type", "button")
            .attr("data-act", act)
            .child(label)
    };
    let with_book = move |with: fn(&Book) -> String| {
        study.flush();
        study
            .book
            .with_untracked(|book| book.as_ref().map(with))
            .unwrap_or_default()
    };
    let copy = button("copy-pgn", words.copy).on("click", move |_| {
        clipboard::write(&with_book(Book::game_text), move |done| {
            let _ = copied.try_set(if done {
                text::correspondence().study.copied.into()
            } else {
                text::correspondence().study.not_copied.into()
            });
        });
    });
    let save = button("save-pgn", words.save_game).on("click", move |_| {
        download::save_text("game.pgn", PGN, &with_book(Book::game_text));
    });
    let several = Memo::new(move |_| {
        study
            .book
            .with(|book| book.as_ref().is_some_and(|book| book.games().len() > 1))
    });
    let save_all = when(
        move || several.get(),
        move || {
            button("save-all", text::correspondence().study.save_all).on("click", move |_| {
                download::save_text("games.pgn", PGN, &with_book(Book::text));
            })
        },
    );
    let other = wanted.map(|wanted| {
        button("open-other", words.open_other).on("click", move |_| {
            study.flush();
            wanted.set(true);
            crate::platform::focus::move_to("[name=pgn]");
        })
    });
    el("div")
        .class("answers no-print")
        .child(save)
        .child(save_all)
        .child(copy)
        .child(other)
        .child(
            el("p")
                .class("quiet told")
                .attr("role", "status")
                .child(text(move || copied.get())),
        )
}

/// The type of a PGN.
const PGN: &str = "application/x-chess-pgn";

/// The move that is looked at, for those who hear it.
fn spoken(study: StudyPage) -> El {
    let said = move || {
        let at = study.at.get();
        study.with_tree(|tree| told(tree, at)).unwrap_or_default()
    };
    el("p")
        .class("unseen spoken")
        .attr("role", "status")
        .attr("aria-live", "polite")
        .child(text(said))
}

/// Keys walk through the game for as long as the page is there.
pub fn listen(study: StudyPage) {
    let step = move |key: &KeyPress| ReplayStep::of_key(key).is_some_and(|step| study.step(step));
    use_listener(on_key_down(step));
}

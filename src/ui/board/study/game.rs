//! The board with the sheet of the game beside it: [`fn@Game`].

use leptos::prelude::*;

use super::annotate::{MoveAnnotations, UndoneNotice};
use super::heading::Heading;
use super::state::Study;
use crate::clock::{Color, GameResult};
use crate::game::GameTree;
use crate::game::book::Book;
use crate::game::start::fen_of;
use crate::platform::{clipboard, download};
use crate::ui::board::winnability::link;
use crate::ui::text;
use crate::ui::text::study::{problem as texts, take as take_texts};
use crate::ui::widgets::act_button::ActButton;
use crate::ui::widgets::board::{Board, Movable, Scene, comment_shapes};
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::notation::Notation;
use crate::ui::widgets::notation::layout::lay_out;
use crate::ui::widgets::notation::speech::spoken;
use crate::ui::widgets::replay::{FlipButton, ReplayButtons, scene};

/// The board, and the text of the game beside it.
#[component]
pub(crate) fn Game(
    study: Study,
    /// Opens another game, where one can be opened.
    #[prop(optional, into)]
    on_open: Option<Callback<()>>,
    /// More content of the sheet.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
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
    let play = move |played| study.play(played);
    let step = move |step| {
        study.step(step);
    };
    let flip = move |()| study.flipped.update(|flipped| *flipped = !*flipped);
    view! {
        <div class="board-and-sheet">
            <div class="board-side">
                <Board scene=shown look shapes=drawn on_move=play/>
            </div>
            <div class="game-sheet">
                <Heading study/>
                <Problems study/>
                <Moves study/>
                <ReplayButtons on_step=step>
                    <FlipButton on_flip=flip/>
                </ReplayButtons>
                <UndoneNotice study/>
                <MoveAnnotations study/>
                {children.map(|children| children())}
                <TakeAlong study on_open/>
                <CouldWin shown/>
            </div>
            <Spoken study/>
        </div>
    }
}

/// The text of the game.
#[component]
fn Moves(study: Study) -> impl IntoView {
    let is_empty = move || study.with_tree(GameTree::is_empty).unwrap_or_default();
    let passages = move || study.with_tree(lay_out).unwrap_or_default();
    let result = move || {
        study
            .book
            .with(|book| book.as_ref()?.game().result.map(GameResult::shown))
    };
    view! {
        <section class="text-of-game" aria-label=text::play::moves::title()>
            <Show when=is_empty>
                <p class="quiet">{text::study::moves::none()}</p>
            </Show>
            <Notation
                passages=Signal::derive(passages)
                result=Signal::derive(result)
                at=study.at
                on_choose=move |node| study.go(node)
            />
        </section>
    }
}

/// The current move, for screen readers.
#[component]
fn Spoken(study: Study) -> impl IntoView {
    let said = move || {
        let at = study.at.get();
        study.with_tree(|tree| spoken(tree, at)).unwrap_or_default()
    };
    view! {
        <p class="unseen spoken" role="status" aria-live="polite">
            {said}
        </p>
    }
}

/// The list of problems, unfolded if the game on the board has some.
#[component]
fn Problems(study: Study) -> impl IntoView {
    let problems = Memo::new(move |_| {
        let found = study
            .book
            .with(|book| Some((book.as_ref()?.problems(), book.as_ref()?.other_problems())));
        found.filter(|(here, elsewhere)| here.len() + elsewhere > 0)
    });
    let list = move || {
        let (here, elsewhere) = problems.get()?;
        let more = (elsewhere > 0).then(|| view! { <li>{texts::more(elsewhere)}</li> });
        let lines = here
            .iter()
            .map(|problem| view! { <li>{text::study::problem(problem)}</li> });
        Some(view! {
            <details class="pgn-problems no-print" open=!here.is_empty()>
                <summary>{texts::count(here.len() + elsewhere)}</summary>
                <ul>{lines.collect_view()} {more}</ul>
            </details>
        })
    };
    view! { <div role="status">{list}</div> }
}

/// The type of a PGN.
const PGN: &str = "application/x-chess-pgn";

/// The game as a file or in the clipboard, and the way to another one.
#[component]
fn TakeAlong(study: Study, on_open: Option<Callback<()>>) -> impl IntoView {
    let message = RwSignal::new("");
    let pgn = move |of: fn(&Book) -> String| {
        study.flush();
        study
            .book
            .with_untracked(|book| book.as_ref().map(of))
            .unwrap_or_default()
    };
    let copy = move |()| {
        clipboard::write(&pgn(Book::game_text), move |done| {
            let _ = message.try_set(if done {
                take_texts::copied()
            } else {
                take_texts::not_copied()
            });
        });
    };
    let save = move |()| {
        download::save_text("game.pgn", PGN, &pgn(Book::game_text));
    };
    let save_all = move |()| {
        download::save_text("games.pgn", PGN, &pgn(Book::text));
    };
    let has_several = Memo::new(move |_| {
        study
            .book
            .with(|book| book.as_ref().is_some_and(|book| book.games().len() > 1))
    });
    let open = on_open.map(|on_open| {
        let open = move |()| {
            study.flush();
            on_open.run(());
        };
        let label = text::study::open::other();
        view! { <ActButton act="open-other" icon=Icon::Plus label on_click=open/> }
    });
    view! {
        <div class="sheet-acts no-print">
            <ActButton act="copy-pgn" icon=Icon::Copy label=take_texts::copy() on_click=copy/>
            <ActButton act="save-pgn" icon=Icon::Save label=take_texts::save_game() on_click=save/>
            <Show when=move || has_several.get()>
                <ActButton
                    act="save-all"
                    icon=Icon::Save
                    label=take_texts::save_all()
                    on_click=save_all
                />
            </Show>
            {open}
        </div>
        <p class="quiet message no-print" role="status">
            {move || message.get()}
        </p>
    }
}

/// Whether a side could still win from here.
#[component]
fn CouldWin(shown: Memo<Scene>) -> impl IntoView {
    let link = move |side: Color| {
        let href = move || shown.with(|scene| link::href(&fen_of(&scene.position), side));
        view! {
            <a data-ask=side.name() href=href>
                {take_texts::could_win(side)}
            </a>
        }
    };
    view! { <p class="could-win no-print">{Color::ALL.map(link).collect_view()}</p> }
}

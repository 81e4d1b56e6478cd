//! The winnability page for arbiters (6.9): a position, the question whether a side can still win,
//! and the answer.

pub mod link;
mod query;

use leptos::prelude::*;

use crate::clock::{Color, GameResult};
use crate::game::{GameTree, NodeId, Start, Winnability};
use crate::platform::{clipboard, location};
use crate::ui::board::inquiry::InquiryState;
use crate::ui::board::position_editor::{FirstPositions, PositionEditor, STANDARD, TurnChoice};
use crate::ui::board::verdict::kind;
use crate::ui::route::ManageRoute;
use crate::ui::text;
use crate::ui::text::shared;
use crate::ui::text::study::winning as texts;
use crate::ui::watch::watch;
use crate::ui::widgets::board::{Board, Movable};
use crate::ui::widgets::castling::CastlingNote;
use crate::ui::widgets::choice::Choice;
use crate::ui::widgets::field::Field;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::link_code::CodeButton;
use crate::ui::widgets::listener::use_listener;
use crate::ui::widgets::notation::Notation;
use crate::ui::widgets::notation::layout::lay_out;
use crate::ui::widgets::notices::Notices;
use crate::ui::widgets::page::PageHeader;
use crate::ui::widgets::replay::{ReplayButtons, ReplayStep, scene, use_replay_keys};
use crate::ui::widgets::self_playing::{SelfPlayingButton, use_self_playing};
use query::PositionQuery;

/// Whether a side can still win a position (article 6.9).
#[component]
pub fn WinnabilityPage() -> impl IntoView {
    let query = PositionQuery::open();
    use_replay_keys(move |step| query.step(step));
    use_listener(location::on_hash_change(move |hash| query.follow(&hash)));
    on_cleanup(move || query.inquiry.forget());
    query.follow(&location::hash());
    watch(move || {
        // Every change asks the question again.
        let (start, side) = (query.start.get(), query.side.get());
        let ready = query.ready.get();
        untrack(|| {
            if ready {
                query.inquiry.ask(start.position(), side)
            } else {
                query.inquiry.forget()
            }
        });
    });
    watch(move || {
        let (fen, side) = (query.start.with(Start::fen), query.side.get());
        if query.ready.get() {
            let link = link::href(&fen, side);
            location::replace_hash(&link[1..]);
        }
    });
    // Another line begins at its beginning.
    watch(move || {
        query.shown.track();
        query.at.set(NodeId::ROOT);
    });
    view! {
        <main class="page at-board winnability">
            <PageHeader title=shared::links::winnability() back=ManageRoute::Games/>
            <Notices/>
            <div class="board-and-sheet">
                <BoardSide query/>
                <Sheet query/>
            </div>
        </main>
    }
}

/// The board: with the position, with the way to mate, or as an editor.
#[component]
fn BoardSide(query: PositionQuery) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let at = query.at.get();
        // Moving a piece as in a game gives another position.
        let movable = if at == NodeId::ROOT {
            Movable::SideToMove
        } else {
            Movable::None
        };
        query
            .shown
            .with(|tree| scene(tree, at, movable, Color::White))
    });
    let play = move |played| {
        let mut tree = GameTree::new(query.start.get_untracked());
        if let Ok(after) = tree.add(NodeId::ROOT, played) {
            query.write(Start::from_position(tree.position(after)).fen());
        }
    };
    let look = query.context.board_look();
    view! {
        // While the FEN is wrong, the board does not show the position in question.
        <div class="board-side" class:stale=move || query.wrong.with(Option::is_some)>
            <Show
                when=move || query.laying.get()
                fallback=move || view! { <Board scene=shown look on_move=play/> }
            >
                <PositionEditor
                    fen=query.fen
                    on_write=move |text| query.write(text)
                    looks=look
                />
            </Show>
        </div>
    }
}

/// The question, and its answer.
#[component]
fn Sheet(query: PositionQuery) -> impl IntoView {
    let has_moves = move || query.shown.with(|tree| !tree.is_empty());
    view! {
        <div class="game-sheet">
            <Choice
                name="fell"
                legend=texts::whose_flag()
                options=vec![
                    (Color::Black, texts::white_fell()),
                    (Color::White, texts::black_fell()),
                ]
                value=query.side
                on_change=move |side| query.side.set(side)
            />
            <section class="answer" aria-live="polite" aria-label=texts::answer()>
                <Answer query/>
            </section>
            <Show when=has_moves>
                <HowToMate query/>
            </Show>
            <Field
                name="fen"
                label=text::play::setup::fen()
                value=query.fen
                on_input=move |text| query.write(text)
                hint=texts::hint()
                // The position on the board at first.
                placeholder=STANDARD
                error=query.wrong
            />
            <CastlingNote fen=query.fen/>
            <TurnChoice fen=query.fen on_write=move |text| query.write(text)/>
            <Acts query/>
        </div>
    }
}

/// The answer in words.
#[component]
fn Answer(query: PositionQuery) -> impl IntoView {
    move || match query.inquiry.asked.get() {
        InquiryState::Nothing => {
            let words = texts::no_question();
            view! { <p class="quiet">{words}</p> }.into_any()
        }
        InquiryState::Looking(side) => {
            let words = text::play::winning::looking(side);
            view! { <p data-verdict="looking">{words}</p> }.into_any()
        }
        InquiryState::NoSolver(_) => view! {
            <div>
                <p data-verdict="no-solver">{text::play::winning::no_solver()}</p>
                <AskAgain query/>
            </div>
        }
        .into_any(),
        InquiryState::Answered(side, verdict) => {
            let (score, is_open) = match &verdict {
                Winnability::CanMate(_) => (GameResult::Win(side).shown(), false),
                Winnability::Cannot(_) => (GameResult::Draw.shown(), false),
                Winnability::Undetermined(_) => ("?", true),
            };
            view! {
                <div class="verdict" data-verdict=kind(&verdict)>
                    <strong class="score">{score}</strong>
                    <p>{text::play::verdict(side, &verdict)}</p>
                    {is_open.then(|| view! { <AskAgain query/> })}
                </div>
            }
            .into_any()
        }
    }
}

#[component]
fn AskAgain(query: PositionQuery) -> impl IntoView {
    let ask = move |_| {
        let side = query.side.get_untracked();
        query
            .start
            .with_untracked(|start| query.inquiry.ask(start.position(), side));
    };
    view! {
        <button type="button" data-act="ask-again" on:click=ask>
            {text::play::winning::ask_again()}
        </button>
    }
}

/// The moves that show how; they can play themselves.
#[component]
fn HowToMate(query: PositionQuery) -> impl IntoView {
    let playing = use_self_playing(
        move || query.at.get_untracked(),
        move || query.step(ReplayStep::On),
    );
    let step = move |step| {
        query.step(step);
    };
    view! {
        <section class="text-of-game" aria-label=texts::how()>
            <Notation
                passages=Signal::derive(move || query.shown.with(lay_out))
                at=query.at
                on_choose=move |node| query.at.set(node)
            />
            <ReplayButtons on_step=step>
                <SelfPlayingButton playing/>
            </ReplayButtons>
        </section>
    }
}

#[component]
fn Acts(query: PositionQuery) -> impl IntoView {
    let message = RwSignal::new("");
    let link = Signal::derive(move || {
        let question = query
            .start
            .with(|start| link::href(&start.fen(), query.side.get()));
        [location::address(), question].concat()
    });
    let share = move |_| {
        clipboard::write(&link.get_untracked(), move |done| {
            let _ = message.try_set(if done {
                texts::copied()
            } else {
                text::study::take::not_copied()
            });
        });
    };
    let lay = move || {
        let (icon, words) = if query.laying.get() {
            (Icon::Check, texts::laid())
        } else {
            (Icon::Edit, texts::lay())
        };
        view! {
            {icon.view()}
            {words}
        }
    };
    // Without a position, setting one up is what there is to do.
    let is_empty = move || query.fen.with(|fen| fen.trim().is_empty());
    view! {
        <div class="answers no-print">
            <Show when=move || query.laying.get()>
                <FirstPositions on_write=move |fen| query.write(fen)/>
            </Show>
            <button
                class:main=is_empty
                type="button"
                data-act="lay"
                on:click=move |_| query.laying.update(|laying| *laying = !*laying)
            >
                {lay}
            </button>
            <button
                type="button"
                data-act="copy-link"
                disabled=move || !query.ready.get()
                on:click=share
            >
                {Icon::Link.view()}
                {texts::copy_link()}
            </button>
            <CodeButton
                in_words=true
                is_disabled=Signal::derive(move || !query.ready.get())
                title=shared::links::winnability()
                link
            />
            <p class="quiet message" role="status">
                {move || message.get()}
            </p>
        </div>
    }
}

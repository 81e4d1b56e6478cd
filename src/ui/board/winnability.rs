//! The winnability page for arbiters (6.9): a position, the question whether a side can still win,
//! and the answer.

mod editor;
pub mod link;
mod query;

use leptos::prelude::*;

use crate::clock::{Color, GameResult};
use crate::game::{GameTree, NodeId, Start, Winnability};
use crate::platform::keyboard::{KeyPress, on_key_down};
use crate::platform::{clipboard, location};
use crate::ui::board::inquiry::InquiryState;
use crate::ui::board::verdict::kind;
use crate::ui::el::{El, dynamic, el, text, watch, when};
use crate::ui::route::{ManageRoute, Route};
use crate::ui::text::{self, t};
use crate::ui::widgets::board::{Movable, board};
use crate::ui::widgets::castling::{castling_note, is_of_chess960};
use crate::ui::widgets::choice::radio;
use crate::ui::widgets::field::Field;
use crate::ui::widgets::notation::layout::lay_out;
use crate::ui::widgets::notation::notation;
use crate::ui::widgets::page::page;
use crate::ui::widgets::replay::{ReplayStep, scene, walk};
use query::PositionQuery;

/// Whether a side can still win a position (article 6.9).
pub fn winnability_page() -> El {
    let query = PositionQuery::open();
    let keys = StoredValue::new_local(on_key_down(move |key| on_key(query, key)));
    let moved = StoredValue::new_local(location::on_hash_change(move |hash| query.follow(&hash)));
    on_cleanup(move || {
        query.inquiry.forget();
        drop(keys.try_update_value(Option::take));
        drop(moved.try_update_value(Option::take));
    });
    query.follow(&location::hash());
    watch(move || {
        // The question is asked anew with every change.
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
    // Another way begins at its beginning.
    watch(move || {
        query.shown.track();
        query.at.set(NodeId::ROOT);
    });
    let body = el("div")
        .class("board-and-sheet")
        .child(place(query))
        .child(sheet(query));
    page(
        t().links.winnability,
        &Route::Manage(ManageRoute::Games),
        body,
    )
    .class("page at-board winnability")
}

/// The board: with the position, the way to mate, or to be set up by hand.
fn place(query: PositionQuery) -> El {
    let shown = Memo::new(move |_| {
        let at = query.at.get();
        // A piece can be moved as in a game; the position is then another.
        let movable = if at == NodeId::ROOT {
            Movable::SideToMove
        } else {
            Movable::None
        };
        query
            .shown
            .with(|tree| scene(tree, at, movable, Color::White))
    });
    let played = move |played| {
        let mut tree = GameTree::new(query.start.get_untracked());
        if let Ok(after) = tree.add(NodeId::ROOT, played) {
            query.write(Start::from_position(tree.position(after)).fen());
        }
    };
    let still = when(
        move || !query.laying.get(),
        move || board(shown.into(), query.context.board_look(), played),
    );
    let laying = when(move || query.laying.get(), move || editor::editor(query));
    el("div")
        .class("board-side")
        // What is on the board is not what is asked.
        .class_with("stale", move || !query.wrong.with(String::is_empty))
        .child(still)
        .child(laying)
}

/// The question, and its answer.
fn sheet(query: PositionQuery) -> El {
    let words = &text::correspondence().winnability;
    let field = Field::new(
        "fen",
        text::play().fen,
        move || query.fen.get(),
        move |text| query.write(text),
    )
    .hint(words.hint)
    // What is on the board.
    .placeholder("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
    .error(move || query.wrong.get())
    .view();
    let fell = choice(
        "fell",
        words.whose_flag,
        [
            ("white", words.white_fell, Color::Black),
            ("black", words.black_fell, Color::White),
        ],
        move || query.side.get(),
        move |side| query.side.set(side),
    );
    let turn = choice(
        "turn",
        words.turn,
        [
            ("white", words.white, Color::White),
            ("black", words.black, Color::Black),
        ],
        move || query.turned(),
        move |side| query.turn(side),
    );
    el("div")
        .class("game-sheet")
        .child(fell)
        .child(field)
        .child(castling_note(move || {
            query.fen.with(|fen| is_of_chess960(fen))
        }))
        .child(turn)
        .child(
            el("section")
                .class("answer")
                .attr("aria-live", "polite")
                .attr("aria-label", words.answer)
                .child(dynamic(move || answer(query))),
        )
        .child(when(
            move || query.shown.with(|tree| !tree.is_empty()),
            move || how(query),
        ))
        .child(acts(query))
}

/// One of two.
fn choice(
    name: &'static str,
    legend: &str,
    of: [(&str, &str, Color); 2],
    is: impl Fn() -> Color + Copy + 'static,
    set: impl Fn(Color) + Copy + 'static,
) -> El {
    let option = |(value, label, color): (&str, &str, Color)| {
        el("label")
            .child(radio(
                name,
                value,
                move || is() == color,
                move || set(color),
            ))
            .child(el("span").child(label))
    };
    el("fieldset")
        .class("choice")
        .child(el("legend").child(legend))
        .child(el("div").child(of.map(option)))
}

/// The answer in words.
fn answer(query: PositionQuery) -> Option<El> {
    let words = |words: String| el("p").child(words);
    match query.inquiry.asked.get() {
        InquiryState::Nothing => {
            Some(words(text::correspondence().winnability.no_question.into()).class("quiet"))
        }
        InquiryState::Looking(side) => {
            Some(words((text::play().looking)(side)).attr("data-verdict", "looking"))
        }
        InquiryState::NoSolver(_) => Some(
            el("div")
                .child(words(text::play().no_solver.into()).attr("data-verdict", "no-solver"))
                .child(again(query)),
        ),
        InquiryState::Answered(side, verdict) => {
            let result = match (&verdict, side) {
                (Winnability::CanMate(_), side) => GameResult::Win(side).shown(),
                (Winnability::Cannot(_), _) => GameResult::Draw.shown(),
                (Winnability::Undetermined(_), _) => "?",
            };
            let open = matches!(verdict, Winnability::Undetermined(_));
            Some(
                el("div")
                    .class("verdict")
                    .attr("data-verdict", kind(&verdict))
                    .child(el("strong").class("score").child(result))
                    .child(words((text::play().verdict)(side, &verdict)))
                    .child(open.then(|| again(query))),
            )
        }
    }
}

fn again(query: PositionQuery) -> El {
    let ask = move || {
        let side = query.side.get_untracked();
        query
            .start
            .with_untracked(|start| query.inquiry.ask(start.position(), side));
    };
    el("button")
        .attr("type", "button")
        .attr("data-act", "ask-again")
        .on("click", move |_| ask())
        .child(text::play().ask_again)
}

/// The moves that show how.
fn how(query: PositionQuery) -> El {
    let text = dynamic(move || {
        query.shown.with(|tree| {
            let (passages, _) = lay_out(tree, usize::MAX);
            notation(&passages, None, query.at.into(), move |node| {
                query.at.set(node);
            })
        })
    });
    el("section")
        .class("text-of-game")
        .attr("aria-label", text::correspondence().winnability.how)
        .child(text)
        .child(walk(move |step| {
            query.step(step);
        }))
}

fn acts(query: PositionQuery) -> El {
    let words = &text::correspondence().winnability;
    let told = RwSignal::new("");
    let button = |act: &str| el("button").attr("type", "button").attr("data-act", act);
    let share = move || {
        let link = query
            .start
            .with_untracked(|start| link::href(&start.fen(), query.side.get_untracked()));
        let link = [location::address(), link].concat();
        clipboard::write(&link, move |done| {
            let _ = told.try_set(if done {
                text::correspondence().winnability.copied
            } else {
                text::correspondence().study.not_copied
            });
        });
    };
    let lay = move || {
        if query.laying.get() {
            text::correspondence().winnability.laid
        } else {
            text::correspondence().winnability.lay
        }
    };
    el("div")
        .class("answers no-print")
        .child(
            button("lay")
                .on("click", move |_| {
                    query.laying.update(|laying| *laying = !*laying)
                })
                .child(text(lay)),
        )
        .child(
            button("copy-link")
                .flag_with("disabled", move || !query.ready.get())
                .on("click", move |_| share())
                .child(words.copy_link),
        )
        .child(
            el("p")
                .class("quiet told")
                .attr("role", "status")
                .child(text(move || told.get())),
        )
}

fn on_key(query: PositionQuery, key: &KeyPress) -> bool {
    ReplayStep::of_key(key).is_some_and(|step| query.step(step))
}

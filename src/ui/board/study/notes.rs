//! Editing a move: its marks, its comments, and the place of its variation.

use std::rc::Rc;

use leptos::prelude::*;

use super::state::{CommentPlace, StudyPage};
use crate::game::{GameTree, NodeId};
use crate::ui::el::{El, el, several, text, when};
use crate::ui::text;
use crate::ui::widgets::field::labelled;
use crate::ui::widgets::notation::layout::sign;

/// How good a move is: at most one of them.
const MOVES: [u8; 6] = [1, 2, 3, 4, 5, 6];
/// How the position stands: at most one of them.
const POSITIONS: [u8; 8] = [10, 13, 14, 15, 16, 17, 18, 19];

/// The most bytes of comments of a move that are written in a field.
const WRITTEN: usize = 50_000;

/// The most lines of them: browsers take seconds for tens of thousands.
const LINES: usize = 500;

/// All of it.
pub(crate) fn notes(study: StudyPage) -> El {
    let words = &text::correspondence().study;
    let on_move = Memo::new(move |_| study.at.get() != NodeId::ROOT);
    let marks = when(
        move || on_move.get(),
        move || {
            el("div")
                .class("marks")
                .attr("role", "group")
                .attr("aria-label", text::correspondence().study.marks)
                .child(MOVES.map(|nag| mark(study, nag, &MOVES)))
                .child(POSITIONS.map(|nag| mark(study, nag, &POSITIONS)))
        },
    );
    let begins = Memo::new(move |_| {
        let at = study.at.get();
        study
            .with_tree(|tree| tree.begins_variation(at))
            .unwrap_or(false)
    });
    let before = when(
        move || begins.get(),
        move || {
            comments(
                study,
                here(study),
                CommentPlace::Before,
                "before",
                text::correspondence().study.comment_before,
            )
        },
    );
    // What is written about a game that is played has a field of its own.
    let after = when(
        move || on_move.get() || !study.is_of_game(),
        move || {
            comments(
                study,
                here(study),
                CommentPlace::After,
                "comment",
                text::correspondence().study.comment,
            )
        },
    );
    el("details")
        .class("annotate no-print")
        .child(el("summary").child(words.annotate))
        .child(marks)
        .child(before)
        .child(after)
        .child(acts(study))
}

fn mark(study: StudyPage, nag: u8, others: &'static [u8]) -> El {
    let on = move || {
        let at = study.at.get();
        study.with_tree(|tree| tree.notes(at).nags.contains(&nag))
    };
    el("button")
        .attr("type", "button")
        .attr("data-nag", nag.to_string())
        .attr("aria-label", (text::correspondence().study.nag)(nag))
        .attr("title", (text::correspondence().study.nag)(nag))
        .attr_with("aria-pressed", move || match on() {
            Some(true) => "true",
            _ => "false",
        })
        .on("click", move |_| study.mark(nag, others))
        .child(sign(nag).unwrap_or_default())
}

/// The comments of a move, one a line, and whether these are all: a field of
/// megabytes is of no use.
fn written(tree: &GameTree, node: NodeId, side: CommentPlace) -> (String, bool) {
    let notes = tree.notes(node);
    let comments = match side {
        CommentPlace::Before => &notes.before,
        CommentPlace::After => &notes.after,
    };
    let mut lines = String::new();
    for (number, comment) in comments.iter().enumerate() {
        if number >= LINES || lines.len() + comment.len() > WRITTEN {
            return (lines, false);
        }
        if number > 0 {
            lines.push('\n');
        }
        lines.push_str(comment);
    }
    (lines, true)
}

/// The move that is looked at.
fn here(study: StudyPage) -> Signal<NodeId> {
    study.at.into()
}

/// A field for the comments of a move, one a line.
pub(crate) fn comments(
    study: StudyPage,
    about: Signal<NodeId>,
    side: CommentPlace,
    name: &str,
    label: &'static str,
) -> El {
    let said = move || {
        let at = about.get();
        study.renewed.track();
        // While it is written it stays as it was typed.
        untrack(|| {
            study.with_tree(|tree| {
                let (mut lines, whole) = written(tree, at, side);
                if !whole {
                    lines.push('\u{2026}');
                }
                lines
            })
        })
        .unwrap_or_default()
    };
    // Part of it is shown, and would take the place of the whole.
    let fixed = Memo::new(move |_| {
        let at = about.get();
        study.fixed.get() || study.with_tree(|tree| !written(tree, at, side).1) == Some(true)
    });
    let area = el("textarea")
        .attr("rows", "3")
        .flag_with("readOnly", move || fixed.get())
        .attr("dir", "auto")
        .value_with(said)
        .on("input", move |event| {
            study.write(about.get_untracked(), side, event.value());
        })
        .on("change", move |_| study.flush());
    labelled(
        name,
        Box::new(move || label.into()),
        area,
        Rc::new(String::new),
        text::correspondence().study.comment_hint,
    )
}

fn acts(study: StudyPage) -> El {
    let varies = Memo::new(move |_| {
        study.book.track();
        !study.fixed.get() && study.variation().is_some()
    });
    let rises = Memo::new(move |_| varies.get() && study.can_rise());
    let own = Memo::new(move |_| {
        let at = study.at.get();
        at != NodeId::ROOT && !study.fixed.get() && !study.is_played(at)
    });
    let there = Memo::new(move |_| {
        study.book.track();
        let at = study.at.get();
        own.get() && study.with_tree(|tree| tree.can_delete(at)) == Some(true)
    });
    let act = |name: &str, label: &'static str, on: Memo<bool>, act: fn(StudyPage)| {
        el("button")
            .attr("type", "button")
            .attr("data-act", name)
            .flag_with("disabled", move || !on.get())
            .on("click", move |_| act(study))
            .child(label)
    };
    let words = &text::correspondence().study;
    let row = el("div")
        .class("answers")
        .child(act("promote", words.promote, rises, StudyPage::promote))
        .child(act(
            "make-main",
            words.make_main,
            varies,
            StudyPage::make_main,
        ))
        .child(act(
            "delete-variation",
            words.delete_variation,
            varies,
            StudyPage::delete_variation,
        ))
        .child(act(
            "delete-from-here",
            words.delete_from_here,
            there,
            StudyPage::delete_from_here,
        ));
    several().child(row).child(when(
        move || own.get() && !there.get(),
        move || {
            el("p")
                .class("note")
                .attr("role", "status")
                .child(text::correspondence().study.first_move_stays)
        },
    ))
}

/// What was deleted can be had back.
pub(crate) fn undo(study: StudyPage) -> El {
    when(
        move || study.undo.with(Option::is_some),
        move || {
            el("p")
                .class("deleted no-print")
                .attr("role", "status")
                .child(text(|| text::correspondence().study.deleted))
                .child(
                    el("button")
                        .attr("type", "button")
                        .attr("data-act", "undo-delete")
                        .on("click", move |_| study.undo())
                        .child(text::correspondence().study.undo),
                )
        },
    )
}

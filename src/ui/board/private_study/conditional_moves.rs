//! Conditional moves: the list of prepared replies, and making one from a variation.

use leptos::prelude::*;

use super::Bench;
use crate::correspondence::conditional::{
    ConditionStatus, PrepareError, moves, prepare, replaces, standing,
};
use crate::game::{Move, MoveHistory};
use crate::platform::focus;
use crate::platform::timer::once;
use crate::storage::correspondence::ConditionalMoves;
use crate::time::Millis;
use crate::ui::el::{El, dynamic, el, text};
use crate::ui::text;
use crate::ui::widgets::numbered_move::numbered;
use shakmaty::Position as _;

/// The list, and the act.
pub(super) fn prepared(bench: Bench) -> El {
    let words = &text::correspondence().plan.study;
    let list = dynamic(move || {
        let lines = bench.prepared.get();
        bench.read.track();
        let rows: Vec<El> = lines.into_iter().map(|line| row(bench, line)).collect();
        if rows.is_empty() {
            el("p")
                .class("quiet")
                .child(text::correspondence().plan.study.prepared_teach)
        } else {
            el("ul").class("correspondence-prepared").child(rows)
        }
    });
    let wanted = Memo::new(move |_| {
        bench.read.track();
        bench.study.book.track();
        bench.prepared.track();
        bench.candidate()
    });
    el("section")
        .class("correspondence-replies")
        .child(el("h2").child(words.prepared))
        .child(list)
        .child(
            el("p")
                .class("note no-print")
                .attr("role", "status")
                .attr("data-prepare", "")
                .child(text(move || match wanted.get() {
                    Ok(line) => bench.sentence(&line),
                    Err(why) => why.into(),
                })),
        )
        .child(
            el("div").class("answers no-print").child(
                el("button")
                    .attr("type", "button")
                    .attr("data-act", "prepare")
                    .flag_with("disabled", move || {
                        bench.study.fixed.get() || wanted.with(Result::is_err)
                    })
                    .on("click", move |_| bench.prepare())
                    .child(words.prepare),
            ),
        )
}

/// A prepared line, how it stands to the game, and its removal.
fn row(bench: Bench, line: ConditionalMoves) -> El {
    let words = &text::correspondence().plan.study;
    let said = bench.sentence(&line);
    let state = bench
        .subject
        .with_value(|subject| standing(subject.ledger.line(), line.ply, &line.line));
    let (name, state) = match state {
        ConditionStatus::Waiting => ("waiting", words.waiting),
        ConditionStatus::Ready(_) => ("ready", words.ready),
        ConditionStatus::Played => ("played", words.played),
        ConditionStatus::Elsewhere => ("elsewhere", words.elsewhere),
    };
    el("li")
        .attr("data-standing", name)
        .child(
            el("span")
                .child(el("span").class("correspondence-line").child(&*said))
                .child(" ")
                .child(el("span").class("quiet").child(state)),
        )
        .child(
            el("button")
                .class("no-print")
                .attr("type", "button")
                .attr("data-act", "remove-prepared")
                .attr("aria-label", (words.remove_line)(&said))
                .flag_with("disabled", move || bench.study.fixed.get())
                .on("click", move |_| {
                    bench.prepared.update(|all| all.retain(|one| *one != line));
                    bench.study.save();
                    // Once it is gone, and the keyboard with it.
                    once(Millis::ZERO, || {
                        focus::move_to(".correspondence-replies button")
                    });
                })
                .child(words.remove),
        )
}

impl Bench {
    /// The variation that is looked at as a prepared line, or why it is none.
    fn candidate(self) -> Result<ConditionalMoves, &'static str> {
        let words = &text::correspondence().plan.study;
        let at = self.study.at.get();
        let path = self.study.with_tree(|tree| tree.line_to(at));
        let path = path.flatten().ok_or(words.not_here)?;
        self.subject.with_value(|subject| {
            let game = subject.ledger.line();
            let mine = subject.game.mine.ok_or(words.no_side)?;
            if subject.ledger.last().verdict().is_some() {
                return Err(words.over);
            }
            if path.start() != game.start() {
                return Err(words.not_here);
            }
            let (ply, line) = prepare(game, mine, path.moves()).map_err(|why| match why {
                PrepareError::NotHere => words.not_here,
                PrepareError::NoReply => words.no_reply,
                PrepareError::FirstMove => words.first_move,
            })?;
            let line = ConditionalMoves { ply, line };
            if self.prepared.with(|all| all.contains(&line)) {
                Err(words.known)
            } else {
                Ok(line)
            }
        })
    }

    /// Prepares the variation that is looked at.
    fn prepare(self) {
        let Ok(line) = untrack(|| self.candidate()) else {
            return;
        };
        self.prepared.update(|all| {
            all.retain(|old| old.ply != line.ply || !replaces(&line.line, &old.line));
            all.push(line);
        });
        self.study.save();
    }

    /// "If 23…Rd8, then 24.Qe2".
    fn sentence(self, line: &ConditionalMoves) -> String {
        self.subject.with_value(|subject| {
            written(subject.ledger.line(), line).unwrap_or_else(|| line.line.clone())
        })
    }
}

/// A prepared line in words; `None` where it does not fit the game.
fn written(game: &MoveHistory, line: &ConditionalMoves) -> Option<String> {
    let words = &text::correspondence().plan.study;
    let mut position = game.position_at(line.ply as usize)?.clone();
    let moves = moves(&position, &line.line)?;
    let mut said = String::new();
    for pair in moves.chunks(2) {
        let mut next = |play: Option<&Move>| {
            let play = *play?;
            let name = numbered(&position, play);
            position.play_unchecked(play);
            Some(name)
        };
        let (Some(theirs), Some(mine)) = (next(pair.first()), next(pair.get(1))) else {
            break;
        };
        let pair = if said.is_empty() {
            (words.if_then)(&theirs, &mine)
        } else {
            (words.and_then)(&theirs, &mine)
        };
        said.push_str(&pair);
    }
    Some(said)
}

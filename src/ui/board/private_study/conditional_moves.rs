//! Conditional moves: the list of prepared replies, and making one from a variation.

use leptos::prelude::*;
use shakmaty::Position as _;

use super::Bench;
use crate::correspondence::conditional::{
    ConditionStatus, PrepareError, moves, prepare, replaces, standing,
};
use crate::game::{Move, MoveHistory};
use crate::platform::focus;
use crate::platform::timer::once;
use crate::storage::correspondence::ConditionalMoves;
use crate::time::Millis;
use crate::ui::text::events::study as texts;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::numbered_move::numbered;

/// The prepared replies, and the button that prepares the variation at the current move.
#[component]
pub(super) fn PreparedReplies(bench: Bench) -> impl IntoView {
    let list = move || {
        bench.read.track();
        let lines = bench.prepared.get();
        if lines.is_empty() {
            return view! { <p class="quiet">{texts::prepared_teach()}</p> }.into_any();
        }
        let rows = lines
            .into_iter()
            .map(|line| view! { <PreparedLine bench line/> });
        view! { <ul class="correspondence-prepared">{rows.collect_view()}</ul> }.into_any()
    };
    let wanted = Memo::new(move |_| {
        bench.read.track();
        bench.study.book.track();
        bench.prepared.track();
        bench.candidate()
    });
    let note = move || match wanted.get() {
        Ok(line) => bench.sentence(&line),
        Err(why) => why.into(),
    };
    view! {
        <section class="correspondence-replies">
            <h2>{texts::prepared()}</h2>
            {list}
            <p class="note no-print" role="status" data-prepare="">
                {note}
            </p>
            <button
                class="main no-print"
                type="button"
                data-act="prepare"
                disabled=move || bench.study.fixed.get() || wanted.with(Result::is_err)
                on:click=move |_| bench.prepare()
            >
                {texts::prepare()}
            </button>
        </section>
    }
}

/// A prepared line, its standing in the game, and its removal.
#[component]
fn PreparedLine(bench: Bench, line: ConditionalMoves) -> impl IntoView {
    let said = bench.sentence(&line);
    let status = bench
        .subject
        .with_value(|subject| standing(subject.ledger.line(), line.ply, &line.line));
    let (name, status) = match status {
        ConditionStatus::Waiting => ("waiting", texts::waiting()),
        ConditionStatus::Ready(_) => ("ready", texts::ready()),
        ConditionStatus::Played => ("played", texts::played()),
        ConditionStatus::Elsewhere => ("elsewhere", texts::elsewhere()),
    };
    let label = texts::remove_line(&said);
    let remove = move |_| {
        bench.prepared.update(|all| all.retain(|one| *one != line));
        bench.study.save();
        // Waits until the row is gone, and the focus with it.
        once(Millis::ZERO, || {
            focus::move_to(".correspondence-replies button");
        });
    };
    view! {
        <li data-standing=name>
            <span>
                <span class="correspondence-line">{said}</span>
                " "
                <span class="quiet">{status}</span>
            </span>
            <button
                class="tool no-print"
                type="button"
                data-act="remove-prepared"
                aria-label=label
                disabled=move || bench.study.fixed.get()
                on:click=remove
            >
                {Icon::Delete.view()}
            </button>
        </li>
    }
}

impl Bench {
    /// The variation at the current move as a prepared line, or why it cannot be one.
    fn candidate(self) -> Result<ConditionalMoves, &'static str> {
        let at = self.study.at.get();
        let path = self.study.with_tree(|tree| tree.line_to(at));
        let path = path.flatten().ok_or_else(texts::not_here)?;
        self.subject.with_value(|subject| {
            let game = subject.ledger.line();
            let mine = subject.game.mine.ok_or_else(texts::no_side)?;
            if subject.ledger.last().verdict().is_some() {
                return Err(texts::over());
            }
            if path.start() != game.start() {
                return Err(texts::not_here());
            }
            let (ply, line) = prepare(game, mine, path.moves()).map_err(|why| match why {
                PrepareError::NotHere => texts::not_here(),
                PrepareError::NoReply => texts::no_reply(),
                PrepareError::FirstMove => texts::first_move(),
            })?;
            let line = ConditionalMoves { ply, line };
            if self.prepared.with(|all| all.contains(&line)) {
                Err(texts::known())
            } else {
                Ok(line)
            }
        })
    }

    /// Prepares the variation at the current move.
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
            texts::if_then(&theirs, &mine)
        } else {
            texts::and_then(&theirs, &mine)
        };
        said.push_str(&pair);
    }
    Some(said)
}

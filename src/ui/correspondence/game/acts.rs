//! The entries that are possible now, and the form of the one that the user writes.

use leptos::prelude::*;

use super::draft::EntryDraft;
use super::entry_form::entry_form;
use super::reconcile;
use super::state::{Ask, GamePage, with_number};
use crate::correspondence::entry::ActKind;
use crate::correspondence::{Phase, conditional};
use crate::game::Move;
use crate::ui::context::piece_letters;
use crate::ui::el::{El, dynamic, el, when};
use crate::ui::route::{EventsRoute, Route};
use crate::ui::text;
use crate::ui::widgets::move_entry::MoveEntry;

/// The acts, or the form of one.
pub(super) fn acts(page: GamePage) -> El {
    let asking = Memo::new(move |_| page.ask.get());
    el("section")
        .class("correspondence-acts no-print")
        .child(dynamic(move || {
            let ask = asking.get();
            if ask == Ask::Nothing {
                // Another tab may have entered something.
                page.ledger.track();
                page.conflict.track();
            }
            untrack(move || match ask {
                Ask::Nothing => all(page),
                Ask::Move(play) => of_move(page, play),
                Ask::Act(kind) => of_kind(page, kind),
                Ask::Reconcile => reconcile::reconcile(page),
                // In the statement.
                Ask::Insert | Ask::Correct(_) => el("div"),
            })
        }))
}

fn of_move(page: GamePage, play: Move) -> El {
    let words = &text::correspondence().game;
    let draft = EntryDraft::of_move(page, play);
    let san = page
        .ledger
        .with_untracked(|ledger| with_number(ledger.line().position(), play));
    let title = (words.title_of)(&san);
    entry_form(draft, &title, draft.fields(), words.save_move)
}

fn of_kind(page: GamePage, kind: ActKind) -> El {
    let words = &text::correspondence().game;
    let draft = EntryDraft::of_act(page, kind);
    let title = match kind {
        ActKind::Refill => words.refill,
        ActKind::Claim => words.claim,
        ActKind::Resolved => words.resolve,
        ActKind::Result => words.result,
        _ => words.start,
    };
    entry_form(draft, title, draft.fields(), words.save)
}

/// What can be entered, by what goes on.
fn all(page: GamePage) -> El {
    let words = &text::correspondence().game;
    let takes_moves = Memo::new(move |_| page.takes_moves());
    let button = |act: &'static str, label: &'static str, ask: Ask| {
        el("button")
            .attr("type", "button")
            .attr("data-act", act)
            .flag_with("disabled", move || {
                page.correspondence.following.get() || page.conflict.with(Option::is_some)
            })
            .on("click", move |_| page.ask(ask))
            .child(label)
    };
    let phase = page.phase();
    let (started, over) = (
        !matches!(phase, Phase::Waiting),
        matches!(phase, Phase::Over(_)),
    );
    let live = started && !over;
    let claim = matches!(phase, Phase::Claim { .. });
    let mut row = el("div").class("acts");
    if !started {
        row = row
            .child(button("start", words.start, Ask::Act(ActKind::Start)))
            .child(button("result", words.result, Ask::Act(ActKind::Result)));
    }
    if live {
        row = row.child(button("refill", words.refill, Ask::Act(ActKind::Refill)));
        row = row.child(if claim {
            button("resolve", words.resolve, Ask::Act(ActKind::Resolved))
        } else {
            button("claim", words.claim, Ask::Act(ActKind::Claim))
        });
        row = row
            .child(button("result", words.result, Ask::Act(ActKind::Result)))
            .child(button("reconcile", words.reconcile, Ask::Reconcile));
    }
    let team = page.event.with_untracked(|event| event.draft().team);
    if team && live {
        let event = page.game.with_untracked(|game| game.event.clone());
        row = row.child(
            el("a")
                .class("button")
                .attr("data-act", "team")
                .attr("href", Route::from(EventsRoute::Team(event)).href())
                .child(words.team),
        );
    }
    el("div")
        .child(prepared_reply(page))
        .child(when(move || takes_moves.get(), move || entry(page)))
        .child(row)
}

/// The reply that was prepared to the opponent's last move.
fn prepared_reply(page: GamePage) -> Option<El> {
    let id = page.game.with_untracked(|game| game.id.clone());
    let (turn, takes) = (
        page.ledger.with_untracked(|ledger| ledger.last().turn),
        page.takes_moves(),
    );
    if !takes || page.mine() != Some(turn) {
        return None;
    }
    let study = page.correspondence.study(&id);
    let lines: Vec<(u32, &str)> = (study.prepared.iter())
        .map(|prepared| (prepared.ply, prepared.line.as_str()))
        .collect();
    let (play, san) = page.ledger.with_untracked(|ledger| {
        let play = conditional::reply(ledger.line(), &lines)?;
        Some((play, with_number(ledger.line().position(), play)))
    })?;
    Some(
        el("p")
            .class("correspondence-reply notice")
            .attr("role", "status")
            .attr("data-prepared", &san)
            .child(el("span").child((text::correspondence().game.prepared)(&san)))
            .child(
                el("button")
                    .attr("type", "button")
                    .attr("data-act", "lay-prepared")
                    .on("click", move |_| page.lay(play))
                    .child(text::correspondence().game.lay),
            ),
    )
}

/// A field in which the next move can be written or pasted.
fn entry(page: GamePage) -> El {
    let turn = page.ledger.with_untracked(|ledger| ledger.last().turn);
    let mine = page.mine().is_none_or(|mine| mine == turn);
    let send = el("button")
        .class("main")
        .attr("data-act", "lay-move")
        .child(text::correspondence().game.enter);
    let read = move |text: &str| {
        page.ledger.with_untracked(|ledger| {
            piece_letters::typed(bare(text), |text| ledger.line().read(text))
        })
    };
    MoveEntry::new((text::correspondence().game.move_label)(mine), send).view(
        "correspondence-entry",
        read,
        move |play| page.lay(play),
    )
}

/// A move as it is pasted, without its number: `23…Rd8`, `24. Qe2`.
fn bare(text: &str) -> &str {
    let text = text.trim();
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.starts_with(['.', '\u{2026}']) {
        rest.trim_start_matches(|c: char| c == '.' || c == '\u{2026}' || c.is_whitespace())
    } else {
        text
    }
}

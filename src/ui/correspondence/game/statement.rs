//! The statement: each entry as a sum that a person can check, correct, remove or add to.

use leptos::prelude::*;

use super::draft::{EntryDraft, EntryPlace};
use super::effect::sums;
use super::entry_form::entry_form;
use super::state::{Ask, GamePage};
use crate::correspondence::Change;
use crate::correspondence::entry::ActKind;
use crate::correspondence::statement::rows;
use crate::ui::el::{El, dynamic, el};
use crate::ui::text::{self, t};
use crate::ui::widgets::moment;

pub(super) fn statement(page: GamePage) -> El {
    let asking = Memo::new(move |_| page.ask.get());
    let insert = dynamic(move || match asking.get() {
        Ask::Insert => untrack(|| inserting(page)),
        _ => el("button")
            .attr("type", "button")
            .class("no-print")
            .attr("data-act", "insert")
            .flag_with("disabled", move || page.correspondence.following.get())
            .on("click", move |_| page.ask(Ask::Insert))
            .child(text::correspondence().game.insert),
    });
    el("section")
        .class("correspondence-statement")
        .attr("aria-label", text::correspondence().game.statement)
        .child(el("h2").child(text::correspondence().game.statement))
        .child(dynamic(move || {
            page.ledger.track();
            page.conflict.track();
            untrack(|| list(page))
        }))
        .child(insert)
}

fn list(page: GamePage) -> El {
    let all = page.ledger.with(rows);
    let count = page.game.with(|game| game.journal.len());
    if count == 0 {
        return el("p")
            .class("quiet")
            .child(text::correspondence().game.no_entries);
    }
    let zone = page.zone();
    let mut list = el("ol").class("correspondence-entries");
    for place in 0..count {
        let at = page.game.with(|game| game.journal[place].at);
        let words = page.words(place);
        let spent =
            page.ledger.with(
                |ledger| match ledger.steps().get(place).map(|step| step.change) {
                    Some(Change::Move { side, spent, .. }) => Some((side, spent)),
                    _ => None,
                },
            );
        let who = spent.map(|(side, spent)| {
            [
                &page.name(side),
                " ",
                &(text::correspondence().game.spent)(spent),
            ]
            .concat()
        });
        let is_void = all.get(place).is_none();
        let line = el("li")
            .attr("data-place", place.to_string())
            .class_with("correspondence-void", move || is_void)
            .child(
                el("div")
                    .class("correspondence-entry-line")
                    .child(el("strong").child(&*words))
                    .child(who.map(|who| el("span").class("quiet num").child(who))),
            )
            .child(
                el("div")
                    .class("correspondence-entry-line")
                    .child(
                        el("span")
                            .class("quiet num correspondence-stamp")
                            .child(moment::in_zone(at, &zone)),
                    )
                    .child(correct_button(page, place, &words)),
            )
            .child(all.get(place).map(|row| sums(row, "is")))
            .child(form_of(page, place));
        list = list.child(line);
    }
    list
}

fn correct_button(page: GamePage, place: usize, words: &str) -> El {
    el("button")
        .attr("type", "button")
        .class("correspondence-correct no-print")
        .attr("data-act", ["correct-", &place.to_string()].concat())
        .attr(
            "aria-label",
            (text::correspondence().game.correct_entry)(words),
        )
        .flag_with("disabled", move || page.correspondence.following.get())
        .on("click", move |_| page.ask(Ask::Correct(place)))
        .child(text::correspondence().game.correct)
}

/// The form in which an entry is corrected, where it is asked for.
fn form_of(page: GamePage, place: usize) -> El {
    let open = Memo::new(move |_| page.ask.get() == Ask::Correct(place));
    dynamic(move || {
        open.get()
            .then(|| untrack(|| correcting(page, place)))
            .flatten()
    })
}

fn correcting(page: GamePage, place: usize) -> Option<El> {
    let words = &text::correspondence().game;
    let draft = EntryDraft::of_entry(page, place)?;
    let removing = draft.removing;
    let remove = el("label")
        .class("check")
        .child(
            el("input")
                .attr("type", "checkbox")
                .attr("name", "remove")
                .on("change", move |event| removing.set(event.checked())),
        )
        .child(el("span").child(words.remove));
    let fields = el("div")
        .class_with("correspondence-removing", move || removing.get())
        .child(draft.fields());
    let title = (words.correct_entry)(&page.words(place));
    Some(entry_form(draft, &title, [fields, remove], words.save))
}

fn inserting(page: GamePage) -> El {
    let words = &text::correspondence().game;
    let draft = EntryDraft::new(page, EntryPlace::ByStamp, ActKind::Refill);
    let fields = [draft.kinds(), draft.fields()];
    entry_form(draft, words.insert, fields, words.save)
}

/// The statement as a text.
pub(super) fn as_text(page: GamePage) -> String {
    let zone = page.zone();
    let all = page.ledger.with_untracked(rows);
    let mut text = (t().games.versus)(&page.game.with_untracked(|game| game.players.clone()));
    text.push('\n');
    text.push_str(
        &page
            .event
            .with_untracked(|event| event.draft().name.clone()),
    );
    text.push('\n');
    for (place, row) in all.iter().enumerate() {
        text.push('\n');
        text.push_str(&moment::in_zone(row.at, &zone));
        text.push_str("  ");
        text.push_str(&untrack(|| page.words(place)));
        text.push('\n');
        for line in text::correspondence().game.sums.lines(row) {
            text.push_str("    ");
            text.push_str(&line);
            text.push('\n');
        }
    }
    // Elsewhere lines break as they will.
    text::plain(&text)
}

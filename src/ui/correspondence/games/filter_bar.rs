//! The filter bar of the list: by status, by event, and by search text.

use std::rc::Rc;

use leptos::prelude::*;

use crate::correspondence::GameStanding;
use crate::correspondence::rank::{ListQuery, RankedList};
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::el::{El, dynamic, el, text, when};
use crate::ui::text;
use crate::ui::widgets::choice::radio;
use crate::ui::widgets::field::{Field, labelled};

pub(super) fn asking(
    correspondence: CorrespondenceStore,
    asked: RwSignal<ListQuery>,
    listed: Memo<RankedList>,
) -> El {
    let words = &text::correspondence().games;
    let search = El::of(view! {
        <Field
            name="search"
            label=words.search
            placeholder=words.search_hint
            value=Signal::derive(move || asked.with(|asked| asked.text.clone()))
            on_input=move |typed| asked.update(|asked| asked.text = typed)
        />
    });
    let archived = move || {
        correspondence
            .events
            .with(|events| events.iter().any(|event| event.archived))
    };
    el("form")
        .class("correspondence-asking no-print")
        .attr("role", "search")
        .on("submit", |event| event.prevent_default())
        .child(standings(asked, listed))
        .child(
            el("div")
                .class("columns")
                .child(search)
                .child(events(correspondence, asked)),
        )
        .child(when(archived, move || {
            let input = el("input")
                .attr("type", "checkbox")
                .attr("name", "archived")
                .flag_with("checked", move || asked.with(|asked| asked.archived))
                .on("change", move |event| {
                    let checked = event.checked();
                    asked.update(|asked| asked.archived = checked);
                });
            el("label")
                .class("check")
                .child(input)
                .child(text::correspondence().games.archived)
        }))
}

/// The standings with their totals; those that no game has are left out, but
/// for the three that everybody knows.
fn standings(asked: RwSignal<ListQuery>, listed: Memo<RankedList>) -> El {
    let words = &text::correspondence().games;
    let choice = move |name: &'static str, standing: Option<GameStanding>| {
        let count = move || match standing {
            Some(standing) => listed.with(|listed| listed.totals.of(standing)),
            None => listed.with(|listed| listed.totals.all()),
        };
        let label = standing.map_or(words.all, words.standing);
        let input = radio(
            "standing",
            name,
            move || asked.with(|asked| asked.standing == standing),
            move || {
                asked.update(|asked| asked.standing = standing);
            },
        );
        el("label").child(input).child(
            el("span").child(label).child(
                el("b")
                    .attr("data-total", name)
                    .child(text(move || count().to_string())),
            ),
        )
    };
    let sometimes = move |name: &'static str, standing: GameStanding| {
        let there = move || {
            listed.with(|listed| listed.totals.of(standing) > 0)
                || asked.with(|asked| asked.standing == Some(standing))
        };
        when(there, move || choice(name, Some(standing)))
    };
    el("fieldset")
        .class("choice correspondence-standings")
        .child(el("legend").class("unseen").child(words.filter))
        .child(
            el("div")
                .child(choice("all", None))
                .child(choice("mine", Some(GameStanding::Mine)))
                .child(sometimes("watched", GameStanding::Watched))
                .child(choice("theirs", Some(GameStanding::Theirs)))
                .child(sometimes("ahead", GameStanding::Ahead))
                .child(choice("finished", Some(GameStanding::Finished))),
        )
}

fn events(correspondence: CorrespondenceStore, asked: RwSignal<ListQuery>) -> El {
    dynamic(move || {
        let words = &text::correspondence().games;
        let chosen = asked.with_untracked(|asked| asked.event.clone());
        let option = |id: &str, name: &str, selected: bool| {
            el("option")
                .attr("value", id)
                .attr_with("selected", move || selected.then_some(""))
                .child(name)
        };
        let mut select = el("select")
            .child(option("", words.all_events, chosen.is_none()))
            .on("change", move |event| {
                let id = event.value();
                asked.update(|asked| asked.event = (!id.is_empty()).then_some(id));
            });
        for kept in correspondence.events.get() {
            let selected = chosen.as_ref() == Some(&kept.id);
            select = select.child(option(&kept.id, &kept.event.draft().name, selected));
        }
        labelled(
            "event",
            Box::new(|| text::correspondence().games.event.into()),
            select,
            Rc::new(String::new),
            "",
        )
    })
}

//! The fields of the form for a new game.

use leptos::prelude::*;

use super::form::NewGameForm;
use crate::clock::Color;
use crate::correspondence::enter::EnterError;
use crate::ui::el::{El, dynamic, el};
use crate::ui::text::{self, t};
use crate::ui::widgets::choice::radio;
use crate::ui::widgets::field::Field;

/// What the first of some problems says; nothing where there is none.
pub(super) fn first(
    form: NewGameForm,
    problems: Memo<Vec<EnterError>>,
    is: impl Fn(&EnterError) -> bool + 'static,
) -> impl Fn() -> String + 'static {
    move || {
        let found = problems.with(|problems| problems.iter().find(|found| is(found)).cloned());
        match (found, form.chosen()) {
            (Some(found), Some(kept)) => {
                (text::correspondence().games.new.problem)(&found, &kept.event)
            }
            _ => String::new(),
        }
    }
}

/// A line to type.
pub(super) fn line(
    name: &str,
    label: &'static str,
    hint: &'static str,
    value: RwSignal<String>,
    error: impl Fn() -> String + 'static,
) -> El {
    Field::of(name, label, value).hint(hint).error(error).view()
}

/// One of a few.
pub(super) fn choice<V: Copy + PartialEq + Send + Sync + 'static, const N: usize>(
    name: &str,
    legend: &str,
    options: [(&str, &str, V); N],
    value: RwSignal<V>,
) -> El {
    let options = options.map(|(key, label, option)| {
        let input = radio(
            name,
            key,
            move || value.get() == option,
            move || value.set(option),
        );
        el("label").child(input).child(el("span").child(label))
    });
    el("fieldset")
        .class("choice")
        .child(el("legend").child(legend))
        .child(el("div").child(options))
}

/// What the server shows of a game that goes on.
pub(super) fn server(form: NewGameForm, problems: Memo<Vec<EnterError>>) -> El {
    let words = &text::correspondence().games.new;
    let of = |side: Color| {
        let name = |what: &str| [what, "-", side.name()].concat();
        let is_clock =
            move |problem: &EnterError| matches!(problem, EnterError::Clock(of, _) if *of == side);
        let is_bank =
            move |problem: &EnterError| matches!(problem, EnterError::Bank(of, _) if *of == side);
        let is_made =
            move |problem: &EnterError| matches!(problem, EnterError::Made(of) if *of == side);
        let hint = words.length_hint;
        let clock = line(
            &name("clock"),
            (words.clock)(side),
            hint,
            *form.clocks.get(side),
            first(form, problems, is_clock),
        );
        let bank = line(
            &name("bank"),
            (words.bank)(side),
            hint,
            *form.banks.get(side),
            first(form, problems, is_bank),
        );
        let made = line(
            &name("made"),
            (words.made)(side),
            words.made_hint,
            *form.made.get(side),
            first(form, problems, is_made),
        );
        el("div").child(clock).child(bank).child(made)
    };
    el("fieldset")
        .child(el("legend").child(words.server_shows))
        .child(el("p").class("quiet").child(words.server_hint))
        .child(el("div").class("columns").child(Color::ALL.map(of)))
}

/// What is offered where the text has several games.
pub(super) fn several_games(form: NewGameForm) -> El {
    let many = Memo::new(move |_| {
        let found = form.found.with(Vec::len);
        (found > 1).then_some(found)
    });
    dynamic(move || {
        let games = many.get()?;
        let words = &text::correspondence().games.new;
        let rows: Vec<El> = untrack(|| form.found.get())
            .iter()
            .map(|game| {
                let left_out = game.problem.is_some() || game.is_over();
                let state = match (&game.problem, left_out) {
                    (Some(problem), _) => (text::study().game.problem)(problem),
                    (None, true) => words.is_over.into(),
                    (None, false) => (words.plies)(game.line.ply()),
                };
                el("li")
                    .child((t().games.versus)(&game.players))
                    .child(" ")
                    .child(el("span").class("quiet").child(state))
            })
            .collect();
        let open = untrack(|| form.found.get());
        let open = open
            .iter()
            .filter(|game| game.problem.is_none() && !game.is_over());
        let open = open.count();
        let button = |act: &str, label: &str| {
            el("button")
                .attr("type", "button")
                .attr("data-act", act)
                .flag_with("disabled", move || {
                    open == 0 || form.correspondence.following.get()
                })
                .child(label)
        };
        Some(
            el("section")
                .class("correspondence-several")
                .child(el("h2").child((words.found)(games)))
                .child(el("ul").child(rows))
                .child(line("me", words.me, words.me_hint, form.me, String::new))
                .child(
                    el("div")
                        .class("primary")
                        .child(
                            button("one-by-one", words.one_by_one)
                                .on("click", move |_| form.one_by_one()),
                        )
                        .child(
                            button("enter-all", &(words.all_at_once)(open))
                                .on("click", move |_| form.enter_all()),
                        ),
                )
                .child(el("p").class("quiet").child(words.all_hint)),
        )
    })
}

//! The page that enters a new correspondence game.

mod form;
mod game_fields;

use std::rc::Rc;

use leptos::prelude::*;

use crate::clock::Color;
use crate::correspondence::Openings;
use crate::correspondence::enter::EnterError;
use crate::ui::context::AppContext;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::el::{El, dynamic, el, several, text, watch, when};
use crate::ui::route::{CorrespondenceRoute, EventsRoute, Route};
use crate::ui::text;
use crate::ui::widgets::castling::CastlingNote;
use crate::ui::widgets::field::labelled;
use crate::ui::widgets::moment::to_the_minute;
use crate::ui::widgets::page::page;
use form::NewGameForm;
use game_fields::{choice, first, line, several_games};

pub(crate) fn new_page() -> El {
    let correspondence = expect_context::<CorrespondenceStore>();
    let back = CorrespondenceRoute::Games.into();
    let words = &text::correspondence().games.new;
    if correspondence.events.with_untracked(Vec::is_empty) {
        let make = el("a")
            .class("button main")
            .attr("data-act", "make-event")
            .attr("href", Route::from(EventsRoute::New).href())
            .child(words.make_event);
        let body = several()
            .child(el("p").class("empty").child(words.needs_event))
            .child(el("p").child(make));
        return page(words.title, &back, body);
    }
    let new_game = NewGameForm::new(correspondence, expect_context::<AppContext>());
    page(words.title, &back, form(new_game))
}

fn form(form: NewGameForm) -> El {
    let words = &text::correspondence().games.new;
    let problems = form.problems();
    let correspondence = form.correspondence;
    let side = choice(
        "mine",
        words.side,
        [
            ("white", words.white, Some(Color::White)),
            ("black", words.black, Some(Color::Black)),
            ("neither", words.neither, None),
        ],
        form.mine,
    );
    let how = choice(
        "how",
        words.how,
        [
            ("begins", words.begins, false),
            ("under-way", words.under_way, true),
        ],
        form.under_way,
    );
    let names = Color::ALL.map(|side| {
        line(
            &["name-", side.name()].concat(),
            (words.name_of)(side),
            "",
            *form.names.get(side),
            first(form, problems, move |problem| {
                *problem == EnterError::Name(side)
            }),
        )
    });
    let save = el("button")
        .class("main")
        .attr("type", "submit")
        .attr("data-act", "save-game")
        .flag_with("disabled", move || correspondence.following.get())
        .child(words.save);
    let skip = when(
        move || form.queue.with(|(games, at)| *at < games.len()),
        move || {
            el("button")
                .attr("type", "button")
                .attr("data-act", "skip")
                .on("click", move |_| form.next())
                .child(text::correspondence().games.new.skip)
        },
    );
    el("form")
        .class("correspondence-new")
        .attr("novalidate", "")
        .on("submit", move |event| {
            event.prevent_default();
            if !correspondence.following.get_untracked() {
                form.enter();
            }
        })
        .child(queue(form))
        .child(event_field(form))
        .child(side)
        .child(el("div").class("columns").child(names))
        .child(how)
        .child(starts(form))
        .child(when(
            move || form.under_way.get(),
            move || moves_field(form, first(form, problems, is_of_moves)),
        ))
        .child(several_games(form))
        .child(position(form, problems))
        .child(when(
            move || form.under_way.get(),
            move || game_fields::server(form, problems),
        ))
        .child(
            el("p")
                .class("refusal")
                .attr("role", "alert")
                .child(text(first(form, problems, is_of_all))),
        )
        .child(el("div").class("primary").child(save).child(skip))
        .child(when(
            move || correspondence.following.get(),
            || {
                el("p")
                    .class("note")
                    .child(text::correspondence().common.following)
            },
        ))
}

fn is_of_moves(problem: &EnterError) -> bool {
    matches!(
        problem,
        EnterError::Moves(_) | EnterError::Several(_) | EnterError::Over | EnterError::TwoStarts
    )
}

fn is_of_fen(problem: &EnterError) -> bool {
    matches!(problem, EnterError::Fen(_))
}

fn is_of_all(problem: &EnterError) -> bool {
    matches!(problem, EnterError::NotStarted(_) | EnterError::Refused(_))
}

/// Which game of a text it is.
fn queue(form: NewGameForm) -> El {
    dynamic(move || {
        let (at, all) = form.queue.with(|(games, at)| (*at, games.len()));
        (at < all).then(|| {
            el("p")
                .class("correspondence-queue")
                .attr("role", "status")
                .child((text::correspondence().games.new.game_of)(at + 1, all))
        })
    })
}

fn event_field(form: NewGameForm) -> El {
    let words = &text::correspondence().games.new;
    let chosen = form.event.get_untracked();
    let option = |id: &str, name: &str| {
        let selected = chosen == id;
        el("option")
            .attr("value", id)
            .attr_with("selected", move || selected.then_some(""))
            .child(name)
    };
    let mut select = el("select")
        .child(option("", words.choose_event))
        .on("change", move |event| form.event.set(event.value()));
    for kept in form.correspondence.events.get_untracked() {
        if !kept.archived || kept.id == chosen {
            select = select.child(option(&kept.id, &kept.event.draft().name));
        }
    }
    let missing = move || form.sent.get() && form.event.with(String::is_empty);
    let error = move || {
        if missing() {
            text::correspondence().games.new.no_event.into()
        } else {
            String::new()
        }
    };
    let make = el("a")
        .attr("data-act", "make-event")
        .attr("href", Route::from(EventsRoute::New).href())
        .child(words.make_event);
    el("div")
        .class("correspondence-event")
        .child(labelled(
            "event",
            Box::new(|| text::correspondence().games.new.event.into()),
            select,
            Rc::new(error),
            "",
        ))
        .child(el("p").class("links").child(make))
}

/// When the clock begins to run.
fn starts(form: NewGameForm) -> El {
    let words = move || {
        if form.under_way.get() {
            return String::new();
        }
        let Some(kept) = form.chosen() else {
            return String::new();
        };
        let start = kept.event.draft().start;
        let ahead = start > form.correspondence.this_second();
        (text::correspondence().games.new.starts_at)(&to_the_minute(start), ahead)
    };
    el("p")
        .class("quiet correspondence-starts")
        .attr("role", "status")
        .child(text(words))
}

fn moves_field(form: NewGameForm, error: impl Fn() -> String + 'static) -> El {
    let label = move || {
        let words = &text::correspondence().games.new;
        if form.under_way.get() {
            words.moves.into()
        } else {
            words.opening_moves.into()
        }
    };
    let area = el("textarea")
        .attr("rows", "5")
        .attr("spellcheck", "false")
        .attr("autocomplete", "off")
        .attr("autocapitalize", "off")
        .value_with(move || form.moves.get())
        .on("input", move |event| form.moves.set(event.value()));
    let hint = el("p").class("quiet").child(text(move || {
        let words = &text::correspondence().games.new;
        if form.under_way.get() {
            words.moves_hint.to_owned()
        } else {
            let chosen = form.chosen().map(|kept| kept.event);
            let (openings, moves) = chosen.map_or((Openings::default(), 0), |event| {
                let draft = event.draft();
                (draft.interpretations.openings, draft.increment_moves)
            });
            (words.opening_hint)(openings, moves)
        }
    }));
    el("div")
        .child(labelled("moves", Box::new(label), area, Rc::new(error), ""))
        .child(hint)
}

/// Where it begins: seldom elsewhere than usual, and by moves where none of the
/// game are known.
fn position(form: NewGameForm, problems: Memo<Vec<EnterError>>) -> El {
    let words = &text::correspondence().games.new;
    let fold = el("details")
        .class("correspondence-position")
        .child(el("summary").child(words.opening))
        .child(when(
            move || !form.under_way.get(),
            move || moves_field(form, first(form, problems, is_of_moves)),
        ))
        .child(line(
            "fen",
            words.fen,
            words.fen_hint,
            form.fen,
            first(form, problems, is_of_fen),
        ))
        .child(El::of(view! { <CastlingNote fen=form.fen/> }));
    // What is wrong is seen.
    let node = fold.node().clone();
    watch(move || {
        let wrong = problems.with(|problems| {
            let of_moves = |problem: &EnterError| is_of_moves(problem) && !form.under_way.get();
            (problems.iter()).any(|problem| of_moves(problem) || is_of_fen(problem))
        });
        if wrong {
            node.set_attribute("open", Some(""));
        }
    });
    fold
}

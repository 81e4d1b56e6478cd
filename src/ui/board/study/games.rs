//! The list of games of a book, one of which is on the board.

use leptos::prelude::*;

use super::state::StudyPage;
use crate::game::book::Book;
use crate::game::pgn::PgnGame;
use crate::platform::date;
use crate::ui::el::{El, dynamic, each, el, text, when};
use crate::ui::text;

/// How many games are listed at once.
const AT_ONCE: usize = 200;

/// Who plays the game on the board, when and where; and the other games.
pub(super) fn games(study: StudyPage) -> El {
    let count = Memo::new(move |_| {
        study
            .book
            .with(|book| book.as_ref().map_or(0, |book| book.games().len()))
    });
    let listed = RwSignal::new(false);
    let head = dynamic(move || study.book.with(|book| book.as_ref().map(heading)));
    let several = when(
        move || count.get() > 1,
        move || {
            el("nav")
                .class("games-of no-print")
                .attr("aria-label", text::correspondence().study.games)
                .child(beside(
                    study,
                    "game-before",
                    text::correspondence().study.game_before,
                    -1,
                ))
                .child(
                    el("button")
                        .attr("type", "button")
                        .attr("data-act", "all-games")
                        .attr_with(
                            "aria-expanded",
                            move || {
                                if listed.get() { "true" } else { "false" }
                            },
                        )
                        .on("click", move |_| listed.update(|listed| *listed = !*listed))
                        .child(text(move || {
                            let at = study
                                .book
                                .with(|book| book.as_ref().map_or(0, Book::chosen));
                            (text::correspondence().study.game_of)(at + 1, count.get())
                        })),
                )
                .child(beside(
                    study,
                    "game-after",
                    text::correspondence().study.game_after,
                    1,
                ))
        },
    );
    let all = when(
        move || listed.get() && count.get() > 1,
        move || list(study, count, listed),
    );
    el("div")
        .class("game-head")
        .child(head)
        .child(several)
        .child(all)
}

fn beside(study: StudyPage, act: &str, label: &'static str, by: isize) -> El {
    let to = move || {
        study.book.with(|book| {
            let book = book.as_ref()?;
            let to = book.chosen().checked_add_signed(by)?;
            (to < book.games().len()).then_some(to)
        })
    };
    el("button")
        .attr("type", "button")
        .attr("data-act", act)
        .attr("aria-label", label)
        .flag_with("disabled", move || to().is_none())
        .on("click", move |_| {
            if let Some(to) = untrack(to) {
                study.choose(to);
            }
        })
        .child(if by < 0 { "\u{2190}" } else { "\u{2192}" })
}

fn list(study: StudyPage, count: Memo<usize>, listed: RwSignal<bool>) -> El {
    let shown = RwSignal::new(AT_ONCE);
    let row = move |place: usize| {
        let words = move || {
            study.book.with(|book| {
                let game = book.as_ref().and_then(|book| book.games().get(place));
                game.map(line)
            })
        };
        let current = move || {
            let chosen = study.book.with(|book| book.as_ref().map(Book::chosen));
            (chosen == Some(place)).then_some("true")
        };
        el("li").child(
            el("button")
                .attr("type", "button")
                .attr("data-game", place.to_string())
                .attr_with("aria-current", current)
                .on("click", move |_| {
                    listed.set(false);
                    study.choose(place);
                })
                .child(el("span").class("number").child((place + 1).to_string()))
                .child(el("span").class("who").child(text(words))),
        )
    };
    let more = when(
        move || shown.get() < count.get(),
        move || {
            el("button")
                .attr("type", "button")
                .attr("data-act", "more-games")
                .on("click", move |_| shown.update(|shown| *shown += AT_ONCE))
                .child(text::correspondence().study.more_games)
        },
    );
    el("div")
        .class("list-of-games no-print")
        .child(el("ol").child(each(move || shown.get().min(count.get()), row)))
        .child(more)
}

/// A tag that says something.
fn tag<'a>(game: &'a PgnGame, name: &str) -> Option<&'a str> {
    let value = game.tree.tags.get(name)?.trim();
    let says = !value.is_empty() && !value.chars().all(|c| matches!(c, '?' | '.' | '-' | '*'));
    says.then_some(value)
}

fn players(game: &PgnGame) -> Option<String> {
    let (white, black) = (tag(game, "White"), tag(game, "Black"));
    if white.is_none() && black.is_none() {
        return None;
    }
    let name = |name: Option<&str>| name.unwrap_or("?").to_owned();
    Some([&*name(white), " \u{2013} ", &*name(black)].concat())
}

fn heading(book: &Book) -> El {
    let game = book.game();
    let title = players(game).unwrap_or_else(|| text::correspondence().study.no_names.into());
    let mut facts: Vec<String> = Vec::new();
    facts.extend(game.result.map(|result| result.shown().to_owned()));
    if game.tree.start().is_chess960() {
        facts.push(text::correspondence().study.chess960.to_owned());
    }
    for name in ["Event", "Site", "Round", "Date", "Annotator", "TimeControl"] {
        let value = tag(game, name).map(|value| match name {
            "Date" => day(value),
            _ => value.to_owned(),
        });
        facts.extend(value.filter(|value| !facts.contains(value)));
    }
    el("header")
        .child(el("h2").attr("dir", "auto").child(title))
        .child((!facts.is_empty()).then(|| el("p").class("quiet").child(facts.join(" \u{b7} "))))
}

/// A day of PGN, `2026.11.20`, as the reader's locale has it; one that is not
/// wholly known stays as it is.
fn day(text: &str) -> String {
    let known = text.len() == 10
        && text
            .bytes()
            .all(|byte| byte == b'.' || byte.is_ascii_digit());
    let day = known.then(|| date::day(&text.replace('.', "-"))).flatten();
    day.map_or(text.to_owned(), |day| text::whole(&day))
}

/// A game in a line of the list.
fn line(game: &PgnGame) -> String {
    let mut parts =
        vec![players(game).unwrap_or_else(|| text::correspondence().study.no_names.into())];
    parts.extend(game.result.map(|result| result.shown().to_owned()));
    for name in ["Event", "Date"] {
        parts.extend(tag(game, name).map(str::to_owned));
    }
    parts.join(" \u{b7} ")
}

//! The players of the game on the board, its result, and the other games of the book.

use leptos::prelude::*;

use super::state::Study;
use crate::clock::GameResult;
use crate::game::book::Book;
use crate::game::pgn::PgnGame;
use crate::platform::date;
use crate::ui::text;
use crate::ui::text::study::games as texts;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::icon_button::IconButton;

/// How many games are listed at once.
const AT_ONCE: usize = 200;

/// The players, the result, the place and the date of the game on the board; and the other games.
#[component]
pub(super) fn Heading(study: Study) -> impl IntoView {
    let game = move || {
        study.book.with(|book| {
            let game = book.as_ref()?.game();
            Some((title(game), result(game), facts(game).join(" \u{b7} ")))
        })
    };
    let heading = move || {
        game().map(|(title, result, facts)| {
            view! {
                <header>
                    <h2 dir="auto">{title}</h2>
                    <strong class="score">{result}</strong>
                    <p class="quiet">{facts}</p>
                </header>
            }
        })
    };
    let count = Memo::new(move |_| {
        study
            .book
            .with(|book| book.as_ref().map_or(0, |book| book.games().len()))
    });
    view! {
        <div class="game-head stack">
            {heading}
            <Show when=move || { count.get() > 1 }>
                <OtherGames study count/>
            </Show>
        </div>
    }
}

/// The game before, the next one, and the list of all.
#[component]
fn OtherGames(study: Study, count: Memo<usize>) -> impl IntoView {
    let is_listed = RwSignal::new(false);
    let chosen = Memo::new(move |_| {
        study
            .book
            .with(|book| book.as_ref().map_or(0, Book::chosen))
    });
    let go = move |to: usize| {
        if to < count.get_untracked() {
            study.choose(to);
        }
    };
    view! {
        <nav class="games-of no-print" aria-label=texts::title()>
            <IconButton
                act="game-before"
                icon=Icon::Back
                label=texts::before()
                on_click=move |()| go(chosen.get_untracked().wrapping_sub(1))
            />
            <button
                type="button"
                data-act="all-games"
                aria-expanded=move || if is_listed.get() { "true" } else { "false" }
                on:click=move |_| is_listed.update(|listed| *listed = !*listed)
            >
                {move || texts::number(chosen.get() + 1, count.get())}
            </button>
            <IconButton
                act="game-after"
                icon=Icon::On
                label=texts::after()
                on_click=move |()| go(chosen.get_untracked() + 1)
            />
        </nav>
        <Show when=move || is_listed.get()>
            <List study count chosen is_listed/>
        </Show>
    }
}

#[component]
fn List(
    study: Study,
    count: Memo<usize>,
    chosen: Memo<usize>,
    is_listed: RwSignal<bool>,
) -> impl IntoView {
    let shown = RwSignal::new(AT_ONCE);
    let has_more = move || shown.get() < count.get();
    let row = move |place: usize| {
        let line = move || {
            let game = |book: &Book| book.games().get(place).map(line);
            study.book.with(|book| book.as_ref().and_then(game))
        };
        let choose = move |_| {
            is_listed.set(false);
            study.choose(place);
        };
        view! {
            <li>
                <button
                    type="button"
                    data-game=place.to_string()
                    aria-current=move || (chosen.get() == place).then_some("true")
                    on:click=choose
                >
                    <span class="number">{place + 1}</span>
                    <span class="who">{line}</span>
                </button>
            </li>
        }
    };
    view! {
        <div class="list-of-games no-print">
            <ol>
                <For each=move || 0..shown.get().min(count.get()) key=|place| *place children=row/>
            </ol>
            <Show when=has_more>
                <button
                    type="button"
                    data-act="more-games"
                    on:click=move |_| shown.update(|shown| *shown += AT_ONCE)
                >
                    {texts::more()}
                </button>
            </Show>
        </div>
    }
}

/// The value of a tag; `None` if it is empty or a placeholder such as `?` or `????.??.??`.
fn tag<'a>(game: &'a PgnGame, name: &str) -> Option<&'a str> {
    let value = game.tree.tags.get(name)?.trim();
    let says = !value.is_empty() && !value.chars().all(|c| matches!(c, '?' | '.' | '-' | '*'));
    says.then_some(value)
}

/// The players' names.
fn title(game: &PgnGame) -> String {
    match [tag(game, "White"), tag(game, "Black")] {
        [None, None] => texts::no_names().into(),
        players => players.map(|name| name.unwrap_or("?")).join(" \u{2013} "),
    }
}

fn result(game: &PgnGame) -> Option<&'static str> {
    game.result.map(GameResult::shown)
}

/// The place and the date, the annotator, and the time control.
fn facts(game: &PgnGame) -> Vec<String> {
    let mut facts: Vec<String> = Vec::new();
    if game.tree.start().is_chess960() {
        facts.push(texts::chess960().to_owned());
    }
    for name in ["Event", "Site", "Round", "Date", "Annotator", "TimeControl"] {
        let value = tag(game, name).map(|value| match name {
            "Date" => day(value),
            _ => value.to_owned(),
        });
        facts.extend(value.filter(|value| !facts.contains(value)));
    }
    facts
}

/// A PGN date, `2026.11.20`, in the reader's locale; one that is not wholly known stays as it is.
fn day(text: &str) -> String {
    let known = text.len() == 10
        && text
            .bytes()
            .all(|byte| byte == b'.' || byte.is_ascii_digit());
    let day = known.then(|| date::day(&text.replace('.', "-"))).flatten();
    day.map_or(text.to_owned(), |day| text::whole(&day))
}

/// A game as one line of the list.
fn line(game: &PgnGame) -> String {
    let mut parts = vec![title(game)];
    parts.extend(result(game).map(str::to_owned));
    for name in ["Event", "Date"] {
        parts.extend(tag(game, name).map(str::to_owned));
    }
    parts.join(" \u{b7} ")
}

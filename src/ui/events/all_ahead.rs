//! All of one's own running games looked at ahead of time: their deadlines on one line, what
//! stands in each game then, where one's pace leads, the calendar.

mod game_row;

use std::collections::HashMap;

use leptos::prelude::*;

use crate::correspondence::ahead::{GameAhead, horizon, look_ahead};
use crate::correspondence::{Summary, Utc};
use crate::game::tags::surname;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::context::player_names::name_of;
use crate::ui::events::deadline_calendar::DeadlineCalendar;
use crate::ui::route::Route;
use crate::ui::text::events::ahead as texts;
use crate::ui::widgets::page::Page;
use crate::ui::widgets::timeline::{InstantField, Mark, MarkKind, Span, Timeline};
use game_row::GameRow;

/// The games at the chosen instant. A handle: cheap to copy.
#[derive(Clone, Copy)]
struct AllAhead {
    correspondence: CorrespondenceStore,
    /// When the page was opened: the display does not move by itself.
    begin: Utc,
    at: RwSignal<Utc>,
    games: Memo<Vec<GameAhead>>,
}

impl AllAhead {
    fn open() -> AllAhead {
        let correspondence = expect_context::<CorrespondenceStore>();
        let begin = correspondence.this_second();
        let at = RwSignal::new(begin);
        AllAhead {
            correspondence,
            begin,
            at,
            games: Memo::new(move |_| {
                let at = at.get();
                correspondence
                    .games
                    .with(|games| look_ahead(games, begin, at))
            }),
        }
    }

    fn span(self) -> Span {
        Span {
            begin: self.begin,
            end: self.games.with(|games| horizon(games, self.begin)),
        }
    }

    fn go(self, to: Utc) {
        let span = untrack(|| self.span());
        self.at.set(to.max(span.begin).min(span.end));
    }

    /// The deadlines, with the names of the opponents.
    fn marks(self) -> Vec<Mark> {
        self.correspondence.games.with(|lines| {
            let names: HashMap<&str, &Summary> =
                lines.iter().map(|line| (&*line.id, line)).collect();
            let mark = |game: &GameAhead| {
                let line = names.get(&*game.id)?;
                Some(Mark {
                    kind: if game.is_my_turn {
                        MarkKind::Falls
                    } else {
                        MarkKind::Last
                    },
                    label: surname(&opponent(line)).to_owned(),
                    at: game.due?,
                })
            };
            self.games
                .with(|games| games.iter().filter_map(mark).collect())
        })
    }
}

/// The name of one's opponent.
fn opponent(line: &Summary) -> String {
    let mine = line.mine.unwrap_or(crate::clock::Color::White);
    name_of(&line.players, mine.other())
}

#[component]
pub(crate) fn AllAheadPage() -> impl IntoView {
    let ahead = AllAhead::open();
    let is_none = Memo::new(move |_| ahead.games.with(Vec::is_empty));
    let span = Signal::derive(move || ahead.span());
    let go = move |to| ahead.go(to);
    view! {
        <Page title=texts::title() back=Route::CorrespondenceGames>
            <Show
                when=move || !is_none.get()
                fallback=move || view! { <p class="empty ahead-part">{texts::none()}</p> }
            >
                <section class="ahead-part">
                    <p class="quiet">{texts::teach()}</p>
                    <InstantField span at=ahead.at on_go=go/>
                    <Timeline
                        span
                        marks=Signal::derive(move || ahead.marks())
                        at=ahead.at
                        on_go=go
                        pins=true
                    />
                </section>
                <Games ahead/>
                <section class="ahead-part" aria-label=texts::calendar()>
                    <DeadlineCalendar/>
                </section>
            </Show>
        </Page>
    }
}

/// Every game, the soonest deadline first.
#[component]
fn Games(ahead: AllAhead) -> impl IntoView {
    let ids = Memo::new(move |_| {
        ahead
            .games
            .with(|games| games.iter().map(|game| game.id.clone()).collect::<Vec<_>>())
    });
    let row = move |id: String| {
        let key = id.clone();
        let game = Memo::new(move |_| {
            let find = |games: &Vec<GameAhead>| games.iter().find(|game| game.id == key).cloned();
            ahead.games.with(find)
        });
        view! { <GameRow id game on_go=move |to| ahead.go(to)/> }
    };
    // On a phone, where it would be one more line in each game.
    let shows_pace = RwSignal::new(false);
    let heads = [
        texts::opponent(),
        texts::move_by(),
        texts::then(),
        texts::own_pace(),
    ];
    view! {
        <section class="ahead-part">
            <h2 class="unseen">{texts::deadlines()}</h2>
            <div class="ahead-heads" aria-hidden="true">
                {heads.map(|head| view! { <span>{head}</span> })}
            </div>
            <button
                class="link ahead-pace-button"
                type="button"
                data-act="pace"
                aria-expanded=move || if shows_pace.get() { "true" } else { "false" }
                on:click=move |_| shows_pace.update(|shows| *shows = !*shows)
            >
                {move || texts::pace_button(shows_pace.get())}
            </button>
            <ul class="ahead-games" class:paced=move || shows_pace.get()>
                <For each=move || ids.get() key=String::clone children=row/>
            </ul>
        </section>
    }
}

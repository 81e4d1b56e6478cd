//! A game whose event is missing: its moves, its board and its stamps, without anything that needs
//! the event's parameters.

use leptos::prelude::*;

use super::delete_game::{DeleteButton, DeleteQuestion};
use super::numbered::{numbered, squares};
use crate::clock::Color;
use crate::correspondence::{Act, CorrespondenceGame};
use crate::game::MoveHistory;
use crate::ui::context::AppContext;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::context::player_names::name_of;
use crate::ui::route::Route;
use crate::ui::text::correspondence::game as words;
use crate::ui::text::{self, base};
use crate::ui::widgets::board::{Board, Movable, Scene, speech};
use crate::ui::widgets::missing_game::EventMissing;
use crate::ui::widgets::moment;
use crate::ui::widgets::notices::Notices;
use crate::ui::widgets::page::PageHeader;
use crate::ui::widgets::replay::{FlipButton, ReplayButtons, ReplayStep, use_replay_keys};

/// The state of the page's board. A handle: cheap to copy.
#[derive(Clone, Copy)]
struct Seen {
    line: StoredValue<MoveHistory>,
    /// How many moves were made on the board.
    ply: RwSignal<usize>,
    bottom: RwSignal<Color>,
}

/// The page of such a game.
#[component]
pub(super) fn OrphanPage(game: CorrespondenceGame) -> impl IntoView {
    let title = base::versus(&game.players);
    let asks = RwSignal::new(false);
    let (line, plies) = game.moves_alone();
    let seen = Seen {
        ply: RwSignal::new(line.ply()),
        bottom: RwSignal::new(CorrespondenceStore::lower(&game)),
        line: StoredValue::new(line),
    };
    use_replay_keys(move |step| seen.step(step));
    let go = move |step| {
        seen.step(step);
    };
    let flip = move |()| seen.bottom.update(|bottom| *bottom = bottom.other());
    view! {
        <main class="page wide correspondence-game" data-orphan="">
            <PageHeader title back=Route::CorrespondenceGames/>
            <Notices/>
            <EventMissing/>
            <div class="correspondence-columns">
                <div class="correspondence-board">
                    <OrphanBoard seen/>
                    <ReplayButtons on_step=go>
                        <FlipButton on_flip=flip/>
                    </ReplayButtons>
                </div>
                <div class="correspondence-sheet stack apart">
                    <EventInstead game=game.clone()/>
                    <Entries seen game=game.clone() plies/>
                    <section class="no-print">
                        <div class="correspondence-act-row">
                            <DeleteButton asks/>
                        </div>
                        <DeleteQuestion asks game=Signal::stored(game)/>
                    </section>
                </div>
            </div>
        </main>
    }
}

impl Seen {
    /// Whether a step led somewhere.
    fn step(self, step: ReplayStep) -> bool {
        let last = self.line.with_value(MoveHistory::ply);
        let at = self.ply.get_untracked();
        let to = step.in_line(at, last);
        to.inspect(|&to| self.ply.set(to)).is_some()
    }
}

#[component]
fn OrphanBoard(seen: Seen) -> impl IntoView {
    let scene = Memo::new(move |_| {
        let (ply, bottom) = (seen.ply.get(), seen.bottom.get());
        seen.line
            .with_value(|line| Scene::of_line(line, ply, Movable::None, bottom))
    });
    let spoken = move || {
        let ply = seen.ply.get();
        let led_to = seen.line.with_value(|line| speech::led_to(line, ply));
        led_to.unwrap_or_else(|| text::play::moves::before_first().to_owned())
    };
    let look = expect_context::<AppContext>().board_look();
    view! {
        <div class="correspondence-position">
            <Board scene look/>
            <p class="unseen spoken" role="status">
                {spoken}
            </p>
        </div>
    }
}

/// Every entry with its stamp.
#[component]
fn Entries(seen: Seen, game: CorrespondenceGame, plies: Vec<Option<usize>>) -> impl IntoView {
    let entries = game.journal.iter().zip(plies);
    let entries = entries.map(|(entry, ply)| {
        let played = match (entry.act.uci(), ply) {
            (Some(_), Some(ply)) => seen.line.with_value(|line| numbered(line, ply)),
            (Some(uci), None) => squares(uci),
            (None, _) => String::new(),
        };
        let label = text::correspondence::entry(entry, &played, &game.players);
        // Only the event knows when an official start was.
        let stamp = match entry.act {
            Act::OfficialStart => None,
            Act::UntimedMove(_) => Some(words::untimed().to_owned()),
            _ => Some(moment::in_utc(entry.at)),
        };
        view! {
            <tr>
                <th scope="row">
                    <strong>{label}</strong>
                    <small>{stamp}</small>
                </th>
            </tr>
        }
    });
    let entries = entries.collect_view();
    let note = (!game.note.is_empty()).then(|| view! { <p dir="auto">{game.note.clone()}</p> });
    view! {
        <section class="correspondence-statement" aria-label=words::entries()>
            <h2>{words::entries()}</h2>
            <table class="correspondence-entries">
                <tbody>{entries}</tbody>
            </table>
            {note}
        </section>
    }
}

/// The players, and a choice of the events here in which the game can go on, if there are any.
#[component]
fn EventInstead(game: CorrespondenceGame) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let names = Color::ALL.map(|side| name_of(&game.players, side));
    let game = StoredValue::new(game);
    let choice = move || {
        let is_free = !correspondence.following.get();
        let has_events = correspondence.events.with(|events| !events.is_empty());
        (is_free && has_events).then(|| view! { <ChooseEvent game/> })
    };
    view! {
        <section>
            <h2 dir="auto">{names.join(" – ")}</h2>
            {choice}
        </section>
    }
}

#[component]
fn ChooseEvent(game: StoredValue<CorrespondenceGame>) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let chosen = RwSignal::new(String::new());
    let events = correspondence.events.get_untracked();
    let options = events
        .into_iter()
        .map(|kept| view! { <option value=kept.id>{kept.event.draft().name.clone()}</option> });
    let take = move |_| {
        let Some(kept) = untrack(|| correspondence.event(&chosen.get())) else {
            return;
        };
        let mut game = game.get_value();
        game.event.clone_from(&kept.id);
        // The store reports an error, and the page stays as it was.
        let _ = correspondence.save(&game, &kept.event);
    };
    view! {
        <div class="acts">
            <p class="quiet">{words::event_instead()}</p>
            <select
                name="event"
                aria-label=words::event_instead()
                on:change=move |event| chosen.set(event_target_value(&event))
            >
                <option value="">{text::correspondence::new::choose_event()}</option>
                {options.collect_view()}
            </select>
            <button
                type="button"
                data-act="take-event"
                disabled=move || chosen.with(String::is_empty)
                on:click=take
            >
                {words::take_event()}
            </button>
        </div>
    }
}

//! A game whose event is missing: its moves, its board and its stamps, without anything that needs
//! the event's parameters.

use leptos::prelude::*;

use super::state::{numbered, squares};
use crate::clock::Color;
use crate::correspondence::{Act, CorrespondenceGame};
use crate::game::MoveHistory;
use crate::ui::context::AppContext;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::context::player_names::name_of;
use crate::ui::el::{El, dynamic, el, text};
use crate::ui::route::CorrespondenceRoute;
use crate::ui::text::{self, t};
use crate::ui::widgets::board::{Board, Movable, Scene, speech};
use crate::ui::widgets::missing_game::EventMissing;
use crate::ui::widgets::moment;
use crate::ui::widgets::page::page;
use crate::ui::widgets::replay::{ReplayStep, flip, use_replay_keys, walk};

/// What there is to look at. A handle: copying it copies nothing.
#[derive(Clone, Copy)]
struct Seen {
    line: StoredValue<MoveHistory>,
    /// How many moves were made on the board.
    ply: RwSignal<usize>,
    bottom: RwSignal<Color>,
}

/// The page of such a game.
pub(crate) fn orphan_page(correspondence: CorrespondenceStore, game: CorrespondenceGame) -> El {
    let title = (t().games.versus)(&game.players);
    let (line, plies) = game.moves_alone();
    let seen = Seen {
        ply: RwSignal::new(line.ply()),
        bottom: RwSignal::new(CorrespondenceStore::lower(&game)),
        line: StoredValue::new(line),
    };
    use_replay_keys(move |step| seen.step(step));
    let walking = walk(move |step| {
        seen.step(step);
    });
    let turn = flip(move || seen.bottom.update(|bottom| *bottom = bottom.other()));
    let board = el("div")
        .class("correspondence-board")
        .child(seen.board())
        .child(walking.child(turn));
    let sheet = el("div")
        .class("correspondence-sheet")
        .child(event_of(correspondence, game.clone()))
        .child(entries(seen, &game, &plies));
    let body = el("div")
        .class("correspondence-columns")
        .child(board)
        .child(sheet);
    page(
        &title,
        &CorrespondenceRoute::Games.into(),
        [El::of(view! { <EventMissing/> }), body],
    )
    .class("page correspondence-game")
    .attr("data-orphan", "")
}

impl Seen {
    /// Whether a step led somewhere.
    fn step(self, step: ReplayStep) -> bool {
        let last = self.line.with_value(MoveHistory::ply);
        let at = self.ply.get_untracked();
        let to = step.in_line(at, last);
        to.inspect(|&to| self.ply.set(to)).is_some()
    }

    fn board(self) -> El {
        let scene = Memo::new(move |_| {
            let (ply, bottom) = (self.ply.get(), self.bottom.get());
            self.line
                .with_value(|line| Scene::of_line(line, ply, Movable::None, bottom))
        });
        let spoken = move || {
            let ply = self.ply.get();
            let led_to = self.line.with_value(|line| speech::led_to(line, ply));
            led_to.unwrap_or_else(|| text::play().before_first.to_owned())
        };
        let look = expect_context::<AppContext>().board_look();
        el("div")
            .class("correspondence-position")
            .child(El::of(view! { <Board scene look/> }))
            .child(
                el("p")
                    .class("unseen spoken")
                    .attr("role", "status")
                    .child(text(spoken)),
            )
    }
}

/// Every entry with its stamp.
fn entries(seen: Seen, game: &CorrespondenceGame, plies: &[Option<usize>]) -> El {
    let words = &text::correspondence().game;
    let mut list = el("ol").class("correspondence-entries");
    for (entry, ply) in game.journal.iter().zip(plies) {
        let played = match (&entry.act, ply) {
            (Act::Move(_), Some(ply)) => seen.line.with_value(|line| numbered(line, *ply)),
            (Act::Move(uci), None) => squares(uci),
            _ => String::new(),
        };
        let said = (words.entry)(entry, &played, &game.players);
        // When an official start was, its event knew.
        let stamp = (entry.act != Act::OfficialStart).then(|| moment::in_utc(entry.at));
        list = list.child(
            el("li").child(
                el("div")
                    .class("correspondence-entry-line")
                    .child(el("strong").child(said))
                    .child(
                        el("span")
                            .class("quiet num correspondence-stamp")
                            .child(stamp),
                    ),
            ),
        );
    }
    let note = (!game.note.is_empty()).then(|| el("p").attr("dir", "auto").child(&*game.note));
    el("section")
        .class("correspondence-statement")
        .attr("aria-label", words.entries)
        .child(el("h2").child(words.entries))
        .child(list)
        .child(note)
}

/// Who plays, and of which event that is here the game is, if of one.
fn event_of(correspondence: CorrespondenceStore, game: CorrespondenceGame) -> El {
    let names = Color::ALL.map(|side| name_of(&game.players, side));
    let who = el("h2").attr("dir", "auto").child(names.join(" – "));
    let choice = dynamic(move || {
        let events = correspondence.events.get();
        let free = !correspondence.following.get();
        let game = game.clone();
        (free && !events.is_empty()).then(|| untrack(|| choose(correspondence, game)))
    });
    el("section").child(who).child(choice)
}

fn choose(correspondence: CorrespondenceStore, game: CorrespondenceGame) -> El {
    let words = &text::correspondence().game;
    let chosen = RwSignal::new(String::new());
    let option = |id: &str, name: &str| el("option").attr("value", id).child(name);
    let mut select = el("select")
        .attr("name", "event")
        .attr("aria-label", words.event_instead)
        .on("change", move |event| chosen.set(event.value()))
        .child(option("", text::correspondence().games.new.choose_event));
    for kept in correspondence.events.get_untracked() {
        select = select.child(option(&kept.id, &kept.event.draft().name));
    }
    let take = move |_: &crate::platform::dom::DomEvent| {
        let Some(kept) = untrack(|| correspondence.event(&chosen.get())) else {
            return;
        };
        let mut game = game.clone();
        game.event.clone_from(&kept.id);
        // What goes wrong is told, and the page is as it was.
        let _ = correspondence.save(&game, &kept.event);
    };
    el("div")
        .class("acts")
        .child(el("p").class("quiet").child(words.event_instead))
        .child(select)
        .child(
            el("button")
                .attr("type", "button")
                .attr("data-act", "take-event")
                .flag_with("disabled", move || chosen.with(String::is_empty))
                .on("click", take)
                .child(words.take_event),
        )
}

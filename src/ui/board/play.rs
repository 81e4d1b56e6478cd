//! The board page: two people play on one screen, with any clock of the
//! project beside the board.

mod acts;
mod claim;
mod correction;
mod dead;
mod entry;
pub(crate) mod flagged;
mod moves;
mod prompt;
mod restore;
mod speech;
mod state;

use leptos::prelude::*;

use crate::clock::view::bar::Switch;
use crate::clock::{Color, Event, Phase};
use crate::platform::focus;
use crate::platform::keyboard::{KeyPress, on_key_down};
use crate::ui::context::clock_controller::ClockController;
use crate::ui::el::{El, dynamic, el, several, text, when};
use crate::ui::text::{self, t};
use crate::ui::widgets::board::board;
use crate::ui::widgets::half::Half;
use crate::ui::widgets::listener::use_listener;
use crate::ui::widgets::notices::{BriefNotice, Notices, UrgentNotices};
use crate::ui::widgets::panel::{LazyPanel, Panel, PanelPlace, heading};
use prompt::Prompt;
use state::BoardPage;

pub(crate) fn board_page() -> El {
    let clock = expect_context::<ClockController>();
    clock.want_board(true);
    let screen = BoardPage::open(clock);
    provide_context(screen);
    let panel_state = Panel::new(clock, PanelPlace::BesideBoard);
    let Panel {
        wanted,
        is_open: open,
        ..
    } = panel_state;
    use_listener(on_key_down(move |key| on_key(screen, wanted, key)));
    let running = Memo::new(move |_| matches!(clock.phase.get(), Phase::Running(_)));
    let main = el("main")
        .class("play")
        .class_with("live", move || running.get())
        .attr_with("inert", move || open.get().then_some(""))
        .child(el("h1").class("unseen").child(t().beside.title))
        .child(clock_beside(screen, false))
        .child(the_board(screen))
        .child(clock_beside(screen, true))
        .child(sheet(screen, wanted));
    several()
        .child(main)
        .child(speech::live_region(screen))
        // Over the notices lies the panel, which has them itself.
        .child(when(
            move || !running.get() && !open.get(),
            || El::of(view! { <Notices/> }),
        ))
        .child(when(
            move || running.get(),
            || El::of(view! { <UrgentNotices/> <BriefNotice/> }),
        ))
        .child(El::of(view! { <LazyPanel panel=panel_state/> }))
}

fn the_board(screen: BoardPage) -> El {
    let look = screen.clock.context.board_look();
    let place = el("div").class("board-place");
    place.child(board(screen.scene.into(), look, move |played| {
        screen.play(played);
    }))
}

/// The clock at the upper or the lower edge of the board.
fn clock_beside(screen: BoardPage, lower: bool) -> El {
    let place = el("div").class(if lower {
        "clock-place lower"
    } else {
        "clock-place upper"
    });
    // The face changes with every second; who sits where does not.
    let seat = Memo::new(move |_| {
        let bottom = screen.bottom.get();
        let color = if lower { bottom } else { bottom.other() };
        let white = screen.clock.face.with(|face| face.white_seat);
        match color {
            Color::White => white,
            Color::Black => white.other(),
        }
    });
    place.child(dynamic(move || {
        let seat = seat.get();
        untrack(|| El::of(view! { <Half seat/> }))
    }))
}

/// What stands beside the board: how it stands, the moves, and what can be
/// done.
fn sheet(screen: BoardPage, wanted: RwSignal<bool>) -> El {
    el("aside")
        .class("sheet")
        .child(status(screen))
        .child(flagged::flagged(screen).child(dead::dead(screen)))
        .child(moves::moves(screen))
        .child(entry::entry(screen))
        .child(acts::acts(screen, wanted))
}

/// How the game stands, in one line; and why the last thing was refused.
fn status(screen: BoardPage) -> El {
    let clock = screen.clock;
    let refused = dynamic(move || {
        clock.refused.get().map(|why| {
            el("p")
                .class("refusal")
                .attr("role", "alert")
                .child((t().beside.refusal)(why))
        })
    });
    el("header")
        .class("status")
        .child(
            el("p")
                .class("verdict")
                .child(text(move || standing(screen))),
        )
        .child(refused)
}

fn standing(screen: BoardPage) -> String {
    let clock = screen.clock;
    if let Some(words) = screen.look_back() {
        return words;
    }
    let words = text::play();
    match clock.phase.get() {
        Phase::Ready => (words.ready)(clock.face.with(|face| face.begins)).into(),
        Phase::Running(turn) => {
            if screen.live.with(|live| live.pending) {
                return (words.press_now)(turn.side);
            }
            let check = screen
                .live
                .with(|live| shakmaty::Position::is_check(live.line.position()));
            (words.to_move)(turn.side, check)
        }
        _ => heading(clock.bar.get()),
    }
}

/// What a key does that is not meant for the board. `true` where it did
/// something.
fn on_key(screen: BoardPage, panel: RwSignal<bool>, key: &KeyPress) -> bool {
    if key.repeat || key.modified || key.writing {
        return false;
    }
    let clock = screen.clock;
    match key.key.as_str() {
        " " if !key.on_control => match clock.switch() {
            Some(Switch::Stop) => clock.pause(key.time_stamp),
            Some(Switch::Resume) => {
                let _ = clock.act(Event::Resume);
            }
            Some(Switch::Menu) => panel.set(true),
            None => return false,
        },
        "," | "<" => screen.step(-1),
        "." | ">" => screen.step(1),
        "/" => focus::move_to(".entry input"),
        "=" => screen.press_by_key(key.time_stamp),
        // It closes the panel first, which hears it too.
        "Escape" if panel.get_untracked() => return false,
        "Escape" => {
            if screen.prompt.get_untracked() != Prompt::Nothing {
                screen.prompt.set(Prompt::Nothing);
                return true;
            }
            if screen.is_now() {
                return false;
            }
            screen.back_to_now();
        }
        _ => return false,
    }
    true
}

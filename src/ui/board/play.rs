//! The board page: two people play on one screen, with any clock of the project beside the board.

mod acts;
mod bar;
mod claim;
mod dead;
mod draw;
pub(crate) mod flagged;
mod moves;
mod prompt;
mod restore;
mod sides;
mod speech;
mod state;

use leptos::prelude::*;
use shakmaty::{Color as Side, Role};

use crate::clock::view::bar::Switch;
use crate::clock::{Color, Event, Phase};
use crate::platform::keyboard::{KeyPress, on_key_down};
use crate::ui::back::use_back;
use crate::ui::board::position_editor::PositionEditor;
use crate::ui::context::board_look::{BoardLook, piece_name};
use crate::ui::context::clock_controller::ClockController;
use crate::ui::text::base;
use crate::ui::text::play::turn as texts;
use crate::ui::widgets::board::Board;
use crate::ui::widgets::half::Half;
use crate::ui::widgets::listener::use_listener;
use crate::ui::widgets::notices::{BriefNotice, Notices, UrgentNotices};
use crate::ui::widgets::panel::{LazyPanel, Panel, PanelPlace, heading};
use crate::ui::widgets::players::PlayersQuestion;
use acts::Acts;
use bar::PlayBar;
use claim::WrongClaim;
use dead::DeadPosition;
use draw::StandingOffer;
use flagged::FlagQuestion;
use moves::Moves;
use prompt::Prompt;
use speech::Announcements;
use state::{BoardPage, ShownPosition};

#[component]
pub(crate) fn PlayPage() -> impl IntoView {
    let clock = expect_context::<ClockController>();
    clock.want_board(true);
    let screen = BoardPage::open(clock);
    provide_context(screen);
    let panel = Panel::new(clock, PanelPlace::BesideBoard);
    let is_open = panel.is_open;
    use_listener(on_key_down(move |key| on_key(screen, panel.wanted, key)));
    let is_asking = move || screen.prompt.get() != Prompt::Nothing;
    let cancel = Callback::new(move |()| screen.prompt.set(Prompt::Nothing));
    use_back(Signal::derive(is_asking), cancel);
    let is_running = Memo::new(move |_| matches!(clock.phase.get(), Phase::Running(_)));
    view! {
        <main class="play" class:live=move || is_running.get() inert=move || is_open.get()>
            <h1 class="unseen">{base::board::title()}</h1>
            <PlayBar screen/>
            <BoardClock screen is_lower=false/>
            <PlayBoard screen/>
            <BoardClock screen is_lower=true/>
            <aside class="sheet">
                <div class="standing">
                    <Status screen/>
                    <FlagQuestion screen panel>
                        <DeadPosition screen/>
                    </FlagQuestion>
                    <StandingOffer screen/>
                    <WrongClaim screen/>
                </div>
                <Moves screen/>
                <Acts screen panel=panel.wanted/>
            </aside>
        </main>
        <Announcements screen/>
        // The open panel shows the notices itself.
        <Show when=move || !is_running.get() && !is_open.get()>
            <Notices/>
        </Show>
        <Show when=move || is_running.get()>
            <UrgentNotices/>
            <BriefNotice/>
        </Show>
        <LazyPanel panel/>
        <Show when=move || screen.names_players.get()>
            <PlayersQuestion
                first=Color::White
                on_close=move |()| screen.names_players.set(false)
            />
        </Show>
    }
}

#[component]
fn PlayBoard(screen: BoardPage) -> impl IntoView {
    let look = screen.clock.context.board_look();
    let turned = Signal::derive(move || BoardLook {
        turned: screen.turned().map(Into::into),
        ..look.get()
    });
    let lays = Memo::new(move |_| screen.prompt.get() == Prompt::Lay);
    view! {
        <div class="board-place">
            {move || {
                if lays.get() {
                    let write = move |fen| screen.laid.set(fen);
                    view! { <PositionEditor fen=screen.laid on_write=write looks=look/> }.into_any()
                } else {
                    let play = move |played| screen.play(played);
                    view! { <Board scene=screen.scene look=turned on_move=play/> }.into_any()
                }
            }}
        </div>
    }
}

/// The clock at the upper or the lower edge of the board.
#[component]
fn BoardClock(screen: BoardPage, is_lower: bool) -> impl IntoView {
    let side = Memo::new(move |_| {
        let bottom = screen.bottom.get();
        if is_lower { bottom } else { bottom.other() }
    });
    // The face changes with every second; the seats of the players do not.
    let seat = Memo::new(move |_| {
        let white = screen.clock.face.with(|face| face.white_seat);
        match side.get() {
            Color::White => white,
            Color::Black => white.other(),
        }
    });
    view! {
        <div
            class="clock-place"
            class:lower=is_lower
            class:upper=!is_lower
            class:turned=move || screen.turned() == Some(side.get())
        >
            {move || {
                let seat = seat.get();
                let beside_name = move || view! { <CapturedPieces screen side/> };
                view! { <Half seat beside_name/> }
            }}
        </div>
    }
}

/// How the game stands, in one line; and why the last act was refused.
#[component]
fn Status(screen: BoardPage) -> impl IntoView {
    let clock = screen.clock;
    // The clocks say this too, so a page without room leaves the line out.
    let is_plain = move || {
        matches!(clock.phase.get(), Phase::Running(_))
            && screen.shown.with(|shown| *shown == ShownPosition::Now)
            && clock.refused.with(Option::is_none)
            && !screen.live.with(|live| live.pending)
    };
    let score = move || {
        let outcome = clock.face.with(|face| face.outcome)?;
        Some(view! { <strong class="score">{outcome.result.shown()}</strong> })
    };
    let refused = move || {
        screen.clock.refused.get().map(|why| {
            view! { <p class="refusal" role="alert">{base::refusal::act(why)}</p> }
        })
    };
    view! {
        <header class="status" class:plain=is_plain>
            {score}
            <p class="verdict">{move || standing(screen)}</p>
            {refused}
        </header>
    }
}

fn standing(screen: BoardPage) -> String {
    let clock = screen.clock;
    if let Some(words) = screen.look_back() {
        return words;
    }
    match clock.phase.get() {
        Phase::Ready => texts::ready(clock.face.with(|face| face.begins)).into(),
        Phase::Running(turn) => {
            if screen.live.with(|live| live.pending) {
                return texts::press_now(turn.side);
            }
            screen.live.with(|live| {
                let position = live.line.position();
                let number = shakmaty::Position::fullmoves(position).get();
                texts::to_move(number, turn.side, shakmaty::Position::is_check(position))
            })
        }
        _ => heading(clock.bar.get()),
    }
}

/// Handles the keys that are not meant for the board. Returns whether the key did something.
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
        "/" => screen.type_move(),
        "=" => screen.press_by_key(key.time_stamp),
        // The panel hears this key too, and closes first.
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

/// The captured pieces of the position on the board, and by how much the side is ahead.
///
/// For the eye only: screen readers get the whole position as text.
#[component]
fn CapturedPieces(screen: BoardPage, side: Memo<Color>) -> impl IntoView {
    let captured = Memo::new(move |_| {
        let side = side.get();
        screen.captured.with(|captured| captured.get(side).clone())
    });
    let pieces = move || {
        let theirs = Side::from(side.get().other());
        let piece = |role: Role| view! { <i data-piece=piece_name(role.of(theirs))></i> };
        captured.with(|captured| {
            captured
                .pieces
                .iter()
                .map(|&role| piece(role))
                .collect_view()
        })
    };
    let ahead = move || match captured.with(|captured| captured.ahead) {
        0 => None,
        ahead => Some(["+", &ahead.to_string()].concat()),
    };
    let set = screen.clock.context.board_look();
    view! {
        <span
            class="captured"
            aria-hidden="true"
            data-pieces=move || set.get().pieces.name()
        >
            {pieces}
            <small>{ahead}</small>
        </span>
    }
}

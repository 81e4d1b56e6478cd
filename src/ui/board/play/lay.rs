//! The setup of a game on the board: its start position, by hand or as FEN, what presses the clock,
//! and how draws are claimed.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::prompt::{Act, Prompt, SendOrCancel};
use super::state::BoardPage;
use crate::game::Start;
use crate::game::ending::end_of;
use crate::game::sheet::{Claiming, Pressing};
use crate::platform::listener::prevent_default;
use crate::platform::time::wall_now;
use crate::ui::board::position_editor::FirstPositions;
use crate::ui::text::play::setup as texts;
use crate::ui::text::{self, shared};
use crate::ui::watch::watch;
use crate::ui::widgets::castling::CastlingNote;
use crate::ui::widgets::choice::Choice;
use crate::ui::widgets::field::Field;

/// How many starting positions Chess960 has.
const POSITIONS: i64 = 960;

#[component]
pub(super) fn Lay(screen: BoardPage) -> impl IntoView {
    let BoardPage { clock, prompt, .. } = screen;
    let (pressing, claiming) = clock.game.with_untracked(|game| {
        let sheet = game.board.as_ref();
        (
            sheet.map(|sheet| sheet.pressing()).unwrap_or_default(),
            sheet.map(|sheet| sheet.claiming()).unwrap_or_default(),
        )
    });
    let typed = screen.laid;
    let wrong = RwSignal::new(None::<String>);
    // Changing the position by hand changes the text too, so the error no longer applies.
    watch(move || {
        typed.track();
        wrong.set(None);
    });
    let pressing = RwSignal::new(pressing);
    let claiming = RwSignal::new(claiming);
    let type_fen = move |text| typed.set(text);
    let lay = move |event: SubmitEvent| {
        prevent_default(&event);
        match Start::from_fen(&typed.get_untracked()) {
            Ok(start) if end_of(start.position()).is_some() => {
                wrong.set(Some(texts::over_there().into()));
            }
            Ok(start) => {
                prompt.set(Prompt::Nothing);
                clock.lay(start, pressing.get_untracked(), claiming.get_untracked());
            }
            Err(problem) => wrong.set(Some(text::play::fen_problem(&problem))),
        }
    };
    let draw_lots = move |()| {
        let lot = u32::try_from(wall_now().get().rem_euclid(POSITIONS)).unwrap_or_default();
        type_fen(Start::chess960(lot).unwrap_or_default().fen());
    };
    view! {
        <form class="asked lay" novalidate=true on:submit=lay>
            <h2>{text::play::acts::position()}</h2>
            <div class="positions">
                <FirstPositions on_write=type_fen/>
                <Act act="chess960" label=texts::chess960() on_click=draw_lots/>
            </div>
            <Choice
                name="pressing"
                legend=texts::pressing()
                options=vec![
                    (Pressing::ByMove, texts::by_move()),
                    (Pressing::ByHand, texts::by_hand()),
                ]
                value=pressing
                on_change=move |value| pressing.set(value)
            />
            <Choice
                name="claiming"
                legend=texts::claiming()
                options=vec![
                    (Claiming::Shown, texts::claims_shown()),
                    (Claiming::Judged, texts::claims_judged()),
                ]
                value=claiming
                on_change=move |value| claiming.set(value)
            />
            <Field name="fen" label=texts::fen() value=typed on_input=type_fen error=wrong/>
            <CastlingNote fen=typed/>
            <SendOrCancel prompt act="lay-out" label=shared::common::save()/>
        </form>
    }
}

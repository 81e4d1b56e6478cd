//! One half of the face: one large button to its very edges.

use leptos::prelude::*;

use super::flag::flag;
use crate::clock::account::Overtime;
use crate::clock::color::{Color, Seat};
use crate::clock::control::Mode;
use crate::clock::digits::Digits;
use crate::clock::face::{Face, SideFace};
use crate::clock::state::Phase;
use crate::ui::erased::{attr, dynamic};
use crate::ui::table::{Table, name_of};
use crate::ui::text::t;

/// The half of a seat.
#[component]
pub fn Half(
    /// Where it is.
    seat: Seat,
) -> impl IntoView {
    let table = expect_context::<Table>();
    let color = Memo::new(move |_| table.face.with(|face| at_seat(face, seat)));
    let side = Memo::new(move |_| table.face.with(|face| *face.sides.get(color.get())));
    let digits = Memo::new(move |_| side.get().digits.to_string());
    let width = Memo::new(move |_| ems(side.get().digits));
    let flag_mark = Memo::new(move |_| side.get().flag);
    let detail = Memo::new(move |_| table.face.with(|face| detail(face, color.get())));
    let moves = Memo::new(move |_| moves(&side.get()));
    let state = Memo::new(move |_| table.face.with(|face| state_of(face, color.get())));
    let low = Memo::new(move |_| {
        let side = side.get();
        side.low && side.on_turn && side.flag.is_none()
    });
    let mark = Memo::new(move |_| side.get().period_mark);
    let players = Memo::new(move |_| table.game.with(|game| game.players.clone()));
    let name = move || name_of(&players.get(), color.get());
    let their_name = Memo::new(move |_| name_of(&players.get(), color.get().other()));
    let their_digits = Memo::new(move |_| {
        let other = color.get().other();
        table
            .face
            .with(|face| face.sides.get(other).digits.to_string())
    });
    view! {
        <button
            class="half"
            data-seat=match seat { Seat::First => "first", Seat::Second => "second" }
            data-color=attr(move || color_name(color.get()))
            data-state=attr(move || state.get())
            data-running=attr(move || (state.get() == "running").to_string())
            aria-keyshortcuts=match seat { Seat::First => "A", Seat::Second => "L" }
            on:pointerdown=move |event| {
                event.prevent_default();
                table.press(seat, event.time_stamp());
            }
            // A click without a pointer comes from a screen reader or a switch.
            on:click=move |event| {
                if event.detail() == 0 {
                    table.press(seat, event.time_stamp());
                }
            }
            on:contextmenu=move |event| event.prevent_default()
        >
            <span class="reader">
                <span class="edge">
                    <span class="name">{name}</span>
                    <span class="facing">
                        <span>{their_name}</span>
                        <span class="their-digits">{their_digits}</span>
                    </span>
                </span>
                <span class="digits" style:--ems=attr(move || width.get())>{digits}</span>
                <span class="detail" class:low=attr(move || low.get())>
                    {dynamic(move || low.get().then_some(t().face.low))}
                    <span>{detail}</span>
                </span>
                <span class="edge">
                    <span class="moves">{moves}</span>
                    {dynamic(move || mark.get().then(|| view! { <span class="period-mark" aria-hidden="true"></span> }))}
                    {dynamic(move || flag(flag_mark.get()))}
                </span>
            </span>
            <span class="beat" aria-hidden="true"></span>
        </button>
    }
}

fn at_seat(face: &Face, seat: Seat) -> Color {
    if face.white_seat == seat {
        Color::White
    } else {
        Color::Black
    }
}

const fn color_name(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// What the half looks like: running, at rest, stopped, or fallen.
fn state_of(face: &Face, color: Color) -> &'static str {
    let side = face.sides.get(color);
    match face.phase {
        _ if side.flag.is_some() => "fallen",
        Phase::Running(turn) if turn.side == color => "running",
        Phase::Stopped(turn, _) if turn.side == color => "stopped",
        Phase::Away(gap) if gap.turn.side == color => "stopped",
        Phase::Ready => "ready",
        _ => "rest",
    }
}

/// How wide the figures are, in ems of the numerals' face; the same for all
/// figures of one form, so that nothing moves when a digit changes.
fn ems(digits: Digits) -> &'static str {
    match digits {
        Digits::Tenths(s, _) if s < 10 => "1.6",
        Digits::Tenths(..) => "1.6",
        Digits::Minutes(m, _) if m < 10 => "1.6",
        Digits::Minutes(..) => "2.05",
        Digits::Hours(h, ..) if h < 10 => "2.75",
        Digits::Hours(..) => "3.2",
        Digits::Over(m, _) if m < 10 => "2.1",
        Digits::Over(..) => "3.2",
    }
}

fn moves(side: &SideFace) -> String {
    let mut text = (t().face.moves)(side.moves);
    if let Some(left) = side.moves_to_go {
        text.push_str(", ");
        text.push_str(&(t().face.moves_to_go)(left));
    }
    if side.periods > 1 {
        text.push_str(", ");
        text.push_str(&(t().face.period)(side.period + 1, side.periods));
    }
    text
}

/// The line under the time: what a press gives, what delay or overtime is
/// left, or what to do.
fn detail(face: &Face, color: Color) -> String {
    let side = face.sides.get(color);
    if face.phase == Phase::Ready {
        return match (face.starts_in, color) {
            (Some(_), _) => t().face.tap_when_here.into(),
            (None, Color::Black) => t().face.press_to_start.into(),
            (None, Color::White) => t().face.waits_for_start.into(),
        };
    }
    if let Some(delay) = side.delay {
        let left = format!("{} {}", t().face.delay, Digits::seconds(delay));
        return match side.available {
            Some(total) if side.on_turn => {
                format!(
                    "{left} · {}",
                    (t().face.total)(&Digits::down(total).to_string())
                )
            }
            _ => left,
        };
    }
    match (side.overtime, side.mode) {
        (Overtime::ByoYomi { periods: 1, .. }, _) if side.in_overtime => {
            format!("{} · {}", t().face.overtime, t().face.byo_yomi_last)
        }
        (Overtime::ByoYomi { periods, .. }, _) if side.in_overtime => {
            format!(
                "{} · {}",
                t().face.overtime,
                (t().face.byo_yomi_running)(periods)
            )
        }
        (Overtime::ByoYomi { periods, .. }, Mode::ByoYomi { period, .. }) => {
            (t().face.byo_yomi)(periods, &Digits::seconds(period).to_string())
        }
        (Overtime::Canadian { moves, .. }, _) if side.in_overtime => {
            format!(
                "{} · {}",
                t().face.overtime,
                (t().face.canadian_running)(moves)
            )
        }
        (Overtime::Canadian { .. }, Mode::Canadian { period, moves }) => {
            (t().face.canadian)(moves, &Digits::seconds(period).to_string())
        }
        (_, mode) => (t().face.mode)(mode),
    }
}

//! One half of the face: one large button to its very edges.

use leptos::prelude::*;

use super::claim::claim;
use super::corner::{self, corner};
use super::flag::flag;
use crate::clock::account::Overtime;
use crate::clock::color::{Color, Seat};
use crate::clock::control::Mode;
use crate::clock::digits::Digits;
use crate::clock::face::{Face, SideFace};
use crate::clock::state::Phase;
use crate::ui::el::{El, Words, dynamic, el, several, text, when};
use crate::ui::table::{Table, name_of};
use crate::ui::text::t;

/// The half of a seat, and beside it the claim of a draw while there is one
/// ([`claim`]), or what else it can say ([`corner()`]): all are to lie in one cell of a
/// grid, or on one another.
pub fn half(seat: Seat) -> El {
    let table = expect_context::<Table>();
    let key = match seat {
        Seat::First => "A",
        Seat::Second => "L",
    };
    let name = move |color| table.game.with(|game| name_of(&game.players, color));
    let button = face_half(seat, table.face, name, move |time_stamp| {
        table.press(seat, time_stamp);
    });
    several()
        .child(button.attr("aria-keyshortcuts", key))
        .child(claim(seat))
        .child(corner(seat))
}

/// The half of a seat of any clock: what it shows, whose name stands there, and
/// what a press upon it does, given the `timeStamp` of the event.
pub fn face_half(
    seat: Seat,
    shown: RwSignal<Face>,
    name_of: impl Fn(Color) -> String + Copy + 'static,
    press: impl Fn(f64) + Copy + 'static,
) -> El {
    let seat_name = match seat {
        Seat::First => "first",
        Seat::Second => "second",
    };
    // All of this is computed at every change of the face, and drawn where it
    // is another.
    let see = move |see: fn(&Face, Color) -> Words| {
        move || shown.with(|face| see(face, at_seat(face, seat)))
    };
    let is = move |is: fn(&Face, Color) -> bool| {
        move || shown.with(|face| is(face, at_seat(face, seat)))
    };
    let name = move |theirs: bool| {
        move || {
            let color = shown.with(|face| at_seat(face, seat));
            let color = if theirs { color.other() } else { color };
            name_of(color)
        }
    };
    let fallen = Memo::new(move |_| {
        shown.with(|face| {
            let side = face.sides.get(at_seat(face, seat));
            (side.flag, side.first_flag)
        })
    });
    let span = |class: &str| el("span").class(class);
    let facing = span("facing")
        .child(el("span").child(text(name(true))))
        .child(span("their-digits").child(text(see(|face, color| {
            face.sides.get(color.other()).digits.to_string().into()
        }))));
    let digits = span("digits")
        .style_with("--ems", move || {
            shown.with(|face| ems(face.sides.get(at_seat(face, seat)).digits))
        })
        .child(text(see(|face, color| {
            face.sides.get(color).digits.to_string().into()
        })));
    let below = span("detail")
        .class_with("low", is(low))
        .child(when(is(plays_to_hold), || {
            el("span").class("hold").child(t().face.to_hold)
        }))
        .child(when(is(low), || t().face.low))
        .child(el("span").child(text(see(|face, color| detail(face, color).into()))));
    let edge = span("edge")
        .child(span("moves").child(text(see(|face, color| moves(face.sides.get(color)).into()))))
        .child(when(
            is(|face, color| face.sides.get(color).period_mark),
            move || span("period-mark").attr("aria-hidden", "true"),
        ))
        .child(dynamic(move || {
            let (mark, first) = fallen.get();
            flag(mark, first)
        }));
    let reader = span("reader")
        .child(
            span("edge")
                .child(span("name").child(text(name(false))))
                .child(facing),
        )
        .child(digits)
        .child(below)
        .child(edge);
    el("button")
        .class("half")
        .attr("data-seat", seat_name)
        .attr_with("data-color", see(|_, color| color.name().into()))
        .attr_with(
            "data-state",
            see(|face, color| state_of(face, color).into()),
        )
        .attr_with(
            "data-running",
            see(|face, color| match state_of(face, color) {
                "running" => "true".into(),
                _ => "false".into(),
            }),
        )
        .attr_with("data-time", move || is(on_extra)().then_some("extra"))
        .attr_with("data-result", move || {
            shown.with(|face| face.outcome.map(|outcome| outcome.result.score()))
        })
        .attr_with("data-reason", move || {
            shown.with(|face| face.outcome.map(|outcome| outcome.reason.name()))
        })
        .class_with(
            "claims",
            is(|face, color| corner::is_used(face.sides.get(color))),
        )
        .class_with("tock", is(|face, color| face.sides.get(color).tock))
        .on("pointerdown", move |event| {
            event.prevent_default();
            press(event.time_stamp());
        })
        // A click without a pointer comes from a screen reader or a switch.
        .on("click", move |event| {
            if event.is_without_pointer() {
                press(event.time_stamp());
            }
        })
        .on("contextmenu", |event| event.prevent_default())
        // Or the touch would end in a click on whatever is there by then.
        .on("touchstart", |event| event.prevent_default())
        .child(reader)
        .child(span("beat").attr("aria-hidden", "true"))
}

/// Whether a side is on extra time.
fn on_extra(face: &Face, color: Color) -> bool {
    face.sides.get(color).first_flag
}

/// Whether a side is on extra time in a game that goes on.
fn plays_to_hold(face: &Face, color: Color) -> bool {
    on_extra(face, color) && face.outcome.is_none()
}

/// Whether the time of the side on the move is low.
fn low(face: &Face, color: Color) -> bool {
    let side = face.sides.get(color);
    side.low && side.on_turn && side.flag.is_none()
}

/// Whose half is at a seat.
pub(super) fn at_seat(face: &Face, seat: Seat) -> Color {
    if face.white_seat == seat {
        Color::White
    } else {
        Color::Black
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
pub fn ems(digits: Digits) -> &'static str {
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
/// left, what to do, or how the game has ended.
fn detail(face: &Face, color: Color) -> String {
    let side = face.sides.get(color);
    if let Some(outcome) = face.outcome {
        return (t().words.outcome)(outcome);
    }
    if face.phase == Phase::Ready {
        return match (face.starts_in, color) {
            (Some(_), _) => t().face.tap_when_here.into(),
            (None, color) if color == face.begins => t().face.waits_for_start.into(),
            (None, _) => (t().face.press_to_start)(face.begins).into(),
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
        (Overtime::Extra { .. }, _) if side.in_overtime => match side.press_gives {
            Some(gives) => (t().face.press_gives)(gives),
            None => t().face.extra_time.into(),
        },
        (_, mode) => (t().face.mode)(mode),
    }
}

//! One half of the face: a single button up to the edges.
//!
//! What changes every second is written to its nodes directly (`Drawing`); unchanged parts are not
//! touched.

pub(crate) mod claim;
pub(crate) mod corner;
pub(crate) mod optional_node;

use leptos::prelude::*;

use super::flag::{flag, opponents_flag};
use crate::clock::digits::Digits;
use crate::clock::view::half::{HalfView, MoveCount, SideStatus, ems};
use crate::clock::view::key::KeyAction;
use crate::clock::view::line::StatusLine;
use crate::clock::{Color, Rejection, Seat};
use crate::game::sheet::SheetError;
use crate::platform::dom::Node;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::el::{El, el, several, text, watch};
use crate::ui::text::t;
use claim::claim;
use corner::corner;
use optional_node::OptionalNode;

/// The half of a seat and, beside it, the draw claim ([`mod@claim`]) and other actions ([`corner()`]).
/// All must lie in one grid cell, or on top of one another.
pub(crate) fn half(seat: Seat) -> El {
    let clock = expect_context::<ClockController>();
    let half = Memo::new(move |_| clock.face.with(|face| HalfView::of(face, seat)));
    let side = Memo::new(move |_| half.with(|half| (half.color, half.offers)));
    let name = move |color| clock.player(color);
    let button = face_half(seat, half, name, move |time_stamp| {
        clock.press(seat, time_stamp);
    });
    point_out(clock, half, &button);
    several()
        .child(button)
        .child(claim(seat, half, side))
        .child(corner(seat, side))
}

/// Points to this half where the other one was pressed to start, and this one is to be.
fn point_out(clock: ClockController, half: Memo<HalfView>, button: &El) {
    let mut pointer = Replay::new(button, "data-points");
    watch(move || {
        let is_other_half = clock
            .refused
            .with(|refused| matches!(refused, Some(SheetError::Clock(Rejection::OpponentStarts))));
        let starts = half.with_untracked(|half| matches!(half.line, StatusLine::PressToStart(_)));
        if is_other_half && starts {
            pointer.play();
        }
    });
}

/// An animation that begins again whenever it is played: its attribute has two names for it, in
/// turn.
struct Replay {
    node: Node,
    attribute: &'static str,
    is_first: bool,
}

impl Replay {
    fn new(element: &El, attribute: &'static str) -> Replay {
        Replay {
            node: element.node().clone(),
            attribute,
            is_first: false,
        }
    }

    fn play(&mut self) {
        self.is_first = !self.is_first;
        let name = if self.is_first { "one" } else { "two" };
        self.node.set_attribute(self.attribute, Some(name));
    }
}

/// The half of a seat of any clock. `press` receives the `timeStamp` of the event.
pub(crate) fn face_half(
    seat: Seat,
    half: Memo<HalfView>,
    name_of: impl Fn(Color) -> String + Copy + 'static,
    press: impl Fn(f64) + Copy + 'static,
) -> El {
    let color = Memo::new(move |_| half.with(|half| half.color));
    let span = |class: &str| el("span").class(class);
    let (theirs, their_digits) = Figures::new("their-digits");
    let (mut digits, own_digits) = Figures::new("digits");
    let facing = span("facing")
        .child(el("span").child(text(move || name_of(color.get().other()))))
        .child(their_digits);
    let below = span("detail");
    let hold = OptionalNode::at_end(&below);
    let low = OptionalNode::at_end(&below);
    let line = el("span");
    let moves = span("moves");
    let edge = span("edge").child(moves.clone());
    let mark = OptionalNode::at_end(&edge);
    let fallen = OptionalNode::at_end(&edge);
    let opponents = OptionalNode::at_end(&edge);
    let reader = span("reader")
        .child(
            span("edge")
                .child(span("name").child(text(move || name_of(color.get()))))
                .child(facing),
        )
        .child(own_digits)
        .child(below.clone().child(line.clone()))
        .child(edge);
    let button = el("button")
        .class("half")
        .attr("data-seat", seat.name())
        .attr("aria-keyshortcuts", KeyAction::letter(seat))
        .on("pointerdown", move |event| {
            event.prevent_default();
            press(event.time_stamp());
        })
        // Clicks without a pointer come from screen readers or switches.
        .on("click", move |event| {
            if event.is_without_pointer() {
                press(event.time_stamp());
            }
        })
        .on("contextmenu", |event| event.prevent_default())
        // Keeps the touch from ending in a click on whatever is there by then.
        .on("touchstart", |event| event.prevent_default())
        .child(reader)
        .child(span("beat").attr("aria-hidden", "true"));
    // The labels too are laid out by the width of the figures.
    digits.sized = button.node().clone();
    let mut drawing = Drawing {
        button: button.node().clone(),
        theirs,
        digits,
        hold,
        low,
        line: line.node().clone(),
        moves: moves.node().clone(),
        mark,
        fallen,
        opponents,
        flash: Replay::new(&button, "data-flash"),
        shows: None,
    };
    watch(move || drawing.draw(half.get()));
    button
}

/// The changing nodes of a half and the view they show.
struct Drawing {
    button: Node,
    theirs: Figures,
    digits: Figures,
    hold: OptionalNode,
    low: OptionalNode,
    line: Node,
    moves: Node,
    mark: OptionalNode,
    fallen: OptionalNode,
    opponents: OptionalNode,
    flash: Replay,
    shows: Option<HalfView>,
}

impl Drawing {
    /// Shows `half`, touching only what changed.
    fn draw(&mut self, half: HalfView) {
        let before = self.shows.replace(half);
        let is_other = |differ: fn(&HalfView, &HalfView) -> bool| {
            before.as_ref().is_none_or(|before| differ(before, &half))
        };
        if is_other(|a, b| a.digits != b.digits) {
            self.digits.show(half.digits);
        }
        if before.is_some_and(|before| before.was_changed_to(&half)) {
            self.flash.play();
        }
        if is_other(|a, b| a.theirs != b.theirs) {
            self.theirs.show(half.theirs);
        }
        if is_other(|a, b| a.is_odd_second != b.is_odd_second) {
            self.button.set_class("tock", half.is_odd_second);
        }
        if is_other(|a, b| a.line != b.line) {
            self.line.set_text(&words(half.line));
        }
        if is_other(|a, b| a.moves != b.moves) {
            self.moves.set_text(&counted(half.moves));
        }
        if is_other(|a, b| a.low != b.low) {
            self.button.set_class("low", half.low);
            let low = || el("span").class("low-time").child(t().face.low);
            self.low.set(half.low.then(|| low().node().clone()));
        }
        if is_other(|a, b| a.holds != b.holds) {
            let hold = || el("span").class("hold").child(t().face.draw_only);
            self.hold.set(half.holds.then(|| hold().node().clone()));
            self.button.set_class("holds", half.holds);
        }
        if is_other(|a, b| a.period_mark != b.period_mark) {
            let mark = || el("span").class("period-mark").attr("aria-hidden", "true");
            self.mark
                .set(half.period_mark.then(|| mark().node().clone()));
        }
        if is_other(|a, b| a.fallen != b.fallen) {
            let fallen = half.fallen;
            let fallen = fallen.map(|fallen| flag(half.color, fallen).node().clone());
            self.fallen.set(fallen);
        }
        if is_other(|a, b| a.opponent_fell != b.opponent_fell) {
            let plate = || opponents_flag(half.color.other()).node().clone();
            self.opponents.set(half.opponent_fell.then(plate));
            self.button.set_class("beats", half.opponent_fell);
        }
        if is_other(|a, b| a.offers.any() != b.offers.any()) {
            self.button.set_class("claims", half.offers.any());
        }
        let set = |name, value| self.button.set_attribute(name, value);
        if is_other(|a, b| a.color != b.color) {
            set("data-color", Some(half.color.name()));
        }
        if is_other(|a, b| a.standing != b.standing) {
            let runs = half.standing == SideStatus::Running;
            set("data-state", Some(half.standing.name()));
            set("data-running", Some(if runs { "true" } else { "false" }));
        }
        if is_other(|a, b| a.on_extra != b.on_extra) {
            set("data-time", half.on_extra.then_some("extra"));
        }
        if is_other(|a, b| a.outcome != b.outcome) {
            let outcome = half.outcome;
            set("data-result", outcome.map(|outcome| outcome.result.score()));
            set("data-reason", outcome.map(|outcome| outcome.reason.name()));
        }
    }
}

/// Figures of the same format have the same width, so changing them lays out no other box.
struct Figures {
    /// The element that has their width in ems, as `--ems`.
    sized: Node,
    text: Node,
    ems: &'static str,
}

impl Figures {
    fn new(class: &str) -> (Figures, El) {
        let text = Node::text("");
        let inside = el("span").class("figures");
        inside.node().append(&text);
        let frame = el("span").class(class).child(inside);
        let figures = Figures {
            sized: frame.node().clone(),
            text,
            ems: "",
        };
        (figures, frame)
    }

    fn show(&mut self, digits: Digits) {
        self.text.set_text(&digits.to_string());
        let ems = ems(digits);
        if std::mem::replace(&mut self.ems, ems) != ems {
            self.sized.set_style("--ems", ems);
        }
    }
}

fn counted(moves: MoveCount) -> String {
    let mut text = (t().face.moves)(moves.made);
    if let Some(left) = moves.to_go {
        text.push_str(", ");
        text.push_str(&(t().face.moves_to_go)(left));
    }
    if let Some((period, periods)) = moves.period {
        text.push_str(", ");
        text.push_str(&(t().face.period)(period, periods));
    }
    text
}

/// The status line under the time.
fn words(line: StatusLine) -> String {
    let face = &t().face;
    let overtime = |running: &str| [face.overtime, " · ", running].concat();
    match line {
        StatusLine::Ended(outcome) => (t().words.outcome)(outcome),
        StatusLine::TapWhenHere => face.tap_when_here.into(),
        StatusLine::WaitsForStart => face.waits_for_start.into(),
        StatusLine::PressToStart(side) => (face.press_to_start)(side).into(),
        StatusLine::Delay { left, total } => {
            let left = format!("{} {left}", face.delay);
            match total {
                Some(total) => [&left, " · ", &(face.total)(&total.to_string())].concat(),
                None => left,
            }
        }
        StatusLine::ByoYomi { periods, period } => (face.byo_yomi)(periods, &period.to_string()),
        StatusLine::InByoYomi(1) => overtime(face.byo_yomi_last),
        StatusLine::InByoYomi(periods) => overtime(&(face.byo_yomi_running)(periods)),
        StatusLine::Canadian { moves, period } => (face.canadian)(moves, &period.to_string()),
        StatusLine::InCanadian(moves) => overtime(&(face.canadian_running)(moves)),
        StatusLine::ExtraTime(Some(gives)) => (face.press_gives)(gives),
        StatusLine::ExtraTime(None) => face.extra_time.into(),
        StatusLine::Mode(mode) => (face.mode)(mode),
    }
}

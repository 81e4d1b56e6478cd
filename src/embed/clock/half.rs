//! One half of the clock: a single button that fills it.

use std::borrow::Cow;
use std::cell::Cell;
use std::rc::Rc;

use super::action::{Action, Page};
use super::bound_attribute::{BoundAttribute, child, drawing, element};
use crate::clock::Seat;
use crate::clock::digits::Digits;
use crate::clock::face::FlagMark;
use crate::clock::view::half::{self as view, Fallen, MoveCount, ems};
use crate::clock::view::key::KeyAction;
use crate::clock::view::line::StatusLine;
use crate::embed::words;
use crate::embed::words::clock as texts;
use crate::platform::dom::{DomEvent, Node};
use crate::platform::listener::prevent_default;

/// A half, and its nodes.
pub(super) struct Half {
    node: Node,
    color: BoundAttribute,
    standing: BoundAttribute,
    time: BoundAttribute,
    name: BoundAttribute,
    digits: Node,
    ems: Cell<&'static str>,
    /// The name of the button, which says all that it shows.
    heard: BoundAttribute,
    /// The state that the name describes, but for the figures.
    said: Cell<Option<view::HalfView>>,
    has_focus: Rc<Cell<bool>>,
    hold: BoundAttribute,
    is_low_there: BoundAttribute,
    is_drawn: BoundAttribute,
    line: BoundAttribute,
    moves: BoundAttribute,
    flags: Node,
    shows: Cell<Option<view::HalfView>>,
}

impl Half {
    /// Builds a half, still empty.
    pub(super) fn new(page: Page, seat: Seat) -> Half {
        let node = element("button", "half");
        for (name, value) in [
            ("type", "button"),
            ("data-seat", seat.name()),
            ("aria-keyshortcuts", KeyAction::letter(seat)),
        ] {
            node.set_attribute(name, Some(value));
        }
        let pressed = move |event: &DomEvent| (page.react)(Action::Half(seat, event.time_stamp()));
        on_touch_down(&node, pressed);
        node.listen(
            "contextmenu",
            Box::new(|event: &DomEvent| prevent_default(event)),
        );
        let has_focus = Rc::new(Cell::new(false));
        for (event, has) in [("focus", true), ("blur", false)] {
            let has_focus = has_focus.clone();
            node.listen(event, Box::new(move |_: &DomEvent| has_focus.set(has)));
        }
        let heard = child(&node, "span", "unseen");
        let reader = child(&node, "span", "reader");
        reader.set_attribute("aria-hidden", Some("true"));
        let top = child(&reader, "span", "edge");
        let name = child(&top, "span", "name");
        let around = child(&reader, "span", "digits");
        let digits = child(&around, "span", "figures");
        let below = child(&reader, "span", "detail");
        let hold = child(&below, "span", "hold");
        hold.set_text(texts::draw_only());
        let low = child(&below, "span", "low-time");
        low.set_text(texts::low());
        let drawn = child(&below, "span", "drawn");
        drawn.set_text(texts::drawn());
        let line = child(&below, "span", "");
        let bottom = child(&reader, "span", "edge");
        let moves = child(&bottom, "span", "moves");
        let flags = child(&bottom, "span", "");
        Half {
            color: BoundAttribute::attribute(&node, "data-color"),
            standing: BoundAttribute::attribute(&node, "data-state"),
            time: BoundAttribute::attribute(&node, "data-time"),
            name: BoundAttribute::text(&name),
            digits,
            ems: Cell::new(""),
            heard: BoundAttribute::text(&heard),
            said: Cell::new(None),
            has_focus,
            hold: BoundAttribute::attribute(&hold, "hidden"),
            is_low_there: BoundAttribute::attribute(&low, "hidden"),
            is_drawn: BoundAttribute::attribute(&drawn, "hidden"),
            line: BoundAttribute::text(&line),
            moves: BoundAttribute::text(&moves),
            flags,
            shows: Cell::new(None),
            node,
        }
    }

    pub(super) fn node(&self) -> &Node {
        &self.node
    }

    /// Shows this state, and updates only what has changed.
    pub(super) fn draw(&self, half: view::HalfView) {
        let before = self.shows.replace(Some(half));
        let is_other = |differ: fn(&view::HalfView, &view::HalfView) -> bool| {
            before.as_ref().is_none_or(|before| differ(before, &half))
        };
        if is_other(|a, b| a.digits != b.digits) {
            self.draw_digits(half.digits);
        }
        if is_other(|a, b| a.line != b.line) {
            self.line.set(self.in_words(half.line));
        }
        if is_other(|a, b| a.moves != b.moves) {
            self.moves.set(self.counted(half.moves));
        }
        if is_other(|a, b| a.low != b.low) {
            self.node.set_class("low", half.low);
        }
        if is_other(|a, b| a.fallen != b.fallen) {
            self.draw_flags(half.fallen);
        }
        self.color.set(half.color.name());
        self.standing.set(half.standing.name());
        self.time.set_to(half.on_extra.then_some("extra"));
        self.name.set(texts::color(half.color));
        self.hold.set_there(!half.holds);
        if is_other(|a, b| a.holds != b.holds) {
            self.node.set_class("holds", half.holds);
        }
        self.is_low_there.set_there(!half.low);
        self.is_drawn.set_there(!half.draws);
        if is_other(|a, b| a.draws != b.draws) {
            self.node.set_class("draws", half.draws);
        }
        if is_other(|a, b| has_plate(a) != has_plate(b)) {
            self.node.set_class("plated", has_plate(&half));
        }
        self.say(&half);
    }

    /// Names the button. While it has the focus, the passing of time alone leaves its name as it is:
    /// a screen reader says every change of the name that it is on.
    fn say(&self, half: &view::HalfView) {
        let still = half.without_figures();
        if self.has_focus.get() && self.said.get() == Some(still) {
            return;
        }
        self.said.set(Some(still));
        self.heard.set(self.sentences(half));
    }

    fn sentences(&self, half: &view::HalfView) -> String {
        let time = |digits, side| view::SideTime {
            digits,
            runs: half.runs == Some(side),
        };
        let (side, other) = (half.color, half.color.other());
        let mut text = words::say_half(side, time(half.digits, side), time(half.theirs, other));
        let line = self.in_words(half.line);
        let moves = self.counted(half.moves);
        for part in [
            if half.holds { texts::draw_only() } else { "" },
            if half.low { texts::low() } else { "" },
            half.fallen.map_or("", |fallen| self.flag_words(fallen)),
            &*line,
            &*moves,
        ] {
            if !part.is_empty() {
                text.push_str(". ");
                text.push_str(part);
            }
        }
        text.push('.');
        text
    }

    fn draw_digits(&self, digits: Digits) {
        self.digits.set_text(&digits.to_string());
        let ems = ems(digits);
        if self.ems.replace(ems) != ems {
            self.node.set_style("--ems", ems);
        }
    }

    fn draw_flags(&self, fallen: Option<Fallen>) {
        self.flags.clear();
        let Some(fallen) = fallen else { return };
        let flag = child(&self.flags, "span", "flag");
        flag.set_attribute("data-flag", Some(fallen.name()));
        for _ in 0..fallen.flags() {
            let svg = drawing("", "M5 2v20");
            let cloth = Node::svg("path");
            cloth.set_attribute("class", Some("cloth"));
            cloth.set_attribute("d", Some("M5 4l14 5-14 5z"));
            svg.append(&cloth);
            flag.append(&svg);
        }
        child(&flag, "span", "").set_text(self.flag_words(fallen));
    }

    fn flag_words(&self, fallen: Fallen) -> &'static str {
        match fallen {
            Fallen::MainTime => texts::flag_main_time(),
            Fallen::ExtraTime => texts::flag_extra_time(),
            Fallen::Flag(FlagMark::First) => texts::flag_first(),
            Fallen::Flag(FlagMark::Second) => texts::flag_second(),
            Fallen::Flag(FlagMark::Alone | FlagMark::Unordered) => texts::flag(),
        }
    }

    fn counted(&self, moves: MoveCount) -> String {
        let mut text = texts::moves(moves.made);
        let mut add = |part: &str| {
            text.push_str(", ");
            text.push_str(part);
        };
        if let Some(left) = moves.to_go {
            add(&texts::moves_to_go(left));
        }
        if let Some((period, periods)) = moves.period {
            add(&texts::period(period, periods));
        }
        text
    }

    /// The line under the time, if the embedded clock has words for it.
    fn in_words(&self, line: StatusLine) -> Cow<'static, str> {
        match line {
            StatusLine::Ended(outcome) => words::outcome(outcome).into(),
            StatusLine::WaitsForStart => texts::waits_for_start().into(),
            StatusLine::PressToStart(side) => texts::press_to_start(side).into(),
            StatusLine::Delay { left, .. } => {
                [texts::delay(), " ", &left.to_string()].concat().into()
            }
            StatusLine::ByoYomi { periods, .. } | StatusLine::InByoYomi(periods) => {
                texts::byo_yomi(periods).into()
            }
            StatusLine::InCanadian(moves) => texts::canadian(moves).into(),
            StatusLine::ExtraTime(Some(gives)) => words::press_gives(gives).into(),
            // An embedded game has no scheduled start.
            StatusLine::TapWhenHere
            | StatusLine::IsHere
            | StatusLine::Canadian { .. }
            | StatusLine::ExtraTime(None)
            | StatusLine::Mode(_) => "".into(),
        }
    }
}

/// Whether it has a plate; in a frame, each half shows its own flag alone.
fn has_plate(half: &view::HalfView) -> bool {
    half.low || half.holds || half.draws || half.standing == view::SideStatus::Fallen
}

/// Calls `react` when a finger or a button comes down on a control, and when a
/// key, a switch or a screen reader presses it.
pub(super) fn on_touch_down(node: &Node, react: impl Fn(&DomEvent) + Copy + 'static) {
    node.listen(
        "pointerdown",
        Box::new(move |event: &DomEvent| {
            prevent_default(event);
            react(event);
        }),
    );
    // A click without a pointer comes from a key, a screen reader or a switch.
    node.listen(
        "click",
        Box::new(move |event: &DomEvent| {
            if event.is_without_pointer() {
                react(event);
            }
        }),
    );
    // Otherwise the touch would end in a click on whatever is there by then.
    node.listen(
        "touchstart",
        Box::new(|event: &DomEvent| prevent_default(event)),
    );
}

//! One half of the clock: one large button to its very edges.

use std::borrow::Cow;
use std::cell::Cell;

use super::slot::{Slot, child, drawing, element};
use super::table::Table;
use crate::clock::account::Overtime;
use crate::clock::color::{Color, Seat};
use crate::clock::digits::Digits;
use crate::clock::face::{Face, FlagMark, SideFace};
use crate::clock::state::Phase;
use crate::embed::words::EmbedText;
use crate::platform::dom::{Event, Node};

/// What has fallen: the flag, and the first one of a double flag.
type Fallen = (Option<FlagMark>, bool);

/// A half, and what stands in it.
pub(super) struct Half {
    words: &'static EmbedText,
    node: Node,
    color: Slot,
    state: Slot,
    time: Slot,
    name: Slot,
    digits: Slot,
    figures: Node,
    ems: Cell<&'static str>,
    is_low: Cell<bool>,
    tock: Cell<bool>,
    hold: Slot,
    is_low_there: Slot,
    detail: Slot,
    moves: Slot,
    flags: Node,
    fallen: Cell<Fallen>,
    below: Node,
}

impl Half {
    /// Makes one; nothing is in it yet.
    pub(super) fn new(table: &'static Table, seat: Seat) -> Half {
        let words = table.words;
        let (seat_name, key) = match seat {
            Seat::First => ("first", "A"),
            Seat::Second => ("second", "L"),
        };
        let node = element("button", "half");
        for (name, value) in [
            ("type", "button"),
            ("data-seat", seat_name),
            ("aria-keyshortcuts", key),
        ] {
            node.set_attribute(name, Some(value));
        }
        let pressed = move |event: &Event| table.press(seat, event.time_stamp());
        on_touch_down(&node, pressed);
        node.listen(
            "contextmenu",
            Box::new(|event: &Event| event.prevent_default()),
        );
        let reader = child(&node, "span", "reader");
        let top = child(&reader, "span", "edge");
        let name = child(&top, "span", "name");
        let figures = child(&reader, "span", "digits");
        let below = child(&reader, "span", "detail");
        let hold = child(&below, "span", "hold");
        hold.set_text(words.to_hold);
        let low = child(&below, "span", "");
        low.set_text(words.low);
        let detail = child(&below, "span", "");
        let bottom = child(&reader, "span", "edge");
        let moves = child(&bottom, "span", "moves");
        let flags = child(&bottom, "span", "");
        child(&node, "span", "beat").set_attribute("aria-hidden", Some("true"));
        Half {
            words,
            color: Slot::attribute(&node, "data-color"),
            state: Slot::attribute(&node, "data-state"),
            time: Slot::attribute(&node, "data-time"),
            name: Slot::text(&name),
            digits: Slot::text(&figures),
            figures,
            ems: Cell::new(""),
            is_low: Cell::new(false),
            tock: Cell::new(false),
            hold: Slot::attribute(&hold, "hidden"),
            is_low_there: Slot::attribute(&low, "hidden"),
            detail: Slot::text(&detail),
            moves: Slot::text(&moves),
            flags,
            fallen: Cell::new((None, false)),
            below,
            node,
        }
    }

    pub(super) fn node(&self) -> &Node {
        &self.node
    }

    /// Shows the side of that colour.
    pub(super) fn draw(&self, face: &Face, color: Color) {
        let side = face.sides.get(color);
        let low = side.low && side.on_turn && side.flag.is_none();
        self.color.set(color.name());
        self.state.set(state_of(face, color));
        self.time
            .set(if side.first_flag { "extra" } else { "main" });
        self.name.set((self.words.color)(color));
        self.digits.set(side.digits.to_string());
        let ems = ems(side.digits);
        if self.ems.replace(ems) != ems {
            self.figures.set_style("--ems", ems);
        }
        if self.is_low.replace(low) != low {
            self.below.set_class("low", low);
        }
        if self.tock.replace(side.tock) != side.tock {
            self.node.set_class("tock", side.tock);
        }
        let holds = side.first_flag && face.outcome.is_none();
        self.hold.set_there(!holds);
        self.is_low_there.set_there(!low);
        self.detail.set(self.detail(face, color));
        self.moves.set(self.moves(side));
        let fallen = (side.flag, side.first_flag);
        if self.fallen.replace(fallen) != fallen {
            self.draw_flags(fallen);
        }
    }

    fn draw_flags(&self, (mark, first): Fallen) {
        let words = self.words;
        let (name, label) = match (mark, first) {
            (None, false) => ("", ""),
            (None, true) => ("main-time", words.flag_main_time),
            (Some(_), true) => ("extra-time", words.flag_extra_time),
            (Some(FlagMark::First), _) => ("first", words.flag_first),
            (Some(FlagMark::Second), _) => ("second", words.flag_second),
            (Some(FlagMark::Unordered), _) => ("unordered", words.flag),
        };
        self.flags.clear();
        if name.is_empty() {
            return;
        }
        let flag = child(&self.flags, "span", "flag");
        flag.set_attribute("data-flag", Some(name));
        let count = if mark.is_some() && first { 2 } else { 1 };
        for _ in 0..count {
            let svg = drawing("", "M5 2v20");
            let cloth = Node::svg("path");
            cloth.set_attribute("class", Some("cloth"));
            cloth.set_attribute("d", Some("M5 4l14 5-14 5z"));
            svg.append(&cloth);
            flag.append(&svg);
        }
        child(&flag, "span", "").set_text(label);
    }

    fn moves(&self, side: &SideFace) -> String {
        let words = self.words;
        let mut text = (words.moves)(side.moves);
        let mut add = |part: &str| {
            text.push_str(", ");
            text.push_str(part);
        };
        if let Some(left) = side.moves_to_go {
            add(&(words.moves_to_go)(left));
        }
        if side.periods > 1 {
            add(&(words.period)(side.period + 1, side.periods));
        }
        text
    }

    /// The line under the time: what to do, what a press gives, what delay or
    /// overtime is left, or how the game has ended.
    fn detail(&self, face: &Face, color: Color) -> Cow<'static, str> {
        let words = self.words;
        let side = face.sides.get(color);
        if let Some(outcome) = face.outcome {
            return (words.outcome)(outcome).into();
        }
        if face.phase == Phase::Ready {
            let waits = color == face.begins;
            return Cow::Borrowed(if waits {
                words.waits_for_start
            } else {
                words.press_to_start
            });
        }
        if let Some(delay) = side.delay {
            let left = Digits::seconds(delay).to_string();
            return [words.delay, " ", &left].concat().into();
        }
        match side.overtime {
            Overtime::ByoYomi { periods, .. } => (words.byo_yomi)(periods).into(),
            Overtime::Canadian { moves, .. } if side.in_overtime => (words.canadian)(moves).into(),
            Overtime::Extra { .. } if side.in_overtime => match side.press_gives {
                Some(gives) => (words.press_gives)(gives).into(),
                None => Cow::Borrowed(""),
            },
            _ => Cow::Borrowed(""),
        }
    }
}

/// Calls `react` when a finger or a button comes down on a control, and when a
/// key, a switch or a screen reader presses it.
pub(super) fn on_touch_down(node: &Node, react: impl Fn(&Event) + Copy + 'static) {
    node.listen(
        "pointerdown",
        Box::new(move |event: &Event| {
            event.prevent_default();
            react(event);
        }),
    );
    // A click without a pointer comes from a key, a screen reader or a switch.
    node.listen(
        "click",
        Box::new(move |event: &Event| {
            if event.is_without_pointer() {
                react(event);
            }
        }),
    );
    // Or the touch would end in a click on whatever is there by then.
    node.listen(
        "touchstart",
        Box::new(|event: &Event| event.prevent_default()),
    );
}

/// What the half looks like.
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
        Digits::Tenths(..) => "1.6",
        Digits::Minutes(m, _) if m < 10 => "1.6",
        Digits::Minutes(..) => "2.05",
        Digits::Hours(h, ..) if h < 10 => "2.75",
        Digits::Over(m, _) if m < 10 => "2.1",
        Digits::Hours(..) | Digits::Over(..) => "3.2",
    }
}

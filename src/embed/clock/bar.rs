//! The strip below the halves: one pause control while a clock runs, and what
//! can be done while none does.

use std::cell::Cell;

use super::game::end_by_flag;
use super::half::on_touch_down;
use super::slot::{child, drawing, element};
use super::table::Table;
use crate::clock::color::Color;
use crate::clock::event::Event as Happens;
use crate::clock::outcome::Outcome;
use crate::platform::dom::{Event, Node};
use crate::platform::fullscreen;
use crate::time::Millis;

const PAUSE: &str = "M8 5v14M16 5v14";
const FULL_SCREEN: &str = "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5";
const TURN: &str =
    "M7 4v15M7 4L3.500 7.500M7 4l3.500 3.500M17 20V5M17 20l-3.500-3.500M17 20l3.500-3.500";

/// What the strip is for now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Strip {
    /// Before the game.
    Ready,
    /// A clock runs; under the fallen flag of that side, perhaps.
    Running(Option<Color>),
    /// Both are stopped, and that side is on the move.
    Stopped(Color),
    /// That side's flag has fallen, and the players say what it means (6.9).
    Fallen(Color),
    /// The game is over.
    Ended(Outcome),
    /// The device was away while that side's clock ran.
    Away(Color, Millis),
}

/// The claim of a draw (double flag).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Claim {
    /// There is none.
    None,
    /// That side may.
    May(Color),
    /// It was asked for once: the second press claims.
    Asked(Color),
}

/// The strip, and what it was drawn for.
pub(super) struct Bar {
    node: Node,
    /// What stands in it is between these two.
    ends: [Node; 2],
    drawn: Cell<Option<(Strip, Claim)>>,
}

impl Bar {
    /// An empty one.
    pub(super) fn new() -> Bar {
        let node = element("div", "bar");
        let ends = [Node::text(""), Node::text("")];
        for end in &ends {
            node.append(end);
        }
        Bar {
            node,
            ends,
            drawn: Cell::new(None),
        }
    }

    pub(super) fn node(&self) -> &Node {
        &self.node
    }

    /// Draws it anew the next time, whatever it is for: its control is another.
    pub(super) fn forget(&self) {
        self.drawn.set(None);
    }

    /// Draws it if it is for something else than before.
    pub(super) fn draw(&self, table: &'static Table, strip: Strip, claim: Claim) {
        if self.drawn.replace(Some((strip, claim))) == Some((strip, claim)) {
            return;
        }
        let had_focus = self.node.has_focus();
        let parts = Node::several();
        let first = fill(&parts, table, strip, claim);
        let [begin, end] = &self.ends;
        begin.replace_until(end, &parts);
        let running = matches!(strip, Strip::Running(_));
        self.node.set_class("running", running);
        self.node.set_class("ready", strip == Strip::Ready);
        if had_focus && !self.node.has_focus() {
            first.focus();
        }
    }
}

/// Gives the control that a keyboard is put on when the one that it was on is
/// no more.
fn fill(parts: &Node, table: &'static Table, strip: Strip, claim: Claim) -> Node {
    let words = table.words;
    let happen = move |event: Happens| move |_: &Event| table.act(event);
    let says = |text: &str| child(parts, "p", "verdict").set_text(text);
    let new_game = || button(parts, "new-game", words.new_game, move |_| table.again());
    let first = match strip {
        Strip::Ready => {
            let turn = tool(parts, "turn", words.turn, TURN, move |_| table.turn());
            parts.append(&link(table));
            if fullscreen::is_supported() {
                let enter = |_: &Event| fullscreen::toggle();
                tool(parts, "full-screen", words.full_screen, FULL_SCREEN, enter);
            }
            turn
        }
        Strip::Running(fallen) => {
            if let Some(side) = fallen {
                says((words.flag_fell)(side));
            }
            let pause = element("button", "pause");
            dress(&pause, "pause");
            pause.set_attribute("aria-label", Some(words.pause));
            pause.set_attribute("aria-keyshortcuts", Some("Space"));
            pause.append(&drawing("icon", PAUSE));
            on_touch_down(&pause, move |event| table.pause(event.time_stamp()));
            parts.append(&pause);
            pause
        }
        Strip::Stopped(side) => {
            says((words.stopped)(side));
            let resume = button(parts, "resume", words.resume, happen(Happens::Resume));
            resume.set_attribute("class", Some("main"));
            new_game();
            resume
        }
        Strip::Fallen(side) => {
            says((words.flag_fell)(side));
            let wins = button(
                parts,
                "wins",
                (words.wins)(side.other()),
                happen(end_by_flag(side, true)),
            );
            button(parts, "draw", words.draw, happen(end_by_flag(side, false)));
            new_game();
            wins
        }
        Strip::Ended(outcome) => {
            says((words.outcome)(outcome));
            new_game()
        }
        Strip::Away(side, time) => {
            says(&(words.away)(side, time));
            let count = happen(Happens::CountAway(true));
            let count = button(parts, "count", words.count_away, count);
            let ignore = happen(Happens::CountAway(false));
            button(parts, "ignore", words.ignore_away, ignore);
            count
        }
    };
    let (side, label) = match claim {
        Claim::None => return first,
        Claim::May(side) => (side, words.claim_draw),
        Claim::Asked(side) => (side, words.claim_again),
    };
    let claimed = move |_: &Event| table.claim(side);
    button(parts, "claim-draw", label, claimed);
    first
}

/// The control, and the way to the whole app with it.
fn link(table: &'static Table) -> Node {
    let link = element("a", "control");
    for (name, value) in [
        ("href", table.address_in_app().as_str()),
        ("target", "_blank"),
        ("rel", "noopener"),
        ("data-act", "open"),
    ] {
        link.set_attribute(name, Some(value));
    }
    child(&link, "span", "notation").set_text(&table.control());
    child(&link, "span", "hint").set_text(table.words.open);
    link
}

fn dress(button: &Node, act: &str) {
    button.set_attribute("type", Some("button"));
    button.set_attribute("data-act", Some(act));
}

fn button(parts: &Node, act: &str, label: &str, react: impl Fn(&Event) + 'static) -> Node {
    let button = child(parts, "button", "");
    dress(&button, act);
    button.set_text(label);
    button.listen("click", Box::new(move |event: &Event| react(event)));
    button
}

fn tool(
    parts: &Node,
    act: &str,
    label: &str,
    path: &str,
    react: impl Fn(&Event) + 'static,
) -> Node {
    let button = child(parts, "button", "tool");
    dress(&button, act);
    button.set_attribute("aria-label", Some(label));
    button.append(&drawing("icon", path));
    button.listen("click", Box::new(move |event: &Event| react(event)));
    button
}

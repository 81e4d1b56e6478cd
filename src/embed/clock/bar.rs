//! The strip below the halves: a pause control while a clock runs, otherwise the actions that are
//! possible.

use std::cell::{Cell, RefCell};

use super::action::{Action, Page};
use super::bound_attribute::{child, drawing, element};
use super::claim::Button;
use super::game::end_by_flag;
use super::half::on_touch_down;
use crate::clock::view::bar as view;
use crate::clock::view::claim::Claim;
use crate::clock::{Color, Event as Happens};
use crate::embed::options::push_encoded;
use crate::embed::words;
use crate::embed::words::clock as texts;
use crate::platform::dom::{DomEvent, Node};
use crate::platform::fullscreen;

const PAUSE: &str = "M8 5v14M16 5v14";
const FULL_SCREEN: &str = "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5";
const TURN: &str =
    "M7 4v15M7 4L3.500 7.500M7 4l3.500 3.500M17 20V5M17 20l-3.500-3.500M17 20l3.500-3.500";

/// The strip, and the state for which it was drawn.
pub(super) struct Bar {
    page: Page,
    node: Node,
    /// Its content is between these two nodes.
    ends: [Node; 2],
    /// The draw claim, while a side may claim.
    claim: RefCell<Option<Button>>,
    drawn: Cell<Option<(view::BarView, Option<Color>)>>,
}

impl Bar {
    /// An empty strip.
    pub(super) fn new(page: Page) -> Bar {
        let node = element("div", "bar");
        let ends = [Node::text(""), Node::text("")];
        for end in &ends {
            node.append(end);
        }
        Bar {
            page,
            node,
            ends,
            claim: RefCell::new(None),
            drawn: Cell::new(None),
        }
    }

    pub(super) fn node(&self) -> &Node {
        &self.node
    }

    /// Makes the next call draw it in any case, because its control has changed.
    pub(super) fn forget(&self) {
        self.drawn.set(None);
    }

    /// Draws it if `bar` or `claimant`, the side that may claim a draw, has changed; returns
    /// whether it was drawn. `control` is the game's time control, as it was written.
    pub(super) fn draw(&self, bar: view::BarView, claimant: Option<Color>, control: &str) -> bool {
        if self.drawn.replace(Some((bar, claimant))) == Some((bar, claimant)) {
            return false;
        }
        let had_focus = self.node.has_focus();
        let parts = Node::several();
        let first = fill(&parts, self.page, bar, control);
        let claim = claimant.map(|_| Button::new(&parts, self.page));
        self.claim.replace(claim);
        let [begin, end] = &self.ends;
        begin.replace_until(end, &parts);
        let running = matches!(bar, view::BarView::Running { .. });
        let ready = matches!(bar, view::BarView::Ready { .. });
        self.node.set_class("running", running);
        self.node.set_class("ready", ready);
        if had_focus && !self.node.has_focus() {
            first.focus();
        }
        true
    }

    /// Shows the progress of the claim.
    pub(super) fn draw_claim(&self, claim: Claim) {
        if let Some(button) = self.claim.borrow().as_ref() {
            button.draw(claim);
        }
    }
}

/// Fills the strip. Returns the control that gets the focus if the one that had it is gone.
fn fill(parts: &Node, page: Page, bar: view::BarView, control: &str) -> Node {
    let Page { react } = page;
    let happen = move |event: Happens| move |_: &DomEvent| react(Action::Button(event));
    let says = |text: &str| child(parts, "p", "verdict").set_text(text);
    let new_game = || {
        button(parts, "new-game", texts::new_game(), move |_| {
            react(Action::NewGame);
        })
    };
    match bar {
        view::BarView::Ready { .. } => {
            let turn = tool(parts, "turn", texts::turn(), TURN, move |_| {
                react(Action::Turn)
            });
            parts.append(&link(control));
            if fullscreen::is_supported() {
                let enter = |_: &DomEvent| fullscreen::toggle();
                tool(
                    parts,
                    "full-screen",
                    texts::full_screen(),
                    FULL_SCREEN,
                    enter,
                );
            }
            turn
        }
        view::BarView::Running { fallen, .. } => {
            if let Some(side) = fallen {
                says(texts::flag_fell(side));
            }
            let pause = element("button", "pause");
            set_act(&pause, "pause");
            pause.set_attribute("aria-label", Some(texts::pause()));
            pause.set_attribute("aria-keyshortcuts", Some("Space"));
            pause.append(&drawing("icon", PAUSE));
            on_touch_down(&pause, move |event| {
                react(Action::Pause(event.time_stamp()))
            });
            parts.append(&pause);
            pause
        }
        view::BarView::Stopped(side) => {
            says(texts::stopped(side));
            let resume = button(parts, "resume", texts::resume(), happen(Happens::Resume));
            resume.set_attribute("class", Some("main"));
            new_game();
            resume
        }
        view::BarView::Fallen(side) => {
            says(texts::flag_fell(side));
            let wins = button(
                parts,
                "wins",
                texts::wins(side.other()),
                happen(end_by_flag(side, true)),
            );
            button(
                parts,
                "draw",
                texts::draw(),
                happen(end_by_flag(side, false)),
            );
            new_game();
            wins
        }
        view::BarView::Ended(outcome) => {
            says(words::outcome(outcome));
            new_game()
        }
        view::BarView::Away(side, time) => {
            says(&words::away(side, time));
            let count = happen(Happens::CountAway(true));
            let count = button(parts, "count", texts::count_away(), count);
            let ignore = happen(Happens::CountAway(false));
            button(parts, "ignore", texts::ignore_away(), ignore);
            count
        }

        // An embedded game has no scheduled start, and knows the order of its flags.
        view::BarView::PutOff | view::BarView::OrderUnknown => new_game(),
    }
}

/// The time control, as a link to the whole app with it.
fn link(control: &str) -> Node {
    let mut address = String::from("./#/clock?control=");
    push_encoded(&mut address, control);
    let link = element("a", "control");
    for (name, value) in [
        ("href", address.as_str()),
        ("target", "_blank"),
        ("rel", "noopener"),
        ("data-act", "open"),
    ] {
        link.set_attribute(name, Some(value));
    }
    child(&link, "span", "notation").set_text(control);
    child(&link, "span", "hint").set_text(texts::open());
    link
}

fn set_act(button: &Node, act: &str) {
    button.set_attribute("type", Some("button"));
    button.set_attribute("data-act", Some(act));
}

fn button(parts: &Node, act: &str, label: &str, react: impl Fn(&DomEvent) + 'static) -> Node {
    let button = child(parts, "button", "");
    set_act(&button, act);
    button.set_text(label);
    button.listen("click", Box::new(move |event: &DomEvent| react(event)));
    button
}

fn tool(
    parts: &Node,
    act: &str,
    label: &str,
    path: &str,
    react: impl Fn(&DomEvent) + 'static,
) -> Node {
    let button = child(parts, "button", "tool");
    set_act(&button, act);
    button.set_attribute("aria-label", Some(label));
    button.append(&drawing("icon", path));
    button.listen("click", Box::new(move |event: &DomEvent| react(event)));
    button
}

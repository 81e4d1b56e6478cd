//! The draw claim (double flag): held with a finger, or pressed twice with a key.

use super::action::{Action, Page};
use super::bound_attribute::{BoundAttribute, child};
use crate::clock::view::claim::{Claim, Touch};
use crate::embed::words::clock as texts;
use crate::platform::dom::{DomEvent, Node};
use crate::platform::listener::prevent_default;

pub(super) struct Button {
    state: BoundAttribute,
    label: BoundAttribute,
}

impl Button {
    /// Appends it to the strip.
    pub(super) fn new(strip: &Node, page: Page) -> Button {
        let touch = move |touch: Touch| (page.react)(Action::Claim(touch));
        let node = child(strip, "button", "");
        for (name, value) in [("type", "button"), ("data-act", "claim-draw")] {
            node.set_attribute(name, Some(value));
        }
        let label = child(&node, "span", "");
        label.set_attribute("aria-live", Some("polite"));
        child(&node, "small", "").set_text(texts::claim_hold());
        node.listen(
            "pointerdown",
            Box::new(move |event: &DomEvent| {
                prevent_default(event);
                touch(Touch::Down(event.place().into()));
            }),
        );
        node.listen(
            "pointermove",
            Box::new(move |event: &DomEvent| touch(Touch::Moved(event.place().into()))),
        );
        for up in ["pointerup", "pointercancel", "pointerleave"] {
            let let_go = move |event: &DomEvent| touch(Touch::Up(event.place().into()));
            node.listen(up, Box::new(let_go));
        }
        node.listen(
            "click",
            Box::new(move |event: &DomEvent| {
                if event.is_without_pointer() {
                    touch(Touch::Key);
                }
            }),
        );
        node.listen("blur", Box::new(move |_: &DomEvent| touch(Touch::Left)));
        for name in ["contextmenu", "touchstart"] {
            node.listen(name, Box::new(|event: &DomEvent| prevent_default(event)));
        }
        let button = Button {
            state: BoundAttribute::attribute(&node, "class"),
            label: BoundAttribute::text(&label),
        };
        button.draw(Claim::Free);
        button
    }

    pub(super) fn draw(&self, claim: Claim) {
        self.state.set(match claim {
            Claim::Free => "claim",
            Claim::Held { .. } => "claim holding",
            Claim::Asked { .. } => "claim asked",
        });
        self.label.set(match claim {
            Claim::Asked { .. } => texts::claim_again(),
            _ => texts::claim_draw(),
        });
    }
}

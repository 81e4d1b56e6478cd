//! The whole view: two halves, the strip, the announcements, and the errors of the address.

use super::action::Page;
use super::bar::Bar;
use super::bound_attribute::{BoundAttribute, child, element};
use super::half::Half;
use crate::clock;
use crate::clock::Seat;
use crate::embed::words::clock as texts;
use crate::platform::dom::Node;

/// All nodes that change.
pub(super) struct ClockNodes {
    /// Hidden while there is no game.
    hidden: BoundAttribute,
    layout: BoundAttribute,
    halves: [Half; 2],
    pub(super) bar: Bar,
    status: BoundAttribute,
    problems: Node,
    is_alone: BoundAttribute,
}

impl ClockNodes {
    /// Builds it into the page.
    pub(super) fn open(page: Page) -> ClockNodes {
        let body = Node::body();
        let main = child(&body, "main", "clock");
        child(&main, "h1", "unseen").set_text(texts::label());
        let halves = [Seat::First, Seat::Second].map(|seat| Half::new(page, seat));
        let bar = Bar::new(page);
        let [first, second] = &halves;
        for part in [first.node(), bar.node(), second.node()] {
            main.append(part);
        }
        let status = child(&body, "p", "unseen");
        status.set_attribute("role", Some("status"));
        let problems = child(&body, "div", "problems");
        problems.set_attribute("role", Some("alert"));
        ClockNodes {
            hidden: BoundAttribute::attribute(&main, "hidden"),
            layout: BoundAttribute::attribute(&main, "data-layout"),
            halves,
            bar,
            status: BoundAttribute::text(&status),
            is_alone: BoundAttribute::attribute(&problems, "data-alone"),
            problems,
        }
    }

    /// Shows or hides the clock.
    pub(super) fn show_clock(&self, is_there: bool) {
        self.hidden.set_there(!is_there);
        self.is_alone.set_there(!is_there);
    }

    /// Whether the halves face each other, for two players, or both face the reader.
    pub(super) fn lay_out(&self, face_to_face: bool) {
        self.layout.set(if face_to_face {
            "face-to-face"
        } else {
            "side-by-side"
        });
    }

    /// Draws the halves, the first one first.
    pub(super) fn draw(&self, halves: [clock::view::half::HalfView; 2]) {
        for (half, shown) in self.halves.iter().zip(halves) {
            half.draw(shown);
        }
    }

    /// Announces a text to screen readers.
    pub(super) fn say(&self, text: String) {
        self.status.set(text);
    }

    /// Shows these errors after the text `before`; hides them if there are none.
    pub(super) fn show_errors(&self, before: &str, problems: &[String]) {
        self.problems.clear();
        if problems.is_empty() {
            return;
        }
        child(&self.problems, "strong", "").set_text(before);
        let list = child(&self.problems, "ul", "");
        for problem in problems {
            let line = element("li", "");
            line.set_text(problem);
            list.append(&line);
        }
    }
}

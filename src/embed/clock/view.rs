//! The whole picture: two halves and the strip, what is said aloud, and what is
//! wrong with the address.

use super::bar::Bar;
use super::bound_attribute::{BoundAttribute, child, element};
use super::half::Half;
use super::touched::Page;
use crate::clock;
use crate::clock::Seat;
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
    /// Puts it into the page.
    pub(super) fn open(page: Page) -> ClockNodes {
        let words = page.words;
        let body = Node::body();
        let main = child(&body, "main", "clock");
        child(&main, "h1", "unseen").set_text(words.clock);
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

    /// Whether there is a clock to be seen.
    pub(super) fn show_clock(&self, is_there: bool) {
        self.hidden.set_there(!is_there);
        self.is_alone.set_there(!is_there);
    }

    /// The halves face one another, for two players, or both face the reader.
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

    /// Says something to who does not see the clock.
    pub(super) fn say(&self, text: String) {
        self.status.set(text);
    }

    /// What is wrong, in words; nothing if nothing is.
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

//! The moves of a game as text, to read and to click: [`notation`].

pub mod layout;
pub(crate) mod speech;

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;

use crate::game::NodeId;
use crate::platform::dom::Node;
use crate::platform::timer::Timer;
use crate::ui::el::{El, el, watch};
use crate::ui::text;
use layout::{Passage, Token};

/// The moves that were drawn.
struct Drawn {
    /// By node, so that one is found at once.
    moves: Vec<(NodeId, Node)>,
    /// The first of the text.
    first: Option<Node>,
    current: Option<Node>,
    /// Where the tabulator stops.
    stop: Option<Node>,
    /// What alone is scrolled to see the current one; whatever is around it,
    /// where there is none.
    room: Option<Node>,
}

/// The text of a game. A touch of a move goes there; the tabulator stops at the
/// current one only.
pub(crate) fn notation(
    passages: &[Passage],
    result: Option<&'static str>,
    at: Signal<NodeId>,
    go: impl Fn(NodeId) + 'static,
) -> El {
    notation_in(None, passages, result, at, go)
}

/// The same in a room of which nothing around it is scrolled: in the frame of
/// another page that page would be.
pub(crate) fn notation_in(
    room: Option<Node>,
    passages: &[Passage],
    result: Option<&'static str>,
    at: Signal<NodeId>,
    go: impl Fn(NodeId) + 'static,
) -> El {
    let mut whole = el("div").class("notation-text");
    let mut moves = Vec::new();
    let mut order = Vec::new();
    for passage in passages {
        let mut text = el("p").class(if passage.main {
            "passage"
        } else {
            "passage aside"
        });
        let mut tokens = passage.tokens.iter().peekable();
        while let Some(token) = tokens.next() {
            let piece = match token {
                Token::Move { node, number, san } => {
                    let button = el("button")
                        .class("move")
                        .attr("type", "button")
                        .attr("tabindex", "-1")
                        .attr("data-move", order.len().to_string())
                        .child(&**san);
                    order.push(*node);
                    moves.push((*node, button.node().clone()));
                    // A number stays with its move at the end of a line.
                    let numbered = el("span").class("numbered");
                    if number.is_empty() {
                        numbered
                    } else {
                        numbered.child(el("span").class("number").child(&**number))
                    }
                    .child(button)
                }
                Token::Mark(sign) => el("span").class("mark").child(&**sign),
                Token::Left(time) => el("span")
                    .class("left")
                    .attr("title", text::correspondence().study.left)
                    .child(&**time),
                Token::Took(time) => el("span")
                    .class("left")
                    .attr("title", text::correspondence().study.took)
                    .child(["(", time, ")"].concat()),
                Token::Comment(words) => el("span")
                    .class("comment")
                    .attr("dir", "auto")
                    .child(&**words),
                Token::Open => el("span").class("bracket").child("("),
                Token::Close => el("span").class("bracket").child(")"),
            };
            // Nothing between a bracket and what is in it.
            let tight = *token == Token::Open || tokens.peek() == Some(&&Token::Close);
            text = text.child(piece).child((!tight).then_some(" "));
        }
        whole = whole.child(text);
    }
    let first = moves.first().map(|(_, node)| node.clone());
    moves.sort_by_key(|(node, _)| *node);
    let drawn = Drawn {
        moves,
        first,
        current: None,
        stop: None,
        room,
    };
    let drawn = Rc::new(RefCell::new(drawn));
    let seen = Rc::downgrade(&drawn);
    // To scroll lays the page out: once, when all that a step changes is
    // written.
    let scroll = Timer::new(move |_| {
        if let Some(drawn) = seen.upgrade() {
            drawn.borrow().scroll();
        }
    });
    let mut is_there = false;
    watch(move || {
        drawn.borrow_mut().show(at.get());
        // A text that is only being made is in no page that could be scrolled.
        if std::mem::replace(&mut is_there, true) {
            scroll.at_next_frame();
        }
    });
    let result = result.map(|result| el("p").class("passage score").child(result));
    whole.child(result).on("click", move |event| {
        let place = event.attribute("data-move").and_then(|n| n.parse().ok());
        if let Some(node) = place.and_then(|place: usize| order.get(place)) {
            go(*node);
        }
    })
}

impl Drawn {
    /// Writes what is another at the move before and at this one.
    fn show(&mut self, at: NodeId) {
        let found = self.moves.binary_search_by_key(&at, |(node, _)| *node);
        let now = found.ok().map(|place| self.moves[place].1.clone());
        if self.current != now {
            if let Some(old) = &self.current {
                old.set_attribute("aria-current", None);
            }
            if let Some(now) = &now {
                now.set_attribute("aria-current", Some("step"));
            }
            self.current.clone_from(&now);
        }
        let stop = now.or_else(|| self.first.clone());
        if self.stop == stop {
            return;
        }
        let had_focus = self.stop.as_ref().is_some_and(Node::has_focus);
        if let Some(old) = &self.stop {
            old.set_attribute("tabindex", Some("-1"));
        }
        if let Some(stop) = &stop {
            stop.set_attribute("tabindex", Some("0"));
            if had_focus {
                stop.focus();
            }
        }
        self.stop = stop;
    }

    fn scroll(&self) {
        let Some(now) = &self.current else { return };
        match &self.room {
            Some(room) => room.scroll_to(now),
            None => now.scroll_near(),
        }
    }
}

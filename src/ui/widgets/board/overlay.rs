//! Overlays above the pieces: arrows, circles and the promotion choice.

use shakmaty::{Color, Piece, Role, Square};

use super::layer::div;
use super::pieces::place;
use super::scene::{Brush, Shape};
use crate::platform::dom::Node;
use crate::ui::text;

/// Promotion pieces in the order offered.
pub(super) const CHOICE: [Role; 4] = [Role::Queen, Role::Knight, Role::Rook, Role::Bishop];

/// The arrows and circles.
#[derive(Debug)]
pub(super) struct Shapes {
    node: Node,
    shown: Vec<Shape>,
    bottom: Option<Color>,
}

impl Shapes {
    /// Adds an empty drawing, 80 units wide and high, to the field.
    pub(super) fn new(field: &Node) -> Shapes {
        let node = svg("svg", "drawn");
        node.set_attribute("viewBox", Some("0 0 80 80"));
        node.set_attribute("aria-hidden", Some("true"));
        field.append(&node);
        Shapes {
            node,
            shown: Vec::new(),
            bottom: None,
        }
    }

    /// Redraws the shapes if they or the orientation changed.
    pub(super) fn show(&mut self, shapes: Vec<Shape>, bottom: Color) {
        if self.shown == shapes && (self.bottom == Some(bottom) || shapes.is_empty()) {
            return;
        }
        self.node.clear();
        for shape in &shapes {
            draw(&self.node, shape, bottom);
        }
        self.shown = shapes;
        self.bottom = Some(bottom);
    }
}

fn svg(name: &str, class: &str) -> Node {
    let node = Node::svg(name);
    node.set_attribute("class", Some(class));
    node
}

/// The middle of a square, in tenths of squares.
fn middle(square: Square, bottom: Color) -> (i32, i32) {
    let place = place(square, bottom);
    (i32::from(place.x) * 10 + 5, i32::from(place.y) * 10 + 5)
}

fn draw(into: &Node, shape: &Shape, bottom: Color) {
    let (x, y) = middle(shape.from, bottom);
    let number = |n: i32| n.to_string();
    let Some(to) = shape.to else {
        let ring = |class: &str, r: &str| {
            let ring = svg("circle", class);
            ring.set_attribute("cx", Some(&number(x)));
            ring.set_attribute("cy", Some(&number(y)));
            ring.set_attribute("r", Some(r));
            into.append(&ring);
        };
        ring(shape.brush.name(), "4.4");
        if shape.brush == Brush::Double {
            ring(Brush::Double.name(), "3.4");
        }
        return;
    };
    let (to_x, to_y) = middle(to, bottom);
    // Draw along the x axis, then rotate. The head is just under three units long and ends a little
    // before the middle of the square.
    let (dx, dy) = (f64::from(to_x - x), f64::from(to_y - y));
    let hundredths = |n: f64| (n * 100.0).round() as i32;
    let length = hundredths(dx.hypot(dy));
    let angle = hundredths(dy.atan2(dx).to_degrees());
    let turn = [
        "translate(",
        &number(x),
        " ",
        &number(y),
        ") rotate(",
        &decimal(angle),
        ")",
    ]
    .concat();
    let neck = decimal(length - 350);
    let tip = decimal(length - 80);
    let line = match shape.brush {
        Brush::Double => ["M2 -.6H", &neck, "M2 .6H", &neck].concat(),
        _ => ["M2 0H", &neck].concat(),
    };
    let head = ["M", &neck, " -1.9L", &tip, " 0L", &neck, " 1.9Z"].concat();
    let arrow = svg("g", shape.brush.name());
    arrow.set_attribute("transform", Some(&turn));
    for (class, path) in [("line", line), ("head", head)] {
        let part = svg("path", class);
        part.set_attribute("d", Some(&path));
        arrow.append(&part);
    }
    into.append(&arrow);
}

/// Formats hundredths as a decimal.
fn decimal(hundredths: i32) -> String {
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
    let zero = if rest < 10 { "0" } else { "" };
    [sign, &whole.to_string(), ".", zero, &rest.to_string()].concat()
}

/// The promotion choice, over the pawn's file. Its buttons carry their piece in `data-promote`,
/// which the board reads on a click.
#[derive(Debug)]
pub(super) struct PromotionChoice {
    node: Node,
    buttons: [Node; 4],
    at: usize,
}

impl PromotionChoice {
    pub(super) fn new(over: &Node, side: Color, to: Square, bottom: Color) -> PromotionChoice {
        let place = place(to, bottom);
        let list = div("choice");
        list.set_attribute("role", Some("group"));
        list.set_attribute("aria-label", Some(text::board::grid::promote()));
        let edge = if place.y == 0 { "top" } else { "bottom" };
        list.set_attribute("data-edge", Some(edge));
        list.set_number("--column", place.x.into());
        let buttons = CHOICE.map(|role| {
            let Piece { color, role } = role.of(side);
            let mut name = String::from(if color.is_white() { 'w' } else { 'b' });
            name.push(role.char());
            let button = Node::html("button");
            button.set_attribute("type", Some("button"));
            button.set_attribute("data-promote", Some(&name[1..]));
            button.set_attribute("data-piece", Some(&name));
            button.set_attribute("aria-label", Some(text::board::names::role(role)));
            list.append(&button);
            button
        });
        let veil = div("veil");
        veil.append(&list);
        over.append(&veil);
        PromotionChoice {
            node: veil,
            buttons,
            at: 0,
        }
    }

    /// Moves the focus `further` choices ahead, wrapping around.
    pub(super) fn focus(&mut self, further: usize) {
        self.at = (self.at + further) % self.buttons.len();
        if let Some(button) = self.buttons.get(self.at) {
            button.focus();
        }
    }

    /// Removes the choice and returns whether it had the focus.
    pub(super) fn close(&self) -> bool {
        let focused = self.node.has_focus();
        self.node.remove();
        focused
    }
}

/// The promotion piece of a letter.
pub(super) fn promoted(letter: &str) -> Option<Role> {
    let [letter] = *letter.as_bytes() else {
        return None;
    };
    Role::from_char(letter as char).filter(|role| CHOICE.contains(role))
}

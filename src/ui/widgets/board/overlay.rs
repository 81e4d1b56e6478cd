//! Overlays above the pieces: arrows, circles and the promotion choice.

use shakmaty::{Color, Piece, Role, Square};

use super::pieces::place;
use super::scene::{Brush, Shape};
use crate::platform::dom::Node;
use crate::ui::el::{El, el, svg};
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
    /// An empty drawing, 80 units wide and high.
    pub(super) fn new() -> (El, Shapes) {
        let drawing = svg("svg")
            .attr("class", "drawn")
            .attr("viewBox", "0 0 80 80")
            .attr("aria-hidden", "true");
        let shapes = Shapes {
            node: drawing.node().clone(),
            shown: Vec::new(),
            bottom: None,
        };
        (drawing, shapes)
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
            svg("circle")
                .attr("class", class)
                .attr("cx", number(x))
                .attr("cy", number(y))
                .attr("r", r)
        };
        into.append(ring(shape.brush.name(), "4.4").node());
        if shape.brush == Brush::Double {
            into.append(ring(Brush::Double.name(), "3.4").node());
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
    let arrow = svg("g")
        .attr("class", shape.brush.name())
        .attr("transform", turn)
        .child(svg("path").attr("d", line))
        .child(svg("path").attr("class", "head").attr(
            "d",
            ["M", &neck, " -1.9L", &tip, " 0L", &neck, " 1.9Z"].concat(),
        ));
    into.append(arrow.node());
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
    buttons: Vec<Node>,
    at: usize,
}

impl PromotionChoice {
    pub(super) fn new(over: &Node, side: Color, to: Square, bottom: Color) -> PromotionChoice {
        let place = place(to, bottom);
        let mut list = el("div")
            .class("choice")
            .attr("role", "group")
            .attr("aria-label", text::board().promote)
            .attr("data-edge", if place.y == 0 { "top" } else { "bottom" });
        list.node().set_number("--column", place.x.into());
        let mut buttons = Vec::new();
        for role in CHOICE {
            let Piece { color, role } = role.of(side);
            let mut name = String::from(if color.is_white() { 'w' } else { 'b' });
            name.push(role.char());
            let button = el("button")
                .attr("type", "button")
                .attr("data-promote", &name[1..])
                .attr("data-piece", &name)
                .attr("aria-label", (text::board().role)(role));
            buttons.push(button.node().clone());
            list = list.child(button);
        }
        let veil = el("div").class("veil").child(list);
        over.append(veil.node());
        PromotionChoice {
            node: veil.node().clone(),
            buttons,
            at: 0,
        }
    }

    /// Moves the focus `further` choices ahead, wrapping around.
    pub(super) fn focus(&mut self, further: usize) {
        self.at = (self.at + further) % self.buttons.len().max(1);
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

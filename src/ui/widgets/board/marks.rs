//! Square marks: the last move, the chosen piece and check.
//!
//! A few nodes between squares and pieces, each in its own layer and positioned by `transform`.
//! Light and dark squares have separate marks, so a change neither repaints squares nor changes
//! classes.

use shakmaty::{Color, Square};

use super::layer::layer;
use super::pieces::{GridPlace, place, translate};
use super::state::BoardState;
use crate::platform::dom::{Node, Style};

/// One mark and its latest place.
#[derive(Debug)]
struct Mark {
    node: Node,
    style: Style,
    at: Option<GridPlace>,
}

impl Mark {
    /// Adds a hidden mark to `layer`.
    fn new(layer: &Node, class: &str) -> Mark {
        let node = Node::html("i");
        node.set_attribute("class", Some(class));
        let style = node.style();
        style.set("transform", NOWHERE);
        layer.append(&node);
        Mark {
            node,
            style,
            at: None,
        }
    }

    fn put(&mut self, at: Option<GridPlace>) {
        if self.at == at {
            return;
        }
        self.at = at;
        match at {
            Some(at) => self.style.set("transform", &translate(at)),
            None => self.style.set("transform", NOWHERE),
        }
    }
}

/// Hides a mark but keeps its content laid out.
const NOWHERE: &str = "scale(0)";

/// Whether a square is dark: the upper left one is light from either side.
const fn is_dark(at: GridPlace) -> bool {
    (at.x + at.y) % 2 == 1
}

/// Marks of one kind, for light and for dark squares.
#[derive(Debug)]
struct Kind<const N: usize> {
    light: [Mark; N],
    dark: [Mark; N],
}

impl<const N: usize> Kind<N> {
    fn new(layer: &Node, light: &str, dark: &str) -> Kind<N> {
        Kind {
            light: std::array::from_fn(|_| Mark::new(layer, light)),
            dark: std::array::from_fn(|_| Mark::new(layer, dark)),
        }
    }

    fn show(&mut self, places: [Option<GridPlace>; N]) {
        let places = || places.into_iter().flatten();
        put(&mut self.light, places().filter(|&at| !is_dark(at)));
        put(&mut self.dark, places().filter(|&at| is_dark(at)));
    }
}

fn put(marks: &mut [Mark], mut places: impl Iterator<Item = GridPlace>) {
    for mark in marks {
        mark.put(places.next());
    }
}

#[derive(Debug)]
pub(super) struct Marks {
    /// The start and end of the last move.
    last: Kind<2>,
    chosen: Kind<1>,
    check: Mark,
    mate: bool,
}

impl Marks {
    /// Adds the marks, all hidden, to the field.
    pub(super) fn new(field: &Node) -> Marks {
        let layer = layer(field, "under");
        Marks {
            last: Kind::new(&layer, "last", "last dark"),
            chosen: Kind::new(&layer, "chosen", "chosen dark"),
            check: Mark::new(&layer, "in-check"),
            mate: false,
        }
    }

    /// Moves the marks to match the state.
    pub(super) fn show(&mut self, state: &BoardState) {
        let scene = state.scene();
        let bottom = Color::from(scene.bottom);
        let at = |square: Option<Square>| square.map(|square| place(square, bottom));
        let (from, to) = scene.last.unzip();
        self.last.show([at(from), at(to)]);
        self.chosen.show([at(state.chosen())]);
        let checked = state.checked();
        self.check.put(at(checked));
        let mate = checked.is_some() && state.is_mate();
        if self.mate != mate {
            self.mate = mate;
            let class = if mate { "in-check mate" } else { "in-check" };
            self.check.node.set_attribute("class", Some(class));
        }
    }
}

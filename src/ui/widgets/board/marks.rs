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

/// A mark of one kind, for a light and for a dark square.
#[derive(Debug)]
struct Kind {
    light: Mark,
    dark: Mark,
}

impl Kind {
    fn new(layer: &Node, light: &str, dark: &str) -> Kind {
        Kind {
            light: Mark::new(layer, light),
            dark: Mark::new(layer, dark),
        }
    }

    fn show(&mut self, place: Option<GridPlace>) {
        self.light.put(place.filter(|&at| !is_dark(at)));
        self.dark.put(place.filter(|&at| is_dark(at)));
    }
}

#[derive(Debug)]
pub(super) struct Marks {
    /// The start of the last move.
    start: Kind,
    /// Its end, which has an edge.
    reached: Kind,
    chosen: Kind,
    check: Mark,
    mate: bool,
}

impl Marks {
    /// Adds the marks, all hidden, to the field.
    pub(super) fn new(field: &Node) -> Marks {
        let layer = layer(field, "under");
        Marks {
            start: Kind::new(&layer, "last", "last dark"),
            reached: Kind::new(&layer, "last reached", "last reached dark"),
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
        self.start.show(at(from));
        self.reached.show(at(to));
        self.chosen.show(at(state.chosen()));
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

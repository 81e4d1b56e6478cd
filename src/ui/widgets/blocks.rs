//! The three blocks as a bar: clock solid, increment hatched, bank lighter within an outline.
//! Order, colours and textures are the same everywhere.

use crate::correspondence::{Blocks, Seconds};
use crate::platform::dom::Node;
use crate::ui::el::{El, el, watch};
use crate::ui::text;

/// The exact values in words, for screen readers.
pub(crate) fn in_words(blocks: &Blocks) -> String {
    (text::correspondence().common.blocks)(blocks)
}

/// The bar; its full width stands for `max`. `value` reruns when a signal it read changes, but only
/// differences are drawn.
pub(crate) fn blocks(value: impl FnMut() -> Blocks + 'static, max: Seconds) -> El {
    drawn(BlockBar::new(), value, max)
}

/// The same bar with its own wording.
pub(crate) fn blocks_said(
    words: fn(&Blocks) -> String,
    value: impl FnMut() -> Blocks + 'static,
    max: Seconds,
) -> El {
    drawn(BlockBar::said(words), value, max)
}

fn drawn(bar: BlockBar, value: impl FnMut() -> Blocks + 'static, max: Seconds) -> El {
    let mut value = value;
    let view = bar.view();
    watch(move || bar.show(value(), max));
    view
}

/// A bar updated by hand, for long lists.
#[derive(Debug)]
pub(crate) struct BlockBar {
    view: El,
    parts: [Node; 3],
    shown: std::cell::Cell<Option<(Blocks, [i64; 3])>>,
    words: fn(&Blocks) -> String,
}

impl Default for BlockBar {
    fn default() -> BlockBar {
        BlockBar::new()
    }
}

impl BlockBar {
    /// An empty bar.
    pub(crate) fn new() -> BlockBar {
        BlockBar::said(in_words)
    }

    /// An empty bar described by `words`.
    pub(crate) fn said(words: fn(&Blocks) -> String) -> BlockBar {
        let part = |class: &str| el("i").class(class);
        let parts = [
            part("blocks-clock"),
            part("blocks-increment"),
            part("blocks-bank"),
        ];
        let nodes = parts.each_ref().map(|part| part.node().clone());
        let view = el("div").class("blocks").attr("role", "img").child(parts);
        BlockBar {
            view,
            parts: nodes,
            shown: std::cell::Cell::new(None),
            words,
        }
    }

    /// The element.
    pub(crate) fn view(&self) -> El {
        self.view.clone()
    }

    /// Shows these blocks, touching only what changed.
    pub(crate) fn show(&self, blocks: Blocks, max: Seconds) {
        let widths = blocks.widths(max);
        let before = self.shown.replace(Some((blocks, widths)));
        if before.is_none_or(|(known, _)| known != blocks) {
            let node = self.view.node();
            node.set_attribute("aria-label", Some(&(self.words)(&blocks)));
        }
        let known = before.map(|(_, widths)| widths);
        for (place, part) in self.parts.iter().enumerate() {
            let width = widths[place];
            if known.is_some_and(|known| known[place] == width) {
                continue;
            }
            part.set_style("width", &percent(width));
            // Nonempty blocks stay visible, however small.
            part.set_class("none", width == 0);
        }
    }
}

/// Formats tenths of a percent for CSS.
fn percent(tenths: i64) -> String {
    let mut text = (tenths / 10).to_string();
    if tenths % 10 != 0 {
        text.push('.');
        text.push((b'0' + (tenths % 10) as u8) as char);
    }
    text.push('%');
    text
}

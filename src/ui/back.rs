//! Back closes what is open over a page, one layer after the other, before it leaves the page:
//! [`use_back`].
//!
//! Each open layer has an entry of its own in the browser's history, with the address of its page:
//! so every button, key and gesture for Back leads out of it, on every device. A layer that is
//! closed otherwise takes its entry along. The Navigation API and `CloseWatcher` could do the same
//! in some browsers only.

use leptos::prelude::*;

use super::watch::watch;
use super::widgets::listener::use_listener;
use crate::platform::location;
use crate::platform::timer::once;
use crate::time::Millis;

/// The layers that are open over the page. A handle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Back(StoredValue<Layers>);

#[derive(Debug, Default)]
struct Layers {
    /// In the order in which they were opened.
    open: Vec<Layer>,
    /// The number that was given last.
    last: u32,
    /// The place in the history of the page that is shown; none before the first page.
    place: Option<u32>,
    /// Whether the app itself goes back, to where fewer layers are open.
    is_going: bool,
}

#[derive(Clone, Copy, Debug)]
struct Layer {
    number: u32,
    close: Callback<()>,
}

/// As long as this is so, Back calls `close` instead of leaving the page. The browser may skip the
/// entry of a layer that opens without a touch or a key.
pub(crate) fn use_back(is_open: Signal<bool>, close: Callback<()>) {
    // A frame in another site's page has no history of its own.
    let Some(back) = use_context::<Back>() else {
        return;
    };
    let number = back.next_number();
    let is_open = Memo::new(move |_| is_open.get());
    watch(move || {
        if is_open.get() {
            back.open(Layer { number, close });
        } else {
            back.close(number);
        }
    });
    on_cleanup(move || back.close(number));
}

impl Back {
    pub(super) fn new() -> Back {
        let back = Back(StoredValue::default());
        use_listener(location::on_traverse(move || back.went()));
        back
    }

    /// The page of this place of the history is shown: what was open over the page before goes with
    /// that.
    pub(super) fn arrive(self) {
        self.0
            .update_value(|layers| layers.place = location::place());
        self.settle_soon();
    }

    fn next_number(self) -> u32 {
        let next = |layers: &mut Layers| {
            layers.last = layers.last.wrapping_add(1);
            layers.last
        };
        self.0.try_update_value(next).unwrap_or_default()
    }

    fn open(self, layer: Layer) {
        self.0.update_value(|layers| layers.open.push(layer));
        self.settle_soon();
    }

    fn close(self, number: u32) {
        let was_open = self.0.try_update_value(|layers| {
            let before = layers.open.len();
            layers.open.retain(|layer| layer.number != number);
            layers.open.len() < before
        });
        if was_open == Some(true) {
            self.settle_soon();
        }
    }

    /// Gives the history as many entries of this page as layers are open, once all have said so:
    /// one layer often follows another.
    fn settle_soon(self) {
        once(Millis::ZERO, move || self.settle());
    }

    fn settle(self) {
        let settle = |layers: &mut Layers| {
            // The browser is ahead of the app: the page of the new place settles this once it is
            // shown.
            if layers.is_going || !layers.is_here() {
                return;
            }
            let (open, there) = (layers.open.len() as u32, location::layer());
            if open < there {
                layers.is_going = true;
                location::go_back(there - open);
            }
            // A layer without an entry is closed together with the page.
            let _ = (there..open).all(|below| location::push_layer(below + 1));
        };
        self.0.try_update_value(settle);
    }

    /// The browser has gone to another entry. If it is one of the same page, the layers above it
    /// close. The entries of layers that were closed are left by going back from them.
    fn went(self) {
        let is_ours = self.0.try_update_value(|layers| {
            let is_own_step = std::mem::take(&mut layers.is_going);
            !is_own_step && layers.is_here()
        });
        if is_ours == Some(true) {
            let there = location::layer() as usize;
            let above = self
                .0
                .with_value(|layers| layers.open.get(there..).map(<[_]>::to_vec));
            for layer in above.unwrap_or_default().into_iter().rev() {
                layer.close.run(());
            }
        }
        self.settle_soon();
    }
}

impl Layers {
    /// Whether the browser is at the place of the page that is shown, however many layers are open.
    fn is_here(&self) -> bool {
        self.place.is_some() && self.place == location::place()
    }
}

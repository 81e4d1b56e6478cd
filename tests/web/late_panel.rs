//! A panel whose chunk comes late.

use std::cell::{Cell, RefCell};

use js_sys::{Function, Promise};
use leptos::prelude::AnyView;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::ui::areas::{EVERY, LATE};
use zeitnot::ui::chunks::{Chunks, DrawLate};
use zeitnot::ui::widgets::panel::handle::Panel;

use crate::page::Page;
use crate::turn;

thread_local! {
    /// The callers that wait for the chunk.
    static WAITING: RefCell<Vec<Function>> = const { RefCell::new(Vec::new()) };
    static DRAWN: Cell<u32> = const { Cell::new(0) };
}

/// The app with a panel that comes when [`WAITING`] is called.
fn app() -> AnyView {
    let chunks = Chunks {
        late: || Box::pin(late_panel()),
        ..EVERY
    };
    zeitnot::ui::app_with(chunks)
}

async fn late_panel() -> Result<DrawLate, zeitnot::ui::chunks::NotLoaded> {
    let mut wait = |resolve, _| WAITING.with_borrow_mut(|waiting| waiting.push(resolve));
    JsFuture::from(Promise::new(&mut wait)).await.unwrap();
    Ok(DrawLate {
        panel: counted,
        ..LATE
    })
}

fn counted(panel: Panel) -> AnyView {
    DRAWN.set(DRAWN.get() + 1);
    (LATE.panel)(panel)
}

/// The page asks for the chunk when it is first shown, and once more at the pause. If it drew a
/// panel for each answer, the panel would be replaced under a finger.
#[wasm_bindgen_test]
async fn a_panel_that_was_asked_for_twice_is_drawn_once() {
    let page = Page::of(app).await;
    page.touch(".half[data-color=black]").await;
    page.touch("[data-act=pause]").await;
    let waiting = WAITING.take();
    assert_eq!(waiting.len(), 2);
    assert!(page.find(".panel").is_none());
    for come in waiting {
        come.call0(&JsValue::NULL).unwrap();
    }
    turn().await;
    assert!(page.find(".panel").is_some());
    assert_eq!(DRAWN.get(), 1);
    page.close().await;
}

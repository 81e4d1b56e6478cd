//! Parts of the app that come late, or not at all.

use std::cell::{Cell, RefCell};

use js_sys::{Function, Promise};
use leptos::prelude::AnyView;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::ui::areas::{EVERY, LATE};
use zeitnot::ui::chunks::{Chunks, DrawLate, NotLoaded, ReadControl};
use zeitnot::ui::widgets::panel::handle::Panel;
use zeitnot::ui::{app_with, read_control};

use crate::page::Page;
use crate::turn;

thread_local! {
    /// The callers that wait for a part.
    static WAITING: RefCell<Vec<Function>> = const { RefCell::new(Vec::new()) };
    static DRAWN: Cell<u32> = const { Cell::new(0) };
    /// Whether parts cannot be loaded.
    static IS_CUT: Cell<bool> = const { Cell::new(false) };
}

/// Waits until [`come`].
async fn waits() {
    let mut wait = |resolve, _| WAITING.with_borrow_mut(|waiting| waiting.push(resolve));
    JsFuture::from(Promise::new(&mut wait)).await.unwrap();
}

/// Everything that is waited for comes.
async fn come() {
    for waiting in WAITING.take() {
        waiting.call0(&JsValue::NULL).unwrap();
    }
    turn().await;
}

fn with_late_panel() -> AnyView {
    app_with(Chunks {
        late: || Box::pin(late_panel()),
        ..EVERY
    })
}

async fn late_panel() -> Result<DrawLate, NotLoaded> {
    waits().await;
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
    let page = Page::of(with_late_panel).await;
    page.touch(".half[data-color=black]").await;
    page.touch("[data-act=pause]").await;
    assert_eq!(WAITING.with_borrow(Vec::len), 2);
    assert!(page.find(".panel").is_none());
    come().await;
    assert!(page.find(".panel").is_some());
    assert_eq!(DRAWN.get(), 1);
    page.close().await;
}

fn with_late_reader() -> AnyView {
    app_with(Chunks {
        control: || Box::pin(late_reader()),
        ..EVERY
    })
}

async fn late_reader() -> Result<ReadControl, NotLoaded> {
    if IS_CUT.get() {
        return Err(NotLoaded);
    }
    waits().await;
    Ok(read_control)
}

#[wasm_bindgen_test]
async fn a_link_is_followed_once_its_control_can_be_read() {
    let page = Page::of(with_late_reader).await;
    page.go("/?control=7").await;
    assert_eq!(page.text(".half .digits"), "3:02");
    come().await;
    assert_eq!(page.text(".half .digits"), "7:00");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_link_whose_control_could_not_be_read_can_be_tried_again() {
    let page = Page::of(with_late_reader).await;
    IS_CUT.set(true);
    page.go("/?control=7").await;
    IS_CUT.set(false);
    page.wait_for("[data-notice=not-loaded]").await;
    page.click("[data-act=try-again]").await;
    turn().await;
    come().await;
    assert_eq!(page.text(".half .digits"), "7:00");
    assert!(page.find("[data-notice=not-loaded]").is_none());
    page.close().await;
}

fn without_late() -> AnyView {
    app_with(Chunks {
        late: || Box::pin(async { Err(NotLoaded) }),
        ..EVERY
    })
}

#[wasm_bindgen_test]
async fn a_notice_has_its_words_without_the_code_that_draws_it() {
    let page = Page::of(without_late).await;
    page.go("/?control=banana").await;
    page.wait_for(".notices .notice").await;
    let notice = page.text(".notices .notice");
    assert!(
        notice.starts_with("The time control in the link"),
        "{notice}"
    );
    page.close().await;
}

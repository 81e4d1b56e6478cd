//! The room that needs a browser, and the app on a page, in a real browser.
#![cfg(all(target_arch = "wasm32", feature = "web"))]

mod absence;
mod app;
mod arbiter;
mod away;
mod back;
mod board;
mod board_game;
mod changes;
mod code_series;
mod controls;
mod correspondence_bring;
mod correspondence_compare;
mod correspondence_correct;
mod correspondence_entering;
mod correspondence_events;
mod correspondence_figures;
mod correspondence_game;
mod correspondence_list;
mod correspondence_page;
mod double_flag;
mod editor;
mod embed;
mod events;
mod export;
mod facing;
mod games;
mod heard;
mod home;
mod language;
mod late;
mod learn;
mod leaving;
mod ledger_pages;
mod link_code;
mod links_to_controls;
mod looking_ahead;
mod material;
mod mirror;
mod new_game;
mod own_games;
mod page;
mod pair;
mod panel;
mod past_games;
mod penalties;
mod platform;
mod play;
mod room;
mod route;
mod settings;
mod still;
mod study;
mod table;
mod tabs;
mod team;
mod tick;
mod translation;
mod turning;
mod versioned;
mod wake;
mod words;
mod worker;

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Promise;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use zeitnot::platform::timer::once;
use zeitnot::time::Millis;

use still::real_now;

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);

/// Waits until the function given to `start` is called, and returns the value passed to it.
async fn called_back<T: 'static>(start: impl FnOnce(Box<dyn FnOnce(T)>)) -> T {
    let answer = Rc::new(RefCell::new(None));
    let mut resolve = None;
    let promise = Promise::new(&mut |kept, _| resolve = Some(kept));
    let resolve = resolve.unwrap();
    let into = answer.clone();
    start(Box::new(move |value| {
        into.replace(Some(value));
        resolve.call0(&JsValue::UNDEFINED).unwrap();
    }));
    JsFuture::from(promise).await.unwrap();
    answer.take().unwrap()
}

/// Waits for the next turn of the event loop: by then everything that follows at once, the effects
/// of signals too, has happened.
async fn turn() {
    called_back(|done: Box<dyn FnOnce(())>| once(Millis::ZERO, move || done(()))).await;
}

/// The longest time in milliseconds that `until` waits for the browser. It goes by the clock,
/// because the number of turns in that time depends on the machine.
const PATIENCE: f64 = 20_000.0;

/// Waits for something that the browser takes its time for.
async fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let begun = real_now();
    while !is_so() {
        assert!(real_now() - begun < PATIENCE, "it never came: {what}");
        turn().await;
    }
}

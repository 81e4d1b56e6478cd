//! A clock that tests turn, the same as in the tests of the built app: [`StillTime`].

use js_sys::{Date, Function, Promise, Reflect, eval};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::page::Page;
use crate::turn;

/// Time that passes only when a test says so, until this is dropped, or until the next test begins.
/// It begins before the page is opened.
pub struct StillTime;

impl StillTime {
    /// Opens the clock for the first time on a device whose time stands still.
    pub async fn open() -> (StillTime, Page) {
        let mut time = None;
        let page = Page::open_with(|| time = Some(StillTime::begin())).await;
        (time.expect("it began before the page was opened"), page)
    }

    /// Time stops.
    pub fn begin() -> StillTime {
        end();
        let script = include_str!("../webdriver/src/scripts/virtual_clock.js");
        eval(script).expect("the clock that tests turn");
        StillTime
    }

    /// Time passes, and every timer is called when it is due.
    pub async fn advance(&self, ms: u32) {
        let passed: Promise = call("advance", ms.into()).unchecked_into();
        JsFuture::from(passed).await.expect("time passes");
        turn().await;
    }

    /// Time passes over a page that does not run: no timer is called until the next [`advance`].
    ///
    /// [`advance`]: StillTime::advance
    pub fn skip(&self, ms: u32) {
        call("skip", ms.into());
    }

    /// The page is hidden, as by another one in front of it.
    pub async fn hide(&self) {
        call("hide", JsValue::UNDEFINED);
        turn().await;
    }

    /// The page is visible again.
    pub async fn show(&self) {
        call("show", JsValue::UNDEFINED);
        turn().await;
    }

    /// The device sleeps: only the wall clock goes on.
    pub fn sleep(&self, ms: u32) {
        call("sleep", ms.into());
    }
}

impl Drop for StillTime {
    fn drop(&mut self) {
        end();
    }
}

/// Real time goes on, if a test has stopped it.
pub fn end() {
    if clock().is_some() {
        call("off", JsValue::UNDEFINED);
    }
}

/// The time of the device in milliseconds, whatever time a test has made.
pub fn real_now() -> f64 {
    let Some(clock) = clock() else {
        return Date::now();
    };
    let date = get(&get(&clock, "real"), "Date");
    let now: Function = get(&date, "now").unchecked_into();
    let now = now.call0(&date).expect("the time of the device");
    now.as_f64().expect("milliseconds")
}

fn clock() -> Option<JsValue> {
    let clock = get(&js_sys::global(), "__clock");
    (!clock.is_undefined()).then_some(clock)
}

fn call(name: &str, argument: JsValue) -> JsValue {
    let clock = clock().expect("time was stopped");
    let done: Function = get(&clock, name).unchecked_into();
    done.call1(&clock, &argument).expect("the clock turns")
}

fn get(from: &JsValue, name: &str) -> JsValue {
    Reflect::get(from, &name.into()).expect("an object")
}

#[wasm_bindgen_test]
async fn time_stands_still_until_it_is_turned_and_goes_on_after_the_test() {
    let time = StillTime::begin();
    let before = Date::now();
    turn().await;
    assert_eq!(Date::now(), before);
    time.advance(2_500).await;
    assert_eq!(Date::now(), before + 2_500.0);
    time.sleep(60_000);
    assert_eq!(Date::now(), before + 62_500.0);
    drop(time);
    // Between two looks a millisecond may pass.
    let (before, now, after) = (real_now(), Date::now(), real_now());
    assert!(before <= now && now <= after, "{before} {now} {after}");
}

#[wasm_bindgen_test]
async fn a_flag_falls_at_the_millisecond_at_which_the_time_is_over() {
    let (time, page) = StillTime::open().await;
    page.go("/?control=1%2B0").await;
    page.wait_for(".half .digits").await;
    page.touch(".half[data-color=black]").await;
    time.advance(59_999).await;
    assert_eq!(page.count(".flag"), 0);
    time.advance(1).await;
    page.wait_for("[data-color=white] .flag").await;
    page.close().await;
}

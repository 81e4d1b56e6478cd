//! A device that is turned while a game is played on it.

use js_sys::Function;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::page::Page;

const CLOCK: &str = "main.clock";
const BLACK: &str = ".half[data-color=black]";

/// A device that says how it is held, until this is dropped.
struct Device;

impl Device {
    /// Held upright, with a finger as pointer.
    fn new() -> Device {
        run("const real = window.matchMedia;
             const list = Object.assign(new EventTarget(), { matches: false });
             window.__device = { real, list };
             window.matchMedia = query => query.includes('pointer: fine') ? list : real.call(window, query);
             Object.defineProperty(screen.orientation, 'angle', { configurable: true, value: 0 });");
        Device
    }

    /// Turns it by this angle, as the browser counts.
    async fn turn(&self, angle: u32) {
        let is_sideways = angle % 180 == 90;
        run(&format!(
            "Object.defineProperty(screen.orientation, 'angle', {{ configurable: true, value: {angle} }});
             screen.orientation.dispatchEvent(new Event('change'));
             window.__device.list.matches = {is_sideways};
             window.__device.list.dispatchEvent(new Event('change'));"
        ));
        crate::turn().await;
    }
}

impl Drop for Device {
    fn drop(&mut self) {
        run("window.matchMedia = window.__device.real; delete screen.orientation.angle;");
    }
}

fn run(script: &str) {
    Function::new_no_args(script).call0(&JsValue::NULL).unwrap();
}

/// How the halves lie: the layout, by how many quarters the clock is turned, and whether the seats
/// are exchanged.
fn lies(page: &Page) -> (String, Option<String>, bool) {
    let clock = page.get(CLOCK);
    let layout = clock.get_attribute("data-layout").unwrap();
    let is_exchanged = clock.class_list().contains("exchanged");
    (layout, clock.get_attribute("data-turned"), is_exchanged)
}

fn at(layout: &str, turned: Option<&str>, is_exchanged: bool) -> (String, Option<String>, bool) {
    (layout.into(), turned.map(str::to_owned), is_exchanged)
}

#[wasm_bindgen_test]
async fn a_running_game_stays_as_it_lies_on_the_device_when_the_screen_turns() {
    let device = Device::new();
    let page = Page::open().await;
    page.touch(BLACK).await;
    device.turn(90).await;
    assert_eq!(lies(&page), at("face-to-face", Some("270"), false));
    device.turn(270).await;
    assert_eq!(lies(&page), at("face-to-face", Some("90"), false));
    page.go("/settings").await;
    page.go("/clock").await;
    assert_eq!(lies(&page), at("face-to-face", Some("90"), false));
    device.turn(0).await;
    assert_eq!(lies(&page), at("face-to-face", None, false));
    drop(device);
    page.close().await;
}

#[wasm_bindgen_test]
async fn side_by_side_each_half_keeps_its_edge_of_the_device() {
    let device = Device::new();
    device.turn(90).await;
    let page = Page::open().await;
    page.touch(BLACK).await;
    assert_eq!(lies(&page), at("side-by-side", None, false));
    device.turn(270).await;
    assert_eq!(lies(&page), at("side-by-side", None, true));
    device.turn(0).await;
    assert_eq!(lies(&page), at("side-by-side", None, false));
    drop(device);
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_layout_suits_the_device_again_once_no_game_is_played() {
    let device = Device::new();
    let page = Page::open().await;
    device.turn(90).await;
    assert_eq!(lies(&page), at("side-by-side", None, false));
    device.turn(0).await;
    page.touch(BLACK).await;
    device.turn(90).await;
    page.touch("[data-act=pause]").await;
    assert_eq!(lies(&page), at("face-to-face", Some("270"), false));
    page.click(".panel [data-act=end]").await;
    page.click(".results [data-result='1-0']").await;
    page.click("[data-act=finish]").await;
    assert_eq!(lies(&page), at("side-by-side", None, false));
    drop(device);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_layout_that_is_chosen_during_a_game_counts_at_once() {
    let device = Device::new();
    let page = Page::open().await;
    page.touch(BLACK).await;
    device.turn(90).await;
    page.go("/settings").await;
    page.wait_for("[name=layout]").await;
    page.click("[name=layout][value='2']").await;
    page.go("/clock").await;
    assert_eq!(lies(&page), at("side-by-side", None, false));
    drop(device);
    page.close().await;
}

#[wasm_bindgen_test]
async fn on_the_full_screen_it_does_not_turn_while_a_game_is_played() {
    run(
        "window.__locks = '';
         screen.orientation.lock = kind => { __locks += 'lock '; return Promise.resolve(); };
         screen.orientation.unlock = () => { __locks += 'unlock '; };
         Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: document.body });",
    );
    let locks = || {
        let locks = Function::new_no_args("return __locks").call0(&JsValue::NULL);
        locks.unwrap().as_string().unwrap()
    };
    let page = Page::open().await;
    assert_eq!(locks(), "");
    page.touch(BLACK).await;
    assert_eq!(locks(), "lock ");
    page.touch("[data-act=pause]").await;
    page.click(".panel [data-act=end]").await;
    page.click(".results [data-result='1-0']").await;
    page.click("[data-act=finish]").await;
    assert_eq!(locks(), "lock unlock ");
    page.click(".panel [data-act=rematch]").await;
    page.touch(BLACK).await;
    run(
        "delete document.fullscreenElement; document.dispatchEvent(new Event('fullscreenchange'));",
    );
    crate::turn().await;
    assert_eq!(locks(), "lock unlock lock unlock ");
    run("delete screen.orientation.lock; delete screen.orientation.unlock;");
    page.close().await;
}

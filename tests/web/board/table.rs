//! A board on a page, for tests.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use shakmaty::uci::UciMove;
use shakmaty::{Move, Position};
use wasm_bindgen::JsCast;
use web_sys::{
    Element, HtmlElement, KeyboardEvent, KeyboardEventInit, PointerEvent, PointerEventInit,
};
use zeitnot::ui::context::board_look::BoardLook;
use zeitnot::ui::mount::mount_to;
use zeitnot::ui::widgets::board::{Board, Scene};

use super::document;
use crate::turn;

/// Whether a mark is on a square as the page shows it, and covers all of it.
fn lies_on(mark: &Element, square: &Element) -> bool {
    let (mark, square) = (
        mark.get_bounding_client_rect(),
        square.get_bounding_client_rect(),
    );
    let near = |a: f64, b: f64| (a - b).abs() < 1.0;
    near(mark.left(), square.left())
        && near(mark.top(), square.top())
        && near(mark.width(), square.width())
        && near(mark.height(), square.height())
}

/// A board on a page, 400 pixels wide, and the game that is played on it.
pub struct Table {
    pub host: HtmlElement,
    pub scene: RwSignal<Scene>,
    pub made: Rc<RefCell<Vec<Move>>>,
    pub handle: Option<Box<dyn std::any::Any>>,
}

impl Drop for Table {
    fn drop(&mut self) {
        self.handle.take();
        self.host.remove();
    }
}

impl Table {
    pub async fn open(begin: Scene) -> Table {
        Table::open_with(begin, true).await
    }

    /// `plays`: whether the game takes the moves, or refuses them.
    pub async fn open_with(begin: Scene, plays: bool) -> Table {
        let host: HtmlElement = document().create_element("div").unwrap().unchecked_into();
        let style = host.style();
        for (name, value) in [
            ("position", "fixed"),
            ("left", "0"),
            ("top", "0"),
            ("width", "400px"),
            ("height", "400px"),
            ("z-index", "9"),
        ] {
            style.set_property(name, value).unwrap();
        }
        // A test that failed leaves its table behind.
        if let Some(left) = document().get_element_by_id("table") {
            left.remove();
        }
        host.set_id("table");
        document().body().unwrap().append_child(&host).unwrap();
        let css = document().create_element("style").unwrap();
        css.set_text_content(Some(include_str!("../../../style/widgets/board.css")));
        host.append_child(&css).unwrap();
        let made = Rc::new(RefCell::new(Vec::new()));
        let moves = StoredValue::new_local(made.clone());
        let scene = RwSignal::new(begin);
        let handle = mount_to(host.clone(), move || {
            let look = Signal::stored(BoardLook::default());
            let play = move |made: Move| {
                moves.with_value(|moves| moves.borrow_mut().push(made));
                if plays {
                    scene.update(|scene| {
                        scene.last = made.from().map(|from| (from, made.to()));
                        scene.position.play_unchecked(made);
                        scene.ply += 1;
                    });
                }
            };
            view! { <Board scene look on_move=play/> }
        });
        turn().await;
        Table {
            host,
            scene,
            made,
            handle: Some(Box::new(handle)),
        }
    }

    pub fn find(&self, selector: &str) -> Option<Element> {
        self.host.query_selector(selector).unwrap()
    }

    pub fn get(&self, selector: &str) -> HtmlElement {
        self.find(selector)
            .unwrap_or_else(|| panic!("no {selector}"))
            .unchecked_into()
    }

    pub fn square(&self, name: &str) -> HtmlElement {
        self.get(&format!("[data-square={name}]"))
    }

    pub fn name(&self, square: &str) -> String {
        self.square(square).get_attribute("aria-label").unwrap()
    }

    pub fn all(&self, selector: &str) -> Vec<HtmlElement> {
        let found = self.host.query_selector_all(selector).unwrap();
        (0..found.length())
            .filter_map(|n| found.get(n)?.dyn_into().ok())
            .collect()
    }

    /// The marks that the page shows on a square.
    pub fn marks(&self, square: &str) -> String {
        let square = self.square(square);
        let marks = self.all(".under > i").into_iter();
        let marks = marks.filter(|mark| lies_on(mark, &square));
        let classes: Vec<String> = marks.map(|mark| mark.class_name()).collect();
        classes.join(" ")
    }

    /// The squares with a mark, in the order in which the page shows them.
    pub fn marked(&self, mark: &str) -> Vec<String> {
        let marks = self.all(&format!(".under > .{mark}"));
        let squares = self.all("[data-square]").into_iter();
        let marked = squares.filter(|square| {
            square.class_list().contains(mark) || marks.iter().any(|mark| lies_on(mark, square))
        });
        marked
            .filter_map(|square| square.get_attribute("data-square"))
            .collect()
    }

    /// The node of the piece that the page shows on a square.
    pub fn man(&self, square: &str) -> Option<HtmlElement> {
        let square = self.square(square).get_bounding_client_rect();
        let field = self.get(".field").get_bounding_client_rect();
        let column = ((square.left() - field.left()) / square.width()).round() * 100.0;
        let row = ((square.top() - field.top()) / square.width()).round() * 100.0;
        let want = format!("translate({column}%, {row}%)");
        let mut men = self.all(".man").into_iter();
        men.find(|man| man.style().get_property_value("transform").unwrap() == want)
    }

    pub fn piece(&self, square: &str) -> Option<String> {
        self.man(square)?.get_attribute("data-piece")
    }

    /// Sends a pointer event over a square, or at a point beside it.
    pub fn point(&self, kind: &str, square: &str, options: impl FnOnce(&PointerEventInit)) {
        let place = self.square(square).get_bounding_client_rect();
        let init = PointerEventInit::new();
        init.set_bubbles(true);
        init.set_cancelable(true);
        init.set_pointer_id(7);
        init.set_client_x((place.left() + place.width() / 2.0) as i32);
        init.set_client_y((place.top() + place.height() / 2.0) as i32);
        options(&init);
        let event = PointerEvent::new_with_event_init_dict(kind, &init).unwrap();
        self.square(square).dispatch_event(&event).unwrap();
    }

    pub async fn tap(&self, square: &str) {
        self.point("pointerdown", square, |_| {});
        self.point("pointerup", square, |_| {});
        turn().await;
    }

    pub async fn drag(&self, from: &str, to: &str) {
        self.point("pointerdown", from, |_| {});
        self.point("pointermove", to, |_| {});
        self.point("pointerup", to, |_| {});
        turn().await;
    }

    /// A click such as Enter, Space and screen readers make.
    pub async fn click(&self, selector: &str) {
        self.get(selector).click();
        turn().await;
    }

    /// Sends a key to the element with the focus. Returns whether the board took it.
    pub async fn key(&self, key: &str, code: &str, shift: bool) -> bool {
        let init = KeyboardEventInit::new();
        init.set_key(key);
        init.set_code(code);
        init.set_shift_key(shift);
        init.set_bubbles(true);
        init.set_cancelable(true);
        let event = KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).unwrap();
        let active = document().active_element().unwrap();
        active.dispatch_event(&event).unwrap();
        turn().await;
        event.default_prevented()
    }

    pub async fn keys(&self, keys: &[&str]) {
        for key in keys {
            match *key {
                // The browser turns these into a click on the button.
                "Enter" => {
                    let active = document().active_element().unwrap();
                    active.unchecked_into::<HtmlElement>().click();
                    turn().await;
                }
                key => assert!(self.key(key, "", false).await, "{key} was not taken"),
            }
        }
    }

    pub fn focused(&self) -> String {
        let active = document().active_element().unwrap();
        active.get_attribute("data-square").unwrap_or_default()
    }

    pub fn moves(&self) -> Vec<String> {
        let made = self.made.borrow();
        made.iter()
            .map(|made| UciMove::from_standard(*made).to_string())
            .collect()
    }
}

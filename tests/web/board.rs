//! The board: by hand, by key, and what it touches.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Array, Function};
use leptos::mount::mount_to;
use leptos::prelude::*;
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Move, Position, Role, Square};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{
    Document, Element, Event, EventInit, HtmlElement, KeyboardEvent, KeyboardEventInit,
    PointerEvent, PointerEventInit,
};
use zeitnot::clock::color::Color;
use zeitnot::ui::components::board::keys;
use zeitnot::ui::components::board::speech;
use zeitnot::ui::components::board::state::{Doing, Point, State};
use zeitnot::ui::components::board::{
    Brush, Look, Movable, Scene, Shape, board, board_with_shapes,
};
use zeitnot::ui::el::el;

use crate::{turn, until};

const CASTLING: &str = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";
const PROMOTION: &str = "1r2k3/P7/8/8/8/8/p7/1R2K3 w - - 0 1";

fn position(fen: &str, castling: CastlingMode) -> Chess {
    fen.parse::<Fen>().unwrap().into_position(castling).unwrap()
}

fn scene(fen: &str) -> Scene {
    Scene {
        position: position(fen, CastlingMode::Standard),
        ..Scene::default()
    }
}

fn document() -> Document {
    web_sys::window().unwrap().document().unwrap()
}

/// Whether a mark is on a square as it is seen, and covers all of it.
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
struct Table {
    host: HtmlElement,
    scene: RwSignal<Scene>,
    made: Rc<RefCell<Vec<Move>>>,
    handle: Option<Box<dyn std::any::Any>>,
}

impl Drop for Table {
    fn drop(&mut self) {
        self.handle.take();
        self.host.remove();
    }
}

impl Table {
    async fn open(begin: Scene) -> Table {
        Table::open_with(begin, true).await
    }

    /// `plays`: whether the game takes the moves, or refuses them.
    async fn open_with(begin: Scene, plays: bool) -> Table {
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
        // A test that failed leaves its own to the next one.
        if let Some(left) = document().get_element_by_id("table") {
            left.remove();
        }
        host.set_id("table");
        document().body().unwrap().append_child(&host).unwrap();
        let css = document().create_element("style").unwrap();
        css.set_text_content(Some(include_str!("../../style/board.css")));
        host.append_child(&css).unwrap();
        let made = Rc::new(RefCell::new(Vec::new()));
        let told = made.clone();
        let scene = RwSignal::new(begin);
        let handle = mount_to(host.clone(), move || {
            let shown = board(scene.into(), Signal::stored(Look::default()), move |made| {
                told.borrow_mut().push(made);
                if plays {
                    scene.update(|scene| {
                        scene.last = made.from().map(|from| (from, made.to()));
                        scene.position.play_unchecked(made);
                        scene.ply += 1;
                    });
                }
            });
            // What a component returns goes to the end of the page.
            el("div").attr("id", "shown").child(shown).mount();
            let shown = document().get_element_by_id("shown").unwrap();
            document()
                .get_element_by_id("table")
                .unwrap()
                .append_child(&shown)
                .unwrap();
        });
        turn().await;
        Table {
            host,
            scene,
            made,
            handle: Some(Box::new(handle)),
        }
    }

    fn find(&self, selector: &str) -> Option<Element> {
        self.host.query_selector(selector).unwrap()
    }

    fn get(&self, selector: &str) -> HtmlElement {
        self.find(selector)
            .unwrap_or_else(|| panic!("no {selector}"))
            .unchecked_into()
    }

    fn square(&self, name: &str) -> HtmlElement {
        self.get(&format!("[data-square={name}]"))
    }

    fn name(&self, square: &str) -> String {
        self.square(square).get_attribute("aria-label").unwrap()
    }

    fn all(&self, selector: &str) -> Vec<HtmlElement> {
        let found = self.host.query_selector_all(selector).unwrap();
        (0..found.length())
            .filter_map(|n| found.get(n)?.dyn_into().ok())
            .collect()
    }

    /// The marks that are seen on a square.
    fn marks(&self, square: &str) -> String {
        let square = self.square(square);
        let marks = self.all(".under > i").into_iter();
        let marks = marks.filter(|mark| lies_on(mark, &square));
        let classes: Vec<String> = marks.map(|mark| mark.class_name()).collect();
        classes.join(" ")
    }

    /// The squares with a mark, in the order in which they are seen.
    fn marked(&self, mark: &str) -> Vec<String> {
        let marks = self.all(&format!(".under > .{mark}"));
        let squares = self.all("[data-square]").into_iter();
        let marked = squares.filter(|square| {
            square.class_list().contains(mark) || marks.iter().any(|mark| lies_on(mark, square))
        });
        marked
            .filter_map(|square| square.get_attribute("data-square"))
            .collect()
    }

    /// The node of the piece that is shown on a square.
    fn man(&self, square: &str) -> Option<HtmlElement> {
        let square = self.square(square).get_bounding_client_rect();
        let field = self.get(".field").get_bounding_client_rect();
        let column = ((square.left() - field.left()) / square.width()).round() * 100.0;
        let row = ((square.top() - field.top()) / square.width()).round() * 100.0;
        let want = format!("translate({column}%, {row}%)");
        let mut men = self.all(".man").into_iter();
        men.find(|man| man.style().get_property_value("transform").unwrap() == want)
    }

    fn piece(&self, square: &str) -> Option<String> {
        self.man(square)?.get_attribute("data-piece")
    }

    /// A pointer does something over a square, or at a point beside it.
    fn point(&self, kind: &str, square: &str, options: impl FnOnce(&PointerEventInit)) {
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

    async fn tap(&self, square: &str) {
        self.point("pointerdown", square, |_| {});
        self.point("pointerup", square, |_| {});
        turn().await;
    }

    async fn drag(&self, from: &str, to: &str) {
        self.point("pointerdown", from, |_| {});
        self.point("pointermove", to, |_| {});
        self.point("pointerup", to, |_| {});
        turn().await;
    }

    /// A click such as Enter, Space and screen readers make.
    async fn click(&self, selector: &str) {
        self.get(selector).click();
        turn().await;
    }

    /// A key where the keyboard is. Whether the board took it.
    async fn key(&self, key: &str, code: &str, shift: bool) -> bool {
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

    async fn keys(&self, keys: &[&str]) {
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

    fn focused(&self) -> String {
        let active = document().active_element().unwrap();
        active.get_attribute("data-square").unwrap_or_default()
    }

    fn moves(&self) -> Vec<String> {
        let made = self.made.borrow();
        made.iter()
            .map(|made| UciMove::from_standard(*made).to_string())
            .collect()
    }
}

#[wasm_bindgen_test]
async fn two_taps_move_a_piece() {
    let table = Table::open(Scene::default()).await;
    table.tap("g1").await;
    assert_eq!(table.marked("goal"), ["f3", "h3"]);
    assert_eq!(table.marked("chosen"), ["g1"]);
    table.tap("f3").await;
    assert_eq!(table.moves(), ["g1f3"]);
    assert_eq!(table.piece("f3").as_deref(), Some("wn"));
    assert_eq!(table.marked("last"), ["f3", "g1"]);
    assert!(table.marked("goal").is_empty());
}

#[wasm_bindgen_test]
async fn a_second_tap_lets_go_and_another_piece_is_chosen_by_one() {
    let table = Table::open(Scene::default()).await;
    table.tap("g1").await;
    table.tap("g1").await;
    assert!(table.marked("chosen").is_empty());
    table.tap("g1").await;
    table.tap("e2").await;
    assert_eq!(table.marked("chosen"), ["e2"]);
    table.tap("e5").await;
    assert!(table.marked("chosen").is_empty());
    assert!(table.moves().is_empty());
}

#[wasm_bindgen_test]
async fn a_piece_is_dragged_by_one_transform_and_dropped_without_a_glide() {
    let table = Table::open(Scene::default()).await;
    let man = table.man("e2").unwrap();
    table.point("pointerdown", "e2", |_| {});
    table.point("pointermove", "e4", |_| {});
    assert!(man.class_list().contains("held"));
    until("the piece follows", || {
        let transform = man.style().get_property_value("transform").unwrap();
        transform == "translate(200px, 200px)"
    })
    .await;
    table.point("pointerup", "e4", |_| {});
    turn().await;
    assert_eq!(table.moves(), ["e2e4"]);
    assert!(table.man("e4").unwrap() == man);
    assert_eq!(man.class_name(), "man");
}

#[wasm_bindgen_test]
async fn an_illegal_drop_returns_the_piece() {
    let table = Table::open(Scene::default()).await;
    let man = table.man("e2").unwrap();
    table.drag("e2", "e5").await;
    assert!(table.moves().is_empty());
    assert!(table.man("e2").unwrap() == man);
    assert!(table.marked("goal").is_empty());
}

#[wasm_bindgen_test]
async fn a_drop_beside_the_board_returns_the_piece() {
    let table = Table::open(Scene::default()).await;
    let man = table.man("e2").unwrap();
    table.point("pointerdown", "e2", |_| {});
    table.point("pointermove", "e4", |_| {});
    table.point("pointerup", "e4", |init| init.set_client_x(2_000));
    turn().await;
    assert!(table.moves().is_empty());
    assert!(table.man("e2").unwrap() == man);
}

#[wasm_bindgen_test]
async fn a_move_that_the_game_refuses_is_drawn_back() {
    let table = Table::open_with(Scene::default(), false).await;
    let man = table.man("e2").unwrap();
    table.drag("e2", "e4").await;
    assert_eq!(table.moves(), ["e2e4"]);
    until("the piece is back", || table.man("e2") == Some(man.clone())).await;
}

#[wasm_bindgen_test]
async fn a_second_finger_is_ignored() {
    let table = Table::open(Scene::default()).await;
    table.point("pointerdown", "e2", |_| {});
    table.point("pointerdown", "d2", |init| init.set_pointer_id(8));
    table.point("pointermove", "d4", |init| init.set_pointer_id(8));
    table.point("pointerup", "d4", |init| init.set_pointer_id(8));
    assert!(table.moves().is_empty());
    assert_eq!(table.marked("chosen"), ["e2"]);
    table.point("pointermove", "e4", |_| {});
    table.point("pointerup", "e4", |_| {});
    turn().await;
    assert_eq!(table.moves(), ["e2e4"]);
}

#[wasm_bindgen_test]
async fn a_pointer_that_the_browser_takes_away_leaves_all_as_it_was() {
    let table = Table::open(Scene::default()).await;
    let man = table.man("e2").unwrap();
    table.point("pointerdown", "e2", |_| {});
    table.point("pointermove", "e4", |_| {});
    table.point("pointercancel", "e4", |_| {});
    turn().await;
    assert!(table.moves().is_empty());
    assert!(table.man("e2").unwrap() == man);
    table.point("pointerup", "e4", |_| {});
    assert!(table.moves().is_empty());
    table.drag("e2", "e4").await;
    assert_eq!(table.moves(), ["e2e4"]);
}

#[wasm_bindgen_test]
async fn a_game_that_goes_on_meanwhile_ends_a_drag() {
    let table = Table::open(Scene::default()).await;
    table.point("pointerdown", "e2", |_| {});
    table.point("pointermove", "e4", |_| {});
    table.scene.set(scene(CASTLING));
    turn().await;
    table.point("pointerup", "e4", |_| {});
    turn().await;
    assert!(table.moves().is_empty());
    assert_eq!(table.piece("e2").as_deref(), Some("wp"));
}

#[wasm_bindgen_test]
async fn castling_is_the_king_on_its_rook_or_two_squares_away() {
    for to in ["g1", "h1"] {
        let table = Table::open(scene(CASTLING)).await;
        let rook = table.man("h1").unwrap();
        table.tap("e1").await;
        // Where the king ends is marked; the rook's square is not, and will do.
        assert_eq!(table.marked("goal"), ["c1", "d1", "f1", "g1"]);
        table.tap(to).await;
        assert_eq!(table.moves(), ["e1g1"]);
        assert_eq!(table.piece("g1").as_deref(), Some("wk"));
        assert!(table.man("f1").unwrap() == rook);
    }
}

#[wasm_bindgen_test]
async fn in_chess960_the_king_castles_onto_its_rook() {
    let fen = "4k3/8/8/8/8/8/8/1R3KR1 w KQ - 0 1";
    let begin = Scene {
        position: position(fen, CastlingMode::Chess960),
        castling: CastlingMode::Chess960,
        ..Scene::default()
    };
    let table = Table::open(begin).await;
    table.drag("f1", "g1").await;
    assert_eq!(table.piece("g1").as_deref(), Some("wk"));
    assert_eq!(table.piece("f1").as_deref(), Some("wr"));
    assert!(table.made.borrow()[0].is_castle());
}

#[wasm_bindgen_test]
async fn a_king_that_can_step_where_castling_would_take_it_steps() {
    let fen = "4k3/8/8/8/8/8/8/1R3K1R w KQ - 0 1";
    let mut state = State::new(Scene {
        position: position(fen, CastlingMode::Chess960),
        castling: CastlingMode::Chess960,
        ..Scene::default()
    });
    state.activate(Square::F1);
    let step = state.activate(Square::G1).unwrap();
    assert!(!step.is_castle());
    state.activate(Square::F1);
    assert!(state.activate(Square::H1).unwrap().is_castle());
    state.activate(Square::F1);
    assert!(state.activate(Square::C1).unwrap().is_castle());
}

#[wasm_bindgen_test]
async fn a_pawn_on_its_last_rank_waits_for_what_it_becomes() {
    let table = Table::open(scene(PROMOTION)).await;
    let pawn = table.man("a7").unwrap();
    table.drag("a7", "a8").await;
    assert!(table.moves().is_empty());
    assert!(table.man("a8").unwrap() == pawn);
    let focused = document().active_element().unwrap();
    assert_eq!(focused.get_attribute("data-promote").as_deref(), Some("q"));
    table.click("[data-promote=n]").await;
    assert_eq!(table.moves(), ["a7a8n"]);
    assert!(table.find(".choice").is_none());
    // The pawn's own node has become the knight.
    assert!(table.man("a8").unwrap() == pawn);
    assert_eq!(table.piece("a8").as_deref(), Some("wn"));
}

#[wasm_bindgen_test]
async fn a_promotion_is_taken_back_by_escape_and_by_a_tap_beside_it() {
    let table = Table::open(scene(PROMOTION)).await;
    let pawn = table.man("a7").unwrap();
    for way in ["escape", "tap"] {
        table.tap("a7").await;
        table.tap("b8").await;
        assert!(table.find(".choice").is_some());
        match way {
            "escape" => assert!(table.key("Escape", "Escape", false).await),
            _ => table.tap("e4").await,
        }
        assert!(table.find(".choice").is_none());
        assert!(table.man("a7").unwrap() == pawn);
        assert_eq!(table.piece("b8").as_deref(), Some("br"));
    }
    assert!(table.moves().is_empty());
}

#[wasm_bindgen_test]
async fn a_letter_promotes() {
    let table = Table::open(scene(PROMOTION)).await;
    table.tap("a7").await;
    table.tap("b8").await;
    assert!(table.key("ArrowDown", "ArrowDown", false).await);
    let focused = document().active_element().unwrap();
    assert_eq!(focused.get_attribute("data-promote").as_deref(), Some("n"));
    assert!(table.key("r", "KeyR", false).await);
    assert_eq!(table.moves(), ["a7b8r"]);
}

#[wasm_bindgen_test]
async fn a_move_is_made_by_keys_alone() {
    let table = Table::open(Scene::default()).await;
    table.square("e1").focus().unwrap();
    table.keys(&["n", "Enter"]).await;
    // From e1 the next knight is g1's.
    assert_eq!(table.name("g1"), "g1, white knight, chosen");
    assert_eq!(table.name("f3"), "f3, can move to");
    table.keys(&["ArrowUp", "ArrowUp", "ArrowLeft"]).await;
    assert_eq!(table.focused(), "f3");
    table.keys(&["Enter"]).await;
    assert_eq!(table.moves(), ["g1f3"]);
    assert_eq!(table.focused(), "f3");
    assert_eq!(table.name("f3"), "f3, white knight");
    assert_eq!(table.name("g1"), "g1");
}

#[wasm_bindgen_test]
async fn escape_lets_go_of_a_piece() {
    let table = Table::open(Scene::default()).await;
    table.square("e2").focus().unwrap();
    table.keys(&["Enter"]).await;
    assert_eq!(table.marked("chosen"), ["e2"]);
    assert!(table.key("Escape", "Escape", false).await);
    assert!(table.marked("chosen").is_empty());
    // With nothing to let go of, the key is somebody else's.
    assert!(!table.key("Escape", "Escape", false).await);
}

#[wasm_bindgen_test]
async fn keys_jump_by_piece_rank_and_file() {
    let table = Table::open(Scene::default()).await;
    table.square("e1").focus().unwrap();
    for (key, code, shift, there) in [
        ("r", "KeyR", false, "h1"),
        ("r", "KeyR", false, "a1"),
        ("Q", "KeyQ", true, "d8"),
        ("4", "Digit4", false, "d4"),
        ("!", "Digit1", true, "a4"),
        ("End", "End", false, "h4"),
        ("ArrowRight", "ArrowRight", false, "h4"),
        ("Home", "Home", false, "a4"),
        ("p", "KeyP", false, "a2"),
    ] {
        assert!(table.key(key, code, shift).await);
        assert_eq!(table.focused(), there, "after {key}");
    }
    assert!(!table.key("z", "KeyZ", false).await);
}

#[wasm_bindgen_test]
async fn arrows_go_where_they_point_on_a_turned_board() {
    let begin = Scene {
        bottom: Color::Black,
        ..Scene::default()
    };
    let table = Table::open(begin).await;
    table.square("e8").focus().unwrap();
    table.keys(&["ArrowUp", "ArrowRight"]).await;
    assert_eq!(table.focused(), "d7");
    assert!(table.key("Home", "Home", false).await);
    assert_eq!(table.focused(), "h7");
}

#[wasm_bindgen_test]
async fn the_tabulator_stops_at_one_square() {
    let table = Table::open(Scene::default()).await;
    let stops = || {
        let found = table.host.query_selector_all("[tabindex='0']").unwrap();
        assert_eq!(found.length(), 1);
        let stop: Element = found.get(0).unwrap().unchecked_into();
        stop.get_attribute("data-square").unwrap()
    };
    assert_eq!(stops(), "e1");
    table.square("c6").focus().unwrap();
    assert_eq!(stops(), "c6");
}

#[wasm_bindgen_test]
async fn a_board_is_a_grid_of_eight_rows_of_eight_buttons() {
    let table = Table::open(Scene::default()).await;
    let count = |selector| table.host.query_selector_all(selector).unwrap().length();
    assert_eq!(count("[role=grid] > [role=row]"), 8);
    assert_eq!(count("[role=row] > [role=gridcell] > button"), 64);
    assert_eq!(count(".man"), 32);
    assert_eq!(table.name("e4"), "e4");
    assert_eq!(table.name("e8"), "e8, black king");
}

#[wasm_bindgen_test]
async fn keys_read_the_board() {
    let table = Table::open(Scene::default()).await;
    let said = || table.get("[role=status]").text_content().unwrap();
    table.square("g1").focus().unwrap();
    table.keys(&["m"]).await;
    assert_eq!(said(), "white knight can move to f3, h3");
    table.keys(&["x"]).await;
    assert_eq!(said(), "g1 is not attacked");
    table.keys(&["l"]).await;
    assert_eq!(said(), "No move has been made");
    table.keys(&["o"]).await;
    assert_eq!(
        said(),
        "White: king e1; queen d1; rooks a1, h1; bishops c1, f1; knights b1, g1; \
         pawns a2, b2, c2, d2, e2, f2, g2, h2. Black: king e8; queen d8; rooks a8, h8; \
         bishops c8, f8; knights b8, g8; pawns a7, b7, c7, d7, e7, f7, g7, h7. White to move."
    );
}

#[wasm_bindgen_test]
fn pieces_are_read_by_files() {
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    let read = speech::pieces(&position(fen, CastlingMode::Standard));
    assert!(
        read.white.ends_with("pawns a2, b2, c2, d2, e4, f2, g2, h2"),
        "{}",
        read.white
    );
}

#[wasm_bindgen_test]
async fn a_king_in_check_says_so() {
    let fen = "rnb1kbnr/pppp1ppp/8/4p3/5P1q/8/PPPPP1PP/RNBQKBNR w KQkq - 1 3";
    let table = Table::open(scene(fen)).await;
    assert_eq!(table.marks("e1"), "in-check");
    assert_eq!(table.name("e1"), "e1, white king, in check");
    let fen = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    table.scene.set(scene(fen));
    turn().await;
    assert_eq!(table.marks("e1"), "in-check mate");
}

#[wasm_bindgen_test]
async fn the_piece_on_the_square_with_the_focus_is_above_it() {
    let table = Table::open(Scene::default()).await;
    table.square("e1").focus().unwrap();
    table.keys(&["ArrowUp"]).await;
    assert_eq!(table.focused(), "e2");
    // The keyboard marks the square, and pieces are above all squares.
    let [square, men] = [table.square("e2"), table.get(".men")].map(|node| {
        let style = web_sys::window().unwrap().get_computed_style(&node);
        let layer = style.unwrap().unwrap().get_property_value("z-index");
        layer.unwrap().parse().unwrap_or(0)
    });
    assert!(table.square("e2").matches(":focus-visible").unwrap());
    assert!(square < men, "{square} {men}");
}

#[wasm_bindgen_test]
async fn a_board_can_be_turned() {
    let table = Table::open(Scene::default()).await;
    let first = table.get("[role=gridcell] > button");
    assert_eq!(first.get_attribute("data-square").as_deref(), Some("a8"));
    table.scene.update(|scene| scene.bottom = Color::Black);
    turn().await;
    assert_eq!(first.get_attribute("data-square").as_deref(), Some("h1"));
    assert_eq!(table.piece("h1").as_deref(), Some("wr"));
    table.drag("e2", "e4").await;
    assert_eq!(table.moves(), ["e2e4"]);
    assert_eq!(table.get(".files").text_content().unwrap(), "hgfedcba");
}

#[wasm_bindgen_test]
async fn only_who_may_move_moves() {
    for (movable, moves) in [
        (Movable::None, 0),
        (Movable::Only(Color::Black), 0),
        (Movable::Only(Color::White), 1),
    ] {
        let table = Table::open(Scene {
            movable,
            ..Scene::default()
        })
        .await;
        table.drag("e2", "e4").await;
        table.tap("e2").await;
        table.tap("e4").await;
        assert_eq!(table.moves().len(), moves, "{movable:?}");
    }
}

/// What changed below the field since `watch` was called, as `node what`.
struct Changes {
    seen: JsValue,
}

impl Changes {
    fn watch(table: &Table) -> Changes {
        let make = Function::new_with_args(
            "field",
            "const all = []; const seen = new MutationObserver((list) => all.push(...list)); \
             seen.observe(field, {subtree: true, childList: true, attributes: true, \
             characterData: true}); \
             return () => all.splice(0).concat(seen.takeRecords());",
        );
        let field: JsValue = table.get(".field").into();
        let seen = make.call1(&JsValue::NULL, &field).unwrap();
        Changes { seen }
    }

    fn take(&self) -> Vec<String> {
        let take = Function::new_with_args(
            "seen",
            "return seen().map((r) => (r.target.dataset.square \
             ?? r.target.dataset.piece ?? r.target.className) + ' ' \
             + (r.attributeName ?? '-' + r.removedNodes.length + '+' + r.addedNodes.length));",
        );
        let list = take.call1(&JsValue::NULL, &self.seen).unwrap();
        let mut list: Vec<String> = Array::from(&list)
            .iter()
            .filter_map(|line| line.as_string())
            .collect();
        list.sort();
        list
    }
}

#[wasm_bindgen_test]
async fn a_move_touches_only_what_changes() {
    let fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    let table = Table::open(scene(fen)).await;
    let changes = Changes::watch(&table);
    let made = Move::Normal {
        role: Role::Pawn,
        from: Square::E4,
        capture: Some(Role::Pawn),
        to: Square::D5,
        promotion: None,
    };
    table.scene.update(|scene| {
        scene.position.play_unchecked(made);
        scene.last = Some((Square::E4, Square::D5));
        scene.ply = 1;
    });
    turn().await;
    assert_eq!(
        changes.take(),
        [
            "d5 aria-label",
            "e4 aria-label",
            "last style",
            "last style",
            "men -1+0",
            "wp class",
            "wp style",
        ]
    );
    // The same again changes nothing.
    table.scene.update(|_| {});
    turn().await;
    assert!(changes.take().is_empty());
}

#[wasm_bindgen_test]
async fn a_drag_writes_one_transform_a_frame() {
    let table = Table::open(Scene::default()).await;
    table.point("pointerdown", "e2", |_| {});
    table.point("pointermove", "e3", |_| {});
    let man = table.get(".held");
    let at = |x: &str| man.style().get_property_value("transform").unwrap() == x;
    until("the first frame", || at("translate(200px, 250px)")).await;
    let changes = Changes::watch(&table);
    for square in ["e4", "d4", "c4", "b4"] {
        table.point("pointermove", square, |_| {});
    }
    assert!(changes.take().is_empty(), "nothing is written at an event");
    until("the next frame", || at("translate(50px, 200px)")).await;
    assert_eq!(changes.take(), ["wp style"]);
    table.point("pointercancel", "b4", |_| {});
}

#[wasm_bindgen_test]
async fn a_piece_glides_one_move_and_jumps_many() {
    let table = Table::open(Scene::default()).await;
    table.tap("e2").await;
    table.tap("e4").await;
    assert!(table.man("e4").unwrap().class_list().contains("glides"));
    table.scene.update(|scene| {
        scene.position = position(CASTLING, CastlingMode::Standard);
        scene.ply = 9;
    });
    turn().await;
    assert!(table.find(".glides").is_none());
}

#[wasm_bindgen_test]
fn no_piece_glides_where_motion_is_not_wanted() {
    let style = include_str!("../../style/board.css");
    let (_, after) = style
        .split_once("@media (prefers-reduced-motion: reduce) {")
        .unwrap();
    assert!(
        after
            .trim_start()
            .starts_with(".board .glides {\n    transition: none;")
    );
}

#[wasm_bindgen_test]
async fn a_right_drag_draws_an_arrow_and_the_same_again_takes_it_away() {
    let table = Table::open(Scene::default()).await;
    let drawn = |what: &str| {
        let drawn = table.host.query_selector_all(&format!(".drawn {what}"));
        drawn.unwrap().length()
    };
    let draw = |from: &str, to: &str, shift: bool| {
        let set = |init: &PointerEventInit| {
            init.set_button(2);
            init.set_shift_key(shift);
        };
        table.point("pointerdown", from, set);
        table.point("pointermove", to, set);
        table.point("pointerup", to, set);
    };
    draw("g1", "f3", false);
    draw("e5", "e5", true);
    assert_eq!((drawn("g.plain"), drawn("circle.dashed")), (1, 1));
    draw("g1", "f3", false);
    assert_eq!(drawn("g"), 0);
    table.tap("e4").await;
    assert_eq!(drawn("*"), 0);
    draw("g1", "f3", false);
    table.drag("e2", "e4").await;
    assert_eq!(drawn("*"), 0, "a move takes them away");
}

#[wasm_bindgen_test]
async fn a_finger_that_rests_on_an_empty_square_draws() {
    let table = Table::open(Scene::default()).await;
    table.point("pointerdown", "e5", |init| init.set_pointer_type("touch"));
    until_drawn(&table).await;
    table.point("pointermove", "c6", |_| {});
    table.point("pointerup", "c6", |_| {});
    assert!(table.find(".drawn g.plain").is_some());
}

#[wasm_bindgen_test]
async fn a_finger_draws_several_and_a_tap_takes_all_away() {
    let table = Table::open(Scene::default()).await;
    let touch = |init: &PointerEventInit| init.set_pointer_type("touch");
    for square in ["e5", "d5"] {
        table.point("pointerdown", square, touch);
        until_drawn(&table).await;
        table.point("pointerup", square, touch);
    }
    let circles = || {
        let drawn = table.host.query_selector_all(".drawn circle");
        drawn.unwrap().length()
    };
    assert_eq!(circles(), 2);
    table.point("pointerdown", "c5", touch);
    assert_eq!(circles(), 2);
    table.point("pointerup", "c5", touch);
    assert_eq!(circles(), 0);
}

#[wasm_bindgen_test]
async fn a_finger_that_goes_from_the_square_to_the_field_is_still_down() {
    let table = Table::open(Scene::default()).await;
    table.point("pointerdown", "e2", |_| {});
    // What a browser says when the field captures the pointer.
    table.point("lostpointercapture", "e2", |_| {});
    table.point("pointermove", "e4", |_| {});
    table.point("pointerup", "e4", |_| {});
    turn().await;
    assert_eq!(table.moves(), ["e2e4"]);
}

#[wasm_bindgen_test]
async fn the_keyboard_stays_on_its_square_when_the_board_is_turned() {
    let table = Table::open(Scene::default()).await;
    table.square("c3").focus().unwrap();
    table.scene.update(|scene| scene.bottom = Color::Black);
    turn().await;
    assert_eq!(table.focused(), "c3");
}

/// Waits for the long press in its own time.
async fn until_drawn(table: &Table) {
    crate::told(|done: Box<dyn FnOnce(())>| {
        let mut done = Some(done);
        let drawing = table.get(".drawn");
        let told = wasm_bindgen::closure::Closure::<dyn FnMut()>::new(move || {
            if let Some(done) = done.take() {
                done(());
            }
        })
        .into_js_value();
        let watch = Function::new_with_args(
            "drawing, told",
            "new MutationObserver(told).observe(drawing, {childList: true});",
        );
        watch.call2(&JsValue::NULL, &drawing, &told).unwrap();
    })
    .await;
}

#[wasm_bindgen_test]
async fn shapes_from_outside_are_shown() {
    let host = document().create_element("div").unwrap();
    document().body().unwrap().append_child(&host).unwrap();
    let shapes = RwSignal::new(vec![Shape {
        from: Square::E2,
        to: Some(Square::E4),
        brush: Brush::Double,
    }]);
    let handle = mount_to(host.clone().unchecked_into(), move || {
        let scene = Signal::stored(Scene::default());
        let look = Signal::stored(Look::default());
        let shown = board_with_shapes(scene, look, shapes.into(), |_| {});
        el("div").attr("id", "witness").child(shown).mount();
    });
    turn().await;
    let witness = document().get_element_by_id("witness").unwrap();
    let arrow = || witness.query_selector(".drawn g.double").unwrap();
    assert!(arrow().is_some());
    shapes.set(Vec::new());
    turn().await;
    assert!(arrow().is_none());
    drop(handle);
    witness.remove();
    host.remove();
}

#[wasm_bindgen_test]
async fn a_page_that_closes_its_board_is_not_called_by_it() {
    let table = Table::open(Scene::default()).await;
    table.point("pointerdown", "e2", |_| {});
    table.point("pointermove", "e4", |_| {});
    drop(table);
    let resize = Event::new_with_event_init_dict("resize", &EventInit::new()).unwrap();
    web_sys::window().unwrap().dispatch_event(&resize).unwrap();
    turn().await;
}

// The state alone.

fn held(state: &mut State, square: Square) {
    assert_eq!(state.press(square, 1, Point::default()), None);
}

#[wasm_bindgen_test]
fn a_trembling_hand_taps_and_does_not_drag() {
    let mut state = State::new(Scene::default());
    held(&mut state, Square::E2);
    assert!(!state.drag(1, Point { x: 3, y: -3 }, Some(Square::E2)));
    state.release(1, Some(Square::E2));
    assert_eq!(state.doing(), Doing::Chosen { from: Square::E2 });
}

#[wasm_bindgen_test]
fn a_piece_is_not_moved_while_an_arrow_is_drawn() {
    let mut state = State::new(Scene::default());
    state.draw(Square::E2, 1, Brush::Plain);
    assert_eq!(state.press(Square::E2, 2, Point::default()), None);
    assert_eq!(state.activate(Square::E2), None);
    assert!(matches!(state.doing(), Doing::Drawing { .. }));
}

#[wasm_bindgen_test]
fn a_promotion_cannot_be_to_what_no_pawn_becomes() {
    let mut state = State::new(scene(PROMOTION));
    assert_eq!(state.promote(Role::Queen), None);
    state.activate(Square::A7);
    assert_eq!(state.activate(Square::A8), None);
    assert_eq!(state.promote(Role::King), None);
    assert!(state.promote(Role::Rook).is_some());
}

#[wasm_bindgen_test]
fn moves_are_said_as_players_say_them() {
    let said = |fen: &str, uci: &str| {
        let before = position(fen, CastlingMode::Standard);
        let made = uci.parse::<UciMove>().unwrap().to_move(&before).unwrap();
        speech::moved(&before, made)
    };
    assert_eq!(said(CASTLING, "e1g1"), "White: castles king’s side");
    assert_eq!(said(CASTLING, "e1c1"), "White: castles queen’s side");
    assert_eq!(
        said(PROMOTION, "a7b8q"),
        "White: pawn a7 takes rook on b8, becomes a queen, check"
    );
    assert_eq!(
        said("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"),
        "White: pawn e5 takes pawn on d6 en passant"
    );
    assert_eq!(
        said(
            "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2",
            "d8h4"
        ),
        "Black: queen d8 to h4, checkmate"
    );
}

#[wasm_bindgen_test]
fn every_key_of_the_list_is_explained() {
    assert!(keys::help().all(|(keys, does)| !keys.is_empty() && !does.is_empty()));
}

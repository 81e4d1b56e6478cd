//! The board alone on a page, in `#ours`, with `window.board` to
//! set it: for measuring it beside another board (`xtask bench`), and for
//! looking at it.

use js_sys::{Object, Reflect};
use leptos::prelude::*;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Move, Position, Square};
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use zeitnot::clock::Color;
use zeitnot::platform::panic;
use zeitnot::settings::BoardColours;
use zeitnot::ui::context::board_look::BoardLook;
use zeitnot::ui::mount::mount_to_body;
use zeitnot::ui::text::{self, DEFAULT};
use zeitnot::ui::widgets::board::{Board, Scene};

fn main() {
    panic::report();
    for words in [text::base::INCLUDED, text::board::INCLUDED] {
        words.choose_known(DEFAULT);
    }
    mount_to_body(page);
}

fn page() -> impl IntoView {
    let scene = RwSignal::new(Scene::default());
    let look = RwSignal::new(BoardLook::default());
    let play = move |made: Move| {
        scene.update(|scene| {
            scene.last = made.from().map(|from| (from, made.to()));
            scene.position.play_unchecked(made);
            scene.ply += 1;
        });
    };

    // The game is set once, so that its reading is not measured.
    let game = StoredValue::new(Vec::<Scene>::new());
    tell("load", move |fens: JsValue| {
        let scenes = js_sys::Array::from(&fens)
            .iter()
            .enumerate()
            .filter_map(|(ply, line)| read(ply, &line.as_string()?))
            .collect();
        game.set_value(scenes);
    });
    tell("show", move |ply: JsValue| {
        let ply = ply.as_f64().unwrap_or_default() as usize;
        if let Some(next) = game.with_value(|game| game.get(ply).cloned()) {
            scene.set(next);
        }
    });
    tell("animate", move |on: JsValue| {
        look.update(|look| look.animate = on.is_truthy());
    });
    tell("colours", move |n: JsValue| {
        let n = n.as_f64().unwrap_or_default() as usize;
        look.update(|look| look.colours = BoardColours::ALL[n % 4]);
    });
    tell("turn", move |_| {
        scene.update(|scene: &mut Scene| scene.bottom = Color::other(scene.bottom));
    });
    view! {
        <div id="ours">
            <Board scene look on_move=play/>
        </div>
    }
}

/// A FEN, and the move that led to it as two squares if there is one.
fn read(ply: usize, line: &str) -> Option<Scene> {
    let (fen, last) = line.split_once(';').unwrap_or((line, ""));
    let fen: Fen = fen.parse().ok()?;
    let position: Chess = fen.into_position(CastlingMode::Standard).ok()?;
    let square = |at: std::ops::Range<usize>| last.get(at)?.parse::<Square>().ok();
    Some(Scene {
        position,
        last: square(0..2).zip(square(2..4)),
        ply,
        ..Scene::default()
    })
}

/// Puts a function into `window.board`.
fn tell(name: &str, act: impl FnMut(JsValue) + 'static) {
    let window = js_sys::global();
    let key = JsValue::from_str("board");
    let hooks = Reflect::get(&window, &key)
        .ok()
        .filter(JsValue::is_object)
        .unwrap_or_else(|| Object::new().into());
    let act = Closure::<dyn FnMut(JsValue)>::new(act).into_js_value();
    let _ = Reflect::set(&hooks, &JsValue::from_str(name), &act);
    let _ = Reflect::set(&window, &key, &hooks);
}

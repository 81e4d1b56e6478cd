//! The solver as the program of a web worker: it answers the questions of
//! the app's `platform::worker`, one after another.
//!
//! Texts that are not questions of this version are not answered. The page ends this worker if an
//! answer takes too long.

use js_sys::{Function, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use zeitnot_core::game::winnability::message::{Reply, Request, Said, SolverMessage};
use zeitnot_core::game::winnability::solve::{confirm, decide, explain};

fn main() {
    let hear = Closure::<dyn FnMut(JsValue)>::new(|event: JsValue| {
        let text = Reflect::get(&event, &"data".into()).ok();
        if let Some(request) = text
            .and_then(|text| text.as_string())
            .and_then(|text| Request::parse(&text))
        {
            answer(&request);
        }
    })
    .into_js_value();
    // A worker's global scope takes every property.
    let _ = Reflect::set(&js_sys::global(), &"onmessage".into(), &hear);
    say(SolverMessage::Ready);
}

/// Sends the verdict at once and a better explanation a little later; or, for a brief request, the
/// confirmed verdict alone.
fn answer(request: &Request) {
    let Some(position) = request.position() else {
        return;
    };
    let reply = |verdict: &_, more| SolverMessage::Answer {
        id: request.id,
        said: Said::of(verdict, &position),
        more,
    };
    let (verdict, more) = decide(&position, request.winner);
    if request.brief {
        let verdict = confirm(&position, request.winner, verdict);
        say(reply(&verdict, false));
        return;
    }
    say(reply(&verdict, more));
    if more {
        let verdict = explain(&position, request.winner, verdict);
        say(reply(&verdict, false));
    }
}

fn say(news: SolverMessage) {
    let scope = js_sys::global();
    let correspondence = Reflect::get(&scope, &"postMessage".into())
        .ok()
        .and_then(|correspondence| correspondence.dyn_into::<Function>().ok());
    if let Some(correspondence) = correspondence {
        // A text can always be posted.
        let _ = correspondence.call1(&scope, &Reply::new(news).write().into());
    }
}

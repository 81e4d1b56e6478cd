//! Asking the solver, with workers that give the answers a test wants.

use std::cell::RefCell;
use std::rc::Rc;

use shakmaty::Chess;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::Color;
use zeitnot::game::winnability::Open;
use zeitnot::game::{Unwinnable, Winnability};
use zeitnot::platform::worker::{Solver, SolverError};
use zeitnot::time::Millis;

use crate::{called_back, turn, until};

type Answer = Result<Winnability, SolverError>;

const READY: &str = r#"postMessage('{"version":1,"news":"ready"}');"#;
const LONG: Millis = Millis::new(1_000_000);

/// A solver whose worker is this script.
fn solver(script: &str) -> Solver {
    let parts = js_sys::Array::of1(&JsValue::from_str(script));
    let blob = web_sys::Blob::new_with_str_sequence(&parts).unwrap();
    Solver::started_by(&web_sys::Url::create_object_url_with_blob(&blob).unwrap())
}

/// A solver that is ready and answers each question with this script, which can use `id` and `fen`.
fn answering(news: &str) -> Solver {
    solver(&format!(
        "onmessage = ({{ data }}) => {{ const {{ id, fen, winner }} = JSON.parse(data); {news} }};\
         const answer = (id, said, more = false) => \
         postMessage(JSON.stringify({{ version: 1, news: {{ answer: {{ id, said, more }} }} }}));{READY}"
    ))
}

async fn ask(solver: &Solver, budget: Millis) -> Answer {
    let question = Rc::new(RefCell::new(None));
    let keep = question.clone();
    called_back(move |done| {
        keep.replace(Some(solver.ask(
            &Chess::default(),
            Color::Black,
            budget,
            done,
        )));
    })
    .await
}

#[wasm_bindgen_test]
async fn an_answer_arrives_checked_and_the_worker_is_kept() {
    let solver = answering(
        "self.count = (self.count ?? 0) + 1;\
         if (fen !== 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1') throw fen;\
         if (winner !== 'black') throw winner;\
         if (self.count === 1) answer(id, { mate: { moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'], shortest: true } });\
         if (self.count === 2) answer(id, { mate: { moves: ['f2f3', 'e7e5'], shortest: true } });\
         if (self.count === 3) answer(id, { cannot: 'proved' });",
    );
    match ask(&solver, LONG).await {
        Ok(Winnability::CanMate(line)) => assert!(line.moves().len() == 4 && line.is_shortest()),
        other => panic!("{other:?}"),
    }
    assert_eq!(
        ask(&solver, LONG).await,
        Ok(Winnability::Undetermined(Open::Disputed))
    );
    assert_eq!(
        ask(&solver, LONG).await,
        Ok(Winnability::Cannot(Unwinnable::Proved))
    );
}

#[wasm_bindgen_test]
async fn a_question_out_of_time_is_undetermined_and_the_next_is_asked_again() {
    let solver = answering("for (;;);");
    for _ in 0..2 {
        assert_eq!(
            ask(&solver, Millis::new(1)).await,
            Ok(Winnability::Undetermined(Open::TooLong))
        );
    }
}

#[wasm_bindgen_test]
async fn a_verdict_reached_before_the_worker_failed_is_the_answer() {
    let solver = answering(
        "answer(id, { cannot: 'proved' }, true);\
         answer(id + 1000, { cannot: 'mated' });\
         throw new Error('out of memory');",
    );
    assert_eq!(
        ask(&solver, LONG).await,
        Ok(Winnability::Cannot(Unwinnable::Proved))
    );
}

#[wasm_bindgen_test]
async fn a_question_that_is_dropped_is_not_answered_and_does_not_hold_up_the_next() {
    let solver = answering(
        "if (winner === 'white') for (;;);\
         answer(id, { cannot: 'proved' });",
    );
    let heard: Rc<RefCell<Vec<Answer>>> = Rc::default();
    let into = heard.clone();
    let endless = solver.ask(&Chess::default(), Color::White, LONG, move |answer| {
        into.borrow_mut().push(answer);
    });
    let into = heard.clone();
    let waiting = solver.ask(&Chess::default(), Color::White, LONG, move |answer| {
        into.borrow_mut().push(answer);
    });
    turn().await;
    drop(waiting);
    drop(endless);
    assert_eq!(
        ask(&solver, LONG).await,
        Ok(Winnability::Cannot(Unwinnable::Proved))
    );
    assert!(heard.borrow().is_empty());
}

#[wasm_bindgen_test]
async fn two_questions_are_answered_in_their_order() {
    let solver = answering(
        "answer(id, winner === 'white' ? { cannot: 'proved' } : { open: 'unresolved' });",
    );
    let heard: Rc<RefCell<Vec<(Color, Answer)>>> = Rc::default();
    let questions: Vec<_> = [Color::White, Color::Black, Color::White]
        .into_iter()
        .map(|winner| {
            let into = heard.clone();
            solver.ask(&Chess::default(), winner, LONG, move |answer| {
                into.borrow_mut().push((winner, answer));
            })
        })
        .collect();
    until("the last answer", || heard.borrow().len() == 3).await;
    let cannot = Ok(Winnability::Cannot(Unwinnable::Proved));
    let open = Ok(Winnability::Undetermined(Open::Unresolved));
    assert_eq!(
        heard.take(),
        [
            (Color::White, cannot.clone()),
            (Color::Black, open),
            (Color::White, cannot)
        ]
    );
    drop(questions);
}

#[wasm_bindgen_test]
async fn a_solver_that_cannot_be_had_is_a_fault_and_can_be_asked_again() {
    let missing = Solver::started_by("there/is/nothing.js");
    for _ in 0..2 {
        assert_eq!(ask(&missing, LONG).await, Err(SolverError::NotLoaded));
    }
    let failing = solver(r#"postMessage('{"version":1,"news":"failed"}')"#);
    assert_eq!(ask(&failing, LONG).await, Err(SolverError::NotLoaded));
    let newer = solver(r#"postMessage('{"version":2,"news":"ready"}')"#);
    assert_eq!(ask(&newer, LONG).await, Err(SolverError::NotLoaded));
    let strange = solver("postMessage({ version: 1 })");
    assert_eq!(ask(&strange, LONG).await, Err(SolverError::NotLoaded));
    // Not an address: every browser refuses it at once.
    let refused = Solver::started_by("https://[");
    assert_eq!(ask(&refused, LONG).await, Err(SolverError::NoWorkers));
}

#[wasm_bindgen_test]
async fn a_worker_that_fails_leaves_the_question_open_and_the_next_one_works() {
    let solver = answering("if (winner === 'black') throw new Error('out of memory');");
    for _ in 0..2 {
        assert_eq!(
            ask(&solver, LONG).await,
            Ok(Winnability::Undetermined(Open::Unresolved))
        );
    }
}

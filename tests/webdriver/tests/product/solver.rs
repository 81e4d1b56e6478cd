//! The solver's worker as it is built: fetched from the page's folder, asked,
//! and answering.

use serde_json::json;
use zeitnot_core::clock::Color;
use zeitnot_core::game::winnability::message::{Reply, Request, Said, SolverMessage, position};
use zeitnot_core::game::{Unwinnable, Winnability};
use zeitnot_webdriver::stage::Stage;

/// Starts the worker, asks it all, and ends it when it has answered all.
const ASK: &str = "
const requests = arguments[0], heard = [];
const worker = new Worker('public/solver.js?v=test');
return await new Promise((done, failed) => {
  worker.onerror = (event) => failed(event.message ?? 'it did not load');
  worker.onmessage = ({ data }) => {
    heard.push(data);
    const { news } = JSON.parse(data);
    if (news === 'ready') for (const request of requests) worker.postMessage(request);
    else if (news === 'failed') failed('it did not start');
    else if (!news.answer.more && news.answer.id === requests.length) { worker.terminate(); done(heard); }
  };
});";

#[test]
fn the_solver_is_fetched_on_demand_and_its_verdicts_hold() {
    Stage::new().watching_the_network().run(|page| {
        page.open_clock("");
        let of_solver = |url: &String| url.contains("solver");
        assert!(!page.requests().iter().any(of_solver));
        let questions = [
            ("8/8/4k3/8/8/3K1B2/7p/8 w - - 0 1", Color::White),
            ("2k5/8/8/1p1p1p1p/1P1P1P1P/8/8/2K5 w - - 0 1", Color::White),
            ("8/8/4k3/8/8/3K1B2/8/8 w - - 0 1", Color::Black),
        ];
        let requests: Vec<_> = (1..)
            .zip(questions)
            .map(|(id, (fen, winner))| {
                Request::new(id, &position(fen).expect("a position"), winner).write()
            })
            .collect();
        let heard = page.session().run_async(ASK, &[json!(requests)]);
        let mut last = [None, None, None];
        for text in heard.as_array().expect("what was heard") {
            let reply = text.as_str().and_then(Reply::parse).expect("a reply");
            if let SolverMessage::Answer { id, said, .. } = reply.news {
                last[id as usize - 1] = Some(said);
            }
        }
        let verdicts: Vec<_> = last
            .iter()
            .zip(questions)
            .map(|(said, (fen, winner))| {
                let said: &Said = said.as_ref().expect("an answer");
                said.check(&position(fen).expect("a position"), winner)
            })
            .collect();
        assert!(matches!(&verdicts[0], Winnability::CanMate(line) if !line.moves().is_empty()));
        assert!(matches!(
            verdicts[1],
            Winnability::Cannot(Unwinnable::Exhausted { locked: true, .. })
        ));
        assert_eq!(verdicts[2], Winnability::Cannot(Unwinnable::BareKing));
    });
}

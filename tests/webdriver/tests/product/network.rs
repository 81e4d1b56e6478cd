//! The requests of the page to the network, and the solver's worker as it is built: fetched from the
//! page's folder, asked, and answering.

use serde_json::json;
use zeitnot_core::clock::Color;
use zeitnot_core::game::winnability::message::{Reply, Request, Said, SolverMessage, position};
use zeitnot_core::game::{Unwinnable, Winnability};
use zeitnot_webdriver::build::Build;
use zeitnot_webdriver::page::{Page, SHOWN};
use zeitnot_webdriver::stage::Stage;

use crate::table::{end, play, start};

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

/// The solver's answers, checked by the rules.
#[track_caller]
fn verdicts<const N: usize>(page: &Page, questions: [(&str, Color); N]) -> [Winnability; N] {
    let requests: Vec<_> = (1..)
        .zip(questions)
        .map(|(id, (fen, winner))| {
            Request::new(id, &position(fen).expect("a position"), winner).write()
        })
        .collect();
    let heard = page.session().run_async(ASK, &[json!(requests)]);
    let mut last: [Option<Said>; N] = std::array::from_fn(|_| None);
    for text in heard.as_array().expect("a list") {
        let reply = text.as_str().and_then(Reply::parse).expect("a reply");
        if let SolverMessage::Answer { id, said, .. } = reply.news {
            last[id as usize - 1] = Some(said);
        }
    }
    std::array::from_fn(|place| {
        let (fen, winner) = questions[place];
        let said = last[place].as_ref().expect("an answer");
        said.check(&position(fen).expect("a position"), winner)
    })
}

#[test]
fn no_request_leaves_the_folder_and_the_solver_is_fetched_when_asked() {
    Stage::still().watching_the_network().run(|page| {
        page.open_clock("");
        start(page);
        play(page, Color::White, 1_000);
        play(page, Color::Black, 200_000 - 20_000);
        end(page, "0-1", "checkmate");
        for route in ["#/controls", "#/edit", "#/games", "#/settings", "#/keys"] {
            page.go(route);
            page.wait(SHOWN);
        }
        page.reload_any();
        let mut asked = page.requests();
        assert!(asked.len() >= 3, "{asked:?}");
        assert!(!asked.iter().any(|url| url.contains("solver")), "{asked:?}");

        let [mate, locked, bare] = verdicts(
            page,
            [
                ("8/8/4k3/8/8/3K1B2/7p/8 w - - 0 1", Color::White),
                ("2k5/8/8/1p1p1p1p/1P1P1P1P/8/8/2K5 w - - 0 1", Color::White),
                ("8/8/4k3/8/8/3K1B2/8/8 w - - 0 1", Color::Black),
            ],
        );
        assert!(matches!(&mate, Winnability::CanMate(line) if !line.moves().is_empty()));
        assert!(matches!(
            locked,
            Winnability::Cannot(Unwinnable::Exhausted { locked: true, .. })
        ));
        assert_eq!(bare, Winnability::Cannot(Unwinnable::BareKing));

        asked.extend(page.requests());
        let folder = page.server().address();
        let own = ["data:", "blob:", "about:", "chrome:", &folder];
        let is_outside = |url: &&String| !own.iter().any(|own| url.starts_with(own));
        let outside: Vec<_> = asked.iter().filter(is_outside).collect();
        assert!(outside.is_empty(), "{outside:#?}");
        let missing: Vec<_> = page
            .server()
            .asked()
            .into_iter()
            .filter(|asked| asked.status != 200)
            .collect();
        assert!(missing.is_empty(), "{missing:#?}");
    });
}

#[test]
fn a_style_sheet_that_cannot_be_had_stops_nothing() {
    let broken = Build::copy();
    broken.remove("clock-", ".css");
    let stage = Stage::still().of(broken.root()).expecting_console_errors();
    stage.run(|page| {
        page.open_clock("");
        start(page);
        play(page, Color::White, 5_000);
        page.wait_digits(Color::White, "2:59");
    });
}

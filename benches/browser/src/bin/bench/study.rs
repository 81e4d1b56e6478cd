//! A game to look at: what a step through it costs.

use zeitnot_bench::arguments::times;
use zeitnot_bench::spent::Spent;
use zeitnot_core::game::pgn::{self, Limits};
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::stage::Stage;

use crate::figures::{Figure, figure};

/// A game of the usual length, with captures and castling on both sides.
const GAME: &str = include_str!("../../scripts/study_game.pgn");

/// Makes each step by its key, with the pause that a hand makes: the piece glides, and
/// the sheet shows the move. Counts the thread's own time, on this machine as it is.
pub fn study(_: &Stage) -> Vec<Figure> {
    let stage = Stage::new().on(Device::DESKTOP);
    let page = stage.open();
    page.open("#/study");
    page.fill("[name=pgn]", GAME);
    page.tap("[data-act=open]");
    page.wait_for(".game-sheet");
    let read = pgn::parse(GAME, &Limits::default());
    let plies = read.games[0].tree.main_line().len();
    let steps = times(plies);
    let walk = |act: &str| {
        let script = format!(
            "for (let n = 0; n < {steps}; n += 1) {{
               document.querySelector('[data-act={act}]').click();
               await new Promise((done) => setTimeout(done, 270));
             }}"
        );
        page.session().run_async(&script, &[]);
    };
    // Once through, so that code and pictures are warm.
    walk("later");
    walk("earlier");
    let spent = Spent::on(&page, || walk("later"));
    let whole = (
        "a ply stepped through in the study, main thread",
        Spent::ALL,
    );
    let rows = [whole].into_iter().chain(Spent::PARTS);
    rows.map(|(what, name)| {
        let each = spent.ms(name) / steps as f64;
        figure(what, format!("{each:.2} ms"), "")
    })
    .collect()
}

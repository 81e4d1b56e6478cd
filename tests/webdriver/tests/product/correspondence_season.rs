//! A season of twelve games that are under way, as a new user enters it on a phone: how much has to
//! be touched and typed.

use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::stage::Stage;

use crate::counted::Counted;

const GAMES: usize = 12;

/// The games as a program saves them: their moves, and no times.
fn games() -> String {
    let game = |number| {
        format!(
            "[White \"Novak, Jan\"]\n[Black \"Opponent {number}\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n\n"
        )
    };
    (1..=GAMES).map(game).collect()
}

#[test]
fn twelve_games_under_way_are_entered_with_their_figures_in_a_dozen_taps() {
    Stage::still().on(Device::PHONE).run(|page| {
        let user = Counted::at(page);
        page.open("#/");
        user.tap("[data-act=add-game]");
        user.write("[name=name]", "City Cup");
        user.write("[name=start]", "2023-09-01");
        user.write("[name=days]", "700");
        user.tap("[data-act=save-event]");
        page.wait_for("[data-act=save-game]");
        user.tap("label:has([name=how][value='1'])");
        user.paste("[name=moves]", &games());
        user.write("[name=me]", "Novak, Jan");
        user.tap("[data-act=enter-all]");
        user.tap("[data-act=figures]");
        user.tap(".figures-row input");
        for _ in 0..GAMES {
            for figure in ["37 d 04:12:07", "58 d", "41 d 00:30:00", "61 d"] {
                user.write_on(figure);
            }
        }
        user.tap("[data-act=save-figures]");
        page.wait_for("[data-act=undo-change]");
        page.go("#/post");
        page.wait(&format!(
            "document.querySelectorAll('.correspondence-row').length === {GAMES}"
        ));
        let due = "[...document.querySelectorAll('.correspondence-row .left')]\
                   .every((left) => left.innerText.startsWith('37\\u00a0d'))";
        page.wait(due);
        let (taps, typed) = user.taken();
        println!("{GAMES} games: {taps} taps, {typed} characters typed");
        // Version 1.0 took 151 taps: seven for the games, and twelve for each with its figures.
        assert!(taps <= 13, "{taps} taps");
    });
}

//! A season of twelve games that are under way, as a new user enters it on a phone, by hand or from
//! the server's file: how much has to be touched and typed.

use serde_json::json;
use zeitnot_core::clock::Color;
use zeitnot_core::correspondence::{CorrespondenceGame, Seconds, Utc};
use zeitnot_fixtures::correspondence::{against, played};
use zeitnot_fixtures::server_pgn::server_pgn;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::stage::Stage;

use crate::counted::Counted;
use crate::files::choose_file;
use crate::offline::{load_again, visited};

const GAMES: usize = 12;

/// The games as a program saves them: their moves, and no times.
fn games() -> String {
    let game = |opponent| {
        format!("[White \"Novak, Jan\"]\n[Black \"{opponent}\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n\n")
    };
    OPPONENTS.map(game).concat()
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
        user.tap("[data-act=bring-several]");
        user.tap("[data-act=keep]");
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

/// 2023-10-10 00:00:00 UTC. The page's clock stands at 2023-11-14 22:13:20.
const START: Utc = Utc::new(1_696_896_000);

/// Players as a server writes them.
const OPPONENTS: [&str; GAMES] = [
    "Berg, Bo",
    "Costa, Ana",
    "Dahl, Cleo",
    "Evans, Rhys",
    "Fabre, Luc",
    "Gruber, Eva",
    "Horvat, Ivo",
    "Ivanova, Olga",
    "Jansen, Piet",
    "Kovac, Mira",
    "Lindqvist, Siv",
    "Moreau, Jean",
];

/// The games as the server's file has them, after so many moves each.
fn season(moves: impl Fn(usize) -> usize) -> String {
    let all = ["e4", "c5", "Nf3", "d6", "d4", "cxd4"];
    let game = |number: usize| -> CorrespondenceGame {
        let thought = |days: usize| Seconds::days(days as i64) + Seconds::hours(3);
        let moves = all.into_iter().zip([4, 7, 5, 9, 8, 6]).take(moves(number));
        let moves = moves.map(|(san, days)| (san, thought(days)));
        let game = against(
            Color::White,
            OPPONENTS[number - 1],
            played("1", START, moves),
        );
        let mut players = game.players.clone();
        players.white = "Novak, Jan".into();
        CorrespondenceGame { players, ..game }
    };
    let games: Vec<CorrespondenceGame> = (1..=GAMES).map(game).collect();
    server_pgn("City Cup", START, &games)
}

/// Chooses a file in the dialog of the button that was touched.
fn choose(page: &Page, text: &str) {
    choose_file(page, "[name=server-file]", "games.pgn", text);
    page.wait_for(".bring-row");
}

#[test]
fn a_servers_file_is_a_season_in_six_taps_and_the_next_one_a_day_in_two() {
    Stage::still().on(Device::PHONE).run(|page| {
        let user = Counted::at(page);
        page.open("#/post");
        // A touch on the button opens the dialog of the system.
        let dialog = 1;
        choose(page, &season(|number| 2 + number % 3));
        user.tap("label:has([name=length][value='700'])");
        if page.has("[name=file-zone]") {
            user.tap("label:has([name=file-zone][value='UTC'])");
        }
        user.tap("[data-act=keep]");
        page.wait(&format!(
            "document.querySelectorAll('.correspondence-row').length === {GAMES}"
        ));
        let dated = "[...document.querySelectorAll('.correspondence-row')]\
                     .every((row) => row.querySelector('.due').innerText.trim() !== '')";
        page.wait(dated);
        let (taps, typed) = user.taken();
        println!(
            "{GAMES} games of a file: {} taps, {typed} characters typed",
            taps + dialog
        );
        assert!(taps + dialog <= 6, "{taps} taps and a file");
        assert_eq!(typed, 0);

        let user = Counted::at(page);
        // The next day six of them have a move more.
        choose(page, &season(|number| 2 + number % 3 + number % 2));
        let more = "document.querySelectorAll('.bring-row[data-state=more]').length === 6";
        page.wait(more);
        user.tap("[data-act=keep]");
        page.wait(&format!(
            "document.querySelectorAll('.correspondence-row').length === {GAMES}"
        ));
        let (taps, _) = user.taken();
        assert_eq!(taps + dialog, 2);
    });
}

/// The installed app gets the same request from the system.
#[test]
fn games_that_another_app_shares_are_brought_once_and_asked_about() {
    Stage::new().kept().run(|page| {
        visited(page, "#/post");
        page.session().run_async(
            "const form = new FormData();
             form.append('text', '');
             form.append('files', new File([arguments[0]], 'games.pgn'));
             const answer = await fetch('shared', { method: 'POST', body: form });
             if (!answer.redirected) throw new Error('no way to the page of the file');",
            &[json!(season(|_| 2))],
        );
        page.open("#/post/bring?shared");
        let all = format!("document.querySelectorAll('.bring-row').length === {GAMES}");
        page.wait(&all);
        load_again(page);
        page.wait_for(".bring-choose");
        assert!(!page.has(".bring-row"));
        assert!(!page.has("[aria-invalid=true]"));
        // It is not there for a second time.
        page.open("#/post/bring?shared");
        page.wait_for("[aria-invalid=true]");
    });
}

//! The list of correspondence games, and entering one.

use serde_json::json;
use zeitnot_core::correspondence::rank::{ListQuery, list};
use zeitnot_core::correspondence::{GameStanding, Summary, Utc};
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::seed::Seed;
use zeitnot_webdriver::stage::Stage;

/// The current second in the page.
#[track_caller]
fn now(page: &Page) -> Utc {
    let ms = page.value("window.Date.now()").as_i64();
    Utc::new(ms.expect("a time").div_euclid(1_000))
}

/// Whether each group has as many rows as its heading says: a long list is drawn paint by paint.
const ALL_DRAWN: &str = "[...document.querySelectorAll('.correspondence-group')].every((group) =>
    group.dataset.group === 'finished'
    || group.querySelectorAll('.correspondence-row').length === +group.querySelector('h2 .num').innerText)";

/// Opens the list with this many games.
#[track_caller]
fn open(page: &Page, games: usize) -> Seed {
    // The clock of the tests begins with the first page of the site.
    page.leave();
    let seed = Seed::of(games, now(page));
    seed.keep(page);
    page.open("#/post");
    page.wait_for(".correspondence-row");
    page.wait(ALL_DRAWN);
    seed
}

/// The ids of the games in the order of the page.
#[track_caller]
fn shown(page: &Page) -> Vec<String> {
    let ids = page.value(
        "[...document.querySelectorAll('.correspondence-row')].map((row) => row.dataset.game)",
    );
    serde_json::from_value(ids).expect("a list of ids")
}

/// The first of these games whose clock has one date, and that date.
#[track_caller]
fn first_certain<'a>(lines: &'a [Summary], places: &[usize], now: Utc) -> (&'a Summary, Utc) {
    let certain = places.iter().find_map(|place| {
        let line = &lines[*place];
        let deadline = line.deadline(now).filter(|both| both.cautious.is_none())?;
        Some((line, deadline.falls))
    });
    certain.expect("a game that is certain")
}

#[test]
fn thirty_games_stand_in_the_order_of_their_clocks() {
    Stage::still().on(Device::DESKTOP).run(|page| {
        let lines = open(page, 30).lines();
        let listed = list(&lines, &[], &ListQuery::default(), now(page));
        let unfinished = listed.totals.all() - listed.totals.of(GameStanding::Finished);
        let ids = |rows: &[usize]| -> Vec<String> {
            rows.iter().map(|place| lines[*place].id.clone()).collect()
        };
        assert_eq!(shown(page), ids(&listed.rows[..unfinished]));
        page.tap("[data-act=finished]");
        page.wait("document.querySelectorAll('.correspondence-row').length === 30");
        assert_eq!(shown(page), ids(&listed.rows));
        // Below a day the seconds count.
        let places = listed.of(GameStanding::Mine);
        let (first, falls) = first_certain(&lines, places, now(page));
        page.sleep((falls.since(now(page)).get() - 70) * 1_000);
        for _ in 0..2 {
            page.advance(1_000);
            page.wait(&format!(
                "document.querySelector(\"[data-game='{}'] .left\").innerText === '{}'",
                first.id,
                falls.since(now(page))
            ));
        }
    });
}

#[test]
fn a_thousand_games_are_shown() {
    Stage::still().on(Device::PHONE).run(|page| {
        let lines = open(page, 1_000).lines();
        let listed = list(&lines, &[], &ListQuery::default(), now(page));
        let unfinished = listed.totals.all() - listed.totals.of(GameStanding::Finished);
        assert_eq!(shown(page).len(), unfinished);
    });
}

#[test]
fn a_clock_that_falls_on_the_open_page_ends_its_game() {
    Stage::still().on(Device::TABLET).run(|page| {
        let lines = open(page, 12).lines();
        let now = now(page);
        let listed = list(&lines, &[], &ListQuery::default(), now);
        let (game, falls) = first_certain(&lines, listed.of(GameStanding::Mine), now);
        let id = &game.id;
        assert!(shown(page).contains(id));
        page.sleep((falls.since(now).get() - 2) * 1_000);
        page.advance(3_000);
        page.wait(&format!(
            "!document.querySelector('[data-group=mine] [data-game=\"{id}\"]')"
        ));
        page.tap("[data-act=finished]");
        page.wait(&format!(
            "document.querySelector('[data-game=\"{id}\"]')?.dataset.standing === 'lost'"
        ));
        assert!(
            page.text(&format!("[data-game='{id}'] .warning"))
                .contains("Lost on time")
        );
    });
}

#[test]
fn the_pages_fit_a_small_phone() {
    Stage::still().on(Device::SMALL_PHONE).run(|page| {
        open(page, 12);
        let fits = "document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(page.value(fits), json!(true));
        page.go("#/post/new?event=1");
        page.wait_for("[data-act=save-game]");
        page.tap("label:has([name=how][value='1'])");
        page.wait_for("[name=clock-white]");
        assert_eq!(page.value(fits), json!(true));
    });
}

#[test]
fn the_tools_without_room_in_the_header_of_a_phone_open_below_it() {
    Stage::still().on(Device::PHONE).run(|page| {
        open(page, 12);
        let seen = "document.querySelector('header [data-act=absence]').checkVisibility()";
        assert_eq!(page.value(seen), json!(false));
        page.tap("[data-act=more]");
        page.tap("header [data-act=absence]");
        page.wait("location.hash === '#/post/absence'");
    });
}

#[test]
fn a_game_under_way_is_entered_with_what_the_server_shows() {
    Stage::still().on(Device::DESKTOP).run(|page| {
        open(page, 1);
        page.go("#/post/new?event=1");
        page.wait_for("[data-act=save-game]");
        assert_eq!(
            page.value("document.querySelector('[name=event]').value"),
            json!("1")
        );
        page.tap("label:has([name=mine][value='1'])");
        page.fill("[name=name-white]", "Morphy, Paul");
        page.tap("label:has([name=how][value='1'])");
        page.fill("[name=moves]", "1. e4 e5 2. Ke3");
        page.fill("[name=clock-white]", "46 d 20:00:00");
        page.fill("[name=bank-white]", "51");
        page.fill("[name=clock-black]", "60 d");
        page.tap("[data-act=save-game]");
        // Everything at once; the figures have one message.
        page.wait("document.querySelector('#field-moves-note').innerText.includes('Ke3')");
        assert!(
            page.text("#field-moves-note").starts_with("Move 2, White"),
            "{}",
            page.text("#field-moves-note")
        );
        let said = page.text("#server-figures-problem");
        assert!(
            said.contains("50 days") && said.contains("server"),
            "{said}"
        );
        page.fill("[name=moves]", "1. e4 e5 2. Nf3");
        page.fill("[name=clock-black]", "12 d 03:00:00");
        page.fill("[name=bank-black]", "0");
        page.tap("[data-act=save-game]");
        page.wait("location.hash.startsWith('#/post/game/')");
        let id = page.value("location.hash.split('/')[3]");
        page.go("#/post");
        page.wait("document.querySelectorAll('.correspondence-row').length === 2");
        let row = format!("[data-game='{}']", id.as_str().unwrap());
        assert_eq!(page.text(&format!("{row} strong")), "Morphy");
        assert_eq!(page.text(&format!("{row} .left")), "12 d 03:00");
        assert_eq!(page.text(&format!("{row} .move")), "2. Nf3");
    });
}

#[test]
fn several_games_in_the_form_are_kept_on_the_page_of_a_file() {
    let text = "[White \"Me\"]\n[Black \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n[Black \"Me\"]\n\n\
                1. d4 d5 1-0\n\n[White \"C\"]\n[Black \"Me\"]\n\n1. c4 *\n";
    Stage::still().on(Device::DESKTOP).run(|page| {
        open(page, 1);
        page.go("#/post/new?event=1");
        page.wait_for("[data-act=save-game]");
        page.tap("label:has([name=how][value='1'])");
        page.session().run(
            "const area = document.querySelector('[name=moves]'); area.value = arguments[0];
             area.dispatchEvent(new Event('input', { bubbles: true }));",
            &[json!(text)],
        );
        page.wait_for("[data-act=bring-several]");
        page.tap("[data-act=bring-several]");
        page.wait_for("[data-act=keep]");
        page.tap("[data-act=keep]");
        // The one that is over is left out.
        page.wait("document.querySelectorAll('.correspondence-row').length === 3");
        let who = page.value("[...document.querySelectorAll('.correspondence-row strong')].map((name) => name.innerText).sort()");
        assert_eq!(who, json!(["A", "C", "Opponent 1"]));
    });
}

#[test]
fn the_deadlines_of_all_games_are_a_file_for_a_calendar() {
    Stage::still().on(Device::DESKTOP).run(|page| {
        page.inject(
            "window.saved = []; const create = URL.createObjectURL;
             URL.createObjectURL = (blob) => {
               blob.text().then((text) => window.saved.push(text)); return create.call(URL, blob); };",
        );
        let lines = open(page, 12).lines();
        let now = now(page);
        page.tap("[data-act=ahead]");
        page.tap("[data-act=calendar]");
        page.wait("window.saved.length === 1");
        let file = page.value("window.saved[0]");
        let file = file.as_str().unwrap();
        assert!(file.starts_with("BEGIN:VCALENDAR\r\n"));
        let (mut games, mut held) = (0, 0);
        for line in lines.iter().filter(|line| line.is_my_turn(now)) {
            let state = line.state.advanced(now);
            games += 1;
            held += 1 + usize::from(state.account(state.turn).bank.is_positive());
        }
        assert!(held > 0);
        let entries = file.matches("BEGIN:VEVENT").count();
        let cancelled = file.matches("STATUS:CANCELLED").count();
        assert_eq!((entries, entries - cancelled), (24, held));
        let said = page.text("[data-saved]");
        let deadlines = format!("with the deadlines of {games} game");
        assert!(said.contains(&deadlines), "{said}");
    });
}

#[test]
fn sending_a_form_with_an_error_moves_the_focus_to_it() {
    Stage::still().on(Device::SMALL_PHONE).run(|page| {
        open(page, 1);
        page.go("#/post/new");
        page.wait_for("[data-act=choose-event]");
        let choose = |id: &str| {
            page.session().run(
                "const select = document.querySelector('[name=event]');
                 select.value = arguments[0]; select.dispatchEvent(new Event('change', { bubbles: true }));",
                &[json!(id)],
            );
        };
        page.tap("[data-act=choose-event]");
        page.wait("document.activeElement.matches('[name=event]')");
        choose("1");
        page.tap("[data-fold=opening] summary");
        page.fill("[name=moves]", "1. e4 e5 2. Ke3");
        page.tap("[data-act=save-game]");
        page.wait("document.activeElement.matches('[name=moves]')");
    });
}

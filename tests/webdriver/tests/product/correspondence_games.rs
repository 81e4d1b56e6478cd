//! The list of correspondence games, and entering one.

use serde_json::json;
use zeitnot_core::correspondence::rank::{ListQuery, list};
use zeitnot_core::correspondence::{GameStanding, Utc};
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::seed::Seed;
use zeitnot_webdriver::stage::Stage;

use crate::files::{SAVED, saved};

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

#[test]
fn a_thousand_games_stand_in_the_order_of_their_clocks_on_a_phone() {
    Stage::still().on(Device::PHONE).run(|page| {
        let lines = open(page, 1_000).lines();
        let listed = list(&lines, &[], &ListQuery::default(), now(page));
        let unfinished = listed.totals.all() - listed.totals.of(GameStanding::Finished);
        let rows = listed.rows[..unfinished].iter();
        let ids: Vec<String> = rows.map(|place| lines[*place].id.clone()).collect();
        assert_eq!(shown(page), ids);
    });
}

#[test]
fn the_deadlines_of_all_games_are_a_file_for_a_calendar() {
    Stage::still().on(Device::DESKTOP).run(|page| {
        page.inject(SAVED);
        let lines = open(page, 12).lines();
        let now = now(page);
        page.tap("[data-act=ahead]");
        let file = saved(page, || page.tap("[data-act=calendar]"));
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
fn on_a_small_phone_the_tools_open_below_and_an_error_has_the_focus() {
    Stage::still().on(Device::SMALL_PHONE).run(|page| {
        open(page, 1);
        // Those without room in the header.
        let seen = "document.querySelector('header [data-act=absence]').checkVisibility()";
        assert_eq!(page.value(seen), json!(false));
        page.tap("[data-act=more]");
        page.tap("header [data-act=absence]");
        page.wait("location.hash === '#/post/absence'");
        page.go("#/post/new");
        page.wait_for("[data-act=choose-event]");
        page.tap("[data-act=choose-event]");
        page.wait("document.activeElement.matches('[name=event]')");
        page.session().run(
            "const select = document.querySelector('[name=event]');
             select.value = '1'; select.dispatchEvent(new Event('change', { bubbles: true }));",
            &[],
        );
        page.tap("[data-fold=opening] summary");
        page.fill("[name=moves]", "1. e4 e5 2. Ke3");
        page.tap("[data-act=save-game]");
        page.wait("document.activeElement.matches('[name=moves]')");
        page.tap("label:has([name=how][value='1'])");
        page.wait_for("[name=clock-white]");
        let fits = "document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(page.value(fits), json!(true));
    });
}

//! The list of correspondence games, and entering one.

use serde_json::json;
use zeitnot::correspondence::rank::{ListQuery, Standings, list};
use zeitnot::correspondence::{GameStanding, Seconds, Summary, Utc};
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::seed::Seed;
use zeitnot_webdriver::stage::Stage;

const DOWN: char = '\u{e015}';
const PAGE_DOWN: char = '\u{e00f}';
const HOME: char = '\u{e011}';
const END: char = '\u{e010}';

/// The second that it is in the page.
#[track_caller]
fn now(page: &Page) -> Utc {
    let ms = page.value("window.Date.now()").as_i64();
    Utc::new(ms.expect("a time").div_euclid(1_000))
}

/// Opens the list with so many games.
#[track_caller]
fn open(page: &Page, games: usize) -> Seed {
    // The clock of the tests begins with the first page of the site.
    page.leave();
    let seed = Seed::of(games, now(page));
    seed.keep(page);
    page.open("#/post");
    page.wait_for(".correspondence-row");
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

/// The ids of the games as the rules rank them.
fn ranked(page: &Page, lines: &[Summary], asked: &ListQuery) -> Vec<String> {
    let rows = list(lines, &[], asked, now(page)).rows;
    rows.iter().map(|place| lines[*place].id.clone()).collect()
}

#[track_caller]
fn choose(page: &Page, standing: &str) {
    page.tap(&format!(
        ".correspondence-standings label:has([value={standing}])"
    ));
}

#[test]
fn without_games_the_page_teaches_and_offers_what_there_is_to_do() {
    Stage::still().on(Device::SMALL_PHONE).run(|page| {
        page.open("#/post");
        page.wait_for("[data-act=make-event]");
        for act in ["enter-game", "events", "absence", "backup"] {
            assert!(page.has(&format!("[data-act={act}]")), "{act}");
        }
        page.tap("[data-act=enter-game]");
        page.wait("location.hash === '#/post/new'");
        page.wait_for("[data-act=make-event]");
    });
}

#[test]
fn thirty_games_stand_with_my_least_time_first_and_the_next_game_is_a_tap_away() {
    Stage::still().on(Device::DESKTOP).run(|page| {
        let lines = open(page, 30).lines();
        let now = now(page);
        let expected = ranked(page, &lines, &ListQuery::default());
        let seen = shown(page);
        assert_eq!(seen[..], expected[..seen.len()]);
        let standing = |standing| {
            let stands = lines.iter().map(|line| Standings::of(line, now).standing);
            stands.filter(|found| *found == standing).count()
        };
        for (name, count) in [
            ("mine", standing(GameStanding::Mine)),
            ("theirs", standing(GameStanding::Theirs)),
            ("finished", standing(GameStanding::Finished)),
            ("all", 30),
        ] {
            assert_eq!(
                page.text(&format!("[data-total={name}]")),
                count.to_string()
            );
        }
        let href = page.value("document.querySelector('[data-act=next-game]').hash");
        assert_eq!(href, json!(format!("#/post/game/{}", expected[0])));
        let first = lines.iter().find(|line| line.id == expected[0]).unwrap();
        let left = first.state.falls().unwrap().since(now);
        assert_eq!(page.text(".correspondence-row .left"), format!("in {left}"));
        assert!(page.text(".correspondence-row .turn").contains("Your turn"));
        // A second later a second less is left.
        page.advance(1_000);
        let left = left - Seconds::new(1);
        page.wait(&format!(
            "document.querySelector('.correspondence-row .left').innerText.replaceAll('\\u00a0', ' ') === 'in {left}'"
        ));
    });
}

#[test]
fn the_figures_of_a_bar_are_told_to_who_cannot_see_it_and_shown_on_demand() {
    Stage::still().on(Device::PHONE).run(|page| {
        let lines = open(page, 8).lines();
        let now = now(page);
        let id = &shown(page)[0];
        let line = lines.iter().find(|line| line.id == *id).unwrap();
        let state = line.state.advanced(now);
        let account = state.account(line.mine.unwrap());
        let words = format!(
            "Clock {}, increment 5 d, bank {}",
            account.clock, account.bank
        );
        let label = page.value("document.querySelector('.correspondence-row .blocks').ariaLabel");
        let label = label.as_str().unwrap_or_default();
        assert_eq!(label.replace('\u{a0}', " "), words);
        assert!(!page.has(".correspondence-row .figures"));
        page.tap(".correspondence-row [data-act=figures]");
        page.wait_for(".correspondence-row .figures");
        assert_eq!(page.text(".correspondence-row .figures"), words);
        page.tap(".correspondence-row [data-act=figures]");
        page.wait("document.activeElement.blur() || true");
        page.wait_gone(".correspondence-row .figures");
    });
}

#[test]
fn games_are_found_by_turn_event_player_and_move() {
    Stage::still().on(Device::DESKTOP).run(|page| {
        let lines = open(page, 20).lines();
        let ask = |change: &dyn Fn(&mut ListQuery)| {
            let mut asked = ListQuery::default();
            change(&mut asked);
            ranked(page, &lines, &asked)
        };
        choose(page, "theirs");
        let theirs = ask(&|asked| asked.standing = Some(GameStanding::Theirs));
        page.wait(&format!(
            "document.querySelectorAll('.correspondence-row').length === {}",
            theirs.len()
        ));
        assert_eq!(shown(page), theirs);
        choose(page, "all");
        page.fill("[name=search]", "opponent 17");
        page.wait("document.querySelectorAll('.correspondence-row').length === 1");
        assert_eq!(shown(page), ["1017"]);
        page.fill("[name=search]", "nobody");
        page.wait_for("[data-act=show-all]");
        assert_eq!(shown(page), Vec::<String>::new());
        page.tap("[data-act=show-all]");
        page.wait_for(".correspondence-row");
        page.session().run(
            "const select = document.querySelector('[name=event]');
             select.value = '2'; select.dispatchEvent(new Event('change', { bubbles: true }));",
            &[],
        );
        let event = ask(&|asked| asked.event = Some("2".into()));
        page.wait(&format!(
            "document.querySelectorAll('.correspondence-row').length === {}",
            event.len()
        ));
        assert_eq!(shown(page), event);
        // Whoever comes back finds the list as they left it.
        page.go("#/post/events");
        page.wait_gone(".correspondence-row");
        page.go("#/post");
        page.wait_for(".correspondence-row");
        assert_eq!(shown(page), event);
    });
}

#[test]
fn of_two_thousand_games_only_those_near_the_window_are_in_the_page_and_all_can_be_reached() {
    Stage::still().on(Device::PHONE).run(|page| {
        let lines = open(page, 2_000).lines();
        let expected = ranked(page, &lines, &ListQuery::default());
        page.wait("document.querySelectorAll('.correspondence-row').length > 5");
        let few = "document.querySelectorAll('.correspondence-row').length < 40";
        assert_eq!(page.value(few), json!(true));
        assert_eq!(
            page.value("document.querySelector('.correspondence-row').ariaSetSize"),
            json!("2000")
        );
        // In the page they are in the order of the list, wherever it is.
        for part in ["0.5", "0.51", "0.2", "1", "0"] {
            page.value(&format!(
                "(scrollTo(0, {part} * document.documentElement.scrollHeight), true)"
            ));
            let in_view = "[...document.querySelectorAll('.correspondence-row')].some((row) => {
                const { top, bottom } = row.getBoundingClientRect();
                return top < innerHeight / 2 && bottom > innerHeight / 2 || scrollY === 0; })";
            page.wait(in_view);
            assert_eq!(page.value(few), json!(true));
            // Read in one go: the list is drawn again as the window moves.
            let rows = "[...document.querySelectorAll('.correspondence-row')]
                .map((row) => [+row.ariaPosInSet, row.dataset.game])";
            let rows: Vec<(usize, String)> = serde_json::from_value(page.value(rows)).unwrap();
            for (place, id) in &rows {
                assert_eq!(*id, expected[place - 1]);
            }
            assert!(rows.is_sorted_by(|a, b| a.0 < b.0), "{rows:?}");
        }
        // With the keyboard, from the first to the last.
        // The first rows have come when the list was drawn again.
        page.wait("document.querySelector('.correspondence-row').ariaPosInSet === '1'");
        page.value("document.querySelector('.correspondence-row .open').focus()");
        let at = |page: &Page, place: usize| {
            page.wait(&format!(
                "document.activeElement.closest('.correspondence-row')?.ariaPosInSet === '{place}'"
            ));
        };
        at(page, 1);
        page.key(DOWN);
        at(page, 2);
        page.key(END);
        at(page, 2_000);
        page.key(HOME);
        at(page, 1);
        page.key(PAGE_DOWN);
        page.wait("+document.activeElement.closest('.correspondence-row')?.ariaPosInSet > 2");
    });
}

#[test]
fn a_clock_that_falls_while_one_looks_ends_its_game() {
    Stage::still().on(Device::TABLET).run(|page| {
        let lines = open(page, 12).lines();
        let now = now(page);
        let listed = list(&lines, &[], &ListQuery::default(), now);
        let (place, falls) = listed.next.unwrap();
        let id = &lines[place].id;
        assert_eq!(shown(page)[0], *id);
        page.sleep((falls.since(now).get() - 2) * 1_000);
        page.advance(3_000);
        page.wait(&format!(
            "document.querySelector('.correspondence-row').dataset.game !== '{id}'"
        ));
        choose(page, "finished");
        page.wait(&format!(
            "document.querySelector('[data-game=\"{id}\"]')?.dataset.standing === 'lost'"
        ));
        assert!(
            page.text(&format!("[data-game='{id}'] .turn"))
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
        // Everything at once, each beside its field.
        page.wait("document.querySelector('#field-moves-note').innerText.includes('1')");
        assert!(
            page.text("#field-moves-note").contains("Ke3"),
            "{}",
            page.text("#field-moves-note")
        );
        assert!(page.text("#field-clock-black-note").contains("50 days"));
        assert!(page.text("#field-bank-black-note").contains("server"));
        page.fill("[name=moves]", "1. e4 e5 2. Nf3");
        page.fill("[name=clock-black]", "12 d 03:00:00");
        page.fill("[name=bank-black]", "0");
        page.tap("[data-act=save-game]");
        page.wait("location.hash.startsWith('#/post/game/')");
        let id = page.value("location.hash.split('/')[3]");
        page.go("#/post");
        page.wait("document.querySelectorAll('.correspondence-row').length === 2");
        let row = format!("[data-game='{}']", id.as_str().unwrap());
        assert_eq!(page.text(&format!("{row} strong")), "Morphy, Paul");
        assert_eq!(page.text(&format!("{row} .left")), "in 12 d 03:00:00");
        assert_eq!(page.text(&format!("{row} .move")), "2. Nf3");
        assert!(page.text(&format!("{row} .due")).starts_with("Move by"));
    });
}

#[test]
fn several_games_of_a_text_are_entered_all_at_once_or_one_after_the_other() {
    let text = "[White \"Me\"]\n[Black \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n[Black \"Me\"]\n\n\
                1. d4 d5 1-0\n\n[White \"C\"]\n[Black \"Me\"]\n\n1. c4 *\n";
    Stage::still().on(Device::DESKTOP).run(|page| {
        open(page, 1);
        let paste = || {
            page.go("#/post/new?event=1");
            page.wait_for("[data-act=save-game]");
            page.tap("label:has([name=how][value='1'])");
            page.session().run(
                "const area = document.querySelector('[name=moves]'); area.value = arguments[0];
                 area.dispatchEvent(new Event('input', { bubbles: true }));",
                &[json!(text)],
            );
            page.wait_for("[data-act=enter-all]");
            page.fill("[name=me]", "me");
        };
        paste();
        page.tap("[data-act=enter-all]");
        page.wait("document.querySelectorAll('.correspondence-row').length === 3");
        let who = page.value("[...document.querySelectorAll('.correspondence-row strong')].map((name) => name.innerText).sort()");
        assert_eq!(who, json!(["A", "C", "Opponent 1"]));
        paste();
        page.tap("[data-act=one-by-one]");
        page.wait_for(".correspondence-queue");
        assert_eq!(page.text(".correspondence-queue"), "Game 1 of 2");
        for side in ["white", "black"] {
            page.fill(&format!("[name=clock-{side}]"), "9 d");
            page.fill(&format!("[name=bank-{side}]"), "1 d");
        }
        page.tap("[data-act=save-game]");
        page.wait("document.querySelector('.correspondence-queue')?.innerText === 'Game 2 of 2'");
        assert_eq!(page.value("document.querySelector('[name=name-white]').value"), json!("C"));
        assert_eq!(page.value("document.querySelector('[name=mine][value=\"1\"]').checked"), json!(true));
        page.tap("[data-act=skip]");
        page.wait("document.querySelectorAll('.correspondence-row').length === 4");
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
        let mut held = 0;
        for line in lines.iter().filter(|line| line.is_my_turn(now)) {
            let state = line.state.advanced(now);
            held += 1 + usize::from(state.account(state.turn).bank.is_positive());
        }
        assert!(held > 0);
        let entries = file.matches("BEGIN:VEVENT").count();
        let cancelled = file.matches("STATUS:CANCELLED").count();
        assert_eq!((entries, entries - cancelled), (24, held));
        let said = page.text("[data-saved]");
        assert!(said.starts_with(&format!("{held} deadline")), "{said}");
    });
}

#[test]
fn who_sends_a_form_in_which_something_is_wrong_is_taken_there() {
    Stage::still().on(Device::SMALL_PHONE).run(|page| {
        open(page, 1);
        page.go("#/post/new");
        page.wait_for("[data-act=save-game]");
        let choose = |id: &str| {
            page.session().run(
                "const select = document.querySelector('[name=event]');
                 select.value = arguments[0]; select.dispatchEvent(new Event('change', { bubbles: true }));",
                &[json!(id)],
            );
        };
        choose("");
        page.tap("[data-act=save-game]");
        page.wait("document.activeElement.matches('[name=event]')");
        choose("1");
        page.tap(".correspondence-position summary");
        page.fill("[name=moves]", "1. e4 e5 2. Ke3");
        page.tap("[data-act=save-game]");
        page.wait("document.activeElement.matches('[name=moves]')");
    });
}

//! The list of correspondence games: its groups, its rows, the strip of the month, and the search.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::Color;
use zeitnot::correspondence::{CorrespondenceGame, EventDraft, Refill};
use zeitnot::storage::correspondence::CorrespondenceRepository;

use crate::own_games::{compared, game, not_compared, open, refilled_by_hand};
use crate::page::{Page, versioned};
use crate::still::StillTime;
use zeitnot_fixtures::correspondence::event_of;

/// A game that began `began` days ago, in which White has been to move for `waited` days.
fn my_move(id: &str, opponent: &str, began: i64, waited: i64) -> CorrespondenceGame {
    let moves = [("e4", 1), ("c5", began - waited - 1)];
    game(id, Color::White, opponent, began, &moves)
}

/// In three games the user's clock has a day, ten days, and 35 days left; in one the opponent's has
/// 20 days; in the last one the user's flag has fallen.
fn games() -> (EventDraft, Vec<CorrespondenceGame>) {
    (
        refilled_by_hand(60),
        vec![
            my_move("1", "Novak, Jan", 60, 49),
            my_move("2", "Almeida", 60, 40),
            my_move("3", "Okafor", 60, 15),
            game("4", Color::White, "Moreau", 60, &[("d4", 30)]),
            game("5", Color::White, "Petrov", 60, &[]),
        ],
    )
}

async fn open_list() -> (StillTime, Page) {
    let (time, page) = open(games).await;
    page.go("/post").await;
    page.wait_for(".correspondence-row").await;
    (time, page)
}

fn shown(page: &Page, group: &str) -> Vec<String> {
    let rows = format!("[data-group={group}] .correspondence-row strong");
    (0..page.count(&rows))
        .map(|place| page.text_at(&rows, place))
        .collect()
}

#[wasm_bindgen_test]
async fn without_games_the_page_teaches_and_offers_one_thing_to_do() {
    let page = Page::open().await;
    page.go("/post").await;
    page.wait_for("main [data-act=enter-game]").await;
    let taught = page.text("main .empty");
    assert!(taught.contains("Triple Block") && taught.contains("ICCF"));
    assert_eq!(page.count("main .taught-block .blocks"), 3);
    assert_eq!(page.count("main .button.main"), 1);
    for act in ["events", "backup"] {
        page.get(&format!("header [data-act={act}][aria-label]"));
    }
    for act in ["search", "ahead", "absence"] {
        assert!(page.find(&format!("[data-act={act}]")).is_none());
    }
    page.close().await;
}

const EXAMPLE: &str = ".correspondence-example";

#[wasm_bindgen_test]
async fn an_empty_list_shows_three_games_that_are_named_as_an_example() {
    let page = Page::open().await;
    page.go("/post").await;
    page.wait_for(EXAMPLE).await;
    let label = page.get(EXAMPLE).get_attribute("aria-label");
    assert_eq!(label.as_deref(), Some("Example season"));
    let rows = [EXAMPLE, " .correspondence-row"].concat();
    assert_eq!(page.count(&rows), 3);
    for place in 0..3 {
        let row = page.text_at(&rows, place);
        assert!(row.contains("Example") && row.contains("Cup"), "{row}");
    }
    let left = |place| page.text_at(&[&rows, " .left"].concat(), place);
    assert!(left(0).starts_with("3 d"), "{}", left(0));
    let standings = ["mine", "mine", "theirs"];
    for (place, standing) in standings.into_iter().enumerate() {
        let nth = place + 1;
        page.get(&format!(
            "{rows}:nth-child({nth})[data-standing={standing}]"
        ));
    }
    // They lead nowhere, and are kept nowhere.
    assert_eq!(page.count(&[EXAMPLE, " a"].concat()), 0);
    assert!(page.find("header [data-act=search]").is_none());
    let kept = versioned();
    let kept = CorrespondenceRepository(&kept).list();
    assert_eq!((kept.games.len(), kept.events.len()), (0, 0));
    page.go("/").await;
    page.wait_for(".home-none").await;
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_example_is_hidden_by_one_touch_for_good() {
    let page = Page::open().await;
    page.go("/post").await;
    page.wait_for(EXAMPLE).await;
    page.click("[data-act=hide-example]").await;
    assert!(page.find(EXAMPLE).is_none());
    page.wait_for("[data-act=enter-game]:focus").await;
    page.left();
    let page = page.reload().await;
    page.go("/post").await;
    page.wait_for("main [data-act=enter-game]").await;
    assert!(page.find(EXAMPLE).is_none());
    page.close().await;
}

#[wasm_bindgen_test]
async fn there_is_no_example_beside_a_game() {
    let (_time, page) = open_list().await;
    assert!(page.find(EXAMPLE).is_none());
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_related_pages_of_the_list_are_named_icons_in_the_header() {
    let (_time, page) = open_list().await;
    let label = |act: &str| {
        let icon = page.get(&format!("header [data-act={act}]"));
        icon.get_attribute("aria-label").unwrap()
    };
    assert_eq!(label("ahead"), "Looking ahead");
    assert_eq!(label("absence"), "Absence");
    assert_eq!(label("events"), "Events");
    assert_eq!(label("backup"), "Backup");
    assert_eq!(page.count("main .links"), 0);
    page.close().await;
}

/// Two games of mine to move, never compared: in the first, the clock has not run out only if the
/// bank refilled it by itself.
fn in_doubt() -> (EventDraft, Vec<CorrespondenceGame>) {
    let event = EventDraft {
        refill: Refill::Automatic,
        ..refilled_by_hand(60)
    };
    let slow = [("e4", 1), ("c5", 1), ("Nf3", 45), ("d6", 1)];
    let games = vec![
        game("1", Color::White, "Petrov", 60, &slow),
        my_move("2", "Almeida", 60, 15),
    ];
    (event, games)
}

#[wasm_bindgen_test]
async fn a_row_whose_date_has_passed_says_to_check_with_the_server() {
    let (_time, page) = open(in_doubt).await;
    page.go("/post").await;
    page.wait_for(".correspondence-row").await;
    assert_eq!(shown(&page, "mine"), ["Petrov", "Almeida"]);
    assert_eq!(page.text("[data-game='1'] .left"), "");
    assert_eq!(page.text("[data-game='1'] .due"), "Check with the server");
    assert_eq!(page.text("[data-game='2'] .left"), "35 d");
    let check = "Check Petrov first: if the server does not refill by itself, \
                 your clock has run out.";
    assert_eq!(page.text("[data-act=check-first]"), check);
    // Home says the same.
    page.go("/").await;
    page.wait_for(".home-game").await;
    let first = page.text(".home-game");
    assert!(first.contains("Petrov") && first.contains("Check with the server"));
    page.close().await;
}

#[wasm_bindgen_test]
async fn games_stand_by_whose_move_it_is_and_by_the_clock_that_runs() {
    let (_time, page) = open_list().await;
    assert_eq!(shown(&page, "mine"), ["Novak", "Almeida", "Okafor"]);
    assert_eq!(shown(&page, "theirs"), ["Moreau"]);
    assert_eq!(page.text("[data-group=mine] h2 .num"), "3");
    assert_eq!(page.text("[data-game='2'] .move"), "1\u{2026} c5");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_row_says_the_time_left_without_seconds_until_the_last_day() {
    let (time, page) = open_list().await;
    let left = |id: &str| page.text(&format!("[data-game='{id}'] .left"));
    assert_eq!(left("1"), "1 d");
    assert_eq!(left("2"), "10 d");
    time.advance(1_000).await;
    assert_eq!(left("1"), "23:59:59");
    assert_eq!(left("2"), "9 d 23:59");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_row_warns_of_low_time_in_words_below_two_days() {
    let (_time, page) = open_list().await;
    let warning = |id: &str| page.text(&format!("[data-game='{id}'] .warning"));
    assert_eq!(warning("1"), "Low time · refill");
    assert_eq!(warning("2"), "");
    page.close().await;
}

#[wasm_bindgen_test]
async fn an_open_list_shows_when_a_clock_gets_low_or_falls() {
    let (time, page) = open_list().await;
    assert_eq!(page.text("[data-game='2'] .warning"), "");
    time.sleep(9 * 86_400_000);
    time.advance(1_000).await;
    assert_eq!(shown(&page, "mine"), ["Almeida", "Okafor"]);
    assert_eq!(page.text("[data-game='2'] .warning"), "Low time · refill");
    assert_eq!(page.text("[data-act=finished]"), "Finished games, 2");
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_strip_of_the_month_marks_the_clocks_that_fall_in_it() {
    let (_time, page) = open_list().await;
    assert_eq!(page.count(".month li"), 30);
    let named = |selector: &str| -> Vec<String> {
        (0..page.count(selector))
            .map(|place| page.text_at(selector, place))
            .collect()
    };
    assert_eq!(named(".month i.low b"), ["Novak"]);
    assert_eq!(named(".month i:not(.low, .theirs) b"), ["Almeida"]);
    assert_eq!(page.count(".month i.theirs"), 1);
    assert_eq!(page.text(".month-later"), "+ 1 later");
    page.close().await;
}

#[wasm_bindgen_test]
async fn games_that_are_over_are_shown_when_they_are_asked_for() {
    let (_time, page) = open_list().await;
    assert_eq!(shown(&page, "finished"), [""; 0]);
    assert_eq!(page.text("[data-act=finished]"), "Finished games, 1");
    page.click("[data-act=finished]").await;
    assert_eq!(shown(&page, "finished"), ["Petrov"]);
    assert_eq!(page.text("[data-game='5'] .warning"), "Lost on time");
    // The next visit finds the list as it was left.
    page.click("[data-act=finished]").await;
    assert_eq!(shown(&page, "finished"), [""; 0]);
    page.close().await;
}

#[wasm_bindgen_test]
async fn games_are_found_and_the_list_stays_as_it_was_left() {
    let (_time, page) = open_list().await;
    page.click("[data-act=search]").await;
    page.write("[name=search]", "petr").await;
    assert_eq!(page.count(".correspondence-row"), 1);
    assert_eq!(shown(&page, "finished"), ["Petrov"]);
    page.write("[name=search]", "nobody").await;
    assert_eq!(page.count(".correspondence-row"), 0);
    page.click("[data-act=show-all]").await;
    assert_eq!(page.count(".correspondence-row"), 4);
    page.write("[name=search]", "c5").await;
    assert_eq!(page.count(".correspondence-row"), 3);
    page.go("/settings").await;
    page.wait_for("[data-act=backup]").await;
    page.go("/post").await;
    page.wait_for(".correspondence-row").await;
    assert_eq!(page.value("[name=search]"), "c5");
    assert_eq!(page.count(".correspondence-row"), 3);
    page.click("[data-act=search]").await;
    assert_eq!(page.count(".correspondence-row"), 4);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_row_of_unknown_time_says_that_the_game_is_not_yet_compared() {
    let (_time, page) = open(|| {
        let games = vec![
            my_move("1", "Novak, Jan", 60, 49),
            not_compared("2", Color::White, "Almeida"),
            my_move("3", "Okafor", 60, 15),
            compared(not_compared("4", Color::White, "Petrov"), 9),
            not_compared("5", Color::Black, "Moreau"),
        ];
        (refilled_by_hand(60), games)
    })
    .await;
    page.go("/post").await;
    page.wait_for(".correspondence-row").await;
    // Behind a clock that is short, and before those with enough.
    let mine = ["Novak", "Almeida", "Petrov", "Okafor"];
    assert_eq!(shown(&page, "mine"), mine);
    assert_eq!(shown(&page, "theirs"), ["Moreau"]);
    for id in ["2", "5"] {
        let part = |part: &str| page.text(&format!("[data-game='{id}'] {part}"));
        assert_eq!(part(".left"), "");
        assert_eq!(part(".due"), "Time not known");
        assert_eq!(part(".warning"), "");
    }
    assert_eq!(page.text("[data-game='4'] .left"), "8 d");
    page.close().await;
}

#[wasm_bindgen_test]
async fn where_the_earlier_date_has_passed_every_page_says_check_with_the_server() {
    let (_time, page) = open(|| {
        let event = EventDraft {
            refill: Refill::Automatic,
            ..refilled_by_hand(67)
        };
        // White's clock shows 50 days since the second move, or 25 if the bank does not refill it.
        let game = game("1", Color::White, "Bo", 67, &[("e4", 30), ("e5", 9)]);
        (event, vec![game])
    })
    .await;
    page.go("/post").await;
    page.wait_for(".correspondence-row").await;
    let part = |part: &str| page.text(&format!("[data-game='1'] {part}"));
    assert_eq!(
        (part(".left"), part(".due")),
        (String::new(), "Check with the server".into())
    );
    assert!(
        page.text("[data-act=check-first]")
            .starts_with("Check Bo first")
    );
    page.go("/").await;
    page.wait_for(".home-game").await;
    assert_eq!(page.text(".home-left"), "");
    assert_eq!(
        page.text(".home-ledger .home-hint:last-child"),
        "Check with the server"
    );
    page.go("/post/ahead").await;
    page.wait_for(".ahead-due").await;
    assert!(page.text(".ahead-due").contains("check with the server"));
    page.go("/post/game/1").await;
    page.wait_for("[data-deadline=cautious]").await;
    assert!(
        page.text("[data-deadline=cautious]")
            .contains("Check with the server")
    );
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_surname_stands_alone_unless_two_opponents_have_it() {
    let (_time, page) = open(|| {
        let games = vec![
            my_move("1", "Novak, Jan", 60, 49),
            my_move("2", "Almeida, Rui", 60, 40),
            my_move("3", "Novak, Eva", 60, 15),
        ];
        (refilled_by_hand(60), games)
    })
    .await;
    page.go("/post").await;
    page.wait_for(".correspondence-row").await;
    let mine = ["Novak, Jan", "Almeida", "Novak, Eva"];
    assert_eq!(shown(&page, "mine"), mine);
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_bar_of_a_row_has_the_clock_that_its_figure_has() {
    let (_time, page) = open(|| {
        let event = EventDraft {
            refill: Refill::Automatic,
            ..refilled_by_hand(60)
        };
        // White's clock shows 29 days, or four if the bank did not refill it.
        let game = game("1", Color::White, "Bo", 60, &[("e4", 30), ("e5", 9)]);
        (event, vec![game])
    })
    .await;
    page.go("/post").await;
    page.wait_for(".correspondence-row").await;
    let bar = page.get("[data-game='1'] .blocks");
    let said = bar.get_attribute("aria-label").unwrap();
    let clock = said.split(',').next().unwrap().replace('\u{a0}', " ");
    // The bank of the same case: it has what it would have given.
    assert!(said.replace('\u{a0}', " ").ends_with("bank 50 d"), "{said}");
    // The page of the game shows the 29 days.
    assert_eq!(page.text("[data-game='1'] .left"), "at worst 4 d");
    assert_eq!(clock, "Clock 4 d");
    let warning = page.text("[data-game='1'] .warning");
    assert_eq!(warning, "To be safe, move by");
    // So it is in the games of the event.
    page.go("/post/event/1").await;
    page.wait_for(".event-games-part [data-game]").await;
    assert_eq!(page.text(".event-games-part .left"), "at worst 4 d");
    let warning = page.text(".event-games-part .by .warning");
    assert_eq!(warning, "To be safe, move by");
    // Beside the board the figures of that case are the large ones, and those of the ledger the other.
    page.go("/post/game/1").await;
    page.wait_for("[data-best]").await;
    let account = |part: &str| page.text(&["[data-account=white] ", part].concat());
    assert!(account("[data-clock]").starts_with("at worst 4 d"));
    let bank = account("[data-bank]");
    assert_eq!(bank, "if the server does not refill: bank 50 d");
    assert!(account("[data-best]").starts_with("if it refills: clock 29 d"));
    // So are those that a move would leave.
    page.write("[name=move]", "Nf3").await;
    page.wait_for("[data-effect] [data-worst]").await;
    let effect = page.text("[data-effect]");
    assert!(page.text("[data-effect] [data-worst]").starts_with("9 d"));
    assert!(effect.contains("if it refills: 50 d = 29 d"), "{effect}");
    page.click("[data-act=take-back]").await;
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_names_of_two_days_in_a_row_begin_at_their_own_stems() {
    let (_time, page) = open(|| {
        let games = vec![
            my_move("1", "Almeida", 60, 41),
            my_move("2", "Novak, Jan", 60, 40),
            my_move("3", "Okafor", 60, 30),
        ];
        (refilled_by_hand(60), games)
    })
    .await;
    page.go("/post").await;
    page.wait_for(".month i").await;
    let names = page.all(".month i").into_iter().map(|stem| {
        let name = stem.query_selector("b").unwrap().unwrap();
        (
            name.text_content().unwrap(),
            stem.get_attribute("data-wide").unwrap(),
        )
    });
    // The first is over the second, whose stem must not go through it; alone a name is centred.
    let expected = [("Almeida", "1"), ("Novak", "over"), ("Okafor", "over")];
    let expected = expected.map(|(name, place)| (name.to_owned(), place.to_owned()));
    assert_eq!(names.collect::<Vec<_>>(), expected);
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_games_of_an_event_are_in_the_order_of_the_list() {
    let (_time, page) = open(|| {
        let theirs = game("1", Color::White, "Moreau", 60, &[("d4", 30)]);
        let games = vec![
            theirs,
            my_move("2", "Okafor", 60, 15),
            my_move("3", "Novak", 60, 49),
        ];
        (refilled_by_hand(60), games)
    })
    .await;
    page.go("/post/event/1").await;
    page.wait_for(".event-games-part [data-game]").await;
    let rows = ".event-games-part .correspondence-row strong";
    let names = [0, 1, 2].map(|place| page.text_at(rows, place));
    assert_eq!(names, ["Novak", "Okafor", "Moreau"]);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_list_and_its_games_write_the_hours_alike() {
    let (_time, page) = open_list().await;
    let is_of_twelve = |text: &str| text.contains("AM") || text.contains("PM");
    let listed = page.text("[data-game='3'] .due");
    page.go("/post/game/3").await;
    page.wait_for("[data-deadline=falls] .num").await;
    let due = page.text("[data-deadline=falls] .num");
    let made = page.text("[data-place='1']");
    page.go("/post/event/1").await;
    page.wait_for(".event-games-part [data-game='3']").await;
    let of_event = page.text(".event-games-part [data-game='3'] .due");
    for text in [due, made, of_event] {
        assert_eq!(
            is_of_twelve(&text),
            is_of_twelve(&listed),
            "{text}, {listed}"
        );
    }
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_games_of_an_event_have_the_rows_of_the_list() {
    let (_time, page) = open_list().await;
    let part = |part: &str| page.text(&["[data-game='2'] ", part].concat());
    let parts = [".left", ".due", ".move"];
    let listed = parts.map(part);
    assert_eq!(part(".who > small"), "Cup");
    page.go("/post/event/1").await;
    page.wait_for(".event-games-part [data-game='2'] .blocks")
        .await;
    assert_eq!(parts.map(part), listed);
    // Its name is above; whose turn it is, the groups of the list say.
    assert_eq!(part(".who > small"), "Your move");
    page.close().await;
}

#[wasm_bindgen_test]
async fn an_event_says_by_when_the_next_move_in_it_is_due() {
    let (_time, page) = open_list().await;
    let first = page.text("[data-group=mine] .due");
    page.go("/post/events").await;
    page.wait_for("[data-event]").await;
    assert_eq!(
        page.text("[data-event] .event-next"),
        ["Your next move by ", &first].concat()
    );
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_square_beside_an_opponents_name_has_the_opponents_colour() {
    let (_time, page) = open_list().await;
    page.get("[data-game='4'] .man[data-side=black]");
    page.go("/post/absence").await;
    page.wait_for("[data-game='3'] .man[data-side=black]").await;
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_event_of_the_next_move_comes_first_among_the_events() {
    let (_time, page) = open(|| {
        let theirs = game("4", Color::White, "Moreau", 60, &[("d4", 30)]);
        // An event that ends later, in which it is the owner's move.
        let mut mine = game("5", Color::White, "Bo", 20, &[("e4", 10), ("e5", 5)]);
        mine.event = "2".into();
        let later = event_of("2", refilled_by_hand(20));
        let versioned = versioned();
        let repository = CorrespondenceRepository(&versioned);
        repository.save_event(&later).unwrap();
        repository.save(&mine, &later.event).unwrap();
        (refilled_by_hand(60), vec![theirs])
    })
    .await;
    page.go("/post/events").await;
    page.wait_for("[data-event='2']").await;
    page.get("li:has([data-event='2']) ~ li [data-event='1']");
    page.close().await;
}

#[wasm_bindgen_test]
async fn an_event_in_which_nothing_is_to_do_has_no_next_move() {
    let (_time, page) = open(|| {
        let theirs = game("4", Color::White, "Moreau", 60, &[("d4", 30)]);
        (refilled_by_hand(60), vec![theirs])
    })
    .await;
    page.go("/post/events").await;
    page.wait_for("[data-event]").await;
    assert_eq!(page.text("[data-event] .event-next"), "");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_time_at_worst_is_explained_once_under_the_first_heading() {
    let (_time, page) = open(|| {
        let event = EventDraft {
            refill: Refill::Automatic,
            ..refilled_by_hand(50)
        };
        let slow = [("e4", 1), ("c5", 1), ("Nf3", 45), ("d6", 1)];
        (event, vec![game("1", Color::White, "Petrov", 50, &slow)])
    })
    .await;
    page.go("/post").await;
    page.wait_for(".correspondence-row .worst").await;
    let said = page.text("[data-group=mine] > [data-said=at-worst]");
    assert!(
        said.contains("at worst") && said.contains("compared"),
        "{said}"
    );
    page.close().await;
    let (_time, page) = open_list().await;
    assert!(page.find("[data-said=at-worst]").is_none());
    page.close().await;
}

//! Looking ahead: one game, and all games.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::Color;
use zeitnot::correspondence::{EventDraft, Refill};

use crate::own_games::{compared, game, kept, not_compared, open, refilled_by_hand};
use crate::page::Page;
use crate::still::StillTime;

const DAY: i64 = 86_400;

/// Opens the page of White's game of these moves, which began forty days ago.
async fn look_ahead(moves: &[(&str, i64)]) -> (StillTime, Page) {
    let (time, page) = open(|| {
        let game = game("7", Color::White, "Bo", 40, moves);
        (refilled_by_hand(40), vec![game])
    })
    .await;
    page.go("/post/game/7/ahead").await;
    page.wait_for("[name=time]").await;
    (time, page)
}

/// Moves the slider this many days from its beginning.
async fn slide(page: &Page, days: i64) {
    page.write("[name=time]", &(days * DAY).to_string()).await;
}

fn figure(page: &Page, side: &str, name: &str) -> String {
    page.text(&format!("[data-side={side}] [data-figure={name}]"))
}

#[wasm_bindgen_test]
async fn the_slider_and_the_date_set_one_instant_and_both_accounts_follow() {
    let (_time, page) = look_ahead(&[("e4", 10), ("e5", 20)]).await;
    // From above as on the page of the game, one's own below.
    let sides = page.all(".what-if-accounts [data-account]").into_iter();
    let sides = sides.map(|account| account.get_attribute("data-account").unwrap());
    assert_eq!(sides.collect::<Vec<_>>(), ["black", "white"]);
    assert_eq!(figure(&page, "white", "clock"), "35 d");
    assert_eq!(figure(&page, "white", "bank"), "50 d");
    slide(&page, 2).await;
    assert_eq!(figure(&page, "white", "clock"), "33 d");
    assert_eq!(figure(&page, "black", "clock"), "35 d");
    assert!(page.text("[data-at]").contains("2 d later"));
    let there = page.value("[name=date]");
    slide(&page, 30).await;
    assert_ne!(page.value("[name=date]"), there);
    page.write("[name=date]", &there).await;
    assert_eq!(page.value("[name=time]"), (2 * DAY).to_string());
    assert_eq!(figure(&page, "white", "clock"), "33 d");
    // A date off the scale changes nothing: the user is still typing it.
    page.write("[name=date]", "1990-01-01T00:00").await;
    assert_eq!(figure(&page, "white", "clock"), "33 d");
    let why = page.text(".stamp-date:has([name=date]) [role=alert]");
    assert!(why.starts_with("Enter a date between"), "{why}");
    slide(&page, 3).await;
    assert_eq!(page.count(".stamp-date:has([name=date]) [role=alert]"), 0);
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_date_ahead_is_written_as_the_deadlines_beside_it() {
    let (_time, page) = look_ahead(&[("e4", 10), ("e5", 20)]).await;
    page.click("[data-go=falls]").await;
    let mark = page.text("[data-go=falls] .num");
    let shown = page.text(".stamp-date:has([name=date]) .stamp-shown");
    // A whole minute has no seconds.
    assert_eq!(mark.replacen(":00", "", 1), shown);
    // The only place where the instant is said.
    assert_eq!(page.count("[name=date]"), 1);
    assert!(!page.text("[data-at]").contains(&shown));
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_time_for_each_move_says_what_it_keeps_back() {
    let (_time, page) = look_ahead(&[("e4", 10), ("e5", 20)]).await;
    let white = page.text(".pace-outlook[data-side=white]");
    assert!(white.contains("a move, with nothing kept back"), "{white}");
    for (last, more) in [(60, 10), (70, 20), (80, 30)] {
        let label = format!("Up to move {last}");
        let kept = format!("a move, with enough kept for {more} more");
        assert!(white.contains(&label) && white.contains(&kept), "{white}");
    }
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_chart_of_the_time_left_has_no_empty_step_and_a_legend() {
    let (_time, page) = look_ahead(&[("e4", 10), ("e5", 20)]).await;
    let days = page.text(".pace-budget[data-side=white] .pace-days");
    assert_eq!(days, "0 d50 d100 d");
    assert_eq!(page.text(".pace-legend"), "ClockBankEven pace");
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_deadlines_are_written_on_the_slider_and_lead_there() {
    let (_time, page) = look_ahead(&[("e4", 10), ("e5", 20)]).await;
    assert!(page.text("[data-go=falls]").contains("Your clock runs out"));
    assert!(page.text("[data-go=last]").contains("last moment"));
    // The event ends much later: the slider would be empty for the most part.
    assert_eq!(page.count("[data-go=end]"), 0);
    assert!(page.text("[data-beyond]").contains("end of the event"));
    page.focus("[data-go=falls]");
    page.click("[data-go=falls]").await;
    page.get(".what-if-outlook.lost");
    assert!(
        page.text(".what-if-outlook")
            .contains("with 50 d still in the bank")
    );
    assert_eq!(figure(&page, "white", "clock"), "00:00:00");
    assert_eq!(page.value("[name=time]"), (35 * DAY).to_string());
    assert!(page.has_focus("[data-go=falls]"));
    page.close().await;
}

#[wasm_bindgen_test]
async fn until_compared_the_slider_has_the_earlier_date_of_the_game_as_it_stands() {
    let (_time, page) = open(|| {
        let event = EventDraft {
            refill: Refill::Automatic,
            ..refilled_by_hand(40)
        };
        // White's clock shows 50 days, or 30 if the bank does not refill it.
        let game = game("7", Color::White, "Bo", 40, &[("e4", 25), ("e5", 5)]);
        (event, vec![game])
    })
    .await;
    page.go("/post/game/7").await;
    page.wait_for("[data-deadline=cautious] .num").await;
    let safe = page.text("[data-deadline=cautious] .num");
    page.go("/post/game/7/ahead").await;
    page.wait_for("[data-go=cautious]").await;
    let mark = page.text("[data-go=cautious]");
    assert!(mark.contains("To be safe"), "{mark}");
    // The same second.
    let time = safe.rsplit(' ').next().unwrap();
    assert!(mark.contains(time), "{mark}, {safe}");
    page.click("[data-act=suppose-move]").await;
    assert_eq!(page.count("[data-go=cautious]"), 0);
    page.close().await;
}

#[wasm_bindgen_test]
async fn until_compared_the_slider_has_the_earlier_date_of_an_opponent() {
    let (_time, page) = open(|| {
        let event = EventDraft {
            refill: Refill::Automatic,
            ..refilled_by_hand(40)
        };
        let game = game("7", Color::Black, "Bo", 40, &[("e4", 25), ("e5", 5)]);
        (event, vec![game])
    })
    .await;
    page.go("/post/game/7").await;
    page.wait_for("[data-deadline=cautious] .num").await;
    let early = page.text("[data-deadline=cautious] .num");
    page.go("/post/game/7/ahead").await;
    page.wait_for("[data-go=cautious]").await;
    let mark = page.text("[data-go=cautious]");
    assert!(
        mark.contains("Their clock runs out, if the server does not refill"),
        "{mark}"
    );
    let time = early.rsplit(' ').next().unwrap();
    assert!(mark.contains(time), "{mark}, {early}");
    let other = page.text("[data-go=falls]");
    let if_refilled = "Their clock runs out, if the server refills";
    assert!(other.contains(if_refilled), "{other}");
    // The account is that of one case, which is named, and so is the other.
    let account = page.text(".what-if-accounts [data-account]:has([data-least])");
    assert!(account.contains("at most"), "{account}");
    assert!(account.contains("if the server refills: bank"), "{account}");
    assert!(account.contains("if it does not: clock"), "{account}");
    page.close().await;
}

#[wasm_bindgen_test]
async fn at_the_earlier_date_a_game_ahead_says_that_it_may_be_lost() {
    let (_time, page) = open(|| {
        let event = EventDraft {
            refill: Refill::Automatic,
            ..refilled_by_hand(40)
        };
        let mine = game("7", Color::White, "Bo", 40, &[("e4", 25), ("e5", 5)]);
        (event, vec![mine])
    })
    .await;
    page.go("/post/ahead").await;
    page.wait_for("[data-game='7']").await;
    let ended = "[data-game='7'] .ahead-figures b";
    assert_eq!(page.text(ended), "");
    page.click("[data-game='7'] [data-act=go-due]").await;
    assert_eq!(page.text(ended), "May be lost on time");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_deadline_ahead_says_that_it_is_the_earlier_one_or_the_opponents() {
    let (_time, page) = open(|| {
        let event = EventDraft {
            refill: Refill::Automatic,
            ..refilled_by_hand(40)
        };
        // White's clock shows 50 days, or 30 if the bank does not refill it.
        let mine = game("7", Color::White, "Bo", 40, &[("e4", 25), ("e5", 5)]);
        let certain = game("8", Color::White, "Cy", 3, &[]);
        let theirs = game("9", Color::Black, "Di", 3, &[]);
        (event, vec![mine, certain, theirs])
    })
    .await;
    page.go("/post/ahead").await;
    page.wait_for("[data-game='9']").await;
    let seen = |id: &str| {
        let label = page.all(&format!(
            "[data-game='{id}'] .ahead-due .quiet:not(.headed)"
        ));
        label.first().and_then(|label| label.text_content())
    };
    assert_eq!(seen("7").as_deref(), Some("To be safe, move by"));
    assert_eq!(seen("8"), None, "the head of the column says it");
    assert_eq!(seen("9").as_deref(), Some("Their move by"));
    // The figure is of the clock whose date stands beside it: White's, three days after the start.
    let clock = |id: &str| page.text(&format!("[data-game='{id}'] [data-figure=clock]"));
    assert_eq!(clock("9"), "47 d");
    assert_eq!(clock("8"), "47 d");
    assert!(clock("7").starts_with("at worst"), "{}", clock("7"));
    page.close().await;
}

#[wasm_bindgen_test]
async fn supposed_acts_change_the_accounts_and_can_be_taken_back() {
    let (_time, page) = look_ahead(&[("e4", 10), ("e5", 20)]).await;
    let before = kept("7");
    slide(&page, 30).await;
    assert_eq!(figure(&page, "white", "clock"), "5 d");
    page.click("[data-act=suppose-refill][data-side=white]")
        .await;
    assert_eq!(page.count(".what-if-supposed li"), 1);
    assert_eq!(figure(&page, "white", "clock"), "50 d");
    assert_eq!(figure(&page, "white", "bank"), "5 d");
    page.click("[data-act=suppose-move]").await;
    assert_eq!(page.count(".what-if-supposed li"), 2);
    // The part of the increment that the clock cannot take is in the bank.
    assert_eq!(figure(&page, "white", "bank"), "10 d");
    assert!(page.text(".what-if-outlook").contains("Their clock"));
    // The user cannot suppose anything earlier than the acts supposed already.
    slide(&page, 29).await;
    page.click("[data-act=suppose-move]").await;
    assert_ne!(page.text(".what-if-suppose .refusal"), "");
    page.click("[data-act=undo-suppose]").await;
    page.click("[data-act=undo-suppose]").await;
    assert_eq!(page.count(".what-if-supposed"), 0);
    assert_eq!(figure(&page, "white", "clock"), "5 d");
    assert_eq!(kept("7"), before, "nothing is saved");
    page.close().await;
}

#[wasm_bindgen_test]
async fn looking_ahead_can_begin_after_an_earlier_entry() {
    let (_time, page) = look_ahead(&[("e4", 10), ("e5", 20)]).await;
    page.choose("[name=from]", "1").await;
    assert_eq!(figure(&page, "black", "clock"), "50 d");
    assert_eq!(figure(&page, "white", "clock"), "45 d");
    slide(&page, 50).await;
    page.get(".what-if-outlook.lost");
    page.go("/post/game/999/ahead").await;
    page.wait_for(".empty").await;
    assert!(page.text(".empty").contains("not on this device"));
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_old_what_if_and_chart_addresses_lead_to_looking_ahead() {
    let (_time, page) = look_ahead(&[("e4", 10)]).await;
    for old in ["/post/game/7/what-if", "/post/game/7/chart"] {
        page.go("/post").await;
        page.go(old).await;
        page.wait_for("[name=time]").await;
        page.get(".pace-drawing");
        page.get("[data-act=calendar]");
    }
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_chart_shows_both_budgets_in_figures_too_and_where_the_pace_leads() {
    let moves = [("e4", 10), ("e5", 20), ("Nf3", 4), ("Nc6", 2)];
    let (_time, page) = look_ahead(&moves).await;
    assert_eq!(page.count(".pace-budget[data-side=white] rect.of-clock"), 3);
    assert_eq!(page.count(".pace-budget[data-side=white] rect.of-bank"), 3);
    // 50 − 10 + 5 = 45 d, 45 − 4 + 5 = 46 d; the bank as it was.
    let cells: Vec<String> = (0..3)
        .map(|place| page.text_at(".pace-table tbody tr:nth-child(3) > *", place))
        .collect();
    assert_eq!(cells, ["2", "46 d", "50 d"]);
    // The even pace: 100 d, and each move takes 1 d 21:35:59 more than it brings.
    let even = page.text_at(".pace-table tbody tr:nth-child(3) > *", 3);
    assert_eq!(even, "96 d 04:48:02");
    let white = ".pace-outlook[data-side=white]";
    assert!(
        page.text(white).contains("7 d a move"),
        "{}",
        page.text(white)
    );
    // The clock runs out before move 50: the page says nothing about the time after that move.
    assert!(page.text(white).contains("Time is up at move"));
    assert!(!page.text(white).contains("After move 50"));
    page.choose("[name=pace]", "3").await;
    assert!(page.text(white).contains("last 2 moves"));
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_game_taken_over_under_way_says_why_there_is_no_pace_yet() {
    let (_time, page) = open(|| {
        let entered = compared(not_compared("7", Color::White, "Bo"), 9);
        (
            refilled_by_hand(40),
            vec![entered, game("8", Color::White, "Cy", 40, &[])],
        )
    })
    .await;
    page.go("/post/game/7/ahead").await;
    page.wait_for(".pace-outlook").await;
    let said = page.text(".pace-outlook[data-side=white]");
    assert!(
        said.contains("5 earlier moves without their times"),
        "{said}"
    );
    page.go("/post/game/8/ahead").await;
    page.wait_for(".pace-outlook").await;
    let said = page.text(".pace-outlook[data-side=white]");
    assert!(said.contains("known after the first move"), "{said}");
    page.close().await;
}

/// Opens the page of three games: White's against Bo with 35 days left, Black's against Cy, who
/// has 38 days to move, and White's against Di, with 40 days.
async fn look_at_all() -> (StillTime, Page) {
    let (time, page) = open(|| {
        let games = vec![
            game("1", Color::White, "Bo", 40, &[("e4", 10), ("e5", 20)]),
            game(
                "2",
                Color::Black,
                "Cy",
                40,
                &[("e4", 5), ("e5", 10), ("Nf3", 5), ("Nc6", 8)],
            ),
            game("3", Color::White, "Di", 10, &[]),
        ];
        (refilled_by_hand(40), games)
    })
    .await;
    page.go("/post").await;
    page.wait_for("[data-act=ahead]").await;
    page.click("[data-act=ahead]").await;
    page.wait_for(".ahead-game").await;
    (time, page)
}

#[wasm_bindgen_test]
async fn all_games_are_sorted_by_deadline_and_shown_as_they_would_stand_then() {
    let (_time, page) = look_at_all().await;
    let who = |place| page.text_at(".ahead-game a", place);
    assert_eq!([who(0), who(1), who(2)], ["Bo", "Cy", "Di"]);
    assert_eq!(page.count(".ahead-game.mine"), 2);
    let due = |id: &str| page.text(&format!("[data-game='{id}'] .ahead-due"));
    assert!(due("1").contains("Move by"));
    assert!(due("2").contains("Their move by"));
    assert_eq!(page.count(".timeline-mark"), 3);
    assert!(page.text_at(".timeline-mark", 0).contains("Bo"));
    let clock = |id: &str| page.text(&format!("[data-game='{id}'] [data-figure=clock]"));
    slide(&page, 30).await;
    assert_eq!([clock("1"), clock("3")], ["5 d", "10 d"]);
    assert_eq!(clock("2"), "8 d", "White's clock, whose date it is, runs");
    // The button goes to the deadline: this game is lost then, and the others are not.
    page.click("[data-game='1'] [data-act=go-due]").await;
    let ended = |id: &str| {
        page.get(&format!("[data-game='{id}'] .ahead-figures"))
            .get_attribute("data-ended")
    };
    assert_eq!(ended("1").as_deref(), Some("lost"));
    assert!(
        page.text("[data-game='1'] .ahead-figures")
            .contains("Lost on time")
    );
    assert_eq!(ended("3"), None);
    page.click("[data-game='2'] [data-act=go-due]").await;
    assert_eq!(ended("2").as_deref(), Some("won"));
    page.close().await;
}

#[wasm_bindgen_test]
async fn each_game_says_where_ones_pace_leads_and_the_calendar_what_was_saved() {
    let (_time, page) = look_at_all().await;
    let pace = |id: &str| page.text(&format!("[data-game='{id}'] [data-pace]"));
    assert!(
        pace("1").contains("Time is up at your pace move"),
        "{}",
        pace("1")
    );
    assert!(pace("3").contains("No pace yet"), "{}", pace("3"));
    assert_eq!(page.text("[data-saved]"), "");
    assert_eq!(page.count(".deadline-calendar ul"), 0);
    page.click("[data-act=calendar]").await;
    // Games, not deadlines: each of them has two, its last moment with the bank as well.
    assert_eq!(
        page.text("[data-saved]"),
        "Saved as zeitnot.ics, with the deadlines of 2 games."
    );
    let calendars = page.text(".deadline-calendar ul");
    for name in ["Apple", "Outlook", "Google"] {
        assert!(calendars.contains(name), "{calendars}");
    }
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_game_of_unknown_time_has_no_date_ahead_and_no_reminder() {
    let (_time, page) = open(|| {
        let games = vec![
            not_compared("1", Color::White, "Bo"),
            game("2", Color::White, "Cy", 10, &[]),
            not_compared("3", Color::Black, "Di"),
        ];
        (refilled_by_hand(40), games)
    })
    .await;
    page.go("/post/ahead").await;
    page.wait_for(".ahead-game").await;
    for id in ["1", "3"] {
        let part = |part: &str| page.text(&format!("[data-game='{id}'] {part}"));
        assert_eq!(part(".ahead-due"), "Time not known");
        assert_eq!(part(".ahead-figures"), "Time not known");
        assert!(part("[data-pace]").contains("Time not known"));
    }
    assert_eq!(page.count(".timeline-mark"), 1);
    assert_eq!(page.text("[data-game='2'] [data-figure=clock]"), "40 d");
    page.click("[data-act=calendar]").await;
    let said = page.text("[data-saved]");
    assert_eq!(
        said,
        "Saved as zeitnot.ics, with the deadlines of 1 game. \
         1 game is missing: it is not yet compared with the server."
    );
    page.close().await;
}

#[wasm_bindgen_test]
async fn one_game_of_unknown_time_is_compared_before_it_is_looked_at_ahead() {
    let (_time, page) = open(|| {
        let games = vec![not_compared("7", Color::White, "Bo")];
        (refilled_by_hand(40), games)
    })
    .await;
    page.go("/post/game/7/ahead").await;
    page.wait_for(".empty").await;
    let said = page.text(".empty");
    assert!(said.contains("not yet compared with the server"), "{said}");
    assert_eq!(
        page.count("[name=time], .pace-outlook, [data-act=calendar]"),
        0
    );
    page.close().await;
}

#[wasm_bindgen_test]
async fn without_games_the_page_says_what_will_be_there() {
    let page = Page::open().await;
    page.go("/post/ahead").await;
    page.wait_for(".empty").await;
    assert!(page.text(".empty").contains("No game of yours is running"));
    assert_eq!(page.count("[name=time]"), 0);
    page.close().await;
}

#[wasm_bindgen_test]
async fn an_assumption_can_be_undone_once_there_is_one() {
    let (_time, page) = look_ahead(&[("e4", 10), ("e5", 20)]).await;
    assert_eq!(page.count("[data-act=undo-suppose]"), 0);
    page.click("[data-act=suppose-move]").await;
    page.click("[data-act=undo-suppose]").await;
    assert_eq!(page.count("[data-act=undo-suppose]"), 0);
    assert!(page.has_focus("[data-act=suppose-move]"));
    page.close().await;
}

#[wasm_bindgen_test]
async fn where_the_pace_leads_comes_before_the_pace() {
    let (_time, page) = look_ahead(&[("e4", 10), ("e5", 20)]).await;
    let first = page.text(".pace-outlook[data-side=white] dd");
    assert!(first.contains("Time is up at move"), "{first}");
    page.go("/post/ahead").await;
    page.wait_for("[data-pace]").await;
    let all = page.text("[data-pace]");
    assert!(all.starts_with("Time is up at your pace move"), "{all}");
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_slider_has_its_first_and_last_day() {
    let (_time, page) = look_ahead(&[("e4", 10), ("e5", 20)]).await;
    assert_eq!(page.count(".timeline-ends > span"), 2);
    let days = [0, 1].map(|place| page.text_at(".timeline-ends > span", place));
    assert!(days.iter().all(|day| day.contains("20")), "{days:?}");
    assert_ne!(days[0], days[1]);
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_slider_has_the_beginnings_of_months() {
    let (_time, page) = look_at_all().await;
    // From 14 November 2023 to 19 February 2024.
    let months = [0, 1, 2].map(|place| page.text_at(".timeline-ends > i", place));
    assert_eq!(months, ["Dec", "2024", "Feb"]);
    assert_eq!(page.count(".timeline-ends > i"), 3);
    page.close().await;
}

#[wasm_bindgen_test]
async fn an_empty_bank_has_nothing_ahead_either() {
    let (_time, page) = open(|| {
        let event = EventDraft {
            bank: zeitnot::correspondence::Seconds::ZERO,
            ..refilled_by_hand(40)
        };
        (
            event,
            vec![game("7", Color::White, "Bo", 40, &[("e4", 10)])],
        )
    })
    .await;
    page.go("/post/game/7/ahead").await;
    page.wait_for("[name=time]").await;
    assert_eq!(figure(&page, "white", "bank"), "0");
    page.close().await;
}

//! Looking ahead: one game, all games, and a time away.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::Color;
use zeitnot::correspondence::civil::Civil;
use zeitnot::correspondence::{Act, Entry, EventDraft, Refill, Seconds, Utc};

use crate::own_games::{ago, compared, game, kept, not_compared, now, open, refilled_by_hand};
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
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_deadlines_are_written_on_the_slider_and_lead_there() {
    let (_time, page) = look_ahead(&[("e4", 10), ("e5", 20)]).await;
    assert!(page.text("[data-go=falls]").contains("Your clock runs out"));
    assert!(page.text("[data-go=last]").contains("last moment"));
    assert!(page.text("[data-go=end]").contains("end of the event"));
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
    assert!(mark.starts_with("To be safe"), "{mark}");
    // The same second.
    let time = safe.rsplit(' ').next().unwrap();
    assert!(mark.contains(time), "{mark}, {safe}");
    page.click("[data-act=suppose-move]").await;
    assert_eq!(page.count("[data-go=cautious]"), 0);
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
            "[data-game='{id}'] .ahead-due .quiet:not(.unseen)"
        ));
        label.first().and_then(|label| label.text_content())
    };
    assert_eq!(seen("7").as_deref(), Some("To be safe, move by"));
    assert_eq!(seen("8"), None, "the head of the column says it");
    assert_eq!(seen("9").as_deref(), Some("Their move by"));
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
    assert!(page.text(".what-if-outlook").contains("opponent"));
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
    assert!(due("1").contains("Your move by"));
    assert!(due("2").contains("Their move by"));
    assert_eq!(page.count(".timeline-mark"), 3);
    assert!(page.text_at(".timeline-mark", 0).contains("Bo"));
    let clock = |id: &str| page.text(&format!("[data-game='{id}'] [data-figure=clock]"));
    slide(&page, 30).await;
    assert_eq!([clock("1"), clock("3")], ["5 d", "10 d"]);
    assert_eq!(clock("2"), "42 d", "Black's own clock stands still");
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
    assert!(pace("1").contains("Time is up at move"), "{}", pace("1"));
    assert!(pace("3").contains("No pace yet"), "{}", pace("3"));
    assert_eq!(page.text("[data-saved]"), "");
    page.click("[data-act=calendar]").await;
    // Two deadlines of each game in which it is the user's turn.
    assert_eq!(
        page.text("[data-saved]"),
        "4 deadlines, saved as zeitnot.ics."
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
        assert_eq!(part(".ahead-due"), "Not yet compared");
        assert_eq!(part(".ahead-figures"), "Not yet compared");
        assert!(part("[data-pace]").contains("Not yet compared"));
    }
    assert_eq!(page.count(".timeline-mark"), 1);
    assert_eq!(page.text("[data-game='2'] [data-figure=clock]"), "40 d");
    page.click("[data-act=calendar]").await;
    let said = page.text("[data-saved]");
    assert_eq!(
        said,
        "2 deadlines, saved as zeitnot.ics. \
         One game has none: it is not yet compared with the server."
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

/// An instant as a user may type it.
fn stamp(at: Utc) -> String {
    format!("{}Z", Civil::of(at, Seconds::ZERO))
}

#[wasm_bindgen_test]
async fn a_time_away_says_what_each_game_needs_and_a_refill_is_entered_at_once() {
    let (time, page) = open(|| {
        let safe = game("1", Color::White, "Bo", 40, &[("e4", 10)]);
        // It is White's turn, with 20 days on the clock.
        let refill = game("2", Color::White, "Cy", 40, &[("e4", 30), ("e5", 5)]);
        (refilled_by_hand(40), vec![safe, refill])
    })
    .await;
    page.go("/post/absence").await;
    page.wait_for("[name=from]").await;
    page.write("[name=from]", &stamp(ago(0) + Seconds::hours(2)))
        .await;
    page.write("[name=to]", &stamp(now() + Seconds::days(29)))
        .await;
    page.wait_for("[data-verdict]").await;
    let verdict = |place: u32| {
        let rows = page.count("[data-verdict]");
        assert!(place < rows, "{rows} rows");
        let all = ["lost", "move", "refill", "safe"];
        let of_game = |name: &&str| {
            let row = format!(
                "[data-game='{}'][data-verdict={name}]",
                ["2", "1"][place as usize]
            );
            page.find(&row).is_some()
        };
        all.into_iter().find(of_game).unwrap()
    };
    assert_eq!([verdict(0), verdict(1)], ["refill", "safe"]);
    assert_eq!(page.count(".absence-plan li"), 1);
    assert!(page.text(".absence-plan").contains("Cy"));
    // The page says once what the game needs.
    let said = page.text(".leave");
    assert_eq!(said.matches("Refill before").count(), 1, "{said}");
    page.click("[data-game='2'] [data-act=refill]").await;
    time.advance(1).await;
    assert!(page.has_focus("[data-act=confirm-refill]"));
    page.click("[data-act=cancel]").await;
    time.advance(1).await;
    assert!(page.has_focus("[data-game='2'] [data-act=refill]"));
    page.click("[data-game='2'] [data-act=refill]").await;
    page.click("[data-act=confirm-refill]").await;
    assert_eq!(page.text("[data-message]"), "Entered.");
    assert_eq!(page.count("[data-verdict=safe]"), 2);
    assert_eq!(page.count(".absence-plan"), 0);
    // The refill is in the journal.
    let last = kept("2").journal.pop().unwrap().act;
    let is_refill = |act: &Act| {
        matches!(
            act,
            Act::Refill {
                side: Color::White,
                ..
            }
        )
    };
    assert!(is_refill(&last), "{last:?}");
    // Sixty days cannot be saved.
    page.write("[name=to]", &stamp(now() + Seconds::days(60)))
        .await;
    assert_eq!(page.count("[data-verdict=lost]"), 2);
    page.write("[name=to]", &stamp(ago(1))).await;
    assert_ne!(page.text(".leave > .refusal[role=alert]"), "");
    page.close().await;
}

/// Opens the planner for an absence from in five days to in this many.
async fn plan(page: &Page, back: i64) {
    page.go("/post/absence").await;
    page.wait_for("[name=from]").await;
    page.write("[name=from]", &stamp(now() + Seconds::days(5)))
        .await;
    page.write("[name=to]", &stamp(now() + Seconds::days(back)))
        .await;
    page.wait_for("[data-verdict]").await;
}

#[wasm_bindgen_test]
async fn until_compared_an_absence_is_planned_for_the_stricter_server() {
    let (_time, page) = open(|| {
        let event = EventDraft {
            refill: Refill::Automatic,
            ..refilled_by_hand(40)
        };
        // White's clock shows 50 days, or 25 if the bank does not refill it.
        let game = game("1", Color::White, "Bo", 40, &[("e4", 30)]);
        (event, vec![game])
    })
    .await;
    plan(&page, 35).await;
    let row = page.text("[data-game='1'][data-verdict=refill]");
    assert!(row.contains("Refill before"), "{row}");
    assert!(row.contains("5 d 00:00:01"), "{row}");
    assert!(row.contains("in the worse case"), "{row}");
    let said = page.text(".leave");
    let why = "The server may refill differently";
    assert_eq!(said.matches(why).count(), 1, "{said}");
    // The clock of the event's setting is full: its ledger has no room for that.
    assert_eq!(page.count("[data-act=refill]"), 0);
    page.close().await;
}

#[wasm_bindgen_test]
async fn before_an_absence_the_captain_puts_in_the_player_who_is_owed() {
    let (_time, page) = open(|| {
        let event = EventDraft {
            team: true,
            captain_may_transfer: true,
            ..refilled_by_hand(40)
        };
        let mut game = game("1", Color::White, "Bo", 40, &[]);
        let (side, amount) = (Color::White, Seconds::days(10));
        let act = Act::Transfer { side, amount };
        let at = ago(0);
        game.journal.push(Entry { at, act });
        (event, vec![game])
    })
    .await;
    plan(&page, 35).await;
    let row = page.text("[data-game='1'][data-verdict=refill]");
    assert!(row.contains("first put the new player in"), "{row}");
    assert_eq!(page.count("[data-act=refill]"), 0);
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_question_about_a_refill_stays_while_the_time_away_runs() {
    let (time, page) = open(|| {
        let refill = game("2", Color::White, "Cy", 40, &[("e4", 30), ("e5", 5)]);
        (refilled_by_hand(40), vec![refill])
    })
    .await;
    page.go("/post/absence").await;
    page.wait_for("[name=from]").await;
    page.write("[name=from]", &stamp(ago(1))).await;
    page.write("[name=to]", &stamp(now() + Seconds::days(29)))
        .await;
    page.wait_for("[data-verdict]").await;
    page.click("[data-game='2'] [data-act=refill]").await;
    time.advance(3_000).await;
    assert!(page.has_focus("[data-act=confirm-refill]"));
    page.click("[data-act=confirm-refill]").await;
    assert_eq!(page.text("[data-message]"), "Entered.");
    page.close().await;
}

#[wasm_bindgen_test]
async fn an_absence_of_weeks_is_planned_by_one_touch_and_has_no_seconds() {
    let (_time, page) = open(|| {
        let short = game("1", Color::White, "Bo", 40, &[("e4", 31), ("e5", 3)]);
        let unknown = not_compared("2", Color::White, "Cy");
        (refilled_by_hand(40), vec![short, unknown])
    })
    .await;
    page.go("/post/absence").await;
    page.wait_for("[name=from]").await;
    assert_eq!(page.count("[data-act=now-to]"), 0);
    page.click("[data-act=weeks-3]").await;
    page.wait_for("[data-verdict]").await;
    // A day alone.
    assert_eq!(page.value("[name=to]").len(), "2026-11-20".len());
    assert!(page.value("[name=from]").matches(':').count() < 2);
    let unknown = page.text("[data-game='2'][data-verdict=compare]");
    assert!(unknown.contains("Not yet compared"), "{unknown}");
    // 18 days are left: too few, and five more by a move.
    let row = page.text("[data-game='1'][data-verdict=refill]");
    assert!(
        row.contains("Or move by") && row.contains("earns 5 d"),
        "{row}"
    );
    page.close().await;
}

#[wasm_bindgen_test]
async fn an_absence_is_answered_as_soon_as_its_page_opens() {
    let (_time, page) = open(|| {
        let short = game("1", Color::White, "Bo", 40, &[("e4", 31), ("e5", 3)]);
        (refilled_by_hand(40), vec![short])
    })
    .await;
    page.go("/post/absence").await;
    page.wait_for("[data-verdict]").await;
    page.get("[data-act=weeks-2][aria-pressed=true]");
    assert_eq!(
        page.text(".absence-answer h2"),
        "Nothing to do: every game lasts."
    );
    page.click("[data-act=weeks-3]").await;
    page.get("[data-act=weeks-2][aria-pressed=false]");
    assert_eq!(
        page.text(".absence-answer h2"),
        "Your game needs something first."
    );
    page.close().await;
}

#[wasm_bindgen_test]
async fn games_with_one_deadline_share_its_heading_over_their_amounts() {
    let (_time, page) = open(|| {
        let short = |id, name, days| game(id, Color::White, name, 40, &[("e4", days), ("e5", 3)]);
        let games = vec![short("1", "Bo", 31), short("2", "Cy", 30)];
        (refilled_by_hand(40), games)
    })
    .await;
    plan(&page, 35).await;
    assert_eq!(page.count(".absence-plan li"), 2);
    assert_eq!(page.count(".absence-plan .absence-heading"), 1);
    let heading = page.text(".absence-plan .absence-heading");
    assert!(heading.contains("Refill before"), "{heading}");
    assert!(heading.contains('2'), "{heading}");
    assert_eq!(page.count(".absence-plan .absence-amount"), 2);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_date_of_an_absence_is_shown_as_the_reader_writes_it() {
    let (_time, page) = open(|| {
        let short = game("1", Color::White, "Bo", 40, &[("e4", 31)]);
        (refilled_by_hand(40), vec![short])
    })
    .await;
    page.go("/post/absence").await;
    page.wait_for("[name=to]").await;
    page.write("[name=to]", "2099-12-04").await;
    let shown = page.text(".stamp-date:has([name=to]) .stamp-shown");
    assert!(shown.contains("2099") && shown.contains("Dec"), "{shown}");
    assert!(!shown.contains(':'), "{shown}");
    assert!(!page.text(".leave").contains('='));
    page.close().await;
}

//! The planner for a time away: the verdict on each game, and what it leads to.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::Color;
use zeitnot::correspondence::civil::Civil;
use zeitnot::correspondence::{Act, CorrespondenceGame, Entry, EventDraft, Refill, Seconds, Utc};

use crate::own_games::{ago, game, kept, not_compared, now, open, refilled_by_hand};
use crate::page::Page;

/// An instant as a user may type it.
fn stamp(at: Utc) -> String {
    format!("{}Z", Civil::of(at, Seconds::ZERO))
}

#[wasm_bindgen_test]
async fn a_time_away_says_what_each_game_needs_and_leads_to_its_refill() {
    let (_time, page) = open(|| {
        let safe = game("1", Color::White, "Bo", 40, &[("e4", 10)]);
        // It is White's turn, with 20 days on the clock.
        let refill = game("2", Color::White, "Cy", 40, &[("e4", 30), ("e5", 5)]);
        (refilled_by_hand(40), vec![safe, refill])
    })
    .await;
    page.go("/post/absence").await;
    away(&page).await;
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
    assert!(
        said.contains("With exactly this much nothing is left"),
        "{said}"
    );
    // The form of the game enters it. All that fits is chosen, because the least leaves nothing.
    page.click("[data-game='2'] [data-act=refill]").await;
    page.wait_for("[data-act=save-entry]:not(:disabled)").await;
    assert!(page.text(".correspondence-ask").contains("on the server"));
    let chosen = page.text(".correspondence-amounts [aria-pressed=true]");
    assert!(chosen.contains("fills the clock"), "{chosen}");
    let amounts = page.text(".correspondence-amounts");
    assert!(
        amounts.starts_with("9 d 00:00:01 at least, then 29 d"),
        "{amounts}"
    );
    assert!(amounts.contains("14 d then 34 d"), "{amounts}");
    let said = page.text("[data-said=least]");
    assert!(said.contains("nothing is left when you are back"), "{said}");
    page.click("[data-act=save-entry]").await;
    page.wait_for(".correspondence-act-row [data-act=refill]")
        .await;
    page.go("/post/absence").await;
    away(&page).await;
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

/// Types an absence from in two hours to in 29 days.
async fn away(page: &Page) {
    page.wait_for("[name=from]").await;
    page.write("[name=from]", &stamp(ago(0) + Seconds::hours(2)))
        .await;
    page.write("[name=to]", &stamp(now() + Seconds::days(29)))
        .await;
    page.wait_for("[data-verdict]").await;
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

/// A game whose clock White's event fills to 50 days; it shows 25 if the bank does not refill it.
fn fuller_by_the_event() -> (EventDraft, Vec<CorrespondenceGame>) {
    let event = EventDraft {
        refill: Refill::Automatic,
        ..refilled_by_hand(40)
    };
    let game = game("1", Color::White, "Bo", 40, &[("e4", 30)]);
    (event, vec![game])
}

#[wasm_bindgen_test]
async fn until_compared_an_absence_is_planned_for_the_stricter_server() {
    let (_time, page) = open(fuller_by_the_event).await;
    plan(&page, 35).await;
    let row = page.text("[data-game='1'][data-verdict=refill]");
    assert!(row.contains("Compare before"), "{row}");
    assert!(row.contains("5 d 00:00:01"), "{row}");
    // A comparison may make it needless, and it is said for which server the amount is.
    let said = page.text(".leave");
    let why = "If you cannot compare, refill at least this much before then, \
               in case the server does not refill by itself.";
    assert_eq!(said.matches(why).count(), 1, "{said}");
    let first = "Compare first";
    assert!(said.find(first) < said.find(why), "{said}");
    // The clock of the event's setting is full: its ledger has no room for that.
    assert_eq!(page.count("[data-act=refill]"), 0);
    page.close().await;
}

#[wasm_bindgen_test]
async fn games_to_compare_have_one_comparison_for_their_event() {
    let (_time, page) = open(|| {
        let (event, mut games) = fuller_by_the_event();
        games.push(game("2", Color::White, "Cy", 40, &[("e4", 30)]));
        (event, games)
    })
    .await;
    plan(&page, 35).await;
    assert_eq!(page.count(".absence-plan li"), 2);
    assert_eq!(page.count(".absence-plan [data-act=compare]"), 1);
    let heading = page.text(".absence-plan .absence-event");
    assert!(heading.contains("Compare"), "{heading}");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_game_of_the_worse_case_leads_to_its_comparison() {
    let (_time, page) = open(fuller_by_the_event).await;
    plan(&page, 35).await;
    page.click(".absence-plan [data-act=compare]").await;
    page.wait_for(".correspondence-compare").await;
    page.click("[data-act=cancel-entry]").await;
    page.get("[data-act=reconcile]");
    page.close().await;
}

#[wasm_bindgen_test]
async fn every_game_that_needs_something_first_has_a_button_for_it() {
    let (_time, page) = open(|| {
        let refill = game("1", Color::White, "Bo", 40, &[("e4", 30), ("e5", 5)]);
        let unknown = not_compared("2", Color::White, "Cy");
        (refilled_by_hand(40), vec![refill, unknown])
    })
    .await;
    plan(&page, 29).await;
    page.get("[data-game='1'] [data-act=refill]");
    page.get("[data-game='2'] [data-act=compare]");
    assert_eq!(page.count(".absence-plan li"), 2);
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
async fn the_way_to_a_refill_keeps_the_focus_while_the_time_away_runs() {
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
    let link = "[data-game='2'] [data-act=refill]";
    page.focus(link);
    time.advance(3_000).await;
    assert!(page.has_focus(link));
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
    assert!(unknown.contains("Time not known"), "{unknown}");
    // 18 days are left: too few, and five more by a move.
    let row = page.text("[data-game='1'][data-verdict=refill]");
    assert!(
        row.contains("Or move now") && row.contains("earns 5 d"),
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
    // A day alone is its last minute, in the form of a day with a time.
    assert!(shown.contains(":59"), "{shown}");
    page.write("[name=to]", "2099-12-04 09:00").await;
    let at_nine = page.text(".stamp-date:has([name=to]) .stamp-shown");
    assert!(at_nine.contains("9:00"), "{at_nine}");
    assert!(!page.text(".leave").contains('='));
    page.close().await;
}

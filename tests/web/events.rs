//! Correspondence events on their pages: made, shared, changed, archived.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::{ByColor, Color};
use zeitnot::correspondence::event::COMMON_DAYS;
use zeitnot::correspondence::{
    Act, CorrespondenceGame, Edition, EndDate, Entry, EventDraft, Interpretations, Openings, Reset,
    Seconds, Utc,
};
use zeitnot::platform::location;
use zeitnot::platform::time::wall_now;
use zeitnot::storage::correspondence::{CorrespondenceRepository, StoredEvent};
use zeitnot::ui::text::NAMES;

use crate::page::{Page, versioned};
use zeitnot_fixtures::correspondence as games;

const EVENT: &str = "/post/event/5";
const FAULTS: &str = "[data-said=faults] li";
const CERTAIN: &str = "[data-figure=end] [data-said=certain]";

/// When the event began: ten days ago.
fn begun() -> Utc {
    Utc::of(wall_now()) - Seconds::days(10)
}

/// A team event under the older text of the rules.
fn draft() -> EventDraft {
    EventDraft {
        name: "Nations Cup".into(),
        edition: Edition::Older,
        team: true,
        captain_may_transfer: true,
        ..games::draft(begun())
    }
}

/// A game of the event whose only entry is this act, at its start; the user is Black.
fn game_of(start: Utc, act: Act) -> CorrespondenceGame {
    CorrespondenceGame {
        journal: vec![Entry { at: start, act }],
        ..of_event(games::played("7", start, []))
    }
}

/// White took 3 d 4 h for 1. e4, and Black has yet to answer.
fn game(start: Utc) -> CorrespondenceGame {
    of_event(games::played("7", start, [("e4", Seconds::hours(76))]))
}

fn of_event(game: CorrespondenceGame) -> CorrespondenceGame {
    CorrespondenceGame {
        event: "5".into(),
        players: ByColor {
            white: "Anna Amsel".into(),
            black: "Bo Buchfink".into(),
        },
        mine: Some(Color::Black),
        ..game
    }
}

/// Opens the page of the event on a device that has it and a game of it.
async fn open_event(draft: EventDraft, game: Option<CorrespondenceGame>) -> Page {
    let page = Page::open_with(|| {
        let versioned = versioned();
        let kept = CorrespondenceRepository(&versioned);
        let event = games::event_of("5", draft);
        kept.save_event(&event).unwrap();
        if let Some(game) = game {
            kept.save(&game, &event.event).unwrap();
        }
    })
    .await;
    page.go(EVENT).await;
    page.wait_for("[name=link]").await;
    page
}

/// Opens the form for a new event on a new device.
async fn open_form() -> Page {
    let page = Page::open().await;
    page.go("/post/event").await;
    page.wait_for("[name=name]").await;
    page
}

fn events() -> Vec<StoredEvent> {
    CorrespondenceRepository(&versioned())
        .events()
        .value
        .unwrap_or_default()
}

fn kept_game() -> CorrespondenceGame {
    CorrespondenceRepository(&versioned())
        .load("7")
        .value
        .expect("it is kept")
}

/// A stamp as it is typed, in UTC.
fn typed(at: Utc) -> String {
    let civil = zeitnot::correspondence::civil::Civil::of(at, Seconds::ZERO);
    [&civil.to_string(), "Z"].concat()
}

#[wasm_bindgen_test]
async fn the_link_of_an_event_opens_the_same_event_to_the_second() {
    let page = Page::open().await;
    page.go("/post/events").await;
    page.click("[data-act=new-event]").await;
    page.wait_for("[name=name]").await;
    page.write("[name=name]", "City Cup & Friends").await;
    page.write("[name=start]", "2026-12-01 00:00:07Z").await;
    assert!(page.text("[data-figure=end]").contains("2028"));
    page.click("[data-act=save-event]").await;
    page.wait_for("[name=link]").await;
    let made = events().pop().unwrap().event;
    let draft = made.draft();
    assert_eq!(draft.start, Utc::new(1_796_083_207));
    assert_eq!(made.end(), draft.start + Seconds::days(700));
    assert_eq!(
        [draft.clock, draft.bank, draft.increment],
        [50, 50, 5].map(Seconds::days)
    );
    let link = page.value("[name=link]");
    let route = link[link.find('#').unwrap() + 1..].to_owned();
    page.close().await;

    let page = Page::open().await;
    page.go(&route).await;
    page.wait_for("[data-act=add-shared]").await;
    assert!(
        page.text("[data-said=shared]")
            .contains("shared this event")
    );
    assert!(page.text("main").contains("City Cup & Friends"));
    page.click("[data-act=add-shared]").await;
    page.wait_for("[name=link]").await;
    let added = events().pop().unwrap();
    assert_eq!(added.event, made);

    // Opened once more, the link leads to the existing event.
    page.go("/post/events").await;
    page.wait_for("[data-event]").await;
    page.go(&route).await;
    page.wait_for("[name=link]").await;
    assert_eq!(location::hash(), format!("/post/event/{}", added.id));
    assert_eq!(events().len(), 1);
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_dates_of_a_list_of_events_have_no_time_of_day() {
    let page = open_form().await;
    page.write("[name=name]", "Cup").await;
    page.write("[name=start]", "2026-12-01 00:00:00Z").await;
    page.click("[data-act=save-event]").await;
    page.wait_for("[name=link]").await;
    page.go("/post/events").await;
    page.wait_for("[data-event]").await;
    let dates = page.text("[data-event] .event-dates");
    assert!(dates.contains("2026") && dates.contains("2028"), "{dates}");
    assert!(!dates.contains(':'), "{dates}");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_date_is_picked_in_the_browsers_own_picker() {
    let page = open_form().await;
    page.write("[name=start-pick]", "2026-12-01T00:00:07").await;
    assert!(page.text("[data-understood=start]").contains(":00:07"));
    assert!(page.text("[data-figure=end]").contains(":00:07"));
    // The picker shows a typed date, too.
    page.write("[name=start]", "2027-01-02 03:04:05Z").await;
    assert_eq!(page.value("[name=start-pick]"), "2027-01-02T03:04:05");
    page.write("[name=start-pick]", "").await;
    assert_eq!(page.value("[name=start]"), "");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_length_is_one_of_the_common_ones_or_stepped() {
    let page = open_form().await;
    assert!(
        page.text("[data-figure=sum]")
            .contains("350 days for each player")
    );
    page.click("[data-days='600']").await;
    assert_eq!(page.value("[name=days]"), "600");
    page.click(".stepper [data-step=up]").await;
    assert_eq!(page.value("[name=days]"), "650");
    page.click("[data-days='700']").await;
    page.get("[data-days='700'][aria-current=true]");
    assert!(
        page.text("[data-figure=sum]")
            .starts_with("50 + 50 × 5 + 50 =")
    );
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_form_shows_all_its_errors_at_once_each_beside_its_field() {
    let page = open_form().await;
    page.write("[name=start]", "").await;
    page.write("[name=days]", "many").await;
    page.write("[name=server-zone]", "Atlantis/City").await;
    page.click("[data-act=save-event]").await;
    assert_eq!(page.count(FAULTS), 4);
    assert!(page.text("#field-name-note").contains("1 to 100"));
    assert!(page.text("#field-days-note").contains("whole number"));
    assert!(
        page.text("#field-server-zone-note")
            .contains("does not know that zone")
    );
    assert!(page.text("#field-start-note").contains("starts"));
    // No fold hides an error.
    page.get("[data-fold=rules][open]");
    assert!(page.find("[data-fold=team][open]").is_none());
    page.write("[name=name]", "Cup").await;
    assert_eq!(page.count(FAULTS), 3);
    assert!(events().is_empty());
    page.close().await;
}

#[wasm_bindgen_test]
async fn an_organizer_compares_both_proposals_and_may_change_every_block() {
    let page = open_form().await;
    page.write("[name=start]", "2027-01-01 00:00:00Z").await;
    page.write("[name=days]", "365").await;
    // The rules mean the longest listed length that fits.
    page.get("[value=listed]:checked");
    assert!(page.text("[data-figure=end]").contains("17, 2027"));
    assert!(page.text("[data-said=sooner]").contains("350 days"));
    assert_eq!(page.value("[name=bank]"), "75 d");
    page.click("[value=exact]").await;
    assert!(page.text("[data-figure=end]").contains("1, 2028"));
    assert_eq!(page.value("[name=bank]"), "82 d 12:00:00");
    page.write("[name=bank]", "82.25").await;
    page.get("[value=own]:checked");
    assert_eq!(page.value("[name=increment]"), "1 d");
    page.write("[name=name]", "Own").await;
    page.click("[data-act=save-event]").await;
    page.wait_for("[name=link]").await;
    let own = events().pop().unwrap().event;
    assert_eq!(own.draft().days, 365);
    assert_eq!(own.draft().bank, Seconds::days(82) + Seconds::hours(6));
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_length_of_302_days_has_two_known_banks_and_less_is_not_rated() {
    let page = open_form().await;
    page.write("[name=days]", "302").await;
    assert_eq!(page.count("[data-offer]"), 2);
    assert!(page.find("[data-said=unrated]").is_none());
    page.click("[value=published]").await;
    assert_eq!(page.value("[name=bank]"), "51 d");
    page.write("[name=days]", "301").await;
    page.get("[data-said=unrated]");
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_link_that_was_cut_off_says_so_and_adds_nothing() {
    let page = Page::open().await;
    page.go("/post/event?name=Cup&start=2026-12-01T00:00:00Z&days=700&clock=5")
        .await;
    page.wait_for("[data-said=broken-link]").await;
    let text = page.text("[data-said=broken-link]");
    assert!(text.contains("cut off") && text.contains("clock"), "{text}");
    assert_eq!(page.value("[name=name]"), "Cup");
    assert!(events().is_empty());
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_form_does_not_guess_the_missing_part_of_a_cut_off_link() {
    let page = Page::open().await;
    page.go("/post/event?name=Broken&start=2026-12").await;
    page.wait_for("[data-said=broken-link]").await;
    assert_eq!(page.value("[name=name]"), "Broken");
    assert_eq!(page.value("[name=start]"), "");
    assert_eq!(page.value("[name=days]"), "");
    page.click("[data-act=save-event]").await;
    page.get(FAULTS);
    assert!(events().is_empty());
    page.close().await;
}

#[wasm_bindgen_test]
async fn an_event_is_changed_archived_found_again_and_deleted() {
    let page = open_event(games::draft(begun()), None).await;
    page.click("[data-act=edit-event]").await;
    page.wait_for("[name=name]").await;
    assert_eq!(page.value("[name=name]"), "Cup");
    page.write("[name=name]", "City Cup II").await;
    page.click("[value=older]").await;
    page.click("[data-act=save-event]").await;
    page.wait_for("[name=link]").await;
    assert_eq!(page.text("h1"), "City Cup II");
    assert_eq!(events()[0].event.draft().edition, Edition::Older);

    page.click("[data-act=archive]").await;
    page.get("[data-said=archived]");
    page.go("/post/events").await;
    page.wait_for("[name=show-archived]").await;
    assert!(page.find("[data-event]").is_none());
    page.click("[name=show-archived]").await;
    page.click("[data-event]").await;
    page.wait_for("[data-act=archive]").await;
    page.click("[data-act=archive]").await;
    assert!(page.find("[data-said=archived]").is_none());

    page.click("[data-act=delete-event]").await;
    assert_eq!(events().len(), 1);
    page.click("[data-act=delete-event]").await;
    page.wait_for(".empty").await;
    assert!(events().is_empty());
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_effect_of_an_event_change_on_its_games_is_shown_before_saving() {
    const CHANGES: &str = "[data-changes='7']";
    let event = draft();
    let start = event.start;
    let page = open_event(event, Some(game(start))).await;
    page.get("[data-game='7']");
    assert!(
        page.find("[data-act=delete-event]").is_none(),
        "an event with a game cannot be deleted"
    );
    // A name changes nothing in a game.
    page.click("[data-act=edit-event]").await;
    page.wait_for("[name=name]").await;
    page.write("[name=name]", "Nations Cup II").await;
    page.click("[data-act=save-event]").await;
    page.wait_for("[name=link]").await;
    assert_eq!(page.text("h1"), "Nations Cup II");

    // Another clock moves the deadline.
    page.click("[data-act=edit-event]").await;
    page.wait_for("[name=clock]").await;
    assert_eq!(page.text("[data-said=deadlines]"), "");
    page.write("[name=clock]", "40 d").await;
    let deadlines = page.text("[data-said=deadlines]");
    assert_eq!(deadlines, "Changes the deadline of 1 game.");
    page.click("[data-act=save-event]").await;
    let text = page.text(CHANGES);
    assert!(
        text.contains("Bo Buchfink") && text.contains("runs out"),
        "{text}"
    );
    assert_eq!(events()[0].event.draft().clock, Seconds::days(50));
    // The later start would come after the first move.
    let later = start + Seconds::days(5);
    page.write("[name=start]", &typed(later)).await;
    assert!(page.find(CHANGES).is_none());
    page.click("[data-act=save-event]").await;
    let text = page.text(CHANGES);
    assert!(text.contains("no longer valid"), "{text}");
    page.click("[data-act=change-else]").await;
    page.write("[name=start]", &typed(start)).await;
    page.click("[data-act=save-event]").await;
    page.click("[data-act=save-changes]").await;
    page.wait_for("[name=link]").await;
    assert_eq!(events()[0].event.draft().clock, Seconds::days(40));
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_corrected_start_moves_the_deadlines_and_says_so_before_it_is_saved() {
    let event = draft();
    let start = event.start;
    let page = open_event(event, Some(game_of(start, Act::OfficialStart))).await;
    page.click("[data-act=edit-event]").await;
    page.wait_for("[name=start]").await;
    let corrected = start - Seconds::hours(2);
    page.write("[name=start]", &typed(corrected)).await;
    page.click("[data-act=save-event]").await;
    let text = page.text("[data-changes='7']");
    let here = zeitnot::ui::widgets::moment::here(corrected + Seconds::days(50));
    assert!(
        text.contains("runs out") && text.contains(&here.replace('\u{a0}', " ")),
        "{text}"
    );
    assert_eq!(events()[0].event.draft().start, start);
    page.click("[data-act=save-changes]").await;
    page.wait_for("[name=link]").await;
    let event = events().pop().unwrap().event;
    assert_eq!(event.draft().start, corrected);
    let game = kept_game();
    assert_eq!(game.journal[0].act, Act::OfficialStart);
    let falls = game.ledger(&event).unwrap().last().falls();
    assert_eq!(falls, Some(corrected + Seconds::days(50)));
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_game_that_began_at_another_time_keeps_it_and_the_page_says_so() {
    let event = draft();
    let start = event.start;
    let own = start + Seconds::hours(1);
    let page = open_event(event, Some(game_of(own, Act::Start))).await;
    page.click("[data-act=edit-event]").await;
    page.wait_for("[name=start]").await;
    page.write("[name=start]", &typed(start - Seconds::hours(2)))
        .await;
    page.click("[data-act=save-event]").await;
    page.get("[data-said=own-starts]");
    assert!(page.find("[data-changes]").is_none());
    page.click("[data-act=save-changes]").await;
    page.wait_for("[name=link]").await;
    let first = &kept_game().journal[0];
    assert_eq!((first.at, &first.act), (own, &Act::Start));
    page.close().await;
}

#[wasm_bindgen_test]
async fn an_end_is_certain_with_the_blocks_of_the_table_alone() {
    let page = open_event(games::draft(begun()), None).await;
    assert!(page.text(CERTAIN).starts_with("Certain"));
    assert!(page.find(".event-departs").is_none());
    page.close().await;
}

#[wasm_bindgen_test]
async fn blocks_that_are_not_those_of_the_table_are_marked() {
    let odd = EventDraft {
        days: 302,
        bank: Seconds::days(500),
        increment: Seconds::days(1),
        ..games::draft(begun())
    };
    let page = open_event(odd, None).await;
    let text = page.text(CERTAIN);
    // Twice 600 days are 898 more than 302.
    assert!(
        text.starts_with("Not certain") && text.contains("898"),
        "{text}"
    );
    assert!(page.find("[data-departs=clock]").is_none());
    assert!(page.text("[data-departs=bank]").contains("50"));
    // The form says it, too, while the user fills it in.
    page.click("[data-act=edit-event]").await;
    page.wait_for("[name=bank]").await;
    assert!(page.text(CERTAIN).starts_with("Not certain"));
    page.write("[name=bank]", "50 d").await;
    assert!(page.text(CERTAIN).starts_with("Certain"));
    page.close().await;
}

#[wasm_bindgen_test]
async fn both_interpretations_are_offered_where_they_differ_in_effect() {
    let page = open_event(draft(), None).await;
    page.click("[data-act=edit-event]").await;
    page.wait_for("[name=openings]").await;
    // A team event without any protection.
    page.get("[name=end-date]");
    assert!(page.find("[name=reset]").is_none());
    page.click("[name=openings][value=counted]").await;
    page.click("[name=end-date][value=day]").await;
    page.choose("[name=protection]", "1").await;
    page.click("[name=reset][value=with-last]").await;
    page.click("[data-act=save-event]").await;
    page.wait_for("[name=link]").await;
    let read = events().pop().unwrap().event.draft().interpretations;
    assert_eq!(
        read,
        Interpretations {
            openings: Openings::Counted,
            reset: Reset::WithLast,
            end_date: EndDate::Day,
        }
    );
    let options = page.text("[data-figure=options]");
    assert!(options.contains("own move 50"), "{options}");
    assert!(page.value("[name=link]").contains("openings=counted"));
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_new_event_is_supposed_to_begin_with_the_next_month() {
    let page = open_form().await;
    let start = page.value("[name=start]");
    assert!(start.ends_with("-01 00:00:00"), "{start}");
    let first = format!("[data-day='{}'][aria-pressed=true]", &start[..10]);
    page.get(&first);
    let next = format!("[data-day='{}02']", &start[..8]);
    page.click(&next).await;
    assert_eq!(
        page.value("[name=start]"),
        format!("{}02 00:00:00", &start[..8])
    );
    page.click("[data-month=later]").await;
    assert!(page.find("[data-day][aria-pressed=true]").is_none());
    // What is typed leads to its month, and is not changed by another zone.
    page.write("[name=start]", "2026-12-05 03:04:05").await;
    page.get("[data-day='2026-12-05'][aria-pressed=true]");
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_games_of_an_event_come_first_and_its_link_is_folded() {
    let draft = draft();
    let start = draft.start;
    let page = open_event(draft, Some(game(start))).await;
    assert!(page.text("[data-game='7']").contains("Anna Amsel"));
    page.get(".event-games-part + .event-sheet");
    page.get("[data-fold=share]:not([open]) [name=link]");
    // For readers of another language than this page has.
    assert!(!page.value("[name=link]").contains("lang="));
    let german = NAMES.iter().position(|(tag, _)| *tag == "de").unwrap();
    // After the reader's own.
    let german = (german + 1).to_string();
    page.choose("[data-fold=share] [name=language]", &german)
        .await;
    assert!(page.value("[name=link]").contains("?lang=de#/post/event?"));
    page.get("header > [data-act=add-game]");
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_official_start_is_shown_with_its_year_however_near() {
    let page = open_form().await;
    let year = page.value("[name=start]")[..4].to_owned();
    let shown = page.text(".event-start .stamp-shown");
    assert!(shown.contains(&year), "{shown}");
    page.close().await;
}

#[wasm_bindgen_test]
async fn blocks_that_do_not_add_up_to_the_length_say_by_how_much() {
    let page = open_form().await;
    assert_eq!(page.text("[data-said=differs]"), "");
    page.write("[name=bank]", "45").await;
    assert_eq!(
        page.text("[data-said=differs]"),
        "Together 10 d less than the length of the event."
    );
    page.write("[name=bank]", "60").await;
    assert_eq!(
        page.text("[data-said=differs]"),
        "Together 20 d more than the length of the event."
    );
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_shortest_rated_length_is_said_beside_every_length() {
    let page = open_form().await;
    assert!(page.text(".days-stepper").contains("302 days"));
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_form_and_a_file_offer_the_same_lengths() {
    let page = open_form().await;
    let offered = page.all("[data-days]").into_iter();
    let offered = offered.map(|button| button.get_attribute("data-days").unwrap());
    let common = COMMON_DAYS.map(|days| days.to_string());
    assert_eq!(offered.collect::<Vec<_>>(), common);
    page.close().await;
}

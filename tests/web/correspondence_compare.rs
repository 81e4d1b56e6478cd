//! Comparing a correspondence game with its server, and undoing that.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::{ByColor, Color};
use zeitnot::correspondence::enter::{GameDraft, UnderWay};
use zeitnot::correspondence::{Act, CorrespondenceGame, Event, EventDraft, Seconds};
use zeitnot::storage::correspondence::{CorrespondenceRepository, StoredEvent};

use crate::own_games::{ago, game, kept, now, open, refilled_by_hand};
use crate::page::{Page, versioned};
use crate::still::StillTime;

const EVENT_REASON: &str = ".correspondence-explanations label:has(small) input";

/// Two games of White's and one of the opponent's in an event that began 30 days ago.
fn games() -> (EventDraft, Vec<CorrespondenceGame>) {
    let moves = [("e4", 3), ("c5", 3)];
    (
        refilled_by_hand(30),
        vec![
            game("7", Color::White, "Bo", 30, &moves),
            game("8", Color::White, "Cleo", 30, &moves[..1]),
            game("9", Color::Black, "Dora", 30, &[]),
        ],
    )
}

/// The event as the storage has it.
fn kept_event() -> StoredEvent {
    let versioned = versioned();
    let events = CorrespondenceRepository(&versioned).events().value;
    events.unwrap().remove(0)
}

/// Opens a game, and enters what the server shows of its owner's account.
async fn look_at_server(page: &Page, id: &str, clock: &str, bank: &str) {
    page.go(&format!("/post/game/{id}")).await;
    page.wait_for("[data-act=reconcile]").await;
    page.click("[data-act=reconcile]").await;
    page.write("[name=white-clock]", clock).await;
    page.write("[name=white-bank]", bank).await;
    page.wait_for(".correspondence-explanations").await;
}

/// The clock and the bank of White in game 7, and each a day less in the bank.
fn bank_of_a_day_less() -> (String, String) {
    let game = kept("7");
    let ledger = game.ledger(&kept_event().event).unwrap();
    let account = *ledger.at(now()).account(Color::White);
    let day = Seconds::days(1);
    (account.clock.to_string(), (account.bank - day).to_string())
}

async fn open_games() -> (StillTime, Page) {
    open(games).await
}

#[wasm_bindgen_test]
async fn the_figures_of_the_server_change_the_game_alone_unless_one_chooses_more() {
    let (_time, page) = open_games().await;
    let (event, others) = (kept_event(), [kept("8"), kept("9")]);
    let (clock, bank) = bank_of_a_day_less();
    look_at_server(&page, "7", &clock, &bank).await;
    // The bank of the event explains it too, but is neither first nor chosen.
    page.get(EVENT_REASON);
    let reasons = page.count("[name=explanation-white]");
    let last = reasons - page.count(EVENT_REASON);
    page.get(&format!("{EVENT_REASON}[value='{last}']"));
    assert!(page.find(&format!("{EVENT_REASON}:checked")).is_none());
    page.get("[name=explanation-white]:checked");
    page.click("[data-act=save-entry]").await;
    assert!(page.find(".correspondence-ask").is_none());
    assert_eq!(kept_event(), event);
    assert_eq!([kept("8"), kept("9")], others);
    let last = kept("7").journal.pop().unwrap();
    assert!(matches!(last.act, Act::Correction { .. }), "{last:?}");
    page.close().await;
}

#[wasm_bindgen_test]
async fn before_it_is_saved_a_comparison_says_when_the_next_move_is_due() {
    let (_time, page) = open_games().await;
    look_at_server(&page, "7", "9 d", "12 d").await;
    let due = "[aria-live] > .correspondence-results";
    assert_eq!(page.text(&format!("{due} dt")), "You move by");
    // Nine days from now, and not by the clock that the page shows above.
    let nine = page.text(&format!("{due} dd"));
    page.write("[name=white-clock]", "10 d").await;
    assert_ne!(page.text(&format!("{due} dd")), nine);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_missing_refill_explains_the_time_that_the_server_shows() {
    // White thinks since 34 days, of 50, and has 54 days in the bank.
    let (_time, page) = open(|| {
        let moves = [("e4", 1), ("e5", 39)];
        let game = game("7", Color::White, "Bo", 74, &moves);
        (refilled_by_hand(74), vec![game])
    })
    .await;
    let account = |page: &Page| {
        ["clock", "bank"].map(|part| page.text(&format!("[data-account=white] [data-{part}]")))
    };
    let shows = |page: &Page, clock: &str, bank: &str| {
        let [shown_clock, shown_bank] = account(page);
        assert!(shown_clock.starts_with(clock), "{shown_clock}");
        assert!(shown_bank.ends_with(bank), "{shown_bank}");
    };
    look_at_server(&page, "7", "26 d", "44 d").await;
    shows(&page, "16 d", "54 d");
    page.get("[name=explanation-white][value='0']");
    let why = page.text(".correspondence-explanations");
    assert!(why.contains("A refill of 10 d was not entered"), "{why}");
    // Folded, below the reasons.
    page.get("[data-effect=change]");
    page.click("[data-act=save-entry]").await;
    assert!(page.find(".correspondence-ask").is_none());
    shows(&page, "26 d", "44 d");
    // Compared with the server, one date is enough.
    assert_eq!(page.count("[data-deadline=cautious]"), 0);
    let page = page.reload().await;
    page.wait_for(".correspondence-strip").await;
    shows(&page, "26 d", "44 d");
    page.close().await;
}

/// Chooses the reason that changes the event.
async fn choose_event(page: &Page) {
    page.click(EVENT_REASON).await;
    page.wait_for("[data-said=changed-games]").await;
}

#[wasm_bindgen_test]
async fn the_games_that_a_reason_changes_are_named_and_the_page_asks_once_more() {
    let (_time, page) = open_games().await;
    let event = kept_event();
    let (clock, bank) = bank_of_a_day_less();
    look_at_server(&page, "7", &clock, &bank).await;
    assert!(page.find("[data-said=changed-games]").is_none());
    choose_event(&page).await;
    let named = page.text("[data-said=changed-games]");
    for name in ["Cup", "Bo", "Cleo", "Dora"] {
        assert!(named.contains(name), "{name}: {named}");
    }
    page.click("[data-act=save-entry]").await;
    assert_eq!(kept_event(), event, "the page asks before it saves");
    // Another reason takes the question back.
    page.click("[name=explanation-white][value='0']").await;
    assert!(page.find("[data-act=change-event]").is_none());
    choose_event(&page).await;
    page.click("[data-act=save-entry]").await;
    page.click("[data-act=change-event]").await;
    assert!(page.find(".correspondence-ask").is_none());
    let changed = kept_event().event;
    assert_eq!(changed.draft().bank, Seconds::days(49));
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_changed_event_is_undone_with_all_its_games() {
    let (_time, page) = open_games().await;
    let before = (kept_event(), [kept("7"), kept("8"), kept("9")]);
    page.go("/post").await;
    page.wait_for(".correspondence-row").await;
    let rows = page.text("main");
    let (clock, bank) = bank_of_a_day_less();
    look_at_server(&page, "7", &clock, &bank).await;
    choose_event(&page).await;
    page.click("[data-act=save-entry]").await;
    page.click("[data-act=change-event]").await;
    page.wait_for("[data-act=undo-change]").await;
    page.click("[data-act=undo-change]").await;
    assert!(page.find("[data-act=undo-change]").is_none());
    assert_eq!((kept_event(), [kept("7"), kept("8"), kept("9")]), before);
    assert_eq!(page.count("[data-place]"), 3);
    page.go("/post").await;
    page.wait_for(".correspondence-row").await;
    assert_eq!(page.text("main"), rows);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_comparison_can_be_undone_for_a_minute() {
    let (time, page) = open_games().await;
    let before = kept("7");
    for waits in [30_000, 61_000] {
        let (clock, bank) = bank_of_a_day_less();
        look_at_server(&page, "7", &clock, &bank).await;
        page.click("[data-act=save-entry]").await;
        page.wait_for("[data-act=undo-change]").await;
        time.advance(waits).await;
        if waits < 60_000 {
            page.click("[data-act=undo-change]").await;
            assert_eq!(kept("7"), before);
        } else {
            assert!(page.find("[data-act=undo-change]").is_none());
        }
    }
    assert_eq!(kept("7").journal.len(), before.journal.len() + 1);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_later_entry_stays_because_the_comparison_is_no_longer_undone() {
    let (_time, page) = open_games().await;
    let (clock, bank) = bank_of_a_day_less();
    look_at_server(&page, "7", &clock, &bank).await;
    page.click("[data-act=save-entry]").await;
    page.wait_for("[data-act=undo-change]").await;
    page.write("[name=move]", "Nf3").await;
    page.click("[data-act=save-entry]").await;
    assert_eq!(kept("7").journal.len(), 5);
    assert!(page.find("[data-act=undo-change]").is_none());
    page.close().await;
}

/// A game of an event entered all at once, with its moves but without their stamps.
fn entered_with_moves(id: &str, opponent: &str, event: &EventDraft) -> CorrespondenceGame {
    let draft = GameDraft {
        players: ByColor {
            white: "Anna".into(),
            black: opponent.into(),
        },
        mine: Some(Color::White),
        moves: "1. e4 c5 2. Nf3 d6".into(),
        under_way: Some(UnderWay::default()),
        ..GameDraft::default()
    };
    let event = Event::new(event.clone()).unwrap();
    draft.enter(id, ("1", &event), ago(1)).unwrap()
}

#[wasm_bindgen_test]
async fn a_game_entered_with_moves_alone_takes_the_figures_of_the_server_over() {
    let (_time, page) = open(|| {
        let event = refilled_by_hand(100);
        let games = [("7", "Bo"), ("8", "Cleo"), ("9", "Dora")];
        let games = games.map(|(id, name)| entered_with_moves(id, name, &event));
        (event, games.into())
    })
    .await;
    let (event, others) = (kept_event(), [kept("8"), kept("9")]);
    look_at_server(&page, "7", "37 d 04:12:07", "58 d 02:00:00").await;
    page.get("[data-explanation=white]");
    page.click("[data-act=save-entry]").await;
    let clock = page.text("[data-account=white] [data-clock]");
    assert!(clock.contains("37 d 04:12:07"), "{clock}");
    assert_eq!(kept_event(), event);
    assert_eq!([kept("8"), kept("9")], others);
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_servers_figures_stand_beside_those_here_with_the_difference() {
    let (_time, page) = open_games().await;
    let (clock, bank) = bank_of_a_day_less();
    look_at_server(&page, "7", &clock, &bank).await;
    let cell = |figure: &str, column: &str| {
        page.text(&format!(
            "[data-side=white] [data-figure={figure}] [data-column={column}]"
        ))
    };
    assert_eq!(cell("clock", "here"), clock);
    assert_eq!(cell("clock", "difference"), "0");
    assert_eq!(cell("bank", "difference"), "\u{2212}1 d");
    assert_eq!(
        page.text("[data-side=black] [data-figure=bank] [data-column=difference]"),
        ""
    );
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_reason_that_both_players_share_is_said_once() {
    let (_time, page) = open_games().await;
    look_at_server(&page, "7", "37 d 04:12:07", "58 d 02:00:00").await;
    page.write("[name=black-clock]", "9 d").await;
    page.write("[name=black-bank]", "12 d").await;
    let said = page.text(".correspondence-ask");
    assert_eq!(
        said.matches("No rule explains the difference").count(),
        1,
        "{said}"
    );
    let whose = page.text(".correspondence-explanations legend");
    assert!(whose.contains("Anna") && whose.contains("Bo"), "{whose}");
    page.close().await;
}

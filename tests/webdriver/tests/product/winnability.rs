//! Could that side still win? The tool for arbiters.

use serde_json::json;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::stage::Stage;

use crate::keyboard::reach;

const ARROW_RIGHT: char = '\u{e014}';
const ARROW_LEFT: char = '\u{e012}';
const ARROW_DOWN: char = '\u{e015}';

/// A bishop against a pawn: the pawn can become what is in its king's way.
const BISHOP_AGAINST_PAWN: &str = "4k3/p7/8/8/8/8/8/2B1K3 w - - 0 60";
/// No pawn can move, and no king comes through.
const LOCKED: &str = "4k3/8/p1p1p1p1/P1P1P1P1/8/8/8/4K3 w - - 0 60";
/// A queen against a bare king.
const BARE: &str = "8/8/8/4k3/8/8/4Q3/K7 b - - 0 60";

fn question(fen: &str, side: &str) -> String {
    let fen = fen.replace(' ', "%20").replace('/', "%2F");
    format!("#/winning?fen={fen}&side={side}")
}

#[track_caller]
fn answers(page: &Page, kind: &str) -> String {
    page.wait_for(&format!(".answer [data-verdict={kind}]"));
    page.text(".answer [data-verdict]")
}

#[test]
fn the_page_shows_how_a_bishop_wins_move_by_move_and_by_itself() {
    const CURRENT: &str = ".move[aria-current]";
    Stage::still().on(Device::DESKTOP).run(|page| {
        page.open(&question(BISHOP_AGAINST_PAWN, "white"));
        let words = answers(page, "can-mate");
        assert!(words.contains("White could still checkmate"), "{words}");
        assert!(words.contains("1–0"), "{words}");
        let moves = page.value("document.querySelectorAll('.passage .move').length");
        let moves = moves.as_i64().unwrap();
        assert!(
            words.contains(&format!("takes {moves} half-moves")),
            "{words}"
        );
        // The board follows the moves, one after the other, to the mate.
        for at in 1..=moves {
            page.tap("[data-act=later]");
            page.wait(&format!(
                "document.querySelector('.move[aria-current]')?.dataset.move === '{}'",
                at - 1
            ));
        }
        assert!(page.text(CURRENT).ends_with('#'));
        page.wait_for(".board .mate");
        page.tap("[data-act=first]");
        page.wait_gone(CURRENT);
        page.wait_gone(".board .mate");

        // It plays itself, one move a second, and can be stopped.
        page.tap("[data-act=play-moves]");
        page.tap("[data-act=stop-moves]");
        page.advance(5_000);
        assert!(!page.has(CURRENT), "the moves have stopped");
        page.tap("[data-act=play-moves]");
        page.advance(1_000);
        page.wait_for(CURRENT);
        page.advance(moves * 1_000);
        page.wait_for(".board .mate");
        page.wait_for("[data-act=play-moves]");
    });
}

#[test]
fn the_page_says_why_a_side_cannot_win_and_whose_move_matters() {
    Stage::new().run(|page| {
        page.open(&question(LOCKED, "white"));
        let words = answers(page, "cannot");
        assert!(words.contains("White cannot checkmate"), "{words}");
        assert!(
            words.contains("locked") || words.contains("proof"),
            "{words}"
        );
        assert!(words.contains('\u{bd}'), "{words}");
        assert!(
            !page.has(".text-of-game"),
            "the page shows a way where none exists"
        );

        page.open(&question(BARE, "black"));
        let words = answers(page, "cannot");
        assert!(words.contains("only the king"), "{words}");
        // The flag of the bare king fell instead.
        page.tap("input[name=fell][value='1']");
        let words = answers(page, "can-mate");
        assert!(words.contains("White could still checkmate"), "{words}");
        // The address now asks the question, as a link would.
        page.wait("location.hash.endsWith('&side=white')");
        page.reload_any();
        answers(page, "can-mate");

        // Black is stalemated if it is Black's move.
        page.open(&question("7k/5Q2/8/8/8/8/8/K7 w - - 0 60", "white"));
        answers(page, "can-mate");
        page.tap("input[name=turn][value='1']");
        let words = answers(page, "cannot");
        assert!(words.contains("stalemate"), "{words}");
    });
}

#[test]
fn a_phone_shows_the_answer_without_scrolling() {
    Stage::new().on(Device::PHONE).run(|page| {
        page.open(&question(LOCKED, "white"));
        answers(page, "cannot");
        let bottom = "document.querySelector('.verdict').getBoundingClientRect().bottom";
        page.wait(&format!("scrollY === 0 && {bottom} <= innerHeight"));
    });
}

#[test]
fn a_bad_position_in_an_address_is_reported_with_its_bad_character() {
    Stage::new().run(|page| {
        page.open("#/keys");
        let long = "9".repeat(50_000);
        for fen in [
            "8",
            "8/8/8/8/8/8/8/9 w - - 0 1",
            "kk6/8/8/8/8/8/8/K7 w - - 0 1",
            "<script>window.broken=1</script>",
            "<img src=x onerror=window.broken=1>",
            "%00%FF",
            &long,
        ] {
            page.go("#/keys");
            page.wait_gone("main.winnability");
            let address = format!("#/winning?fen={}&side=white", fen.replace(' ', "%20"));
            page.session()
                .run("location.hash = arguments[0]", &[json!(address)]);
            page.wait_for("main.winnability .field [role=alert]");
            let words = page.text("main.winnability .field [role=alert]");
            assert!(words.contains("Character"), "{fen:.40}: {words:.200}");
            assert!(!page.has("[data-verdict]"), "{fen:.40} has an answer");
            assert_eq!(page.value("window.broken"), json!(null), "{fen:.40}");
            let wide = page.value("document.documentElement.scrollWidth <= innerWidth");
            assert_eq!(wide, json!(true), "{fen:.40} makes the page too wide");
        }
        page.open(&question(BARE, "green"));
        page.wait_for("main.winnability .notice");
        assert!(page.text(".notice").contains("side=white"));
    });
}

#[test]
fn a_missing_solver_is_reported_and_can_be_asked_again() {
    Stage::new().run(|page| {
        page.inject("window.kept = window.Worker; delete window.Worker;");
        page.open(&question(LOCKED, "white"));
        page.wait_for(".answer [data-verdict=no-solver]");
        page.value("window.Worker = window.kept");
        page.tap("[data-act=ask-again]");
        answers(page, "cannot");
    });
}

#[test]
fn a_position_is_set_up_by_hand() {
    Stage::new().on(Device::DESKTOP).run(|page| {
        page.open("#/winning");
        page.tap("[data-act=lay]");
        page.tap("[data-act=clear]");
        page.wait_for("main.winnability .field [role=alert]");
        for (piece, square) in [("wk", "e1"), ("bk", "e8"), ("bp", "a7"), ("wb", "c1")] {
            page.tap(&format!("[data-put={piece}]"));
            page.tap(&format!(".laying [data-square={square}]"));
        }
        let fen = "document.querySelector('[name=fen]').value";
        page.wait(&format!("{fen}.startsWith('4k3/p7/8/8/8/8/8/2B1K3 w - -')"));
        answers(page, "can-mate");
        // The same piece once more takes it away.
        page.tap(".laying [data-square=c1]");
        page.wait(&format!("{fen}.startsWith('4k3/p7/8/8/8/8/8/4K3 ')"));
        answers(page, "cannot");
        page.tap("[data-act=lay]");
        page.wait_gone(".laying");
    });
}

#[test]
fn the_question_is_asked_and_walked_by_keyboard_alone() {
    Stage::new().on(Device::DESKTOP).run(|page| {
        page.open("#/winning");
        page.wait_for("[name=fen]");
        reach(page, "input[name=fell]");
        page.key(ARROW_RIGHT);
        reach(page, "[name=fen]");
        page.session()
            .cdp("Input.insertText", json!({ "text": BISHOP_AGAINST_PAWN }));
        answers(page, "can-mate");
        reach(page, ".passage .move");
        page.key(ARROW_RIGHT);
        page.wait("document.activeElement.matches('.move[aria-current]')");
        page.key(ARROW_RIGHT);
        page.wait("document.activeElement.dataset.move === '1'");
        page.key(ARROW_LEFT);
        page.wait("document.activeElement.dataset.move === '0'");
        page.key(ARROW_DOWN);
        page.wait("document.activeElement.dataset.move === '0'");
    });
}

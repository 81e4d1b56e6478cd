//! A page that the browser translates while it is used: what it shows at each step is what it would
//! show in its own words, translated.

use js_sys::eval;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::clock::Color;

use crate::own_games::{game, open, refilled_by_hand};
use crate::page::Page;
use crate::still::StillTime;
use crate::table::Table;
use crate::turn;

/// How a page is translated, if it is.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Translator {
    None,
    /// Puts texts of its own in the place of those of the page.
    Replaces,
    /// Puts the texts of the page, changed, into elements of its own.
    Wraps,
}

/// Gives the page its own words back, if a test has had it translated.
pub fn end() {
    eval("window.untranslate?.()").unwrap();
}

impl Translator {
    /// Translates the page from now on.
    async fn begin(self) {
        if self != Translator::None {
            let script = include_str!("../webdriver/src/scripts/translator.js");
            let replaces = self == Translator::Replaces;
            eval(&format!("({script})({replaces})")).unwrap();
            turn().await;
        }
    }
}

fn is_translated() -> bool {
    eval("document.querySelector('font') !== null").unwrap() == JsValue::TRUE
}

/// Checks that a story goes on in a translated page as in one that is not: it returns the texts
/// that were seen.
async fn goes_on_translated(story: impl AsyncFn(Translator) -> Vec<String>) {
    let own = story(Translator::None).await;
    let own: Vec<_> = own.iter().map(|text| text.to_uppercase()).collect();
    for translator in [Translator::Replaces, Translator::Wraps] {
        let seen = story(translator).await;
        // Drawings are not translated.
        let seen: Vec<_> = seen.iter().map(|text| text.to_uppercase()).collect();
        assert_eq!(seen, own, "{translator:?}");
    }
}

#[wasm_bindgen_test]
async fn a_running_clock_goes_on_in_a_translated_page() {
    goes_on_translated(async |translator| {
        let table = Table::with("5+3").await;
        translator.begin().await;
        let shown = || table.page.text("main");
        let mut seen = vec![shown()];
        table.start().await;
        for seconds in ["5:02", "5:01", "5:00"] {
            table.advance(1_000).await;
            table.expect_digits(Color::White, seconds);
            seen.push(shown());
        }
        table.press(Color::White).await;
        table.advance(11_000).await;
        seen.push(shown());
        table.pause().await;
        seen.push(shown());
        table.resume(Color::Black).await;
        table.advance(400_000).await;
        seen.push(shown());
        assert_eq!(is_translated(), translator != Translator::None);
        table.close().await;
        seen
    })
    .await;
}

#[wasm_bindgen_test]
async fn a_game_on_the_board_is_played_in_a_translated_page() {
    goes_on_translated(async |translator| {
        let table = Table::open().await;
        let page = &table.page;
        page.go("/board?control=5").await;
        page.wait_for(".board [data-square=e2]").await;
        page.wait_for(".half .digits").await;
        translator.begin().await;
        let mut seen = vec![page.text("main")];
        page.click("[data-act=type]").await;
        page.wait_for(".entry input").await;
        for san in "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7".split(' ') {
            page.write(".entry input", san).await;
            page.click("[data-act=enter-move]").await;
            table.advance(2_000).await;
            seen.push(page.text("main"));
        }
        page.wait_for(".acts [data-act=new]").await;
        seen.push(page.text("main"));
        table.close().await;
        seen
    })
    .await;
}

#[wasm_bindgen_test]
async fn pages_change_in_a_translated_page_and_so_does_its_language() {
    goes_on_translated(async |translator| {
        let table = Table::open().await;
        translator.begin().await;
        let mut seen = Vec::new();
        for route in [
            "/settings",
            "/",
            "/controls",
            "/edit",
            "/learn",
            "/post",
            "/keys",
            "/games",
            "/clock",
        ] {
            table.page.go(route).await;
            table.page.wait_for("main").await;
            table.advance(500).await;
            seen.push(table.page.text("main"));
        }
        table.page.go("/settings").await;
        for language in ["de", "en"] {
            table
                .page
                .click(&format!("[data-language={language}]"))
                .await;
            table.advance(500).await;
            seen.push(table.page.text("main"));
        }
        table.close().await;
        seen
    })
    .await;
}

/// Names and numbers of games change, rows change their places, and one is found.
#[wasm_bindgen_test]
async fn a_translated_list_of_games_follows_their_clocks() {
    goes_on_translated(async |translator| {
        let (time, page) = open(|| {
            let waiting = |id: &str, opponent: &str, waited: i64| {
                let moves = [("e4", 1), ("c5", 60 - waited - 1)];
                game(id, Color::White, opponent, 60, &moves)
            };
            let games = vec![
                waiting("1", "Novak, Jan", 49),
                waiting("2", "Almeida", 40),
                game("3", Color::White, "Moreau", 60, &[("d4", 30)]),
            ];
            (refilled_by_hand(60), games)
        })
        .await;
        page.go("/post").await;
        page.wait_for(".correspondence-row").await;
        translator.begin().await;
        let mut seen = vec![page.text("main")];
        for _ in 0..2 {
            time.advance(1_000).await;
            seen.push(page.text("main"));
        }
        time.sleep(9 * 86_400_000);
        time.advance(1_000).await;
        seen.push(page.text("main"));
        page.close().await;
        seen
    })
    .await;
}

#[wasm_bindgen_test]
async fn a_translated_page_of_a_game_takes_a_move_and_goes_on() {
    goes_on_translated(async |translator| {
        let (time, page) = open(|| {
            let moves = [("e4", 3), ("c5", 3)];
            let game = game("7", Color::White, "Bo", 30, &moves);
            (refilled_by_hand(30), vec![game])
        })
        .await;
        page.go("/post/game/7").await;
        page.wait_for(".correspondence-entry").await;
        translator.begin().await;
        let mut seen = vec![page.text("main")];
        time.advance(1_000).await;
        seen.push(page.text("main"));
        page.write("[name=move]", "Nf3").await;
        seen.push(page.text("main"));
        page.click("[data-act=save-entry]").await;
        time.advance(1_000).await;
        seen.push(page.text("main"));
        page.close().await;
        seen
    })
    .await;
}

#[wasm_bindgen_test]
async fn a_translated_lesson_goes_on_from_step_to_step() {
    goes_on_translated(async |translator| {
        let (time, page) = StillTime::open().await;
        page.go("/learn/6-7").await;
        page.wait_for("main.lesson").await;
        translator.begin().await;
        let mut seen = vec![page.text("main")];
        for color in ["black", "white", "black"] {
            page.touch(&format!(".exhibit .half[data-color={color}]"))
                .await;
            time.advance(1_000).await;
            seen.push(page.text("main"));
        }
        page.click("[data-act=step-on]").await;
        time.advance(500).await;
        seen.push(page.text("main"));
        for answer in ["0", "1", "2"] {
            page.click(&format!("[data-answer='{answer}']")).await;
            seen.push(page.text("main"));
        }
        page.close().await;
        seen
    })
    .await;
}

#[wasm_bindgen_test]
async fn a_translated_frame_walks_through_its_game() {
    goes_on_translated(async |translator| {
        let page = Page::embedded(
            "view=board&pgn=[White \"Ann\"] 1. e4 {[%25clk 0:14:58]} e5 {[%25clk 0:14:31]} \
             (1... c5 {Sicilian.}) 2. Nf3 *",
        )
        .await;
        translator.begin().await;
        let mut seen = vec![page.text(".embedded")];
        for act in ["later", "last", "first", "flip"] {
            page.click(&format!("[data-act={act}]")).await;
            seen.push(page.text(".embedded"));
        }
        page.close().await;
        seen
    })
    .await;
}

#[wasm_bindgen_test]
async fn a_page_has_its_own_words_again_when_the_translation_is_taken_back() {
    for translator in [Translator::Replaces, Translator::Wraps] {
        let table = Table::with("5").await;
        table.start().await;
        let before = table.page.text("main");
        translator.begin().await;
        assert!(is_translated());
        end();
        turn().await;
        assert!(!is_translated());
        assert_eq!(table.page.text("main"), before, "{translator:?}");
        table.advance(1_000).await;
        table.expect_digits(Color::White, "4:59");
        table.close().await;
    }
}

#[wasm_bindgen_test]
async fn a_text_that_changes_while_it_is_translated_shows_its_new_words_alone() {
    for translator in [Translator::Replaces, Translator::Wraps] {
        let table = Table::with("5").await;
        translator.begin().await;
        table.start().await;
        table.advance(3_000).await;
        for half in ["white", "black"] {
            let figures = format!(".half[data-color={half}] .digits .figures");
            assert_eq!(table.page.count(&format!("{figures} > font")), 1);
        }
        table.expect_digits(Color::White, "4:57");
        table.close().await;
    }
}

//! A game to look at.

use serde_json::json;
use zeitnot::game::notation::read_move;
use zeitnot::game::pgn::{self, Limits};
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::stage::Stage;

const TAB: char = '\u{e004}';
const ENTER: char = '\u{e007}';
const LEFT: char = '\u{e012}';
const RIGHT: char = '\u{e014}';
const DOWN: char = '\u{e015}';

const GAME: &str = "[Event \"Club evening\"]\n[White \"Réti, Richard\"]\n[Black \"N. N.\"]\n\
    [Result \"1-0\"]\n[Board \"3\"]\n\n\
    {A model game.} 1. Nf3 $14 {[%clk 0:05:00] His opening} d5 {[%clk 0:04:58.5][%emt 0:00:02]} \
    (1... Nf6!? 2. c4 (2. g3 {quiet} g6 $211) 2... e6) ({or} 1... f5?) 2. c4 d4 $146 3. b4 1-0\n";

/// Notes what is saved as a file.
const SAVED: &str = "window.saved = []; const create = URL.createObjectURL;\
    URL.createObjectURL = (blob) => {\
      blob.text().then((text) => window.saved.push(text)); return create.call(URL, blob); };";

#[track_caller]
fn open(page: &Page, text: &str) {
    page.open("#/study");
    page.fill("[name=pgn]", text);
    page.tap("[data-act=open]");
    page.wait_for(".game-sheet");
}

#[track_caller]
fn current(page: &Page) -> String {
    page.text(".passage .move[aria-current]")
}

/// What is exported.
#[track_caller]
fn exported(page: &Page, act: &str) -> String {
    page.value("window.saved.length = 0");
    page.tap(&format!("[data-act={act}]"));
    page.wait("window.saved.length === 1");
    page.value("window.saved[0]").as_str().unwrap().to_owned()
}

#[test]
fn a_game_with_variations_comments_and_marks_is_shown_walked_and_exported_as_it_is() {
    Stage::new().on(Device::DESKTOP).run(|page| {
        page.inject(SAVED);
        open(page, GAME);
        assert!(!page.has(".pgn-problems"), "{}", page.text(".pgn-problems"));
        let text = page.text(".text-of-game");
        for part in [
            "A model game.",
            "1.Nf3 += 5:00 His opening 1\u{2026}d5 4:58.5 (0:02)",
            "1\u{2026}Nf6!? 2.c4 (2.g3 quiet 2\u{2026}g6 $211) 2\u{2026}e6",
            "or 1\u{2026}f5?",
            "2.c4 d4 N 3.b4",
            "1–0",
        ] {
            let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(flat.contains(part), "{part} is not in {flat}");
        }
        assert!(!text.contains("%clk"));
        page.tap("[data-act=later]");
        page.wait("document.querySelector('.move[aria-current]')?.innerText === 'Nf3'");
        page.tap("[data-act=last]");
        page.wait("document.querySelector('.move[aria-current]')?.innerText === 'b4'");
        // A touch goes into a variation.
        let g6 = "[...document.querySelectorAll('.move')].find((move) => move.innerText === 'g6')";
        page.value(&format!("{g6}.setAttribute('id', 'g6')"));
        page.tap("#g6");
        page.wait("document.querySelector('.move[aria-current]')?.innerText === 'g6'");
        page.wait("!!document.querySelector('.board [data-square=g6][aria-label*=pawn]')");
        let game = &pgn::parse(GAME, &Limits::default()).games[0];
        assert_eq!(
            exported(page, "save-pgn"),
            pgn::write(&game.tree, game.result)
        );
    });
}

#[test]
fn a_move_on_the_board_follows_the_game_or_adds_a_variation() {
    Stage::new().on(Device::DESKTOP).run(|page| {
        page.inject(SAVED);
        open(page, GAME);
        let mut game = pgn::parse(GAME, &Limits::default()).games.remove(0);
        let before = page.value("document.querySelectorAll('.move').length");
        page.tap(".board [data-square=g1]");
        page.tap(".board [data-square=f3]");
        page.wait("document.querySelector('.move[aria-current]')?.innerText === 'Nf3'");
        assert_eq!(page.value("document.querySelectorAll('.move').length"), before);
        page.tap(".board [data-square=b8]");
        page.tap(".board [data-square=c6]");
        page.wait("document.querySelector('.move[aria-current]')?.innerText === 'Nc6'");

        let first = game.tree.main_line()[0];
        let played = read_move(&game.tree.position(first), "Nc6").unwrap();
        let added = game.tree.add(first, played).unwrap();
        assert_eq!(exported(page, "save-pgn"), pgn::write(&game.tree, game.result));

        // A mark, a comment, and the variation becomes the main line.
        page.tap(".annotate summary");
        page.tap("[data-nag='5']");
        page.fill("[name=comment]", "Why not?\n[%clk 0:04:00]");
        page.tap("[data-act=make-main]");
        game.tree.set_nags(added, &[5]);
        game.tree.set_comments(added, &["Why not?", "[%clk 0:04:00]"]);
        game.tree.promote_to_main(added);
        assert_eq!(exported(page, "save-pgn"), pgn::write(&game.tree, game.result));
        page.wait("document.querySelector('.passage:not(.aside) .move[aria-current]')?.innerText === 'Nc6!?'");

        // Deleted, and had back.
        page.tap("[data-act=delete-from-here]");
        page.wait("document.querySelector('.move[aria-current]')?.innerText === 'Nf3'");
        page.tap("[data-act=undo-delete]");
        page.wait("document.querySelector('.move[aria-current]')?.innerText === 'Nc6!?'");
        assert_eq!(exported(page, "save-pgn"), pgn::write(&game.tree, game.result));
    });
}

#[test]
fn what_came_after_the_end_of_a_game_is_a_variation_and_stays_one() {
    Stage::new().on(Device::DESKTOP).run(|page| {
        page.inject(SAVED);
        let text = "1. f3 e5 2. g4 d5 (2... d5 3. Kf2 Qh4+ {was the threat}) 0-1";
        open(page, text);
        assert!(!page.has(".pgn-problems"));
        assert!(!page.text(".passage:not(.aside)").contains("Kf2"));
        assert!(page.text(".passage.aside").contains("Kf2"));
        page.tap("[data-act=last]");
        page.wait("document.querySelector('.move[aria-current]')?.innerText === 'd5'");
        page.key(RIGHT);
        page.key(DOWN);
        page.wait("document.querySelector('.move[aria-current]')?.innerText === 'Kf2'");
        page.key(LEFT);
        page.wait("document.querySelector('.move[aria-current]')?.innerText === 'd5'");
        // What is added is none of the game's moves either.
        page.tap(".board [data-square=b1]");
        page.tap(".board [data-square=c3]");
        page.wait("document.querySelector('.move[aria-current]')?.innerText === 'Nc3'");
        assert!(exported(page, "save-pgn").ends_with(
            "1. f3 e5 2. g4 d5 (2... d5 3. Kf2 Qh4+ {was the threat}) (2... d5 3. Nc3) 0-1\n"
        ));
        page.reload_any();
        page.wait("document.querySelectorAll('.passage.aside').length === 2");
        page.tap("[data-act=last]");
        page.tap(".annotate summary");
        // By request it is the game's.
        page.wait("document.querySelector('.move[aria-current]')?.innerText === 'Nc3'");
        page.tap("[data-act=make-main]");
        page.wait("document.querySelector('.passage:not(.aside) .move[aria-current]')");
    });
}

#[test]
fn a_reload_keeps_the_study_and_the_place_in_it() {
    Stage::new().on(Device::DESKTOP).run(|page| {
        page.inject(SAVED);
        open(page, GAME);
        page.tap("[data-act=later]");
        page.tap(".board [data-square=b8]");
        page.tap(".board [data-square=c6]");
        page.wait("document.querySelector('.move[aria-current]')?.innerText === 'Nc6'");
        let before = exported(page, "save-pgn");
        page.reload_any();
        page.wait("document.querySelector('.move[aria-current]')?.innerText === 'Nc6'");
        assert_eq!(exported(page, "save-pgn"), before);
        // Another game takes its place, and it can be had back.
        page.tap("[data-act=open-other]");
        page.fill("[name=pgn]", "1. e4 e5 *");
        page.tap("[data-act=open]");
        page.wait("document.querySelectorAll('.move').length === 2");
        page.tap("[data-act=open-other]");
        page.tap("[data-act=bring-back]");
        page.wait("document.querySelectorAll('.move').length > 2");
        assert_eq!(exported(page, "save-pgn"), before);
    });
}

#[test]
fn what_is_being_written_when_the_page_is_left_is_kept() {
    Stage::new().on(Device::DESKTOP).run(|page| {
        open(page, GAME);
        page.tap("[data-act=later]");
        page.tap(".annotate summary");
        page.fill("[name=comment]", "half a word");
        page.reload_any();
        page.wait("document.querySelector('.text-of-game')?.innerText.includes('half a word')");
    });
}

#[test]
fn a_broken_game_says_where_and_keeps_the_rest() {
    Stage::new().run(|page| {
        page.inject(SAVED);
        let text = "[White \"A\"]\n\n1. e4 e5\n2. Nf3 Qh9 3. d4\n(3. Bc4\n";
        open(page, text);
        let told = page.text(".pgn-problems");
        assert!(told.contains("Line 4, column 8"), "{told}");
        let shown = page.text(".text-of-game");
        for kept in ["e4", "e5", "Nf3", "Qh9"] {
            assert!(shown.contains(kept), "{kept} is not in {shown}");
        }
        let game = &pgn::parse(text, &Limits::default()).games[0];
        assert_eq!(
            exported(page, "save-pgn"),
            pgn::write(&game.tree, game.result)
        );
        for text in ["", "hello", "8/8/8/8/8/8/8/9 w - - 0 1"] {
            page.open("#/study");
            page.tap("[data-act=open-other]");
            page.fill("[name=pgn]", text);
            page.tap("[data-act=open]");
            page.wait_for(".open-game [role=alert]");
            // What was there is there.
            assert!(page.text(".text-of-game").contains("Nf3"));
        }
    });
}

#[test]
fn of_many_games_one_is_drawn_and_the_list_grows_as_one_asks() {
    Stage::new().on(Device::DESKTOP).run(|page| {
        let mut text = String::new();
        for n in 0..450 {
            text.push_str(&format!(
                "[White \"Player {n}\"]\n[Black \"Other\"]\n[Result \"1/2-1/2\"]\n\n1. e4 e5 2. Nf3 1/2-1/2\n\n"
            ));
        }
        open(page, &text);
        page.tap("[data-act=all-games]");
        page.wait("document.querySelectorAll('[data-game]').length === 200");
        page.tap("[data-act=more-games]");
        page.wait("document.querySelectorAll('[data-game]').length === 400");
        page.tap("[data-game='321']");
        page.wait("document.querySelector('.game-head h2').innerText.includes('Player 321')");
        assert_eq!(page.value("document.querySelectorAll('.move').length"), json!(3));
        page.tap("[data-act=game-after]");
        page.wait("document.querySelector('.game-head h2').innerText.includes('Player 322')");
        page.reload_any();
        page.wait("document.querySelector('.game-head h2')?.innerText.includes('Player 322')");
    });
}

#[test]
fn a_game_is_opened_walked_and_added_to_by_keyboard_alone() {
    Stage::new().on(Device::DESKTOP).run(|page| {
        page.open("#/study");
        let tab_to = |selector: &str| {
            for _ in 0..80 {
                if page.value(&format!(
                    "document.activeElement.matches({})",
                    json!(selector)
                )) == json!(true)
                {
                    return;
                }
                page.key(TAB);
            }
            panic!("the tabulator does not come to {selector}");
        };
        page.wait_for("[name=pgn]");
        tab_to("[name=pgn]");
        page.session()
            .cdp("Input.insertText", json!({ "text": GAME }));
        tab_to("[data-act=open]");
        page.key(ENTER);
        page.wait("document.activeElement.matches('[data-act=later]')");
        page.key(RIGHT);
        page.key(RIGHT);
        page.wait("document.querySelector('.move[aria-current]')?.innerText === 'd5'");
        page.key(DOWN);
        page.wait("document.querySelector('.move[aria-current]')?.innerText === 'Nf6!?'");
        page.key(LEFT);
        page.wait("document.querySelector('.move[aria-current]')?.innerText === 'Nf3'");
        // What was gone to is said.
        assert!(
            page.text("p.spoken").contains("knight"),
            "{}",
            page.text("p.spoken")
        );
        tab_to(".board [data-square]");
        let go = |to: &str| {
            for _ in 0..20 {
                let at = page.value("document.activeElement.dataset.square");
                let at = at.as_str().unwrap().as_bytes();
                let to = to.as_bytes();
                if at == to {
                    return;
                }
                page.key(match (at[0].cmp(&to[0]), at[1].cmp(&to[1])) {
                    (std::cmp::Ordering::Less, _) => RIGHT,
                    (std::cmp::Ordering::Greater, _) => LEFT,
                    (_, std::cmp::Ordering::Less) => '\u{e013}',
                    _ => DOWN,
                });
            }
            panic!("the arrows do not come to {to}");
        };
        go("b8");
        page.key(ENTER);
        go("c6");
        page.key(ENTER);
        page.wait("document.querySelector('.move[aria-current]')?.innerText === 'Nc6'");
        assert_eq!(current(page), "Nc6");
    });
}

#[test]
fn whether_a_side_could_still_win_is_asked_of_the_position_on_the_board() {
    Stage::new().run(|page| {
        open(page, "4k3/p7/8/8/8/8/8/2B1K3 w - - 0 60");
        page.tap("[data-ask=white]");
        page.wait_for(".answer [data-verdict=can-mate]");
    });
}

#[test]
fn a_game_that_was_played_on_the_board_is_exported_and_looked_at() {
    Stage::new().on(Device::DESKTOP).run(|page| {
        page.inject(SAVED);
        page.open("#/board");
        for (played, shown) in [("e4", 1), ("e5", 2), ("Nf3", 3)] {
            page.fill(".entry input", played);
            page.tap("[data-act=enter-move]");
            page.wait(&format!(
                "document.querySelectorAll('.moves .move:not([hidden])').length === {shown}"
            ));
        }
        page.go(&format!("#/game/{}", page.game().id));
        page.wait_for("[data-export=pgn]");
        page.value("window.saved.length = 0");
        page.tap("[data-export=pgn]");
        page.wait("window.saved.length === 1");
        let saved = page.value("window.saved[0]");
        let saved = saved.as_str().unwrap();
        assert!(saved.contains("1. e4 {[%clk"), "{saved}");
        assert!(!saved.contains("????.??.??"), "{saved}");
        page.tap("[data-act=look-at-it]");
        page.wait("document.querySelectorAll('.passage .move').length === 3");
        assert_eq!(exported(page, "save-pgn"), saved);
    });
}

#[test]
fn a_text_that_is_too_large_to_be_kept_is_shown_and_saved_and_says_so() {
    Stage::new().on(Device::DESKTOP).run(|page| {
        page.inject(SAVED);
        page.open("#/study");
        page.wait_for("[name=pgn]");
        // More than a key can carry: put there as a paste is.
        page.value(
            "(() => { const field = document.querySelector('[name=pgn]');\
             field.value = '1. e4 e5 '.repeat(200_000);\
             field.dispatchEvent(new Event('input', { bubbles: true })); return 1; })()",
        );
        page.tap("[data-act=open]");
        page.wait_for(".game-sheet");
        page.wait("document.body.innerText.includes('too large to be kept here')");
        let told = page.text("body");
        assert!(!told.contains("clock goes on"), "{told}");
        // A part of it is drawn, and all of it is there.
        let shown = "document.querySelector('.text-of-game').textContent.length";
        let first = page.value(shown).as_u64().unwrap();
        assert!((1_000..200_000).contains(&first), "{first}");
        page.tap("[data-act=more-moves]");
        page.wait(&format!("{shown} > {first}"));
        assert!(exported(page, "save-pgn").len() > 1_500_000);
        // The next visit begins anew, and not with what was there before.
        page.reload_any();
        page.wait_for("[name=pgn]");
        assert!(!page.has(".game-sheet"));
    });
}

#[test]
fn of_many_comments_some_are_drawn_and_more_as_one_asks() {
    Stage::new().on(Device::DESKTOP).run(|page| {
        let text = ["1. e4 ", &"{a} ".repeat(6_000), "e5 *"].concat();
        open(page, &text);
        let drawn = "document.querySelectorAll('.passage .comment').length";
        assert_eq!(page.value(drawn), json!(4_500));
        page.tap("[data-act=more-moves]");
        page.wait(&format!("{drawn} === 6000"));
        assert!(!page.has("[data-act=more-moves]"));
        assert_eq!(
            page.value("document.querySelectorAll('.move').length"),
            json!(2)
        );
    });
}

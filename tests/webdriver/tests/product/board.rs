//! A game on the board with the clock beside it, as two people play it on one
//! screen. Claims, offers, restored moves and positions set up are in
//! `tests/web/board_game.rs`.

use serde_json::json;
use zeitnot_core::clock::{Color, EndReason, GameResult, Outcome};
use zeitnot_webdriver::browser::Browser;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::in_every_browser;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::pointer::{Button, Point};
use zeitnot_webdriver::stage::Stage;

in_every_browser![
    a_game_is_played_by_taps_and_drags_and_a_reload_keeps_it,
    a_pawn_is_promoted_at_its_square_and_the_choice_can_be_left,
    a_whole_game_is_played_by_keyboard_alone,
    a_quick_typist_types_into_the_chosen_field,
    blocked_pawns_draw_by_the_flag,
];

/// Five minutes.
const FIVE: i64 = 300_000;

/// The button of a square, with White at the lower edge.
pub fn square(name: &str) -> String {
    let bytes = name.as_bytes();
    let (file, rank) = (bytes[0] - b'a', bytes[1] - b'1');
    format!(
        ".board [role=row]:nth-child({}) > :nth-child({}) button",
        8 - rank,
        file + 1
    )
}

/// Opens the board with five minutes each, in the starting position.
#[track_caller]
pub fn open(page: &Page) {
    open_with(page, "5");
}

#[track_caller]
pub fn open_with(page: &Page, control: &str) {
    let route = zeitnot_webdriver::page::control_route(control);
    page.open(&route.replace("#/", "#/board"));
    page.wait_for(&square("e2"));
    page.wait("document.querySelectorAll('button.half .digits').length === 2");
}

/// Sets up a position for the game that is to be played.
#[track_caller]
pub fn lay(page: &Page, fen: &str) {
    page.tap("[data-act=lay]");
    page.fill("[name=fen]", fen);
    page.tap("[data-act=lay-out]");
    page.wait_gone("[name=fen]");
}

#[track_caller]
pub fn tap_move(page: &Page, from: &str, to: &str) {
    page.tap(&square(from));
    page.tap(&square(to));
}

/// Writes a move into the field, and waits until it is made.
#[track_caller]
pub fn write(page: &Page, san: &str) {
    let before = page.value("document.querySelectorAll('.moves .move:not([hidden])').length");
    if !page.has(".entry") {
        page.tap("[data-act=type]");
    }
    page.fill(".entry input", san);
    page.tap("[data-act=enter-move]");
    page.wait(&format!(
        "document.querySelectorAll('.moves .move:not([hidden])').length > {before}"
    ));
}

/// The moves as they stand in the list.
pub fn moves(page: &Page) -> String {
    let words = page.value(
        "[...document.querySelectorAll('.moves .move:not([hidden]) .san')].map((move) => move.textContent).join(' ')",
    );
    words.as_str().unwrap_or_default().to_owned()
}

#[track_caller]
pub fn wait_moves(page: &Page, expected: &str) {
    page.wait(&format!(
        "[...document.querySelectorAll('.moves .move:not([hidden]) .san')].map((move) => move.textContent).join(' ') === {}",
        json!(expected)
    ));
}

/// The game is over, on the page and in what is stored.
#[track_caller]
pub fn is_over(page: &Page, result: GameResult, reason: EndReason) {
    page.wait_for(".acts [data-act=new]");
    let game = page.game();
    let state = game.clock.at(game.clock.last_instant());
    assert_eq!(
        state.outcome(game.clock.setup()),
        Some(Outcome { result, reason })
    );
}

fn a_game_is_played_by_taps_and_drags_and_a_reload_keeps_it(browser: Browser) {
    Stage::still().in_browser(browser).run(|page| {
        open(page);
        tap_move(page, "e2", "e4");
        page.wait_running(Some(Color::Black));
        page.advance(2_000);
        let path = ["e7", "e6", "e5"].map(|name| page.middle(&square(name)));
        page.drag(&path);
        wait_moves(page, "e4 e5");
        page.wait_running(Some(Color::White));
        page.advance(3_000);
        page.expect(FIVE - 3_000, FIVE - 2_000);
        // An illegal move goes back.
        let path = ["g1", "g3"].map(|name| page.middle(&square(name)));
        page.drag(&path);
        tap_move(page, "g1", "f3");
        wait_moves(page, "e4 e5 Nf3");
        page.reload();
        wait_moves(page, "e4 e5 Nf3");
        page.wait_running(Some(Color::Black));
        page.expect(FIVE - 3_000, FIVE - 2_000);
        tap_move(page, "b8", "c6");
        wait_moves(page, "e4 e5 Nf3 Nc6");
    });
}

fn a_pawn_is_promoted_at_its_square_and_the_choice_can_be_left(browser: Browser) {
    Stage::still().in_browser(browser).run(|page| {
        open(page);
        lay(page, "8/4P1k1/8/8/8/8/6K1/8 w - - 0 1");
        // Anywhere else leaves the pawn where it is.
        let elsewhere = page.middle(&square("a1"));
        tap_move(page, "e7", "e8");
        page.wait_for(".board [data-promote]");
        page.tap_at(elsewhere);
        page.wait_gone(".board [data-promote]");
        assert_eq!(moves(page), "");
        tap_move(page, "e7", "e8");
        page.tap(".board [data-promote=n]");
        wait_moves(page, "e8=N+");
    });
}

fn a_whole_game_is_played_by_keyboard_alone(browser: Browser) {
    const ENTER: char = '\u{e007}';
    Stage::still()
        .in_browser(browser)
        .on(Device::DESKTOP)
        .run(|page| {
            open(page);
            // To the field, and two moves written.
            page.key('/');
            page.wait("document.activeElement.matches('.entry input')");
            for (text, all) in [("e4", "e4"), ("e7e5", "e4 e5")] {
                for letter in text.chars() {
                    page.key(letter);
                }
                page.key(ENTER);
                wait_moves(page, all);
            }
            // On the board: to the piece by its letter, to the target by rank
            // and file.
            page.session()
                .run("document.querySelector('.board [tabindex=\"0\"]').focus()", &[]);
            let go = |piece: char, goal: &str| {
                page.key(piece);
                page.key(ENTER);
                let (file, rank) = goal.split_at(1);
                let file = file.as_bytes()[0] - b'a' + b'1';
                page.shifted_key(char::from(file));
                page.key(rank.chars().next().expect("a rank"));
                page.key(ENTER);
            };
            go('q', "h5");
            wait_moves(page, "e4 e5 Qh5");
            go('k', "e7");
            wait_moves(page, "e4 e5 Qh5 Ke7");
            // The page has announced the last move and both clocks.
            page.wait(
                "/king e8 to e7.*White.*5 minutes.*Black.*5 minutes/s.test(document.querySelector('.spoken').textContent)",
            );
            go('q', "e5");
            wait_moves(page, "e4 e5 Qh5 Ke7 Qxe5#");
            is_over(page, GameResult::Win(Color::White), EndReason::Checkmate);
            page.wait("/White wins|checkmate/i.test(document.querySelector('.spoken').textContent)");
        });
}

#[test]
fn a_take_back_brings_back_both_clocks() {
    Stage::still().run(|page| {
        open(page);
        write(page, "e4");
        page.advance(4_000);
        write(page, "e5");
        page.advance(7_000);
        write(page, "Nf3");
        page.advance(5_000);
        page.expect(FIVE - 7_000, FIVE - 9_000);
        page.tap("[data-act=take-back]");
        page.tap("[data-act=agree]");
        wait_moves(page, "e4 e5");
        page.wait_running(Some(Color::White));
        page.expect(FIVE, FIVE - 4_000);
    });
}

#[test]
fn a_move_pressed_by_hand_is_complete_with_the_press() {
    Stage::still().run(|page| {
        open(page);
        page.tap("[data-act=lay]");
        page.tap("[name=pressing][value='1']");
        page.tap("[data-act=lay-out]");
        page.wait_gone("[name=fen]");
        page.press(Color::Black);
        page.wait_running(Some(Color::White));
        page.press(Color::White);
        page.wait_for(".status .refusal");
        page.advance(1_000);
        tap_move(page, "e2", "e4");
        wait_moves(page, "e4");
        page.advance(2_000);
        page.expect(FIVE - 3_000, FIVE);
        page.press(Color::White);
        page.wait_running(Some(Color::Black));
        page.wait_gone(".status .refusal");
        page.advance(1_000);
        page.expect(FIVE - 3_000, FIVE - 1_000);
    });
}

fn a_quick_typist_types_into_the_chosen_field(browser: Browser) {
    Stage::still().in_browser(browser).run(|page| {
        open(page);
        for san in ["e4", "e5", "Nf3", "Nc6"] {
            write(page, san);
        }
        page.tap("[data-act=pause]");
        page.tap(".panel [data-act=close]");
        page.tap(".move[data-ply='2']");
        page.wait_for("[data-act=restore]");
        let focused = page.at_once(
            "document.querySelector('[data-act=restore]').click();
             // The page draws before any of its timers.
             const black = () => document.querySelector('[name=restore-black]');
             for (let turn = 0; turn < 100 && !black(); turn += 1) await null;
             black().focus();
             for (let turn = 0; turn < 3; turn += 1) {
                 await new Promise((done) => setTimeout(done, 0));
             }
             return document.activeElement.name;",
        );
        assert_eq!(focused, "restore-black");
    });
}

/// Sets up a position, lets the side to move run out of time, and waits for the
/// verdict.
#[track_caller]
fn flag_in(page: &Page, fen: &str) {
    open(page);
    lay(page, fen);
    page.press(Color::Black);
    page.wait_running(Some(Color::White));
    page.advance_far(FIVE);
}

#[test]
fn a_bishop_against_a_pawn_wins_by_the_flag_and_shows_how() {
    Stage::still().run(|page| {
        flag_in(page, "8/8/4k1b1/8/8/3K4/4P3/8 w - - 0 1");
        page.wait_for("[data-verdict=can-mate]");
        is_over(page, GameResult::Win(Color::Black), EndReason::Flag);
        // The helpmate plays itself, one move a second.
        page.tap("[data-act=show-how]");
        let begins = page.text(".status .verdict");
        page.advance(1_000);
        page.wait(&format!(
            "document.querySelector('.status .verdict').textContent !== {}",
            json!(begins)
        ));
        // A step by hand stops the playing, and further steps lead to its end,
        // which is mate.
        for _ in 0..200 {
            let before = page.text(".status .verdict");
            page.tap("[data-act=later]");
            page.two_frames();
            if page.text(".status .verdict") == before {
                break;
            }
        }
        page.wait_for(".board .mate");
        page.advance(1_000);
        page.wait_for("[data-act=show-how]");
    });
}

fn blocked_pawns_draw_by_the_flag(browser: Browser) {
    Stage::still().in_browser(browser).run(|page| {
        flag_in(page, "2k5/8/8/1p1p1p1p/1P1P1P1P/8/8/2K5 w - - 0 1");
        page.wait_for("[data-verdict=cannot]");
        is_over(page, GameResult::Draw, EndReason::FlagWithoutMate);
    });
}

#[test]
fn a_bare_king_draws_by_the_flag() {
    Stage::still().run(|page| {
        flag_in(page, "8/8/4k3/8/8/3K4/4P3/8 w - - 0 1");
        page.wait_for("[data-verdict=cannot]");
        is_over(page, GameResult::Draw, EndReason::FlagWithoutMate);
        let said = page.text("[data-verdict]");
        assert!(said.contains("only the king"), "{said}");
    });
}

/// White closes the wall with g4-g5, and no piece gets through it any more.
const LAST_GAP: &str = "4k3/8/p1p1p1p1/P1P1P3/6P1/8/8/4K3 w - - 0 60";

#[test]
fn pawns_that_block_each_other_end_the_game_with_the_move() {
    Stage::still().run(|page| {
        open(page);
        lay(page, LAST_GAP);
        page.press(Color::Black);
        page.wait_running(Some(Color::White));
        page.advance(1_000);
        write(page, "g5");
        page.wait_for("[data-dead]");
        is_over(page, GameResult::Draw, EndReason::DeadPosition);
    });
}

#[test]
fn a_possibly_dead_position_is_left_to_the_players_without_a_solver() {
    Stage::still().run(|page| {
        // The page cannot start a solver.
        page.inject("delete window.Worker;");
        open(page);
        lay(page, LAST_GAP);
        page.press(Color::Black);
        page.wait_running(Some(Color::White));
        write(page, "g5");
        page.wait_for("[data-act=dead-play-on]");
        page.wait_running(Some(Color::Black));
        page.tap("[data-act=dead-play-on]");
        page.wait_gone("[data-act=dead-play-on]");
        write(page, "Kd7");
        page.two_frames();
        assert!(!page.has("[data-act=dead-play-on]"), "the page asks once");
    });
}

#[test]
fn arrows_are_drawn_with_the_other_button_and_gone_at_the_next_move() {
    Stage::still().on(Device::DESKTOP).run(|page| {
        open(page);
        let path: [Point; 3] = ["g1", "g2", "f3"].map(|name| page.middle(&square(name)));
        page.drag_with(Button::Other, &path);
        page.wait_for(".board svg .head");
        write(page, "e4");
        page.wait_gone(".board svg .head");
    });
}

#[test]
fn the_clocks_page_leads_back_to_the_board_of_a_game_that_is_played() {
    Stage::still().run(|page| {
        open(page);
        write(page, "e4");
        page.go("#/");
        page.wait_for(&square("e4"));
        wait_moves(page, "e4");
        page.go("#/games");
        page.wait_for("main.page");
        page.back();
        page.wait_for(&square("e4"));
        wait_moves(page, "e4");
    });
}

#[test]
fn the_keyboard_is_on_the_question_and_comes_back() {
    const ENTER: char = '\u{e007}';
    const ESCAPE: char = '\u{e00c}';
    Stage::still().on(Device::DESKTOP).run(|page| {
        open(page);
        write(page, "e4");
        page.session()
            .run("document.querySelector('[data-act=resign]').focus()", &[]);
        page.key(ENTER);
        page.wait("document.activeElement.matches('[data-act=resign-by]')");
        page.key(ESCAPE);
        page.wait("document.activeElement.matches('[data-act=resign]')");
    });
}

/// At 200 % zoom a tablet has as much room as this; the other is the narrowest telephone.
#[test]
fn on_a_low_screen_the_board_is_large_and_every_act_can_be_touched() {
    const HIDDEN: &str = "[...document.querySelectorAll('.play :is(.acts > *, .tools > *)')]
        .filter((act) => {
            const { left, right, top, bottom } = act.getBoundingClientRect();
            const corners = [[left, top], [right, bottom]].map(([x, y], end) =>
                document.elementFromPoint(x + (end ? -3 : 3), y + (end ? -3 : 3)));
            return !corners.every((there) => there && act.contains(there));
        }).map((act) => act.dataset.act).join(' ')";
    const OVERLAP: &str = "[...document.querySelectorAll('.play .half')].filter((half) => {
            const [name, detail] = ['.name', '.detail > :last-child'].map((part) =>
                half.querySelector(part).getBoundingClientRect());
            return detail.height > 0 && detail.top < name.bottom - 3;
        }).length";
    for (device, least) in [
        (Device::MAGNIFIED_TABLET, 320.0),
        (Device::PHONE_ACROSS, 380.0),
        (Device::NARROW_PHONE, 280.0),
    ] {
        Stage::still().on(device).run(|page| {
            open(page);
            assert_eq!(page.value(OVERLAP), 0);
            assert_eq!(page.value(HIDDEN), "");
            let width = page.value("document.querySelector('.board .field').offsetWidth");
            assert!(width.as_f64() >= Some(least), "{width}");
            tap_move(page, "e2", "e4");
            wait_moves(page, "e4");
            assert_eq!(page.value(HIDDEN), "");
        });
    }
}

#[test]
fn double_flag_a_draw_is_claimed_beside_the_board() {
    Stage::still().run(|page| {
        open_with(page, "1 df60/10");
        page.press(Color::Black);
        page.wait_running(Some(Color::White));
        page.advance(61_000);
        let claim = page.middle("[data-act=claim-draw]");
        page.hold(Button::Main, claim);
        page.advance(1_000);
        page.let_go(Button::Main);
        is_over(page, GameResult::Draw, EndReason::FirstFlagClaim);
    });
}

#[test]
fn the_ring_of_a_mated_king_is_on_its_square_on_a_small_phone() {
    Stage::still().on(Device::SMALL_PHONE).run(|page| {
        open(page);
        for (from, to) in [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")] {
            tap_move(page, from, to);
        }
        page.wait_for(".board .mate");
        let square = square("e1");
        page.wait(&format!(
            "(() => {{ const [mark, square] = ['.board .mate', {}].map((found) => \
             document.querySelector(found).getBoundingClientRect()); \
             return ['left', 'top', 'width', 'height'].every((side) => \
               Math.abs(mark[side] - square[side]) < 1); }})()",
            json!(square)
        ));
    });
}

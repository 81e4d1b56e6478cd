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
    a_game_is_played_by_taps_drags_and_a_promotion_and_a_reload_keeps_it,
    a_whole_game_is_played_by_keyboard_alone,
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

fn a_game_is_played_by_taps_drags_and_a_promotion_and_a_reload_keeps_it(browser: Browser) {
    Stage::still().in_browser(browser).run(|page| {
        open(page);
        lay(page, "4k3/P6p/8/8/8/8/4P3/4K1N1 w - - 0 1");
        tap_move(page, "e2", "e4");
        page.wait_running(Some(Color::Black));
        page.advance(2_000);
        let path = ["h7", "h6", "h5"].map(|name| page.middle(&square(name)));
        page.drag(&path);
        wait_moves(page, "e4 h5");
        page.wait_running(Some(Color::White));
        page.advance(3_000);
        page.expect(FIVE - 3_000, FIVE - 2_000);
        // An illegal move goes back.
        let path = ["g1", "g3"].map(|name| page.middle(&square(name)));
        page.drag(&path);
        tap_move(page, "g1", "f3");
        wait_moves(page, "e4 h5 Nf3");
        page.reload();
        wait_moves(page, "e4 h5 Nf3");
        page.wait_running(Some(Color::Black));
        page.expect(FIVE - 3_000, FIVE - 2_000);
        tap_move(page, "e8", "e7");
        wait_moves(page, "e4 h5 Nf3 Ke7");
        // A pawn is promoted at its square. Anywhere else leaves it where it is.
        let elsewhere = page.middle(&square("d2"));
        tap_move(page, "a7", "a8");
        page.wait_for(".board [data-promote]");
        page.tap_at(elsewhere);
        page.wait_gone(".board [data-promote]");
        assert_eq!(moves(page), "e4 h5 Nf3 Ke7");
        tap_move(page, "a7", "a8");
        page.tap(".board [data-promote=n]");
        wait_moves(page, "e4 h5 Nf3 Ke7 a8=N");
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
fn a_quick_typist_types_into_the_chosen_field() {
    Stage::still().run(|page| {
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
fn arrows_go_with_the_next_move_and_the_keyboard_comes_back_from_a_question() {
    const ENTER: char = '\u{e007}';
    const ESCAPE: char = '\u{e00c}';
    Stage::still().on(Device::DESKTOP).run(|page| {
        open(page);
        // With the other button of the mouse.
        let path: [Point; 3] = ["g1", "g2", "f3"].map(|name| page.middle(&square(name)));
        page.drag_with(Button::Other, &path);
        page.wait_for(".board svg .head");
        write(page, "e4");
        page.wait_gone(".board svg .head");
        page.session()
            .run("document.querySelector('[data-act=resign]').focus()", &[]);
        page.key(ENTER);
        page.wait("document.activeElement.matches('[data-act=resign-by]')");
        page.key(ESCAPE);
        page.wait("document.activeElement.matches('[data-act=resign]')");
    });
}

/// The acts that a finger cannot hit, at a corner or at all.
const HIDDEN: &str = "[...document.querySelectorAll('.play :is(.acts > *, .tools > *)')]
    .filter((act) => {
        const { left, right, top, bottom } = act.getBoundingClientRect();
        const corners = [[left, top], [right, bottom]].map(([x, y], end) =>
            document.elementFromPoint(x + (end ? -3 : 3), y + (end ? -3 : 3)));
        return !corners.every((there) => there && act.contains(there));
    }).map((act) => act.dataset.act).join(' ')";

/// The halves of which a part lies on the name.
const OVERLAP: &str = "[...document.querySelectorAll('.play .half')].filter((half) => {
        const [name, detail] = ['.name', '.detail > :last-child'].map((part) =>
            half.querySelector(part).getBoundingClientRect());
        return detail.height > 0 && detail.top < name.bottom - 3;
    }).length";

/// A tablet at 200 %, a telephone that lies, and the narrowest one: the least width of the board.
const LOW: [(Device, u32); 3] = [
    (Device::MAGNIFIED_TABLET, 320),
    (Device::PHONE_ACROSS, 380),
    (Device::NARROW_PHONE, 280),
];

#[test]
fn on_a_low_screen_the_board_is_large_with_every_act_and_ring_in_its_place() {
    Stage::still().on(LOW[0].0.clone()).run(|page| {
        open(page);
        for (device, least) in LOW {
            page.change_device(device);
            page.two_frames();
            page.wait(&format!(
                "document.querySelector('.board .field').offsetWidth >= {least}"
            ));
            assert_eq!(page.value(OVERLAP), 0, "{:?}", page.device());
            assert_eq!(page.value(HIDDEN), "", "{:?}", page.device());
        }
        tap_move(page, "f2", "f3");
        wait_moves(page, "f3");
        for (device, _) in LOW {
            page.change_device(device);
            page.two_frames();
            assert_eq!(page.value(HIDDEN), "", "{:?}", page.device());
        }
        // The ring of a mated king is on its square on the smallest telephone.
        page.change_device(Device::SMALL_PHONE);
        for (from, to) in [("e7", "e5"), ("g2", "g4"), ("d8", "h4")] {
            tap_move(page, from, to);
        }
        page.wait_for(".board .mate");
        page.wait(&format!(
            "(() => {{ const [mark, square] = ['.board .mate', {}].map((found) => \
             document.querySelector(found).getBoundingClientRect()); \
             return ['left', 'top', 'width', 'height'].every((side) => \
               Math.abs(mark[side] - square[side]) < 1); }})()",
            json!(square("e1"))
        ));
    });
}

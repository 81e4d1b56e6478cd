//! The scenes to photograph: every state that has a name, and every page.

use zeitnot_core::clock::Color;
use zeitnot_webdriver::page::{Page, control_route};
use zeitnot_webdriver::{routes, scheduled};

use crate::games::{
    choose, in_panel, low_time, on_board, pause, paused, played, playing, post_games, some_games,
    team, types, without_figures,
};

/// A scene to photograph.
pub struct Scene {
    pub name: &'static str,
    pub layouts: &'static [&'static str],
    pub prepare: Prepare,
}

/// How to get there.
pub enum Prepare {
    By(fn(&Page)),
    /// By the address of a page, on a device that keeps games.
    At(String),
}

const BOTH: &[&str] = &["face-to-face", "side-by-side"];
const ONE: &[&str] = &["face-to-face"];

/// The double flag's own example.
const DOUBLE: &str = "15 df60/10";

/// The moves of a game that everybody knows.
/// Morphy at the opera, before the last sacrifice but one.
const OPERA: &str = "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 \
                     cxb5 Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6";

const SPANISH: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O";

pub const SCENES: &[Scene] = &[
    scene("home-first", ONE, |page| {
        page.open("#/");
        page.wait_for(".home-none");
    }),
    scene("home-ready", BOTH, |page| {
        post_games(page);
        page.open_control("5+3");
        page.go("#/");
        page.wait_for(".home-left");
    }),
    scene("home", ONE, |page| {
        post_games(page);
        playing(page, "90/40+30, 30+30", 65_000);
        pause(page);
        page.go("#/");
        page.wait_for(".home-left");
    }),
    scene("home-ended", ONE, |page| {
        in_panel(page, "end");
        choose(page, "1-0", "checkmate");
        page.go("#/");
        page.wait_for(".home-none");
    }),
    scene("ready", BOTH, |page| page.open_clock("")),
    scene("ready-classical", BOTH, |page| {
        page.open_control("90/40+30, 30+30")
    }),
    scene("running", BOTH, |page| {
        playing(page, "90/40+30, 30+30", 65_000)
    }),
    scene("running-delay", BOTH, |page| playing(page, "25 d5", 2_000)),
    scene("running-byo-yomi", BOTH, |page| {
        playing(page, "1 byo 5x30", 75_000)
    }),
    scene("low-time", BOTH, |page| playing(page, "3+2", 170_300)),
    scene("flag-fallen", BOTH, |page| {
        playing(page, "3+2", 200_000);
        page.wait_for(".flag");
    }),
    scene("flag-panel", BOTH, |page| {
        playing(page, "3+2", 200_000);
        page.wait_for(".flag");
        page.tap("[data-act=panel]");
        page.wait_for("[role=dialog].panel");
    }),
    scene("expected", BOTH, |page| scheduled::open(page, 1_500_000)),
    scene("expected-one", BOTH, |page| {
        scheduled::open(page, 40_000);
        page.press(Color::Black);
    }),
    scene("expected-both", BOTH, |page| {
        scheduled::open(page, 40_000);
        page.press(Color::Black);
        page.press(Color::White);
    }),
    scene("both-flags", BOTH, |page| {
        playing(page, "60", 61 * 60_000);
        page.press(Color::White);
        page.advance_far(61 * 60_000);
    }),
    scene("double-main", BOTH, |page| {
        playing(page, DOUBLE, 12_000);
    }),
    scene("double-extra", BOTH, |page| {
        playing(page, DOUBLE, 15 * 60_000 + 16_000);
        page.wait_for(".claim-draw");
    }),
    scene("double-extra-rest", BOTH, |page| {
        playing(page, DOUBLE, 15 * 60_000 + 16_000);
        page.press(Color::White);
        page.wait_running(Some(Color::Black));
        page.advance(2_000);
    }),
    scene("double-holding", BOTH, |page| {
        playing(page, DOUBLE, 15 * 60_000 + 50_000);
        let claim = page.middle(".claim-draw");
        page.touch("touchStart", &[claim]);
        page.wait_for(".claim-draw.holding");
    }),
    scene("double-both", BOTH, |page| {
        playing(page, DOUBLE, 15 * 60_000 + 16_000);
        page.press(Color::White);
        page.wait_running(Some(Color::Black));
        page.advance_far(16 * 60_000);
        page.wait_for("[data-reason=bothfirstflags]");
    }),
    scene("double-claimed", BOTH, |page| {
        playing(page, DOUBLE, 15 * 60_000 + 16_000);
        let claim = page.middle(".claim-draw");
        page.touch("touchStart", &[claim]);
        page.wait_for(".claim-draw.holding");
        page.advance(1_000);
        page.touch("touchEnd", &[]);
        page.wait_for("[data-reason=firstflagclaim]");
    }),
    scene("double-lost", BOTH, |page| {
        playing(page, DOUBLE, 17 * 60_000);
        page.wait_for("[data-reason=extratime]");
    }),
    scene("double-panel", BOTH, |page| {
        playing(page, DOUBLE, 15 * 60_000 + 16_000);
        pause(page);
    }),
    scene("double-end", ONE, |page| {
        playing(page, DOUBLE, 15 * 60_000 + 16_000);
        pause(page);
        page.tap("[role=dialog].panel [data-act=end]");
    }),
    scene("double-remind", ONE, |page| {
        playing(page, DOUBLE, 15 * 60_000 + 16_000);
        pause(page);
        page.tap("[role=dialog].panel [data-act=end]");
        choose(page, "1-0", "resignation");
    }),
    scene("double-correct", ONE, |page| {
        playing(page, DOUBLE, 15 * 60_000 + 16_000);
        pause(page);
        page.tap("[role=dialog].panel [data-act=correct]");
    }),
    scene("double-game", ONE, |page| {
        page.open_control("1 df30/5");
        page.press(Color::Black);
        for turn in 0..24 {
            let side = if turn % 2 == 0 {
                Color::White
            } else {
                Color::Black
            };
            page.wait_running(Some(side));
            page.advance(if side == Color::White { 8_000 } else { 3_700 });
            page.press(side);
        }
        pause(page);
        page.tap("[role=dialog].panel [data-act=claim-draw]");
        page.tap("[role=dialog].panel [data-act=details]");
        page.wait_for(".chart");
    }),
    scene("double-editor", ONE, |page| {
        page.open("#/edit");
        page.tap("[data-mode=double-flag]");
        page.wait_for(".gives");
    }),
    scene("double-board", ONE, |page| {
        page.open_control(DOUBLE);
        page.go("#/board");
        page.wait_for(".board [role=row] button");
        types(page);
        for written in ["e4", "e5"] {
            page.fill(".entry input", written);
            page.tap(".entry button");
            page.two_frames();
        }
        page.advance_far(15 * 60_000 + 16_000);
        page.wait_for(".claim-draw");
    }),
    scene("material", ONE, |page| {
        playing(page, "3+2", 200_000);
        page.wait_for(".flag");
        page.tap("[data-act=panel]");
        page.tap("[data-act=material]");
        page.tap("[data-tap=theirs-knight]");
        page.tap("[data-tap=own-queen]");
    }),
    scene("panel", BOTH, paused),
    scene("panel-correct", BOTH, |page| in_panel(page, "correct")),
    scene("panel-penalties", BOTH, |page| in_panel(page, "penalties")),
    scene("panel-give", BOTH, |page| in_panel(page, "give")),
    scene("panel-end", BOTH, |page| {
        in_panel(page, "end");
        page.tap(".results [data-result=\"1-0\"]");
    }),
    scene("panel-log", BOTH, |page| in_panel(page, "log")),
    scene("ended", BOTH, |page| {
        in_panel(page, "end");
        choose(page, "1-0", "checkmate");
    }),
    scene("match", BOTH, |page| {
        in_panel(page, "end");
        choose(page, "1-0", "checkmate");
        page.tap("[data-act=rematch]");
        // A game is named by the instant at which it is set up.
        page.advance(1_000);
        paused(page);
        page.tap("[role=dialog].panel [data-act=end]");
        choose(page, "1/2-1/2", "agreement");
        page.wait_for(".match");
    }),
    scene("away", BOTH, |page| {
        playing(page, "3+2", 20_000);
        page.reload_after(725_000);
        page.wait_for("[data-act=count-away]");
    }),
    scene("bad-link", BOTH, |page| {
        page.open_clock(&control_route("5 plus 3"))
    }),
    scene("board-ready", ONE, on_board),
    scene("board", ONE, |page| played(page, SPANISH)),
    scene("board-captured", ONE, |page| played(page, OPERA)),
    scene("board-more", ONE, |page| {
        played(page, OPERA);
        page.tap("[data-act=more]");
    }),
    scene("board-draw", ONE, |page| {
        played(page, OPERA);
        page.tap("[data-act=draw]");
    }),
    scene("board-looking-back", ONE, |page| {
        played(page, SPANISH);
        page.tap(".move[data-ply='3']");
    }),
    scene("board-resign", ONE, |page| {
        played(page, SPANISH);
        page.tap("[data-act=resign]");
    }),
    scene("board-both-sides", ONE, |page| {
        played(page, OPERA);
        page.tap("[data-act=more]");
        page.tap("input[name=facing][value='1']");
        page.tap("[data-act=more]");
    }),
    scene("board-lay", ONE, |page| {
        on_board(page);
        page.tap("[data-act=lay]");
    }),
    scene("board-mate", ONE, |page| played(page, "f3 e5 g4 Qh4#")),
    scene("board-flag", ONE, |page| {
        on_board(page);
        page.tap("[data-act=lay]");
        page.fill("[name=fen]", "8/8/4k1b1/8/8/8/3KP3/8 w - - 0 1");
        page.tap("[data-act=lay-out]");
        page.press(Color::Black);
        page.wait_running(Some(Color::White));
        page.advance_far(300_000);
        page.wait_for("[data-verdict]");
    }),
    scene("winning", ONE, |page| {
        page.open("#/winning?fen=2k5/8/8/1p1p1p1p/1P1P1P1P/8/8/2K5_w_-_-_0_1&side=black");
        page.wait_for("[data-verdict]");
    }),
    scene("study", ONE, |page| page.open("#/study")),
    scene("study-game", ONE, studied),
    scene("study-annotate", ONE, |page| {
        studied(page);
        page.tap(".annotate summary");
    }),
    scene("study-problems", ONE, |page| {
        study(page, "1. e4 e5 2. Nf3 Qh9 3. d4 *\n\n1. d4 {a} d5 *");
        page.tap("[data-act=all-games]");
    }),
    scene("controls", ONE, |page| page.open("#/controls")),
    scene("controls-typed", ONE, |page| {
        page.open("#/controls");
        page.tap("[data-act=type-it]");
        page.fill("#field-notation", "15/10");
        page.wait("document.querySelector('.readings button')");
    }),
    scene("editor", ONE, |page| {
        page.open("#/edit");
        page.fill("[name=white-0-time]", "90");
        page.fill("[name=white-0-bonus]", "30");
        page.tap("[data-act=add-period]");
    }),
    scene("editor-errors", ONE, |page| {
        page.open("#/edit");
        page.wait("document.querySelector('main input')");
        // Puts something wrong into every text field.
        page.session().run(
            "for (const field of document.querySelectorAll('main input:not([type=checkbox], [type=radio])')) {
               field.value = '-7x';
               field.dispatchEvent(new Event('input', { bubbles: true }));
               field.dispatchEvent(new Event('change', { bubbles: true }));
             }",
            &[],
        );
    }),
    scene("games-none", ONE, |page| page.open("#/games")),
    scene("games", ONE, |page| {
        some_games(page);
        page.open("#/games");
        page.wait_for("a[href^='#/game/']");
    }),
    scene("game", ONE, |page| {
        some_games(page);
        page.open("#/games");
        page.wait_for("a[href^='#/game/']");
        page.session().run(
            "document.querySelector(\"a[href^='#/game/']\").click()",
            &[],
        );
        page.wait("/^#\\/game\\//.test(location.hash)");
    }),
    scene("game-on-board", ONE, |page| {
        played(page, SPANISH);
        page.tap("[data-act=resign]");
        page.tap("[data-act=resign-by][data-color=black]");
        page.wait_for("[data-act=details]");
        page.tap("[data-act=details]");
        page.wait_for(".past-game .board [data-square=e2]");
        for _ in 0..3 {
            page.tap(".walk [data-act=earlier]");
        }
    }),
    scene("correspondence-none", ONE, |page| page.open("#/post")),
    scene("correspondence-games", ONE, |page| {
        post_games(page);
        page.wait_for(".correspondence-row");
    }),
    scene("correspondence-tools", ONE, |page| {
        post_games(page);
        page.wait_for(".correspondence-row");
        page.value("document.querySelector('[data-act=more]').click()");
    }),
    scene("correspondence-line", ONE, |page| {
        post_games(page);
        page.go("#/post/game/1001");
        page.wait_for("[name=move]");
        page.fill("[name=move]", "Be7 2023-11-14 21:30Z Re1");
        page.wait_for("[data-effect]");
    }),
    scene("correspondence-new", ONE, |page| {
        post_games(page);
        page.go("#/post/new?event=1");
        page.tap("label:has([name=how][value='1'])");
        page.fill("[name=moves]", "1. e4 e5 2. Ke3");
        page.tap("[data-act=save-game]");
    }),
    scene("correspondence-compare", ONE, |page| {
        post_games(page);
        page.go("#/post/game/1001");
        page.tap("[data-act=reconcile]");
        page.fill("[name=white-clock]", "37 d 04:12:07");
        page.fill("[name=white-bank]", "58 d 02:00:00");
        page.fill("[name=black-clock]", "9 d");
        page.fill("[name=black-bank]", "12 d");
        page.wait_for(".correspondence-explanations");
        leave_field(page);
    }),
    scene("correspondence-refill", ONE, |page| {
        post_games(page);
        page.go("#/post/game/1007");
        page.tap("[data-act=refill]");
        page.wait_for(".correspondence-ask");
    }),
    scene("correspondence-result", ONE, |page| {
        post_games(page);
        page.go("#/post/game/1003");
        page.tap("[data-act=result]");
        page.wait_for(".correspondence-ask");
    }),
    scene("correspondence-laid", ONE, |page| {
        post_games(page);
        page.go("#/post/game/1003");
        page.fill("[name=move]", "Re1");
        page.wait_for(".correspondence-unentered");
    }),
    scene("correspondence-players", ONE, |page| {
        post_games(page);
        page.go("#/post/game/1003");
        page.tap("[data-act=players]");
        page.wait_for("[name=name-white]");
    }),
    scene("correspondence-deleted", ONE, |page| {
        post_games(page);
        page.go("#/post/game/1003");
        page.tap("[data-act=delete-game]");
        page.tap("[data-act=delete-game-sure]");
        page.wait_for("[data-act=undo-change]");
    }),
    scene("correspondence-not-compared", ONE, |page| {
        without_figures(page);
        page.wait_for(".correspondence-row");
    }),
    scene("correspondence-low", ONE, low_time),
    scene("correspondence-figures", ONE, |page| {
        without_figures(page);
        page.go("#/post/figures");
        page.wait_for(".correspondence-figures");
    }),
    scene("correspondence-several", ONE, |page| {
        post_games(page);
        enter_several(page);
    }),
    scene("event-edit", ONE, |page| {
        post_games(page);
        page.go("#/post/event/1/edit");
        page.tap("[data-fold=blocks] > summary");
        page.wait_for("[name=clock]");
        page.fill("[name=increment]", "1 d");
    }),
    scene("code", ONE, |page| {
        page.open("#/learn/class");
        page.wait_for(".link-code svg");
        page.tap("[data-act=show-code]");
        page.wait_for(".code-on-wall svg");
    }),
    scene("bring", ONE, |page| page.open("#/post/bring")),
    scene("bring-servers", ONE, |page| {
        page.open("#/post/bring");
        page.tap("[data-fold=servers] > summary");
        page.wait_for("[data-fold=servers][open]");
    }),
    scene("bring-season", ONE, |page| {
        page.open("#/post/bring");
        page.fill("[name=server-text]", SEASON);
        page.tap("[data-act=read]");
        page.wait_for(".bring-row");
    }),
    scene("bring-answered", ONE, bring_answered),
    scene("bring-untimed", ONE, bring_untimed),
    scene("correspondence-untimed", ONE, |page| {
        bring_untimed(page);
        page.tap("[data-act=all-without-times]");
        page.wait_gone("[data-act=all-without-times]");
        page.tap("[data-act=keep]");
        page.wait("location.hash === '#/post'");
        page.tap(".correspondence-row a");
        page.wait_for(".correspondence-board .board");
    }),
    scene("ahead-later", ONE, |page| {
        post_games(page);
        page.go("#/post/ahead");
        page.tap("[data-act=go-due]");
        page.tap("[data-act=calendar]");
    }),
    scene("absence", ONE, |page| {
        post_games(page);
        page.go("#/post/absence");
        page.fill("[name=from]", "2023-11-16T00:00:00Z");
        page.fill("[name=to]", "2023-12-20T00:00:00Z");
        page.wait_for("[data-verdict]");
        leave_field(page);
    }),
    scene("absence-typed", ONE, |page| {
        post_games(page);
        page.go("#/post/absence");
        page.fill("[name=to]", "2023-12-20");
    }),
    scene("absence-refill", ONE, |page| {
        post_games(page);
        page.go("#/post/absence");
        page.tap("[data-act=weeks-3]");
        page.tap("[data-act=refill]");
        page.wait_for("[data-act=save-entry]");
    }),
    scene("team", ONE, team),
    scene("settings", ONE, |page| page.open("#/settings")),
    scene("keys", ONE, |page| page.open("#/keys")),
];

const fn scene(name: &'static str, layouts: &'static [&'static str], prepare: fn(&Page)) -> Scene {
    Scene {
        name,
        layouts,
        prepare: Prepare::By(prepare),
    }
}

/// Every other page that there is, by its address.
pub fn pages() -> Vec<(String, Scene)> {
    let empty = routes::ALL.iter();
    let empty = empty.filter(|route| !routes::SEEDED.contains(route));
    let known = empty.chain(routes::SEEDED).chain(routes::EMBEDDED);
    let known = known.map(|route| (*route).to_owned());
    let all = known.chain(routes::of_lessons());
    all.map(|route| {
        let words: Vec<&str> = route
            .split(|letter: char| !letter.is_ascii_alphanumeric())
            .filter(|word| !word.is_empty())
            .collect();
        let scene = Scene {
            name: "page",
            layouts: ONE,
            prepare: Prepare::At(route.clone()),
        };
        (["page", &words.join("-")].join("-"), scene)
    })
    .collect()
}

/// Takes the focus from the field that was typed into last.
fn leave_field(page: &Page) {
    page.session().run("document.activeElement.blur()", &[]);
}

/// The form for a game with the text of two.
fn enter_several(page: &Page) {
    page.go("#/post/new?event=1");
    page.tap("label:has([name=how][value='1'])");
    page.fill(
        "[name=moves]",
        "[White \"Morphy, Paul\"]\n1. e4 *\n\n[Black \"Morphy, Paul\"]\n1. d4 d5 *",
    );
    page.wait_for("[data-act=bring-several]");
}

/// The study with these games.
fn study(page: &Page, pgn: &str) {
    page.open("#/study");
    page.fill("[name=pgn]", pgn);
    page.tap("[data-act=open]");
    page.wait_for(".game-sheet");
}

/// An annotated game in the study, somewhere in its middle.
fn studied(page: &Page) {
    study(
        page,
        "[Event \"Opéra de Paris\"]\n[Site \"Paris\"]\n[Date \"1858.11.02\"]\n\
         [White \"Morphy, Paul\"]\n[Black \"Duke Karl / Count Isouard\"]\n[Result \"1-0\"]\n\n\
         1. e4 e5 2. Nf3 d6 3. d4 Bg4 $6 {A weak move.} (3... exd4 {is the natural reply} 4. Nxd4 Nf6) \
         4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 {[%cal Gb3b7,Rc4f7] Two threats at once.} Qe7 \
         8. Nc3 $1 c6 9. Bg5 b5 $2 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 \
         15. Bxd7+ Nxd7 16. Qb8+ $3 Nxb8 17. Rd8# 1-0",
    );
    for _ in 0..13 {
        page.tap("[data-act=later]");
    }
}

fn bring_answered(page: &Page) {
    page.open("#/post/bring");
    page.fill("[name=server-text]", SEASON);
    page.tap("[data-act=read]");
    page.wait_for(".bring-row");
    page.tap("label:has([name=length][value='400'])");
    page.value("document.querySelector('[name=file-zone][value=UTC]')?.click()");
    page.wait_for("[data-act=keep]");
}

/// The season is kept, and its next file has no times.
fn bring_untimed(page: &Page) {
    bring_answered(page);
    page.tap("[data-act=keep]");
    page.wait("location.hash === '#/post'");
    page.go("#/post/bring");
    page.fill("[name=server-text]", UNTIMED);
    page.tap("[data-act=read]");
    page.wait_for("[data-act=all-without-times]");
}

/// A server's file: three games that go on, one that is over, and one under another time control.
const SEASON: &str = "\
[Event \"Spring Cup 2023, Group 3\"]\n[EventDate \"2023.10.01\"]\n[White \"Weber, Anna (GER)\"]\n[Black \"Novak, Petr (CZE)\"]\n[Result \"*\"]\n\n\
1. e4 {[%ccsnt 2023.10.03,08:12]} c5 {[%ccsnt 2023.10.09,19:45]} 2. Nf3 {[%ccsnt 2023.10.20,21:07]} d6 {[%ccsnt 2023.11.10,06:30]} *\n\n\
[Event \"Spring Cup 2023, Group 3\"]\n[EventDate \"2023.10.01\"]\n[White \"Lindqvist, Bo (SWE)\"]\n[Black \"Weber, Anna (GER)\"]\n[Result \"*\"]\n\n\
1. d4 {[%ccsnt 2023.10.02,10:01]} Nf6 {[%ccsnt 2023.10.15,17:20]} 2. c4 {[%ccsnt 2023.11.01,12:00]} *\n\n\
[Event \"Spring Cup 2023, Group 3\"]\n[EventDate \"2023.10.01\"]\n[White \"Weber, Anna (GER)\"]\n[Black \"Rossi, Carla (ITA)\"]\n[Result \"*\"]\n\n\
1. Nf3 {[%ccsnt 2023.10.04,09:00]} *\n\n\
[Event \"Spring Cup 2023, Group 3\"]\n[EventDate \"2023.10.01\"]\n[White \"Weber, Anna (GER)\"]\n[Black \"Smith, John (ENG)\"]\n[Result \"1-0\"]\n\n\
1. e4 {[%ccsnt 2023.10.03,08:20]} f5 {[%ccsnt 2023.10.05,08:20]} 1-0\n\n\
[Event \"Daily\"]\n[TimeControl \"1/86400\"]\n[White \"Weber, Anna\"]\n[Black \"blitzer\"]\n[Result \"*\"]\n\n1. e4 e5 *\n";

/// The next moves of two of its games, without times.
const UNTIMED: &str = "\
[Event \"Spring Cup 2023, Group 3\"]\n[EventDate \"2023.10.01\"]\n[White \"Weber, Anna (GER)\"]\n[Black \"Novak, Petr (CZE)\"]\n[Result \"*\"]\n\n\
1. e4 c5 2. Nf3 d6 3. d4 cxd4 *\n\n\
[Event \"Spring Cup 2023, Group 3\"]\n[EventDate \"2023.10.01\"]\n[White \"Lindqvist, Bo (SWE)\"]\n[Black \"Weber, Anna (GER)\"]\n[Result \"*\"]\n\n\
1. d4 Nf6 2. c4 e6 *\n";

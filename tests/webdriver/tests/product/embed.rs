//! The embedded clock on a page of another site, by the element and by hand.

use serde_json::{Value, json};
use zeitnot_webdriver::browser::Browser;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::pointer::Point;
use zeitnot_webdriver::server::Server;
use zeitnot_webdriver::stage::Stage;
use zeitnot_webdriver::{in_every_browser, places};

use crate::gallery::VIEWS;

in_every_browser![
    five_embedded_clocks_on_one_page_are_independent,
    a_plain_frame_of_each_kind_stands_on_another_site,
    sandboxed_frames_have_their_words_in_each_language_without_asking,
];

/// Loads a page of another site, with this in its body and the script of the element in its head.
/// Everything that the element reports is in `window.events`.
#[track_caller]
pub fn open_site(page: &Page, site: &Server, body: &str) {
    page.session()
        .goto(&(site.origin() + zeitnot_webdriver::server::EMPTY));
    page.session().run_async(
        "const [address, body] = arguments;
         window.events = [];
         for (const type of ['ready', 'press', 'flag', 'result'])
           addEventListener(`zeitnot:${type}`, ({ target, detail }) => {
             window.events.push({ id: target.id, ...detail });
           });
         document.head.insertAdjacentHTML('beforeend', '<meta name=viewport content=\"width=device-width, initial-scale=1\">');
         document.body.innerHTML = body;
         const script = document.createElement('script');
         script.src = address + 'embed.js';
         const loaded = new Promise((done) => (script.onload = done));
         document.head.append(script);
         await loaded;",
        &[json!(page.server().address()), json!(body)],
    );
}

/// Waits until this many frames are ready.
#[track_caller]
pub fn wait_ready(page: &Page, count: usize) {
    page.wait(&format!(
        "window.events.filter((each) => each.type === 'ready').length >= {count}"
    ));
}

#[track_caller]
fn events(page: &Page, kind: &str) -> Vec<Value> {
    let all = page.value(&format!(
        "window.events.filter((each) => each.type === {})",
        json!(kind)
    ));
    all.as_array().cloned().unwrap_or_default()
}

/// Works in the frame of the element.
#[track_caller]
pub fn within<T>(page: &Page, element: &str, work: impl FnOnce() -> T) -> T {
    page.session().enter_frame(&format!("{element} iframe"));
    let result = work();
    page.session().leave_frame();
    result
}

fn half(color: &str) -> String {
    format!("button.half[data-color={color}]")
}

/// Waits until a frame is drawn: before that, nothing in it can be touched.
#[track_caller]
fn wait_drawn(page: &Page, element: &str) {
    within(page, element, || page.two_frames());
    page.two_frames();
}

/// Starts the game of an element, and waits until its page has heard of it.
#[track_caller]
pub fn start(page: &Page, element: &str) {
    wait_drawn(page, element);
    touch_half(page, element, "black");
    page.wait(&format!(
        "window.events.some((each) => each.type === 'press' && '#' + each.id === '{element}')"
    ));
}

/// The middle of something in the frame of an element.
#[track_caller]
fn middle_within(page: &Page, element: &str, selector: &str) -> Point {
    let script = "
        const { left, top, width, height } =
          document.querySelector(arguments[0]).getBoundingClientRect();
        return [left + width * arguments[1], top + height * arguments[1]];";
    let at = |selector: &str, part: f64| {
        Point::read(&page.session().run(script, &[json!(selector), json!(part)]))
    };
    let inner = within(page, element, || at(selector, 0.5));
    let outer = at(&format!("{element} iframe"), 0.0);
    Point {
        x: outer.x + inner.x,
        y: outer.y + inner.y,
    }
}

/// Touches a half in the middle.
#[track_caller]
fn touch_half(page: &Page, element: &str, color: &str) {
    page.session().run(
        "document.querySelector(arguments[0]).scrollIntoView({ block: 'center', behavior: 'instant' })",
        &[json!(element)],
    );
    page.tap_at(middle_within(page, element, &half(color)));
}

fn site() -> Server {
    Server::start(&places::dist())
}

/// A frame that the page makes by itself may be of its host.
fn a_plain_frame_of_each_kind_stands_on_another_site(browser: Browser) {
    let site = site();
    Stage::new().in_browser(browser).run(|page| {
        let embed = page.server().address() + "embed.html";
        for (view, shown) in VIEWS {
            let query = format!("view={view}&lesson=6-7&days=700&control=5&pgn=1.+e4+*");
            // A test that enters the frame before it has loaded would be thrown out when it loads.
            let note = "onload='window.hasCome = true'";
            open_site(
                page,
                &site,
                &format!("<iframe {note} src='{embed}?{query}'></iframe>"),
            );
            page.wait("window.hasCome");
            page.session().enter_frame("iframe");
            page.wait_for(shown);
            assert_eq!(
                page.value("self.origin"),
                json!(page.server().origin()),
                "{view}"
            );
            page.session().leave_frame();
        }
    });
}

/// Their words come with the program: from its place in a sandbox it may fetch nothing.
fn sandboxed_frames_have_their_words_in_each_language_without_asking(browser: Browser) {
    let site = site();
    Stage::new().in_browser(browser).run(|page| {
        let right = "control='5+3' lesson=6-7 days=700 pgn='1. e4 *'";
        let words = "[document.body.innerText,
            ...Array.from(document.querySelectorAll('[aria-label]'), (named) => named.ariaLabel)].join()";
        for (view, shown) in VIEWS {
            let body = format!("<zeitnot-embed id=a view={view} {right} lang=en></zeitnot-embed>");
            open_site(page, &site, &body);
            let mut said = Vec::new();
            for (place, language) in (1..).zip(["en", "de"]) {
                if place > 1 {
                    page.session()
                        .run("document.querySelector('#a').lang = 'de'", &[]);
                }
                wait_ready(page, place);
                within(page, "#a", || {
                    page.wait_for(shown);
                    assert_eq!(page.value("document.documentElement.lang"), json!(language));
                    assert_eq!(page.value("self.origin"), json!("null"), "{view}");
                    said.push(page.value(words));
                });
            }
            assert_ne!(said[0], said[1], "{view}");
            if view == "clock" {
                let said = said[0].as_str().unwrap_or_default();
                is_the_clock_in_its_sandbox(page, &said.replace('\u{a0}', " "));
            }
        }
        let asked = page.server().asked();
        let words = asked.iter().filter(|asked| asked.path.ends_with(".txt"));
        assert_eq!(words.count(), 0, "{asked:?}");
    });
}

/// With what it has said in English.
#[track_caller]
fn is_the_clock_in_its_sandbox(page: &Page, said: &str) {
    let frame = "document.querySelector('#a iframe')";
    let is_of_host = page.value(&format!("{frame}.sandbox.contains('allow-same-origin')"));
    assert_eq!(is_of_host, json!(false));
    let height = page.value(&format!("{frame}.getBoundingClientRect().height"));
    assert_eq!(height, json!(420));
    assert!(said.contains("Press to start White’s clock"), "{said}");
    within(page, "#a", || {
        assert!(page.text(&half("white")).contains("5:03"));
        assert!(page.text(&half("black")).contains("Uhr von Weiß starten"));
        // The figures have their face, which the frame may not fetch.
        assert_eq!(
            page.value("document.fonts.check('20px Numerals')"),
            json!(true)
        );
    });
}

#[test]
fn a_touch_presses_the_clock_and_the_page_hears_of_it() {
    let site = site();
    Stage::new().on(Device::PHONE).run(|page| {
        open_site(
            page,
            &site,
            "<zeitnot-embed id=a control='3'></zeitnot-embed>",
        );
        wait_ready(page, 1);
        wait_drawn(page, "#a");
        // White cannot start the own clock.
        touch_half(page, "#a", "white");
        touch_half(page, "#a", "black");
        page.wait("window.events.some((each) => each.type === 'press')");
        touch_half(page, "#a", "white");
        page.wait("window.events.filter((each) => each.type === 'press').length === 2");
        let presses = events(page, "press");
        assert_eq!(presses[0]["color"], "black");
        assert_eq!(presses[1]["color"], "white");
        assert_eq!(presses[0]["white"], 180_000);
        assert!(
            presses[1]["white"]
                .as_i64()
                .is_some_and(|left| left < 180_000)
        );
        assert_eq!(presses[1]["black"], 180_000);
        within(page, "#a", || {
            assert!(page.has("button.half[data-color=black][data-state=running]"));
            // The words are in the app's font.
            page.wait("document.documentElement.dataset.faces === ''");
            assert_eq!(
                page.value("document.fonts.check('20px Barlow')"),
                json!(true)
            );
        });
        // Two players at a phone face each other. A sandboxed frame may be in a process of its own,
        // to which the browser does not always tell the pretended touch screen; this is its page.
        page.open("embed.html?view=clock&control=3");
        page.wait_for(".clock[data-layout=face-to-face]");
    });
}

#[test]
fn frames_report_flags_as_they_fall_and_a_result_once_agreed_or_certain() {
    let site = site();
    Stage::new().run(|page| {
        open_site(
            page,
            &site,
            "<zeitnot-embed id=a control='1s d1' lang=en></zeitnot-embed>
             <zeitnot-embed id=b control='1s df2/1'></zeitnot-embed>",
        );
        wait_ready(page, 2);
        start(page, "#a");
        start(page, "#b");
        page.wait("window.events.some(({ id, type }) => id === 'a' && type === 'flag')");
        let of = |kind: &str, id: &str| -> Vec<Value> {
            let all = events(page, kind).into_iter();
            all.filter(|each| each["id"] == id).collect()
        };
        let flags = of("flag", "a");
        assert_eq!(flags.len(), 1);
        assert_eq!(flags[0]["color"], "white");
        assert_eq!(flags[0]["flag"], "only");
        assert_eq!(flags[0]["white"], 0);
        assert!(of("result", "a").is_empty());
        within(page, "#a", || {
            page.wait_for("[data-act=wins]");
            assert_eq!(page.text("[data-act=wins]"), "Black wins");
            page.session()
                .run("document.querySelector('[data-act=wins]').click()", &[]);
        });
        page.wait("window.events.some(({ id, type }) => id === 'a' && type === 'result')");
        let result = &of("result", "a")[0];
        assert_eq!(result["result"], "0-1");
        assert_eq!(result["reason"], "flag");

        page.wait("window.events.some(({ id, type }) => id === 'b' && type === 'result')");
        let flags: Vec<_> = of("flag", "b")
            .iter()
            .map(|flag| flag["flag"].clone())
            .collect();
        assert_eq!(flags, ["first", "extra"]);
        assert_eq!(of("result", "b")[0]["reason"], "extratime");
    });
}

#[test]
fn a_draw_is_claimed_in_a_frame_by_holding_and_not_by_touches() {
    let site = site();
    Stage::new().run(|page| {
        open_site(
            page,
            &site,
            "<zeitnot-embed id=a control='1s df600/10'></zeitnot-embed>",
        );
        wait_ready(page, 1);
        start(page, "#a");
        page.wait("window.events.some((each) => each.type === 'flag')");
        within(page, "#a", || page.wait_for("[data-act=claim-draw]"));
        let claim = middle_within(page, "#a", "[data-act=claim-draw]");
        page.tap_twice_at(claim);
        within(page, "#a", || {
            page.wait_gone("[data-act=claim-draw].holding")
        });
        assert_eq!(events(page, "result"), Vec::<Value>::new());
        page.touch("touchStart", &[claim]);
        page.wait("window.events.some((each) => each.type === 'result')");
        page.touch("touchEnd", &[]);
        assert_eq!(events(page, "result")[0]["reason"], "firstflagclaim");
    });
}

#[test]
fn attributes_change_the_clock_while_it_is_there() {
    let site = site();
    Stage::new().run(|page| {
        open_site(
            page,
            &site,
            "<zeitnot-embed id=a control='5' lang=en></zeitnot-embed>",
        );
        wait_ready(page, 1);
        page.session().run(
            "const a = document.querySelector('#a');
             a.setAttribute('theme', 'dark');
             a.setAttribute('size', 'l');
             a.setAttribute('orientation', 'black');
             a.setAttribute('control', '10+5');",
            &[],
        );
        page.wait("document.querySelector('#a iframe').getBoundingClientRect().height === 640");
        within(page, "#a", || {
            page.wait("document.documentElement.dataset.theme === 'dark'");
            page.wait("document.querySelector('[data-seat=first]').dataset.color === 'black'");
            page.wait(
                "document.querySelector('[data-color=white] .digits').textContent === '10:05'",
            );
        });
        // The frame reports the value that it cannot use, and the old clock goes on.
        page.session().run(
            "document.querySelector('#a').setAttribute('control', 'ten')",
            &[],
        );
        within(page, "#a", || {
            page.wait_for(".problems");
            assert!(page.text(".problems").contains("control"));
            assert!(page.has(&half("white")));
        });
        page.session().run(
            "document.querySelector('#a').setAttribute('control', '3')",
            &[],
        );
        within(page, "#a", || {
            page.wait_gone(".problems");
            page.wait(
                "document.querySelector('[data-color=white] .digits').textContent === '3:00'",
            );
        });
        // It was the same frame all the time.
        assert_eq!(events(page, "ready").len(), 1);
    });
}

/// `core/tests/clock/embed.rs` has every kind of wrong parameter.
#[test]
fn a_hostile_address_shows_only_a_text_that_names_the_bad_parameter() {
    let hostile = [
        "control=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E",
        "theme=%22%3E%3Cscript%3E",
        "view=__proto__&theme=constructor",
        "control=%",
    ];
    Stage::new().run(|page| {
        for query in hostile {
            page.session()
                .goto(&format!("{}embed.html?{query}", page.server().address()));
            page.wait_for(".problems[data-alone]");
            let text = page.text(".problems");
            let name = query.split('=').next().unwrap_or_default();
            assert!(text.contains(&format!("{name}:")), "{query}: {text}");
            assert!(!page.has("main"), "{query}");
            assert_eq!(
                page.value(
                    "[...document.body.querySelectorAll('img, script')].map((one) => one.text)"
                ),
                json!(["zeitnot.outline();"]),
                "{query}"
            );
        }
    });
}

#[test]
fn messages_of_others_change_nothing_and_those_of_the_frame_within_bounds() {
    let site = site();
    Stage::new().run(|page| {
        open_site(
            page,
            &site,
            "<zeitnot-embed id=a control='5'></zeitnot-embed><iframe id=forger></iframe>",
        );
        wait_ready(page, 1);
        page.session().run_async(
            "const frame = document.querySelector('#a iframe');
             // From the page to the frame: not of its version, not its kind.
             for (const message of [
               { zeitnot: 2, type: 'set', name: 'control', value: '1' },
               { zeitnot: '1', type: 'set', name: 'control', value: '1' },
               { zeitnot: 1, type: 'Set', name: 'control', value: '1' },
               { zeitnot: 1, type: 'set', name: 'control', value: 1 },
               { zeitnot: 1, type: 'set', name: 'innerHTML', value: '<b>' },
               'set', null, 7, [],
             ]) frame.contentWindow.postMessage(message, '*');
             // From another window, to the frame and to the page.
             const forger = document.querySelector('#forger');
             const write = forger.contentWindow.document.createElement('script');
             write.textContent = `
               parent.frames[0].postMessage({ zeitnot: 1, type: 'set', name: 'control', value: '1' }, '*');
               parent.postMessage({ zeitnot: 1, type: 'size', height: 1000 }, '*');
               parent.postMessage({ zeitnot: 1, type: 'result', result: '1-0', reason: 'flag' }, '*');`;
             forger.contentWindow.document.body.append(write);
             // A message sent after all of these is handled after them.
             await new Promise((done) => {
               addEventListener('message', ({ data }) => data === 'over' && done());
               postMessage('over', '*');
             });",
            &[],
        );
        page.session().run(
            "document.querySelector('#a').setAttribute('theme', 'dark')",
            &[],
        );
        within(page, "#a", || {
            page.wait("document.documentElement.dataset.theme === 'dark'");
            assert!(page.text(&half("white")).contains("5:00"));
            assert!(!page.has(".problems"));
        });
        assert!(events(page, "result").is_empty());
        assert_eq!(
            page.value("document.querySelector('#a iframe').getBoundingClientRect().height"),
            json!(420)
        );

        // A height is kept within bounds, whatever the frame asks for.
        for (height, stands) in [
            ("1", 80),
            ("1e9", 2_000),
            ("300", 300),
            ("-5", 300),
            ("NaN", 300),
            ("'500'", 300),
            ("500", 500),
        ] {
            within(page, "#a", || {
                page.session().run(
                    &format!(
                        "parent.postMessage({{ zeitnot: 1, type: 'size', height: {height} }}, '*')"
                    ),
                    &[],
                );
            });
            page.wait(&format!(
                "document.querySelector('#a iframe').getBoundingClientRect().height === {stands}"
            ));
        }
    });
}

fn five_embedded_clocks_on_one_page_are_independent(browser: Browser) {
    let site = site();
    let five: String = ["1", "2", "3", "4", "5"]
        .map(|n| format!("<zeitnot-embed id=e{n} control={n} size=s></zeitnot-embed>"))
        .concat();
    Stage::new().in_browser(browser).run(|page| {
        open_site(page, &site, &five);
        page.session().run(
            "for (const frame of document.querySelectorAll('iframe')) frame.loading = 'eager'",
            &[],
        );
        wait_ready(page, 5);
        for n in 1..=5 {
            within(page, &format!("#e{n}"), || {
                page.wait_for(&half("white"));
                let shown = format!("{n}:00");
                assert!(page.text(&half("white")).contains(&shown));
            });
        }
        // A clock that is taken away reports nothing more, and comes back fresh.
        page.session().run(
            "window.third = document.querySelector('#e3'); third.remove()",
            &[],
        );
        assert_eq!(page.value("third.children.length"), json!(0));
        page.session().run(
            "document.body.append(third); third.firstChild.loading = 'eager'",
            &[],
        );
        wait_ready(page, 6);
        assert_eq!(page.value("third.children.length"), json!(1));
    });
}

/// Opens the embedded page alone, with a control as an address has it.
#[track_caller]
fn open_alone(page: &Page, control: &str) {
    page.session().goto(&format!(
        "{}embed.html?control={control}&lang=en",
        page.server().address()
    ));
    page.wait_for(&half("white"));
}

/// The names of the halves, White's first.
fn heard(page: &Page) -> [String; 2] {
    ["white", "black"].map(|color| page.text(&format!("{} > .unseen", half(color))))
}

#[test]
fn an_embedded_clock_is_played_by_keyboard_heard_and_drawn_in_large_words() {
    Stage::still().run(|page| {
        open_alone(page, "5");
        page.key('l');
        page.wait_for("button.half[data-color=white][data-state=running]");
        page.key('a');
        page.wait_for("button.half[data-color=black][data-state=running]");
        page.key(' ');
        page.wait_for("[data-act=resume]");
        let said = page.text("[role=status]");
        assert!(said.contains("Stopped, Black to move"), "{said}");
        assert!(said.contains("White: 5 minutes"), "{said}");
        page.tap("[data-act=resume]");
        page.wait_for("button.half[data-color=black][data-state=running]");
        page.key(' ');
        page.tap("[data-act=new-game]");
        page.wait_for("button.half[data-color=white][data-state=ready]");

        // A half is heard as a sentence, and not again each second.
        open_alone(page, "1+df30/5");
        assert_eq!(
            heard(page)[0],
            "White, 1 minute; opponent 1 minute. Opponent starts your clock. 0 moves."
        );
        page.key('l');
        page.wait_for("button.half[data-color=white][data-state=running]");
        page.session().run(
            "document.querySelector('.half[data-color=black]').focus()",
            &[],
        );
        page.advance(15_000);
        page.wait_for("button.half[data-color=white][data-state=running]");
        let [white, black] = heard(page);
        assert!(
            white.starts_with("White, 45 seconds, running; opponent 1 minute."),
            "{white}"
        );
        assert!(
            black.starts_with("Black, 1 minute; opponent 1 minute, running."),
            "{black}"
        );
        // A draw by the double flag is as large as a lost flag.
        page.advance(46_000);
        page.wait_for(".half[data-time=extra]");
        page.key('a');
        page.wait_for("button.half[data-color=black][data-state=running]");
        assert!(!page.has(".half.draws"));
        page.advance(61_000);
        page.wait_for(".half.draws");
        let plates = "[...document.querySelectorAll('.half.draws.plated > .reader .drawn')]
            .filter((plate) => plate.checkVisibility() && plate.clientWidth > 40)
            .map((plate) => plate.textContent)";
        assert_eq!(page.value(plates), json!(["Draw", "Draw"]));
    });
}

#[test]
fn a_sandboxed_frame_logs_no_unhandled_rejection() {
    let site = site();
    // A browser that stores data wherever it may: in this frame it may not.
    Stage::new().kept().run(|page| {
        open_site(
            page,
            &site,
            "<zeitnot-embed id=a lang=en></zeitnot-embed>\
             <zeitnot-embed id=b view=board lang=en></zeitnot-embed>",
        );
        wait_ready(page, 2);
        page.open("#/embed");
        page.wait("document.querySelectorAll('iframe').length > 0");
        page.two_frames();
    });
}

#[test]
fn a_text_that_cannot_be_read_leaves_the_view_as_it_was() {
    let site = site();
    let game = "pgn='1. e4 e5 2. Nf3'";
    Stage::new().run(|page| {
        for (view, right, name, wrong, inside) in [
            ("board", game, "pgn", "no game", ".embed-moves"),
            ("board", game, "pgn", "1. e4 e5 2. Ke5", ".embed-moves"),
            ("board", "", "fen", "8/8/8/8", ".board"),
            ("triple-block", "days=500", "start", "soon", "input"),
        ] {
            let body = format!("<zeitnot-embed id=a view={view} {right} lang=en></zeitnot-embed>");
            open_site(page, &site, &body);
            wait_ready(page, 1);
            within(page, "#a", || {
                page.wait_for(inside);
                page.session()
                    .run("document.querySelector('main').dataset.first = 'yes'", &[]);
            });
            page.session().run(
                "document.querySelector('#a').setAttribute(arguments[0], arguments[1])",
                &[json!(name), json!(wrong)],
            );
            within(page, "#a", || {
                page.wait_for(".embed-wrong");
                assert!(page.has(inside), "{name}");
                // It is the same as before, to the last node.
                assert!(page.has("main[data-first=yes]"), "{name}");
            });
            page.session().run(
                "document.querySelector('#a').removeAttribute(arguments[0])",
                &[json!(name)],
            );
            within(page, "#a", || page.wait_gone(".embed-wrong"));
        }
    });
}

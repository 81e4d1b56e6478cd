//! A page whose program does not start: it is never blank, and says why.

use serde_json::json;
use zeitnot_core::clock::Color;
use zeitnot_webdriver::browser::Browser;
use zeitnot_webdriver::build::Build;
use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::in_every_browser;
use zeitnot_webdriver::page::{CLOCK, Page};
use zeitnot_webdriver::stage::Stage;

use crate::table::PANEL;

in_every_browser!(
    the_start_outline_goes_when_the_app_is_there_in_its_own_words,
    a_touch_before_the_app_is_there_is_a_press_of_that_instant,
    an_old_browser_is_named_with_what_it_lacks,
    a_page_without_the_texts_of_its_language_is_in_english_or_cannot_start,
);

/// Waits until the page says why nothing starts, and returns the words.
#[track_caller]
fn fault(page: &Page, fault: &str) -> String {
    page.wait_for(&format!("#start[role=alert][data-fault={fault}] > p"));
    assert!(!page.has("main"));
    page.text("#start > p")
}

/// Takes the offer of the page to try again, now that everything it needs is there.
#[track_caller]
fn may_try_again(page: &Page) {
    page.tap("#start > button");
    page.wait("document.readyState === 'complete'");
}

fn the_start_outline_goes_when_the_app_is_there_in_its_own_words(browser: Browser) {
    Stage::new().in_browser(browser).run(|page| {
        for route in ["#/", "?lang=de#/clock", "#/board", "embed.html?view=board"] {
            page.open(route);
            page.wait_for("main");
            assert!(!page.has("#start"), "{route}");
            // No document offers itself for translation: the app has its own languages.
            let offers = page.value(
                "[document.documentElement.getAttribute('translate'),
                  document.documentElement.classList.contains('notranslate'),
                  document.querySelector('meta[name=google]')?.content]",
            );
            assert_eq!(offers, json!(["no", true, "notranslate"]), "{route}");
        }
    });
}

#[test]
fn without_any_script_a_sentence_stands_in_the_page() {
    let broken = Build::copy();
    // The pages contain their first script, and no other may run there.
    for name in ["index.html", "embed.html"] {
        let page = broken.read(name);
        broken.write(name, &page.replace("var WORDS", "var OTHERS"));
    }
    let stage = Stage::new().of(broken.root()).expecting_console_errors();
    stage.run(|page| {
        for route in ["", "embed.html"] {
            page.open(route);
            page.wait(
                "[...document.querySelectorAll('#start > p')].filter((line) =>
                   line.checkVisibility({ visibilityProperty: true })).length === 1",
            );
            assert_eq!(page.text("#start > h1"), "Zeitnot");
        }
    });
}

/// A start script that has begun and never comes further.
const NOT_YET: &str = "zeitnot.isBegun = true;";

/// A build whose app starts only when the test starts it, so that the test can look at what comes
/// before.
fn waiting() -> Build {
    waiting_for("start-")
}

/// The same with the frames, or whatever begins with such a script.
pub fn waiting_for(script: &str) -> Build {
    let build = Build::copy();
    let start = build.name(script, ".js");
    build.write("late.js", &build.read(&start));
    build.write(&start, NOT_YET);
    build
}

/// Starts the program of such a build.
pub fn start_now(page: &Page) {
    page.session().run(
        "const late = document.createElement('script');
         late.src = 'late.js';
         document.head.append(late);",
        &[],
    );
}

fn a_touch_before_the_app_is_there_is_a_press_of_that_instant(browser: Browser) {
    let build = waiting();
    let stage = Stage::new().in_browser(browser).of(build.root());
    stage.run(|page| {
        page.open(CLOCK);
        let black = "#outline .half[data-color=black]";
        page.wait_for(black);
        assert_eq!(page.text(&format!("{black} .figures")), "3:02");
        page.wait(
            "[...document.fonts].some(({ family, status }) =>
                 family === 'Numerals' && status === 'loaded')",
        );
        page.tap(black);
        page.wait_for(&format!("{black}.early"));
        page.session().run(
            "window.touched = zeitnot.early.time;
             addEventListener('keydown', (event) => window.paused = event.timeStamp, true);",
            &[],
        );
        start_now(page);
        page.wait_running(Some(Color::White));
        page.key(' ');
        page.wait_for(PANEL);
        let passed = page.value("Math.floor(paused) - Math.floor(touched)");
        let passed = passed.as_i64().expect("whole milliseconds");
        let white = page.game().at(page.wall()).accounts.white;
        assert_eq!(white.balance.get(), 182_000 - passed);
    });
}

#[test]
fn the_figures_of_the_clock_are_there_before_the_app() {
    let build = waiting();
    Stage::new().of(build.root()).run(|page| {
        let figures = |page: &Page| {
            page.wait_for("#outline .half[data-color=white]");
            page.text("#outline .half[data-color=white] .figures")
        };
        page.open(CLOCK);
        assert_eq!(figures(page), "3:02", "the time of a first visit");
        start_now(page);
        page.wait_for("main.clock");
        page.go("#/?control=5%2B3");
        page.wait_digits(Color::White, "5:03");
        page.leave();
        page.open(CLOCK);
        assert_eq!(
            figures(page),
            "5:03",
            "the time of the control that is set up"
        );
        start_now(page);
        page.wait_for("main.clock");
        page.press(Color::Black);
        page.wait_running(Some(Color::White));
        page.leave();
        page.open(CLOCK);
        assert_eq!(figures(page), "", "a game is under way");
    });
}

/// The page as it looks until the app is there.
#[test]
fn home_and_the_clock_are_seen_at_once_as_they_were_chosen_to_look() {
    let broken = Build::copy();
    let start = broken.name("start-", ".js");
    broken.write(&start, NOT_YET);
    Stage::new().of(broken.root()).run(|page| {
        page.open("?lang=de");
        page.wait("document.querySelector('#outline .home')?.innerText.includes('Uhr')");
        let names = page.text("#outline .home");
        for name in [
            "Uhr",
            "5+3",
            "Fernschach",
            "Brett",
            "Lernen",
            "Frühere Partien",
        ] {
            assert!(names.contains(name), "{names}");
        }
        assert!(!page.has("#outline .clock"));
        // A link works before the app is there.
        page.tap("#outline .home-way[href='#/board']");
        page.wait("location.hash === '#/board'");
        page.open(CLOCK);
        page.wait_for("#outline .clock[data-layout=face-to-face]:not(.exchanged)");
        page.leave();
        page.set_value(
            "settings",
            &json!({ "theme": "dark", "layout": "side-by-side", "mirrored": true }),
        );
        page.open(CLOCK);
        page.wait_for("#outline .clock[data-layout=side-by-side].exchanged");
        page.open("#/");
        page.wait_for("#outline .home-halves[data-layout=side-by-side].exchanged");
        assert_eq!(
            page.value("document.documentElement.dataset.theme"),
            json!("dark")
        );
        // An unreadable value counts as absent; the app reports it.
        page.leave();
        page.set_storage("zeitnot.settings.a", "zeitnot 1 99 2 00000000\n{]");
        page.open(CLOCK);
        page.wait_for("#outline .clock[data-layout=face-to-face]");
        page.open("#/settings");
        page.wait("document.querySelector('#outline.known') !== null");
        assert!(!page.has("#outline *"));
    });
}

/// Its words are there before the app, which then draws them at the same place.
#[test]
fn an_empty_list_of_correspondence_games_is_seen_at_once_and_does_not_move() {
    const LIST: &str = "#/post";
    // Looks when the app has drawn, before the fonts change.
    const LOOK: &str = "const look = (inside) =>
            [...document.querySelectorAll(`${inside} :is(h1, .empty, .empty-more)`)]
                .map((words) => [words.innerText, words.getBoundingClientRect().top]);
        const before = look('#outline');
        new MutationObserver((_, observer) => {
            if (!document.querySelector('main .empty-more')) return;
            window.drawn = look('main');
            observer.disconnect();
        }).observe(document.body, { childList: true, subtree: true });
        return before;";
    let build = waiting();
    let phone = Stage::new().on(Device::PHONE);
    for (stage, language) in [(phone, "de"), (Stage::new(), "en")] {
        stage.of(build.root()).run(|page| {
            page.open(&format!("?lang={language}{LIST}"));
            page.wait("document.querySelector('#outline .empty')?.innerText > ''");
            let before = page.session().run(LOOK, &[]);
            assert_eq!(before.as_array().map(Vec::len), Some(3));
            start_now(page);
            page.wait("window.drawn !== undefined");
            assert_eq!(page.value("drawn"), before);
        });
    }
    Stage::new().of(build.root()).run(|page| {
        page.leave();
        page.set_storage("zeitnot.post.game.7.a", "{}");
        page.open(LIST);
        page.wait_for("#outline h1");
        page.wait("document.querySelector('#outline h1').innerText > ''");
        assert!(!page.text("#outline").contains("will be here"));
    });
}

#[test]
fn a_start_that_is_slow_says_so_in_the_language_of_the_page_after_a_while() {
    let broken = Build::copy();
    // The start never finishes.
    let start = broken.name("start-", ".js");
    broken.write(&start, NOT_YET);
    Stage::new().of(broken.root()).run(|page| {
        let seen = "[...document.querySelectorAll('#start > p')].filter((line) =>
            line.checkVisibility({ visibilityProperty: true })).map(({ lang }) => lang).join()";
        page.open("?lang=de#/settings");
        page.wait(&format!("{seen} === 'de'"));
        // The outline of home stays uncovered for longer.
        page.open("?lang=de");
        page.wait_for("#outline.known .home");
        assert_eq!(page.value(seen), json!(""));
        page.session().run(
            "const [late] = document.getElementById('start').getAnimations();
             late.currentTime = 7_900;
             if (late.playState !== 'running') throw new Error('it is seen after two seconds');
             late.finish();",
            &[],
        );
        page.wait(&format!("{seen} === 'de'"));
    });
}

#[test]
fn a_missing_program_or_start_is_reported_and_can_be_tried_again() {
    let broken = Build::copy();
    broken.remove("start-", ".js");
    broken.remove("frames-", ".js");
    let stage = Stage::new().of(broken.root()).expecting_console_errors();
    stage.run(|page| {
        page.open("?lang=en");
        assert!(fault(page, "gone").contains("no longer has this version"));
        page.open("?lang=de#/board");
        assert!(fault(page, "gone").contains("nicht mehr"));
        page.open("embed.html?lang=en");
        fault(page, "gone");
        page.server().publish(&zeitnot_webdriver::places::dist());
        may_try_again(page);
        page.wait_for("main");

        let broken = Build::copy();
        broken.remove("app-", ".wasm");
        page.server().publish(broken.root());
        page.open("?lang=de");
        fault(page, "gone");
        assert_eq!(page.value("document.documentElement.lang"), json!("de"));
    });
}

/// Each case has a browser that is new except for what it lacks.
fn an_old_browser_is_named_with_what_it_lacks(browser: Browser) {
    let name = match browser {
        Browser::Chromium => "Chrome ",
        Browser::Firefox => "Firefox ",
        Browser::WebKit => "Safari ",
    };
    for (without, what) in [
        // Chromium's driver needs it too, but later.
        (
            "const own = Object.hasOwn;
             addEventListener('load', () => (Object.hasOwn = own));
             delete Object.hasOwn",
            "Object.hasOwn",
        ),
        ("delete window.FinalizationRegistry", "FinalizationRegistry"),
        ("delete window.WebAssembly", "WebAssembly"),
        (
            "WebAssembly.validate = () => false; delete window.FinalizationRegistry",
            "WebAssembly, FinalizationRegistry",
        ),
    ] {
        let stage = Stage::new().in_browser(browser).expecting_console_errors();
        stage.run(|page| {
            page.inject(&format!("{without};"));
            for route in ["?lang=en", "embed.html?lang=en"] {
                page.open(route);
                let words = fault(page, "old");
                assert!(words.contains(name), "{words}");
                assert!(words.contains(&format!(": {what}.")), "{words}");
                // Another try would not help.
                assert!(!page.has("#start > button"));
            }
        });
    }
}

/// The script is to the byte what was built: its name contains its hash.
#[test]
fn a_browser_that_cannot_read_the_script_is_reported_as_old() {
    const NEWER: &str = "(() => {\nlet newer = 1 <<>> 2;\n})();\n";
    let stage = Stage::new().expecting_console_errors();
    stage.run(|page| {
        page.leave();
        let hash = page.session().run_async(
            "const bytes = new TextEncoder().encode(arguments[0]);
             const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 8);
             return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');",
            &[json!(NEWER)],
        );
        let newer = Build::copy();
        let name = format!("start-{}.js", hash.as_str().expect("a hash"));
        let index = newer.read("index.html");
        let index = index.replace(&newer.name("start-", ".js"), &name);
        newer.write("index.html", &index);
        newer.write(&name, NEWER);
        page.server().publish(newer.root());
        page.open("?lang=en");
        assert!(fault(page, "old").contains("current JavaScript"));
    });
}

/// A fault of a file, on its way or on a disk.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Damage {
    /// A bit of its beginning.
    First,
    /// A bit of the first declaration of a function, or of a program's version.
    Word,
    /// A bit of its end.
    Last,
    Cut,
    Empty,
    /// A page in its place.
    Foreign,
}

impl Damage {
    const ALL: [Damage; 6] = [
        Damage::First,
        Damage::Word,
        Damage::Last,
        Damage::Cut,
        Damage::Empty,
        Damage::Foreign,
    ];

    /// The file with the damage.
    fn of(self, mut bytes: Vec<u8>) -> Vec<u8> {
        let is_script = !bytes.starts_with(b"\0asm");
        let word = bytes.windows(9).position(|word| word == b"function ");
        let place = match self {
            Damage::Cut => return bytes[..bytes.len() / 2].to_vec(),
            Damage::Empty => return Vec::new(),
            Damage::Foreign => return b"<!doctype html><title>Hotel</title>".to_vec(),
            Damage::First => 0,
            Damage::Word => word.filter(|_| is_script).unwrap_or(4),
            // Before the closing bracket, as the very end may be a new line.
            Damage::Last => bytes.len() - 4,
        };
        bytes[place] ^= 1;
        bytes
    }
}

/// Whatever is damaged, an up-to-date browser is not called old, and may try again. The end of a
/// file may be damaged without harm.
#[track_caller]
fn is_called_damaged(route: &str, files: &[(&str, &str)]) {
    let broken = Build::copy();
    Stage::new().expecting_console_errors().run(|page| {
        for &(begin, end) in files {
            let file = broken.root().join(broken.hashed(begin, end));
            let whole = std::fs::read(&file).expect("a file of the build");
            for damage in Damage::ALL {
                std::fs::write(&file, damage.of(whole.clone())).expect("a file of the copy");
                page.server().publish(broken.root());
                page.open(route);
                page.wait("document.querySelector('main, #start[data-fault]') !== null");
                let told = page.value("document.getElementById('start')?.dataset.fault");
                match damage {
                    Damage::Foreign => assert_eq!(told, json!("notOurs"), "{begin}{end}"),
                    Damage::Last => assert_ne!(told, json!("old"), "{begin}{end}"),
                    _ => assert_eq!(told, json!("cut"), "{damage:?} {begin}{end}"),
                }
                if told.is_string() {
                    page.server().publish(&zeitnot_webdriver::places::dist());
                    may_try_again(page);
                    page.wait_for("main");
                }
            }
            std::fs::write(&file, whole).expect("a file of the copy");
        }
    });
}

#[test]
fn a_damaged_file_of_the_start_does_not_make_the_browser_old() {
    let files = [
        ("start-", ".js"),
        ("app-", ".js"),
        ("split-", ".js"),
        ("app-", ".wasm"),
    ];
    is_called_damaged("?lang=en", &files);
}

#[test]
fn a_damaged_file_of_a_frame_does_not_make_the_browser_old() {
    let files = [
        ("frames-", ".js"),
        ("embed-clock-", ".js"),
        ("embed-clock-", ".wasm"),
    ];
    is_called_damaged("embed.html?lang=en", &files);
}

/// Where a page is not secure, a browser computes no hash.
#[test]
fn a_damaged_script_does_not_make_the_browser_old_without_hashes() {
    let broken = Build::copy();
    let start = broken.name("start-", ".js");
    broken.write(
        &start,
        &broken.read(&start).replacen("function", "funbtion", 1),
    );
    let stage = Stage::new().of(broken.root()).expecting_console_errors();
    stage.run(|page| {
        page.inject("delete Crypto.prototype.subtle;");
        page.open("?lang=en");
        assert!(fault(page, "cut").contains("damaged"));
    });
}

/// A file that can be read and fails in the middle is not to blame the program either.
#[test]
fn a_damaged_name_in_the_start_script_is_found() {
    let broken = Build::copy();
    let start = broken.name("start-", ".js");
    let whole = broken.read(&start);
    let stage = Stage::new().of(broken.root()).expecting_console_errors();
    stage.run(|page| {
        for (word, other) in [
            ("zeitnot.lacks", "zeitnou.lacks"),
            ("clearWhenShown();", "clearWhenShowo();"),
            ("BUILD.shell", "BUILD.shelm"),
            ("\"app-", "\"apq-"),
        ] {
            assert!(whole.contains(word), "{word}");
            broken.write(&start, &whole.replacen(word, other, 1));
            page.open("?lang=en");
            assert!(fault(page, "cut").contains("damaged"), "{word}");
        }
    });
}

#[test]
fn a_foreign_page_in_the_place_of_a_file_is_reported() {
    let build = Build::copy();
    Stage::new().expecting_console_errors().run(|page| {
        for (begin, end) in [("app-", ".wasm"), ("app-", ".js"), ("start-", ".js")] {
            // The other files are there, as in the cache of a browser.
            page.server().capture(Some(&build.name(begin, end)));
            page.open("?lang=en");
            assert!(fault(page, "notOurs").contains("Sign in"), "{begin}{end}");
            page.server().capture(None);
            may_try_again(page);
            page.wait_for("main");
        }
    });
}

#[test]
fn a_file_that_was_cut_short_is_requested_again_once_and_reported() {
    Stage::new().expecting_console_errors().run(|page| {
        for (begin, end) in [("app-", ".wasm"), ("app-", ".js"), ("start-", ".js")] {
            let broken = Build::copy();
            let name = broken.name(begin, end);
            broken.cut(begin, end);
            page.server().publish(broken.root());
            let asked = |page: &Page| {
                let asked = page.server().asked();
                asked
                    .iter()
                    .filter(|asked| asked.path.ends_with(&name))
                    .count()
            };
            let before = asked(page);
            page.open("?lang=en");
            assert!(fault(page, "cut").contains("incomplete"), "{name}");
            assert_eq!(asked(page) - before, 2, "{name}");
        }
    });
}

/// A table is not there, or not whole; or there is none at all.
fn a_page_without_the_texts_of_its_language_is_in_english_or_cannot_start(browser: Browser) {
    let stage = Stage::new().in_browser(browser);
    stage.expecting_console_errors().run(|page| {
        for harm in [Build::remove, Build::cut] {
            let broken = Build::copy();
            harm(&broken, "text-de-base-", ".txt");
            page.server().publish(broken.root());
            page.open("?lang=de#/settings");
            page.wait_for("[data-missing]");
            assert_eq!(page.value("document.documentElement.lang"), json!("en"));
        }
        let broken = Build::copy();
        for texts in ["text-de-base-", "text-en-base-"] {
            broken.remove(texts, ".txt");
        }
        page.server().publish(broken.root());
        page.open("?lang=de");
        fault(page, "gone");
    });
}

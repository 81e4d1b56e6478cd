//! The files that the service worker keeps, damaged as by a disk.
//!
//! Time is real here: the tests wait for things that the browser does on its own.

use serde_json::{Value, json};
use zeitnot_webdriver::browser::Browser;
use zeitnot_webdriver::build::Build;
use zeitnot_webdriver::in_every_browser;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::server::FOLDER;
use zeitnot_webdriver::stage::Stage;

use crate::offline::{load_again, look_for_newer, version, visited};

in_every_browser![a_damaged_file_of_one_page_is_fetched_again_when_that_page_is_opened];

/// The files of the app, as they are kept: each has a name and a hash, `app-0123456789abcdef.wasm`.
/// The page itself has an empty name.
const PROGRAM: &str = "app";

/// Cuts off the second half of a file as it is kept.
#[track_caller]
fn damage(page: &Page, name: &str, end: &str) {
    harm(page, name, end, "bytes.slice(0, bytes.length / 2)");
}

/// Changes one byte in the middle of a file as it is kept.
#[track_caller]
fn flip(page: &Page, name: &str, end: &str) {
    harm(
        page,
        name,
        end,
        "bytes.with(bytes.length >> 1, bytes[bytes.length >> 1] ^ 1)",
    );
}

/// Replaces the bytes of a file as it is kept; `then` gives the new ones in terms of `bytes`.
#[track_caller]
fn harm(page: &Page, name: &str, end: &str, then: &str) {
    let script = "await cache.put(url, new Response(THEN, { headers: answer.headers }));
         return bytes.length;";
    let kept = with_kept(page, name, end, &script.replace("THEN", then));
    assert!(kept.as_u64().is_some_and(|length| length > 0), "{name}");
}

/// The hash of a file as it is kept.
#[track_caller]
fn digest(page: &Page, name: &str, end: &str) -> Value {
    let script = "return [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))];";
    let digest = with_kept(page, name, end, script);
    assert!(digest.is_array(), "{name}");
    digest
}

/// Runs a script with the `cache`, the `url`, the `answer` and the `bytes` of a file as it is kept;
/// 0 if there is none.
#[track_caller]
fn with_kept(page: &Page, name: &str, end: &str, script: &str) -> Value {
    let find = "const [name, end, folder] = arguments;
         const [build] = (await caches.keys()).filter((build) => build.startsWith('zeitnot '));
         const cache = await caches.open(build);
         // Names can begin alike: `correspondence` and `correspondence-game`.
         const path = name ? new RegExp(`^${name}-[0-9a-f]{16}[.]${end}$`) : /^$/;
         const found = (await cache.keys()).find(({ url }) => path.test(url.slice(folder.length)));
         if (!found) return 0;
         const { url } = found;
         const answer = await cache.match(url);
         const bytes = new Uint8Array(await answer.clone().arrayBuffer());\n";
    let arguments = [json!(name), json!(end), json!(page.server().address())];
    page.session()
        .run_async(&[find, script].concat(), &arguments)
}

/// Waits until no kept file has the end that [`damage_that_lets_the_app_start_is_mended_afterwards`]
/// gives one.
#[track_caller]
fn until_mended(page: &Page) {
    let script = "const [name] = (await caches.keys()).filter((name) => name.startsWith('zeitnot '));
         const cache = await caches.open(name);
         const isDamaged = async (key) => (await (await cache.match(key)).text()).endsWith('// damage');
         const anyDamaged = async () => (await Promise.all((await cache.keys()).map(isDamaged))).includes(true);
         while (await anyDamaged()) await new Promise((done) => setTimeout(done, 50));";
    page.session().run_async(script, &[]);
}

/// How often the host was asked for a file of this name.
fn asked(page: &Page, name: &str, end: &str) -> usize {
    let is_it = |path: &str| {
        let hash = path.strip_prefix(FOLDER)?.strip_prefix(name)?;
        let hash = hash
            .strip_prefix('-')?
            .strip_suffix(end)?
            .strip_suffix('.')?;
        (!hash.contains('-')).then_some(())
    };
    let asked = page.server().asked();
    asked.iter().filter_map(|asked| is_it(&asked.path)).count()
}

#[test]
fn a_damaged_file_is_found_when_the_start_fails_and_fetched_again_once() {
    for (name, end) in [
        (PROGRAM, "wasm"),
        (PROGRAM, "js"),
        ("start", "js"),
        ("", ""),
    ] {
        let stage = Stage::new().kept().expecting_console_errors();
        stage.run(|page| {
            visited(page, "?lang=en#/clock");
            damage(page, name, end);
            let before = asked(page, name, end);
            load_again(page);
            page.wait("document.querySelectorAll('button.half .digits').length === 2");
            if !name.is_empty() {
                assert_eq!(asked(page, name, end), before + 1, "{name}");
            }
            // From now on it is whole, and the browser asks the host for nothing.
            page.server().cut(true);
            load_again(page);
            page.wait("document.querySelectorAll('button.half .digits').length === 2");
        });
    }
}

fn a_damaged_file_of_one_page_is_fetched_again_when_that_page_is_opened(browser: Browser) {
    // The last ones are texts that are data.
    let of_post = [
        ("correspondence", "css"),
        ("correspondence", "wasm"),
        ("text-en-correspondence", "txt"),
    ];
    let of_settings = [("text-en-manage", "txt")];
    Stage::new().in_browser(browser).kept().run(|page| {
        visited(page, "?lang=en#/clock");
        for (page_of, has, files) in [
            ("?lang=en#/post", "main [data-act=enter-game]", &of_post[..]),
            ("?lang=en#/settings", "main.page", &of_settings),
        ] {
            let mut before = Vec::new();
            for &(name, end) in files {
                let whole = digest(page, name, end);
                if end == "wasm" {
                    flip(page, name, end);
                } else {
                    damage(page, name, end);
                }
                assert_ne!(digest(page, name, end), whole, "{name}");
                before.push((whole, asked(page, name, end)));
            }
            page.open(page_of);
            page.wait_for(has);
            for (&(name, end), (whole, before)) in files.iter().zip(before) {
                assert_eq!(digest(page, name, end), whole, "{name}");
                // WebKit can take the whole file from its own cache.
                let again = asked(page, name, end) - before;
                let is_cached = again == 0 && browser == Browser::WebKit;
                assert!(again == 1 || is_cached, "{name}: {again}");
            }
            // From now on it is whole, and the browser asks the host for nothing.
            page.server().cut(true);
            page.open(page_of);
            page.wait_for(has);
            page.server().cut(false);
        }
    });
}

/// The page says that a file is damaged, and the check of all files that follows mended nothing: a
/// network that comes back during the check has the page load again by itself.
#[track_caller]
fn reports_damage(page: &Page) {
    page.wait_for("#start[data-fault=damaged][data-checked=damaged] > p");
    assert!(page.text("#start > p").contains("damaged"));
}

#[test]
fn a_damaged_file_of_a_page_is_reported_without_a_network() {
    let stage = Stage::new().kept().expecting_console_errors();
    stage.run(|page| {
        visited(page, "?lang=en#/clock");
        damage(page, "correspondence", "wasm");
        page.server().cut(true);
        load_again(page);
        page.wait("document.querySelectorAll('button.half .digits').length === 2");
        page.session().run("location.hash = '#/post'", &[]);
        page.wait_for("[data-notice=not-loaded]");
        assert!(page.text("[data-notice=not-loaded]").contains("damaged"));
        page.server().cut(false);
        page.tap("[data-act=try-again]");
        page.wait_for("main [data-act=enter-game]");

        // The same where it is the first page.
        damage(page, "correspondence", "wasm");
        page.server().cut(true);
        page.open("?lang=en#/post");
        reports_damage(page);
        page.server().cut(false);
        page.tap("#start > button");
        page.wait_for("main [data-act=enter-game]");
    });
}

#[test]
fn damage_that_lets_the_app_start_is_mended_afterwards() {
    for (name, end) in [(PROGRAM, "js"), ("start", "js")] {
        Stage::new().kept().run(|page| {
            visited(page, "?lang=en#/clock");
            let before = asked(page, name, end);
            let appended =
                "new Uint8Array([...bytes, ...new TextEncoder().encode('\\n// damage')])";
            harm(page, name, end, appended);
            load_again(page);
            page.wait_for("main");
            until_mended(page);
            assert_eq!(asked(page, name, end), before + 1, "{name}");
        });
    }
}

#[test]
fn a_damaged_page_comes_from_the_host_even_if_only_a_newer_one_is_there() {
    let stage = Stage::new().kept().expecting_console_errors();
    stage.run(|page| {
        visited(page, "?lang=en#/clock");
        damage(page, "class", "wasm");
        let newer = with_another_class_page();
        page.server().publish(newer.root());
        page.session().run("location.hash = '#/learn/class'", &[]);
        page.wait_for("[data-notice=not-loaded] [data-act=restart]");
        assert!(
            page.text("[data-notice=not-loaded]")
                .contains("new version")
        );
        page.open("?lang=en#/learn/class");
        page.wait_for("main [data-act=class-link]");
    });
}

/// A build whose page for a class has another name, and so has every file that names it.
fn with_another_class_page() -> Build {
    let newer = Build::copy();
    let named = [
        ("class-", ".wasm"),
        ("start-", ".js"),
        ("split-", ".js"),
        ("app-", ".js"),
    ];
    let named = named.map(|(begin, end)| newer.name(begin, end));
    let other = |name: &str| {
        let (stem, end) = name.rsplit_once('.').expect("a name with an end");
        format!("{}x.{end}", &stem[..stem.len() - 1])
    };
    for name in &named {
        let root = newer.root();
        std::fs::rename(root.join(name), root.join(other(name))).expect("a file of the copy");
    }
    let naming = named[1..].iter().map(|name| other(name));
    for naming in naming.chain(["index.html".to_owned()]) {
        let text = named.iter().fold(newer.read(&naming), |text, name| {
            text.replace(name, &other(name))
        });
        newer.write(&naming, &text);
    }
    newer
}

#[test]
fn a_damaged_file_is_not_carried_into_the_next_version() {
    Stage::new().kept().run(|page| {
        visited(page, "?lang=en#/clock");
        damage(page, PROGRAM, "wasm");
        damage(page, "shell", "css");
        let newer = version(page, 2);
        page.server().publish(newer.root());
        assert_eq!(look_for_newer(page), "installed");
        // The newer one, as it waits.
        let lengths = page.session().run_async(
            "const name = (await caches.keys()).find((name) => /^zeitnot .*-2$/.test(name));
             const cache = await caches.open(name);
             const lengths = [];
             for (const { url } of await cache.keys())
               if (/shell-|app-.*wasm/.test(url))
                 lengths.push((await (await cache.match(url)).arrayBuffer()).byteLength);
             return lengths.sort((a, b) => a - b);",
            &[],
        );
        let length = |begin, end| {
            let file = newer.root().join(newer.name(begin, end));
            std::fs::metadata(file).expect("a file of the build").len()
        };
        let mut expected = [length("shell-", ".css"), length("app-", ".wasm")];
        expected.sort_unstable();
        assert_eq!(lengths, json!(expected));
    });
}

#[test]
fn the_start_reports_a_damaged_file_without_a_network() {
    let stage = Stage::new().kept().expecting_console_errors();
    stage.run(|page| {
        visited(page, "?lang=en#/clock");
        damage(page, PROGRAM, "wasm");
        page.server().cut(true);
        load_again(page);
        reports_damage(page);
        page.server().cut(false);
        page.tap("#start > button");
        page.wait_for("main");
    });
}

#[test]
fn a_damaged_app_is_replaced_by_the_newer_version_of_the_host() {
    let stage = Stage::new().kept().expecting_console_errors();
    stage.run(|page| {
        visited(page, "?lang=en#/clock");
        damage(page, "start", "js");
        let newer = Build::copy();
        let old = newer.name("start-", ".js");
        let text = newer.read(&old);
        newer.remove("start-", ".js");
        newer.write("start-0123456789abcdef.js", &text);
        let index = newer.read("index.html");
        newer.write(
            "index.html",
            &index.replace(&old, "start-0123456789abcdef.js"),
        );
        page.server().publish(newer.root());
        load_again(page);
        page.wait_for("main");
        page.wait("document.querySelector('script[src*=start-0123456789abcdef]') !== null");
    });
}

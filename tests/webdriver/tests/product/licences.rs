//! The licences of the libraries, which go along with every copy.

use serde_json::json;
use zeitnot_webdriver::page::Page;
use zeitnot_webdriver::stage::Stage;

const LINK: &str = "[data-act=licences]";

/// The text that the link leads to, in the folder of the page.
#[track_caller]
fn text_behind_the_link(page: &Page) -> String {
    page.wait_for(LINK);
    let text = page.session().run_async(
        "const { href } = document.querySelector(arguments[0]);
         if (!href.startsWith(new URL('.', location.href).href)) return `elsewhere: ${href}`;
         const answer = await fetch(href);
         return answer.ok ? await answer.text() : `${href}: ${answer.status}`;",
        &[json!(LINK)],
    );
    text.as_str().expect("a text").to_owned()
}

/// Whether a line is the name of a library, with a version.
fn names(text: &str, library: &str) -> bool {
    let start = format!("{library} ");
    text.lines().any(|line| line.starts_with(&start))
}

#[test]
fn the_licences_are_behind_about_in_the_settings_and_without_a_network() {
    Stage::new().kept().run(|page| {
        page.open("#/");
        page.tap(".home-about > summary");
        page.wait(&format!(
            "document.querySelector('{LINK}').checkVisibility()"
        ));
        // A fault is reported with the version, which has the day of its commit.
        let about = page.text(".home-about");
        assert!(
            about.contains(concat!("Zeitnot ", env!("CARGO_PKG_VERSION"))),
            "{about}"
        );
        assert_eq!(page.text(LINK), "Licences of the libraries");
        let text = text_behind_the_link(page);
        for library in ["leptos", "shakmaty", "chasolver"] {
            assert!(names(&text, library), "{library}: {text:.200}");
        }
        // Ours in full, and one of theirs.
        assert!(text.contains("GNU GENERAL PUBLIC LICENSE"), "{text:.200}");
        assert!(text.contains("Permission is hereby granted, free of charge"));

        page.open("?lang=de#/settings");
        assert!(names(&text_behind_the_link(page), "leptos"));
        assert_eq!(page.text(LINK), "Lizenzen der Bibliotheken");
        page.open("?lang=en#/settings");
        page.wait_for("main");
        page.wait("navigator.serviceWorker.controller !== null");
        page.server().cut(true);
        let text = text_behind_the_link(page);
        assert!(names(&text, "leptos"), "{text:.200}");
        assert_eq!(page.text(LINK), "Licences of the libraries");
    });
}

//! Addresses.

use std::collections::BTreeMap;
use std::num::NonZeroU16;

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::ui::route::{
    Area, EventFormRoute, EventsRoute, LessonRoute, ManageRoute, PlanRoute, Route, StudyRoute,
};

/// Every page, with an id where it has one.
fn pages() -> Vec<Route> {
    let id = || "1790000000000".to_owned();
    vec![
        Route::Home,
        Route::Clock,
        Route::Board,
        StudyRoute::Study.into(),
        StudyRoute::Winnability.into(),
        Route::PrivateStudy(id()),
        Route::CorrespondenceGames,
        Route::NewCorrespondenceGame,
        Route::CorrespondenceGame(id()),
        PlanRoute::Ahead(id()).into(),
        PlanRoute::AllAhead.into(),
        Route::Absence,
        Route::Figures,
        EventsRoute::List.into(),
        EventFormRoute::New.into(),
        EventFormRoute::NewForGame.into(),
        EventsRoute::Event(id()).into(),
        EventFormRoute::Edit(id()).into(),
        EventsRoute::Team(id()).into(),
        Route::Learn,
        LessonRoute::Lesson("first-flag".into()).into(),
        LessonRoute::Step("first-flag".into(), NonZeroU16::MIN).into(),
        LessonRoute::Quiz.into(),
        Route::Class,
        ManageRoute::Controls.into(),
        ManageRoute::Editor(None).into(),
        ManageRoute::Editor(Some(0)).into(),
        ManageRoute::Editor(Some(usize::MAX)).into(),
        ManageRoute::Games.into(),
        ManageRoute::Settings.into(),
        ManageRoute::Backup.into(),
        ManageRoute::Keys.into(),
        Route::PastGame(id()),
        Route::Gallery,
    ]
}

#[wasm_bindgen_test]
fn every_page_has_an_address_that_leads_back_to_it() {
    for page in pages() {
        let href = page.href();
        assert_eq!(Route::parse(&href[1..]), (page, ""), "{href}");
    }
}

/// The addresses that are frozen, and their pages. Never change a line: people keep and send
/// links to it. If a page gets another address, its line moves to [`only_read`].
fn frozen() -> Vec<(&'static str, Route)> {
    let id = || "1790000000000".to_owned();
    vec![
        ("#/", Route::Home),
        ("#/clock", Route::Clock),
        ("#/board", Route::Board),
        ("#/study", StudyRoute::Study.into()),
        ("#/winning", StudyRoute::Winnability.into()),
        ("#/post/game/1790000000000/study", Route::PrivateStudy(id())),
        ("#/post", Route::CorrespondenceGames),
        ("#/post/new", Route::NewCorrespondenceGame),
        ("#/post/game/1790000000000", Route::CorrespondenceGame(id())),
        (
            "#/post/game/1790000000000/ahead",
            PlanRoute::Ahead(id()).into(),
        ),
        ("#/post/ahead", PlanRoute::AllAhead.into()),
        ("#/post/absence", Route::Absence),
        ("#/post/figures", Route::Figures),
        ("#/post/bring", Route::Bring),
        ("#/post/events", EventsRoute::List.into()),
        ("#/post/event", EventFormRoute::New.into()),
        ("#/post/new/event", EventFormRoute::NewForGame.into()),
        (
            "#/post/event/1790000000000",
            EventsRoute::Event(id()).into(),
        ),
        (
            "#/post/event/1790000000000/edit",
            EventFormRoute::Edit(id()).into(),
        ),
        (
            "#/post/event/1790000000000/team",
            EventsRoute::Team(id()).into(),
        ),
        ("#/learn", Route::Learn),
        (
            "#/learn/first-flag",
            LessonRoute::Lesson("first-flag".into()).into(),
        ),
        (
            "#/learn/first-flag/1",
            LessonRoute::Step("first-flag".into(), NonZeroU16::MIN).into(),
        ),
        ("#/learn/quiz", LessonRoute::Quiz.into()),
        ("#/learn/class", Route::Class),
        ("#/controls", ManageRoute::Controls.into()),
        ("#/edit", ManageRoute::Editor(None).into()),
        ("#/edit/0", ManageRoute::Editor(Some(0)).into()),
        ("#/games", ManageRoute::Games.into()),
        ("#/settings", ManageRoute::Settings.into()),
        ("#/settings/backup", ManageRoute::Backup.into()),
        ("#/keys", ManageRoute::Keys.into()),
        ("#/game/1790000000000", Route::PastGame(id())),
        ("#/embed", Route::Gallery),
    ]
}

/// Addresses that are only read: an old version wrote them.
fn only_read() -> Vec<(&'static str, Route)> {
    let ahead: Route = PlanRoute::Ahead("1790000000000".into()).into();
    vec![
        ("#/post/game/1790000000000/what-if", ahead.clone()),
        ("#/post/game/1790000000000/chart", ahead),
    ]
}

#[wasm_bindgen_test]
fn a_frozen_address_leads_to_its_page_for_good() {
    for (href, page) in frozen().into_iter().chain(only_read()) {
        let read = Route::parse(&href[1..]);
        assert_eq!(
            read,
            (page, ""),
            "{href}: read the old address too (docs/formats.md)"
        );
    }
    for (href, page) in frozen() {
        assert_eq!(
            page.href(),
            href,
            "move the line to `only_read`, put the new one beside it"
        );
    }
    for page in pages() {
        let editor = ManageRoute::Editor(Some(usize::MAX)).into();
        let is_frozen = page == editor || frozen().iter().any(|(_, known)| *known == page);
        assert!(is_frozen, "{page:?} has an address now, which is frozen");
    }
}

#[wasm_bindgen_test]
fn an_address_is_read_with_or_without_its_slashes() {
    for hash in ["", "/", "//"] {
        assert_eq!(Route::parse(hash).0, Route::Home, "{hash}");
    }
    for hash in ["controls", "/controls", "/controls/", "//controls//"] {
        assert_eq!(
            Route::parse(hash).0,
            Route::Manage(ManageRoute::Controls),
            "{hash}"
        );
    }
}

#[wasm_bindgen_test]
fn an_address_keeps_its_query_as_it_is() {
    assert_eq!(
        Route::parse("/?control=5%2B3"),
        (Route::Home, "control=5%2B3")
    );
    assert_eq!(Route::parse("?a=/games"), (Route::Home, "a=/games"));
    assert_eq!(
        Route::parse("/keys?a?b"),
        (Route::Manage(ManageRoute::Keys), "a?b")
    );
}

#[wasm_bindgen_test]
fn a_foreign_or_hostile_address_is_unknown_and_leads_home() {
    let long = "x/".repeat(100_000);
    let unknown = [
        "/nowhere",
        "/Controls",
        "/controls/more",
        "/edit/-1",
        "/edit/1.5",
        "/edit/two",
        "/edit/99999999999999999999999",
        "/edit/1/2",
        "/game",
        "/clock/1",
        "/learn/first-flag/0",
        "/learn/first-flag/-1",
        "/learn/first-flag/1/2",
        "/learn/quiz/1",
        "/embed/clock",
        "/game/1/2",
        "/post/nowhere",
        "/post/game",
        "/post/game/1/2",
        "/post/game/1/study/2",
        "/post/event/1/2",
        "/post/absence/1",
        "/%2e%2e/settings",
        "/../settings",
        "/<script>alert(1)</script>",
        "/\u{0}",
        "/♔",
        "/%E0%A4%A",
        &long,
    ];
    for hash in unknown {
        let (route, query) = Route::parse(hash);
        assert_eq!((&route, query), (&Route::Unknown, ""), "{hash:.40}");
        assert_eq!(route.href(), "#/");
    }
}

/// An entry of `src/ui/areas.json`.
#[derive(serde::Deserialize)]
struct Listed {
    words: Vec<String>,
    texts: Vec<String>,
}

fn listed() -> BTreeMap<String, Listed> {
    serde_json::from_str(include_str!("../../src/ui/areas.json")).unwrap()
}

#[wasm_bindgen_test]
fn the_start_asks_for_the_area_of_the_address() {
    let areas = listed();
    let of = |words: &str| {
        let has = |(name, listed): (&String, &Listed)| {
            let has = listed.words.iter().any(|word| word == words);
            has.then(|| name.clone())
        };
        areas.iter().find_map(has)
    };
    for page in pages() {
        let href = page.href();
        let words: Vec<&str> = href[2..].split('/').collect();
        let ends = of(&[words[0], words[words.len() - 1]].join("/"));
        let under = |count: usize| of(&[&words.get(..count)?.join("/"), "/"].concat());
        let more = |count| (words.len() > count).then(|| under(count)).flatten();
        let asked = ends.or_else(|| more(2)).or_else(|| more(1));
        let asked = asked.or_else(|| of(words[0]));
        assert_eq!(asked.as_deref(), page.area().map(Area::name), "{href}");
    }
}

#[wasm_bindgen_test]
fn the_start_knows_each_area_by_its_name_and_texts() {
    let listed = listed().into_iter().map(|(name, area)| (name, area.texts));
    let listed: BTreeMap<String, Vec<String>> = listed.collect();
    let known = Area::ALL.iter().map(|area| {
        let texts = area.texts().iter().map(|words| words.area.to_owned());
        (area.name().to_owned(), texts.collect())
    });
    let known: BTreeMap<String, Vec<String>> = known.collect();
    for name in listed.keys().chain(known.keys()) {
        assert_eq!(
            listed.get(name),
            known.get(name),
            "{name}: src/ui/areas.json (left) repeats `Area` of src/ui/route/area.rs (right)"
        );
    }
}

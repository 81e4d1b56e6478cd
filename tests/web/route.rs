//! Addresses.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::ui::route::Route;

#[wasm_bindgen_test]
fn every_page_has_an_address_that_leads_back_to_it() {
    let pages = [
        Route::Clock,
        Route::Controls,
        Route::Editor(None),
        Route::Editor(Some(0)),
        Route::Editor(Some(usize::MAX)),
        Route::Games,
        Route::Game("1790000000000".into()),
        Route::Settings,
        Route::Study,
        Route::Winning,
        Route::Keys,
    ];
    for page in pages {
        let href = page.href();
        assert_eq!(Route::parse(&href[1..]), (page, ""), "{href}");
    }
}

#[wasm_bindgen_test]
fn an_address_is_read_with_or_without_its_slashes() {
    for hash in ["", "/", "//"] {
        assert_eq!(Route::parse(hash).0, Route::Clock, "{hash}");
    }
    for hash in ["controls", "/controls", "/controls/", "//controls//"] {
        assert_eq!(Route::parse(hash).0, Route::Controls, "{hash}");
    }
}

#[wasm_bindgen_test]
fn an_address_keeps_its_query_as_it_is() {
    assert_eq!(
        Route::parse("/?control=5%2B3"),
        (Route::Clock, "control=5%2B3")
    );
    assert_eq!(Route::parse("?a=/games"), (Route::Clock, "a=/games"));
    assert_eq!(Route::parse("/keys?a?b"), (Route::Keys, "a?b"));
}

#[wasm_bindgen_test]
fn an_address_that_is_none_of_ours_is_unknown_and_breaks_nothing() {
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
        "/game/1/2",
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

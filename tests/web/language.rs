//! Languages: found, chosen and kept.

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::platform::location;
use zeitnot::ui::language::{choose, chosen};
use zeitnot::ui::text::{DEFAULT, NAMES, base, known};

use crate::page::{Page, storage};

#[wasm_bindgen_test]
fn every_folder_of_a_language_is_one_with_a_tag_and_a_name_of_its_own() {
    assert!(known(DEFAULT).is_some());
    for &(tag, name) in NAMES {
        assert_eq!(known(&tag.to_uppercase()), Some(tag));
        assert!(!name.is_empty(), "{tag}");
        let same = NAMES
            .iter()
            .filter(|other| other.0 == tag || other.1 == name);
        assert_eq!(same.count(), 1, "{tag}");
    }
    assert!(known("tlh").is_none());
}

#[wasm_bindgen_test]
fn a_test_that_chose_no_language_reads_english() {
    assert_eq!(base::tag(), "en");
}

#[wasm_bindgen_test]
async fn a_chosen_language_is_kept_under_the_key_that_the_start_reads() {
    let page = Page::open().await;
    assert_eq!(chosen(), None);
    choose(Some("en"));
    assert_eq!(
        storage().get_item("zeitnot.language").unwrap().as_deref(),
        Some("en")
    );
    assert_eq!(chosen(), Some("en"));
    page.go("/settings").await;
    assert_eq!(page.count("[data-language=en][aria-pressed=true]"), 1);
    assert_eq!(page.count("[data-language][aria-pressed=true]"), 1);
    assert_eq!(page.count("[data-language]"), 1 + NAMES.len() as u32);
    assert_eq!(page.count("[data-missing]"), 0);
    choose(None);
    assert_eq!(storage().get_item("zeitnot.language").unwrap(), None);
    assert_eq!(chosen(), None);
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_language_is_chosen_at_the_foot_of_home_by_its_own_name() {
    let page = Page::open().await;
    page.go("/").await;
    let list = "[data-act=language]";
    assert_eq!(page.value(list), "en");
    let names: Vec<_> = NAMES.iter().map(|(_, name)| (*name).to_owned()).collect();
    let shown = page.all(&format!("{list} > option"));
    let shown: Vec<_> = shown.iter().map(|name| name.text_content()).collect();
    assert_eq!(shown, names.into_iter().map(Some).collect::<Vec<_>>());
    page.choose(list, "de").await;
    page.wait_for(":lang(de) .home").await;
    assert_eq!(chosen(), Some("de"));
    assert_eq!(page.value(list), "de");
    page.choose(list, "en").await;
    page.wait_for(":lang(en) .home").await;
    choose(None);
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_address_language_overrides_the_kept_one_until_another_is_chosen() {
    let page = Page::open().await;
    location::set_in_query("lang", Some("EN"));
    assert_eq!(chosen(), Some("en"));
    choose(Some("en"));
    assert_eq!(location::value_of("lang", &location::query()), None);
    assert_eq!(location::hash(), "/clock");
    // A text that is not a language counts as no choice, in the storage and in the address.
    storage().set_item("zeitnot.language", "x\0♔").unwrap();
    assert_eq!(chosen(), None);
    location::set_in_query("lang", Some("../en"));
    assert_eq!(chosen(), None);
    location::set_in_query("lang", None);
    page.close().await;
}

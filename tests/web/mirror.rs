//! The second copy, in the browser's own IndexedDB.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::platform::mirror::{Mirror, NO_ANSWER, Opened};
use zeitnot::platform::storage::LocalStorage;
use zeitnot::storage::store::Store;
use zeitnot::storage::versioned::{MirroredStore, Schema, Sink, VersionedStore, Write};

use crate::page::storage;
use crate::still::StillTime;
use crate::{called_back, until};

async fn open() -> (Mirror, Opened) {
    let mirror = Mirror::none();
    let opened = called_back(|done: Box<dyn FnOnce(Result<Opened, String>)>| {
        mirror.open(done, |_| {});
    });
    let opened = opened.await.unwrap();
    (mirror, opened)
}

fn write(key: &str, number: u64, text: Option<&str>) -> Write {
    Write {
        key: key.into(),
        number,
        seq: number,
        text: text.map(String::from),
    }
}

/// How many writes were handed over, and how many are on the disk.
fn counts() -> (String, String) {
    let page = web_sys::window().unwrap().document().unwrap();
    let root = page.document_element().unwrap();
    let count = |name| root.get_attribute(name).unwrap_or_default();
    (count("data-written"), count("data-mirrored"))
}

async fn all_is_mirrored() {
    until("all writes on the disk", || {
        let (written, mirrored) = counts();
        !written.is_empty() && written == mirrored
    })
    .await;
}

#[wasm_bindgen_test]
async fn a_second_copy_that_is_opened_again_has_the_latest_writes() {
    let (mirror, first) = open().await;
    let base = first
        .writes
        .iter()
        .map(|write| write.number)
        .max()
        .unwrap_or(0);
    let writes = [
        write("zeitnot.test.a", base + 1, Some("old")),
        write("zeitnot.test.a", base + 2, Some("new ♔")),
        write("zeitnot.test.b", base + 3, None),
    ];
    for each in writes.clone() {
        mirror.take(each);
    }
    mirror.set_complete(true);
    all_is_mirrored().await;

    let (_, mut again) = open().await;
    assert_eq!(again.last, Some(base + 3));
    again.writes.retain(|write| write.number > base);
    assert_eq!(again.writes, writes[1..]);
    mirror.set_complete(false);
    all_is_mirrored().await;
    assert_eq!(
        open().await.1.last,
        None,
        "an incomplete copy names no last write"
    );
}

#[wasm_bindgen_test]
async fn values_cleared_under_an_open_page_come_back_at_the_next_start() {
    storage().clear().unwrap();
    let (mirror, found) = open().await;
    let store = MirroredStore::new(LocalStorage, mirror);
    store.reconcile(found.writes);
    let page = VersionedStore::new(store, Schema::FIRST);
    page.load("settings");
    page.save("settings", "{}").unwrap();
    page.save("post.event.9", "{\"id\":\"9\"}").unwrap();
    page.save("post.game.9", "{\"id\":\"9\"}").unwrap();
    storage().clear().unwrap();
    page.delete("post.game.9").unwrap();
    page.save("settings", "{\"volume\":1}").unwrap();
    all_is_mirrored().await;

    let (mirror, found) = open().await;
    let store = MirroredStore::new(LocalStorage, mirror);
    let reconciled = store.reconcile(found.writes);
    let is_back = |name: &str| reconciled.restored.iter().any(|restored| restored == name);
    assert!(is_back("post.event.9") && !is_back("settings") && !is_back("post.game.9"));
    let next = VersionedStore::new(store, Schema::FIRST);
    let body = |name: &str| next.load(name).value;
    assert_eq!(body("settings").as_deref(), Some("{\"volume\":1}"));
    assert_eq!(body("post.event.9").as_deref(), Some("{\"id\":\"9\"}"));
    assert_eq!(body("post.game.9"), None);
    // Nothing of this is left to other tests.
    for name in ["settings", "post.event.9"] {
        next.delete(name).unwrap();
    }
    all_is_mirrored().await;
    storage().clear().unwrap();
}

#[wasm_bindgen_test]
async fn a_text_with_half_a_character_is_set_aside_to_the_last_bit() {
    storage().clear().unwrap();
    // No Rust string can hold half a character.
    let half = js_sys::JsString::from_char_code1(0xD83C);
    let own: wasm_bindgen::JsValue = storage().into();
    let call = |name: &str, arguments: &[&wasm_bindgen::JsValue]| {
        let method = js_sys::Reflect::get(&own, &name.into()).unwrap();
        let method: js_sys::Function = method.unchecked_into();
        let list = js_sys::Array::new();
        for argument in arguments {
            list.push(argument);
        }
        method.apply(&own, &list).unwrap()
    };
    call("setItem", &[&"zeitnot.k.a".into(), &half]);
    let store = MirroredStore::new(LocalStorage, Mirror::none());
    let versioned = VersionedStore::new(&store, Schema::FIRST);
    let set_aside = versioned.set_aside("k").unwrap();
    let kept = call("getItem", &[&set_aside[0].as_str().into()]);
    assert_eq!(kept, wasm_bindgen::JsValue::from(half));
    assert_eq!(store.get("zeitnot.k.a"), Ok(None));
    storage().clear().unwrap();
}

#[wasm_bindgen_test]
async fn the_database_has_the_form_in_which_the_first_version_made_it() {
    let (mirror, _) = open().await;
    mirror.take(write("zeitnot.test.form", 1, Some("x")));
    mirror.take(write("zeitnot.test.gone", 2, None));
    all_is_mirrored().await;
    let script = "new Promise((done) => {
        indexedDB.open('zeitnot').onsuccess = ({ target: { result: database } }) => {
            const store = database.transaction('writes').objectStore('writes');
            const { name, keyPath, unique } = store.index('number');
            const of = IDBKeyRange.bound('zeitnot.test.form', 'zeitnot.test.gone');
            store.getAll(of).onsuccess = ({ target: { result } }) => {
                const stores = [...database.objectStoreNames];
                const form = [stores, store.keyPath, store.autoIncrement, [...store.indexNames]];
                done(JSON.stringify([database.version, form, [name, keyPath, unique], result]));
                database.close();
            };
        };
    })";
    let form = js_sys::Promise::from(js_sys::eval(script).unwrap());
    let form = JsFuture::from(form).await.unwrap().as_string().unwrap();
    let of_first = "[1,[[\"writes\"],\"key\",false,[\"number\"]],[\"number\",\"number\",false],\
        [{\"key\":\"zeitnot.test.form\",\"number\":1,\"seq\":1,\"text\":\"x\"},\
        {\"key\":\"zeitnot.test.gone\",\"number\":2,\"seq\":2}]]";
    assert_eq!(form, of_first);
}

#[wasm_bindgen_test]
async fn a_browser_without_a_working_indexed_db_says_so_and_goes_on() {
    let kinds = [
        ("value: undefined", ""),
        ("value: null", ""),
        ("value: {}", ""),
        ("get() { throw new DOMException('', 'SecurityError'); }", ""),
        ("value: { open() { throw new Error(); } }", ""),
        ("value: { open: () => null }", ""),
        ("value: { open: () => ({}) }", NO_ANSWER),
    ];
    let time = StillTime::begin();
    js_sys::eval("globalThis.__own = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB')")
        .unwrap();
    for (kind, why) in kinds {
        let define = "Object.defineProperty(globalThis, 'indexedDB',";
        js_sys::eval(&format!("{define} {{ {kind}, configurable: true }})")).unwrap();
        let answer = Rc::new(RefCell::new(None));
        let into = answer.clone();
        let mirror = Mirror::none();
        mirror.open(
            move |opened| drop(into.replace(opened.err())),
            |_| unreachable!("nothing is found"),
        );
        js_sys::eval(&format!("{define} __own)")).unwrap();
        time.advance(3_000).await;
        assert_eq!(answer.take().as_deref(), Some(why), "{kind}");
        assert!(!mirror.is_working());
        mirror.take(write("zeitnot.test.none", 1, None));
    }
}

//! The file that can be read again without choosing it: it is chosen by the browser's own chooser for
//! such files, and remembered in IndexedDB, the only place that can hold its handle.

use std::cell::Cell;

use js_sys::{Array, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::IdbTransactionMode::{Readonly, Readwrite};
use web_sys::{IdbDatabase, IdbObjectStore, IdbRequest, IdbTransactionMode};

use super::file::{Chosen, FileError, FileHandle, read_by};
use super::task::spawn;
use super::{database, js};

/// The database, its only object store, and the key of the last handle there.
const DATABASE: &str = "zeitnot-file";
const HANDLES: &str = "handles";
const LAST: &str = "last";

/// The kinds of files that a chooser offers: each by its media type and the end of its name.
pub type Kinds = &'static [(&'static str, &'static str)];

thread_local! {
    /// Whether the browser did not show its chooser, because of a policy for example.
    static IS_REFUSED: Cell<bool> = const { Cell::new(false) };
}

/// Whether the browser has a chooser of files that can be read again.
pub fn can_pick() -> bool {
    let is_there = js::window().is_some_and(|window| js::has(&window, "showOpenFilePicker"));
    is_there && !IS_REFUSED.get()
}

/// Lets the user choose a file of these kinds, and reads it. Only from within a gesture.
pub fn pick(kinds: Kinds, limit: u32, read: impl FnOnce(Chosen) + 'static) {
    let asked = js::window().and_then(|window| {
        let accept = js::object("accept", &of_kinds(kinds));
        let options = js::object("types", &Array::of1(&accept));
        // The chooser opens the folder in which the last file of this name was chosen.
        set(&options, "id", "server-file");
        js::ask(&window, "showOpenFilePicker", &[&options])
    });
    spawn(async move {
        let Some(asked) = asked else {
            return read(Err(refused()));
        };
        match JsFuture::from(asked).await {
            Ok(handles) => read(read_by(Array::from(&handles).get(0), limit).await),
            Err(why) if js::name(&why) == "AbortError" => read(Err(FileError::None)),
            Err(_) => read(Err(refused())),
        }
    });
}

/// From now on the ordinary chooser is used.
fn refused() -> FileError {
    IS_REFUSED.set(true);
    FileError::Unreadable
}

fn of_kinds(kinds: Kinds) -> JsValue {
    let accept = Object::new().into();
    for (kind, end) in kinds {
        set(&accept, kind, end);
    }
    accept
}

fn set(object: &JsValue, name: &str, text: &str) {
    // A plain object takes every property.
    let _ = Reflect::set(object, &name.into(), &text.into());
}

/// Reads a file as it is now. The browser may ask the user; only from within a gesture.
pub fn read_again(handle: FileHandle, limit: u32, read: impl FnOnce(Chosen) + 'static) {
    let handle: JsValue = handle.get().clone();
    let options = js::object("mode", &"read".into());
    // If it may be read already, nobody is asked.
    let asked = js::ask(&handle, "requestPermission", &[&options]);
    spawn(async move {
        let is_granted = js::answer(asked).await.is_some_and(|to| to == "granted");
        read(if is_granted {
            read_by(handle, limit).await
        } else {
            Err(FileError::Refused)
        });
    });
}

/// Remembers a file in place of the one before. A failure is ignored: then the user chooses it again.
pub fn remember(handle: &FileHandle) {
    let handle = handle.get().clone();
    spawn(async move {
        request(Readwrite, &|store| {
            store.put_with_key(&handle, &LAST.into())
        })
        .await;
    });
}

/// Remembers no file any more.
pub fn forget() {
    spawn(async {
        request(Readwrite, &|store| store.delete(&LAST.into())).await;
    });
}

/// Reports the file that is remembered; nothing if there is none.
pub fn remembered(found: impl FnOnce(FileHandle) + 'static) {
    if !can_pick() {
        return;
    }
    spawn(async move {
        let handle = request(Readonly, &|store| store.get(&LAST.into())).await;
        if let Some(handle) = handle.and_then(FileHandle::of) {
            found(handle);
        }
    });
}

/// Sends one request to the object store, in a transaction of its own, and returns its result.
async fn request(
    mode: IdbTransactionMode,
    send: &dyn Fn(&IdbObjectStore) -> Result<IdbRequest, JsValue>,
) -> Option<JsValue> {
    let opening = database::open(DATABASE, |database| {
        // A failure shows at the request.
        let _ = database.create_object_store(HANDLES);
    })?;
    let database: IdbDatabase = result(&opening).await?.dyn_into().ok()?;
    let request = database
        .transaction_with_str_and_mode(HANDLES, mode)
        .and_then(|transaction| transaction.object_store(HANDLES))
        .and_then(|store| send(&store));
    // It closes when the request is done.
    database.close();
    result(&request.ok()?).await
}

/// Waits for the result of a request of IndexedDB.
async fn result(request: &IdbRequest) -> Option<JsValue> {
    let promise = Promise::new(&mut |done, failed| {
        request.set_onsuccess(Some(&done));
        request.set_onerror(Some(&failed));
    });
    js::answer(Some(promise)).await?;
    request.result().ok()
}

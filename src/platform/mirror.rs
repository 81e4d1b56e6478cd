//! The second copy of everything stored, in IndexedDB: [`Mirror`].
//!
//! `localStorage` stays in the browser's memory for seconds to minutes before it is written to
//! disk; a transaction of IndexedDB with strict durability is on disk when the browser reports it
//! complete. So each write goes there too: all writes of one task in one transaction, the
//! transactions in order, and nobody waits for them.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::fmt;
use std::rc::Rc;

use js_sys::{Array, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

use super::mailbox::Mailbox;
use super::{js, timer};
use crate::storage::versioned::{Sink, Write};
use crate::time::Millis;

/// The name of the database, like the prefix `zeitnot.` in `localStorage`.
const DATABASE: &str = "zeitnot";
/// Its only object store: the last write of each key, with an index by number.
const WRITES: &str = "writes";
const NUMBER: &str = "number";
/// The key that says that everything of the first copy was put here once.
const COMPLETE: &str = "complete";

/// Why there is nothing when the browser has not answered in time, though it still may.
pub const NO_ANSWER: &str = "no answer";

/// How long the page waits for the browser to open the database before it goes on with one copy:
/// some answer late, and some never.
const PATIENCE: Millis = Millis::seconds(3);

/// The second copy. Clones refer to the same one.
#[derive(Clone)]
pub struct Mirror {
    inner: Rc<Inner>,
}

struct Inner {
    /// The database; `None` if there is none, or no longer.
    database: RefCell<Option<JsValue>>,
    /// The writes for the next transaction.
    queue: RefCell<Vec<Write>>,
    /// The number of writes in each transaction under way, oldest first.
    under_way: RefCell<VecDeque<u32>>,
    written: Cell<u32>,
    mirrored: Cell<u32>,
    /// Whether a transaction is being made.
    flushing: Cell<bool>,
    // Not `FnMut`, which may not be called from within itself.
    flush: Later<Closure<dyn Fn()>>,
    completed: Later<Closure<dyn Fn()>>,
    aborted: Later<Closure<dyn Fn()>>,
    lost: Mailbox<()>,
}

/// Set after construction.
type Later<T> = RefCell<Option<T>>;

/// Reports what was found, or why nothing was.
type Tell = Rc<dyn Fn(Result<Opened, String>)>;

/// The data found in the second copy when it was opened.
#[derive(Debug)]
pub struct Opened {
    /// The number of its last write; `None` if it is incomplete.
    pub last: Option<u64>,
    /// The last write of each key.
    pub writes: Vec<Write>,
}

impl Mirror {
    /// No second copy, until [`Mirror::open`] has found one.
    pub fn none() -> Mirror {
        let inner = Rc::new(Inner {
            database: RefCell::default(),
            queue: RefCell::default(),
            under_way: RefCell::default(),
            written: Cell::new(0),
            mirrored: Cell::new(0),
            flushing: Cell::new(false),
            flush: RefCell::default(),
            completed: RefCell::default(),
            aborted: RefCell::default(),
            lost: Mailbox::default(),
        });
        Mirror { inner }
    }

    /// Opens the second copy and reads it. It takes writes from the moment it is reported.
    ///
    /// `opened` is called once: with what was found, or with why there is nothing, in the browser's
    /// words; empty if it has no IndexedDB. A browser that has not answered after [`PATIENCE`] may
    /// still do so: then [`NO_ANSWER`] is reported, and `late` is called with what was found at
    /// last.
    pub fn open(
        &self,
        opened: impl FnOnce(Result<Opened, String>) + 'static,
        late: impl FnOnce(Opened) + 'static,
    ) {
        let (opened, late) = (Cell::new(Some(opened)), Cell::new(Some(late)));
        let tell: Tell = Rc::new(move |result| match (opened.take(), result) {
            (Some(opened), result) => opened(result),
            (None, Ok(found)) => {
                if let Some(late) = late.take() {
                    late(found);
                }
            }
            (None, Err(_)) => {}
        });
        let impatient = tell.clone();
        timer::once(PATIENCE, move || impatient(Err(NO_ANSWER.into())));
        let factory = js::window().and_then(|window| js::get(window.as_ref(), "indexedDB"));
        let request = factory.and_then(|factory| {
            // Version 1 from the start.
            js::call(&factory, "open", &[&DATABASE.into(), &1.into()])
        });
        let Some(request) = request else {
            return tell(Err(String::new()));
        };
        on(&request, "upgradeneeded", |event| {
            if let Some(database) = result_of(&event) {
                create(&database);
            }
        });
        let refused = tell.clone();
        on(&request, "error", move |event| {
            // Otherwise the browser also reports it in the console.
            js::call(&event, "preventDefault", &[]);
            refused(Err(error_of(&event)));
        });
        let mirror = self.clone();
        on(&request, "success", move |event| match result_of(&event) {
            Some(database) => mirror.read(database, tell),
            None => tell(Err(String::new())),
        });
    }

    /// Calls `lost` when the second copy takes nothing more, for lack of room or another reason; at
    /// once if that is so already.
    pub fn on_lost(&self, lost: impl Fn() + 'static) {
        self.inner.lost.listen(move |()| lost());
    }

    /// Marks the second copy as complete, after everything was handed to it.
    pub fn set_complete(&self, complete: bool) {
        self.put(Write {
            key: COMPLETE.into(),
            number: 0,
            seq: 0,
            text: complete.then(String::new),
        });
    }

    /// Takes writes from now on.
    fn attach(&self, database: JsValue) {
        let inner = &self.inner;
        let weak = Rc::downgrade(inner);
        let again = weak.clone();
        *inner.flush.borrow_mut() = Some(Closure::new(move || {
            if let Some(inner) = again.upgrade() {
                inner.flush();
            }
        }));
        let again = weak.clone();
        *inner.completed.borrow_mut() = Some(Closure::new(move || {
            if let Some(inner) = again.upgrade() {
                inner.complete();
            }
        }));
        let again = weak.clone();
        *inner.aborted.borrow_mut() = Some(Closure::new(move || {
            if let Some(inner) = again.upgrade() {
                inner.lose();
            }
        }));
        // All data of the site were cleared, or a newer version of the page needs the database.
        for name in ["close", "versionchange"] {
            let weak = weak.clone();
            on(&database, name, move |_| {
                if let Some(inner) = weak.upgrade() {
                    inner.lose();
                }
            });
        }
        *inner.database.borrow_mut() = Some(database);
    }

    /// Reads everything, in one transaction.
    fn read(&self, database: JsValue, tell: Tell) {
        let requests =
            js::call(&database, "transaction", &[&WRITES.into()]).and_then(Requests::make);
        let Some(requests) = requests else {
            // Not a database of ours, though it has the name.
            return tell(Err(String::new()));
        };
        let failed = tell.clone();
        let transaction = requests.transaction.clone();
        on(&transaction, "abort", move |event| {
            failed(Err(error_of(&event)));
        });
        let mirror = self.clone();
        on(&transaction, "complete", move |_| {
            mirror.attach(database);
            tell(Ok(requests.into_opened()));
        });
    }

    fn put(&self, write: Write) {
        let inner = &self.inner;
        if !self.is_working() {
            return;
        }
        inner.written.set(inner.written.get().wrapping_add(1));
        show("data-written", inner.written.get());
        // The queue is not borrowed while the browser is called. Firefox, when it ends the process
        // of a page that is left, stops a script at such a call and still runs the next handler of
        // the page: it could not store anything.
        let is_first = {
            let mut queue = inner.queue.borrow_mut();
            queue.push(write);
            queue.len() == 1
        };
        if is_first
            && let Some(window) = js::window()
            && let Some(flush) = &*inner.flush.borrow()
        {
            js::call(window.as_ref(), "queueMicrotask", &[flush.as_ref()]);
        }
    }
}

impl Sink for Mirror {
    fn take(&self, write: Write) {
        self.put(write);
    }

    fn is_working(&self) -> bool {
        self.inner.database.borrow().is_some()
    }
}

impl Inner {
    /// Starts a transaction with all writes of this task.
    ///
    /// Firefox may run a microtask within another, while its IndexedDB is called. Writes made there
    /// wait for the call under way: in a transaction of their own they could come first, and be
    /// overwritten by older ones.
    fn flush(&self) {
        if self.flushing.replace(true) {
            return;
        }
        loop {
            let writes = self.queue.take();
            let Some(count) = u32::try_from(writes.len()).ok().filter(|count| *count > 0) else {
                break;
            };
            self.under_way.borrow_mut().push_back(count);
            if self.transact(&writes).is_none() {
                self.lose();
                break;
            }
        }
        self.flushing.set(false);
    }

    fn transact(&self, writes: &[Write]) -> Option<()> {
        let database = self.database.borrow().clone()?;
        let strict = js::object("durability", &"strict".into());
        let transaction = js::call(
            &database,
            "transaction",
            &[&WRITES.into(), &"readwrite".into(), &strict],
        )?;
        let set = |name: &str, value: &JsValue| Reflect::set(&transaction, &name.into(), value);
        set("oncomplete", self.completed.borrow().as_ref()?.as_ref()).ok()?;
        set("onabort", self.aborted.borrow().as_ref()?.as_ref()).ok()?;
        let store = js::call(&transaction, "objectStore", &[&WRITES.into()])?;
        for write in writes {
            js::call(&store, "put", &[&of_write(write)])?;
        }
        // Otherwise it would wait for the next task, and a page that is left has none.
        js::call(&transaction, "commit", &[]);
        Some(())
    }

    fn complete(&self) {
        let count = self.under_way.borrow_mut().pop_front().unwrap_or(0);
        self.mirrored.set(self.mirrored.get().wrapping_add(count));
        show("data-mirrored", self.mirrored.get());
    }

    /// Takes no further writes: what follows after a gap would look complete.
    fn lose(&self) {
        if let Some(database) = self.database.take() {
            js::call(&database, "close", &[]);
            self.lost.put(());
        }
    }
}

impl fmt::Debug for Mirror {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_working() {
            "Mirror(working)"
        } else {
            "Mirror(none)"
        })
    }
}

fn create(database: &JsValue) {
    let by_key = js::object("keyPath", &"key".into());
    let store = js::call(database, "createObjectStore", &[&WRITES.into(), &by_key]);
    if let Some(store) = store {
        js::call(&store, "createIndex", &[&NUMBER.into(), &NUMBER.into()]);
    }
}

/// The requests of one transaction.
struct Requests {
    transaction: JsValue,
    all: JsValue,
}

impl Requests {
    fn make(transaction: JsValue) -> Option<Requests> {
        let store = js::call(&transaction, "objectStore", &[&WRITES.into()])?;
        let all = js::call(&store, "getAll", &[])?;
        Some(Requests { transaction, all })
    }

    fn into_opened(self) -> Opened {
        let all = js::get(&self.all, "result").map(|all| Array::from(&all));
        let writes = all.unwrap_or_default().into_iter();
        let mut writes: Vec<Write> = writes.filter_map(|write| to_write(&write)).collect();
        let is_mark = |write: &Write| write.key == COMPLETE;
        let is_complete = writes
            .iter()
            .any(|write| is_mark(write) && write.text.is_some());
        writes.retain(|write| !is_mark(write));
        let last = writes.iter().map(|write| write.number).max();
        Opened {
            last: last.filter(|_| is_complete),
            writes,
        }
    }
}

/// Reacts once to an event of a request, a transaction or a database.
fn on(target: &JsValue, name: &str, react: impl FnOnce(JsValue) + 'static) {
    let handler = ["on", name].concat();
    // These objects take every handler.
    let _ = Reflect::set(
        target,
        &JsValue::from_str(&handler),
        &Closure::once_into_js(react),
    );
}

fn result_of(event: &JsValue) -> Option<JsValue> {
    js::get(&js::get(event, "target")?, "result")
}

fn error_of(event: &JsValue) -> String {
    let error = js::get(event, "target").and_then(|target| js::get(&target, "error"));
    error.map(|error| js::name(&error)).unwrap_or_default()
}

fn of_write(write: &Write) -> JsValue {
    let object = js::object("key", &JsValue::from_str(&write.key));
    let set = |name: &str, value: JsValue| {
        // A plain object takes every property.
        let _ = Reflect::set(&object, &name.into(), &value);
    };
    set(NUMBER, JsValue::from_f64(write.number as f64));
    set("seq", JsValue::from_f64(write.seq as f64));
    if let Some(text) = &write.text {
        set("text", JsValue::from_str(text));
    }
    object
}

fn to_write(object: &JsValue) -> Option<Write> {
    let number = |name: &str| whole(&js::get(object, name)?);
    Some(Write {
        key: js::get(object, "key")?.as_string()?,
        number: number(NUMBER)?,
        seq: number("seq")?,
        text: js::get(object, "text").and_then(|text| text.as_string()),
    })
}

/// A number that is whole and exact.
fn whole(value: &JsValue) -> Option<u64> {
    let number = value.as_f64()?;
    let exact = (0.0..=9_007_199_254_740_991.0).contains(&number) && number.fract() == 0.0;
    exact.then_some(number as u64)
}

/// Shows a number of writes as an attribute of the page: tests that kill the browser have to know
/// which writes were reported as stored.
fn show(name: &str, count: u32) {
    let root = js::document().and_then(|document| document.document_element());
    if let Some(root) = root {
        let _ = root.set_attribute(name, &count.to_string());
    }
}

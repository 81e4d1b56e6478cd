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

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomException, IdbDatabase, IdbObjectStoreParameters, IdbRequest, IdbTransaction};

use super::database::{self, once};
use super::listener::prevent_default;
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
    database: RefCell<Option<IdbDatabase>>,
    /// The writes for the next transaction.
    queue: RefCell<Vec<Write>>,
    /// The number of writes in each transaction under way, oldest first.
    under_way: RefCell<VecDeque<u32>>,
    written: Cell<u32>,
    mirrored: Cell<u32>,
    /// Whether a transaction is being made.
    flushing: Cell<bool>,
    flush: Later<Function>,
    completed: Later<Function>,
    aborted: Later<Function>,
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
        let Some(request) = database::open(DATABASE, create) else {
            return tell(Err(String::new()));
        };
        let refused = tell.clone();
        request.set_onerror(Some(&once(move |event| {
            // Otherwise the browser also reports it in the console.
            prevent_default(&event);
            let error = database::request_of(&event).and_then(|request| request.error().ok()?);
            refused(Err(name(error)));
        })));
        let mirror = self.clone();
        request.set_onsuccess(Some(&once(move |event| {
            match database::result_of(&event) {
                Some(database) => mirror.read(database, tell),
                None => tell(Err(String::new())),
            }
        })));
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
    fn attach(&self, database: IdbDatabase) {
        let inner = &self.inner;
        let call = |act: fn(&Inner)| -> Function {
            let weak = Rc::downgrade(inner);
            // Not `FnMut`, which may not be called from within itself.
            let closure = Closure::<dyn Fn()>::new(move || {
                if let Some(inner) = weak.upgrade() {
                    act(&inner);
                }
            });
            closure.into_js_value().unchecked_into()
        };
        let lose = call(Inner::lose);
        // All data of the site were cleared, or a newer version of the page needs the database.
        database.set_onclose(Some(&lose));
        database.set_onversionchange(Some(&lose));
        *inner.flush.borrow_mut() = Some(call(Inner::flush));
        *inner.completed.borrow_mut() = Some(call(Inner::complete));
        *inner.aborted.borrow_mut() = Some(lose);
        *inner.database.borrow_mut() = Some(database);
    }

    /// Reads everything, in one transaction.
    fn read(&self, database: IdbDatabase, tell: Tell) {
        let requested = database.transaction_with_str(WRITES).and_then(|reading| {
            let all = reading.object_store(WRITES)?.get_all()?;
            Ok((reading, all))
        });
        let Ok((reading, all)) = requested else {
            // Not a database of ours, though it has the name.
            return tell(Err(String::new()));
        };
        let (failed, read) = (tell.clone(), reading.clone());
        reading.set_onabort(Some(&once(move |_| failed(Err(name(read.error()))))));
        let mirror = self.clone();
        reading.set_oncomplete(Some(&once(move |_| {
            mirror.attach(database);
            tell(Ok(to_opened(&all)));
        })));
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
            js::call(window.as_ref(), "queueMicrotask", &[flush]);
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
        let transaction = strict(&database)?;
        transaction.set_oncomplete(self.completed.borrow().as_ref());
        transaction.set_onabort(self.aborted.borrow().as_ref());
        let store = transaction.object_store(WRITES).ok()?;
        for write in writes {
            store.put(&of_write(write)).ok()?;
        }
        // Otherwise it would wait for the next task, and a page that is left has none.
        #[expect(deprecated, reason = "only web-sys calls it so, not the standard")]
        let _ = transaction.commit();
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
            database.close();
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

fn create(database: IdbDatabase) {
    let by_key = IdbObjectStoreParameters::new();
    by_key.set_key_path(&"key".into());
    let store = database.create_object_store_with_optional_parameters(WRITES, &by_key);
    // A failure shows when it is read.
    let _ = store.and_then(|store| store.create_index_with_str(NUMBER, NUMBER));
}

/// A transaction that is on disk when it is reported complete. By name, because `web-sys` has the
/// durability only among its unstable parts, which need a flag of the compiler for all crates.
fn strict(database: &IdbDatabase) -> Option<IdbTransaction> {
    let strict = js::object("durability", &"strict".into());
    let arguments = [&WRITES.into(), &"readwrite".into(), &strict];
    js::call(database, "transaction", &arguments)?
        .dyn_into()
        .ok()
}

fn to_opened(all: &IdbRequest) -> Opened {
    let all = all.result().unwrap_or_default().dyn_into::<Array>();
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

fn name(error: Option<DomException>) -> String {
    error.map(|error| error.name()).unwrap_or_default()
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

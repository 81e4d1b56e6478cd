//! The room that knows the browser.
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::platform::listener::Listener;
use zeitnot::platform::lock::{Lock, LockNews, Request};
use zeitnot::platform::media::{self, Query};
use zeitnot::platform::sound::{Sound, Tone};
use zeitnot::platform::storage::{LocalStorage, on_storage_event, persist};
use zeitnot::platform::time::{TimeAxis, wall_now};
use zeitnot::platform::timer::{Timer, once};
use zeitnot::platform::wake_lock::{WakeLock, WakeState};
use zeitnot::platform::{
    clipboard, download, fullscreen, keyboard, location, speech, vibrate, visibility,
};
use zeitnot::storage::store::{Store, StoreError};
use zeitnot::storage::versioned::{Schema, VersionedStore};
use zeitnot::time::{Instant, Millis, Stamp};

use crate::{called_back, turn, until};

#[wasm_bindgen_test]
fn a_value_saved_in_local_storage_is_loaded_by_the_next_page() {
    assert!(LocalStorage::is_present());
    let versioned = VersionedStore::new(LocalStorage, Schema::FIRST);
    versioned.load("test");
    versioned.save("test", "♔ body").unwrap();
    let next = VersionedStore::new(LocalStorage, Schema::FIRST);
    assert_eq!(next.load("test").value.as_deref(), Some("♔ body"));
    assert_eq!(next.list("te").unwrap(), ["test"]);
    next.delete("test").unwrap();
    assert_eq!(next.list("te").unwrap(), [""; 0]);
}

#[wasm_bindgen_test]
fn a_full_local_storage_says_so_and_keeps_what_was_there() {
    LocalStorage.set("zeitnot.big", "small").unwrap();
    let big = "x".repeat(11 * 1024 * 1024);
    assert_eq!(LocalStorage.set("zeitnot.big", &big), Err(StoreError::Full));
    assert_eq!(
        LocalStorage.get("zeitnot.big").unwrap().as_deref(),
        Some("small")
    );
    LocalStorage.remove("zeitnot.big").unwrap();
}

/// A request for a lock, and its first news.
async fn requested(name: &'static str, how: Request, keep: &Rc<RefCell<Option<Lock>>>) -> LockNews {
    let keep = keep.clone();
    called_back(move |done: Box<dyn FnOnce(LockNews)>| {
        let done = Cell::new(Some(done));
        let first = move |news| {
            if let Some(done) = done.take() {
                done(news);
            }
        };
        keep.replace(Some(Lock::request(name, how, first)));
    })
    .await
}

#[wasm_bindgen_test]
async fn a_lock_is_held_by_one_and_free_once_it_is_dropped() {
    let first = Rc::default();
    assert_eq!(
        requested("test", Request::IfFree, &first).await,
        LockNews::Held
    );
    assert!(first.borrow().as_ref().unwrap().is_held());
    let other = Rc::default();
    assert_eq!(
        requested("test", Request::IfFree, &other).await,
        LockNews::Refused
    );
    assert!(!other.borrow().as_ref().unwrap().is_held());
    // A caller that waits gets the lock when the first holder lets it go.
    let held = requested("test", Request::InTurn, &other);
    once(Millis::ZERO, move || drop(first.take()));
    assert_eq!(held.await, LockNews::Held);
    assert!(other.borrow().as_ref().unwrap().is_held());
    // Requested and dropped at once: the lock is not held.
    drop(other.take());
    drop(Lock::request("test", Request::IfFree, |_| {}));
    let last = Rc::default();
    assert_eq!(
        requested("test", Request::InTurn, &last).await,
        LockNews::Held
    );
    assert!(last.borrow().as_ref().unwrap().is_held());
}

#[wasm_bindgen_test]
async fn a_lock_that_is_taken_is_lost_to_the_one_that_took_it() {
    let news: Rc<RefCell<Vec<LockNews>>> = Rc::default();
    let heard = news.clone();
    let first = Lock::request("taken", Request::IfFree, move |news| {
        heard.borrow_mut().push(news);
    });
    until("the lock", || first.is_held()).await;
    let other = Rc::default();
    assert_eq!(
        requested("taken", Request::AtOnce, &other).await,
        LockNews::Held
    );
    until("its loss", || !first.is_held()).await;
    assert_eq!(*news.borrow(), [LockNews::Held, LockNews::Lost]);
    assert!(other.borrow().as_ref().unwrap().is_held());
}

#[wasm_bindgen_test]
async fn a_wake_lock_ends_in_one_of_its_states_and_lets_go() {
    let states = Rc::new(RefCell::new(Vec::new()));
    let seen = states.clone();
    let lock = WakeLock::new(move |state| seen.borrow_mut().push(state));
    lock.set(true);
    lock.set(false);
    lock.set(true);
    until("an answer", || lock.state() != WakeState::Idle).await;
    assert_eq!(states.borrow().last(), Some(&lock.state()));
    lock.set(false);
    assert_eq!(lock.state(), WakeState::Idle);
    // Requested and no longer wanted: a lock that arrives too late is released.
    lock.set(true);
    lock.set(false);
    // A request that is made later is answered later.
    let later = WakeLock::new(|_| {});
    later.set(true);
    until("the later answer", || later.state() != WakeState::Idle).await;
    assert_eq!(lock.state(), WakeState::Idle);
}

#[wasm_bindgen_test]
async fn a_timer_arms_itself_again_and_can_be_cancelled_and_dropped_within() {
    let count = Rc::new(Cell::new(0));
    let counted = count.clone();
    let wake = Timer::new(move |wake| {
        counted.set(counted.get() + 1);
        if counted.get() < 3 {
            wake.after(Millis::new(1));
        }
    });
    wake.after(Millis::new(1));
    assert!(wake.is_armed());
    until("the third call", || count.get() == 3).await;
    assert!(!wake.is_armed());
    wake.after(Millis::new(1));
    wake.cancel();
    // A timer that is still pending fires.
    called_back(|done: Box<dyn FnOnce(())>| once(Millis::new(5), move || done(()))).await;
    assert_eq!(count.get(), 3);
    wake.at_next_frame();
    until("a frame", || count.get() == 4).await;

    // The last handle is dropped by the very function that is called.
    let slot: Rc<RefCell<Option<Timer>>> = Rc::default();
    let inside = slot.clone();
    let called = count.clone();
    let wake = Timer::new(move |_| {
        inside.take();
        called.set(10);
    });
    wake.after(Millis::ZERO);
    slot.replace(Some(wake));
    until("the last call", || count.get() == 10).await;
}

#[wasm_bindgen_test]
fn a_listener_hears_until_it_is_dropped_even_in_its_own_callback() {
    let count = Rc::new(Cell::new(0));
    let target = web_sys::EventTarget::new().unwrap();
    let fire = || {
        target
            .dispatch_event(&web_sys::Event::new("x").unwrap())
            .unwrap()
    };
    let counted = count.clone();
    let listener = Listener::new(&target, "x", move |_| counted.set(counted.get() + 1));
    fire();
    drop(listener);
    fire();
    assert_eq!(count.get(), 1);

    let slot: Rc<RefCell<Option<Listener>>> = Rc::default();
    let (inside, counted) = (slot.clone(), count.clone());
    slot.replace(Some(Listener::new(&target, "x", move |_| {
        inside.take();
        counted.set(counted.get() + 1);
    })));
    fire();
    fire();
    assert_eq!(count.get(), 2);
}

#[wasm_bindgen_test]
async fn the_axis_runs_and_an_event_is_stamped_with_its_own_time() {
    let axis = TimeAxis::new();
    let before = axis.now();
    let event = web_sys::Event::new("x").unwrap();
    let after = axis.now();
    called_back(|done: Box<dyn FnOnce(())>| once(Millis::new(40), move || done(()))).await;
    let now = axis.now();
    let of_event = axis.of_event(event.time_stamp());
    assert!(now.at.get() >= 35, "{now:?}");
    // The event's own time counts, however busy the machine is. Browsers round by a millisecond.
    let own = before.at.get() - 1..=after.at.get() + 1;
    assert!(own.contains(&of_event.at.get()), "{own:?} {of_event:?}");
    // An event without a time of its own counts as now.
    assert!(axis.of_event(f64::NAN).at >= now.at);
    assert_eq!(axis.drift_check(), None);
    let before = wall_now();
    let last = Stamp {
        at: Instant::new(1_000),
        wall: before + Millis::seconds(-60),
    };
    let resumed = TimeAxis::resume(last).now().at.get();
    let passed = wall_now().since(before).get();
    let resumes = 61_000..=61_000 + passed + 2;
    assert!(resumes.contains(&resumed), "{resumes:?} {resumed}");
}

#[wasm_bindgen_test]
async fn features_that_are_missing_or_forbidden_are_quiet() {
    let sound = Sound::new();
    sound.play(Tone::Press);
    sound.set_volume(70);
    sound.unlock();
    turn().await;
    for tone in [
        Tone::Press,
        Tone::LowTime,
        Tone::Tick,
        Tone::Flag,
        Tone::Period,
        Tone::Solved,
    ] {
        sound.play(tone);
    }
    vibrate::vibrate(&[10, 20, 10]);
    speech::unlock();
    speech::say("ten", "en");
    speech::stop();
    fullscreen::enter();
    fullscreen::toggle();
    fullscreen::leave();
    assert!(!fullscreen::is_active());
    assert!(fullscreen::on_change(|_| {}).is_some());
    let _ = called_back(|done| clipboard::write("x", done)).await;
    let _ = called_back(persist).await;
    assert!(download::save_text("test.txt", "text/plain", "text"));
    assert!(on_storage_event(|_| {}).is_some());
    assert!(visibility::on_visibility_change(|_| {}).is_some());
    assert!(visibility::on_pagehide(|| {}).is_some());
    assert!(visibility::is_visible());
    assert!(keyboard::on_key_down(|_| false).is_some());
    for query in [
        Query::ReducedMotion,
        Query::Dark,
        Query::MoreContrast,
        Query::Portrait,
        Query::InWindow,
    ] {
        query.matches();
        assert!(query.on_change(|_| {}).is_some());
    }
    media::set_theme(Some("dark"));
    media::set_theme(None);
}

#[wasm_bindgen_test]
fn a_key_listener_hears_a_key_and_prevents_its_default() {
    let seen = Rc::new(RefCell::new(Vec::new()));
    let into = seen.clone();
    let _listener = keyboard::on_key_down(move |key| {
        into.borrow_mut().push(key.clone());
        true
    });
    let options = web_sys::KeyboardEventInit::new();
    options.set_key("a");
    options.set_code("KeyA");
    options.set_cancelable(true);
    let event =
        web_sys::KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &options).unwrap();
    web_sys::window().unwrap().dispatch_event(&event).unwrap();
    assert!(event.default_prevented());
    let seen = seen.take();
    assert_eq!(
        (seen.len(), seen[0].key.as_str(), seen[0].writing),
        (1, "a", false)
    );
}

#[wasm_bindgen_test]
async fn the_hash_is_read_written_and_listened_to() {
    let heard = Rc::new(RefCell::new(Vec::new()));
    let into = heard.clone();
    let _listener = location::on_hash_change(move |hash| into.borrow_mut().push(hash));
    location::replace_hash("/quiet");
    assert_eq!(location::hash(), "/quiet");
    location::set_hash("/table?x=1");
    until("a new hash", || !heard.borrow().is_empty()).await;
    assert_eq!(heard.take(), ["/table?x=1"]);
    assert_eq!(
        location::value_of("b", "a=1&b=2%203"),
        Some("2 3".to_owned())
    );
    assert!(location::address().starts_with("http"));
    location::query();
    location::replace_hash("");
}

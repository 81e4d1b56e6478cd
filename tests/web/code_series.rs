//! Backups and games as series of codes: another program reads them from the screen, and the app from
//! the pictures of a camera.

use std::future::ready;

use js_sys::{Array, Function, Uint8Array};
use leptos::prelude::AnyView;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_test::wasm_bindgen_test;
use zeitnot::platform::location;
use zeitnot::qr::series::Reader;
use zeitnot::storage::backup;
use zeitnot::storage::correspondence::CorrespondenceRepository;
use zeitnot::storage::store::MemoryStore;
use zeitnot::storage::versioned::{Schema, VersionedStore};
use zeitnot::ui::app_with;
use zeitnot::ui::areas::{CODES, EVERY};
use zeitnot::ui::chunks::{Chunks, Codes};

use crate::page::{Page, versioned};
use crate::until;
use zeitnot_fixtures::camera::{self, Level};
use zeitnot_fixtures::correspondence::{event, game};

const WALL: &str = "dialog.code-on-wall";
const CAMERA: &str = "dialog.camera";

/// The drawing of a code in an element: its side and its path.
#[track_caller]
pub fn drawing(page: &Page, within: &str) -> (usize, String) {
    let code = page.get(&format!("{within} svg.code"));
    let sides = code.get_attribute("viewBox").unwrap();
    let side = sides.strip_prefix("0 0 ").unwrap().split(' ').next();
    let path = page.get(&format!("{within} svg.code path"));
    let path = path.get_attribute("d").unwrap();
    (side.unwrap().parse().unwrap(), path)
}

/// Stores two games of an event.
fn keep_games() {
    let event = event("1");
    let stored = versioned();
    let correspondence = CorrespondenceRepository(&stored);
    correspondence.save_event(&event).unwrap();
    for (id, seed) in [("1", 1), ("2", 2)] {
        let game = game(id, "1", 60, seed);
        correspondence.save(&game, &event.event).unwrap();
    }
}

/// The drawings of a whole series, in the order in which they were seen, and its text, as a camera
/// reads it from the screen.
async fn seen(page: &Page) -> (Vec<(usize, String)>, String) {
    page.wait_for(&format!("{WALL} svg.code")).await;
    let (mut reader, mut drawings, mut text) = (Reader::default(), Vec::new(), None);
    until("the last code", || {
        let drawn = drawing(page, WALL);
        if drawings.contains(&drawn) {
            return false;
        }
        let code = camera::read(drawn.0, &drawn.1, Level::L);
        text = reader.read(&code);
        drawings.push(drawn);
        text.is_some()
    })
    .await;
    (drawings, text.unwrap().unwrap())
}

fn run(script: &str) -> JsValue {
    let script = Function::new_no_args(script);
    script.call0(&JsValue::NULL).unwrap()
}

/// A camera that looks at the screen of another device, and a browser that finds codes in its
/// pictures. The page that is closed takes them along.
struct OtherScreen {
    /// The codes in the pixels of a picture.
    _find: Closure<dyn FnMut(Uint8Array, u32) -> Array>,
}

impl OtherScreen {
    fn new() -> OtherScreen {
        let find =
            Closure::<dyn FnMut(Uint8Array, u32) -> Array>::new(|pixels: Uint8Array, width| {
                let codes = camera::codes(width as usize, &pixels.to_vec());
                codes.into_iter().map(JsValue::from).collect()
            });
        let install = Function::new_with_args(
            "find",
            "
            const screen = document.createElement('canvas');
            screen.width = screen.height = 89 * 4;
            const sheet = screen.getContext('2d');
            window.show = path => {
                sheet.setTransform(4, 0, 0, 4, 0, 0);
                sheet.fillStyle = '#fff';
                sheet.fillRect(0, 0, 89, 89);
                sheet.fillStyle = '#000';
                sheet.fill(new Path2D(path));
            };
            window.show('');
            window.stream = screen.captureStream();
            navigator.mediaDevices.getUserMedia = wanted => {
                window.wanted = wanted.video.facingMode;
                return Promise.resolve(window.stream);
            };
            const picture = document.createElement('canvas');
            const pixels = picture.getContext('2d', { willReadFrequently: true });
            window.BarcodeDetector = class {
                static async getSupportedFormats() { return ['aztec', 'qr_code']; }
                async detect(video) {
                    if (!video.videoWidth) throw new DOMException('no picture', 'InvalidStateError');
                    picture.width = video.videoWidth;
                    picture.height = video.videoHeight;
                    pixels.drawImage(video, 0, 0);
                    const seen = pixels.getImageData(0, 0, picture.width, picture.height).data;
                    return find(new Uint8Array(seen), picture.width).map(rawValue => ({ rawValue }));
                }
            };",
        );
        install.call1(&JsValue::NULL, find.as_ref()).unwrap();
        OtherScreen { _find: find }
    }

    fn show(&self, path: &str) {
        let show = Function::new_with_args("path", "window.show(path);");
        show.call1(&JsValue::NULL, &path.into()).unwrap();
    }

    /// Whether the camera is used.
    fn is_on(&self) -> bool {
        run("return stream.getTracks().every(track => track.readyState == 'live');").is_truthy()
    }
}

impl Drop for OtherScreen {
    fn drop(&mut self) {
        run("delete navigator.mediaDevices.getUserMedia; delete window.BarcodeDetector;");
    }
}

#[wasm_bindgen_test]
async fn all_games_go_by_codes_from_one_device_to_another() {
    let page = Page::open_with(keep_games).await;
    page.go("/settings").await;
    page.click("[data-act=show-codes]").await;
    let (drawings, _) = seen(&page).await;
    let count = drawings.len();
    assert!(count > 1, "{count}");
    let said = format!("{count} codes, again and again");
    assert_eq!(page.text(".code-address"), said);
    page.close().await;

    let screen = OtherScreen::new();
    let page = Page::open().await;
    page.go("/settings").await;
    page.wait_for("[data-act=read-codes]").await;
    page.click("[data-act=read-codes]").await;
    let said = || page.text(&format!("{CAMERA} [role=status]"));
    assert!(said().starts_with("Point the camera at"), "{}", said());
    for (done, (_, path)) in drawings.iter().enumerate() {
        screen.show(path);
        let wanted = format!("{} of {count} codes", done + 1);
        let is_last = done + 1 == count;
        until(&wanted, || {
            if is_last {
                page.find(CAMERA).is_none()
            } else {
                said() == wanted
            }
        })
        .await;
    }
    assert_eq!(
        run("return window.wanted;").as_string().as_deref(),
        Some("environment")
    );
    page.wait_for("[data-act=show-restored]").await;
    let said = page.text("[data-restored]");
    assert_eq!(said, "2 games and 1 event restored. Show them");
    assert!(!screen.is_on());
    page.close().await;
}

#[wasm_bindgen_test]
async fn back_closes_the_camera_before_it_has_seen_anything() {
    let screen = OtherScreen::new();
    let page = Page::open().await;
    page.go("/settings").await;
    page.wait_for("[data-act=read-codes]").await;
    page.click("[data-act=read-codes]").await;
    page.wait_for(&format!("{CAMERA} video")).await;
    assert!(screen.is_on());
    page.back().await;
    assert!(page.find(CAMERA).is_none());
    assert_eq!(location::hash(), "/settings");
    until("the camera is let go", || !screen.is_on()).await;
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_camera_that_is_refused_or_missing_is_said() {
    let screen = OtherScreen::new();
    let page = Page::open().await;
    page.go("/settings").await;
    page.wait_for("[data-act=read-codes]").await;
    for (error, words) in [
        ("NotAllowedError", "The browser does not allow the camera."),
        (
            "NotFoundError",
            "There is no camera, or another program uses it.",
        ),
    ] {
        run(&format!(
            "navigator.mediaDevices.getUserMedia =
                 () => Promise.reject(new DOMException('', '{error}'));"
        ));
        page.click("[data-act=read-codes]").await;
        let said = || page.text(&format!("{CAMERA} [role=status]"));
        until(words, || said().starts_with(words)).await;
        page.click("[data-act=close-camera]").await;
        assert!(page.find(CAMERA).is_none());
    }
    page.close().await;
    drop(screen);
}

#[wasm_bindgen_test]
async fn a_browser_that_finds_no_codes_has_no_button_for_it() {
    let page = Page::open().await;
    page.go("/settings").await;
    page.wait_for("[data-act=show-codes]").await;
    page.settled().await;
    assert!(page.find("[data-act=read-codes]").is_none());
    page.close().await;
}

#[wasm_bindgen_test]
async fn the_codes_of_a_game_have_that_game_and_its_event_alone() {
    let page = Page::open_with(keep_games).await;
    page.go("/post/game/2").await;
    page.wait_for("[data-act=more]").await;
    page.click("[data-act=more]").await;
    page.click("[data-act=show-codes]").await;
    let (_, text) = seen(&page).await;
    // It is confidential, but nobody else sees the screen.
    assert!(page.find("[data-confidential]").is_none());
    let there = VersionedStore::new(MemoryStore::default(), Schema::FIRST);
    let report = backup::import(&there, &text).unwrap();
    let counts = report.counts();
    assert_eq!((counts.correspondence, counts.events), (1, 1));
    assert!(CorrespondenceRepository(&there).load("2").value.is_some());
    page.click("[data-act=close-code]").await;
    assert!(page.find(WALL).is_none());
    page.close().await;
}

fn without_parts() -> AnyView {
    app_with(Chunks {
        codes: || {
            let codes = Codes {
                parts: |_| None,
                ..CODES
            };
            Box::pin(ready(Ok(codes)))
        },
        ..EVERY
    })
}

#[wasm_bindgen_test]
async fn a_backup_that_is_too_large_for_codes_says_so() {
    let page = Page::of(without_parts).await;
    page.go("/settings").await;
    page.click("[data-act=show-codes]").await;
    let said = || page.text(&format!("{WALL} [role=status]"));
    let words = "This is too much for codes. Save a backup as a file instead.";
    until(words, || said() == words).await;
    assert!(page.find(&format!("{WALL} svg.code")).is_none());
    page.close().await;
}

#[wasm_bindgen_test]
async fn a_backup_is_shared_as_a_file_and_counts_when_it_was_shared() {
    run("navigator.canShare = data => data.files.length == 1;
         navigator.share = data => new Promise((resolve, reject) => {
             Object.assign(window, { shared: data.files[0], resolve, reject });
         });");
    let page = Page::open_with(keep_games).await;
    page.go("/settings").await;
    let last = || page.text("[data-last-backup]");
    page.click("[data-act=share-backup]").await;
    run("window.reject(new DOMException('', 'AbortError'));");
    page.settled().await;
    assert_eq!(last(), "No backup saved yet.");
    page.click("[data-act=share-backup]").await;
    let name = run("return window.shared.name;").as_string().unwrap();
    assert!(
        name.starts_with("zeitnot-backup-") && name.ends_with(".txt"),
        "{name}"
    );
    let text = run("return window.shared.text();");
    let text = wasm_bindgen_futures::JsFuture::from(js_sys::Promise::from(text)).await;
    let there = VersionedStore::new(MemoryStore::default(), Schema::FIRST);
    let report = backup::import(&there, &text.unwrap().as_string().unwrap()).unwrap();
    assert_eq!(report.counts().correspondence, 2);
    run("window.resolve();");
    until("the backup counts", || last() != "No backup saved yet.").await;
    run("delete navigator.canShare; delete navigator.share;");
    page.close().await;
}

//! Another device's codes, read by the camera: [`fn@ReadCodes`].

use leptos::html;
use leptos::prelude::*;

use crate::platform::camera::{self, Camera, CameraError};
use crate::platform::task::spawn;
use crate::platform::timer;
use crate::platform::wake_lock::WakeLock;
use crate::qr::series::{Garbled, Reader};
use crate::time::Millis;
use crate::ui::chunks::Codes;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::loader::Loader;
use crate::ui::text::base;
use crate::ui::text::manage::settings as texts;
use crate::ui::widgets::dialog::Modal;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::icon_button::IconButton;

/// The time between two looks at the picture of the camera: each code is seen more than once.
const BETWEEN: Millis = Millis::new(40);

/// A button that reads codes, where the browser can. What arrives is restored like any backup.
#[component]
pub(super) fn ReadCodes() -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let can = RwSignal::new(false);
    spawn(async move {
        let _ = can.try_set(camera::reads_codes().await);
    });
    let is_open = RwSignal::new(false);
    let take = move |text: Result<String, Garbled>| {
        is_open.set(false);
        // Garbled codes are no backup, and it says so.
        correspondence.restore(text.ok());
    };
    view! {
        <Show when=move || can.get()>
            <button data-act="read-codes" on:click=move |_| is_open.set(true)>
                {Icon::Camera.view()}
                {texts::read_codes()}
            </button>
        </Show>
        <Show when=move || is_open.get()>
            <CameraView on_read=take on_close=move |()| is_open.set(false)/>
        </Show>
    }
}

/// How far the reading is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reading {
    /// So many of so many codes; of none before the first.
    Seen(usize, usize),
    NoCamera(CameraError),
}

impl Reading {
    fn words(self) -> String {
        match self {
            Reading::Seen(_, 0) => texts::point_camera().to_owned(),
            Reading::Seen(read, all) => texts::codes_read(read as i64, all as i64),
            Reading::NoCamera(CameraError::None) => texts::no_camera().to_owned(),
            Reading::NoCamera(CameraError::Refused) => texts::camera_refused().to_owned(),
        }
    }
}

/// Reads codes until they make a text; `None` if the dialog is closed before.
async fn read(
    camera: Camera,
    codes: Signal<Option<Codes>>,
    reading: RwSignal<Reading>,
) -> Option<Result<String, Garbled>> {
    let mut reader = Reader::default();
    // The signals go with the dialog.
    while let Some(codes) = codes.try_get_untracked() {
        for code in camera.codes().await {
            let text = codes.and_then(|codes| (codes.read)(&mut reader, &code));
            if text.is_some() {
                return text;
            }
            let (done, all) = reader.progress();
            let _ = reading.try_set(Reading::Seen(done, all));
        }
        timer::wait(BETWEEN).await;
    }
    None
}

/// The pictures of the camera, and how much of the series has been read.
#[component]
fn CameraView(
    #[prop(into)] on_read: Callback<Result<String, Garbled>>,
    #[prop(into)] on_close: Callback<()>,
) -> impl IntoView {
    let codes = expect_context::<Loader>().codes();
    let reading = RwSignal::new(Reading::Seen(0, 0));
    let video = NodeRef::<html::Video>::new();
    video.on_load(move |video| {
        spawn(async move {
            match Camera::open(video).await {
                Ok(camera) => {
                    if let Some(text) = read(camera, codes, reading).await {
                        // Closed while the last code was looked for: nobody waits for it.
                        let _ = on_read.try_run(text);
                    }
                }
                Err(why) => {
                    let _ = reading.try_set(Reading::NoCamera(why));
                }
            }
        });
    });
    let screen = WakeLock::new(|_| {});
    screen.set(true);
    let screen = StoredValue::new_local(Some(screen));
    on_cleanup(move || screen.set_value(None));
    let seen = move || match reading.get() {
        Reading::Seen(done, all) => (done, all.max(1)),
        Reading::NoCamera(_) => (0, 1),
    };
    let said = Memo::new(move |_| reading.get().words());
    view! {
        <Modal label=texts::read_codes() class="dialog camera" on_cancel=on_close>
            <div class="code-head">
                <h2>{texts::read_codes()}</h2>
                <IconButton
                    act="close-camera"
                    icon=Icon::Close
                    label=base::common::close()
                    on_click=on_close
                />
            </div>
            <video node_ref=video autoplay prop:muted=true playsinline></video>
            <progress
                max=move || seen().1.to_string()
                value=move || seen().0.to_string()
                aria-hidden="true"
            ></progress>
            <p role="status">{said}</p>
        </Modal>
    }
}

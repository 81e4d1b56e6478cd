//! A link as a code for cameras: [`LinkCode`] beside it, [`CodeButton`] where there is no room,
//! [`PrintedCode`] on paper.

use leptos::prelude::*;

use super::dialog::Modal;
use super::icon::Icon;
use super::icon_button::IconButton;
use crate::platform::print;
use crate::qr;
use crate::ui::loader::Loader;
use crate::ui::text::{base, shared};

/// The code of a link.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Code {
    /// The part of the app that makes it is being loaded.
    Awaited,
    Made(qr::Drawing),
    TooLong,
}

/// A link and its code. A handle.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CodedLink {
    link: Signal<String>,
    code: Memo<Code>,
}

impl CodedLink {
    pub(crate) fn new(link: Signal<String>) -> CodedLink {
        let codes = expect_context::<Loader>().codes();
        let code = Memo::new(move |_| match codes.get() {
            None => Code::Awaited,
            Some(codes) => link
                .with(|link| (codes.of_link)(link))
                .map_or(Code::TooLong, Code::Made),
        });
        CodedLink { link, code }
    }

    fn drawing(self) -> Signal<Option<qr::Drawing>> {
        Signal::derive(move || match self.code.get() {
            Code::Made(drawing) => Some(drawing),
            Code::Awaited | Code::TooLong => None,
        })
    }
}

/// The code of a link, to stand beside it. A touch shows it over the whole screen.
#[component]
pub(crate) fn LinkCode(
    coded: CodedLink,
    /// The name of what the link leads to.
    #[prop(into)]
    title: Signal<String>,
) -> impl IntoView {
    let is_open = RwSignal::new(false);
    let is_too_long = Memo::new(move |_| coded.code.with(|code| *code == Code::TooLong));
    let label = shared::code::show();
    view! {
        <Show
            when=move || !is_too_long.get()
            fallback=|| view! { <p class="quiet">{shared::code::too_long()}</p> }
        >
            <button
                class="link-code"
                type="button"
                data-act="show-code"
                aria-label=label
                title=label
                on:click=move |_| is_open.set(true)
            >
                <Drawing drawing=coded.drawing()/>
            </button>
        </Show>
        <Show when=move || is_open.get()>
            <CodeOnWall coded title on_close=move |()| is_open.set(false)/>
        </Show>
    }
}

/// A button that shows the code of a link over the whole screen.
#[component]
pub(crate) fn CodeButton(
    /// Whether it has its label in words.
    #[prop(optional)]
    in_words: bool,
    #[prop(optional, into)] is_disabled: Signal<bool>,
    /// The name of what the link leads to.
    #[prop(into)]
    title: Signal<String>,
    #[prop(into)] link: Signal<String>,
) -> impl IntoView {
    let is_open = RwSignal::new(false);
    let open = move |()| is_open.set(true);
    let label = shared::code::show();
    let button = if in_words {
        view! {
            <button
                type="button"
                data-act="show-code"
                disabled=move || is_disabled.get()
                on:click=move |_| open(())
            >
                {Icon::Code.view()}
                {label}
            </button>
        }
        .into_any()
    } else {
        view! { <IconButton act="show-code" icon=Icon::Code label on_click=open/> }.into_any()
    };
    view! {
        {button}
        <Show when=move || is_open.get()>
            <CodeOnWall
                coded=CodedLink::new(link)
                title
                on_close=move |()| is_open.set(false)
            />
        </Show>
    }
}

/// The code of a link on paper; the screen does not show it.
#[component]
pub(crate) fn PrintedCode(coded: CodedLink) -> impl IntoView {
    view! { <div class="printed-code"><Drawing drawing=coded.drawing()/></div> }
}

/// The code over the whole screen, as large as it has room: a hall of people can point their cameras
/// at it.
#[component]
fn CodeOnWall(
    coded: CodedLink,
    title: Signal<String>,
    #[prop(into)] on_close: Callback<()>,
) -> impl IntoView {
    let hint = move || match coded.code.get() {
        Code::Awaited => "",
        Code::Made(_) => shared::code::hint(),
        Code::TooLong => shared::code::too_long(),
    };
    view! {
        <Modal label=shared::code::show() class="dialog code-on-wall" on_cancel=on_close>
            <div class="code-head">
                <h2>{move || title.get()}</h2>
                <IconButton
                    act="print-code"
                    icon=Icon::Print
                    label=shared::code::print()
                    on_click=|()| print::print()
                />
                <IconButton
                    act="close-code"
                    icon=Icon::Close
                    label=base::common::close()
                    on_click=on_close
                />
            </div>
            <Drawing drawing=coded.drawing()/>
            <p role="status">{hint}</p>
            <p class="code-address">{move || coded.link.get()}</p>
        </Modal>
    }
}

/// Dark squares on a light one, in every theme: cameras want it so.
#[component]
pub(super) fn Drawing(#[prop(into)] drawing: Signal<Option<qr::Drawing>>) -> impl IntoView {
    move || {
        drawing.get().map(|qr::Drawing { side, path }| {
            view! {
                <svg class="code" viewBox=format!("0 0 {side} {side}") aria-hidden="true">
                    <rect width=side height=side></rect>
                    <path d=path></path>
                </svg>
            }
        })
    }
}

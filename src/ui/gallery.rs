//! The gallery of embeddable views: choosing one, trying it, and copying its HTML.

mod option_field;
mod state;

use leptos::attr::any_attribute::IntoAnyAttribute;
use leptos::attr::custom::custom_attribute;
use leptos::ev::CustomEvent;
use leptos::html;
use leptos::prelude::*;

use crate::embed::options::{OptionsDraft, Size};
use crate::embed::parameter::{COLOURS, ORIENTATIONS, Parameter, THEMES, VIEWS};
use crate::embed::snippet;
use crate::platform::resize_observer::on_height;
use crate::platform::{clipboard, location, network, script};
use crate::ui::route::Route;
use crate::ui::text::lessons::courses;
use crate::ui::text::{self, learn as texts};
use crate::ui::watch::watch;
use crate::ui::widgets::blocks;
use crate::ui::widgets::choice::Choice;
use crate::ui::widgets::fold::Fold;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::listener::use_listener;
use crate::ui::widgets::page::Page;
use crate::ui::widgets::radio::Radio;
use crate::ui::widgets::worded_lesson::lessons_of;
use option_field::OptionField;
use state::Gallery;

/// Shows the page. Its address can hold the first choice, as that of a frame does.
#[component]
pub(crate) fn GalleryPage() -> impl IntoView {
    let gallery = Gallery::open();
    let height = RwSignal::new(0);
    view! {
        <Page title=texts::gallery::title() back=Route::Home class="page wide gallery">
            <p class="gallery-lead quiet">{texts::gallery::lead()}</p>
            <ViewChoice gallery/>
            <div class="gallery-work">
                <OptionForm gallery/>
                <div class="gallery-made">
                    <Preview gallery height/>
                    <Snippets gallery height/>
                    <Notes title=texts::gallery::notes() lines=[
                            texts::gallery::notes_are_1(),
                            texts::gallery::notes_are_2(),
                            texts::gallery::notes_are_3(),
                            texts::gallery::notes_are_4(),
                        ]/>
                    <Notes title=texts::gallery::host() lines=[
                            texts::gallery::host_how_1(),
                            texts::gallery::host_how_2(),
                            texts::gallery::host_how_3(),
                        ]/>
                </div>
            </div>
        </Page>
    }
}

/// Lists notes for the author of a page, folded behind a title.
#[component]
fn Notes<const N: usize>(title: &'static str, lines: [&'static str; N]) -> impl IntoView {
    let line = |line| view! { <li>{line}</li> };
    view! {
        <Fold title>
            <ul class="gallery-notes stack">{lines.map(line)}</ul>
        </Fold>
    }
}

/// Shows a field for each parameter of the chosen view.
#[component]
fn OptionForm(gallery: Gallery) -> impl IntoView {
    let parameters = Memo::new(move |_| gallery.parameters());
    let is_board = Memo::new(move |_| gallery.view() == "board");
    let fields = move || {
        let parameters = parameters.get();
        // A closure in a closure replaces the earlier fields, so that each shows the current
        // choice.
        move || {
            let field = |&parameter: &Parameter| {
                let (options, is_long) = match Input::of(parameter) {
                    Input::Choice { values, usual } => {
                        return view! { <OptionChoice gallery parameter values usual/> }.into_any();
                    }
                    Input::List(options) => (Some(options()), false),
                    Input::Line => (None, false),
                    Input::Lines => (None, true),
                };
                view! { <OptionField gallery parameter options is_long/> }.into_any()
            };
            untrack(|| parameters.iter().map(field).collect_view())
        }
    };
    let shows = move |is_position| gallery.position.set(is_position);
    view! {
        <section class="gallery-options" aria-label=texts::gallery::options()>
            <Show when=move || is_board.get()>
                <Choice
                    name="shows"
                    legend=texts::gallery::shows()
                    options=vec![(false, texts::gallery::shows_game()), (true, texts::gallery::shows_position())]
                    value=gallery.position
                    on_change=shows
                />
            </Show>
            {fields}
        </section>
    }
}

/// The sizes that have a name. An address may also have a number of pixels; then none is chosen.
const SIZES: &[&str] = &["s", "m", "l"];

#[derive(Clone, Copy)]
enum Input {
    /// These few, side by side.
    Choice {
        values: &'static [&'static str],
        /// The place of the usual one, which leaves the address empty.
        usual: usize,
    },
    /// A list with these options.
    List(fn() -> AnyView),
    /// A line of text.
    Line,
    /// A text of several lines.
    Lines,
}

impl Input {
    const fn of(parameter: Parameter) -> Input {
        match parameter {
            Parameter::Theme => Input::first(THEMES),
            Parameter::Colours => Input::first(COLOURS),
            Parameter::Orientation => Input::first(ORIENTATIONS),
            Parameter::Size => Input::Choice {
                values: SIZES,
                usual: 1,
            },
            Parameter::Lang => Input::List(languages),
            Parameter::Lesson => Input::List(lessons),
            Parameter::Pgn => Input::Lines,
            Parameter::View
            | Parameter::Pieces
            | Parameter::Control
            | Parameter::Fen
            | Parameter::Days
            | Parameter::Start
            | Parameter::Step => Input::Line,
        }
    }

    /// A choice of which the first value is the usual one.
    const fn first(values: &'static [&'static str]) -> Input {
        Input::Choice { values, usual: 0 }
    }
}

/// Lists the languages by their own names, after that of the browser.
fn languages() -> AnyView {
    let browser = ("", text::shared::common::language_system());
    let own = text::NAMES.iter().copied();
    let option = |(tag, name)| view! { <option value=tag>{name}</option> };
    let options = std::iter::once(browser).chain(own).map(option);
    options.collect_view().into_any()
}

/// Lists the lessons by their courses.
fn lessons() -> AnyView {
    let courses = courses().iter().enumerate().map(|(place, course)| {
        let lessons = lessons_of(place).map(|taught| {
            view! { <option value=taught.lesson.slug>{taught.words.title}</option> }
        });
        view! { <optgroup label=course.title>{lessons.collect_view()}</optgroup> }
    });
    courses.collect_view().into_any()
}

/// Lets an author choose one of these values. The usual one leaves the address empty.
#[component]
fn OptionChoice(
    gallery: Gallery,
    parameter: Parameter,
    values: &'static [&'static str],
    /// The place of the usual value.
    usual: usize,
) -> impl IntoView {
    let label = |&value: &&'static str| match texts::gallery::value(parameter, value) {
        "" => value,
        name => name,
    };
    let options: Vec<_> = values.iter().map(label).enumerate().collect();
    let chosen = move || {
        let value = gallery.get(parameter);
        if value.is_empty() {
            usual
        } else {
            // An unknown value chooses none of them.
            let known = values.iter().position(|known| *known == value);
            known.unwrap_or(values.len())
        }
    };
    let choose = move |place: usize| {
        let value = values.get(place).filter(|_| place != usual);
        gallery.set(parameter, value.copied().unwrap_or(""));
    };
    let wrong = Memo::new(move |_| gallery.wrong(parameter));
    view! {
        <div class="gallery-choice">
            <Choice
                name=parameter.name()
                legend=texts::gallery::label(parameter)
                options
                value=Signal::derive(chosen)
                on_change=choose
            />
            <p class="note" role="alert">
                {move || wrong.get()}
            </p>
        </div>
    }
}

/// The element's script, which stands beside the page.
const SCRIPT: &str = "embed.js";

/// Shows the real element, in this very page. Its frame has no origin, so the device keeps nothing
/// of it: without a network, words stand in its place, unless it has loaded before.
#[component]
fn Preview(
    gallery: Gallery,
    /// The height of the frame, measured here.
    height: RwSignal<u16>,
) -> impl IntoView {
    script::load(SCRIPT);
    let chosen = Memo::new(move |_| gallery.chosen());
    let is_online = RwSignal::new(network::is_online());
    use_listener(network::on_change(move |now| {
        let _ = is_online.try_set(now);
    }));

    // Changing one of these loads the frame again.
    let program = Memo::new(move |_| {
        chosen.with(|chosen| {
            [Parameter::View, Parameter::Lang].map(|of| chosen.get(of).map(str::to_owned))
        })
    });
    let is_ready = RwSignal::new(false);
    watch(move || {
        program.get();
        is_ready.set(false);
    });
    let offline = move || {
        view! {
            <p class="quiet" role="status">
                {texts::gallery::preview_offline()}
            </p>
        }
    };
    // The height is 0 until it is measured.
    let high = move || match height.get() {
        0 => String::new(),
        height => texts::gallery::high(height),
    };
    view! {
        <section class="gallery-site">
            <header class="quiet">
                <h2>{texts::gallery::as_shown()}</h2>
                <span class="num">{high}</span>
            </header>
            <div>
                <Show when=move || is_online.get() || is_ready.get() fallback=offline>
                    <Element chosen height is_ready/>
                </Show>
            </div>
        </section>
    }
}

/// Shows the element with the attributes that an author chose.
#[component]
fn Element(
    chosen: Memo<OptionsDraft>,
    height: RwSignal<u16>,
    is_ready: RwSignal<bool>,
) -> impl IntoView {
    let attributes = Parameter::ALL.map(|parameter| {
        let value = move || chosen.with(|chosen| chosen.get(parameter).map(str::to_owned));
        custom_attribute(parameter.name(), value).into_any_attr()
    });
    let element = NodeRef::<html::Custom<&'static str>>::new();
    element.on_load(move |element| {
        use_listener(on_height(&element.into(), move |now| {
            let _ = height.try_set(now);
        }));
    });
    view! {
        <div class="gallery-preview">
            <zeitnot-embed
                title=texts::gallery::preview()
                node_ref=element
                on:zeitnot:ready=move |_: CustomEvent| is_ready.set(true)
                {..attributes.to_vec()}
            ></zeitnot-embed>
        </div>
    }
}

/// Shows the HTML of the element with its script, and that of the frame alone.
#[component]
fn Snippets(
    gallery: Gallery,
    /// The height of the preview; 0 without one.
    height: RwSignal<u16>,
) -> impl IntoView {
    let element = move || snippet::element(&folder(), &gallery.chosen());
    let frame = move || {
        let title = ["Zeitnot: ", texts::gallery::name_of(&gallery.view())].concat();
        // Without a preview nothing is measured.
        let height = match height.get() {
            0 => Size::MEDIUM.pixels(),
            height => height,
        };
        snippet::frame(&folder(), &gallery.chosen(), &title, height)
    };
    view! {
        <Snippet act="element" title=texts::gallery::snippet() code=Memo::new(move |_| element())/>
        <Fold title=texts::gallery::plain()>
            <p class="quiet">{texts::gallery::plain_why()}</p>
            <Snippet act="frame" title=texts::gallery::plain_code() code=Memo::new(move |_| frame())/>
        </Fold>
    }
}

/// The folder of this very page, which has the script and the frame's page too.
fn folder() -> String {
    let mut address = location::address();
    let end = address.rfind('/').map_or(0, |place| place + 1);
    address.truncate(end);
    address
}

/// Shows a text, and copies it.
#[component]
fn Snippet(
    /// The name by which tests find it.
    act: &'static str,
    title: &'static str,
    code: Memo<String>,
) -> impl IntoView {
    let said = RwSignal::new("");
    let copy = move |_| {
        clipboard::write(&code.get_untracked(), move |done| {
            let word = if done {
                texts::gallery::copied()
            } else {
                texts::gallery::not_copied()
            };
            let _ = said.try_set(word);
        });
    };
    view! {
        <section class="gallery-snippet">
            <header>
                <h2>{title}</h2>
                <button type="button" data-act=["copy-", act].concat() on:click=copy>
                    {Icon::Copy.view()}
                    <span>{texts::gallery::copy()}</span>
                </button>
            </header>
            <p role="status">{move || said.get()}</p>
            <pre tabindex="0" dir="ltr" data-snippet=act aria-label=title>
                <code>{move || code.get()}</code>
            </pre>
        </section>
    }
}

/// Lets an author choose the view from a card each: its picture, its name, and what it is for.
#[component]
fn ViewChoice(gallery: Gallery) -> impl IntoView {
    let choice = |&view: &&'static str| {
        let (name, why) = (texts::gallery::name_of(view), texts::gallery::use_of(view));
        view! {
            <label class="gallery-view">
                <Radio
                    name="view"
                    value=view
                    is_chosen=Signal::derive(move || gallery.view() == view)
                    on_choose=move |()| gallery.set(Parameter::View, view)
                />
                <ViewPicture view/>
                <strong>{name}</strong>
                <small>{why}</small>
            </label>
        }
    };
    view! {
        <div class="gallery-views" role="radiogroup" aria-label=texts::gallery::view()>
            {VIEWS.iter().map(choice).collect_view()}
        </div>
    }
}

/// Shows what a view looks like: two halves of a clock, pieces on a board, the three blocks, or the
/// answers of a lesson.
#[component]
fn ViewPicture(view: &'static str) -> impl IntoView {
    let picture = match view {
        "clock" => view! {
            <span class="gallery-half">"5:03"</span>
            <span class="gallery-half ebony">"4:58"</span>
        }
        .into_any(),
        "board" => view! {
            <svg viewBox="0 0 120 80">
                <path class="light" d="M0 0h120v80H0z"></path>
                <path
                    class="dark"
                    d="M20 0h20v20H20zM60 0h20v20H60zM100 0h20v20h-20zM0 20h20v20H0zM40 20h20v20H40z\
                    M80 20h20v20H80zM20 40h20v20H20zM60 40h20v20H60zM100 40h20v20h-20zM0 60h20v20H0z\
                    M40 60h20v20H40zM80 60h20v20H80z"
                ></path>
                <path class="white" d=pawn(20, 60)></path>
                <path class="white" d=pawn(60, 40)></path>
                <path class="black" d=pawn(60, 20)></path>
                <path class="black" d=pawn(100, 0)></path>
                <path class="white" d=rook(80, 60)></path>
                <path class="black" d=rook(0, 0)></path>
            </svg>
        }
        .into_any(),
        "triple-block" => blocks::picture(),
        _ => view! {
            <span class="gallery-answers">
                <i></i>
                <i></i>
                <b></b>
                <b class="chosen"></b>
                <b></b>
            </span>
        }
        .into_any(),
    };
    view! {
        <span class="gallery-picture" data-picture=view aria-hidden="true">
            {picture}
        </span>
    }
}

/// The outline of a pawn on the square of 20 units whose corner is at `x`, `y`.
fn pawn(x: u8, y: u8) -> String {
    format!("M{} {}a3 3 0 1 1 4 0l2 8h2v2H{}v-2h2z", x + 8, y + 8, x + 4)
}

/// The outline of a rook on the square of 20 units whose corner is at `x`, `y`.
fn rook(x: u8, y: u8) -> String {
    format!(
        "M{} {}v-4h2v2h2v-2h4v2h2v-2h2v4l-2 2v5l2 2v2H{}v-2l2-2v-5z",
        x + 4,
        y + 7,
        x + 4
    )
}

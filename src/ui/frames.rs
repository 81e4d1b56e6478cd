//! The embedded views other than the clock: each is made of the app's own pieces, and needs neither
//! storage nor an origin.
//!
//! The address says what to show ([`LiveOptions`]); messages of the page around it change that. A
//! view that cannot be shown says why, and the next message may correct it.

mod board;
mod lesson;
mod problems;
mod shown;
mod triple_block;

use leptos::html;
use leptos::prelude::*;

use crate::clock::Color;
use crate::embed::host;
use crate::embed::live::LiveOptions;
use crate::embed::message::FrameEvent;
use crate::embed::options::{FrameView, Size};
use crate::embed::parameter::{Parameter, ParameterError, ParameterErrorKind, VIEWS};
use crate::embed::words;
use crate::platform::dom::Node;
use crate::platform::resize_observer::on_height;
use crate::platform::translation::TranslatedTexts;
use crate::platform::{location, media};
use crate::settings::{BoardColours, Letters};
use crate::ui::context::board_look::BoardLook;
use crate::ui::context::piece_letters;
use crate::ui::mount::mount_to_body;
use crate::ui::text::{self, base};
use crate::ui::watch::watch;
use crate::ui::widgets::listener::use_listener;
use crate::ui::widgets::worded_lesson::WordedLesson;
use board::BoardView;
use lesson::LessonView;
use problems::Problems;
use shown::Shown;
use triple_block::TripleBlockView;

/// Draws a lesson from a step, counted from 0. The caller passes it, as lessons are another area.
pub(crate) type DrawLesson = fn(WordedLesson, Option<usize>) -> AnyView;

/// Shows the view of the page's address, in the language of the page.
pub(crate) fn run(lesson: DrawLesson) {
    let page = media::language();
    let tag = text::known(&page).unwrap_or(text::DEFAULT);
    let areas = [
        text::base::WORDS,
        text::board::WORDS,
        text::correspondence::WORDS,
        text::embed::WORDS,
        text::events::WORDS,
        text::learn::WORDS,
        text::lessons::WORDS,
        text::play::WORDS,
        text::shared::WORDS,
        text::study::WORDS,
    ];
    for words in areas {
        words.choose_loaded(tag);
    }
    mount_to_body(move || view! { <Frame query=location::query() lesson/> });
}

/// Shows the view of the address, where one program draws all views. It chooses between the clock
/// and the others, as `public/start.js` chooses between their two programs.
pub(crate) fn frame(lesson: DrawLesson) {
    let view = location::value_of("view", &location::query());
    if view.is_some_and(|view| VIEWS[1..].contains(&&*view)) {
        run(lesson)
    } else {
        crate::embed::clock::run()
    }
}

/// Shows the view of a query, and changes it as messages of the page around it ask.
#[component]
pub(crate) fn Frame(query: String, lesson: DrawLesson) -> impl IntoView {
    media::set_language(base::tag());
    piece_letters::choose(Letters::Own);
    let live = RwSignal::new(LiveOptions::parse(&query));
    use_listener(TranslatedTexts::follow());
    use_listener(host::listen(move |wish| {
        let _ = live.try_maybe_update(|live| (live.handle(&wish), ()));
    }));

    let look = Memo::new(move |_| live.with(|live| live.draft().look()));
    watch(move || media::set_theme(look.get().theme.attribute()));
    provide_context(Signal::derive(move || board_look(look.get().colours)));
    let bottom = Memo::new(move |_| look.get().orientation);
    let shown = Memo::new(move |before: Option<&Shown>| {
        let view = live.with(|live| live.options().map(|options| options.view.clone()));
        untrack(|| Shown::after(before, view))
    });
    let view = Memo::new(move |_| shown.with(|shown| shown.view.clone()));
    let drawn = move || {
        let view = view.get()?;
        // A closure in a closure replaces the earlier view.
        Some(move || untrack(|| draw(view.clone(), bottom, lesson)))
    };
    let size = Memo::new(move |_| {
        live.with(|live| {
            let draft = live.draft();
            draft.get(Parameter::Size).map(|_| draft.look().size)
        })
    });
    let whole = NodeRef::<html::Div>::new();
    whole.on_load(|whole| tell_height(&whole.into()));
    view! {
        <div class="embedded" style:--embed-size=move || width(size.get()) node_ref=whole>
            <AddressProblems live shown/>
            {drawn}
            <Foot view/>
        </div>
    }
}

/// Finds the look of a board by the name of its colours.
fn board_look(colours: &str) -> BoardLook {
    let found = BoardColours::ALL
        .into_iter()
        .find(|known| known.name() == colours);
    BoardLook {
        colours: found.unwrap_or_default(),
        ..BoardLook::default()
    }
}

/// Says how wide the view is: as the frame, unless its page gave a size.
fn width(size: Option<Size>) -> String {
    match size {
        Some(size) => [&size.pixels().to_string(), "px"].concat(),
        None => "none".into(),
    }
}

/// Draws a view; each is made by the area or the file that knows it.
fn draw(view: FrameView, bottom: Memo<Color>, draw_lesson: DrawLesson) -> AnyView {
    match view {
        FrameView::Board(content) => view! { <BoardView content bottom/> }.into_any(),
        FrameView::TripleBlock { days, start } => {
            view! { <TripleBlockView days start/> }.into_any()
        }
        FrameView::Lesson { lesson, step } => {
            view! { <LessonView lesson step draw=draw_lesson/> }.into_any()
        }
        FrameView::Clock { .. } => {
            // Another program draws it: `public/start.js` knows which.
            let why = words::problem(&ParameterError {
                parameter: Some(Parameter::View),
                wrong: ParameterErrorKind::NotOneOf(&VIEWS[1..]),
            });
            view! { <Problems why=vec![why]/> }.into_any()
        }
    }
}

/// Lists what cannot be read in the address, or in the last message.
#[component]
fn AddressProblems(live: RwSignal<LiveOptions>, shown: Memo<Shown>) -> impl IntoView {
    let problems = Memo::new(move |_| live.with(|live| live.problems().to_vec()));
    move || {
        let mut why: Vec<String> =
            problems.with(|problems| problems.iter().map(words::problem).collect());
        why.extend(shown.with(|shown| shown.refused.clone()));
        (!why.is_empty()).then(|| view! { <Problems why/> })
    }
}

/// Links to the app, where a visitor can do the same at more length.
#[component]
fn Foot(view: Memo<Option<FrameView>>) -> impl IntoView {
    let href = move || {
        let route = view.with(|view| match view {
            Some(FrameView::TripleBlock { .. }) => "post/event",
            Some(FrameView::Lesson { .. }) => "learn",
            Some(FrameView::Board(_) | FrameView::Clock { .. }) | None => "",
        });
        ["./?lang=", base::tag(), "#/", route].concat()
    };
    view! {
        <p class="embed-foot">
            <a href=href target="_blank" rel="noopener">
                {words::clock::open()}
            </a>
        </p>
    }
}

/// Reports the height of the whole view to the page around the frame.
fn tell_height(whole: &Node) {
    let mut is_reported = false;
    let watched = on_height(whole, move |height| {
        let is_first = !std::mem::replace(&mut is_reported, true);
        host::tell(&if is_first {
            FrameEvent::Ready { height }
        } else {
            FrameEvent::Size { height }
        });
    });
    if watched.is_none() {
        // Without measurements, the page around the frame keeps the height that it gave.
        let height = Size::MEDIUM.pixels();
        host::tell(&FrameEvent::Ready { height });
    }
    use_listener(watched);
}

//! The embedded views but the clock: each is made of the app's own pieces, and
//! needs neither storage nor an origin.
//!
//! The address says what is shown ([`LiveOptions`]); messages of the page around it
//! change that while it is shown. What cannot be shown is told in words, and
//! the next message may do better.

mod board;
mod lesson;
mod triple_block;
mod view_title;

use leptos::prelude::*;

use crate::clock::Color;
use crate::embed::host;
use crate::embed::live::LiveOptions;
use crate::embed::message::FrameEvent;
use crate::embed::options::{FrameView, Size};
use crate::embed::parameter::{Parameter, ParameterError, ParameterErrorKind, VIEWS};
use crate::platform::resize_observer::on_height;
use crate::platform::{location, media};
use crate::ui::context::board_look::{BoardColours, BoardLook, Letters};
use crate::ui::context::piece_letters;
use crate::ui::el::{El, dynamic, el, watch};
use crate::ui::text::{self, learn, t};
use crate::ui::widgets::listener::use_listener;
use crate::ui::widgets::worded_lesson::WordedLesson;
use view_title::wrong;

/// Draws a lesson from a step on, counted from 0. The caller gives it, as it is another area's.
pub(crate) type DrawLesson = fn(WordedLesson, Option<usize>) -> El;

/// Shows the view of the page's address, in the language of the page.
pub(crate) fn run(lesson: DrawLesson) {
    let english = const { text::language(text::DEFAULT) };
    text::choose_all(text::known(&media::language()).unwrap_or(english));
    leptos::mount::mount_to_body(move || show(&location::query(), lesson));
}

/// A frame as a whole, where one program draws them all: the clock by itself, as
/// `public/start.js` chooses between the two programs.
pub(crate) fn frame(lesson: DrawLesson) {
    let view = location::value_of("view", &location::query());
    if view.is_some_and(|view| VIEWS[1..].contains(&&*view)) {
        run(lesson)
    } else {
        crate::embed::clock::run()
    }
}

/// Shows the view of a query in the body of the page.
pub(crate) fn show(query: &str, lesson: DrawLesson) {
    media::set_language(t().tag);
    piece_letters::choose(Letters::Own);
    let live = RwSignal::new(LiveOptions::parse(query));
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
    let sized = Memo::new(move |_| {
        let size = live.with(|live| {
            live.draft()
                .get(Parameter::Size)
                .map(|_| live.draft().look())
        });
        size.map(|look| look.size)
    });

    let whole = el("div")
        .class("embedded")
        .child(problems(live, shown))
        .child(dynamic(move || {
            let view = view.get();
            view.map(|view| untrack(|| drawn(&view, bottom, lesson)))
        }))
        .child(dynamic(move || Some(foot(view.get().as_ref()))));
    let node = whole.node().clone();
    watch(move || node.set_style("--embed-size", &width(sized.get())));
    tell_height(&whole);
    whole.mount();
}

fn board_look(colours: &str) -> BoardLook {
    let found = BoardColours::ALL
        .into_iter()
        .find(|known| known.name() == colours);
    BoardLook {
        colours: found.unwrap_or_default(),
        ..BoardLook::default()
    }
}

/// As wide as the frame, unless it is said.
fn width(size: Option<Size>) -> String {
    match size {
        Some(size) => [&size.pixels().to_string(), "px"].concat(),
        None => "none".into(),
    }
}

fn drawn(view: &FrameView, bottom: Memo<Color>, draw_lesson: DrawLesson) -> El {
    match view {
        FrameView::Board(shown) => board::board_view(shown, bottom),
        FrameView::TripleBlock { days, start } => {
            triple_block::triple_block(*days, start.as_deref())
        }
        FrameView::Lesson { lesson, step } => lesson::lesson_view(lesson, *step, draw_lesson),
        // Another program draws it: `public/start.js` knows which.
        FrameView::Clock { .. } => wrong(&[(text::embed().problem)(&ParameterError {
            parameter: Some(Parameter::View),
            wrong: ParameterErrorKind::NotOneOf(&VIEWS[1..]),
        })]),
    }
}

/// What is shown. The texts of an address or of a message are read by the views
/// alone; where a message has one that cannot be read, the view before it goes
/// on.
#[derive(Clone, PartialEq)]
struct Shown {
    view: Option<FrameView>,
    /// Whether the view is one, and does not say itself why it is none.
    is_right: bool,
    /// Why what was asked for last is not shown, in words.
    refused: Vec<String>,
}

impl Shown {
    fn after(before: Option<&Shown>, view: Option<FrameView>) -> Shown {
        let goes_on = before.filter(|before| before.is_right);
        let refused = view.as_ref().map_or_else(Vec::new, |view| match view {
            // A part of a game is better than nothing, but not than a game.
            FrameView::Board(shown) if goes_on.is_some() => board::faults(shown),
            view => refusal(view),
        });
        match goes_on {
            Some(before) if !refused.is_empty() => Shown {
                refused,
                ..before.clone()
            },
            _ => Shown {
                is_right: view.is_some() && refused.is_empty(),
                view,
                refused: Vec::new(),
            },
        }
    }
}

/// Why a view cannot be drawn, in words; nothing where it can.
fn refusal(view: &FrameView) -> Vec<String> {
    match view {
        FrameView::Board(shown) => board::read(shown).err().into_iter().collect(),
        FrameView::TripleBlock { start, .. } => {
            let bad = start
                .as_deref()
                .is_some_and(|start| triple_block::read_start(start).is_none());
            bad.then(|| learn().gallery.bad_start.into())
                .into_iter()
                .collect()
        }
        FrameView::Lesson { lesson, .. } => match WordedLesson::find(lesson) {
            Some(_) => Vec::new(),
            None => vec![learn().player.missing.into()],
        },
        FrameView::Clock { .. } => Vec::new(),
    }
}

/// What is wrong with the address, or with the last message.
fn problems(live: RwSignal<LiveOptions>, shown: Memo<Shown>) -> El {
    let problems = Memo::new(move |_| live.with(|live| live.problems().to_vec()));
    dynamic(move || {
        let mut words: Vec<String> =
            problems.with(|problems| problems.iter().map(text::embed().problem).collect());
        words.extend(shown.with(|shown| shown.refused.clone()));
        (!words.is_empty()).then(|| wrong(&words))
    })
}

/// The way to the app, where the same can be done at more length.
fn foot(view: Option<&FrameView>) -> El {
    let route = match view {
        Some(FrameView::TripleBlock { .. }) => "post/event",
        Some(FrameView::Lesson { .. }) => "learn",
        _ => "",
    };
    let href = ["./?lang=", t().tag, "#/", route].concat();
    el("p").class("embed-foot").child(
        el("a")
            .attr("href", href)
            .attr("target", "_blank")
            .attr("rel", "noopener")
            .child(text::embed().open),
    )
}

/// Tells the page around the frame how high all of it is.
fn tell_height(whole: &El) {
    let told = StoredValue::new(false);
    let tell = move |height: u16| {
        let first = !told.get_value();
        told.set_value(true);
        host::tell(&if first {
            FrameEvent::Ready { height }
        } else {
            FrameEvent::Size { height }
        });
    };
    let watched = on_height(whole.node(), tell);
    if watched.is_none() {
        // The page around it keeps the height that it gave.
        tell(Size::MEDIUM.pixels());
    }
    use_listener(watched);
}

//! The page of a lesson, in the app ([`LessonPage`]) and alone ([`lesson_alone`]).

use leptos::prelude::*;

use super::learning::Learning;
use super::lesson_end::LessonEnd;
use super::player::{Frame, Player};
use super::step::{StepFoot, StepView};
use super::step_line::StepLine;
use crate::lessons::lesson::Asks;
use crate::lessons::run::StepOutcome;
use crate::platform::{clipboard, location};
use crate::ui::route::Route;
use crate::ui::text::lessons::courses;
use crate::ui::text::{base, bound, learn as texts};
use crate::ui::watch::watch;
use crate::ui::widgets::full_screen::FullScreenButton;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::icon_button::IconLink;
use crate::ui::widgets::notices::Notices;
use crate::ui::widgets::worded_lesson::WordedLesson;

/// The page of a lesson, at a step counted from 0 or where it was left.
#[component]
pub(super) fn LessonPage(
    taught: WordedLesson,
    place: Option<usize>,
    learning: Learning,
) -> impl IntoView {
    let player = Player::open(taught, place, learning, Frame::App);
    view! {
        <LessonView player>
            <Notices/>
        </LessonView>
    }
}

/// A lesson without the app around it: it stores nothing, and no link leads away.
pub(crate) fn lesson_alone(taught: WordedLesson, place: Option<usize>) -> AnyView {
    let player = Player::open(taught, place, Learning::for_now(), Frame::Alone);
    view! { <LessonView player/> }.into_any()
}

#[component]
fn LessonView(
    player: Player,
    /// Content below the header: the notices. They are not made here, because a frame would then
    /// load the whole app with them.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let count = player.steps();
    let step = Signal::derive(move || {
        let place = player.place.get();
        if place < count {
            texts::player::step(place + 1, count)
        } else {
            texts::player::end().to_owned()
        }
    });
    let place = Memo::new(move |_| player.place.get());
    let part = move || {
        let place = place.get();
        // A closure in a closure, so that another step replaces all of this one.
        move || {
            untrack(|| {
                if place < count {
                    view! { <LessonStep player place/> }.into_any()
                } else {
                    view! { <LessonEnd player/> }.into_any()
                }
            })
        }
    };
    view! {
        <main class="page lesson">
            <Header player/>
            {children.map(|children| children())}
            <StepLine words=step count mark=move |place| mark(player, place)/>
            {part}
        </main>
    }
}

/// Whether a step is the one at hand, solved, passed or open.
fn mark(player: Player, place: usize) -> &'static str {
    let is_solved = player.is_solved(place);
    match player.place.get() {
        here if here == place => "here",
        _ if is_solved => "solved",
        here if here > place => "passed",
        _ => "open",
    }
}

/// A step, the hint on its keys, and its foot.
#[component]
fn LessonStep(player: Player, place: usize) -> impl IntoView {
    let words = player.taught.step(place)?;
    let step = player.stage.step();
    let answers = step.map_or(0, |step| step.answers());
    // A lesson that is opened by its own link says on its first step what its course is good for.
    let why = (!player.moved.get_value() && place == 0 && player.taught.place > 0)
        .then(|| courses().get(player.taught.course))
        .flatten();
    let why = why.map(|course| {
        view! {
            <p class="lesson-why quiet">
                <strong>{course.title} {base::common::colon()}</strong>
                {bound(course.aim)}
            </p>
        }
    });
    Some(view! {
        {why}
        <StepView
            stage=player.stage
            words
            order=(0..answers).collect()
            takes_focus=player.moved.get_value()
        />
        <small class="keys-hint">{texts::player::keys()}</small>
        <LessonFoot player place asks=step.map(|step| step.asks)/>
    })
}

/// The foot of a step of a lesson, which names what is to be done first.
#[component]
fn LessonFoot(player: Player, place: usize, asks: Option<Asks>) -> impl IntoView {
    let may_go_on = Memo::new(move |_| player.may_go_on());
    let why_not = move || match asks {
        _ if may_go_on.get() => "",
        Some(Asks::Task { .. }) => texts::player::task_first(),
        _ if matches!(player.stage.outcome(), StepOutcome::Wrong(_)) => {
            texts::player::right_first()
        }
        _ => texts::player::answer_first(),
    };
    let on_label = if place + 1 < player.steps() {
        texts::player::go_on()
    } else {
        texts::player::finish()
    };
    view! {
        <StepFoot
            stage=player.stage
            label=texts::page::lesson()
            back=Callback::new(move |()| player.back())
            is_first={place == 0}
            why_not=Signal::derive(why_not)
            on_label
            go_on=move |()| player.on()
        />
    }
}

/// The title and the tools. Only the app has a way back and a link to copy.
#[component]
fn Header(player: Player) -> impl IntoView {
    let is_in_app = player.frame == Frame::App;
    let back = || {
        let label = base::common::back();
        view! { <IconLink act="back" icon=Icon::Back label to=Route::Learn/> }
    };
    view! {
        <header>
            {is_in_app.then(back)}
            <h1>{player.taught.words.title}</h1>
            {is_in_app.then(|| view! { <CopyStepLink player/> })}
            <FullScreenButton has_title=true/>
        </header>
    }
}

/// Copies the link to the step at hand, and says so.
#[component]
fn CopyStepLink(player: Player) -> impl IntoView {
    let said = RwSignal::new("");
    // The message was about the step before.
    watch(move || {
        player.place.track();
        said.set("");
    });
    let copy = move |_| {
        let link = location::address() + &player.href(player.place.get_untracked());
        clipboard::write(&link, move |done| {
            let word = if done {
                texts::player::copied()
            } else {
                texts::player::not_copied()
            };
            let _ = said.try_set(word);
        });
    };
    view! {
        <button
            class="tool"
            data-act="copy-link"
            aria-label=texts::player::copy_link()
            title=texts::player::copy_link()
            on:click=copy
        >
            {Icon::Link.view()}
        </button>
        <p class="copied" role="status">
            {move || said.get()}
        </p>
    }
}

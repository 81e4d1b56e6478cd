//! The page for teachers: the link to a course or a quiz for a class, in which every learner has
//! the same lessons or questions in the same order and language.

use leptos::prelude::*;

use super::quiz::{fresh_seed, quiz_href};
use crate::lessons::COURSES;
use crate::platform::location;
use crate::ui::route::{LearnRoute, Route};
use crate::ui::text::NAMES;
use crate::ui::text::learn as texts;
use crate::ui::text::lessons::courses;
use crate::ui::widgets::copy_link::CopyLink;
use crate::ui::widgets::page::Page;
use crate::ui::widgets::select::Select;

/// The kind of material for a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Given {
    Lessons,
    Quiz,
}

#[component]
pub(crate) fn ClassPage() -> impl IntoView {
    let given = RwSignal::new(Given::Lessons);
    let course = RwSignal::new(Some(0));
    let language = RwSignal::new(None::<&'static str>);
    let seed = fresh_seed();
    let give = move |chosen| {
        given.set(chosen);
        // Only a quiz can span all courses.
        if chosen == Given::Lessons && course.get_untracked().is_none() {
            course.set(Some(0));
        }
    };
    let courses = move || {
        let titles = courses().iter().enumerate();
        let titles = titles.map(|(place, course)| (Some(place), course.title));
        let all = (given.get() == Given::Quiz).then_some((None, texts::quiz::mixed()));
        let options = titles.chain(all).collect::<Vec<_>>();
        view! {
            <Select
                name="course"
                label=texts::class::course()
                options
                value=course
                on_change=move |chosen| course.set(chosen)
            />
        }
    };
    let of_learner = std::iter::once((None, texts::class::own_language()));
    let languages = of_learner.chain(NAMES.iter().map(|(tag, name)| (Some(*tag), *name)));
    let link = Memo::new(move |_| link(given.get(), course.get(), language.get(), seed));
    view! {
        <Page title=texts::class::title() back=LearnRoute::Lessons class="page">
            <p class="quiet">{texts::class::lead()}</p>
            <div class="class-choices stack apart">
                <Select
                    name="given"
                    label=texts::class::given()
                    options=vec![(Given::Lessons, texts::class::lessons()), (Given::Quiz, texts::quiz::title())]
                    value=given
                    on_change=give
                />
                {courses}
                <Select
                    name="language"
                    label=texts::class::language()
                    options=languages.collect()
                    value=language
                    on_change=move |chosen| language.set(chosen)
                />
            </div>
            <div class="class-link">
                <a data-act="class-link" href=move || link.get()>
                    {move || link.get()}
                </a>
                {move || {
                    view! {
                        <CopyLink
                            act="copy-class-link"
                            label=texts::class::copy()
                            link=link.get()
                            copied=texts::class::copied()
                        />
                    }
                }}
            </div>
        </Page>
    }
}

/// The address of lessons or of a quiz, on this site.
fn link(given: Given, course: Option<usize>, language: Option<&'static str>, seed: u64) -> String {
    let language = language.map_or_else(String::new, |tag| ["?lang=", tag].concat());
    let page = match given {
        Given::Quiz => quiz_href(Some(seed), course),
        Given::Lessons => {
            let course = course.and_then(|place| COURSES.get(place));
            let query = course.map(|course| ["?course=", course.slug].concat());
            Route::Learn(LearnRoute::Lessons).href() + &query.unwrap_or_default()
        }
    };
    location::address() + &language + &page
}

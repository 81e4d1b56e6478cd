//! The meaning of the form, or all its problems, always in view: [`Meaning`].

use leptos::prelude::*;

use super::form::Form;
use crate::clock::draft::{FieldError, FormField};
use crate::platform::focus;
use crate::ui::text::manage::make as texts;
use crate::ui::text::{self, base, bound, sentence};

#[component]
pub(super) fn Meaning(form: Form) -> impl IntoView {
    let meaning = move || {
        let sentence = form.setup.with(|setup| {
            let setup = setup.as_ref().ok()?;
            Some(bound(&sentence(setup)))
        });
        match sentence {
            Some(sentence) => view! { <Sentence sentence/> }.into_any(),
            None => view! { <Problems form/> }.into_any(),
        }
    };
    view! {
        <div class="meaning" role="status">
            {move || meaning()}
        </div>
    }
}

/// A sentence, with its figures and what they count in heavier type.
#[component]
fn Sentence(sentence: String) -> impl IntoView {
    let word = |word: &str| {
        let is_figure = word.starts_with(|c: char| c == '+' || c.is_ascii_digit());
        let end = word.trim_end_matches([' ', ',', ';', '.']).len();
        let (figure, rest) = word.split_at(if is_figure { end } else { 0 });
        let figure = is_figure.then(|| view! { <b>{figure.to_owned()}</b> });
        view! {
            {figure}
            {rest.to_owned()}
        }
    };
    let words = sentence.split_inclusive(' ').map(word).collect_view();
    view! { <p>{words}</p> }
}

#[component]
fn Problems(form: Form) -> impl IntoView {
    let problems = form.problems();
    let problem = |problem: &FieldError| {
        let words = located(form, problem);
        match form.field_name(problem.field) {
            Some(name) => view! { <li><ToField name words/></li> }.into_any(),
            None => view! { <li>{words}</li> }.into_any(),
        }
    };
    (!problems.is_empty()).then(|| {
        view! {
            <p class="refusal">{texts::problems()}</p>
            <ul class="problems">{problems.iter().map(problem).collect_view()}</ul>
        }
    })
}

/// A problem as a button that leads to its field, by the name of the field's input.
#[component]
fn ToField(name: String, words: String) -> impl IntoView {
    let go = move |_| focus::unfold(&["#field-", &name].concat());
    view! { <button type="button" data-act="to-field" on:click=go>{words}</button> }
}

/// A problem, after the name of its field and, where there are several, of its side and period.
fn located(form: Form, found: &FieldError) -> String {
    let is_same = form.fields.with(|fields| fields.same);
    let side = |color| (!is_same).then(|| base::names::color(color).to_owned());
    let place = match found.field {
        FormField::Period(color, place, part) => {
            let is_one = form.count(color) == 1;
            let period = (!is_one).then(|| texts::period(place + 1));
            let part = texts::part(part, form.period(color, place).mode());
            [side(color), period, Some(part.to_owned())]
        }
        FormField::Control(color) => [side(color), None, None],
        FormField::StartsIn => [Some(texts::starts_in().into()), None, None],
        FormField::DefaultTime => [Some(texts::default_time().into()), None, None],
    };
    let place: Vec<String> = place.into_iter().flatten().collect();
    let problem = text::shared::problem::of_field(found.problem);
    if place.is_empty() {
        problem.to_owned()
    } else {
        [&place.join(", "), ": ", problem].concat()
    }
}

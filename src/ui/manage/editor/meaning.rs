//! What the form means, or everything that is to be mended.

use leptos::prelude::*;

use super::form::Form;
use crate::clock::draft::FieldError;
use crate::ui::text::{self, bound, t};

#[component]
pub(super) fn Meaning(form: Form) -> impl IntoView {
    let meaning = move || {
        form.setup.with(|setup| match setup {
            Ok(setup) => view! { <p>{bound(&(text::manage().sentence)(setup))}</p> }.into_any(),
            Err(problems) => view! { <Problems problems=problems.clone()/> }.into_any(),
        })
    };
    view! {
        <aside class="meaning" role="status" aria-label=t().editor.means>
            {move || meaning()}
        </aside>
    }
}

#[component]
fn Problems(problems: Vec<FieldError>) -> impl IntoView {
    let texts = &t().editor;
    let problem = |problem: &FieldError| view! { <li>{(texts.located)(problem)}</li> };
    view! {
        <p class="refusal">{(texts.problems)(problems.len())}</p>
        <ul class="problems">{problems.iter().map(problem).collect_view()}</ul>
    }
}

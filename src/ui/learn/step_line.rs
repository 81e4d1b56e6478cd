//! The learner's place among the steps: [`StepLine`].

use leptos::prelude::*;

/// The step at hand in words, and a mark for each of the steps.
#[component]
pub(super) fn StepLine(
    #[prop(into)] words: Signal<String>,
    /// How many steps there are.
    count: usize,
    /// Names the mark of a step, by its place, for the style sheet.
    #[prop(into)]
    mark: Callback<usize, &'static str>,
) -> impl IntoView {
    let mark = move |place| view! { <span data-mark=move || mark.run(place)></span> };
    view! {
        <div class="step-line stack apart">
            <p class="num" data-part="step">
                {move || words.get()}
            </p>
            <div class="step-marks" aria-hidden="true">
                {(0..count).map(mark).collect_view()}
            </div>
        </div>
    }
}

//! The planner for time away: which games last through it, and what to do for the others.

mod game_row;
mod plan;
mod refill;

use leptos::prelude::*;

use crate::correspondence::Utc;
use crate::platform::{print, zone};
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::route::CorrespondenceRoute;
use crate::ui::text;
use crate::ui::widgets::act_button::ActButton;
use crate::ui::widgets::following::Following;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::page::Page;
use crate::ui::widgets::stamp::Stamp;
use game_row::GameRow;
use plan::{Plan, Row, plan};

#[component]
pub(crate) fn AbsencePage() -> impl IntoView {
    let words = &text::correspondence().plan.absence;
    let correspondence = expect_context::<CorrespondenceStore>();
    correspondence.tick();
    let (from, to) = (RwSignal::new(None::<Utc>), RwSignal::new(None::<Utc>));
    let span = Memo::new(move |_| {
        let (from, to) = (from.get()?, to.get()?);
        (from < to).then_some((from, to))
    });
    let is_wrong = move || matches!((from.get(), to.get()), (Some(from), Some(to)) if to <= from);
    let plan = Memo::new(move |_| span.get().map(|span| plan(correspondence, span)));
    // What became of the last refill.
    let told = RwSignal::new(String::new());
    let zone = zone::here();
    view! {
        <Page title=words.title back=CorrespondenceRoute::Games>
            <div class="absence">
                <p class="quiet">{words.teach}</p>
                <Following/>
                <div class="absence-dates">
                    <Stamp name="from" label=words.from zone=zone.clone() value=from/>
                    <Stamp name="to" label=words.to example=words.to_example zone value=to/>
                </div>
                <p class="refusal" role="alert">
                    {move || is_wrong().then_some(words.order)}
                </p>
                <p class="absence-told" role="status" tabindex="-1" data-told="">
                    {move || told.get()}
                </p>
                {move || match plan.get() {
                    Some(plan) => view! { <Answer plan told/> }.into_any(),
                    None => {
                        view! { <p class="quiet no-print absence-soon">{words.soon}</p> }.into_any()
                    }
                }}
            </div>
        </Page>
    }
}

/// The games for which something has to be done, in order, and those that last.
#[component]
fn Answer(plan: Plan, told: RwSignal<String>) -> impl IntoView {
    let words = &text::correspondence().plan.absence;
    let Plan { todo, safe } = plan;
    if todo.is_empty() && safe.is_empty() {
        return view! { <p class="empty">{words.none}</p> }.into_any();
    }
    let row = move |row: Row| view! { <GameRow row told/> };
    let todo = if todo.is_empty() {
        view! { <p>{words.nothing}</p> }.into_any()
    } else {
        view! { <ol class="absence-plan">{todo.into_iter().map(row).collect_view()}</ol> }
            .into_any()
    };
    let safe = (!safe.is_empty()).then(|| {
        view! {
            <section>
                <h2>{words.safe}</h2>
                <ul class="absence-safe">{safe.into_iter().map(row).collect_view()}</ul>
            </section>
        }
    });
    view! {
        <section>
            <h2>{words.plan}</h2>
            {todo}
        </section>
        {safe}
        <div class="no-print">
            <ActButton act="print" icon=Icon::Print label=words.print on_click=|()| print::print()/>
        </div>
    }
    .into_any()
}

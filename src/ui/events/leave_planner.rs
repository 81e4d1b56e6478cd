//! The planner for time away: which games last through it, and what to do for the others.

mod game_row;
mod plan;
mod refill;

use leptos::prelude::*;

use crate::correspondence::civil::TypedTime;
use crate::correspondence::{Seconds, Utc};
use crate::platform::{print, zone};
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::route::Route;
use crate::ui::text;
use crate::ui::widgets::act_button::ActButton;
use crate::ui::widgets::following::Following;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::page::Page;
use crate::ui::widgets::stamp::{SpanEnd, Stamp, instant};
use game_row::{GameRow, Refills};
use plan::{Plan, Row, own_games, plan};

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
    let games = Memo::new(move |_| own_games(correspondence));
    let plan = Memo::new(move |_| {
        let now = correspondence.now.get();
        span.get()
            .map(|span| games.with(|games| plan(games, span, now)))
    });
    let refills = Refills::default();
    let zone = zone::here();
    view! {
        <Page title=words.title back=Route::CorrespondenceGames>
            <div class="leave">
                <p class="quiet">{words.teach}</p>
                <Following/>
                <div class="absence-dates">
                    <Stamp
                        name="from"
                        label=words.from
                        example=words.from_example
                        zone=zone.clone()
                        value=from
                        span=SpanEnd::First
                    />
                    <div class="absence-return">
                        <Stamp
                            name="to"
                            label=words.to
                            example=words.to_example
                            zone
                            value=to
                            span=SpanEnd::Last
                        />
                        <Weeks from to/>
                    </div>
                </div>
                <p class="refusal" role="alert">
                    {move || is_wrong().then_some(words.order)}
                </p>
                <p class="absence-message" role="status" tabindex="-1" data-message="">
                    {move || refills.message.get()}
                </p>
                <Show
                    when=move || span.get().is_some()
                    fallback=move || view! { <p class="quiet no-print">{words.soon}</p> }
                >
                    <Answer plan refills/>
                </Show>
            </div>
        </Page>
    }
}

/// Puts the return a number of weeks after the departure, at the end of that day; without a
/// departure one leaves now.
#[component]
fn Weeks(from: RwSignal<Option<Utc>>, to: RwSignal<Option<Utc>>) -> impl IntoView {
    let words = &text::correspondence().plan.absence;
    let correspondence = expect_context::<CorrespondenceStore>();
    let choose = move |weeks: u32| {
        let zone = zone::here();
        let begin = from.get_untracked().unwrap_or_else(|| {
            let now = correspondence.this_second();
            now - Seconds::new(now.get().rem_euclid(60))
        });
        let back = zone::civil_in(&zone, begin).end_of_day_after(7 * weeks);
        if let Some(Ok(back)) = back.map(|back| instant(TypedTime::Local(back), &zone)) {
            from.set(Some(begin));
            to.set(Some(back));
        }
    };
    let chip = |weeks: u32| {
        view! {
            <button
                type="button"
                data-act=format!("weeks-{weeks}")
                on:click=move |_| choose(weeks)
            >
                {(words.weeks)(weeks)}
            </button>
        }
    };
    view! {
        <div class="absence-weeks no-print" role="group" aria-label=words.length>
            {[1, 2, 3].map(chip).collect_view()}
        </div>
    }
}

/// The games for which something has to be done, in order, and those that last. A row stays while
/// its times run: it may have the focus, or a question.
#[component]
fn Answer(plan: Memo<Option<Plan>>, refills: Refills) -> impl IntoView {
    let words = &text::correspondence().plan.absence;
    let ids = move |of: fn(&Plan) -> &Vec<Row>| {
        Memo::new(move |_| {
            let ids = |plan: &Plan| of(plan).iter().map(|row| row.id.clone()).collect();
            plan.with(|plan| plan.as_ref().map(ids).unwrap_or_default())
        })
    };
    let todo: Memo<Vec<String>> = ids(|plan| &plan.todo);
    let safe: Memo<Vec<String>> = ids(|plan| &plan.safe);
    let careful = Memo::new(move |_| plan.with(|plan| plan.as_ref()?.careful));
    let row = move |id: String| {
        let of = id.clone();
        let row = Memo::new(move |_| {
            plan.with(|plan| {
                let Plan { todo, safe, .. } = plan.as_ref()?;
                todo.iter().chain(safe).find(|row| row.id == of).cloned()
            })
        });
        view! { <GameRow id row refills/> }
    };
    let has = |ids: Memo<Vec<String>>| move || ids.with(|ids| !ids.is_empty());
    let is_none = move || todo.with(Vec::is_empty) && safe.with(Vec::is_empty);
    view! {
        <Show
            when=move || !is_none()
            fallback=move || view! { <p class="empty">{words.none}</p> }
        >
            <section>
                <h2>{words.plan}</h2>
                {move || careful.get().map(|by| view! { <p class="quiet">{(words.careful)(by)}</p> })}
                <Show when=has(todo) fallback=move || view! { <p>{words.nothing}</p> }>
                    <ol class="absence-plan">
                        <For each=move || todo.get() key=String::clone children=row/>
                    </ol>
                </Show>
            </section>
            <Show when=has(safe)>
                <section>
                    <h2>{words.safe}</h2>
                    <ul class="absence-safe">
                        <For each=move || safe.get() key=String::clone children=row/>
                    </ul>
                </section>
            </Show>
            <div class="no-print">
                <ActButton
                    act="print"
                    icon=Icon::Print
                    label=words.print
                    on_click=|()| print::print()
                />
            </div>
        </Show>
    }
}

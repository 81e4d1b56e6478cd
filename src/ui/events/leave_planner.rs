//! The planner for time away: which games last through it, and what to do for the others.

mod game_row;
mod plan;

use leptos::prelude::*;

use crate::correspondence::civil::TypedTime;
use crate::correspondence::{Seconds, Utc};
use crate::platform::{print, zone};
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::route::Route;
use crate::ui::text::events::absence as texts;
use crate::ui::widgets::following::Following;
use crate::ui::widgets::icon::Icon;
use crate::ui::widgets::icon_button::IconButton;
use crate::ui::widgets::page::Page;
use crate::ui::widgets::stamp::{SpanEnd, Stamp, instant};
use game_row::GameRow;
use plan::{Plan, Row, own_games, plan};

/// The absence that is shown until somebody enters another, in weeks.
const USUAL_WEEKS: u32 = 2;

#[component]
pub(crate) fn AbsencePage() -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    correspondence.tick();
    let away = Away::of_weeks(correspondence, USUAL_WEEKS);
    let Away { from, to } = away;
    let span = Memo::new(move |_| {
        let (from, to) = (from.get()?, to.get()?);
        (from < to).then_some((from, to))
    });
    let is_wrong = move || matches!((from.get(), to.get()), (Some(from), Some(to)) if to <= from);
    let games = Memo::new(move |_| own_games(correspondence));
    let is_any = Memo::new(move |_| games.with(|games| !games.is_empty()));
    let plan = Memo::new(move |_| {
        let now = correspondence.now.get();
        span.get()
            .map(|span| games.with(|games| plan(games, span, now)))
    });
    let zone = zone::here();
    let tools = move || {
        view! {
            <Show when=move || is_any.get() && span.get().is_some()>
                <div class="page-tools">
                    <IconButton
                        act="print"
                        icon=Icon::Print
                        label=texts::print()
                        on_click=|()| print::print()
                    />
                </div>
            </Show>
        }
    };
    view! {
        <Page title=texts::title() back=Route::CorrespondenceGames tools>
            <div class="leave">
                <Following/>
                <div class="absence-dates">
                    <Stamp
                        name="from"
                        label=texts::from()
                        example=texts::from_example()
                        zone=zone.clone()
                        value=from
                        on_change=move |at| from.set(at)
                        span=SpanEnd::First
                    />
                    <Stamp
                        name="to"
                        label=texts::to()
                        example=texts::to_example()
                        zone
                        value=to
                        on_change=move |at| to.set(at)
                        span=SpanEnd::Last
                    />
                    <Weeks away/>
                </div>
                <p class="refusal" role="alert">
                    {move || is_wrong().then_some(texts::order())}
                </p>
                <Show
                    when=move || span.get().is_some()
                    fallback=move || view! { <p class="quiet no-print">{texts::soon()}</p> }
                >
                    <Answer plan/>
                </Show>
            </div>
        </Page>
    }
}

/// When one leaves and when one is back. A handle.
#[derive(Clone, Copy)]
struct Away {
    from: RwSignal<Option<Utc>>,
    to: RwSignal<Option<Utc>>,
}

impl Away {
    /// An absence of so many weeks from now on.
    fn of_weeks(correspondence: CorrespondenceStore, weeks: u32) -> Away {
        let now = correspondence.this_second();
        let this_minute = now - Seconds::new(now.get().rem_euclid(60));
        let away = Away {
            from: RwSignal::new(Some(this_minute)),
            to: RwSignal::new(None),
        };
        away.choose(weeks);
        away
    }

    /// The return so many weeks after the departure, at the end of that day.
    fn back_after(self, weeks: u32) -> Option<Utc> {
        let zone = zone::here();
        let back = zone::civil_in(&zone, self.from.get()?).end_of_day_after(7 * weeks)?;
        instant(TypedTime::Local(back), &zone).ok()
    }

    fn choose(self, weeks: u32) {
        if let Some(back) = untrack(|| self.back_after(weeks)) {
            self.to.set(Some(back));
        }
    }
}

/// Absences of some weeks, by one touch.
#[component]
fn Weeks(away: Away) -> impl IntoView {
    let chip = |weeks: u32| {
        let is_chosen =
            Memo::new(move |_| away.to.get().is_some() && away.to.get() == away.back_after(weeks));
        view! {
            <button
                type="button"
                data-act=format!("weeks-{weeks}")
                aria-pressed=move || if is_chosen.get() { "true" } else { "false" }
                on:click=move |_| away.choose(weeks)
            >
                {texts::weeks(weeks)}
            </button>
        }
    };
    view! {
        <div class="absence-weeks no-print stack" role="group" aria-label=texts::length()>
            {[1, 2, 3].map(chip).collect_view()}
        </div>
    }
}

/// The games for which something has to be done, in order, and those that last. A row stays while
/// its times run: it may have the focus.
#[component]
fn Answer(plan: Memo<Option<Plan>>) -> impl IntoView {
    let ids = move |of: fn(&Plan) -> &Vec<Row>| {
        Memo::new(move |_| {
            let ids = |plan: &Plan| of(plan).iter().map(|row| row.id.clone()).collect();
            plan.with(|plan| plan.as_ref().map(ids).unwrap_or_default())
        })
    };
    let todo: Memo<Vec<String>> = ids(|plan| &plan.todo);
    let safe: Memo<Vec<String>> = ids(|plan| &plan.safe);
    let row = move |id: String| {
        let of = id.clone();
        let row = Memo::new(move |_| {
            plan.with(|plan| {
                let Plan { todo, safe } = plan.as_ref()?;
                todo.iter().chain(safe).find(|row| row.id == of).cloned()
            })
        });
        view! { <GameRow id row/> }
    };
    let count = |ids: Memo<Vec<String>>| move || ids.with(Vec::len);
    let (tasks, lasting) = (count(todo), count(safe));
    let answer = move || match tasks() {
        0 => texts::nothing().to_owned(),
        tasks => texts::answer(tasks, tasks + lasting(), lasting() == 0),
    };
    view! {
        <Show
            when=move || { tasks() + lasting() > 0 }
            fallback=move || view! { <p class="empty">{texts::none()}</p> }
        >
            <section class="absence-answer">
                <h2 role="status">{answer}</h2>
                <Show when=move || { tasks() > 0 }>
                    <ol class="absence-plan">
                        <For each=move || todo.get() key=String::clone children=row/>
                    </ol>
                </Show>
                <Show when=move || { lasting() > 0 }>
                    <div class="absence-heading">
                        <h3>{texts::safe()} " " <span>{move || texts::games(lasting())}</span></h3>
                        <small>{texts::left()}</small>
                    </div>
                    <ul class="absence-safe">
                        <For each=move || safe.get() key=String::clone children=row/>
                    </ul>
                </Show>
                <p class="quiet absence-teach">{texts::teach()}</p>
            </section>
        </Show>
    }
}

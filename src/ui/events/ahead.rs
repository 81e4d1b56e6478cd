//! A game looked at ahead of time: what if, the pace of both players, the calendar.

mod budget_chart;
mod figures;
mod outlook;
mod pace;

use leptos::prelude::*;

use crate::clock::{ByColor, Color};
use crate::correspondence::deadline::{cautious, worst_case};
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::events::deadline_calendar::DeadlineCalendar;
use crate::ui::events::what_if::{Scrubbed, WhatIfPanel};
use crate::ui::route::Route;
use crate::ui::text::base;
use crate::ui::text::events::ahead as texts;
use crate::ui::widgets::missing_game::MissingGame;
use crate::ui::widgets::page::Page;
use crate::ui::widgets::subject::Subject;
use pace::Pace;

#[component]
pub(crate) fn AheadPage(id: String) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let Some(subject) = Subject::load(correspondence, &id) else {
        return view! {
            <Page title=texts::title() back=Route::CorrespondenceGames>
                <div class="ahead-part">
                    <MissingGame id/>
                </div>
            </Page>
        }
        .into_any();
    };
    let back = Route::CorrespondenceGame(id.clone());
    let players = subject.players();
    let versus = base::versus(&players);
    let is_own = subject.game.mine.is_some();
    let now = correspondence.this_second();
    let is_known = Color::ALL
        .into_iter()
        .all(|side| subject.ledger.at(now).is_known(side));
    if !is_known {
        return view! {
            <Page title=texts::title() back>
                <p class="ahead-versus" dir="auto">
                    {versus}
                </p>
                <p class="empty ahead-part">{texts::compare_first()}</p>
            </Page>
        }
        .into_any();
    }
    let mine = subject.game.mine;
    let settled = correspondence.settled(&subject.game.event);
    let cautious = cautious(&subject.ledger, &settled);
    let worst = ByColor::from_fn(|side| {
        let is_own = mine.is_some();
        is_own
            .then(|| worst_case(&subject.ledger, &settled, side))
            .flatten()
    });
    let differs = worst.white.or(worst.black).map(|worst| worst.by);
    let about = Scrubbed {
        cautious,
        differs: (cautious.map(|sooner| sooner.by)).or(differs),
        worst,
        ledger: subject.ledger,
        players,
        mine,
    };
    let calendar = is_own.then(|| {
        let game = id.clone();
        view! {
            <section class="ahead-part" aria-label=texts::calendar()>
                <DeadlineCalendar game/>
            </section>
        }
    });
    view! {
        <Page title=texts::title() back>
            <p class="ahead-versus" dir="auto">
                {versus}
            </p>
            <section class="ahead-part">
                <h2 class="unseen">{texts::what_if()}</h2>
                <WhatIfPanel about/>
            </section>
            <Pace id/>
            {calendar}
        </Page>
    }
    .into_any()
}

//! A game of the list: its deadline, what stands in it then, and where one's pace leads.

use leptos::prelude::*;

use crate::clock::Color;
use crate::correspondence::account::Account;
use crate::correspondence::ahead::GameAhead;
use crate::correspondence::forecast::forecast;
use crate::correspondence::{Blocks, Phase, Seconds, Utc};
use crate::platform::date;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::context::player_names::name_of;
use crate::ui::route::{PlanRoute, Route};
use crate::ui::text::correspondence::{self, common};
use crate::ui::text::events::ahead as texts;
use crate::ui::text::whole;
use crate::ui::widgets::blocks::BlockBar;
use crate::ui::widgets::length::{Figures, at_worst, length};
use crate::ui::widgets::moment::{here_soon, is_in_year_of};
use crate::ui::widgets::subject::Subject;

/// How many of the last moves make the pace.
const PACE: u32 = 5;
/// The time that the full width of a bar represents, the same in every row.
const RAIL: Seconds = Seconds::days(126);

#[component]
pub(super) fn GameRow(
    id: String,
    game: Memo<Option<GameAhead>>,
    #[prop(into)] on_go: Callback<Utc>,
) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let subject = untrack(|| Subject::load(correspondence, &id))?;
    let mine = subject.game.mine?;
    let opponent = name_of(&subject.players(), mine.other());
    let name = subject.event.draft().name.clone();
    let pace = pace_ends(&subject, mine);
    let event = StoredValue::new(subject.event);
    let account = Memo::new(move |_| game.with(|game| game.as_ref()?.account()));
    let shown = move || {
        let blocks = |account: Account| event.with_value(|event| Blocks::of(&account, event));
        account.get().map(blocks).unwrap_or_default()
    };
    let is_my_turn = move || game.with(|game| game.as_ref().is_some_and(|game| game.is_my_turn));
    let link = Route::from(PlanRoute::Ahead(id.clone())).href();
    Some(view! {
        <li class="ahead-game" class:mine=is_my_turn data-game=id>
            <p class="ahead-who">
                <a href=link dir="auto">
                    {opponent}
                </a>
                <small dir="auto">{name}</small>
            </p>
            <Due game on_go/>
            <div class="ahead-then">
                <span class="unseen">{texts::then()}</span>
                <AccountThen game mine account/>
                <BlockBar value=Signal::derive(shown) max=RAIL/>
            </div>
            <p class="ahead-pace" data-pace="">
                <span class="headed">{texts::own_pace()}</span>
                " "
                <span class="num">{pace}</span>
            </p>
        </li>
    })
}

/// The deadline, with a button that goes there.
#[component]
fn Due(game: Memo<Option<GameAhead>>, on_go: Callback<Utc>) -> impl IntoView {
    let now = expect_context::<CorrespondenceStore>().this_second();
    let due = Memo::new(move |_| game.with(|game| game.as_ref()?.due));
    let is_in_doubt =
        Memo::new(move |_| game.with(|game| game.as_ref().is_some_and(|game| game.is_in_doubt)));
    // The words over the date, and whether the head of a column, which a phone has no room for, says
    // them too.
    let whose = Memo::new(move |_| {
        let is = |of: fn(&GameAhead) -> bool| game.with(|game| game.as_ref().is_some_and(of));
        if is_in_doubt.get() {
            (texts::in_doubt(), false)
        } else if !is(|game| game.is_my_turn) {
            (texts::their_move(), false)
        } else if is(GameAhead::is_cautious) {
            (correspondence::game::cautious(), false)
        } else {
            (texts::move_by(), true)
        }
    });
    let stands = move || {
        let is = |of: fn(&GameAhead) -> bool| game.with(|game| game.as_ref().is_some_and(of));
        if is(|game| game.runs_unknown) {
            texts::not_compared()
        } else if is(|game| matches!(game.then.phase, Phase::Waiting)) {
            texts::waits()
        } else {
            texts::claim()
        }
    };
    let go = move |_| {
        if let Some(due) = due.get_untracked() {
            on_go.run(due);
        }
    };
    view! {
        <Show
            when=move || due.get().is_some()
            fallback=move || view! { <p class="ahead-due quiet">{stands}</p> }
        >
            <button class="ahead-due" type="button" data-act="go-due" on:click=go>
                <span class="quiet" class:headed=move || whose.get().1>
                    {move || whose.get().0}
                </span>
                " "
                <span class="num">{move || due.get().map(|due| here_soon(due, now))}</span>
            </button>
        </Show>
    }
}

/// How a game has ended for oneself.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ended {
    Lost,
    MayBeLost,
    Won,
    Over,
}

impl Ended {
    fn of(game: &GameAhead, mine: Color) -> Option<Ended> {
        match game.then.phase {
            _ if game.is_in_doubt_then => Some(Ended::MayBeLost),
            Phase::Fallen { .. } if game.then.turn == mine => Some(Ended::Lost),
            Phase::Fallen { .. } => Some(Ended::Won),
            Phase::Over(_) => Some(Ended::Over),
            Phase::Waiting | Phase::Running { .. } | Phase::Claim { .. } => None,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Ended::Lost => "lost",
            Ended::MayBeLost => "may-be-lost",
            Ended::Won => "won",
            Ended::Over => "over",
        }
    }

    fn label(self) -> &'static str {
        match self {
            Ended::Lost => texts::lost(),
            Ended::MayBeLost => texts::may_be_lost(),
            Ended::Won => texts::won(),
            Ended::Over => texts::over(),
        }
    }
}

/// The figures of the account whose deadline it is, if they are known, and how the game has ended by
/// then.
#[component]
fn AccountThen(
    game: Memo<Option<GameAhead>>,
    mine: Color,
    account: Memo<Option<Account>>,
) -> impl IntoView {
    let ended = Memo::new(move |_| game.with(|game| Ended::of(game.as_ref()?, mine)));
    let clock = move || {
        account
            .get()
            .map(|account| length(account.clock))
            .unwrap_or_default()
    };
    let bank = move || {
        account
            .get()
            .map(|account| correspondence::in_bank(account.bank))
    };
    let is_cautious = move || {
        let is_at_least = |game: &GameAhead| game.is_cautious() && !game.is_in_doubt_then;
        game.with(|game| game.as_ref().is_some_and(is_at_least))
    };
    view! {
        <p class="ahead-figures num" data-ended=move || ended.get().map(Ended::name)>
            <b>{move || ended.get().map(Ended::label)}</b>
            <Show
                when=move || account.get().is_some()
                fallback=move || view! { <span class="quiet">{texts::not_compared()}</span> }
            >
                <strong data-figure="clock">
                    {move || is_cautious().then(at_worst)}
                    <Figures length=Signal::derive(clock)/>
                </strong>
                <span>
                    {common::bank()} " " <span data-figure="bank">{bank}</span>
                </span>
            </Show>
        </p>
    }
}

/// When one's time ends at one's own pace, in words.
fn pace_ends(subject: &Subject, mine: Color) -> String {
    let now = subject.correspondence.this_second();
    if !subject.ledger.at(now).is_known(mine) {
        return texts::not_compared().into();
    }
    match forecast(&subject.ledger, mine, now, PACE) {
        None => texts::over().into(),
        Some(seen) if seen.pace.is_none() => texts::no_pace().into(),
        Some(seen) => match seen.falls {
            None => texts::pace_lasts().into(),
            Some(fall) => {
                let at = fall.likely.unwrap_or(fall.earliest);
                let date = if is_in_year_of(now, at) {
                    date::day_and_month(at.wall())
                } else {
                    date::date(at.wall())
                };
                texts::pace_ends(fall.number, &whole(&date))
            }
        },
    }
}

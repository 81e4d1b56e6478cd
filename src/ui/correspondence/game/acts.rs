//! The entries that are possible now, and the form of the one that the user writes.

use leptos::prelude::*;

use super::ask_button::AskButton;
use super::draft::EntryDraft;
use super::entry_fields::EntryFields;
use super::entry_form::{AskForm, EntryForm, SaveOrCancel};
use super::reconcile::Reconcile;
use super::state::{Ask, GamePage};
use crate::clock::{ByColor, Color};
use crate::correspondence::Phase;
use crate::correspondence::enter::{EnterError, names};
use crate::correspondence::entry::ActKind;
use crate::ui::correspondence::player_fields::Sides;
use crate::ui::route::EventsRoute;
use crate::ui::text;
use crate::ui::text::correspondence::game as words;
use crate::ui::widgets::act_button::{ActButton, ActLink};
use crate::ui::widgets::icon::Icon;

/// The acts, or the form of one.
#[component]
pub(super) fn Acts(page: GamePage) -> impl IntoView {
    let asking = Memo::new(move |_| page.ask.get());
    let is_lost = Memo::new(move |_| matches!(page.state.get().phase, Phase::Fallen { .. }));
    let shown = move || {
        let ask = asking.get();
        if ask == Ask::Nothing {
            // Another tab may have entered something.
            page.ledger.track();
            page.conflict.track();
        }
        let is_lost = is_lost.get();
        untrack(|| match ask {
            Ask::Nothing if is_lost => view! { <LossAnswers page/> }.into_any(),
            Ask::Nothing => view! { <PossibleActs page/> }.into_any(),
            Ask::Act(kind) => view! { <ActForm draft=EntryDraft::of_act(page, kind)/> }.into_any(),
            Ask::RefillAtLeast(least) => {
                let draft = EntryDraft::of_refill(page, least);
                view! { <ActForm draft/> }.into_any()
            }
            Ask::Reconcile => view! { <Reconcile page/> }.into_any(),
            Ask::Players => view! { <PlayersForm page/> }.into_any(),
            // In the statement, and below it.
            Ask::Insert | Ask::Correct(_) => ().into_any(),
        })
    };
    view! { <section class="correspondence-acts no-print">{shown}</section> }
}

/// The form of something that happens now.
#[component]
fn ActForm(draft: EntryDraft) -> impl IntoView {
    let kind = draft.kind.get_untracked();
    let title = match kind {
        ActKind::Refill => words::refill(),
        ActKind::Claim => words::claim(),
        ActKind::Resolved => words::resolve(),
        ActKind::Result => words::result(),
        _ => words::start(),
    };
    let is_refill = kind == ActKind::Refill;
    let save = if is_refill {
        words::refill_save()
    } else {
        words::save()
    };
    view! {
        <EntryForm draft title save>
            {is_refill.then(|| view! { <p data-first="">{words::refill_first()}</p> })}
            <EntryFields draft/>
        </EntryForm>
    }
}

/// The two answers to a loss on time: it is so, or something is missing here that the server knows.
/// With time in the bank neither is the likely one.
#[component]
fn LossAnswers(page: GamePage) -> impl IntoView {
    // Figures cannot be compared while entries do not fit: the missing one comes first.
    let has_late = page.conflict.with(Option::is_some);
    let otherwise = if has_late {
        Ask::Insert
    } else {
        Ask::Reconcile
    };
    let accept = move |class| {
        let (label, ask) = (words::accept_loss(), Ask::Act(ActKind::Result));
        view! { <AskButton page act="accept-loss" class label ask/> }
    };
    // An entry may be missing that was made before the clock ran out.
    let is_open = !has_late && matches!(page.phase(), Phase::Running { .. });
    let has_bank = page
        .state
        .with(|state| state.account(state.turn).bank.is_positive());
    let class = if has_bank { "" } else { "main" };
    view! {
        <div class="correspondence-answers stack">
            {accept(class)}
            <AskButton page act="server-differs" label=words::server_differs() ask=otherwise/>
        </div>
        {is_open.then(|| view! { <PossibleActs page/> })}
    }
}

/// The entries that this phase of the game allows.
#[component]
fn PossibleActs(page: GamePage) -> impl IntoView {
    let is_disabled = Signal::derive(move || {
        page.correspondence.following.get() || page.conflict.with(Option::is_some)
    });
    let act = move |act, icon, label, ask| {
        view! { <ActButton act icon label is_disabled on_click=move |()| page.ask(ask)/> }
    };
    let start = || {
        act(
            "start",
            Icon::Play,
            words::start(),
            Ask::Act(ActKind::Start),
        )
    };
    let refill = || {
        act(
            "refill",
            Icon::Refill,
            words::refill(),
            Ask::Act(ActKind::Refill),
        )
    };
    let claim = || {
        act(
            "claim",
            Icon::Claim,
            words::claim(),
            Ask::Act(ActKind::Claim),
        )
    };
    let resolve = || {
        act(
            "resolve",
            Icon::Claim,
            words::resolve(),
            Ask::Act(ActKind::Resolved),
        )
    };
    let result = || {
        act(
            "result",
            Icon::EndGame,
            words::result(),
            Ask::Act(ActKind::Result),
        )
    };
    let reconcile = || act("reconcile", Icon::Check, words::compare(), Ask::Reconcile);
    let is_lost = matches!(page.state.get().phase, Phase::Fallen { .. });
    let acts = match page.phase() {
        Phase::Over(_) => ().into_any(),
        Phase::Waiting => (start(), result()).into_any(),
        Phase::Claim { .. } => (refill(), resolve(), result(), reconcile()).into_any(),
        // Above them are the other two.
        _ if is_lost => (refill(), claim()).into_any(),
        _ => (refill(), claim(), result(), reconcile()).into_any(),
    };
    let is_live = !matches!(page.phase(), Phase::Waiting | Phase::Over(_));
    let has_team = is_live && page.event.with_untracked(|event| event.draft().team);
    let team = has_team.then(|| {
        let event = page.game.with_untracked(|game| game.event.clone());
        let to = EventsRoute::Team(event);
        view! { <ActLink act="team" icon=Icon::Team label=words::team() to/> }
    });
    view! { <div class="correspondence-act-row">{acts} {team}</div> }
}

#[component]
fn PlayersForm(page: GamePage) -> impl IntoView {
    let (players, mine) = (page.game).with_untracked(|game| (game.players.clone(), game.mine));
    let typed = RwSignal::new(players);
    let mine = RwSignal::new(mine);
    let read = Memo::new(move |_| typed.with(names));
    let is_ready = Signal::derive(move || read.with(Result::is_ok));
    let save = move |()| {
        if let Ok(players) = read.get_untracked() {
            page.keep_players(players, mine.get_untracked());
        }
    };
    let errors = ByColor::from_fn(|side: Color| {
        let problem = EnterError::Name(side);
        Signal::derive(move || {
            let is_wrong = read.with(|read| {
                let wrong = read.as_ref().err();
                wrong.is_some_and(|wrong| wrong.contains(&problem))
            });
            is_wrong.then(|| {
                page.event
                    .with(|event| text::correspondence::enter_problem(&problem, event))
            })
        })
    });
    view! {
        <AskForm page title=text::correspondence::correct::players() on_save=save>
            <Sides
                mine
                on_choose=move |side| mine.set(side)
                names=typed
                on_name=move |(side, name)| typed.update(|typed| *typed.get_mut(side) = name)
                errors
            />
            <SaveOrCancel page is_ready label=text::correspondence::game::save()/>
        </AskForm>
    }
}

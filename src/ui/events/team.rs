//! A team event: the players on each board, and beside them what a captain can do for one.

mod board;
mod deed;
mod seat;

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use crate::clock::Color;
use crate::correspondence::{Phase, Seconds, State, Summary, Utc, typed};
use crate::platform::listener::prevent_default;
use crate::storage::correspondence::StoredEvent;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::route::{EventFormRoute, EventsRoute, Route};
use crate::ui::text::events::{list as list_texts, team as texts};
use crate::ui::text::shared;
use crate::ui::widgets::field::Field;
use crate::ui::widgets::following::Following;
use crate::ui::widgets::length::{length, typed_length};
use crate::ui::widgets::moment::here;
use crate::ui::widgets::page::Page;
use crate::ui::widgets::stamp::Stamp;
use board::Board;
use deed::{Deed, DeedKind};
use seat::{Seat, Team};

#[component]
pub(crate) fn TeamPage(id: String) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    correspondence.tick();
    let Some(kept) = untrack(|| correspondence.event(&id)) else {
        return view! {
            <Page title=texts::title() back=EventsRoute::List>
                <p class="empty team-part">{list_texts::missing()}</p>
            </Page>
        }
        .into_any();
    };
    let back = EventsRoute::Event(id);
    let title = format!("{} \u{2013} {}", kept.event.draft().name, texts::title());
    if kept.event.draft().team {
        view! {
            <Page title back>
                <Columns kept/>
            </Page>
        }
        .into_any()
    } else {
        let edit = Route::from(EventFormRoute::Edit(kept.id));
        view! {
            <Page title back>
                <p class="empty">{texts::not_team()}</p>
                <p class="empty-more">{texts::what_1()} " " {texts::what_2()}</p>
                <p>
                    <a class="button main" data-act="edit-event" href=edit.href()>
                        {texts::not_team_do()}
                    </a>
                </p>
            </Page>
        }
        .into_any()
    }
}

/// The running games of the event, by their ids, and how many are over.
type Running = (Vec<String>, usize);

/// The boards, and the acts of a captain.
#[component]
fn Columns(kept: StoredEvent) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let last = kept.event.last_substitution();
    let is_ended = Memo::new(move |_| correspondence.now.get() > last);
    // The running games change rarely, so a form that the user is filling in is not rebuilt every
    // second.
    let id = kept.id;
    let running = Memo::new(move |_| {
        let now = correspondence.now.get();
        correspondence.games.with(|lines| {
            let of_event = lines.iter().filter(|line| line.event == id);
            let is_over = |line: &&Summary| {
                let phase = line.state.advanced(now).phase;
                matches!(phase, Phase::Fallen { .. } | Phase::Over(_))
            };
            let (over, running): (Vec<_>, Vec<_>) = of_event.partition(is_over);
            let ids = running.iter().map(|line| line.id.clone());
            (ids.collect(), over.len())
        })
    });
    let team = Team::new(kept.event, running, is_ended);
    let ended = move || {
        is_ended.get().then(|| {
            view! {
                <p class="refusal" data-said="ended">
                    {texts::ended(&here(last))}
                </p>
            }
        })
    };
    view! {
        <div class="team-notes">
            {ended}
            <Following/>
        </div>
        <div class="team-columns">
            <Boards team running/>
            <Acts team/>
        </div>
    }
}

/// Every running game of the event.
#[component]
fn Boards(team: Team, running: Memo<Running>) -> impl IntoView {
    let is_none = move || running.with(|(running, _)| running.is_empty());
    let finished = move || running.with(|&(_, over)| (over > 0).then(|| texts::finished(over)));
    let board = move |id: String| {
        let key = id.clone();
        let place = Memo::new(move |_| {
            let of = |id: &String| *id == key;
            running.with(|(running, _)| running.iter().position(of).unwrap_or_default() + 1)
        });
        view! { <Board team id place/> }
    };
    view! {
        <div class="team-boards">
            <Show when=is_none>
                <p class="empty">{texts::none()}</p>
            </Show>
            <For each=move || running.get().0 key=String::clone children=board/>
            {move || finished().map(|finished| view! { <p class="quiet">{finished}</p> })}
        </div>
    }
}

#[component]
fn Acts(team: Team) -> impl IntoView {
    let may_transfer = team
        .event
        .with_value(|event| event.draft().captain_may_transfer);
    let transfer = if may_transfer {
        texts::transfer_in_effect()
    } else {
        texts::transfer_not()
    };
    let acts = move || {
        team.open
            .get()
            .map(|seat| view! { <PlayerActs team seat may_transfer/> })
    };
    view! {
        <div>
            {acts}
            <div class="team-teach stack">
                {[texts::what_1(), texts::what_2()].map(|what| view! { <p>{what}</p> }).collect_view()}
                <p data-said="transfer">{transfer}</p>
            </div>
        </div>
    }
}

/// The acts for a player, one of them open.
#[component]
fn PlayerActs(team: Team, seat: Seat, may_transfer: bool) -> impl IntoView {
    let line = team.line(seat.game.clone());
    let state = team.state(line);
    let side = seat.side;
    let is_owed =
        state.with_untracked(|state| state.is_some_and(|state| *state.owes_substitution.get(side)));
    let name = line.with_untracked(|line| line.as_ref().map(|line| line.players.get(side).clone()));
    let typed = TypedDeed::new(team);
    let open = RwSignal::new(DeedKind::Substitution);
    let is_offered = move |kind: &DeedKind| match kind {
        DeedKind::Substitution | DeedKind::Replacement => true,
        DeedKind::Transfer => may_transfer && !is_owed,
    };
    let act = move |kind: DeedKind| {
        let is_open = move || open.get() == kind;
        let (label, why) = kind.words();
        let seat = StoredValue::new(seat.clone());
        view! {
            <li class="team-act" class:open=is_open>
                <button
                    type="button"
                    data-deed=kind.name()
                    aria-expanded=move || is_open().to_string()
                    on:click=move |_| open.set(kind)
                >
                    <strong>{label}</strong>
                    <small>{why}</small>
                </button>
                <Show when=is_open>
                    <DeedForm team seat=seat.get_value() kind may_transfer state typed/>
                </Show>
            </li>
        }
    };
    let acts = DeedKind::ALL.into_iter().filter(is_offered);
    view! {
        <section class="team-chosen" tabindex="-1" data-acts="" aria-label=texts::kind()>
            <h2 dir="auto">{name}</h2>
            <p class="quiet">{texts::takes_over()}</p>
            <ul>{acts.map(act).collect_view()}</ul>
        </section>
    }
}

/// The values typed for a player. They stay when the captain chooses another act. A handle.
#[derive(Clone, Copy, Debug)]
struct TypedDeed {
    name: RwSignal<String>,
    amount: RwSignal<String>,
    at: RwSignal<Option<Utc>>,
}

impl TypedDeed {
    /// Empty values, with the present time.
    fn new(team: Team) -> TypedDeed {
        TypedDeed {
            name: RwSignal::default(),
            amount: RwSignal::default(),
            at: RwSignal::new(Some(team.correspondence.this_second())),
        }
    }
}

#[component]
fn DeedForm(
    team: Team,
    seat: Seat,
    kind: DeedKind,
    may_transfer: bool,
    state: Memo<Option<State>>,
    typed: TypedDeed,
) -> impl IntoView {
    let TypedDeed { name, amount, at } = typed;
    let wrong = RwSignal::new(String::new());
    let key = seat.key();
    let zone = team.event.with_value(|event| event.draft().zone.clone());
    let named = (kind != DeedKind::Transfer).then(|| {
        let field = format!("player-{key}");
        view! {
            <Field name=field label=texts::name() value=name on_input=move |text| name.set(text)/>
        }
    });
    let amounts = may_transfer.then(|| {
        let field = format!("amount-{key}");
        view! { <TransferAmount name=field side=seat.side amount state/> }
    });
    let stamp = format!("at-{key}");
    let enter = move |event: SubmitEvent| {
        prevent_default(&event);
        let deed = Deed {
            kind,
            name: name.get_untracked(),
            amount: amount.get_untracked(),
            at: at.get_untracked(),
        };
        let done = team
            .event
            .with_value(|event| deed.enter(team.correspondence, &seat, event));
        match done {
            Ok(message) => {
                team.done.set(Some((seat.clone(), message)));
                team.close();
            }
            Err(why) => wrong.set(why),
        }
    };
    view! {
        <form class="team-form stack apart" novalidate=true on:submit=enter>
            {named}
            {amounts}
            <Stamp name=stamp label=texts::when() zone value=at on_change=move |instant| at.set(instant)/>
            <p class="refusal" role="alert" data-said="refused">
                {move || wrong.get()}
            </p>
            <div class="primary">
                <button
                    class="main"
                    type="submit"
                    data-act="enter-player"
                    disabled=move || team.correspondence.following.get()
                >
                    {texts::enter()}
                </button>
                <button type="button" data-act="cancel-player" on:click=move |_| team.close()>
                    {shared::common::cancel()}
                </button>
            </div>
        </form>
    }
}

#[component]
fn TransferAmount(
    /// The name of the input.
    name: String,
    side: Color,
    amount: RwSignal<String>,
    state: Memo<Option<State>>,
) -> impl IntoView {
    let account = move || state.get().map(|state| *state.account(side));
    let most = Memo::new(move |_| account().map(|account| account.refillable()));
    let most = move || most.get().unwrap_or_default();
    let leaves = move || {
        let wanted = typed::parse(amount.get().trim()).ok()?;
        let account = account()?;
        let is_fine = wanted.is_positive() && wanted <= account.refillable();
        let after = is_fine.then(|| account.with_refill(wanted))?;
        Some(texts::leaves(&length(after.clock), &length(after.bank)))
    };
    let fill = move || match most() {
        Seconds::ZERO => texts::fill_none().to_owned(),
        most => texts::fill(&length(most)),
    };
    view! {
        <div class="team-amount">
            <Field
                name
                label=texts::amount()
                hint=texts::amount_hint()
                value=amount
                on_input=move |text| amount.set(text)
            />
            <button
                type="button"
                data-act="fill-clock"
                disabled=move || !most().is_positive()
                on:click=move |_| amount.set(typed_length(untrack(most)))
            >
                {fill}
            </button>
            <p class="num" role="status">
                {leaves}
            </p>
        </div>
    }
}

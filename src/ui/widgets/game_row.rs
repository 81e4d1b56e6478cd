//! A row of a list of games: who plays, the last move, the three blocks, the time left, and by when.

use std::collections::BTreeSet;

use leptos::prelude::*;

use crate::clock::Color;
use crate::correspondence::rank::{GameNow, Urgency};
use crate::correspondence::{Blocks, GameStanding, Phase, Seconds, Summary, Utc};
use crate::game::tags::surname;
use crate::platform::date;
use crate::storage::correspondence::StoredEvent;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::context::piece_letters;
use crate::ui::context::player_names::name_of;
use crate::ui::route::Route;
use crate::ui::text::correspondence::games as texts;
use crate::ui::text::{self, base};
use crate::ui::widgets::blocks::BlockBar;
use crate::ui::widgets::length::{Figures, at_worst, length_left};
use crate::ui::widgets::moment::{day_then_time, to_the_minute};

/// The words of a row; they change with an entry, a start, a fall, and when time gets low.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct RowWords {
    /// The opponent's side, or the side to move of a game that one follows.
    side: &'static str,
    who: String,
    /// The name of its event, or on that event's page whose turn it is.
    event: String,
    last_move: String,
    /// The name that style sheets and tests use for whose turn it is.
    standing: &'static str,
    /// Whether there is nothing to do in it now.
    is_idle: bool,
    urgency: Option<&'static str>,
    warning: String,
    due: String,
    /// Whether the time left is that until the earlier date.
    is_cautious: bool,
}

/// The row of a kept game, which leads to it.
#[component]
pub(crate) fn KeptRow(
    id: String,
    /// As for [`fn@Row`].
    #[prop(into)]
    most: Signal<Seconds>,
    #[prop(into)] shared: Signal<BTreeSet<String>>,
    #[prop(optional)] of_event: bool,
) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let href = Route::CorrespondenceGame(id.clone()).href();
    let game = {
        let id = id.clone();
        Memo::new(move |_| {
            let games = correspondence.games.read();
            games.iter().find(|game| game.id == id).cloned()
        })
    };
    let event = Memo::new(move |_| game.with(|game| correspondence.event(&game.as_ref()?.event)));
    view! { <Row id href=Some(href) game event most shared of_event/> }
}

/// A row that shows a game of a brought file.
pub(crate) struct InFile {
    /// The game's index in the file.
    pub place: usize,
    /// The name of the effect of keeping it.
    pub state: &'static str,
    /// That effect in words.
    pub said: String,
    /// The rest of the row, below.
    pub below: AnyView,
}

/// The row of a game.
#[component]
pub(crate) fn Row(
    id: String,
    /// The address of its page; `None` if it has none.
    href: Option<String>,
    #[prop(into)] game: Signal<Option<Summary>>,
    #[prop(into)] event: Signal<Option<StoredEvent>>,
    /// The time that the full width of the bar represents.
    #[prop(into)]
    most: Signal<Seconds>,
    /// The surnames that do not tell two opponents apart.
    #[prop(into)]
    shared: Signal<BTreeSet<String>>,
    /// Whether it is on the page of its event: whose turn it is stands in the place of that name.
    #[prop(optional)]
    of_event: bool,
    #[prop(optional)] in_file: Option<InFile>,
) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let current = Memo::new(move |_| {
        let now = correspondence.now.get();
        game.with(|game| Some(GameNow::of(game.as_ref()?, now)))
    });
    let signs = Memo::new(move |_| {
        let current = current.get()?;
        Some((current.standing, current.urgency, current.is_in_doubt()))
    });
    let words = Memo::new(move |_| {
        signs.get();
        let current = current.get_untracked();
        let words = |game: &Summary| {
            let who = shared.with(|shared| short(game, shared));
            event.with(|event| {
                let mut words = words(game, who, event.as_ref(), &current?);
                if of_event {
                    words.event = turn(&current?).into();
                }
                Some(words)
            })
        };
        game.with(|game| words(game.as_ref()?)).unwrap_or_default()
    });
    let left = Memo::new(move |_| {
        let now = correspondence.now.get();
        current.get().map(|current| left(&current, now))
    });
    let blocks = Memo::new(move |_| {
        let shown = |current: GameNow| event.with(|event| shown(event.as_ref(), &current));
        current.get().map(shown).unwrap_or_default()
    });
    let part = move |of: fn(&RowWords) -> String| move || words.with(of);
    let is_said = move || words.with(|words| words.is_cautious && words.urgency != Some("low"));
    let is_in_file = in_file.is_some();
    let (file, said, below) = match in_file {
        Some(file) => (
            (Some(file.place), Some(file.state)),
            Some(file.said),
            Some(file.below),
        ),
        None => ((None, None), None, None),
    };
    let (place, state) = file;
    let parts = view! {
        <i class="man" data-side=move || words.with(|words| words.side)></i>
        <span class="who">
            <strong dir="auto">{part(|words| words.who.clone())}</strong>
            " "
            <small dir="auto">{part(|words| words.event.clone())}</small>
            {said.map(|said| view! { " " <small class="found">{said}</small> })}
        </span>
        " "
        <span class="move notation">{part(|words| words.last_move.clone())}</span>
        <BlockBar value=blocks max=most/>
        <span class="left num">
            {move || words.with(|words| words.is_cautious).then(at_worst)}
            <Figures length=Signal::derive(move || left.get().unwrap_or_default())/>
        </span>
        " "
        <span class="by num">
            // The figure says to the eyes that it is the worst one.
            <small class="warning" class:unseen=is_said>
                {part(|words| words.warning.clone())}
            </small>
            " "
            <span class="due">{part(|words| words.due.clone())}</span>
        </span>
    };
    let open = match href {
        Some(href) => view! { <a class="open" href=href>{parts}</a> }.into_any(),
        None => view! { <div class="open">{parts}</div> }.into_any(),
    };
    view! {
        <li
            class="correspondence-row"
            class:idle=move || words.with(|words| words.is_idle)
            class:unknown=move || current.get().is_some_and(|current| !current.is_known())
            class:bring-row=is_in_file
            data-game=id
            data-row=place
            data-state=state
            data-standing=move || words.with(|words| words.standing)
            data-urgency=move || words.with(|words| words.urgency)
        >
            {open}
            {below}
        </li>
    }
}

/// The blocks of the side to move as the figure beside them has its time; none while that is not
/// known.
fn shown(event: Option<&StoredEvent>, current: &GameNow) -> Blocks {
    if !current.is_known() {
        return Blocks::default();
    }
    let mut account = current.account();
    // A bar is not a clock: the page redraws it once a minute.
    account.clock = account.clock - Seconds::new(account.clock.get().rem_euclid(60));
    match event {
        Some(kept) => Blocks::of(&account, &kept.event),
        None => Blocks {
            clock: account.clock,
            bank: account.bank,
            increment: Seconds::ZERO,
        },
    }
}

/// The time left on the clock that runs, the clock that stands, or the score; nothing where no time
/// is known or only the server knows it.
fn left(current: &GameNow, now: Utc) -> String {
    match (current.standing, current.deadline) {
        (GameStanding::Finished, _) => {
            let score = current.state.verdict().map(|end| end.result.shown());
            score.unwrap_or_default().to_owned()
        }
        _ if !current.is_known() || current.is_in_doubt() => String::new(),
        (GameStanding::Ahead, _) | (_, None) => {
            length_left(current.state.account(current.state.turn).clock)
        }
        (_, Some(deadline)) => length_left(deadline.safe().since(now)),
    }
}

fn words(game: &Summary, who: String, event: Option<&StoredEvent>, current: &GameNow) -> RowWords {
    let state = &current.state;
    let is_lost = matches!(state.phase, Phase::Fallen { .. }) && game.mine == Some(state.turn);
    // No clock lasts for more than 50 days.
    let soon = |at: Utc| day_then_time(&date::day_and_time(at.wall()));
    let due = match (current.standing, current.due()) {
        (GameStanding::Finished, _) => {
            let end = state.verdict();
            let at = end.map_or(state.at, |end| end.at);
            to_the_minute(at)
        }
        (GameStanding::Ahead, _) => texts::starts(&to_the_minute(state.at)),
        _ if current.is_in_doubt() => texts::check().into(),
        (_, Some(due)) => soon(due),
        (_, None) if current.runs_unknown() => texts::not_compared().into(),
        (_, None) => texts::claim_waits().into(),
    };
    let has_bank = state.account(state.turn).bank.is_positive();
    let is_cautious = current.is_cautious();
    let warning = match (current.standing, current.urgency) {
        (GameStanding::Finished, _) => {
            let end = state.verdict();
            end.map_or("", |end| text::correspondence::ended(&end, game.mine))
                .into()
        }
        _ if matches!(state.phase, Phase::Claim { .. }) => texts::claim().into(),
        _ if current.is_in_doubt() => String::new(),
        (_, Urgency::Low) if has_bank => [base::face::low(), " · ", texts::refill()].concat(),
        (_, Urgency::Low) => base::face::low().into(),
        // The date is not that of the clock, which the page of the game shows.
        _ if is_cautious => text::correspondence::game::cautious().into(),
        // The date of an opponent who may have less time.
        (GameStanding::Theirs, _) if game.doubt.cautious.is_some() => {
            text::correspondence::game::at_the_latest().into()
        }
        (_, Urgency::Soon) if has_bank => texts::bank_no_help().into(),
        _ => String::new(),
    };
    RowWords {
        side: game.mine.map_or(state.turn, Color::other).name(),
        who,
        event: event.map_or_else(String::new, |kept| kept.event.draft().name.clone()),
        last_move: match game.last_move.as_str() {
            "" => texts::no_moves().into(),
            last => piece_letters::shown(last),
        },
        standing: if is_lost {
            "lost"
        } else {
            current.standing.name()
        },
        is_idle: !current.standing.acts(),
        urgency: match current.urgency {
            _ if current.is_in_doubt() => Some("doubt"),
            Urgency::Low => Some("low"),
            Urgency::Soon => Some("soon"),
            Urgency::None => None,
        },
        warning,
        due,
        is_cautious,
    }
}

/// Whose turn it is, as the headings of the list say it.
fn turn(current: &GameNow) -> &'static str {
    match current.standing {
        GameStanding::Watched => text::correspondence::common::to_move(current.state.turn),
        standing => texts::standing(standing),
    }
}

/// The opponent, or both players where neither side is one's own.
pub(crate) fn who(game: &Summary) -> String {
    match game.mine {
        Some(mine) => name_of(&game.players, mine.other()),
        None => base::versus(&game.players),
    }
}

/// The same in a row: of an opponent the surname, unless another one has it too.
fn short(game: &Summary, shared: &BTreeSet<String>) -> String {
    let who = who(game);
    let short = surname(&who);
    match game.mine {
        Some(_) if !shared.contains(short) => short.to_owned(),
        _ => who,
    }
}

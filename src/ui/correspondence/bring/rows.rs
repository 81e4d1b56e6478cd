//! The games of a file, each with what it comes to, and the questions of those that are not clear.

use std::collections::{BTreeSet, HashMap};

use leptos::prelude::*;

use super::keep::stored;
use super::state::Bringing;
use crate::clock::Color;
use crate::correspondence::brought::{Answer, BroughtRow, RowKind};
use crate::correspondence::rank::{GameStanding, ListQuery, list, most, shared_surnames};
use crate::correspondence::server_clocks::{ClockComparison, OtherClock};
use crate::correspondence::server_facts::StampUnit;
use crate::correspondence::take_over::TakeOverError;
use crate::correspondence::{Seconds, ServerGame, Summary};
use crate::game::MoveHistory;
use crate::platform::zone;
use crate::storage::correspondence::StoredEvent;
use crate::ui::context::player_names::name_of;
use crate::ui::correspondence::game::numbered::numbered;
use crate::ui::route::Route;
use crate::ui::text::bring::{page, row as words};
use crate::ui::text::correspondence::games::standing as standing_words;
use crate::ui::text::{self, base};
use crate::ui::widgets::game_row::{InFile, Row};
use crate::ui::widgets::length::length;
use crate::ui::widgets::moment::{to_the_minute, why_refused};

/// So many games are shown; a file may have thousands.
const SHOWN: usize = 200;

#[component]
pub(super) fn Rows(bringing: Bringing) -> impl IntoView {
    let total = move || bringing.brought.with(|brought| brought.file.len());
    let more = move || {
        let more = total().saturating_sub(SHOWN);
        (more > 0).then(|| view! { <p class="quiet">{words::more(more)}</p> })
    };
    let is_to_the_minute = move || {
        bringing.rows.with(|rows| {
            let is = |row: &BroughtRow| match &row.what {
                RowKind::More(taken) | RowKind::New(taken) => taken.stamps == StampUnit::Minute,
                _ => false,
            };
            rows.iter().any(is)
        })
    };
    view! {
        <section class="bring-games" aria-labelledby="bring-title">
            <h2 id="bring-title" tabindex="-1">
                {move || words::title(total())}
            </h2>
            <Show when=is_to_the_minute>
                <p class="quiet">{words::to_the_minute()}</p>
            </Show>
            <AllWithoutTimes bringing/>
            {move || groups(bringing)}
            {more}
        </section>
    }
}

/// Whether a row is of a kept game whose new moves have no times.
const fn lacks_times(what: &RowKind) -> bool {
    matches!(
        what,
        RowKind::Contradicts {
            id: Some(_),
            why: TakeOverError::NoStamps(_),
        }
    )
}

/// One button for all games whose new moves have no times, if there are several.
#[component]
fn AllWithoutTimes(bringing: Bringing) -> impl IntoView {
    let places = Memo::new(move |_| {
        bringing.rows.with(|rows| {
            let rows = rows.iter().filter(|row| lacks_times(&row.what));
            rows.map(|row| row.place).collect::<Vec<usize>>()
        })
    });
    move || {
        let games = places.with(Vec::len);
        (games > 1).then(|| {
            view! {
                <p class="bring-untimed">
                    <span>{words::untimed(games)}</span>
                    <button
                        type="button"
                        data-act="all-without-times"
                        on:click=move |_| bringing.without_times(places.get_untracked())
                    >
                        {words::all_without_times()}
                    </button>
                </p>
            }
        })
    }
}

/// The rows with a question, those of the list in its groups and its order, and the rest.
fn groups(bringing: Bringing) -> impl IntoView {
    let rows = bringing.rows.get();
    let (asking, others): (Vec<BroughtRow>, Vec<BroughtRow>) =
        rows.into_iter().partition(|row| row.what.asks());
    let (mut listed, mut rest) = (Vec::new(), Vec::new());
    bringing.correspondence.games.with_untracked(|games| {
        let kept: HashMap<&str, &Summary> =
            games.iter().map(|game| (game.id.as_str(), game)).collect();
        for row in others {
            // The game as the list shows it; nothing while it would not be there.
            let game = match &row.what {
                RowKind::Same(id) => kept.get(id.as_str()).copied(),
                _ => row.summary.as_ref(),
            };
            match game.cloned() {
                Some(game) => listed.push((row, game)),
                None => rest.push(row),
            }
        }
    });
    let games: Vec<Summary> = listed.iter().map(|(_, game)| game.clone()).collect();
    let all = ListQuery {
        archived: true,
        ..ListQuery::default()
    };
    let now = bringing.correspondence.this_second();
    let ranked = list(&games, &[], &all, now);
    let scale = Scale {
        most: Signal::stored(most(&games)),
        shared: Signal::stored(shared_surnames(&games)),
    };
    let mut left = SHOWN;
    let mut first_of = |count: usize| {
        let shown = count.min(left);
        left -= shown;
        shown
    };
    let asking = asking.iter().take(first_of(asking.len()));
    let asking = asking.map(|row| view! { <OtherRow bringing row=row.clone()/> });
    let asking = asking.collect_view();
    let groups = GameStanding::ALL.map(|standing| {
        let of = ranked.of(standing);
        let shown = of.iter().take(first_of(of.len()));
        let rows = shown.filter_map(|place| listed.get(*place));
        let rows = rows.map(|(row, game)| {
            view! { <ListedRow bringing row=row.clone() game=game.clone() scale/> }
        });
        let rows = rows.collect_view();
        (!rows.is_empty()).then(|| {
            view! {
                <section class="correspondence-group" data-group=standing.name()>
                    <h3>{standing_words(standing)} " " <span class="num">{of.len()}</span></h3>
                    <ul class="correspondence-rows" role="list">
                        {rows}
                    </ul>
                </section>
            }
        })
    });
    let is_alone = listed.is_empty();
    let count = rest.len();
    let rest = rest.iter().take(first_of(count));
    let rest = rest.map(|row| view! { <OtherRow bringing row=row.clone()/> });
    let rest = rest.collect_view();
    // While nothing is answered they are all that there is.
    let heading = (!is_alone)
        .then(|| view! { <h3>{words::rest()} " " <span class="num">{count}</span></h3> });
    let rest = (count > 0).then(|| {
        view! {
            <section class="correspondence-group" data-group="rest">
                {heading}
                <ul class="correspondence-rows" role="list">
                    {rest}
                </ul>
            </section>
        }
    });
    let asking = (!asking.is_empty()).then(|| {
        view! {
            <ul class="correspondence-rows" role="list">
                {asking}
            </ul>
        }
    });
    view! {
        {asking}
        {groups.into_iter().collect_view()}
        {rest}
    }
}

/// How all rows are drawn that the list would have.
#[derive(Clone, Copy, Debug)]
struct Scale {
    /// The time that the full width of each bar represents.
    most: Signal<Seconds>,
    /// The surnames that do not tell two opponents apart.
    shared: Signal<BTreeSet<String>>,
}

/// The name of its kind, by which style sheets and tests know it.
const fn state_of(what: &RowKind) -> &'static str {
    match what {
        RowKind::More(_) => "more",
        RowKind::Same(_) => "same",
        RowKind::New(_) => "new",
        RowKind::Waits => "waits",
        RowKind::Finished => "finished",
        RowKind::OtherControl(_) => "other",
        RowKind::Unreadable(_) => "unreadable",
        RowKind::Which(_) | RowKind::Apart { .. } | RowKind::Contradicts { .. } => "asks",
    }
}

fn file_of(bringing: Bringing, row: &BroughtRow) -> ServerGame {
    let brought = bringing.brought.read_untracked();
    brought.file[row.place].clone()
}

/// Whether the clocks of the file are those of the ledger, as a line of its row.
fn clocks_of(row: &BroughtRow, file: &ServerGame) -> impl IntoView + use<> {
    let said = row.clocks.as_ref()?;
    let said = said_of_clocks(said, file);
    Some(view! { <p class="clocks num">{said}</p> })
}

/// A game as the list will have it, with what is new in it.
#[component]
fn ListedRow(bringing: Bringing, row: BroughtRow, game: Summary, scale: Scale) -> impl IntoView {
    let file = file_of(bringing, &row);
    let clocks = clocks_of(&row, &file);
    let below = view! {
        {clocks}
        {acts(bringing, &row, &file)}
    };
    let in_file = InFile {
        place: row.place,
        state: state_of(&row.what),
        said: said(&row, &file),
        below: below.into_any(),
    };
    let event = Signal::stored(event_of(bringing, &row, &game));
    let Scale { most, shared } = scale;
    let id = game.id.clone();
    let game = Signal::stored(Some(game));
    view! { <Row id href=None game event most shared in_file/> }
}

/// The event of a game: a kept one, or the one that the answers make.
fn event_of(bringing: Bringing, row: &BroughtRow, game: &Summary) -> Option<StoredEvent> {
    let kept = untrack(|| bringing.correspondence.event(&game.event));
    kept.or_else(|| Some(stored(String::new(), bringing.new_event(row.event)?)))
}

/// A game of which the list has nothing yet: who plays, and why.
#[component]
fn OtherRow(bringing: Bringing, row: BroughtRow) -> impl IntoView {
    let file = file_of(bringing, &row);
    let brought = bringing.brought.read_untracked();
    let side = brought.sides.get(row.place).copied().flatten();
    let who = match side {
        Some(mine) => name_of(&file.players, mine.other()),
        None => base::versus(&file.players),
    };
    let clocks = clocks_of(&row, &file);
    view! {
        <li class="correspondence-row bring-row" data-row=row.place data-state=state_of(&row.what)>
            <div class="open">
                <i class="man" data-side=side.map(|mine| mine.other().name())></i>
                <span class="who">
                    <strong dir="auto">{who}</strong>
                    " "
                    <small dir="auto">{file.event.clone()}</small>
                </span>
                " "
                <span class="found">{said(&row, &file)}</span>
            </div>
            {clocks}
            {acts(bringing, &row, &file)}
        </li>
    }
}

/// The effect of keeping it, in words.
fn said(row: &BroughtRow, file: &ServerGame) -> String {
    match &row.what {
        RowKind::More(taken) => {
            let moves = (taken.moves > 0).then(|| words::moves(taken.moves));
            let timed = (taken.timed > 0).then(|| words::timed(taken.timed));
            let ended = taken.is_ended.then(|| words::ended().to_owned());
            let lacks = (taken.moves > 0 && taken.lacks_times()).then(|| words::no_times().into());
            let all = [moves, timed, ended, lacks];
            let all: Vec<String> = all.into_iter().flatten().collect();
            if all.is_empty() {
                // Nothing but the server's id, the link or a name is new.
                words::same().into()
            } else {
                all.join(", ")
            }
        }
        RowKind::Same(_) => words::same().into(),
        RowKind::New(taken) if taken.is_known => words::new().into(),
        RowKind::New(_) => [words::new(), ", ", words::no_times()].concat(),
        RowKind::Waits => words::waits().into(),
        RowKind::Finished => words::finished().into(),
        RowKind::OtherControl(text) if text.is_empty() => words::other_control().into(),
        RowKind::OtherControl(text) => match each(text) {
            Some((moves, time)) => words::other_control_each(&length(time), moves),
            None => words::other_control_is(text),
        },
        RowKind::Unreadable(problem) => text::correspondence::moves_problem(problem),
        RowKind::Which(_) => words::which().into(),
        RowKind::Apart { ply: 0, .. } => words::apart_at_once().into(),
        RowKind::Apart { ply, .. } => words::apart(&numbered(&file.line, *ply)),
        RowKind::Contradicts { why, .. } => contradiction(why, file),
    }
}

/// The moves and the time of a time control as PGN writes it: `40/7200`.
fn each(control: &str) -> Option<(u32, Seconds)> {
    let (moves, seconds) = control.trim().split_once('/')?;
    let (moves, seconds) = (moves.parse().ok()?, seconds.parse().ok()?);
    (moves > 0 && seconds > 0).then_some((moves, Seconds::new(seconds)))
}

/// Whether the clocks of the file are those of the ledger.
fn said_of_clocks(clocks: &ClockComparison, file: &ServerGame) -> String {
    match clocks {
        ClockComparison::Agrees(_) => words::clocks_agree().into(),
        ClockComparison::Unknown => words::clocks_alone().into(),
        ClockComparison::Differs(others) => {
            let other = |side: Color| {
                let OtherClock { file: left, ours } = (*others.get(side))?;
                let name = match file.players.get(side).as_str() {
                    "" => base::names::color(side),
                    name => name,
                };
                let [left, clock, bank] = [left, ours.clock, ours.bank].map(length);
                Some(words::clock_differs(name, &left, &clock, &bank))
            };
            let said: Vec<String> = Color::ALL.into_iter().filter_map(other).collect();
            said.join(" ")
        }
    }
}

fn contradiction(why: &TakeOverError, file: &ServerGame) -> String {
    match why {
        TakeOverError::Move(0) => words::apart_at_once().into(),
        TakeOverError::Move(ply) => words::apart(&numbered(&file.line, *ply)),
        TakeOverError::Stamp {
            ply,
            kept,
            file: written,
        } => {
            let [kept, written] = [kept, written].map(|at| to_the_minute(*at));
            words::stamp(&numbered(&file.line, *ply), &kept, &written)
        }
        TakeOverError::NoStamps(moves) => words::no_stamps(*moves),
        TakeOverError::Result(result) => words::result(result.shown()),
        TakeOverError::Cancelled => words::cancelled().into(),
        TakeOverError::Conflict => words::conflict().into(),
        TakeOverError::Refused { ply, why } => {
            let why = why_refused(*why, &zone::here());
            match numbered(&file.line, *ply) {
                name if name.is_empty() => words::end_refused(&why),
                name => words::refused(&name, &why),
            }
        }
    }
}

/// The answers to the question of a row.
fn acts(bringing: Bringing, row: &BroughtRow, file: &ServerGame) -> Option<AnyView> {
    let place = row.place;
    let act = move |name: &'static str, label: String, answer: Answer| {
        view! {
            <button
                type="button"
                data-act=name
                on:click=move |_| bringing.answer(place, answer.clone())
            >
                {label}
            </button>
        }
    };
    // Moves without times wait on the board of the game that is opened.
    let lays = lacks_times(&row.what);
    let without_times = move |label: &'static str| {
        view! {
            <button
                type="button"
                data-act="without-times"
                on:click=move |_| bringing.without_times(vec![place])
            >
                {label}
            </button>
        }
    };
    let open = |id: &str| {
        let href = Route::CorrespondenceGame(id.into()).href();
        let (id, line) = (id.to_owned(), lays.then(|| file.line.clone()));
        view! {
            <a
                class="button"
                data-act="open-game"
                href=href
                on:click=move |_| {
                    if let Some(line) = &line {
                        bringing.lay(&id, line);
                        bringing.offer_figures(place, &id);
                    }
                }
            >
                {words::open()}
            </a>
        }
    };
    let compare = |id: &str| {
        let (href, id) = (Route::compare(id), id.to_owned());
        view! {
            <a
                class="button"
                data-act="compare"
                href=href
                on:click=move |_| bringing.offer_figures(place, &id)
            >
                {words::compare()}
            </a>
        }
    };
    let is_open = matches!(
        row.clocks,
        Some(ClockComparison::Differs(_) | ClockComparison::Unknown)
    );
    let another = || act("another", words::another().into(), Answer::Another);
    let view = match &row.what {
        RowKind::Which(ids) => {
            let which = ids.iter().map(|id| {
                let label = words::which_is(&last_move(bringing, id));
                act("which", label, Answer::Is(id.clone()))
            });
            view! {
                {which.collect_view()}
                {another()}
            }
            .into_any()
        }
        RowKind::Apart { id, .. } => view! {
            {open(id)}
            {another()}
        }
        .into_any(),
        RowKind::Same(id) if is_open => compare(id).into_any(),
        // Without a new move the game stands as the file has it.
        RowKind::More(taken) if is_open && taken.moves == 0 && !taken.is_ended => {
            compare(&taken.game.id).into_any()
        }
        RowKind::Contradicts { id: Some(id), .. } if lays => view! {
            {without_times(words::add_without_times())}
            {open(id)}
        }
        .into_any(),
        RowKind::Contradicts { id: Some(id), .. } => open(id).into_any(),
        RowKind::Contradicts { id: None, .. } => without_times(words::without_times()).into_any(),
        RowKind::Finished => act("take", words::take().into(), Answer::Take).into_any(),
        _ => return None,
    };
    Some(view! { <span class="acts">{view}</span> }.into_any())
}

/// The last move of a kept game.
fn last_move(bringing: Bringing, id: &str) -> String {
    let line = bringing.brought.with_untracked(|brought| {
        let kept = brought.kept.iter().find(|kept| kept.id == id);
        kept.map(|kept| kept.moves_alone().0)
    });
    let said = |line: MoveHistory| numbered(&line, line.ply());
    let said = line.map(said).unwrap_or_default();
    if said.is_empty() {
        page::title().to_owned()
    } else {
        said
    }
}

//! The parameters of an event as a sheet for players, to read and to print: [`Sheet`].

use leptos::prelude::*;

use super::three_blocks::{ThreeBlocks, departure};
use crate::correspondence::account::Account;
use crate::correspondence::budget::EvenPace;
use crate::correspondence::{Event, EventDraft, Protection, Seconds};
use crate::ui::text::correspondence::interpretations;
use crate::ui::text::events::{self, form as form_texts, sheet as texts};
use crate::ui::text::{self, base};
use crate::ui::widgets::length::{length, length_left};
use crate::ui::widgets::moment::Moment;

/// The thinking time of the example: 3 days 4 hours, as in the table of worked examples, or half of
/// the clock if that is less.
const EXAMPLE: Seconds = Seconds::hours(76);

#[component]
pub(super) fn Sheet(
    event: Event,
    /// More that is printed with it.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let draft = event.draft().clone();
    let (start, start_zone) = (draft.start, draft.zone.clone());
    let (end, end_zone) = (event.end(), draft.zone.clone());
    let certain = text::correspondence::interpretations::certainty(draft.certainty());
    let days = texts::length_is(draft.days, event.is_rated());
    let line = |line| view! { <span class="event-line">{line}</span> };
    let example = example(&event).map(line).collect_view();
    let pace = pace(&event);
    let item = |line| view! { <li>{line}</li> };
    let options = options(&draft).into_iter().map(item).collect_view();
    view! {
        <section class="event-sheet">
            <h2>{texts::heading()}</h2>
            {children.map(|children| children())}
            <dl class="event-facts">
                <Fact label=texts::start() name="start">
                    <Moment at=start zone=start_zone/>
                </Fact>
                <Fact label=texts::end() name="end">
                    <Moment at=end zone=end_zone/>
                    <p class="quiet" data-said="certain">{certain}</p>
                </Fact>
                <Fact label=texts::length() name="length">{days}</Fact>
            </dl>
            <Blocks draft/>
            <dl class="event-facts">
                <Fact label=texts::pace() name="pace">{pace}</Fact>
                <Fact label=texts::example() name="example">{example}</Fact>
                <Fact label=texts::options() name="options">
                    <ul>{options}</ul>
                </Fact>
            </dl>
            <p class="event-rule">{texts::lost()}</p>
        </section>
    }
}

/// A line of the sheet.
#[component]
fn Fact(
    label: &'static str,
    /// The name by which tests find it.
    name: &'static str,
    children: Children,
) -> impl IntoView {
    view! {
        <div data-figure=name>
            <dt>{label}</dt>
            <dd>{children()}</dd>
        </div>
    }
}

/// The three blocks, with their differences from the rules.
#[component]
fn Blocks(draft: EventDraft) -> impl IntoView {
    let compared = draft.compare_with_table();
    let of_all = match (compared.departures.is_empty(), compared.is_listed) {
        (false, _) => Some(interpretations::departs().to_owned()),
        (true, false) => Some(interpretations::unlisted(draft.days)),
        (true, true) => None,
    };
    let departures = compared.departures.into_iter();
    let departures = departures
        .map(|one| departure(one, compared.is_listed))
        .collect();
    view! {
        <ThreeBlocks
            blocks=Signal::stored([draft.clock, draft.increment, draft.bank])
            moves=Signal::stored(draft.increment_moves)
            refill=Signal::stored(draft.refill)
            departures
        />
        {of_all.map(|words| view! { <p class="event-departs" data-said="departs">{words}</p> })}
    }
}

/// The organizer's choices, one per line.
fn options(draft: &EventDraft) -> Vec<String> {
    let moves = draft.increment_moves;
    let chosen = draft.interpretations;
    let protection = draft.protection;
    let mut lines = vec![
        form_texts::refill_name(draft.refill).to_owned(),
        texts::option_moves(moves),
        texts::option_protection(protection, events::days(protection), moves),
    ];
    if draft.protection != Protection::None {
        lines.push(interpretations::option_reset(chosen.reset.first(moves)));
    }
    if draft.increment.is_positive() && moves > 0 {
        lines.push(interpretations::option_openings(chosen.openings, moves));
    }
    if draft.team {
        lines.push(texts::option_team(draft.captain_may_transfer).into());
        lines.push(interpretations::option_end_date(chosen.end_date).into());
    }
    lines.push(
        [
            form_texts::edition(),
            base::common::colon(),
            form_texts::edition_name(draft.edition),
        ]
        .concat(),
    );
    lines.push(texts::option_zone(&draft.zone));
    lines
}

/// A player's time in all, and the even pace (4).
fn pace(event: &Event) -> String {
    let all = length(event.draft().each());
    match EvenPace::of(event) {
        None => texts::pace_none(&all),
        // Nobody keeps a pace to the second.
        Some(even) => texts::pace_is(&all, even.moves, &length_left(even.each)),
    }
}

/// A first move, worked out by the core.
fn example(event: &Event) -> [String; 3] {
    let opening = Account::opening(event, 0);
    let spent = EXAMPLE.min(Seconds::new(opening.clock.get() / 2));
    let left = opening.clock - spent;
    let (after, gain) = Account {
        clock: left,
        ..opening
    }
    .complete_move(event);
    text::correspondence::sums::first_move(
        spent,
        [left, opening.bank],
        &gain,
        [after.clock, after.bank],
    )
}

//! The form of an event, with the buttons that save and share it: [`EventForm`].

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use super::explained::{ExplainedChoice, Group};
use super::fold::OptionFold;
use super::form::Form;
use super::keep::{add, change, show};
use super::rules::Rules;
use super::share::{CopyEventLink, href};
use super::three_blocks::ThreeBlocks;
use crate::correspondence::event::MIN_RATED_DAYS;
use crate::correspondence::event_form::{BlocksChoice, EventField, EventFields, FieldFault};
use crate::correspondence::offer::BlocksOffer;
use crate::correspondence::{Event, Seconds};
use crate::platform::listener::prevent_default;
use crate::platform::zone;
use crate::storage::correspondence::StoredEvent;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::text::correspondence::figure;
use crate::ui::text::events::{self, form as texts};
use crate::ui::text::{self, base};
use crate::ui::widgets::block_figures::BlockFigures;
use crate::ui::widgets::check::Check;
use crate::ui::widgets::days_stepper::DaysStepper;
use crate::ui::widgets::event_changes::{Changes, EffectItem, changes};
use crate::ui::widgets::field::Field;
use crate::ui::widgets::following::Following;
use crate::ui::widgets::moment::Moment;
use crate::ui::widgets::stamp::Stamp;

/// The form. `old` is the event that it changes.
#[component]
pub(super) fn EventForm(
    form: Form,
    old: Option<StoredEvent>,
    /// Where a new event leads, by its id.
    #[prop(default = show)]
    on_added: fn(String),
) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let save_words = if old.is_none() {
        texts::add()
    } else {
        texts::save()
    };
    let old = StoredValue::new(old);
    // Parameters that change games wait for confirmation.
    let waiting = RwSignal::new(None::<(Event, Changes)>);
    let keep = move |event: Event| match old.get_value() {
        None => on_added(add(correspondence, event, form.note.get_untracked())),
        Some(kept) => {
            let note = form.note.get_untracked();
            change(
                correspondence,
                &StoredEvent {
                    event,
                    note,
                    ..kept
                },
            );
        }
    };
    let save = move |event: SubmitEvent| {
        prevent_default(&event);
        form.tried.set(true);
        let Ok(event) = form.read.get_untracked() else {
            return;
        };
        let changes = old.with_value(|old| {
            let old = old.as_ref()?;
            Some(changes(correspondence, &old.id, &event))
        });
        match changes.filter(|changes| !changes.is_empty()) {
            Some(changes) => waiting.set(Some((event, changes))),
            None => keep(event),
        }
    };
    // How many games get another deadline is said before anybody saves it.
    let deadlines = Memo::new(move |_| {
        form.read.with(|read| {
            let event = read.as_ref().ok()?;
            old.with_value(|old| {
                let old = old.as_ref().filter(|old| old.event != *event)?;
                Some(changes(correspondence, &old.id, event).deadlines())
            })
        })
    });
    let effect = move || {
        let count = deadlines.get().filter(|count| *count > 0)?;
        Some(texts::deadlines(count))
    };
    // Any change of the form withdraws the question, because it was about the old values.
    Effect::new(move || {
        form.read.track();
        waiting.set(None);
    });
    let question = move || {
        waiting.get().map(|(event, changes)| {
            view! {
                <ChangesQuestion
                    changes
                    on_save=move |()| keep(event.clone())
                    on_back=move |()| waiting.set(None)
                />
            }
        })
    };
    let link = move |()| {
        form.tried.set(true);
        form.read.get_untracked().ok().map(|event| href(&event))
    };
    view! {
        <form class="event-form" novalidate=true on:submit=save>
            <Basics form/>
            <div class="event-rest">
                <Outcome form/>
                <BlockFields form/>
                <Rules form/>
                <TeamFields form/>
                <Faults form/>
                {question}
                <Following/>
            </div>
            <div class="event-foot">
                <p class="quiet" role="status" data-said="deadlines">
                    {effect}
                </p>
                <CopyEventLink link/>
                <button
                    type="submit"
                    class="main"
                    data-act="save-event"
                    disabled=move || correspondence.following.get()
                >
                    {save_words}
                </button>
            </div>
        </form>
    }
}

/// All errors, once the user has tried to save the event or to copy its link.
#[component]
fn Faults(form: Form) -> impl IntoView {
    let item = |(place, fault): &FieldFault| {
        let place = texts::place(*place);
        view! { <li>{[place, base::common::colon(), events::field::fault(*fault)].concat()}</li> }
    };
    let faults = move || {
        let is_tried = form.tried.get();
        let faults = form.read.with(|read| read.clone().err())?;
        is_tried.then(|| {
            view! {
                <div class="ask" role="alert" data-said="faults">
                    <p class="refusal">{texts::faults(faults.len())}</p>
                    <ul class="problems">{faults.iter().map(item).collect_view()}</ul>
                </div>
            }
        })
    };
    view! { {faults} }
}

#[component]
fn Basics(form: Form) -> impl IntoView {
    view! {
        <div class="event-basics">
            <div class="event-name">
                <Field
                    name="name"
                    label=texts::place(EventField::Name)
                    placeholder=texts::name_hint()
                    value=form.get(|fields| fields.name.clone())
                    on_input=form.set(|fields, name| fields.name = name)
                    error=form.error(EventField::Name)
                />
            </div>
            <Start form/>
            <div>
                <DaysStepper
                    label=texts::place(EventField::Days)
                    value=form.get(|fields| fields.days.clone())
                    days=form.get(EventFields::length)
                    on_input=form.set(|fields, days| fields.days = days)
                    on_choose=form.set(EventFields::choose_days)
                    error=form.error(EventField::Days)
                />
            </div>
        </div>
    }
}

/// The start, by default in the server's zone.
#[component]
fn Start(form: Form) -> impl IntoView {
    let label = texts::place(EventField::Start);
    let known = Memo::new(move |before: Option<&String>| {
        let zone = form.fields.with(|fields| fields.zone.trim().to_owned());
        if zone::is_known(&zone) {
            zone
        } else {
            before.cloned().unwrap_or_else(|| zone::UTC.into())
        }
    });
    let error = form.error(EventField::Start);
    view! {
        <div class="event-start">
            <Stamp
                name="start"
                label
                zone=known
                value=form.get(|fields| fields.start)
                on_change=form.set(|fields, start| fields.start = start)
                error
                at_midnight=true
                is_suggested=form.is_new
            />
        </div>
    }
}

#[component]
fn BlockFields(form: Form) -> impl IntoView {
    let by = |offer: BlocksOffer| texts::blocks_by(offer.kind);
    let summary = move || {
        let offer = form.fields.with(EventFields::offer);
        offer.map_or_else(texts::blocks_own, by).to_owned()
    };
    let wanted = form.get(EventFields::typed_days);
    let offers = move || {
        let wanted = wanted.get().unwrap_or(0);
        let offers = form.offers.get();
        let offer = |offer| view! { <Offer form offer wanted/> };
        untrack(|| offers.into_iter().map(offer).collect_view())
    };
    view! {
        <OptionFold
            form
            name="blocks"
            title=texts::blocks()
            summary=Signal::derive(summary)
            fields=&[EventField::Clock, EventField::Increment, EventField::Bank]
        >
            <Group label=texts::blocks()>
                {offers}
                <ExplainedChoice
                    name="blocks"
                    value="own"
                    label=texts::own()
                    why=texts::own_why()
                    is_chosen=form.get(|fields| fields.choice == BlocksChoice::Own)
                    on_choose=move |()| form.keep_own()
                />
            </Group>
            <div class="columns event-blocks-typed">
                <BlockField form place=0 name="clock" field=EventField::Clock/>
                <BlockField form place=1 name="increment" field=EventField::Increment/>
                <BlockField form place=2 name="bank" field=EventField::Bank/>
            </div>
            <p class="note">{texts::length_hint()}</p>
        </OptionFold>
    }
}

/// Blocks for the length that is typed.
#[component]
fn Offer(form: Form, offer: BlocksOffer, wanted: u32) -> impl IntoView {
    let kind = offer.kind;
    view! {
        <div data-offer=kind.name()>
            <ExplainedChoice
                name="blocks"
                value=kind.name()
                label=texts::offer(offer.kind, offer.days)
                why=events::offer_why(&offer, wanted)
                is_chosen=form.get(move |fields| fields.offer().is_some_and(|one| one.kind == kind))
                on_choose=form.set(move |fields, ()| fields.choice = BlocksChoice::Offered(kind))
            >
                <BlockFigures blocks=[offer.clock, offer.increment, offer.bank]/>
            </ExplainedChoice>
        </div>
    }
}

/// One of the blocks, at its place among the three.
#[component]
fn BlockField(form: Form, place: usize, name: &'static str, field: EventField) -> impl IntoView {
    let blocks = form.typed_blocks();
    let value = move || blocks.with(|blocks| blocks[place].clone());
    view! {
        <Field
            name
            label=texts::place(field)
            value=Signal::derive(value)
            on_input=move |typed| form.type_block(place, typed)
            error=form.error(field)
        />
    }
}

#[component]
fn ChangesQuestion(
    changes: Changes,
    #[prop(into)] on_save: Callback<()>,
    #[prop(into)] on_back: Callback<()>,
) -> impl IntoView {
    let correspondence = expect_context::<CorrespondenceStore>();
    let own_starts = changes.own_starts();
    let count = changes.effects.len();
    let item = |effect| view! { <EffectItem effect/> };
    view! {
        <div class="ask" role="alert" data-said="changes">
            {(count > 0).then(|| view! { <p class="refusal">{texts::changes(count)}</p> })}
            <ul class="event-changes stack apart">{changes.effects.into_iter().map(item).collect_view()}</ul>
            {own_starts.map(|text| view! { <p data-said="own-starts">{text}</p> })}
            <div class="primary">
                <button
                    type="button"
                    data-act="save-changes"
                    disabled=move || correspondence.following.get()
                    on:click=move |_| on_save.run(())
                >
                    {texts::changes_save()}
                </button>
                <button type="button" data-act="change-else" on:click=move |_| on_back.run(())>
                    {texts::changes_back()}
                </button>
            </div>
        </div>
    }
}

#[component]
fn Outcome(form: Form) -> impl IntoView {
    let blocks = Memo::new(move |last: Option<&_>| {
        // Text that is not a length yet changes nothing.
        form.fields
            .with(EventFields::lengths)
            .unwrap_or_else(|| last.copied().unwrap_or_default())
    });
    let moves = form.get(EventFields::moves);
    // Their sum stands above, and so does the length: what is between them is said.
    let differs = move || {
        let length = Seconds::days(form.fields.with(EventFields::length)?.into());
        let [clock, increment, bank] = blocks.get();
        let both = (clock + bank + increment.times(moves.get().into())).times(2);
        let by = both - length;
        (by != Seconds::ZERO).then(|| texts::differs(&figure(by.abs()), by.is_positive()))
    };
    view! {
        <div class="event-outcome">
            <End form/>
            <ThreeBlocks blocks moves refill=form.get(|fields| fields.refill)/>
            <p class="event-differs" data-said="differs" role="status">
                {differs}
            </p>
        </div>
    }
}

/// The scheduled end, and whether all games are over by then.
#[component]
fn End(form: Form) -> impl IntoView {
    let end = form.get(EventFields::end);
    let zone = form.get(|fields| fields.zone.trim().to_owned());
    let shown = move || match end.get() {
        Some(at) => view! { <Moment at zone=zone.get()/> }.into_any(),
        None => view! { <p class="quiet">{texts::end_unknown()}</p> }.into_any(),
    };
    // Without an end date nothing can be promised.
    let certain = move || {
        end.get()?;
        let certainty = form.fields.with(EventFields::certainty)?;
        Some(text::correspondence::interpretations::certainty(certainty))
    };
    let is_unrated = form.get(|fields| fields.length().is_some_and(|days| days < MIN_RATED_DAYS));
    // The table may have no such length.
    let sooner = move || {
        let (wanted, offer) = form
            .fields
            .with(|fields| (fields.typed_days(), fields.offer()));
        let wanted = wanted?;
        let offer = offer.filter(|offer| offer.days != wanted)?;
        Some(events::offer_why(&offer, wanted))
    };
    view! {
        <div class="event-end" data-figure="end" aria-live="polite">
            <h2>{texts::end()}</h2>
            {shown}
            <p class="quiet" data-said="sooner">{sooner}</p>
            <p class="quiet" data-said="certain">{certain}</p>
            <Show when=move || is_unrated.get()>
                <p data-said="unrated">{texts::unrated()}</p>
            </Show>
        </div>
    }
}

#[component]
fn TeamFields(form: Form) -> impl IntoView {
    let has_note = move || form.note.with(|note| !note.trim().is_empty());
    let is_team = form.get(|fields| fields.team);
    let is_captain = form.get(|fields| fields.captain);
    let summary = move || texts::team_by(is_team.get(), has_note());
    view! {
        <OptionFold
            form
            name="team"
            title=texts::team_and_note()
            summary=Signal::derive(summary)
            fields=&[EventField::Captain]
        >
            <Check
                name="team"
                label=texts::team()
                hint=texts::team_why()
                value=is_team
                on_change=form.set(EventFields::choose_team)
            />
            <Show when=move || is_team.get() || is_captain.get()>
                <Captain form/>
            </Show>
            <Field
                name="note"
                label=texts::note()
                hint=texts::note_hint()
                value=form.note
                on_input=move |note| form.note.set(note)
            />
        </OptionFold>
    }
}

/// Whether captains may move time.
#[component]
fn Captain(form: Form) -> impl IntoView {
    let is_suspended = form.get(|fields| !fields.edition.lets_captains_transfer());
    let error = form.error(EventField::Captain);
    view! {
        <Check
            name="captain"
            label=texts::captain()
            hint=texts::captain_why()
            value=form.get(|fields| fields.captain)
            on_change=form.set(|fields, may| fields.captain = may)
        />
        <p class="note" data-said="suspended">{move || is_suspended.get().then_some(texts::suspended())}</p>
        <p class="refusal" role="alert">{move || error.get()}</p>
    }
}

//! The fields of the event form.

use std::rc::Rc;

use leptos::prelude::*;

use super::form::{BlocksChoice, Form, USUAL_MOVES, number};
use super::interpretations::{group, interpretations};
use super::sheet::figures;
use crate::correspondence::event::{CAP, MIN_RATED_DAYS};
use crate::correspondence::event_form::EventField;
use crate::correspondence::offer::{BlocksOffer, OfferKind, listed_lengths, offers};
use crate::correspondence::{Blocks, Edition, Protection, Refill, Seconds};
use crate::platform::zone;
use crate::ui::el::{El, dynamic, el, several, text, when};
use crate::ui::text;
use crate::ui::widgets::blocks::blocks;
use crate::ui::widgets::choice::{explained, radio};
use crate::ui::widgets::field::{Field, labelled};
use crate::ui::widgets::moment::Moment;
use crate::ui::widgets::stamp::Stamp;

/// Zones in which servers and players are; the browser knows many more.
const ZONES: [&str; 14] = [
    "UTC",
    "Europe/London",
    "Europe/Berlin",
    "Europe/Paris",
    "Europe/Madrid",
    "Europe/Rome",
    "Europe/Warsaw",
    "Europe/Helsinki",
    "America/New_York",
    "America/Chicago",
    "America/Los_Angeles",
    "America/Sao_Paulo",
    "Asia/Kolkata",
    "Australia/Sydney",
];

/// What the whole width of a bar of three blocks is worth: the largest that
/// the table has.
const MAX_BLOCK: Seconds = Seconds::days(150);

pub(super) fn fields(form: Form) -> El {
    let note = Field::of("note", text::correspondence().events.form.note, form.note)
        .hint(text::correspondence().events.form.note_hint);
    several()
        .child(basics(form))
        .child(length(form))
        .child(three_blocks(form))
        .child(rules(form))
        .child(note.view())
}

/// What is wrong at a place, in words.
fn wrong(form: Form, place: EventField) -> impl Fn() -> String + Copy + 'static {
    move || match form.fault(place) {
        Some(fault) => (text::correspondence().events.form.fault)(fault).into(),
        None => String::new(),
    }
}

fn named(place: EventField) -> &'static str {
    (text::correspondence().events.form.place)(place)
}

/// Name, zone and start.
fn basics(form: Form) -> El {
    let words = &text::correspondence().events.form;
    let name = Field::of("name", named(EventField::Name), form.name)
        .hint(words.name_hint)
        .error(wrong(form, EventField::Name))
        .view();
    let options = ZONES.map(|zone| el("option").attr("value", zone));
    let here = el("option").attr("value", zone::here());
    let input = el("input")
        .attr("type", "text")
        .attr("list", "event-zones")
        .attr("autocomplete", "off")
        .attr("autocapitalize", "off")
        .attr("spellcheck", "false")
        .value_with(move || form.zone.get())
        .on("input", move |event| form.zone.set(event.value()));
    let zone_field = labelled(
        "server-zone",
        Box::new(|| named(EventField::Zone).into()),
        input,
        Rc::new(wrong(form, EventField::Zone)),
        words.zone_hint,
    );
    // The field of the start speaks of the server's zone by its name.
    let known = Memo::new(move |before: Option<&String>| {
        let zone = form.zone.with(|zone| zone.trim().to_owned());
        if zone::is_known(&zone) {
            zone
        } else {
            before.cloned().unwrap_or_else(|| zone::UTC.into())
        }
    });
    let start = dynamic(move || {
        let zone = known.get();
        let label = named(EventField::Start);
        untrack(|| {
            El::of(view! { <Stamp name="start" label zone value=form.start at_midnight=true/> })
        })
    });
    el("div")
        .class("event-basics")
        .child(name)
        .child(zone_field)
        .child(
            el("datalist")
                .attr("id", "event-zones")
                .child(here)
                .child(options),
        )
        .child(start)
        .child(
            el("p")
                .class("refusal")
                .attr("data-wrong", "start")
                .child(text(wrong(form, EventField::Start))),
        )
}

/// The length, and the end that follows.
fn length(form: Form) -> El {
    let words = &text::correspondence().events.form;
    let days = Field::of("days", named(EventField::Days), form.days)
        .hint(words.days_hint)
        .numeric()
        .error(wrong(form, EventField::Days))
        .view();
    let mut select = el("select").on("change", move |event| {
        if event.value().is_empty() {
            return;
        }
        form.choice.set(BlocksChoice::Offered(OfferKind::Listed));
        form.days.set(event.value());
    });
    let none = el("option").attr("value", "").child(words.table_choose);
    select = select.child(none.flag_with("selected", move || {
        form.length()
            .is_none_or(|days| !listed_lengths().any(|listed| listed == days))
    }));
    for days in listed_lengths() {
        let row = offers(days).first().map(words.table_row);
        let option = el("option")
            .attr("value", days.to_string())
            .flag_with("selected", move || form.length() == Some(days));
        select = select.child(option.child(row));
    }
    let table = labelled(
        "table",
        Box::new(|| text::correspondence().events.form.table.into()),
        select,
        Rc::new(String::new),
        "",
    );
    let zone = Memo::new(move |_| form.zone.with(|zone| zone.trim().to_owned()));
    let end = Memo::new(move |_| form.end());
    let shown = dynamic(move || match end.get() {
        Some(end) => several().child(El::of(view! { <Moment at=end zone=zone.get()/> })),
        None => several().child(
            el("span")
                .class("quiet")
                .child(text::correspondence().events.form.end_unknown),
        ),
    });
    // Without an end date we cannot promise anything.
    let certain = text(move || {
        let certainty = end.get().and_then(|_| form.certainty())?;
        Some((text::correspondence().interpretations.certainty)(
            certainty,
        ))
    });
    let short = Memo::new(move |_| form.length().is_some_and(|days| days < MIN_RATED_DAYS));
    el("fieldset")
        .child(el("legend").child(words.end))
        .child(
            el("div")
                .class("event-end")
                .attr("data-figure", "end")
                .attr("aria-live", "polite")
                .child(shown)
                .child(
                    el("p")
                        .class("quiet")
                        .attr("data-said", "certain")
                        .child(certain),
                )
                .child(when(
                    move || short.get(),
                    || {
                        el("p")
                            .attr("data-said", "unrated")
                            .child(text::correspondence().events.form.unrated)
                    },
                )),
        )
        .child(el("div").class("columns").child([days, table]))
}

/// The proposals side by side, and the blocks themselves.
fn three_blocks(form: Form) -> El {
    let words = &text::correspondence().events.form;
    let offered = dynamic(move || {
        let wanted = form.days.with(|days| number(days)).unwrap_or(0);
        let offers = form.offers.get();
        untrack(|| {
            offers
                .into_iter()
                .map(|offer| card(form, offer, wanted))
                .collect::<Vec<El>>()
        })
    });
    let own = el("label")
        .class("event-offer")
        .child(radio(
            "blocks",
            "own",
            move || form.choice.get() == BlocksChoice::Own,
            move || form.keep_own(),
        ))
        .child(el("strong").child(words.own))
        .child(el("small").child(words.own_why));
    let field = move |index: usize, name: &str, place: EventField| {
        Field::new(
            name,
            named(place),
            move || form.blocks().into_iter().nth(index).unwrap_or_default(),
            move |typed| form.type_block(index, typed),
        )
        .error(wrong(form, place))
        .view()
    };
    let typed = el("div").class("columns event-blocks-typed").child([
        field(0, "clock", EventField::Clock),
        field(1, "increment", EventField::Increment),
        field(2, "bank", EventField::Bank),
    ]);
    let bar = blocks(
        move || {
            let [clock, increment, bank] = form.lengths().unwrap_or_default();
            Blocks {
                clock: clock.min(CAP),
                increment,
                bank,
            }
        },
        MAX_BLOCK,
    );
    el("fieldset")
        .child(el("legend").child(words.blocks))
        .child(
            el("div")
                .class("event-offers")
                .attr("role", "radiogroup")
                .attr("aria-label", words.blocks)
                .child(offered)
                .child(own),
        )
        .child(bar)
        .child(typed)
        .child(el("p").class("note event-how").child(words.length_hint))
}

fn card(form: Form, offer: BlocksOffer, wanted: u32) -> El {
    let words = &text::correspondence().events.form;
    let kind = offer.kind;
    let chosen = move || form.offer().is_some_and(|chosen| chosen.kind == kind);
    el("label")
        .class("event-offer")
        .attr("data-offer", kind.name())
        .child(radio("blocks", kind.name(), chosen, move || {
            form.choice.set(BlocksChoice::Offered(kind))
        }))
        .child(el("strong").child((words.offer)(&offer)))
        .child(figures([offer.clock, offer.increment, offer.bank]))
        .child(el("small").child((words.offer_why)(&offer, wanted)))
}

/// The text of the rules and what an organizer can choose in it.
fn rules(form: Form) -> El {
    let words = &text::correspondence().events.form;
    let editions = [Edition::Current, Edition::Older];
    let edition = group(
        words.edition,
        editions.map(|edition| {
            explained(
                "edition",
                match edition {
                    Edition::Current => "current",
                    Edition::Older => "older",
                },
                (words.edition_name)(edition),
                (words.edition_why)(edition),
                move || form.edition.get() == edition,
                move || form.choose_edition(edition),
            )
        }),
    );
    let refills = [Refill::Automatic, Refill::IncrementOnly];
    let refill = group(
        words.refill,
        refills.map(|refill| {
            explained(
                "refill",
                match refill {
                    Refill::Automatic => "automatic",
                    Refill::IncrementOnly => "increment-only",
                },
                (words.refill_name)(refill),
                (words.refill_why)(refill),
                move || form.refill.get() == refill,
                move || form.refill.set(refill),
            )
        }),
    );
    let team = check("team", words.team, words.team_why, form.team, move |team| {
        form.choose_team(team);
    });
    let captain = when(
        move || form.team.get() || form.captain.get(),
        move || {
            let words = &text::correspondence().events.form;
            let label = text(move || {
                if form.edition.get().lets_captains_transfer() {
                    words.captain.into()
                } else {
                    [words.captain, " (", words.suspended, ")"].concat()
                }
            });
            check(
                "captain",
                label,
                words.captain_why,
                form.captain,
                move |may| {
                    form.captain.set(may);
                },
            )
            .child(
                el("small")
                    .class("refusal")
                    .child(text(wrong(form, EventField::Captain))),
            )
        },
    );
    let moves = Field::of("moves", named(EventField::Moves), form.moves)
        .hint(words.moves_hint)
        .numeric()
        .error(wrong(form, EventField::Moves))
        .view();
    el("fieldset")
        .child(el("legend").child(words.rules))
        .child(edition)
        .child(protection(form))
        .child(refill)
        .child(el("div").class("event-choice").child(team).child(captain))
        .child(moves)
        .child(interpretations(form))
}

/// What happens when all time is used up.
fn protection(form: Form) -> El {
    let choices = Memo::new(move |_| {
        let mut choices = vec![Protection::None];
        choices.extend(form.edition.get().protections());
        // A link may have what its text of the rules has not.
        let chosen = form.protection.get();
        if !choices.contains(&chosen) {
            choices.push(chosen);
        }
        choices
    });
    let select = el("select")
        .on("change", move |event| {
            let place: Option<usize> = event.value().parse().ok();
            let chosen = choices.with(|all| place.and_then(|place| all.get(place).copied()));
            if let Some(chosen) = chosen {
                form.protection.set(chosen);
            }
        })
        .child(dynamic(move || {
            let offered = form.edition.get().offers_protection();
            let named = move |(place, protection): (usize, Protection)| {
                let suspended = !offered && matches!(protection, Protection::SuddenDeath(_));
                el("option")
                    .attr("value", place.to_string())
                    .flag_with("selected", move || form.protection.get() == protection)
                    .child((text::correspondence().events.form.protection_name)(
                        protection, suspended,
                    ))
            };
            let all = choices.get();
            untrack(|| all.into_iter().enumerate().map(named).collect::<Vec<El>>())
        }));
    labelled(
        "protection",
        Box::new(|| named(EventField::Protection).into()),
        select,
        Rc::new(wrong(form, EventField::Protection)),
        "",
    )
    .child(
        el("p")
            .class("note")
            .attr("aria-live", "polite")
            .child(text(move || {
                let moves = form
                    .moves
                    .with(|moves| number(moves))
                    .unwrap_or(USUAL_MOVES);
                (text::correspondence().events.form.protection_why)(form.protection.get(), moves)
            })),
    )
}

fn check(
    name: &str,
    label: impl crate::ui::el::Child,
    why: &str,
    is: RwSignal<bool>,
    change: impl Fn(bool) + 'static,
) -> El {
    let input = el("input")
        .attr("type", "checkbox")
        .attr("name", name)
        .flag_with("checked", move || is.get())
        .on("change", move |event| change(event.checked()));
    el("label")
        .class("check")
        .child(input)
        .child(el("span").child(label))
        .child(el("small").child(why))
}

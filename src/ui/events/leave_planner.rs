//! The leave planner: which games last through an absence, and what to do for the others.

use leptos::prelude::*;

use crate::correspondence::leave_planner::{LeaveVerdict, PlannedRefill, plan, verdict};
use crate::correspondence::{Act, Entry, Seconds, Utc};
use crate::platform::timer::once;
use crate::platform::{focus, print, zone};
use crate::time::Millis;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::el::{El, dynamic, el, several, text, when};
use crate::ui::route::{CorrespondenceRoute, Route};
use crate::ui::text::{self, t};
use crate::ui::widgets::following::following;
use crate::ui::widgets::moment::{here, refused};
use crate::ui::widgets::page::page;
use crate::ui::widgets::stamp::Stamp;

/// The page's state. A handle: copying it copies nothing.
#[derive(Clone, Copy)]
struct Away {
    correspondence: CorrespondenceStore,
    from: RwSignal<Option<Utc>>,
    to: RwSignal<Option<Utc>>,
    /// Of which game a refill is to be confirmed.
    asked: RwSignal<Option<String>>,
    /// What became of the last refill.
    told: RwSignal<String>,
}

/// A game, as it is shown: compared, so that it is drawn when that changes.
#[derive(Clone, PartialEq)]
struct Row {
    id: String,
    who: String,
    name: &'static str,
    label: &'static str,
    why: String,
    /// What can be refilled now.
    refill: Option<Seconds>,
    urgent: (u8, Utc),
}

pub(crate) fn absence_page() -> El {
    let words = &text::correspondence().plan.absence;
    let correspondence = expect_context::<CorrespondenceStore>();
    correspondence.tick();
    let away = Away {
        correspondence,
        from: RwSignal::new(None),
        to: RwSignal::new(None),
        asked: RwSignal::new(None),
        told: RwSignal::new(String::new()),
    };
    let zone = zone::here();
    let span = Memo::new(move |_| {
        let (from, to) = (away.from.get()?, away.to.get()?);
        (from < to).then_some((from, to))
    });
    let wrong = move || match (away.from.get(), away.to.get()) {
        (Some(from), Some(to)) if to <= from => text::correspondence().plan.absence.order,
        _ => "",
    };
    let rows = Memo::new(move |_| span.get().map(|span| away.rows(span)));
    let shown = dynamic(move || match rows.get() {
        Some(rows) => answer(away, rows),
        None => el("p")
            .class("quiet no-print")
            .child(text::correspondence().plan.absence.soon),
    });
    let body = several()
        .child(el("p").class("quiet").child(words.teach))
        .child(following(correspondence, ""))
        .child(
            el("div")
                .class("correspondence-fields")
                .child(El::of(view! {
                    <Stamp name="from" label=words.from zone=zone.clone() value=away.from/>
                    <Stamp name="to" label=words.to zone example=words.to_example value=away.to/>
                })),
        )
        .child(
            el("p")
                .class("refusal")
                .attr("role", "alert")
                .child(text(wrong)),
        )
        .child(
            el("p")
                .class("correspondence-told")
                .attr("role", "status")
                .attr("tabindex", "-1")
                .attr("data-told", "")
                .child(text(move || away.told.get())),
        )
        .child(shown);
    page(words.title, &CorrespondenceRoute::Games.into(), body).class("page correspondence-absence")
}

impl Away {
    /// One's running games, the most urgent first, then the plan's lines.
    fn rows(self, (from, to): (Utc, Utc)) -> (Vec<Row>, Vec<(String, String)>) {
        let now = self.correspondence.now.get();
        let games = self.correspondence.games.get();
        let mut rows = Vec::new();
        let mut verdicts = Vec::new();
        for game in &games {
            let (Some(mine), Some(event)) = (game.mine, self.correspondence.event(&game.event))
            else {
                continue;
            };
            let state = game.state.advanced(now);
            let verdict = verdict(&event.event, &state, mine, from, to);
            let most = state.account(mine).refillable();
            let who = (t().games.versus)(&game.players);
            rows.extend(row(&game.id, who, verdict.clone(), most, now));
            verdicts.push((game.id.clone(), verdict));
        }
        let lines = plan(verdicts)
            .into_iter()
            .filter_map(|act| {
                let row = rows.iter().find(|row| row.id == act.game)?;
                Some((here(act.by), [&*row.who, ": ", &row.why].concat()))
            })
            .collect();
        rows.sort_by_key(|row| row.urgent);
        (rows, lines)
    }

    /// Enters a refill that is made now.
    fn refill(self, id: &str, amount: Seconds) {
        let words = &text::correspondence().plan.absence;
        self.asked.set(None);
        let said = match self.correspondence.load(id) {
            None => t().games.missing.into(),
            Some((mut game, event)) => {
                let mut ledger = CorrespondenceStore::ledger(&game, &event);
                let at = self.correspondence.this_second();
                // A journal that does not fit its event is not cut here.
                let whole = ledger.entries().len() == game.journal.len();
                match game.mine.filter(|_| whole) {
                    None => words.not_saved.into(),
                    Some(side) => {
                        let act = Act::Refill { side, amount };
                        match ledger.add(Entry { at, act }, at) {
                            Err(why) => refused(why, &event.draft().zone),
                            Ok(()) => {
                                game.journal = ledger.entries().to_vec();
                                match self.correspondence.save(&game, &event) {
                                    Ok(()) => words.done.into(),
                                    Err(_) => words.not_saved.into(),
                                }
                            }
                        }
                    }
                }
            }
        };
        self.told.set(said);
        focus::move_to("[data-told]");
    }
}

/// A game as it is shown; nothing for one that is over.
fn row(id: &str, who: String, verdict: LeaveVerdict, most: Seconds, now: Utc) -> Option<Row> {
    let words = &text::correspondence().plan.absence;
    let mut refill = None;
    let (name, label, why, urgent) = match verdict {
        LeaveVerdict::Over => return None,
        LeaveVerdict::Safe { left } => ("safe", words.safe, (words.why_safe)(left), (2, Utc::MAX)),
        LeaveVerdict::RefillFirst { refills } => {
            let first = refills.first()?;
            refill = Some(first.amount.min(most))
                .filter(|amount| amount.is_positive() && first.from <= now);
            let why = each(&refills, now);
            ("refill", words.refill_first, why, (1, first.by))
        }
        LeaveVerdict::MoveFirst {
            by,
            keep,
            first,
            refill,
        } => {
            let mut why = (words.why_move)(&here(by), first, refill);
            if !keep.is_empty() {
                let parts = [words.why_keep, &each(&keep, now)];
                why.push_str(&parts.map(|part| [" ", part].concat()).concat());
            }
            let begin = keep.first().map_or(by, |first| first.by);
            ("move", words.move_first, why, (1, begin))
        }
        LeaveVerdict::CannotBeSaved { falls } => {
            let why = (words.why_lost)(&here(falls));
            ("lost", words.lost, why, (0, falls))
        }
    };
    Some(Row {
        id: id.into(),
        who,
        name,
        label,
        why,
        refill,
        urgent,
    })
}

/// What is to be refilled and when, each refill with its own dates.
fn each(refills: &[PlannedRefill], now: Utc) -> String {
    let words = &text::correspondence().plan.absence;
    let said = refills.iter().enumerate().map(|(place, refill)| {
        let later = (refill.from > now).then(|| here(refill.from));
        let why = match place {
            0 => words.why_refill,
            _ => words.why_refill_then,
        };
        why(refill.amount, later.as_deref(), &here(refill.by))
    });
    said.collect::<Vec<String>>().join(" ")
}

/// The games and the plan.
fn answer(away: Away, (rows, plan): (Vec<Row>, Vec<(String, String)>)) -> El {
    let words = &text::correspondence().plan.absence;
    if rows.is_empty() {
        return el("p").class("empty").child(words.none);
    }
    let rows: Vec<El> = rows.into_iter().map(|row| line(away, row)).collect();
    let acts: Vec<El> = plan
        .into_iter()
        .map(|(by, what)| {
            el("li")
                .child(el("span").class("num").child(by))
                .child(el("span").child(what))
        })
        .collect();
    let plan = if acts.is_empty() {
        el("p").child(words.nothing)
    } else {
        el("ol").class("correspondence-plan").child(acts)
    };
    several()
        .child(
            el("section")
                .child(el("h2").child(words.games))
                .child(el("ul").class("correspondence-verdicts").child(rows)),
        )
        .child(
            el("section")
                .child(el("h2").child(words.plan))
                .child(plan)
                .child(
                    el("div").class("answers no-print").child(
                        el("button")
                            .attr("type", "button")
                            .attr("data-act", "print")
                            .on("click", |_| print::print())
                            .child(words.print),
                    ),
                ),
        )
}

/// A game, and refilling its clock.
fn line(away: Away, row: Row) -> El {
    let words = &text::correspondence().plan.absence;
    let id = StoredValue::new(row.id.clone());
    let button = move |act: &str, label: String| {
        el("button")
            .attr("type", "button")
            .attr("data-act", act)
            .flag_with("disabled", move || away.correspondence.following.get())
            .child(label)
    };
    let act = row.refill.map(|amount| {
        let asked = move || away.asked.get() == Some(id.get_value());
        let ask = when(
            move || !asked(),
            move || {
                button("refill", (words.refill)(amount)).on("click", move |_| {
                    away.asked.set(Some(id.get_value()));
                    // Once it is there.
                    once(Millis::ZERO, || focus::move_to("[data-act=confirm-refill]"));
                })
            },
        );
        let sure = when(asked, move || {
            el("div")
                .class("ask")
                .child(el("p").child((words.sure)(amount)))
                .child(
                    el("div")
                        .class("answers")
                        .child(
                            button("confirm-refill", words.confirm.into())
                                .class("main")
                                .on("click", move |_| away.refill(&id.get_value(), amount)),
                        )
                        .child(
                            button("cancel", t().common.cancel.into())
                                .on("click", move |_| away.asked.set(None)),
                        ),
                )
        });
        el("div").class("no-print").child(ask).child(sure)
    });
    let link = Route::from(CorrespondenceRoute::Game(row.id.clone())).href();
    el("li")
        .attr("data-game", &row.id)
        .attr("data-verdict", row.name)
        .child(
            el("p")
                .child(el("strong").child(row.label))
                .child(" ")
                .child(
                    el("a")
                        .attr("href", link)
                        .attr("dir", "auto")
                        .child(row.who),
                ),
        )
        .child(el("p").class("num").child(row.why))
        .child(act)
}

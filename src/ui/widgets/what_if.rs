//! A slider through the time of a correspondence game: [`what_if`] shows both accounts at any
//! instant, with acts that have not happened. Nothing is saved.

mod scale;

use leptos::prelude::*;

use super::numbered_move::move_to;
use crate::clock::{ByColor, Color};
use crate::correspondence::what_if::{Hypothesis, WhatIf};
use crate::correspondence::{
    Act, Blocks, Change, EntryError, Event, Ledger, Phase, Seconds, State, Utc,
};
use crate::platform::time::wall_now;
use crate::ui::context::player_names::name_of;
use crate::ui::el::{El, dynamic, el, several, text, when};
use crate::ui::text;
use crate::ui::text::correspondence::plan::Whose;
use crate::ui::widgets::blocks::blocks;
use crate::ui::widgets::length::length;
use crate::ui::widgets::moment::here;

/// A game whose time is scrubbed.
#[derive(Clone, Debug)]
pub(crate) struct About {
    /// What of it is known.
    pub ledger: Ledger,
    pub players: ByColor<String>,
    /// Whose game it is, if anybody's; that side comes first.
    pub mine: Option<Color>,
    /// Where one begins; the present instant where there is none.
    pub from: Option<Utc>,
}

impl About {
    fn event(&self) -> &Event {
        self.ledger.event()
    }

    fn begins(&self) -> WhatIf {
        let now = || Utc::of(wall_now());
        WhatIf::from(&self.ledger, self.from.unwrap_or_else(now))
    }

    fn sides(&self) -> [Color; 2] {
        let lower = self.mine.unwrap_or(Color::White);
        [lower, lower.other()]
    }
}

/// The page's state. A handle: copying it copies nothing.
#[derive(Clone, Copy)]
struct Scrub {
    what_if: RwSignal<WhatIf>,
    /// The instant that is looked at.
    at: RwSignal<Utc>,
    /// The same as a field has it, unless it is being typed.
    typed: RwSignal<Option<Utc>>,
    refused: RwSignal<Option<EntryError>>,
    mine: Option<Color>,
}

impl Scrub {
    fn new(what_if: WhatIf, mine: Option<Color>) -> Scrub {
        let at = what_if.origin().at;
        Scrub {
            what_if: RwSignal::new(what_if),
            at: RwSignal::new(at),
            typed: RwSignal::new(Some(at)),
            refused: RwSignal::new(None),
            mine,
        }
    }

    fn begin(self, what_if: WhatIf) {
        let at = what_if.origin().at;
        self.what_if.set(what_if);
        self.go(at);
    }

    fn go(self, to: Utc) {
        self.look(to);
        self.typed.set(Some(self.at.get_untracked()));
    }

    /// Goes there, while a field has it already.
    fn look(self, to: Utc) {
        let to = self
            .what_if
            .with_untracked(|what_if| to.max(what_if.origin().at).min(what_if.horizon()));
        if self.at.get_untracked() != to {
            self.at.set(to);
        }
        if self.refused.with_untracked(Option::is_some) {
            self.refused.set(None);
        }
    }

    fn by(self, length: Seconds) {
        self.go(self.at.get_untracked() + length);
    }

    fn suppose(self, what: Hypothesis) {
        let at = self.at.get_untracked();
        let done = self.what_if.try_update(|what_if| what_if.suppose(what, at));
        self.refused.set(done.and_then(Result::err));
    }

    fn undo(self) {
        let gone = self.what_if.try_update(WhatIf::undo).flatten();
        // Back to where it was supposed.
        self.go(gone.map_or(self.at.get_untracked(), |gone| gone.after.at));
    }

    fn state(self) -> State {
        let at = self.at.get();
        self.what_if.with(|what_if| what_if.at(at))
    }

    fn whose(self, side: Color) -> Whose {
        Whose::of(side, self.mine)
    }
}

/// Time scrubbed from where the game stands.
pub(crate) fn what_if(about: &About) -> El {
    body(Scrub::new(about.begins(), about.mine), about)
}

/// Time scrubbed from now or from an entry, as the reader chooses.
pub(crate) fn what_if_from(about: &About) -> El {
    let scrub = Scrub::new(about.begins(), about.mine);
    several()
        .child(from(scrub, about))
        .child(body(scrub, about))
}

fn body(scrub: Scrub, about: &About) -> El {
    several()
        .child(scale::scale(scrub, about.event()))
        .child(outlook(scrub))
        .child(accounts(scrub, about))
        .child(suppose(scrub, about))
}

/// Where it begins: now, or after an entry.
fn from(scrub: Scrub, about: &About) -> El {
    let words = &text::correspondence().plan.what_if;
    let option = |value: &str, label: &str| el("option").attr("value", value).child(label);
    let kept = StoredValue::new(about.clone());
    let last = about.ledger.entries().len();
    let entries: Vec<El> = (0..last)
        .rev()
        .map(|place| option(&place.to_string(), &entry_name(&about.ledger, place)))
        .collect();
    el("div")
        .class("field")
        .child(el("label").attr("for", "what-if-from").child(words.from))
        .child(
            el("select")
                .attr("id", "what-if-from")
                .attr("name", "from")
                .on("change", move |event| {
                    let place = event.value().parse().ok();
                    let begins = kept.with_value(|about| match place {
                        Some(place) => WhatIf::after(&about.ledger, place),
                        None => about.begins(),
                    });
                    scrub.begin(begins);
                })
                .child(option("", words.now))
                .child(entries),
        )
}

/// An entry in a few words: its move, or what it is, and when.
fn entry_name(ledger: &Ledger, place: usize) -> String {
    let words = &text::correspondence().plan.what_if;
    let what = match ledger.steps().get(place).map(|step| step.change) {
        Some(Change::Move { ply, .. }) => move_to(ledger.line(), ply),
        _ => None,
    };
    let entry = ledger.entries().get(place);
    let what = what.unwrap_or_else(|| match entry.map(|entry| &entry.act) {
        Some(Act::OfficialStart | Act::Start) => words.started.into(),
        _ => (words.entry)(place + 1),
    });
    let when = entry.map_or(String::new(), |entry| here(entry.at));
    [&what, " \u{b7} ", &when].concat()
}

/// What becomes of the game, in a sentence.
fn outlook(scrub: Scrub) -> El {
    let said = move || {
        let words = &text::correspondence().plan.what_if;
        let state = scrub.state();
        let whose = scrub.whose(state.turn);
        let bank = state.account(state.turn).bank;
        match (state.phase, state.falls()) {
            (Phase::Fallen { at, .. }, _) => (words.fallen)(whose, &here(at), bank),
            (Phase::Claim { .. }, _) => words.claim.into(),
            (_, Some(falls)) => (words.falls)(whose, &here(falls), bank),
            _ => words.over.into(),
        }
    };
    let said = Memo::new(move |_| said());
    el("p")
        .class("correspondence-outlook")
        .class_with("lost", move || {
            matches!(scrub.state().phase, Phase::Fallen { .. })
        })
        .attr("role", "status")
        .child(text(move || said.get()))
}

/// Both accounts at the instant.
fn accounts(scrub: Scrub, about: &About) -> El {
    let words = &text::correspondence().plan.what_if;
    let draft = about.event().draft();
    let first = scrub.what_if.with_untracked(|what_if| *what_if.origin());
    let most = Color::ALL
        .into_iter()
        .map(|side| first.account(side).total() + draft.increment)
        .max()
        .unwrap_or_default();
    let side = |side: Color| {
        let event = about.event().clone();
        let shown = event.clone();
        let bar = blocks(
            move || {
                let account = *scrub.state().account(side);
                Blocks {
                    clock: account.clock,
                    increment: match account.increments_left(&shown) {
                        0 => Seconds::ZERO,
                        _ => shown.draft().increment,
                    },
                    bank: account.bank,
                }
            },
            most,
        );
        let figure =
            |name: &'static str, label: &'static str, value: fn(&State, Color) -> Seconds| {
                el("p")
                    .class("correspondence-figure")
                    .child(el("span").class("quiet").child(label))
                    .child(
                        el("strong")
                            .class("num")
                            .attr("data-figure", name)
                            .child(text(move || length(value(&scrub.state(), side)))),
                    )
            };
        let plan = &text::correspondence().common;
        el("div")
            .class("correspondence-account")
            .attr("data-side", side.name())
            .child(
                el("h3")
                    .attr("dir", "auto")
                    .child(name_of(&about.players, side))
                    .child(when(
                        move || {
                            let state = scrub.state();
                            state.turn == side && state.verdict().is_none()
                        },
                        || {
                            el("small")
                                .class("correspondence-to-move")
                                .child(" ")
                                .child(text::correspondence().plan.what_if.to_move)
                        },
                    )),
            )
            .child(
                el("div")
                    .class("correspondence-figures")
                    .child(figure("clock", plan.clock, |state, side| {
                        state.account(side).clock
                    }))
                    .child(figure("bank", plan.bank, |state, side| {
                        state.account(side).bank
                    })),
            )
            .child(bar)
            .child(el("p").class("quiet num").child(text(move || {
                let account = *scrub.state().account(side);
                (text::correspondence().plan.what_if.moves)(
                    account.moves,
                    account.increments_left(&event),
                )
            })))
    };
    el("section").child(el("h2").child(words.accounts)).child(
        el("div")
            .class("correspondence-accounts")
            .child(about.sides().map(side)),
    )
}

/// Acts that have not happened, put in at the instant.
fn suppose(scrub: Scrub, about: &About) -> El {
    let words = &text::correspondence().plan.what_if;
    let button = move |act: &str, what: Hypothesis| {
        el("button")
            .attr("type", "button")
            .attr("data-act", act)
            .on("click", move |_| scrub.suppose(what))
    };
    let moves = button("suppose-move", Hypothesis::Move).child(text(move || {
        (text::correspondence().plan.what_if.moving)(scrub.whose(scrub.state().turn))
    }));
    let refills = about.sides().map(|side| {
        button("suppose-refill", Hypothesis::Refill(side))
            .attr("data-side", side.name())
            .child((words.refill)(scrub.whose(side)))
    });
    let list = dynamic(move || {
        scrub.what_if.with(|what_if| {
            let lines: Vec<El> = what_if
                .supposed()
                .iter()
                .map(|one| {
                    let words = &text::correspondence().plan.what_if;
                    let whose = scrub.whose(one.side);
                    let what = match one.what {
                        Hypothesis::Move => (words.moved)(whose).into(),
                        Hypothesis::Refill(_) => (words.refilled)(whose, one.amount),
                    };
                    el("li").child([&here(one.after.at), ": ", &what].concat())
                })
                .collect();
            if lines.is_empty() {
                el("p")
                    .class("quiet")
                    .child(text::correspondence().plan.what_if.not_saved)
            } else {
                el("ol").class("correspondence-supposed").child(lines)
            }
        })
    });
    el("section")
        .child(el("h2").child(words.suppose))
        .child(
            el("div")
                .class("answers correspondence-supposing no-print")
                .child(moves)
                .child(refills)
                .child(
                    el("button")
                        .attr("type", "button")
                        .attr("data-act", "undo-suppose")
                        .flag_with("disabled", move || {
                            scrub.what_if.with(|what_if| what_if.supposed().is_empty())
                        })
                        .on("click", move |_| scrub.undo())
                        .child(words.undo),
                ),
        )
        .child(
            el("p")
                .class("refusal")
                .attr("role", "alert")
                .child(text(move || {
                    let said =
                        |why: &EntryError| (text::correspondence().plan.what_if.refused)(why);
                    scrub.refused.with(|why| why.as_ref().map(said))
                })),
        )
        .child(list)
}

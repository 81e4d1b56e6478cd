//! The fields of the entry form.

use leptos::prelude::*;

use super::draft::{EntryDraft, EntryPlace};
use super::state::GamePage;
use crate::clock::{Color, GameResult};
use crate::correspondence::entry::ActKind;
use crate::correspondence::{Ending, Seconds, typed};
use crate::ui::el::{El, dynamic, el, watch};
use crate::ui::text;
use crate::ui::widgets::choice::select;
use crate::ui::widgets::field::Field;
use crate::ui::widgets::length::typed_length;
use crate::ui::widgets::stamp::Stamp;

/// What is entered as missing; what is of teams is entered on their page.
const MISSING: [ActKind; 6] = [
    ActKind::Refill,
    ActKind::Move,
    ActKind::Claim,
    ActKind::Resolved,
    ActKind::Correction,
    ActKind::Start,
];

impl EntryDraft {
    /// The offered amount fills the clock, as it stands at the stamp.
    fn offer(self) {
        watch(move || {
            if self.amount_by_hand.get() || !matches!(self.kind.get(), ActKind::Refill) {
                return;
            }
            let at = self
                .stamp
                .get()
                .unwrap_or(self.page.correspondence.this_second());
            let side = self.side.get();
            let offered = self
                .page
                .ledger
                .with(|ledger| ledger.at(at).account(side).refillable());
            if offered > Seconds::ZERO {
                self.amount.set(typed_length(offered));
            }
        });
    }

    /// Its fields: what it is made of, and when it was.
    pub(super) fn fields(self) -> El {
        self.offer();
        let fields = dynamic(move || {
            let kind = self.kind.get();
            untrack(move || self.fields_of(kind))
        });
        let zone = untrack(|| self.page.zone());
        let label = text::correspondence().game.stamp;
        el("div")
            .class("correspondence-form")
            .child(fields)
            .child(El::of(
                view! { <Stamp name="stamp" label=label zone value=self.stamp/> },
            ))
    }

    fn fields_of(self, kind: ActKind) -> Vec<El> {
        match kind {
            ActKind::Start | ActKind::Resolved => Vec::new(),
            // The move at hand is on the board already.
            ActKind::Move if self.place == EntryPlace::End => Vec::new(),
            ActKind::Move => vec![self.text_field("san", text::play().write_a_move, true)],
            ActKind::Refill | ActKind::Transfer => {
                vec![sides(self.page, self.side), self.amount_field()]
            }
            ActKind::Claim => vec![sides(self.page, self.side)],
            ActKind::Substitution | ActKind::Replacement => {
                vec![
                    sides(self.page, self.side),
                    self.text_field("name", text::correspondence().game.name, false),
                ]
            }
            ActKind::Correction => self.seen_fields(),
            ActKind::Result => vec![self.results(), self.endings()],
        }
    }

    fn text_field(self, name: &str, label: &'static str, is_move: bool) -> El {
        Field::of(name, label, self.text)
            .error(move || {
                if is_move {
                    self.move_problem()
                } else {
                    String::new()
                }
            })
            .view()
    }

    fn amount_field(self) -> El {
        Field::new(
            "amount",
            text::correspondence().game.amount,
            move || self.amount.get(),
            move |text| {
                self.amount_by_hand.set(true);
                self.amount.set(text);
            },
        )
        .hint(text::correspondence().game.amount_hint)
        .error(move || length_problem(&self.amount.get()))
        .view()
    }

    /// Clock and bank of both, as a server shows them.
    fn seen_fields(self) -> Vec<El> {
        let mut fields = Vec::new();
        for (number, value) in self.shown.into_iter().enumerate() {
            let side = if number < 2 {
                Color::White
            } else {
                Color::Black
            };
            let who = self.page.name(side);
            let bank = number % 2 == 1;
            let (label, part) = if !bank {
                ((text::correspondence().game.seen_clock)(&who), "-clock")
            } else {
                ((text::correspondence().game.seen_bank)(&who), "-bank")
            };
            let other = self.shown[number ^ 1];
            let error = move || {
                let (text, other) = (value.get(), other.get());
                // A pair that was not looked at.
                if text.trim().is_empty() && other.trim().is_empty() {
                    return String::new();
                }
                length_problem(&text)
            };
            let name = [side.name(), part].concat();
            fields.push(
                Field::of(name, label, value)
                    .placeholder("46 d 20:00:00")
                    .error(error)
                    .view(),
            );
        }
        let pair = |pair: Vec<El>| el("div").class("columns").child(pair);
        let black = fields.split_off(2);
        vec![
            pair(fields),
            pair(black),
            el("p")
                .class("note")
                .child(text::correspondence().game.seen_hint),
        ]
    }

    fn results(self) -> El {
        const ALL: [GameResult; 4] = [
            GameResult::Win(Color::White),
            GameResult::Win(Color::Black),
            GameResult::Draw,
            GameResult::BothLose,
        ];
        let of = |result: GameResult| {
            (
                result.score().to_owned(),
                (text::correspondence().game.won)(result).into(),
            )
        };
        select(
            "result",
            text::correspondence().game.who_won,
            ALL.map(of).into(),
            move || self.result.get().score().to_owned(),
            move |value| {
                let chosen = ALL.into_iter().find(|result| result.score() == value);
                self.result.set(chosen.unwrap_or(GameResult::Draw));
            },
        )
    }

    fn endings(self) -> El {
        let number = |ending: Ending| Ending::ALL.iter().position(|known| *known == ending);
        let of = |ending: Ending| {
            let number = number(ending).unwrap_or_default();
            (
                number.to_string(),
                (text::correspondence().game.ending)(ending).into(),
            )
        };
        select(
            "ending",
            text::correspondence().game.how,
            Ending::ALL.map(of).into(),
            move || number(self.ending.get()).unwrap_or_default().to_string(),
            move |value| {
                let chosen = value.parse().ok().and_then(|n: usize| Ending::ALL.get(n));
                self.ending
                    .set(chosen.copied().unwrap_or(Ending::Resignation));
            },
        )
    }

    /// The choice of what is missing.
    pub(super) fn kinds(self) -> El {
        let of = |kind: ActKind| {
            (
                (kind as usize).to_string(),
                (text::correspondence().game.kind_name)(kind).into(),
            )
        };
        select(
            "kind",
            text::correspondence().game.kind,
            MISSING.map(of).into(),
            move || (self.kind.get() as usize).to_string(),
            move |value| {
                let chosen = MISSING
                    .into_iter()
                    .find(|kind| (*kind as usize).to_string() == value);
                self.kind.set(chosen.unwrap_or(ActKind::Refill));
            },
        )
    }
}

pub(super) fn sides(page: GamePage, side: RwSignal<Color>) -> El {
    let options: Vec<(String, String)> = Color::ALL
        .into_iter()
        .map(|side| (side.name().to_owned(), page.name(side)))
        .collect();
    select(
        "side",
        text::correspondence().game.side,
        options,
        move || side.get().name().to_owned(),
        move |value| {
            side.set(if value == Color::Black.name() {
                Color::Black
            } else {
                Color::White
            });
        },
    )
}

/// A length of time that is typed.
pub(super) fn amount_field(name: &str, label: &'static str, value: RwSignal<String>) -> El {
    Field::of(name, label, value)
        .placeholder("46 d 20:00:00")
        .error(move || {
            let text = value.get();
            match text.trim() {
                "" => String::new(),
                text => length_problem(text),
            }
        })
        .view()
}

/// What is wrong with a length that was typed; nothing where it is one.
fn length_problem(text: &str) -> String {
    match typed::parse(text) {
        Ok(_) => String::new(),
        Err(problem) => (text::correspondence().game.length_problem)(problem).into(),
    }
}

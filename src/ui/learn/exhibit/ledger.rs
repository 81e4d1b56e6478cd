//! A lesson's correspondence game: both accounts, the last entry and the possible actions.

mod account;
mod pass;
mod refill;

use leptos::prelude::*;

use super::Stage;
use crate::clock::ByColor;
use crate::correspondence::Phase;
use crate::correspondence::statement::{self, StatementItem, StatementRow};
use crate::lessons::exhibit::absence::AbsenceAct;
use crate::lessons::exhibit::ledger::{LedgerAct, LedgerState};
use crate::lessons::exhibit::{ExhibitAct, ExhibitState};
use crate::ui::context::piece_letters;
use crate::ui::el::{El, dynamic, el, several, text, when};
use crate::ui::text::learn;
use crate::ui::widgets::moment::in_utc;

pub(super) use account::account;
pub(super) use pass::pass;
pub(super) use refill::refill;

/// A game on the stage: the only one, or one of several before an absence.
#[derive(Clone, Copy, Debug)]
pub(super) struct StageGame {
    pub(super) stage: Stage,
    /// Its index among several, counted from 0.
    pub(super) place: Option<usize>,
}

impl StageGame {
    /// Reads the game, tracked.
    pub(super) fn see<T>(self, see: impl FnOnce(&LedgerState) -> T) -> Option<T> {
        self.stage
            .see(|exhibit| self.of(exhibit).map(see))
            .flatten()
    }

    /// Reads the game, untracked.
    pub(super) fn look<T>(self, see: impl FnOnce(&LedgerState) -> T) -> Option<T> {
        self.stage
            .look(|exhibit| self.of(exhibit).map(see))
            .flatten()
    }

    fn of(self, exhibit: &ExhibitState) -> Option<&LedgerState> {
        match (exhibit, self.place) {
            (ExhibitState::Ledger(game), None) => Some(game),
            (ExhibitState::Absence(games), Some(place)) => games.games.get(place),
            _ => None,
        }
    }

    /// Acts on the game.
    pub(super) fn act(self, act: LedgerAct) {
        let act = match (self.place, act) {
            (None, act) => ExhibitAct::Ledger(act),
            (Some(place), LedgerAct::Move) => ExhibitAct::Absence(AbsenceAct::Move(place)),
            (Some(place), LedgerAct::Refill(amount)) => {
                ExhibitAct::Absence(AbsenceAct::Refill(place, amount))
            }
            (Some(_), LedgerAct::Wait(time)) => ExhibitAct::Absence(AbsenceAct::Wait(time)),
            (Some(_), _) => return,
        };
        self.stage.act(act);
    }

    /// Whose move it is, or how the game ended.
    pub(super) fn standing(self) -> String {
        let words = &learn().correspondence;
        let standing = self.see(|game| {
            let state = game.state();
            let mine = state.turn == game.exhibit().side;
            match state.phase {
                Phase::Fallen { at, .. } => (words.fallen)(mine, &in_utc(at)),
                Phase::Claim { .. } => words.claim_pending.into(),
                Phase::Over(_) => words.over.into(),
                Phase::Waiting | Phase::Running { .. } => {
                    (words.turn)(mine, state.account(state.turn).moves + 1)
                }
            }
        });
        standing.unwrap_or_default()
    }

    /// Whether the learner's clock has fallen.
    pub(super) fn is_lost(self) -> bool {
        self.see(LedgerState::has_fallen).unwrap_or_default()
    }
}

pub(super) fn button(name: &str, label: &str, act: impl Fn() + 'static) -> El {
    el("button")
        .attr("type", "button")
        .attr("data-post", name)
        .on("click", move |_| act())
        .child(label)
}

pub(crate) fn ledger_exhibit(stage: Stage) -> El {
    let game = StageGame { stage, place: None };
    let Some((offers, side)) = game.look(|game| (game.exhibit().offers, game.exhibit().side))
    else {
        return several();
    };
    let words = &learn().correspondence;
    let mine = move || {
        let mine = game.see(|game| game.state().turn == game.exhibit().side);
        mine.unwrap_or_default()
    };
    let acts = el("div")
        .class("lesson-acts")
        .child(offers.moves.then(|| {
            button("move", words.make_move, move || {
                if mine() {
                    game.act(LedgerAct::Move);
                }
            })
            .class("lesson-main")
            .flag_with("disabled", move || !mine())
        }))
        .child(offers.opponent.then(|| {
            button("opponent", words.opponent_moves, move || {
                if !mine() {
                    game.act(LedgerAct::Move);
                }
            })
            .flag_with("disabled", mine)
        }))
        .child(offers.substitute.then(|| {
            button("substitute", words.substitute, move || {
                game.act(LedgerAct::Substitute);
            })
        }))
        .child(
            offers
                .claim
                .then(|| button("claim", words.claim, move || game.act(LedgerAct::Claim))),
        )
        .child(offers.claim.then(|| {
            button("resolve", words.resolve, move || {
                game.act(LedgerAct::Resolve)
            })
        }));
    el("div")
        .class("exhibit-ledger")
        .child(head(game))
        .child(account(game, side))
        .child(account(game, side.other()))
        .child(last_entry(game))
        .child((offers.wait > 0).then(|| pass(game, offers.wait)))
        .child(acts)
        .child((offers.refill || offers.substitute).then(|| refill(game)))
}

/// The lesson's date and whose move it is.
fn head(game: StageGame) -> El {
    let words = &learn().correspondence;
    let today = move || game.see(|game| in_utc(game.now)).unwrap_or_default();
    let day = move || {
        let day = game.see(|game| {
            let draft = game.ledger.event().draft();
            let gone = game.now.since(draft.start).whole_days();
            (words.day)(gone.saturating_add(1), draft.days)
        });
        day.unwrap_or_default()
    };
    el("div")
        .class("lesson-head")
        .attr("aria-live", "polite")
        .child(el("p").class("lesson-date num").child(text(today)))
        .child(el("p").class("lesson-day").child(text(day)))
        .child(
            el("p")
                .class("lesson-standing")
                .class_with("lost", move || game.is_lost())
                .child(text(move || game.standing())),
        )
}

/// The statement's last line other than the opponent's replies, with its sums.
fn last_entry(game: StageGame) -> El {
    let words = &learn().correspondence;
    let lines = move || {
        let lines = game.see(|game| {
            let own = |row: &StatementRow| row.side != Some(game.exhibit().side.other());
            let row = statement::rows(&game.ledger).into_iter().rfind(own)?;
            let played = match row.what {
                StatementItem::Start | StatementItem::Correction(_) => return None,
                StatementItem::Move { ply, .. } => {
                    let san = game.ledger.line().san();
                    piece_letters::shown(san.get(ply.checked_sub(1)?)?)
                }
                _ => String::new(),
            };
            let entry = game.ledger.entries().get(row.place)?;
            let unnamed = ByColor::both(String::new());
            let mut lines = vec![(words.entry)(entry, &played, &unnamed)];
            if let StatementItem::Move { spent, .. } = row.what {
                lines.push((words.spent)(spent));
            }
            lines.extend(words.sums.lines(&row));
            Some(lines)
        });
        lines.flatten().unwrap_or_default()
    };
    let lines = Memo::new(move |_| lines());
    when(
        move || lines.with(|lines| !lines.is_empty()),
        move || {
            el("div")
                .class("lesson-entry")
                .child(el("h4").child(words.last_entry))
                .child(dynamic(move || {
                    let lines = lines.get().into_iter();
                    lines
                        .map(|line| el("p").class("num").child(line))
                        .collect::<Vec<El>>()
                }))
        },
    )
}

//! Several correspondence games before an absence.

use super::Stage;
use super::ledger::{StageGame, account, button, pass, refill};
use crate::lessons::exhibit::absence::{AbsenceAct, AbsenceState};
use crate::lessons::exhibit::ledger::LedgerAct;
use crate::lessons::exhibit::{ExhibitAct, ExhibitState};
use crate::ui::el::{El, Str, el, several, text, when};
use crate::ui::text::learn;
use crate::ui::widgets::moment::in_utc;

pub(crate) fn absence_exhibit(stage: Stage) -> El {
    let words = &learn().correspondence;
    let Some((count, advice)) = stage
        .look(|exhibit| of(exhibit).map(|exhibit| (exhibit.games.len(), exhibit.exhibit().advice)))
        .flatten()
    else {
        return several();
    };
    let see = move |look: fn(&AbsenceState) -> String| {
        stage
            .see(|exhibit| of(exhibit).map(look))
            .flatten()
            .unwrap_or_default()
    };
    let is_back = move || {
        stage
            .see(|exhibit| of(exhibit).map(|exhibit| exhibit.is_back))
            .flatten()
            == Some(true)
    };
    let games = (0..count).map(|place| row(stage, place, advice));
    let waits = StageGame {
        stage,
        place: Some(0),
    };
    el("div")
        .class("exhibit-absence")
        .child(
            el("div")
                .class("lesson-head")
                .attr("aria-live", "polite")
                .child(
                    el("p")
                        .class("lesson-date num")
                        .child(text(move || see(|exhibit| in_utc(exhibit.now)))),
                )
                .child(el("p").class("lesson-standing").child(text(move || {
                    if is_back() {
                        Str::from(words.is_back)
                    } else {
                        see(|exhibit| {
                            (learn().correspondence.away)(
                                &in_utc(exhibit.leaves),
                                &in_utc(exhibit.returns()),
                            )
                        })
                        .into()
                    }
                }))),
        )
        .child(games.collect::<Vec<El>>())
        .child(when(
            move || !is_back(),
            move || {
                el("div").class("lesson-acts").child(pass(waits, 5)).child(
                    button("leave", words.leave, move || {
                        stage.act(ExhibitAct::Absence(AbsenceAct::Leave));
                    })
                    .class("lesson-main"),
                )
            },
        ))
}

fn of(exhibit: &ExhibitState) -> Option<&AbsenceState> {
    match exhibit {
        ExhibitState::Absence(exhibit) => Some(exhibit),
        _ => None,
    }
}

/// One of the games.
fn row(stage: Stage, place: usize, advice: bool) -> El {
    let words = &learn().correspondence;
    let game = StageGame {
        stage,
        place: Some(place),
    };
    let side = game.look(|game| game.exhibit().side);
    let verdict = move || {
        let verdict = stage.see(|exhibit| of(exhibit).and_then(|exhibit| exhibit.verdict(place)));
        let verdict = verdict.flatten();
        verdict.map_or_else(String::new, |verdict| (words.verdict)(&verdict, &in_utc))
    };
    let before = move || {
        stage
            .see(|exhibit| of(exhibit).map(|exhibit| exhibit.is_back))
            .flatten()
            == Some(false)
    };
    let mine = move || game.see(|game| game.to_move()) == Some(true);
    el("div")
        .class("lesson-game")
        .attr("data-game", place.to_string())
        .attr("role", "group")
        .attr("aria-label", (words.game)(place + 1))
        .child(el("h3").child((words.game)(place + 1)))
        .child(
            el("p")
                .class("lesson-standing")
                .class_with("lost", move || game.is_lost())
                .child(text(move || game.standing())),
        )
        .child(side.map(|side| account(game, side)))
        .child(when(
            move || advice && before(),
            move || el("p").class("lesson-verdict").child(text(verdict)),
        ))
        .child(when(before, move || {
            el("div")
                .class("lesson-acts")
                .child(
                    button("move", words.make_move, move || game.act(LedgerAct::Move))
                        .flag_with("disabled", move || !mine()),
                )
                .child(refill(game))
        }))
}

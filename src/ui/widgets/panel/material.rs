//! Decides a fallen flag without a board (6.9): players enter the remaining material, one tap per
//! kind, and see the verdict.

use leptos::prelude::*;

use super::view::happen;
use crate::clock::{Color, EndReason, Event, GameResult, Outcome};
use crate::game::material::{
    Bishops, Knights, Material, MaterialVerdict, can_be_blocked, can_mate,
};
use crate::ui::context::clock_controller::ClockController;
use crate::ui::el::{El, el, several, text, when};
use crate::ui::text::t;

/// The material entered for one side; `None` before any answer.
type Said = Option<Material>;

/// The question and both results, with the fitting one highlighted.
pub(super) fn material(clock: ClockController, winner: Color) -> El {
    let theirs = RwSignal::new(Said::None);
    let own = RwSignal::new(Said::None);
    let verdict = Memo::new(move |_| Some(can_mate(theirs.get()?, own.get())));
    // Whether the answer would matter if it were unknown.
    let depends = |theirs: Said, own: Said| {
        theirs.is_some_and(|theirs| can_mate(theirs, own) == MaterialVerdict::DependsOnPosition)
    };
    let words = &t().panel.material;
    let own_matters = move || depends(theirs.get(), None);
    let knights_matter = move || {
        let unsaid = theirs.get().map(|m| Material {
            knight: Knights::Unsaid,
            ..m
        });
        theirs.get().is_some_and(|m| m.knight != Knights::None) && depends(unsaid, own.get())
    };
    let bishops_matter = move || {
        let unsaid = theirs.get().map(|m| Material {
            bishop: Bishops::Unsaid,
            ..m
        });
        theirs.get().is_some_and(|m| m.bishop != Bishops::None) && depends(unsaid, own.get())
    };
    let own_bishops_matter = move || {
        let unsaid = own.get().map(|m| Material {
            bishop: Bishops::Unsaid,
            ..m
        });
        own.get().is_some_and(|m| m.bishop != Bishops::None)
            && own_matters()
            && depends(theirs.get(), unsaid)
    };
    let says = move || {
        verdict.get().map(|verdict| {
            let blocked = theirs
                .get()
                .is_some_and(|theirs| can_be_blocked(theirs, own.get()));
            (words.says)(winner, verdict, blocked)
        })
    };
    el("div")
        .class("material")
        .child(pieces((words.opponents)(winner), "theirs", theirs))
        .child(when(knights_matter, move || knights(winner, theirs)))
        .child(when(bishops_matter, move || {
            bishops(winner, "theirs", theirs)
        }))
        .child(when(own_matters, move || {
            pieces((words.own)(winner.other()), "own", own)
        }))
        .child(when(own_bishops_matter, move || {
            bishops(winner.other(), "own", own)
        }))
        .child(
            el("p")
                .class("says")
                .attr("role", "status")
                .attr_with("data-verdict", move || verdict.get().map(name))
                .child(text(says)),
        )
        .child(results(clock, winner, verdict))
}

/// The two possible results after a flag.
pub(super) fn results(
    clock: ClockController,
    winner: Color,
    verdict: Memo<Option<MaterialVerdict>>,
) -> El {
    let ended = |act, label: &str, result, reason| {
        happen(clock, act, label, Event::End(Outcome { result, reason }))
    };
    let won = ended(
        "flag-win",
        &(t().panel.wins)(winner),
        GameResult::Win(winner),
        EndReason::Flag,
    );
    let drawn = ended(
        "flag-draw",
        &(t().panel.cannot_mate)(winner),
        GameResult::Draw,
        EndReason::FlagWithoutMate,
    );
    let look = el("a")
        .class("button")
        .attr("data-act", "winnability")
        .attr("href", "#/winning")
        .child(t().panel.material.look);
    let open = move || {
        matches!(
            verdict.get(),
            Some(MaterialVerdict::DependsOnPosition | MaterialVerdict::Can)
        )
    };
    el("div")
        .class("primary")
        .child(won.class_with("main", move || verdict.get() == Some(MaterialVerdict::Can)))
        .child(drawn.class_with("main", move || {
            verdict.get() == Some(MaterialVerdict::Cannot)
        }))
        .child(when(open, move || look.clone()))
}

fn name(verdict: MaterialVerdict) -> &'static str {
    match verdict {
        MaterialVerdict::Cannot => "cannot",
        MaterialVerdict::Can => "can",
        MaterialVerdict::DependsOnPosition => "depends",
    }
}

/// A row of choices under a question.
fn row(question: String, buttons: impl IntoIterator<Item = El>) -> El {
    let buttons: Vec<El> = buttons.into_iter().collect();
    el("fieldset")
        .child(el("legend").child(question))
        .child(el("div").class("taps").child(buttons))
}

fn tap(
    name: &str,
    label: &'static str,
    on: impl Fn() -> bool + Copy + 'static,
    choose: impl Fn() + 'static,
) -> El {
    el("button")
        .attr("data-tap", name)
        .attr_with("aria-pressed", move || if on() { "true" } else { "false" })
        .on("click", move |_| choose())
        .child(label)
}

/// A side's material, one button per kind.
fn pieces(question: String, side: &str, said: RwSignal<Said>) -> El {
    /// Key, label, getter and setter of a kind of piece.
    type Kind = (
        &'static str,
        &'static str,
        fn(&Material) -> bool,
        fn(&mut Material, bool),
    );
    let words = &t().panel.material;
    let kinds: [Kind; 5] = [
        ("pawns", words.pawns, |m| m.pawns, |m, on| m.pawns = on),
        ("queen", words.queen, |m| m.queen, |m, on| m.queen = on),
        ("rook", words.rook, |m| m.rook, |m, on| m.rook = on),
        (
            "bishop",
            words.bishop,
            |m| m.bishop != Bishops::None,
            |m, on| m.bishop = if on { Bishops::Unsaid } else { Bishops::None },
        ),
        (
            "knight",
            words.knight,
            |m| m.knight != Knights::None,
            |m, on| m.knight = if on { Knights::Unsaid } else { Knights::None },
        ),
    ];
    let key = |name: &str| [side, "-", name].concat();
    let taps = kinds.map(|(name, label, has, set)| {
        let on = move || said.with(|said| said.as_ref().is_some_and(has));
        tap(&key(name), label, on, move || {
            said.update(|said| {
                let mut now = said.unwrap_or(Material::BARE_KING);
                let had = has(&now);
                set(&mut now, !had);
                // No selection means "not answered"; a bare king must be chosen explicitly.
                *said = (now != Material::BARE_KING).then_some(now);
            });
        })
    });
    let bare = tap(
        &key("bare"),
        words.bare_king,
        move || said.get() == Some(Material::BARE_KING),
        move || said.set(Some(Material::BARE_KING)),
    );
    row(question, taps.into_iter().chain([bare]))
}

fn knights(color: Color, said: RwSignal<Said>) -> El {
    let words = &t().panel.material;
    let taps = [
        ("knights-one", words.one_knight, Knights::One),
        ("knights-more", words.more_knights, Knights::More),
    ]
    .map(|(name, label, knight)| {
        let on = move || said.with(|said| said.is_some_and(|m| m.knight == knight));
        tap(name, label, on, move || {
            said.update(|said| {
                if let Some(said) = said {
                    said.knight = knight;
                }
            });
        })
    });
    row((words.knights)(color), taps)
}

fn bishops(color: Color, side: &str, said: RwSignal<Said>) -> El {
    let words = &t().panel.material;
    let taps = [
        ("light", words.light, Bishops::Light),
        ("dark", words.dark, Bishops::Dark),
        ("both", words.both, Bishops::Both),
    ]
    .map(|(name, label, bishop)| {
        let on = move || said.with(|said| said.is_some_and(|m| m.bishop == bishop));
        tap(&[side, "-bishops-", name].concat(), label, on, move || {
            said.update(|said| {
                if let Some(said) = said {
                    said.bishop = bishop;
                }
            });
        })
    });
    row((words.bishops)(color), taps)
}

/// With a board, the board decides, but the arbiter may overrule it.
pub(super) fn on_board(clock: ClockController, winner: Color) -> El {
    several()
        .child(
            el("p")
                .class("quiet")
                .child((t().panel.material.board_decides)(winner)),
        )
        .child(results(clock, winner, Memo::new(|_| None)))
}

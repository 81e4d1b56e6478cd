//! What can be done beside the board: take back, offer, claim, resign, pause.

use leptos::prelude::*;

use super::asking::{Asking, act, keep_focus, question};
use super::claim::{claim, wrong_claim};
use super::lay::lay;
use super::restore::restore;
use super::screen::{Screen, Shown};
use crate::clock::color::Color;
use crate::clock::event::{Claimant, Event};
use crate::clock::face::Face;
use crate::clock::outcome::BoardEnd;
use crate::clock::setup::Noted;
use crate::clock::state::Phase;
use crate::ui::components::absence::absence;
use crate::ui::components::icon::Icon;
use crate::ui::el::{El, dynamic, el, several, when};
use crate::ui::route::Route;
use crate::ui::table::name_of;
use crate::ui::text::{self, t};

/// The acts. `panel` is whether the arbiter's panel was asked for.
pub fn acts(screen: Screen, panel: RwSignal<bool>) -> El {
    let table = screen.table;
    let asking = screen.asking;
    let phase = Memo::new(move |_| table.face.with(Kind::of));
    let moves = Memo::new(move |_| screen.live.with(|live| live.made.clone()));
    // Whatever was asked is settled by the next move.
    crate::ui::el::watch(move || {
        // A memo that is not read is never computed.
        phase.get();
        moves.get();
        asking.set(Asking::Nothing);
        // What was refused before is not to the point any more.
        table.refused.set(None);
    });
    keep_focus(asking);
    let kept = el("div").class("acts").child(dynamic(move || {
        let (phase, asking_now) = (phase.get(), asking.get());
        untrack(|| match asking_now {
            Asking::Nothing => resting(screen, asking, panel, phase),
            Asking::TakeBack => take_back(screen, asking),
            Asking::Offer => offer(screen, asking),
            Asking::Claim => claim(screen, asking),
            Asking::Resign => resign(screen, asking),
            Asking::Restore(ply) => restore(screen, asking, ply),
            Asking::Lay => lay(screen, asking),
        })
    }));
    several()
        .child(standing_offer(screen))
        .child(wrong_claim(screen))
        .child(kept)
}

/// The phase, as far as it says what can be done.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Ready,
    Running,
    Other,
    Over,
}

impl Kind {
    fn of(face: &Face) -> Kind {
        match face.phase {
            _ if face.outcome.is_some() => Kind::Over,
            Phase::Ready => Kind::Ready,
            Phase::Running(_) => Kind::Running,
            _ => Kind::Other,
        }
    }
}

fn resting(screen: Screen, asking: RwSignal<Asking>, panel: RwSignal<bool>, phase: Kind) -> El {
    let table = screen.table;
    let words = text::play();
    let ask =
        |name: &str, label: &'static str, what: Asking| act(name, label, move || asking.set(what));
    let moved = move || screen.live.with(|live| !live.is_empty());
    let plain = |name: &str, route: Route, label: &str| {
        el("a")
            .attr("data-act", name)
            .attr("href", route.href())
            .child(label)
    };
    let link = |name: &str, route: Route, label: &str| plain(name, route, label).class("button");
    let row = several();
    match phase {
        Kind::Ready => row
            .child(
                link("controls", Route::Controls, words.control).child(
                    el("small")
                        .class("notation")
                        .child(table.game.with_untracked(|game| {
                            crate::clock::notation::print(&game.clock.setup().draft().controls)
                        })),
                ),
            )
            .child(ask("lay", words.position, Asking::Lay))
            .child(when(
                move || table.face.with(|face| face.starts_in.is_some()),
                move || {
                    el("button")
                        .attr("data-act", "put-off")
                        .on("click", move |event| table.pause(event.time_stamp()))
                        .child(t().face.put_off)
                },
            ))
            .child(
                el("p")
                    .class("links")
                    .child(plain("clock", Route::Clock, words.clock_only))
                    .child(plain("games", Route::Games, t().games.title))
                    .child(plain("settings", Route::Settings, t().settings.title))
                    .child(plain("study", Route::Study, t().links.study))
                    .child(plain("winning", Route::Winning, t().links.winning))
                    .child(plain("home", Route::Home, t().common.home)),
            ),
        Kind::Running => row
            .child(
                el("button")
                    .class("pause")
                    .attr("data-act", "pause")
                    .attr("aria-label", t().face.pause)
                    .attr("aria-keyshortcuts", "Space")
                    .on("click", move |event| table.pause(event.time_stamp()))
                    .child(Icon::Pause.view()),
            )
            .child(when(
                move || {
                    let fallen = table
                        .face
                        .with(|face| face.sides.iter().any(|side| side.flag.is_some()));
                    fallen
                        && table.game.with_untracked(|game| {
                            game.clock.setup().flag_policy().noted == Noted::OnClaim
                        })
                },
                move || {
                    act("note-flag", t().face.note_flag, move || {
                        let _ = table.act(Event::ClaimFlag(Claimant::Arbiter));
                    })
                    .class("main")
                },
            ))
            .child(absence(table))
            .child(when(moved, move || {
                act("take-back", words.take_back, move || {
                    asking.set(Asking::TakeBack);
                })
            }))
            .child(ask("offer", words.offer, Asking::Offer))
            .child(when(
                move || counts(screen),
                move || act("claim", words.claim, move || asking.set(Asking::Claim)),
            ))
            .child(ask("resign", words.resign, Asking::Resign))
            .child(past_restore(screen, asking)),
        Kind::Other => row
            .child(when(
                move || matches!(table.phase.get(), Phase::Stopped(..)),
                move || {
                    act("resume-play", t().panel.resume, move || {
                        let _ = table.act(Event::Resume);
                    })
                    .class("main")
                },
            ))
            .child(act("panel", t().face.menu, move || panel.set(true)))
            .child(past_restore(screen, asking)),
        Kind::Over => {
            let id = table.game.with_untracked(|game| game.id.clone());
            row.child(act("new", t().panel.new_game, move || table.again()).class("main"))
                .child(link("details", Route::Game(id), t().panel.details))
                .child(link("controls", Route::Controls, words.control))
                .child(link("home", Route::Home, t().common.home))
        }
    }
}

/// Whether fifty moves and repetitions count in this mode.
fn counts(screen: Screen) -> bool {
    screen
        .table
        .game
        .with(|game| game.clock.setup().counts_moves_and_repetitions())
}

/// While an earlier position is looked at: the way to set it up again (6.13).
fn past_restore(screen: Screen, asking: RwSignal<Asking>) -> El {
    dynamic(move || {
        screen.shown.with(|shown| match *shown {
            Shown::Past(ply) => Some(act("restore", text::play().restore, move || {
                asking.set(Asking::Restore(ply));
            })),
            _ => None,
        })
    })
}

fn take_back(screen: Screen, asking: RwSignal<Asking>) -> El {
    let table = screen.table;
    let last = screen.written.with_untracked(|written| {
        let (_, san) = written.last()?;
        Some(screen.numbered(written.len(), san))
    });
    let yes = act("agree", text::play().agreed, move || {
        asking.set(Asking::Nothing);
        let _ = table.take_back();
    });
    question(
        asking,
        (text::play().take_back_question)(&last.unwrap_or_default()),
        yes.class("main"),
    )
}

/// One button for each side.
fn sides(
    screen: Screen,
    name: &'static str,
    question: &'static str,
    chosen: impl Fn(Color) + Copy + 'static,
) -> El {
    let names = screen
        .table
        .game
        .with_untracked(|game| Color::ALL.map(|color| (color, name_of(&game.players, color))));
    several().child(names.map(|(color, label)| {
        // Among the names of clocks and squares it says what it answers.
        let whole = [question, " ", &label].concat();
        act(name, label, move || chosen(color))
            .attr("data-color", color.name())
            .attr("aria-label", whole)
    }))
}

fn offer(screen: Screen, asking: RwSignal<Asking>) -> El {
    let table = screen.table;
    let offered = move |side| {
        asking.set(Asking::Nothing);
        let _ = table.offer_draw(side);
    };
    question(
        asking,
        text::play().who_offers,
        sides(screen, "offer-by", text::play().who_offers, offered),
    )
}

/// An offer that stands, with the two answers.
fn standing_offer(screen: Screen) -> El {
    let table = screen.table;
    let offer = Memo::new(move |_| {
        table
            .face
            .with(|face| face.outcome.is_none() && face.phase != Phase::Ready)
            .then(|| {
                table.game.with(|game| {
                    let sheet = game.board.as_ref()?;
                    sheet.offer()
                })
            })
            .flatten()
    });
    dynamic(move || {
        let offer = offer.get()?;
        let name = table
            .game
            .with_untracked(|game| name_of(&game.players, offer.by));
        let answer = move |yes| {
            move || {
                let _ = table.answer(yes);
            }
        };
        Some(
            el("div")
                .class("asked offer")
                .attr("role", "alert")
                .child(
                    el("p")
                        .class("question")
                        .child((text::play().offers)(&name)),
                )
                .child(
                    el("div")
                        .class("answers")
                        .child(act("accept", text::play().accept, answer(true)).class("main"))
                        .child(act("decline", text::play().decline, answer(false))),
                ),
        )
    })
}

fn resign(screen: Screen, asking: RwSignal<Asking>) -> El {
    let table = screen.table;
    let resigned = move |by| {
        asking.set(Asking::Nothing);
        let _ = table.act(Event::OnBoard(BoardEnd::Resignation { by }));
    };
    // Whoever may claim a draw is reminded of it before giving the game away.
    let reminders = Color::ALL.map(|side| {
        let may = move || table.face.with(|face| face.sides.get(side).may_claim_draw);
        when(may, move || {
            let claim = move || {
                asking.set(Asking::Nothing);
                let _ = table.act(Event::ClaimDraw(side));
            };
            el("div")
                .class("reminder")
                .attr("role", "alert")
                .child(el("p").child((t().beside.could_claim)(side)))
                .child(act("claim-draw", t().beside.claim_instead, claim).class("main"))
        })
    });
    several().child(reminders).child(question(
        asking,
        text::play().who_resigns,
        sides(screen, "resign-by", text::play().who_resigns, resigned),
    ))
}

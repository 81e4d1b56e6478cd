//! The actions beside the board: take back, offer, claim, resign, pause.

use leptos::prelude::*;

use super::claim::{claim, wrong_claim};
use super::correction::lay;
use super::prompt::{Prompt, act, keep_focus, question};
use super::restore::restore;
use super::state::{BoardPage, ShownPosition};
use crate::clock::{BoardEnd, Claimant, Color, Event, Face, FlagDetection, Phase};
use crate::ui::el::{El, dynamic, el, several, when};
use crate::ui::route::{ManageRoute, Route, StudyRoute};
use crate::ui::text::{self, t};
use crate::ui::widgets::default_claim::DefaultClaims;
use crate::ui::widgets::icon::Icon;

/// The acts. `panel` is whether the arbiter's panel was asked for.
pub(super) fn acts(screen: BoardPage, panel: RwSignal<bool>) -> El {
    let clock = screen.clock;
    let prompt = screen.prompt;
    let phase = Memo::new(move |_| clock.face.with(Kind::of));
    let moves = Memo::new(move |_| screen.live.with(|live| live.made.clone()));
    // Whatever was asked is settled by the next move.
    crate::ui::el::watch(move || {
        // A memo that is not read is never computed.
        phase.get();
        moves.get();
        prompt.set(Prompt::Nothing);
        // What was refused before is not to the point any more.
        clock.refused.set(None);
    });
    keep_focus(prompt);
    let kept = el("div").class("acts").child(dynamic(move || {
        let (phase, prompted) = (phase.get(), prompt.get());
        untrack(|| match prompted {
            Prompt::Nothing => resting(screen, prompt, panel, phase),
            Prompt::TakeBack => take_back(screen, prompt),
            Prompt::Offer => offer(screen, prompt),
            Prompt::Claim => claim(screen, prompt),
            Prompt::Resign => resign(screen, prompt),
            Prompt::Restore(ply) => restore(screen, prompt, ply),
            Prompt::Lay => lay(screen, prompt),
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

fn resting(screen: BoardPage, prompt: RwSignal<Prompt>, panel: RwSignal<bool>, phase: Kind) -> El {
    let clock = screen.clock;
    let words = text::play();
    let ask =
        |name: &str, label: &'static str, what: Prompt| act(name, label, move || prompt.set(what));
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
                link(
                    "controls",
                    Route::Manage(ManageRoute::Controls),
                    words.control,
                )
                .child(el("small").class("notation").child(
                    clock.game.with_untracked(|game| {
                        crate::clock::notation::print(&game.clock.setup().draft().controls)
                    }),
                )),
            )
            .child(ask("lay", words.position, Prompt::Lay))
            .child(when(
                move || clock.face.with(|face| face.starts_in.is_some()),
                move || {
                    el("button")
                        .attr("data-act", "put-off")
                        .on("click", move |event| clock.pause(event.time_stamp()))
                        .child(t().face.put_off)
                },
            ))
            .child(
                el("p")
                    .class("links")
                    .child(plain("clock", Route::Clock, words.clock_only))
                    .child(plain(
                        "games",
                        Route::Manage(ManageRoute::Games),
                        t().games.title,
                    ))
                    .child(plain(
                        "settings",
                        Route::Manage(ManageRoute::Settings),
                        t().common.settings,
                    ))
                    .child(plain(
                        "study",
                        Route::Study(StudyRoute::Study),
                        t().links.study,
                    ))
                    .child(plain(
                        "winnability",
                        Route::Study(StudyRoute::Winnability),
                        t().links.winnability,
                    ))
                    .child(plain("home", Route::Home, t().common.home)),
            ),
        Kind::Running => row
            .child(
                el("button")
                    .class("pause")
                    .attr("data-act", "pause")
                    .attr("aria-label", t().face.pause)
                    .attr("aria-keyshortcuts", "Space")
                    .on("click", move |event| clock.pause(event.time_stamp()))
                    .child(Icon::Pause.view()),
            )
            .child(when(
                move || {
                    let fallen = clock
                        .face
                        .with(|face| face.sides.iter().any(|side| side.flag.is_some()));
                    fallen
                        && clock.game.with_untracked(|game| {
                            game.clock.setup().flag_policy().noted == FlagDetection::OnClaim
                        })
                },
                move || {
                    act("note-flag", t().face.note_flag, move || {
                        let _ = clock.act(Event::ClaimFlag(Claimant::Arbiter));
                    })
                    .class("main")
                },
            ))
            .child(El::of(view! { <DefaultClaims/> }))
            .child(when(moved, move || {
                act("take-back", words.take_back, move || {
                    prompt.set(Prompt::TakeBack);
                })
            }))
            .child(ask("offer", words.offer, Prompt::Offer))
            .child(when(
                move || counts(screen),
                move || act("claim", words.claim, move || prompt.set(Prompt::Claim)),
            ))
            .child(ask("resign", words.resign, Prompt::Resign))
            .child(past_restore(screen, prompt)),
        Kind::Other => row
            .child(when(
                move || matches!(clock.phase.get(), Phase::Stopped(..)),
                move || {
                    act("resume-play", t().panel.resume, move || {
                        let _ = clock.act(Event::Resume);
                    })
                    .class("main")
                },
            ))
            .child(act("panel", t().face.menu, move || panel.set(true)))
            .child(past_restore(screen, prompt)),
        Kind::Over => {
            let id = clock.game.with_untracked(|game| game.id.clone());
            row.child(act("new", t().panel.new_game, move || clock.again()).class("main"))
                .child(link(
                    "details",
                    Route::Manage(ManageRoute::Game(id)),
                    t().panel.details,
                ))
                .child(link(
                    "controls",
                    Route::Manage(ManageRoute::Controls),
                    words.control,
                ))
                .child(link("home", Route::Home, t().common.home))
        }
    }
}

/// Whether fifty moves and repetitions count in this mode.
fn counts(screen: BoardPage) -> bool {
    screen
        .clock
        .game
        .with(|game| game.clock.setup().counts_moves_and_repetitions())
}

/// While an earlier position is looked at: the way to set it up again (6.13).
fn past_restore(screen: BoardPage, prompt: RwSignal<Prompt>) -> El {
    dynamic(move || {
        screen.shown.with(|shown| match *shown {
            ShownPosition::Past(ply) => Some(act("restore", text::play().restore, move || {
                prompt.set(Prompt::Restore(ply));
            })),
            _ => None,
        })
    })
}

fn take_back(screen: BoardPage, prompt: RwSignal<Prompt>) -> El {
    let clock = screen.clock;
    let last = screen.written.with_untracked(|written| {
        let (_, san) = written.last()?;
        Some(screen.numbered(written.len(), san))
    });
    let yes = act("agree", text::play().agreed, move || {
        prompt.set(Prompt::Nothing);
        let _ = clock.take_back();
    });
    question(
        prompt,
        (text::play().take_back_question)(&last.unwrap_or_default()),
        yes.class("main"),
    )
}

/// One button for each side.
fn sides(
    screen: BoardPage,
    name: &'static str,
    question: &'static str,
    chosen: impl Fn(Color) + Copy + 'static,
) -> El {
    let names = untrack(|| Color::ALL.map(|color| (color, screen.clock.player(color))));
    several().child(names.map(|(color, label)| {
        // Among the names of clocks and squares it says what it answers.
        let whole = [question, " ", &label].concat();
        act(name, label, move || chosen(color))
            .attr("data-color", color.name())
            .attr("aria-label", whole)
    }))
}

fn offer(screen: BoardPage, prompt: RwSignal<Prompt>) -> El {
    let clock = screen.clock;
    let offered = move |side| {
        prompt.set(Prompt::Nothing);
        let _ = clock.offer_draw(side);
    };
    question(
        prompt,
        text::play().who_offers,
        sides(screen, "offer-by", text::play().who_offers, offered),
    )
}

/// An offer that stands, with the two answers.
fn standing_offer(screen: BoardPage) -> El {
    let clock = screen.clock;
    let offer = Memo::new(move |_| {
        clock
            .face
            .with(|face| face.outcome.is_none() && face.phase != Phase::Ready)
            .then(|| {
                clock.game.with(|game| {
                    let sheet = game.board.as_ref()?;
                    sheet.offer()
                })
            })
            .flatten()
    });
    dynamic(move || {
        let offer = offer.get()?;
        let name = untrack(|| clock.player(offer.by));
        let answer = move |yes| {
            move || {
                let _ = clock.answer(yes);
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

fn resign(screen: BoardPage, prompt: RwSignal<Prompt>) -> El {
    let clock = screen.clock;
    let resigned = move |by| {
        prompt.set(Prompt::Nothing);
        let _ = clock.act(Event::OnBoard(BoardEnd::Resignation { by }));
    };
    // Whoever may claim a draw is reminded of it before giving the game away.
    let reminders = Color::ALL.map(|side| {
        let may = move || clock.face.with(|face| face.sides.get(side).may_claim_draw);
        when(may, move || {
            let claim = move || {
                prompt.set(Prompt::Nothing);
                let _ = clock.act(Event::ClaimDraw(side));
            };
            el("div")
                .class("reminder")
                .attr("role", "alert")
                .child(el("p").child((t().beside.could_claim)(side)))
                .child(act("claim-draw", t().beside.claim_instead, claim).class("main"))
        })
    });
    several().child(reminders).child(question(
        prompt,
        text::play().who_resigns,
        sides(screen, "resign-by", text::play().who_resigns, resigned),
    ))
}

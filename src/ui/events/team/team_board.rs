//! A board of a team match: its two sides, and substituting a player.

use leptos::prelude::*;

use crate::clock::Color;
use crate::correspondence::{Act, Blocks, Entry, Event, Ledger, Seconds, State, Utc, typed};
use crate::platform::dom::Node;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::el::{El, el, text, when};
use crate::ui::route::{CorrespondenceRoute, Route};
use crate::ui::text::{self, t};
use crate::ui::widgets::blocks::{blocks, in_words};
use crate::ui::widgets::choice::explained;
use crate::ui::widgets::field::Field;
use crate::ui::widgets::length::typed_length;
use crate::ui::widgets::moment;
use crate::ui::widgets::stamp::Stamp;

/// What the whole width of a bar is worth.
const MAX_BLOCK: Seconds = Seconds::days(150);

/// What a captain does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deed {
    Substitution,
    Replacement,
    /// The time now, the player later.
    TransferAlone,
}

/// A game of the event. `place` counts the boards from 1.
pub(super) fn board(
    correspondence: CorrespondenceStore,
    id: &str,
    place: usize,
    event: &Event,
    ended: bool,
) -> El {
    let words = &text::correspondence().events.team;
    let line = {
        let id = id.to_owned();
        Memo::new(move |_| {
            correspondence
                .games
                .with(|lines| lines.iter().find(|line| line.id == id).cloned())
        })
    };
    let mine = line.with_untracked(|line| line.as_ref().and_then(|line| line.mine));
    let sides: Vec<Color> = match mine {
        Some(mine) => vec![mine],
        None => Color::ALL.into(),
    };
    let players = text(move || {
        line.with(|line| {
            let players = line.as_ref().map(|line| (t().games.versus)(&line.players));
            players.unwrap_or_default()
        })
    });
    let sides: Vec<El> = sides
        .into_iter()
        .map(|side| {
            let state = Memo::new(move |_| {
                let now = correspondence.now.get();
                line.with(|line| line.as_ref().map(|line| line.state.advanced(now)))
            });
            let name = Memo::new(move |_| {
                line.with(|line| line.as_ref().map(|line| line.players.get(side).clone()))
                    .unwrap_or_default()
            });
            one_side(correspondence, id, side, name, state, event, ended)
        })
        .collect();
    el("section")
        .class("team-board")
        .attr("data-board", id)
        .child(
            el("h2")
                .child((words.board)(place))
                .child(": ")
                .child(players),
        )
        .child(sides)
        .child(
            el("p").child(
                el("a")
                    .attr(
                        "href",
                        Route::from(CorrespondenceRoute::Game(id.into())).href(),
                    )
                    .child(words.open),
            ),
        )
}

/// Who plays a side, with what, until when, and the way to change it.
fn one_side(
    correspondence: CorrespondenceStore,
    id: &str,
    side: Color,
    name: Memo<String>,
    state: Memo<Option<State>>,
    event: &Event,
    ended: bool,
) -> El {
    let kept = StoredValue::new((id.to_owned(), event.clone()));
    let account = Memo::new(move |_| state.get().map(|state| *state.account(side)));
    let bar = blocks(
        move || {
            let account = account.get().unwrap_or_default();
            kept.with_value(|(_, event)| Blocks::of(&account, event))
        },
        MAX_BLOCK,
    );
    let figures = text(move || {
        let account = account.get().unwrap_or_default();
        in_words(&Blocks {
            clock: account.clock,
            increment: Seconds::ZERO,
            bank: account.bank,
        })
    });
    let falls = Memo::new(move |_| {
        let state = state.get().filter(|state| state.turn == side)?;
        state.falls()
    });
    let deadline = text(move || {
        let falls = falls.get()?;
        let words = &text::correspondence().events.team;
        let at = moment::here(falls);
        Some([", ", words.to_move, ": ", words.falls, " ", &at].concat())
    });
    let owed = Memo::new(move |_| {
        state
            .get()
            .is_some_and(|state| *state.owes_substitution.get(side))
    });
    let open = RwSignal::new(false);
    let done = RwSignal::new(String::new());
    let whole = el("div")
        .class("team-side")
        .attr("data-side", side.name())
        .attr("tabindex", "-1");
    // What was pressed goes away: the keyboard stays at this side.
    let here = StoredValue::new_local(whole.node().clone());
    let turn = move |to: bool| {
        here.with_value(Node::focus);
        open.set(to);
    };
    let change = when(
        move || !open.get() && !ended,
        move || {
            el("button")
                .attr("data-act", "change-player")
                .attr_with("disabled", move || {
                    correspondence.following.get().then_some("")
                })
                .attr_with("aria-label", move || {
                    [text::correspondence().events.team.change, ": ", &name.get()].concat()
                })
                .on("click", move |_| {
                    done.set(String::new());
                    turn(true);
                })
                .child(text::correspondence().events.team.change)
        },
    );
    let form = when(
        move || open.get() && !ended,
        move || {
            kept.with_value(|(id, event)| {
                deed_form(correspondence, id, side, event, state, turn, done)
            })
        },
    );
    whole
        .child(
            el("p")
                .child(el("small").child((t().words.color)(side)).child(" "))
                .child(
                    el("strong")
                        .attr("data-figure", "player")
                        .child(text(move || name.get())),
                ),
        )
        .child(bar)
        .child(el("p").class("num").child(figures).child(deadline))
        .child(when(
            move || owed.get(),
            || {
                el("p")
                    .class("refusal")
                    .attr("role", "status")
                    .attr("data-said", "owed")
                    .child(text::correspondence().events.team.owed)
            },
        ))
        .child(
            el("p")
                .class("quiet")
                .attr("role", "status")
                .attr("data-said", "done")
                .child(text(move || done.get())),
        )
        .child(change)
        .child(form)
}

/// Putting another player in.
fn deed_form(
    correspondence: CorrespondenceStore,
    id: &str,
    side: Color,
    event: &Event,
    state: Memo<Option<State>>,
    turn: impl Fn(bool) + Copy + 'static,
    done: RwSignal<String>,
) -> El {
    let words = &text::correspondence().events.team;
    let may = event.draft().captain_may_transfer;
    let key = [id, "-", side.name()].concat();
    let deed = RwSignal::new(Deed::Substitution);
    let name = RwSignal::new(String::new());
    let amount = RwSignal::new(String::new());
    let at = RwSignal::new(Some(correspondence.this_second()));
    let wrong = RwSignal::new(String::new());
    let owed =
        state.with_untracked(|state| state.is_some_and(|state| *state.owes_substitution.get(side)));
    let choice = |value: &str, of: Deed, label: &str, why: &str| {
        explained(
            &["deed-", &key].concat(),
            value,
            label,
            why,
            move || deed.get() == of,
            move || deed.set(of),
        )
    };
    let alone = (may && !owed).then(|| {
        choice(
            "transfer",
            Deed::TransferAlone,
            words.alone,
            words.alone_why,
        )
    });
    let kinds = el("div")
        .class("event-choice")
        .attr("role", "radiogroup")
        .attr("aria-label", words.kind)
        .child(choice(
            "substitution",
            Deed::Substitution,
            words.substitution,
            words.substitution_why,
        ))
        .child(choice(
            "replacement",
            Deed::Replacement,
            words.replacement,
            words.replacement_why,
        ))
        .child(alone);
    let name_key = ["player-", &key].concat();
    let named = when(
        move || deed.get() != Deed::TransferAlone,
        move || {
            Field::of(
                name_key.clone(),
                text::correspondence().events.team.name,
                name,
            )
            .view()
        },
    );
    let transfer = may.then(|| transfer(&key, side, amount, state));
    let stamp = El::of(view! {
        <Stamp
            name=["at-", &key].concat()
            label=words.when
            zone=event.draft().zone.clone()
            value=at
        />
    });
    let enter = {
        let (id, event) = (id.to_owned(), event.clone());
        move || {
            let asked = Asked {
                deed: deed.get_untracked(),
                name: name.get_untracked().trim().to_owned(),
                amount: amount.get_untracked().trim().to_owned(),
                at: at.get_untracked(),
            };
            match asked.enter(correspondence, &id, side, &event) {
                Ok(told) => {
                    done.set(told);
                    turn(false);
                }
                Err(why) => wrong.set(why),
            }
        }
    };
    let buttons = el("div")
        .class("primary")
        .child(
            el("button")
                .attr("type", "submit")
                .class("main")
                .attr("data-act", "enter-player")
                .attr_with("disabled", move || {
                    correspondence.following.get().then_some("")
                })
                .child(words.enter),
        )
        .child(
            el("button")
                .attr("type", "button")
                .attr("data-act", "cancel-player")
                .on("click", move |_| turn(false))
                .child(t().common.cancel),
        );
    el("form")
        .class("team-form")
        .attr("novalidate", "")
        .on("submit", move |event| {
            event.prevent_default();
            enter();
        })
        .child(el("p").class("quiet").child(words.takes_over))
        .child(kinds)
        .child(named)
        .child(transfer)
        .child(stamp)
        .child(
            el("p")
                .class("refusal")
                .attr("role", "alert")
                .attr("data-said", "refused")
                .child(text(move || wrong.get())),
        )
        .child(buttons)
}

/// How much the captain moves, and what it leaves.
fn transfer(key: &str, side: Color, amount: RwSignal<String>, state: Memo<Option<State>>) -> El {
    let account = move || state.get().map(|state| *state.account(side));
    let most = Memo::new(move |_| account().map(|account| account.refillable()));
    let words = &text::correspondence().events.team;
    let field = Field::of(["amount-", key].concat(), words.amount, amount)
        .hint(words.amount_hint)
        .view();
    let fill = el("button")
        .attr("type", "button")
        .attr("data-act", "fill-clock")
        .attr_with("disabled", move || {
            let most = most.get().unwrap_or_default();
            (!most.is_positive()).then_some("")
        })
        .on("click", move |_| {
            let most = most.get_untracked().unwrap_or_default();
            amount.set(typed_length(most));
        })
        .child(text(move || (words.fill)(most.get().unwrap_or_default())));
    let leaves = text(move || {
        let wanted = typed::parse(amount.get().trim()).ok()?;
        let account = account()?;
        let fine = wanted.is_positive() && wanted <= account.refillable();
        let after = fine.then(|| account.with_refill(wanted))?;
        Some((text::correspondence().events.team.leaves)(
            after.clock,
            after.bank,
        ))
    });
    el("div")
        .class("team-transfer")
        .child(field)
        .child(fill)
        .child(el("p").class("num").attr("role", "status").child(leaves))
}

/// What a captain asks for.
struct Asked {
    deed: Deed,
    name: String,
    amount: String,
    at: Option<Utc>,
}

impl Asked {
    /// Enters it. What was done, in words.
    ///
    /// # Errors
    /// Why not, in words; nothing is entered.
    fn enter(
        self,
        correspondence: CorrespondenceStore,
        id: &str,
        side: Color,
        event: &Event,
    ) -> Result<String, String> {
        let words = &text::correspondence().events.team;
        let at = self.at.ok_or(words.when_missing)?;
        let amount = match &*self.amount {
            "" => None,
            text => Some(typed::parse(text).map_err(|_| words.amount_wrong)?),
        };
        let mut acts = Vec::new();
        if let Some(amount) = amount {
            acts.push(Act::Transfer { side, amount });
        }
        let told = match self.deed {
            Deed::TransferAlone => {
                let amount = amount.ok_or(words.amount_wrong)?;
                (words.done_transfer)(amount)
            }
            Deed::Substitution => {
                let name = self.name.clone();
                acts.push(Act::Substitution { side, name });
                (words.done_new)(&self.name)
            }
            Deed::Replacement => {
                let name = self.name.clone();
                acts.push(Act::Replacement { side, name });
                (words.done_new)(&self.name)
            }
        };
        let (mut game, _) = correspondence.load(id).ok_or(t().games.missing)?;
        let mut ledger: Ledger = game.ledger(event).map_err(|_| words.misfit)?;
        let now = correspondence.this_second();
        let entries: Vec<Entry> = acts.into_iter().map(|act| Entry { at, act }).collect();
        for entry in entries {
            ledger
                .add(entry.clone(), now)
                .map_err(|why| (text::correspondence().common.refusal)(why, &moment::here))?;
            game.journal.push(entry);
        }
        // What goes wrong is told by itself, and the game is kept in memory.
        let _ = correspondence.save(&game, event);
        Ok(told)
    }
}

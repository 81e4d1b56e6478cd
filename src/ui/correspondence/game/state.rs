//! The state of a game's page: [`GamePage`].

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use shakmaty::Move;

use super::numbered::{numbered, squares, with_number};
use super::typed_line::TypedLine;
use crate::clock::{ByColor, Color};
use crate::correspondence::account::Account;
use crate::correspondence::deadline::WorstCase;
use crate::correspondence::entry::ActKind;
use crate::correspondence::ledger::ConflictError;
use crate::correspondence::trial::{EditError, MadeMoveError, Trial};
use crate::correspondence::{
    Act, CorrespondenceGame, Edit, Entry, EntryEffect, Event, Ledger, Phase, Seconds, ServerFacts,
    State, Summary, Utc,
};
use crate::platform::timer::{Timer, once};
use crate::platform::{focus, location};
use crate::storage::correspondence::UnenteredMoves;
use crate::time::Millis;
use crate::ui::context::AppContext;
use crate::ui::context::correspondence_store::{CorrespondenceStore, Offered};
use crate::ui::context::piece_letters::san;
use crate::ui::route::{COMPARE, REFILL, Route};
use crate::ui::text::{self, base};
use crate::ui::watch::watch;
use crate::ui::widgets::cases::Cases;
use crate::ui::widgets::listener::use_leaving;
use crate::ui::widgets::moment;

/// The entry that the user is making.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Ask {
    #[default]
    Nothing,
    /// An act that comes after all entries.
    Act(ActKind),
    /// A refill of at least this much, which another page asks for.
    RefillAtLeast(Seconds),
    /// The figures that the server shows.
    Reconcile,
    /// An entry that is missing in the statement.
    Insert,
    /// A replacement for the entry at this index, or its removal.
    Correct(usize),
    /// The players' names and one's own side.
    Players,
}

/// The page's game. A handle: cheap to copy.
#[derive(Clone, Copy, Debug)]
pub(super) struct GamePage {
    pub correspondence: CorrespondenceStore,
    pub context: AppContext,
    /// The game as it is kept.
    pub game: RwSignal<CorrespondenceGame>,
    pub event: RwSignal<Event>,
    /// The ledger that follows from both.
    pub ledger: RwSignal<Ledger>,
    /// The entry that does not fit the event.
    pub conflict: RwSignal<Option<ConflictError>>,
    /// The state of the game at this second.
    pub state: Memo<State>,
    /// The ply that is looked at; `None` is the present one.
    pub past: RwSignal<Option<usize>>,
    /// Whether the board is turned.
    pub flipped: RwSignal<bool>,
    /// The entry being made, apart from the next moves.
    pub ask: RwSignal<Ask>,
    /// The next moves as they are typed.
    pub typed: RwSignal<String>,
    /// The typed moves as far as they can be read.
    pub line: Memo<TypedLine>,
    /// A message that the game was saved, for screen readers.
    pub said: RwSignal<&'static str>,
}

impl GamePage {
    /// The game of that id; `None` where it is not kept here.
    pub(super) fn open(
        correspondence: CorrespondenceStore,
        context: AppContext,
        id: &str,
    ) -> Option<GamePage> {
        let (game, event) = correspondence.load(id)?;
        let (ledger, conflict) = opened(&game, &event);
        let ledger = RwSignal::new(ledger);
        let state = Memo::new(move |_| {
            let now = correspondence.now.get();
            ledger.with(|ledger| ledger.at(now))
        });
        let typed = RwSignal::new(unentered(correspondence, id, ledger));
        let (game, event) = (RwSignal::new(game), RwSignal::new(event));
        let line = Memo::new(move |_| {
            let zone = event.with(|event| event.draft().zone.clone());
            let mine = game.with(|game| game.mine);
            typed.with(|typed| ledger.with(|ledger| TypedLine::read(ledger, mine, &zone, typed)))
        });
        let asked = if untrack(|| can_compare(ledger, conflict)) {
            asked_by(Route::parse(&location::hash()).1)
        } else {
            Ask::Nothing
        };
        let page = GamePage {
            correspondence,
            context,
            game,
            event,
            ledger,
            conflict: RwSignal::new(conflict),
            state,
            past: RwSignal::new(None),
            flipped: RwSignal::new(false),
            ask: RwSignal::new(asked),
            typed,
            line,
            said: RwSignal::new(""),
        };
        page.follow(id.to_owned());
        Some(page)
    }

    /// Reads the game again when it or its event was changed elsewhere.
    fn follow(self, id: String) {
        let event_id = self.game.with_untracked(|game| game.event.clone());
        let seen = StoredValue::new(untrack(|| self.correspondence.changed(&id)));
        watch(move || {
            let version = self.correspondence.changed(&id);
            let event = self.correspondence.event(&event_id).map(|kept| kept.event);
            let known = self
                .event
                .with_untracked(|known| event.is_none_or(|event| event == *known));
            if !known || seen.get_value() != version {
                seen.set_value(version);
                untrack(|| self.reload(&id));
            }
        });
    }

    fn reload(self, id: &str) {
        let Some((game, event)) = self.correspondence.load(id) else {
            return;
        };
        let same = self.game.with(|known| known.journal == game.journal)
            && self.event.with(|known| *known == event);
        let (ledger, conflict) = opened(&game, &event);
        self.game.set(game);
        // An entry in progress stays if neither the journal nor the event has changed.
        if same && self.is_asking() {
            return;
        }
        self.ask.set(Ask::Nothing);
        self.typed.set(String::new());
        self.past.set(None);
        self.event.set(event);
        self.conflict.set(conflict);
        self.ledger.set(ledger);
        self.typed
            .set(unentered(self.correspondence, id, self.ledger));
    }

    /// The name of a side: the player's, or the colour's.
    pub(super) fn name(self, side: Color) -> String {
        self.game.with(|game| match game.player(side) {
            "" => base::names::color(side).to_owned(),
            name => name.to_owned(),
        })
    }

    /// Which side is one's own.
    pub(super) fn mine(self) -> Option<Color> {
        self.game.with(|game| game.mine)
    }

    /// The cases of a side's account; `worst` is the one with less time, if there is one.
    pub(super) fn cases(self, side: Color, account: Account, worst: Option<WorstCase>) -> Cases {
        let is_opponent = self.mine().is_some_and(|mine| mine != side);
        Cases::of(account, worst, is_opponent)
    }

    /// The zone of the server.
    pub(super) fn zone(self) -> String {
        self.event.with(|event| event.draft().zone.clone())
    }

    /// The side at the lower edge of the board.
    pub(super) fn bottom(self) -> Color {
        let lower = self.game.with(CorrespondenceStore::lower);
        if self.flipped.get() {
            lower.other()
        } else {
            lower
        }
    }

    /// The phase after the last entry, whatever the clock shows by now.
    pub(super) fn phase(self) -> Phase {
        self.ledger.with(|ledger| ledger.last().phase)
    }

    /// Whether the next move can be entered. It may have been made before a
    /// clock fell that has fallen by now.
    pub(super) fn takes_moves(self) -> bool {
        !self.correspondence.following.get()
            && self.conflict.with(Option::is_none)
            && matches!(self.phase(), Phase::Running { .. })
    }

    /// Adds a move made on the board to the typed ones.
    pub(super) fn lay(self, play: Move) {
        if !untrack(|| self.takes_moves()) {
            return;
        }
        let typed = self.line.with_untracked(|line| {
            let san = san(&line.after, play);
            if line.moves.is_empty() {
                san
            } else {
                [self.typed.get_untracked().trim_end(), " ", &san].concat()
            }
        });
        self.ask.set(Ask::Nothing);
        self.write(typed);
    }

    /// Takes the next moves as they are typed.
    pub(super) fn write(self, typed: String) {
        self.said.set("");
        self.past.set(None);
        self.typed.set(typed);
    }

    /// Whether something is being entered.
    pub(super) fn is_asking(self) -> bool {
        self.ask.get() != Ask::Nothing || self.typed.with(|typed| !typed.is_empty())
    }

    /// Takes the last of the moves back that are not entered.
    pub(super) fn take_back(self) {
        self.write(self.line.with_untracked(|line| line.before_last.clone()));
    }

    /// Begins to enter something. Moves that are not entered yet stay.
    pub(super) fn ask(self, ask: Ask) {
        self.said.set("");
        self.ask.set(ask);
        if ask != Ask::Nothing {
            once(Millis::ZERO, || {
                focus::enter(".correspondence-ask", ".correspondence-ask h2");
            });
        }
    }

    /// Cancels the entry and restores focus.
    pub(super) fn leave(self) {
        let asked = self.ask.get_untracked();
        if asked == Ask::Nothing {
            self.typed.set(String::new());
        }
        self.ask.set(Ask::Nothing);
        GamePage::go_back_from(asked);
    }

    /// Cancels the entry at the Escape key.
    pub(super) fn leave_on_escape(self, event: &KeyboardEvent) {
        if event.key() == "Escape" {
            event.stop_propagation();
            self.leave();
        }
    }

    /// Returns the focus to where it was before the form opened: a corrected entry may be far down
    /// in the statement.
    fn go_back_from(asked: Ask) {
        once(Millis::ZERO, move || match asked {
            Ask::Correct(place) => {
                // The last entry may be gone; the focus then goes to the button below it.
                let place = place.to_string();
                focus::move_to(&["[data-act=correct-", &place, "], [data-act=insert]"].concat());
            }
            Ask::Insert => focus::move_to("[data-act=insert]"),
            Ask::Players => focus::move_to("[data-act=players]"),
            _ => focus::move_to(".correspondence-turn"),
        });
    }

    /// The game as an edit of the journal would leave it.
    ///
    /// # Errors
    /// Why it cannot be saved.
    pub(super) fn try_edit(self, edit: &Edit) -> Result<Trial, EditError> {
        let now = self.correspondence.this_second();
        self.ledger.with(|ledger| {
            self.game
                .with(|game| ledger.try_edit(&game.journal, edit, now))
        })
    }

    /// The sentence that says why not and how to mend it, with the entry that
    /// would be in the way.
    pub(super) fn why_not(self, error: &EditError) -> String {
        let why = moment::why_refused(error.why, &self.zone());
        match error.place {
            None => why,
            Some(place) => text::correspondence::game::conflict(&self.words(place), &why),
        }
    }

    /// The game as the moves of the line would leave it, the undated one made at `stamp`. `None`
    /// while the line has no moves, one cannot be read, or `stamp` is missing.
    ///
    /// # Errors
    /// The sentence that says why they cannot be saved.
    pub(super) fn try_line(self, stamp: Option<Utc>) -> Option<Result<Trial, String>> {
        let now = self.correspondence.this_second();
        self.line.with(|line| {
            let made = line.made(stamp, now)?;
            let tried = self.ledger.with(|ledger| ledger.try_moves(&made, now));
            Some(tried.map_err(|MadeMoveError { index, why }| {
                let why = moment::why_refused(why, &self.zone());
                match line.moves.get(index) {
                    Some(refused) if line.moves.len() > 1 => {
                        [&refused.label, base::common::colon(), &why].concat()
                    }
                    _ => why,
                }
            }))
        })
    }

    /// The figures that a file had of the game as it stands, brought a while ago at most.
    pub(super) fn file_figures(self, now: Utc) -> Option<Offered> {
        let ply = self.ledger.with_untracked(|ledger| ledger.line().ply());
        self.game
            .with_untracked(|game| self.correspondence.offered(&game.id, ply, now))
    }

    /// The facts that comparisons with the server have settled for all games of the event.
    pub(super) fn settled(self) -> ServerFacts {
        let event = self.game.with(|game| game.event.clone());
        self.correspondence.settled(&event)
    }

    /// Saves what was tried. Returns whether it did.
    pub(super) fn keep(self, trial: Trial) -> bool {
        self.keep_with_event(trial, None)
    }

    /// The same with another event for all its games.
    pub(super) fn keep_with_event(self, trial: Trial, event: Option<Event>) -> bool {
        self.correspondence.forget_compared();
        if let Some(event) = &event {
            self.event.set(event.clone());
        }
        self.game.update(|game| game.set_journal(trial.journal));
        self.conflict.set(trial.conflict);
        self.past.set(None);
        let asked = self.ask.get_untracked();
        self.ask.set(Ask::Nothing);
        // After a refill, moves on the board are still the next ones.
        let goes_on = matches!(trial.ledger.last().phase, Phase::Running { .. });
        let moves = trial.ledger.line().moves();
        let are_next = self
            .ledger
            .with_untracked(|ledger| ledger.line().moves() == moves);
        if !(goes_on && are_next) {
            self.typed.set(String::new());
        }
        self.ledger.set(trial.ledger);
        let saved = self.save();
        if saved {
            let game = self.game.get_untracked();
            if asked == Ask::Reconcile {
                self.correspondence.forget_offered(&game.id);
            }
            // The page reports errors at its top.
            let _ = self.correspondence.settle(&game, event, &trial.settles);
        }
        GamePage::go_back_from(asked);
        saved
    }

    /// Saves other names and another own side; the entries stay.
    pub(super) fn keep_players(self, players: ByColor<String>, mine: Option<Color>) {
        self.game.update(|game| {
            game.players = players;
            game.mine = mine;
        });
        // Entries name the players.
        self.ledger.notify();
        let asked = self.ask.get_untracked();
        self.ask.set(Ask::Nothing);
        self.save();
        GamePage::go_back_from(asked);
    }

    /// Saves the game. Returns whether it did; the page reports errors at its top.
    pub(super) fn save(self) -> bool {
        // The page may be on its way out, and the game may be deleted.
        let saved = self.game.try_with_untracked(|game| {
            let saved = |event: &Event| self.correspondence.save(game, event).is_ok();
            let is_here = |known: &Summary| known.id == game.id;
            let games = self.correspondence.games;
            if !games.with_untracked(|games| games.iter().any(is_here)) {
                return None;
            }
            self.event.try_with_untracked(saved)
        });
        let saved = saved.flatten() == Some(true);
        let _ = self.said.try_set(if saved {
            text::correspondence::game::saved()
        } else {
            ""
        });
        saved
    }

    /// Keeps the moves that are not entered for when the user comes back. Returns whether it did.
    fn keep_unentered(self, text: &str) -> bool {
        let game = (self.game).try_with_untracked(|game| game.id.clone());
        let ply = (self.ledger).try_with_untracked(|ledger| ledger.line().ply());
        let Some((id, ply)) = game.zip(ply) else {
            return false;
        };
        let is_here = |games: &Vec<Summary>| games.iter().any(|game| game.id == id);
        if !self.correspondence.games.with_untracked(is_here) {
            return false;
        }
        let mut study = self.correspondence.study(&id);
        study.unentered = (!text.trim().is_empty()).then(|| UnenteredMoves {
            ply,
            text: text.to_owned(),
        });
        self.correspondence.save_study(&id, &study).is_ok()
    }

    /// Keeps the moves that are not entered, soon after each change and when the page is left.
    pub(super) fn use_unentered(self) {
        let kept = StoredValue::new(self.typed.get_untracked());
        let keep = move || {
            let Some(typed) = self.typed.try_get_untracked() else {
                return;
            };
            let is_new = kept.try_with_value(|kept| *kept != typed) == Some(true);
            let is_following = self.correspondence.following.get_untracked();
            if is_new && !is_following && self.keep_unentered(&typed) {
                kept.set_value(typed);
            }
        };
        let soon = StoredValue::new_local(Timer::new(move |_| keep()));
        watch(move || {
            self.typed.track();
            soon.with_value(|soon| soon.after(Millis::new(600)));
        });
        use_leaving(keep);
    }

    /// An entry in words.
    pub(super) fn words(self, place: usize) -> String {
        self.ledger.with(|ledger| {
            self.game
                .with(|game| in_words(ledger, game, &game.journal, place))
        })
    }

    /// An entry of another journal of this game, in words.
    pub(super) fn words_of(self, ledger: &Ledger, journal: &[Entry], place: usize) -> String {
        self.game
            .with(|game| in_words(ledger, game, journal, place))
    }
}

/// The form that the address asks for.
fn asked_by(query: &str) -> Ask {
    if query == COMPARE {
        return Ask::Reconcile;
    }
    let seconds = query
        .strip_prefix(REFILL)
        .and_then(|text| text.parse().ok());
    let least = seconds
        .map(Seconds::new)
        .filter(|least| least.is_positive());
    least.map_or(Ask::Nothing, Ask::RefillAtLeast)
}

/// Whether there are figures that the server's can be compared with.
fn can_compare(ledger: RwSignal<Ledger>, conflict: Option<ConflictError>) -> bool {
    let phase = ledger.with(|ledger| ledger.last().phase);
    conflict.is_none() && !matches!(phase, Phase::Waiting | Phase::Over(_))
}

/// The moves that were left on the board of a game without being entered, as they were typed.
fn unentered(correspondence: CorrespondenceStore, id: &str, ledger: RwSignal<Ledger>) -> String {
    let ply = ledger.with_untracked(|ledger| ledger.line().ply());
    let left = correspondence.study(id).unentered;
    let left = left.filter(|left| left.ply == ply);
    left.map(|left| left.text).unwrap_or_default()
}

fn in_words(ledger: &Ledger, game: &CorrespondenceGame, journal: &[Entry], place: usize) -> String {
    let Some(entry) = journal.get(place) else {
        return String::new();
    };
    let is_under_way = game.moves_before.iter().any(|made| *made > 0);
    if entry.act == Act::Start && is_under_way {
        return text::correspondence::game::kept_since().into();
    }
    let played = match (&entry.act, ledger.steps().get(place)) {
        (Act::Move(_) | Act::UntimedMove(_), Some(step)) => match step.effect {
            EntryEffect::Move { ply, .. } => numbered(ledger.line(), ply),
            EntryEffect::Other => String::new(),
        },
        // A refused move, which may still be legal in the last valid position.
        (Act::Move(uci) | Act::UntimedMove(uci), None) => {
            let before = ledger.line().position();
            let play = (place == ledger.steps().len()).then(|| uci.to_move(before).ok());
            match play.flatten() {
                Some(play) => with_number(before, play),
                None => squares(uci),
            }
        }
        _ => String::new(),
    };
    text::correspondence::entry(entry, &played, &game.players)
}

fn opened(game: &CorrespondenceGame, event: &Event) -> (Ledger, Option<ConflictError>) {
    match game.ledger(event) {
        Ok(ledger) => (ledger, None),
        Err(failed) => (failed.0, Some(failed.1)),
    }
}

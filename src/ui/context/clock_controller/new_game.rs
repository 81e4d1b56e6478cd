//! The game that comes to the clock: the stored one or a new one.

use std::cell::RefCell;

use leptos::prelude::*;

use super::ClockController;
use super::heartbeat::last_alive;
use crate::clock::setup::SetupDraft;
use crate::clock::view::half::outline;
use crate::clock::{ByColor, Claimant, Clock, Color, Event, Face, Phase, Setup, State};
use crate::game::Start;
use crate::platform::time::{TimeAxis, wall_now};
use crate::settings::{Settings, first_setup};
use crate::storage::games::TableGame;
use crate::storage::kind::ValueKind;
use crate::storage::versioned::LoadError;
use crate::ui::context::AppContext;
use crate::ui::watch::watch;

/// The game that was being played when the page was closed, or a new one with the control used
/// last.
pub(super) fn at_start(context: AppContext, faults: &mut Vec<LoadError>) -> (TableGame, TimeAxis) {
    let storage = context.storage();
    let found = storage.games().current();
    faults.extend(found.faults);
    let unfinished = found.value.and_then(|game| {
        let last = game.clock.last_instant();
        let Some(outcome) = game.clock.at(last).outcome(game.clock.setup()) else {
            return Some(game);
        };
        // The game is over and among the past ones, so the next one is ready.
        context.count_in_match(&game.id, outcome.result);
        None
    });
    match unfinished {
        Some(game) => {
            let axis = TimeAxis::resume(last_alive(&storage, &game));
            (game, axis)
        }
        None => context.settings.with_untracked(|settings| {
            let setup = settings.last.clone().unwrap_or_else(first_setup);
            (fresh_game(setup, settings), TimeAxis::new())
        }),
    }
}

impl ClockController {
    /// Puts a new game of a setup on the table, and shows it.
    pub(crate) fn start_game(self, setup: Setup) {
        self.set_up(setup);
        self.context.play_route().go();
    }

    /// Puts a new game of a setup on the table.
    pub(crate) fn set_up(self, setup: Setup) {
        self.context
            .table
            .when_answered(move || self.set_up_now(setup));
    }

    fn set_up_now(self, setup: Setup) {
        if !self.leads_now() {
            return;
        }
        self.leave_game();
        let context = self.context;
        context.set(|settings| settings.last = Some(setup.clone()));
        let game = context
            .settings
            .with_untracked(|settings| fresh_game(setup, settings));
        let scheduled = game.clock.setup().draft().schedule.is_some();
        self.replace_game(game, TimeAxis::new());
        // A game with an automatic start must survive a reload.
        self.put_on_table(scheduled);
        self.tick();
    }

    /// Leaves the game for another: it is among the past ones from now on, unless nothing has
    /// happened in it.
    fn leave_game(self) {
        self.put_flag_on_record();
        self.save_owed();
        let now = self.instant();
        let nothing = self.game.with_untracked(|game| {
            let is_kept = game.clock.journal().is_empty() || game.has_content(now);
            (!is_kept).then(|| game.id.clone())
        });
        match nothing {
            Some(id) => {
                let deleted = self.context.storage().games().delete(&id);
                self.context.report_save(ValueKind::Game, deleted);
            }
            None => {
                self.update_index();
                self.count_in_match();
            }
        }
    }

    /// A flag that stopped the clocks by itself is in no journal. Before its game is left, notes it
    /// there: otherwise the game would go on at its last entry when it is looked at again.
    fn put_flag_on_record(self) {
        let is_fallen = |state: State| matches!(state.phase, Phase::Fallen(_));
        let is_recorded = self
            .game
            .with_untracked(|game| is_fallen(game.clock.at(game.clock.last_instant())));
        if is_fallen(self.state()) && !is_recorded {
            let _ = self.act(Event::ClaimFlag(Claimant::Clock));
        }
    }

    /// Makes this the game that is seen and played here from now on.
    fn replace_game(self, game: TableGame, axis: TimeAxis) {
        self.parts.update_value(|parts| {
            parts.set_axis(axis);
            parts.cues = RefCell::default();
        });
        self.game.set(game);
        self.refused.set(None);
    }

    /// Puts a game that was not finished on the table again, as a reload would: stopped as it was,
    /// or with the question whether the time away counts.
    ///
    /// Returns `false` if the game is not there, or if another tab plays.
    pub(crate) fn take_up(self, id: &str) -> bool {
        if !self.leads_now() {
            return false;
        }
        let (context, storage) = (self.context, self.context.storage());
        let found = storage.games().load(id);
        context.report_faults(&found.faults);
        let Some(game) = found.value else {
            return false;
        };
        let axis = TimeAxis::resume(last_alive(&storage, &game));
        self.leave_game();
        context.prefer_board(game.board.is_some());
        self.replace_game(game, axis);
        self.put_on_table(false);
        self.ask_about_absence();
        self.tick();
        true
    }

    /// Whether no game is being played, so that another may be set up
    /// without asking.
    pub(crate) fn is_idle(self) -> bool {
        let state = self.state();
        !self.follows_now() && (state.phase == Phase::Ready || self.is_over(&state))
    }

    /// Whether a new game would leave one behind in which moves were made, so that the app must ask
    /// first.
    pub(crate) fn has_moves(self) -> bool {
        let state = self.state();
        let moves = state.accounts.map(|account| account.moves);
        !self.is_over(&state) && state.phase != Phase::Ready && (moves.white > 0 || moves.black > 0)
    }

    fn is_over(self, state: &State) -> bool {
        self.game
            .with_untracked(|game| state.outcome(game.clock.setup()).is_some())
    }

    /// A new game with the same setup.
    pub(crate) fn again(self) {
        let setup = self.game.with_untracked(|game| game.clock.setup().clone());
        self.set_up(setup);
    }

    /// A new game of the same players with the same setup, after one that is over.
    pub(crate) fn again_in_match(self) {
        self.play_match();
        self.again();
    }

    /// A new game of the same players, each with the other's colour and time. The players keep
    /// their seats, and so the other half is White's.
    pub(crate) fn rematch(self) {
        self.play_match();
        let (setup, white_seat) = self.game.with_untracked(|game| {
            let setup = game.clock.setup();
            let controls = &setup.draft().controls;
            let draft = SetupDraft {
                controls: ByColor {
                    white: controls.black.clone(),
                    black: controls.white.clone(),
                },
                ..setup.draft().clone()
            };
            let setup = Setup::new(draft).unwrap_or_else(|_| setup.clone());
            (setup, self.state().seat(Color::White))
        });
        self.context.set(|settings| {
            let players = &mut settings.players;
            std::mem::swap(&mut players.white, &mut players.black);
            if let Some(score) = &mut settings.match_score {
                score.swap();
            }
        });
        self.set_up(setup);
        if self.state().seat(Color::White) == white_seat {
            let _ = self.act(Event::SwapSides);
        }
    }

    /// Stores what the page shows at its next start, before the app is there: the figures of the
    /// game that would be ready then, and nothing if a game is under way or waits for its scheduled
    /// start.
    pub(super) fn keep_outline(self) {
        let text = Memo::new(move |_| match self.phase.get() {
            Phase::Ready => self.game.with(|game| {
                let clock = &game.clock;
                let waits = clock.setup().draft().schedule.is_some();
                (!waits).then(|| outline(&Face::of(clock, clock.last_instant())))
            }),
            Phase::Ended(_) => self.game.with(|game| {
                let next = Clock::new(game.clock.setup().clone());
                Some(outline(&Face::of(&next, next.last_instant())))
            }),
            _ => None,
        });
        let storage = self.context.storage();
        watch(move || storage.set_outline(&text.get().unwrap_or_default()));
    }

    /// When the names of the pair change, here or in another tab, changes them in the game too. A
    /// game that was taken up again keeps the names with which it was played.
    pub(super) fn rename_players(self) {
        let settings = self.context.settings;
        let names = Memo::new(move |_| settings.with(|settings| settings.players.clone()));
        let mut before = names.get_untracked();
        watch(move || {
            let now = names.get();
            for side in Color::ALL {
                let name = now.get(side);
                let is_known = |game: &TableGame| game.players.get(side) == name;
                if name != before.get(side) && !self.game.with_untracked(is_known) {
                    self.game
                        .update(|game| name.clone_into(game.players.get_mut(side)));
                }
            }
            before = now;
        });
    }
}

fn fresh_game(setup: Setup, settings: &Settings) -> TableGame {
    let players: ByColor<String> = settings.players.clone();
    // A position in which Black begins was only for one game.
    let setup = Setup::new(SetupDraft {
        begins: Color::White,
        ..setup.draft().clone()
    })
    .unwrap_or(setup);
    let mut game = TableGame::new(Clock::new(setup), players, wall_now());
    let board = &settings.board;
    game.board = board.on.then(|| board.sheet(Start::standard()));
    game
}

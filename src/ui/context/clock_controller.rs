//! The game at the clock: [`ClockController`], the one signal of the pure model that
//! the view draws, and the way from a browser event to it.
//!
//! Event → stamp → [`Clock::apply`](crate::clock::Clock::apply) → saved → [`Face`] →
//! view. The face is computed at every event and when the figures next change, and at
//! no other time.

mod board;
mod cues;
mod following;
mod heartbeat;
mod match_score;
mod new_game;
mod saving;

use std::cell::{Cell, RefCell};

use leptos::prelude::*;

use crate::clock::cue::Cues;
use crate::clock::driver::{ClockView, HEARTBEAT};
use crate::clock::view::bar::{BarView, Switch};
use crate::clock::view::placement::{Arrangement, Placement, Placing, Quarters};
use crate::clock::{Color, Event, Face, LowTime, Phase, Rejection, Seat, State, StoppedBy};
use crate::game::sheet::SheetError;
use crate::platform::listener::Listener;
use crate::platform::media::Query;
use crate::platform::time::TimeAxis;
use crate::platform::timer::Timer;
use crate::platform::wake_lock::{WakeLock, WakeState};
use crate::platform::{fullscreen, orientation, storage, visibility};
use crate::settings::Layout;
use crate::storage::games::TableGame;
use crate::storage::versioned::LoadError;
use crate::time::{Instant, Millis, Stamp};
use crate::ui::context::AppContext;
use crate::ui::context::player_names::name_of;
use crate::ui::text::base;
use crate::ui::watch::{set_if_other, watch};

/// The game at the clock. A handle: cheap to copy.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClockController {
    /// The context that it shares with all pages.
    pub context: AppContext,
    pub game: RwSignal<TableGame>,
    /// The visible state of the game now. It changes with every figure: a view that does not need
    /// the figures reads the next two instead.
    pub face: RwSignal<Face>,
    /// The phase of the clock, without the time that passes in it.
    pub phase: RwSignal<Phase>,
    /// The role of the strip between the halves.
    pub bar: RwSignal<BarView>,
    /// Why the last event was refused, until one is accepted. The caller that applies an event gets
    /// the reason too.
    pub refused: RwSignal<Option<SheetError>>,
    /// The words that the voice would say, if it is off: for people with a screen reader.
    pub announcement: RwSignal<String>,
    device: Device,
    parts: StoredValue<Parts, LocalStorage>,
}

/// The state that no view draws.
struct Parts {
    axis: TimeAxis,
    wake: Timer,
    /// When the heartbeat was saved last, on this axis.
    heartbeat: Cell<Instant>,
    /// Whether part of the game was not saved, including its place on the table.
    owed: Cell<bool>,
    awake: WakeLock,
    cues: RefCell<Cues>,
    listeners: Vec<Listener>,
}

impl Parts {
    /// Takes the axis of another game, or of the same one from another tab. No heartbeat has been
    /// saved on it yet.
    fn set_axis(&mut self, axis: TimeAxis) {
        self.axis = axis;
        self.heartbeat.set(Instant::START);
    }
}

impl ClockController {
    /// Takes up the game that was being played, or sets up one with the control used last. Reports
    /// its faults together with those of the context.
    pub(crate) fn open(context: AppContext, mut faults: Vec<LoadError>) -> ClockController {
        let (game, axis) = new_game::at_start(context, &mut faults);
        let low_time = context
            .settings
            .with_untracked(|settings| settings.low_time);
        let ClockView { face, bar, .. } = ClockView::at(&game.clock, axis.now().at, low_time);
        let clock = ClockController {
            context,
            game: RwSignal::new(game),
            face: RwSignal::new(face),
            phase: RwSignal::new(face.phase.timeless()),
            bar: RwSignal::new(bar),
            refused: RwSignal::new(None),
            announcement: RwSignal::default(),
            device: Device::new(),
            parts: StoredValue::new_local(Parts {
                axis,
                wake: Timer::new(|_| {}),
                heartbeat: Cell::new(Instant::START),
                owed: Cell::new(false),
                awake: WakeLock::new(move |state| {
                    if state == WakeState::Unavailable {
                        context.notify(base::faults::awake().into());
                    }
                }),
                cues: RefCell::default(),
                listeners: Vec::new(),
            }),
        };
        context.report_faults(&faults);
        context.report_start();
        clock.begin();
        clock
    }

    /// Starts the work that goes on while the page is open.
    fn begin(self) {
        let wake = Timer::new(move |_| {
            self.heartbeat(HEARTBEAT);
            self.tick();
        });
        let listeners = [
            visibility::on_visibility_change(move |visible| {
                self.save_owed();
                self.heartbeat(Millis::ZERO);
                if visible {
                    self.tick();
                }
            }),
            visibility::on_pagehide(move || {
                self.save_owed();
                self.heartbeat(Millis::ZERO);
            }),
            storage::on_storage_event(move |key| self.follow(key)),
        ];
        self.parts.update_value(|parts| {
            parts.wake = wake;
            parts.listeners = listeners.into_iter().flatten().collect();
        });
        self.context
            .storage()
            .on_late_answer(move |changed| self.take_late_answer(changed));
        self.follow_device();
        self.rename_players();
        self.keep_outline();
        self.watch_restored();
        self.watch_low_time();
        self.context
            .table
            .begin(self.context, move |before| self.take_role(before));
    }

    /// Shows the clock, and again when the players say otherwise from when on time is low.
    fn watch_low_time(self) {
        let low_time = Memo::new(move |_| self.low_time());
        watch(move || {
            low_time.get();
            untrack(|| self.tick());
        });
    }

    /// From when on time is low. Tracked.
    fn low_time(self) -> LowTime {
        self.context.settings.with(|settings| settings.low_time)
    }

    /// Computes the face and arranges to be called when it next changes.
    fn tick(self) {
        let now = self.instant();
        let low_time = untrack(|| self.low_time());
        let ClockView { face, bar, wait } = self
            .game
            .with_untracked(|game| ClockView::at(&game.clock, now, low_time));
        let before = self.face.get_untracked();
        set_if_other(self.phase, face.phase.timeless());
        set_if_other(self.bar, bar);
        set_if_other(self.face, face);
        self.parts.with_value(|parts| {
            let running = face.is_running();
            parts.awake.set(running && self.leads_now());
            // One call does it all: the figures, the heartbeat, the sounds.
            match wait {
                Some(wait) => parts.wake.after(wait),
                None => parts.wake.cancel(),
            }
            let cues = parts.cues.borrow_mut().hear(&face);
            if self.leads_now() {
                self.signal(&cues);
            }
        });
        if matches!(face.phase, Phase::Fallen(_)) && !matches!(before.phase, Phase::Fallen(_)) {
            self.update_index();
        }
    }

    /// The name of a player. Tracked.
    pub(crate) fn player(self, side: Color) -> String {
        self.game.with(|game| name_of(&game.players, side))
    }

    /// The present instant, for reading only.
    pub(crate) fn instant(self) -> Instant {
        self.parts.with_value(|parts| parts.axis.now().at)
    }

    /// The state of the clock now.
    pub(crate) fn state(self) -> State {
        self.at(self.instant())
    }

    /// The action that the one control of the strip has now.
    pub(crate) fn switch(self) -> Option<Switch> {
        let state = self.state();
        self.game
            .with_untracked(|game| Switch::of(game.clock.setup(), &state))
    }

    fn at(self, now: Instant) -> State {
        self.game.with_untracked(|game| game.clock.at(now))
    }

    /// Handles a touch on a half. `time_stamp` is the browser event's own: a press counts from when
    /// the finger came down.
    pub(crate) fn press(self, seat: Seat, time_stamp: f64) {
        self.context.table.when_answered(move || {
            let Some(stamp) = self.stamp(Some(time_stamp)) else {
                return;
            };
            let color = self.face.with_untracked(|face| face.at_seat(seat));
            if self.apply(Event::Press(color), stamp).is_ok() {
                self.context.confirm_press();
            }
        });
    }

    /// Handles a touch on a half of the outline before the app was there, as a press of that
    /// instant. The time of a game that has not begun begins with it, so that not a millisecond is
    /// lost.
    pub(crate) fn press_early(self, seat: Seat, time_stamp: f64) {
        let is_untouched = self.phase.get_untracked() == Phase::Ready
            && self
                .game
                .with_untracked(|game| game.clock.journal().is_empty());
        if is_untouched {
            let axis = TimeAxis::since(time_stamp);
            let started = axis.of_event(time_stamp).wall;
            self.parts.update_value(|parts| parts.set_axis(axis));
            self.game.update(|game| game.started = started);
        }
        self.press(seat, time_stamp);
    }

    /// Applies an event now.
    pub(crate) fn act(self, event: Event) -> Result<(), SheetError> {
        self.change_now(|game, stamp| apply(game, event, stamp))
    }

    /// Decides whether the time away counts. Unless the game goes on at once, the clocks are stopped
    /// at the same instant.
    pub(crate) fn decide_away(self, counts: bool, goes_on: bool) -> Result<(), SheetError> {
        self.change_now(|game, stamp| {
            apply(game, Event::CountAway(counts), stamp)?;
            let phase = game.clock.at(stamp.at).phase;
            match phase {
                Phase::Running(_) if !goes_on => {
                    apply(game, Event::Stop(StoppedBy::Arbiter), stamp)
                }
                _ => Ok(()),
            }
        })
    }

    /// The pause control: stops the clocks.
    pub(crate) fn pause(self, time_stamp: f64) {
        self.context.table.when_answered(move || {
            if let Some(stamp) = self.stamp(Some(time_stamp)) {
                let _ = self.apply(Event::Stop(StoppedBy::Arbiter), stamp);
            }
        });
    }

    fn apply(self, event: Event, stamp: Stamp) -> Result<(), SheetError> {
        self.change(stamp, |game, stamp| apply(game, event, stamp))
    }

    /// Changes the game now, unless the device slept.
    fn change_now(
        self,
        act: impl FnOnce(&mut TableGame, Stamp) -> Result<(), SheetError>,
    ) -> Result<(), SheetError> {
        let stamp = self.stamp(None).ok_or(Rejection::AwayUndecided)?;
        self.change(stamp, act)
    }

    /// Changes the game and saves it, or returns why that is impossible. Another page may have
    /// written meanwhile: then the game is that page's afterwards, without this change.
    fn change(
        self,
        stamp: Stamp,
        act: impl FnOnce(&mut TableGame, Stamp) -> Result<(), SheetError>,
    ) -> Result<(), SheetError> {
        if !self.leads_now() {
            return Err(Rejection::NotRunning.into());
        }
        let is_empty = move || {
            self.game
                .with_untracked(|game| game.clock.journal().is_empty())
        };
        let was_empty = is_empty();
        let result = self
            .game
            .try_update(|game| act(game, stamp))
            .unwrap_or(Err(Rejection::NotRunning.into()));
        self.refused.set(result.err());
        let result = result.and_then(|()| self.save(was_empty && !is_empty()));
        self.tick();
        result
    }
}

/// Applies an event to the clock. If there is a board, its score sheet handles the event.
fn apply(game: &mut TableGame, event: Event, stamp: Stamp) -> Result<(), SheetError> {
    match &mut game.board {
        Some(sheet) => sheet.apply(&mut game.clock, event, stamp),
        None => Ok(game.clock.apply(event, stamp).map(|_| ())?),
    }
}

/// How the device is held, and what it shows. A handle.
#[derive(Clone, Copy, Debug)]
struct Device {
    suits_side_by_side: RwSignal<bool>,
    /// How far the screen is turned, in degrees.
    angle: RwSignal<u16>,
    is_full: RwSignal<bool>,
    placing: RwSignal<Option<Placing>>,
}

impl Device {
    fn new() -> Device {
        Device {
            suits_side_by_side: RwSignal::new(Query::SideBySide.matches()),
            angle: RwSignal::new(orientation::angle()),
            is_full: RwSignal::new(fullscreen::is_active()),
            placing: RwSignal::new(None),
        }
    }
}

impl ClockController {
    /// Where the halves are drawn, and how the clock is turned. Tracked.
    pub(crate) fn placement(self) -> Placement {
        let placing = self.device.placing.get();
        let mut placement = placing.unwrap_or_else(|| self.place(None)).placement();
        // The user may have exchanged the seats, too.
        placement.exchanged ^= self.context.settings.with(|settings| settings.exchanged);
        placement
    }

    /// Follows how the device is held. While a game is played the halves stay where they are, and on
    /// the full screen the browser need not turn them.
    fn follow_device(self) {
        let Device {
            suits_side_by_side,
            angle,
            is_full,
            placing,
        } = self.device;
        let listeners = [
            Query::SideBySide.on_change(move |matches| suits_side_by_side.set(matches)),
            orientation::on_turn(move |turned| angle.set(turned)),
            fullscreen::on_change(move |active| is_full.set(active)),
        ];
        self.parts.update_value(|parts| {
            parts.listeners.extend(listeners.into_iter().flatten());
        });
        watch(move || set_if_other(placing, Some(self.place(placing.get_untracked()))));
        let is_locked = Memo::new(move |_| is_full.get() && self.is_played());
        let was_locked = StoredValue::new(false);
        watch(move || match (is_locked.get(), was_locked.get_value()) {
            (true, false) => {
                was_locked.set_value(true);
                orientation::lock();
            }
            (false, true) => {
                was_locked.set_value(false);
                orientation::unlock();
            }
            (true, true) | (false, false) => {}
        });
    }

    fn place(self, before: Option<Placing>) -> Placing {
        let chosen = match self.context.settings.with(|settings| settings.layout) {
            Layout::Automatic => None,
            Layout::FaceToFace => Some(Arrangement::FaceToFace),
            Layout::SideBySide => Some(Arrangement::SideBySide),
        };
        let suits = if self.device.suits_side_by_side.get() {
            Arrangement::SideBySide
        } else {
            Arrangement::FaceToFace
        };
        let screen = Quarters::of(self.device.angle.get());
        Placing::next(before, self.is_played(), chosen, suits, screen)
    }

    /// Whether a game has begun and is not over. Tracked.
    fn is_played(self) -> bool {
        !matches!(self.phase.get(), Phase::Ready | Phase::Ended(_))
    }
}

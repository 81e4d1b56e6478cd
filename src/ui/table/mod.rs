//! The game on the table: [`Table`], the one signal of the pure model that the
//! view draws, and the way from a browser event to it.
//!
//! Event → stamp → [`Clock::apply`] → saved → [`Face`] → view. The face is
//! computed anew at every event and when the figures next change, and at no
//! other time.

mod board;
mod following;
mod heartbeat;
mod kept;
mod notices;
mod shared;
mod signals;

pub use notices::Notice;

use std::cell::{Cell, RefCell};

use leptos::prelude::*;

use heartbeat::last_alive;
use notices::take;

use super::el::{set_if_other, watch};
use super::keep::Keeper;
use super::settings::{Preset, Settings, first_setup};
use super::text::t;
use crate::clock::Clock;
use crate::clock::color::{ByColor, Color, Seat};
use crate::clock::cue::Cues;
use crate::clock::driver::{HEARTBEAT, Look};
use crate::clock::event::{Event, Rejection, Stopper};
use crate::clock::face::Face;
use crate::clock::setup::{Setup, SetupDraft};
use crate::clock::state::{Phase, State};
use crate::clock::view::bar::{Bar, Switch};
use crate::game::sheet::Refusal;
use crate::game::start::Start;
use crate::platform::gesture::on_gesture;
use crate::platform::listener::Listener;
use crate::platform::lock::Lock;
use crate::platform::sound::{Sound, Tone};
use crate::platform::time::{TimeAxis, wall_now};
use crate::platform::timer::Wake;
use crate::platform::wake::{WakeLock, WakeState};
use crate::platform::{location, storage, vibrate, visibility};
use crate::storage::archive::TableGame;
use crate::storage::kind::Kind;
use crate::storage::role::Role;
use crate::storage::shared::Shared;
use crate::storage::store::StoreFault;
use crate::storage::vault::{Fault, SaveFault};
use crate::time::{Instant, Millis, Stamp};

/// How long a press is felt, in milliseconds.
const PRESS_FELT: u16 = 20;

/// The game on the table. A handle: copying it copies nothing.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    /// The game.
    pub game: RwSignal<TableGame>,
    /// What is to be seen of it now. It changes with every figure: what does not
    /// need the figures looks at the next two.
    pub face: RwSignal<Face>,
    /// What the clock is doing, without the time that passes over it.
    pub phase: RwSignal<Phase>,
    /// What the strip between the halves is for.
    pub bar: RwSignal<Bar>,
    /// The settings.
    pub settings: RwSignal<Settings>,
    /// The own time controls.
    pub presets: RwSignal<Vec<Preset>>,
    /// What the user is to be told.
    pub notices: RwSignal<Vec<Notice>>,
    /// Why the last event was refused, until another one is not.
    pub refused: RwSignal<Option<Refusal>>,
    /// Whether this tab plays the game, or another does.
    role: RwSignal<Role>,
    /// What the voice would say, where it is off: for whoever has a reader of
    /// the screen.
    pub said: RwSignal<String>,
    parts: StoredValue<Parts, LocalStorage>,
}

/// What is not drawn.
struct Parts {
    keeper: Keeper,
    axis: TimeAxis,
    wake: Wake,
    /// When the heartbeat was saved last, on this axis.
    pulsed: Cell<Instant>,
    awake: WakeLock,
    sound: Sound,
    cues: RefCell<Cues>,
    listeners: Vec<Listener>,
    lock: Option<Lock>,
    /// What was done before the lock had answered.
    waiting: Vec<Box<dyn FnOnce()>>,
    shared_settings: Shared<Settings>,
    shared_presets: Shared<Vec<Preset>>,
    /// The storage fault that was told last of each kind of value, so that it
    /// is told once.
    told: RefCell<Vec<(Kind, SaveFault)>>,
}

impl Parts {
    /// Another game is on the table, or the same one from another tab: it has
    /// an axis of its own, on which no heartbeat was saved yet.
    fn set_axis(&mut self, axis: TimeAxis) {
        self.axis = axis;
        self.pulsed.set(Instant::START);
    }
}

impl Table {
    /// Brings back what was on the table, or sets up a game of the control
    /// used last.
    pub fn open(keeper: Keeper) -> Table {
        let mut faults: Vec<Fault> = Vec::new();
        let mut settings: Settings = take(keeper.read("settings"), &mut faults);
        let presets: Vec<Preset> = take(keeper.read("presets"), &mut faults);
        let setup = settings.last.clone().unwrap_or_else(first_setup);
        settings.last = Some(setup.clone());
        let found = keeper.archive().current();
        faults.extend(found.faults);
        // A game that is over is among the past ones: the next is ready.
        let unfinished = found.value.filter(|game| {
            let last = game.clock.last_instant();
            game.clock.at(last).outcome(game.clock.setup()).is_none()
        });
        let (game, axis) = match unfinished {
            Some(game) => {
                let axis = TimeAxis::resume(last_alive(&keeper, &game));
                (game, axis)
            }
            None => (fresh_game(setup, &settings), TimeAxis::new()),
        };
        let Look { face, bar, .. } = Look::at(&game.clock, axis.now().at);
        let low = game.clock.setup().low_time(Color::White);
        let awake_told = RwSignal::new(false);
        let shared_settings = Shared::new(settings.clone());
        let shared_presets = Shared::new(presets.clone());
        let table = Table {
            game: RwSignal::new(game),
            face: RwSignal::new(face),
            phase: RwSignal::new(face.phase.timeless()),
            bar: RwSignal::new(bar),
            settings: RwSignal::new(settings),
            presets: RwSignal::new(presets),
            notices: RwSignal::new(Vec::new()),
            refused: RwSignal::new(None),
            role: RwSignal::new(Role::Asked),
            said: RwSignal::default(),
            parts: StoredValue::new_local(Parts {
                keeper,
                axis,
                wake: Wake::new(|_| {}),
                pulsed: Cell::new(Instant::START),
                awake: WakeLock::new(move |state| {
                    if state == WakeState::Unavailable {
                        awake_told.set(true);
                    }
                }),
                sound: Sound::new(),
                cues: RefCell::new(Cues::new(low)),
                listeners: Vec::new(),
                lock: None,
                waiting: Vec::new(),
                shared_settings,
                shared_presets,
                told: RefCell::default(),
            }),
        };
        watch(move || {
            if awake_told.get() {
                table.tell(t().faults.awake.into());
            }
        });
        table.tell_faults(&faults);
        table.begin();
        table
    }

    /// Starts what runs for as long as the page is open.
    fn begin(self) {
        let wake = Wake::new(move |_| {
            self.beat(HEARTBEAT);
            self.tick();
        });
        let listeners = [
            visibility::on_visibility_change(move |visible| {
                self.beat(Millis::ZERO);
                if visible {
                    self.tick();
                }
            }),
            visibility::on_pagehide(move || self.beat(Millis::ZERO)),
            // It holds no lock any more, and others may have played since. What is
            // only in its memory stays there.
            visibility::on_shown_again(move || {
                if self.keeper().is_lasting() {
                    location::reload();
                }
            }),
            storage::on_storage_event(move |key| self.follow(key)),
        ];
        self.parts.update_value(|parts| {
            parts.wake = wake;
            parts.listeners = listeners.into_iter().flatten().collect();
            parts.listeners.extend(on_gesture(move || self.gesture()));
        });
        if !self.keeper().is_lasting() {
            self.tell(t().faults.absent.into());
        }
        self.tell_start();
        self.tick();
        self.take_part();
    }

    /// Computes the face and arranges to be called when it next changes.
    fn tick(self) {
        let now = self.instant();
        let Look { face, bar, wait } = self.game.with_untracked(|game| Look::at(&game.clock, now));
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
                self.signal(parts, &cues);
            }
        });
        if matches!(face.phase, Phase::Fallen(_)) && !matches!(before.phase, Phase::Fallen(_)) {
            self.enlist();
        }
    }

    /// The present, for the journal.
    pub fn now(self) -> Stamp {
        self.parts.with_value(|parts| parts.axis.stamp())
    }

    /// The present, to look at.
    pub fn instant(self) -> Instant {
        self.parts.with_value(|parts| parts.axis.now().at)
    }

    /// The state of the clock now.
    pub fn state(self) -> State {
        self.at(self.instant())
    }

    /// What the one control of the strip does now.
    pub fn switch(self) -> Option<Switch> {
        let state = self.state();
        self.game
            .with_untracked(|game| Switch::of(game.clock.setup(), &state))
    }

    fn at(self, now: Instant) -> State {
        self.game.with_untracked(|game| game.clock.at(now))
    }

    /// The keeper of this page.
    pub fn keeper(self) -> Keeper {
        self.parts.with_value(|parts| parts.keeper.clone())
    }

    /// Loads the page anew. What could not be kept is handed on; where that
    /// cannot be either it says so, and the page stays: `false`.
    pub fn load_anew(self) -> bool {
        let keeper = self.keeper();
        if keeper.is_lasting() && keeper.lacks() {
            keeper.set_keeps_all(true);
            self.save_all();
            keeper.set_keeps_all(false);
        }
        let handed_on = keeper.hand_on();
        if handed_on {
            location::reload();
        } else if keeper.is_lasting() {
            let why = keeper.unsaved().map_or(StoreFault::Full, |(_, why)| why);
            self.tell_unsaved(&why);
        } else {
            self.tell(t().faults.absent.into());
        }
        handed_on
    }

    /// A half is touched. `time_stamp` is the browser event's own: a press
    /// counts when the finger came down.
    pub fn press(self, seat: Seat, time_stamp: f64) {
        if self.is_later(move || self.press(seat, time_stamp)) || self.slept() {
            return;
        }
        let stamp = self.of_event(time_stamp);
        let state = self.at(stamp.at);
        let color = state.at_seat(seat);
        if self.apply(Event::Press(color), stamp).is_ok() {
            self.pressed();
        }
    }

    /// A press is heard and felt.
    fn pressed(self) {
        self.settings.with_untracked(|settings| {
            self.parts.with_value(|parts| {
                if settings.sound {
                    parts.sound.play(Tone::Press);
                }
            });
            if settings.vibration {
                vibrate::vibrate(&[PRESS_FELT]);
            }
        });
    }

    /// Something happens now.
    ///
    /// # Errors
    /// Why it cannot; it is also told in [`Table::refused`].
    pub fn act(self, event: Event) -> Result<(), Refusal> {
        self.change_now(|game, stamp| apply(game, event, stamp))
    }

    /// The pause control: stops the clocks.
    pub fn pause(self, time_stamp: f64) {
        if self.is_later(move || self.pause(time_stamp)) || self.slept() {
            return;
        }
        let stamp = self.of_event(time_stamp);
        let _ = self.apply(Event::Stop(Stopper::Arbiter), stamp);
    }

    fn of_event(self, time_stamp: f64) -> Stamp {
        self.parts
            .with_value(|parts| parts.axis.of_event(time_stamp))
    }

    fn apply(self, event: Event, stamp: Stamp) -> Result<(), Refusal> {
        self.change(stamp, |game, stamp| apply(game, event, stamp))
    }

    /// Changes the game now, unless the device slept.
    fn change_now(
        self,
        act: impl FnOnce(&mut TableGame, Stamp) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        if self.slept() {
            return Err(Rejection::AwayUndecided.into());
        }
        self.change(self.now(), act)
    }

    /// Changes the game and saves it, or tells why it cannot be.
    fn change(
        self,
        stamp: Stamp,
        act: impl FnOnce(&mut TableGame, Stamp) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        if !self.leads_now() {
            return Err(Rejection::NotRunning.into());
        }
        let entries = move || self.game.with_untracked(|game| game.clock.journal().len());
        let before = entries();
        let result = self
            .game
            .try_update(|game| act(game, stamp))
            .unwrap_or(Err(Rejection::NotRunning.into()));
        self.refused.set(result.err());
        // Another page may have written: then what was done may not fit.
        let result = result.and_then(|()| match self.save(before == 0 && entries() > 0) {
            Some(why) => Err(why),
            None => Ok(()),
        });
        self.tick();
        result
    }

    /// Puts a new game of a setup on the table.
    pub fn set_up(self, setup: Setup) {
        let later = setup.clone();
        if self.is_later(move || self.set_up(later)) || !self.leads_now() {
            return;
        }
        self.enlist();
        self.set(|settings| settings.last = Some(setup.clone()));
        let game = self
            .settings
            .with_untracked(|settings| fresh_game(setup, settings));
        let scheduled = game.clock.setup().draft().schedule.is_some();
        self.lay_on_table(game, TimeAxis::new());
        // A game that starts by itself must be there after a reload too.
        self.put_on_table(scheduled);
        self.tick();
    }

    /// A game is to be seen and played here from now on.
    fn lay_on_table(self, game: TableGame, axis: TimeAxis) {
        self.parts.update_value(|parts| {
            parts.set_axis(axis);
            let low = game.clock.setup().low_time(Color::White);
            parts.cues = RefCell::new(Cues::new(low));
        });
        self.game.set(game);
        self.refused.set(None);
    }

    /// Whether no game is being played, so that another may be set up
    /// without asking.
    pub fn is_idle(self) -> bool {
        let state = self.state();
        let over = || {
            self.game
                .with_untracked(|game| state.outcome(game.clock.setup()).is_some())
        };
        !self.follows_now() && (state.phase == Phase::Ready || over())
    }

    /// A new game with the same setup.
    pub fn again(self) {
        let setup = self.game.with_untracked(|game| game.clock.setup().clone());
        self.set_up(setup);
    }
}

/// An event of the clock, of which the board has its own view where there is
/// one.
fn apply(game: &mut TableGame, event: Event, stamp: Stamp) -> Result<(), Refusal> {
    match &mut game.board {
        Some(sheet) => sheet.apply(&mut game.clock, event, stamp),
        None => Ok(game.clock.apply(event, stamp).map(|_| ())?),
    }
}

fn fresh_game(setup: Setup, settings: &Settings) -> TableGame {
    let players: ByColor<String> = settings.players.clone();
    // A position in which Black begins was for one game.
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

/// The name of a side: the player's, or the colour's.
pub fn name_of(players: &ByColor<String>, color: Color) -> String {
    // A restored name may have line breaks in it.
    let words: Vec<&str> = players.get(color).split_whitespace().collect();
    if words.is_empty() {
        (t().words.color)(color).into()
    } else {
        words.join(" ")
    }
}

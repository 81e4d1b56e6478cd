//! The game on the table: [`Table`], the one signal of the pure model that the
//! view draws, and the way from a browser event to it.
//!
//! Event → stamp → [`Clock::apply`] → saved → [`Face`] → view. The face is
//! computed anew at every event and when the figures next change, and at no
//! other time.

use std::cell::{Cell, RefCell};

use leptos::prelude::*;

use super::el::watch;
use super::keep::Keeper;
use super::settings::{Preset, Settings, first_setup};
use super::text::t;
use crate::clock::Clock;
use crate::clock::color::{ByColor, Color, Seat};
use crate::clock::cue::{Cue, Cues};
use crate::clock::event::{Event, Rejection, Stopper};
use crate::clock::face::Face;
use crate::clock::setup::Setup;
use crate::clock::state::{Phase, State};
use crate::platform::gesture::on_gesture;
use crate::platform::listener::Listener;
use crate::platform::lock::Lock;
use crate::platform::sound::{Sound, Tone};
use crate::platform::time::{TimeAxis, wall_now};
use crate::platform::timer::Wake;
use crate::platform::wake::{WakeLock, WakeState};
use crate::platform::{speech, storage, vibrate, visibility};
use crate::storage::archive::TableGame;
use crate::storage::slots;
use crate::storage::vault::{Fault, SaveFault};
use crate::time::{Instant, Millis, Stamp};

/// How often a running game says that it is alive.
const HEARTBEAT: Millis = Millis::seconds(1);
/// A page that was gone for less than this, as at a reload, has nothing to
/// ask: the clock ran on.
const SHORT_ABSENCE: Millis = Millis::seconds(5);
/// How long a press is felt, in milliseconds.
const PRESS_FELT: u16 = 20;

/// Something the user is to be told, until it is dismissed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The words.
    pub text: String,
    /// Whether something was set aside that can be seen in the settings.
    pub set_aside: bool,
    /// Whether it is to be seen also while a clock runs.
    pub urgent: bool,
}

/// The game on the table. A handle: copying it copies nothing.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    /// The game.
    pub game: RwSignal<TableGame>,
    /// What is to be seen of it now.
    pub face: RwSignal<Face>,
    /// The settings.
    pub settings: RwSignal<Settings>,
    /// The own time controls.
    pub presets: RwSignal<Vec<Preset>>,
    /// What the user is to be told.
    pub notices: RwSignal<Vec<Notice>>,
    /// Why the last event was refused, until another one is not.
    pub refused: RwSignal<Option<Rejection>>,
    /// Whether another tab plays this game.
    pub following: RwSignal<bool>,
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
    /// The storage fault that was told last, so that it is told once.
    told: RefCell<Option<SaveFault>>,
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
    pub fn open() -> Table {
        let keeper = Keeper::open();
        let mut faults: Vec<Fault> = Vec::new();
        let mut settings: Settings = take(keeper.read("settings"), &mut faults);
        let presets: Vec<Preset> = take(keeper.read("presets"), &mut faults);
        let setup = settings.last.clone().unwrap_or_else(first_setup);
        settings.last = Some(setup.clone());
        let found = keeper.archive().current();
        faults.extend(found.faults);
        // A game that is over is among the past ones: the next is ready.
        let unfinished = found.value.filter(|game| game.summary().outcome.is_none());
        let (game, axis) = match unfinished {
            Some(game) => {
                let axis = TimeAxis::resume(last_alive(&keeper, &game));
                (game, axis)
            }
            None => (fresh_game(setup, &settings), TimeAxis::new()),
        };
        let face = Face::of(&game.clock, axis.now().at);
        let low = game.clock.setup().low_time(Color::White);
        let awake_told = RwSignal::new(false);
        let table = Table {
            game: RwSignal::new(game),
            face: RwSignal::new(face),
            settings: RwSignal::new(settings),
            presets: RwSignal::new(presets),
            notices: RwSignal::new(Vec::new()),
            refused: RwSignal::new(None),
            following: RwSignal::new(false),
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
            storage::on_storage_event(move |key| self.follow(key)),
        ];
        let lock = Lock::hold("zeitnot.table", move |held| {
            if !held {
                self.following.set(true);
                self.take_over_later();
            }
        });
        self.parts.update_value(|parts| {
            parts.wake = wake;
            parts.listeners = listeners.into_iter().flatten().collect();
            parts.listeners.extend(on_gesture(move || self.gesture()));
            parts.lock = Some(lock);
        });
        if !self.keeper().is_lasting() {
            self.tell(t().faults.absent.into());
        }
        self.came_back();
        self.tick();
    }

    /// A running game whose page was closed for more than a moment: the
    /// players decide whether that time counts.
    fn came_back(self) {
        let (alive, now) = self.parts.with_value(|parts| {
            let alive = self
                .game
                .with_untracked(|game| last_alive(&parts.keeper, game));
            (alive, parts.axis.stamp())
        });
        if now.at.since(alive.at) > SHORT_ABSENCE
            && self.at(alive.at).running().is_some()
            && !self.following.get_untracked()
        {
            let _ = self.apply(Event::Away { since: alive.at }, now);
        }
    }

    /// The heartbeat: notices that the device slept; and saves that it did not,
    /// if that was saved `since` ago or longer.
    fn beat(self, since: Millis) {
        if self.following.get_untracked() || self.slept() {
            return;
        }
        if self.face.with_untracked(Face::is_running) {
            self.parts.with_value(|parts| {
                let now = parts.axis.now();
                if now.at.since(parts.pulsed.get()) >= since {
                    parts.pulsed.set(now.at);
                    let id = self.game.with_untracked(|game| game.id.clone());
                    parts.keeper.set_pulse(&id, now);
                }
            });
        }
    }

    /// Whether the device slept since this was asked last. If a clock ran then,
    /// that comes before all else: the players decide whether it counts.
    fn slept(self) -> bool {
        let Some(away) = self.parts.with_value(|parts| parts.axis.drift_check()) else {
            return false;
        };
        let asleep_in_play = self.at(away.since).running().is_some();
        if asleep_in_play {
            let now = self.now();
            let _ = self.apply(Event::Away { since: away.since }, now);
        }
        self.tick();
        asleep_in_play
    }

    /// Computes the face and arranges to be called when it next changes.
    fn tick(self) {
        let now = self.parts.with_value(|parts| parts.axis.now().at);
        let face = self.game.with_untracked(|game| Face::of(&game.clock, now));
        let before = self.face.get_untracked();
        if face != before {
            self.face.set(face);
        }
        self.parts.with_value(|parts| {
            let running = face.is_running();
            parts.awake.set(running && !self.following.get_untracked());
            // One call does it all: the figures, the heartbeat, the sounds. A
            // clock that runs on under its flag shows nothing new and yet lives.
            let wait = match face.next_change {
                Some(wait) if running => Some(wait.min(HEARTBEAT)),
                None if running => Some(HEARTBEAT),
                wait => wait,
            };
            match wait {
                Some(wait) => parts.wake.after(wait),
                None => parts.wake.cancel(),
            }
            let cues = parts.cues.borrow_mut().hear(&face);
            if !self.following.get_untracked() {
                self.signal(parts, &cues);
            }
        });
        if matches!(face.phase, Phase::Fallen(_)) && !matches!(before.phase, Phase::Fallen(_)) {
            self.enlist();
        }
    }

    fn signal(self, parts: &Parts, cues: &[Cue]) {
        self.settings.with_untracked(|settings| {
            for cue in cues {
                let tone = match cue {
                    Cue::Flag(_) => Some(Tone::Flag),
                    Cue::LowTime(_) => Some(Tone::LowTime),
                    Cue::LastSeconds(..) => Some(Tone::Tick),
                    Cue::Period(_) | Cue::ByoYomi(..) => Some(Tone::Period),
                    Cue::Remaining(..) => None,
                };
                if let Some(tone) = tone
                    && settings.sound
                {
                    parts.sound.play(tone);
                }
                let words = match *cue {
                    Cue::Remaining(side, left) => Some((t().face.say_left)(side, left)),
                    Cue::Flag(side) => Some((t().face.say_flag)(side)),
                    Cue::ByoYomi(_, n) => Some((t().face.say_byo_yomi)(n)),
                    _ => None,
                };
                if let Some(words) = words
                    && settings.voice
                {
                    speech::say(&words, t().tag);
                }
            }
        });
    }

    /// The present, for the journal.
    pub fn now(self) -> Stamp {
        self.parts.with_value(|parts| parts.axis.stamp())
    }

    /// The state of the clock now.
    pub fn state(self) -> State {
        let now = self.parts.with_value(|parts| parts.axis.now().at);
        self.at(now)
    }

    fn at(self, now: Instant) -> State {
        self.game.with_untracked(|game| game.clock.at(now))
    }

    /// The keeper of this page.
    pub fn keeper(self) -> Keeper {
        self.parts.with_value(|parts| parts.keeper.clone())
    }

    /// A half is touched. `time_stamp` is the browser event's own: a press
    /// counts when the finger came down.
    pub fn press(self, seat: Seat, time_stamp: f64) {
        if self.slept() {
            return;
        }
        let stamp = self
            .parts
            .with_value(|parts| parts.axis.of_event(time_stamp));
        let state = self.at(stamp.at);
        let color = state.at_seat(seat);
        if self.apply(Event::Press(color), stamp).is_ok() {
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
    }

    /// Sounds can be heard from a gesture on.
    pub fn gesture(self) {
        let (sound, volume, voice) = self
            .settings
            .with_untracked(|settings| (settings.sound, settings.volume, settings.voice));
        if sound {
            self.parts.with_value(|parts| {
                parts.sound.unlock();
                parts.sound.set_volume(volume);
            });
        }
        if voice {
            speech::unlock();
        }
    }

    /// Something happens now.
    ///
    /// # Errors
    /// Why it cannot; it is also told in [`Table::refused`].
    pub fn act(self, event: Event) -> Result<(), Rejection> {
        if self.slept() {
            return Err(Rejection::AwayUndecided);
        }
        let now = self.now();
        self.apply(event, now)
    }

    /// The pause control: stops the clocks.
    pub fn pause(self, time_stamp: f64) {
        if self.slept() {
            return;
        }
        let stamp = self
            .parts
            .with_value(|parts| parts.axis.of_event(time_stamp));
        let _ = self.apply(Event::Stop(Stopper::Arbiter), stamp);
    }

    fn apply(self, event: Event, stamp: Stamp) -> Result<(), Rejection> {
        if self.following.get_untracked() {
            return Err(Rejection::NotRunning);
        }
        let result = self
            .game
            .try_update(|game| game.clock.apply(event, stamp))
            .unwrap_or(Err(Rejection::NotRunning));
        match result {
            Ok(_) => {
                self.refused.set(None);
                self.save(event);
                self.tick();
                Ok(())
            }
            Err(why) => {
                self.refused.set(Some(why));
                self.tick();
                Err(why)
            }
        }
    }

    /// Saves the game, before the next frame is drawn.
    fn save(self, event: Event) {
        let first = self
            .game
            .with_untracked(|game| game.clock.journal().len() == 1);
        let saved = self.parts.with_value(|parts| {
            self.game.with_untracked(|game| {
                let archive = parts.keeper.archive();
                archive.save(game)?;
                if first {
                    archive.put_on_table(&game.id)?;
                    storage::persist(|_| {});
                }
                Ok(())
            })
        });
        self.told(saved);
        if first || !matches!(event, Event::Press(_)) {
            self.enlist();
        }
    }

    fn enlist(self) {
        let saved = self.parts.with_value(|parts| {
            self.game
                .with_untracked(|game| parts.keeper.archive().enlist(game))
        });
        self.told(saved);
    }

    /// Tells a fault of saving, once for as long as it lasts.
    fn told(self, saved: Result<(), SaveFault>) {
        self.parts.with_value(|parts| {
            let mut told = parts.told.borrow_mut();
            match saved {
                Ok(()) => *told = None,
                Err(fault) if *told != Some(fault.clone()) => {
                    self.add_notice(Notice {
                        text: (t().faults.not_saved)(&fault),
                        set_aside: false,
                        urgent: true,
                    });
                    *told = Some(fault);
                }
                Err(_) => {}
            }
        });
    }

    /// Puts a new game of a setup on the table.
    pub fn set_up(self, setup: Setup) {
        if self.following.get_untracked() {
            return;
        }
        self.enlist();
        self.settings
            .update(|settings| settings.last = Some(setup.clone()));
        self.save_settings();
        let game = self
            .settings
            .with_untracked(|settings| fresh_game(setup, settings));
        self.parts.update_value(|parts| {
            parts.set_axis(TimeAxis::new());
            let low = game.clock.setup().low_time(Color::White);
            parts.cues = RefCell::new(Cues::new(low));
        });
        let scheduled = game.clock.setup().draft().schedule.is_some();
        self.game.set(game);
        self.refused.set(None);
        // A game that starts by itself must be there after a reload too.
        let saved = self.parts.with_value(|parts| {
            self.game.with_untracked(|game| {
                let archive = parts.keeper.archive();
                if scheduled {
                    archive.save(game)?;
                }
                archive.put_on_table(&game.id)
            })
        });
        self.told(saved);
        self.tick();
    }

    /// Whether no game is being played, so that another may be set up
    /// without asking.
    pub fn is_idle(self) -> bool {
        !self.following.get_untracked()
            && matches!(self.state().phase, Phase::Ready | Phase::Ended(_))
    }

    /// A new game with the same setup.
    pub fn again(self) {
        let setup = self.game.with_untracked(|game| game.clock.setup().clone());
        self.set_up(setup);
    }

    /// Changes the settings and keeps them.
    pub fn set(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        let players = self
            .settings
            .with_untracked(|settings| settings.players.clone());
        if self.game.with_untracked(|game| game.players != players) {
            self.game.update(|game| game.players = players);
        }
        self.save_settings();
    }

    fn save_settings(self) {
        let saved = self.parts.with_value(|parts| {
            self.settings
                .with_untracked(|settings| parts.keeper.write("settings", settings))
        });
        self.told(saved);
    }

    /// Changes the own presets and keeps them.
    pub fn set_presets(self, change: impl FnOnce(&mut Vec<Preset>)) {
        self.presets.update(change);
        let saved = self.parts.with_value(|parts| {
            self.presets
                .with_untracked(|presets| parts.keeper.write("presets", presets))
        });
        self.told(saved);
    }

    /// After a backup was read: what it brought is used at once.
    pub fn restored(self) {
        let mut faults = Vec::new();
        let keeper = self.keeper();
        let settings: Settings = take(keeper.read("settings"), &mut faults);
        let presets: Vec<Preset> = take(keeper.read("presets"), &mut faults);
        self.settings.set(settings);
        self.presets.set(presets);
        self.tell_faults(&faults);
    }

    /// Tells the user something, once.
    pub fn tell(self, text: String) {
        self.add_notice(Notice {
            text,
            set_aside: false,
            urgent: false,
        });
    }

    /// Tells what was found when values were read; all that was set aside in
    /// one notice.
    fn tell_faults(self, faults: &[Fault]) {
        let mut aside = Vec::new();
        for fault in faults {
            match fault {
                Fault::SetAside { place, .. } => aside.push((place.as_str(), fault)),
                _ => self.add_notice(Notice {
                    text: (t().faults.loading)(fault),
                    set_aside: matches!(fault, Fault::NewerVersion(_)),
                    urgent: false,
                }),
            }
        }
        let text = match aside[..] {
            [] => return,
            [(_, fault)] => (t().faults.loading)(fault),
            _ => {
                let places: Vec<&str> = aside.iter().map(|(place, _)| *place).collect();
                (t().faults.several_set_aside)(&places.join(", "))
            }
        };
        self.add_notice(Notice {
            text,
            set_aside: true,
            urgent: false,
        });
    }

    fn add_notice(self, notice: Notice) {
        if self
            .notices
            .with_untracked(|notices| !notices.contains(&notice))
        {
            self.notices.update(|notices| notices.push(notice));
        }
    }

    /// Another tab has saved something: show what it shows.
    fn follow(self, key: Option<&str>) {
        let id = self.game.with_untracked(|game| game.id.clone());
        let name = key.and_then(slots::name_of).unwrap_or_default();
        let ours = name.strip_prefix("game.") == Some(id.as_str());
        if self.following.get_untracked() && (ours || name == "current") {
            self.load_again();
        }
    }

    fn load_again(self) {
        let Some(game) = self
            .parts
            .with_value(|parts| parts.keeper.archive().current().value)
        else {
            return;
        };
        self.parts.update_value(|parts| {
            parts.set_axis(TimeAxis::resume(last_alive(&parts.keeper, &game)));
        });
        if self.game.with_untracked(|known| *known != game) {
            self.game.set(game);
        }
        self.tick();
    }

    /// When the other tab is closed, this one goes on with the game.
    fn take_over_later(self) {
        let lock = Lock::wait("zeitnot.table", move || {
            self.load_again();
            self.following.set(false);
            self.came_back();
            self.tick();
        });
        self.parts.update_value(|parts| parts.lock = Some(lock));
    }
}

/// A value that was read, or the usual one; what is wrong is added to the
/// faults.
fn take<T: Default>(found: crate::storage::archive::Found<T>, faults: &mut Vec<Fault>) -> T {
    faults.extend(found.faults);
    found.value.unwrap_or_default()
}

fn fresh_game(setup: Setup, settings: &Settings) -> TableGame {
    let players: ByColor<String> = settings.players.clone();
    TableGame::new(Clock::new(setup), players, wall_now())
}

/// The last stamp at which a game is known to have been alive.
fn last_alive(keeper: &Keeper, game: &TableGame) -> Stamp {
    let last = game.clock.journal().last().map_or(
        Stamp {
            at: Instant::START,
            wall: game.started,
        },
        |entry| entry.stamp,
    );
    match keeper.pulse(&game.id) {
        Some(pulse) if pulse.at > last.at => pulse,
        _ => last,
    }
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

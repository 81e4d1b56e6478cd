//! The clock in its page: handles touches, keys and messages of the surrounding page, and decides
//! when to update. There is one, which lives as long as the page.

use std::cell::{Cell, OnceCell, RefCell};

use super::action::{Action, Page};
use super::game::{FrameGame, NoClockError, times};
use super::view::ClockNodes;
use crate::clock::cue::Cue;
use crate::clock::driver::{ClockView, slept};
use crate::clock::view::bar::{BarView, Switch};
use crate::clock::view::claim::{Claim, Touch};
use crate::clock::view::half::HalfView;
use crate::clock::view::key::KeyAction;
use crate::clock::{Color, Event, Face, LowTime, Seat, StoppedBy};
use crate::embed::host;
use crate::embed::live::LiveOptions;
use crate::embed::message::{Command, FrameEvent};
use crate::embed::options::FrameView as Wanted;
use crate::embed::parameter::{Parameter, ParameterError, ParameterErrorKind, VIEWS};
use crate::embed::words;
use crate::embed::words::clock as texts;
use crate::platform::keyboard::{KeyPress, on_key_down};
use crate::platform::listener::Listener;
use crate::platform::media::Query;
use crate::platform::time::TimeAxis;
use crate::platform::timer::Timer;
use crate::platform::wake_lock::WakeLock;
use crate::platform::{early, fullscreen, location, media, screen, visibility};
use crate::time::axis::Away;
use crate::time::{Instant, Stamp};

/// The clock in its page.
pub(super) struct EmbeddedClock {
    live: RefCell<LiveOptions>,
    /// The game's time control, as it was written.
    control: RefCell<String>,
    game: RefCell<Option<FrameGame>>,
    axis: RefCell<TimeAxis>,
    /// The side of the first half.
    first: Cell<Color>,
    /// Orientation last requested by the options.
    below: Cell<Color>,
    height: Cell<u16>,
    /// The progress of the draw claim.
    claim: Cell<Claim>,
    was_running: Cell<bool>,
    view: OnceCell<ClockNodes>,
    wake: OnceCell<Timer>,
    awake: WakeLock,
    listeners: RefCell<Vec<Option<Listener>>>,
}

impl EmbeddedClock {
    /// Builds it into the page, for good.
    pub(super) fn open() {
        let live = LiveOptions::parse(&location::query());
        let look = live.draft().look();
        let clock: &'static EmbeddedClock = Box::leak(Box::new(EmbeddedClock {
            live: RefCell::new(live),
            control: RefCell::default(),
            game: RefCell::new(None),
            axis: RefCell::new(TimeAxis::new()),
            first: Cell::new(look.orientation),
            below: Cell::new(look.orientation),
            height: Cell::new(look.size.pixels()),
            claim: Cell::new(Claim::Free),
            was_running: Cell::new(false),
            view: OnceCell::new(),
            wake: OnceCell::new(),
            awake: WakeLock::new(|_| {}),
            listeners: RefCell::default(),
        }));
        let react = Box::leak(Box::new(move |action| clock.act_on(action)));
        let _ = clock.view.set(ClockNodes::open(Page { react }));
        let _ = clock
            .wake
            .set(Timer::new(move |_| clock.claim(Touch::Waited)));
        clock.listeners.replace(vec![
            host::listen(move |wish| clock.handle(&wish)),
            on_key_down(move |key| clock.on_key(key)),
            fullscreen::on_change(move |_| clock.lay_out()),
            screen::on_resize(move || clock.lay_out()),
            visibility::on_visibility_change(move |_| clock.tick()),
        ]);
        clock.lay_out();
        clock.take_options();
        host::tell(&FrameEvent::Ready {
            height: clock.height.get(),
        });
        // A visitor may have touched a half of the outline while the program was loading: the game
        // begins with that touch.
        if let Some((seat, time_stamp)) = early::press() {
            clock.axis.replace(TimeAxis::since(time_stamp));
            clock.press(seat, time_stamp);
        }
    }

    fn act_on(&'static self, action: Action) {
        match action {
            Action::Half(seat, time_stamp) => self.press(seat, time_stamp),
            Action::Pause(time_stamp) => self.pause(time_stamp),
            Action::Button(event) => self.act(event),
            Action::Claim(touch) => self.claim(touch),
            Action::NewGame => self.again(),
            Action::Turn => self.turn(),
        }
    }

    fn handle(&'static self, wish: &Command) {
        if self.live.borrow_mut().handle(wish) {
            self.take_options();
        }
    }

    /// Shows what the options say, as far as possible.
    fn take_options(&'static self) {
        let look = self.live.borrow().draft().look();
        media::set_theme(look.theme.attribute());
        if self.below.replace(look.orientation) != look.orientation {
            self.first.set(look.orientation);
        }
        let height = look.size.pixels();
        if self.height.replace(height) != height {
            host::tell(&FrameEvent::Size { height });
        }
        let mut problems: Vec<String> = {
            let live = self.live.borrow();
            let problems = live.problems().iter();
            problems.map(words::problem).collect()
        };
        let wanted = match self.live.borrow().options().map(|options| &options.view) {
            Some(Wanted::Clock { control }) => Some(control.clone()),
            // Another program draws this view; `public/start.js` has read the address differently.
            Some(_) => {
                problems.push(words::problem(&ParameterError {
                    parameter: Some(Parameter::View),
                    wrong: ParameterErrorKind::NotOneOf(&VIEWS[..1]),
                }));
                None
            }
            None => None,
        };
        match wanted {
            Some(control) if *self.control.borrow() != control => {
                match FrameGame::parse(&control) {
                    Ok(game) => {
                        self.control.replace(control);
                        self.set_up(game);
                    }
                    Err(why) => problems.push(self.in_words(why)),
                }
            }
            Some(_) => {}
            // Another parameter is wrong: all problems are shown together.
            None => {
                let live = self.live.borrow();
                let control = live.draft().get(Parameter::Control);
                if let Some(Err(why)) = control.map(FrameGame::parse) {
                    problems.push(self.in_words(why));
                }
            }
        }
        if let Some(view) = self.view.get() {
            view.show_errors(words::address::cannot_show(), &problems);
            view.show_clock(self.game.borrow().is_some());
        }
        self.tick();
    }

    fn in_words(&self, why: NoClockError) -> String {
        match why {
            NoClockError::Notation(error) => words::control(&error),
            NoClockError::Control => words::address::no_game().to_owned(),
        }
    }

    fn set_up(&self, game: FrameGame) {
        self.game.replace(Some(game));
        self.axis.replace(TimeAxis::new());
        self.claim.set(Claim::Free);
        if let Some(view) = self.view.get() {
            view.bar.forget();
        }
    }

    /// Starts a new game with the same control.
    fn again(&'static self) {
        let game = self.game.borrow().as_ref().map(FrameGame::again);
        if let Some(game) = game {
            self.set_up(game);
            self.tick();
        }
    }

    /// Swaps the halves.
    fn turn(&'static self) {
        self.first.set(self.first.get().other());
        self.tick();
    }

    /// Where the view is higher than wide, the players face each other in full screen and on a phone;
    /// otherwise both halves face the reader.
    fn lay_out(&self) {
        if let Some(view) = self.view.get() {
            let face_to_face = fullscreen::is_active() && Query::Portrait.matches();
            view.lay_out(face_to_face || Query::PortraitByTouch.matches());
        }
    }

    fn now(&self) -> Instant {
        self.axis.borrow().now().at
    }

    /// Computes the present state, draws it, reports events, and schedules the next update.
    fn tick(&'static self) {
        let away = self.axis.borrow().drift_check();
        if let Some(away) = away {
            self.was_away(away);
        }
        let now = self.now();
        let (ClockView { face, bar, wait }, cues, news) = {
            let mut game = self.game.borrow_mut();
            let Some(game) = game.as_mut() else { return };
            let mut look = ClockView::at(&game.clock, now, LowTime::default());
            look.face.white_seat = match self.first.get() {
                Color::White => Seat::First,
                Color::Black => Seat::Second,
            };
            let face = &look.face;
            let mut news = game.flags(face);
            news.extend(game.result(face));
            (look, game.cues.hear(face), news)
        };
        let halves = Seat::ALL.map(|seat| HalfView::of(&face, seat));
        let claimant = halves.iter().find(|half| half.offers.draw);
        let claimant = claimant.map(|half| half.color);
        if let Some(view) = self.view.get() {
            view.draw(halves);
            // A control that was drawn again is not being held.
            if view.bar.draw(bar, claimant, &self.control.borrow()) {
                self.claim.set(Claim::Free);
            }
            view.bar.draw_claim(self.claim.get());
            if let Some(text) = self.spoken(&face, bar, &cues) {
                view.say(text);
            }
        }
        for news in news {
            host::tell(&news);
        }
        self.awake.set(face.is_running());
        let claim = self.claim.get().wait(now);
        let wait = wait.into_iter().chain(claim).min();
        if let Some(wake) = self.wake.get() {
            match wait {
                Some(wait) => wake.after(wait),
                None => wake.cancel(),
            }
        }
    }

    /// The announcement for screen readers, if any.
    fn spoken(&self, face: &Face, bar: BarView, cues: &[Cue]) -> Option<String> {
        let was_running = self.was_running.replace(face.is_running());
        if let (BarView::Stopped(side), true) = (bar, was_running) {
            let left = |side| words::left(side, face.sides.get(side).time);
            let [white, black] = Color::ALL.map(left);
            return Some([texts::stopped(side), ". ", &white, ". ", &black].concat());
        }
        if let (Some(outcome), true) = (face.outcome, was_running) {
            return Some(words::outcome(outcome).to_owned());
        }
        cues.iter().rev().find_map(|cue| match *cue {
            Cue::Flag(side) => Some(texts::flag_fell(side).to_owned()),
            Cue::FirstFlag(side) => Some(texts::first_flag_fell(side).to_owned()),
            Cue::Remaining(side, left) => Some(words::left(side, left)),
            Cue::ByoYomi(_, periods) => Some(texts::byo_yomi(periods)),
            Cue::LowTime(_) | Cue::LastSeconds(..) | Cue::Period(_) => None,
        })
    }

    /// Handles that the device slept. If the clock ran then, the players are asked whether that
    /// counts, and the result is `true`.
    fn was_away(&self, away: Away) -> bool {
        let stamp = self.axis.borrow().stamp();
        let mut game = self.game.borrow_mut();
        let Some(game) = game.as_mut() else {
            return false;
        };
        let asked = slept(&game.clock, away);
        if let Some(event) = asked {
            let _ = game.apply(event, stamp);
        }
        asked.is_some()
    }

    /// A half is pressed. `time_stamp` is the browser event's own: a press counts from when the
    /// finger came down.
    fn press(&'static self, seat: Seat, time_stamp: f64) {
        let first = self.first.get();
        let color = match seat {
            Seat::First => first,
            Seat::Second => first.other(),
        };
        self.happen_at(time_stamp, Event::Press(color));
    }

    /// The pause control was pressed: stops the clocks.
    fn pause(&'static self, time_stamp: f64) {
        self.happen_at(time_stamp, Event::Stop(StoppedBy::Arbiter));
    }

    /// Applies an event now.
    fn act(&'static self, event: Event) {
        let stamp = self.axis.borrow().stamp();
        self.happen(event, stamp);
    }

    /// The draw claim is touched.
    fn claim(&'static self, touch: Touch) {
        if self.touch_claim(touch) {
            self.claim_draw();
        } else {
            self.tick();
        }
    }

    /// Whether this touch completes the draw claim.
    fn touch_claim(&self, touch: Touch) -> bool {
        let mut claim = self.claim.get();
        let claims = claim.take(touch, self.now());
        self.claim.set(claim);
        claims
    }

    fn claim_draw(&'static self) {
        let side = self.claimant();
        match side {
            Some(side) => self.act(Event::ClaimDraw(side)),
            None => self.tick(),
        }
    }

    /// The side that may claim a draw now.
    fn claimant(&self) -> Option<Color> {
        let game = self.game.borrow();
        let face = ClockView::at(&game.as_ref()?.clock, self.now(), LowTime::default()).face;
        let mut sides = Color::ALL.into_iter();
        sides.find(|side| face.sides.get(*side).may_claim_draw)
    }

    fn happen_at(&'static self, time_stamp: f64, event: Event) {
        let stamped = || self.axis.borrow().stamp_event(Some(time_stamp));
        let stamp = match stamped() {
            // Time away is settled before everything else.
            Err(away) if self.was_away(away) => return self.tick(),
            Err(_) => stamped(),
            stamped => stamped,
        };
        if let Ok(stamp) = stamp {
            self.happen(event, stamp);
        }
    }

    fn happen(&'static self, event: Event, stamp: Stamp) {
        // A rejected event changes nothing and needs no message: the other clock is running, or
        // none is.
        let news = match self.game.borrow_mut().as_mut() {
            Some(game) => match game.apply(event, stamp) {
                Ok(face) => {
                    let mut news = game.flags(&face);
                    if let Event::Press(color) = event {
                        // Pressing the clock cancels a claim.
                        if face.sides.get(color).may_claim_draw {
                            let _ = self.touch_claim(Touch::Pressed);
                        }
                        let times = times(&face);
                        news.push(FrameEvent::Press { color, times });
                    }
                    news
                }
                Err(_) => Vec::new(),
            },
            None => return,
        };
        for news in news {
            host::tell(&news);
        }
        self.tick();
    }

    /// Handles a key. `true` if it was used.
    fn on_key(&'static self, key: &KeyPress) -> bool {
        if key.repeat || key.modified || self.game.borrow().is_none() {
            return false;
        }
        if key.on_control && matches!(key.code.as_str(), "Space" | "Enter") {
            return false;
        }
        match KeyAction::at(&key.code) {
            Some(KeyAction::Press(seat)) => self.press(seat, key.time_stamp),
            Some(KeyAction::Switch) => match self.switch() {
                Some(Switch::Stop) => self.pause(key.time_stamp),
                Some(Switch::Resume) => self.act(Event::Resume),
                // The choice is offered in the strip.
                Some(Switch::Menu) | None => return false,
            },
            Some(KeyAction::FullScreen) => fullscreen::toggle(),
            None => return false,
        }
        true
    }

    /// The present action of the strip's single control.
    fn switch(&self) -> Option<Switch> {
        let now = self.now();
        let game = self.game.borrow();
        let clock = &game.as_ref()?.clock;
        Switch::of(clock.setup(), &clock.at(now))
    }
}

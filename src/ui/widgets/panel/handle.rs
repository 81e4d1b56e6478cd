//! The panel of a page, without its drawing code: [`Panel`].

use leptos::prelude::*;

use super::page::PanelPage;
use crate::clock::{Event, Phase, StoppedBy};
use crate::ui::back::use_back;
use crate::ui::context::clock_controller::ClockController;
use crate::ui::watch::watch;

/// Where the panel is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelPlace {
    /// Between the halves of the clock, which show nothing else while it is stopped.
    Clock,
    /// Over the board, which stays in view while the clocks are stopped and shows the result
    /// itself.
    BesideBoard,
}

/// The panel of a page. A handle.
#[derive(Clone, Copy, Debug)]
pub struct Panel {
    pub(crate) clock: ClockController,
    pub(crate) place: PanelPlace,
    /// Whether somebody has asked for it.
    pub(crate) wanted: RwSignal<bool>,
    /// The page that it shows.
    pub(crate) page: RwSignal<PanelPage>,
    /// Whether it faces the player above.
    pub(crate) is_turned: RwSignal<bool>,
    pub(crate) is_open: Memo<bool>,
}

impl Panel {
    /// It is always open for the question about time away and over a stopped clock; otherwise only
    /// if it is wanted, and never while the game is ready or running.
    pub(crate) fn new(clock: ClockController, place: PanelPlace) -> Panel {
        let wanted = RwSignal::new(false);
        let is_open = Memo::new(move |_| match clock.phase.get() {
            Phase::Away(_) => true,
            Phase::Stopped(..) if place == PanelPlace::Clock => true,
            Phase::Stopped(..) | Phase::Fallen(_) | Phase::Ended(_) => wanted.get(),
            Phase::Ready | Phase::Running(_) => false,
        });
        let panel = Panel {
            clock,
            place,
            wanted,
            page: RwSignal::new(PanelPage::Main),
            is_turned: RwSignal::new(false),
            is_open,
        };
        follow_phase(panel);
        follow_back(panel);
        panel
    }

    /// Opens it at a page.
    pub(crate) fn open_at(self, page: PanelPage) {
        self.page.set(page);
        self.wanted.set(true);
    }

    /// A new game with the same control, after a question if moves were made.
    pub(crate) fn new_game(self) {
        if self.clock.has_moves() {
            self.open_at(PanelPage::New);
        } else {
            self.clock.again();
        }
    }

    /// One step towards the page below the panel: to its first page, or out of it.
    pub(super) fn step_back(self) {
        if self.page.get_untracked() != PanelPage::Main {
            self.page.set(PanelPage::Main);
        } else if self.may_close(self.clock.phase.get_untracked()) {
            self.wanted.set(false);
        }
    }

    /// Whether it may be closed: not over a stopped clock, and never before the question about
    /// time away is answered.
    pub(super) fn may_close(self, phase: Phase) -> bool {
        match phase {
            Phase::Away(_) => false,
            Phase::Stopped(..) => self.place == PanelPlace::BesideBoard,
            _ => true,
        }
    }
}

/// Back stops a running clock, which nobody is to lose by a stray touch, and then takes one step
/// after the other out of the panel.
fn follow_back(panel: Panel) {
    let Panel {
        clock,
        page,
        is_open,
        ..
    } = panel;
    let runs = move || matches!(clock.phase.get(), Phase::Running(_)) && !clock.context.follows();
    let stop = Callback::new(move |()| {
        let _ = clock.act(Event::Stop(StoppedBy::Arbiter));
    });
    use_back(Signal::derive(runs), stop);
    let step_back = Callback::new(move |()| panel.step_back());
    let may_close = move || is_open.get() && panel.may_close(clock.phase.get());
    use_back(Signal::derive(may_close), step_back);
    let is_asked = move || matches!(clock.phase.get(), Phase::Away(_));
    let is_further = move || is_open.get() && !is_asked() && page.get() != PanelPage::Main;
    use_back(Signal::derive(is_further), step_back);
}

/// A game that goes on closes the panel; a stop, and on the clock the end of the game, opens it.
fn follow_phase(panel: Panel) {
    let (phase, wanted) = (panel.clock.phase, panel.wanted);
    watch(move || match phase.get() {
        Phase::Ready | Phase::Running(_) => wanted.set(false),
        Phase::Ended(_) if panel.place == PanelPlace::Clock => wanted.set(true),
        _ => {}
    });
    // A new answer to who stopped the clocks does not open the panel again.
    let stopped = Memo::new(move |_| matches!(phase.get(), Phase::Stopped(..)));
    watch(move || {
        if stopped.get() {
            wanted.set(true);
        }
    });
}

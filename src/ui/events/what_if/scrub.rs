//! The state of a game whose time is moved forward: [`Scrub`].

use leptos::prelude::*;

use crate::clock::{ByColor, Color};
use crate::correspondence::deadline::{Cautious, Differs, WorstCase};
use crate::correspondence::what_if::{Hypothesis, WhatIf};
use crate::correspondence::{EntryError, Event, Ledger, State, Utc};
use crate::platform::time::wall_now;
use crate::ui::text::correspondence::{self, game as words};
use crate::ui::text::whose::Whose;
use crate::ui::widgets::cases::Cases;

/// A game whose time is moved forward.
#[derive(Clone, Debug)]
pub(crate) struct Scrubbed {
    pub ledger: Ledger,
    pub players: ByColor<String>,
    /// Whose game it is, if anybody's.
    pub mine: Option<Color>,
    /// When the clock that runs now falls under another interpretation, if that is earlier.
    pub cautious: Option<Cautious>,
    /// In what the server may differ from the settings, where an account then has less.
    pub differs: Option<Differs>,
    /// The accounts of a game that is one's own in that case, where they have less.
    pub worst: ByColor<Option<WorstCase>>,
}

/// The date on which the clock that runs falls under another interpretation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sooner {
    pub label: &'static str,
    pub at: Utc,
    /// The label of the event's own date beside it, where it is another than without it.
    pub own_label: Option<&'static str>,
}

impl Scrubbed {
    pub(super) fn event(&self) -> &Event {
        self.ledger.event()
    }

    pub(super) fn begins(&self) -> WhatIf {
        WhatIf::from(&self.ledger, Utc::of(wall_now()))
    }

    /// Both sides from above, as beside the board of the game: one's own is below.
    pub(super) fn sides(&self) -> [Color; 2] {
        let lower = self.mine.unwrap_or(Color::White);
        [lower.other(), lower]
    }
}

/// The instant in view, and the supposed acts. A handle: cheap to copy.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scrub {
    pub what_if: RwSignal<WhatIf>,
    /// The instant in view.
    pub at: RwSignal<Utc>,
    /// Why the last act could not be supposed.
    pub refused: RwSignal<Option<EntryError>>,
    mine: Option<Color>,
}

impl Scrub {
    pub(super) fn new(what_if: WhatIf, mine: Option<Color>) -> Scrub {
        let at = what_if.origin().at;
        Scrub {
            what_if: RwSignal::new(what_if),
            at: RwSignal::new(at),
            refused: RwSignal::new(None),
            mine,
        }
    }

    pub(super) fn begin(self, what_if: WhatIf) {
        let at = what_if.origin().at;
        self.what_if.set(what_if);
        self.go(at);
    }

    /// Shows an instant, or the nearest one on the scale.
    pub(super) fn go(self, to: Utc) {
        let (begin, end) = self.span_untracked();
        let to = to.max(begin).min(end);
        if self.at.get_untracked() != to {
            self.at.set(to);
        }
        if self.refused.with_untracked(Option::is_some) {
            self.refused.set(None);
        }
    }

    /// The beginning and the end of the scale.
    pub(super) fn span(self) -> (Utc, Utc) {
        self.what_if
            .with(|what_if| (what_if.origin().at, what_if.horizon()))
    }

    fn span_untracked(self) -> (Utc, Utc) {
        untrack(|| self.span())
    }

    pub(super) fn suppose(self, what: Hypothesis) {
        let at = self.at.get_untracked();
        let done = self.what_if.try_update(|what_if| what_if.suppose(what, at));
        self.refused.set(done.and_then(Result::err));
    }

    /// Takes back the last supposed act, and returns to its instant.
    pub(super) fn undo(self) {
        let gone = self.what_if.try_update(WhatIf::undo).flatten();
        self.go(gone.map_or(self.at.get_untracked(), |gone| gone.after.at));
    }

    /// Whether it is still the game as it stands, without an act that has not happened.
    fn is_as_it_stands(self, ledger: &Ledger) -> bool {
        let now = ledger.last();
        self.what_if.with(|what_if| {
            let origin = what_if.origin();
            what_if.supposed().is_empty() && origin.at >= now.at && origin.turn == now.turn
        })
    }

    /// The game at the instant in view.
    pub(super) fn state(self) -> State {
        let at = self.at.get();
        self.what_if.with(|what_if| what_if.at(at))
    }

    /// The earlier date under another interpretation, with its words; for the game as it stands.
    pub(super) fn sooner(self, about: &Scrubbed) -> Option<Sooner> {
        let Cautious { at, by } = about
            .cautious
            .filter(|_| self.is_as_it_stands(&about.ledger))?;
        let (label, own_label) = match self.whose(about.ledger.last().turn) {
            Whose::Theirs => {
                let (own, other) = correspondence::their_clock_falls(by);
                (other, Some(own))
            }
            Whose::Mine | Whose::White | Whose::Black => (words::cautious(), None),
        };
        Some(Sooner {
            label,
            at,
            own_label,
        })
    }

    /// In what the server may differ so that an account has less than is shown, and does not say so.
    pub(super) fn differs(self, about: &Scrubbed) -> Option<Differs> {
        let is_said = about.worst != ByColor::both(None) && self.is_as_it_stands(&about.ledger);
        about.differs.filter(|_| !is_said)
    }

    /// The account of a side at the instant in view, in both cases; for the game as it stands.
    pub(super) fn cases(self, about: &Scrubbed, side: Color) -> Cases {
        let account = *self.state().account(side);
        let worst = about
            .worst
            .get(side)
            .filter(|_| self.is_as_it_stands(&about.ledger))
            .map(|worst| worst.run_to(&about.ledger, side, &account));
        Cases::of(account, worst, about.mine.is_some_and(|mine| mine != side))
    }

    pub(super) fn whose(self, side: Color) -> Whose {
        Whose::of(side, self.mine)
    }
}

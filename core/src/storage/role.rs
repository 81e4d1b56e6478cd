//! The role of a page where only one page at a time may write: [`Role`]. Pure; the lock itself is
//! the browser's.

/// The role of a page in a game that only one page at a time may write.
///
/// ```text
/// Asked ── held ──▶ Leading
///   └──── taken ──▶ Following ── held, later ──▶ Leading
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    /// The lock was requested, but not answered yet. Another page may be playing, so nothing is
    /// written, not even that this page came back.
    #[default]
    Asked,
    /// This page plays, and saves the game.
    Leading,
    /// Another page plays; this one shows what that one saves.
    Following,
}

/// How to treat an action on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WriteDecision {
    /// Do it now.
    Now,
    /// Do it when the lock has answered, with the time at which it was meant: the answer takes some
    /// milliseconds.
    Later,
    /// Do not do it: the game belongs to another page.
    Never,
}

impl Role {
    /// The role after the lock has answered, at once or after the other page was closed.
    ///
    /// A page that leads goes on leading: no answer takes the lead away.
    #[must_use]
    pub const fn after_answer(self, held: bool) -> Role {
        match (self, held) {
            (_, true) | (Role::Leading, false) => Role::Leading,
            (Role::Asked | Role::Following, false) => Role::Following,
        }
    }

    /// Whether this page may write.
    pub const fn leads(self) -> bool {
        matches!(self, Role::Leading)
    }

    /// Whether another page is known to play.
    pub const fn follows(self) -> bool {
        matches!(self, Role::Following)
    }

    /// How to treat an action on this page.
    pub const fn doing(self) -> WriteDecision {
        match self {
            Role::Asked => WriteDecision::Later,
            Role::Leading => WriteDecision::Now,
            Role::Following => WriteDecision::Never,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_written_before_the_lock_has_answered() {
        assert!(!Role::default().leads());
        assert_eq!(Role::default().doing(), WriteDecision::Later);
    }

    #[test]
    fn a_page_leads_as_soon_as_it_gets_the_lock() {
        assert_eq!(Role::Asked.after_answer(true), Role::Leading);
        let follows = Role::Asked.after_answer(false);
        assert_eq!(
            (follows, follows.doing()),
            (Role::Following, WriteDecision::Never)
        );
        assert_eq!(follows.after_answer(true), Role::Leading);
    }

    #[test]
    fn no_late_answer_takes_the_lead_away() {
        assert_eq!(Role::Leading.after_answer(false), Role::Leading);
        assert_eq!(Role::Following.after_answer(false), Role::Following);
    }
}

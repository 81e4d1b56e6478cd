//! The role of a page where only one page at a time may write: [`Role`]. Pure; the lock itself is
//! the browser's.

/// The role of a page in something that only one page at a time may write.
///
/// ```text
/// Asked ── held ──▶ Leading
///   └──── taken ──▶ Following ── held, later ──▶ Leading ── taken over ──▶ Following
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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_written_before_the_lock_has_answered() {
        assert_eq!(Role::default(), Role::Asked);
        assert!(!Role::Asked.leads());
    }

    #[test]
    fn a_page_leads_as_soon_as_it_gets_the_lock() {
        assert_eq!(Role::Asked.after_answer(true), Role::Leading);
        let follows = Role::Asked.after_answer(false);
        assert_eq!((follows, follows.leads()), (Role::Following, false));
        assert_eq!(follows.after_answer(true), Role::Leading);
    }

    #[test]
    fn no_late_answer_takes_the_lead_away() {
        assert_eq!(Role::Leading.after_answer(false), Role::Leading);
        assert_eq!(Role::Following.after_answer(false), Role::Following);
    }
}

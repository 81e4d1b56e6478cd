//! Correcting what is kept: names, a game that should not be there, and undoing.

#[allow(missing_debug_implementations, reason = "texts")]
pub struct CorrectText {
    // Undoing.
    /// Something was entered since.
    pub too_late: &'static str,
    /// Both players.
    pub deleted: fn(&str) -> String,
    /// Both players.
    pub compared: fn(&str) -> String,
    /// The number of games.
    pub compared_games: fn(usize) -> String,
    /// The name of the event.
    pub event_changed: fn(&str) -> String,
    // A game itself.
    pub game: &'static str,
    pub players: &'static str,
    pub delete: &'static str,
    pub delete_question: &'static str,
    pub delete_sure: &'static str,
    // A reason that changes the event.
    /// The name of the event, and the players of its games that change by now.
    pub changed_games: fn(&str, &[String]) -> String,
    /// The same as a question, with the number of games.
    pub change_event_question: fn(&str, usize) -> String,
    pub change_event: &'static str,
}

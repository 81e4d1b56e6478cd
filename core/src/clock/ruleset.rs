//! By which version of this program's rules a game is played: [`Ruleset`].

use serde::{Deserialize, Serialize};

/// By which version of this program's rules a game is played. A journal has only what happened, and
/// times and results follow from it. So a stored game keeps the rules with which it was begun: what
/// they decided stays decided.
///
/// | | [`First`](Ruleset::First) | [`Second`](Ruleset::Second) |
/// | --- | --- | --- |
/// | a gift or a penalty leaves time under a flag | the flag stays down, except with the double flag | the flag is up again (6.1) |
/// | a correction to the times that are shown | changes nothing | a flag with time is up again |
/// | a second illegal move after a flag was noted | loses | is refused: the flag has decided (6.9) |
/// | an illegal move is taken back after a correction | the bonus and a move are taken off what was set | what was set stands (6.13) |
/// | a press before a scheduled start by a player who is there already | is entered, without effect | is refused |
/// | an increment is introduced where no press can add time | has no effect, or makes sand | is refused |
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ruleset {
    /// The rules of version 1.0, which stored no ruleset.
    #[default]
    First,
    /// The rules since version 1.1.
    Second,
}

impl Ruleset {
    /// The rules of a new game.
    pub const CURRENT: Ruleset = Ruleset::Second;

    /// Whether these are the rules of a game that is stored without any.
    pub const fn is_first(&self) -> bool {
        matches!(self, Ruleset::First)
    }
}

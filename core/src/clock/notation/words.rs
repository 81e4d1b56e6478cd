//! Words and signs with a single meaning.

pub(super) const PLUS: &[char] = &['+', '|'];
pub(super) const SEPARATOR: &[char] = &[',', ';'];
pub(super) const TIMES: &[char] = &['×'];
pub(super) const TIMES_LETTER: &[&str] = &["x"];
pub(super) const THEN: &[&str] = &["then"];
pub(super) const WITH: &[&str] = &["with"];
pub(super) const FOR: &[&str] = &["for"];
pub(super) const IN: &[&str] = &["in"];
pub(super) const MOVE: &[&str] = &["move", "moves"];
/// For each move; what announcements say in many words.
pub(super) const EACH_MOVE: &[&str] = &["permove"];
/// Up to a move, counted from the first.
pub(super) const UNTIL: &[&str] = &["until"];
/// For the rest of the game.
pub(super) const REST: &[&str] = &["rest"];
/// US names for the rest of the game, which precede a slash.
pub(super) const SUDDEN_DEATH: &[&str] = &["g", "game", "sd"];
pub(super) const HOURGLASS: &[&str] = &["hourglass", "sandclock"];
pub(super) const INCREMENT: &[&str] = &["i", "inc", "increment"];
pub(super) const DELAY: &[&str] = &["d", "delay"];
pub(super) const BRONSTEIN: &[&str] = &["b", "bronstein"];
pub(super) const BYO_YOMI: &[&str] = &["byo", "byoyomi"];
pub(super) const CANADIAN: &[&str] = &["can", "canadian"];
pub(super) const UPCOUNT: &[&str] = &["up", "upcount"];
pub(super) const DOUBLE_FLAG: &[&str] = &["df", "doubleflag"];
pub(super) const TRUNCATED: &[&str] = &["t", "truncated"];
pub(super) const LINEAR: &[&str] = &["l", "linear"];
/// Not `h`, which means hours.
pub(super) const HYBRID: &[&str] = &["hybrid"];

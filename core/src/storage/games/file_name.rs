//! The name of a file with a game: [`file_name`].

use crate::clock::{ByColor, GameResult};
use crate::game::tags::surname;

/// Signs that one system or another does not allow in the name of a file.
const FORBIDDEN: [char; 9] = ['/', '\\', ':', '*', '?', '"', '<', '>', '|'];

/// The name of a file with a game, without its ending: day, players and result, as in
/// `2026-11-27 Weber–Novak 0-1`, of the players the [`surname`].
pub fn file_name(day: &str, players: &ByColor<String>, result: Option<GameResult>) -> String {
    let players = ByColor::from_fn(|side| safe(players.get(side)));
    let mut text = format!("{day} {}–{}", players.white, players.black);
    if let Some(result) = result {
        text.push(' ');
        text.push_str(match result {
            // Not with the slashes of PGN.
            GameResult::Draw => "½-½",
            decided => decided.score(),
        });
    }
    text
}

fn safe(name: &str) -> String {
    let allowed = surname(name).chars().map(|c| match c {
        c if c.is_control() || FORBIDDEN.contains(&c) => ' ',
        c => c,
    });
    let allowed: String = allowed.collect();
    let words: Vec<&str> = allowed.split_whitespace().collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Color;

    #[test]
    fn a_file_is_named_for_its_day_players_and_result() {
        let named = |white: &str, black: &str, result| {
            let players = ByColor {
                white: white.to_owned(),
                black: black.to_owned(),
            };
            file_name("2026-11-27", &players, result)
        };
        let won = Some(GameResult::Win(Color::Black));
        assert_eq!(named("Weber", "Novak", won), "2026-11-27 Weber–Novak 0-1");
        assert_eq!(
            named("Weber, Hans", "Dr. Novák", Some(GameResult::Draw)),
            "2026-11-27 Weber–Dr. Novák ½-½"
        );
        assert_eq!(named("A/B:C", "..\\etc\n", None), "2026-11-27 A B C–.. etc");
    }
}

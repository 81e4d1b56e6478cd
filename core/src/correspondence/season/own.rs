//! Whose file it is.

use crate::clock::{ByColor, Color};
use crate::correspondence::same::Name;
use crate::correspondence::server_game::ServerGame;

/// The side of the player whose file it is, in each game: the one that the file says, or that of the
/// player known by `own`, if that one plays in the file; else of the one who plays in every game, if
/// there are two games and only one player does. `None` where that is not clear.
pub fn own_sides(file: &[ServerGame], own: Option<&str>) -> Vec<Option<Color>> {
    let names = |game: &ServerGame| ByColor::from_fn(|side| Name::of(game.players.get(side)));
    let players: Vec<ByColor<Name>> = file.iter().map(names).collect();
    let plays = |own: &Name| {
        let in_any = |names: &ByColor<Name>| names.iter().any(|name| name.is_same(own));
        players.iter().any(in_any)
    };
    let own = own.map(Name::of).filter(plays);
    let own = own.or_else(|| player_of_all(&players));
    let side = |(game, names): (&ServerGame, &ByColor<Name>)| {
        let is_own = |side| own.as_ref().is_some_and(|own| own.is_same(names.get(side)));
        let by_name = match (is_own(Color::White), is_own(Color::Black)) {
            (true, false) => Some(Color::White),
            (false, true) => Some(Color::Black),
            _ => None,
        };
        game.mine.or(by_name)
    };
    file.iter().zip(&players).map(side).collect()
}

/// The name of the only player who plays in every game of a file.
fn player_of_all(players: &[ByColor<Name>]) -> Option<Name> {
    let [first, _, ..] = players else {
        return None;
    };
    let plays_all = |name: &&Name| {
        let plays = |names: &ByColor<Name>| names.iter().any(|other| other.is_same(name));
        players.iter().all(plays)
    };
    let mut found = first.iter().filter(plays_all);
    let only = found.next()?;
    found.next().is_none().then(|| only.clone())
}

//! The pairs of name and value that stand before the moves of a game: [`Tags`].

/// The pairs of name and value before the moves, in order, as often as they are
/// there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags {
    pairs: Vec<(String, String)>,
}

/// The characters of the longest name; no known one has more than 20.
pub(super) const MAX_NAME: usize = 255;

/// The seven tags that every game in export format has, in their order.
pub const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

impl Tags {
    /// Name and value of every tag, in order.
    pub fn pairs(&self) -> &[(String, String)] {
        &self.pairs
    }

    /// The value of the first tag of this name.
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.pairs.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| &**value)
    }

    /// Adds a tag at the end. What cannot stand in a name (spaces, `"`, brackets)
    /// becomes `_`; line breaks in a value become spaces.
    pub fn push(&mut self, name: &str, value: &str) {
        let mut plain = String::new();
        for c in name.chars().take(MAX_NAME) {
            plain.push(match is_of_name(c) {
                true => c,
                false => '_',
            });
        }
        if plain.is_empty() {
            plain.push('_');
        }
        let value = value.replace(char::is_control, " ");
        self.pairs.push((plain, value));
    }

    /// Sets the first tag of this name, or adds it.
    pub fn set(&mut self, name: &str, value: &str) {
        match self.pairs.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => *old = value.replace(char::is_control, " "),
            None => self.push(name, value),
        }
    }

    /// Removes all tags of this name.
    pub fn remove(&mut self, name: &str) {
        self.pairs.retain(|(known, _)| known != name);
    }

    /// The order of the export format: the seven of the roster, `?` where one is
    /// unknown, and then the others as they are.
    #[must_use]
    pub fn in_export_order(&self) -> Tags {
        let mut ordered = Tags::default();
        for name in ROSTER {
            let unknown = match name {
                "Date" => "????.??.??",
                "Result" => "*",
                _ => "?",
            };
            ordered.push(name, self.get(name).unwrap_or(unknown));
        }
        let mut seen = [false; ROSTER.len()];
        for (name, value) in &self.pairs {
            match ROSTER.iter().position(|known| known == name) {
                Some(place) if !seen[place] => seen[place] = true,
                _ => ordered.push(name, value),
            }
        }
        ordered
    }
}

/// Whether the name of a tag may have this character. PGN has letters, digits and
/// `_`; whatever else is found in names is kept, if the name still ends where it
/// does.
pub(super) fn is_of_name(c: char) -> bool {
    !c.is_whitespace() && !c.is_control() && !matches!(c, '"' | '[' | ']')
}

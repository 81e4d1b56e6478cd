//! The name-value pairs before the moves of a game: [`Tags`].

/// The name-value pairs before the moves, in order; names may occur repeatedly.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags {
    pairs: Vec<(String, String)>,
}

/// The maximum length of a name; no known one has more than 20 characters.
pub(super) const MAX_NAME: usize = 255;

/// The seven tags that every game in export format has, in order.
pub const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// The surname of a player whose name is written as in PGN, surname first; the whole name where
/// there is no comma.
///
/// ```
/// # use zeitnot_core::game::tags::surname;
/// assert_eq!(surname("Morphy, Paul"), "Morphy");
/// assert_eq!(surname("Duke Karl / Count Isouard"), "Duke Karl / Count Isouard");
/// ```
pub fn surname(name: &str) -> &str {
    match name.split_once(',') {
        Some((surname, _)) if !surname.trim().is_empty() => surname.trim(),
        _ => name.trim(),
    }
}

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

    /// Appends a tag. Characters not allowed in a name (spaces, `"`, brackets) become `_`; line
    /// breaks in a value become spaces.
    pub fn push(&mut self, name: &str, value: &str) {
        let mut plain = String::new();
        for c in name.chars().take(MAX_NAME) {
            plain.push(if is_of_name(c) { c } else { '_' });
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

    /// The tags in export order: the seven of the roster, with placeholders such as `?` for unknown
    /// ones, then the others unchanged.
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

/// The name of a tag with a meaning of its own as PGN writes it, where others write `WHITE` or `Fen`.
pub(super) fn usual(name: &str) -> Option<&'static str> {
    let own = ["FEN", "SetUp", "Variant"].into_iter();
    let mut known = ROSTER.into_iter().chain(own);
    known.find(|known| known.eq_ignore_ascii_case(name))
}

/// Whether a tag's name may have this character. PGN allows letters, digits and `_`; other
/// characters are kept if the end of the name is still clear.
pub(super) fn is_of_name(c: char) -> bool {
    !c.is_whitespace() && !c.is_control() && !matches!(c, '"' | '[' | ']')
}

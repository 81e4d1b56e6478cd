//! Which modules are in one file: [`packs`].

use std::collections::BTreeSet;

/// A module, by which split points it is needed, and how large it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part<'a> {
    /// Its name.
    pub name: String,
    /// Who needs it.
    pub users: BTreeSet<&'a str>,
    /// In bytes, as it is sent.
    pub size: usize,
    /// Whether its file is called after it: only one of a file's is.
    pub names: bool,
}

/// Modules in one file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pack<'a> {
    /// The names of the modules.
    pub modules: Vec<String>,
    /// Who needs one of them.
    pub users: BTreeSet<&'a str>,
    size: usize,
    is_named: bool,
}

impl<'a> Pack<'a> {
    /// What is downloaded in vain when both are in one file, in bytes: whoever
    /// needs one of them gets the other as well.
    fn waste(&self, other: &Pack<'a>, weight: fn(&str) -> usize) -> usize {
        let sum = |users: &mut dyn Iterator<Item = &&'a str>| {
            users.map(|user| weight(user)).sum::<usize>()
        };
        let mine = sum(&mut self.users.difference(&other.users));
        let theirs = sum(&mut other.users.difference(&self.users));
        mine * other.size + theirs * self.size
    }

    fn take(&mut self, other: Pack<'a>) {
        self.modules.extend(other.modules);
        self.users.extend(other.users);
        self.size += other.size;
        self.is_named |= other.is_named;
    }
}

/// Puts modules together until there are so few files at most: those first by which
/// the least is downloaded in vain, where each who needs one counts by a weight.
pub fn packs(parts: Vec<Part<'_>>, most: usize, weight: fn(&str) -> usize) -> Vec<Pack<'_>> {
    let each = parts.into_iter().map(|part| Pack {
        modules: vec![part.name],
        users: part.users,
        size: part.size,
        is_named: part.names,
    });
    let mut packs: Vec<Pack<'_>> = each.collect();
    while let Some((waste, one, other)) = cheapest(&packs, weight) {
        if waste > 0 && packs.len() <= most {
            break;
        }
        let taken = packs.remove(other);
        packs[one].take(taken);
    }
    packs
}

/// Which two are best put together, the second behind the first, and at what waste.
fn cheapest(packs: &[Pack<'_>], weight: fn(&str) -> usize) -> Option<(usize, usize, usize)> {
    let pairs =
        (0..packs.len()).flat_map(|one| (one + 1..packs.len()).map(move |other| (one, other)));
    let may = pairs.filter(|&(one, other)| !(packs[one].is_named && packs[other].is_named));
    let wastes = may.map(|(one, other)| (packs[one].waste(&packs[other], weight), one, other));
    wastes.min()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part<'a>(name: &str, users: &[&'a str], size: usize) -> Part<'a> {
        Part {
            name: name.to_owned(),
            users: users.iter().copied().collect(),
            size,
            names: name.starts_with("own"),
        }
    }

    fn names<'a>(packs: &'a [Pack<'_>]) -> Vec<Vec<&'a str>> {
        let names = packs
            .iter()
            .map(|pack| pack.modules.iter().map(String::as_str));
        names.map(Iterator::collect).collect()
    }

    #[test]
    fn what_the_same_pages_need_is_one_file() {
        let parts = vec![
            part("1", &["board", "learn"], 5_000),
            part("2", &["board"], 5_000),
            part("3", &["learn", "board"], 5_000),
        ];
        assert_eq!(names(&packs(parts, 9, |_| 1)), [vec!["1", "3"], vec!["2"]]);
    }

    #[test]
    fn what_is_small_goes_along_with_what_is_nearly_for_the_same_pages() {
        let parts = vec![
            part("1", &["board", "learn"], 90_000),
            part("2", &["board", "learn", "games"], 300),
            part("3", &["games"], 90_000),
        ];
        assert_eq!(names(&packs(parts, 2, |_| 1)), [vec!["1", "2"], vec!["3"]]);
    }

    #[test]
    fn it_is_others_who_get_what_they_do_not_need_where_someone_counts_more() {
        let parts = || {
            vec![
                part("1", &["home"], 100),
                part("2", &["home", "games"], 100),
                part("3", &["games"], 110),
            ]
        };
        assert_eq!(
            names(&packs(parts(), 2, |_| 1)),
            [vec!["1", "2"], vec!["3"]]
        );
        let weight = |user: &str| if user == "home" { 3 } else { 1 };
        assert_eq!(
            names(&packs(parts(), 2, weight)),
            [vec!["1", "2"], vec!["3"]]
        );
        let weight = |user: &str| if user == "games" { 3 } else { 1 };
        assert_eq!(
            names(&packs(parts(), 2, weight)),
            [vec!["1"], vec!["2", "3"]]
        );
    }

    #[test]
    fn two_after_which_their_files_are_called_are_not_put_together() {
        let parts = vec![
            part("own 1", &["a"], 100),
            part("own 2", &["b"], 100),
            part("3", &["a", "b"], 500),
        ];
        assert_eq!(
            names(&packs(parts, 1, |_| 1)),
            [vec!["own 1", "3"], vec!["own 2"]]
        );
    }

    #[test]
    fn there_are_no_more_files_than_wanted() {
        let users = ["a", "b", "c", "d", "e"];
        let parts = users.iter().map(|user| part(user, &[user], 100)).collect();
        assert_eq!(packs(parts, 3, |_| 1).len(), 3);
        assert!(packs(Vec::new(), 3, |_| 1).is_empty());
    }
}

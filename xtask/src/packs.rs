//! Which modules are in one file: [`packs`].

use std::collections::BTreeSet;

/// Modules in one file; at first one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part<'a> {
    /// Their names.
    pub modules: Vec<String>,
    /// The visits that need one of them.
    pub users: BTreeSet<&'a str>,
    /// In bytes, as it is sent.
    pub size: usize,
    /// After which of them the file is called: it may be only one.
    pub name: Option<String>,
}

impl Part<'_> {
    /// What is downloaded in vain when both are in one file, in bytes: whoever
    /// needs one of them gets the other as well.
    fn waste(&self, other: &Part<'_>, weight: fn(&str) -> usize) -> usize {
        let only = |one: &Part<'_>, other: &Part<'_>| -> usize {
            one.users
                .difference(&other.users)
                .map(|user| weight(user))
                .sum()
        };
        only(self, other) * other.size + only(other, self) * self.size
    }
}

/// Puts modules together until there are so few files at most: those first by which
/// the least is downloaded in vain, where each who needs one counts by a weight.
pub fn packs(mut packs: Vec<Part<'_>>, most: usize, weight: fn(&str) -> usize) -> Vec<Part<'_>> {
    while let Some((waste, one, other)) = cheapest(&packs, weight) {
        if waste > 0 && packs.len() <= most {
            break;
        }
        let taken = packs.remove(other);
        let pack = &mut packs[one];
        pack.modules.extend(taken.modules);
        pack.users.extend(taken.users);
        pack.size += taken.size;
        pack.name = pack.name.take().or(taken.name);
    }
    packs
}

/// Which two are best put together, the second behind the first, and at what waste.
fn cheapest(packs: &[Part<'_>], weight: fn(&str) -> usize) -> Option<(usize, usize, usize)> {
    let pairs =
        (0..packs.len()).flat_map(|one| (one + 1..packs.len()).map(move |other| (one, other)));
    let may =
        pairs.filter(|&(one, other)| packs[one].name.is_none() || packs[other].name.is_none());
    may.map(|(one, other)| (packs[one].waste(&packs[other], weight), one, other))
        .min()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Which of these, written `name:users:size`, are in one file.
    fn together(parts: &str, most: usize, weight: fn(&str) -> usize) -> String {
        let part = |text| {
            let [name, users, size] = str::split(text, ':').collect::<Vec<_>>()[..] else {
                panic!("{text}");
            };
            Part {
                modules: vec![name.to_owned()],
                users: users.split(',').collect(),
                size: size.parse().expect("a size"),
                name: name.strip_prefix("own").map(str::to_owned),
            }
        };
        let packs = packs(parts.split(' ').map(part).collect(), most, weight);
        let names = packs.iter().map(|pack| {
            let called = pack.name.as_ref().map(|name| format!("{name}:"));
            called.unwrap_or_default() + &pack.modules.join("+")
        });
        let names: Vec<_> = names.collect();
        names.join(" ")
    }

    #[test]
    fn what_the_same_pages_need_is_one_file_and_what_is_small_goes_along() {
        let same = "1:board,learn:5000 2:board:5000 3:learn,board:5000";
        assert_eq!(together(same, 9, |_| 1), "1+3 2");
        let small = "1:board,learn:90000 2:board,learn,games:300 3:games:90000";
        assert_eq!(together(small, 2, |_| 1), "1+2 3");
        assert_eq!(together("1:a:9 2:b:9 3:c:9 4:d:9", 3, |_| 1), "1+2 3 4");
    }

    #[test]
    fn it_is_others_who_get_what_they_do_not_need_where_someone_counts_more() {
        let parts = "1:home:100 2:home,games:100 3:games:110";
        assert_eq!(together(parts, 2, |_| 1), "1+2 3");
        assert_eq!(
            together(parts, 2, |user| if user == "games" { 3 } else { 1 }),
            "1 2+3"
        );
    }

    #[test]
    fn two_after_which_their_files_are_called_are_not_put_together() {
        assert_eq!(
            together("own1:a:100 own2:b:100 3:a,b:500", 1, |_| 1),
            "1:own1+3 2:own2"
        );
    }
}

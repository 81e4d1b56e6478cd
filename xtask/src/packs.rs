//! Packing modules into files: [`packs`].

use std::collections::BTreeSet;

/// The modules of one file; initially a single one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part<'a> {
    /// Their names.
    pub modules: Vec<String>,
    /// The visits that need any of them.
    pub users: BTreeSet<&'a str>,
    /// In bytes, compressed.
    pub size: usize,
    /// The module after which the file is named; a file has at most one.
    pub name: Option<String>,
}

impl Part<'_> {
    /// Whether both may be in one file, which is named after one module.
    fn may_join(&self, other: &Part<'_>) -> bool {
        self.name.is_none() || other.name.is_none()
    }

    /// The bytes downloaded in vain if both are in one file, weighted by visit: a visit that needs
    /// one of them gets the other as well.
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

/// Merges modules into files, always the two with the least weighted waste, until at most `most`
/// files are left; beyond that only where nothing is wasted.
pub fn packs(mut packs: Vec<Part<'_>>, most: usize, weight: fn(&str) -> usize) -> Vec<Part<'_>> {
    let waste =
        |one: &Part<'_>, other: &Part<'_>| one.may_join(other).then(|| one.waste(other, weight));
    // The waste of each file with each file before it; `None` where they may not be merged. A merge
    // changes only those of the merged file.
    let mut wastes: Vec<Vec<Option<usize>>> = (0..packs.len())
        .map(|other| {
            (0..other)
                .map(|one| waste(&packs[one], &packs[other]))
                .collect()
        })
        .collect();
    while let Some((least, one, other)) = cheapest(&wastes) {
        if least > 0 && packs.len() <= most {
            break;
        }
        let taken = packs.remove(other);
        wastes.remove(other);
        for row in &mut wastes[other..] {
            row.remove(other);
        }
        let pack = &mut packs[one];
        pack.modules.extend(taken.modules);
        pack.users.extend(taken.users);
        pack.size += taken.size;
        pack.name = pack.name.take().or(taken.name);
        for place in 0..packs.len() {
            let (first, last) = (place.min(one), place.max(one));
            if first < last {
                wastes[last][first] = waste(&packs[first], &packs[last]);
            }
        }
    }
    packs
}

/// The two files that are best merged (the second into the first), preceded by their waste.
fn cheapest(wastes: &[Vec<Option<usize>>]) -> Option<(usize, usize, usize)> {
    let pairs = wastes.iter().enumerate().flat_map(|(other, row)| {
        let wasted = row.iter().enumerate();
        wasted.filter_map(move |(one, waste)| Some(((*waste)?, one, other)))
    });
    pairs.min()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The files made from these parts, which are written as `name:users:size`.
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
    fn parts_for_the_same_pages_are_one_file_and_small_ones_go_along() {
        let same = "1:board,learn:5000 2:board:5000 3:learn,board:5000";
        assert_eq!(together(same, 9, |_| 1), "1+3 2");
        let small = "1:board,learn:90000 2:board,learn,games:300 3:games:90000";
        assert_eq!(together(small, 2, |_| 1), "1+2 3");
        assert_eq!(together("1:a:9 2:b:9 3:c:9 4:d:9", 3, |_| 1), "1+2 3 4");
    }

    #[test]
    fn a_page_that_counts_more_is_spared_parts_that_it_does_not_need() {
        let parts = "1:home:100 2:home,games:100 3:games:110";
        assert_eq!(together(parts, 2, |_| 1), "1+2 3");
        assert_eq!(
            together(parts, 2, |user| if user == "games" { 3 } else { 1 }),
            "1 2+3"
        );
    }

    #[test]
    fn two_parts_that_name_their_files_are_not_put_together() {
        assert_eq!(
            together("own1:a:100 own2:b:100 3:a,b:500", 1, |_| 1),
            "1:own1+3 2:own2"
        );
    }
}

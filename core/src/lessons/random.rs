//! Pseudorandom numbers that are the same on every device: [`Random`].

/// A small seeded generator: SplitMix64, from "Fast splittable pseudorandom number generators" by
/// Guy L. Steele Jr., Doug Lea and Christine H. Flood (OOPSLA 2014), with the constants of
/// Sebastiano Vigna's public domain version. For a quiz, not for secrets.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The generator of a seed; all seeds are equally good.
    pub const fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The next number, any of 64 bits.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`; 0 if `bound` is 0. Takes the upper half of a product: 2⁶⁴ is so much
    /// larger than any bound here that no number is noticeably more likely.
    fn below(&mut self, bound: usize) -> usize {
        let product = u128::from(self.next()) * (bound as u128);
        // Less than `bound`, so it fits.
        usize::try_from(product >> 64).unwrap_or(0)
    }

    /// Shuffles things (Fisher and Yates).
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            let other = self.below(last + 1);
            things.swap(last, other);
        }
    }
}

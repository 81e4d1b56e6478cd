//! Chance that is the same on every device: [`Random`].

/// A small generator of numbers by a seed: SplitMix64, as Guy L. Steele Jr.,
/// Doug Lea and Christine H. Flood gave it in "Fast splittable pseudorandom
/// number generators" (OOPSLA 2014), with the constants of Sebastiano Vigna's
/// version in the public domain. For a quiz, not for secrets.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The generator of a seed; any is as good as any other.
    pub const fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The next number.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`; 0 below 0. The upper half of a product, since
    /// 2⁶⁴ is so much more than any bound here that no number is noticeably
    /// more likely.
    fn below(&mut self, bound: usize) -> usize {
        let product = u128::from(self.next()) * (bound as u128);
        // Less than `bound`, so it fits.
        usize::try_from(product >> 64).unwrap_or(0)
    }

    /// Puts things into an order of chance (Fisher and Yates).
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            let other = self.below(last + 1);
            things.swap(last, other);
        }
    }
}

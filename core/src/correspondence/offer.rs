//! The alternative blocks for a length: [`BlocksOffer`].

use super::proposal::{Proposal, propose};
use super::seconds::Seconds;

/// The source of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OfferKind {
    /// The table: the longest listed length that fits.
    Listed,
    /// The same length with the bank of a published event.
    Published,
    /// The exact formula.
    Exact,
}

impl OfferKind {
    /// Its name as the value of an input.
    pub const fn name(self) -> &'static str {
        match self {
            OfferKind::Listed => "listed",
            OfferKind::Published => "published",
            OfferKind::Exact => "exact",
        }
    }
}

/// Blocks that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlocksOffer {
    /// Their source.
    pub kind: OfferKind,
    /// The length in days.
    pub days: u32,
    /// The time on each clock at the start.
    pub clock: Seconds,
    /// The increment of each of the first moves.
    pub increment: Seconds,
    /// The time in each bank at the start.
    pub bank: Seconds,
}

impl BlocksOffer {
    fn of(kind: OfferKind, proposal: &Proposal, bank: Seconds) -> BlocksOffer {
        BlocksOffer {
            kind,
            days: proposal.days,
            clock: proposal.clock,
            increment: proposal.increment,
            bank,
        }
    }

    fn is_same(&self, other: &BlocksOffer) -> bool {
        BlocksOffer {
            kind: other.kind,
            ..*self
        } == *other
    }
}

/// All offers for a length, the default first, without duplicates.
pub fn offers(days: u32) -> Vec<BlocksOffer> {
    let proposals = propose(days);
    let mut offers = Vec::new();
    if let Some(listed) = &proposals.listed {
        for (kind, bank) in [OfferKind::Listed, OfferKind::Published]
            .into_iter()
            .zip(&listed.banks)
        {
            offers.push(BlocksOffer::of(kind, listed, *bank));
        }
    }
    for bank in &proposals.exact.banks {
        let exact = BlocksOffer::of(OfferKind::Exact, &proposals.exact, *bank);
        if !offers.iter().any(|offer| offer.is_same(&exact)) {
            offers.push(exact);
        }
    }
    offers
}

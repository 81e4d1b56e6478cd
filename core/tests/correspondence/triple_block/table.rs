//! Rule (6): the table, row by row, and how it goes on.

use zeitnot_core::correspondence::certainty::Departure;
use zeitnot_core::correspondence::proposal::{Proposal, propose};
use zeitnot_core::correspondence::{Event, Seconds};

use super::play::{START, d, event, h};

fn blocks(proposal: &Proposal) -> (u32, Seconds, Seconds, Seconds) {
    (
        proposal.days,
        proposal.clock,
        proposal.bank(),
        proposal.increment,
    )
}

/// Checks that the table lists this length with this many days in the bank and the increment.
fn has(days: u32, bank: i64, increment: i64) {
    let proposals = propose(days);
    let row = (days, d(50), d(bank), d(increment));
    assert_eq!(blocks(proposals.listed.as_ref().unwrap()), row);
    assert_eq!(blocks(proposals.standard()), row);
    assert!(proposals.standard().is_rated());
}

macro_rules! rows {
    ($($name:ident: $days:literal, $bank:literal, $increment:literal;)*) => {
        $(#[test]
        fn $name() {
            has($days, $bank, $increment);
        })*
    };
}

rows! {
    rule_6_302_days: 302, 50, 1;
    rule_6_350_days: 350, 75, 1;
    rule_6_400_days: 400, 50, 2;
    rule_6_450_days: 450, 75, 2;
    rule_6_500_days: 500, 50, 3;
    rule_6_550_days: 550, 75, 3;
    rule_6_600_days: 600, 50, 4;
    rule_6_650_days: 650, 75, 4;
    rule_6_700_days: 700, 50, 5;
    rule_6_750_days: 750, 75, 5;
    rule_6_800_days: 800, 50, 6;
    rule_6_850_days: 850, 75, 6;
    rule_6_900_days: 900, 50, 7;
    rule_6_950_days: 950, 75, 7;
    rule_6_1000_days: 1_000, 50, 8;
    rule_6_1050_days: 1_050, 75, 8;
    rule_6_1100_days: 1_100, 50, 9;
}

#[test]
fn rule_6_302_days_have_two_known_banks_the_tables_first() {
    let listed = propose(302).listed.unwrap();
    assert_eq!(listed.banks, [d(50), d(51)]);
    assert_eq!(propose(302).exact.banks, [d(51)]);
    assert!(!propose(302).agree());
}

#[test]
fn rule_6_other_lengths_have_one_bank() {
    for days in (350..2_000).step_by(50) {
        let proposals = propose(days);
        assert_eq!(proposals.listed.as_ref().unwrap().banks.len(), 1);
        assert!(proposals.agree(), "{days}");
    }
}

#[test]
fn rule_6_departures_from_the_table_name_the_blocks_of_the_table() {
    for days in [302, 350, 700, 1_150] {
        let compared = event(days).compare_with_table();
        assert!(
            compared.is_listed && compared.departures.is_empty(),
            "{days}"
        );
    }
    // A published event of 302 days had a bank of 51 days, so that is not a departure.
    let mut draft = event(302);
    draft.bank = d(51);
    assert_eq!(draft.compare_with_table().departures, []);

    let mut draft = event(700);
    (draft.clock, draft.increment, draft.bank) = (d(40), d(4), d(60));
    draft.increment_moves = 40;
    let departures = [
        Departure::Clock,
        Departure::Increment(d(5)),
        Departure::Moves,
        Departure::Bank(d(50)),
    ];
    assert_eq!(draft.compare_with_table().departures, departures);

    // A length that is not listed is compared with the formula.
    let mut draft = event(365);
    draft.bank = propose(365).exact.bank();
    let compared = draft.compare_with_table();
    assert!(!compared.is_listed && compared.departures.is_empty());
    draft.bank = d(75);
    let formula = d(82) + h(12);
    assert_eq!(
        draft.compare_with_table().departures,
        [Departure::Bank(formula)]
    );
}

#[test]
fn rule_6_302_is_the_least_for_a_rated_event() {
    assert!(propose(302).exact.is_rated());
    assert!(!propose(301).exact.is_rated());
    assert_eq!(propose(301).listed, None);
    assert!(Event::new(event(302)).unwrap().is_rated());
    assert!(!Event::new(event(301)).unwrap().is_rated());
}

#[test]
fn the_table_goes_on_beyond_1100_days_by_its_rule() {
    has(1_150, 75, 9);
    has(1_200, 50, 10);
    has(1_250, 75, 10);
    has(2_000, 50, 18);
}

#[test]
fn a_length_off_the_grid_gets_the_longest_listed_one_that_fits() {
    for (days, listed) in [
        (303, 302),
        (349, 302),
        (351, 350),
        (365, 350),
        (399, 350),
        (730, 700),
        (1_149, 1_100),
        (1_151, 1_150),
    ] {
        let proposals = propose(days);
        assert_eq!(proposals.listed, propose(listed).listed, "{days}");
        assert_eq!(proposals.standard().days, listed);
        assert_eq!(
            proposals.standard().end(START),
            START + d(i64::from(listed))
        );
    }
}

#[test]
fn a_proposal_has_the_blocks_of_the_exact_formula_too() {
    for (days, bank, increment) in [
        (365, d(82) + h(12), 1),
        (730, d(65), 5),
        (303, d(51) + h(12), 1),
        (399, d(99) + h(12), 1),
        (401, d(50) + h(12), 2),
    ] {
        let exact = propose(days).exact;
        assert_eq!(blocks(&exact), (days, d(50), bank, d(increment)));
        assert_eq!(exact.end(START), START + d(i64::from(days)));
    }
}

#[test]
fn below_302_days_only_the_formula_speaks_and_no_block_is_negative() {
    for (days, clock, bank, increment) in [
        (301, 50, d(50) + h(12), 1),
        (300, 50, d(50), 1),
        (299, 50, d(99) + h(12), 0),
        (200, 50, d(50), 0),
        (101, 50, h(12), 0),
        (100, 50, d(0), 0),
        (60, 30, d(0), 0),
        (0, 0, d(0), 0),
    ] {
        let proposals = propose(days);
        assert_eq!(proposals.listed, None);
        let row = (days, d(clock), bank, d(increment));
        assert_eq!(blocks(&proposals.exact), row);
        assert_eq!(proposals.standard(), &proposals.exact);
    }
}

#[test]
fn each_player_has_half_of_the_days() {
    assert_eq!(propose(700).standard().half(), d(350));
    assert_eq!(propose(365).exact.half(), d(182) + h(12));
}

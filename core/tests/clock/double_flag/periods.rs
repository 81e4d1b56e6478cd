//! The periods before the last one, and the agreed flag policy.

use zeitnot_core::clock::Face;
use zeitnot_core::clock::face::FlagMark;

use zeitnot_fixtures::games;
use zeitnot_fixtures::script::plays;
use zeitnot_fixtures::table::at;

games! { plays;
    a_flag_in_an_earlier_period_gives_no_extra_time:
        "10s/2, 20s df60/10: b0 [30: 0/0*10 10/0 w fallen w lost] (the players have to report an
         end by 6.9)";

    the_last_period_has_extra_time_behind_what_was_saved:
        "10s/2, 20s df60/10: b0 w1 b2 w4 b5 [5: 27/2p1>2+60 28/2p1>2+60 w]
         [40: 0/2p1>2+52^32 28/2p1>2+60 w b may draw]";

    falling_short_of_an_earlier_period_draws_against_one_who_cannot_win:
        "5s df60/10 v 10s/2, 20s df60/10: b0 w6 [15: 0/1+59.5^5 1/0 b b may draw]
         [16: 0/1+59.5^5 0/0*16 b fallen both first = 1/2-1/2 bothfirstflags]";
}

#[test]
fn the_agreed_flag_policy_does_not_count() {
    let refused = "claim:arbiter@80!FlagHasFallen playon@80!NotBothFlags";
    let mut extra = plays(
        "20s df60/10 [runs on, on claim, hidden]: b0
         [80: 0/0+0^20*80 20/0+60 w fallen w out = 0-1 extratime]",
    );
    let mut early = plays(
        "10s/2, 20s df60/10 [runs on, on claim, hidden]: b0 [80: 0/0*10 10/0 w fallen w lost]",
    );
    for table in [extra.plays(refused), early.plays(refused)] {
        let face = Face::of(&table.clock, at(80));
        assert_eq!(face.sides.white.flag, Some(FlagMark::Alone));
    }
}

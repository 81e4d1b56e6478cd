//! Common time controls: [`PRESETS`], grouped as players think of them, in the notation.

/// How players sort time controls. The first four are the rates of play
/// ([`Rate`](super::control::Rate)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    /// Below three minutes, for forty moves.
    Bullet,
    /// Up to ten minutes, for sixty moves.
    Blitz,
    /// More than ten and less than sixty.
    Rapid,
    /// From an hour.
    Classical,
    /// Several periods.
    Tournament,
    /// The double flag.
    DoubleFlag,
    /// US and Bronstein delay.
    Delay,
    /// Byo-yomi and Canadian overtime.
    Overtime,
    /// Everything else: odds, hourglass, fixed time per move, counting up.
    Other,
}

/// The groups with their presets, in the order in which they are shown.
pub const PRESETS: [(Group, &[&str]); 9] = [
    (Group::Bullet, &["1+0", "1+1", "2+1"]),
    (Group::Blitz, &["3+0", "3+2", "5+0", "5+3", "10+0"]),
    (Group::Rapid, &["10+5", "15+10", "25+10"]),
    (Group::Classical, &["60+30", "90+30", "120+0", "120+30"]),
    (
        Group::Tournament,
        &[
            "90/40+30, 30+30",
            "100/40+30, 50/20+30, 15+30",
            "120/40, 60/20, 30",
            "120/40, 60/20",
        ],
    ),
    (
        Group::DoubleFlag,
        &[
            "1 df30/5",
            "2 df30/5",
            "3 df30/5",
            "5 df60/10",
            "15 df60/10",
            "90/40, 15 df300/30",
            "105/40, 15 df300/30",
            "90/40, 30 df600/30",
        ],
    ),
    (Group::Delay, &["5 d2", "25 d5", "90 d5", "3 b2"]),
    (
        Group::Overtime,
        &["60 byo 1x20", "30 byo 5x30", "60 can 5min/10"],
    ),
    (Group::Other, &["5 v 4", "hourglass 1", "10s/move", "25 up"]),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::notation;
    use crate::clock::setup::{Setup, SetupDraft};

    #[test]
    fn every_preset_can_be_played() {
        for text in PRESETS.into_iter().flat_map(|(_, texts)| texts) {
            let controls = notation::parse(text).expect(text);
            assert!(Setup::new(SetupDraft::standard(controls)).is_ok(), "{text}");
        }
    }

    #[test]
    fn the_double_flag_s_classical_preset_of_105_minutes_has_two_periods() {
        use crate::clock::color::Color;
        use crate::clock::control::{Mode, PeriodEnd};
        use crate::time::Millis;
        let text = "105/40, 15 df300/30";
        assert!(
            PRESETS
                .into_iter()
                .any(|(group, texts)| { group == Group::DoubleFlag && texts.contains(&text) })
        );
        let controls = notation::parse(text).expect(text);
        let setup = Setup::new(SetupDraft::standard(controls)).expect(text);
        for side in Color::ALL {
            let (first, last) = (setup.period(side, 0), setup.period(side, 1));
            assert_eq!(first.time, Millis::minutes(105));
            assert_eq!(first.end, PeriodEnd::Moves(40));
            assert_eq!(last.time, Millis::minutes(15));
            let Mode::DoubleFlag { extra, bonus, .. } = last.mode else {
                panic!("the last period has extra time");
            };
            assert_eq!((extra, bonus), (Millis::minutes(5), Millis::seconds(30)));
        }
    }

    #[test]
    fn a_preset_stands_in_the_group_of_its_rate_of_play() {
        use crate::clock::control::Rate;
        let rate_of = |group| match group {
            Group::Bullet => Some(Rate::Bullet),
            Group::Blitz => Some(Rate::Blitz),
            Group::Rapid => Some(Rate::Rapid),
            Group::Classical => Some(Rate::Classical),
            _ => None,
        };
        for (group, texts) in PRESETS {
            for text in texts {
                let controls = notation::parse(text).expect(text);
                let setup = Setup::new(SetupDraft::standard(controls)).expect(text);
                assert_eq!(
                    rate_of(group).unwrap_or(setup.rate()),
                    setup.rate(),
                    "{text}"
                );
            }
        }
    }

    #[test]
    fn the_double_flag_s_presets_go_from_bullet_to_classical() {
        use crate::clock::control::Rate;
        let (_, texts) = PRESETS
            .into_iter()
            .find(|(group, _)| *group == Group::DoubleFlag)
            .expect("a group");
        let rates: Vec<Rate> = texts
            .iter()
            .map(|text| {
                let controls = notation::parse(text).expect(text);
                let setup = Setup::new(SetupDraft::standard(controls)).expect(text);
                assert!(setup.has_double_flag());
                setup.rate()
            })
            .collect();
        assert!(rates.is_sorted());
        assert_eq!(rates.first(), Some(&Rate::Bullet));
        assert_eq!(rates.last(), Some(&Rate::Classical));
    }
}

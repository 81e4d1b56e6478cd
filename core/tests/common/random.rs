//! Random valid setups, and random games over them. Times are fractions of a
//! second, so that flags fall and periods end in most games.

use proptest::prelude::*;
use zeitnot_core::clock::setup::{FlagOrder, FlagPolicy, MAX_PERIODS, SetupDraft};
use zeitnot_core::clock::step::Move;
use zeitnot_core::clock::{
    BoardEnd, BonusRule, ByColor, Claimant, Clock, Color, EndReason, Entry, EntryId, Event,
    FlagDetection, GameResult, Mode, Offence, Outcome, Overtime, Period, PeriodEnd, Phase, Reading,
    Rejection, Schedule, Setup, StoppedBy, TimeControl,
};
use zeitnot_core::time::{Instant, Millis, Stamp, WallTime};

fn millis(range: std::ops::Range<i64>) -> impl Strategy<Value = Millis> {
    range.prop_map(Millis::new)
}

/// Every mode that may stand in any period.
fn mode() -> impl Strategy<Value = Mode> {
    prop_oneof![
        2 => Just(Mode::SuddenDeath),
        2 => millis(1..60).prop_map(Mode::Increment),
        2 => millis(1..60).prop_map(Mode::Delay),
        2 => millis(1..60).prop_map(Mode::Bronstein),
        2 => (millis(1..60), 1..4u16).prop_map(|(period, count)| Mode::ByoYomi { period, count }),
        2 => (millis(1..90), 1..4u16).prop_map(|(period, moves)| Mode::Canadian { period, moves }),
        1 => Just(Mode::PerMove),
    ]
}

/// Periods that others follow.
fn earlier(most: usize) -> impl Strategy<Value = Vec<Period>> {
    let earlier = (millis(1..250), prop::option::weighted(0.6, 1..4u16), mode());
    let period = earlier.prop_map(|(time, moves, mode)| {
        let end = match moves {
            Some(n) => PeriodEnd::Moves(n),
            None if mode == Mode::PerMove => PeriodEnd::Moves(2),
            None => PeriodEnd::Time,
        };
        Period { time, end, mode }
    });
    prop::collection::vec(period, 0..most)
}

/// One control: up to four periods of any kind.
fn control() -> impl Strategy<Value = TimeControl> {
    let last = (
        millis(1..300),
        prop::option::weighted(0.3, 1..4u16),
        prop_oneof![6 => mode(), 1 => Just(Mode::Upcount)],
    );
    (earlier(4), last).prop_map(|(mut periods, (time, repeat, mode))| {
        let end = match repeat {
            Some(n) if mode != Mode::Upcount => PeriodEnd::Moves(n),
            _ => PeriodEnd::Game,
        };
        periods.push(Period { time, end, mode });
        TimeControl { periods }
    })
}

/// The controls of both: alike, with odds, or hourglasses.
pub fn controls() -> impl Strategy<Value = ByColor<TimeControl>> {
    prop_oneof![
        5 => control().prop_map(ByColor::both),
        3 => (control(), control()).prop_map(|(white, black)| ByColor { white, black }),
        1 => hourglasses(),
        3 => double_flags(),
    ]
}

/// A double flag: a rule, extra time, and a bonus that the rule allows.
pub fn double_flag(most: i64) -> impl Strategy<Value = Mode> {
    let rule = prop_oneof![
        2 => Just(BonusRule::Hybrid),
        1 => Just(BonusRule::Truncated),
        1 => Just(BonusRule::Linear),
    ];
    (rule, 2..most, any::<prop::sample::Index>()).prop_map(|(rule, extra, bonus)| {
        let highest = if rule == BonusRule::Hybrid {
            extra / 2
        } else {
            extra
        };
        let bonus = 1 + bonus.index(usize::try_from(highest).expect("small")) as i64;
        let [extra, bonus] = [extra, bonus].map(Millis::new);
        Mode::DoubleFlag { extra, bonus, rule }
    })
}

/// Double flags for both, alike or with odds.
pub fn double_flags() -> impl Strategy<Value = ByColor<TimeControl>> {
    let control = || {
        let last = (millis(1..300), double_flag(200));
        (earlier(3), last).prop_map(|(mut periods, (time, mode))| {
            let end = PeriodEnd::Game;
            periods.push(Period { time, end, mode });
            TimeControl { periods }
        })
    };
    prop_oneof![
        2 => control().prop_map(ByColor::both),
        1 => (control(), control()).prop_map(|(white, black)| ByColor { white, black }),
    ]
}

pub fn hourglasses() -> impl Strategy<Value = ByColor<TimeControl>> {
    (millis(1..300), millis(1..300)).prop_map(|(white, black)| ByColor {
        white: TimeControl::single(white, Mode::Hourglass),
        black: TimeControl::single(black, Mode::Hourglass),
    })
}

/// A setup over given controls, with any flag policy.
pub fn setup(
    controls: impl Strategy<Value = ByColor<TimeControl>>,
) -> impl Strategy<Value = Setup> {
    let flag = (any::<bool>(), any::<bool>(), any::<bool>());
    let schedule = prop::option::weighted(0.2, (-20..200i64, millis(0..200)));
    // Whether there is main time only where there must be.
    let agreed = (any::<bool>(), prop::bool::weighted(0.15));
    (controls, agreed, flag, schedule).prop_map(|(controls, agreed, flag, schedule)| {
        let (first_bonus, is_bare) = agreed;
        let (freeze, on_claim, hidden) = flag;
        let draft = SetupDraft {
            begins: Color::White,
            controls,
            first_bonus,
            flag: FlagPolicy {
                freeze,
                noted: if on_claim {
                    FlagDetection::OnClaim
                } else {
                    FlagDetection::Automatically
                },
                order: if hidden {
                    FlagOrder::Hidden
                } else {
                    FlagOrder::Shown
                },
            },
            schedule: schedule.map(|(start, default_time)| Schedule {
                start: Instant::new(start),
                default_time,
            }),
        };
        let draft = if is_bare {
            without_main_time(draft)
        } else {
            draft
        };
        Setup::new(draft).expect("the generator makes valid setups")
    })
}

/// The same without main time in each period that can do without it.
fn without_main_time(mut draft: SetupDraft) -> SetupDraft {
    for color in Color::ALL {
        for period in 0..draft.controls.get(color).periods.len() {
            let mut bare = draft.clone();
            bare.controls.get_mut(color).periods[period].time = Millis::ZERO;
            if Setup::new(bare.clone()).is_ok() {
                draft = bare;
            }
        }
    }
    draft
}

/// Something that a person wants to do. The event that results depends on the clock.
#[derive(Clone, Debug)]
pub enum Act {
    /// The side on turn, or the side that starts.
    Press,
    WrongPress,
    Stop(StoppedBy),
    Resume,
    /// Both sides' readings; the period number wraps around after one beyond the last.
    Correct(ByColor<(Millis, u32, usize, u16)>),
    /// The times are corrected to what they are.
    Confirm,
    /// This side's time and moves are corrected to what they were before its last press.
    SetBack(Color),
    Swap,
    Give(Color, Millis),
    Penalize(Color, Offence, Millis),
    Introduce(Millis),
    /// The device was away for this long.
    Away(Millis),
    CountAway(bool),
    ClaimFlag(Claimant),
    Arrive(Color),
    ClaimDefault(Color),
    ClaimDefaultOfBoth,
    PlayOn,
    ClaimDraw(Color),
    OnBoard(BoardEnd),
    /// The position has been dead for this long.
    Dead(Millis),
    /// Back to the clock as it was after this many entries; the number wraps around.
    Restore(u32),
    End,
    /// Any entry of the journal; the number wraps around.
    Undo(u32),
    UndoLast,
    Redo,
}

/// Each act, with the time that passes before it (now and then zero or negative).
pub type Script = Vec<(i64, Act)>;

pub fn color() -> impl Strategy<Value = Color> {
    prop_oneof![Just(Color::White), Just(Color::Black)]
}

fn offence() -> impl Strategy<Value = Offence> {
    prop_oneof![
        Just(Offence::IllegalMove),
        Just(Offence::PressWithoutMove),
        Just(Offence::WrongClaim),
        Just(Offence::ClockHandling),
    ]
}

pub fn board_end() -> impl Strategy<Value = BoardEnd> {
    prop_oneof![
        color().prop_map(|winner| BoardEnd::Checkmate { winner }),
        color().prop_map(|by| BoardEnd::Resignation { by }),
        Just(BoardEnd::Stalemate),
        Just(BoardEnd::DeadPosition),
        Just(BoardEnd::Agreement),
        Just(BoardEnd::FiftyMoves),
        Just(BoardEnd::SeventyFiveMoves),
        Just(BoardEnd::Threefold),
        Just(BoardEnd::Fivefold),
    ]
}

/// Acts of the players and of the device: nobody gives or takes time.
pub fn plain_act() -> impl Strategy<Value = Act> {
    let stopper = prop_oneof![
        Just(StoppedBy::Arbiter),
        color().prop_map(StoppedBy::Player)
    ];
    let claimant = prop_oneof![
        Just(Claimant::Arbiter),
        Just(Claimant::Clock),
        color().prop_map(Claimant::Player)
    ];
    prop_oneof![
        30 => Just(Act::Press),
        2 => Just(Act::WrongPress),
        4 => stopper.prop_map(Act::Stop),
        6 => Just(Act::Resume),
        2 => Just(Act::Confirm),
        1 => Just(Act::Swap),
        2 => millis(-10..150).prop_map(Act::Away),
        4 => any::<bool>().prop_map(Act::CountAway),
        2 => claimant.prop_map(Act::ClaimFlag),
    ]
}

/// Acts by which the arbiter changes the times.
pub fn arbiter_act() -> impl Strategy<Value = Act> {
    let reading = || (millis(1..200), 0..6u32, 0..9usize, 0..4u16);
    prop_oneof![
        4 => (reading(), reading()).prop_map(|(white, black)| Act::Correct(ByColor { white, black })),
        2 => color().prop_map(Act::SetBack),
        2 => (color(), millis(1..120)).prop_map(|(to, amount)| Act::Give(to, amount)),
        2 => (color(), offence(), millis(0..90)).prop_map(|(c, o, a)| Act::Penalize(c, o, a)),
        1 => millis(1..20).prop_map(Act::Introduce),
    ]
}

/// Any act except undoing, redoing, `End`, `ClaimDraw`, `OnBoard` and `Dead`.
pub fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        24 => plain_act(),
        4 => arbiter_act(),
        1 => (color(), millis(-120..0)).prop_map(|(to, amount)| Act::Give(to, amount)),
        1 => Just(Act::PlayOn),
        1 => color().prop_map(Act::Arrive),
        1 => color().prop_map(Act::ClaimDefault),
        1 => Just(Act::ClaimDefaultOfBoth),
        2 => any::<u32>().prop_map(Act::Restore),
    ]
}

/// Any act at all.
pub fn any_act() -> impl Strategy<Value = Act> {
    prop_oneof![
        40 => act(),
        4 => any::<u32>().prop_map(Act::Undo),
        4 => Just(Act::UndoLast),
        4 => Just(Act::Redo),
        1 => Just(Act::End),
        1 => color().prop_map(Act::ClaimDraw),
        1 => board_end().prop_map(Act::OnBoard),
        1 => millis(0..90_000).prop_map(Act::Dead),
    ]
}

/// A game of up to `most` acts.
pub fn script(act: impl Strategy<Value = Act>, most: usize) -> impl Strategy<Value = Script> {
    let pause = prop_oneof![8 => 0..70i64, 1 => Just(0), 1 => -30..0i64, 1 => 70..400i64];
    prop::collection::vec((pause, act), 0..most)
}

impl Act {
    /// The event that this act becomes on `clock` at `at`.
    pub fn event(&self, clock: &Clock, at: Instant) -> Event {
        let state = clock.at(at);
        let on_turn = match state.turn() {
            Some(turn) => turn.side,
            None if state.phase == Phase::Ready && clock.setup().draft().schedule.is_some() => {
                Color::White
            }
            None => Color::Black,
        };
        let entries = u32::try_from(clock.journal().len()).expect("a short game");
        match *self {
            Act::Press => Event::Press(on_turn),
            Act::WrongPress => Event::Press(on_turn.other()),
            Act::Stop(by) => Event::Stop(by),
            Act::Resume => Event::Resume,
            Act::Correct(wanted) => Event::Correct(ByColor::from_fn(|color| {
                reading(clock.setup(), color, *wanted.get(color))
            })),
            Act::Confirm => Event::Correct(state.accounts.map(|account| account.reading())),
            Act::SetBack(color) => {
                let mut readings = state.accounts.map(|account| account.reading());
                let entries = clock.live_entries().collect::<Vec<_>>();
                let pressed = |(_, entry): &&(EntryId, &Entry)| entry.event == Event::Press(color);
                if let Some((id, entry)) = entries.iter().rfind(pressed) {
                    let part = clock.journal()[..id.0 as usize].to_vec();
                    let found = clock.with_journal(part).at(entry.stamp.at);
                    let found = found.accounts.get(color).reading();
                    *readings.get_mut(color) = Reading {
                        time: found.time.max(Millis::new(1)),
                        ..found
                    };
                }
                Event::Correct(readings)
            }
            Act::Swap => Event::SwapSides,
            Act::Give(to, amount) => Event::Give { to, amount },
            Act::Penalize(offender, offence, amount) => Event::Penalize {
                offender,
                offence,
                amount,
            },
            Act::Introduce(amount) => Event::IntroduceIncrement(amount),
            Act::Away(length) => Event::Away { since: at - length },
            Act::CountAway(counts) => Event::CountAway(counts),
            Act::ClaimFlag(by) => Event::ClaimFlag(by),
            Act::Arrive(side) => Event::Arrive(side),
            Act::ClaimDefault(absent) => Event::ClaimDefault(absent),
            Act::ClaimDefaultOfBoth => Event::ClaimDefaultOfBoth,
            Act::PlayOn => Event::PlayOn,
            Act::ClaimDraw(claimant) => Event::ClaimDraw(claimant),
            Act::OnBoard(end) => Event::OnBoard(end),
            Act::Dead(ago) => Event::Dead { since: at - ago },
            Act::Restore(any) => {
                let most = clock.journal().len() + 1;
                let part = clock.journal()[..any as usize % most].to_vec();
                let then = Clock::replay(clock.setup().clone(), part);
                let state = then.at(then.last_instant());
                Event::Restore {
                    readings: state.accounts.map(|account| account.reading()),
                    on_turn: state.turn().map_or(Color::White, |turn| turn.side),
                }
            }
            Act::End => Event::End(Outcome {
                result: GameResult::Draw,
                reason: EndReason::Agreement,
            }),
            Act::Undo(any) => Event::Undo(EntryId(any.checked_rem(entries).unwrap_or(any))),
            Act::UndoLast => Event::Undo(clock.undoable().unwrap_or(EntryId(0))),
            Act::Redo => Event::Redo(clock.redoable().unwrap_or(EntryId(0))),
        }
    }
}

fn reading(setup: &Setup, color: Color, wanted: (Millis, u32, usize, u16)) -> Reading {
    let (mut time, moves, period, count) = wanted;
    let periods = &setup.control(color).periods;
    let period = period % (periods.len() + usize::from(period == MAX_PERIODS - 1));
    let overtime = match periods.get(period).map(|p| p.mode) {
        Some(Mode::ByoYomi { period, count: n }) => Overtime::ByoYomi {
            left: Millis::new(time.get() % (period.get() + 1)),
            periods: count.min(n),
        },
        Some(Mode::Canadian { period, moves }) => Overtime::Canadian {
            left: Millis::new(time.get() % (period.get() + 1)),
            moves: count.clamp(1, moves),
        },
        Some(Mode::DoubleFlag { extra, .. }) => {
            let left = Millis::new(time.get() % (extra.get() + 1));
            if count == 0 {
                time = Millis::ZERO; // on extra time
            }
            Overtime::Extra { left }
        }
        _ => Overtime::None,
    };
    Reading {
        time,
        moves,
        period,
        overtime,
        kept: None,
    }
}

/// The clock's answer to an act.
pub type Answer = Result<Option<Move>, Rejection>;

/// Plays a script on a new clock, and passes each act to `see`: the clock before, the clock after,
/// the event, its stamp, and the answer.
pub fn play(
    setup: Setup,
    script: &Script,
    mut see: impl FnMut(&Clock, &Clock, Event, Stamp, Answer),
) -> Clock {
    let mut clock = Clock::new(setup);
    let mut now = Instant::START;
    for (pause, act) in script {
        now = now + Millis::new(*pause);
        let event = act.event(&clock, now);
        let stamp = Stamp {
            at: now,
            wall: WallTime::new(1_000_000 + now.get()),
        };
        let before = clock.clone();
        let answer = clock.apply(event, stamp);
        see(&before, &clock, event, stamp, answer);
    }
    clock
}

//! Which games a list shows, and in which order.

use proptest::prelude::*;
use zeitnot_core::clock::{ByColor, Color, GameResult};
use zeitnot_core::correspondence::account::Account;
use zeitnot_core::correspondence::deadline::Doubt;
use zeitnot_core::correspondence::rank::{
    DueGames, EventLine, GameNow, ListQuery, Urgency, due, list, most, shared_surnames,
};
use zeitnot_core::correspondence::state::{GameEnd, GameEndReason};
use zeitnot_core::correspondence::{Ending, GameStanding, Phase, Seconds, State, Summary, Utc};

const NOW: Utc = Utc::new(1_800_000_000);

fn account(clock: i64, bank: i64) -> Account {
    Account {
        clock: Seconds::new(clock),
        bank: Seconds::new(bank),
        moves: 10,
    }
}

fn running(at: Utc) -> Phase {
    Phase::Running {
        began: at,
        stopped: Seconds::ZERO,
    }
}

/// A game in which the owner plays White, and a clock starts to run at `NOW`.
fn game(id: &str, turn: Color, mine: i64, theirs: i64) -> Summary {
    Summary {
        id: id.into(),
        event: "1".into(),
        players: ByColor {
            white: "Me".into(),
            black: ["Opponent ", id].concat(),
        },
        mine: Some(Color::White),
        ply: 20,
        last_move: "10… Nf6".into(),
        state: State {
            at: NOW,
            accounts: ByColor {
                white: account(mine, 100),
                black: account(theirs, 100),
            },
            turn,
            phase: running(NOW),
            owes_substitution: ByColor::both(false),
            known: ByColor::both(true),
            is_fresh: false,
        },
        doubt: Doubt::default(),
    }
}

/// The games `1`, `2` and so on: whose turn it is, and the clocks of both in seconds, or `over`;
/// `-` before it if it is kept for others.
fn games(text: &str) -> Vec<Summary> {
    let one = |(number, text): (usize, &str)| {
        let id = (number + 1).to_string();
        if text == "over" {
            return over(game(&id, Color::White, 5, 5), NOW);
        }
        let (watched, text) = match text.strip_prefix('-') {
            Some(text) => (true, text),
            None => (false, text),
        };
        let turn = if text.starts_with('w') {
            Color::White
        } else {
            Color::Black
        };
        let (mine, theirs) = text[1..].split_once('/').expect("two clocks");
        let [mine, theirs] = [mine, theirs].map(|clock| clock.parse().expect("seconds"));
        let mut game = game(&id, turn, mine, theirs);
        game.mine = game.mine.filter(|_| !watched);
        game
    };
    text.split(' ').enumerate().map(one).collect()
}

fn ids(games: &[Summary], asked: &ListQuery, now: Utc) -> Vec<String> {
    let events = [EventLine {
        id: "1",
        name: "Baltic Cup 2026",
        archived: false,
    }];
    let rows = list(games, &events, asked, now).rows;
    rows.iter().map(|place| games[*place].id.clone()).collect()
}

fn all(games: &[Summary]) -> Vec<String> {
    ids(games, &ListQuery::default(), NOW)
}

fn over(mut game: Summary, at: Utc) -> Summary {
    game.state.phase = Phase::Over(GameEnd {
        at,
        result: GameResult::Draw,
        why: GameEndReason::Word(Ending::Agreement),
    });
    game
}

#[test]
fn my_turn_comes_first_by_my_deadline_then_theirs_then_what_is_over() {
    let games = games("over b900/10 w800/10 w700/9000");
    assert_eq!(all(&games), ["4", "3", "2", "1"]);
}

#[test]
fn a_game_ranks_by_the_running_clock_on_the_opponents_turn() {
    let games = games("b10/900 b9000/500");
    assert_eq!(all(&games), ["2", "1"]);
}

#[test]
fn a_pending_claim_has_no_deadline_and_stands_behind_those_that_have_one() {
    let mut claimed = game("1", Color::White, 10, 10);
    claimed.state.phase = Phase::Claim {
        by: Color::White,
        since: NOW,
        began: NOW,
        stopped: Seconds::ZERO,
    };
    let games = [claimed, game("2", Color::White, 800, 10)];
    assert_eq!(all(&games), ["2", "1"]);
    let next = list(&games, &[], &ListQuery::default(), NOW).next;
    assert_eq!(next, Some((1, NOW + Seconds::new(800))));
    let only = list(&games[..1], &[], &ListQuery::default(), NOW);
    assert_eq!((only.next, only.totals.of(GameStanding::Mine)), (None, 1));
}

#[test]
fn a_game_that_starts_later_is_not_next_before_it_starts() {
    let start = NOW + Seconds::days(3);
    let mut ahead = game("1", Color::White, 10, 10);
    ahead.state.at = start;
    ahead.state.phase = running(start);
    let mut waiting = game("2", Color::White, 10, 10);
    waiting.state.at = start + Seconds::days(1);
    waiting.state.phase = Phase::Waiting;
    let games = [waiting, ahead, game("3", Color::Black, 5, 5)];
    assert_eq!(all(&games), ["3", "1", "2"]);
    let before = list(&games, &[], &ListQuery::default(), NOW);
    assert_eq!(before.next, None);
    assert_eq!(before.totals.of(GameStanding::Ahead), 2);
    assert_eq!(before.until, Some(NOW + Seconds::new(5)));
    let then = list(&games, &[], &ListQuery::default(), start);
    assert_eq!(then.next, Some((1, start + Seconds::new(10))));
}

#[test]
fn a_clock_that_fell_meanwhile_ends_the_game_and_its_row_goes_down() {
    let games = games("w10/10 w20/10");
    let asked = ListQuery::default();
    let before = list(&games, &[], &asked, NOW);
    assert_eq!(before.until, Some(NOW + Seconds::new(10)));
    let later = NOW + Seconds::new(10);
    assert_eq!(ids(&games, &asked, later), ["2", "1"]);
    let after = list(&games, &[], &asked, later);
    assert_eq!(after.totals.of(GameStanding::Finished), 1);
    assert_eq!(after.next, Some((1, NOW + Seconds::new(20))));
}

#[test]
fn the_game_that_ended_last_is_the_first_of_those_that_are_over() {
    let ended = |id, days| over(game(id, Color::White, 5, 5), NOW - Seconds::days(days));
    assert_eq!(
        all(&[ended("1", 9), ended("2", 3), ended("3", 5)]),
        ["2", "3", "1"]
    );
}

#[test]
fn games_kept_for_others_follow_ones_own_turns_in_deadline_order() {
    let games = games("-b70/70 -w60/60 b5/5 w900/5");
    assert_eq!(all(&games), ["4", "2", "1", "3"]);
}

#[test]
fn every_word_is_searched_in_players_event_and_move_in_capitals_or_not() {
    let mut other = game("2", Color::White, 20, 20);
    other.players.black = "Ådahl, Östen".into();
    other.event = "2".into();
    let games = [game("1", Color::White, 10, 10), other];
    let found = |text: &str| {
        let text = text.to_owned();
        let asked = ListQuery {
            text,
            ..ListQuery::default()
        };
        ids(&games, &asked, NOW)
    };
    assert_eq!(found(" BALTIC opp "), ["1"]);
    assert_eq!(found("ådahl"), ["2"]);
    assert_eq!(found("nf6"), ["1", "2"]);
    assert_eq!(found("baltic östen"), Vec::<String>::new());
}

#[test]
fn games_of_archived_events_are_shown_when_they_are_asked_for() {
    let games = [game("1", Color::White, 10, 10)];
    let events = [EventLine {
        id: "1",
        name: "Old",
        archived: true,
    }];
    let shown = |asked: &ListQuery| list(&games, &events, asked, NOW);
    assert_eq!(shown(&ListQuery::default()).totals.all(), 0);
    assert_eq!(shown(&ListQuery::default()).until, None);
    let archived = ListQuery {
        archived: true,
        ..ListQuery::default()
    };
    assert_eq!(shown(&archived).rows, [0]);
    let event = ListQuery {
        event: Some("1".into()),
        ..ListQuery::default()
    };
    assert_eq!(shown(&event).rows, [0]);
}

#[test]
fn the_rows_are_grouped_by_standing() {
    let games = games("over b10/10 w10/10 w5/10");
    let listed = list(&games, &[], &ListQuery::default(), NOW);
    assert_eq!(listed.of(GameStanding::Mine), [3, 2]);
    assert_eq!(listed.of(GameStanding::Watched), [0; 0]);
    assert_eq!(listed.of(GameStanding::Theirs), [1]);
    assert_eq!(listed.of(GameStanding::Finished), [0]);
    assert_eq!(listed.totals.all(), 4);
}

#[test]
fn urgency_follows_the_earlier_date_on_ones_own_turn() {
    let day = 86_400;
    let urgency = |turn, clock, cautious| {
        let mut game = game("1", turn, clock, clock);
        game.doubt.cautious = cautious;
        GameNow::of(&game, NOW).urgency
    };
    assert_eq!(urgency(Color::White, 5 * day, None), Urgency::None);
    assert_eq!(urgency(Color::White, 5 * day - 1, None), Urgency::Soon);
    assert_eq!(urgency(Color::White, 2 * day, None), Urgency::Soon);
    assert_eq!(urgency(Color::White, 2 * day - 1, None), Urgency::Low);
    assert_eq!(urgency(Color::Black, 10, None), Urgency::None);
    let sooner = Some(NOW + Seconds::hours(3));
    assert_eq!(urgency(Color::White, 40 * day, sooner), Urgency::Low);
}

#[test]
fn a_game_stands_where_the_earlier_of_its_two_dates_puts_it() {
    let mut games = games("w100/10 w900/10 b900/100 b900/900");
    assert_eq!(all(&games), ["1", "2", "3", "4"]);
    games[1].doubt.cautious = Some(NOW + Seconds::new(50));
    games[3].doubt.cautious = Some(NOW + Seconds::new(60));
    // An opponent has all the time that they may have.
    assert_eq!(all(&games), ["2", "1", "3", "4"]);
    let listed = list(&games, &[], &ListQuery::default(), NOW);
    assert_eq!(listed.next, Some((1, NOW + Seconds::new(50))));
}

#[test]
fn the_list_names_the_first_game_whose_clock_may_have_run_out() {
    let mut games = games("w100/10 w900/10 b900/10");
    let at = |seconds| NOW + Seconds::new(seconds);
    let named = |games: &[Summary], now| {
        let listed = list(games, &[], &ListQuery::default(), now);
        (listed.in_doubt, listed.until)
    };
    for game in &mut games[1..] {
        game.doubt.cautious = Some(at(50));
    }
    // Time alone makes it doubtful, and the list says when.
    assert_eq!(named(&games, NOW), (None, Some(at(10))));
    assert_eq!(named(&games, at(49)), (None, Some(at(50))));
    assert_eq!(named(&games, at(50)), (Some(1), Some(at(100))));
    games[0].doubt.cautious = Some(at(40));
    assert_eq!(named(&games, at(60)).0, Some(0));
    // An opponent's clock is not ours to check.
    assert_eq!(named(&games[2..], at(60)).0, None);
}

#[test]
fn a_full_bank_beside_a_clock_with_little_left_is_of_no_help() {
    let low = game("1", Color::White, 3_600, 3_600);
    assert!(GameNow::of(&low, NOW).bank_is_of_no_help());
    let mut empty = low.clone();
    empty.state.accounts.white.bank = Seconds::ZERO;
    assert!(!GameNow::of(&empty, NOW).bank_is_of_no_help());
    let enough = game("2", Color::White, 30 * 86_400, 10);
    assert!(!GameNow::of(&enough, NOW).bank_is_of_no_help());
}

#[test]
fn bars_can_be_compared_and_the_most_is_a_hundred_days_or_more() {
    assert_eq!(most(&[]), Seconds::days(100));
    let mut rich = game("1", Color::White, 50 * 86_400, 0);
    assert_eq!(most(std::slice::from_ref(&rich)), Seconds::days(100));
    rich.state.accounts.white.bank = Seconds::days(75);
    assert_eq!(most(&[rich]), Seconds::days(125));
}

prop_compose! {
    fn any_game()(
        id in "[1-9]{1,3}",
        turn in any::<bool>(),
        owner in 0..3_u8,
        clocks in [0..3_000_i64, 0..3_000],
        banks in [0..3_000_i64, 0..3_000],
        begun in -2_000..2_000_i64,
        kind in 0..5_u8,
        is_known in any::<bool>(),
        cautious in prop::option::of(-2_000..3_000_i64),
        is_fresh in any::<bool>(),
    ) -> Summary {
        let turn = if turn { Color::White } else { Color::Black };
        let mut game = game(&id, turn, 0, 0);
        game.state.known = ByColor::both(is_known);
        game.state.is_fresh = is_fresh;
        game.doubt.cautious = cautious.map(|at| NOW + Seconds::new(at));
        game.mine = [None, Some(Color::White), Some(Color::Black)][usize::from(owner)];
        game.state.accounts = ByColor {
            white: account(clocks[0], banks[0]),
            black: account(clocks[1], banks[1]),
        };
        let at = NOW + Seconds::new(begun);
        game.state.at = at;
        game.state.phase = match kind {
            0 => Phase::Waiting,
            1 => Phase::Claim { by: turn, since: at, began: at, stopped: Seconds::ZERO },
            2 => Phase::Over(GameEnd {
                at,
                result: GameResult::Draw,
                why: GameEndReason::Word(Ending::Agreement),
            }),
            _ => running(at),
        };
        game
    }
}

proptest! {
    #[test]
    fn the_order_does_not_depend_on_the_order_in_which_games_are_kept(
        games in prop::collection::vec(any_game(), 0..30),
        turn in 0..30_usize,
    ) {
        let mut games = games;
        for (place, game) in games.iter_mut().enumerate() {
            game.id.push_str(&(1_000 + place).to_string());
        }
        let mut other = games.clone();
        other.rotate_left(turn.min(games.len()));
        other.reverse();
        prop_assert_eq!(all(&games), all(&other));
        prop_assert_eq!(all(&games).len(), games.len());
    }

    #[test]
    fn my_deadlines_only_grow_down_the_list_and_the_next_game_is_the_first(
        games in prop::collection::vec(any_game(), 0..30),
    ) {
        let listed = list(&games, &[], &ListQuery::default(), NOW);
        let rows: Vec<GameNow> =
            listed.rows.iter().map(|place| GameNow::of(&games[*place], NOW)).collect();
        prop_assert!(rows.is_sorted_by_key(|row| row.standing));
        let mine: Vec<Option<Utc>> = rows
            .iter()
            .filter(|row| row.standing == GameStanding::Mine)
            .map(|row| row.due())
            .collect();
        let due: Vec<Utc> = mine.iter().copied().flatten().collect();
        prop_assert!(due.is_sorted());
        prop_assert!(mine[..due.len()].iter().all(Option::is_some));
        prop_assert_eq!(listed.next.map(|next| next.1), due.first().copied());
        let doubtful = due.iter().filter(|due| **due <= NOW).count();
        prop_assert_eq!(listed.in_doubt.is_some(), doubtful > 0);
    }

    #[test]
    fn nothing_of_the_list_changes_before_it_says_so(
        games in prop::collection::vec(any_game(), 0..30),
        part in 0..1_000_i64,
    ) {
        let before = list(&games, &[], &ListQuery::default(), NOW);
        let wait = before.until.map_or(Seconds::days(900), |until| until.since(NOW));
        prop_assert!(wait.is_positive());
        let later = NOW + Seconds::new((wait.get() - 1) * part / 1_000);
        prop_assert_eq!(list(&games, &[], &ListQuery::default(), later), before);
    }
}

#[test]
fn the_next_game_due_is_ones_own_turn_before_others_that_fall_sooner() {
    let games = games("b200/100 -w300/300 w5000/100 w4000/100 over");
    let next = |games: &[Summary]| {
        let due = due(games, &[], NOW, 1).first[0];
        (games[due.place].id.clone(), due.standing)
    };
    assert_eq!(next(&games), ("4".into(), GameStanding::Mine));
    assert_eq!(next(&games[..3]), ("3".into(), GameStanding::Mine));
    assert_eq!(next(&games[..2]), ("2".into(), GameStanding::Watched));
    assert_eq!(next(&games[..1]), ("1".into(), GameStanding::Theirs));
    assert_eq!(due(&games[4..], &[], NOW, 1), DueGames::default());
    let archived = due(&games, &["1"], NOW, 1);
    assert_eq!(archived, DueGames::default(), "no archived game is due");
}

#[test]
fn the_games_that_are_due_are_in_order_and_no_more_than_were_asked_for() {
    let mut games = games("b200/100 -w300/300 w5000/100 w4000/100 over w10/10 w4000/100");
    games[5].state.at = NOW + Seconds::days(3);
    games[5].state.phase = Phase::Waiting;
    let first = |at_most| {
        let due = due(&games, &[], NOW, at_most);
        assert_eq!(due.unfinished, 6);
        let ids = due.first.iter().map(|due| games[due.place].id.clone());
        ids.collect::<Vec<_>>()
    };
    assert_eq!(first(9), ["4", "7", "3", "2", "1"]);
    assert_eq!(first(3), ["4", "7", "3"]);
    assert_eq!(first(0), Vec::<String>::new());
}

#[test]
fn a_game_that_is_due_knows_since_when_its_side_is_to_move() {
    let mut waits = game("1", Color::Black, 5_000, 5_000);
    let began = NOW - Seconds::days(2);
    waits.state.phase = running(began);
    let due = due(&[waits], &[], NOW, 1).first[0];
    assert_eq!((due.standing, due.since), (GameStanding::Theirs, began));
}

#[test]
fn a_game_is_due_by_the_earlier_of_two_dates() {
    let mut unsure = game("1", Color::White, 5_000, 100);
    unsure.doubt.cautious = Some(NOW + Seconds::new(50));
    let games = [unsure, game("2", Color::White, 4_000, 100)];
    let at = Some(NOW + Seconds::new(50));
    for (later, is_in_doubt) in [(0, false), (49, false), (50, true), (60, true)] {
        let now = NOW + Seconds::new(later);
        let due = due(&games, &[], now, 1).first[0];
        let safe = due.deadline.map(|deadline| deadline.safe());
        assert_eq!((due.place, safe), (0, at));
        let doubts = due.deadline.map(|deadline| deadline.is_in_doubt(now));
        assert_eq!(doubts, Some(is_in_doubt));
    }
}

#[test]
fn a_game_whose_start_alone_is_entered_is_not_lost_on_time() {
    let mut game = game("1", Color::White, 100, 100);
    game.state.is_fresh = true;
    let after = |seconds| GameNow::of(&game, NOW + Seconds::new(seconds));
    assert_eq!(after(99).due(), Some(NOW + Seconds::new(100)));
    let later = after(100);
    assert_eq!((later.standing, later.deadline), (GameStanding::Mine, None));
    assert!(later.runs_unknown() && later.state.verdict().is_none());
    // Once an entry follows, the clock falls.
    game.state.is_fresh = false;
    let standing = GameNow::of(&game, NOW + Seconds::new(100)).standing;
    assert_eq!(standing, GameStanding::Finished);
}

/// A game of which no time is known, entered under way.
fn unknown(id: &str, turn: Color) -> Summary {
    let fifty = Seconds::days(50).get();
    let mut game = game(id, turn, fifty, fifty);
    game.state.known = ByColor::both(false);
    game
}

#[test]
fn a_game_of_unknown_time_has_no_date_and_no_urgency() {
    let one_known = |white, black| {
        let mut game = unknown("1", Color::White);
        game.state.known = ByColor { white, black };
        game
    };
    for (game, is_known) in [
        (one_known(false, false), false),
        (one_known(false, true), false),
        (one_known(true, false), true),
    ] {
        for days in [0, 49, 51] {
            let now = NOW + Seconds::days(days);
            if is_known && days > 50 {
                continue;
            }
            let current = GameNow::of(&game, now);
            assert_eq!(current.deadline.is_some(), is_known);
            assert_eq!(current.runs_unknown(), !is_known);
            assert_eq!(current.standing, GameStanding::Mine);
            if !is_known {
                assert_eq!(current.urgency, Urgency::None);
            }
        }
    }
}

#[test]
fn a_game_of_unknown_time_stands_behind_short_clocks_and_before_others() {
    let days = |days| Seconds::days(days).get();
    for (turn, mine, theirs) in [(Color::White, 1, 9), (Color::Black, 9, 1)] {
        let clock = |id, length: i64| {
            let [mine, theirs] = [mine, theirs].map(|share| share * length);
            game(id, turn, mine, theirs)
        };
        let games = [
            clock("enough", days(5)),
            unknown("unknown", turn),
            clock("little", days(5) - 1),
            clock("low", days(1)),
        ];
        assert_eq!(all(&games), ["low", "little", "unknown", "enough"]);
        let due = due(&games, &[], NOW, 4).first;
        let falls: Vec<_> = due
            .iter()
            .map(|due| (due.place, due.deadline.map(|deadline| deadline.safe())))
            .collect();
        let at = |length| Some(NOW + Seconds::new(length));
        assert_eq!(falls[0], (3, at(days(1))));
        assert_eq!(falls[1], (2, at(days(5) - 1)));
        assert!(falls.contains(&(1, None)) && falls.len() == 4);
    }
}

#[test]
fn a_game_of_unknown_time_is_never_named_as_the_next_to_fall() {
    let games = [unknown("1", Color::White)];
    let listed = list(&games, &[], &ListQuery::default(), NOW);
    assert_eq!((listed.next, listed.in_doubt), (None, None));
    assert_eq!(listed.totals.of(GameStanding::Mine), 1);
}

#[test]
fn a_list_says_when_a_short_clock_passes_a_game_of_unknown_time() {
    let six = Seconds::days(6).get();
    let games = [unknown("1", Color::White), game("2", Color::White, six, 9)];
    let until = list(&games, &[], &ListQuery::default(), NOW).until;
    assert_eq!(until, Some(NOW + Seconds::days(1) + Seconds::new(1)));
    let rows = |now| ids(&games, &ListQuery::default(), now);
    assert_eq!(rows(NOW + Seconds::days(1)), ["1", "2"]);
    assert_eq!(rows(NOW + Seconds::days(1) + Seconds::new(1)), ["2", "1"]);
}

#[test]
fn a_pending_claim_stands_behind_a_game_of_unknown_time() {
    let mut claimed = unknown("1", Color::White);
    claimed.state.phase = Phase::Claim {
        by: Color::White,
        since: NOW,
        began: NOW,
        stopped: Seconds::ZERO,
    };
    assert!(!GameNow::of(&claimed, NOW).runs_unknown());
    assert_eq!(all(&[claimed, unknown("2", Color::White)]), ["2", "1"]);
}

#[test]
fn a_surname_is_shared_if_two_opponents_have_it() {
    let against = |opponent: &str| {
        let mut game = game("1", Color::White, 10, 10);
        game.players.black = opponent.into();
        game
    };
    let opponents = ["Novak, J", "Okafor", "Okafor", "Petrov, I", "Petrov"];
    let shared = shared_surnames(&opponents.map(against));
    assert_eq!(shared.iter().collect::<Vec<_>>(), ["Petrov"]);
}

//! The list of correspondence games, and entering one, in English.

use super::super::color;
use super::figures::problem as figure_problem;
use crate::clock::{Color, GameResult};
use crate::correspondence::enter::EnterError;
use crate::correspondence::look::Figure;
use crate::correspondence::state::{GameEnd, GameEndReason};
use crate::correspondence::{GameStanding, Openings};
use crate::game::pgn::{MovePlace, PgnError, PgnErrorKind};
use crate::ui::text;
use crate::ui::text::correspondence::games::{GameListText, NewGameText};

pub(super) const GAMES: GameListText = GameListText {
    title: "Correspondence",
    teach: "Your correspondence games under Triple Block, at ICCF and elsewhere, will be here, the one with the least time first.",
    teach_blocks: "Each has a clock, an increment and a bank. A clock at zero loses, whatever is in the bank: this page says by when to move or to refill it.",
    enter_game: "Enter a game",
    open_link: "An organizer may have sent you a link: open it in this browser, and its event is here.",
    organize: "For organizers: add an event, and send its link",
    check_first: |name, may_not_refill| {
        let may = if may_not_refill {
            "does not refill by itself"
        } else {
            "counts more strictly"
        };
        [
            "Check ",
            name,
            " first: if the server ",
            may,
            ", your clock has run out.",
        ]
        .concat()
    },
    events: "Events",
    absence: "Absence",
    backup: "Backup",
    ahead: "Looking ahead",
    calendar: "Deadlines for your calendar",
    calendar_hint: "Reminds you while this page is closed. Save it again after you have moved.",
    calendar_saved: |file, held, unknown| {
        let held = match (held, unknown) {
            (0, 0) => ", without a deadline: no clock of yours runs.".into(),
            (0, _) => ", without a deadline.".into(),
            (1, _) => ", with 1 deadline.".into(),
            (n, _) => [", with ", &n.to_string(), " deadlines."].concat(),
        };
        let left_out = match unknown {
            0 => String::new(),
            1 => " 1 game is missing: it is not yet compared with the server.".into(),
            n => [
                " ",
                &n.to_string(),
                " games are missing: they are not yet compared with the server.",
            ]
            .concat(),
        };
        ["Saved as ", file, &*held, &left_out].concat()
    },
    calendar_empty: "No game of yours is entered: no file saved.",
    calendar_each: [
        "Apple Calendar, Thunderbird and most others remind you three hours, one day and five days before.",
        "Outlook and Exchange remind you once, three hours before.",
        "Google Calendar takes the deadlines without reminders: set them there, for the whole calendar.",
    ],
    reminder: |who, event| [who, ", ", event].concat(),
    remind_refill: "Refill or move before this: ",
    remind_move: "Move before this: ",
    remind_check: "May be lost already, check with the server and move before this: ",
    remind_last: "Clock and bank are gone: ",
    later: |games| ["later: ", &games.to_string()].concat(),
    standing: |standing| match standing {
        GameStanding::Mine => "Your move",
        GameStanding::Watched => "Looked after",
        GameStanding::Theirs => "Their move",
        GameStanding::Ahead => "Not started",
        GameStanding::Finished => "Finished",
    },
    search: "Search",
    search_hint: "player, event, move",
    event: "Event",
    all_events: "All events",
    archived: "Archived events too",
    orphans: "Games without their event",
    orphans_why: "Their event is not on this device, or could not be read: their clocks are not known.",
    nothing_found: "No matching games.",
    show_all: "Show all games",
    finished: |games| ["Finished games, ", &games.to_string()].concat(),
    refill: "refill",
    claim: "Claim pending",
    ended,
    no_moves: "no move yet",
    claim_waits: "No clock runs.",
    starts: |date| ["Starts ", date].concat(),
    not_compared: "Not yet compared",
    check: "Check with the server",
    bank_no_help: "Refill in time",
    refill_to_be_safe: "To be safe, refill by",
    new: NEW,
};

fn moves_problem(problem: &PgnError) -> String {
    let place = |place: &MovePlace| {
        let side = color(place.side);
        ["Move ", &place.number.to_string(), ", ", side, ": "].concat()
    };
    match &problem.kind {
        PgnErrorKind::Move {
            place: at,
            text,
            why,
        } => [
            &*place(at),
            "\u{201c}",
            text,
            "\u{201d} cannot be played. ",
            &text::play::move_problem(why),
        ]
        .concat(),
        PgnErrorKind::Pass(at) => [&*place(at), "nobody can pass in a game."].concat(),
        _ => text::study::problem(problem),
    }
}

fn ended(verdict: &GameEnd, mine: Option<Color>) -> &'static str {
    match (verdict.result, mine, verdict.why) {
        (GameResult::Win(winner), Some(mine), GameEndReason::Time) if winner != mine => {
            "Lost on time"
        }
        (GameResult::Win(winner), Some(mine), GameEndReason::Time) if winner == mine => {
            "Won on time"
        }
        (GameResult::Win(winner), Some(mine), _) if winner == mine => "Won",
        (GameResult::Win(_), Some(_), _) => "Lost",
        (GameResult::Win(Color::White), None, GameEndReason::Time) => "White won on time",
        (GameResult::Win(Color::Black), None, GameEndReason::Time) => "Black won on time",
        (GameResult::Win(Color::White), None, _) => "White won",
        (GameResult::Win(Color::Black), None, _) => "Black won",
        (GameResult::Draw, ..) => "Drawn",
        (GameResult::BothLose, ..) => "Lost by both",
    }
}

const NEW: NewGameText = NewGameText {
    title: "Enter a game",
    needs_event: "A game belongs to an event, which says how much time there is. Add the event first, or open the link that its organizer sent.",
    event: "Event",
    choose_event: "Choose an event",
    another_event: "Add another event",
    side: "You play",
    white: "White",
    black: "Black",
    neither: "Neither: I look after it",
    name_of: |side| match side {
        Color::White => "White\u{2019}s name",
        Color::Black => "Black\u{2019}s name",
    },
    how: "The game",
    begins: "begins with its event",
    under_way: "is already under way",
    how_hint: "For games already under way: paste the moves so far, or a PGN file with many games, which are entered all at once.",
    starts_at: |date, ahead| {
        if ahead {
            [
                "The first clock will run from ",
                date,
                ", the official start.",
            ]
            .concat()
        } else {
            [
                "The first clock has been running since the official start, ",
                date,
                ". Save first, then enter the moves with the server\u{2019}s time stamps.",
            ]
            .concat()
        }
    },
    opening: "A thematic opening",
    fen: "Position",
    fen_hint: "FEN; leave empty for the usual one",
    opening_moves: "Moves of the opening",
    opening_hint: |openings, moves| match openings {
        Openings::Apart => {
            "For example 1. e4 c5 2. d4. These moves do not count and cost no time.".into()
        }
        Openings::Counted => [
            "For example 1. e4 c5 2. d4. These moves cost no time, and count among the first ",
            &moves.to_string(),
            ".",
        ]
        .concat(),
    },
    moves: "Moves so far",
    moves_hint: "PGN or 1. e4 e5 2. Nf3 \u{2026}; or a file with several games",
    server_shows: "What the server shows now",
    server_hint: "As shown there: 46 d 20:00:00, 46 days 20 hours, 46:20:00:00.",
    you: "You",
    opponent: "Opponent",
    own_moves: "Moves",
    clock: |side| match side {
        Color::White => "White\u{2019}s clock",
        Color::Black => "Black\u{2019}s clock",
    },
    bank: |side| match side {
        Color::White => "White\u{2019}s bank",
        Color::Black => "Black\u{2019}s bank",
    },
    made: |side| match side {
        Color::White => "White\u{2019}s own moves",
        Color::Black => "Black\u{2019}s own moves",
    },
    made_hint: "Moves can be left empty: they are counted from the moves so far.",
    save: "Enter the game",
    problem: |problem, event| match problem {
        EnterError::Name(_) => "Names have at most 100 characters.".into(),
        EnterError::Fen(problem) => text::play::fen_problem(problem),
        EnterError::TwoStarts => {
            "The moves have a position of their own ([FEN \u{2026}]): leave the field above empty."
                .into()
        }
        EnterError::Moves(problem) => moves_problem(problem),
        EnterError::Several(games) => [&games.to_string(), " games are in this text."].concat(),
        EnterError::Over => "This game is over. Only games in progress can be entered.".into(),
        EnterError::NotStarted(_) => [
            event.draft().name.as_str(),
            " has not started: nobody has moved yet.",
        ]
        .concat(),
        EnterError::Made(_) => "Enter 0 to 9,999 moves.".into(),
        EnterError::Clock(_, why) => figure_problem(Figure::Clock, *why).into(),
        EnterError::Bank(_, why) => figure_problem(Figure::Bank, *why).into(),
        EnterError::Refused(_) => {
            "The game cannot begin like that under the rules of its event.".into()
        }
    },
    moves_problem,
    found: |games| [&games.to_string(), " games are in this text."].concat(),
    one_by_one: "One after the other",
    all_at_once: |games| ["Enter all ", &games.to_string()].concat(),
    all_hint: "All at once: then enter in each game what the server shows for both players. Until then their times are not known.",
    me: "Your name in them",
    me_hint: "to find your side; leave empty if you look after them for others",
    game_of: |number, all| ["Game ", &number.to_string(), " of ", &all.to_string()].concat(),
    skip: "Skip",
    is_over: "over: not entered",
    entered: |games, left_out| {
        let mut text = match games {
            1 => String::from("One game is entered."),
            games => [&games.to_string(), " games are entered."].concat(),
        };
        match left_out {
            0 => {}
            1 => text.push_str(" One was over or could not be read, and is left out."),
            left_out => {
                text.push(' ');
                text.push_str(&left_out.to_string());
                text.push_str(" were over or could not be read, and are left out.");
            }
        }
        text
    },
    plies: |plies| match plies {
        0 => "no moves".into(),
        1 => "1 half-move".into(),
        plies => [&plies.to_string(), " half-moves"].concat(),
    },
};

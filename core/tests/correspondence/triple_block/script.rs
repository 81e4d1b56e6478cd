//! A correspondence game as one text: [`plays`].
//!
//! ```ignore
//! plays("700: w3d4h b [50d+51d20h/1 50d+55d/1 w]");
//! ```
//!
//! Before the colon is the length of the event in days, which has the blocks of the table, and in
//! brackets what it has otherwise: `302 [clock 6d, bank 0, increment 1s]: w2d b …`.
//!
//! | event | |
//! | --- | --- |
//! | `clock 6d`, `bank 0`, `increment 1s` | the blocks |
//! | `moves 2` | the number of moves with an increment |
//! | `increment only` | the bank does not refill the clock automatically |
//! | `sudden 5`, `guaranteed` | sudden death protection of 5 days, guaranteed time |
//! | `reset with last` | the first reset comes with the last move that has an increment |
//! | `team`, `captains` | a team event; one in which captains may transfer |
//! | `after 49` | so many moves count already, and the server shows the blocks |
//! | `under way 12` | so many moves have no stamps |
//! | `waiting` | the game has not started |
//!
//! After it comes the game: words apart by spaces. A remark in parentheses says why, and is passed
//! over.
//!
//! | word | |
//! | --- | --- |
//! | `3d4h`, `50d-1s` | that time passes |
//! | `w`, `b`, `w3d` | White, or Black, moves; White moves after having thought for 3 days |
//! | `both*49` | each side makes 49 moves, each after a second |
//! | `refill:w+7d`, `transfer:w+7d` | White, or White's captain, takes 7 days from the bank |
//! | `server:w=20d+30d` | the server shows these times of White |
//! | `claim:w`, `resolved` | White files a claim; it is resolved |
//! | `sub:w`, `replace:w` | White is substituted, or replaced |
//! | `start`, `end:1-0:resignation` | the game starts; it ends by word |
//! | `w!NotStarted` | the ledger refuses this word for that reason, and is as before |
//! | `[50d+51d/1 50d+50d/0 b]` | what there is now: [`shown`] |
//!
//! A reason with a figure has it behind it: `w!Fallen=w50d`, `refill:w+9d!Cap=3d`.

use zeitnot_core::clock::{ByColor, Color, GameResult};
use zeitnot_core::correspondence::deadline::cautious;
use zeitnot_core::correspondence::state::GameEndReason;
use zeitnot_core::correspondence::{
    Act, Cause, Ending, EntryError, Phase, Protection, Refill, Reset, Seconds, ServerFacts,
    ShownTime, Utc,
};

use super::play::{
    Black, Play, START, White, claim, d, event, h, replacement, s, substitution, teams, transfer,
};
use zeitnot_fixtures::script::walk;

/// A game of such an event.
#[track_caller]
pub fn set_up(text: &str) -> Play {
    let (days, options) = text.split_once(" [").unwrap_or((text, "]"));
    let mut draft = event(days.parse().expect("a number of days"));
    let (mut moves, mut is_shown, mut is_begun) = (0, true, true);
    let options = options.trim_end_matches(']').split(", ");
    for option in options.filter(|option| !option.is_empty()) {
        let (name, figure) = option.rsplit_once(' ').unwrap_or((option, ""));
        let count = || figure.parse().expect("a number");
        match name {
            "clock" => draft.clock = length(figure),
            "bank" => draft.bank = length(figure),
            "increment" if figure == "only" => draft.refill = Refill::IncrementOnly,
            "increment" => draft.increment = length(figure),
            "moves" => draft.increment_moves = count(),
            "sudden" => draft.protection = Protection::SuddenDeath(count()),
            "guaranteed" => draft.protection = Protection::GuaranteedTime,
            "reset with" => draft.interpretations.reset = Reset::WithLast,
            "team" => draft.team = true,
            "captains" => draft = teams(draft.days),
            "after" => moves = count(),
            "under way" => (moves, is_shown) = (count(), false),
            "waiting" => is_begun = false,
            _ => panic!("no such option: {option}"),
        }
    }
    match (is_begun, is_shown) {
        (false, _) => Play::waiting(draft),
        (true, false) => Play::under_way(draft, moves),
        (true, true) => Play::after(draft, moves),
    }
}

/// Plays this game of such an event, and checks what it says on the way.
#[track_caller]
pub fn plays(text: &str) -> Play {
    let (setup, game) = text.split_once(':').expect("an event: a game");
    let mut play = set_up(setup);
    play.plays(game.strip_prefix(' ').unwrap_or(game));
    play
}

impl Play {
    /// Plays these words, and checks what they say there is.
    #[track_caller]
    pub fn plays(&mut self, game: &str) -> &mut Play {
        walk(self, game, |play, _| shown(play), Play::word);
        self
    }

    /// One word, which the ledger must take or, after a `!`, refuse.
    fn word(&mut self, word: &str) -> Result<(), String> {
        let (what, refusal) = word.split_once('!').unwrap_or((word, ""));
        if what.starts_with(|c: char| c.is_ascii_digit()) {
            self.wait(length(what));
            return Ok(());
        }
        if let Some(moves) = what.strip_prefix("both*") {
            self.both_move(moves.parse().expect("moves"));
            return Ok(());
        }
        let act = self.read(what);
        let said = if refusal.is_empty() {
            self.act(act).err()
        } else {
            Some(self.refused(act))
        };
        let said = said.map_or(String::new(), why);
        if said == refusal { Ok(()) } else { Err(said) }
    }

    /// The act; a move has been thought about.
    fn read(&mut self, word: &str) -> Act {
        let (what, rest) = word.split_once(':').unwrap_or((word, ""));
        let amount = |text: &str| (side(&text[..1]), length(&text[2..]));
        match what {
            "start" => Act::Start,
            "resolved" => Act::Resolved,
            "claim" => claim(side(rest)),
            "sub" => substitution(side(rest)),
            "replace" => replacement(side(rest)),
            "transfer" => {
                let (side, amount) = amount(rest);
                transfer(side, amount)
            }
            "refill" => {
                let (side, amount) = amount(rest);
                Act::Refill { side, amount }
            }
            "server" => {
                let (clock, bank) = rest[2..].split_once('+').expect("a clock and a bank");
                let (clock, bank) = (length(clock), length(bank));
                let mut shown = ByColor::both(None);
                *shown.get_mut(side(&rest[..1])) = Some(ShownTime { clock, bank });
                let cause = Cause::Unknown;
                Act::Correction { shown, cause }
            }
            "end" => ending(rest),
            _ => {
                self.wait(length(&word[1..]));
                assert_eq!(self.state().turn, side(&word[..1]), "{word}");
                self.next_move()
            }
        }
    }
}

/// Both accounts and the phase, in one line.
///
/// A side is its clock, its bank and its moves: `50d+51d20h/1`, with `?` behind it if they are not
/// known. The phase is `waiting`, the side to move and how long it has thought in its turn
/// (`b 3d`), and `claim by w` or `fell 50d` behind that; or the score, its reason and its time from
/// the start.
/// Behind it: who owes a substitution, and after which time from now on the clock would fall under
/// another interpretation, and by what: `or 35d by refill`.
pub fn shown(game: &Play) -> String {
    let state = game.state();
    let since = |at: Utc| text(at.since(START));
    let mut all: Vec<String> = Vec::new();
    for side in Color::ALL {
        let account = state.account(side);
        let known = if state.is_known(side) { "" } else { "?" };
        let (clock, bank) = (text(account.clock), text(account.bank));
        all.push(format!("{clock}+{bank}/{}{known}", account.moves));
    }
    match state.phase {
        Phase::Waiting => all.push("waiting".into()),
        Phase::Over(end) => {
            let why = match end.why {
                GameEndReason::Board(fact) => format!("{fact:?}"),
                GameEndReason::Word(ending) => format!("{ending:?}"),
                GameEndReason::Time => "Time".into(),
            };
            let score = end.result.score();
            all.push(format!("{score} {} {}", why.to_lowercase(), since(end.at)));
        }
        _ => {
            all.push(letter(state.turn).into());
            if let Some(thought) = state.reflection().filter(|thought| thought.is_positive()) {
                all.push(text(thought));
            }
        }
    }
    match state.phase {
        Phase::Claim { by, .. } => all.push(format!("claim by {}", letter(by))),
        Phase::Fallen { at, .. } => all.push(format!("fell {}", since(at))),
        _ => {}
    }
    for side in Color::ALL {
        if *state.owes_substitution.get(side) {
            all.push(format!("{} owes", letter(side)));
        }
    }
    if let Some(sooner) = cautious(&game.ledger, &ServerFacts::default()) {
        let by = sooner.by;
        let differs = [
            (by.refill, "refill"),
            (by.reset, "reset"),
            (by.openings, "openings"),
        ];
        let differs = differs.iter().filter(|(differs, _)| *differs);
        let names: Vec<&str> = differs.map(|(_, name)| *name).collect();
        let left = text(sooner.at.since(game.now));
        all.push(format!("or {left} by {}", names.join(" ")));
    }
    all.join(" ")
}

/// Days, hours, minutes and seconds, as far as there are.
pub fn text(time: Seconds) -> String {
    let (sign, s) = (if time.get() < 0 { "-" } else { "" }, time.get().abs());
    let units = [
        (s / 86_400, 'd'),
        (s / 3_600 % 24, 'h'),
        (s / 60 % 60, 'm'),
        (s % 60, 's'),
    ];
    let parts = units.iter().filter(|(count, _)| *count > 0);
    let parts: String = parts
        .map(|(count, unit)| format!("{count}{unit}"))
        .collect();
    format!("{sign}{}", if parts.is_empty() { "0" } else { &parts })
}

/// The length that [`text`] writes, and `50d-1s`.
fn length(text: &str) -> Seconds {
    let mut sum = Seconds::ZERO;
    let mut number = String::new();
    for c in text.chars() {
        let unit = match c {
            'd' => d(1),
            'h' => h(1),
            'm' => s(60),
            's' => s(1),
            _ => {
                number.push(c);
                continue;
            }
        };
        let count: i64 = number
            .parse()
            .unwrap_or_else(|_| panic!("no length: {text}"));
        sum += Seconds::new(unit.get() * count);
        number.clear();
    }
    assert!(number.is_empty() || number == "0", "no length: {text}");
    sum
}

fn letter(side: Color) -> &'static str {
    if side == White { "w" } else { "b" }
}

fn side(text: &str) -> Color {
    match text {
        "w" => White,
        "b" => Black,
        _ => panic!("w or b, not {text}"),
    }
}

/// The reason for which the ledger refuses, with the figure that says it.
fn why(error: EntryError) -> String {
    let since = |at: Utc| text(at.since(START));
    let figure = match error {
        EntryError::BeforeStart { start } => since(start),
        EntryError::Order { after } => since(after),
        EntryError::Future { now } => since(now),
        EntryError::Fallen { side, at } => [letter(side), &since(at)].concat(),
        EntryError::Bank { bank } => text(bank),
        EntryError::Cap { room } => text(room),
        EntryError::AfterEnd { end } => since(end),
        EntryError::SubstitutionOwed { side } => letter(side).into(),
        _ => return format!("{error:?}"),
    };
    let name = format!("{error:?}");
    let name = name.split(' ').next().unwrap_or_default();
    format!("{name}={figure}")
}

fn ending(text: &str) -> Act {
    let results = [
        GameResult::Win(White),
        GameResult::Win(Black),
        GameResult::Draw,
        GameResult::BothLose,
    ];
    let endings = [
        Ending::Resignation,
        Ending::Agreement,
        Ending::Claim,
        Ending::Time,
        Ending::Default,
        Ending::Adjudication,
    ];
    let (score, reason) = text.split_once(':').expect("a score and a reason");
    let result = results.into_iter().find(|result| result.score() == score);
    let named = |ending: &Ending| format!("{ending:?}").to_lowercase() == reason;
    let ending = endings.into_iter().find(named);
    Act::Result {
        result: result.unwrap_or_else(|| panic!("no score: {score}")),
        ending: ending.unwrap_or_else(|| panic!("no reason: {reason}")),
    }
}

#[test]
fn a_correspondence_game_is_played_word_by_word_and_checked_on_the_way() {
    let table = plays(
        "700: w3d4h b [50d+51d20h/1 50d+55d/1 w] 30d (a long journey) refill:w+1h50m-1s
         w20d refill:b+1d!Cap=0",
    );
    assert_eq!(table.now, START + d(53) + h(4));
    let fails = || drop(plays("700: w1d [49d+50d/1 50d+50d/0 b] b"));
    let why = std::panic::catch_unwind(fails).expect_err("it should fail");
    let why = why.downcast::<String>().expect("a message");
    let went = "the game goes: w1d [50d+54d/1 50d+50d/0 b] b\n";
    assert!(why.starts_with(went), "{why}");
}

#[test]
fn an_event_is_set_up_as_its_text_says() {
    let play = set_up("302 [clock 6d, bank 0, increment 1s, moves 2, sudden 5, increment only]");
    let draft = play.ledger.event().draft();
    let blocks = (draft.clock, draft.bank, draft.increment);
    assert_eq!(blocks, (d(6), Seconds::ZERO, s(1)));
    assert_eq!((draft.days, draft.increment_moves), (302, 2));
    assert_eq!(draft.protection, Protection::SuddenDeath(5));
    assert_eq!(draft.refill, Refill::IncrementOnly);
    let captains = set_up("700 [captains, after 49]");
    assert!(captains.ledger.event().draft().captain_may_transfer);
    assert_eq!(captains.state().account(White).moves, 49);
}

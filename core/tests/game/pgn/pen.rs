//! A writer of random games that writes each one twice: in PGN's own spelling, and as other
//! programs and people do. It shares nothing with the code under test.

use shakmaty::{Chess, EnPassantMode, FromSetup, Move, Position as _, Role, Setup};
use zeitnot_core::game::notation::{san, uci};

use super::random::Lots;

/// A text in two spellings.
#[derive(Clone, Default)]
pub struct Both {
    pub plain: String,
    pub foreign: String,
}

impl Both {
    fn push(&mut self, plain: &str, foreign: &str) {
        self.plain.push_str(plain);
        self.foreign.push_str(foreign);
    }

    fn append(&mut self, other: &Both) {
        self.push(&other.plain, &other.foreign);
    }
}

/// Marks, and their printed signs.
const MARKS: [(u8, &str); 22] = [
    (1, "!"),
    (2, "?"),
    (3, "!!"),
    (4, "??"),
    (5, "!?"),
    (6, "?!"),
    (7, "□"),
    (10, "="),
    (13, "∞"),
    (14, "+/="),
    (14, "⩲"),
    (14, "+="),
    (15, "=/+"),
    (16, "+/-"),
    (16, "±"),
    (17, "-/+"),
    (18, "+-"),
    (18, "+–"),
    (19, "-+"),
    (22, "⊙"),
    (140, "△"),
    (142, "⌓"),
];

/// Words for comments.
const WORDS: [&str; 16] = [
    "so",
    "it’s",
    "(1. e4",
    "is)",
    "%",
    "%x",
    "[%clk 0:01:00]",
    ";",
    "$5",
    "\"",
    "1-0",
    "*",
    "é",
    "\\",
    "[Event \"x\"]",
    "{",
];

/// Separators of words, besides a space.
const GAPS: [&str; 9] = [
    "\n",
    "\r\n",
    "\t ",
    " \u{200b}",
    "\u{a0}",
    "\u{feff} ",
    "\n%hidden ) {\n",
    "\r\n% 1. a4\r\n",
    "\n\n",
];

/// Writes random games.
pub struct Pen<'a> {
    pub lots: Lots<'a>,
    /// The number of null moves in the main line.
    pub passes: usize,
    /// Whether the first move of a variation has alternatives within it: they are written behind
    /// it, as alternatives to the same move.
    pub level: bool,
    /// The number of comments; each begins with its own number.
    pub said: usize,
    /// The comments of each line, without those of the variations within, in their order.
    pub orders: Vec<Vec<usize>>,
}

/// The text of a line, and the moves with which it and the variations at its beginning begin.
struct Line {
    text: Both,
    first: Vec<Option<Move>>,
}

impl Pen<'_> {
    pub fn gap(&mut self) -> String {
        if self.lots.one_in(4) {
            self.lots.one_of(&GAPS).to_owned()
        } else {
            " ".to_owned()
        }
    }

    pub fn comment(&mut self) -> Both {
        let count = 1 + self.lots.draw(3);
        let mut words = vec![self.said.to_string()];
        words.extend((0..count).map(|_| self.lots.one_of(&WORDS).to_owned()));
        self.said += 1;
        let text = words.join(" ");
        let mut both = Both::default();
        let gap = self.gap();
        match self.lots.draw(4) {
            1 => both.push(&format!("{{{text}}} "), &format!("{gap};{text}\n")),
            2 => {
                let shown = text.replace('{', "(");
                both.push(&format!("{{{shown} )}} "), &format!("{gap}; {text} }}\r\n"));
            }
            3 => {
                let wide = words.join("\t ");
                both.push(&format!("{{{text}}} "), &format!("{{\n {wide}\n}}{{ }}"));
            }
            _ => both.push(&format!("{{{text}}} "), &format!("{gap}{{{text}}}{gap}")),
        }
        both
    }

    fn comments(&mut self, one_in: usize, own: &mut Vec<usize>) -> Both {
        let mut all = Both::default();
        while self.lots.one_in(one_in) {
            own.push(self.said);
            all.append(&self.comment());
        }
        all
    }

    fn marks(&mut self) -> Vec<(u8, &'static str)> {
        let mut marks = Vec::new();
        while self.lots.one_in(3) {
            let mark = match self.lots.draw(8) {
                0 => (146, "$146"),
                1 => (255, "$255"),
                _ => self.lots.one_of(&MARKS),
            };
            if marks.iter().all(|(nag, _)| *nag != mark.0) {
                marks.push(mark);
            }
        }
        marks
    }

    /// A mark alone.
    fn mark(&mut self, (nag, sign): (u8, &str)) -> String {
        match self.lots.draw(3) {
            0 => format!(" ${nag} "),
            1 => format!("{}{sign} ", self.gap()),
            _ => format!(" $0{}${nag} ", self.gap()),
        }
    }

    /// A move as it may be written, without marks.
    fn spelled(&mut self, position: &Chess, play: Option<Move>) -> String {
        let Some(play) = play else {
            return self
                .lots
                .one_of(&["--", "Z0", "0000", "@@@@", "null"])
                .to_owned();
        };
        let text = san(position, play);
        let bare = text.trim_end_matches(['+', '#']).to_owned();
        match self.lots.draw(9) {
            0 => bare,
            1 => uci(play, position.castles().mode()),
            2 => bare.replace('O', "0"),
            3 => bare.replace('O', "o"),
            4 => bare.replace('x', ""),
            5 => bare.replace('=', ""),
            6 if bare.contains('=') => format!("{})", bare.replace('=', "(")),
            6 if play.is_en_passant() => format!("{bare} e.p."),
            7 if play.role() != Role::Pawn && !play.is_castle() => {
                let figure = match play.role() {
                    Role::Knight => '♘',
                    Role::Bishop => '♝',
                    Role::Rook => '♖',
                    Role::Queen => '♛',
                    _ => '♔',
                };
                format!("{figure}{}", &text[1..])
            }
            _ => text,
        }
    }

    /// A number as it may be written.
    fn number(&mut self, position: &Chess) -> Both {
        let number = position.fullmoves();
        let dots = ["...", "."][usize::from(position.turn().is_white())];
        let gap = self.gap();
        let foreign = match self.lots.draw(6) {
            0 => String::new(),
            1 => format!("{number}{gap}"),
            2 => format!("{number}{dots}"),
            3 => format!("{number}.{gap}"),
            4 => format!("{number}…{gap}"),
            _ => format!("{number}{dots}{gap}"),
        };
        Both {
            plain: format!("{number}{dots} "),
            foreign,
        }
    }

    /// The moves of a game from here on, and the position at their end.
    pub fn main_line(&mut self, position: &Chess) -> Both {
        self.line(position, None, 0).text
    }

    fn any(&mut self, position: &Chess) -> Option<Option<Move>> {
        let legal = position.legal_moves();
        if !position.is_check() && self.lots.one_in(12) && pass(position).is_some() {
            return Some(None);
        }
        // Moves with several spellings come more often than chance would have it.
        let special =
            |play: &&Move| play.is_promotion() || play.is_en_passant() || play.is_castle();
        let special: Vec<Move> = legal.iter().filter(special).copied().collect();
        let from = if special.is_empty() || self.lots.one_in(2) {
            &legal[..]
        } else {
            &special[..]
        };
        (!from.is_empty()).then(|| Some(self.lots.one_of(from)))
    }

    fn line(&mut self, from: &Chess, begin: Option<Option<Move>>, depth: usize) -> Line {
        let mut line = Line {
            text: Both::default(),
            first: Vec::new(),
        };
        let mut own = Vec::new();
        let mut position = from.clone();
        let length = 1 + self.lots.draw(5) + usize::from(begin.is_some());
        for ply in 0..length {
            let chosen = match begin {
                Some(begin) if ply == 0 => Some(begin),
                _ => self.any(&position),
            };
            let Some(play) = chosen else {
                break;
            };
            self.passes += usize::from(play.is_none() && depth == 0);
            let marks = self.marks();
            let mut early = 0;
            if ply == 0 && depth > 0 {
                // The beginning of a variation.
                early = self.lots.draw(marks.len() + 1);
                for mark in &marks[..early] {
                    let mark = self.mark(*mark);
                    line.text.push("", &mark);
                    let comments = self.comments(4, &mut own);
                    line.text.append(&comments);
                }
                let comments = self.comments(3, &mut own);
                line.text.append(&comments);
            }
            let number = self.number(&position);
            line.text.append(&number);
            let others = self.played(&mut line.text, &position, play, &marks, early);
            let comments = self.comments(4, &mut own);
            let mut variations = Both::default();
            let mut repeated = false;
            while depth < 4 && self.lots.one_in(4) {
                let again = self.lots.one_in(2).then_some(play);
                let Some(first) = again.or_else(|| self.any(&position)) else {
                    break;
                };
                self.level |= ply == 0 && depth > 0;
                let inner = self.line(&position, Some(first), depth + 1);
                repeated |= inner.first.contains(&play);
                variations.push("(", "(");
                variations.append(&inner.text);
                variations.push(") ", ")");
                if ply == 0 {
                    line.first.extend(inner.first);
                }
            }
            line.text.plain.push_str(&comments.plain);
            line.text.plain.push_str(&variations.plain);
            // Marks and comments mean the same in either order, and also after the alternatives to
            // the move.
            let mut about = [others, comments.foreign];
            if self.lots.one_in(3) {
                about.reverse();
            }
            let mut foreign = [about.concat(), variations.foreign];
            if !repeated && self.lots.one_in(2) {
                foreign.reverse();
            }
            line.text.foreign.push_str(&foreign.concat());
            if ply == 0 {
                line.first.push(play);
            }
            position = match play {
                Some(play) => {
                    position.play_unchecked(play);
                    position
                }
                None => pass(&position).unwrap_or(position),
            };
        }
        self.orders.push(own);
        line
    }

    /// Writes a move with its marks, of which `early` stand before it already. Returns the marks
    /// that the foreign spelling still has to write.
    fn played(
        &mut self,
        text: &mut Both,
        position: &Chess,
        play: Option<Move>,
        marks: &[(u8, &'static str)],
        early: usize,
    ) -> String {
        let plain = play.map_or("--".to_owned(), |play| san(position, play));
        text.plain.push_str(&plain);
        text.plain.push(' ');
        for (nag, _) in marks {
            text.plain.push_str(&format!("${nag} "));
        }
        let spelled = self.spelled(position, play);
        text.foreign.push_str(&spelled);
        let mut rest = &marks[early..];
        if let [(_, sign), others @ ..] = rest
            // `Qh5+` and `=` would be read as `Qh5` and `+=`.
            && !(spelled.ends_with('+') && *sign == "=")
            && self.lots.one_in(2)
        {
            text.foreign.push_str(sign);
            rest = others;
        }
        if self.lots.one_in(8) {
            text.foreign.push(',');
        }
        let gap = self.gap();
        text.foreign.push_str(&gap);
        rest.iter().map(|mark| self.mark(*mark)).collect()
    }
}

/// The position with the other side to move.
fn pass(position: &Chess) -> Option<Chess> {
    if position.is_check() {
        return None;
    }
    let setup = position.to_setup(EnPassantMode::Legal);
    let setup = Setup {
        turn: !setup.turn,
        ep_square: None,
        halfmoves: setup.halfmoves + 1,
        fullmoves: setup
            .fullmoves
            .saturating_add(u32::from(setup.turn.is_black())),
        ..setup
    };
    Chess::from_setup(setup, position.castles().mode()).ok()
}

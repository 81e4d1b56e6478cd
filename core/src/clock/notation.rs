//! A notation for time controls that people can type and share.
//!
//! [`parse()`] reads the usual ways of writing a control in a link or a stored value, [`print()`]
//! writes one canonical text, and every valid control survives the round trip. [`parse_typed()`]
//! reads what a player types, which may be a question.
//!
//! ```
//! use zeitnot_core::clock::notation::{parse, print, print_pgn};
//! let typed = parse("2h for 40 then 1h for every 20").expect("a control");
//! assert_eq!(print(&typed), "120/40, 60/20");
//! assert_eq!(print_pgn(&typed.white).as_deref(), Some("40/7200:20/3600"));
//! ```
//!
//! # The syntax
//! Case is ignored, and spaces matter only between words.
//!
//! | what | canonical | also read |
//! | --- | --- | --- |
//! | sudden death | `90` | `90 min`, `1h30`, `1:30:00`, `90'`, `G/90`, `90+0` |
//! | a time that is not whole minutes | `30s`, `0:02:30`, `1:30:15.5` | `0.5`, `2.5min`, `2min 30s` |
//! | three hours and more | `3h`, `200min` | `3:20:00` |
//! | increment | `5+3` | `5 inc 3`, `5 \| 3`, `G/5; +3` |
//! | US delay | `5 d2` | `G/5 d2`, `5 delay 2` |
//! | Bronstein | `5 b3` | `5 bronstein 3` |
//! | byo-yomi: 5 periods of 30 s | `30 byo 5x30` | `30 min + 5 × 30 s` |
//! | Canadian: 10 moves in 5 min | `60 can 5min/10` | `1 h + 5 min/10`, `60 can 10/5min` |
//! | hourglass | `hourglass 1` | `1 hourglass`, `*60` |
//! | double flag: 60 s of extra time, 10 s a move | `15 df60/10` | `15 doubleflag 1min/10s hybrid` |
//! | no main time, only what each move gives | `0+5`, `0 d5` | |
//! | the same with another rule of the bonus | `15 df60/10t`, `15 df60/10l` | `15 df 60/10 truncated`, `… linear` |
//! | counting up after five minutes | `5 up` | `5 upcount` |
//! | a time for each move | `10s/move` | `10s per move` |
//! | period ended by moves | `90/40, 30` | `90 for 40 then 30`, `40/90, SD/30`, `90/40 + 30min` |
//! | the same of a time for each move | `10s/move for 40, 5` | |
//! | period ended by its time | `120/flag, 30` | `120 then 30` |
//! | last period, repeated | `120/40, 60/20` | `120/40, 60 for every 20` |
//! | a bonus in the last period only | `90/40, 30+30` | |
//! | a bonus in all periods | `90/40+30, 30+30` | `90/40, 30 with 30s`, `90/40 + 30 + 30s from move 1`, `40/90, SD/30; +30` |
//! | White's and Black's control | `5 v 4` | `5 vs. 4` |
//!
//! In short: `control = period {", " period}`, `period = time [end] [mode]`, `end = "/" moves |
//! "/flag"`. A number without a unit is in minutes as a time, and in seconds as a bonus, delay or
//! byo-yomi period.
//!
//! # How the style is determined
//! The whole text, both players' sides, is in one style:
//!
//! | the text | style | `a/b` is | numbers alone are |
//! | --- | --- | --- | --- |
//! | begins with `*`; or has nothing but digits and `/ + : . v`, and one side has (a) a slash before its first colon, or (b) no colon, and its time (what follows the first slash, if there is one) is a number from 180 up: `40/5400+30:1800+30`, `300`, `180+2`, `40/9000` | PGN | moves/time | seconds |
//! | else has `G/`, `Game/` or `SD/` | US | moves/time | minutes; of a bonus, seconds |
//! | else | short | time/moves | the same |
//!
//! So `120+1` is two hours; the value of a PGN tag, whose style is known, goes to [`parse_pgn`]. In
//! US style a bonus or delay at the end applies to all periods that have none, and periods need no
//! comma between them. A mode that a side gives with `with`, or after a last comma or semicolon (`;
//! d5`), applies to all its periods without a mode of their own.
//!
//! # Ambiguous texts
//! `parse` refuses these; `parse_typed` takes the only meaning that a player could have in mind, or
//! else asks.
//!
//! | text | because | write |
//! | --- | --- | --- |
//! | `40/90` | moves first or time first? (only if the first number is the smaller one) | `40/90min` or `40min/90` |
//! | `90/40+30` | a bonus of 30 s, or 30 min more? | `90/40+30s` or `90/40, 30` |
//! | `2h + 30min` | a bonus, or a second period? (refused when typed, too) | `2h + 1800s` or `2h/flag, 30` |
//! | `90/40 + 30 + 30s` | a bonus from move 1 or from move 41? | `90/40, 30 with 30s` or `90/40, 30+30` |
//! | `60 + 5/10`, `10/move` | minutes or seconds? | `60 + 5min/10`, `10s/move` |
//! | `1:30` | hours and minutes, or minutes and seconds? | `1:30:00` or `0:01:30` |
//! | `120, 30`, `2,5` | two periods, or a decimal? | `120/flag, 30`, `2.5` |
//! | `15 + 60/10` | Canadian overtime, or a double flag? | `15 + 60min/10` or `15 df60/10` |
//!
//! # Typed texts
//! A link and a stored value mean what they meant when they were written, so `15/10` in a link is 15
//! minutes for every 10 moves, and `40/2 SD/1` forty moves in two minutes. Whoever types them may
//! mean something else. `parse_typed` therefore reads a text in every way that its form allows:
//! moves first or time first, minutes or hours, an increment or another period, and PGN's seconds.
//! Controls that nobody could mean, such as forty moves in two minutes, are dropped. If one is left, the text is clear, otherwise it is ambiguous. So no control has fewer
//! minutes than the player could mean without a question.
//!
//! A typed text may also be an announcement in English, German, Spanish, French, Italian, Portuguese,
//! Dutch, Polish, Czech, Russian or Turkish: its words are translated into those of the notation
//! first. `90 Minuten für die ersten 40 Züge, danach 30 Min.` is `90 min for 40 moves, then 30
//! min`. So are the names that the app gives to controls: `5 min, waits 2 s before each move`. Case
//! and accents do not matter, and no setting says which language it is: `en` is Dutch for "and"
//! after a time, and Spanish and French for "in" after moves. A word that is not known, or that
//! could mean two things, is refused: `jug` is a move or a player. `parse` reads such texts as
//! well, if they are clear.
//!
//! | the text | means |
//! | --- | --- |
//! | `90 minutos + 30 segundos por jugada` | `90+30` |
//! | `2 heures / 40 coups puis 1 heure KO` | `120/40, 60` |
//! | `90’ x 40 mosse + 30’ per finire + incremento 30” dalla prima mossa` | `90/40+30, 30+30` |
//! | `1 hora e meia para cada jogador` | `90` |
//! | `1½ uur voor 40 zetten en 30 minuten voor de rest` | `90/40, 30` |
//! | `po 10 minut na całą partię i 5 sekund na każdy ruch` | `10+5` |
//! | `2×10 minut s přídavkem 3 s za tah` | `10+3` |
//! | `40 ходов за 2 часа, затем 1 час до конца партии` | `120/40, 60` |
//! | `90 dk + ilk hamleden itibaren hamle başına 30 sn` | `90+30` |
//! | `1.30 h` | a question: `90` or `78` |
//! | `3 min 2 s per move` | a question: `3+2` or `0:03:02/move` |
//!
//! PGN's tag cannot express a double flag: [`print_pgn`] returns `None` for it, as for every other
//! mode that PGN does not know.

mod amount;
mod announcement;
mod cursor;
mod doubt;
mod error;
mod modes;
mod parse;
mod pgn;
mod players;
mod print;
#[cfg(test)]
mod tests;
mod usual;
mod words;

pub use error::{Expected, NotationError};
pub use parse::{MAX_READINGS, MAX_TEXT, Typed, parse, parse_notation, parse_pgn, parse_typed};
pub use pgn::print_pgn;
pub use print::print;

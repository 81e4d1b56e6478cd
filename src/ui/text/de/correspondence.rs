//! Fernschach, auf Deutsch.
//!
//! # Terms
//! The texts use these words, as German correspondence players (BdF, ICCF) do; the words of
//! all pages are in `docs/glossary.md`.
//!
//! | English | German |
//! | --- | --- |
//! | correspondence chess, a correspondence game | Fernschach, Fernpartie |
//! | event | Turnier (a match too) |
//! | organizer; director; captain | Veranstalter; Turnierleiter; Mannschaftsführer |
//! | official start, scheduled end, length | offizieller Beginn, geplantes Ende, Dauer |
//! | as published | wie ausgeschrieben |
//! | reflection time | Bedenkzeit |
//! | clock, bank | Uhr, Bank |
//! | increment | Zeitgutschrift; Gutschrift where room is short |
//! | the clock runs out | die Uhr läuft ab |
//! | to reset (9) | zurücksetzen |
//! | exceeded time limit (ETL) | Zeitüberschreitung; “auf Zeit” where room is short |
//! | refill | auffüllen |
//! | transfer (8), by a captain | umbuchen, Umbuchung |
//! | substitution, substitute | Einwechslung, Ersatzspieler |
//! | replacement (owns the game) | Austausch, Nachfolger |
//! | claim: filed, pending, resolved, upheld | Reklamation: eingereicht, offen, entschieden, anerkannt |
//! | adjudication | Abschätzung |
//! | leave; absence | Urlaub; Abwesenheit |
//! | sudden death protection (SDP) | Sudden-Death-Schutz (SDP) |
//! | guaranteed time (GT) | garantierte Zeit (GT) |
//! | not in effect | außer Kraft |
//! | statement; entry | Kontoauszug; Eintrag |
//! | stamp, deadline | Zeitstempel, Frist |
//! | rated | gewertet |
//! | private analysis, prepared reply | private Analyse, vorbereitete Antwort |
//! | thematic opening | vorgegebene Eröffnung |
//!
//! The texts address nobody, neither as “du” nor as “Sie”: instructions are infinitives, the
//! reader's own things are “eigen”, and a button that speaks for its player says “ich”. Days are
//! `T` (`common::length`).

mod common;
mod correct;
mod events;
mod figures;
mod game;
mod games;
mod interpretations;
pub(super) mod keep;
mod plan;

use crate::ui::text::correspondence::CorrespondenceText;

pub(super) const CORRESPONDENCE: CorrespondenceText = CorrespondenceText {
    common: common::COMMON,
    games: games::GAMES,
    game: game::GAME,
    figures: figures::FIGURES,
    correct: correct::CORRECT,
    events: events::EVENTS,
    plan: plan::PLAN,
    interpretations: interpretations::INTERPRETATIONS,
};

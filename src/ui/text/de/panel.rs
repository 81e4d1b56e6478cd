//! The panel between the halves of the clock, in German.

use super::color;
use super::events::{board_fact, rejection};
use crate::clock::Color;
use crate::game::material::MaterialVerdict;
use crate::time::Millis;
use crate::ui::text::{MaterialText, PanelText};

pub(super) const PANEL: PanelText = PanelText {
    paused: "Pause",
    stopped: |side| format!("{} am Zug", color(side)),
    fallen: |side| format!("Fallblättchen von {} gefallen", color(side)),
    order_unknown: "Beide Fallblättchen sind gefallen, und niemand weiß, welches zuerst: \
                    Die Partie geht weiter (6.11).",
    put_off: "Der Beginn ist verschoben",
    begin: "Partie beginnen",
    stopped_by: "Hat jemand den Schiedsrichter gerufen?",
    by_nobody: "Nein",
    ready: "Nicht gestartet",
    resume: "Fort\u{ad}setzen",
    go_back: "Zurück",
    adjust: "Anpassen",
    finish: "Beenden",
    turn_to: |side| format!("Bedienfeld zu {} drehen", color(side)),
    result: "Ergebnis",
    how_ended: "Wie ging es aus?",
    reason_if_wished: "Grund, falls gewünscht",
    rematch: "Revanche mit vertauschten Farben",
    rematch_short: "Revanche",
    again: "Noch einmal, gleiche Farben",
    match_score: "Wettkampf",
    now_side: |side| match side {
        Color::White => "jetzt Weiß",
        Color::Black => "jetzt Schwarz",
    },
    new_match: "Neuer Wettkampf",
    new_match_sure: "Bei 0–0 beginnen",
    undo: "Rückgängig",
    redo: "Wieder\u{ad}her\u{ad}stellen",
    correct: "Zeiten korrigieren",
    correct_key: "Korri\u{ad}gieren",
    was: |was, change| format!("war {was} · jetzt {}", signed(change)),
    as_it_was: "wie zuvor",
    no_time: "Diese Zeit kann keine Uhr zeigen.",
    set_clock: |side| format!("Uhr von {} stellen", color(side)),
    set_both: "Beide Uhren stellen",
    confirm_both: "Beide Uhren bestätigen",
    swap: "Plätze tauschen",
    penalties: "Strafe",
    give: "Zeit geben",
    give_amount: |side, amount| format!("{} {amount} geben", color(side)),
    give_nothing: "Erst die Zeit einstellen",
    end: "Partie beenden",
    play_on: "Nächste Periode für beide",
    new_game: "Neue Partie",
    new_game_sure: "Noch ist kein Ergebnis eingetragen. Die Partie kommt zu den früheren Partien \
                    und lässt sich von dort wieder aufnehmen.",
    other_control: "Andere Bedenkzeit",
    log: "Verlauf",
    details: "Zeiten und Verlauf",
    wins: |side| format!("{} gewinnt", color(side)),
    cannot_mate: |side| format!("Remis: {} kann nicht mattsetzen", color(side)),
    who_offended: "Wer wird bestraft?",
    opponent_gets: |side, time| format!("{} erhält {time}", color(side)),
    second_loses: |player| {
        format!(
            "{player} wurde schon für einen regelwidrigen Zug bestraft: Der zweite verliert die \
             Partie; kann der Gegner nicht mattsetzen, ist sie remis."
        )
    },
    second_draws: |player| {
        format!(
            "{player} wurde schon für einen regelwidrigen Zug bestraft: Beim zweiten ist die Partie \
             remis, denn der Gegner spielt in der Zusatzzeit und kann nicht mehr gewinnen."
        )
    },
    not_taken_back: |player| {
        format!(
            "Die Strafe zählt, aber die Uhr konnte keinen Zug von {player} zurücknehmen. Wird ein \
             Zug ersetzt, Stellung und Zeiten von Hand einstellen (6.13)."
        )
    },
    introduce: "+5 s je Zug für beide",
    time: "Zeit",
    moves: "Züge",
    moves_unit: |n| if n == "1" { "Zug" } else { "Züge" },
    period: "Periode",
    overtime_left: "Rest dieser Periode",
    periods_left: "Perioden übrig",
    moves_left: "Züge zu machen",
    extra_left: "Rest der Zusatzzeit",
    away_title: "Das Gerät war inaktiv",
    away: |side, time| format!("Die Uhr von {} lief. Dauer: {time}.", color(side)),
    away_count: |side| format!("{} anrechnen und weiterspielen", color(side)),
    away_count_paused: |side| format!("{} anrechnen, weiter Pause", color(side)),
    away_ignore: "Nicht anrechnen und weiterspielen",
    away_ignore_paused: "Nicht anrechnen, weiter Pause",
    rejection,
    claim_draw: |side| format!("{} reklamiert Remis", color(side)),
    board_end: board_fact,
    resign_still: |side| format!("{} gibt trotzdem auf", color(side)),
    first_flag_hint: "Ist keine Hauptzeit mehr da, ist das erste Fallblättchen gefallen, und \
                      die Zusatzzeit läuft. Mit Hauptzeit steht das Fallblättchen wieder; ist sie \
                      verbraucht, ist die Zusatzzeit mindestens so lang wie der Bonus.",
    material: MaterialText {
        ask: |side| format!("Kann {} noch mattsetzen?", color(side)),
        opponents: |side| format!("Was hat {} außer dem König?", color(side)),
        own: |side| format!("Und was hat {}?", color(side)),
        pawns: "Bauern",
        queen: "Dame",
        rook: "Turm",
        bishop: "Läufer",
        knight: "Springer",
        bare_king: "Nur den König",
        knights: |side| format!("Wie viele Springer hat {}?", color(side)),
        one_knight: "Einen",
        more_knights: "Zwei oder mehr",
        bishops: |side| format!("Auf welchen Feldern stehen die Läufer von {}?", color(side)),
        light: "Auf hellen",
        dark: "Auf dunklen",
        both: "Auf beiden",
        says: material_says,
        look: "Stellung ansehen",
        board_decides: |side| {
            format!(
                "Ob {} mattsetzen kann, entscheidet die Stellung. Anders entscheiden kann nur der \
                 Schiedsrichter.",
                color(side)
            )
        },
    },
};

fn material_says(side: Color, verdict: MaterialVerdict, blocked: bool) -> String {
    let side = color(side);
    match verdict {
        MaterialVerdict::Cannot => "Damit ist kein Matt möglich: remis.".into(),
        MaterialVerdict::Can if blocked => format!(
            "{side} kann damit mattsetzen und gewinnt, außer wenn die Bauern einander endgültig \
             blockieren."
        ),
        MaterialVerdict::Can => format!("{side} kann damit mattsetzen und gewinnt."),
        MaterialVerdict::DependsOnPosition => {
            format!("Ob {side} damit mattsetzen kann, hängt von der Stellung ab.")
        }
    }
}

/// A change of a time, with its sign.
fn signed(change: Millis) -> String {
    if change < Millis::ZERO {
        format!("−{}", -change)
    } else {
        format!("+{change}")
    }
}

//! Whether an end is certain, and what the rules leave open, in German.

use super::common::{length, of_days};
use crate::correspondence::certainty::{Certainty, Departure};
use crate::correspondence::deadline::Differs;
use crate::correspondence::{EndDate, Openings, Protection, Refill, Reset};
use crate::ui::text::correspondence::interpretations::InterpretationText;

pub(super) const INTERPRETATIONS: InterpretationText = InterpretationText {
    certainty,
    departure,
    departs: "Einige dieser Blöcke weichen von den Regeln ab. Es gilt, was ausgeschrieben ist.",
    unlisted: |count| {
        [
            "Eine Dauer von ",
            &of_days(count),
            " steht nicht in der Tabelle: Diese Blöcke folgen aus der Formel dahinter.",
        ]
        .concat()
    },
    heading: "Wo die Regeln etwas offenlassen",
    openings: "Züge einer vorgegebenen Eröffnung",
    openings_name: |openings| match openings {
        Openings::Apart => "Sie zählen nicht (üblich)",
        Openings::Counted => "Sie zählen mit",
    },
    openings_why: |openings, moves| {
        match (openings, moves) {
        (Openings::Apart, 1) => {
            "Die Zeitgutschrift kommt nach jedem gemachten Zug (4), und diese hat niemand gemacht: Sie kommt mit dem ersten eigenen Zug jedes Spielers.".into()
        }
        (Openings::Apart, _) => [
            "Die Zeitgutschrift kommt nach jedem gemachten Zug (4), und diese hat niemand gemacht: Sie kommt mit den ersten ",
            &moves.to_string(),
            " eigenen Zügen jedes Spielers.",
        ]
        .concat(),
        (Openings::Counted, _) => [
            "Die ersten Züge der Partie (4): Zug ",
            &moves.to_string(),
            " ist der letzte mit Zeitgutschrift, auch wenn die Partie mit Zug 6 beginnt.",
        ]
        .concat(),
    }
    },
    reset: "Erster geschützter Zug",
    reset_name: |reset, moves| {
        let standard = match reset {
            Reset::AfterLast => " (üblich)",
            Reset::WithLast => "",
        };
        ["Der eigene Zug ", &reset.first(moves).to_string(), standard].concat()
    },
    reset_why: |reset, moves| {
        match reset {
        Reset::AfterLast => {
            "Nur nach dem letzten Zug mit Zeitgutschrift (9), so ausgelegt, dass es weniger verspricht.".into()
        }
        Reset::WithLast => [
            "Ist Zug ",
            &reset.first(moves).to_string(),
            " gemacht, gibt es keine Zeitgutschrift mehr: Schon dann kann eine Uhr zurückgesetzt werden. Bis eine Partie mit ihrem Server verglichen wurde, wird auch die frühere der beiden Fristen gezeigt.",
        ]
        .concat(),
    }
    },
    end_date: "Einwechslung und Austausch",
    end_date_name: |end_date| match end_date {
        EndDate::Instant => "Bis zum geplanten Ende, auf die Sekunde (üblich)",
        EndDate::Day => "Bis zum Ende jenes Tages, in UTC",
    },
    end_date_why: |end_date| match end_date {
        EndDate::Instant => "Der Server errechnet das genaue Ende (1), auf die Sekunde.",
        EndDate::Day => {
            "Nicht nach dem Tag, an dem das Turnier endet: Ein Datum ist ein ganzer Tag."
        }
    },
    option_openings: |openings, moves| match openings {
        Openings::Apart => "Züge einer vorgegebenen Eröffnung zählen nicht".into(),
        Openings::Counted => match moves {
            1 => "Züge einer vorgegebenen Eröffnung zählen mit".into(),
            _ => [
                "Züge einer vorgegebenen Eröffnung zählen zu den ersten ",
                &moves.to_string(),
            ]
            .concat(),
        },
    },
    option_reset: |reset, moves| {
        [
            "Erster geschützter Zug: der eigene Zug ",
            &reset.first(moves).to_string(),
        ]
        .concat()
    },
    option_end_date: |end_date| match end_date {
        EndDate::Instant => "Einwechslung und Austausch bis zum geplanten Ende, auf die Sekunde",
        EndDate::Day => "Einwechslung und Austausch bis zum Ende des letzten Tages, in UTC",
    },
    own_starts: |count| match count {
        1 => "Eine Partie ist mit eigenem Beginn eingetragen; dabei bleibt es.".into(),
        _ => [
            &count.to_string(),
            " Partien sind mit eigenem Beginn eingetragen; dabei bleibt es.",
        ]
        .concat(),
    },
    settled: "Was der Server gezeigt hat",
    settled_why: "Der Vergleich einer Partie mit dem Server klärt das für alle Partien dieses Turniers.",
    settled_refill: |refill| match refill {
        Refill::Automatic => "Der Server füllt von selbst auf.",
        Refill::IncrementOnly => "Der Server füllt nicht von selbst auf.",
    },
    settled_openings: |openings| match openings {
        Openings::Apart => "Züge einer vorgegebenen Eröffnung zählen auf dem Server nicht.",
        Openings::Counted => "Züge einer vorgegebenen Eröffnung zählen auf dem Server mit.",
    },
    seen_in: |game, at| match game {
        Some(game) => ["Gesehen in ", game, " am ", at].concat(),
        None => ["Gesehen am ", at].concat(),
    },
    take_back: "Zurücknehmen",
    cautious: |by, is_theirs| {
        [
            &*server_may(by),
            if is_theirs {
                ""
            } else {
                " Bis dahin gilt die frühere Frist."
            },
            " Nach jedem Zug die Uhren mit denen des Servers vergleichen: Sobald eine davon den \
             Unterschied zeigt, bleibt nur eine Frist",
            if by.reset {
                "."
            } else {
                ", in allen Partien des Turniers."
            },
        ]
        .concat()
    },
};

/// In what the server may differ from the event, as a sentence.
pub(super) fn server_may(by: Differs) -> String {
    let parts = [
        (by.refill, "füllt der Server anders auf"),
        (by.reset, "setzt der Server die Uhr einen Zug später zurück"),
        (
            by.openings,
            "zählt der Server die Züge der vorgegebenen Eröffnung mit",
        ),
    ];
    let said = parts.into_iter().filter(|(differs, _)| *differs);
    let said: Vec<&str> = said.map(|(_, words)| words).collect();
    [
        "Vielleicht ",
        &*said.join(" und "),
        ", anders als für das Turnier eingestellt.",
    ]
    .concat()
}

fn certainty(certainty: Certainty) -> String {
    match certainty {
        Certainty::Certain => {
            "Sicher: Bis dahin sind alle Partien beendet, die mit dem Turnier beginnen, außer bei offener Reklamation.".into()
        }
        Certainty::Exceeded(over) => [
            "Nicht sicher: Uhren, Banken und Zeitgutschriften beider Spieler sind zusammen ",
            &length(over),
            " länger als das Turnier; um so viel kann eine Partie länger dauern.",
        ]
        .concat(),
        Certainty::Unbounded(Protection::GuaranteedTime) => {
            "Nicht sicher: Mit garantierter Zeit kann eine Partie länger dauern.".into()
        }
        Certainty::Unbounded(_) => {
            "Nicht sicher: Mit Sudden-Death-Schutz kann eine Partie länger dauern.".into()
        }
    }
}

fn departure(departure: Departure, is_listed: bool) -> String {
    let (source, there) = match (departure, is_listed) {
        (Departure::Clock, _) => ("Regel (3)", "immer 50\u{a0}T".into()),
        (Departure::Moves, _) => ("Regel (4)", "die ersten 50 Züge".into()),
        (Departure::Increment(there) | Departure::Bank(there), true) => {
            ("der Tabelle", ["dort ", &block(there)].concat())
        }
        (Departure::Increment(there) | Departure::Bank(there), false) => {
            ("der Formel", ["dort ", &block(there)].concat())
        }
    };
    ["Weicht von ", source, " ab: ", &there, "."].concat()
}

/// A length that is a parameter.
fn block(amount: crate::correspondence::Seconds) -> String {
    if amount.is_positive() {
        length(amount)
    } else {
        "0\u{a0}T".into()
    }
}

//! Looking ahead, absence, and private study, in German.

use super::super::count;
use super::common::length;
use crate::clock::Color;
use crate::correspondence::{EntryError, Seconds};
use crate::ui::text::correspondence::plan::{
    AheadText, LeaveText, PaceRow, PaceText, PlanText, PrivateStudyText, WhatIfText, Whose,
};
use crate::ui::text::whole;

pub(super) const PLAN: PlanText = PlanText {
    ahead: AHEAD,
    what_if: WHAT_IF,
    pace: PACE,
    absence: ABSENCE,
    study: STUDY,
};

/// Chooses words by the owner: the reader, the opponent, White, Black.
fn by(of: Whose, words: [&'static str; 4]) -> &'static str {
    let [mine, theirs, white, black] = words;
    match of {
        Whose::Mine => mine,
        Whose::Theirs => theirs,
        Whose::Of(Color::White) => white,
        Whose::Of(Color::Black) => black,
    }
}

fn whose(of: Whose) -> &'static str {
    by(
        of,
        [
            "Die eigene Uhr",
            "Die Uhr des Gegners",
            "Die Uhr von Weiß",
            "Die Uhr von Schwarz",
        ],
    )
}

const AHEAD: AheadText = AheadText {
    title: "Vorausschau",
    what_if: "Was wäre, wenn",
    pace: "Tempo",
    calendar: "Kalender",
    none: "Keine eigene Partie läuft. Hier stehen dann alle Fristen auf einer Linie.",
    deadlines: "Eigene Partien",
    teach: "Den Regler bewegen oder ein Datum wählen: So sähe jede Partie dann aus, wenn niemand zöge.",
    opponent: "Gegner",
    move_by: "Zug bis",
    my_move: "Am Zug, bis",
    their_move: "Gegner zieht bis",
    to_be_safe: "Sicherheitshalber bis",
    in_doubt: "Vielleicht abgelaufen: beim Server nachsehen. Sonst bis",
    then: "Eigene Zeit dann",
    lost: "Auf Zeit verloren",
    won: "Auf Zeit gewonnen",
    over: "Beendet",
    claim: "Reklamation offen",
    waits: "Nicht begonnen",
    own_pace: "Bei diesem Tempo",
    pace_ends: |number, at| ["Die Zeit endet bei Zug ", &*number.to_string(), ", ", at].concat(),
    pace_lasts: "Reicht über Zug 200 hinaus",
    no_pace: "Noch kein Tempo",
    not_compared: "Noch nicht verglichen",
    compare_first: "Diese Partie ist noch nicht mit dem Server verglichen: Ihre Zeit ist nicht bekannt. Zuerst eingeben, was der Server zeigt.",
};

const WHAT_IF: WhatIfText = WhatIfText {
    from: "Ab",
    now: "Jetzt",
    started: "Beginn der Partie",
    entry: |n| ["Eintrag ", &n.to_string()].concat(),
    scale: "Zeit",
    scale_hint: "Pfeiltasten: eine Stunde. Bildtasten oder Umschalt mit Pfeil: ein Tag.",
    date: "Datum und Uhrzeit",
    off_scale: |begin, end| ["Ein Datum zwischen ", begin, " und ", end, " eingeben."].concat(),
    refill_by: |of| {
        by(
            of,
            [
                "Die eigene Uhr läuft ab",
                "Die Uhr des Gegners läuft ab",
                "Die Uhr von Weiß läuft ab",
                "Die Uhr von Schwarz läuft ab",
            ],
        )
    },
    last_moment: |of| {
        by(
            of,
            [
                "Eigener letzter Moment, mit der ganzen Bank",
                "Letzter Moment des Gegners, mit der ganzen Bank",
                "Letzter Moment von Weiß, mit der ganzen Bank",
                "Letzter Moment von Schwarz, mit der ganzen Bank",
            ],
        )
    },
    event_end: "Geplantes Ende des Turniers",
    later: |by| match by {
        Seconds::ZERO => "Jetzt".into(),
        by => [&length(by), " später"].concat(),
    },
    accounts: "Beide Konten dann",
    to_move: "am Zug",
    moves: |made, left| {
        let made = whole(&count(i64::from(made), "Zug gemacht", "Züge gemacht"));
        match left {
            0 => made + ", keine Gutschrift mehr",
            left => {
                let left = count(i64::from(left), "Gutschrift", "Gutschriften");
                [&*made, ", ", &whole(&["noch ", &left].concat())].concat()
            }
        }
    },
    falls: |of, at, bank| {
        let clock = whose(of);
        if bank.is_positive() {
            [
                clock,
                " liefe am ",
                at,
                " ab, obwohl noch ",
                &length(bank),
                " in der Bank sind.",
            ]
            .concat()
        } else {
            [clock, " liefe am ", at, " ab, und die Bank ist leer."].concat()
        }
    },
    fallen: |of, at, bank| {
        let clock = whose(of);
        if bank.is_positive() {
            [
                clock,
                " wäre am ",
                at,
                " abgelaufen, obwohl noch ",
                &length(bank),
                " in der Bank waren: Die Partie wäre verloren.",
            ]
            .concat()
        } else {
            [
                clock,
                " wäre am ",
                at,
                " abgelaufen, mit leerer Bank: Die Partie wäre verloren.",
            ]
            .concat()
        }
    },
    claim: "Eine Reklamation ist offen: Es läuft keine Uhr.",
    over: "Die Partie ist beendet: Es läuft keine Uhr.",
    suppose: "Angenommen, in diesem Moment\u{a0}\u{2026}",
    moving: |of| {
        by(
            of,
            ["Ich ziehe", "Gegner zieht", "Weiß zieht", "Schwarz zieht"],
        )
    },
    refill: |of| {
        by(
            of,
            [
                "Ich fülle meine Uhr auf",
                "Gegner füllt seine Uhr auf",
                "Weiß füllt die Uhr auf",
                "Schwarz füllt die Uhr auf",
            ],
        )
    },
    moved: |of| {
        by(
            of,
            ["ich ziehe", "Gegner zieht", "Weiß zieht", "Schwarz zieht"],
        )
    },
    refilled: |of, amount| {
        let who = by(
            of,
            [
                "ich fülle ",
                "Gegner füllt ",
                "Weiß füllt ",
                "Schwarz füllt ",
            ],
        );
        [who, &length(amount), " auf"].concat()
    },
    undo: "Letzte Annahme zurücknehmen",
    refused: |why| {
        match why {
            EntryError::Order { .. } => {
                "Für später ist schon etwas angenommen: weiter vorrücken oder es zurücknehmen."
            }
            EntryError::Fallen { .. } => {
                "Die Uhr ist dann abgelaufen und die Partie verloren: vor den Ablauf zurückgehen."
            }
            EntryError::Claim => {
                "Dann ist eine Reklamation offen: Es läuft keine Uhr, und niemand zieht."
            }
            EntryError::Amount => {
                "Dann gibt es nichts aufzufüllen: Die Uhr ist voll oder die Bank leer."
            }
            EntryError::SubstitutionOwed { .. } => {
                "Der Mannschaftsführer hat Zeit umgebucht und muss zuerst den neuen Spieler \
                 einsetzen."
            }
            _ => "Die Partie ist dann beendet oder hat noch nicht begonnen.",
        }
        .into()
    },
};

const PACE: PaceText = PaceText {
    teach: "Was jeder Spieler nach jedem Zug übrig hatte. Ein gleichmäßiges Tempo ist gleich viel \
            Zeit für jeden Zug mit Zeitgutschrift. Es lässt die letzte übrig, die erst nach ihrem \
            Zug kommt.",
    alt: |who, moves, left| {
        let moves = count(i64::from(moves), "Zug", "Zügen");
        [who, ": ", &length(left), " übrig nach ", &moves].concat()
    },
    figures: "In Zahlen",
    of_move: "Zug",
    even: "Gleichmäßig",
    pace_of: "Tempo über",
    last: |n| match n {
        1 => "den letzten Zug".into(),
        n => ["die letzten ", &n.to_string(), " Züge"].concat(),
    },
    all: "alle Züge",
    over: "Die Partie ist beendet.",
    until: |last, per| PaceRow {
        label: ["Bis Zug ", &*last.to_string()].concat(),
        value: length(per.each),
        rest: "je Zug, ohne Rücklage".into(),
    },
    beyond: |last, per| {
        let more = per.moves.to_string();
        match last {
            Some(last) => PaceRow {
                label: ["Bis Zug ", &*last.saturating_add(per.moves).to_string()].concat(),
                value: length(per.each),
                rest: ["je Zug, mit Rücklage für ", &*more, " weitere"].concat(),
            },
            None => PaceRow {
                label: ["Nächste ", &*more, " Züge"].concat(),
                value: length(per.each),
                rest: "je Zug, ohne Rücklage".into(),
            },
        }
    },
    no_pace: |before| {
        match before {
        0 => "Das Tempo steht nach dem ersten Zug fest.".into(),
        1 => "Vom früheren Zug ist die Zeit nicht bekannt: Das Tempo steht nach dem nächsten Zug fest.".into(),
        n => [
            "Von ",
            &*n.to_string(),
            " früheren Zügen sind die Zeiten nicht bekannt: Das Tempo steht nach dem nächsten Zug fest.",
        ]
        .concat(),
    }
    },
    pace: |pace| PaceRow {
        label: "Tempo".into(),
        value: length(pace.mean),
        rest: match pace.of {
            1 => "für den letzten Zug".into(),
            n => ["je Zug, über die letzten ", &*n.to_string(), " Züge"].concat(),
        },
    },
    drain: |drain| {
        let [label, rest] = if drain.is_positive() {
            ["Jeder Zug kostet", "mehr, als er bringt"]
        } else {
            ["Jeder Zug bringt", "mehr, als er kostet"]
        };
        PaceRow {
            label: label.into(),
            value: length(drain.abs()),
            rest: rest.into(),
        }
    },
    cliff: |last, each| PaceRow {
        label: ["Nach Zug ", &*last.to_string()].concat(),
        value: length(each),
        rest: "je Zug, der dann nichts mehr bringt: Was übrig ist, muss bis zum Ende reichen"
            .into(),
    },
    lasts: |is_attended| PaceRow {
        label: attended(is_attended).into(),
        value: "Reicht über Zug 200 hinaus".into(),
        rest: String::new(),
    },
    falls: |is_attended, number, earliest, likely, bank| {
        let mut rest = ["nicht vor ", earliest].concat();
        if let Some(likely) = likely {
            rest.extend([", wahrscheinlich am ", likely]);
        }
        match (is_attended, bank.is_positive()) {
            (true, _) => {}
            (false, true) => rest.extend([", mit noch ", &*length(bank), " in der Bank"]),
            (false, false) => rest.push_str(", mit leerer Bank"),
        }
        PaceRow {
            label: attended(is_attended).into(),
            value: ["Abgelaufen bei Zug ", &*number.to_string(), ","].concat(),
            rest,
        }
    },
};

const fn attended(is_attended: bool) -> &'static str {
    if is_attended {
        "Mit der ganzen Bank"
    } else {
        "Ohne Auffüllen"
    }
}

const ABSENCE: LeaveText = LeaveText {
    title: "Abwesenheit",
    teach: "Jede eigene Partie wird so geprüft, als zöge der Gegner genau bei der Abreise und als \
            zählte der Server strenger, solange sie nicht mit ihm verglichen ist.",
    from: "Abwesend ab",
    from_example: "20.11.2026",
    to: "Zurück am",
    to_example: "04.12.2026",
    length: "Dauer der Abwesenheit",
    weeks: |weeks| count(weeks.into(), "Woche", "Wochen"),
    soon: "Beginn und Ende der Abwesenheit eingeben: Dann steht hier je Partie, ob die Zeit reicht oder vorher zu ziehen oder aufzufüllen ist.",
    order: "Die Rückkehr muss nach der Abreise liegen.",
    none: "Keine eigene Partie läuft.",
    answer: |todo, all| match (todo, all) {
        (1, 1) => "Für die Partie ist vorher etwas zu tun.".into(),
        (todo, all) if todo == all => "Für jede Partie ist vorher etwas zu tun.".into(),
        (todo, all) => {
            let (todo, all) = (todo.to_string(), all.to_string());
            [
                "Für ",
                &*todo,
                " von ",
                &all,
                " Partien ist vorher etwas zu tun.",
            ]
            .concat()
        }
    },
    nothing: "Nichts zu tun: Alle Partien halten durch.",
    safe: "Sicher",
    refill_before: |by| ["Auffüllen vor ", by].concat(),
    move_by: |by| ["Ziehen bis ", by].concat(),
    refill_now: "Jetzt auffüllen",
    move_now: "Jetzt ziehen",
    lost: "Nicht zu retten",
    at_least: "mindestens",
    left: "bei der Rückkehr, im schlimmsten Fall",
    why_safe: |left| {
        [
            "Im schlimmsten Fall zeigt die Uhr bei der Rückkehr ",
            &*length(left),
            ".",
        ]
        .concat()
    },
    why_refill: |amount, from, by| {
        let amount = length(amount);
        match from {
            None => ["Mindestens ", &*amount, " auffüllen, vor ", by, "."].concat(),
            Some(from) => [
                "Mindestens ",
                &*amount,
                " auffüllen: frühestens am ",
                from,
                ", wenn die Uhr Platz dafür hat, und vor ",
                by,
                ".",
            ]
            .concat(),
        }
    },
    why_refill_then: |amount, from, by| {
        let amount = length(amount);
        match from {
            None => ["Dann ", &*amount, ", vor ", by, "."].concat(),
            Some(from) => [
                "Dann ",
                &*amount,
                ", frühestens am ",
                from,
                " und vor ",
                by,
                ".",
            ]
            .concat(),
        }
    },
    why_move: |first, refill| match (first.is_positive(), refill.is_positive()) {
        (true, _) => [
            "Unmittelbar vor dem Zug ",
            &*length(first),
            " auffüllen: Geschützt ist eine Uhr nur bei leerer Bank.",
        ]
        .concat(),
        (false, false) => "Auffüllen allein genügt nicht.".into(),
        (false, true) => [
            "Vor der Abreise mindestens ",
            &*length(refill),
            " auffüllen.",
        ]
        .concat(),
    },
    why_or_move: |by, increment| {
        let move_by = ["Oder bis ", by, " ziehen: Ein Zug "].concat();
        let stops = "hält die Uhr bis zur Antwort an.";
        match increment {
            Some(increment) => [&*move_by, "bringt ", &length(increment), " und ", stops].concat(),
            None => [&*move_by, stops].concat(),
        }
    },
    why_keep: "Damit die Uhr bis dahin reicht:",
    why_lost: |falls| {
        [
            "Nichts hilft sicher: Im schlimmsten Fall läuft die Uhr am ",
            falls,
            " ab. Vorher zurückkommen oder um einen Ersatzspieler bitten.",
        ]
        .concat()
    },
    not_compared: "Noch nicht verglichen",
    why_unknown: "Die eigene Zeit ist nicht bekannt: eintragen, was der Server zeigt.",
    check: "Beim Server nachsehen",
    may_be_lost: "Vielleicht verloren",
    in_doubt: "Die Uhr ist vielleicht schon abgelaufen: Das weiß nur der Server. Wenn nicht:",
    before_start: "Zuerst den Beginn der Partie eintragen.",
    before_substitution: |by| {
        [
            "Der Mannschaftsführer hat Zeit umgebucht: zuerst den neuen Spieler einsetzen, vor ",
            by,
            ".",
        ]
        .concat()
    },
    before_resolved: "Sobald über die Reklamation entschieden ist:",
    careful: |by| {
        [
            &*super::interpretations::server_may(by),
            " Eine Partie mit dem Server vergleichen: Dann ist der Unterschied für alle geklärt. \
             Ist weniger Platz oder weniger in der Bank, dann auffüllen, was geht.",
        ]
        .concat()
    },
    in_worse_case: "im schlechteren Fall",
    own: "Wenn der Server so zählt, wie dieses Turnier eingestellt ist:",
    refill: "Auffüllen",
    to_game: "Zur Partie",
    sure: |amount| {
        [
            "Eintragen, dass jetzt ",
            &*length(amount),
            " von der Bank auf die Uhr kamen? Auch auf dem Server auffüllen.",
        ]
        .concat()
    },
    confirm: "Auffüllen eintragen",
    done: "Eingetragen.",
    not_saved: "Nicht gespeichert.",
    print: "Drucken",
};

const STUDY: PrivateStudyText = PrivateStudyText {
    title: "Private Analyse",
    teach: "Privat, nur auf diesem Gerät. Eine Figur ziehen, um eine Variante auszuprobieren; die \
            Züge der Partie bleiben die Hauptvariante.",
    of_game: "Notiz zur Partie",
    saved: "Gespeichert.",
    not_saved: "Nicht gespeichert.",
    writing: "Noch nicht gespeichert\u{a0}\u{2026}",
    prepared: "Vorbereitete Antworten",
    prepared_teach: "Von der aktuellen Stellung der Partie aus eine Variante spielen, erst den Zug \
                     des Gegners, dann den eigenen, und sie vormerken: Die Antwort wird \
                     angeboten, sobald der Zug des Gegners eingetragen ist.",
    prepare: "Diese Variante vorbereiten",
    if_then: |theirs, mine| ["Auf ", theirs, " folgt ", mine].concat(),
    and_then: |theirs, mine| ["; auf ", theirs, " folgt ", mine].concat(),
    remove_line: |line| ["Entfernen: ", line].concat(),
    waiting: "wartet auf den Zug des Gegners",
    ready: "jetzt spielbar",
    played: "gespielt",
    elsewhere: "überholt: Die Partie ging anders weiter",
    no_side: "In Partien, die für andere betreut werden, lässt sich nichts vorbereiten.",
    not_here: "Dafür eine Variante wählen, die mit der aktuellen Stellung der Partie beginnt.",
    no_reply: "Diese Variante endet mit dem Zug des Gegners: die eigene Antwort anfügen.",
    known: "Diese Variante ist schon vorbereitet.",
    first_move: "Zuerst den ersten eigenen Zug der Partie eintragen, dann vorbereiten, was folgt.",
    over: "Die Partie ist beendet.",
};

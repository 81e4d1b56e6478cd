//! Events and teams, in German.

use super::super::color;
use super::common::{days, length, of_days};
use crate::correspondence::event::EventError;
use crate::correspondence::event_form::{EventField, EventFieldError};
use crate::correspondence::link::{LinkError, LinkKey};
use crate::correspondence::offer::{BlocksOffer, OfferKind};
use crate::correspondence::typed::DurationError;
use crate::correspondence::{Edition, Protection, Refill, Seconds};
use crate::ui::text::correspondence::events::{
    EventFormText, EventSheetText, EventsText, TeamsText,
};

pub(super) const EVENTS: EventsText = EventsText {
    title: "Turniere",
    none: "Hier stehen später die eigenen Turniere. Am besten mit dem anfangen, das gerade läuft.",
    none_what: [
        "Ein Turnier oder Wettkampf nach Triple Block: Alle seine Partien haben denselben Beginn, dasselbe Ende und dieselben drei Blöcke Bedenkzeit.",
        "Der Veranstalter hat sie gewählt und allen Spielern mitgeteilt. Sind sie einmal eingetragen, folgt daraus jede Frist der eigenen Partien.",
        "Hat jemand einen Link zu einem Turnier geschickt? Ihn öffnen, und alles ist ausgefüllt.",
    ],
    new: "Turnier anlegen",
    archived: |count| ["Archivierte zeigen (", &count.to_string(), ")"].concat(),
    only_archived: "Alle Turniere sind archiviert.",
    is_archived: "archiviert",
    games: |count| match count {
        0 => "noch keine Partien".into(),
        1 => "1 Partie".into(),
        _ => [&count.to_string(), " Partien"].concat(),
    },
    not_begun: "Turnier nicht begonnen",
    running: "Turnier läuft",
    over: "Turnier beendet",
    missing: "Dieses Turnier gibt es auf diesem Gerät nicht.",
    form: FORM,
    sheet: SHEET,
    team: TEAM,
};

const FORM: EventFormText = EventFormText {
    title_new: "Turnier anlegen",
    title_edit: "Turnier ändern",
    place: |place| match place {
        EventField::Name => "Name",
        EventField::Start => "Offizieller Beginn",
        EventField::Days => "Dauer",
        EventField::Clock => "Uhr",
        EventField::Increment => "Zeitgutschrift",
        EventField::Bank => "Bank",
        EventField::Moves => "Züge mit Zeitgutschrift",
        EventField::Protection => "Wenn alle Zeit verbraucht ist",
        EventField::Captain => "Umbuchung durch den Mannschaftsführer",
        EventField::Zone => "Zeitzone des Servers",
    },
    fault,
    faults: |count| match count {
        1 => "Bitte eine Angabe ändern:".into(),
        _ => ["Bitte ", &count.to_string(), " Angaben ändern:"].concat(),
    },
    name_hint: "zum Beispiel WC46/SF7",
    zone_hint: "In ihr gelten seine Zeitstempel. UTC oder ein Ort wie Europe/Berlin.",
    days_hint: "302 oder mehr, um gewertet zu werden.",
    days_unit: "Tage",
    days_are: |days| match days {
        ..302 => None,
        302..=400 => Some("etwa 1\u{a0}Jahr"),
        675..=775 => Some("etwa 2\u{a0}Jahre"),
        1_050..=1_150 => Some("etwa 3\u{a0}Jahre"),
        _ => Some(""),
    },
    common: "Übliche Dauer",
    blocks: "Die drei Blöcke",
    offer: |offer| {
        let source = match offer.kind {
            OfferKind::Listed => "Nach der Tabelle: ",
            OfferKind::Published => "Wie ausgeschrieben: ",
            OfferKind::Exact => "Nach der Formel: ",
        };
        [source, &days(offer.days)].concat()
    },
    offer_why,
    own: "Laut Ausschreibung",
    own_why: "Jedes der drei Felder unten lässt sich ausfüllen. Es gilt, was ausgeschrieben ist.",
    blocks_by: |kind| match kind {
        Some(OfferKind::Listed) => "nach der Tabelle",
        Some(OfferKind::Published) => "wie ausgeschrieben",
        Some(OfferKind::Exact) => "nach der Formel",
        None => "eigene",
    },
    length_hint: "50 T, 82,5 oder 1 T 20:00:00",
    end: "Ende, auf die Sekunde",
    end_unknown: "Aus Beginn und Dauer folgt das Ende, auf die Sekunde genau.",
    unrated: "Das kürzeste gewertete Turnier dauert 302 Tage. Dieses kann nicht gewertet werden.",
    rules: "Regeln",
    rules_by: |edition, refill, protection| {
        let edition = match edition {
            Edition::Current => "aktuell",
            Edition::Older => "älter",
        };
        let refill = match refill {
            Refill::Automatic => "Bank füllt nach jedem Zug auf",
            Refill::IncrementOnly => "Bank von Hand",
        };
        let protection = match protection {
            Protection::None => "",
            Protection::SuddenDeath(_) => " \u{b7} Sudden-Death-Schutz",
            Protection::GuaranteedTime => " \u{b7} garantierte Zeit",
        };
        [edition, " \u{b7} ", refill, protection].concat()
    },
    edition: "Regeltext",
    edition_name: |edition| match edition {
        Edition::Current => "Aktuelle Fassung",
        Edition::Older => "Ältere Fassung",
    },
    edition_why: |edition| match edition {
        Edition::Current => {
            "Sudden-Death-Schutz und Umbuchungen durch Mannschaftsführer sind vorübergehend außer Kraft und gelten nur, wenn sie eigens eingeschaltet werden."
        }
        Edition::Older => {
            "Garantierte Zeit kann gewählt werden, und Mannschaftsführer dürfen Zeit umbuchen."
        }
    },
    refill: "Nach jedem Zug",
    refill_name: |refill| match refill {
        Refill::Automatic => "Die Bank füllt die Uhr auf",
        Refill::IncrementOnly => "Nur die Zeitgutschrift",
    },
    refill_why: |refill| match refill {
        Refill::Automatic => {
            "Die übliche Auslegung: Nach Punkt (d) der Regeln wird die Uhr nach jedem Zug von selbst aufgefüllt, und aufgefüllt wird aus der Bank."
        }
        Refill::IncrementOnly => {
            "So beschreibt es die Seite eines Verbands: Die Uhr erhält die Zeitgutschrift, aus der Bank wird von Hand aufgefüllt. Bis eine Partie mit ihrem Server verglichen wurde, wird auch die frühere der beiden Fristen gezeigt."
        }
    },
    protection_name: |protection, suspended| {
        let name = match protection {
            Protection::None => "Nichts: Die Uhr läuft ab".into(),
            Protection::SuddenDeath(reset) => {
                ["Sudden-Death-Schutz (SDP): ", &days(reset)].concat()
            }
            Protection::GuaranteedTime => "Garantierte Zeit (GT): 3 Tage".into(),
        };
        if suspended {
            name + " (vorübergehend außer Kraft)"
        } else {
            name
        }
    },
    protection_why: |protection, moves| match protection {
        Protection::None => String::new(),
        Protection::SuddenDeath(count) => protected("Sudden-Death-Schutz", count, moves),
        Protection::GuaranteedTime => protected("Garantierte Zeit", 3, moves),
    },
    suspended: "in der aktuellen Fassung vorübergehend außer Kraft",
    team_and_note: "Mannschaft, Notiz",
    team_by: |is_team, has_note| match (is_team, has_note) {
        (false, false) => "aus",
        (true, false) => "Mannschaftsturnier",
        (false, true) => "eine Notiz",
        (true, true) => "Mannschaftsturnier, eine Notiz",
    },
    team: "Mannschaftsturnier",
    team_why: "Mannschaftsführer dürfen an einem Brett einen Ersatzspieler oder Nachfolger einsetzen.",
    captain: "Mannschaftsführer dürfen Zeit umbuchen",
    captain_why: "Von der Bank eines Spielers auf dessen Uhr, und nur mit einer Einwechslung oder einem Austausch.",
    moves_hint: "Nach den Regeln 50. Es zählen die eigenen Züge jedes Spielers.",
    note: "Eigene Notiz",
    note_hint: "Bleibt hier: Sie steht nicht im Link.",
    add: "Turnier anlegen",
    save: "Turnier speichern",
    changes: |count| match count {
        1 => "Das ändert eine Partie:".into(),
        _ => ["Das ändert ", &count.to_string(), " Partien:"].concat(),
    },
    changes_save: "Mit diesen Änderungen speichern",
    changes_back: "Etwas anderes ändern",
    change_conflict: |at, why| {
        [
            "Der Eintrag vom ", at, " kann nicht mehr gelten. ", why,
            " Nichts wird gelöscht: Die Partie steht wie vor diesem Eintrag, bis er oder das Turnier korrigiert ist.",
        ]
        .concat()
    },
    change_lost: |at| ["Die Uhr wäre am ", at, " abgelaufen."].concat(),
    change_saved: "Die Uhr wäre nicht abgelaufen.",
    change_deadline: |from, to| ["Die Uhr läuft am ", to, " ab statt am ", from, "."].concat(),
    change_accounts: |side, [clock, bank], [clock_after, bank_after]| {
        [
            color(side),
            ": Uhr ",
            &length(clock),
            " \u{2192} ",
            &length(clock_after),
            ", Bank ",
            &length(bank),
            " \u{2192} ",
            &length(bank_after),
            ".",
        ]
        .concat()
    },
    change_increments: |side, from, to| {
        [
            color(side),
            ": Züge, die noch eine Zeitgutschrift bringen: ",
            &from.to_string(),
            " \u{2192} ",
            &to.to_string(),
            ".",
        ]
        .concat()
    },
    change_fits: "Ihre Einträge passen wieder zum Turnier.",
    shared: "Jemand hat dieses Turnier geteilt: hinzufügen und die eigenen Partien darin eintragen.",
    shared_add: "Dieses Turnier hinzufügen",
    shared_edit: "Vor dem Hinzufügen ändern",
    shared_wrong: |count| match count {
        1 => "Dieser Link ist beschädigt. Ein Fehler ist darin:".into(),
        _ => [
            "Dieser Link ist beschädigt. ",
            &count.to_string(),
            " Fehler sind darin:",
        ]
        .concat(),
    },
    shared_rest: "Den Link noch einmal schicken lassen. Was lesbar war, ist unten ausgefüllt.",
    link_problem,
};

const SHEET: EventSheetText = EventSheetText {
    heading: "Parameter",
    start: "Offizieller Beginn",
    end: "Geplantes Ende",
    length: "Dauer",
    days: |count, rated| {
        let words = days(count);
        if rated {
            words
        } else {
            words + ". Zu kurz, um gewertet zu werden: mindestens 302 Tage"
        }
    },
    each: |all| match whole_days(all) {
        Some(count) => [&*days(count), " für jeden"].concat(),
        None => [&*length(all), " für jeden"].concat(),
    },
    both: |all| match whole_days(all) {
        Some(count) => [&*count.to_string(), " für beide"].concat(),
        None => [&*length(all), " für beide"].concat(),
    },
    what_clock: "Für den anstehenden Zug. Bei null ist die Partie verloren.",
    what_increment: |moves| match moves {
        0 => "Kommt mit keinem Zug.".into(),
        1 => "Mit dem ersten eigenen Zug.".into(),
        _ => [
            "Mit jedem der ersten ",
            &moves.to_string(),
            " eigenen Züge.",
        ]
        .concat(),
    },
    what_bank: |refill| match refill {
        Refill::Automatic => "Füllt die Uhr nach jedem Zug auf, auch von Hand.",
        Refill::IncrementOnly => "Füllt die Uhr von Hand auf, jederzeit.",
    },
    pace: "Tempo",
    pace_is: |all, even| {
        match even {
        None => [&length(all), " insgesamt für jeden Spieler."].concat(),
        Some((1, each)) => [
            &length(all),
            " insgesamt für jeden Spieler, davon ",
            &length(each),
            " für den ersten Zug: Die Zeitgutschrift kommt erst nach ihm. Spätere Züge bringen keine.",
        ]
        .concat(),
        Some((moves, each)) => [
            &length(all),
            " insgesamt für jeden Spieler. Das gleichmäßige Tempo ist ",
            &length(each),
            " je Zug für ",
            &moves.to_string(),
            " Züge: Eine Zeitgutschrift kommt erst nach ihrem Zug, die letzte ist also für die Züge \
             danach. Diese bringen keine mehr.",
        ]
        .concat(),
    }
    },
    options: "Optionen",
    option_moves: |moves| match moves {
        0 => "Keine Zeitgutschrift".into(),
        1 => "Zeitgutschrift mit dem ersten Zug".into(),
        _ => [
            "Zeitgutschrift mit den ersten ",
            &moves.to_string(),
            " Zügen",
        ]
        .concat(),
    },
    option_protection: |protection, moves| {
        let (name, count) = match protection {
            Protection::None => {
                return "Keine garantierte Zeit (GT), kein Sudden\u{2011}Death\u{2011}Schutz (SDP)"
                    .into();
            }
            Protection::SuddenDeath(count) => ("Sudden-Death-Schutz (SDP)", count),
            Protection::GuaranteedTime => ("Garantierte Zeit (GT)", 3),
        };
        [
            name,
            ": nach Zug ",
            &moves.to_string(),
            " immer wieder ",
            &days(count),
        ]
        .concat()
    },
    option_team: |captain| {
        if captain {
            "Mannschaftsturnier; Mannschaftsführer dürfen bei einer Einwechslung Zeit umbuchen"
        } else {
            "Mannschaftsturnier; Mannschaftsführer dürfen keine Zeit umbuchen"
        }
    },
    option_zone: |zone| ["Zeitzone des Servers: ", zone].concat(),
    example: "Beispiel",
    lost: "Steht die Uhr auf null, ist die Partie verloren, auch bei voller Bank: vorher ziehen oder auffüllen.",
    share: "Teilen",
    share_hint: "Wer diesen Link öffnet, erhält dasselbe Turnier, auf die Sekunde genau. Mehr verrät der Link nicht.",
    link: "Link zu diesem Turnier",
    copy: "Link kopieren",
    copied: "Kopiert.",
    not_copied: "Nicht kopiert: den Link markieren und von Hand kopieren.",
    print: "Parameter drucken",
    games: "Partien",
    no_games: "Noch keine Partie dieses Turniers ist eingetragen.",
    add_game: "Partie eintragen",
    mine: "Am Zug",
    theirs: "Gegner am Zug",
    waits: "Nicht begonnen",
    claim: "Reklamation offen",
    edit: "Ändern",
    archive: "Archivieren",
    unarchive: "Aus dem Archiv holen",
    delete: "Löschen",
    delete_sure: "Endgültig löschen",
    team: "Mannschaft",
    note: "Eigene Notiz",
};

const TEAM: TeamsText = TeamsText {
    title: "Mannschaft",
    not_team: "Das ist kein Mannschafts\u{ad}turnier: Niemand kann eingewechselt oder ausgetauscht werden.",
    not_team_do: "Als Mannschaftsturnier einrichten",
    what: [
        "Ein Mannschaftsführer darf jederzeit einen anderen Spieler an ein Brett setzen. Der neue Spieler übernimmt alles, wie es steht: Stellung, Uhr und Bank. Die Uhr läuft weiter; kein Turnierleiter kann sie zurücksetzen.",
        "Ein Ersatzspieler spielt die Partie für die Mannschaft. Einem Nachfolger gehört sie: Wertung und Norm zählen für ihn.",
    ],
    transfer_in_effect: "In diesem Turnier darf ein Mannschaftsführer Zeit von der Bank des Spielers auf dessen Uhr umbuchen (8), aber nur zusammen mit einer Einwechslung oder einem Austausch.",
    transfer_not: "In diesem Turnier dürfen Mannschaftsführer keine Zeit umbuchen (8): Die Regel ist außer Kraft. Hat der Veranstalter sie in Kraft gesetzt, in den Parametern des Turniers einschalten.",
    ended: |last| ["Spieler konnten eingesetzt werden bis ", last, "."].concat(),
    none: "Keine Partie dieses Turniers läuft. Hier stehen dann die Bretter.",
    finished: |count| match count {
        1 => "1 Partie ist beendet und steht nicht hier.".into(),
        _ => [
            &count.to_string(),
            " Partien sind beendet und stehen nicht hier.",
        ]
        .concat(),
    },
    board: |board| ["Brett ", &board.to_string()].concat(),
    falls: "Uhr läuft ab",
    owed: "Auf diese Uhr wurde Zeit umgebucht. Jetzt ist ein Ersatzspieler oder Nachfolger fällig: zuerst den neuen Spieler einsetzen.",
    change: "Spieler wechseln",
    kind: "Was geschieht",
    substitution: "Einwechslung",
    substitution_why: "spielt für die Mannschaft weiter",
    replacement: "Austausch",
    replacement_why: "ihm gehört die Partie: Wertung und Norm",
    alone: "Jetzt umbuchen, Spieler später",
    alone_why: "der neue Spieler ist dann noch einzusetzen",
    takes_over: "Der neue Spieler übernimmt Stellung, Uhr und Bank. Die Uhr läuft weiter.",
    name: "Neuer Spieler",
    amount: "Von der Bank auf die Uhr",
    amount_hint: "Leer lassen, um nichts umzubuchen.",
    fill: |most| match most {
        Seconds::ZERO => "Nichts umzubuchen".into(),
        _ => ["Uhr auffüllen: ", &length(most)].concat(),
    },
    leaves: |clock, bank| {
        [
            "Es bleiben Uhr ",
            &length(clock),
            ", Bank ",
            &length(bank),
            ".",
        ]
        .concat()
    },
    when: "Wann, laut Server",
    when_missing: "Eingeben, wann es geschah.",
    amount_wrong: "Eine Zeit eingeben, etwa 20 T oder 1 T 20:00:00, oder nichts.",
    enter: "Eintragen",
    done_new: |name| [name, " hat übernommen."].concat(),
    done_transfer: |amount| {
        [
            &*length(amount),
            " auf die Uhr umgebucht. Jetzt den neuen Spieler einsetzen.",
        ]
        .concat()
    },
    misfit: "Einträge dieser Partie passen nicht zu ihrem Turnier. Sie zuerst auf der Seite der Partie korrigieren.",
    open: "Partie öffnen",
};

fn fault(fault: EventFieldError) -> &'static str {
    match fault {
        EventFieldError::Number => "Eine ganze Zahl eingeben.",
        EventFieldError::NoStart => "Eingeben, wann das Turnier beginnt.",
        EventFieldError::UnknownZone => {
            "Dieser Browser kennt diese Zone nicht. UTC eingeben oder einen Ort wie Europe/Berlin."
        }
        EventFieldError::Length(DurationError::Empty) => {
            "Eine Zeit eingeben, etwa 50 T; 0 für keine."
        }
        EventFieldError::Length(DurationError::Shape) => {
            "Eine Zeit eingeben, etwa 50 T, 82,5 oder 1 T 20:00:00."
        }
        EventFieldError::Length(DurationError::Range) => "Eine Zeit von null oder mehr eingeben.",
        EventFieldError::Event(problem) => match problem {
            EventError::Name => "Einen Namen von 1 bis 100 Zeichen eingeben.",
            EventError::Start => "Einen Beginn zwischen 1970 und 9000 eingeben.",
            EventError::Days => "1 bis 9999 Tage eingeben.",
            EventError::Clock => "Eine Uhr zeigt mehr als nichts und höchstens 50 Tage.",
            EventError::Bank => "Eine Bank hat 0 bis 9999 Tage.",
            EventError::Increment => "Eine Zeitgutschrift hat 0 bis 50 Tage.",
            EventError::IncrementMoves => "0 bis 500 Züge eingeben.",
            EventError::Protection => "Sudden-Death-Schutz hat 1 bis 5 Tage.",
            EventError::CaptainWithoutTeam => {
                "Nur Mannschaftsführer eines Mannschaftsturniers buchen Zeit um: es zu einem machen oder dies ausschalten."
            }
            EventError::Zone => "Eine Zone nennen: UTC oder einen Ort wie Europe/Berlin.",
        },
    }
}

fn offer_why(offer: &BlocksOffer, wanted: u32) -> String {
    match offer.kind {
        OfferKind::Listed | OfferKind::Published => {
            let mut words = if wanted == offer.days {
                String::from("Eine Dauer der Tabelle.")
            } else {
                [
                    "Die Regeln sprechen von einer gewünschten Höchstdauer, und die Tabelle führt \
                 bestimmte Dauern auf; die längste bis ",
                    &days(wanted),
                    " hat ",
                    &days(offer.days),
                    ". Das Ende liegt ",
                    &days(wanted.saturating_sub(offer.days)),
                    " früher.",
                ]
                .concat()
            };
            match (offer.kind, offer.days) {
                (OfferKind::Published, _) => words.push_str(
                    " Diese Bank hatte ein ausgeschriebenes Turnier von 302 Tagen, und die Formel \
                     ergibt sie.",
                ),
                (_, 302) => words.push_str(" Diese Bank steht in der Tabelle."),
                _ => {}
            }
            words
        }
        OfferKind::Exact if offer.days < 302 => [
            "Für jeden Spieler die Hälfte von ",
            &of_days(offer.days),
            ". Die Tabelle beginnt bei 302 Tagen.",
        ]
        .concat(),
        OfferKind::Exact => [
            "Für jeden Spieler die Hälfte von ",
            &of_days(offer.days),
            ": Was Uhr und Gutschriften davon übrig lassen, ist die Bank. Die Tabelle kennt keine \
             solche Bank; beim Veranstalter fragen, ob der Server sie gibt.",
        ]
        .concat(),
    }
}

fn protected(name: &str, count: u32, moves: u32) -> String {
    [
        name,
        ": Nach Zug ",
        &moves.to_string(),
        " und mit leerer Bank wird eine Uhr, die nach einem Zug weniger zeigt, wieder auf ",
        &days(count),
        " gestellt, bis zum Ende der Partie.",
    ]
    .concat()
}

fn link_problem(problem: LinkError) -> String {
    match problem {
        LinkError::TooLong => "Er ist länger als jeder Link zu einem Turnier.".into(),
        LinkError::Missing(LinkKey::End) => "Er ist abgeschnitten: Sein Ende fehlt.".into(),
        LinkError::Missing(key) => ["Es fehlt: ", part(key), "."].concat(),
        LinkError::Unreadable(key) => ["Nicht lesbar: ", part(key), "."].concat(),
        LinkError::Twice(key) => ["Doppelt und verschieden angegeben: ", part(key), "."].concat(),
        LinkError::End => "Das Ende passt nicht zu Beginn und Dauer: Etwas wurde verändert.".into(),
        LinkError::Event(problem) => fault(EventFieldError::Event(problem)).into(),
    }
}

fn part(key: LinkKey) -> &'static str {
    match key {
        LinkKey::Name => "der Name",
        LinkKey::Start => "der Beginn",
        LinkKey::Days => "die Dauer in Tagen",
        LinkKey::Clock => "die Uhr",
        LinkKey::Bank => "die Bank",
        LinkKey::Increment => "die Zeitgutschrift",
        LinkKey::Moves => "die Zahl der Züge mit Zeitgutschrift",
        LinkKey::Rules => "die Fassung der Regeln",
        LinkKey::Refill => "die Art des Auffüllens",
        LinkKey::Protection => "der Schutz am Ende der Zeit",
        LinkKey::Team => "die Angabe zu Mannschaften",
        LinkKey::Transfer => "die Angabe zu Umbuchungen",
        LinkKey::Openings => "die Angabe zu vorgegebenen Eröffnungen",
        LinkKey::Reset => "der erste geschützte Zug",
        LinkKey::EndDate => "die Angabe zum letzten Tag",
        LinkKey::Zone => "die Zeitzone",
        LinkKey::End => "das Ende",
    }
}

/// The number of days, if it is whole.
fn whole_days(length: Seconds) -> Option<u32> {
    let day = Seconds::days(1).get();
    (length.get() % day == 0)
        .then(|| u32::try_from(length.get() / day).ok())
        .flatten()
}

//! The words of `tb-protection`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "SDP und GT",
    aim: "Was ein Veranstalter gewähren kann, wenn fast alle Zeit weg ist.",
    steps: &[
        StepText::read(
            "Nach Regel 9 kann ein Veranstalter Sudden-Death-Schutz (SDP) von 1 bis 5 Tagen \
             wählen. Der ältere Text hat stattdessen garantierte Zeit (GT) von 3 Tagen. Im \
             heutigen Text ist die Option außer Kraft: Sie gilt nur, wo das Turnier es sagt.\n\nSie \
             hilft erst nach Zug 50: hier ab dem eigenen Zug 51, der Auslegung, die weniger \
             verspricht. Ein Turnier kann sagen, dass sie schon bei Zug 50 hilft.",
        ),
        StepText::task(
            "Zuerst ohne: Zug 53, zwei Tage auf der Uhr, die Bank leer.",
            "Mindestens einen Tag nachdenken, dann ziehen.",
            "Mehr als den Rest gibt es nicht. Ohne die Option wird keine Uhr je zurückgesetzt.",
        ),
        StepText::task(
            "Dasselbe mit SDP von 3 Tagen.",
            "Mindestens einen Tag nachdenken, dann ziehen.",
            "Nach dem Zug waren es weniger als 3 Tage, ohne Bank und Zeitgutschrift: Die Uhr \
             kam auf 3 Tage.",
        ),
        StepText::task(
            "Dasselbe mit GT. Es kann nach jedem Zug geschehen, bis zum Ende der Partie.",
            "Drei Züge von je mindestens einem Tag machen.",
            "Nach jedem davon zeigt die Uhr 3 Tage.",
        ),
        StepText::question(
            "SDP von 3 Tagen, nach Zug 50. Beim Ziehen sind 1 Tag auf der Uhr und 3 Tage in der \
             Bank.",
            "Setzt der Schutz die Uhr auf 3 Tage?",
            &[
                ("Ja", "Nein. Bank und Zeitgutschrift müssen leer sein."),
                (
                    "Nein: In der Bank ist noch Zeit",
                    "Richtig. Erst wenn dort nichts mehr ist, greift der Schutz. Wo die Bank nicht von \
                     selbst auffüllt, leert man eine kleine besser vor dem Zug.",
                ),
                (
                    "Ja, aber auf 2 Tage",
                    "Nein. Er setzt auf die gewählte Zahl von Tagen oder gar nicht.",
                ),
            ],
        ),
        StepText::question(
            "SDP von 3 Tagen. Zwei Tage sind auf der Uhr, und das Nachdenken dauert zwei Tage.",
            "Was geschieht?",
            &[
                (
                    "Die Uhr kommt auf 3 Tage",
                    "Nein. Das geschieht erst mit einem Zug.",
                ),
                (
                    "Die Partie ist verloren",
                    "Ja. Wer nicht rechtzeitig zieht, dem hilft der Schutz nicht.",
                ),
                (
                    "Der Turnierleiter gibt einen Tag dazu",
                    "Nein. Er kann keine Zeit geben.",
                ),
            ],
        ),
        StepText::question(
            "SDP von 3 Tagen. Nach dem Zug zeigt die Uhr 4 Tage.",
            "Was tut der Schutz?",
            &[
                (
                    "Nichts",
                    "Ja. Zurückgesetzt wird nur eine Uhr, die weniger zeigt.",
                ),
                (
                    "Er setzt die Uhr auf 3 Tage",
                    "Nein. Er nimmt nie Zeit weg.",
                ),
                (
                    "Er gibt 3 Tage dazu",
                    "Nein. Er hebt eine niedrigere Uhr auf 3 Tage; einer höheren gibt er \
                     nichts.",
                ),
            ],
        ),
        StepText::question(
            "Ein Veranstalter wählt SDP.",
            "Was gibt er dafür auf?",
            &[
                (
                    "Die Wertung",
                    "Nein. Sie hängt von der Dauer des Turniers ab.",
                ),
                ("Die Zeitgutschriften", "Nein. Sie kommen wie immer."),
                (
                    "Das feste Enddatum",
                    "Ja. Das Turnier kann über sein geplantes Ende hinausgehen.",
                ),
            ],
        ),
        StepText::question(
            "Zwei Texte, zwei Optionen.",
            "Wie unterscheidet sich GT von SDP?",
            &[
                (
                    "GT gibt am Anfang 3 Tage dazu",
                    "Nein. Auch GT greift erst nach Zug 50.",
                ),
                (
                    "GT sind 3 Tage; SDP sind 1 bis 5, nach Wahl",
                    "Ja. Sonst ist beides gleich.",
                ),
                (
                    "GT hilft nur einmal",
                    "Nein. Beide gelten bis zum Ende der Partie.",
                ),
            ],
        ),
    ],
};

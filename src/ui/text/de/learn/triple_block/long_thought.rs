//! The words of `tb-110-days`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "110 Tage nachdenken",
    aim: "Wie ein Zug länger dauern kann, als die Uhr zeigt.",
    steps: &[
        StepText::read(
            "Ein Turnier von 550 Tagen: Uhr 50, Zeitgutschrift 3, Bank 75. Das wären 125 Tage \
             für den ersten Zug.\n\nDoch die Uhr zeigt nie mehr als 50. Die Bank muss in Teilen \
             hinüber, bevor die Uhr abläuft.",
        ),
        StepText::question(
            "Es ist der erste eigene Zug.",
            "Wie lange kann man nachdenken, ohne etwas zu tun?",
            &[
                ("125 Tage", "Nein. Die Bank fließt nicht von selbst nach."),
                (
                    "Weniger als 50 Tage",
                    "Ja. Dann heißt es ziehen oder auffüllen.",
                ),
                ("53 Tage", "Nein. Die Zeitgutschrift kommt nach dem Zug."),
            ],
        ),
        StepText::task(
            "Einige Tage, bevor die Uhr abläuft, wird sie aufgefüllt. Vorgeschlagen ist, was sie \
             aufnimmt.",
            "Rund 49 Tage nachdenken, dann die Uhr auffüllen.",
            "Die Uhr steht wieder auf 50, und in der Bank ist der Rest.",
        ),
        StepText::task(
            "Tag 49: Die Uhr zeigt 50, die Bank 26. Das Nachdenken geht weiter.",
            "Den Rest der Bank auf die Uhr bringen, bevor sie abläuft.",
            "Die Bank ist nun leer. Was auf der Uhr steht, ist alles für diesen Zug.",
        ),
        StepText::task(
            "Nun das Ganze, vom ersten Tag an.",
            "Mindestens 110 Tage nachdenken, dann ziehen.",
            "Ein Zug von 110 Tagen, ganz nach den Regeln.",
        ),
        StepText::question(
            "Der Zug kam an Tag 110, alle 75 Tage waren vorher aufgefüllt.",
            "Was zeigen Uhr und Bank nach dem Zug?",
            &[
                (
                    "15 T und 0 T",
                    "Nein. 125 weniger 110 ist 15, doch ein Zug bringt 3 Tage.",
                ),
                (
                    "18 T und 0 T",
                    "Ja: 15 Tage übrig, 3 Tage Zeitgutschrift, und nichts mehr zum Auffüllen.",
                ),
                (
                    "50 T und 0 T",
                    "Nein. Die Bank ist leer; nichts füllt die Uhr auf.",
                ),
            ],
        ),
        StepText::question(
            "Das Nachdenken soll 110 Tage dauern.",
            "Wie oft muss man dafür mindestens auffüllen?",
            &[
                (
                    "Einmal",
                    "Nein. Das geht nur, bevor die Uhr abläuft, und nur bis 50: Das gibt \
                     weniger als 100 Tage.",
                ),
                (
                    "Zweimal",
                    "Ja. Jedes Mal bringt höchstens 50 Tage weniger eine Sekunde.",
                ),
                (
                    "Dreimal",
                    "Nein. Zweimal genügt, wenn es spät genug geschieht.",
                ),
            ],
        ),
        StepText::question(
            "Die Bank ist leer, und die Uhr zeigt 12 Tage.",
            "Was bringt mehr Zeit?",
            &[
                (
                    "Eine Bitte an den Turnierleiter",
                    "Nein. Er kann keine Zeit geben.",
                ),
                (
                    "Auf die Zeitgutschrift warten",
                    "Nein. Sie kommt erst nach einem Zug.",
                ),
                ("Nur der Zug selbst", "Ja. Dann kommt die Zeitgutschrift."),
            ],
        ),
    ],
};

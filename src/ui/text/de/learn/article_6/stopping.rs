//! 6.12, in German.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "6.12: Die Uhren anhalten",
    aim: "Wer beide Uhren anhalten darf, wozu, und wer die Partie fortsetzt.",
    steps: &[
        StepText::task(
            "Im Saal geht das Licht aus. Die Partie muss unterbrochen werden.",
            "Als Schiedsrichter die Uhren anhalten.",
            "Beide Uhren stehen. Die von Weiß läuft weiter, wenn der Schiedsrichter es zulässt.",
        ),
        StepText::task(
            "Weiß wandelt einen Bauern um, und es ist keine Dame zur Hand. Ein Spieler darf die \
             Uhren anhalten, um den Schiedsrichter um Hilfe zu bitten.",
            "Die Uhren als Weiß anhalten; dann als Schiedsrichter die Partie fortsetzen.",
            "Die Suche nach der Dame hat niemanden Zeit gekostet.",
        ),
        StepText::question(
            "Weiß hat die Uhren angehalten, um etwas zu fragen, und hat die Antwort.",
            "Wer sagt, wann es weitergeht?",
            &[
                (
                    "Weiß, denn Weiß hat sie angehalten",
                    "Anhalten ist ein Recht des Spielers, fortsetzen nicht.",
                ),
                (
                    "Schwarz, denn Schwarz musste warten",
                    "Keiner der Spieler entscheidet es.",
                ),
                (
                    "Der Schiedsrichter",
                    "Der Schiedsrichter entscheidet, wann die Partie fortgesetzt wird.",
                ),
            ],
        ),
        StepText::question(
            "Weiß ist in Zeitnot und möchte sich sammeln.",
            "Darf Weiß dazu die Uhren anhalten?",
            &[
                (
                    "Nein",
                    "Nur, um den Schiedsrichter um Hilfe zu bitten. Heute wird Anhalten ohne \
                     triftigen Grund bestraft.",
                ),
                (
                    "Ja, ein Spieler darf die Uhren anhalten",
                    "Aber nur, um den Schiedsrichter um Hilfe zu bitten, nicht zum Ausruhen.",
                ),
            ],
        ),
        StepText::question(
            "Die Uhr von Weiß lief, als der Schiedsrichter beide anhielt. Anhalten und Fortsetzen \
             hier beliebig oft ausprobieren.",
            "Wessen Uhr läuft danach?",
            &[
                (
                    "Die von Schwarz, denn Weiß war schon dran",
                    "Kein Zug wurde abgeschlossen: Weiß ist noch am Zug.",
                ),
                (
                    "Die von Weiß, mit der Zeit von vorhin",
                    "Anhalten beendet keinen Zug, gibt nichts und nimmt nichts.",
                ),
                (
                    "Die von Weiß, mit neuer Zeitgutschrift",
                    "Eine Zeitgutschrift gibt es nur für einen ausgeführten Zug.",
                ),
            ],
        ),
        StepText::question(
            "Im Saal ist jemand krank geworden.",
            "Wer unterbricht die Partien?",
            &[
                (
                    "Der Schiedsrichter",
                    "Muss eine Partie unterbrochen werden, hält der Schiedsrichter die Uhren an.",
                ),
                (
                    "Die Spieler, wenn sie sich einig sind",
                    "Sie dürfen anhalten, um den Schiedsrichter zu holen; er entscheidet dann.",
                ),
                (
                    "Wessen Uhr gerade läuft",
                    "Wer am Zug ist, spielt keine Rolle.",
                ),
            ],
        ),
    ],
};

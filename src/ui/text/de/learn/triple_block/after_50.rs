//! The words of `tb-after-50`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "Nach Zug 50",
    aim: "Die Zeitgutschrift hört auf; das Gesparte muss reichen.",
    steps: &[
        StepText::read(
            "Die Zeitgutschrift kommt mit den ersten 50 Zügen und dann nie wieder. In dieser \
             Partie steht der 50. Zug von Weiß an. Beide Banken sind leer.\n\nAlles Weitere \
             wird mit dem gespielt, was auf der Uhr ist.",
        ),
        StepText::task(
            "24 Tage sind auf der Uhr, und eine Zeitgutschrift kommt noch.",
            "Den 50. Zug machen.",
            "Die letzte Zeitgutschrift ist da. Von nun an bringt ein Zug nichts mehr.",
        ),
        StepText::task(
            "Zug 51. Der Block der Zeitgutschrift ist weg.",
            "Den Zug machen.",
            "Die Uhr zeigt, was übrig blieb, und keine Sekunde mehr.",
        ),
        StepText::question(
            "\u{201e}Die ersten 50 Züge der Partie\u{201c}.",
            "Welche Züge sind gemeint?",
            &[
                (
                    "50 von beiden Seiten zusammen",
                    "Nein. Dann hätte jeder Spieler nur 25 Zeitgutschriften.",
                ),
                (
                    "Die eigenen ersten 50 Züge jedes Spielers",
                    "Ja. Die Zeitgutschrift nach dem eigenen 50. Zug ist die letzte. Züge einer \
                     vorgegebenen Eröffnung zählen nicht, es sei denn, das Turnier sagt es.",
                ),
                (
                    "Alle Züge des ersten Jahres",
                    "Nein. Gezählt werden Züge, nicht Tage.",
                ),
            ],
        ),
        StepText::question(
            "Zug 50 ist gemacht: 25 Tage auf der Uhr, die Bank leer. Etwa 20 Züge kommen noch.",
            "Wie lange darf jeder im Schnitt dauern?",
            &[
                (
                    "6 T 06:00:00",
                    "Nein. Darin wären 5 Tage Zeitgutschrift, die es nicht mehr gibt.",
                ),
                (
                    "Eine Sekunde weniger als 1 T 06:00:00",
                    "Ja. Zwanzig Züge von genau 1 T 06:00:00 brauchen alle 25 Tage, und eine Uhr auf \
                     null hat verloren.",
                ),
                (
                    "So lange wie bisher",
                    "Nein. Bisher brachte jeder Zug 5 Tage.",
                ),
            ],
        ),
        StepText::task(
            "25 Tage, und die Partie geht weiter.",
            "Fünf Züge machen und mindestens 20 Tage behalten.",
            "Mit weniger als einem Tag je Zug reicht die Uhr für ein langes Endspiel.",
        ),
        StepText::question(
            "Ein langes Endspiel zeichnet sich ab.",
            "Wann sorgt man dafür vor?",
            &[
                (
                    "Vor Zug 50",
                    "Ja. Jeder Zug, der schneller ist als die Zeitgutschrift, lässt Zeit übrig, \
                     und alles davon bleibt.",
                ),
                ("Bei Zug 51", "Nein. Von da an nimmt die Zeit nur noch ab."),
                (
                    "Gar nicht: Jedes Turnier hat eine Reserve",
                    "Nein. Ohne die Option von Regel 9 wird nie eine Uhr zurückgesetzt.",
                ),
            ],
        ),
        StepText::question(
            "Beide Spieler haben insgesamt eine feste Bedenkzeit.",
            "Was folgt daraus?",
            &[
                (
                    "Jede Partie endet bis Zug 100",
                    "Nein. Die Zahl der Züge ist nicht begrenzt.",
                ),
                (
                    "Niemand kann die Zeit überschreiten",
                    "Nein. Jeder hat nur diese Zeit.",
                ),
                (
                    "Jede Partie ist am Enddatum beendet",
                    "Ja. Abgeschätzt wird wegen des Datums nichts; mit den Blöcken der Tabelle \
                     und von Reklamationen abgesehen steht es fest.",
                ),
            ],
        ),
    ],
};

//! The words of `df-bullet`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "Von Bullet bis Turnierschach",
    aim: "Was das doppelte Fallblättchen aus einer Minute macht und was aus neunzig.",
    steps: &[
        StepText::question(
            "Bullet: eine oder zwei Minuten für die ganze Partie, feste Bedenkzeit.",
            "Was wird aus einer Partie mit wenigen Sekunden Rest?",
            &[
                (
                    "Es gewinnt trotzdem, wer besser spielt",
                    "Oft genug gewinnt, wer schneller ist, mit Zügen, die kein Nachdenken \
                     brauchen.",
                ),
                (
                    "Eine Parodie auf Schach",
                    "Ja. Gut ist jeder Zug, der keine Zeit kostet.",
                ),
                (
                    "Sie endet remis",
                    "Bei fester Bedenkzeit entscheidet ein Fallblättchen.",
                ),
            ],
        ),
        StepText::task(
            "Das Ende einer Bulletpartie mit „2 df30/5“. Weiß hat noch 15 Sekunden Hauptzeit, und \
             es gibt ein Matt in zwei Zügen.",
            "Mattsetzen, bevor das erste Fallblättchen von Weiß fällt.",
            "Vernünftiges und mutiges Spiel wird belohnt: gewonnen auf dem Brett.",
        ),
        StepText::question(
            "Beide Seiten haben noch drei Sekunden Hauptzeit. Ein Gewinn ist nicht zu sehen.",
            "Helfen schnelle Züge ohne Sinn?",
            &[
                (
                    "Nein",
                    "Richtig. Sind beide ersten Fallblättchen gefallen, ist es remis. Besser ist \
                     ein überraschender Angriff.",
                ),
                (
                    "Ja, vielleicht fällt der Gegner zuerst",
                    "Dann ist er nur in der Zusatzzeit, mit 5 Sekunden für jeden Zug.",
                ),
                (
                    "Ja, sie bringen Boni",
                    "In der Hauptzeit gibt es keinen Bonus.",
                ),
            ],
        ),
        StepText::question(
            "Das doppelte Fallblättchen immer schneller: eine Minute, eine halbe, zehn Sekunden.",
            "Was wird aus den Partien?",
            &[
                (
                    "Sie werden zu Zeitnotschlachten",
                    "Damit lässt sich hier nichts gewinnen.",
                ),
                (
                    "Weiß gewinnt häufiger",
                    "Nichts an der Uhr bevorzugt eine Seite.",
                ),
                (
                    "Sie enden häufiger remis",
                    "Ja. In zu wenig Zeit kann niemand gewinnen, aber es bleibt Schach.",
                ),
            ],
        ),
        StepText::read(
            "Turnierschach: „90/40, 15 df300/30“ heißt 90 Minuten für 40 Züge, dann weitere 15 \
             Minuten Hauptzeit. Dahinter stehen 5 Minuten Zusatzzeit mit bis zu 30 Sekunden für \
             jeden Zug.",
        ),
        StepText::task(
            "Dieselbe Form, verkürzt: 5 Sekunden für 40 Züge. Die Uhr von Weiß starten.",
            "Die erste Periode von Weiß ablaufen lassen.",
            "Das ist kein erstes Fallblättchen: Weiß hat die 40 Züge nicht geschafft und auf Zeit \
             verloren.",
        ),
        StepText::question(
            "Eine Bedenkzeit mit mehreren Perioden.",
            "Hinter welcher steht Zusatzzeit?",
            &[
                (
                    "Hinter jeder",
                    "Wer die Züge einer früheren Periode nicht schafft, verliert wie immer.",
                ),
                (
                    "Hinter der letzten",
                    "Ja. Nur hinter der letzten Hauptzeit steht Zusatzzeit.",
                ),
                (
                    "Hinter der ersten",
                    "Dort zählen die Züge: Wer sie nicht schafft, verliert.",
                ),
            ],
        ),
    ],
};

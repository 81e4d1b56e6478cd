//! 6.5, in German.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "6.5: Der Beginn",
    aim: "Wessen Uhr zu Beginn läuft, und was gilt, wenn niemand da ist.",
    steps: &[
        StepText::task(
            "Der Beginn steht fest: in fünfzehn Sekunden. Ein Druck vorher sagt nur: Ich bin da.",
            "Den Beginn abwarten.",
            "Zum festgesetzten Zeitpunkt läuft die Uhr von Weiß, gleich wer da ist.",
        ),
        StepText::question(
            "Die Partie soll beginnen. Weiß ist nicht da, Schwarz schon.",
            "Welche Uhr wird in Gang gesetzt?",
            &[
                (
                    "Die von Schwarz, denn Schwarz ist da",
                    "Wer gekommen ist, soll nicht dafür bezahlen.",
                ),
                (
                    "Die von Weiß",
                    "Zum festgesetzten Zeitpunkt wird die Uhr von Weiß in Gang gesetzt.",
                ),
                (
                    "Keine, bis Weiß kommt",
                    "Der Beginn wartet nicht auf die Spieler.",
                ),
            ],
        ),
        StepText::task(
            "Schwarz war pünktlich. Die Uhr von Weiß läuft seit zwanzig Minuten, und jetzt ist \
             Weiß am Brett.",
            "Den ersten Zug von Weiß ausführen.",
            "Die zwanzig Minuten sind weg: Es waren die von Weiß.",
        ),
        StepText::question(
            "Jede Seite hat neunzig Minuten. Weiß kommt zwanzig Minuten nach dem Beginn.",
            "Was bleibt Weiß dann?",
            &[
                (
                    "90 Minuten",
                    "Die Uhr begann zum festgesetzten Zeitpunkt zu laufen, nicht mit dem ersten \
                     Zug.",
                ),
                ("70 Minuten", "Die Uhr läuft seit dem Beginn."),
                (
                    "80 Minuten, die Verspätung wird geteilt",
                    "Geteilt wird nichts: Es läuft die Uhr eines Spielers.",
                ),
            ],
        ),
        StepText::question(
            "Zum festgesetzten Zeitpunkt ist keiner der Spieler da.",
            "Was geschieht?",
            &[
                (
                    "Die Uhr von Weiß wird in Gang gesetzt",
                    "Die Regel fragt nicht, wer da ist. Die heutigen sagen ausdrücklich: Weiß \
                     verliert die Zeit bis zur eigenen Ankunft.",
                ),
                (
                    "Es wird keine Uhr in Gang gesetzt",
                    "Der Beginn hängt an der Zeit, nicht an der Anwesenheit.",
                ),
                (
                    "Die Uhr dessen, der später kommt, läuft",
                    "Es ist die Uhr von Weiß, gleich wer zuerst kommt.",
                ),
            ],
        ),
        StepText::question(
            "In einer Partie ohne festen Beginn setzt der Druck von Schwarz die Uhr von Weiß in \
             Gang.",
            "Ist dieser Druck ein Zug?",
            &[
                (
                    "Ja, der erste von Schwarz",
                    "Weiß zieht zuerst, und für diesen Druck wird nichts gezählt.",
                ),
                (
                    "Nein",
                    "Er startet nur die Uhr von Weiß: kein Zug wird gezählt, keine Zeit \
                     gutgeschrieben.",
                ),
            ],
        ),
    ],
};

//! The words of `df-claim`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "Remis reklamieren",
    aim: "Wer reklamieren darf und wann, und wann man besser weiterspielt.",
    steps: &[
        StepText::read(
            "Ist eine Seite in der Zusatzzeit und die andere nicht, kann die Seite mit Hauptzeit \
             Remis reklamieren. Ein Wort genügt, und die Partie ist zu Ende.",
        ),
        StepText::task(
            "Schwarz ist in der Zusatzzeit. Weiß hat noch Hauptzeit und will nicht \
             weiterspielen.",
            "Für Weiß Remis reklamieren.",
            "Reklamiert: Die Partie ist remis.",
        ),
        StepText::question(
            "Schwarz ist in der Zusatzzeit, Weiß nicht.",
            "Darf Schwarz reklamieren?",
            &[
                (
                    "Ja, wenn Schwarz am Zug ist",
                    "Schwarz darf halten, und Weiß entscheidet. Sonst ließe sich nach einem \
                     ersten Fallblättchen keine Partie mehr gewinnen.",
                ),
                (
                    "Ja, wenn Weiß nicht vorankommt",
                    "Danach fragt hier niemand: Den Versuch beendet die Hauptzeit von Weiß.",
                ),
                ("Nein", "Richtig. Das darf nur, wer noch Hauptzeit hat."),
            ],
        ),
        StepText::question(
            "Ein Remis kann reklamiert werden.",
            "Wann muss das geschehen?",
            &[
                (
                    "Sofort, sonst verfällt das Recht",
                    "Es besteht, solange Hauptzeit da ist und die Partie läuft.",
                ),
                (
                    "Jederzeit nach Wunsch",
                    "Ja, am eigenen Zug wie am Zug des Gegners.",
                ),
                (
                    "Vor dem nächsten eigenen Zug",
                    "Ein Zug gibt das Recht nicht auf.",
                ),
            ],
        ),
        StepText::task(
            "Schwarz ist in der Zusatzzeit. Weiß könnte reklamieren und hat Besseres.",
            "Den Zug von Schwarz abwarten und mit Weiß gewinnen.",
            "Wer Hauptzeit hat, darf weiterspielen, solange es etwas zu gewinnen gibt.",
        ),
        StepText::question(
            "Hauptzeit ist noch da, der Gegner ist in der Zusatzzeit. Also ein wilder Angriff.",
            "Wie kann die Partie noch verloren gehen?",
            &[
                (
                    "Durch Matt",
                    "Setzt jemand in der Zusatzzeit matt, ist es nur remis.",
                ),
                (
                    "Nur durch Aufgabe",
                    "Ja. Ein Matt des Gegners ist remis und der Ablauf der Hauptzeit auch.",
                ),
                (
                    "Durch Ablauf der Hauptzeit",
                    "Dann sind beide ersten Fallblättchen gefallen, und die Partie ist remis.",
                ),
            ],
        ),
        StepText::question(
            "Hauptzeit ist noch da, der Gegner ist in der Zusatzzeit, und die eigene Stellung ist \
             hoffnungslos.",
            "Was ist besser als Aufgeben?",
            &[
                (
                    "Remis reklamieren",
                    "Ja. Die Uhr erinnert daran, bevor sie die Aufgabe annimmt.",
                ),
                (
                    "Nichts, die Stellung ist verloren",
                    "Auf dem Brett vielleicht. Aber das erste Fallblättchen des Gegners ist \
                     gefallen, und Remis lässt sich reklamieren.",
                ),
            ],
        ),
    ],
};

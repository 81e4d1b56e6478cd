//! The words of `df-scramble`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "Zeitnot\u{ad}schlachten",
    aim: "Eine Remisstellung auf Zeit verlieren, verstehen warum, und sie dann halten.",
    steps: &[
        StepText::question(
            "König und Turm gegen König und Turm. Solange niemand einen groben Fehler macht, kommt hier \
             keine Seite voran, und keine kann das Ende der Partie erzwingen.",
            "Wie sollte die Partie ausgehen?",
            &[
                (
                    "Remis",
                    "Ja. Auf dem Brett spricht nichts für eine der Seiten.",
                ),
                (
                    "Es gewinnt, wer schneller ist",
                    "Eine schnelle Hand ist kein Schach. Eine feste Bedenkzeit kann trotzdem so \
                     entscheiden, wie der nächste Schritt zeigt.",
                ),
                (
                    "Es gewinnt, wer mehr Zeit übrig hat",
                    "Mehr Zeit hilft, gute Züge zu finden. Hier gibt es nichts zu finden.",
                ),
            ],
        ),
        StepText::task(
            "Feste Bedenkzeit: Beide Seiten haben 20 Sekunden für alle restlichen Züge. Schwarz \
             antwortet sofort und hört nie auf. Die Uhren starten mit dem ersten Zug.",
            "Mit Weiß spielen, bis ein Fallblättchen fällt.",
            "In einer Remisstellung ist ein Fallblättchen gefallen. Nach den üblichen Regeln ist \
             die Partie verloren.",
        ),
        StepText::question(
            "Am Charakter der Stellung hat sich nie etwas geändert. Erst die Uhr hat einen neuen \
             Weg zum Gewinn eröffnet.",
            "Was hat diese Partie entschieden?",
            &[
                (
                    "Die bessere Stellung",
                    "Die hatte niemand. Die Züge waren so gut wie alle anderen.",
                ),
                (
                    "Die schnellere Hand",
                    "Ja. Wer schneller zieht, kann weiterziehen, bis die Zeit der anderen Seite \
                     abgelaufen ist.",
                ),
                (
                    "Der bessere Plan",
                    "Kein Plan führt hier weiter. Schwarz hat einfach immer weitergezogen.",
                ),
            ],
        ),
        StepText::question(
            "Frauen-Weltmeisterschaft 2008, Soćko gegen Foisor: Sogar König und Springer gegen \
             König und Springer wurde gewonnen, durch Weiterspielen, bis die Zeit von Schwarz \
             abgelaufen war.",
            "Woran liegt das?",
            &[
                (
                    "An der Fairness der Spielerinnen",
                    "Sie spielen um das, was die Regeln belohnen. Wer im Stichkampf weiterkommt, \
                     lässt sich nicht mit gutem Willen klären.",
                ),
                (
                    "Am Schiedsrichter",
                    "Der Schiedsrichter wendet die Regeln an, und nach ihnen zählt ein gefallenes \
                     Fallblättchen.",
                ),
                (
                    "An den Regeln",
                    "Ja. Wo die Bedenkzeit fest ist und Züge umkehrbar sind, gehört der Gewinn auf \
                     Zeit zum Spiel.",
                ),
            ],
        ),
        StepText::question(
            "Eine Zeitgutschrift, etwa 30 Sekunden für jeden Zug, beendet die Hetze: Niemandem muss \
             die Zeit ausgehen. Aber dann beendet auch nichts die Partie.",
            "Was brauchen die Regeln neben der Zeitgutschrift?",
            &[
                (
                    "Eine höhere Zeitgutschrift",
                    "Je mehr dazukommt, desto länger kann planlos weitergespielt werden.",
                ),
                (
                    "Die 50-Züge-Regel und die dreimalige Stellungs\u{ad}wiederholung",
                    "Ja. Ohne sie ginge es endlos weiter. Mit ihnen müssen die Spieler Züge und \
                     Stellungen zählen.",
                ),
                (
                    "Einen Schiedsrichter an jedem Brett",
                    "So viele gibt es nicht, und auch sie bräuchten eine Regel.",
                ),
            ],
        ),
        StepText::read(
            "Das doppelte Fallblättchen teilt die Zeit in zwei. Die Hauptzeit ist zum Gewinnen da. \
             Ist sie aufgebraucht, fällt das erste Fallblättchen und die Zusatzzeit beginnt: genug \
             für jeden Zug, aber nur noch fürs Remis.\n\nHaben beide Seiten ihre Hauptzeit \
             aufgebraucht, ist die Partie remis.",
        ),
        StepText::task(
            "Dieselbe Stellung. Beide haben 20 Sekunden Hauptzeit, dann 30 Sekunden Zusatzzeit mit \
             bis zu 5 weiteren für jeden Zug. Schwarz hat jetzt keinen Grund zur Eile.",
            "Mit Weiß das Remis halten.",
            "Remis, auf der Uhr wie auf dem Brett.",
        ),
        StepText::question(
            "Für jeden Zug waren mindestens 5 Sekunden da. Die Hauptzeit von Schwarz lief \
             währenddessen immer weiter ab.",
            "Hätte Schwarz mit Höchsttempo gewinnen können?",
            &[
                (
                    "Ja, weil die Zusatzzeit von Weiß ausgeht",
                    "Nach jedem Drücken in der Zusatzzeit sind mindestens 5 Sekunden da. Nur wer \
                     selbst nicht zieht, lässt sie ablaufen.",
                ),
                (
                    "Ja, weil die Hauptzeit ewig reicht",
                    "Zur Hauptzeit kommt nichts hinzu. Wie schnell auch gezogen wird: Sie geht zu \
                     Ende.",
                ),
                (
                    "Nein",
                    "Richtig. Tempo schiebt nur hinaus, dass auch das erste Fallblättchen von \
                     Schwarz fällt. Dann ist die Partie remis.",
                ),
            ],
        ),
    ],
};

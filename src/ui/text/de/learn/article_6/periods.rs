//! 6.2, in German.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "6.2: Züge und Zeit",
    aim: "Perioden mit Zügezahl, Zeitgutschrift je Zug und Zeitverzögerung.",
    steps: &[
        StepText::task(
            "Diese Bedenkzeit verlangt 40 Züge in 90 Minuten und gibt dann 30 Minuten dazu. Weiß \
             hat 39 gemacht und noch gut zwei Minuten.",
            "Den vierzigsten Zug von Weiß ausführen und drücken.",
            "Die dreißig Minuten kamen zu dem, was Weiß gespart hatte.",
        ),
        StepText::question(
            "Ein Spieler führt den letzten Zug einer Periode mit sieben Minuten Rest aus. Die \
             nächste Periode gibt dreißig.",
            "Wie viel Zeit ist es jetzt?",
            &[
                (
                    "30 Minuten",
                    "Dann wäre das Gesparte verloren; es kommt aber zur nächsten Periode dazu.",
                ),
                (
                    "37 Minuten",
                    "In einer Periode gesparte Zeit kommt zur nächsten dazu.",
                ),
                (
                    "7 Minuten, bis das Fallblättchen fällt",
                    "Die Zeit der nächsten Periode ist da, sobald die Züge gemacht sind.",
                ),
            ],
        ),
        StepText::task(
            "Eine Bedenkzeit kann auch nach jedem Zug etwas gutschreiben. Hier sind es zwei \
             Sekunden; die ersten zwei sind von Anfang an auf der Uhr.",
            "Einen Zug ausführen und mehr Zeit haben als zu Beginn.",
            "Wer weniger als die Zeitgutschrift braucht, hat danach mehr Zeit als vorher. Der Text \
             gibt sie nach jedem Zug; Uhren haben die erste von Anfang an, wenn nichts anderes \
             vereinbart ist.",
        ),
        StepText::task(
            "Bei der Zeitverzögerung zählt die Hauptbedenkzeit erst herunter, wenn die feste Zeit \
             des Zuges um ist: hier zehn Sekunden.",
            "Die Uhr von Weiß starten und einen Zug ausführen, der keine Hauptbedenkzeit kostet.",
            "Wer innerhalb der festen Zeit drückt, behält die ganze Hauptbedenkzeit.",
        ),
        StepText::question(
            "Von zehn Sekunden fester Zeit verbraucht ein Spieler vier.",
            "Was wird aus den anderen sechs?",
            &[
                (
                    "Nichts: Die Hauptbedenkzeit bleibt, wie sie war",
                    "Die Hauptbedenkzeit ändert sich nicht, gleich wie viel der festen Zeit \
                     verbraucht ist.",
                ),
                (
                    "Sie kommen zur Hauptbedenkzeit",
                    "Gespartes wird übertragen, aber nicht bei der Zeitverzögerung.",
                ),
                (
                    "Der nächste Zug hat sechzehn Sekunden",
                    "Die feste Zeit ist für jeden Zug gleich.",
                ),
            ],
        ),
        StepText::question(
            "Die Partie läuft, und die Spieler hätten beide lieber zehn Minuten mehr.",
            "Können sie das vereinbaren?",
            &[
                (
                    "Ja, wenn beide es wollen",
                    "Die Bedenkzeit und was dazukommt, muss im Voraus festgelegt sein.",
                ),
                ("Nein", "All das muss im Voraus festgelegt sein."),
            ],
        ),
        StepText::task(
            "Heutige Richtlinie III.4, wenn das Turnier sie angekündigt hat: Wer unter zwei \
             Minuten und keine Zeitgutschrift hat, kann um 5 s je Zug für beide bitten und bietet \
             damit Remis an. Ist das abgelehnt und der Schiedsrichter einverstanden, erhält der \
             Gegner zwei Minuten.",
            "Als Weiß anhalten; dann die fünf Sekunden einführen, Schwarz zwei Minuten geben und \
             fortsetzen.",
            "Ab jetzt gibt jeder Druck fünf Sekunden, auf beiden Seiten.",
        ),
    ],
};

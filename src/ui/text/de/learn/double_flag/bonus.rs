//! The words of `df-bonus`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "Drei Regeln für den Bonus",
    aim: "An den Kurven entlangziehen: was das Drücken bringt, und warum der Artikel die hybride \
          Regel empfiehlt.",
    steps: &[
        StepText::task(
            "Die gekappte Regel: Der volle Bonus von 10 Sekunden kommt hinzu, aber mehr als \
             60 werden es nie.",
            "Dorthin ziehen, wo das Drücken weniger als 10 Sekunden bringt.",
            "Über 50 Sekunden wird der Bonus bei 60 gekappt.",
        ),
        StepText::question(
            "Mit der gekappten Regel sind noch 55 Sekunden da, und der Zug steht fest.",
            "Was kostet es, vor dem Drücken 5 Sekunden zu warten?",
            &[
                (
                    "Nichts",
                    "Ja, und das ist ihre Schwäche: So oder so sind es danach 60 Sekunden. Nichts \
                     belohnt, sofort zu ziehen.",
                ),
                (
                    "5 Sekunden",
                    "Ob bei 55 oder bei 50 gedrückt wird: Danach sind es beide Male 60.",
                ),
                (
                    "10 Sekunden",
                    "Der Bonus wird bei 60 gekappt. Warten kostet hier nichts.",
                ),
            ],
        ),
        StepText::task(
            "Die lineare Regel: Der Bonus schrumpft gleichmäßig, von 10 Sekunden ganz unten bis \
             auf null bei 60.",
            "Die Stelle finden, an der das Drücken 5 Sekunden bringt.",
            "Auf halbem Weg: Bei 30 Sekunden ist der Bonus die Hälfte von 10.",
        ),
        StepText::question(
            "Die lineare Regel belohnt überall, sofort zu ziehen.",
            "Was kann an ihr stören?",
            &[
                (
                    "Die Zusatzzeit kann über 60 Sekunden steigen",
                    "Nie. Bei 60 ist der Bonus null.",
                ),
                (
                    "Schon bei mäßigem Vorrat ist der Bonus klein",
                    "Ja. Er schrumpft von der ersten Sekunde an.",
                ),
                (
                    "Für einen Zug können weniger als 10 Sekunden da sein",
                    "Nein. Selbst ganz unten sind es nach dem Drücken 10.",
                ),
            ],
        ),
        StepText::task(
            "Die hybride Regel, die der Artikel empfiehlt: der volle Bonus, solange er höchstens die \
             Hälfte dessen ist, was bis 60 fehlt.",
            "Die meiste Zeit finden, bei der das Drücken noch die vollen 10 Sekunden bringt.",
            "Bei 40 Sekunden, zwei Boni unter 60, hat die Kurve ihren Knick.",
        ),
        StepText::task(
            "Über dem Knick gibt die hybride Regel die Hälfte dessen, was bis 60 fehlt.",
            "44 Sekunden einstellen und drücken, wie im Beispiel des Artikels.",
            "Aus 44 Sekunden sind 52 geworden: Die Hälfte der fehlenden 16 kam hinzu.",
        ),
        StepText::task(
            "Alle drei bei 20 Sekunden.",
            "Die Regel wählen, die hier am wenigsten gibt.",
            "Linear: Aus 20 Sekunden werden nicht ganz 27. Die beiden anderen geben die vollen \
             10.",
        ),
        StepText::question(
            "An allen drei Kurven entlangziehen.",
            "Was haben sie gemeinsam?",
            &[
                (
                    "Sie geben immer den vollen Bonus",
                    "Nahe bei 60 Sekunden tut das keine.",
                ),
                (
                    "Sie geben am meisten, wenn am meisten übrig ist",
                    "Umgekehrt: Mit mehr Zeit wächst der Bonus nie.",
                ),
                (
                    "Nach dem Drücken sind es mindestens 10 und höchstens 60 Sekunden",
                    "Ja. Und wer vorher mehr hatte, hat auch nachher nicht weniger.",
                ),
            ],
        ),
    ],
};

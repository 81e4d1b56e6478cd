//! 6.6, in German.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "6.6: Zu spät kommen",
    aim: "Die Wartezeit: wann es zu spät ist und was Turniere heute festlegen.",
    steps: &[
        StepText::task(
            "In dieser Fassung hat verloren, wer mehr als eine Stunde nach dem angesetzten Beginn \
             kommt. Weiß fehlt; 58 Minuten sind um, und in jeder Sekunde vergeht eine halbe \
             Minute.",
            "Als Schiedsrichter auf Verlust von Weiß entscheiden, sobald die Regel es erlaubt.",
            "Die Stunde war um und Weiß nicht da: Schwarz gewinnt.",
        ),
        StepText::task(
            "Weiß setzt sich 59 Minuten nach dem angesetzten Beginn ans Brett.",
            "Weiß einen Zug ausführen lassen.",
            "Weiß kam rechtzeitig und spielt mit der Zeit, die noch da ist.",
        ),
        StepText::question(
            "Eine Stunde zu spät: Irgendwann muss die Stunde beginnen.",
            "Ab wann zählt sie?",
            &[
                (
                    "Ab der Ankunft des Gegners",
                    "Auch der Gegner kann sich verspäten; die Stunde wartet nicht.",
                ),
                (
                    "Ab dem angesetzten Beginn der Runde",
                    "So sagt es 6.6, auch wenn die Uhren später in Gang gesetzt wurden.",
                ),
                (
                    "Ab dem Augenblick, in dem die Uhr zu laufen begann",
                    "Nicht, wenn die Runde verspätet begann: Es zählt der angesetzte Beginn.",
                ),
            ],
        ),
        StepText::question(
            "Nach mehr als einer Stunde ist keiner gekommen, und die Turnierordnung sagt nichts \
             anderes. Das lässt sich hier als Schiedsrichter entscheiden.",
            "Wer gewinnt?",
            &[
                (
                    "Niemand: Beide haben verloren",
                    "Jeder kommt zu spät, und jeder verliert, wenn der Schiedsrichter nicht \
                     anders entscheidet.",
                ),
                (
                    "Schwarz, weil die Uhr von Weiß lief",
                    "Schwarz ist genauso zu spät.",
                ),
                (
                    "Niemand: Es ist remis",
                    "Das gäbe einen halben Punkt fürs Fernbleiben.",
                ),
            ],
        ),
        StepText::task(
            "Heute legt die Ausschreibung jedes Turniers die Wartezeit im Voraus fest. Hier sind \
             es fünfzehn Minuten; Weiß ist vierzehn Minuten zu spät.",
            "Auf Verlust von Weiß entscheiden, sobald diese Ausschreibung es erlaubt.",
            "Die Stunde steht nicht mehr in den Regeln: Es gilt, was das Turnier festgelegt hat.",
        ),
        StepText::question(
            "Ein heutiges Turnier hat die Wartezeit null festgelegt. Schwarz kommt zehn Sekunden \
             nach dem Beginn.",
            "Was folgt?",
            &[
                (
                    "Schwarz spielt, zehn Sekunden sind nichts",
                    "Bei Wartezeit null sind zehn Sekunden zu spät.",
                ),
                (
                    "Schwarz hat verloren, wenn der Schiedsrichter nicht anders entscheidet",
                    "Wer nach der Wartezeit kommt, verliert; nur der Schiedsrichter kann anders \
                     entscheiden.",
                ),
                (
                    "Schwarz wird verwarnt",
                    "Für zu spätes Kommen gibt es keine Verwarnung: Die Partie ist verloren.",
                ),
            ],
        ),
        StepText::task(
            "Weiß hat sich rechtzeitig gesetzt und denkt über den ersten Zug nach; das kann die \
             Uhr nicht wissen. In jeder Sekunde vergeht eine Viertelminute.",
            "Vor Ablauf der Stunde als Weiß melden, dass man da ist; dann die Stunde vergehen \
             lassen.",
            "Es zählt der Augenblick der Ankunft, nicht der erste Druck auf die Uhr.",
        ),
        StepText::task(
            "Weiß kam 61 Minuten nach dem angesetzten Beginn und hat sofort die Uhr gedrückt.",
            "Als Schiedsrichter nach 6.6 entscheiden.",
            "Ein Druck auf die Uhr sagt, wann jemand kam, und macht es nicht früher. Nach genau \
             sechzig Minuten wäre Weiß noch rechtzeitig gewesen: „Mehr als“ beginnt eine \
             Millisekunde danach.",
        ),
    ],
};

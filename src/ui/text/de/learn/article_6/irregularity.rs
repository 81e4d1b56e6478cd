//! 6.13, in German.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "6.13: Nach einer Regelwidrigkeit",
    aim: "Die Stellung geht zurück, und die Uhren müssen folgen.",
    steps: &[
        StepText::task(
            "Eine Figur steht seit dem 12. Zug falsch, und man geht dorthin zurück. Die Notiz des \
             Schiedsrichters für damals: 70 und 66 Minuten.",
            "Die Uhren anhalten, sie wie beim 12. Zug stellen und die Partie fortsetzen.",
            "Zeiten und Züge passen wieder zur Stellung. Was der Schiedsrichter stellt, gilt, auch \
             wenn der Zug danach bestraft wird.",
        ),
        StepText::question(
            "Die Figuren werden in eine frühere Stellung zurückgebracht.",
            "Wer bestimmt die Zeiten?",
            &[
                (
                    "Die Spieler, wenn sie sich einig sind",
                    "Sie dürfen sagen, was sie noch wissen; sie entscheiden nicht.",
                ),
                (
                    "Der Schiedsrichter nach bestem Ermessen",
                    "So sagt es 6.13 für jede Regelwidrigkeit.",
                ),
                (
                    "Niemand: Die Uhren bleiben, wie sie sind",
                    "Dann hätten Züge Zeit gekostet, die es nicht mehr gibt.",
                ),
            ],
        ),
        StepText::question(
            "Niemand weiß, was die Uhren bei der Regelwidrigkeit zeigten.",
            "Was nun?",
            &[
                (
                    "Der Schiedsrichter schätzt die Zeiten",
                    "Verlangt ist bestes Ermessen, nicht Gewissheit.",
                ),
                (
                    "Die Partie wird neu gespielt",
                    "Sie geht aus der wiederhergestellten Stellung weiter.",
                ),
                (
                    "Beide erhalten dieselbe Zeit",
                    "Das ginge auf Kosten dessen, der schneller war.",
                ),
            ],
        ),
        StepText::task(
            "Weiß hat nach einem regelwidrigen Zug gedrückt und dreißig Sekunden dafür erhalten. \
             Heute wird der Zug samt Zeitgutschrift zurückgenommen, und Schwarz erhält zwei Minuten.",
            "Die Uhren anhalten, den regelwidrigen Zug bestrafen und die Partie fortsetzen.",
            "Weiß ist wieder am Zug, ohne die Zeitgutschrift, und Schwarz hat zwei Minuten mehr.",
        ),
        StepText::question(
            "Heute, im Schnell- oder Blitzschach: Zum ersten Mal wurde ein regelwidriger Zug \
             abgeschlossen.",
            "Was erhält der Gegner?",
            &[
                ("Nichts", "Auch der erste kostet Zeit."),
                (
                    "Eine Minute",
                    "Im Schnell- und Blitzschach eine Minute, sonst zwei.",
                ),
                (
                    "Zwei Minuten",
                    "So ist es bei längeren Bedenkzeiten; im Schnell- und Blitzschach ist es eine.",
                ),
            ],
        ),
        StepText::task(
            "Weiß wurde schon einmal bestraft, und jetzt hat Weiß wieder einen regelwidrigen Zug \
             abgeschlossen.",
            "Die Uhren anhalten und ihn nach den heutigen Regeln bestrafen.",
            "Der zweite regelwidrige Zug verliert. Könnte Schwarz durch keine Folge regelgemäßer \
             Züge mattsetzen, wäre die Partie remis; nach einem festgestellten Fallblättchen \
             entscheidet er nichts mehr (6.9).",
        ),
    ],
};

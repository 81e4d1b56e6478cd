//! 6.4, in German.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "6.4: Wo die Uhr steht",
    aim: "Wer entscheidet, wo die Schachuhr steht, und was bei einem Irrtum geschieht.",
    steps: &[
        StepText::question(
            "Schwarz ist Linkshänder und hätte die Uhr gern auf der anderen Seite des Bretts.",
            "Wer entscheidet, wo sie steht?",
            &[
                (
                    "Schwarz, weil Weiß den ersten Zug hat",
                    "Ein verbreiteter Brauch, aber nicht die Regel.",
                ),
                (
                    "Wer zuerst am Brett ist",
                    "Zuerst da zu sein, gibt kein Recht darauf.",
                ),
                (
                    "Der Schiedsrichter",
                    "Der Schiedsrichter entscheidet, wo die Schachuhr steht.",
                ),
            ],
        ),
        StepText::task(
            "Die Partie läuft, und erst jetzt zeigt sich, dass die Seiten vertauscht sind: Die \
             Zeit von Weiß läuft auf der Seite von Schwarz.",
            "Als Schiedsrichter die Uhren anhalten, die Schachuhr umdrehen und die Partie \
             fortsetzen.",
            "Jeder hat nun die eigene Zeit auf der eigenen Seite, auf die Sekunde genau.",
        ),
        StepText::question(
            "Die Schachuhr stand verkehrt herum und wird umgedreht.",
            "Was geschieht mit den Zeiten?",
            &[
                (
                    "Sie bleiben bei ihrer Farbe",
                    "Die Zeit von Weiß gehört Weiß, gleich welche Seite sie zeigt.",
                ),
                (
                    "Jeder behält die Zeit auf seiner Tischseite",
                    "Dann hätte Weiß die Zeit von Schwarz.",
                ),
            ],
        ),
        StepText::question(
            "Während der Partie merkt Weiß, dass die Uhr zum Drücken zu weit weg steht.",
            "Was darf Weiß tun?",
            &[
                (
                    "Sie in der eigenen Bedenkzeit rasch umdrehen",
                    "Die Spieler entscheiden nicht, wo sie steht, und dürfen sie nicht hochheben \
                     (6.7c).",
                ),
                (
                    "Die Uhren anhalten und den Schiedsrichter fragen",
                    "Das heißt, den Schiedsrichter um Hilfe zu bitten (6.12b), und er entscheidet \
                     nach 6.4.",
                ),
                (
                    "Nichts, bis die Partie zu Ende ist",
                    "Um die Hilfe des Schiedsrichters darf man immer bitten.",
                ),
            ],
        ),
        StepText::question(
            "Beide Spieler möchten die Uhr links haben. Der Schiedsrichter will alle Uhren \
             rechts, um sie vom Gang aus zu sehen.",
            "Wo steht sie?",
            &[
                (
                    "Rechts",
                    "Der Schiedsrichter entscheidet. Nach den heutigen Regeln tut er es vor \
                     Beginn der Partie.",
                ),
                (
                    "Links",
                    "Der Wunsch der Spieler bindet den Schiedsrichter nicht.",
                ),
            ],
        ),
    ],
};

//! 6.8, in German.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "6.8: Wann ein Blättchen als gefallen gilt",
    aim: "Ein Fallblättchen gilt als gefallen, wenn es bemerkt oder reklamiert ist.",
    steps: &[
        StepText::task(
            "Weiß hat vier Sekunden. Diese Uhr bleibt nicht von selbst stehen: Jemand muss sagen, \
             dass ein Blättchen gefallen ist.",
            "Das Fallblättchen von Weiß fallen lassen und es als Schwarz reklamieren.",
            "Die Reklamation war berechtigt: Das Blättchen gilt als gefallen, und die Uhren \
             stehen.",
        ),
        StepText::question(
            "Das Fallblättchen von Weiß ist unten, und am Brett hat es niemand bemerkt. Ein \
             Zuschauer ruft „Zeit!“.",
            "Gilt es damit als gefallen?",
            &[
                (
                    "Ja, es ist ja unten",
                    "Es zählt, wenn der Schiedsrichter es bemerkt oder ein Spieler es reklamiert.",
                ),
                (
                    "Nein",
                    "Nur die Feststellung des Schiedsrichters oder die berechtigte Reklamation \
                     eines Spielers zählt.",
                ),
                (
                    "Ja, wenn der Zuschauer ein starker Spieler ist",
                    "Zuschauer haben damit nichts zu tun.",
                ),
            ],
        ),
        StepText::question(
            "Beide Spieler denken nach. Der Schiedsrichter sieht, dass das Fallblättchen von \
             Schwarz gefallen ist.",
            "Darf er es sagen?",
            &[
                (
                    "Ja",
                    "Es gilt als gefallen, wenn der Schiedsrichter es bemerkt. Reklamieren muss \
                     niemand.",
                ),
                (
                    "Nein, ein Spieler muss es reklamieren",
                    "Die Feststellung des Schiedsrichters genügt.",
                ),
            ],
        ),
        StepText::task(
            "Das Fallblättchen von Weiß ist seit einigen Sekunden unten. Niemand hat es gesehen, \
             und Weiß kann mattsetzen.",
            "Als Weiß mattsetzen, bevor jemand das Blättchen reklamiert.",
            "Das Matt hat die Partie beendet, bevor das Blättchen als gefallen galt: Weiß gewinnt.",
        ),
        StepText::question(
            "Schwarz reklamiert das Fallblättchen von Weiß, während dessen Uhr noch Zeit zeigt. \
             Ausprobieren.",
            "Was folgt?",
            &[
                (
                    "Es gilt als gefallen",
                    "Zu einer berechtigten Reklamation gehört ein Blättchen, das gefallen ist.",
                ),
                (
                    "Die Uhr von Weiß läuft weiter",
                    "Es gibt noch nichts zu reklamieren.",
                ),
            ],
        ),
        StepText::task(
            "Viele elektronische Uhren bemerken den Fall selbst und halten bei einer Zeitgutschrift \
             je Zug beide Seiten an. Weiß hat zehn Sekunden.",
            "Das Fallblättchen von Weiß auf so einer Uhr fallen lassen.",
            "Die Uhr zeigt genau, was geschehen ist; was es bedeutet, steht in 6.9.",
        ),
    ],
};

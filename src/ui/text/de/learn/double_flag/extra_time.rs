//! The words of `df-extra-time`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "Die Zusatzzeit",
    aim: "Durch Drücken Zeit gewinnen, die Zusatzzeit auffüllen und sehen, was an ihrem Ende \
          geschieht.",
    steps: &[
        StepText::read(
            "Das Beispiel aus dem Artikel: 60 Sekunden Zusatzzeit und 10 Sekunden Bonus. Jedes \
             Drücken in der Zusatzzeit bringt etwas: bei höchstens 40 Sekunden die vollen 10, \
             darüber weniger.\n\nMehr als 60 Sekunden werden es nie.",
        ),
        StepText::task(
            "Weiß hat 44 Sekunden Zusatzzeit und ist am Zug. Jetzt brächte das Drücken weniger \
             als 10 Sekunden.",
            "Mit Weiß so drücken, dass der volle Bonus von 10 Sekunden hinzukommt.",
            "Es waren höchstens 40 Sekunden übrig, und 10 kamen hinzu.",
        ),
        StepText::task(
            "Noch einmal dasselbe. Wer schnell zieht, spart Zeit an.",
            "Beide Seiten spielen, bis Weiß nach dem Drücken mindestens 55 Sekunden hat.",
            "Jedes Drücken bringt die Hälfte dessen, was bis 60 fehlt. So kommt man immer näher.",
        ),
        StepText::question(
            "Weiß zieht sofort, Zug um Zug.",
            "Wie viel Zusatzzeit kann Weiß ansammeln?",
            &[
                (
                    "So viel, wie es Züge gibt",
                    "Der Bonus schrumpft. Nahe bei 60 Sekunden ist er die Hälfte dessen, was noch \
                     fehlt.",
                ),
                (
                    "60 Sekunden",
                    "Ja. Was es am Anfang gibt, ist auch das Höchste.",
                ),
                ("100 Sekunden", "Nie mehr, als es am Anfang gab: 60."),
            ],
        ),
        StepText::question(
            "Jemand mit wenig Hauptzeit überlegt: „In der Zusatzzeit bringt jeder Zug einen \
             Bonus. Lasse ich die Hauptzeit besser gleich ablaufen?“",
            "Wäre damit etwas gewonnen?",
            &[
                (
                    "Ja, mehr Boni",
                    "Bis zu dem Zeitpunkt, an dem die Hauptzeit sonst abgelaufen wäre, können es \
                     nicht mehr als 60 Sekunden sein.",
                ),
                (
                    "Nein",
                    "Richtig. Wer später fällt, bekommt dann die vollen 60 Sekunden. Mehr kann da \
                     niemand haben.",
                ),
                (
                    "Ja, wenn man schnell genug zieht",
                    "So schnell man auch ist: Bei 60 Sekunden Zusatzzeit ist Schluss.",
                ),
            ],
        ),
        StepText::task(
            "Weiß hat insgesamt 6 Sekunden Zusatzzeit und zieht nicht.",
            "Abwarten, was geschieht.",
            "Das zweite Fallblättchen ist gefallen. Wer die Zusatzzeit überschreitet, verliert.",
        ),
        StepText::question(
            "60 Sekunden Zusatzzeit, 10 Sekunden Bonus. Im allerletzten Augenblick wird \
             gedrückt.",
            "Wie lange lässt sich ab jetzt über jeden Zug nachdenken, ohne je zu fallen?",
            &[
                (
                    "10 Sekunden",
                    "Ja. Nach jedem Drücken ist mindestens der Bonus da, wie wenig auch übrig \
                     war.",
                ),
                (
                    "60 Sekunden",
                    "So viel gibt es nur einmal, wenn die Zusatzzeit beginnt.",
                ),
                (
                    "Gar nicht",
                    "Dann könnte niemand halten. Nach jedem Drücken sind mindestens 10 Sekunden \
                     da.",
                ),
            ],
        ),
    ],
};

//! The words of `tb-team`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "Mannschaftsführer und Ersatz",
    aim: "Wie eine Mannschaft bei laufender Uhr einen Spieler wechselt.",
    steps: &[
        StepText::read(
            "In einem Mannschaftsturnier kann der Mannschaftsführer jemand anderen einsetzen. \
             Die Uhr an diesem Brett läuft dabei weiter.\n\nHier schweigt Weiß seit 46 Tagen: 4 \
             Tage auf der Uhr, 50 in der Bank.",
        ),
        StepText::task(
            "Nun entscheidet der Mannschaftsführer von Weiß.",
            "Einen Ersatzspieler einwechseln.",
            "Erledigt: Keine Sekunde kam dazu oder ging ab.",
        ),
        StepText::question(
            "Der Ersatzspieler übernimmt.",
            "Was findet er vor?",
            &[
                (
                    "Eine Uhr mit 50 Tagen",
                    "Nein. Niemand setzt eine Uhr zurück.",
                ),
                (
                    "4 Tage auf der Uhr, 50 in der Bank",
                    "Ja: alles genau, wie es steht, Stellung und Zeit.",
                ),
                (
                    "Alle Blöcke wie am Anfang",
                    "Nein. Verbrauchte Zeit bleibt verbraucht.",
                ),
            ],
        ),
        StepText::question(
            "Es dauerte eine Woche, jemanden zu finden.",
            "Was kann der Turnierleiter wegen dieser Woche tun?",
            &[
                (
                    "Sie zurückgeben",
                    "Nein. Unter Triple Block kann er die Uhr dafür nicht zurücksetzen.",
                ),
                ("Nichts", "Ja. Eingewechselt wird bei laufender Uhr."),
                (
                    "Die Uhr von nun an anhalten",
                    "Nein. Das tut nur ein Zug oder eine Reklamation.",
                ),
            ],
        ),
        StepText::question(
            "Im heutigen Text darf der Mannschaftsführer keine Zeit umbuchen: Das Recht ist \
             außer Kraft.",
            "Wie hilft die Bank jetzt?",
            &[
                (
                    "Der neue Spieler füllt aus ihr auf",
                    "Ja. Uhr und Bank gehen an ihn über; er muss handeln, bevor die Uhr \
                     abläuft.",
                ),
                (
                    "Der Mannschaftsführer bucht Zeit um",
                    "Nein. Regel 8 ist im heutigen Text außer Kraft.",
                ),
                (
                    "Gar nicht: Sie geht mit dem alten Spieler verloren",
                    "Nein. Sie bleibt beim Brett.",
                ),
            ],
        ),
        StepText::task(
            "In diesem Turnier dürfen Mannschaftsführer umbuchen, wie im älteren Text; aber \
             nur, wenn sie jemand anderen einsetzen.",
            "Zeit der Bank auf die Uhr umbuchen und den Ersatzspieler einwechseln.",
            "Die Mannschaft verliert nicht auf Zeit, und der neue Spieler kann nachdenken. Beides \
             ist eine Handlung, gleich in welcher Reihenfolge.",
        ),
        StepText::question(
            "Im selben Turnier ist ein Spieler sorglos: ein Tag auf der Uhr, 50 in der Bank.",
            "Was darf sein Mannschaftsführer?",
            &[
                (
                    "Zeit umbuchen und ihn weiterspielen lassen",
                    "Nein. Dem bisherigen Spieler soll das nicht aus der Not helfen.",
                ),
                (
                    "Ihn ans Auffüllen oder Ziehen erinnern",
                    "Ja. Ohne Einwechslung kann nur der Spieler Zeit auf die Uhr bringen.",
                ),
                (
                    "Den Turnierleiter um Zeit bitten",
                    "Nein. Er kann keine Zeit geben.",
                ),
            ],
        ),
        StepText::question(
            "Jemand soll ein Brett übernehmen.",
            "Wann ist es dafür zu spät?",
            &[
                (
                    "Nach dem geplanten Enddatum",
                    "Ja; und wenn weder Uhr noch Bank noch Zeit hat. Das Ende gilt auf die Sekunde, es \
                     sei denn, im Turnier gilt der ganze Tag.",
                ),
                (
                    "In den letzten 50 Tagen des Turniers",
                    "Nein. Es geht bis zum geplanten Enddatum.",
                ),
                (
                    "Mit weniger als 5 Tagen auf der Uhr",
                    "Nein. Eine Mindestzeit gibt es nicht.",
                ),
            ],
        ),
        StepText::question(
            "Es gibt Ersatzspieler und, beim Austausch, Nachfolger.",
            "Was hat ein Nachfolger, das ein Ersatzspieler nicht hat?",
            &[
                (
                    "Eine neue Uhr",
                    "Nein. Beide übernehmen die Uhr, wie sie ist.",
                ),
                (
                    "Die Rechte des Mannschaftsführers",
                    "Nein. Das ist etwas anderes.",
                ),
                (
                    "Die Partie als seine eigene",
                    "Ja: mit dem Risiko für die Wertung und dem Nutzen für Normen und Titel.",
                ),
            ],
        ),
    ],
};

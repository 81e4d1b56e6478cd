//! The words of `tb-overflow`.

use crate::ui::text::learn::{LessonText, StepText};

pub(super) const WORDS: LessonText = LessonText {
    title: "Überlauf in die Bank",
    aim: "Was die Uhr von einer Zeitgutschrift nicht aufnimmt, ist gespart.",
    steps: &[
        StepText::read(
            "Eine Uhr zeigt höchstens 50 Tage. Reicht eine Zeitgutschrift darüber hinaus, steht \
             die Uhr bei 50, und der Rest geht in die Bank. Nur so wächst eine Bank.",
        ),
        StepText::task(
            "Uhr 50, Bank 50, Zeitgutschrift 5. Der Gegner antwortet nach zwei Tagen.",
            "So bald ziehen, dass die Bank wächst.",
            "Was auf der Uhr keinen Platz hatte, ist in der Bank.",
        ),
        StepText::question(
            "Uhr 50, Bank 50, Zeitgutschrift 5. Der Zug kommt nach einem Tag.",
            "Was ist dann in der Bank?",
            &[
                (
                    "50 T",
                    "Nein. Die Uhr nimmt einen Tag der Zeitgutschrift auf; vier bleiben übrig.",
                ),
                ("54 T", "Ja. Ein Tag füllt die Uhr, vier gehen in die Bank."),
                (
                    "55 T",
                    "Nein. Zuerst nimmt die Uhr, was ihr fehlt: einen Tag.",
                ),
            ],
        ),
        StepText::task(
            "Jeder rasche Zug spart Zeit für einen schweren.",
            "Die Bank auf mindestens 60 Tage bringen.",
            "So viel haben rasche Züge gespart. Es bleibt bis zum Ende der Partie.",
        ),
        StepText::question(
            "So geht es weiter.",
            "Wie viel kann in einer Bank sein?",
            &[
                ("50 Tage", "Nein. Das ist die Grenze der Uhr."),
                (
                    "75 Tage",
                    "Nein. Damit beginnen manche Turniere, aber es ist keine Grenze.",
                ),
                (
                    "So viel, wie hineinkommt",
                    "Ja. Nur die Uhr hat eine Grenze.",
                ),
            ],
        ),
        StepText::question(
            "Die Zeitgutschrift beträgt 5 Tage, und jeder Zug dauert genau 5 Tage.",
            "Was wird aus der Bank?",
            &[
                (
                    "Sie bleibt gleich",
                    "Ja. Was ein Zug braucht, kommt zurück: In diesem Tempo kostet er nichts.",
                ),
                (
                    "Sie wächst um 5 Tage je Zug",
                    "Nein. Die Uhr braucht die ganze Zeitgutschrift.",
                ),
                (
                    "Sie schrumpft",
                    "Nein. Das tut sie nur, wenn Züge länger dauern, als die Zeitgutschrift \
                     bringt.",
                ),
            ],
        ),
        StepText::task(
            "Ein Turnier von einem Jahr bringt 1 Tag je Zug. Die Bank beginnt mit 75 Tagen.",
            "Drei Züge machen, nach denen noch mindestens 75 Tage in der Bank sind.",
            "Mit höchstens einem Tag je Zug bleibt die Bank ganz.",
        ),
        StepText::question(
            "Im selben Turnier kommt, bei voller Uhr, der Zug nach sechs Stunden.",
            "Was geschieht mit den übrigen 18 Stunden der Zeitgutschrift?",
            &[
                (
                    "Sie verfallen",
                    "Nein. Von einer Zeitgutschrift verfällt nichts.",
                ),
                ("Sie gehen in die Bank", "Ja: 18:00:00 mehr."),
                (
                    "Sie gehen an den Gegner",
                    "Nein. Zeit geht nie von einem Spieler zum anderen.",
                ),
            ],
        ),
    ],
};

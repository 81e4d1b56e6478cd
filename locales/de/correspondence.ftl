## Was mehrere Seiten des Fernschachs sagen

common-title = Fernschach
common-clock = Uhr
common-increment = Zeitgutschrift
common-increment-short = Gutschrift
common-bank = Bank
common-blocks = Uhr{"\u00A0"}{ $clock }, Gutschrift{"\u00A0"}{ $increment }, Bank{"\u00A0"}{ $bank }
common-clock-and-bank = Uhr{"\u00A0"}{ $clock }, Bank{"\u00A0"}{ $bank }
common-at-worst = mind.
common-at-most = höchst.
common-what-clock = Für den anstehenden Zug. Bei null ist die Partie verloren.
common-what-increment = { $n ->
    [0] Kommt mit keinem Zug.
    [1] Mit dem ersten eigenen Zug.
   *[other] Mit jedem der ersten { $n } eigenen Züge.
}
common-what-bank = { $refill ->
    [automatic] Füllt nach den Regeln die Uhr nach jedem Zug auf, auf Wunsch auch zwischendurch.
   *[increment-only] Füllt die Uhr auf Wunsch auf, jederzeit.
}
common-color = { $side ->
    [white] Weiß
   *[black] Schwarz
}
common-player-of-color = { $name } ({ common-color })
common-to-move = { $side ->
    [white] Weiß am Zug
   *[black] Schwarz am Zug
}
common-bring = Datei einlesen
common-read-again = { $file } noch einmal einlesen
common-following = Ein anderer Tab trägt die Züge dieser Partien ein.
common-take-over = Hier eintragen

## Warum ein Eintrag abgelehnt wird

refusal-entry = { $why ->
    [before-start] Das Turnier beginnt am { $at }, und vorher zieht niemand. Einen späteren Zeitstempel eingeben oder den Beginn des Turniers korrigieren.
    [not-started] Die Partie hat noch nicht begonnen. Zuerst ihren Beginn eintragen.
    [started] Die Partie hat schon begonnen. Den Beginn im Zeitkonto korrigieren.
    [order] Der Eintrag davor ist vom { $at }. Einen späteren Zeitstempel eingeben oder jenen korrigieren; was davor geschah, lässt sich im Zeitkonto einfügen.
    [future] Das liegt in der Zukunft: Jetzt ist { $at }. Den Zeitstempel des Servers eingeben und die Zeitzone prüfen.
    [fallen] Die Uhr von { common-color } lief am { $at } ab. Einen früheren Zeitstempel eingeben oder im Zeitkonto einfügen, was fehlt: ein Auffüllen oder was der Server zeigte.
    [over] Die Partie war da schon beendet. Zuerst den Eintrag korrigieren oder entfernen, der sie beendet hat.
    [claim] Eine Reklamation ist offen, darum läuft keine Uhr. Zuerst eintragen, wie sie entschieden wurde.
    [no-claim] Keine Reklamation ist offen. Zuerst eintragen, wann sie eingereicht wurde.
    [illegal] Dieser Zug ist in dieser Stellung regelwidrig. Davor nach einem fehlenden oder falschen Zug suchen.
    [amount] So käme keine Zeit auf die Uhr. Mehr als null eingeben; eine volle Uhr nimmt nichts auf, eine leere Bank gibt nichts her.
    [bank] In der Bank sind { DAYS($bank) }. Nicht mehr als das eingeben.
    [cap] Die Uhr zeigt nie mehr als 50 Tage. Höchstens { DAYS($room) } eingeben.
    [shown] Ein Server zeigt eine Uhr von 0 bis 50 T und eine Bank von 0 oder mehr. Prüfen, was Uhr und was Bank ist.
    [nothing-shown] Uhr und Bank wenigstens eines Spielers eingeben.
    [not-team] Ersatzspieler gibt es nur in Mannschaftsturnieren. Ist es eines, dies im Turnier angeben.
    [captain-may-not] In diesem Turnier dürfen Mannschaftsführer keine Zeit umbuchen. Erlauben es seine Regeln, dies im Turnier einschalten.
    [after-end] Spieler konnten eingesetzt werden bis { $at }. Einen früheren Zeitstempel eingeben.
    [nothing-left] Weder die Uhr noch die Bank hat noch Zeit, darum kann niemand übernehmen. Den Zeitstempel prüfen.
    [substitution-owed] Der Mannschaftsführer von { common-color } hat Zeit umgebucht; nach Regel (8) geht das nur zusammen mit einem neuen Spieler, in derselben Sekunde. Zuerst den Ersatzspieler oder Nachfolger eintragen.
   *[name] Den Namen des neuen Spielers eingeben, mit höchstens 100 Zeichen.
}

## Die Liste der Fernpartien

games-title = Fernschach
games-teach = Hier stehen später die eigenen Fernpartien mit Triple Block, beim ICCF und anderswo, die mit der wenigsten Zeit zuerst.
games-teach-blocks = Jede hat eine Uhr, eine Zeitgutschrift und eine Bank. Steht die Uhr auf null, ist die Partie verloren, gleich was in der Bank ist: Diese Seite zeigt, bis wann zu ziehen oder die Uhr aufzufüllen ist.
games-enter-game = Partie eintragen
games-open-link = Hat der Veranstalter einen Link geschickt? In diesem Browser öffnen, und das Turnier ist da.
games-organize = Für Veranstalter: Turnier anlegen und den Link senden
games-example = Beispielsaison
games-example-hint = Diese Partien spielt niemand, und keine wird gespeichert. So werden die eigenen hier aussehen.
games-example-hide = Beispiel ausblenden
games-example-event = Beispielpokal
games-example-soon = Ada Beispiel
games-example-bank = Ben Beispiel
games-example-theirs = Cleo Beispiel
games-check-first = { $may-not-refill ->
    [true] Zuerst die Partie gegen { $name } prüfen: Füllt der Server nicht von selbst auf, ist die eigene Uhr abgelaufen.
   *[false] Zuerst die Partie gegen { $name } prüfen: Zählt der Server strenger, ist die eigene Uhr abgelaufen.
}
games-events = Turniere
games-absence = Abwesenheit
games-backup = Sicherung
games-ahead = Vorausschau
games-calendar = Fristen für den Kalender
games-calendar-hint = Erinnert auch, wenn diese Seite geschlossen ist. Nach jedem Zug neu speichern.
games-calendar-saved = Gespeichert als { $file }{ $held ->
    [0] { $unknown ->
        [0] , ohne Frist: Es läuft keine eigene Uhr.
       *[other] , ohne Frist.
    }
    [one] , mit den Fristen von 1 Partie.
   *[other] , mit den Fristen von { $held } Partien.
}{ $unknown ->
    [0] {""}
    [one] {" "}1 Partie fehlt: Sie ist noch nicht mit dem Server verglichen.
   *[other] {" "}{ $unknown } Partien fehlen: Sie sind noch nicht mit dem Server verglichen.
}
games-calendar-empty = Es ist keine eigene Partie eingetragen: keine Datei gespeichert.
games-calendar-most = Apple Kalender, Thunderbird und die meisten anderen erinnern drei Stunden, einen Tag und fünf Tage vorher.
games-calendar-outlook = Outlook und Exchange erinnern einmal, drei Stunden vorher.
games-calendar-google = Google Kalender übernimmt die Fristen ohne Erinnerungen: dort für den ganzen Kalender einstellen.
games-reminder = { $opponent }, { $event }
games-remind-refill = Vorher auffüllen oder ziehen:{" "}
games-remind-move = Vorher ziehen:{" "}
games-remind-check = Vielleicht schon verloren, beim Server nachsehen und vorher ziehen:{" "}
games-remind-last = Uhr und Bank sind leer:{" "}
games-later = +{"\u00A0"}{ $n } später
games-standing = { $standing ->
    [mine] Am Zug
    [watched] Partien anderer
    [theirs] Gegner am Zug
    [ahead] Nicht begonnen
   *[finished] Beendet
}
games-at-worst-is = „{ common-at-worst }“: mindestens so viel, noch nicht mit dem Server verglichen
games-search = Suchen
games-search-hint = Spieler, Turnier, Zug
games-event = Turnier
games-all-events = Alle Turniere
games-archived = Auch archivierte Turniere
games-orphans = Partien ohne ihr Turnier
games-orphans-why = Ihr Turnier ist nicht auf diesem Gerät oder ließ sich nicht lesen: Ihre Uhren sind nicht bekannt.
games-nothing-found = Keine passende Partie.
games-show-all = Alle Partien zeigen
games-finished = Beendete Partien, { $n }
games-refill = auffüllen
games-claim = Reklamation offen
games-ended-own = { $won ->
    [true] { $on-time ->
        [true] Auf Zeit gewonnen
       *[false] Gewonnen
    }
   *[false] { $on-time ->
        [true] Auf Zeit verloren
       *[false] Verloren
    }
}
games-ended = { $winner ->
    [white] { $on-time ->
        [true] Weiß gewann auf Zeit
       *[false] Weiß gewann
    }
   *[black] { $on-time ->
        [true] Schwarz gewann auf Zeit
       *[false] Schwarz gewann
    }
}
games-drawn = Remis
games-both-lost = Für beide verloren
games-no-moves = noch kein Zug
games-claim-waits = Es läuft keine Uhr.
games-starts = Beginnt am { $date }
games-not-compared = Zeit nicht bekannt
games-check = Beim Server nachsehen
games-bank-no-help = Rechtzeitig auffüllen

## Eine Partie eintragen

new-title = Partie eintragen
new-needs-event = Eine Partie gehört zu einem Turnier; es bestimmt, wie viel Zeit da ist. Zuerst das Turnier anlegen oder den Link des Veranstalters öffnen.
new-event = Turnier
new-choose-event = Turnier wählen
new-another-event = Weiteres Turnier anlegen
new-side = Ich spiele
new-white = Weiß
new-black = Schwarz
new-neither = Nicht mit: Ich verfolge die Partie nur
new-name-of = { $side ->
    [white] Name von Weiß
   *[black] Name von Schwarz
}
new-how = Die Partie
new-begins = beginnt mit dem Turnier
new-under-way = läuft schon
new-starts-at = { $ahead ->
    [true] Die erste Uhr läuft ab dem offiziellen Beginn, { $date }.
   *[false] Die erste Uhr läuft seit dem offiziellen Beginn, { $date }. Zuerst die Partie eintragen, dann ihre Züge mit den Zeitstempeln des Servers.
}
new-opening = Vorgegebene Eröffnung
new-fen = Stellung
new-fen-hint = FEN; leer lassen für die Grundstellung
new-opening-moves = Züge der Eröffnung
new-opening-hint = { $openings ->
    [apart] Etwa 1. e4 c5 2. d4. Diese Züge zählen nicht und kosten keine Zeit.
   *[counted] Etwa 1. e4 c5 2. d4. Diese Züge kosten keine Zeit und zählen zu den ersten { $moves }.
}
new-moves = Bisherige Züge
new-moves-hint = PGN oder 1. e4 e5 2. f4 … Eine PGN bringt die Namen mit und, wenn sie dabei sind, die Zeiten der Züge.
new-times = Der Text hat die Zeit jedes Zuges: Uhr und Bank folgen daraus.
new-times-refused = Die Zeiten der Züge passen nicht zu diesem Turnier: { $why } Oder eingeben, was der Server jetzt zeigt.
new-server-shows = Was der Server jetzt zeigt
new-server-hint = So wie es dort steht: 46{"\u00A0"}T{"\u00A0"}20:00:00, 46{"\u00A0"}Tage 20{"\u00A0"}Stunden.
new-you = Ich
new-opponent = Gegner
new-own-moves = Züge
new-clock = { $side ->
    [white] Uhr von Weiß
   *[black] Uhr von Schwarz
}
new-bank = { $side ->
    [white] Bank von Weiß
   *[black] Bank von Schwarz
}
new-made = { $side ->
    [white] Eigene Züge von Weiß
   *[black] Eigene Züge von Schwarz
}
new-made-hint = Die Züge dürfen leer bleiben: Gezählt werden dann die bisherigen Züge.
new-save = Partie eintragen
new-figure-wrong = { $problem ->
    [empty] fehlt
    [shape] unklar
   *[range] zu lang
}
new-made-wrong = 0–9999
new-problem = { $error ->
    [name] Namen haben höchstens 100 Zeichen.
    [two-starts] Die Züge haben eine eigene Stellung ([FEN …]): das Feld „Stellung“ leer lassen.
    [several] { new-found }
    [over] Diese Partie ist beendet. Eingetragen werden nur laufende Partien.
    [not-started] { $event } hat noch nicht begonnen: Noch niemand hat gezogen.
    [made] 0 bis 9999 Züge eingeben.
    [clock] { figures-clock-problem }
    [bank] { figures-bank-problem }
    [refused] So kann die Partie nach den Regeln ihres Turniers nicht beginnen.
    [fen] {""}
   *[moves] {""}
}
new-unplayable = Zug { $number }, { common-color }: „{ $text }“ ist nicht spielbar. { $why }
new-passed = Zug { $number }, { common-color }: In einer Partie kann niemand aussetzen.
new-found = { $n } Partien sind in diesem Text. Die Seite für Dateien nimmt sie alle auf einmal, mit Spielern und Zeiten.
new-bring-several = Als Datei einlesen

## Eine Fernpartie

game-your-time = Ortszeit
game-stamp = Wann
game-stamp-example = 20.11.2026 14:03:07
game-typed-day = { $day }.{ $month }.{ $year }
game-stamp-hint = { $is-end ->
    [true] Oder 2026-11-20, 2026/11/20, 20. November 2026. Ein Tag allein: bis 23:59:59.
   *[false] Oder 2026-11-20, 2026/11/20, 20. November 2026. Ein Tag allein: ab 00:00.
}
game-stamp-now = Jetzt
game-stamp-change = Ändern
game-stamp-pick = Datum wählen
game-month-before = Voriger Monat
game-month-after = Nächster Monat
game-stamp-problem = { $problem ->
    [shape] Ein Datum eingeben, etwa 20.11.2026 oder 2026-11-20, mit Uhrzeit wie 14:03:07 oder ohne.
    [order] Das können zwei Tage sein, da Tag oder Monat vorn stehen kann. Etwa als 20.11.2026 oder 2026-11-20 eingeben.
    [date] Diesen Tag gibt es nicht. Möglich sind die Jahre 1970 bis 9999.
   *[time] Diese Uhrzeit gibt es nicht.
}
game-stamp-no-zone = Eine Zeitzone wählen, etwa Europe/Zurich.
game-stamp-zone-unknown = Dieser Browser kennt keine Zeitzone „{ $zone }“. Eine andere wählen oder UTC.
game-stamp-skipped = In { $zone } gab es diese Zeit nicht: Die Uhren wurden vorgestellt, auf { $at }. Eine andere Zeit eingeben oder die Zeit in UTC.
game-stamp-twice = Die Uhren wurden zurückgestellt; diese Zeit gab es zweimal. Welche?
game-stamp-ambiguous = In { $zone } wurden die Uhren über diese Zeit zurückgestellt; es gab sie zweimal. Den Abstand dahinter schreiben, etwa +01:00.
game-zone = Zeitzone
game-zone-of-server = Server
game-zone-here = Hier
game-zone-other = Andere{"\u00A0"}…
game-zone-name = Name der Zone
game-length-problem = { $problem ->
    [empty] Eine Zeit eingeben, etwa 46{"\u00A0"}T{"\u00A0"}20:00:00.
    [shape] Nicht lesbar. Die Zeit so schreiben: 46{"\u00A0"}T{"\u00A0"}20:00:00.
   *[range] Eine Zeit von 0 bis 99{"\u00A0"}999 Tagen eingeben.
}
game-bank = Bank{"\u00A0"}{ $bank }
game-case = { $refill ->
    [true] { $differs ->
        [true] { $first ->
            [true] wenn der Server nicht auffüllt
           *[false] wenn nicht
        }
       *[false] { $first ->
            [true] wenn der Server auffüllt
           *[false] wenn er auffüllt
        }
    }
   *[false] { $differs ->
        [true] im schlechteren Fall
       *[false] im besseren Fall
    }
}
game-bank-if = { $case }: Bank{"\u00A0"}{ $bank }
game-account-if = { $case }: Uhr { $left }, Bank { $bank }
game-sum-if = { $case }: { $sum }
game-doubt = ±{"\u00A0"}{ $minutes }{"\u00A0"}min
game-increments-left = { $n ->
    [0] keine Gutschrift mehr
    [one] noch{"\u00A0"}1{"\u00A0"}Gutschrift von { $each }
   *[other] noch{"\u00A0"}{ $n }{"\u00A0"}Gutschriften zu { $each }
}
game-turn = { $mine ->
    [true] Am Zug
   *[false] { $name } am Zug
}
game-waiting = Die Partie beginnt am { $when }.
game-claim-pending = { $name } hat reklamiert: Bis zur Entscheidung läuft keine Uhr.
game-fallen = { $name } hat durch Zeitüberschreitung verloren: Die Uhr lief am { $when } ab.
game-fallen-with-bank = Nach den Einträgen hier hat { $name } durch Zeitüberschreitung verloren: Die Uhr lief am { $when } ab. Ein Auffüllen, das nicht eingetragen ist, würde es erklären.
game-after-fall = „{ $entry }“ kam danach und zählt nicht.
game-accept-loss = Ergebnis übernehmen
game-server-differs = Beim Server ist es anders
game-move-by = { $bank ->
    [true] Ziehen oder auffüllen vor
   *[false] Ziehen vor
}
game-their-clock-falls = Uhr des Gegners läuft ab
game-last-moment = Letzter Moment, mit der ganzen Bank
game-visits = { $n ->
    [one] rechtzeitig aufgefüllt
   *[other] { $n }-mal rechtzeitig aufgefüllt
}
game-cautious = Sicher ziehen bis
game-at-best-by = Bestenfalls bis
game-in-doubt = Beim Server nachsehen: vielleicht abgelaufen
game-their-clock-falls-if = { $refill ->
    [true] { $differs ->
        [true] Uhr des Gegners läuft ab, wenn der Server nicht auffüllt
       *[false] Uhr des Gegners läuft ab, wenn der Server auffüllt
    }
   *[false] { $differs ->
        [true] Uhr des Gegners läuft frühestens ab
       *[false] Uhr des Gegners läuft ab
    }
}
game-unknown-time = Die Zeit ist nicht bekannt, bis die Werte des Servers eingetragen sind.
game-no-moves = Noch keine Züge: mit den Zeiten des Servers einfügen oder eintragen, was der Server zeigt.
game-bank-does-not-save = Die Uhr kann ablaufen, während die Bank voll ist: Bei null ist die Partie verloren, gleich was in der Bank ist.
game-about-dates = Was diese Fristen bedeuten
game-past = Frühere Stellung
game-move-label = Züge
game-enter = Eintragen
game-line-placeholder = Zug oder mehrere Züge mit Zeiten
game-line-forms = Welche Schreibweisen gelten?
game-line-hint = Sf3 01.06.2026 10:12; oder 2026-06-01, 2026.06.01, 2026/06/01, [%ccsnt …]
game-unentered = { $moves }: noch nicht eingetragen
game-line-took = Die Dauer von { $label } ergibt nur ein Datum, wenn der Eintrag davor ein Zug mit Datum ist. Ein Datum dahinter eingeben oder [%emt] löschen.
game-line-dates = Zu jedem Zug des Gegners gehören Datum und Uhrzeit, wie der Server sie zeigt.
game-refill = Auffüllen
game-refill-first = Zuerst auf dem Server auffüllen. Dann hier eintragen.
game-refill-save = Auffüllen eintragen
game-claim = Reklamation
game-resolve = Reklamation entschieden
game-result = Ergebnis
game-compare = Vergleichen
game-reconcile = Werte des Servers
game-enter-figures = Werte des Servers eingeben
game-start = Die Partie hat begonnen
game-team = Einwechslung, Austausch, Umbuchung
game-save = Speichern
game-saved = Gespeichert.
game-side = Spieler
game-amount = Von der Bank auf die Uhr
game-amount-typed = oder eine Zeit eingeben
game-amount-hint = z.{"\u00A0"}B. 10 T, 2 T 12:00:00 oder 06:30:00
game-then-shows = dann{"\u00A0"}{ $clock }
game-at-least-then = mindestens, dann{"\u00A0"}{ $clock }
game-least-leaves-nothing = Mit dem Mindesten bleibt bei der Rückkehr nichts übrig.
game-amount-all = { $is-bank ->
    [true] die ganze Bank
   *[false] füllt die Uhr
}
game-nothing-to-refill = { $is-full ->
    [true] Die Uhr ist voll: Es gibt nichts aufzufüllen.
   *[false] Die Bank ist leer: Es gibt nichts aufzufüllen.
}
game-name = Name des neuen Spielers
game-who-won = Ergebnis
game-how = Wodurch
game-ending = { $ending ->
    [resignation] Aufgabe
    [agreement] Vereinbarung
    [claim] Reklamation anerkannt
    [time] Zeitüberschreitung laut Server
    [default] Rücktritt oder kampflos
   *[adjudication] Abschätzung
}
game-nothing-yet = Eingeben, wann es geschah.
game-incomplete = Etwas fehlt oder ist nicht lesbar.
game-no-result = Das Ergebnis wählen.
game-no-ending = Wählen, wodurch die Partie endete.
game-unchanged = Noch nichts geändert.
game-will-do = Was es bewirkt
game-clock-of = { $mine ->
    [true] Meine Uhr
   *[false] Uhr des Gegners
}
game-bank-of = { $mine ->
    [true] Meine Bank
   *[false] Bank des Gegners
}
game-moves-by = { $mine ->
    [true] Mein Zug bis
   *[false] { $name } zieht bis
}
game-at-the-latest = spätestens
game-prepared = Vorbereitet: { $san }.
game-lay = Aufs Brett
game-seen-clock = Uhr von { $name }
game-seen-bank = Bank von { $name }
game-seen-hint = z.{"\u00A0"}B. 46{"\u00A0"}T{"\u00A0"}20:00:00; leer lassen, was nicht abgelesen wurde
game-reconcile-hint = Für einen Spieler oder für beide. Gespeichert wird erst auf Knopfdruck.
game-here = Hier
game-difference = Unterschied
game-explains = { $is-alone ->
    [true] { $name }
   *[false] { $name }: mögliche Gründe
}
game-preview = Vorschau
game-changes-event = Das ändert das Turnier und damit alle seine Partien.
game-event-missing = Das Turnier dieser Partie ist nicht auf diesem Gerät oder ließ sich nicht lesen. Ihre Züge und deren Zeitstempel sind da; Uhren, Fristen und Reklamationen brauchen das Turnier. Eine Sicherung, die das Turnier enthält, bringt es zurück.
game-entries = Einträge
game-event-instead = Oder das Turnier neu anlegen und hier wählen:
game-take-event = Die Partie gehört zu diesem Turnier
game-statement = Zeitkonto
game-counted-as = { $refill ->
    [true] Gerechnet, als ob der Server auffüllt; noch nicht verglichen.
   *[false] Gerechnet, wie das Turnier eingestellt ist; noch nicht verglichen.
}
game-from-file = Züge bis { $until }: aus der Datei des Servers, zuletzt eingelesen am { $day }.
game-part-from-file = Züge von { $from } bis { $until }: aus der Datei des Servers, zuletzt eingelesen am { $day }.
game-untimed-from-file = Züge bis { $until }: aus der Datei des Servers, eingelesen am { $day } ohne Zeiten.
game-untimed-part-from-file = Züge von { $from } bis { $until }: aus der Datei des Servers, eingelesen am { $day } ohne Zeiten.
game-entered-here = Die übrigen sind hier eingetragen.
game-no-entries = Noch ist nichts eingetragen.
game-untimed = Zeit nicht bekannt
game-untimed-by = Gemacht bis { $at }; die Zeit ist nicht bekannt
game-line = Eintrag
game-made = Wann, Ortszeit
game-used = Verbraucht
game-added-time = Dazu
game-from-bank = Aus Bank
game-bank-after = Bank nach jedem Zug{ $whole ->
    [true] {""}
   *[false] {" "}bis Zug{"\u00A0"}{ $last }
}
game-first-move = Zug 1
game-all-lines = Alle { $n } Zeilen
game-last-lines = Die letzten Zeilen
game-kept-since = Als laufende Partie eingetragen
game-spent = überlegte { $spent }
game-correct = Korrigieren
game-correct-entry = Korrigieren: { $entry }
game-remove = Diesen Eintrag entfernen
game-insert = Fehlenden Eintrag einfügen
game-kind = Was geschah
game-kind-name = { $kind ->
    [start] Die Partie begann
    [move] Ein Zug
    [refill] Ein Auffüllen
    [claim] Eine Reklamation wurde eingereicht
    [resolved] Die Reklamation wurde entschieden
    [correction] Was der Server zeigte
    [result] Die Partie endete
    [substitution] Ein Ersatzspieler übernahm
    [replacement] Ein Nachfolger übernahm
   *[transfer] Der Mannschaftsführer buchte Zeit um
}
game-conflict = Nicht möglich: „{ $entry }“ würde nicht mehr gelten. { $why }
game-does-not-fit = Diese Einträge passen nicht zu ihrem Turnier. Sie gelten nur bis vor „{ $entry }“, denn das wird abgelehnt: { $why } Diesen Eintrag korrigieren oder entfernen, oder das Turnier korrigieren.
game-what-changes = Was sich ändert
game-nothing-changes = Sonst ändert sich nichts.
game-added = neu
game-removed = entfernt
game-now-stands = Wie es dann steht
game-clock-bank = { $name }: Uhr { $clock }, Bank { $bank }
game-falls = Die Uhr läuft ab am { $when }
game-own = Notiz und Adresse
game-note = Notiz zur Partie
game-note-hint = wird beim Schreiben gespeichert
game-link = Adresse auf dem Server
game-link-hint = https://…
game-link-problem = Eine Adresse beginnt mit https:// oder http://.
game-open-link = Auf dem Server öffnen
game-study = Private Analyse
game-ahead = Vorausschau
game-event = Turnier
game-take-along = Exportieren
game-save-pgn = PGN speichern
game-copy-pgn = PGN kopieren
game-copy-numeric = Als Zahlen kopieren (ICCF)
game-copy-statement = Zeitkonto kopieren
game-print = Drucken
game-confidential = Diese Partie läuft. Viele Turniere halten laufende Partien vertraulich oder zeigen sie um einige Züge verzögert. Nur teilen, wenn es die Regeln des Turniers erlauben.
game-share-anyway = Trotzdem teilen
game-copied = Kopiert.
game-not-copied = Der Browser hat das Kopieren nicht zugelassen.

## Die Fehler eines getippten Zuges

line-problem = { $error ->
    [no-move] Vor { $text } gehört ein Zug.
    [too-much] Hinter einem Zug stehen ein Datum, eine Uhr und eine Bank; { $text } ist zu viel.
    [date] { $problem ->
        [date] { $text } wurde als Datum gelesen. Diesen Tag gibt es nicht. Möglich sind die Jahre 1970 bis 9999. Ein Datum als 01.06.2026 oder 2026-06-01 schreiben.
       *[other] { $text } wurde als Datum gelesen. { game-stamp-problem }
    }
    [number] { $text } ist kein Zug. Eine Zeit braucht ihre Einheit, etwa 46 T.
    [sent] In den Kommentar gehören Datum und Uhrzeit, etwa 2026.11.20,14:03, nicht { $text }.
    [took] In den Kommentar gehört eine Dauer, etwa [%emt 1:05:09], nicht { $text }.
    [unclosed-comment] Dem Kommentar hinter {"{"} fehlt das {"}"}.
   *[half-shown] Hinter { $text } gehören Uhr und Bank.
}

## Was erklären kann, dass der Server etwas anderes zeigt

why-difference = { $why ->
    [agrees] Der Server zeigt dasselbe wie das Zeitkonto. Speichern, dass verglichen wurde.
    [interpretation] { $refill ->
        [automatic] Nach jedem Zug füllt die Bank die Uhr von selbst auf.
       *[increment-only] Nach einem Zug erhält die Uhr nur die Zeitgutschrift; die Bank füllt nichts von selbst auf.
    }
    [reset] { $reset ->
        [after-last] Der Schutz greift erst beim Zug nach der letzten Zeitgutschrift.
       *[with-last] Der Schutz greift schon mit der letzten Zeitgutschrift.
    }
    [openings] { $openings ->
        [apart] Züge einer vorgegebenen Eröffnung zählen nicht: Jeder hat alle Zeitgutschriften.
       *[counted] Züge einer vorgegebenen Eröffnung zählen zu denen mit Zeitgutschrift.
    }
    [increment] Die Zeitgutschrift des Turniers ist { DAYS($increment) }.
    [protection] { $protection ->
        [none] Das Turnier hat weder Sudden-Death-Schutz (SDP) noch garantierte Zeit (GT).
        [guaranteed-time] Das Turnier hat garantierte Zeit (GT).
       *[sudden-death] { $days ->
            [one] Das Turnier hat Sudden-Death-Schutz (SDP) von 1{"\u00A0"}Tag.
           *[other] Das Turnier hat Sudden-Death-Schutz (SDP) von { $days }{"\u00A0"}Tagen.
        }
    }
    [taken-over] Die früheren Züge haben hier keine Zeitstempel. Die Werte des Servers werden übernommen, wie sie sind.
    [rounding] {""}
    [refill] {""}
    [stamp] {""}
    [opening] {""}
   *[unknown] Keine Regel erklärt den Unterschied. Speichern übernimmt die Werte des Servers.
}
why-rounding = { $unit ->
    [60] Der Server zeigt nur ganze Minuten. Das Zeitkonto stimmt auf die Sekunde.
    [3600] Der Server zeigt nur ganze Stunden. Das Zeitkonto stimmt auf die Sekunde.
   *[other] Der Server zeigt nur ganze Tage. Das Zeitkonto stimmt auf die Sekunde.
}
why-refill = Ein Auffüllen um { $amount } wurde nicht eingetragen. Es kann am { $at } gewesen sein.
why-stamp = { $is-later ->
    [true] „{ $entry }“ war { $off } später als eingetragen.
   *[false] „{ $entry }“ war { $off } früher als eingetragen.
}
why-opening = Das Turnier begann mit einer anderen Uhr oder Bank: Uhr { $clock }, Bank { $bank }.

## Ein Eintrag des Zeitkontos

entry-act = { $act ->
    [official-start] Die Partie beginnt mit ihrem Turnier
    [start] Die Partie beginnt
    [move] { $played }
    [untimed-move] { $played }
    [refill] { $player } füllt { DAYS($amount) } auf
    [claim] { $player } reklamiert: Die Uhr steht
    [resolved] Die Reklamation ist entschieden: Die Uhr läuft wieder
    [substitution] { common-color }: { $name } übernimmt als Ersatzspieler
    [replacement] { common-color }: { $name } übernimmt als Nachfolger
    [transfer] Der Mannschaftsführer von { common-color } bucht { DAYS($amount) } auf die Uhr um
    [correction] { $cause ->
        [agrees] Der Server zeigt dasselbe: geprüft
        [unknown] Was der Server zeigt
        [refill] Was der Server zeigt: Ein Auffüllen war nicht eingetragen
        [rounding] Was der Server zeigt: Er rundet
        [stamp] Was der Server zeigt: Ein Zeitstempel fehlte oder war falsch
        [interpretation] Was der Server zeigt: Er legt die Regeln anders aus
       *[event] Was der Server zeigt: Das Turnier hat andere Parameter
    }
   *[result] { $result ->
        [win] { $winner ->
            [white] Weiß gewinnt, 1–0
           *[black] Schwarz gewinnt, 0–1
        }
        [draw] Remis, ½–½
       *[both-lose] Beide verlieren, 0–0
    }: { game-ending }
}

## Das Ergebnis einer Partie

result-verdict = { $result ->
    [win] { $winner ->
        [white] Weiß gewinnt, 1–0
       *[black] Schwarz gewinnt, 0–1
    }
    [draw] Remis, ½–½
   *[both-lose] Beide verlieren, 0–0
}: { $why ->
    [board] { $fact ->
        [checkmate] Schachmatt
        [stalemate] Patt
       *[dead-position] tote Stellung
    }
    [word] { game-ending }
   *[time] Zeitüberschreitung
}

## Die Rechnung für Uhr und Bank, wie auf dem Papier: 50 T − 3 T = 47 T

sum-block = { $block ->
    [clock] Uhr
   *[bank] Bank
}
sum-from = { $reason ->
    [refilled] { $block ->
        [clock] {" "}aus der Bank
       *[bank] {""}
    }
    [moved] { $block ->
        [clock] {" "}aus der Bank
       *[bank] {""}
    }
    [corrected] {" "}laut Server
    [protected] {" "}Schutz
    [ran] {""}
    [increment] {""}
   *[overflow] {""}
}
sum-increment = {" "}Gutschrift
sum-to-bank = {" "}in die Bank
sum-first-move = Ein erster Zug dauert { $spent }.

## Werte des Servers von mehreren Partien

figures-title = Werte des Servers
figures-teach = Die Zeit in diesen Partien ist noch nicht bekannt. Eingeben, was der Server zeigt, wie 46{"\u00A0"}T{"\u00A0"}20:00:00; was leer bleibt, kann warten.
figures-of-file = Die Uhren sind die der Datei von { $time }. Ob sie stimmen, zeigt der Server; die Banken fehlen noch.
figures-side = { $whose ->
    [mine] Ich
    [theirs] Gegner
    [white] Weiß
   *[black] Schwarz
}
figures-seen-at = Auf dem Server abgelesen
figures-save = Eingegebenes speichern
figures-none = Keine Partie wartet auf die Werte des Servers.
figures-none-hint = Hierher kommt eine Partie, die ohne die Zeiten des Servers eingegeben wurde, etwa mit vielen auf einmal. Andere Partien lassen sich vergleichen, wenn sie aus der Liste geöffnet sind.
figures-to-games = Zu den Partien
figures-nothing = Noch ist nichts eingegeben.
figures-saved = { $n ->
    [one] 1{"\u00A0"}Partie ist gespeichert.
   *[other] { $n }{"\u00A0"}Partien sind gespeichert.
}
figures-not-saved = { $n ->
    [one] 1{"\u00A0"}Partie nicht: Was dort nicht stimmt, steht dabei.
   *[other] { $n }{"\u00A0"}Partien nicht: Was dort nicht stimmt, steht dabei.
}
figures-instant-missing = Zuerst eingeben, wann auf dem Server abgelesen wurde.
figures-clock-problem = { $problem ->
    [empty] Was zeigt der Server? 46{"\u00A0"}T{"\u00A0"}20:00:00 oder 0.
    [shape] So schreiben: 46{"\u00A0"}T{"\u00A0"}20:00:00.
   *[range] Eine Uhr zeigt nie mehr als 50 Tage.
}
figures-bank-problem = { $problem ->
    [empty] Was zeigt der Server? 50 T oder 0.
    [shape] So schreiben: 50 T oder 12 T 04:00:00.
   *[range] Eine Bank hat 0 bis 99{"\u00A0"}999 Tage.
}
figures-problem = { $figure ->
    [clock] { figures-clock-problem }
   *[bank] { figures-bank-problem }
}
figures-unknown = Die Zeit in { $n ->
    [one] 1{"\u00A0"}Partie
   *[other] { $n }{"\u00A0"}Partien
} ist noch nicht bekannt.
figures-link = Werte des Servers eingeben

## Korrigieren und rückgängig machen

correct-too-late = Seitdem wurde etwas eingetragen; nichts wurde rückgängig gemacht.
correct-deleted = { $game } ist gelöscht.
correct-compared = { $game }: Die Werte des Servers sind gespeichert.
correct-compared-games = { $n ->
    [one] Die Werte des Servers von { $n }{"\u00A0"}Partie sind gespeichert.
   *[other] Die Werte des Servers von { $n }{"\u00A0"}Partien sind gespeichert.
}
correct-event-changed = „{ $event }“ ist geändert und mit ihm seine Partien.
correct-game = Diese Partie
correct-players = Namen und Farbe
correct-delete = Partie löschen
correct-delete-question = Diese Partie löschen, mit Einträgen, Notiz und privater Analyse? Eine Minute lang lässt sich das rückgängig machen. Danach bringt sie nur eine Sicherung zurück, die diese Partie enthält.
correct-delete-sure = Löschen
correct-changes = Das ändert „{ $event }“.
correct-changes-games = Das ändert „{ $event }“ und diese Partien: { $games }.
correct-change-event-question = { $games ->
    [0] „{ $event }“ ändern?
    [one] „{ $event }“ und 1{"\u00A0"}Partie ändern?
   *[other] „{ $event }“ und { $games }{"\u00A0"}Partien ändern?
}
correct-change-event = Turnier ändern

## Was die Regeln offenlassen, und ob ein Ende sicher ist

interpretations-certainty = { $certainty ->
    [certain] Sicher: Bis dahin sind alle Partien beendet, die mit dem Turnier beginnen, außer bei offener Reklamation.
    [exceeded] Nicht sicher: Uhren, Banken und Zeitgutschriften beider Spieler sind zusammen { DAYS($over) } länger als das Turnier; um so viel kann eine Partie länger dauern.
   *[unbounded] { $protection ->
        [guaranteed-time] Nicht sicher: Mit garantierter Zeit kann eine Partie länger dauern.
       *[other] Nicht sicher: Mit Sudden-Death-Schutz kann eine Partie länger dauern.
    }
}
interpretations-departure-clock = Weicht von Regel (3) ab: immer 50{"\u00A0"}T.
interpretations-departure-moves = Weicht von Regel (4) ab: die ersten 50 Züge.
interpretations-departure = { $is-listed ->
    [true] Weicht von der Tabelle ab: dort { $there }.
   *[false] Weicht von der Formel ab: dort { $there }.
}
interpretations-departs = Einige dieser Blöcke weichen von den Regeln ab. Es gilt, was ausgeschrieben ist.
interpretations-unlisted = { $days ->
    [one] Eine Dauer von 1{"\u00A0"}Tag steht nicht in der Tabelle: Diese Blöcke folgen aus der Formel dahinter.
   *[other] Eine Dauer von { $days }{"\u00A0"}Tagen steht nicht in der Tabelle: Diese Blöcke folgen aus der Formel dahinter.
}
interpretations-heading = Wo die Regeln etwas offenlassen
interpretations-openings = Züge einer vorgegebenen Eröffnung
interpretations-openings-name = { $openings ->
    [apart] Sie zählen nicht (üblich)
   *[counted] Sie zählen mit
}
interpretations-openings-why = { $openings ->
    [apart] { $moves ->
        [one] Die Zeitgutschrift kommt nach jedem gemachten Zug (4), und diese hat niemand gemacht: Sie kommt mit dem ersten eigenen Zug jedes Spielers.
       *[other] Die Zeitgutschrift kommt nach jedem gemachten Zug (4), und diese hat niemand gemacht: Sie kommt mit den ersten { $moves } eigenen Zügen jedes Spielers.
    }
   *[counted] Die ersten Züge der Partie (4): Zug { $moves } ist der letzte mit Zeitgutschrift, auch wenn die Partie mit Zug 6 beginnt.
}
interpretations-reset = Erster geschützter Zug
interpretations-reset-name = { $reset ->
    [after-last] Der eigene Zug { $first } (üblich)
   *[with-last] Der eigene Zug { $first }
}
interpretations-reset-why = { $reset ->
    [after-last] Nur nach dem letzten Zug mit Zeitgutschrift (9), so ausgelegt, dass es weniger verspricht.
   *[with-last] Ist Zug { $first } gemacht, gibt es keine Zeitgutschrift mehr: Schon dann kann eine Uhr zurückgesetzt werden. Bis eine Partie mit ihrem Server verglichen wurde, wird auch die frühere der beiden Fristen gezeigt.
}
interpretations-end-date = Einwechslung und Austausch
interpretations-end-date-name = { $end-date ->
    [instant] Bis zum geplanten Ende, auf die Sekunde (üblich)
   *[day] Bis zum Ende jenes Tages, in UTC
}
interpretations-end-date-why = { $end-date ->
    [instant] Der Server errechnet das genaue Ende (1), auf die Sekunde.
   *[day] Nicht nach dem Tag, an dem das Turnier endet: Ein Datum ist ein ganzer Tag.
}
interpretations-option-openings = { $openings ->
    [apart] Züge einer vorgegebenen Eröffnung zählen nicht
   *[counted] { $moves ->
        [one] Züge einer vorgegebenen Eröffnung zählen mit
       *[other] Züge einer vorgegebenen Eröffnung zählen zu den ersten { $moves }
    }
}
interpretations-option-reset = Erster geschützter Zug: der eigene Zug { $first }
interpretations-option-end-date = { $end-date ->
    [instant] Einwechslung und Austausch bis zum geplanten Ende, auf die Sekunde
   *[day] Einwechslung und Austausch bis zum Ende des letzten Tages, in UTC
}
interpretations-own-starts = { $n ->
    [one] Eine Partie ist mit eigenem Beginn eingetragen; dabei bleibt es.
   *[other] { $n } Partien sind mit eigenem Beginn eingetragen; dabei bleibt es.
}
interpretations-settled = Was der Server gezeigt hat
interpretations-settled-why = Der Vergleich einer Partie mit dem Server klärt das für alle Partien dieses Turniers.
interpretations-settled-refill = { $refill ->
    [automatic] Der Server füllt von selbst auf.
   *[increment-only] Der Server füllt nicht von selbst auf.
}
interpretations-settled-openings = { $openings ->
    [apart] Züge einer vorgegebenen Eröffnung zählen auf dem Server nicht.
   *[counted] Züge einer vorgegebenen Eröffnung zählen auf dem Server mit.
}
interpretations-seen-in = Gesehen in { $game } am { $at }
interpretations-seen = Gesehen am { $at }
interpretations-take-back = Zurücknehmen
interpretations-refills = füllt der Server anders auf
interpretations-resets = setzt der Server die Uhr einen Zug später zurück
interpretations-counts = zählt der Server die Züge der vorgegebenen Eröffnung mit
interpretations-and = {" "}und{" "}
interpretations-cautious = Vielleicht { $differs }, anders als für das Turnier eingestellt.{ $is-theirs ->
    [true] {""}
   *[false] {" "}Bis dahin gilt die frühere Frist.
} Nach jedem Zug die Uhren mit denen des Servers vergleichen: Sobald eine davon den Unterschied zeigt, bleibt nur eine Frist{ $reset ->
    [true] .
   *[false] , in allen Partien des Turniers.
}

## Die Liste der Turniere

list-title = Turniere
list-none = Hier stehen später die eigenen Turniere. Am besten mit dem anfangen, das gerade läuft.
list-none-what-1 = Ein Turnier oder Wettkampf nach Triple Block: Alle seine Partien haben denselben Beginn, dasselbe Ende und dieselben drei Blöcke Bedenkzeit.
list-none-what-2 = Der Veranstalter hat sie gewählt und allen Spielern mitgeteilt. Sind sie einmal eingetragen, folgt daraus jede Frist der eigenen Partien.
list-none-what-3 = Hat jemand einen Link zu einem Turnier geschickt? Ihn öffnen, und alles ist ausgefüllt.
list-new = Turnier anlegen
list-archived = Archivierte zeigen ({ $n })
list-only-archived = Alle Turniere sind archiviert.
list-is-archived = archiviert
list-games = { $n ->
    [0] noch keine Partien
    [one] { $n } Partie
   *[other] { $n } Partien
}
list-next = Nächster Zug bis { $at }
list-not-begun = Turnier nicht begonnen
list-running = Turnier läuft
list-over = Turnier beendet
list-missing = Dieses Turnier gibt es auf diesem Gerät nicht.

## Das Formular eines Turniers

form-title-new = Turnier anlegen
form-title-edit = Turnier ändern
form-place = { $field ->
    [name] Name
    [start] Offizieller Beginn
    [days] Dauer
    [clock] Uhr
    [increment] Zeitgutschrift
    [bank] Bank
    [moves] Züge mit Zeitgutschrift
    [protection] Wenn alle Zeit verbraucht ist
    [captain] Umbuchung durch den Mannschaftsführer
   *[zone] Zeitzone des Servers
}
form-faults = { $n ->
    [one] Bitte eine Angabe ändern:
   *[other] Bitte { $n } Angaben ändern:
}
form-name-hint = zum Beispiel WC46/SF7
form-zone-hint = In ihr gelten seine Zeitstempel. UTC oder ein Ort wie Europe/Berlin.
form-days-hint = 302 Tage oder mehr, um gewertet zu werden.
form-days-unit = Tage
form-years = { $years ->
    [one] etwa { $years }{"\u00A0"}Jahr
   *[other] etwa { $years }{"\u00A0"}Jahre
}
form-common = Übliche Dauer
form-blocks = Die drei Blöcke
form-offer = { $kind ->
    [listed] Nach der Tabelle:
    [published] Wie ausgeschrieben:
   *[exact] Nach der Formel:
} { sheet-whole-days }
form-offer-fits = Die Regeln sprechen von einer gewünschten Höchstdauer, und die Tabelle führt bestimmte Dauern auf; die längste bis { $wanted ->
    [one] { $wanted }{"\u00A0"}Tag
   *[other] { $wanted }{"\u00A0"}Tage
} hat { sheet-whole-days }. Das Ende liegt { $sooner ->
    [one] { $sooner }{"\u00A0"}Tag
   *[other] { $sooner }{"\u00A0"}Tage
} früher.
form-offer-printed = Diese Bank steht in der Tabelle.
form-offer-published = Diese Bank hatte ein ausgeschriebenes Turnier von 302 Tagen, und die Formel ergibt sie.
form-offer-exact = Für jeden Spieler die Hälfte von { $days ->
    [one] { $days }{"\u00A0"}Tag
   *[other] { $days }{"\u00A0"}Tagen
}{ $short ->
    [true] . Die Tabelle beginnt bei 302 Tagen.
   *[false] : Was Uhr und Gutschriften davon übrig lassen, ist die Bank. Die Tabelle kennt keine solche Bank; beim Veranstalter fragen, ob der Server sie gibt.
}
form-offer-why = { $kind ->
    [exact] { form-offer-exact }
   *[other] { $sooner ->
        [0] {""}
       *[other] { form-offer-fits }
    }{ $kind ->
        [published] {" "}{ form-offer-published }
       *[other] { $days ->
            [302] {" "}{ form-offer-printed }
           *[other] {""}
        }
    }
}
form-own = Laut Ausschreibung
form-own-why = Jedes der drei Felder unten lässt sich ausfüllen. Es gilt, was ausgeschrieben ist.
form-blocks-by = { $kind ->
    [listed] nach der Tabelle
    [published] wie ausgeschrieben
   *[exact] nach der Formel
}
form-blocks-own = eigene
form-length-hint = Als 50 T, 82,5 (Tage) oder 1 T 20:00:00.
form-end = Ende, auf die Sekunde
form-end-unknown = Aus Beginn und Dauer folgt das Ende, auf die Sekunde genau.
form-differs = Zusammen { $by } { $more ->
    [true] mehr
   *[false] weniger
} als die Dauer des Turniers.
form-unrated = Das kürzeste gewertete Turnier dauert 302 Tage. Dieses kann nicht gewertet werden.
form-rules = Regeln
form-rules-by = { $edition ->
    [current] aktuell
   *[older] älter
} · { $refill ->
    [automatic] Bank füllt nach jedem Zug auf
   *[increment-only] Bank von Hand
}{ $protection ->
    [none] {""}
    [sudden-death] {" "}· Sudden-Death-Schutz
   *[guaranteed-time] {" "}· garantierte Zeit
}
form-edition = Regeltext
form-edition-name = { $edition ->
    [current] Aktuelle Fassung
   *[older] Ältere Fassung
}
form-edition-why = { $edition ->
    [current] Sudden-Death-Schutz und Umbuchungen durch Mannschaftsführer sind vorübergehend außer Kraft und gelten nur, wenn sie eigens eingeschaltet werden.
   *[older] Garantierte Zeit kann gewählt werden, und Mannschaftsführer dürfen Zeit umbuchen.
}
form-refill = Nach jedem Zug
form-refill-name = { $refill ->
    [automatic] Die Bank füllt die Uhr auf
   *[increment-only] Nur die Zeitgutschrift
}
form-refill-why = { $refill ->
    [automatic] Die übliche Auslegung: Nach Punkt (d) der Regeln wird die Uhr nach jedem Zug von selbst aufgefüllt, und aufgefüllt wird aus der Bank.
   *[increment-only] So beschreibt es die Seite eines Verbands: Die Uhr erhält die Zeitgutschrift, aus der Bank wird von Hand aufgefüllt. Bis eine Partie mit ihrem Server verglichen wurde, wird auch die frühere der beiden Fristen gezeigt.
}
form-protection-name = { $protection ->
    [none] Nichts: Die Uhr läuft ab
    [sudden-death] Sudden-Death-Schutz (SDP): { sheet-whole-days }
   *[guaranteed-time] Garantierte Zeit (GT): 3 Tage
}{ $suspended ->
    [true] {" "}(vorübergehend außer Kraft)
   *[false] {""}
}
form-protection-why = { $protection ->
    [none] {""}
   *[other] { $protection ->
        [sudden-death] Sudden-Death-Schutz
       *[other] Garantierte Zeit
    }: Nach Zug { $moves } und mit leerer Bank wird eine Uhr, die nach einem Zug weniger zeigt, auf { sheet-whole-days } zurückgesetzt, bis zum Ende der Partie.
}
form-suspended = in der aktuellen Fassung vorübergehend außer Kraft
form-team-and-note = Mannschaft, Notiz
form-team-by = { $team ->
    [true] { $note ->
        [true] Mannschaftsturnier, eine Notiz
       *[false] Mannschaftsturnier
    }
   *[false] { $note ->
        [true] eine Notiz
       *[false] aus
    }
}
form-team = Mannschaftsturnier
form-team-why = Mannschaftsführer dürfen an einem Brett einen Ersatzspieler oder Nachfolger einsetzen.
form-captain = Mannschaftsführer dürfen Zeit umbuchen
form-captain-why = Von der Bank eines Spielers auf dessen Uhr, und nur mit einer Einwechslung oder einem Austausch.
form-moves-hint = Nach den Regeln 50. Es zählen die eigenen Züge jedes Spielers.
form-note = Eigene Notiz
form-note-hint = Bleibt hier: Sie steht nicht im Link.
form-add = Turnier anlegen
form-save = Turnier speichern
form-deadlines = { $n ->
    [one] Ändert die Frist von 1 Partie.
   *[other] Ändert die Fristen von { $n } Partien.
}
form-changes = { $n ->
    [one] Das ändert eine Partie:
   *[other] Das ändert { $n } Partien:
}
form-changes-save = Mit diesen Änderungen speichern
form-changes-back = Etwas anderes ändern
form-shared = Jemand hat dieses Turnier geteilt: hinzufügen und die eigenen Partien darin eintragen.
form-shared-add = Dieses Turnier hinzufügen
form-shared-edit = Vor dem Hinzufügen ändern
form-shared-wrong = { $n ->
    [one] Dieser Link ist beschädigt. Ein Fehler ist darin:
   *[other] Dieser Link ist beschädigt. { $n } Fehler sind darin:
}
form-shared-rest = Den Link noch einmal schicken lassen. Was lesbar war, ist unten ausgefüllt.

## Fehler in einem Feld des Formulars

field-fault = { $fault ->
    [number] Eine ganze Zahl eingeben.
    [no-start] Eingeben, wann das Turnier beginnt.
    [unknown-zone] Dieser Browser kennt diese Zone nicht. UTC eingeben oder einen Ort wie Europe/Berlin.
    [length] { $length ->
        [empty] Eine Zeit eingeben, etwa 50 T; 0 für keine.
        [shape] Eine Zeit eingeben, etwa 50 T, 82,5 oder 1 T 20:00:00.
       *[range] Eine Zeit von null oder mehr eingeben.
    }
   *[event] { field-event }
}
field-event = { $why ->
    [name] Einen Namen von 1 bis 100 Zeichen eingeben.
    [start] Einen Beginn zwischen 1970 und 9000 eingeben.
    [days] 1 bis 9999 Tage eingeben.
    [clock] Eine Uhr zeigt mehr als nichts und höchstens 50 Tage.
    [bank] Eine Bank hat 0 bis 9999 Tage.
    [increment] Eine Zeitgutschrift hat 0 bis 50 Tage.
    [increment-moves] 0 bis 500 Züge eingeben.
    [protection] Sudden-Death-Schutz hat 1 bis 5 Tage.
    [captain-without-team] Nur Mannschaftsführer eines Mannschaftsturniers buchen Zeit um: es zu einem machen oder dies ausschalten.
   *[zone] Eine Zone nennen: UTC oder einen Ort wie Europe/Berlin.
}

## Was eine Änderung des Turniers für eine Partie heißt

change-conflict = Der Eintrag vom { $at } kann nicht mehr gelten. { $why } Nichts wird gelöscht: Die Partie steht wie vor diesem Eintrag, bis er oder das Turnier korrigiert ist.
change-lost = Die Uhr wäre am { $at } abgelaufen.
change-saved = Die Uhr wäre nicht abgelaufen.
change-deadline = Die Uhr läuft am { $to } ab statt am { $from }.
change-accounts = { $side ->
    [white] Weiß
   *[black] Schwarz
}: Uhr { $clock } → { $clock-after }, Bank { $bank } → { $bank-after }.
change-increments = { $side ->
    [white] Weiß
   *[black] Schwarz
}: Züge, die noch eine Zeitgutschrift bringen: { $moves } → { $after }.
change-fits = Ihre Einträge passen wieder zum Turnier.

## Fehler in einem Link zu einem Turnier

link-fault = { $fault ->
    [too-long] Er ist länger als jeder Link zu einem Turnier.
    [missing] { $part ->
        [end] Er ist abgeschnitten: Sein Ende fehlt.
       *[other] { link-part }
    }
    [unreadable] { link-part }
    [twice] { link-part }
    [end] Das Ende passt nicht zu Beginn und Dauer: Etwas wurde verändert.
   *[event] { field-event }
}
link-part = { $fault ->
    [missing] Es fehlt
    [unreadable] Nicht lesbar
   *[other] Doppelt und verschieden angegeben
}: { $part ->
    [name] der Name
    [start] der Beginn
    [days] die Dauer in Tagen
    [clock] die Uhr
    [bank] die Bank
    [increment] die Zeitgutschrift
    [moves] die Zahl der Züge mit Zeitgutschrift
    [rules] die Fassung der Regeln
    [refill] die Art des Auffüllens
    [protection] der Schutz am Ende der Zeit
    [team] die Angabe zu Mannschaften
    [transfer] die Angabe zu Umbuchungen
    [openings] die Angabe zu vorgegebenen Eröffnungen
    [reset] der erste geschützte Zug
    [end-date] die Angabe zum letzten Tag
    [zone] die Zeitzone
   *[end] das Ende
}.

## Die Seite eines Turniers: Parameter und Partien

sheet-heading = Parameter
sheet-start = Offizieller Beginn
sheet-end = Geplantes Ende
sheet-length = Dauer
sheet-whole-days = { $days ->
    [one] { $days }{"\u00A0"}Tag
   *[other] { $days }{"\u00A0"}Tage
}
sheet-length-is = { sheet-whole-days }{ $rated ->
    [true] {""}
   *[false] . Zu kurz, um gewertet zu werden: mindestens 302 Tage
}
sheet-each = { $time } für jeden
sheet-both = { $time } für beide
sheet-pace = Tempo
sheet-pace-none = { $all } insgesamt für jeden Spieler.
sheet-pace-is = { $all } insgesamt für jeden Spieler{ $moves ->
    [1] , davon { $each } für den ersten Zug: Die Zeitgutschrift kommt erst nach ihm. Spätere Züge bringen keine.
   *[other] . Das gleichmäßige Tempo ist { $each } je Zug für { $moves } Züge: Eine Zeitgutschrift kommt erst nach ihrem Zug, die letzte ist also für die Züge danach; Züge nach dem { $moves }. bringen keine Zeitgutschrift.
}
sheet-options = Optionen
sheet-option-moves = { $n ->
    [0] Keine Zeitgutschrift
    [1] Zeitgutschrift mit dem ersten Zug
   *[other] Zeitgutschrift mit den ersten { $n } Zügen
}
sheet-option-protection = { $protection ->
    [none] Keine garantierte Zeit (GT), kein Sudden{"\u2011"}Death{"\u2011"}Schutz (SDP)
   *[other] { $protection ->
        [sudden-death] Sudden-Death-Schutz (SDP)
       *[other] Garantierte Zeit (GT)
    }: nach Zug { $moves } immer wieder { sheet-whole-days }
}
sheet-option-team = { $transfer ->
    [true] Mannschaftsturnier; Mannschaftsführer dürfen bei einer Einwechslung Zeit umbuchen
   *[false] Mannschaftsturnier; Mannschaftsführer dürfen keine Zeit umbuchen
}
sheet-option-zone = Zeitzone des Servers: { $zone }
sheet-example = Beispiel
sheet-lost = Steht die Uhr auf null, ist die Partie verloren, auch bei voller Bank: vorher ziehen oder auffüllen.
sheet-share = Teilen
sheet-share-hint = Wer diesen Link öffnet, erhält dasselbe Turnier, auf die Sekunde genau. Mehr verrät der Link nicht.
sheet-link = Link zu diesem Turnier
sheet-copy = Link kopieren
sheet-copied = Kopiert.
sheet-not-copied = Nicht kopiert: den Link markieren und von Hand kopieren.
sheet-print = Parameter drucken
sheet-games = Partien
sheet-no-games = Noch keine Partie dieses Turniers ist eingetragen.
sheet-add-game = Partie eintragen
sheet-edit = Ändern
sheet-archive = Archivieren
sheet-unarchive = Aus dem Archiv holen
sheet-delete = Löschen
sheet-delete-sure = Endgültig löschen
sheet-team = Mannschaft
sheet-note = Eigene Notiz

## Die Mannschaft eines Turniers

team-title = Mannschaft
team-not-team = Das ist kein Mannschafts{"\u00AD"}turnier: Niemand kann eingewechselt oder ausgetauscht werden.
team-not-team-do = Als Mannschaftsturnier einrichten
team-what-1 = Ein Mannschaftsführer darf jederzeit einen anderen Spieler an ein Brett setzen. Der neue Spieler übernimmt alles, wie es steht: Stellung, Uhr und Bank. Die Uhr läuft weiter; kein Turnierleiter kann sie zurücksetzen.
team-what-2 = Ein Ersatzspieler spielt die Partie für die Mannschaft. Einem Nachfolger gehört sie: Wertung und Norm zählen für ihn.
team-transfer-in-effect = In diesem Turnier darf ein Mannschaftsführer Zeit von der Bank des Spielers auf dessen Uhr umbuchen (8), aber nur zusammen mit einer Einwechslung oder einem Austausch.
team-transfer-not = In diesem Turnier dürfen Mannschaftsführer keine Zeit umbuchen (8): Die Regel ist außer Kraft. Hat der Veranstalter sie in Kraft gesetzt, in den Parametern des Turniers einschalten.
team-ended = Spieler konnten eingesetzt werden bis { $at }.
team-none = Keine Partie dieses Turniers läuft. Hier stehen dann die Bretter.
team-finished = { $n ->
    [one] { $n } Partie ist beendet und steht nicht hier.
   *[other] { $n } Partien sind beendet und stehen nicht hier.
}
team-board = Brett { $n }
team-falls = Uhr läuft ab
team-owed = Auf diese Uhr wurde Zeit umgebucht. Jetzt ist ein Ersatzspieler oder Nachfolger fällig: zuerst den neuen Spieler einsetzen.
team-change = Spieler wechseln
team-kind = Was geschieht
team-substitution = Einwechslung
team-substitution-why = spielt für die Mannschaft weiter
team-replacement = Austausch
team-replacement-why = ihm gehört die Partie: Wertung und Norm
team-alone = Jetzt umbuchen, Spieler später
team-alone-why = der neue Spieler ist dann noch einzusetzen
team-takes-over = Der neue Spieler übernimmt Stellung, Uhr und Bank. Die Uhr läuft weiter.
team-name = Neuer Spieler
team-amount = Von der Bank auf die Uhr
team-amount-hint = Leer lassen, um nichts umzubuchen.
team-fill = Uhr auffüllen: { $time }
team-fill-none = Nichts umzubuchen
team-leaves = Es bleiben Uhr { $clock }, Bank { $bank }.
team-when = Wann, laut Server
team-when-missing = Eingeben, wann es geschah.
team-amount-wrong = Eine Zeit eingeben, etwa 20 T oder 1 T 20:00:00, oder nichts.
team-enter = Eintragen
team-done-new = { $name } hat übernommen.
team-done-transfer = { $time } auf die Uhr umgebucht. Jetzt den neuen Spieler einsetzen.
team-misfit = Einträge dieser Partie passen nicht zu ihrem Turnier. Sie zuerst auf der Seite der Partie korrigieren.
team-open = Partie öffnen

## Vorausschau, auf eine Partie und auf alle

ahead-title = Vorausschau
ahead-what-if = Was wäre, wenn
ahead-pace = Tempo
ahead-calendar = Kalender
ahead-none = Keine eigene Partie läuft. Hier stehen dann alle Fristen auf einer Linie.
ahead-deadlines = Eigene Partien
ahead-teach = Den Regler bewegen oder ein Datum wählen: So sähe jede Partie dann aus, wenn niemand zöge.
ahead-opponent = Gegner
ahead-move-by = Zug bis
ahead-their-move = Gegner zieht bis
ahead-in-doubt = Vielleicht abgelaufen: beim Server nachsehen. Sonst bis
ahead-then = Uhr dann
ahead-lost = Auf Zeit verloren
ahead-may-be-lost = Vielleicht auf Zeit verloren
ahead-won = Auf Zeit gewonnen
ahead-over = Beendet
ahead-claim = Reklamation offen
ahead-waits = Nicht begonnen
ahead-own-pace = Zeitende bei diesem Tempo
ahead-pace-ends = Zug { $number }, { $at }
ahead-pace-lasts = Reicht über Zug 200 hinaus
ahead-no-pace = Noch kein Tempo
ahead-more = { $n ->
    [one] + 1 weitere Partie, unten in der Liste
   *[other] + { $n } weitere Partien, unten in der Liste
}
ahead-pace-button = { $shown ->
    [true] Zeitende ausblenden
   *[false] Wann endet die Zeit bei diesem Tempo?
}
ahead-not-compared = Zeit nicht bekannt
ahead-compare-first = Diese Partie ist noch nicht mit dem Server verglichen: Ihre Zeit ist nicht bekannt. Zuerst eingeben, was der Server zeigt.

## Vorgestellte Zeit, und was dann angenommen wird

whatif-from = Ausgehend von
whatif-now = Jetzt
whatif-started = Beginn der Partie
whatif-entry = Eintrag { $n }
whatif-scale = Zeit
whatif-scale-hint = Pfeiltasten: eine Stunde. Bildtasten oder Umschalt mit Pfeil: ein Tag.
whatif-date = Datum und Uhrzeit
whatif-off-scale = Ein Datum zwischen { $begin } und { $end } eingeben.
whatif-refill-by = { $whose ->
    [mine] Meine Uhr läuft ab
    [theirs] Die Uhr des Gegners läuft ab
    [white] Die Uhr von Weiß läuft ab
   *[black] Die Uhr von Schwarz läuft ab
}
whatif-last-moment = { $whose ->
    [mine] Mein letzter Moment, mit der ganzen Bank
    [theirs] Letzter Moment des Gegners, mit der ganzen Bank
    [white] Letzter Moment von Weiß, mit der ganzen Bank
   *[black] Letzter Moment von Schwarz, mit der ganzen Bank
}
whatif-event-end = Geplantes Ende des Turniers
whatif-later = { $time } später
whatif-accounts = Beide Konten dann
whatif-as-set = Diese Zeiten gelten, wenn der Server { $refill ->
    [true] von selbst auffüllt, wie es für das Turnier eingestellt ist
   *[false] so zählt, wie es für das Turnier eingestellt ist
}.
whatif-to-move = am Zug
whatif-moves = { $made ->
    [one] { $made }{"\u00A0"}Zug{"\u00A0"}gemacht
   *[other] { $made }{"\u00A0"}Züge{"\u00A0"}gemacht
}, { $left ->
    [0] keine Gutschrift mehr
    [one] noch{"\u00A0"}{ $left }{"\u00A0"}Gutschrift
   *[other] noch{"\u00A0"}{ $left }{"\u00A0"}Gutschriften
}
whatif-falls = { $whose ->
    [mine] Meine Uhr
    [theirs] Die Uhr des Gegners
    [white] Die Uhr von Weiß
   *[black] Die Uhr von Schwarz
} liefe am { $at } ab, { $empty ->
    [true] und die Bank ist leer.
   *[false] obwohl noch { $bank } in der Bank sind.
}
whatif-fallen = { $whose ->
    [mine] Meine Uhr
    [theirs] Die Uhr des Gegners
    [white] Die Uhr von Weiß
   *[black] Die Uhr von Schwarz
} wäre am { $at } abgelaufen, { $empty ->
    [true] mit leerer Bank
   *[false] obwohl noch { $bank } in der Bank waren
}: Die Partie wäre verloren.
whatif-claim = Eine Reklamation ist offen: Es läuft keine Uhr.
whatif-over = Die Partie ist beendet: Es läuft keine Uhr.
whatif-suppose = Angenommen, in diesem Moment{"\u00A0"}…
whatif-moving = { $whose ->
    [mine] Ich ziehe
    [theirs] Gegner zieht
    [white] Weiß zieht
   *[black] Schwarz zieht
}
whatif-refill = { $whose ->
    [mine] Ich fülle meine Uhr auf
    [theirs] Gegner füllt seine Uhr auf
    [white] Weiß füllt die Uhr auf
   *[black] Schwarz füllt die Uhr auf
}
whatif-moved = { $whose ->
    [mine] ich ziehe
    [theirs] Gegner zieht
    [white] Weiß zieht
   *[black] Schwarz zieht
}
whatif-refilled = { $whose ->
    [mine] ich fülle
    [theirs] Gegner füllt
    [white] Weiß füllt
   *[black] Schwarz füllt
} { $amount } auf
whatif-undo = Letzte Annahme zurücknehmen
whatif-refused = { $why ->
    [order] Für später ist schon etwas angenommen: weiter vorrücken oder es zurücknehmen.
    [fallen] Die Uhr ist dann abgelaufen und die Partie verloren: vor den Ablauf zurückgehen.
    [claim] Dann ist eine Reklamation offen: Es läuft keine Uhr, und niemand zieht.
    [amount] Dann gibt es nichts aufzufüllen: Die Uhr ist voll oder die Bank leer.
    [substitution-owed] Der Mannschaftsführer hat Zeit umgebucht und muss zuerst den neuen Spieler einsetzen.
   *[other] Die Partie ist dann beendet oder hat noch nicht begonnen.
}

## Zeit je Zug, und wohin das Tempo führt

pace-teach = Was jeder Spieler nach jedem Zug übrig hatte. Ein gleichmäßiges Tempo ist gleich viel Zeit für jeden Zug mit Zeitgutschrift. Es lässt die letzte übrig, die erst nach ihrem Zug kommt.
pace-alt = { $who }: { $left } übrig nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}
pace-figures = In Zahlen
pace-of-move = Zug
pace-even = Gleichmäßig
pace-pace-of = Tempo über
pace-last = { $n ->
    [1] den letzten Zug
   *[other] die letzten { $n } Züge
}
pace-all = alle Züge
pace-over = Die Partie ist beendet.
pace-until-label = Bis Zug { $number }
pace-until-rest = je Zug, ohne Rücklage
pace-kept-rest = je Zug, mit Rücklage für { $n } weitere
pace-next-label = { $n ->
    [1] Nächster Zug
   *[other] Nächste { $n } Züge
}
pace-next-rest = je Zug, ohne Rücklage
pace-no-pace = { $n ->
    [0] Das Tempo steht nach dem ersten Zug fest.
    [1] Vom früheren Zug ist die Zeit nicht bekannt: Das Tempo steht nach dem nächsten Zug fest.
   *[other] Von { $n } früheren Zügen sind die Zeiten nicht bekannt: Das Tempo steht nach dem nächsten Zug fest.
}
pace-mean-label = Tempo
pace-mean-rest = { $n ->
    [1] für den letzten Zug
   *[other] je Zug, über die letzten { $n } Züge
}
pace-drain-label = { $takes ->
    [true] Jeder Zug kostet
   *[false] Jeder Zug bringt
}
pace-drain-rest = { $takes ->
    [true] mehr, als er bringt
   *[false] mehr, als er kostet
}
pace-cliff-label = Nach Zug { $number }
pace-cliff-rest = je Zug, der dann nichts mehr bringt: Was übrig ist, muss bis zum Ende reichen
pace-attended = { $attended ->
    [true] Mit der ganzen Bank
   *[false] Ohne Auffüllen
}
pace-lasts = Reicht über Zug 200 hinaus
pace-falls = Abgelaufen bei Zug { $number },
pace-falls-rest = nicht vor { $earliest }{ $known ->
    [true] , wahrscheinlich am { $likely }
   *[false] {""}
}{ $attended ->
    [true] {""}
   *[false] { $empty ->
        [true] , mit leerer Bank
       *[false] , mit noch { $bank } in der Bank
    }
}

## Die Planung einer Abwesenheit

absence-title = Abwesenheit
absence-teach = Jede eigene Partie wird für den schlimmsten Fall geprüft: Der Gegner zieht genau bei der Abreise, und solange kein Vergleich zeigt, wie der Server zählt, zählt er zum eigenen Nachteil.
absence-one-settles = Erst vergleichen: Ein Vergleich mit dem Server klärt es für alle Partien eines Turniers, und die meisten sind dann vielleicht sicher.
absence-from = Abwesend ab
absence-from-example = 20.11.2026
absence-to = Zurück am
absence-to-example = 04.12.2026
absence-length = Dauer der Abwesenheit
absence-weeks = { $n ->
    [one] { $n } Woche
   *[other] { $n } Wochen
}
absence-soon = Beginn und Ende der Abwesenheit eingeben: Dann steht hier je Partie, ob die Zeit reicht oder vorher zu ziehen oder aufzufüllen ist.
absence-order = Die Rückkehr muss nach der Abreise liegen.
absence-none = Keine eigene Partie läuft.
absence-answer = { $each ->
    [true] { $all ->
        [1] Für die Partie ist vorher etwas zu tun.
       *[other] Für jede Partie ist vorher etwas zu tun.
    }
   *[false] Für { $todo } von { $all } Partien ist vorher etwas zu tun.
}
absence-nothing = Nichts zu tun: Alle Partien halten durch.
absence-safe = Sicher
absence-refill-before = Auffüllen vor { $by }
absence-move-before = Ziehen vor { $by }
absence-compare-before = Vergleichen vor { $by }
absence-refill-now = Jetzt auffüllen
absence-move-now = Jetzt ziehen
absence-compare-now = Jetzt vergleichen
absence-lost = Nicht zu retten
absence-games = ·{"\u00A0"}{ $n ->
    [one] { $n }{"\u00A0"}Partie
   *[other] { $n }{"\u00A0"}Partien
}
absence-at-least = mindestens auffüllen
absence-exactly = Mit genau so viel ist bei der Rückkehr nichts übrig: möglichst mehr auffüllen.
absence-left = bei der Rückkehr, im schlimmsten Fall
absence-why-safe = Im schlimmsten Fall zeigt die Uhr bei der Rückkehr { $left }.
absence-why-refill = Mindestens { $amount } auffüllen, vor { $by }.
absence-why-refill-later = Mindestens { $amount } auffüllen: frühestens am { $from }, wenn die Uhr Platz dafür hat, und vor { $by }.
absence-why-refill-then = Dann { $amount }, vor { $by }.
absence-why-refill-then-later = Dann { $amount }, frühestens am { $from } und vor { $by }.
absence-why-move-refilled = Unmittelbar vor dem Zug { $amount } auffüllen: Geschützt ist eine Uhr nur bei leerer Bank.
absence-why-move = Auffüllen allein genügt nicht.
absence-why-move-and-refill = Vor der Abreise mindestens { $amount } auffüllen.
absence-why-or-move = { $is-now ->
    [true] Oder jetzt ziehen
   *[false] Oder vor { $by } ziehen
}: Ein Zug hält die Uhr bis zur Antwort an.
absence-why-or-move-earns = { $is-now ->
    [true] Oder jetzt ziehen
   *[false] Oder vor { $by } ziehen
}: Ein Zug bringt { $increment } und hält die Uhr bis zur Antwort an.
absence-why-keep = Damit die Uhr bis dahin reicht:
absence-why-lost = Nichts hilft sicher: Im schlimmsten Fall läuft die Uhr am { $at } ab. Vorher zurückkommen oder um einen Ersatzspieler bitten.
absence-not-compared = Zeit nicht bekannt
absence-why-unknown = Die eigene Zeit ist nicht bekannt: eintragen, was der Server zeigt.
absence-check = Beim Server nachsehen
absence-may-be-lost = Vielleicht verloren
absence-in-doubt = Die Uhr ist vielleicht schon abgelaufen: Das weiß nur der Server. Wenn nicht:
absence-before-start = Zuerst den Beginn der Partie eintragen.
absence-before-substitution = Der Mannschaftsführer hat Zeit umgebucht: zuerst den neuen Spieler einsetzen, vor { $by }.
absence-before-resolved = Sobald über die Reklamation entschieden ist:
absence-careful = { $task ->
    [refill] Ist kein Vergleich möglich: { $now ->
        [true] jetzt
       *[false] bis dahin
    } mindestens so viel auffüllen, falls { $server }.
    [move] Ist kein Vergleich möglich: { $now ->
        [true] jetzt
       *[false] bis dahin
    } ziehen, falls { $server }.
   *[other] Nur wenn { $server }.
}
absence-server = der Server { $refills ->
    [true] { $refill ->
        [automatic] nicht von selbst auffüllt
       *[increment-only] von selbst auffüllt
    }{ $resets ->
        [true] {" "}und die Uhr einen Zug später zurücksetzt
       *[false] {""}
    }{ $counts ->
        [true] {" "}und die Züge der vorgegebenen Eröffnung mitzählt
       *[false] {""}
    }
   *[false] { $resets ->
        [true] die Uhr einen Zug später zurücksetzt{ $counts ->
            [true] {" "}und die Züge der vorgegebenen Eröffnung mitzählt
           *[false] {""}
        }
       *[false] { $counts ->
            [true] die Züge der vorgegebenen Eröffnung mitzählt
           *[false] {""}
        }
    }
}
absence-own = Wenn der Server so zählt, wie dieses Turnier eingestellt ist:
absence-refill = Auffüllen
absence-to-game = Zur Partie
absence-print = Drucken

## Die private Analyse einer Partie

study-title = Private Analyse
study-teach = Privat, nur auf diesem Gerät. Eine Figur ziehen, um eine Variante auszuprobieren; die Züge der Partie bleiben die Hauptvariante.
study-of-game = Notiz zur Partie
study-saved = Gespeichert.
study-not-saved = Nicht gespeichert.
study-writing = Noch nicht gespeichert{"\u00A0"}…
study-prepared = Vorbereitete Antworten
study-prepared-teach = Von der aktuellen Stellung der Partie aus eine Variante spielen, erst den Zug des Gegners, dann den eigenen, und sie vormerken: Die Antwort wird angeboten, sobald der Zug des Gegners eingetragen ist.
study-prepare = Diese Variante vorbereiten
study-if-then = Auf { $theirs } folgt { $mine }
study-and-then = ; auf { $theirs } folgt { $mine }
study-remove-line = Entfernen: { $line }
study-waiting = wartet auf den Zug des Gegners
study-ready = jetzt spielbar
study-played = gespielt
study-elsewhere = überholt: Die Partie ging anders weiter
study-no-side = In Partien anderer lässt sich nichts vorbereiten.
study-not-here = Dafür eine Variante wählen, die mit der aktuellen Stellung der Partie beginnt.
study-no-reply = Diese Variante endet mit dem Zug des Gegners: die eigene Antwort anfügen.
study-known = Diese Variante ist schon vorbereitet.
study-first-move = Zuerst den ersten eigenen Zug der Partie eintragen, dann vorbereiten, was folgt.
study-over = Die Partie ist beendet.

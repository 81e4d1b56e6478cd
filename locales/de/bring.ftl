page-title = Datei einlesen
page-teach = Aus der Datei des Servers kommen alle Partien mit ihren Fristen hierher. Jede spätere Datei ergänzt die neuen Züge. Was schon hier ist, ändert sich nicht.
page-forms = PGN, mit oder ohne Zeiten, oder eine Antwort in Xfcc. Auch eine Sicherung und der Link eines Turniers werden erkannt.
page-stays = Die Datei bleibt auf diesem Gerät.
page-choose = Datei wählen
page-forget = Diese Datei vergessen
page-drop = Datei hier fallen lassen
page-paste = Oder den Text einfügen
page-read = Text lesen
page-servers = Wo die Datei des Servers zu finden ist
page-iccf = ICCF
page-iccf-file = Die PGN eines Turniers oder der eigenen Partien, auf der Seite des Turniers oder auf der eigenen Spielerseite: Sie hat die Zeit jedes Zuges.
page-xfcc = Server mit Xfcc
page-xfcc-file = Die Antwort des Webdienstes „GetMyGames“, oder was ein Programm davon gespeichert hat: Sie hat die Uhren der laufenden Partien.
page-others = Andere
page-others-file = Die PGN der eigenen Partien; hat sie keine Zeiten, werden als Nächstes die Uhren des Servers erfragt. Tagespartien von Lichess und chess.com sind nicht unter Triple Block.
page-stop = Anhalten
page-reading = { $games ->
    [one] 1 Partie gelesen, { $percent }{"\u00A0"}%
   *[other] { $games } Partien gelesen, { $percent }{"\u00A0"}%
}
page-finding = { $games ->
    [one] 1 Partie gelesen, unter den eigenen gesucht: { $percent }{"\u00A0"}%
   *[other] { $games } Partien gelesen, unter den eigenen gesucht: { $percent }{"\u00A0"}%
}
page-another = Andere Datei

wrong-file = { $problem ->
    [not-games] { $kind ->
        [backup] Diese Sicherung ist hier nicht lesbar.
        [event-link] Dieser Link ist hier nicht lesbar.
        [empty] Darin steht nichts.
        [pgn] { wrong-no-games }
        [xfcc] { wrong-no-games }
       *[unknown] { $looks ->
            [html] Das ist eine Webseite. Nötig sind die Partien selbst: Der Server hat einen Link für ihre PGN.
            [xml] Das ist XML, aber keine Antwort in Xfcc: Es beginnt mit „{ $name }“.
            [json] Das ist JSON eines anderen Programms.
            [archive] Diese Datei ist gepackt. Die Datei darin ist nötig.
            [pdf] Das ist ein PDF. Nötig sind die Partien als PGN.
            [binary] Das ist kein Text.
           *[text] In diesem Text sind keine Partien.
        }
    }
    [too-large] { wrong-too-large }
    [xml] Die Datei ist beschädigt oder abgeschnitten: Zeile { $line }, Zeichen { $column }. Noch einmal speichern.
    [fault] Der Server hat keine Partien gesendet. Er meldet: { $text }
   *[no-games] { wrong-no-games }
}
wrong-too-large = Mehr als { $megabytes } MB werden nicht gelesen. Weniger Partien auf einmal speichern.
wrong-shared-backup = Durch Teilen lässt sich keine Sicherung einlesen. Hier ihre Datei wählen.
wrong-unreadable = Der Browser konnte die Datei nicht lesen. Noch einmal versuchen.
wrong-refused = Der Browser durfte die Datei nicht lesen. Sie wählen, oder sie noch einmal einlesen und es erlauben.
wrong-gone = Die Datei ist nicht mehr dort, wo sie war. Sie noch einmal wählen.
wrong-no-games = Darin sind keine Partien.

ask-title = Zuerst zu klären
ask-settled = Geklärt
ask-times-in = Zeiten in { $zone }
ask-you-are = eigener Name: { $name }
ask-nobody-short = keiner der Spieler
ask-event = { $n ->
    [one] { $name }: 1 neue Partie
   *[other] { $name }: { $n } neue Partien
}
ask-nameless = Partien ohne Turnier
ask-length = Wie lange dauert das Turnier?
ask-length-hint = Das sagt der Veranstalter; die drei Blöcke folgen daraus.
ask-days = { $days } Tage
ask-other-days = Eine andere Dauer, in Tagen
ask-days-wrong = Eine ganze Zahl von 1 bis 9999.
ask-other-control = Nicht unter Triple Block
ask-zone = Die letzte Zeit in der Datei ist { $time }. Wann war das hier?
ask-zone-here = Um { $time }: Der Server schreibt hiesige Zeit ({ $zone })
ask-zone-utc = Um { $time }: Der Server schreibt UTC
ask-whose = Welcher Name ist der eigene?
ask-nobody = Keiner: Partien anderer

row-title = { $n ->
    [one] 1 Partie in der Datei
   *[other] { $n } Partien in der Datei
}
row-more = { $n ->
    [one] und 1 weitere
   *[other] und { $n } weitere
}
row-moves = { $n ->
    [one] 1 neuer Zug
   *[other] { $n } neue Züge
}
row-timed = { $n ->
    [one] die Zeit von 1 Zug
   *[other] die Zeiten von { $n } Zügen
}
row-ended = beendet
row-same = nichts Neues
row-new = neu
row-waits = neu
row-finished = beendet, nicht behalten
row-take = Auch behalten
row-no-times = ohne Zeiten: Als Nächstes werden die Werte des Servers erfragt
row-other-control = nicht unter Triple Block
row-other-control-is = nicht unter Triple Block: { $text }
row-other-control-each = nicht unter Triple Block: { $moves ->
    [one] { $time } für jeden Zug
   *[other] { $time } für { $moves } Züge
}
row-rest = Übrige
row-to-the-minute = Die Datei hat Minuten, keine Sekunden. Fristen sind zu den eigenen Ungunsten gerundet.
row-clocks-agree = Die Uhren des Servers stimmen.
row-clock-differs = { $name }: noch { $file } in der Datei; hier Uhr { $clock }, Bank { $bank }.
row-clocks-alone = Ihre Uhren stehen in der Datei: Nur die Banken fehlen noch.
row-compare = Mit dem Server vergleichen
row-which = Welche Partie ist es?
row-which-is = Die nach { $played }
row-another = Eine andere Partie
row-apart = Nach { $played } hat die Datei andere Züge als die Partie hier.
row-apart-at-once = Vom ersten Zug an hat die Datei andere Züge als die Partie hier.
row-open = Partie öffnen
row-stamp = { $played } ist hier von { $kept }, in der Datei von { $file }.
row-no-stamps = { $n ->
    [one] Die Datei hat keine Zeit für den neuen Zug.
   *[other] Die Datei hat nicht alle Zeiten von { $n } neuen Zügen.
}
row-untimed = { $n ->
    [one] In 1 Partie hat die Datei keine Zeiten für die neuen Züge. Ohne Zeiten hinzufügen und danach die Uhren vergleichen – oder die Partie öffnen und die Zeiten eintragen.
   *[other] In { $n } Partien hat die Datei keine Zeiten für die neuen Züge. Ohne Zeiten hinzufügen und danach die Uhren vergleichen – oder eine Partie öffnen und die Zeiten eintragen.
}
row-all-without-times = Alle Züge ohne Zeiten hinzufügen
row-add-without-times = Ohne Zeiten hinzufügen
row-result = Hier steht ein anderes Ergebnis: { $result }.
row-cancelled = Der Server hat die Partie gestrichen.
row-conflict = Die Partie passt nicht zu ihrem Turnier. In der Partie lässt sich das beheben.
row-refused = { $played }: { $why }
row-end-refused = Ihr Ende: { $why }
row-without-times = Ohne Zeiten behalten

keep-these = { $n ->
    [one] 1 Partie behalten
   *[other] { $n } Partien behalten
}
keep-none = Partien behalten
keep-open = { $n ->
    [one] Oben ist noch 1 Partie zu klären.
   *[other] Oben sind noch { $n } Partien zu klären.
}
keep-nothing = Alles in der Datei ist schon hier.
keep-works = Einen Moment: { $percent }{"\u00A0"}%
keep-waiting = Zuerst die Fragen oben beantworten.
keep-kept = { $n ->
    [one] 1 Partie ist behalten.
   *[other] { $n } Partien sind behalten.
}{ $left ->
    [0] {""}
    [one] {" "}1 nicht: Sie hat eine Frage.
   *[other] {" "}{ $left } nicht: Sie haben Fragen.
}
keep-differ = { $n ->
    [one] In 1 davon sind die Uhren des Servers andere: Sie ist zu vergleichen.
   *[other] In { $n } davon sind die Uhren des Servers andere: Sie sind zu vergleichen.
}
keep-failed = { $n ->
    [one] 1 Partie konnte nicht gespeichert werden.
   *[other] { $n } Partien konnten nicht gespeichert werden.
}

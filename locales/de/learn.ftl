## Die Seiten der Lektionen

page-title = Lernen
page-lesson = Lektion
page-arbiter = Schiedsrichter

## Die Liste der Lektionen

index-go-on = Weiter mit Lektion { $lesson }
index-begin = Lektion { $lesson } beginnen
index-steps = { $n ->
    [one] { $n } Schritt
   *[other] { $n } Schritte
}
index-done = Erledigt
index-of = von { $n }

## Eine Lektion

player-step = Schritt { $step } von { $of }
player-task = Aufgabe
player-question = Frage
player-back = Zurück
player-begin-again = Von vorn
player-show = Vormachen
player-showing = So geht es.
player-go-on = Weiter
player-finish = Abschließen
player-task-first = Zuerst die Aufgabe lösen.
player-answer-first = Zuerst die Frage beantworten.
player-right-first = Zuerst die richtige Antwort finden.
player-right = Richtig.
player-wrong = Nein.
player-done = Gelöst.
player-copy-link = Link zu diesem Schritt kopieren
player-copied = Der Link zu diesem Schritt ist kopiert.
player-not-copied = Der Link ließ sich nicht kopieren. Er steht in der Adresszeile.
player-end = Lektion abgeschlossen
player-end-open = Noch nicht gelöst
player-learnt = Darum ging es
player-next = Nächste Lektion
player-anew = Noch einmal
player-all = Alle Lektionen
player-missing = Diese Lektion gibt es nicht. Hier sind alle.
player-keys = Tasten: 1 bis 5 antworten, Enter und → führen weiter, ← führt zurück.

## Das Quiz

quiz-title = Quiz
quiz-lead = { $questions } Fragen, gemischt: aus allen Kursen oder aus einem.
quiz-mixed = Alle Kurse
quiz-number = Quiz Nr. { $seed }
quiz-question = Frage { $question } von { $of }
quiz-result = Ergebnis
quiz-score = { $right } von { $of } auf Anhieb richtig
quiz-all-right = Alles auf Anhieb richtig.
quiz-were-wrong = Noch einmal ansehen
quiz-your-answer = Gegeben:
quiz-right-answer = Richtig:
quiz-to-step = Zum Schritt der Lektion
quiz-another = Ein anderes Quiz
quiz-same = Dasselbe noch einmal
quiz-none = Hierzu gibt es noch keine Fragen.
quiz-see-result = Zum Ergebnis

## Der Link für eine Klasse

class-title = Für eine Klasse
class-lead = Ein Link, mit dem alle dasselbe bekommen: eine Lektion, einen Kurs oder ein Quiz.
class-given = Was
class-one-lesson = Eine Lektion
class-one-course = Ein Kurs
class-one-quiz = Ein Quiz
class-course = Kurs
class-questions = Fragen
class-same-order = Für alle dieselben, gleich gereiht
class-own-order = Für jeden andere
class-drawn = { $questions } Fragen, für jeden neu gezogen.
class-preview = Was die Lernenden sehen
class-copy = Link kopieren
class-copied = Der Link für die Klasse ist kopiert.

## Was man mit der Uhr einer Lektion tun kann

act-not-offered = Das geht hier nicht.
act-label = { $event ->
    [press] Drücken
    [stop] Uhren anhalten
    [resume] Fortsetzen
    [swap-sides] Uhr umdrehen
    [correct] Uhr stellen: Weiß { $white }, Schwarz { $black }
    [give] { $gains ->
        [true] { $to ->
            [white] Weiß erhält { $time }
           *[black] Schwarz erhält { $time }
        }
       *[false] { $to ->
            [white] Weiß verliert { $time }
           *[black] Schwarz verliert { $time }
        }
    }
    [penalize] { $gains ->
        [true] { $offender ->
            [white] { $offence } (Weiß): Schwarz erhält { $time }
           *[black] { $offence } (Schwarz): Weiß erhält { $time }
        }
       *[false] { $offender ->
            [white] { $offence } (Weiß): Verwarnung
           *[black] { $offence } (Schwarz): Verwarnung
        }
    }
    [introduce-increment] Ab jetzt { $time } je Zug
    [claim-flag] { $claimant ->
        [arbiter] { act-note-flag }
        [clock] { act-note-flag }
       *[player] Fallblättchen reklamieren
    }
    [arrive] Ich bin da
    [claim-default] { $side ->
        [white] Weiß war nicht rechtzeitig da: Partie verloren
       *[black] Schwarz war nicht rechtzeitig da: Partie verloren
    }
    [claim-default-of-both] Keiner war rechtzeitig da: Beide haben verloren
    [claim-draw] Remis reklamieren
    [play-on] Partie geht weiter
    [on-board] { $end ->
        [checkmate] Matt
        [resignation] Aufgeben
       *[other] {""}
    }
    [restore] Zurück zur früheren Stellung
    [count-away] { $counts ->
        [true] Die Zeit zählt
       *[false] Die Zeit zählt nicht
    }
    [away] {""}
    [dead] {""}
    [end] {""}
    [undo] {""}
   *[redo] {""}
}
act-note-flag = Fallblättchen feststellen

## Die Fernpartien der Lektionen

ledger-clock = Uhr
ledger-increment = Gutschrift
ledger-bank = Bank
ledger-day = Tag { $day } von { $of }
ledger-yours = Eigene Seite (Weiß)
ledger-theirs = Gegner (Schwarz)
ledger-turn = { $mine ->
    [true] Eigener Zug { $number }: Die eigene Uhr läuft
   *[false] Der Gegner ist am Zug: Seine Uhr läuft
}
ledger-fallen = { $mine ->
    [true] Die eigene Uhr lief ab, { $when }: Zeitüberschreitung (ETL), Partie verloren
   *[false] Die Uhr des Gegners lief ab, { $when }
}
ledger-over = Die Partie ist beendet
ledger-claim-pending = Eine Reklamation ist offen: Keine Uhr läuft
ledger-last-entry = Zuletzt im Zeitkonto
ledger-pass = Zeit verstreichen lassen
ledger-later = { $days ->
    [0] { $hours } h
   *[other] { $days } T
}
ledger-make-move = Ziehen
ledger-opponent-moves = Gegner zieht
ledger-amount = Von der Bank auf die Uhr
ledger-leaves = dann Uhr { $clock }, Bank { $bank }
ledger-refill = Auffüllen
ledger-full = Die Uhr ist voll oder die Bank leer.
ledger-transfer = Zeit umbuchen
ledger-substitute = Ersatzspieler einwechseln
ledger-claim = Reklamation einreichen
ledger-resolve = Reklamation entschieden
ledger-game = Partie { $n }
ledger-away = Abwesend von { $from } bis { $to }
ledger-leave = Jetzt abreisen
ledger-is-back = Wieder da. Jeder Gegner zog genau bei der Abreise.
ledger-days = Dauer des Turniers
ledger-days-value = { $n } Tage
ledger-shorter = { $n ->
    [one] { $n } Tag kürzer
   *[other] { $n } Tage kürzer
}
ledger-longer = { $n ->
    [one] { $n } Tag länger
   *[other] { $n } Tage länger
}
ledger-by-table = Nach der Tabelle, { $n } Tage
ledger-by-formula = Nach der genauen Formel
ledger-half = Jeder Spieler hat insgesamt { $half }: die Hälfte des Turniers.
ledger-lasts = Von { $from } bis { $to }
ledger-unrated = Unter 302 Tagen wird ein Turnier nicht gewertet, und die Tabelle hat keine Zeile dafür.
ledger-announce = Turnier ausschreiben
ledger-announced = Ausgeschrieben mit { $n } Tagen

## Die Regeln, die ein Schritt nennt

rule-cited = Quelle: { $rule ->
    [fide] FIDE-Schachregeln, { $paragraph }
    [triple-block] Triple Block, ({ $point })
    [substitution] Triple Block, Ersatzspieler, { $point }
   *[double-flag] Das doppelte Fallblättchen
}

## Die Urteile über eine Abwesenheit

verdict-over = Die Partie ist beendet.
verdict-unknown = Ihre Zeit ist nicht bekannt.
verdict-safe = Die Uhr reicht. Schlimmstenfalls bleiben { $left }.
verdict-refill-first = Die Uhr reicht nicht. Vor der Abreise auffüllen: { $refills }.
verdict-refill-and-move = Bis { $by } auffüllen, um { $amount }, und ziehen.
verdict-move-and-refill = Bis { $by } ziehen und vor der Abreise { $amount } auffüllen.
verdict-only-move = Nur ein Zug rettet sie: bis { $by }.
verdict-cannot-be-saved = Nichts rettet sie sicher: Sie kann ablaufen, { $falls }.
verdict-keep = { $said } Damit die Uhr bis dahin reicht, auffüllen: { $refills }.
verdict-refill = { $amount } bis { $by }
verdict-then = { $refills }, dann { $next }

## Die Tafeln des doppelten Fallblättchens

curves-first-move-starts = Die Uhren starten mit dem ersten Zug.
curves-curves = Was Drücken in der Zusatzzeit bringt
curves-left = Verbleibende Zusatzzeit
curves-gives = Drücken bringt
curves-after = Nach dem Drücken
curves-press = Drücken
curves-drag = Den Griff ziehen oder die Pfeiltasten nehmen: eine Sekunde, mit Umschalt eine Zehntelsekunde.
curves-place = { $left } s übrig, { $after } s nach dem Drücken
curves-seconds = { $seconds }{"\u00A0"}s
curves-bronstein = Bronstein
curves-byo-yomi = Byo-yomi
curves-double-flag = Doppeltes Fallblättchen
curves-press-all = Alle Uhren drücken
curves-black-thinks = Schwarz ist am Zug.
curves-spent = Der letzte Zug hat { $seconds } s gekostet.

## Die eingebetteten Ansichten

gallery-title = Einbetten
gallery-lead = Für die eigene Seite. Keine Cookies, und nichts wird gesendet.
gallery-name-of = { $view ->
    [board] Brett
    [triple-block] Triple Block
    [lesson] Lektion
   *[other] Uhr
}
gallery-use-of = { $view ->
    [board] Eine Partie oder eine Stellung
    [triple-block] Von der Dauer zu den Blöcken
    [lesson] Eine Regel zum Ausprobieren
   *[other] Jede Bedenkzeit
}
gallery-view = Was gezeigt wird
gallery-options = Optionen
gallery-which = Das kann mehreres heißen. Was ist gemeint?
gallery-shows = Auf dem Brett
gallery-shows-game = Eine Partie
gallery-shows-position = Eine Stellung
gallery-preview = Vorschau
gallery-as-shown = Wie auf der eigenen Seite; hier schon bedienbar
gallery-high = { $pixels } px hoch
gallery-preview-offline = Die Vorschau braucht ein Netz, und zurzeit ist keines da. Der Code zum Kopieren ist auch ohne sie vollständig.
gallery-snippet = Zwei Zeilen für die Seite
gallery-plain = Wo Skripte nicht erlaubt sind
gallery-plain-code = Ein einfacher Rahmen
gallery-plain-why = Viele Redaktionssysteme erlauben im HTML-Block nur Rahmen. Die Höhe ist die dieser Vorschau.
gallery-copy = Kopieren
gallery-copied = Kopiert.
gallery-not-copied = Der Browser hat das Kopieren nicht zugelassen. Den Text markieren und von Hand kopieren.
gallery-host = Auf dem eigenen Server
gallery-host-how-1 = Alle Dateien dieser Website in einen eigenen Ordner kopieren. Jeder Server für einfache Dateien genügt; dort läuft kein Programm.
gallery-host-how-2 = Diese Seite in diesem Ordner öffnen: Dann steht in den Zeilen zum Kopieren die eigene Adresse.
gallery-host-how-3 = Sendet die Website eine Content-Security-Policy, den Ordner unter script-src und frame-src erlauben.
gallery-notes = Gut zu wissen
gallery-notes-are-1 = Der Rahmen folgt der Höhe seines Inhalts, Attribute ändern ihn sofort, und er meldet Ereignisse.
gallery-notes-are-2 = Eine Seite kann mehrere Ansichten haben. Jede lädt nur, was sie zeigt, und erst, wenn sie in Sicht kommt.
gallery-notes-are-3 = Der Rahmen ist abgeschottet: Er kann die Seite nicht lesen und speichert nichts auf dem Gerät.
gallery-notes-are-4 = Hell oder dunkel richtet sich nach dem Gerät, die Sprache nach dem Browser, wenn nichts gewählt ist.
gallery-start-hint = Das Turnier beginnt um 00:00 UTC.
gallery-bad-start = start: Erlaubt ist ein Tag, etwa 2026-12-01, oder ein Zeitpunkt, etwa 2026-12-01T12:00:00Z.
gallery-bad-days = Eine ganze Zahl von 1 bis 9999.
gallery-label = { $parameter ->
    [lang] Sprache
    [theme] Farbschema
    [colours] Brettfarben
    [pieces] Figuren
    [orientation] Am unteren Rand
    [size] Größe in Pixeln
    [control] Bedenkzeit
    [pgn] Partie als PGN
    [fen] Stellung als FEN
    [days] Dauer in Tagen
    [start] Beginn
    [lesson] Lektion
    [step] Ab Schritt
   *[view] view
}
gallery-hint = { $parameter ->
    [control] 15+10, 90/40+30, 30+30 oder mit doppeltem Fallblättchen 15 df60/10
    [pgn] Höchstens 20{"\u00A0"}000 Bytes, mit Varianten, Kommentaren und %clk
    [days] 1 bis 9999
    [start] Ein Tag, etwa 2026-12-01; leer: der Tag des Aufrufs
    [step] 1 ist der erste
   *[other] {""}
}
gallery-value = { $parameter ->
    [theme] { $value ->
        [system] Wie das Gerät
        [light] Hell
        [dark] Dunkel
        [contrast] Hoher Kontrast
       *[other] {""}
    }
    [colours] { $value ->
        [boxwood] Buchsbaum
        [green] Grün
        [slate] Schiefer
        [contrast] Hoher Kontrast
       *[other] {""}
    }
    [size] { $value ->
        [s] 280
        [m] 420
        [l] 640
       *[other] {""}
    }
    [pieces] { $value ->
        [cburnett] Burnett
       *[other] {""}
    }
    [orientation] { $value ->
        [white] Weiß
        [black] Schwarz
       *[other] {""}
    }
   *[other] {""}
}

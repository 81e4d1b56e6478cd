## Die Namen der Seiten

names-color = { $side ->
    [white] Weiß
   *[black] Schwarz
}

## Eine Partie öffnen

open-title = Partie ansehen
open-teach = Eine Partie einfügen oder eine PGN-Datei öffnen, sie nachspielen, eigene Züge probieren und kommentieren.
open-paste = PGN oder FEN
open-paste-hint = Eine oder mehrere Partien oder eine Stellung.
open-open = Öffnen
open-file = Aus einer Datei
open-empty-board = Leeres Brett
open-other = Andere öffnen
open-nothing-pasted = Zuerst hier eine Partie einfügen.
open-no-game = Dieser Text enthält weder einen Zug noch einen PGN-Tag.
open-too-large = Das sind mehr als 1,5 MB Text. Nur einen Teil davon öffnen.
open-game-too-long = Partie { $number } ist zu lang: Sie hat mehr als 10{"\u00A0"}000 Züge, Zeichen und Kommentarzeilen.
open-unreadable = Der Browser konnte diese Datei nicht lesen.

## Die Partien einer Datei

games-title = Partien
games-number = Partie { $at } von { $all }
games-before = Vorige Partie
games-after = Nächste Partie
games-more = Weitere Partien
games-no-names = Eine Partie
games-chess960 = Chess960

## Die Züge

moves-none = Noch keine Züge. Eine Figur auf dem Brett ziehen.
moves-passes = { names-color } setzt aus
moves-left = Restzeit
moves-took = Zeit für diesen Zug

## Schreiben

notes-title = Kommentieren
notes-marks = Zeichen
notes-mark = { $nag ->
    [1] guter Zug
    [2] Fehler
    [3] brillanter Zug
    [4] grober Fehler
    [5] interessanter Zug
    [6] zweifelhafter Zug
    [7] einziger Zug
    [8] einziger Zug
    [10] ausgeglichen
    [11] ausgeglichen
    [12] ausgeglichen
    [13] unklar
    [14] Weiß steht etwas besser
    [15] Schwarz steht etwas besser
    [16] Weiß steht besser
    [17] Schwarz steht besser
    [18] Weiß steht auf Gewinn
    [19] Schwarz steht auf Gewinn
    [22] Zugzwang
    [23] Zugzwang
    [146] Neuerung
   *[other] Zeichen { $nag }
}
notes-comment = Kommentar
notes-comment-hint = Ein Kommentar je Zeile.
notes-make-main = Zur Hauptvariante
notes-delete-from-here = Ab hier löschen
notes-deleted = Gelöscht.
notes-replaced = Die geänderte Partie wurde ersetzt.
notes-undo = Rückgängig

## Mitnehmen

take-save-game = PGN speichern
take-save-all = Alle speichern
take-copy = PGN kopieren
take-copied = Kopiert.
take-not-copied = Der Browser hat das Kopieren nicht zugelassen.
take-could-win = Kann { names-color } noch gewinnen?

## Ob eine Seite noch gewinnen könnte

winning-hint = Oder die Figuren auf dem Brett ziehen.
winning-whose-flag = Wer hat die Zeit überschritten?
winning-white-fell = Weiß: Kann Schwarz noch gewinnen?
winning-black-fell = Schwarz: Kann Weiß noch gewinnen?
winning-answer = Antwort
winning-no-question = Die Stellung aufbauen: Hier steht dann die Antwort.
winning-how = So ginge es noch
winning-wrong-side = In den Link gehört side=white oder side=black: wer gewinnen könnte.
winning-lay = Von Hand aufbauen
winning-laid = Fertig aufgebaut
winning-copy-link = Link kopieren
winning-copied = Kopiert: Der Link öffnet diese Frage.

## Fehler in einer PGN

problem-count = { $n } Fehler in dieser PGN; alles andere wurde gelesen
problem-more = { $n } weitere, hier oder in anderen Partien
problem-at = Zeile { $line }, Spalte { $column }: { $problem }
problem-quoted = „{ $text }“
problem-says = { $kind ->
    [too-large] Der Text ist zu lang oder wäre es, wenn er wieder gespeichert wird; was folgt, wird nicht gelesen.
    [too-many-games] Es sind zu viele Partien; diese und alles Folgende wird nicht gelesen.
    [tag] Ein PGN-Tag soll die Form [Name "Wert"] haben. Was davon lesbar war, bleibt erhalten.
    [unclosed-tag] Diesem PGN-Tag fehlt das schließende ". Er endet mit seiner Zeile oder vor dem nächsten.
    [bare-quotes] Im Wert eines PGN-Tags soll " als \" stehen. Es wird als Teil des Werts gelesen.
    [start] Hier kann die Partie nicht beginnen; ihre Züge bleiben als Text erhalten. { $problem }
    [impossible-rights] Der PGN-Tag FEN nennt ein Recht, das es in dieser Stellung nicht gibt; die Partie wurde ohne es gelesen. { $problem }
    [chess960] Hier kann nur wie im Chess960 rochiert werden, und kein PGN-Tag sagt das. So wird es gelesen.
    [variant] { $text } ist nicht Schach. Die Züge werden nach den Schachregeln gelesen.
    [move] { $text } ist nicht spielbar. { $problem } Es bleibt als Kommentar erhalten.
    [letters] Die Figuren haben die Buchstaben { $text } statt { $english }. So wird die Partie gelesen.
    [pass] In der Partie selbst setzt jemand aus, was im Schach nicht geht. Es bleibt als Zug erhalten.
    [sign] { $text } ist kein Zug. Es bleibt als Kommentar erhalten.
    [nag] { $text } ist ein unbekanntes Zeichen: $ verlangt eine Zahl bis 255. Es bleibt als Kommentar erhalten.
    [nag-without-move] Hier steht kein Zug, zu dem { $text } gehören könnte. Es bleibt als Kommentar erhalten.
    [nothing-to-vary] Davor steht kein Zug, zu dem dies eine Variante sein könnte. Sie bleibt als Kommentar erhalten.
    [too-deep] Die Varianten sind zu tief verschachtelt. Diese bleibt als Kommentar erhalten.
    [unclosed-variation] Zu diesem ( fehlt das ). Die Variante endet mit der Partie.
    [stray-close] Zu diesem ) fehlt das (. Es bleibt als Kommentar erhalten.
    [unclosed-comment] Zu diesem {"{"} fehlt das {"}"}. Der Kommentar endet mit der Partie.
    [stray-brace] Zu diesem {"}"} fehlt das {"{"}. Es bleibt als Kommentar erhalten.
    [result] { $text } ist kein Ergebnis, wie es PGN kennt. Es bleibt als Kommentar erhalten.
    [both-lost] 0-0 wird als Ergebnis gelesen: Beide haben verloren. Eine Rochade schreibt PGN O-O.
    [after-result] { $text } steht hinter dem Ergebnis. Es bleibt als Kommentar erhalten.
    [results-differ] Der PGN-Tag nennt ein anderes Ergebnis. Es gilt dieses.
   *[too-large-to-keep] {""}
}

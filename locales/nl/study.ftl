## De namen van de kanten

names-color = { $side ->
    [white] Wit
   *[black] Zwart
}

## Een partij openen

open-title = Partij bekijken
open-teach = Plak een partij of open een PGN-bestand. Speel de partij na, probeer eigen zetten en voeg commentaar toe.
open-paste = PGN of FEN
open-paste-hint = Eén partij, meerdere partijen of een stelling.
open-open = Openen
open-file = Uit een bestand
open-empty-board = Leeg bord
open-other = Andere openen
open-nothing-pasted = Plak hier eerst een partij.
open-no-game = Deze tekst bevat geen zet en geen PGN-tag.
open-too-large = Dit is meer dan 1,5 MB tekst. Open er maar een deel van.
open-game-too-long = Partij { $number } is te lang om te tonen: die heeft meer dan 10.000 zetten, tekens en regels commentaar.
open-unreadable = De browser kon dit bestand niet lezen.

## De partijen van een bestand

games-title = Partijen
games-number = Partij { $at } van { $all }
games-before = Vorige partij
games-after = Volgende partij
games-more = Meer partijen
games-no-names = Een partij
games-chess960 = Chess960

## De zetten

moves-none = Nog geen zetten. Verplaats een stuk op het bord.
moves-passes = { names-color } slaat een beurt over
moves-left = Resttijd
moves-took = Tijd voor deze zet

## Schrijven

notes-title = Annoteren
notes-marks = Tekens
notes-mark = { $nag ->
    [1] goede zet
    [2] fout
    [3] briljante zet
    [4] blunder
    [5] interessante zet
    [6] dubieuze zet
    [7] enige zet
    [8] enige zet
    [10] gelijk
    [11] gelijk
    [12] gelijk
    [13] onduidelijk
    [14] wit staat iets beter
    [15] zwart staat iets beter
    [16] wit staat beter
    [17] zwart staat beter
    [18] wit staat gewonnen
    [19] zwart staat gewonnen
    [22] zetdwang
    [23] zetdwang
    [146] nieuwtje
   *[other] teken { $nag }
}
notes-comment = Commentaar
notes-comment-hint = Eén commentaar per regel.
notes-make-main = Hoofdvariant maken
notes-delete-from-here = Vanaf hier verwijderen
notes-deleted = Verwijderd.
notes-replaced = Je gewijzigde partij is vervangen.
notes-undo = Ongedaan maken

## Meenemen

take-save-game = PGN opslaan
take-save-all = Alles opslaan
take-copy = PGN kopiëren
take-copied = Gekopieerd.
take-not-copied = De browser stond kopiëren niet toe.
take-could-win = Kan { $side ->
    [white] wit
   *[black] zwart
} nog winnen?

## Of een kant nog zou kunnen winnen

winning-hint = Of verplaats de stukken op het bord.
winning-whose-flag = Wiens vlag is gevallen?
winning-white-fell = Van wit: kan zwart nog winnen?
winning-black-fell = Van zwart: kan wit nog winnen?
winning-answer = Antwoord
winning-no-question = Zet de stelling op: hier komt dan het antwoord.
winning-how = Zo zou het nog kunnen
winning-wrong-side = In de link hoort side=white of side=black: wie zou kunnen winnen.
winning-lay = Met de hand opzetten
winning-laid = Klaar met opzetten
winning-copy-link = Link kopiëren
winning-copied = Gekopieerd: de link opent deze vraag.

## Problemen in een PGN

problem-count = { $n ->
    [one] 1 probleem in deze PGN; de rest is gelezen
   *[other] { $n } problemen in deze PGN; de rest is gelezen
}
problem-more = nog { $n }, hier of in andere partijen
problem-at = Regel { $line }, kolom { $column }: { $problem }
problem-quoted = “{ $text }”
problem-says = { $kind ->
    [too-large] de tekst is te lang, of zou dat zijn als die weer wordt opgeslagen; wat volgt, wordt niet gelezen.
    [too-many-games] er zijn te veel partijen; deze en de rest worden niet gelezen.
    [tag] een PGN-tag hoort [Naam "waarde"] te zijn. Wat ervan leesbaar was, blijft bewaard.
    [unclosed-tag] deze PGN-tag heeft geen sluitende ". Hij eindigt met zijn regel of vóór de volgende tag.
    [bare-quotes] in de waarde van een PGN-tag hoort " als \" te staan. Het is gelezen als deel van de waarde.
    [start] de partij kan hier niet beginnen, en de zetten blijven als tekst bewaard. { $problem }
    [impossible-rights] de PGN-tag FEN geeft een recht dat in die stelling onmogelijk is; de partij is zonder dat recht gelezen. { $problem }
    [chess960] rokade is hier alleen mogelijk zoals in Chess960, en geen PGN-tag zegt dat. Zo wordt het gelezen.
    [variant] { $text } is geen schaken. De zetten worden volgens de schaakregels gelezen.
    [move] { $text } kan niet worden gespeeld. { $problem } Het blijft als commentaar bewaard.
    [letters] de letters van de stukken zijn { $text }, niet { $english }. Zo wordt de partij gelezen.
    [pass] in de partij zelf slaat een speler een beurt over, wat bij schaken niet mag. Het blijft als zet bewaard.
    [sign] { $text } is geen zet. Het blijft als commentaar bewaard.
    [nag] { $text } is een onbekend teken: $ vraagt een getal tot 255. Het blijft als commentaar bewaard.
    [nag-without-move] er is geen zet waar { $text } over kan gaan. Het blijft als commentaar bewaard.
    [nothing-to-vary] er is geen zet waarop dit een variant kan zijn. Het blijft als commentaar bewaard.
    [too-deep] er zitten te veel varianten in elkaar. Deze blijft als commentaar bewaard.
    [unclosed-variation] deze ( heeft geen ). De variant eindigt met de partij.
    [stray-close] deze ) heeft geen (. Het blijft als commentaar bewaard.
    [unclosed-comment] deze {"{"} heeft geen {"}"}. Het commentaar eindigt met de partij.
    [stray-brace] deze {"}"} heeft geen {"{"}. Het blijft als commentaar bewaard.
    [result] { $text } is geen uitslag van PGN. Het blijft als commentaar bewaard.
    [both-lost] 0-0 is gelezen als de uitslag: beiden hebben verloren. Schrijf voor de rokade O-O.
    [after-result] { $text } staat na de uitslag. Het blijft als commentaar bewaard.
    [results-differ] de PGN-tag heeft een andere uitslag. Deze geldt.
   *[too-large-to-keep] {""}
}

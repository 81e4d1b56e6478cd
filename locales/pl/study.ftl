## Nazwy stron

names-color = { $side ->
    [white] Białe
   *[black] Czarne
}

## Otwieranie partii

open-title = Oglądanie partii
open-teach = Wklej partię lub otwórz plik PGN. Przejdź przez posunięcia, próbuj własnych i dodawaj komentarze.
open-paste = PGN lub FEN
open-paste-hint = Jedna partia, kilka lub pozycja.
open-open = Otwórz
open-file = Z pliku
open-empty-board = Pusta szachownica
open-other = Otwórz inną
open-nothing-pasted = Najpierw wklej tu partię.
open-no-game = W tym tekście nie ma ani posunięcia, ani tagu PGN.
open-too-large = To więcej niż 1,5 MB tekstu. Otwórz tylko część.
open-game-too-long = Partia { $number } jest za długa: ma ponad 10{"\u00A0"}000 posunięć, znaków i wierszy komentarza.
open-unreadable = Przeglądarka nie mogła odczytać tego pliku.

## Partie w pliku

games-title = Partie
games-number = Partia { $at } z { $all }
games-before = Poprzednia partia
games-after = Następna partia
games-more = Więcej partii
games-no-names = Partia
games-chess960 = Chess960

## Posunięcia

moves-none = Brak posunięć. Wykonaj posunięcie na szachownicy.
moves-passes = { names-color } pomijają ruch
moves-left = Pozostało
moves-took = Czas tego posunięcia

## Pisanie

notes-title = Komentowanie
notes-marks = Znaki
notes-mark = { $nag ->
    [1] dobre posunięcie
    [2] błąd
    [3] znakomite posunięcie
    [4] gruby błąd
    [5] ciekawe posunięcie
    [6] wątpliwe posunięcie
    [7] jedyne posunięcie
    [8] jedyne posunięcie
    [10] równa pozycja
    [11] równa pozycja
    [12] równa pozycja
    [13] niejasna pozycja
    [14] białe stoją nieco lepiej
    [15] czarne stoją nieco lepiej
    [16] białe stoją lepiej
    [17] czarne stoją lepiej
    [18] białe mają wygraną
    [19] czarne mają wygraną
    [22] zugzwang
    [23] zugzwang
    [146] nowinka
   *[other] znak { $nag }
}
notes-comment = Komentarz
notes-comment-hint = Jeden komentarz w wierszu.
notes-make-main = Ustaw jako główny
notes-delete-from-here = Usuń odtąd
notes-deleted = Usunięto.
notes-replaced = Zmieniona partia została zastąpiona.
notes-undo = Cofnij

## Zabieranie ze sobą

take-save-game = Zapisz PGN
take-save-all = Zapisz wszystkie
take-copy = Kopiuj PGN
take-copied = Skopiowano.
take-not-copied = Przeglądarka nie pozwoliła skopiować.
take-could-win = Czy { $side ->
    [white] białe
   *[black] czarne
} mogą jeszcze wygrać?

## Czy strona może jeszcze wygrać

winning-hint = Albo przestaw bierki na szachownicy.
winning-whose-flag = Czyja chorągiewka opadła?
winning-white-fell = Białych: czy czarne mogą jeszcze wygrać?
winning-black-fell = Czarnych: czy białe mogą jeszcze wygrać?
winning-answer = Odpowiedź
winning-no-question = Ustaw pozycję: tu pojawi się odpowiedź.
winning-how = Jak to jeszcze możliwe
winning-wrong-side = W linku powinno być side=white lub side=black: kto mógłby wygrać.
winning-lay = Ustaw ręcznie
winning-laid = Ustawione
winning-copy-link = Kopiuj link
winning-copied = Skopiowano: link otwiera to pytanie.

## Problemy w PGN

problem-count = { $n ->
    [one] { $n } problem w tym PGN; resztę odczytano
    [few] { $n } problemy w tym PGN; resztę odczytano
   *[other] { $n } problemów w tym PGN; resztę odczytano
}
problem-more = i jeszcze { $n }, tutaj lub w innych partiach
problem-at = Wiersz { $line }, kolumna { $column }: { $problem }
problem-quoted = „{ $text }”
problem-says = { $kind ->
    [too-large] tekst jest za długi lub byłby za długi po zapisaniu; dalszy ciąg nie jest czytany.
    [too-many-games] partii jest za dużo; ta i następne nie są czytane.
    [tag] tag PGN powinien mieć postać [Nazwa "wartość"]. Zachowano to, co dało się odczytać.
    [unclosed-tag] temu tagowi PGN brakuje zamykającego ". Kończy się z wierszem lub przed następnym.
    [bare-quotes] w wartości tagu PGN zamiast " powinno być \". Odczytano to jako część wartości.
    [start] tu partia nie może się zaczynać; jej posunięcia zachowano jako tekst. { $problem }
    [impossible-rights] tag FEN podaje prawo niemożliwe w tej pozycji; partię odczytano bez niego. { $problem }
    [chess960] roszada jest tu możliwa tylko jak w Chess960, a żaden tag tego nie mówi. Tak to odczytano.
    [variant] { $text } to nie szachy. Posunięcia odczytano według przepisów szachowych.
    [move] { $text } nie da się zagrać. { $problem } Zachowano jako komentarz.
    [letters] litery bierek to { $text }, a nie { $english }. Partię odczytano z nimi.
    [pass] w samej partii ktoś pomija ruch, na co szachy nie pozwalają. Zachowano jako posunięcie.
    [sign] { $text } to nie posunięcie. Zachowano jako komentarz.
    [nag] { $text } to nieznany znak: po $ musi być liczba do 255. Zachowano jako komentarz.
    [nag-without-move] nie ma posunięcia, którego mógłby dotyczyć { $text }. Zachowano jako komentarz.
    [nothing-to-vary] nie ma posunięcia, do którego byłby to wariant. Zachowano jako komentarz.
    [too-deep] warianty są zbyt głęboko zagnieżdżone. Ten zachowano jako komentarz.
    [unclosed-variation] do tego ( brakuje ). Wariant kończy się z partią.
    [stray-close] do tego ) brakuje (. Zachowano jako komentarz.
    [unclosed-comment] do tego {"{"} brakuje {"}"}. Komentarz kończy się z partią.
    [stray-brace] do tego {"}"} brakuje {"{"}. Zachowano jako komentarz.
    [result] { $text } to nie jest wynik w PGN. Zachowano jako komentarz.
    [both-lost] 0-0 odczytano jako wynik: obie strony przegrały. Roszadę zapisuje się O-O.
    [after-result] { $text } stoi po wyniku. Zachowano jako komentarz.
    [results-differ] tag PGN ma inny wynik. Liczy się ten.
   *[too-large-to-keep] {""}
}

## Wspólne dla kilku stron szachów korespondencyjnych

common-title = Szachy korespon{"\u00AD"}dencyjne
common-clock = Zegar
common-increment = Inkrement
common-increment-short = Inkrement
common-bank = Bank
common-blocks = Zegar{"\u00A0"}{ $clock }, inkrement{"\u00A0"}{ $increment }, bank{"\u00A0"}{ $bank }
common-clock-and-bank = Zegar{"\u00A0"}{ $clock }, bank{"\u00A0"}{ $bank }
common-at-worst = min.
common-at-most = maks.
common-what-clock = Na bieżące posunięcie. Przy zerze partia jest przegrana.
common-what-increment = { $n ->
    [0] Nie przychodzi z żadnym posunięciem.
    [1] Przychodzi z Twoim pierwszym posunięciem.
   *[other] Przychodzi z każdym z Twoich pierwszych { $n }{"\u00A0"}posunięć.
}
common-what-bank = { $refill ->
    [automatic] Według przepisów uzupełnia zegar po każdym posunięciu i na życzenie.
   *[increment-only] Przenosi się go na zegar ręcznie, w dowolnej chwili.
}
common-color = { $side ->
    [white] Białe
   *[black] Czarne
}
common-player-of-color = { $name } ({ $side ->
    [white] białe
   *[black] czarne
})
common-to-move = { $side ->
    [white] Ruch białych
   *[black] Ruch czarnych
}
common-bring = Importuj plik
common-read-again = Czytaj { $file } ponownie
common-following = Posunięcia w tych partiach wpisuje inna karta.
common-take-over = Wpisuj tutaj

## Dlaczego wpis jest odrzucony

refusal-entry = { $why ->
    [before-start] Turniej zaczyna się { $at } i wcześniej nikt nie wykonuje posunięć. Podaj późniejszy znacznik czasu lub popraw start turnieju.
    [not-started] Partia się nie zaczęła. Najpierw wpisz jej start.
    [started] Partia już się zaczęła. Popraw start, który jest w rozliczeniu.
    [order] Poprzedni wpis jest z { $at }. Podaj późniejszy znacznik czasu lub popraw tamten; to, co było wcześniej, można wstawić w rozliczeniu.
    [future] To później niż teraz, { $at }. Podaj znacznik czasu z serwera i sprawdź strefę czasową.
    [fallen] Zegar { $side ->
        [white] białych
       *[black] czarnych
    } doszedł do zera { $at }. Podaj wcześniejszy znacznik czasu lub wstaw w rozliczeniu to, czego brakuje: uzupełnienie albo to, co pokazywał serwer.
    [over] Partia była wtedy zakończona. Najpierw popraw lub usuń wpis, który ją zakończył.
    [claim] Trwa reklamacja, więc żaden zegar nie biegnie. Najpierw wpisz, jak ją rozpatrzono.
    [no-claim] Nie trwa żadna reklamacja. Najpierw wpisz, kiedy ją złożono.
    [illegal] To posunięcie jest w tej pozycji nieprawidłowe. Poszukaj wcześniej brakującego lub błędnego posunięcia.
    [amount] Żaden czas nie zostałby przeniesiony. Podaj więcej niż zero; pełny zegar nic nie przyjmie, pusty bank nic nie da.
    [bank] W banku jest { DAYS($bank) }. Podaj nie więcej niż tyle.
    [cap] Zegar nigdy nie pokazuje więcej niż 50 dni. Podaj najwyżej { DAYS($room) }.
    [shown] Serwer pokazuje zegar od 0 do 50 d i bank od 0 wzwyż. Sprawdź, co jest czym.
    [nothing-shown] Podaj zegar i bank co najmniej jednego zawodnika.
    [not-team] Zastępcy są tylko w turniejach drużynowych. Jeśli to taki turniej, zaznacz to w turnieju.
    [captain-may-not] W tym turnieju kapitan nie może przenosić czasu z banku. Jeśli jego przepisy na to pozwalają, włącz to w turnieju.
    [after-end] Zawodników można było wstawiać do { $at }. Podaj wcześniejszy znacznik czasu.
    [nothing-left] Ani zegar, ani bank nie ma już czasu, więc nikt nie może przejąć partii. Sprawdź znacznik czasu.
    [substitution-owed] Kapitan { $side ->
        [white] białych
       *[black] czarnych
    } przeniósł czas z banku, a przepis (8) pozwala na to tylko z nowym zawodnikiem w tej samej sekundzie. Najpierw wpisz zastępcę lub następcę.
   *[name] Podaj nazwisko nowego zawodnika, najwyżej 100 znaków.
}

## Lista partii korespondencyjnych

games-title = Szachy korespon{"\u00AD"}dencyjne
games-teach = Tu pojawią się Twoje partie korespondencyjne w systemie Triple Block, z ICCF i nie tylko. Partia z najmniejszą ilością czasu będzie pierwsza.
games-teach-blocks = Każda ma zegar, inkrement i bank. Zegar na zerze to przegrana, bez względu na bank: ta strona pokazuje, do kiedy zrobić ruch lub uzupełnić zegar.
games-enter-game = Wpisz partię
games-open-link = Masz link od organizatora? Otwórz go w tej przeglądarce, a turniej się tu pojawi.
games-organize = Dla organizatorów: dodaj turniej i wyślij jego link
games-example = Przykładowy sezon
games-example-hint = Tych partii nikt nie gra i żadna nie jest zapisywana. Tak będą tu wyglądać Twoje.
games-example-hide = Ukryj przykład
games-example-event = Puchar Przykładowy
games-example-soon = Ada Przykład
games-example-bank = Ben Przykład
games-example-theirs = Cleo Przykład
games-check-first = { $may-not-refill ->
    [true] Najpierw sprawdź partię „{ $name }”: jeśli serwer sam nie uzupełnia, Twój zegar doszedł do zera.
   *[false] Najpierw sprawdź partię „{ $name }”: jeśli serwer liczy surowiej, Twój zegar doszedł do zera.
}
games-events = Turnieje
games-absence = Nieobecność
games-backup = Kopia zapasowa
games-ahead = Symulacja
games-calendar = Terminy do kalendarza
games-calendar-hint = Przypomina, gdy ta strona jest zamknięta. Zapisuj od nowa po każdym posunięciu.
games-calendar-saved = Zapisano jako { $file }{ $held ->
    [0] { $unknown ->
        [0] , bez terminów: żaden Twój zegar nie biegnie.
       *[other] , bez terminów.
    }
    [one] , z terminami { $held } partii.
   *[other] , z terminami { $held } partii.
}{ $unknown ->
    [0] {""}
    [one] {" "}Brakuje { $unknown } partii: nie jest jeszcze porównana z serwerem.
   *[other] {" "}Brakuje { $unknown } partii: nie są jeszcze porównane z serwerem.
}
games-calendar-empty = Nie ma żadnej Twojej partii: nie zapisano pliku.
games-calendar-most = Kalendarz Apple, Thunderbird i większość innych przypominają trzy godziny, jeden dzień i pięć dni wcześniej.
games-calendar-outlook = Outlook i Exchange przypominają raz, trzy godziny wcześniej.
games-calendar-google = Kalendarz Google przejmuje terminy bez przypomnień: ustaw je tam dla całego kalendarza.
games-reminder = { $opponent }, { $event }
games-remind-refill = Wcześniej uzupełnij lub zrób ruch:{" "}
games-remind-move = Wcześniej zrób ruch:{" "}
games-remind-check = Może już przegrana, sprawdź na serwerze i wcześniej zrób ruch:{" "}
games-remind-last = Zegar i bank są puste:{" "}
games-later = +{"\u00A0"}{ $n } później
games-standing = { $standing ->
    [mine] Twój ruch
    [watched] Obserwowane
    [theirs] Ruch przeciwnika
    [ahead] Przed startem
   *[finished] Zakończone
}
games-at-worst-is = „{ common-at-worst }”: co najmniej tyle, jeszcze nie porównano z serwerem
games-search = Szukaj
games-search-hint = zawodnik, turniej, posunięcie
games-event = Turniej
games-all-events = Wszystkie turnieje
games-archived = Także zarchiwizowane turnieje
games-orphans = Partie bez swojego turnieju
games-orphans-why = Ich turnieju nie ma na tym urządzeniu lub nie udało się go odczytać: ich zegary są nieznane.
games-nothing-found = Brak pasujących partii.
games-show-all = Pokaż wszystkie partie
games-finished = Zakończone partie, { $n }
games-refill = uzupełnij
games-claim = Trwa reklamacja
games-ended-own = { $won ->
    [true] { $on-time ->
        [true] Wygrana na czas
       *[false] Wygrana
    }
   *[false] { $on-time ->
        [true] Przegrana na czas
       *[false] Przegrana
    }
}
games-ended = { $winner ->
    [white] { $on-time ->
        [true] Białe wygrały na czas
       *[false] Białe wygrały
    }
   *[black] { $on-time ->
        [true] Czarne wygrały na czas
       *[false] Czarne wygrały
    }
}
games-drawn = Remis
games-both-lost = Przegrana obu stron
games-no-moves = brak posunięć
games-claim-waits = Żaden zegar nie biegnie.
games-starts = Start { $date }
games-not-compared = Czas nieznany
games-check = Sprawdź na serwerze
games-bank-no-help = Uzupełnij w porę

## Wpisywanie partii

new-title = Wpisz partię
new-needs-event = Partia należy do turnieju, który określa, ile jest czasu. Najpierw dodaj turniej lub otwórz link od jego organizatora.
new-event = Turniej
new-choose-event = Wybierz turniej
new-another-event = Dodaj inny turniej
new-side = Gram
new-white = Białymi
new-black = Czarnymi
new-neither = Nie gram: tylko obserwuję
new-name-of = { $side ->
    [white] Nazwisko białych
   *[black] Nazwisko czarnych
}
new-how = Partia
new-begins = zaczyna się z turniejem
new-under-way = już trwa
new-starts-at = { $ahead ->
    [true] Pierwszy zegar będzie biegł od oficjalnego startu, { $date }.
   *[false] Pierwszy zegar biegnie od oficjalnego startu, { $date }. Najpierw wpisz partię, potem jej posunięcia ze znacznikami czasu z serwera.
}
new-opening = Debiut tematyczny
new-fen = Pozycja
new-fen-hint = FEN; puste: pozycja wyjściowa
new-opening-moves = Posunięcia debiutu
new-opening-hint = { $openings ->
    [apart] Na przykład 1. e4 c5 2. d4. Te posunięcia się nie liczą i nie kosztują czasu.
   *[counted] Na przykład 1. e4 c5 2. d4. Te posunięcia nie kosztują czasu i liczą się do pierwszych { $moves }.
}
new-moves = Dotychczasowe ruchy
new-moves-hint = PGN lub 1. e4 e5 2. f4 … PGN przynosi nazwiska i, jeśli je ma, czasy posunięć.
new-times = Tekst ma czas każdego posunięcia: zegar i bank z niego wynikają.
new-times-refused = Czasy posunięć nie pasują do tego turnieju: { $why } Albo wpisz, co teraz pokazuje serwer.
new-server-shows = Co teraz pokazuje serwer
new-server-hint = Tak jak tam: 46{"\u00A0"}d{"\u00A0"}20:00:00, 46 dni 20 godzin.
new-you = Ty
new-opponent = Przeciwnik
new-own-moves = Ruchy
new-clock = { $side ->
    [white] Zegar białych
   *[black] Zegar czarnych
}
new-bank = { $side ->
    [white] Bank białych
   *[black] Bank czarnych
}
new-made = { $side ->
    [white] Własne posunięcia białych
   *[black] Własne posunięcia czarnych
}
new-made-hint = Pole ruchów może być puste: liczone są wtedy dotychczasowe posunięcia.
new-save = Wpisz partię
new-figure-wrong = { $problem ->
    [empty] brakuje
    [shape] niejasne
   *[range] za długo
}
new-made-wrong = 0–9999
new-problem = { $error ->
    [name] Nazwiska mają najwyżej 100 znaków.
    [two-starts] Posunięcia mają własną pozycję ([FEN …]): zostaw pole powyżej puste.
    [several] { new-found }
    [over] Ta partia jest zakończona. Wpisywać można tylko trwające partie.
    [not-started] Turniej „{ $event }” się nie zaczął: nikt jeszcze nie wykonał posunięcia.
    [made] Podaj od 0 do 9999 posunięć.
    [clock] { figures-clock-problem }
    [bank] { figures-bank-problem }
    [refused] Według przepisów swojego turnieju partia nie może się tak zaczynać.
    [fen] {""}
   *[moves] {""}
}
new-unplayable = Posunięcie { $number }, { $side ->
    [white] białe
   *[black] czarne
}: „{ $text }” nie da się zagrać. { $why }
new-passed = Posunięcie { $number }, { $side ->
    [white] białe
   *[black] czarne
}: w partii nie można pominąć ruchu.
new-found = { $n ->
    [few] W tym tekście są { $n } partie.
   *[other] W tym tekście jest { $n } partii.
} Strona plików przyjmuje je wszystkie naraz, z zawodnikami i czasami.
new-bring-several = Importuj je jako plik

## Partia korespondencyjna

game-your-time = czas lokalny
game-stamp = Kiedy
game-stamp-example = 20.11.2026 14:03:07
game-typed-day = { $day }.{ $month }.{ $year }
game-stamp-hint = { $is-end ->
    [true] Albo 2026-11-20, 2026/11/20, 20 listopada 2026. Sam dzień: do 23:59:59.
   *[false] Albo 2026-11-20, 2026/11/20, 20 listopada 2026. Sam dzień: od 00:00.
}
game-stamp-now = Teraz
game-stamp-change = Zmień
game-stamp-pick = Wybierz datę
game-month-before = Poprzedni miesiąc
game-month-after = Następny miesiąc
game-stamp-problem = { $problem ->
    [shape] Wpisz datę, na przykład 20.11.2026 lub 2026-11-20, z godziną, na przykład 14:03:07, lub bez.
    [order] To mogą być dwa różne dni, bo na początku może być dzień lub miesiąc. Wpisz na przykład 20.11.2026 lub 2026-11-20.
    [date] Nie ma takiego dnia. Możliwe są lata od 1970 do 9999.
   *[time] Nie ma takiej godziny.
}
game-stamp-no-zone = Wybierz strefę czasową, na przykład Europe/Warsaw.
game-stamp-zone-unknown = Ta przeglądarka nie zna strefy czasowej „{ $zone }”. Wybierz inną lub UTC.
game-stamp-skipped = W strefie { $zone } tej godziny nie było: zegary przestawiono do przodu, na { $at }. Podaj inną godzinę albo czas w UTC.
game-stamp-twice = Zegary cofnięto, więc ta godzina była dwa razy. Która z nich?
game-stamp-ambiguous = W strefie { $zone } zegary cofnięto, więc ta godzina była dwa razy. Dopisz po niej przesunięcie, na przykład +01:00.
game-zone = Strefa czasowa
game-zone-of-server = Serwer
game-zone-here = Tutaj
game-zone-other = Inna…
game-zone-name = Nazwa strefy
game-length-problem = { $problem ->
    [empty] Wpisz czas, na przykład 46{"\u00A0"}d{"\u00A0"}20:00:00.
    [shape] To nie jest czas. Wpisz go jak 46{"\u00A0"}d{"\u00A0"}20:00:00.
   *[range] Podaj od 0 do 99{"\u00A0"}999 dni.
}
game-bank = Bank{"\u00A0"}{ $bank }
game-case = { $refill ->
    [true] { $differs ->
        [true] { $first ->
            [true] jeśli serwer nie uzupełnia
           *[false] jeśli nie uzupełnia
        }
       *[false] { $first ->
            [true] jeśli serwer uzupełnia
           *[false] jeśli uzupełnia
        }
    }
   *[false] { $differs ->
        [true] w najgorszym razie
       *[false] w najlepszym razie
    }
}
game-bank-if = { $case }: bank{"\u00A0"}{ $bank }
game-account-if = { $case }: zegar { $left }, bank { $bank }
game-sum-if = { $case }: { $sum }
game-doubt = ±{"\u00A0"}{ $minutes }{"\u00A0"}min
game-increments-left = { $n ->
    [0] bez dalszych inkrementów
    [one] jeszcze{"\u00A0"}{ $n }{"\u00A0"}inkrement { $each }
    [few] jeszcze{"\u00A0"}{ $n }{"\u00A0"}inkrementy po { $each }
   *[other] jeszcze{"\u00A0"}{ $n }{"\u00A0"}inkrementów po { $each }
}
game-turn = { $mine ->
    [true] Twój ruch
   *[false] Ruch: { $name }
}
game-waiting = Partia zaczyna się { $when }.
game-claim-pending = { $name }: złożona reklamacja. Do jej rozpatrzenia żaden zegar nie biegnie.
game-fallen = { $name }: przegrana na czas. Zegar doszedł do zera { $when }.
game-fallen-with-bank = { $name }: według wpisów tutaj przegrana na czas. Zegar doszedł do zera { $when }. Wyjaśnieniem byłoby niewpisane uzupełnienie.
game-after-fall = Wpis „{ $entry }” jest późniejszy i się nie liczy.
game-accept-loss = Przyjmij wynik
game-server-differs = Serwer mówi co innego
game-move-by = { $bank ->
    [true] Ruch lub uzupełnienie przed
   *[false] Ruch przed
}
game-their-clock-falls = Zero na zegarze przeciwnika
game-last-moment = Ostatnia chwila, z całym bankiem
game-visits = { $n ->
    [one] z{"\u00A0"}{ $n }{"\u00A0"}uzupełnieniem w porę
   *[other] z{"\u00A0"}{ $n }{"\u00A0"}uzupełnieniami w porę
}
game-cautious = Dla pewności ruch do
game-at-best-by = W najlepszym razie do
game-in-doubt = Sprawdź na serwerze: może już być zero
game-their-clock-falls-if = { $refill ->
    [true] { $differs ->
        [true] Zero na zegarze przeciwnika, jeśli serwer nie uzupełnia
       *[false] Zero na zegarze przeciwnika, jeśli serwer uzupełnia
    }
   *[false] { $differs ->
        [true] Zero na zegarze przeciwnika najwcześniej
       *[false] Zero na zegarze przeciwnika
    }
}
game-unknown-time = Czas jest nieznany, dopóki nie wpiszesz danych serwera.
game-no-moves = Nie ma jeszcze posunięć: wklej je z czasami serwera lub wpisz, co pokazuje serwer.
game-bank-does-not-save = Zegar może dojść do zera przy pełnym banku: przy zerze partia jest przegrana, bez względu na bank.
game-about-dates = Co znaczą te terminy
game-past = Wcześniejsza pozycja
game-move-label = Posunięcia
game-enter = Wpisz
game-line-placeholder = Wpisz posunięcie lub wklej kilka z czasami
game-line-forms = Przyjmowane zapisy
game-line-hint = Sf3 01.06.2026 10:12; albo 2026-06-01, 2026.06.01, 2026/06/01, [%ccsnt …]
game-unentered = { $moves }: jeszcze niewpisane
game-line-took = Z czasu namysłu nad { $label } data wynika tylko wtedy, gdy poprzedni wpis to posunięcie z datą. Dopisz datę po { $label } lub usuń [%emt].
game-line-dates = Każde posunięcie przeciwnika wymaga daty i godziny, które pokazuje serwer.
game-refill = Uzupełnij
game-refill-first = Najpierw uzupełnij na serwerze. Potem wpisz to tutaj.
game-refill-save = Wpisz uzupełnienie
game-claim = Reklamacja
game-resolve = Reklamacja rozpatrzona
game-result = Wynik
game-compare = Porównaj
game-reconcile = Dane serwera
game-enter-figures = Wpisz dane serwera
game-start = Partia się zaczęła
game-team = Zastępstwo, wymiana, przeniesienie
game-save = Zapisz
game-saved = Zapisano.
game-side = Zawodnik
game-amount = Z banku na zegar
game-amount-typed = lub wpisz czas
game-amount-hint = na przykład 10 d, 2 d 12:00:00 lub 06:30:00
game-then-shows = potem{"\u00A0"}{ $clock }
game-at-least-then = co najmniej, potem{"\u00A0"}{ $clock }
game-least-leaves-nothing = Przy najmniejszym uzupełnieniu po powrocie nie zostanie nic.
game-amount-all = { $is-bank ->
    [true] cały bank
   *[false] pełny zegar
}
game-nothing-to-refill = { $is-full ->
    [true] Zegar jest pełny: nie ma czego uzupełniać.
   *[false] Bank jest pusty: nie ma czym uzupełnić.
}
game-name = Nazwisko nowego zawodnika
game-who-won = Wynik
game-how = Przyczyna
game-ending = { $ending ->
    [resignation] Poddanie partii
    [agreement] Za zgodą obu stron
    [claim] Reklamacja uznana
    [time] Przekroczenie czasu według serwera
    [default] Wycofanie lub walkower
   *[adjudication] Ocena partii (adjudykacja)
}
game-nothing-yet = Podaj, kiedy to było.
game-incomplete = Czegoś brakuje lub jest nieczytelne.
game-no-result = Wybierz wynik.
game-no-ending = Wybierz, jak się skończyło.
game-unchanged = Jeszcze bez zmian.
game-will-do = Skutek
game-clock-of = { $mine ->
    [true] Twój zegar
   *[false] Zegar przeciwnika
}
game-bank-of = { $mine ->
    [true] Twój bank
   *[false] Bank przeciwnika
}
game-moves-by = { $mine ->
    [true] Twój ruch do
   *[false] { $name }: ruch do
}
game-at-the-latest = najpóźniej
game-prepared = Przygotowane: { $san }.
game-lay = Podgląd
game-seen-clock = Zegar: { $name }
game-seen-bank = Bank: { $name }
game-seen-hint = na przykład 46{"\u00A0"}d{"\u00A0"}20:00:00; niesprawdzone zostaw puste
game-reconcile-hint = Dla jednego zawodnika lub obu. Zapis dopiero na Twoje polecenie.
game-here = Tutaj
game-difference = Różnica
game-explains = { $is-alone ->
    [true] { $name }
   *[false] { $name }: możliwe przyczyny
}
game-preview = Podgląd
game-changes-event = To zmienia turniej, a z nim wszystkie jego partie.
game-event-missing = Turnieju tej partii nie ma na tym urządzeniu lub nie udało się go odczytać. Posunięcia i ich znaczniki czasu są tutaj; zegary, terminy i reklamacje wymagają turnieju. Przywróci go kopia zapasowa, która go zawiera.
game-entries = Wpisy
game-event-instead = Albo dodaj turniej ponownie i wybierz go tutaj:
game-take-event = Partia należy do tego turnieju
game-statement = Rozliczenie
game-counted-as = { $refill ->
    [true] Liczone tak, jakby serwer uzupełniał; jeszcze nie porównano.
   *[false] Liczone tak, jak ustawiono turniej; jeszcze nie porównano.
}
game-from-file = Posunięcia do { $until }: z pliku serwera, ostatnio zaimportowanego { $day }.
game-part-from-file = Posunięcia od { $from } do { $until }: z pliku serwera, ostatnio zaimportowanego { $day }.
game-untimed-from-file = Posunięcia do { $until }: z pliku serwera, zaimportowanego { $day } bez czasów.
game-untimed-part-from-file = Posunięcia od { $from } do { $until }: z pliku serwera, zaimportowanego { $day } bez czasów.
game-entered-here = Pozostałe wpisano tutaj.
game-no-entries = Nic jeszcze nie wpisano.
game-untimed = Czas nieznany
game-untimed-by = Wykonane do { $at }; czas nieznany
game-line = Wpis
game-made = Kiedy, czas lokalny
game-used = Zużyte
game-added-time = Dodane
game-from-bank = Z banku
game-bank-after = Bank po każdym posunięciu{ $whole ->
    [true] {""}
   *[false] {" "}do posunięcia{"\u00A0"}{ $last }
}
game-first-move = ruch 1
game-all-lines = { $n ->
    [few] Wszystkie { $n } wiersze
   *[other] Wszystkie wiersze ({ $n })
}
game-last-lines = Ostatnie wiersze
game-kept-since = Wpisano w trakcie partii
game-spent = namysł { $spent }
game-correct = Popraw
game-correct-entry = Popraw: { $entry }
game-remove = Usuń ten wpis
game-insert = Wstaw brakujący wpis
game-kind = Co się stało
game-kind-name = { $kind ->
    [start] Partia się zaczęła
    [move] Posunięcie
    [refill] Uzupełnienie
    [claim] Złożono reklamację
    [resolved] Rozpatrzono reklamację
    [correction] Co pokazał serwer
    [result] Partia się skończyła
    [substitution] Partię przejął zastępca
    [replacement] Partię przejął następca
   *[transfer] Kapitan przeniósł czas z banku
}
game-conflict = Niemożliwe: wpis „{ $entry }” straciłby ważność. { $why }
game-does-not-fit = Te wpisy nie pasują do swojego turnieju. Są ważne aż do wpisu „{ $entry }”, który jest odrzucony: { $why } Popraw lub usuń ten wpis albo popraw turniej.
game-what-changes = Co się zmienia
game-nothing-changes = Nic innego się nie zmienia.
game-added = nowy
game-removed = usunięty
game-now-stands = Stan po zmianie
game-clock-bank = { $name }: zegar { $clock }, bank { $bank }
game-falls = zegar dojdzie do zera { $when }
game-own = Notatka i adres
game-note = Notatka o partii
game-note-hint = zapisuje się przy pisaniu
game-link = Adres na serwerze
game-link-hint = https://…
game-link-problem = Adres zaczyna się od https:// lub http://.
game-open-link = Otwórz na serwerze
game-study = Prywatna analiza
game-ahead = Symulacja
game-event = Turniej
game-take-along = Eksportuj
game-save-pgn = Zapisz PGN
game-copy-pgn = Kopiuj PGN
game-copy-numeric = Kopiuj cyfrowo (ICCF)
game-copy-statement = Kopiuj rozliczenie
game-print = Drukuj
game-confidential = Ta partia trwa. Wiele turniejów trzyma trwające partie w tajemnicy lub pokazuje je z opóźnieniem o kilka posunięć. Udostępniaj ją tylko wtedy, gdy pozwalają na to przepisy turnieju.
game-share-anyway = Udostępnij mimo to
game-copied = Skopiowano.
game-not-copied = Przeglądarka nie pozwoliła skopiować.

## Problemy wpisanego posunięcia

line-problem = { $error ->
    [no-move] Przed { $text } wpisz posunięcie.
    [too-much] Posunięcie ma jedną datę, jeden zegar i jeden bank; { $text } to za dużo.
    [date] { $problem ->
        [date] { $text } odczytano jako datę. Nie ma takiego dnia. Możliwe są lata od 1970 do 9999. Zapisuj daty jak 01.06.2026 lub 2026-06-01.
       *[other] { $text } odczytano jako datę. { game-stamp-problem }
    }
    [number] { $text } to nie posunięcie. Czas wymaga jednostki, na przykład 46 d.
    [sent] W komentarzu powinna być data i godzina, na przykład 2026.11.20,14:03, a nie { $text }.
    [took] W komentarzu powinien być czas, na przykład [%emt 1:05:09], a nie { $text }.
    [unclosed-comment] Komentarzowi po {"{"} brakuje {"}"}.
   *[half-shown] Po { $text } podaj i zegar, i bank.
}

## Co może wyjaśniać, że serwer pokazuje coś innego

why-difference = { $why ->
    [agrees] Serwer pokazuje to, co jest w rozliczeniu. Zapisz, że porównano.
    [interpretation] { $refill ->
        [automatic] Po każdym posunięciu bank sam uzupełnia zegar.
       *[increment-only] Po posunięciu zegar dostaje sam inkrement; bank sam niczego nie uzupełnia.
    }
    [reset] { $reset ->
        [after-last] Zegar jest chroniony dopiero od posunięcia po ostatnim inkremencie.
       *[with-last] Zegar jest chroniony już przy ostatnim inkremencie.
    }
    [openings] { $openings ->
        [apart] Posunięcia debiutu tematycznego się nie liczą: każdy zawodnik ma wszystkie inkrementy.
       *[counted] Posunięcia debiutu tematycznego liczą się do tych, które dają inkrement.
    }
    [increment] Inkrement turnieju to { DAYS($increment) }.
    [protection] { $protection ->
        [none] Turniej nie ma ani SDP, ani GT.
        [guaranteed-time] Turniej ma GT.
       *[sudden-death] Turniej ma SDP { $days }{"\u00A0"}d.
    }
    [taken-over] Wcześniejsze posunięcia nie mają tu znaczników czasu. Dane serwera są przejmowane bez zmian.
    [rounding] {""}
    [refill] {""}
    [stamp] {""}
    [opening] {""}
   *[unknown] Żaden przepis nie wyjaśnia różnicy. Zapis przejmuje dane serwera.
}
why-rounding = { $unit ->
    [60] Serwer pokazuje tylko pełne minuty. Rozliczenie jest dokładne co do sekundy.
    [3600] Serwer pokazuje tylko pełne godziny. Rozliczenie jest dokładne co do sekundy.
   *[other] Serwer pokazuje tylko pełne dni. Rozliczenie jest dokładne co do sekundy.
}
why-refill = Nie wpisano uzupełnienia o { $amount }. Mogło nastąpić { $at }.
why-stamp = { $is-later ->
    [true] „{ $entry }”: było to o { $off } później, niż wpisano.
   *[false] „{ $entry }”: było to o { $off } wcześniej, niż wpisano.
}
why-opening = Turniej zaczął się z innym zegarem lub bankiem: zegar { $clock }, bank { $bank }.

## Wpis w rozliczeniu

entry-act = { $act ->
    [official-start] Partia zaczyna się ze swoim turniejem
    [start] Partia się zaczyna
    [move] { $played }
    [untimed-move] { $played }
    [refill] { $player }: uzupełnienie o { DAYS($amount) }
    [claim] { $player }: reklamacja, zegar staje
    [resolved] Reklamacja jest rozpatrzona: zegar znów biegnie
    [substitution] { common-color }: { $name } przejmuje partię (zastępca)
    [replacement] { common-color }: { $name } przejmuje partię (następca)
    [transfer] { $side ->
        [white] Kapitan białych przenosi { DAYS($amount) } na zegar
       *[black] Kapitan czarnych przenosi { DAYS($amount) } na zegar
    }
    [correction] { $cause ->
        [agrees] Serwer pokazuje to samo: sprawdzone
        [unknown] Co pokazuje serwer
        [refill] Co pokazuje serwer: nie wpisano uzupełnienia
        [rounding] Co pokazuje serwer: zaokrągla
        [stamp] Co pokazuje serwer: brakowało znacznika czasu lub był błędny
        [interpretation] Co pokazuje serwer: inaczej rozumie przepisy
       *[event] Co pokazuje serwer: turniej ma inne parametry
    }
   *[result] { $result ->
        [win] { $winner ->
            [white] Białe wygrały, 1–0
           *[black] Czarne wygrały, 0–1
        }
        [draw] Remis, ½–½
       *[both-lose] Obie strony przegrały, 0–0
    }: { $ending ->
        [resignation] poddanie partii
        [agreement] za zgodą obu stron
        [claim] reklamacja uznana
        [time] przekroczenie czasu według serwera
        [default] wycofanie lub walkower
       *[adjudication] ocena partii (adjudykacja)
    }
}

## Wynik partii

result-verdict = { $result ->
    [win] { $winner ->
        [white] Białe wygrywają, 1–0
       *[black] Czarne wygrywają, 0–1
    }
    [draw] Remis, ½–½
   *[both-lose] Obie strony przegrywają, 0–0
}: { $why ->
    [board] { $fact ->
        [checkmate] mat
        [stalemate] pat
       *[dead-position] martwa pozycja
    }
    [word] { $ending ->
        [resignation] poddanie partii
        [agreement] za zgodą obu stron
        [claim] reklamacja uznana
        [time] przekroczenie czasu według serwera
        [default] wycofanie lub walkower
       *[adjudication] ocena partii (adjudykacja)
    }
   *[time] przekroczenie czasu
}

## Rachunek zegara i banku, jak na papierze: 50 d − 3 d = 47 d

sum-block = { $block ->
    [clock] { $begins ->
        [true] Zegar
       *[false] zegar
    }
   *[bank] { $begins ->
        [true] Bank
       *[false] bank
    }
}
sum-from = { $reason ->
    [refilled] { $block ->
        [clock] {" "}z banku
       *[bank] {""}
    }
    [moved] { $block ->
        [clock] {" "}z banku
       *[bank] {""}
    }
    [corrected] {" "}według serwera
    [protected] {" "}z ochrony
    [ran] {""}
    [increment] {""}
   *[overflow] {""}
}
sum-increment = {" "}inkrementu
sum-to-bank = {" "}do banku
sum-first-move = Pierwsze posunięcie zajmuje { $spent }.

## Dane serwera dla kilku partii naraz

figures-title = Dane serwera
figures-teach = Czas w tych partiach nie jest jeszcze znany. Wpisz, co pokazuje serwer, na przykład 46{"\u00A0"}d{"\u00A0"}20:00:00; puste pola mogą poczekać.
figures-of-file = Zegary są z pliku z { $time }. Sprawdź na serwerze, czy się zgadzają, i wpisz banki.
figures-side = { $whose ->
    [mine] Ty
    [theirs] Przeciwnik
    [white] Białe
   *[black] Czarne
}
figures-seen-at = Odczyt z serwera
figures-save = Zapisz wpisane
figures-none = Żadna partia nie czeka na dane serwera.
figures-none-hint = Trafiają tu partie wpisane bez czasów serwera, na przykład przy wpisywaniu wielu naraz. Aby porównać z serwerem inną partię, otwórz ją z listy.
figures-to-games = Do partii
figures-nothing = Nic jeszcze nie wpisano.
figures-saved = { $n ->
    [one] Zapisano { $n }{"\u00A0"}partię.
    [few] Zapisano { $n }{"\u00A0"}partie.
   *[other] Zapisano { $n }{"\u00A0"}partii.
}
figures-not-saved = { $n ->
    [one] Nie zapisano { $n }{"\u00A0"}partii: zobacz, co jest w niej nie tak.
   *[other] Nie zapisano { $n }{"\u00A0"}partii: zobacz, co jest w nich nie tak.
}
figures-instant-missing = Najpierw podaj, kiedy odczytano serwer.
figures-clock-problem = { $problem ->
    [empty] Co pokazuje serwer? 46{"\u00A0"}d{"\u00A0"}20:00:00 lub 0.
    [shape] Wpisz jak 46{"\u00A0"}d{"\u00A0"}20:00:00.
   *[range] Zegar nigdy nie pokazuje więcej niż 50 dni.
}
figures-bank-problem = { $problem ->
    [empty] Co pokazuje serwer? 50 d lub 0.
    [shape] Wpisz jak 50 d lub 12 d 04:00:00.
   *[range] Bank ma od 0 do 99{"\u00A0"}999 dni.
}
figures-problem = { $figure ->
    [clock] { figures-clock-problem }
   *[bank] { figures-bank-problem }
}
figures-unknown = Czas w { $n ->
    [one] { $n }{"\u00A0"}partii
   *[other] { $n }{"\u00A0"}partiach
} nie jest jeszcze znany.
figures-link = Wpisz dane serwera

## Poprawianie zapisanych danych

correct-too-late = Od tamtej chwili coś wpisano, więc niczego nie cofnięto.
correct-deleted = { $game }: partia usunięta.
correct-compared = { $game }: dane serwera zapisane.
correct-compared-games = { $n ->
    [one] Zapisano dane serwera { $n }{"\u00A0"}partii.
   *[other] Zapisano dane serwera { $n }{"\u00A0"}partii.
}
correct-event-changed = „{ $event }”: turniej zmieniony, a z nim jego partie.
correct-game = Ta partia
correct-players = Nazwiska i kolor
correct-delete = Usuń partię
correct-delete-question = Usunąć tę partię, z jej wpisami, notatką i prywatną analizą? Przez minutę można to cofnąć. Potem przywróci ją tylko kopia zapasowa, w której jest ta partia.
correct-delete-sure = Usuń
correct-changes = To zmienia „{ $event }”.
correct-changes-games = To zmienia „{ $event }” i te partie: { $games }.
correct-change-event-question = { $games ->
    [0] Zmienić „{ $event }”?
    [one] Zmienić „{ $event }” i { $games }{"\u00A0"}partię?
    [few] Zmienić „{ $event }” i { $games }{"\u00A0"}partie?
   *[other] Zmienić „{ $event }” i { $games }{"\u00A0"}partii?
}
correct-change-event = Zmień turniej

## Co przepisy zostawiają otwarte i czy koniec jest pewny

interpretations-certainty = { $certainty ->
    [certain] Pewne: wszystkie partie, które zaczynają się z turniejem, do tej chwili się skończą, chyba że trwa reklamacja.
    [exceeded] Niepewne: zegary, banki i inkrementy obu zawodników są razem o { DAYS($over) } dłuższe niż turniej i o tyle partia może wyjść poza jego koniec.
   *[unbounded] { $protection ->
        [guaranteed-time] Niepewne: z gwarantowanym czasem partia może trwać dłużej.
       *[other] Niepewne: z ochroną Sudden Death partia może trwać dłużej.
    }
}
interpretations-departure-clock = Odbiega od przepisu (3): zawsze 50{"\u00A0"}d.
interpretations-departure-moves = Odbiega od przepisu (4): pierwszych 50 posunięć.
interpretations-departure = { $is-listed ->
    [true] Odbiega od tabeli: { $there }.
   *[false] Odbiega od wzoru: { $there }.
}
interpretations-departs = Niektóre z tych bloków odbiegają od przepisów. Liczy się to, co ogłoszono.
interpretations-unlisted = { $days ->
    [one] Tabela nie ma wiersza na { $days }{"\u00A0"}dzień: te bloki wynikają z wzoru, na którym się opiera.
   *[other] Tabela nie ma wiersza na { $days }{"\u00A0"}dni: te bloki wynikają z wzoru, na którym się opiera.
}
interpretations-heading = Co przepisy pozostawiają otwarte
interpretations-openings = Posunięcia debiutu tematycznego
interpretations-openings-name = { $openings ->
    [apart] Nie liczą się (zwykle)
   *[counted] Liczą się
}
interpretations-openings-why = { $openings ->
    [apart] { $moves ->
        [one] Inkrement przychodzi „po każdym wykonanym posunięciu” (4), a tych nikt nie wykonał: przychodzi z pierwszym własnym posunięciem każdego zawodnika.
       *[other] Inkrement przychodzi „po każdym wykonanym posunięciu” (4), a tych nikt nie wykonał: przychodzi z każdym z pierwszych { $moves } własnych posunięć zawodnika.
    }
   *[counted] Pierwsze posunięcia „partii” (4): posunięcie { $moves } jest ostatnim z inkrementem, także w partii, która zaczyna się od posunięcia 6.
}
interpretations-reset = Pierwsze chronione posunięcie
interpretations-reset-name = { $reset ->
    [after-last] Własne posunięcie { $first } (zwykle)
   *[with-last] Własne posunięcie { $first }
}
interpretations-reset-why = { $reset ->
    [after-last] „Dopiero po” ostatnim posunięciu z inkrementem (9), rozumiane tak, że obiecuje mniej.
   *[with-last] Po zakończeniu posunięcia { $first } nie ma już inkrementu, więc już wtedy zegar może być przestawiony. Dopóki żadna partia nie jest porównana ze swoim serwerem, pokazywany jest też wcześniejszy z dwóch terminów.
}
interpretations-end-date = Zastępstwa i wymiany
interpretations-end-date-name = { $end-date ->
    [instant] Do sekundy planowanego zakończenia (zwykle)
   *[day] Do końca tego dnia, w UTC
}
interpretations-end-date-why = { $end-date ->
    [instant] Serwer oblicza „dokładną datę zakończenia” (1), co do sekundy.
   *[day] Nie „po planowanej dacie zakończenia”: data to cały dzień.
}
interpretations-option-openings = { $openings ->
    [apart] Posunięcia debiutu tematycznego się nie liczą
   *[counted] Posunięcia debiutu tematycznego liczą się do pierwszych { $moves }
}
interpretations-option-reset = Pierwsze chronione posunięcie: własne posunięcie { $first }
interpretations-option-end-date = { $end-date ->
    [instant] Zastępstwa i wymiany do sekundy planowanego zakończenia
   *[day] Zastępstwa i wymiany do końca ostatniego dnia, w UTC
}
interpretations-own-starts = { $n ->
    [one] Jedną partię wpisano z własnym startem; tak pozostaje.
    [few] { $n } partie wpisano z własnym startem; tak pozostaje.
   *[other] { $n } partii wpisano z własnym startem; tak pozostaje.
}
interpretations-settled = Co pokazał serwer
interpretations-settled-why = Wyjaśnione dla wszystkich partii tego turnieju przez porównanie jednej z serwerem.
interpretations-settled-refill = { $refill ->
    [automatic] Serwer sam uzupełnia.
   *[increment-only] Serwer sam niczego nie uzupełnia.
}
interpretations-settled-openings = { $openings ->
    [apart] Dla serwera posunięcia debiutu tematycznego się nie liczą.
   *[counted] Dla serwera posunięcia debiutu tematycznego się liczą.
}
interpretations-seen-in = Widziane w { $game }, { $at }
interpretations-seen = Widziane { $at }
interpretations-take-back = Wycofaj
interpretations-refills = uzupełniać inaczej
interpretations-resets = przestawiać zegar o posunięcie później
interpretations-counts = liczyć posunięcia debiutu tematycznego
interpretations-and = {" "}i{" "}
interpretations-cautious = Serwer może { $differs }, niezgodnie z ustawieniem turnieju.{ $is-theirs ->
    [true] {""}
   *[false] {" "}Trzymaj się wcześniejszego terminu.
} Po każdym posunięciu porównuj zegary z zegarami serwera: gdy tylko jeden z nich to wyjaśni, zostanie jeden termin{ $reset ->
    [true] .
   *[false] , we wszystkich partiach turnieju.
}

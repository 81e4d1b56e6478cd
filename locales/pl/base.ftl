## Przyciski i miejsca

common-back = Wstecz
common-close = Zamknij
common-clock = Zegar
common-home = Strona główna
common-settings = Usta{"\u00AD"}wienia
common-learn = Nauka
common-embed = Osadzanie
common-not-found = Nie ma takiej strony. To jest strona główna.
# Between a label and what it is the label of.
common-colon = :{" "}

## Strony, wyniki i przyczyny

names-color = { $color ->
    [white] Białe
   *[black] Czarne
}
names-result = { $result ->
    [win] { $winner ->
        [white] Białe wygrywają
       *[black] Czarne wygrywają
    }
    [draw] Remis
   *[both-lose] Obie strony przegrywają
}
names-outcome = { $reason ->
    [checkmate] { names-result } przez mata
    [resignation] { names-result }: przeciwnik poddał partię
    [flag] { names-result } na czas
    [flag-without-mate] { names-result }: chorągiewka opadła, ale mat niemożliwy
    [stalemate] { names-result }: pat
    [dead-position] { names-result }: martwa pozycja
    [agreement] { names-result } za zgodą obu stron
    [repetition] { names-result }: trzykrotne powtórzenie pozycji
    [fivefold-repetition] { names-result }: pięciokrotne powtórzenie pozycji
    [fifty-moves] { names-result }: reguła 50 posunięć
    [seventy-five-moves] { names-result }: reguła 75 posunięć
    [illegal-moves] { $result ->
        [draw] Remis: drugie nieprawidłowe posunięcie, ale przeciwnik nie może już wygrać
       *[other] { names-result }: drugie nieprawidłowe posunięcie przeciwnika
    }
    [absence] { $result ->
        [both-lose] Obie strony przegrywają walkowerem: żadna nie stawiła się na czas
       *[other] { names-result } walkowerem: przeciwnik nie stawił się na czas
    }
    [arbiter] { names-result }: decyzja sędziego
    [first-flag-claim] { names-result }: reklamacja po opadnięciu pierwszej chorągiewki
    [both-first-flags] { names-result }: oba czasy główne wyczerpane
    [extra-time] { names-result }: czas rezerwowy wyczerpany
    [mate-on-extra-time] { names-result }: mat w czasie rezerwowym daje tylko remis
   *[unstated] { names-result }
}
names-pieces = K H W G S 0

## Czas słowami

spoken-hours = { $n ->
    [one] { $n } godzina
    [few] { $n } godziny
   *[other] { $n } godzin
}
spoken-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
   *[other] { $n } minut
}
spoken-seconds = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekundy
   *[other] { $n } sekund
}
spoken-none = brak czasu
spoken-over = { $time } ponad czas
spoken-running = { $time }, biegnie

## Strona główna

home-ways = Co jeszcze
home-start = Start: { $control }
home-first-included = , pierwszy już doliczony
home-go-on = Graj dalej
home-controls = Tempa gry
home-rate = { $rate ->
    [bullet] Bullet
    [blitz] Błyskawiczne
    [rapid] Szybkie
   *[classical] Klasyczne
}
home-all = Inne
home-all-hint = tempa gry
home-correspondence = Korespon{"\u00AD"}dencyjne
home-games = { $n ->
    [one] { $n } partia
    [few] { $n } partie
   *[other] { $n } partii
}
home-games-hint = Tu pojawią się Twoje partie korespondencyjne w systemie Triple Block (ICCF), od najbliższego terminu.
home-nothing-due = Żaden zegar nie biegnie.
home-my-move = Twój ruch
home-waiting-since = Oczekiwanie od { $day }
home-not-compared = Czas nieznany
home-check = Sprawdź na serwerze
home-add-game = Wpisz partię
home-bring = Importuj plik
home-board = Posunięcia i zegar razem
home-board-goes-on = Tu partia toczy się dalej
home-learn = Przepisy z zegarem w ręku
home-kept = { $n } na tym urządzeniu

## Tarcza zegara

face-press-to-start = { $begins ->
    [white] Uruchom zegar białych
   *[black] Uruchom zegar czarnych
}
face-waits-for-start = Ten zegar uruchamia przeciwnik
face-tap-when-here = Naciśnij po przyjściu
face-is-here = Obecność zgłoszona
face-are-here = { $white ->
    [true] { $black ->
        [true] Obie strony obecne
       *[false] Białe obecne
    }
   *[false] { $black ->
        [true] Czarne obecne
       *[false] {""}
    }
}
face-starts-in = Zegar białych ruszy za { $digits }
face-here = Jestem
face-put-off = Przesuń start
face-pause = Zatrzymaj
face-menu = Menu
face-change-control = Tempo gry
face-first-included = pierwsze +{ SECONDS($bonus) } doliczone
face-full-screen = Pełny ekran
face-leave-full-screen = Zamknij pełny ekran
face-swap-view = Białe na drugą stronę
face-moves = { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[other] { $n } ruchów
}
face-moves-to-go = jeszcze { $n }
face-period = etap{"\u00A0"}{ $i }{"\u00A0"}z{"\u00A0"}{ $n }
face-delay = opóźnienie
face-total = { $digits } na ten ruch
face-byo-yomi = { $n } × { $digits }
face-byo-yomi-last = ostatni okres
face-byo-yomi-running = { $n ->
    [one] jeszcze { $n } okres
    [few] jeszcze { $n } okresy
   *[other] jeszcze { $n } okresów
}
face-canadian = { $n ->
    [one] { $n } ruch w { $digits }
    [few] { $n } ruchy w { $digits }
   *[other] { $n } ruchów w { $digits }
}
face-canadian-running = { $n ->
    [one] jeszcze { $n } ruch
    [few] jeszcze { $n } ruchy
   *[other] jeszcze { $n } ruchów
}
face-overtime = byo-yomi
face-low = Niedoczas
face-flag-fell = { $side ->
    [white] Opadła chorągiewka białych
   *[black] Opadła chorągiewka czarnych
}
face-flag-first = Opadła jako pierwsza
face-flag-second = Opadła jako druga
face-flag-down = Chorągiewka opadła
face-claim-flag = Rekla{"\u00AD"}muj opad{"\u00AD"}nięcie
face-note-flag = Stwierdź opad{"\u00AD"}nięcie
face-following = Ta partia toczy się w innej karcie. Tu jest tylko podgląd.
face-take-over = Graj tutaj
face-say-half = { $name }, { $own }; przeciwnik { $theirs }
face-say-left = { $side ->
    [white] Białe: { $left }
   *[black] Czarne: { $left }
}
face-say-flag = { $side ->
    [white] Chorągiewka białych
   *[black] Chorągiewka czarnych
}
face-say-first-flag = { $side ->
    [white] Pierwsza chorągiewka białych
   *[black] Pierwsza chorągiewka czarnych
}
face-extra-time = czas rezerwowy
face-draw-only = Rezerwa · tylko remis
face-press-gives = +{ TENTHS($gives) } za naciśnięcie
face-flag-main-time = Czas główny minął
face-flag-extra-time = Rezerwa minęła
face-say-byo-yomi = { $n ->
    [1] ostatni okres
    [few] jeszcze { $n } okresy
   *[other] jeszcze { $n } okresów
}
mode-on-face = { $mode ->
    [increment] +{ SECONDS($time) } na ruch
    [delay] { SECONDS($time) } opóźnienia
    [bronstein] zwrot do { SECONDS($time) }
    [byo-yomi] { $n } × { SECONDS($time) }
    [canadian] { $n ->
        [one] { $n } ruch w { SECONDS($time) }
        [few] { $n } ruchy w { SECONDS($time) }
       *[other] { $n } ruchów w { SECONDS($time) }
    }
    [hourglass] klepsydra
    [per-move] na każdy ruch
    [double-flag] potem { SECONDS($time) } na remis
    [upcount] {""}
   *[sudden-death] {""}
}

## Panel między połowami

panel-stopped = { $side ->
    [white] Ruch białych
   *[black] Ruch czarnych
}
panel-fallen = { $side ->
    [white] Opadła chorągiewka białych
   *[black] Opadła chorągiewka czarnych
}
panel-order-unknown = Obie chorągiewki opadły i nie wiadomo, która pierwsza: partia toczy się dalej (6.11).
panel-put-off = Start jest przesunięty
panel-ready = Przed startem
panel-resume = Wznów
panel-result = Wynik
panel-rematch-short = Rewanż
panel-rejection = { $rejection ->
    [opponent-starts] Ten zegar uruchamia druga strona.
    [not-your-clock] Biegnie drugi zegar.
    [is-stopped] Zegary są zatrzymane.
    [not-running] Żaden zegar nie biegnie.
    [is-running] Najpierw zatrzymaj zegary.
    [flag-has-fallen] Chorągiewka opadła. Popraw czasy, cofnij ostatni wpis lub zakończ partię.
    [no-flag-has-fallen] Żadna chorągiewka nie opadła: nie ma czego reklamować.
    [order-unknown] Obie chorągiewki opadły w nieznanej kolejności: partia toczy się dalej (6.11).
    [not-both-flags] To możliwe tylko wtedy, gdy obie chorągiewki opadły w nieznanej kolejności.
    [away-undecided] Najpierw zdecyduj, czy zaliczyć czas nieaktywności.
    [not-away] Urządzenie było cały czas aktywne.
    [too-early-for-absence] Dopuszczalne spóźnienie jeszcze nie minęło.
    [no-scheduled-start] Start nie jest wyznaczony.
    [is-present] Ta strona stawiła się na czas.
    [no-draw-to-claim] Nie ma podstaw do reklamowania remisu.
    [not-in-this-mode] Przy podwójnej chorągiewce tego nie ma.
    [no-increment] Przy klepsydrze i przy stałym czasie na ruch nie ma dodatku.
    [out-of-range] Ten zegar nie może pokazać takiego czasu.
    [has-ended] Partia jest zakończona. Aby grać dalej, cofnij jej zakończenie.
    [nothing-to-undo] Nie ma czego cofnąć.
   *[nothing-to-redo] Nie ma czego ponowić.
}

## Rozpoczęcie z tempem gry

controls-replaces-link = Na stole jest jeszcze partia. Rozpocząć nową ({ $control })? Tamta trafi w całości do wcześniejszych partii i można ją tam dokończyć.
controls-replaces-end = Rozpocznij nową partię
controls-bad-link = Nie można użyć tempa gry z linku. { $text }
controls-brief-link = Link ({ $control }): zatrzymaj, by wybrać
controls-brief-bad-link = Tempo gry w linku jest nieczytelne

## Tempo gry w kilku słowach

tile-odds = Fory czasowe
tile-hourglass = Klepsydra
tile-versus = Białe { $white }, czarne { $black }
tile-then = potem{" "}
tile-then-again = potem{" "}
tile-hours = { $n } h
tile-moves-in = { $moves ->
    [one] { $moves } ruch w { $time }
    [few] { $moves } ruchy w { $time }
   *[other] { $moves } ruchów w { $time }
}
extra-besides = { $mode ->
    [increment] +{ SECONDS($time) } na ruch
    [delay] opóźnienie { SECONDS($time) } na ruch
    [bronstein] zwraca do { SECONDS($time) } (Bronstein)
    [byo-yomi] potem { $n } × { SECONDS($time) }
    [canadian] { $n ->
        [1] potem { SECONDS($time) } na każdy ruch
        [few] potem { SECONDS($time) } na każde { $n } ruchy
       *[other] potem { SECONDS($time) } na każde { $n } ruchów
    }
    [hourglass] co jeden zużyje, zyskuje drugi
    [per-move] na każdy ruch
    [double-flag] potem { SECONDS($time) } na remis
    [upcount] potem zlicza w górę, bez chorągiewki
   *[sudden-death] {""}
}

## Wcześniejsze partie

games-title = Wcześniejsze partie
games-versus = { $white }{"\u00A0"}– { $black }
games-unknown = bez nazwiska

## Program i jego licencje

about-title = O Zeitnot
about-local = Zeitnot działa bez sieci i niczego nigdzie nie wysyła: wszystko, co wpiszesz, zostaje na tym urządzeniu.
about-licence = Zeitnot to wolne oprogramowanie na licencji GNU General Public License w wersji 3 lub nowszej. Krój pisma to Barlow (SIL Open Font License).
about-licences = Licencje bibliotek
about-translation = Tych tekstów nie czytała jeszcze żadna osoba, dla której polski jest językiem ojczystym. Jak je poprawić, mówi docs/translating.md w kodzie źródłowym.

language-title = Język
language-missing = { $name }: tego języka nie ma jeszcze na tym urządzeniu. Pojawi się przy następnej wizycie z siecią.

## Strona z szachownicą, dla stron bez niej

board-title = Szachownica
refusal-act = { $why ->
    [illegal-move] To posunięcie jest nieprawidłowe.
    [not-on-move] Biegnie zegar drugiej strony.
    [not-started] Partia jeszcze się nie zaczęła.
    [press-first] Najpierw naciśnij zegar: posunięcie nie jest zakończone.
    [move-presses] Zegar naciska samo posunięcie.
    [no-move-made] Najpierw wykonaj posunięcie na szachownicy.
    [nothing-to-take-back] Nie ma posunięcia do wycofania.
    [no-offer] Nie ma propozycji remisu.
    [offer-stands] Remis jest już zaproponowany.
    [no-claim] W tej pozycji nie można tego reklamować.
    [position-is-gone] Ta pozycja nie należy już do partii.
   *[clock] { panel-rejection }
}

## Przechowywanie partii

keep-unsaved = { $why ->
    [full] Pamięć przeglądarki jest pełna. Wpisane dane znikną po zamknięciu tej strony: zapisz teraz kopię zapasową.
    [absent] Pamięć przeglądarki zniknęła. Wpisane dane znikną po zamknięciu tej strony: zapisz teraz kopię zapasową.
   *[refused] Przeglądarka odmawia zapisu. Wpisane dane znikną po zamknięciu tej strony: zapisz teraz kopię zapasową.
}
keep-nearly-full = Zajęte jest { $percent }% pamięci, którą przeglądarka daje Zeitnot. Z kopią zapasową żadna partia nie zginie.
keep-backup = Zapisz kopię zapasową
keep-table-stays = W kopii zapasowej partia na stole ma inne posunięcia. Na stole zostaje ta rozegrana tutaj; druga jest we wcześniejszych partiach.
keep-table-went-on = W kopii zapasowej partia na stole toczyła się dalej i teraz jest w tym samym stanie co tam.

## Ładowanie i nowe wersje

update-ready = Nowa wersja Zeitnot jest gotowa.
update-restart = Uruchom ponownie
update-loading = Ładowanie
update-not-loaded = Nie udało się załadować tej strony. Sprawdź połączenie i spróbuj ponownie.
update-damaged = Plik tej strony na tym urządzeniu jest uszkodzony. Partie nie ucierpiały. Połącz się z siecią i spróbuj ponownie: plik zostanie wymieniony.
update-try-again = Spróbuj ponownie
update-gone = Ta strona wymaga nowej wersji Zeitnot.

## Błędy zapisu i ładowania

faults-absent = Ta przeglądarka nie pozwala Zeitnot niczego zapisać. Zegar działa; partie znikną po zamknięciu strony.
faults-full = Pamięć przeglądarki jest pełna. Zegar biegnie dalej, ale ta partia się nie zapisuje. Usuń wcześniejsze partie lub zapisz kopię zapasową.
faults-of-kind = { $kind ->
    [game] Ta partia
    [settings] Ustawienia
    [presets] Własne tempa gry
    [progress] Postępy w lekcjach
    [correspondence] Partie korespondencyjne
   *[study] Analizy
}
faults-no-room = { $kind ->
    [game] Pamięć przeglądarki jest pełna. { faults-of-kind } nie jest zapisana.
   *[other] Pamięć przeglądarki jest pełna. { faults-of-kind } nie są zapisane.
}
faults-game-refused = Przeglądarka odmówiła zapisu. Zegar biegnie dalej bez zapisu.
faults-refused = { $kind ->
    [game] Przeglądarka odmówiła zapisu. { faults-of-kind } nie została zapisana.
   *[other] Przeglądarka odmówiła zapisu. { faults-of-kind } nie zostały zapisane.
}
faults-not-saved = { $fault ->
    [store] { $why ->
        [absent] { faults-absent }
        [full] { $kind ->
            [game] { faults-full }
           *[other] { faults-no-room }
        }
       *[refused] { $kind ->
            [game] { faults-game-refused }
           *[other] { faults-refused }
        }
    }
    [stale] { $kind ->
        [game] { faults-of-kind } została zmieniona w innej karcie. Odśwież, aby zobaczyć zapisany stan.
        [correspondence] Inna karta zmieniła partie korespondencyjne. Ostatni wpis tutaj nie został zapisany.
       *[other] { faults-of-kind } zostały zmienione w innej karcie. Odśwież, aby zobaczyć zapisany stan.
    }
    [newer-version] { $kind ->
        [game] { faults-of-kind } została zapisana przez nowszą wersję Zeitnot. Załaduj nowszą wersję lub wyeksportuj to, co odłożone.
       *[other] { faults-of-kind } zostały zapisane przez nowszą wersję Zeitnot. Załaduj nowszą wersję lub wyeksportuj to, co odłożone.
    }
   *[no-number-left] { $kind ->
        [game] { faults-of-kind } nie może zostać zapisana: numer ostatniego zapisu jest najwyższy z możliwych. Zapisz kopię zapasową.
       *[other] { faults-of-kind } nie mogą zostać zapisane: numer ostatniego zapisu jest najwyższy z możliwych. Zapisz kopię zapasową.
    }
}
faults-overtaken = { $n ->
    [one] Inna karta zmieniła tę partię. Ostatnia czynność tutaj nie została w niej ujęta.
    [few] Inna karta zmieniła tę partię. Ostatnie { $n } czynności tutaj nie zostały w niej ujęte.
   *[other] Inna karta zmieniła tę partię. Ostatnich { $n } czynności tutaj nie ma w partii.
}
faults-no-lock = Przeglądarka nie mówi, czy ta partia toczy się w innej karcie. Zamknij inne karty z Zeitnot i graj w tej.
faults-not-loaded = { $fault ->
    [store] { $error ->
        [absent] { faults-absent }
       *[other] Nie udało się odczytać danych zapisanych w tej przeglądarce.
    }
    [newer-version] Coś tutaj zapisała nowsza wersja Zeitnot. Pozostaje to bez zmian.
   *[set-aside] { $kept ->
        [some] „{ $place }” { unreadable-why }. Odłożono bez zmian.
       *[none] „{ $place }” { unreadable-why }. Zostaje na swoim miejscu.
    }
}
faults-several-set-aside = Nieczytelne i odłożone bez zmian: { $places }.
faults-overtaken-waiting = Gdy to czekało na miejsce, inna karta zapisała coś nowszego: { $places }. Wpisane tutaj dane odłożono bez zmian.
faults-set-aside-link = Zobacz, co odłożono
faults-awake = Ekran może zgasnąć: to urządzenie nie pozwala Zeitnot go podtrzymać.

## Dlaczego czegoś zapisanego nie da się odczytać

unreadable-why = { $why ->
    [envelope] { $unreadable ->
        [not-ours] nie pochodzi z Zeitnot
        [truncated] ma ucięty koniec
        [checksum] ma uszkodzoną treść
       *[newer-version] pochodzi z nowszej wersji Zeitnot
    }
    [migration] { unreadable-unclear }
   *[contents] { unreadable-unclear }
}
unreadable-unclear = ma niezrozumiałą treść

## Druga kopia

second-lost = Druga kopia partii nie daje się już zapisać. Nagłe zamknięcie przeglądarki może kosztować ostatnią minutę.

## To samo krótko, na pasku biegnącego zegara

brief-one-copy = Tylko jedna kopia

## Czas

length-none = brak czasu
length-days = d
length-decimal = ,
length-hours = { $n } h
length-minutes = { $n } min
length-seconds = { $seconds } s

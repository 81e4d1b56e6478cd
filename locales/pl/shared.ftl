## Przyciski i miejsca

common-cancel = Anuluj
common-save = Zapisz
common-delete = Usuń
common-less = Mniej
common-more = Więcej
common-language-system = Jak w przeglądarce

## Strony, wyniki i przyczyny

names-reason = { $reason ->
    [checkmate] Mat
    [resignation] Poddanie partii
    [flag] Przekro{"\u00AD"}czenie czasu
    [flag-without-mate] Chorągiewka opadła, mat niemożliwy
    [stalemate] Pat
    [dead-position] Martwa pozycja
    [agreement] Zgoda obu stron
    [repetition] Trzykrotne powtórzenie pozycji
    [fivefold-repetition] Pięciokrotne powtórzenie pozycji
    [fifty-moves] Reguła 50 posunięć
    [seventy-five-moves] Reguła 75 posunięć
    [illegal-moves] Drugie nieprawidłowe posunięcie
    [absence] Niestawienie się na czas
    [arbiter] Decyzja sędziego
    [unstated] {""}
    [first-flag-claim] Reklamacja po pierwszej chorągiewce
    [both-first-flags] Oba czasy główne wyczerpane
    [extra-time] Czas rezerwowy wyczerpany
   *[mate-on-extra-time] Mat w czasie rezerwowym
}
names-offence = { $offence ->
    [illegal-move] Nieprawidłowe posunięcie
    [press-without-move] Naciśnięcie bez posunięcia
    [wrong-claim] Bezzasadna reklamacja
   *[clock-handling] Niewłaściwa obsługa zegara
}
names-started = Zegar uruchomiony
names-flag-fell = { $side ->
    [white] Opadła chorągiewka białych
   *[black] Opadła chorągiewka czarnych
}
names-first-flag-fell = { $side ->
    [white] Opadła pierwsza chorągiewka białych
   *[black] Opadła pierwsza chorągiewka czarnych
}
names-period-over = { $side ->
    [white] Etap białych się skończył
   *[black] Etap czarnych się skończył
}

## Historia partii

history-event = { $event ->
    [press] { $side ->
        [white] Białe nacisnęły zegar
       *[black] Czarne nacisnęły zegar
    }
    [stop] { $by ->
        [arbiter] Zegary zatrzymane
       *[player] { $caller ->
            [white] Białe zatrzymały zegary i przywołały sędziego
           *[black] Czarne zatrzymały zegary i przywołały sędziego
        }
    }
    [resume] Partia wznowiona
    [away] Urządzenie było nieaktywne
    [count-away] { $counts ->
        [true] Czas nieaktywności zaliczony
       *[false] Czas nieaktywności niezaliczony
    }
    [correct] Zegary ustawione na { $white } i { $black }
    [swap-sides] Zamiana miejsc
    [give] { $gains ->
        [true] { history-give }
       *[false] { $to ->
            [white] Białe straciły { $amount }
           *[black] Czarne straciły { $amount }
        }
    }
    [penalize] { history-penalize }
    [introduce-increment] Odtąd +{ SECONDS($bonus) } na ruch dla obu stron
    [claim-flag] { $claimant ->
        [arbiter] Stwierdzono opadnięcie chorągiewki
        [clock] Zegar stwierdził opadnięcie chorągiewki
       *[player] { $claims ->
            [white] Białe zareklamowały opadnięcie chorągiewki
           *[black] Czarne zareklamowały opadnięcie chorągiewki
        }
    }
    [arrive] { $side ->
        [white] Białe obecne
       *[black] Czarne obecne
    }
    [claim-default] { $side ->
        [white] Białe nie przyszły lub przyszły za późno
       *[black] Czarne nie przyszły lub przyszły za późno
    }
    [claim-default-of-both] Obie strony nie przyszły lub przyszły za późno
    [play-on] Następny etap dla obu stron
    [claim-draw] { $side ->
        [white] Białe zareklamowały remis
       *[black] Czarne zareklamowały remis
    }
    [on-board] { history-board-end }
    [dead] Dowiedziona martwa pozycja: partia była zakończona
    [restore] { $on-turn ->
        [white] Powrót do wcześniejszej pozycji: { $white } i { $black }, ruch białych
       *[black] Powrót do wcześniejszej pozycji: { $white } i { $black }, ruch czarnych
    }
    [undo] Cofnięto nr { $number }
    [redo] Ponowiono nr { $number }
   *[end] {""}
}
history-give = { $to ->
    [white] Białe otrzymały { $amount }
   *[black] Czarne otrzymały { $amount }
}
history-penalize = { $offender ->
    [white] { names-offence } (białe)
   *[black] { names-offence } (czarne)
}
history-board-end = { $end ->
    [checkmate] { $winner ->
        [white] Białe dały mata
       *[black] Czarne dały mata
    }
    [resignation] { $loser ->
        [white] Białe poddały partię
       *[black] Czarne poddały partię
    }
    [stalemate] Pat
    [dead-position] Martwa pozycja
    [agreement] Remis za zgodą obu stron
    [fifty-moves] Reguła 50 posunięć
    [seventy-five-moves] Reguła 75 posunięć
    [threefold] Trzykrotne powtórzenie pozycji
   *[fivefold] Pięciokrotne powtórzenie pozycji
}
history-moved = { $side ->
    [white] Białe: { $number }. posunięcie, { $thought }
   *[black] Czarne: { $number }. posunięcie, { $thought }
}
history-gained = { $moved }, +{ $gained }
history-penalized-again = { $offence }, po raz drugi: { $result }
history-penalized = { $offence }; { $given }
history-time-set = { $side ->
    [white] Czas białych ustawiony na { $after } (było { $before })
   *[black] Czas czarnych ustawiony na { $after } (było { $before })
}
history-moves-set = { $side ->
    [white] Liczba posunięć białych ustawiona na { $after } (było { $before })
   *[black] Liczba posunięć czarnych ustawiona na { $after } (było { $before })
}
history-period-set = { $side ->
    [white] Etap białych ustawiony
   *[black] Etap czarnych ustawiony
}
history-confirmed = Oba czasy potwierdzone

## Tarcza zegara

face-claim-default = { $side ->
    [white] Białych nie ma: reklamuj
   *[black] Czarnych nie ma: reklamuj
}
face-claim-late = { $side ->
    [white] Białe spóźnione: reklamuj
   *[black] Czarne spóźnione: reklamuj
}
face-claim-both-absent = Obie strony za późno lub nieobecne: obie przegrywają
face-claim-alone = { $side ->
    [white] { $late ->
        [true] Białe za późno, czarne na czas
       *[false] Białych nie ma, czarne na czas
    }
   *[black] { $late ->
        [true] Czarne za późno, białe na czas
       *[false] Czarnych nie ma, białe na czas
    }
}
face-claim-draw = Reklamuj remis
face-claim-hold = przytrzymaj
face-claim-again = Naciśnij ponownie

## Panel między połowami

panel-paused = Pauza
panel-begin = Rozpocznij partię
panel-stopped-by = Czy ktoś przywołał sędziego?
panel-by-nobody = Nie
panel-go-back = Wróć
panel-adjust = Korekty
panel-finish = Zakończenie
panel-turn-to = { $side ->
    [white] Obróć panel do białych
   *[black] Obróć panel do czarnych
}
panel-how-ended = Jak się skończyło?
panel-reason-if-wished = Przyczyna, jeśli chcesz
panel-rematch = Rewanż ze zmianą kolorów
panel-again = Jeszcze raz, te same kolory
panel-match-score = Mecz
panel-now-side = { $side ->
    [white] teraz białe
   *[black] teraz czarne
}
panel-new-match = Nowy mecz
panel-new-match-sure = Zacznij od 0–0
panel-undo = Cofnij
panel-redo = Ponów
panel-correct = Popraw czasy
panel-correct-key = Popraw
panel-was = było { $was } · teraz { $change }
panel-as-it-was = bez zmian
panel-no-time = Żaden zegar nie pokaże takiego czasu.
panel-set-clock = { $side ->
    [white] Ustaw zegar białych
   *[black] Ustaw zegar czarnych
}
panel-set-both = Ustaw oba zegary
panel-confirm-both = Potwierdź oba zegary
panel-swap = Zamiana miejsc
panel-penalties = Kara
panel-give = Dodaj czas
panel-give-amount = { $side ->
    [white] Dodaj białym { $amount }
   *[black] Dodaj czarnym { $amount }
}
panel-give-nothing = Najpierw ustaw czas
panel-end = Zakończ partię
panel-play-on = Następny etap dla obu
panel-new-game = Nowa partia
panel-new-game-sure = Wynik nie jest jeszcze wpisany. Partia trafi do wcześniejszych partii; można ją tam dokończyć albo wpisać jej wynik.
panel-other-control = Inne tempo gry
panel-log = Historia
panel-details = Czasy i historia
panel-wins = { $side ->
    [white] Białe wygrywają
   *[black] Czarne wygrywają
}
panel-cannot-mate = { $side ->
    [white] Remis: białe nie mogą dać mata
   *[black] Remis: czarne nie mogą dać mata
}
panel-who-offended = Kogo ukarać?
panel-opponent-gets = { $side ->
    [white] Białe otrzymują { $time }
   *[black] Czarne otrzymują { $time }
}
panel-second-loses = { $player }: jest już kara za nieprawidłowe posunięcie. Drugie oznacza przegraną, a jeśli przeciwnik nie może dać mata, remis.
panel-second-draws = { $player }: jest już kara za nieprawidłowe posunięcie. Drugie oznacza remis, bo przeciwnik gra w czasie rezerwowym i nie może już wygrać.
panel-not-taken-back = Kara się liczy, ale zegar nie mógł wycofać posunięcia ({ $player }). Jeśli posunięcie ma być zastąpione innym, ustaw pozycję i czasy ręcznie (6.13).
panel-introduce = +5 s na ruch dla obu
panel-moves = Ruchy
panel-moves-unit = { $n ->
    [one] ruch
    [few] ruchy
   *[other] ruchów
}
panel-period = Etap
panel-overtime-left = Zostało z okresu
panel-periods-left = Pozostałe okresy
panel-moves-left = Pozostałe ruchy
panel-extra-left = Zostało z rezerwy
panel-away-title = Urządzenie było nieaktywne
panel-away = { $side ->
    [white] Biegł zegar białych. Nieaktywność: { $time }.
   *[black] Biegł zegar czarnych. Nieaktywność: { $time }.
}
panel-away-count = { $side ->
    [white] Zalicz białym i graj dalej
   *[black] Zalicz czarnym i graj dalej
}
panel-away-count-paused = { $side ->
    [white] Zalicz białym, zostaw pauzę
   *[black] Zalicz czarnym, zostaw pauzę
}
panel-away-ignore = Nie zaliczaj i graj dalej
panel-away-ignore-paused = Nie zaliczaj, zostaw pauzę
panel-claim-draw = { $side ->
    [white] Białe reklamują remis
   *[black] Czarne reklamują remis
}
panel-resign-still = { $side ->
    [white] Białe i tak poddają partię
   *[black] Czarne i tak poddają partię
}
panel-first-flag-hint = Bez czasu głównego pierwsza chorągiewka już opadła i biegnie czas rezerwowy. Z czasem głównym chorągiewka znów stoi; po jego wyczerpaniu czas rezerwowy jest nie krótszy niż bonus.

## Zakończenie na szachownicy, jak mówi zawodnik

fact-end = { $end ->
    [checkmate] { $winner ->
        [white] Białe dają mata
       *[black] Czarne dają mata
    }
    [resignation] { $loser ->
        [white] Białe poddają partię
       *[black] Czarne poddają partię
    }
    [fifty-moves] 50 posunięć, reklamacja
    [threefold] Trzykrotne powtórzenie, reklamacja
   *[other] { history-board-end }
}

## Materiał po opadnięciu chorągiewki

material-ask = { $side ->
    [white] Czy białe mogą jeszcze dać mata?
   *[black] Czy czarne mogą jeszcze dać mata?
}
material-opponents = { $side ->
    [white] Co mają białe oprócz króla?
   *[black] Co mają czarne oprócz króla?
}
material-own = { $side ->
    [white] A co mają białe?
   *[black] A co mają czarne?
}
material-pawns = Piony
material-queen = Hetman
material-rook = Wieża
material-bishop = Goniec
material-knight = Skoczek
material-bare-king = Sam król
material-knights = { $side ->
    [white] Ile skoczków mają białe?
   *[black] Ile skoczków mają czarne?
}
material-one-knight = Jednego
material-more-knights = Dwa lub więcej
material-bishops = { $side ->
    [white] Na jakich polach stoją gońce białych?
   *[black] Na jakich polach stoją gońce czarnych?
}
material-light = Na jasnych
material-dark = Na ciemnych
material-both = Na obu
material-says = { $verdict ->
    [cannot] Tym materiałem nie da się dać mata: remis.
    [can] { $side ->
        [white] { $blocked ->
            [true] Białe mogą tym dać mata i wygrywają, chyba że piony zablokowały się na stałe.
           *[false] Białe mogą tym dać mata i wygrywają.
        }
       *[black] { $blocked ->
            [true] Czarne mogą tym dać mata i wygrywają, chyba że piony zablokowały się na stałe.
           *[false] Czarne mogą tym dać mata i wygrywają.
        }
    }
   *[depends-on-position] { $side ->
        [white] To, czy białe mogą tym dać mata, zależy od pozycji.
       *[black] To, czy czarne mogą tym dać mata, zależy od pozycji.
    }
}
material-look = Obejrzyj pozycję
material-board-decides = { $side ->
    [white] O tym, czy białe mogą dać mata, rozstrzyga pozycja. Inaczej może zdecydować tylko sędzia.
   *[black] O tym, czy czarne mogą dać mata, rozstrzyga pozycja. Inaczej może zdecydować tylko sędzia.
}

## Rozpoczęcie z tempem gry

controls-replaces = Na stole jest jeszcze partia. Trafi w całości do wcześniejszych partii i można ją tam dokończyć.
controls-notation-error = Znak { $at }: { $expected }
controls-expected = { $expected ->
    [control] wpisz tempo gry, na przykład 5+3.
    [known-control] „?” oznacza, że tempo gry jest nieznane.
    [some-control] „-” oznacza, że grano bez zegara.
    [shorter-text] ten tekst jest za długi na tempo gry.
    [time] brakuje czasu: minuty, 30s, 2h lub 1:30:00.
    [bonus] brakuje liczby sekund.
    [count] brakuje liczby całkowitej.
    [moves] brakuje liczby posunięć, jak w 90/40.
    [move] brakuje słowa „move”, jak w 10s per move.
    [slash] brakuje ukośnika, jak w G/90.
    [times-seconds] brakuje x i sekund, jak w 3x30.
    [digit] po kropce brakuje cyfry.
    [sixtieth] brakuje dwóch cyfr od 00 do 59.
    [clock-seconds] napisz h:mm:ss: 1:30 może znaczyć półtorej godziny albo półtorej minuty.
    [smaller-number] żaden zegar nie pokaże tak dużej liczby.
    [fewer-decimals] żaden zegar nie mierzy dokładniej niż do milisekundy.
    [unit] dopisz s lub min: może to być jedno albo drugie.
    [time-or-moves] zaznacz, co jest czasem: 90min/40 lub 40/90min.
    [bonus-or-period] dla dodatku napisz +30s, dla następnego etapu „, 30”.
    [bonus-for-all-or-last] które etapy mają dodatek? Wszystkie: 90/40, 30 with 30s. Tylko ostatni: 90/40, 30+30.
    [first-move] od tego posunięcia nie zaczyna się żaden etap.
    [period-end] zaznacz, co kończy poprzedni etap: 90/40, 30 lub 90/flag, 30.
    [continuation] tu może być tylko koniec, przecinek z następnym etapem albo to, co daje ruch (+3, d5).
   *[period-without-bonus] każdy etap ma już własny dodatek.
}

## Co jest nie tak z tempem gry

problem-of-setup = { $why ->
    [control] { $control ->
        [no-period] Nie ma żadnego etapu.
        [too-many-periods] Tempo gry ma najwyżej 9 etapów.
       *[period] { problem-of-period }
    }
    [hourglass-for-one] Klepsydra jest dla obu stron.
    [double-flag-for-one] Podwójna chorągiewka jest dla obu stron.
   *[default-time] Dopuszczalne spóźnienie to najwyżej 99:59:59.
}
problem-of-period = { $problem ->
    [no-time] Nie ma czasu na grę.
    [time-too-long] Zegar pokazuje najwyżej 99:59:59.
    [bonus-too-long] Zegar pokazuje najwyżej 99:59:59.
    [extra-too-long] Zegar pokazuje najwyżej 99:59:59.
    [no-bonus] Tu musi być więcej niż zero.
    [no-extra] Tu musi być więcej niż zero.
    [count] Liczba od 1 do 999.
    [moves] Liczba od 1 do 999.
    [not-last] Dalej jest następny etap: podaj, kiedy ten się kończy.
    [endless-last] Po ostatnim etapie nic nie następuje: nie może się kończyć z upływem czasu.
    [hourglass-not-alone] Klepsydra jest jedynym etapem, na całą partię.
    [upcount-not-last] W górę może zliczać tylko ostatni etap.
    [per-move-by-time] Stały czas na każdy ruch nie może się kończyć z upływem czasu.
    [double-flag-not-last] Podwójna chorągiewka jest w ostatnim etapie, do końca partii.
    [bonus-above-extra] To najwyżej tyle, ile czasu rezerwowego.
   *[bonus-above-half] To najwyżej połowa czasu rezerwowego: więcej nie dałoby się dodać za każdym razem.
}
problem-of-field = { $field ->
    [length] { $error ->
        [empty] Brakuje czasu.
        [negative] Czas nie może być ujemny.
        [not-a-number] To nie jest czas. Możliwe: 90, 2,5 lub 1:30:00.
        [wrong-unit] Jednostki to s, min i h.
        [above-59] Po dwukropku minuty i sekundy są do 59.
        [too-large] Zegar pokazuje najwyżej 99:59:59.
       *[too-fine] Żaden zegar nie mierzy dokładniej niż do milisekundy.
    }
    [not-whole] Liczba całkowita od 1 do 999.
   *[setup] { problem-of-setup }
}

## Zawodnicy przy zegarze

players-title = Zawodnicy
players-name-of = { $side ->
    [white] Kto gra białymi
   *[black] Kto gra czarnymi
}
players-rename = Zmień nazwisko: { $name }
players-same = Ci sami zawodnicy, inna pisownia
players-new = Nowi zawodnicy

## Pola tempa gry

editor-name-long = Nazwy mają najwyżej 40 znaków.
editor-rule = Co daje naciśnięcie w czasie rezerwowym
editor-rule-name = { $rule ->
    [hybrid] Hybrydowy
    [truncated] Ucięty
   *[linear] Liniowy
}

## Wcześniejsze partie

games-log = Historia
games-when = Czas partii
games-clock-time = Godzina
games-what = Wpis
games-undone = cofnięto
games-missing = Tej partii nie ma na tym urządzeniu.
games-extra = rezerwa { $left }

## Strona z szachownicą, dla stron bez niej

board-could-claim = { $side ->
    [white] Białe mogą reklamować remis: opadła pierwsza chorągiewka przeciwnika.
   *[black] Czarne mogą reklamować remis: opadła pierwsza chorągiewka przeciwnika.
}
board-claim-instead = Reklamuj remis
board-earlier = Poprzedni ruch
board-later = Następny ruch
board-now = Bieżąca pozycja
board-heading = Szachownica
board-colours = Kolory pól
board-letters = Litery bierek
board-letters-name = { $letters ->
    [own] Ten język: K H W G S
    [english] Angielskie: K Q R B N
   *[figurines] Figurki: ♔ ♕ ♖ ♗ ♘
}
board-colours-name = { $set ->
    [boxwood] Bukszpan
    [green] Zielone
    [slate] Łupek
   *[contrast] Wysoki kontrast
}
board-coordinates = Pokaż współrzędne
board-keys-of-page = Szachownica: partia
board-keys-of-board = Szachownica: pola
board-key-entry = Wpisz ruch
board-key-press = Naciśnij zegar strony na posunięciu

## Przechowywanie partii

keep-only-here = Ostatnie wpisy są tylko na tej stronie: nie ma miejsca, aby je zapisać.
keep-too-large = Ten tekst jest za duży, aby go tu zapisać; zapisz go jako plik.
keep-due = { $days ->
    [some] { $n ->
        [one] Ostatnia kopia zapasowa jest sprzed { $n } dnia.
       *[other] Ostatnia kopia zapasowa jest sprzed { $n } dni.
    }
   *[none] Partie są tylko w tej przeglądarce.
}
keep-used = Zajęte { $percent }%, { $kilobytes }{"\u00A0"}KB
keep-used-label = Pamięć w tej przeglądarce
keep-last = { $when ->
    [some] Ostatnia kopia zapasowa: { $date }.
   *[none] Nie ma jeszcze kopii zapasowej.
}
keep-show-restored = Pokaż

## Przywracanie kopii zapasowej

restored-games = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[other] { $games } partii
}
restored-events = { $events ->
    [one] { $events } turniej
    [few] { $events } turnieje
   *[other] { $events } turniejów
}
restored-taken = { $games ->
    [0] { $events ->
        [0] { $more ->
            [true] Przywrócono inne dane
           *[false] Nie ma nic nowego do przywrócenia
        }
       *[other] Przywrócono: { restored-events }{ $more ->
            [true] {" "}i inne dane
           *[false] {""}
        }
    }
   *[other] Przywrócono: { restored-games }{ $events ->
        [0] { $more ->
            [true] {" "}i inne dane
           *[false] {""}
        }
       *[other] { $more ->
            [true] , { restored-events } i inne dane
           *[false] {" "}i { restored-events }
        }
    }
}
restored-all = { restored-taken }{ $here ->
    [0] {""}
   *[other] ; już tutaj: { $here }
}{ $copied ->
    [0] {""}
   *[other] ; zachowano podwójnie, bo obie wersje potoczyły się inaczej: { $copied }
}{ $refused ->
    [0] {""}
   *[other] ; nie przywrócono: { $refused }
}.{ $past ->
    [true] {" "}Obie wersje partii z zegarem są we wcześniejszych partiach.
   *[false] {""}
}

## Linki do innych stron

links-correspondence = Korespon{"\u00AD"}dencyjne
links-study = Oglądanie partii
links-winnability = Czy da się jeszcze wygrać?
links-look-at-it = Przejrzyj
links-as-pgn = PGN

## Link jako kod dla aparatów

code-show = Pokaż jako kod QR
code-hint = Skieruj aparat na kod: otworzy ten link.
code-too-long = Ten link jest za długi na kod.
code-print = Drukuj

## Kopia zapasowa lub partia jako seria kodów, dla innego urządzenia gracza

series-title = Na inne urządzenie
series-hint = Na drugim urządzeniu: Ustawienia, Twoje dane, „Wczytaj kody”. Trzymaj jego aparat przed tym ekranem, aż będzie miało wszystkie. Jeśli nie ma takiego przycisku, jego przeglądarka nie czyta kodów: użyj pliku.
series-too-long = To za dużo na kody. Zapisz kopię zapasową jako plik.
series-count = { $count ->
    [one] { $count } kod
    [few] { $count } kody, w kółko
   *[other] { $count } kodów, w kółko
}

## Klawisze szachownicy

keys-arrows = Na sąsiednie pole
keys-press = Weź bierkę, postaw bierkę
keys-escape = Odłóż bierkę
keys-edge = Na początek lub koniec rzędu
keys-piece = Do następnej bierki strony na posunięciu: król (K), hetman (Q), wieża (R), goniec (B), skoczek (N), pion (P)
keys-other-piece = Do następnej takiej bierki drugiej strony
keys-rank = Do rzędu od 1 do 8
keys-file = Do linii od a do h
keys-last = Powiedz ostatni ruch
keys-goals = Powiedz, dokąd może pójść bierka
keys-attackers = Powiedz, co atakuje pole
keys-position = Odczytaj pozycję

## Błędy zapisu i ładowania

faults-backup = { $fault ->
    [not-a-backup] Ten plik nie jest kompletną kopią zapasową.
    [newer-version] Ta kopia zapasowa pochodzi z nowszej wersji Zeitnot. Załaduj nowszą wersję.
    [unknown-key] Ta kopia zapasowa zawiera coś, czego Zeitnot nie zna: „{ $key }”. Niczego nie przywrócono.
   *[sequence] Ta kopia zapasowa zawiera w „{ $key }” numer, który nie może być poprawny. Niczego nie przywrócono.
}

## Druga kopia

second-alone = Ta przeglądarka pozwala Zeitnot tylko na jedną kopię. Nagłe zamknięcie przeglądarki może kosztować ostatnią minutę.
second-unknown-after = Ostatni zapisany wpis tej partii jest z { $last }. Jeśli potem przeglądarka została nagle zamknięta, późniejszych wpisów brakuje.
second-game-restored = { $from ->
    [some] Kopia przeglądarki była niekompletna. Tę partię przywrócono z drugiej kopii: wszystkie wpisy od { $first } do { $to }.
   *[none] Kopia przeglądarki była niekompletna. Tę partię przywrócono z drugiej kopii, do { $to }.
}
second-others = { $games ->
    [0] { $others ->
        [1] Przywrócono z drugiej kopii: jeden wpis (ustawienia, lekcje, turnieje lub analizy).
        [few] Przywrócono z drugiej kopii: { $others } wpisy (ustawienia, lekcje, turnieje lub analizy).
       *[other] Przywrócono z drugiej kopii: { $others } wpisów (ustawienia, lekcje, turnieje lub analizy).
    }
   *[other] { $others ->
        [0] { $games ->
            [1] Przywrócono z drugiej kopii: jedna partia.
            [few] Przywrócono z drugiej kopii: { $games } partie.
           *[other] Przywrócono z drugiej kopii: { $games } partii.
        }
       *[other] Przywrócono z drugiej kopii: partie: { $games }, inne wpisy: { $others }.
    }
}
second-apart = { $games ->
    [1] W jednej partii grano dalej, choć jej druga kopia miała późniejsze wpisy. Zostaje to, co grano ostatnio; druga wersja jest osobną partią we wcześniejszych partiach.
   *[other] W { $games } partiach grano dalej, choć ich drugie kopie miały późniejsze wpisy. Zostaje to, co grano ostatnio; drugie wersje są osobnymi partiami we wcześniejszych partiach.
}
second-disputed = Tu obie kopie się różnią: { $places }. Obowiązuje pierwsza; druga jest odłożona.
second-refused = Druga kopia nie mieści się w pamięci przeglądarki. Zapisz kopię zapasową, usuń wcześniejsze partie, potem odśwież.
second-awaited = Druga kopia jeszcze nie odpowiedziała. Może mieć wpisy późniejsze niż pokazane; pojawią się, gdy tylko odpowie.

## To samo krótko, na pasku biegnącego zegara

brief-game = Przywrócono do { $to }
brief-others = Przywrócono z drugiej kopii
brief-apart = Inna wersja zapisana
brief-awaited = Mogą dojść późniejsze wpisy
brief-unknown-after = Ostatni zapis: { $last }

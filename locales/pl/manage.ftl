## Strona tempa gry

choose-title = Tempo gry
choose-last-used = Ostatnie
choose-own = Własne
choose-new-own = Nowe tempo gry
choose-type-it = Wpisz
choose-type-one = Wpisz tempo gry
choose-type-hint = 5+3 · G/90 d5
choose-which = To może znaczyć kilka rzeczy. O którą chodzi?
choose-play = Graj
choose-edit = Edytuj
choose-up = W górę
choose-down = W dół
choose-share = Kopiuj link
choose-shared = Link skopiowany
choose-group = { $group ->
    [bullet] Bullet
    [blitz] Błyskawiczne
    [rapid] Szybkie
    [classical] Klasyczne
    [tournament] Turniejowe
    [double-flag] Podwójna chorągiewka
    [delay] Opóźnienie
    [overtime] Byo-yomi
   *[other] Inne
}
choose-group-hint = { $group ->
    [bullet] poniżej 3 min
    [blitz] do 10 min
    [rapid] ponad 10, poniżej 60 min
    [classical] od 60 min
    [tournament] kilka etapów
    [double-flag] czas na wygraną, potem na remis
    [delay] zegar czeka
    [overtime] także kanadyjskie
   *[other] fory, klepsydra, na ruch
}

## Wcześniejsze partie

games-none = Tu będzie każda partia rozpoczęta na tym urządzeniu: wynik, czas obu stron na ruch i historia.
games-none-do = Zagraj partię
games-unfinished = niedokończona
games-moves = { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[other] { $n } ruchów
}
games-chart = Czas na ruch
games-chart-alt = { $n ->
    [one] Czas namysłu nad { $n } posunięciem, białe u góry, czarne u dołu
   *[other] Czas namysłu nad każdym z { $n } posunięć, białe u góry, czarne u dołu
}
games-chart-none = Brak zakończonych posunięć.
games-chart-moves = Ruch
games-export = Eksportuj
games-print = Drukuj
games-copy = Kopiuj
games-copied = Partia skopiowana
games-share = Udostępnij
games-as-text = Tekst
games-as-csv = CSV
games-as-json = JSON
games-control = Tempo gry
games-result = Wynik
games-left = Pozostało
games-thinking = Czas namysłu
games-stopped-time = Zegary stały przez { $time }
games-deleted = { $versus }: partia usunięta.
games-continue-it = Wróć do stołu
games-both-flags = Obie chorągiewki opadły
games-enter-result = Wpisz wynik
games-take-up = Graj dalej
games-take-up-sure = Przejdź do tej partii
games-take-up-replaces = Na stole jest jeszcze inna partia. Trafi do wcześniejszych partii i można ją tam dokończyć.
games-open-another = Otwórz inną partię
games-again = Jeszcze raz z tym tempem gry
games-playing-now = na stole
games-chart-extra = Zakreskowane: grane w czasie rezerwowym.

## Ustawienia

settings-look = Wygląd
settings-theme = Motyw
settings-theme-system = Jak na urządzeniu
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-theme-contrast = Wysoki kontrast
settings-layout = Połowy
settings-layout-automatic = Automa{"\u00AD"}tycznie
settings-face-to-face = Naprzeciwko
settings-side-by-side = Obok siebie
settings-exchanged = Białe u góry lub z prawej
settings-exchanged-hint = Także dla leworęcznych
settings-signals = Sygnały
settings-sound = Dźwięk
settings-volume = Głośność
settings-vibration = Wibracja przy naciśnięciu
settings-voice = Zapowiadaj niedoczas
settings-no-device = nie na tym urządzeniu
settings-try-out = Wypróbuj
settings-low-time = Niedoczas od
settings-low-time-name = { $low ->
    [automatic] Automa{"\u00AD"}tycznie
    [off] Wyłączone
    [ten-seconds] 10 s
    [twenty-seconds] 20 s
    [thirty-seconds] 30 s
   *[one-minute] 1 min
}
settings-data = Twoje dane
settings-data-hint = Partie, własne tempa gry i te ustawienia zostają w tej przeglądarce i nigdzie nie są wysyłane. Kopia zapasowa to jeden plik.
settings-backup = Zapisz kopię zapasową
settings-restore = Przywróć kopię zapasową
settings-share-backup = Udostępnij kopię zapasową
settings-show-codes = Pokaż jako kody
settings-read-codes = Wczytaj kody
settings-point-camera = Skieruj aparat na kody na drugim ekranie. Jego obrazy nie są przechowywane.
settings-codes-read = Kody: { $read } z { $all }
settings-no-camera = Nie ma aparatu albo używa go inny program. Użyj pliku.
settings-camera-refused = Przeglądarka nie pozwala na użycie aparatu. Zezwól na to w ustawieniach tej strony albo użyj pliku.
settings-restoring = Przywracanie kopii zapasowej: { $percent }%
settings-set-aside = Odłożone
settings-set-aside-hint = Tego nie udało się odczytać. Pozostaje bez zmian.
settings-export-as-is = Eksportuj bez zmian
settings-discard-sure = Usuń na zawsze
settings-nothing-kept = Przeglądarka niczego tu nie zapisuje: partie znikną po zamknięciu strony.
settings-look-hint = Jasny, ciemny lub z najsilniejszym kontrastem
settings-clock = Zegar
settings-clock-hint = Jak połowy leżą na stole
settings-signals-hint = Dźwięk, wibracja, głos i niedoczas
settings-board-hint = Pola, bierki i litery

## Edytor tempa gry

make-title = Utwórz tempo gry
make-problems = Do poprawy:
make-modes = Tryb
make-mode-name = { $mode ->
    [sudden-death] Tylko czas
    [increment] Dodatek
    [delay] Opóźnienie
    [bronstein] Bronstein
    [byo-yomi] Byo-yomi
    [canadian] Kanadyjskie
    [hourglass] Klepsydra
    [double-flag] Podwójna chorą{"\u00AD"}giewka
    [per-move] Na ruch
   *[upcount] Zlicza w górę
}
make-mode-hint = { $mode ->
    [sudden-death] bez dodatku
    [increment] plus na ruch
    [delay] najpierw czeka
    [bronstein] zwraca zużyte
    [byo-yomi] ostatnie okresy
    [canadian] bloki ruchów
    [hourglass] czas przechodzi
    [double-flag] rezerwa na remis
    [per-move] zawsze tyle samo
   *[upcount] bez chorągiewki
}
make-first = Najpierw
make-then = Potem
make-minutes = min
make-seconds = s
make-moves = ruchów
make-add-period = Dodaj etap
make-remove-period = Usuń ten etap
make-options = Opcje
make-same = Tak samo dla obu stron
make-first-bonus = Zacznij z pierwszym dodatkiem, jak zegary FIDE
make-first-bonus-hint = 60+30 zaczyna się od 1:00:30, jak zwykle w turniejach FIDE.
make-starts-in = Automatyczny start za
make-starts-in-hint = Minuty lub h:mm:ss. Zostaw puste, jeśli zegar mają uruchomić czarne.
make-default-time = Dopusz{"\u00AD"}czalne spóźnienie
make-default-time-hint = minuty lub h:mm:ss
make-freeze = Gdy chorągiewka opadnie
make-freeze-usual = jak zwykle w tym trybie
make-freeze-yes = oba zegary stają
make-freeze-no = zegary biegną dalej
make-noted = Opadnięcie się liczy
make-noted-auto = od razu
make-noted-auto-hint = Od razu: po opadnięciu chorągiewki żaden mat się nie liczy, nawet gdy zegary jeszcze biegną.
make-noted-claim = po reklamacji
make-order = Gdy opadły obie chorągiewki
make-order-shown = pokaż, która pierwsza
make-order-hidden = nie pokazuj
make-order-hidden-hint = Bez pokazywania obie chorągiewki wyglądają tak samo, a partia toczy się dalej (6.11). W historii jest czas każdego opadnięcia, ale niczego on nie rozstrzyga.
make-order-moot-hint = Pierwsza chorągiewka zatrzymuje tu oba zegary. Druga nie opada, więc nie ma kolejności do ukrycia.
make-flags-double = Przy podwójnej chorągiewce każde opadnięcie liczy się od razu, po kolei.
make-name = Nazwa
make-name-hint = Wieczór klubowy
make-name-missing = Aby zapisać, podaj nazwę.
make-save-as = Zapisz jako…
make-save = Zapisz
make-play = Graj
make-rule-gives = Daje, w sekundach
make-rule-left = gdy tyle zostało
make-decimal = ,
make-double-flag = Gdy minie czas główny, opada pierwsza chorągiewka i zaczyna się czas rezerwowy: wystarczy, by partię utrzymać, nie by ją wygrać.
make-period = Etap { $number }
make-part = { $part ->
    [time] { $mode ->
        [per-move] Czas na każdy ruch
       *[other] Czas
    }
    [end] Na
    [moves] Ruchy
    [mode] Tryb
    [bonus] { $mode ->
        [byo-yomi] Każdy okres
        [canadian] Byo-yomi
        [delay] Opóźnienie
        [bronstein] Opóźnienie
        [double-flag] Bonus
       *[other] Dodatek
    }
    [count] { $mode ->
        [canadian] Na
       *[other] Okresy
    }
   *[extra] Czas rezerwowy
}
make-end-kind = { $kind ->
    [game] { $first ->
        [true] całą partię
       *[false] resztę partii
    }
    [moves] { $last ->
        [true] każde kolejne … ruchów
       *[false] daną liczbę ruchów
    }
   *[time] tyle, ile trwa jego czas
}
make-is-same = { $same ->
    [true] tak samo dla obu stron
   *[false] inaczej dla każdej strony
}
make-first-included = pierwsze +{ SECONDS($bonus) } { $included ->
    [true] już doliczone
   *[false] po naciśnięciu
}
make-starts-after = start za { SECONDS($wait) }
make-flag = { $noted ->
    [on-claim] opadnięcie liczy się po reklamacji
   *[automatically] { $freeze ->
        [true] chorągiewka zatrzymuje oba zegary
       *[false] po opadnięciu zegary biegną dalej
    }
}
make-rule-hint = { $rule ->
    [hybrid] Cały bonus; blisko pełnej rezerwy połowa tego, czego brakuje.
    [truncated] Cały bonus, ucięty na pełnej rezerwie: kto ma tyle czasu, nic nie traci, czekając.
   *[linear] Równomiernie coraz mniej: cały bonus tylko wtedy, gdy nic nie zostało.
}
make-rule-figure = Co daje naciśnięcie
make-rule-point = ; gdy zostało { SECONDS($left) }, { TENTHS($gives) }

## Klawisze zegara

keys-title = Klawiatura
keys-first-half = Naciśnij lewą lub dolną połowę
keys-second-half = Naciśnij prawą lub górną połowę
keys-pause = Zatrzymaj i wznów
keys-press-focused = Naciśnij zaznaczoną połowę lub przycisk
keys-undo = Cofnij
keys-redo = Ponów
keys-full-screen = Pełny ekran
keys-help = Ta strona
keys-either = lub
keys-name = { $key ->
    [Space] Spacja
    [Escape] Esc
   *[other] { $key }
}

## Znaczenie ustawień, pełnymi zdaniami

sentence-both = Czas każdego zawodnika: { $control }.
sentence-sides = Czas białych: { $white }. Czas czarnych: { $black }.
sentence-first-increment = Pierwszy dodatek przychodzi z pierwszym naciśnięciem.
sentence-on-claim = Opadnięcie chorągiewki liczy się po reklamacji.
sentence-flag-stops = Pierwsza opadła chorągiewka zatrzymuje oba zegary.
sentence-runs-on = Po opadnięciu chorągiewki zegary biegną dalej.
sentence-starts = Zegar białych rusza sam; kto się do tej chwili nie stawi, przegrywa walkowerem.
sentence-starts-later = Zegar białych rusza sam; kto nie stawi się { $later } później, przegrywa walkowerem.

## Tempo gry: etapy i to, co między nimi

control-then = { $again ->
    [true] {", następnie "}
   *[false] {", potem "}
}
control-then-other = { $again ->
    [true] {"; następnie "}
   *[false] {"; potem "}
}
control-shared = , +{ EXACT($bonus) } za każde posunięcie

## Na co jest czas etapu

span-repeated = { $n ->
    [1] {" "}na każde posunięcie
    [few] {" "}na każde { $n } posunięcia
   *[other] {" "}na każde { $n } posunięć
}
span-moves = { $n ->
    [one] {" "}na { $n } posunięcie
    [few] {" "}na { $n } posunięcia
   *[other] {" "}na { $n } posunięć
}
span-time = {" "}(gdy jednemu z zawodników skończy się czas, dla obu zaczyna się następny etap)
span-rest = {" "}na resztę partii
span-game = {" "}na partię

## Etap

period-no-time = bez czasu głównego
period-main = { $time }{ $span }, { $again ->
    [true] następnie
   *[false] potem
}{" "}
period-sudden-death = { $time }{ $span }
period-increment = { $time }{ $span }, +{ EXACT($bonus) } za każde posunięcie
period-delay = { $time }{ $span }, a przed każdym posunięciem zegar czeka { EXACT($delay) }
period-bronstein = { $time }{ $span }, a po każdym posunięciu wraca zużyty czas, najwyżej { EXACT($delay) }
period-byo-yomi = { $count ->
    [one] { $count } okres { EXACT($each) }, tracony dopiero po wyczerpaniu
    [few] { $count } okresy po { EXACT($each) }, tracone dopiero po wyczerpaniu
   *[other] { $count } okresów po { EXACT($each) }, traconych dopiero po wyczerpaniu
}
period-canadian = { EXACT($time) } na każde { $n ->
    [1] posunięcie
    [few] { $n } posunięcia
   *[other] { $n } posunięć
}
period-hourglass = { $time }, a co zużyje jeden zawodnik, zyskuje drugi
period-upcount = { $time }, { $again ->
    [true] następnie
   *[false] potem
} zegar zlicza w górę; żadna chorągiewka nie opada
period-double-flag = { $time }{ $span }, { $again ->
    [true] następnie
   *[false] potem
} { EXACT($extra) } na utrzymanie remisu, +{ EXACT($bonus) } za każde posunięcie{ $rule ->
    [truncated] {""}
   *[other] {" "}(mniej, gdy dużo zostało)
}, najwyżej { EXACT($extra) }
period-each-of = { $time } na { $n ->
    [one] { $n } posunięcie
   *[other] każde z { $n } posunięć
}
period-each = { $time } na każde posunięcie

## Osadzony zegar

clock-label = Zegar szachowy
clock-open = Otwórz w Zeitnot
clock-press-to-start = { $begins ->
    [white] Uruchom zegar białych
   *[black] Uruchom zegar czarnych
}
clock-waits-for-start = Ten zegar uruchamia przeciwnik
clock-moves = { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[other] { $n } ruchów
}
clock-moves-to-go = jeszcze { $n }
clock-period = etap{"\u00A0"}{ $i }{"\u00A0"}z{"\u00A0"}{ $n }
clock-delay = opóźnienie
clock-byo-yomi = { $n ->
    [1] ostatni okres
    [few] jeszcze { $n } okresy
   *[other] jeszcze { $n } okresów
}
clock-canadian = { $n ->
    [one] jeszcze { $n } ruch
    [few] jeszcze { $n } ruchy
   *[other] jeszcze { $n } ruchów
}
clock-low = Niedoczas
clock-draw-only = Rezerwa · tylko remis
clock-press-gives = +{ $gives } za naciśnięcie
clock-flag = Chorągiewka opadła
clock-flag-first = Opadła jako pierwsza
clock-flag-second = Opadła jako druga
clock-flag-main-time = Czas główny minął
clock-flag-extra-time = Rezerwa minęła
clock-pause = Zatrzymaj
clock-resume = Wznów
clock-new-game = Nowa partia
clock-turn = Białe na drugą stronę
clock-full-screen = Pełny ekran
clock-claim-draw = Reklamuj remis
clock-claim-hold = przytrzymaj
clock-claim-again = Naciśnij ponownie
clock-stopped = { $side ->
    [white] Zatrzymany, ruch białych
   *[black] Zatrzymany, ruch czarnych
}
clock-flag-fell = { $side ->
    [white] Opadła chorągiewka białych
   *[black] Opadła chorągiewka czarnych
}
clock-first-flag-fell = { $side ->
    [white] Opadła pierwsza chorągiewka białych
   *[black] Opadła pierwsza chorągiewka czarnych
}
clock-wins = { $side ->
    [white] Białe wygrywają
   *[black] Czarne wygrywają
}
clock-draw = Remis: mat niemożliwy
clock-drawn = Remis
clock-away = { $side ->
    [white] Urządzenie było nieaktywne: { $time }. Biegł zegar białych.
   *[black] Urządzenie było nieaktywne: { $time }. Biegł zegar czarnych.
}
clock-count-away = Zalicz
clock-ignore-away = Nie zaliczaj
clock-left = { $side ->
    [white] Białe: { $left }
   *[black] Czarne: { $left }
}
clock-say-half = { $side ->
    [white] Białe, { $own }; przeciwnik { $theirs }
   *[black] Czarne, { $own }; przeciwnik { $theirs }
}
clock-color = { $side ->
    [white] Białe
   *[black] Czarne
}
clock-wins-on-time = { $side ->
    [white] Białe wygrywają na czas
   *[black] Czarne wygrywają na czas
}
clock-wins-on-extra-time = { $side ->
    [white] Białe wygrywają: czas rezerwowy czarnych wyczerpany
   *[black] Czarne wygrywają: czas rezerwowy białych wyczerpany
}
clock-both-main-times = Remis: oba czasy główne wyczerpane
clock-draw-claimed = Remis: reklamacja po opadnięciu pierwszej chorągiewki
clock-hours = { $n ->
    [one] { $n } godzina
    [few] { $n } godziny
   *[other] { $n } godzin
}
clock-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
   *[other] { $n } minut
}
clock-seconds = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekundy
   *[other] { $n } sekund
}
clock-no-time = brak czasu
clock-running = { $time }, biegnie
clock-tenths = { $whole },{ $tenth } s

## Błędy w adresie osadzonego widoku

address-cannot-show = Nie można tego pokazać.
address-no-game = control: z tym nie da się zagrać żadnej partii.
address-problem = { $place }: { $what }
address-itself = adres
address-too-long = czytanych jest najwyżej { $most } bajtów.
address-escape = po % muszą być dwie cyfry szesnastkowe, w UTF-8.
address-twice = podano to dwa razy, z dwiema wartościami.
address-not-one-of = możliwe wartości: { $names }.
address-not-whole = możliwa jest liczba całkowita od { $least } do { $most }.
address-not-size = możliwe jest s, m, l lub liczba pikseli.
address-not-tag = możliwy jest kod języka, na przykład en lub pl.
address-not-name = możliwe są małe litery, cyfry i łączniki.
address-missing = tego brakuje.
address-excludes = podano też { $other }, a pokazać można tylko jedno z nich.
address-control = control: od znaku { $at } to nie jest tempo gry. Użyj zapisu Zeitnot, na przykład 15+10, 90/40+30, 30+30 lub 3 d2.

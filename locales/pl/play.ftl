## Nazwy stron

names-color = { $side ->
    [white] Białe
   *[black] Czarne
}

## Czyj ruch

turn-ready = { $side ->
    [white] Białe zaczynają posunięciem albo czarne uruchamiają zegar białych.
   *[black] Czarne zaczynają posunięciem albo białe uruchamiają zegar czarnych.
}
turn-to-move = Posunięcie { $number }, { $side ->
    [white] ruch białych
   *[black] ruch czarnych
}{ $check ->
    [true] , szach
   *[false] {""}
}
turn-press-now = { names-color }: naciśnij, aby zakończyć posunięcie

## Do odczytania

spoken-press-to-complete = Naciśnij zegar, aby zakończyć posunięcie.
spoken-first-flag = { $side ->
    [white] Opadła pierwsza chorągiewka białych. Białe mają czas rezerwowy na utrzymanie remisu. Czarne mogą reklamować remis.
   *[black] Opadła pierwsza chorągiewka czarnych. Czarne mają czas rezerwowy na utrzymanie remisu. Białe mogą reklamować remis.
}
spoken-position = Pozycja jako tekst
spoken-clock = { names-color }: { $time }.

## Posunięcia

moves-title = Posunięcia
moves-none = Brak posunięć
moves-walk = Przeglądaj ruchy
moves-play = Odtwarzaj ruchy
moves-stop = Zatrzymaj
moves-first = Pozycja początkowa
moves-last = Koniec wariantu
moves-before-first = pozycja początkowa
moves-after = Po { $san }
moves-write = Wpisz ruch
moves-enter = Ruch

## Czynności

acts-control = Tempo gry
acts-position = Ustawienie i zasady
acts-facing = Szachownica w stronę
acts-facing-name = { $facing ->
    [one-side] jednego zawodnika
    [both-sides] obu zawodników
   *[side-to-move] strony na posunięciu
}
acts-flip = Obróć szachow{"\u00AD"}nicę
acts-take-back = Wycofaj ruch
acts-take-back-question = Czy obie strony zgadzają się wycofać { $san }? Oba zegary też się cofną.
acts-agreed = Tak, obie
acts-draw = Remis
acts-who-offers = Kto proponuje remis?
acts-offers = { $name }: propozycja remisu.
acts-accept = Przyjmij
acts-decline = Odrzuć
acts-resign = Poddaj partię
acts-who-resigns = Kto poddaje partię?
acts-restore = Graj dalej stąd
acts-restore-question = { $after }: z jakimi czasami partia toczy się dalej? Wpisane są wskazania zegarów z tamtej chwili (6.13).
acts-clock-only = Tylko zegar
acts-sound = Dźwięk
acts-more = Więcej

## Reklamowanie remisu

claims-claim = Reklamuj remis
claims-question = Co jest reklamowane?
claims-fifty = 50 posunięć
claims-fifty-with = 50 posunięć, z { $san }
claims-threefold = Trzykrotne powtórzenie
claims-threefold-with = Trzykrotne powtórzenie, z { $san }
claims-fifty-shown = Po { $n ->
    [one] { $n } posunięciu
   [few] { $n } posunięcia
   *[other] { $n } posunięć
} każdej strony bez bicia i bez ruchu pionem.
claims-repeated-after = Ta sama pozycja po:
claims-nothing = Nie ma podstaw do reklamowania remisu: brak trzykrotnego powtórzenia; { $n } z 50 posunięć bez bicia i bez ruchu pionem.
claims-first = Co jest reklamowane? Za bezzasadną reklamację przeciwnik dostanie { $given } więcej.
claims-with = Z tym posunięciem (puste: dla pozycji na szachownicy)
claims-was-wrong = Reklamacja była bezzasadna, partia toczy się dalej. { $event }.

## Ustawianie

setup-fen = Pozycja (FEN)
setup-castles-as-chess960 = Roszada jest tu jak w Chess960.
setup-over-there = W tej pozycji partia jest już zakończona.
setup-standard = Pozycja wyjściowa
setup-chess960 = Losuj Chess960
setup-clear = Zdejmij wszystko
setup-pieces = Bierki
setup-nothing = Zdejmij
setup-turn = Czyj ruch
setup-pressing = Naciskanie zegara
setup-by-move = posunięciem
setup-by-hand = ręcznie (6.7)
setup-claiming = Reklamacje powtórzenia i 50 posunięć
setup-claims-shown = pokazuje szachownica
setup-claims-judged = reklamacja, potem ocena (9.5)

## Czy strona może jeszcze dać mata (6.9)

winning-witness-at = Jak to jeszcze możliwe: { $at } z { $all ->
    [one] { $all } półruchu
   *[other] { $all } półruchów
}
winning-looking = Czy { $side ->
    [white] białe mogą
   *[black] czarne mogą
} jeszcze dać mata? Sprawdzanie…
winning-show-how = Pokaż jak
winning-ask-again = Spróbuj ponownie
winning-no-solver = Nie udało się załadować programu sprawdzającego. Decydują zawodnicy.
winning-verdict = { $verdict ->
    [can-mate] { $n ->
        [0] { $side ->
            [white] Białe dały mata.
           *[black] Czarne dały mata.
        }
       *[other] { $side ->
            [white] Białe mogą
           *[black] Czarne mogą
        } jeszcze dać mata: { $shortest ->
            [true] najszybszy mat wymaga
           *[false] najszybszy znaleziony mat wymaga
        } { $n ->
            [one] { $n } półruchu
           *[other] { $n } półruchów
        }.
    }
    [cannot] { $why ->
        [mated] { names-color } dostały mata.
        [stalemate] { names-color } nie mogą dać mata: jest pat.
        [bare-king] { names-color } nie mogą dać mata: mają samego króla.
        [material] { names-color } nie mogą dać mata tymi bierkami, gdziekolwiek by stały.
        [exhausted] { names-color } nie mogą dać mata: { $positions ->
            [one] jedyna możliwa jeszcze pozycja nie jest matem
           *[other] wśród wszystkich możliwych jeszcze pozycji ({ $positions }) nie ma mata
        }{ $locked ->
            [true] , bo piony są zablokowane na stałe
           *[false] {""}
        }.
       *[proved] { names-color } nie mogą dać mata żadną serią prawidłowych posunięć: jest na to dowód.
    }
   *[undetermined] Nie rozstrzygnięto, czy { $side ->
        [white] białe mogą
       *[black] czarne mogą
    } jeszcze dać mata: { $open ->
        [too-long] szukanie trwało za długo
        [unresolved] szukanie doszło do swoich granic
        [castling] może to zależeć od roszady jak w Chess960
        [too-many-pieces] jedna ze stron ma więcej niż 16 bierek
       *[disputed] odpowiedź nie potwierdziła się przy sprawdzeniu
    }. Decydują zawodnicy lub sędzia.
}

## Martwe pozycje (5.2.2)

dead-position = Martwa pozycja: żadna strona nie może już dać mata{ $locked ->
    [true] , bo piony są zablokowane
   *[false] {""}
}. To natychmiast kończy partię (5.2.2).
dead-maybe = Być może żadna strona nie może już dać mata: nie udało się tego rozstrzygnąć na czas (5.2.2). Zgodzić się na remis?
dead-play-on = Graj dalej

## Dlaczego wpisany tekst nie jest posunięciem

wrong-typed = { $problem ->
    [empty] Wpisz posunięcie, na przykład exd5 lub g1f3.
    [not-a-move] „{ $text }” nie jest posunięciem. Spróbuj exd5 lub g1f3.
    [null-move] Nie można pominąć ruchu.
    [ambiguous] Może to zrobić kilka bierek: z { $squares }.
    [needs-promotion] Podaj, czym staje się pion, na przykład { $to }=H.
   *[illegal] { illegal-why }
}
wrong-or = {" "}lub{" "}

## Dlaczego posunięcie jest nieprawidłowe

illegal-why = { $why ->
    [no-such-piece] { $role ->
        [pawn] Żaden pion tego nie może.
        [knight] Żaden skoczek tego nie może.
        [bishop] Żaden goniec tego nie może.
        [rook] Żadna wieża tego nie może.
        [queen] Żaden hetman tego nie może.
       *[king] Żaden król tego nie może.
    }
    [empty-square] Na { $square } nie ma bierki.
    [opponents-piece] Bierka na { $square } należy do przeciwnika.
    [own-piece] Na { $square } stoi własna bierka.
    [cannot-reach] Ta bierka nie może pójść na { $square }.
    [blocked] Coś stoi na drodze do { $square }.
    [nothing-to-capture] Na { $square } nie ma czego zbić.
    [king-in-check] Własny król byłby pod szachem.
    [promotion] Taka promocja nie jest możliwa.
    [castling-lost] Król lub wieża już się poruszyły: po tej stronie nie ma roszady.
    [castling-blocked] Coś stoi na drodze roszady.
    [castling-in-check] Nie ma roszady spod szacha.
   *[castling-through-check] Nie ma roszady przez atakowane pole.
}

## Dlaczego tekst nie jest pozycją

fen-fault = { $kind ->
    [opponent-in-check] { fen-kind }.
   *[other] Znak { $at }, { $field ->
        [board] bierki
        [turn] strona na posunięciu
        [castling] roszada
        [en-passant] bicie w przelocie
        [halfmoves] półruchy
        [move] numer posunięcia
       *[rest] koniec
    }: { fen-kind }.
}
fen-kind = { $kind ->
    [too-long] tekst jest za długi na pozycję
    [missing] tego brakuje
    [character] „{ $character }” nic tu nie znaczy
    [rank-too-long] rząd { $rank } ma więcej niż 8 pól
    [rank-too-short] rząd { $rank } ma tylko { $squares ->
        [one] { $squares } pole
        [few] { $squares } pola
       *[other] { $squares } pól
    }
    [too-few-ranks] { $ranks ->
        [one] jest tylko { $ranks } rząd
        [few] są tylko { $ranks } rzędy
       *[other] jest tylko { $ranks } rzędów
    }
    [no-ranks] to nie są rzędy bierek, jak rnbqkbnr/pppppppp/8
    [too-many-ranks] jest więcej niż 8 rzędów
    [numbers-together] dwie liczby obok siebie: wpisz ich sumę
    [capital-turn] strona na posunięciu to małe w lub b
    [out-of-range] powinna tu być liczba od { $least } do { $most }
    [not-a-number] to nie jest liczba całkowita
    [extra] jest tu więcej, niż należy do pozycji
    [empty-board] nie ma żadnej bierki
    [no-king] { $side ->
        [white] białe nie mają króla
       *[black] czarne nie mają króla
    }
    [kings] { $side ->
        [white] białe mają więcej niż jednego króla
       *[black] czarne mają więcej niż jednego króla
    }
    [pawn-on-back-rank] pion stoi na pierwszym lub ostatnim rzędzie
    [castling] król i wieża nie stoją tak, jak wymaga ta roszada
    [en-passant] żaden pion nie mógł właśnie minąć tego pola
    [opponent-in-check] { $side ->
        [white] Ruch czarnych, a białe są pod szachem
       *[black] Ruch białych, a czarne są pod szachem
    }
    [impossible-check] żadne posunięcie nie mogło dać takich szachów
   *[too-much-material] bierek jest więcej, niż tłumaczą promocje
}

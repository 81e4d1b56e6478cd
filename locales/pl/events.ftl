## Lista turniejów

list-title = Turnieje
list-none = Tu pojawią się Twoje turnieje. Zacznij od tego, w którym grasz.
list-none-what-1 = Turniej lub mecz w systemie Triple Block: wszystkie jego partie mają ten sam start, ten sam koniec i te same trzy bloki czasu.
list-none-what-2 = Organizator wybrał je i podał wszystkim zawodnikom. Wpisz je raz; wynikają z nich wszystkie terminy Twoich partii.
list-none-what-3 = Masz link do turnieju? Otwórz go, a wszystko się wypełni.
list-new = Dodaj turniej
list-archived = Pokaż zarchiwizowane ({ $n })
list-only-archived = Wszystkie Twoje turnieje są zarchiwizowane.
list-is-archived = zarchiwizowany
list-games = { $n ->
    [0] bez partii
    [one] { $n } partia
    [few] { $n } partie
   *[other] { $n } partii
}
list-next = Twój następny ruch do { $at }
list-not-begun = Turniej przed startem
list-running = Turniej trwa
list-over = Turniej zakończony
list-missing = Nie ma takiego turnieju na tym urządzeniu.

## Formularz turnieju

form-title-new = Dodaj turniej
form-title-edit = Edytuj turniej
form-place = { $field ->
    [name] Nazwa
    [start] Oficjalny start
    [days] Czas trwania
    [clock] Zegar
    [increment] Inkrement
    [bank] Bank
    [moves] Posunięcia z inkrementem
    [protection] Gdy cały czas jest zużyty
    [captain] Przeniesienie przez kapitana
   *[zone] Strefa czasowa serwera
}
form-faults = { $n ->
    [one] Do poprawy jedna rzecz:
    [few] Do poprawy { $n } rzeczy:
   *[other] Do poprawy { $n } rzeczy:
}
form-name-hint = na przykład WC46/SF7
form-zone-hint = W tej strefie czytane są jego znaczniki czasu. UTC lub miejsce, na przykład Europe/Warsaw.
form-days-hint = 302 dni lub więcej, by liczył się do rankingu.
form-days-unit = dni
form-years = { $years ->
    [one] około { $years }{"\u00A0"}roku
   *[other] około { $years }{"\u00A0"}lat
}
form-common = Typowe czasy trwania
form-blocks = Trzy bloki
form-offer = { $kind ->
    [listed] Według tabeli:
    [published] Według ogłoszenia:
   *[exact] Według wzoru:
} { sheet-whole-days }
form-offer-fits = Przepisy mówią o pożądanym najdłuższym czasie trwania, a tabela podaje wybrane: { sheet-whole-days } to najdłuższy, który mieści się w podanym ({ $wanted }{"\u00A0"}d). Koniec wypada o { $sooner ->
    [one] { $sooner }{"\u00A0"}dzień
   *[other] { $sooner }{"\u00A0"}dni
} wcześniej.
form-offer-printed = Ten bank jest w tabeli.
form-offer-published = Taki bank miał ogłoszony turniej na 302 dni i taki daje wzór.
form-offer-exact = Dla każdego zawodnika połowa z { $days ->
    [one] { $days }{"\u00A0"}dnia
   *[other] { $days }{"\u00A0"}dni
}{ $short ->
    [true] . Tabela zaczyna się od 302 dni.
   *[false] : to, co z niej zostawią zegar i inkrementy, to bank. Tabela nie ma takiego banku, więc zapytaj, czy serwer go da.
}
form-offer-why = { $kind ->
    [exact] { form-offer-exact }
   *[other] { $sooner ->
        [0] {""}
       *[other] { form-offer-fits }
    }{ $kind ->
        [published] {" "}{ form-offer-published }
       *[other] { $days ->
            [302] {" "}{ form-offer-printed }
           *[other] {""}
        }
    }
}
form-own = Co ogłosił organizator
form-own-why = Wypełnij dowolne z trzech pól poniżej. Liczy się to, co ogłoszono.
form-blocks-by = { $kind ->
    [listed] według tabeli
    [published] według ogłoszenia
   *[exact] według wzoru
}
form-blocks-own = własne
form-length-hint = Zapis: 50 d, 82,5 (dni) lub 1 d 20:00:00.
form-end = Koniec, co do sekundy
form-end-unknown = Start i czas trwania dają koniec, co do sekundy.
form-differs = Razem o { $by } { $more ->
    [true] więcej
   *[false] mniej
}, niż trwa turniej.
form-unrated = Najkrótszy turniej rankingowy ma 302 dni. Ten nie może liczyć się do rankingu.
form-rules = Przepisy
form-rules-by = { $edition ->
    [current] aktualne
   *[older] starsze
} · { $refill ->
    [automatic] bank uzupełnia po każdym posunięciu
   *[increment-only] bank przenoszony ręcznie
}{ $protection ->
    [none] {""}
    [sudden-death] {" "}· ochrona Sudden Death
   *[guaranteed-time] {" "}· gwarantowany czas
}
form-edition = Wersja przepisów
form-edition-name = { $edition ->
    [current] Aktualna
   *[older] Starsza
}
form-edition-why = { $edition ->
    [current] Ochrona Sudden Death i przeniesienia przez kapitana są tymczasowo zawieszone: wyłączone, chyba że je włączysz.
   *[older] Można wybrać gwarantowany czas, a kapitan może przenosić czas.
}
form-refill = Po każdym posunięciu
form-refill-name = { $refill ->
    [automatic] Bank uzupełnia zegar
   *[increment-only] Tylko inkrement
}
form-refill-why = { $refill ->
    [automatic] Zwykłe rozumienie punktu (d) przepisów: po każdym posunięciu zegar jest automatycznie uzupełniany z banku.
   *[increment-only] Jak opisuje to strona jednej z federacji: zegar dostaje inkrement, a bank przenosi się ręcznie. Dopóki żadna partia nie jest porównana ze swoim serwerem, pokazywany jest też wcześniejszy z dwóch terminów.
}
form-protection-name = { $protection ->
    [none] Nic: zegar dochodzi do zera
    [sudden-death] Ochrona Sudden Death: { sheet-whole-days }
   *[guaranteed-time] Gwarantowany czas: 3 dni
}{ $suspended ->
    [true] {" "}(tymczasowo zawieszone)
   *[false] {""}
}
form-protection-why = { $protection ->
    [none] {""}
   *[other] { $protection ->
        [sudden-death] Ochrona Sudden Death
       *[other] Gwarantowany czas
    }: po posunięciu { $moves }, przy pustym banku, zegar, który po posunięciu pokazuje mniej, jest przestawiany na { sheet-whole-days }, do końca partii.
}
form-suspended = tymczasowo zawieszone w aktualnym tekście
form-team-and-note = Drużyny, notatka
form-team-by = { $team ->
    [true] { $note ->
        [true] turniej drużynowy, notatka
       *[false] turniej drużynowy
    }
   *[false] { $note ->
        [true] notatka
       *[false] wyłączone
    }
}
form-team = Turniej drużynowy
form-team-why = Kapitan może wstawić na szachownicę zastępcę lub następcę.
form-captain = Kapitan może przenosić czas
form-captain-why = Z banku zawodnika na jego zegar i tylko razem z zastępstwem lub wymianą.
form-moves-hint = Według przepisów 50. Liczą się własne posunięcia każdego zawodnika.
form-note = Własna notatka
form-note-hint = Zostaje tutaj: nie ma jej w linku.
form-add = Dodaj turniej
form-save = Zapisz turniej
form-deadlines = { $n ->
    [one] Zmienia termin { $n } partii.
   *[other] Zmienia terminy { $n } partii.
}
form-changes = { $n ->
    [one] To zmienia { $n } partię:
    [few] To zmienia { $n } partie:
   *[other] To zmienia { $n } partii:
}
form-changes-save = Zapisz z tymi zmianami
form-changes-back = Zmień coś innego
form-shared = Ktoś udostępnił ten turniej. Dodaj go i wpisz w nim swoje partie.
form-shared-add = Dodaj ten turniej
form-shared-edit = Edytuj przed dodaniem
form-shared-wrong = { $n ->
    [one] Ten link jest uszkodzony. Jest w nim { $n } błąd:
    [few] Ten link jest uszkodzony. Są w nim { $n } błędy:
   *[other] Ten link jest uszkodzony. Jest w nim { $n } błędów:
}
form-shared-rest = Poproś o link jeszcze raz. To, co dało się odczytać, jest wypełnione poniżej.

## Błędy w polu formularza

field-fault = { $fault ->
    [number] Podaj liczbę całkowitą.
    [no-start] Podaj, kiedy turniej się zaczyna.
    [unknown-zone] Ta przeglądarka nie zna tej strefy. Podaj UTC lub miejsce, na przykład Europe/Warsaw.
    [length] { $length ->
        [empty] Podaj czas, na przykład 50 d; 0 oznacza brak.
        [shape] Podaj czas, na przykład 50 d, 82,5 lub 1 d 20:00:00.
       *[range] Podaj czas od zera wzwyż.
    }
   *[event] { field-event }
}
field-event = { $why ->
    [name] Podaj nazwę od 1 do 100 znaków.
    [start] Podaj start między rokiem 1970 a 9000.
    [days] Podaj od 1 do 9999 dni.
    [clock] Zegar pokazuje więcej niż zero i najwyżej 50 dni.
    [bank] Bank ma od 0 do 9999 dni.
    [increment] Inkrement ma od 0 do 50 dni.
    [increment-moves] Podaj od 0 do 500 posunięć.
    [protection] Ochrona Sudden Death ma od 1 do 5 dni.
    [captain-without-team] Czas przenosi tylko kapitan w turnieju drużynowym: zaznacz, że turniej jest drużynowy, lub wyłącz to.
   *[zone] Podaj strefę: UTC lub miejsce, na przykład Europe/Warsaw.
}

## Co zmiana turnieju robi z partią

change-conflict = Wpis z { $at } nie jest już ważny. { $why } Nic nie jest usuwane: partia stoi tak jak przed tym wpisem, dopóki nie poprawisz wpisu lub turnieju.
change-lost = Zegar doszedłby do zera { $at }.
change-saved = Zegar nie doszedłby do zera.
change-deadline = Zegar dojdzie do zera { $to } zamiast { $from }.
change-accounts = { $side ->
    [white] Białe
   *[black] Czarne
}: zegar { $clock } → { $clock-after }, bank { $bank } → { $bank-after }.
change-increments = { $side ->
    [white] Białe
   *[black] Czarne
}: posunięcia, które dają jeszcze inkrement: { $moves } → { $after }.
change-fits = Jej wpisy znów pasują do turnieju.

## Co jest nie tak z linkiem do turnieju

link-fault = { $fault ->
    [too-long] Jest dłuższy niż jakikolwiek link do turnieju.
    [missing] { $part ->
        [end] Jest ucięty: brakuje końca.
       *[other] { link-part }
    }
    [unreadable] { link-part }
    [twice] { link-part }
    [end] Jego koniec nie pasuje do startu i czasu trwania: coś zmieniono.
   *[event] { field-event }
}
link-part = { $fault ->
    [missing] Brakuje
    [unreadable] Nieczytelne
   *[other] Podane dwa razy i różnie
}: { $part ->
    [name] nazwa
    [start] start
    [days] czas trwania w dniach
    [clock] zegar
    [bank] bank
    [increment] inkrement
    [moves] liczba posunięć z inkrementem
    [rules] wersja przepisów
    [refill] sposób uzupełniania
    [protection] ochrona
    [team] ustawienie drużyn
    [transfer] ustawienie przeniesień
    [openings] ustawienie debiutów tematycznych
    [reset] pierwsze chronione posunięcie
    [end-date] ustawienie ostatniego dnia
    [zone] strefa czasowa
   *[end] koniec
}.

## Strona turnieju: parametry i partie

sheet-heading = Parametry
sheet-start = Oficjalny start
sheet-end = Planowane zakończenie
sheet-length = Czas trwania
sheet-whole-days = { $days ->
    [one] { $days }{"\u00A0"}dzień
   *[other] { $days }{"\u00A0"}dni
}
sheet-length-is = { sheet-whole-days }{ $rated ->
    [true] {""}
   *[false] . Za krótko, by liczył się do rankingu: co najmniej 302 dni
}
sheet-each = { $time } dla każdego
sheet-both = { $time } dla obu
sheet-pace = Tempo
sheet-pace-none = { $all } w sumie dla każdego zawodnika.
sheet-pace-is = { $all } w sumie dla każdego zawodnika{ $moves ->
    [1] , z czego pierwsze posunięcie może zająć { $each }: inkrement przychodzi dopiero po nim. Dalsze posunięcia nic nie dają.
   *[other] . Równe tempo to { $each } na posunięcie przez { $moves ->
        [few] { $moves } posunięcia
       *[other] { $moves } posunięć
    }: inkrement przychodzi dopiero po swoim posunięciu, więc ostatni jest na te, które następują; posunięcia po numerze { $moves } nie dają inkrementu.
}
sheet-options = Opcje
sheet-option-moves = { $n ->
    [0] Bez inkrementu
    [1] Inkrement przychodzi z pierwszym posunięciem
   *[other] Inkrement przychodzi z każdym z pierwszych { $n } posunięć
}
sheet-option-protection = { $protection ->
    [none] Bez gwarantowanego czasu i bez ochrony Sudden Death
   *[other] { $protection ->
        [sudden-death] Ochrona Sudden Death
       *[other] Gwarantowany czas
    }: { sheet-whole-days } po posunięciu { $moves }, wciąż od nowa
}
sheet-option-team = { $transfer ->
    [true] Turniej drużynowy; kapitan może przenosić czas przy zastępstwie
   *[false] Turniej drużynowy; kapitan nie może przenosić czasu
}
sheet-option-zone = Strefa czasowa serwera: { $zone }
sheet-example = Na przykład
sheet-lost = Zegar na zerze to przegrana partia, nawet przy pełnym banku: przedtem zrób ruch lub uzupełnij.
sheet-share = Udostępnij
sheet-share-hint = Kto otworzy ten link, dostanie ten sam turniej, co do sekundy. Link nie zdradza niczego więcej.
sheet-link = Link do tego turnieju
sheet-copy = Kopiuj link
sheet-copied = Skopiowano.
sheet-not-copied = Nie skopiowano: zaznacz link i skopiuj go ręcznie.
sheet-print = Drukuj parametry
sheet-games = Partie
sheet-no-games = Nie wpisano jeszcze żadnej partii tego turnieju.
sheet-add-game = Wpisz partię
sheet-edit = Edytuj
sheet-archive = Archiwizuj
sheet-unarchive = Wyjmij z archiwum
sheet-delete = Usuń
sheet-delete-sure = Usuń na zawsze
sheet-team = Drużyna
sheet-note = Własna notatka

## Drużyna w turnieju

team-title = Drużyna
team-not-team = To nie jest turniej drużynowy, więc nie ma w nim zastępstw ani wymian.
team-not-team-do = Zmień na turniej drużynowy
team-what-1 = Kapitan może w każdej chwili wstawić na szachownicę innego zawodnika. Nowy zawodnik przejmuje wszystko tak, jak jest: pozycję, zegar i bank. Zegar biegnie dalej; żaden sędzia turnieju nie może go przestawić.
team-what-2 = Zastępca gra partię dla drużyny. Do następcy partia należy: jemu liczą się ranking i norma.
team-transfer-in-effect = W tym turnieju kapitan może przenieść czas z banku zawodnika na zegar (8), ale tylko razem z zastępstwem lub wymianą.
team-transfer-not = W tym turnieju kapitan nie może przenosić czasu (8): przepis jest zawieszony. Jeśli organizator go stosuje, zaznacz to w parametrach turnieju.
team-ended = Zawodników można było wstawiać do { $at }.
team-none = Żadna partia tego turnieju nie trwa. Tu pojawią się szachownice.
team-finished = { $n ->
    [one] { $n } partia jest zakończona i nie ma jej na liście.
    [few] { $n } partie są zakończone i nie ma ich na liście.
   *[other] { $n } partii jest zakończonych i nie ma ich na liście.
}
team-board = Szachownica { $n }
team-falls = zero na zegarze
team-owed = Na ten zegar przeniesiono czas: zanim zrobisz tu coś innego, wstaw zastępcę lub następcę.
team-change = Zmień zawodnika
team-kind = Co się dzieje
team-substitution = Zastępstwo
team-substitution-why = gra dalej dla drużyny
team-replacement = Wymiana
team-replacement-why = partia jest jego: ranking i norma
team-alone = Teraz czas, zawodnik później
team-alone-why = potem trzeba wstawić zawodnika
team-takes-over = Nowy zawodnik przejmuje pozycję, zegar i bank. Zegar biegnie dalej.
team-name = Nowy zawodnik
team-amount = Z banku na zegar
team-amount-hint = Puste: nic nie przenosić.
team-fill = Wypełnij zegar: { $time }
team-fill-none = Nie ma czego przenosić
team-leaves = Zostaje zegar { $clock }, bank { $bank }.
team-when = Kiedy, według serwera
team-when-missing = Podaj, kiedy to było.
team-amount-wrong = Podaj czas, na przykład 20 d lub 1 d 20:00:00, albo zostaw puste.
team-enter = Wpisz
team-done-new = { $name } przejmuje partię.
team-done-transfer = Na zegar przeniesiono { $time }. Teraz wstaw nowego zawodnika.
team-misfit = Wpisy tej partii nie pasują do jej turnieju. Najpierw popraw je na stronie partii.
team-open = Otwórz partię

## Symulacja: jedna partia i wszystkie

ahead-title = Symulacja
ahead-what-if = Co, jeśli
ahead-pace = Tempo
ahead-calendar = Kalendarz
ahead-none = Nie trwa żadna Twoja partia. Tu pojawią się terminy wszystkich Twoich partii, na jednej linii.
ahead-deadlines = Twoje partie
ahead-teach = Przesuń suwak lub wybierz datę: każda partia jest pokazana tak, jak wyglądałaby wtedy, gdyby nikt nie zrobił ruchu.
ahead-opponent = Przeciwnik
ahead-move-by = Ruch do
ahead-their-move = Ruch przeciwnika do
ahead-in-doubt = Może już być zero: sprawdź na serwerze. Jeśli nie, do
ahead-then = Zegar wtedy
ahead-lost = Przegrana na czas
ahead-may-be-lost = Może przegrana na czas
ahead-won = Wygrana na czas
ahead-over = Zakończona
ahead-claim = Trwa reklamacja
ahead-waits = Przed startem
ahead-own-pace = Koniec czasu przy Twoim tempie
ahead-pace-ends = ruch { $number }, { $at }
ahead-pace-lasts = Wystarczy na ponad 200 ruchów
ahead-no-pace = Nie ma jeszcze tempa
ahead-more = { $n ->
    [one] + jeszcze { $n } partia, na liście poniżej
    [few] + jeszcze { $n } partie, na liście poniżej
   *[other] + jeszcze { $n } partii, na liście poniżej
}
ahead-pace-button = { $shown ->
    [true] Ukryj koniec czasu
   *[false] Kiedy koniec czasu przy Twoim tempie?
}
ahead-not-compared = Czas nieznany
ahead-compare-first = Ta partia nie jest jeszcze porównana z serwerem: jej czas jest nieznany. Najpierw wpisz, co pokazuje serwer.

## Czas przesunięty do przodu i założenia

whatif-from = Od
whatif-now = Teraz
whatif-started = Start
whatif-entry = Wpis { $n }
whatif-scale = Czas
whatif-scale-hint = Strzałki: godzina. Klawisze stron lub Shift ze strzałką: dzień.
whatif-date = Data i godzina
whatif-off-scale = Podaj datę między { $begin } a { $end }.
whatif-refill-by = { $whose ->
    [mine] Zero na Twoim zegarze
    [theirs] Zero na zegarze przeciwnika
    [white] Zero na zegarze białych
   *[black] Zero na zegarze czarnych
}
whatif-last-moment = { $whose ->
    [mine] Twoja ostatnia chwila, z całym bankiem
    [theirs] Ostatnia chwila przeciwnika, z całym bankiem
    [white] Ostatnia chwila białych, z całym bankiem
   *[black] Ostatnia chwila czarnych, z całym bankiem
}
whatif-event-end = Planowane zakończenie turnieju
whatif-later = { $time } później
whatif-accounts = Stan obu stron wtedy
whatif-as-set = Te czasy się zgadzają, jeśli serwer { $refill ->
    [true] sam uzupełnia, jak ustawiono w tym turnieju
   *[false] liczy tak, jak ustawiono w tym turnieju
}.
whatif-to-move = na posunięciu
whatif-moves = { $made ->
    [one] { $made }{"\u00A0"}posunięcie
    [few] { $made }{"\u00A0"}posunięcia
   *[other] { $made }{"\u00A0"}posunięć
}, { $left ->
    [0] bez dalszych inkrementów
    [one] jeszcze{"\u00A0"}{ $left }{"\u00A0"}inkrement
    [few] jeszcze{"\u00A0"}{ $left }{"\u00A0"}inkrementy
   *[other] jeszcze{"\u00A0"}{ $left }{"\u00A0"}inkrementów
}
whatif-falls = { $whose ->
    [mine] Twój zegar
    [theirs] Zegar przeciwnika
    [white] Zegar białych
   *[black] Zegar czarnych
} doszedłby do zera { $at }{ $empty ->
    [true] , a bank jest pusty.
   *[false] , choć w banku jest jeszcze { $bank }.
}
whatif-fallen = { $whose ->
    [mine] Twój zegar
    [theirs] Zegar przeciwnika
    [white] Zegar białych
   *[black] Zegar czarnych
} doszedłby do zera { $at }, { $empty ->
    [true] przy pustym banku
   *[false] choć w banku byłoby jeszcze { $bank }
}: partia byłaby przegrana.
whatif-claim = Trwa reklamacja: żaden zegar nie biegnie.
whatif-over = Partia jest zakończona: żaden zegar nie biegnie.
whatif-suppose = Załóż, że w tej chwili{"\u00A0"}…
whatif-moving = { $whose ->
    [mine] Robię ruch
    [theirs] Przeciwnik robi ruch
    [white] Białe robią ruch
   *[black] Czarne robią ruch
}
whatif-refill = { $whose ->
    [mine] Uzupełniam swój zegar
    [theirs] Przeciwnik uzupełnia swój zegar
    [white] Białe uzupełniają zegar
   *[black] Czarne uzupełniają zegar
}
whatif-moved = { $whose ->
    [mine] robisz ruch
    [theirs] przeciwnik robi ruch
    [white] białe robią ruch
   *[black] czarne robią ruch
}
whatif-refilled = { $whose ->
    [mine] uzupełniasz zegar
    [theirs] przeciwnik uzupełnia zegar
    [white] białe uzupełniają zegar
   *[black] czarne uzupełniają zegar
} o { $amount }
whatif-undo = Cofnij ostatnie założenie
whatif-refused = { $why ->
    [order] Na później coś już założono: przejdź dalej lub cofnij założenie.
    [fallen] Zegar doszedł wtedy do zera i partia jest przegrana: wróć przed tę chwilę.
    [claim] Trwa wtedy reklamacja: żaden zegar nie biegnie i nikt nie robi ruchu.
    [amount] Nie ma wtedy czego uzupełniać: zegar jest pełny lub bank pusty.
    [substitution-owed] Kapitan przeniósł czas i musi najpierw wstawić nowego zawodnika.
   *[other] Partia jest wtedy zakończona lub jeszcze się nie zaczęła.
}

## Czas na posunięcia i dokąd prowadzi tempo

pace-teach = Ile czasu zostało każdemu zawodnikowi po każdym posunięciu. Równe tempo to tyle samo czasu na każde posunięcie z inkrementem; pozostaje ostatni inkrement, który przychodzi dopiero po swoim posunięciu.
pace-alt = { $who }: zostało { $left } po { $moves ->
    [one] { $moves } posunięciu
   *[other] { $moves } posunięciach
}
pace-figures = W liczbach
pace-of-move = Ruch
pace-even = Równe tempo
pace-pace-of = Tempo z
pace-last = { $n ->
    [1] ostatniego ruchu
   *[other] ostatnich { $n } ruchów
}
pace-all = wszystkich ruchów
pace-over = Partia jest zakończona.
pace-until-label = Do ruchu { $number }
pace-until-rest = na ruch, bez zapasu
pace-kept-rest = { $n ->
    [one] na ruch, z zapasem na { $n } dalszy
    [few] na ruch, z zapasem na { $n } dalsze
   *[other] na ruch, z zapasem na { $n } dalszych
}
pace-next-label = { $n ->
    [1] Następny ruch
    [few] Następne { $n } ruchy
   *[other] Następnych { $n } ruchów
}
pace-next-rest = na każdy, bez zapasu
pace-no-pace = { $n ->
    [0] Tempo będzie znane po pierwszym posunięciu.
    [one] { $n } wcześniejsze posunięcie bez czasu: tempo będzie znane po następnym posunięciu.
    [few] { $n } wcześniejsze posunięcia bez czasów: tempo będzie znane po następnym posunięciu.
   *[other] { $n } wcześniejszych posunięć bez czasów: tempo będzie znane po następnym posunięciu.
}
pace-mean-label = Tempo
pace-mean-rest = { $n ->
    [1] na ostatni ruch
   *[other] na ruch, z ostatnich { $n } ruchów
}
pace-drain-label = { $takes ->
    [true] Każdy ruch zużywa o
   *[false] Każdy ruch daje o
}
pace-drain-rest = { $takes ->
    [true] więcej, niż daje
   *[false] więcej, niż zużywa
}
pace-cliff-label = Po ruchu { $number }
pace-cliff-rest = na ruch, który nic już nie daje: to, co zostało, jest na resztę partii
pace-attended = { $attended ->
    [true] Z całym bankiem
   *[false] Bez uzupełniania
}
pace-lasts = Wystarczy na ponad 200 ruchów
pace-falls = Koniec czasu przy ruchu { $number },
pace-falls-rest = nie wcześniej niż { $earliest }{ $known ->
    [true] , prawdopodobnie { $likely }
   *[false] {""}
}{ $attended ->
    [true] {""}
   *[false] { $empty ->
        [true] , przy pustym banku
       *[false] , przy { $bank } w banku
    }
}

## Planowanie nieobecności

absence-title = Nieobecność
absence-teach = Każda partia jest sprawdzana dla najgorszego przypadku: przeciwnik robi ruch w chwili Twojego wyjazdu, a serwer, dopóki porównanie nie pokaże, jak liczy, liczy na Twoją niekorzyść.
absence-one-settles = Najpierw porównaj: jedno porównanie z serwerem wyjaśnia to dla wszystkich partii turnieju i większość może się okazać bezpieczna.
absence-from = Wyjazd
absence-from-example = 20.11.2026
absence-to = Powrót
absence-to-example = 04.12.2026
absence-length = Długość nieobecności
absence-weeks = { $n ->
    [one] { $n } tydzień
    [few] { $n } tygodnie
   *[other] { $n } tygodni
}
absence-soon = Podaj, kiedy wyjeżdżasz i kiedy wracasz: tu będzie przy każdej partii, czy czasu wystarczy, czy trzeba najpierw zrobić ruch lub uzupełnić.
absence-order = Powrót musi być później niż wyjazd.
absence-none = Nie trwa żadna Twoja partia.
absence-answer = { $each ->
    [true] { $all ->
        [1] W Twojej partii trzeba najpierw coś zrobić.
       *[other] W każdej partii trzeba najpierw coś zrobić.
    }
   *[false] W { $todo } z { $all } partii trzeba najpierw coś zrobić.
}
absence-nothing = Nic do zrobienia: w każdej partii czasu wystarczy.
absence-safe = Bezpieczne
absence-refill-before = Uzupełnij przed { $by }
absence-move-before = Zrób ruch przed { $by }
absence-compare-before = Porównaj przed { $by }
absence-refill-now = Uzupełnij teraz
absence-move-now = Zrób ruch teraz
absence-compare-now = Porównaj teraz
absence-lost = Nie do uratowania
absence-games = ·{"\u00A0"}{ $n ->
    [one] { $n }{"\u00A0"}partia
    [few] { $n }{"\u00A0"}partie
   *[other] { $n }{"\u00A0"}partii
}
absence-at-least = uzupełnij co najmniej o
absence-exactly = Jeśli uzupełnisz dokładnie o tyle, po powrocie nie zostanie nic: w miarę możliwości uzupełnij więcej.
absence-left = w najgorszym razie po powrocie
absence-why-safe = W najgorszym razie po powrocie zegar pokaże { $left }.
absence-why-refill = Uzupełnij co najmniej o { $amount } przed { $by }.
absence-why-refill-later = Uzupełnij co najmniej o { $amount }, nie wcześniej niż { $from }, gdy zegar ma na to miejsce, i przed { $by }.
absence-why-refill-then = Potem o { $amount } przed { $by }.
absence-why-refill-then-later = Potem o { $amount }, nie wcześniej niż { $from } i przed { $by }.
absence-why-move-refilled = Uzupełnij zegar o { $amount } tuż przed posunięciem: zegar jest chroniony tylko przy pustym banku.
absence-why-move = Samo uzupełnienie nie wystarczy.
absence-why-move-and-refill = Uzupełnij co najmniej o { $amount } przed wyjazdem.
absence-why-or-move = { $is-now ->
    [true] Albo zrób ruch teraz
   *[false] Albo zrób ruch przed { $by }
}: posunięcie zatrzymuje zegar do odpowiedzi.
absence-why-or-move-earns = { $is-now ->
    [true] Albo zrób ruch teraz
   *[false] Albo zrób ruch przed { $by }
}: posunięcie daje { $increment } i zatrzymuje zegar do odpowiedzi.
absence-why-keep = Aby zegar do tej chwili wystarczył:
absence-why-lost = Cokolwiek zrobisz, w najgorszym razie zegar dojdzie do zera { $at }: wróć wcześniej lub poproś o zastępcę.
absence-not-compared = Czas nieznany
absence-why-unknown = Twój czas jest nieznany: wpisz, co pokazuje serwer.
absence-check = Sprawdź na serwerze
absence-may-be-lost = Może przegrana
absence-in-doubt = Zegar mógł już dojść do zera: wie to tylko serwer. Jeśli nie:
absence-before-start = Najpierw wpisz, że partia się zaczęła.
absence-before-substitution = Kapitan przeniósł czas: najpierw wstaw nowego zawodnika, przed { $by }.
absence-before-resolved = Gdy reklamacja będzie rozpatrzona:
absence-careful = { $task ->
    [refill] Jeśli nie możesz porównać, uzupełnij co najmniej o tyle { $now ->
        [true] teraz
       *[false] do tej chwili
    }: możliwe, że { $server }.
    [move] Jeśli nie możesz porównać, zrób ruch { $now ->
        [true] teraz
       *[false] do tej chwili
    }: możliwe, że { $server }.
   *[other] Tylko jeśli { $server }.
}
absence-server = serwer { $refills ->
    [true] { $refill ->
        [automatic] sam nie uzupełnia
       *[increment-only] sam uzupełnia
    }{ $resets ->
        [true] {" "}i przestawia zegar o posunięcie później
       *[false] {""}
    }{ $counts ->
        [true] {" "}i liczy posunięcia debiutu tematycznego
       *[false] {""}
    }
   *[false] { $resets ->
        [true] przestawia zegar o posunięcie później{ $counts ->
            [true] {" "}i liczy posunięcia debiutu tematycznego
           *[false] {""}
        }
       *[false] { $counts ->
            [true] liczy posunięcia debiutu tematycznego
           *[false] {""}
        }
    }
}
absence-own = Jeśli serwer liczy tak, jak ustawiono w tym turnieju:
absence-refill = Uzupełnij
absence-to-game = Do partii
absence-print = Drukuj

## Prywatna analiza partii

study-title = Prywatna analiza
study-teach = Tylko dla Ciebie, przechowywana na tym urządzeniu. Wykonaj posunięcie, aby wypróbować wariant; posunięcia partii pozostają wariantem głównym.
study-of-game = Notatka o partii
study-saved = Zapisano.
study-not-saved = Nie zapisano.
study-writing = Jeszcze nie zapisano…
study-prepared = Przygotowane odpowiedzi
study-prepared-teach = Wypróbuj wariant od bieżącej pozycji partii, najpierw posunięcie przeciwnika, potem własne, i przygotuj go: Twoja odpowiedź pojawi się, gdy tylko jego posunięcie zostanie wpisane.
study-prepare = Przygotuj ten wariant
study-if-then = Na { $theirs } odpowiedź { $mine }
study-and-then = ; na { $theirs } odpowiedź { $mine }
study-remove-line = Usuń: { $line }
study-waiting = czeka na posunięcie przeciwnika
study-ready = można zagrać teraz
study-played = zagrane
study-elsewhere = nieaktualne: partia potoczyła się inaczej
study-no-side = W obserwowanej partii nie można przygotować odpowiedzi.
study-not-here = Najpierw wybierz wariant, który zaczyna się od bieżącej pozycji partii.
study-no-reply = Ten wariant kończy się posunięciem przeciwnika: dodaj swoją odpowiedź.
study-known = Ten wariant jest już przygotowany.
study-first-move = Zanim przygotujesz dalszy ciąg, wpisz swoje pierwsze posunięcie w partii.
study-over = Partia jest zakończona.

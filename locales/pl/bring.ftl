## Strona, która przyjmuje plik serwera

page-title = Importuj plik
page-teach = Zaimportuj plik swojego serwera: partie pojawią się tu z terminami. Jutrzejszy plik doda nowe posunięcia. Nic z tego, co już tu jest, się nie zmienia.
page-forms = PGN, z czasami lub bez, albo odpowiedź serwera w Xfcc. Przyjmowana jest też kopia zapasowa i link turnieju.
page-stays = Plik zostaje na tym urządzeniu.
page-choose = Wybierz plik
page-forget = Zapomnij o tym pliku
page-drop = Upuść plik tutaj
page-paste = Albo wklej jego tekst
page-read = Czytaj tekst
page-servers = Gdzie znaleźć plik serwera
page-iccf = ICCF
page-iccf-file = PGN turnieju lub własnych partii, na stronie turnieju lub na własnej stronie zawodnika: ma czas każdego posunięcia.
page-xfcc = Serwery z Xfcc
page-xfcc-file = Odpowiedź usługi „GetMyGames” lub to, co z niej zapisał program: ma zegary trwających partii.
page-others = Inne
page-others-file = PGN własnych partii; jeśli nie ma czasów, następnym krokiem jest podanie zegarów z serwera. Partie dzienne z Lichess i chess.com nie są w systemie Triple Block.
page-stop = Zatrzymaj
page-reading = { $games ->
    [one] Odczytano { $games } partię, { $percent }%
    [few] Odczytano { $games } partie, { $percent }%
   *[other] Odczytano { $games } partii, { $percent }%
}
page-finding = { $games ->
    [one] Odczytano { $games } partię, szukanie wśród Twoich: { $percent }%
    [few] Odczytano { $games } partie, szukanie wśród Twoich: { $percent }%
   *[other] Odczytano { $games } partii, szukanie wśród Twoich: { $percent }%
}
page-another = Inny plik

## Dlaczego plik się nie nadaje

wrong-file = { $problem ->
    [not-games] { $kind ->
        [backup] Tej kopii zapasowej nie da się tu odczytać.
        [event-link] Tego linku nie da się tu odczytać.
        [empty] Nic w tym nie ma.
        [pgn] { wrong-no-games }
        [xfcc] { wrong-no-games }
       *[unknown] { $looks ->
            [html] To jest strona internetowa. Zapisz same partie: serwer ma link do PGN.
            [xml] To jest XML, ale nie odpowiedź w Xfcc: zaczyna się od „{ $name }”.
            [json] To jest JSON innego programu.
            [archive] Ten plik jest spakowany. Rozpakuj go i zaimportuj plik ze środka.
            [pdf] To jest PDF. Zapisz partie jako PGN.
            [binary] To nie jest tekst.
           *[text] W tym tekście nie ma partii.
        }
    }
    [too-large] { wrong-too-large }
    [xml] Plik jest uszkodzony lub ucięty: wiersz { $line }, znak { $column }. Zapisz go ponownie.
    [fault] Serwer nie przysłał partii. Zgłasza: { $text }
   *[no-games] { wrong-no-games }
}
wrong-too-large = Więcej niż { $megabytes } MB nie jest czytane. Zapisz mniej partii naraz.
wrong-shared-backup = Kopii zapasowej nie można przywrócić przez udostępnienie. Wybierz tu jej plik.
wrong-unreadable = Przeglądarka nie mogła odczytać pliku. Spróbuj ponownie.
wrong-refused = Przeglądarka nie miała zgody na odczyt pliku. Wybierz go albo odczytaj ponownie i wyraź zgodę.
wrong-gone = Pliku nie ma już tam, gdzie był. Wybierz go ponownie.
wrong-no-games = Nie ma w tym partii.

## O co trzeba zapytać raz dla całego pliku

ask-title = Do wyjaśnienia
ask-settled = Wyjaśnione
ask-times-in = czasy w { $zone }
ask-you-are = Ty: { $name }
ask-nobody-short = żaden z zawodników
ask-event = { $n ->
    [one] { $name }: { $n } nowa partia
    [few] { $name }: { $n } nowe partie
   *[other] { $name }: { $n } nowych partii
}
ask-nameless = Partie bez turnieju
ask-length = Jak długo trwa turniej?
ask-length-hint = Podaje to organizator; wynikają z tego trzy bloki.
ask-days = { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
}
ask-other-days = Inny czas trwania, w dniach
ask-days-wrong = Liczba całkowita dni od 1 do 9999.
ask-other-control = Nie Triple Block
ask-zone = Ostatni czas w pliku to { $time }. Która godzina była wtedy tutaj?
ask-zone-here = { $time }: serwer zapisuje mój czas ({ $zone })
ask-zone-utc = { $time }: serwer zapisuje UTC
ask-whose = Które nazwisko jest Twoje?
ask-nobody = Żadne: tylko obserwuję te partie

## Partia z pliku i co z nią

row-title = { $n ->
    [one] { $n } partia w pliku
    [few] { $n } partie w pliku
   *[other] { $n } partii w pliku
}
row-more = i jeszcze { $n }
row-moves = { $n ->
    [one] { $n } nowe posunięcie
    [few] { $n } nowe posunięcia
   *[other] { $n } nowych posunięć
}
row-timed = { $n ->
    [one] czas { $n } posunięcia
   *[other] czasy { $n } posunięć
}
row-ended = zakończona
row-same = nic nowego
row-new = nowa
row-waits = nowa
row-finished = zakończona, niezachowana
row-take = Zachowaj też tę
row-no-times = bez czasów: następnym krokiem są dane serwera
row-other-control = nie Triple Block
row-other-control-is = nie Triple Block: { $text }
row-other-control-each = nie Triple Block: { $moves ->
    [one] { $time } na każde posunięcie
    [few] { $time } na { $moves } posunięcia
   *[other] { $time } na { $moves } posunięć
}
row-rest = Pozostałe
row-to-the-minute = Plik ma minuty, bez sekund. Terminy są zaokrąglone na Twoją niekorzyść.
row-clocks-agree = Zegary serwera się zgadzają.
row-clock-differs = { $name }: w pliku zostało { $file }; tutaj zegar { $clock }, bank { $bank }.
row-clocks-alone = Zegary są w pliku: brakuje tylko banków.
row-compare = Porównaj z serwerem
row-which = Która to partia?
row-which-is = Ta po { $played }
row-another = Inna partia
row-apart = Po { $played } plik ma inne posunięcia niż zachowana partia.
row-apart-at-once = Od pierwszego posunięcia plik ma inne posunięcia niż zachowana partia.
row-open = Otwórz partię
row-stamp = { $played } – tutaj { $kept }, w pliku { $file }.
row-no-stamps = { $n ->
    [one] Plik nie ma czasu nowego posunięcia.
   *[other] Plik nie ma wszystkich czasów { $n } nowych posunięć.
}
row-untimed = { $n ->
    [one] W { $n } partii plik nie ma czasów nowych posunięć. Dodaj je bez czasów i porównaj potem zegary albo otwórz partię i wpisz czasy.
   *[other] W { $n } partiach plik nie ma czasów nowych posunięć. Dodaj je bez czasów i porównaj potem zegary albo otwórz partię i wpisz czasy.
}
row-all-without-times = Dodaj wszystkie bez czasów
row-add-without-times = Dodaj bez czasów
row-result = Zachowany jest inny wynik: { $result }.
row-cancelled = Serwer anulował partię.
row-conflict = Partia nie pasuje do swojego turnieju. Otwórz ją, aby to naprawić.
row-refused = { $played }: { $why }
row-end-refused = Zakończenie: { $why }
row-without-times = Zachowaj bez czasów

## Zachowywanie

keep-these = { $n ->
    [one] Zachowaj { $n } partię
    [few] Zachowaj { $n } partie
   *[other] Zachowaj { $n } partii
}
keep-none = Zachowaj partie
keep-open = { $n ->
    [one] Powyżej czeka jeszcze pytanie o { $n } partię.
    [few] Powyżej czekają jeszcze pytania o { $n } partie.
   *[other] Powyżej czekają jeszcze pytania o { $n } partii.
}
keep-nothing = Wszystko z pliku już tu jest.
keep-works = Chwileczkę: { $percent }%
keep-waiting = Najpierw odpowiedz na pytania powyżej.
keep-kept = { $n ->
    [one] Zachowano { $n } partię.
    [few] Zachowano { $n } partie.
   *[other] Zachowano { $n } partii.
}{ $left ->
    [0] {""}
    [one] {" "}{ $left } czeka: jest do niej pytanie.
    [few] {" "}{ $left } czekają: są do nich pytania.
   *[other] {" "}{ $left } czeka: są do nich pytania.
}
keep-differ = { $n ->
    [one] W { $n } z nich zegary serwera są inne: porównaj ją.
   *[other] W { $n } z nich zegary serwera są inne: porównaj je.
}
keep-failed = { $n ->
    [one] Nie udało się zapisać { $n } partii.
   *[other] Nie udało się zapisać { $n } partii.
}

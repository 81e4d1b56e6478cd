## Strony lekcji

page-title = Nauka
page-lesson = Lekcja
page-arbiter = Sędzia

## Lista lekcji

index-go-on = Kontynuuj lekcję { $lesson }
index-begin = Zacznij lekcję { $lesson }
index-steps = { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[other] { $n } kroków
}
index-done = Ukończona
index-of = z { $n }

## Lekcja

player-step = Krok { $step } z { $of }
player-task = Zadanie
player-question = Pytanie
player-back = Wstecz
player-begin-again = Od początku
player-show = Pokaż
player-showing = Zobacz, jak to zrobić.
player-go-on = Dalej
player-finish = Zakończ
player-task-first = Najpierw wykonaj zadanie.
player-answer-first = Najpierw odpowiedz na pytanie.
player-right-first = Najpierw znajdź poprawną odpowiedź.
player-right = Dobrze.
player-wrong = Nie do końca.
player-done = Zrobione.
player-copy-link = Kopiuj link do tego kroku
player-copied = Link do tego kroku jest skopiowany.
player-not-copied = Nie udało się skopiować linku. To adres tej strony.
player-end = Lekcja ukończona
player-end-open = Jeszcze nierozwiązane
player-learnt = O czym to było
player-next = Następna lekcja
player-anew = Jeszcze raz
player-all = Wszystkie lekcje
player-missing = Nie ma takiej lekcji. Oto wszystkie lekcje.
player-keys = Klawisze: od 1 do 5 odpowiedzi, Enter i → dalej, ← wstecz.

## Quiz

quiz-title = Quiz
quiz-lead = Liczba pytań: { $questions }, zmieszanych ze wszystkich kursów lub z jednego.
quiz-mixed = Wszystkie kursy
quiz-number = Quiz nr { $seed }
quiz-question = Pytanie { $question } z { $of }
quiz-result = Wynik
quiz-score = Za pierwszym razem dobrze: { $right } z { $of }
quiz-all-right = Wszystko dobrze za pierwszym razem.
quiz-were-wrong = Do powtórki
quiz-your-answer = Twoja odpowiedź:
quiz-right-answer = Poprawna:
quiz-to-step = Do lekcji
quiz-another = Inny quiz
quiz-same = Ten sam quiz jeszcze raz
quiz-none = Nie ma jeszcze pytań.
quiz-see-result = Zobacz wynik

## Link dla klasy

class-title = Dla klasy
class-lead = Link, który wszystkim uczniom daje to samo: lekcję, kurs lub quiz.
class-given = Co
class-one-lesson = Lekcja
class-one-course = Kurs
class-one-quiz = Quiz
class-course = Kurs
class-questions = Pytania
class-same-order = Te same dla wszystkich, jedna kolejność
class-own-order = Inne dla każdego ucznia
class-drawn = Liczba pytań: { $questions }, losowanych dla każdego ucznia.
class-preview = Co zobaczą uczniowie
class-copy = Kopiuj link
class-copied = Link dla klasy jest skopiowany.

## Co można zrobić z zegarem lekcji

act-not-offered = Tego nie można tu zrobić.
act-label = { $event ->
    [press] Naciśnij
    [stop] Zatrzymaj zegary
    [resume] Wznów
    [swap-sides] Odwróć zegar
    [correct] Ustaw zegar: białe { $white }, czarne { $black }
    [give] { $gains ->
        [true] { $to ->
            [white] Białe otrzymują { $time }
           *[black] Czarne otrzymują { $time }
        }
       *[false] { $to ->
            [white] Białe tracą { $time }
           *[black] Czarne tracą { $time }
        }
    }
    [penalize] { $gains ->
        [true] { $offender ->
            [white] { $offence } (białe): czarne otrzymują { $time }
           *[black] { $offence } (czarne): białe otrzymują { $time }
        }
       *[false] { $offender ->
            [white] { $offence } (białe): ostrzeżenie
           *[black] { $offence } (czarne): ostrzeżenie
        }
    }
    [introduce-increment] Odtąd { $time } na ruch
    [claim-flag] { $claimant ->
        [arbiter] { act-note-flag }
        [clock] { act-note-flag }
       *[player] Reklamuj opadnięcie
    }
    [arrive] Jestem
    [claim-default] { $side ->
        [white] Białe nie stawiły się na czas: przegrana
       *[black] Czarne nie stawiły się na czas: przegrana
    }
    [claim-default-of-both] Nikt nie stawił się na czas: obie strony przegrywają
    [claim-draw] Reklamuj remis
    [play-on] Partia toczy się dalej
    [on-board] { $end ->
        [checkmate] Mat
        [resignation] Poddaj partię
       *[other] {""}
    }
    [restore] Wróć do wcześniejszej pozycji
    [count-away] { $counts ->
        [true] Czas się liczy
       *[false] Czas się nie liczy
    }
    [away] {""}
    [dead] {""}
    [end] {""}
    [undo] {""}
   *[redo] {""}
}
act-note-flag = Stwierdź opadnięcie

## Partie korespondencyjne lekcji

ledger-clock = Zegar
ledger-increment = Inkrement
ledger-bank = Bank
ledger-day = dzień { $day } z { $of }
ledger-yours = Ty (białe)
ledger-theirs = Przeciwnik (czarne)
ledger-turn = { $mine ->
    [true] Twój ruch { $number }: biegnie Twój zegar
   *[false] Ruch przeciwnika: biegnie jego zegar
}
ledger-fallen = { $mine ->
    [true] Twój zegar doszedł do zera, { $when }: przekroczenie czasu (ETL), partia przegrana
   *[false] Zegar przeciwnika doszedł do zera, { $when }
}
ledger-over = Partia jest zakończona
ledger-claim-pending = Trwa reklamacja: żaden zegar nie biegnie
ledger-last-entry = Ostatnio w rozliczeniu
ledger-pass = Niech czas płynie
ledger-later = { $days ->
    [0] { $hours } h
   *[other] { $days } d
}
ledger-make-move = Zrób ruch
ledger-opponent-moves = Ruch przeciwnika
ledger-amount = Z banku na zegar
ledger-leaves = potem zegar { $clock }, bank { $bank }
ledger-refill = Uzupełnij
ledger-full = Zegar jest pełny lub bank pusty.
ledger-transfer = Kapitan przenosi czas
ledger-substitute = Wstaw zastępcę
ledger-claim = Złóż reklamację
ledger-resolve = Reklamacja rozpatrzona
ledger-game = Partia { $n }
ledger-away = Nieobecność od { $from } do { $to }
ledger-leave = Wyjedź teraz
ledger-is-back = Jesteś z powrotem. Każdy przeciwnik zrobił ruch w chwili Twojego wyjazdu.
ledger-days = Czas trwania turnieju
ledger-days-value = { $n } dni
ledger-shorter = { $n ->
    [one] { $n } dzień krócej
   *[other] { $n } dni krócej
}
ledger-longer = { $n ->
    [one] { $n } dzień dłużej
   *[other] { $n } dni dłużej
}
ledger-by-table = Według tabeli, { $n } dni
ledger-by-formula = Według dokładnego wzoru
ledger-half = Każdy zawodnik ma w sumie { $half }: połowę turnieju.
ledger-lasts = Od { $from } do { $to }
ledger-unrated = Poniżej 302 dni turniej nie jest zaliczany do rankingu, a tabela nie ma dla niego wiersza.
ledger-announce = Ogłoś turniej
ledger-announced = Ogłoszono: { $n } dni

## Przepisy przywołane w kroku

rule-cited = Źródło: { $rule ->
    [fide] Przepisy gry FIDE, { $paragraph }
    [triple-block] Triple Block, ({ $point })
    [substitution] Triple Block, zastępstwa, { $point }
   *[double-flag] Zegar z podwójną chorągiewką
}

## Ocena nieobecności

verdict-over = Partia jest zakończona.
verdict-unknown = Jej czas jest nieznany.
verdict-safe = Zegar wystarczy. W najgorszym razie zostanie { $left }.
verdict-refill-first = Zegar nie wystarczy. Przed wyjazdem uzupełnij go o { $refills }.
verdict-refill-and-move = Uzupełnij zegar o { $amount } i zrób ruch, do { $by }.
verdict-move-and-refill = Zrób ruch do { $by } i uzupełnij zegar o { $amount } przed wyjazdem.
verdict-only-move = Ratuje ją tylko ruch: do { $by }.
verdict-cannot-be-saved = Cokolwiek zrobisz, to jej nie uratuje: zegar może dojść do zera, { $falls }.
verdict-keep = { $said } Aby zegar do tej chwili wystarczył, uzupełnij go o { $refills }.
verdict-refill = { $amount } do { $by }
verdict-then = { $refills }, potem o { $next }

## Plansze podwójnej chorągiewki

curves-first-move-starts = Zegary ruszają z Twoim pierwszym posunięciem.
curves-curves = Co daje naciśnięcie w czasie rezerwowym
curves-left = Pozostały czas rezerwowy
curves-gives = Naciśnięcie daje
curves-after = Po naciśnięciu
curves-press = Naciśnij
curves-drag = Przeciągnij uchwyt lub użyj klawiszy strzałek: sekunda, z Shift dziesiąta część.
curves-place = zostało { $left } s, po naciśnięciu { $after } s
curves-seconds = { $seconds }{"\u00A0"}s
curves-bronstein = Bronstein
curves-byo-yomi = Byo-yomi
curves-double-flag = Podwójna chorągiewka
curves-press-all = Naciśnij wszystkie
curves-black-thinks = Ruch czarnych.
curves-spent = Ostatnie posunięcie zajęło { $seconds } s.

## Galeria osadzanych widoków

gallery-title = Osadzanie
gallery-lead = Na własnej stronie. Bez ciasteczek i bez wysyłania czegokolwiek.
gallery-name-of = { $view ->
    [board] Szachownica
    [triple-block] Triple Block
    [lesson] Lekcja
   *[other] Zegar
}
gallery-use-of = { $view ->
    [board] Partia lub pozycja
    [triple-block] Od czasu trwania do bloków
    [lesson] Jedna reguła do wypróbowania
   *[other] Dowolne tempo gry
}
gallery-view = Co pokazać
gallery-options = Opcje
gallery-which = To może znaczyć kilka rzeczy. O którą chodzi?
gallery-shows = Na szachownicy
gallery-shows-game = Partia
gallery-shows-position = Pozycja
gallery-preview = Podgląd
gallery-as-shown = Jak na Twojej stronie; tu już działa
gallery-high = wysokość { $pixels } px
gallery-preview-offline = Podgląd wymaga sieci, a teraz jej nie ma. Kod do skopiowania jest kompletny także bez podglądu.
gallery-snippet = Dwa wiersze dla Twojej strony
gallery-plain = Gdzie skrypty są zabronione
gallery-plain-code = Zwykła ramka
gallery-plain-why = Wiele systemów zarządzania treścią dopuszcza w bloku HTML tylko ramki. Wysokość jest taka jak w tym podglądzie.
gallery-copy = Kopiuj
gallery-copied = Skopiowano.
gallery-not-copied = Przeglądarka nie pozwoliła skopiować. Zaznacz tekst i skopiuj go ręcznie.
gallery-host = Na własnym serwerze
gallery-host-how-1 = Skopiuj wszystkie pliki tej witryny do własnego folderu. Wystarczy każdy serwer statyczny; nic się na nim nie wykonuje.
gallery-host-how-2 = Otwórz tę stronę w tym folderze: wtedy kod do skopiowania ma Twój adres.
gallery-host-how-3 = Jeśli Twoja witryna wysyła Content-Security-Policy, dopuść ten folder w script-src i frame-src.
gallery-notes = Dobrze wiedzieć
gallery-notes-are-1 = Ramka dopasowuje się do wysokości treści, atrybuty zmieniają ją na bieżąco, a ona zgłasza zdarzenia.
gallery-notes-are-2 = Strona może mieć kilka widoków. Każdy ładuje tylko to, co pokazuje, i dopiero gdy ma się pojawić na ekranie.
gallery-notes-are-3 = Ramka jest odizolowana: nie może czytać strony i niczego nie zapisuje na urządzeniu.
gallery-notes-are-4 = Jasny lub ciemny motyw jest jak na urządzeniu czytelnika, a język jak w przeglądarce, chyba że wybierzesz inaczej.
gallery-start-hint = Turniej zaczyna się o 00:00 UTC.
gallery-bad-start = start: możliwy jest dzień, na przykład 2026-12-01, lub chwila, na przykład 2026-12-01T12:00:00Z.
gallery-bad-days = Liczba całkowita od 1 do 9999.
gallery-label = { $parameter ->
    [lang] Język
    [theme] Motyw
    [colours] Kolory szachownicy
    [pieces] Bierki
    [orientation] U dołu
    [size] Rozmiar w pikselach
    [control] Tempo gry
    [pgn] Partia w PGN
    [fen] Pozycja w FEN
    [days] Czas trwania w dniach
    [start] Start
    [lesson] Lekcja
    [step] Od kroku
   *[view] view
}
gallery-hint = { $parameter ->
    [control] 15+10, 90/40+30, 30+30 lub z podwójną chorągiewką 15 df60/10
    [pgn] Najwyżej 20{"\u00A0"}000 bajtów, z wariantami, komentarzami i %clk
    [days] od 1 do 9999
    [start] Dzień, na przykład 2026-12-01; puste: dzień oglądania
    [step] 1 to pierwszy
   *[other] {""}
}
gallery-value = { $parameter ->
    [theme] { $value ->
        [system] Jak na urządzeniu
        [light] Jasny
        [dark] Ciemny
        [contrast] Wysoki kontrast
       *[other] {""}
    }
    [colours] { $value ->
        [boxwood] Bukszpan
        [green] Zielone
        [slate] Łupek
        [contrast] Wysoki kontrast
       *[other] {""}
    }
    [size] { $value ->
        [s] 280
        [m] 420
        [l] 640
       *[other] {""}
    }
    [pieces] { $value ->
        [cburnett] Burnett
       *[other] {""}
    }
    [orientation] { $value ->
        [white] Białe
        [black] Czarne
       *[other] {""}
    }
   *[other] {""}
}

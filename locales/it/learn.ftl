## Le pagine delle lezioni

page-title = Impara
page-lesson = Lezione
page-arbiter = Arbitro

## L’elenco delle lezioni

index-go-on = Continua la lezione { $lesson }
index-begin = Inizia la lezione { $lesson }
index-steps = { $n ->
    [one] { $n } passo
   *[other] { $n } passi
}
index-done = Fatta
index-of = di { $n }

## Una lezione

player-step = Passo { $step } di { $of }
player-task = Esercizio
player-question = Domanda
player-back = Indietro
player-begin-again = Ricomincia
player-show = Fammi vedere
player-showing = Guarda come si fa.
player-go-on = Avanti
player-finish = Termina
player-task-first = Prima svolgi l’esercizio.
player-answer-first = Prima rispondi alla domanda.
player-right-first = Prima trova la risposta giusta.
player-right = Giusto.
player-wrong = Non proprio.
player-done = Fatto.
player-copy-link = Copia il link a questo passo
player-copied = Il link a questo passo è copiato.
player-not-copied = Non è stato possibile copiare il link. È l’indirizzo di questa pagina.
player-end = Lezione terminata
player-end-open = Non ancora risolta
player-learnt = In sintesi
player-next = Prossima lezione
player-anew = Ripeti
player-all = Tutte le lezioni
player-missing = Non c’è nessuna lezione con questo nome. Ecco tutte le lezioni.
player-keys = Tasti: 1–5 rispondono, Invio e → vanno avanti, ← torna indietro.

## Il quiz

quiz-title = Quiz
quiz-lead = { $questions } domande miste: da tutti i corsi o da uno.
quiz-mixed = Tutti i corsi
quiz-number = Quiz n. { $seed }
quiz-question = Domanda { $question } di { $of }
quiz-result = Risultato
quiz-score = { $right } di { $of } giuste al primo colpo
quiz-all-right = Tutto giusto al primo colpo.
quiz-were-wrong = Da rivedere
quiz-your-answer = La tua:
quiz-right-answer = Giusta:
quiz-to-step = Vai alla lezione
quiz-another = Un altro quiz
quiz-same = Lo stesso quiz
quiz-none = Non ci sono ancora domande.
quiz-see-result = Al risultato

## Il link per una classe

class-title = Per una classe
class-lead = Un link che dà lo stesso a tutti: una lezione, un corso o un quiz.
class-given = Che cosa
class-one-lesson = Una lezione
class-one-course = Un corso
class-one-quiz = Un quiz
class-course = Corso
class-questions = Domande
class-same-order = Le stesse per tutti, nello stesso ordine
class-own-order = Diverse per ognuno
class-drawn = { $questions } domande, estratte per ognuno.
class-preview = Che cosa vedrà chi impara
class-copy = Copia il link
class-copied = Il link per la classe è copiato.

## Che cosa si può fare con l’orologio di una lezione

act-not-offered = Qui non si può fare.
act-label = { $event ->
    [press] Premi
    [stop] Ferma gli orologi
    [resume] Riprendi
    [swap-sides] Gira l’orologio
    [correct] Imposta l’orologio: Bianco { $white }, Nero { $black }
    [give] { $gains ->
        [true] { $to ->
            [white] Il Bianco riceve { $time }
           *[black] Il Nero riceve { $time }
        }
       *[false] { $to ->
            [white] Il Bianco perde { $time }
           *[black] Il Nero perde { $time }
        }
    }
    [penalize] { $gains ->
        [true] { $offender ->
            [white] { $offence } (Bianco): il Nero riceve { $time }
           *[black] { $offence } (Nero): il Bianco riceve { $time }
        }
       *[false] { $offender ->
            [white] { $offence } (Bianco): ammonizione
           *[black] { $offence } (Nero): ammonizione
        }
    }
    [introduce-increment] D’ora in poi { $time } a mossa
    [claim-flag] { $claimant ->
        [arbiter] { act-note-flag }
        [clock] { act-note-flag }
       *[player] Reclama la caduta
    }
    [arrive] Ci sono
    [claim-default] { $side ->
        [white] Il Bianco non era presente in tempo: partita persa
       *[black] Il Nero non era presente in tempo: partita persa
    }
    [claim-default-of-both] Nessuno dei due era presente in tempo: hanno perso entrambi
    [claim-draw] Reclama la patta
    [play-on] La partita continua
    [on-board] { $end ->
        [checkmate] Scaccomatto
        [resignation] Abbandona
       *[other] {""}
    }
    [restore] Torna alla posizione precedente
    [count-away] { $counts ->
        [true] Il tempo si conteggia
       *[false] Il tempo non si conteggia
    }
    [away] {""}
    [dead] {""}
    [end] {""}
    [undo] {""}
   *[redo] {""}
}
act-note-flag = Rileva la caduta

## Le partite per corrispondenza delle lezioni

ledger-clock = Orologio
ledger-increment = Incremento
ledger-bank = Banca
ledger-day = giorno { $day } di { $of }
ledger-yours = Tu (Bianco)
ledger-theirs = Avversario (Nero)
ledger-turn = { $mine ->
    [true] La tua mossa { $number }: il tuo orologio è in moto
   *[false] Tocca all’avversario: il suo orologio è in moto
}
ledger-fallen = { $mine ->
    [true] Il tuo orologio è scaduto, { $when }: tempo di riflessione superato (ETL), partita persa
   *[false] L’orologio dell’avversario è scaduto, { $when }
}
ledger-over = La partita è finita
ledger-claim-pending = C’è un reclamo in corso: nessun orologio è in moto
ledger-last-entry = Ultima voce del conto
ledger-pass = Lascia passare il tempo
ledger-later = { $days ->
    [0] { $hours } h
   *[other] { $days } g
}
ledger-make-move = Muovi
ledger-opponent-moves = L’avversario muove
ledger-amount = Dalla banca all’orologio
ledger-leaves = poi orologio { $clock }, banca { $bank }
ledger-refill = Ricarica
ledger-full = L’orologio è pieno o la banca è vuota.
ledger-transfer = Trasferisci tempo
ledger-substitute = Fai entrare un sostituto
ledger-claim = Presenta un reclamo
ledger-resolve = Reclamo risolto
ledger-game = Partita { $n }
ledger-away = Assenza da { $from } a { $to }
ledger-leave = Parti ora
ledger-is-back = Rieccoti. Tutti gli avversari hanno mosso appena sei via.
ledger-days = Durata del torneo
ledger-days-value = { $n } giorni
ledger-shorter = { $n ->
    [one] { $n } giorno in meno
   *[other] { $n } giorni in meno
}
ledger-longer = { $n ->
    [one] { $n } giorno in più
   *[other] { $n } giorni in più
}
ledger-by-table = Dalla tabella, { $n } giorni
ledger-by-formula = Dalla formula esatta
ledger-half = Ogni giocatore ha in tutto { $half }: la metà del torneo.
ledger-lasts = Da { $from } a { $to }
ledger-unrated = Sotto i 302 giorni un torneo non può essere valido per l’Elo, e la tabella non ha una riga.
ledger-announce = Pubblica il bando
ledger-announced = Bando con { $n } giorni

## Le regole citate da un passo

rule-cited = Fonte: { $rule ->
    [fide] Regole FIDE, { $paragraph }
    [triple-block] Triple Block, ({ $point })
    [substitution] Triple Block, sostituzioni, { $point }
   *[double-flag] L’orologio a doppia bandierina
}

## I giudizi su un’assenza

verdict-over = La partita è finita.
verdict-unknown = Il suo tempo non è noto.
verdict-safe = L’orologio basta. Nel peggiore dei casi restano { $left }.
verdict-refill-first = L’orologio non basta. Ricarica prima di partire: { $refills }.
verdict-refill-and-move = Ricarica { $amount } e muovi, entro { $by }.
verdict-move-and-refill = Muovi entro { $by }, e ricarica { $amount } prima di partire.
verdict-only-move = La salva solo una mossa: entro { $by }.
verdict-cannot-be-saved = Niente di ciò che puoi fare la salva: l’orologio può scadere, { $falls }.
verdict-keep = { $said } Perché l’orologio basti fino ad allora, ricarica { $refills }.
verdict-refill = { $amount } entro { $by }
verdict-then = { $refills }, poi { $next }

## Le illustrazioni della doppia bandierina

curves-first-move-starts = Gli orologi partono con la tua prima mossa.
curves-curves = Che cosa dà premere nel tempo extra
curves-left = Tempo extra residuo
curves-gives = Premere dà
curves-after = Dopo aver premuto
curves-press = Premi
curves-drag = Trascina la maniglia o usa le frecce: un secondo, con Maiusc un decimo.
curves-place = { $left } s residui, { $after } s dopo aver premuto
curves-seconds = { $seconds }{"\u00A0"}s
curves-bronstein = Bronstein
curves-byo-yomi = Byo-yomi
curves-double-flag = Doppia bandierina
curves-press-all = Premi tutti gli orologi
curves-black-thinks = Tocca al Nero.
curves-spent = L’ultima mossa è costata { $seconds } s.

## La raccolta delle viste da incorporare

gallery-title = Incorpora
gallery-lead = Sul tuo sito. Niente cookie, e non viene inviato niente.
gallery-name-of = { $view ->
    [board] Scacchiera
    [triple-block] Triple Block
    [lesson] Lezione
   *[other] Orologio
}
gallery-use-of = { $view ->
    [board] Una partita o una posizione
    [triple-block] Dalla durata ai blocchi
    [lesson] Una regola da provare
   *[other] Qualsiasi cadenza
}
gallery-view = Che cosa mostrare
gallery-options = Opzioni
gallery-which = Può significare più cose. Quale intendi?
gallery-shows = Sulla scacchiera
gallery-shows-game = Una partita
gallery-shows-position = Una posizione
gallery-preview = Anteprima
gallery-as-shown = Come sulla tua pagina; qui funziona già
gallery-high = altezza { $pixels } px
gallery-preview-offline = L’anteprima richiede la rete, e ora non c’è. Il codice da copiare è completo anche senza.
gallery-snippet = Due righe per la tua pagina
gallery-plain = Dove gli script non sono permessi
gallery-plain-code = Un riquadro semplice
gallery-plain-why = Molti CMS permettono solo riquadri nel blocco HTML. L’altezza è quella di questa anteprima.
gallery-copy = Copia
gallery-copied = Copiato.
gallery-not-copied = Il browser non ha permesso la copia. Seleziona il testo e copialo a mano.
gallery-host = Sul tuo server
gallery-host-how-1 = Copia tutti i file di questo sito in una tua cartella. Va bene qualsiasi server di file statici; non vi gira nessun programma.
gallery-host-how-2 = Apri questa pagina in quella cartella: le righe da copiare avranno il tuo indirizzo.
gallery-host-how-3 = Se il tuo sito invia una Content-Security-Policy, permetti quella cartella in script-src e frame-src.
gallery-notes = Buono a sapersi
gallery-notes-are-1 = Il riquadro segue l’altezza del contenuto, gli attributi lo cambiano in tempo reale, e segnala gli eventi.
gallery-notes-are-2 = Una pagina può avere più viste. Ognuna carica solo ciò che mostra, e solo quando sta per apparire.
gallery-notes-are-3 = Il riquadro è isolato: non può leggere la tua pagina e non conserva niente sul dispositivo.
gallery-notes-are-4 = Chiaro o scuro segue il dispositivo di chi legge, la lingua segue il browser, se non scegli tu.
gallery-start-hint = Il torneo inizia alle 00:00 UTC.
gallery-bad-start = start: usa un giorno, come 2026-12-01, o un istante, come 2026-12-01T12:00:00Z.
gallery-bad-days = Un numero intero da 1 a 9999.
gallery-label = { $parameter ->
    [lang] Lingua
    [theme] Tema
    [colours] Colori scacchiera
    [pieces] Pezzi
    [orientation] In basso
    [size] Dimensione in pixel
    [control] Cadenza
    [pgn] Partita in PGN
    [fen] Posizione in FEN
    [days] Durata in giorni
    [start] Inizio
    [lesson] Lezione
    [step] Dal passo
   *[view] view
}
gallery-hint = { $parameter ->
    [control] 15+10, 90/40+30, 30+30 o con la doppia bandierina 15 df60/10
    [pgn] Al massimo 20.000 byte, con varianti, commenti e %clk
    [days] da 1 a 9999
    [start] Un giorno, come 2026-12-01; vuoto: il giorno in cui si vede
    [step] 1 è il primo
   *[other] {""}
}
gallery-value = { $parameter ->
    [theme] { $value ->
        [system] Del dispositivo
        [light] Chiaro
        [dark] Scuro
        [contrast] Alto contrasto
       *[other] {""}
    }
    [colours] { $value ->
        [boxwood] Bosso
        [green] Verde
        [slate] Ardesia
        [contrast] Alto contrasto
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
        [white] Bianco
        [black] Nero
       *[other] {""}
    }
   *[other] {""}
}

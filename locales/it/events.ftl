## L’elenco dei tornei

list-title = Tornei
list-none = Qui ci saranno i tuoi tornei. Inizia da quello in cui giochi.
list-none-what-1 = Un torneo o un match con il Triple Block: tutte le sue partite hanno lo stesso inizio, la stessa fine e gli stessi tre blocchi di tempo.
list-none-what-2 = Li ha scelti l’organizzatore e li ha comunicati a ogni giocatore. Inseriscili una volta; ne segue ogni scadenza delle tue partite.
list-none-what-3 = Qualcuno ti ha mandato il link di un torneo? Aprilo, e tutto è già compilato.
list-new = Aggiungi torneo
list-archived = Mostra gli archiviati ({ $n })
list-only-archived = Tutti i tuoi tornei sono archiviati.
list-is-archived = archiviato
list-games = { $n ->
    [0] nessuna partita
    [one] { $n } partita
   *[other] { $n } partite
}
list-next = Prossima mossa entro { $at }
list-not-begun = Torneo non iniziato
list-running = Torneo in corso
list-over = Torneo finito
list-missing = Questo torneo non è su questo dispositivo.

## Il modulo di un torneo

form-title-new = Aggiungi torneo
form-title-edit = Modifica torneo
form-place = { $field ->
    [name] Nome
    [start] Inizio ufficiale
    [days] Durata
    [clock] Orologio
    [increment] Incremento
    [bank] Banca
    [moves] Mosse con incremento
    [protection] Quando tutto il tempo è esaurito
    [captain] Trasferimento del capitano
   *[zone] Fuso orario del server
}
form-faults = { $n ->
    [one] { $n } cosa da correggere:
   *[other] { $n } cose da correggere:
}
form-name-hint = per esempio WC46/SF7
form-zone-hint = Date e ore del server si leggono in questo fuso. UTC, o un luogo come Europe/Rome.
form-days-hint = 302 giorni o più perché sia valido per l’Elo.
form-days-unit = giorni
form-years = { $years ->
    [one] circa { $years }{"\u00A0"}anno
   *[other] circa { $years }{"\u00A0"}anni
}
form-common = Durate comuni
form-blocks = I tre blocchi
form-offer = { $kind ->
    [listed] Dalla tabella:
    [published] Da bando:
   *[exact] Dalla formula:
} { sheet-whole-days }
form-offer-fits = Le regole parlano di una durata massima desiderata, e la tabella elenca le durate: { sheet-whole-days } è la più lunga che sta in { $wanted ->
    [one] { $wanted }{"\u00A0"}giorno
   *[other] { $wanted }{"\u00A0"}giorni
}. La fine arriva { $sooner ->
    [one] { $sooner }{"\u00A0"}giorno
   *[other] { $sooner }{"\u00A0"}giorni
} prima.
form-offer-printed = La tabella riporta questa banca.
form-offer-published = Questa banca l’aveva un torneo di 302 giorni da bando, e la dà la formula.
form-offer-exact = La metà di { sheet-whole-days } per ogni giocatore{ $short ->
    [true] . La tabella inizia da 302 giorni.
   *[false] : ciò che ne lasciano orologio e incrementi è la banca. La tabella non ha una banca così, quindi chiedi se il server la dà.
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
form-own = Secondo il bando
form-own-why = Compila uno qualsiasi dei tre campi qui sotto. Vale ciò che dice il bando.
form-blocks-by = { $kind ->
    [listed] dalla tabella
    [published] da bando
   *[exact] dalla formula
}
form-blocks-own = scelti da te
form-length-hint = Scritto come 50 g, 82,5 (giorni) o 1 g 20:00:00.
form-end = Fine, al secondo
form-end-unknown = Inizio e durata danno la fine, al secondo.
form-differs = Insieme { $by } { $more ->
    [true] più
   *[false] meno
} della durata del torneo.
form-unrated = Il torneo più breve valido per l’Elo dura 302 giorni. Questo non può esserlo.
form-rules = Regole
form-rules-by = { $edition ->
    [current] attuali
   *[older] precedenti
} · { $refill ->
    [automatic] la banca ricarica dopo ogni mossa
   *[increment-only] ricarica a mano
}{ $protection ->
    [none] {""}
    [sudden-death] {" "}· protezione sudden death
   *[guaranteed-time] {" "}· tempo garantito
}
form-edition = Versione delle regole
form-edition-name = { $edition ->
    [current] Attuale
   *[older] Precedente
}
form-edition-why = { $edition ->
    [current] Protezione sudden death e trasferimenti dei capitani sono temporaneamente sospesi: disattivati, se non li attivi tu.
   *[older] Si può scegliere il tempo garantito, e i capitani possono trasferire tempo.
}
form-refill = Dopo ogni mossa
form-refill-name = { $refill ->
    [automatic] La banca ricarica l’orologio
   *[increment-only] Solo l’incremento
}
form-refill-why = { $refill ->
    [automatic] La lettura consueta del punto (d) delle regole: dopo ogni mossa l’orologio si ricarica da sé, dalla banca.
   *[increment-only] Come lo descrive la pagina di una federazione: l’orologio riceve l’incremento, e dalla banca si ricarica a mano. Finché una partita non è confrontata con il suo server, si mostra anche la prima delle due scadenze.
}
form-protection-name = { $protection ->
    [none] Niente: l’orologio scade
    [sudden-death] Protezione sudden death (SDP): { sheet-whole-days }
   *[guaranteed-time] Tempo garantito (GT): 3 giorni
}{ $suspended ->
    [true] {" "}(temporaneamente non in vigore)
   *[false] {""}
}
form-protection-why = { $protection ->
    [none] {""}
   *[other] { $protection ->
        [sudden-death] Protezione sudden death
       *[other] Tempo garantito
    }: dopo la mossa { $moves }, con la banca vuota, un orologio che dopo una mossa mostra meno è riportato a { sheet-whole-days }, per il resto della partita.
}
form-suspended = temporaneamente non in vigore nel testo attuale
form-team-and-note = A squadre, nota
form-team-by = { $team ->
    [true] { $note ->
        [true] torneo a squadre, una nota
       *[false] torneo a squadre
    }
   *[false] { $note ->
        [true] una nota
       *[false] no
    }
}
form-team = Torneo a squadre
form-team-why = I capitani possono far entrare a una scacchiera un sostituto o un subentrante.
form-captain = I capitani possono trasferire tempo
form-captain-why = Dalla banca di un giocatore al suo orologio, e solo con una sostituzione o un subentro.
form-moves-hint = 50 per regola. Contano le mosse proprie di ogni giocatore.
form-note = La tua nota
form-note-hint = Resta qui: non è nel link.
form-add = Aggiungi torneo
form-save = Salva torneo
form-deadlines = { $n ->
    [one] Cambia la scadenza di { $n } partita.
   *[other] Cambia le scadenze di { $n } partite.
}
form-changes = { $n ->
    [one] Questo cambia { $n } partita:
   *[other] Questo cambia { $n } partite:
}
form-changes-save = Salva con questi cambiamenti
form-changes-back = Modifica altro
form-shared = Qualcuno ha condiviso questo torneo. Aggiungilo, e inserisci le tue partite.
form-shared-add = Aggiungi questo torneo
form-shared-edit = Modifica prima di aggiungere
form-shared-wrong = { $n ->
    [one] Questo link è danneggiato. Contiene { $n } errore:
   *[other] Questo link è danneggiato. Contiene { $n } errori:
}
form-shared-rest = Chiedi di nuovo il link. Ciò che si è potuto leggere è compilato qui sotto.

## Che cosa non va in un campo del modulo

field-fault = { $fault ->
    [number] Inserisci un numero intero.
    [no-start] Inserisci quando inizia il torneo.
    [unknown-zone] Questo browser non conosce quel fuso. Inserisci UTC, o un luogo come Europe/Rome.
    [length] { $length ->
        [empty] Inserisci un tempo, come 50 g; 0 per nessuno.
        [shape] Inserisci un tempo, come 50 g, 82,5 o 1 g 20:00:00.
       *[range] Inserisci un tempo da zero in su.
    }
   *[event] { field-event }
}
field-event = { $why ->
    [name] Inserisci un nome da 1 a 100 caratteri.
    [start] Inserisci un inizio tra il 1970 e il 9000.
    [days] Inserisci da 1 a 9999 giorni.
    [clock] Un orologio mostra più di zero e al massimo 50 giorni.
    [bank] Una banca ha da 0 a 9999 giorni.
    [increment] Un incremento va da 0 a 50 giorni.
    [increment-moves] Inserisci da 0 a 500 mosse.
    [protection] La protezione sudden death va da 1 a 5 giorni.
    [captain-without-team] Solo i capitani di un torneo a squadre trasferiscono tempo: rendilo a squadre, o disattiva questa opzione.
   *[zone] Inserisci un fuso: UTC, o un luogo come Europe/Rome.
}

## Che cosa fa a una partita un cambiamento del torneo

change-conflict = La voce del { $at } non è più valida. { $why } Non si elimina niente: la partita resta com’era prima di quella voce, finché non correggi la voce o il torneo.
change-lost = L’orologio sarebbe scaduto il { $at }.
change-saved = L’orologio non sarebbe scaduto.
change-deadline = L’orologio scade il { $to } invece che il { $from }.
change-accounts = { $side ->
    [white] Bianco
   *[black] Nero
}: orologio { $clock } → { $clock-after }, banca { $bank } → { $bank-after }.
change-increments = { $side ->
    [white] Bianco
   *[black] Nero
}: mosse che danno ancora l’incremento: { $moves } → { $after }.
change-fits = Le sue voci sono di nuovo compatibili con il torneo.

## Che cosa non va nel link di un torneo

link-fault = { $fault ->
    [too-long] È più lungo di qualsiasi link di un torneo.
    [missing] { $part ->
        [end] È stato troncato: manca la fine.
       *[other] { link-part }
    }
    [unreadable] { link-part }
    [twice] { link-part }
    [end] La sua fine non corrisponde a inizio e durata: qualcosa è stato cambiato.
   *[event] { field-event }
}
link-part = { $fault ->
    [missing] Manca
    [unreadable] Illeggibile
   *[other] Due valori diversi per
}: { $part ->
    [name] nome
    [start] inizio
    [days] durata in giorni
    [clock] orologio
    [bank] banca
    [increment] incremento
    [moves] numero di mosse con incremento
    [rules] versione delle regole
    [refill] modo di ricaricare
    [protection] protezione
    [team] impostazione per le squadre
    [transfer] impostazione per i trasferimenti
    [openings] impostazione per le aperture tematiche
    [reset] prima mossa protetta
    [end-date] impostazione per l’ultimo giorno
    [zone] fuso orario
   *[end] fine
}.

## La pagina di un torneo: i suoi parametri, le sue partite

sheet-heading = Parametri
sheet-start = Inizio ufficiale
sheet-end = Fine prevista
sheet-length = Durata
sheet-whole-days = { $days ->
    [one] { $days }{"\u00A0"}giorno
   *[other] { $days }{"\u00A0"}giorni
}
sheet-length-is = { sheet-whole-days }{ $rated ->
    [true] {""}
   *[false] . Troppo breve per essere valido per l’Elo: il minimo è 302 giorni
}
sheet-each = { $time } per giocatore
sheet-both = { $time } per entrambi
sheet-pace = Ritmo
sheet-pace-none = { $all } in tutto per ogni giocatore.
sheet-pace-is = { $all } in tutto per ogni giocatore{ $moves ->
    [1] , di cui la prima mossa può usare { $each }: l’incremento arriva solo dopo. Le mosse successive non ne danno.
   *[other] . Un ritmo costante è { $each } a mossa per { $moves } mosse: un incremento arriva solo dopo la sua mossa, quindi l’ultimo è per le mosse seguenti; le mosse dopo la { $moves } non danno incremento.
}
sheet-options = Opzioni
sheet-option-moves = { $n ->
    [0] Nessun incremento
    [1] L’incremento arriva con la prima mossa
   *[other] L’incremento arriva con le prime { $n } mosse
}
sheet-option-protection = { $protection ->
    [none] Nessun tempo garantito (GT), nessuna protezione sudden death (SDP)
   *[other] { $protection ->
        [sudden-death] Protezione sudden death (SDP)
       *[other] Tempo garantito (GT)
    }: { sheet-whole-days } dopo la mossa { $moves }, ogni volta
}
sheet-option-team = { $transfer ->
    [true] Torneo a squadre; i capitani possono trasferire tempo con una sostituzione
   *[false] Torneo a squadre; i capitani non possono trasferire tempo
}
sheet-option-zone = Fuso orario del server: { $zone }
sheet-example = Per esempio
sheet-lost = Un orologio che arriva a zero perde la partita, anche a banca piena: prima di allora muovi o ricarica.
sheet-share = Condividi
sheet-share-hint = Chi apre questo link riceve lo stesso torneo, al secondo. Non rivela altro.
sheet-link = Link a questo torneo
sheet-copy = Copia il link
sheet-copied = Copiato.
sheet-not-copied = Non copiato: seleziona il link e copialo a mano.
sheet-print = Stampa i parametri
sheet-games = Partite
sheet-no-games = Ancora nessuna partita di questo torneo è inserita.
sheet-add-game = Inserisci partita
sheet-edit = Modifica
sheet-archive = Archivia
sheet-unarchive = Togli dall’archivio
sheet-delete = Elimina
sheet-delete-sure = Elimina per sempre
sheet-team = Squadra
sheet-note = La tua nota

## La squadra di un torneo

team-title = Squadra
team-not-team = Questo non è un torneo a squadre: non ci sono né sostituzioni né subentri.
team-not-team-do = Rendilo un torneo a squadre
team-what-1 = Un capitano può far entrare in qualsiasi momento un altro giocatore a una scacchiera. Il nuovo giocatore prende tutto com’è: posizione, orologio e banca. L’orologio resta in moto; nessun direttore del torneo può reimpostarlo.
team-what-2 = Un sostituto gioca la partita per la squadra. A un subentrante la partita appartiene: Elo e norma valgono per il nuovo giocatore.
team-transfer-in-effect = In questo torneo un capitano può trasferire tempo dalla banca del giocatore all’orologio (8), ma solo insieme a una sostituzione o a un subentro.
team-transfer-not = In questo torneo i capitani non possono trasferire tempo (8): la regola non è in vigore. Se l’organizzatore l’ha messa in vigore, indicalo nei parametri del torneo.
team-ended = Si potevano far entrare giocatori fino a { $at }.
team-none = Nessuna partita di questo torneo è in corso. Qui ci saranno le scacchiere.
team-finished = { $n ->
    [one] { $n } partita è finita e non è elencata.
   *[other] { $n } partite sono finite e non sono elencate.
}
team-board = Scacchiera { $n }
team-falls = l’orologio scade
team-owed = A questo orologio è stato trasferito tempo: prima di ogni altra cosa fai entrare il sostituto o il subentrante.
team-change = Cambia giocatore
team-kind = Che cosa accade
team-substitution = Sostituzione
team-substitution-why = continua per la squadra
team-replacement = Subentro
team-replacement-why = la partita è sua: Elo e norma
team-alone = Trasferisci ora, giocatore poi
team-alone-why = deve poi entrare il nuovo giocatore
team-takes-over = Il nuovo giocatore prende posizione, orologio e banca. L’orologio resta in moto.
team-name = Nuovo giocatore
team-amount = Dalla banca all’orologio
team-amount-hint = Lascia vuoto per non trasferire niente.
team-fill = Riempi l’orologio: { $time }
team-fill-none = Niente da trasferire
team-leaves = Restano orologio { $clock }, banca { $bank }.
team-when = Quando, sul server
team-when-missing = Inserisci quando è accaduto.
team-amount-wrong = Inserisci un tempo, come 20 g o 1 g 20:00:00, o lascia vuoto.
team-enter = Inserisci
team-done-new = Ora gioca { $name }.
team-done-transfer = Tempo trasferito all’orologio: { $time }. Ora fai entrare il nuovo giocatore.
team-misfit = Alcune voci di questa partita non sono compatibili con il suo torneo. Prima correggile nella sua pagina.
team-open = Apri la partita

## La proiezione, di una partita e di tutte

ahead-title = Proiezione
ahead-what-if = E se…
ahead-pace = Ritmo
ahead-calendar = Calendario
ahead-none = Nessuna tua partita è in corso. Qui ci saranno le scadenze di tutte le tue partite, su una linea.
ahead-deadlines = Le tue partite
ahead-teach = Muovi il cursore o scegli una data: ogni partita appare come sarebbe allora se nessuno muovesse.
ahead-opponent = Avversario
ahead-move-by = Muovi entro
ahead-their-move = Muove entro
ahead-in-doubt = Forse scaduto: controlla sul server. Altrimenti entro
ahead-then = Orologio allora
ahead-lost = Persa per il tempo
ahead-may-be-lost = Forse persa per il tempo
ahead-won = Vinta per il tempo
ahead-over = Finita
ahead-claim = Reclamo in corso
ahead-waits = Non iniziata
ahead-own-pace = Fine del tempo al tuo ritmo
ahead-pace-ends = mossa { $number }, { $at }
ahead-pace-lasts = Dura oltre la mossa 200
ahead-no-pace = Nessun ritmo
ahead-more = { $n ->
    [one] + { $n } altra partita, nell’elenco sotto
   *[other] + altre { $n } partite, nell’elenco sotto
}
ahead-pace-button = { $shown ->
    [true] Nascondi fine del tempo
   *[false] Quando finisce il tempo al tuo ritmo?
}
ahead-not-compared = Tempo non noto
ahead-compare-first = Questa partita non è ancora confrontata con il server: i suoi tempi non sono noti. Prima inserisci ciò che mostra il server.

## Il tempo spostato in avanti, e che cosa si suppone

whatif-from = A partire da
whatif-now = Adesso
whatif-started = L’inizio
whatif-entry = Voce { $n }
whatif-scale = Tempo
whatif-scale-hint = Frecce: un’ora. Pag↑ e Pag↓, o Maiusc con una freccia: un giorno.
whatif-date = Data e ora
whatif-off-scale = Inserisci una data tra { $begin } e { $end }.
whatif-refill-by = { $whose ->
    [mine] Il tuo orologio scade
    [theirs] Il suo orologio scade
    [white] L’orologio del Bianco scade
   *[black] L’orologio del Nero scade
}
whatif-last-moment = { $whose ->
    [mine] Il tuo ultimo momento, con tutta la banca
    [theirs] Il suo ultimo momento, con tutta la banca
    [white] Ultimo momento del Bianco, con tutta la banca
   *[black] Ultimo momento del Nero, con tutta la banca
}
whatif-event-end = Fine prevista del torneo
whatif-later = { $time } dopo
whatif-accounts = I due conti allora
whatif-as-set = Questi tempi valgono se il server { $refill ->
    [true] ricarica da sé, come è impostato il torneo
   *[false] conta come è impostato il torneo
}.
whatif-to-move = al tratto
whatif-moves = { $made ->
    [one] { $made }{"\u00A0"}mossa{"\u00A0"}fatta
   *[other] { $made }{"\u00A0"}mosse{"\u00A0"}fatte
}, { $left ->
    [0] nessun incremento rimasto
    [one] ancora{"\u00A0"}{ $left }{"\u00A0"}incremento
   *[other] ancora{"\u00A0"}{ $left }{"\u00A0"}incrementi
}
whatif-falls = { $whose ->
    [mine] Il tuo orologio
    [theirs] Il suo orologio
    [white] L’orologio del Bianco
   *[black] L’orologio del Nero
} scadrebbe il { $at }{ $empty ->
    [true] , e la banca è vuota.
   *[false] {" "}con ancora { $bank } in banca.
}
whatif-fallen = { $whose ->
    [mine] Il tuo orologio
    [theirs] Il suo orologio
    [white] L’orologio del Bianco
   *[black] L’orologio del Nero
} sarebbe scaduto il { $at } con { $empty ->
    [true] la banca vuota
   *[false] ancora { $bank } in banca
}: la partita sarebbe persa.
whatif-claim = C’è un reclamo in corso: nessun orologio è in moto.
whatif-over = La partita è finita: nessun orologio è in moto.
whatif-suppose = Supponi che in questo momento…
whatif-moving = { $whose ->
    [mine] Muovo
    [theirs] Muove l’avversario
    [white] Muove il Bianco
   *[black] Muove il Nero
}
whatif-refill = { $whose ->
    [mine] Ricarico il mio orologio
    [theirs] L’avversario ricarica
    [white] Il Bianco ricarica
   *[black] Il Nero ricarica
}
whatif-moved = { $whose ->
    [mine] muovi
    [theirs] muove l’avversario
    [white] muove il Bianco
   *[black] muove il Nero
}
whatif-refilled = { $whose ->
    [mine] ricarichi
    [theirs] l’avversario ricarica
    [white] il Bianco ricarica
   *[black] il Nero ricarica
} { $amount }
whatif-undo = Annulla l’ultima ipotesi
whatif-refused = { $why ->
    [order] C’è già un’ipotesi per un momento successivo: vai oltre, o annullala.
    [fallen] Allora l’orologio è scaduto e la partita persa: torna a prima che scada.
    [claim] Allora c’è un reclamo in corso: nessun orologio è in moto e nessuno muove.
    [amount] Allora non c’è niente da ricaricare: l’orologio è pieno o la banca vuota.
    [substitution-owed] Il capitano ha trasferito tempo e prima deve far entrare il nuovo giocatore.
   *[other] Allora la partita è finita, o non è iniziata.
}

## I tempi lungo le mosse, e dove porta il ritmo

pace-teach = Quanto restava a ogni giocatore dopo ogni mossa. Un ritmo costante è lo stesso tempo per ogni mossa con un incremento; lascia l’ultimo incremento, che arriva solo dopo la sua mossa.
pace-alt = { $who }: restano { $left } dopo { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
pace-figures = In numeri
pace-of-move = Mossa
pace-even = Ritmo costante
pace-pace-of = Ritmo su
pace-last = { $n ->
    [1] l’ultima mossa
   *[other] le ultime { $n } mosse
}
pace-all = tutte le mosse
pace-over = La partita è finita.
pace-until-label = Fino alla mossa { $number }
pace-until-rest = a mossa, senza riserva
pace-kept-rest = a mossa, con riserva per altre { $n }
pace-next-label = { $n ->
    [1] Prossima mossa
   *[other] Prossime { $n } mosse
}
pace-next-rest = a mossa, senza riserva
pace-no-pace = { $n ->
    [0] Il ritmo si conosce dopo la prima mossa.
    [one] { $n } mossa precedente senza il suo tempo: il ritmo si conosce dopo la prossima mossa.
   *[other] { $n } mosse precedenti senza i loro tempi: il ritmo si conosce dopo la prossima mossa.
}
pace-mean-label = Ritmo
pace-mean-rest = { $n ->
    [1] per l’ultima mossa
   *[other] a mossa, nelle ultime { $n } mosse
}
pace-drain-label = { $takes ->
    [true] Ogni mossa costa
   *[false] Ogni mossa dà
}
pace-drain-rest = { $takes ->
    [true] più di quanto dà
   *[false] più di quanto costa
}
pace-cliff-label = Dopo la mossa { $number }
pace-cliff-rest = a mossa, che allora non dà niente: ciò che resta è per il resto della partita
pace-attended = { $attended ->
    [true] Con tutta la banca
   *[false] Senza ricariche
}
pace-lasts = Dura oltre la mossa 200
pace-falls = Tempo finito alla mossa { $number },
pace-falls-rest = non prima di { $earliest }{ $known ->
    [true] , probabilmente { $likely }
   *[false] {""}
}{ $attended ->
    [true] {""}
   *[false] { $empty ->
        [true] , con la banca vuota
       *[false] , con ancora { $bank } in banca
    }
}

## Il piano per un’assenza

absence-title = Assenza
absence-teach = Ogni partita è verificata per il caso peggiore: il tuo avversario muove appena parti e, finché un confronto non mostra come conta, il server conta a tuo sfavore.
absence-one-settles = Prima confronta: un solo confronto con il server lo chiarisce per tutte le partite di un torneo, e forse la maggior parte è al sicuro.
absence-from = Assenza dal
absence-from-example = 20.11.2026
absence-to = Ritorno il
absence-to-example = 04.12.2026
absence-length = Durata dell’assenza
absence-weeks = { $n ->
    [one] { $n } settimana
   *[other] { $n } settimane
}
absence-soon = Inserisci quando parti e quando torni: qui si vedrà per ogni partita se il tempo basta, o se prima devi muovere o ricaricare.
absence-order = Il ritorno deve essere dopo la partenza.
absence-none = Nessuna tua partita è in corso.
absence-answer = { $each ->
    [true] { $all ->
        [1] La tua partita richiede prima qualcosa.
       *[other] Ogni partita richiede prima qualcosa.
    }
   *[false] { $todo ->
        [one] { $todo } partita su { $all } richiede
       *[other] { $todo } partite su { $all } richiedono
    } prima qualcosa.
}
absence-nothing = Niente da fare: in tutte le partite il tempo basta.
absence-safe = Al sicuro
absence-refill-before = Ricarica prima di { $by }
absence-move-before = Muovi prima di { $by }
absence-compare-before = Confronta prima di { $by }
absence-refill-now = Ricarica ora
absence-move-now = Muovi ora
absence-compare-now = Confronta ora
absence-lost = Non si può salvare
absence-games = ·{"\u00A0"}{ $n ->
    [one] { $n }{"\u00A0"}partita
   *[other] { $n }{"\u00A0"}partite
}
absence-at-least = ricarica almeno
absence-exactly = Con esattamente questo tempo, al tuo ritorno non resta niente: ricarica di più, se puoi.
absence-left = al ritorno, nel peggiore dei casi
absence-why-safe = Nel peggiore dei casi, al tuo ritorno l’orologio mostra { $left }.
absence-why-refill = Ricarica almeno { $amount } prima di { $by }.
absence-why-refill-later = Ricarica almeno { $amount }, non prima di { $from }, quando l’orologio avrà posto, e prima di { $by }.
absence-why-refill-then = Poi { $amount } prima di { $by }.
absence-why-refill-then-later = Poi { $amount }, non prima di { $from } e prima di { $by }.
absence-why-move-refilled = Ricarica { $amount } subito prima della mossa: un orologio è protetto solo con la banca vuota.
absence-why-move = Una ricarica da sola non basta.
absence-why-move-and-refill = Ricarica almeno { $amount } prima di partire.
absence-why-or-move = { $is-now ->
    [true] O muovi ora
   *[false] O muovi prima di { $by }
}: una mossa ferma l’orologio fino alla risposta.
absence-why-or-move-earns = { $is-now ->
    [true] O muovi ora
   *[false] O muovi prima di { $by }
}: una mossa dà { $increment } e ferma l’orologio fino alla risposta.
absence-why-keep = Perché l’orologio basti fino ad allora:
absence-why-lost = Qualunque cosa tu faccia, nel peggiore dei casi l’orologio scade il { $at }: torna prima, o chiedi un sostituto.
absence-not-compared = Tempo non noto
absence-why-unknown = Il tuo tempo non è noto: inserisci ciò che mostra il server.
absence-check = Controlla sul server
absence-may-be-lost = Forse persa
absence-in-doubt = L’orologio potrebbe essere già scaduto: lo sa solo il server. Se non lo è:
absence-before-start = Prima inserisci che la partita è iniziata.
absence-before-substitution = Il capitano ha trasferito tempo: anzitutto fai entrare il nuovo giocatore, prima di { $by }.
absence-before-resolved = Quando il reclamo sarà risolto:
absence-careful = { $task ->
    [refill] Se non puoi confrontare, ricarica almeno tanto { $now ->
        [true] ora
       *[false] prima di allora
    }: forse { $server }.
    [move] Se non puoi confrontare, muovi { $now ->
        [true] ora
       *[false] entro allora
    }: forse { $server }.
   *[other] Solo se { $server }.
}
absence-server = il server { $refills ->
    [true] { $refill ->
        [automatic] non ricarica da sé
       *[increment-only] ricarica da sé
    }{ $resets ->
        [true] {" "}e reimposta l’orologio una mossa più tardi
       *[false] {""}
    }{ $counts ->
        [true] {" "}e conta le mosse dell’apertura tematica
       *[false] {""}
    }
   *[false] { $resets ->
        [true] reimposta l’orologio una mossa più tardi{ $counts ->
            [true] {" "}e conta le mosse dell’apertura tematica
           *[false] {""}
        }
       *[false] { $counts ->
            [true] conta le mosse dell’apertura tematica
           *[false] {""}
        }
    }
}
absence-own = Se il server conta come è impostato questo torneo:
absence-refill = Ricarica
absence-to-game = Alla partita
absence-print = Stampa

## L’analisi privata di una partita

study-title = Analisi privata
study-teach = Solo per te, conservata su questo dispositivo. Muovi un pezzo per provare una variante; le mosse della partita restano la variante principale.
study-of-game = Nota sulla partita
study-saved = Salvato.
study-not-saved = Non salvato.
study-writing = Non ancora salvato…
study-prepared = Risposte preparate
study-prepared-teach = Prova una variante dalla posizione attuale della partita, prima la mossa dell’avversario e poi la tua, e preparala: la tua risposta è proposta appena la mossa dell’avversario è inserita.
study-prepare = Prepara questa variante
study-if-then = Se { $theirs }, allora { $mine }
study-and-then = ; se { $theirs }, allora { $mine }
study-remove-line = Rimuovi: { $line }
study-waiting = aspetta la mossa dell’avversario
study-ready = pronta da giocare
study-played = giocata
study-elsewhere = superata: la partita è proseguita diversamente
study-no-side = Nelle partite di altri non si possono preparare risposte.
study-not-here = Prima scegli una variante che inizia con la posizione attuale della partita.
study-no-reply = Questa variante finisce con la mossa dell’avversario: aggiungi la tua risposta.
study-known = Questa variante è già preparata.
study-first-move = Prima di preparare ciò che segue, inserisci la tua prima mossa della partita.
study-over = La partita è finita.

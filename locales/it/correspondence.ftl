## Ciò che dicono più pagine delle partite per corrispondenza

common-title = Corrispondenza
common-clock = Orologio
common-increment = Incremento
common-increment-short = Incremento
common-bank = Banca
common-blocks = Orologio{"\u00A0"}{ $clock }, incremento{"\u00A0"}{ $increment }, banca{"\u00A0"}{ $bank }
common-clock-and-bank = Orologio{"\u00A0"}{ $clock }, banca{"\u00A0"}{ $bank }
common-at-worst = almeno
common-at-most = al più
common-what-clock = Per la mossa da fare. A zero la partita è persa.
common-what-increment = { $n ->
    [0] Non arriva con nessuna mossa.
    [1] Arriva con la tua prima mossa.
   *[other] Arriva con ognuna delle tue prime { $n }{"\u00A0"}mosse.
}
common-what-bank = { $refill ->
    [automatic] Per regola ricarica l’orologio dopo ogni mossa, e anche su richiesta.
   *[increment-only] Ricarica l’orologio su richiesta, in qualsiasi momento.
}
common-color = { $side ->
    [white] Bianco
   *[black] Nero
}
common-player-of-color = { $name } ({ common-color })
common-to-move = { $side ->
    [white] Tocca al Bianco
   *[black] Tocca al Nero
}
common-bring = Importa un file
common-read-again = Rileggi { $file }
common-following = Un’altra scheda sta inserendo le mosse di queste partite.
common-take-over = Inseriscile qui

## Perché una voce è rifiutata, e come correggerla

refusal-entry = { $why ->
    [before-start] Il torneo inizia il { $at }, e prima nessuno muove. Inserisci data e ora successive, o correggi l’inizio del torneo.
    [not-started] La partita non è iniziata. Prima inserisci il suo inizio.
    [started] La partita è già iniziata. Correggi l’inizio nel conto del tempo.
    [order] La voce precedente è del { $at }. Inserisci data e ora successive, o correggi quella voce; ciò che era prima si può aggiungere nel conto del tempo.
    [future] È nel futuro: ora è { $at }. Inserisci data e ora date dal server, e controlla il fuso orario.
    [fallen] L’orologio del { common-color } è arrivato a zero il { $at }. Inserisci data e ora precedenti, o aggiungi nel conto del tempo ciò che manca: una ricarica, o ciò che mostrava il server.
    [over] Allora la partita era già finita. Prima correggi o rimuovi la voce che l’ha conclusa.
    [claim] C’è un reclamo in corso, quindi nessun orologio è in moto. Prima inserisci come è stato risolto.
    [no-claim] Non c’è nessun reclamo in corso. Prima inserisci quando è stato presentato.
    [illegal] In questa posizione la mossa è illegale. Cerca prima di essa una mossa mancante o sbagliata.
    [amount] Così non passerebbe nessun tempo. Inserisci più di zero; un orologio pieno non prende niente, una banca vuota non ha niente.
    [bank] In banca ci sono { DAYS($bank) }. Non inserire di più.
    [cap] L’orologio non mostra mai più di 50 giorni. Non inserire più di { DAYS($room) }.
    [shown] Un server mostra un orologio da 0 a 50 g e una banca da 0 in su. Controlla qual è l’uno e qual è l’altra.
    [nothing-shown] Inserisci orologio e banca di almeno un giocatore.
    [not-team] Solo i tornei a squadre hanno sostituti. Se questo lo è, indicalo nel torneo.
    [captain-may-not] In questo torneo i capitani non possono trasferire tempo. Se le sue regole lo permettono, attivalo nel torneo.
    [after-end] Si potevano far entrare giocatori fino a { $at }. Inserisci data e ora precedenti.
    [nothing-left] Né l’orologio né la banca hanno più tempo, quindi nessuno può subentrare. Controlla data e ora.
    [substitution-owed] Il capitano del { common-color } ha trasferito tempo; la regola (8) lo permette solo con un nuovo giocatore, nello stesso secondo. Prima inserisci il sostituto o il subentrante.
   *[name] Inserisci il nome del nuovo giocatore, al massimo 100 caratteri.
}

## L’elenco delle partite per corrispondenza

games-title = Corrispon{"\u00AD"}denza
games-teach = Qui ci saranno le tue partite per corrispondenza con il Triple Block, all’ICCF e altrove, prima quella con meno tempo.
games-teach-blocks = Ognuna ha un orologio, un incremento e una banca. Con l’orologio a zero la partita è persa, qualunque cosa ci sia in banca: questa pagina dice entro quando muovere o ricaricare l’orologio.
games-enter-game = Inserisci partita
games-open-link = Un organizzatore ti ha mandato un link? Aprilo in questo browser, e il suo torneo è qui.
games-organize = Per chi organizza: aggiungi un torneo e invia il link
games-example = Stagione d’esempio
games-example-hint = Nessuno gioca queste partite, e nessuna è conservata. Mostrano come appariranno qui le tue.
games-example-hide = Nascondi l’esempio
games-example-event = Coppa Esempio
games-example-soon = Ada Esempio
games-example-bank = Ben Esempio
games-example-theirs = Cleo Esempio
games-check-first = { $may-not-refill ->
    [true] Controlla prima la partita contro { $name }: se il server non ricarica da sé, il tuo orologio è scaduto.
   *[false] Controlla prima la partita contro { $name }: se il server conta con più rigore, il tuo orologio è scaduto.
}
games-events = Tornei
games-absence = Assenza
games-backup = Backup
games-ahead = Proiezione
games-calendar = Scadenze per il calendario
games-calendar-hint = Ti avvisa anche quando questa pagina è chiusa. Salvalo di nuovo dopo ogni mossa.
games-calendar-saved = Salvato come { $file }{ $held ->
    [0] { $unknown ->
        [0] , senza scadenze: nessun tuo orologio è in moto.
       *[other] , senza scadenze.
    }
    [one] , con le scadenze di { $held } partita.
   *[other] , con le scadenze di { $held } partite.
}{ $unknown ->
    [0] {""}
    [one] {" "}Manca { $unknown } partita: non è ancora confrontata con il server.
   *[other] {" "}Mancano { $unknown } partite: non sono ancora confrontate con il server.
}
games-calendar-empty = Nessuna tua partita è inserita: nessun file salvato.
games-calendar-most = Apple Calendario, Thunderbird e la maggior parte degli altri avvisano tre ore, un giorno e cinque giorni prima.
games-calendar-outlook = Outlook ed Exchange avvisano una volta, tre ore prima.
games-calendar-google = Google Calendar prende le scadenze senza avvisi: impostali là, per tutto il calendario.
games-reminder = { $opponent }, { $event }
games-remind-refill = Prima di quest’ora ricarica o muovi:{" "}
games-remind-move = Prima di quest’ora muovi:{" "}
games-remind-check = Forse già persa, controlla sul server e muovi prima di quest’ora:{" "}
games-remind-last = Orologio e banca esauriti:{" "}
games-later = +{"\u00A0"}{ $n } più tardi
games-standing = { $standing ->
    [mine] Tocca a te
    [watched] Partite di altri
    [theirs] Tocca all’avversario
    [ahead] Non iniziate
   *[finished] Finite
}
games-at-worst-is = «{ common-at-worst }»: nel peggiore dei casi, non ancora confrontata con il server
games-search = Cerca
games-search-hint = giocatore, torneo, mossa
games-event = Torneo
games-all-events = Tutti i tornei
games-archived = Anche i tornei archiviati
games-orphans = Partite senza il loro torneo
games-orphans-why = Il loro torneo non è su questo dispositivo, o non si è potuto leggere: i loro orologi non sono noti.
games-nothing-found = Nessuna partita trovata.
games-show-all = Tutte le partite
games-finished = Partite finite, { $n }
games-refill = ricarica
games-claim = Reclamo in corso
games-ended-own = { $won ->
    [true] { $on-time ->
        [true] Vinta per il tempo
       *[false] Vinta
    }
   *[false] { $on-time ->
        [true] Persa per il tempo
       *[false] Persa
    }
}
games-ended = { $winner ->
    [white] { $on-time ->
        [true] Vince il Bianco per il tempo
       *[false] Vince il Bianco
    }
   *[black] { $on-time ->
        [true] Vince il Nero per il tempo
       *[false] Vince il Nero
    }
}
games-drawn = Patta
games-both-lost = Persa per entrambi
games-no-moves = nessuna mossa
games-claim-waits = Nessun orologio è in moto.
games-starts = Inizio: { $date }
games-not-compared = Tempo non noto
games-check = Controlla sul server
games-bank-no-help = Ricarica in tempo

## Inserire una partita

new-title = Inserisci partita
new-needs-event = Una partita appartiene a un torneo, che stabilisce quanto tempo c’è. Prima aggiungi il torneo, o apri il link inviato dall’organizzatore.
new-event = Torneo
new-choose-event = Scegli un torneo
new-another-event = Aggiungi un altro torneo
new-side = Giochi con
new-white = Bianco
new-black = Nero
new-neither = Nessuno: partita di altri
new-name-of = { $side ->
    [white] Nome del Bianco
   *[black] Nome del Nero
}
new-how = La partita
new-begins = inizia con il torneo
new-under-way = è già in corso
new-starts-at = { $ahead ->
    [true] Il primo orologio sarà in moto dall’inizio ufficiale: { $date }.
   *[false] Il primo orologio è in moto dall’inizio ufficiale: { $date }. Prima inserisci la partita, poi le sue mosse con data e ora del server.
}
new-opening = Apertura tematica
new-fen = Posizione
new-fen-hint = FEN; lascia vuoto per quella iniziale
new-opening-moves = Mosse dell’apertura
new-opening-hint = { $openings ->
    [apart] Per esempio 1. e4 c5 2. d4. Queste mosse non contano e non costano tempo.
   *[counted] Per esempio 1. e4 c5 2. d4. Queste mosse non costano tempo e contano tra le prime { $moves }.
}
new-moves = Mosse finora
new-moves-hint = PGN o 1. e4 e5 2. f4 … Un PGN porta i nomi e, se li ha, i tempi delle mosse.
new-times = Il testo ha il tempo di ogni mossa: ne seguono orologio e banca.
new-times-refused = I tempi delle mosse non sono compatibili con questo torneo: { $why } Oppure inserisci ciò che mostra ora il server.
new-server-shows = Ciò che mostra ora il server
new-server-hint = Come è scritto là: 46{"\u00A0"}g{"\u00A0"}20:00:00, 46{"\u00A0"}giorni 20{"\u00A0"}ore.
new-you = Tu
new-opponent = Avversario
new-own-moves = Mosse
new-clock = { $side ->
    [white] Orologio del Bianco
   *[black] Orologio del Nero
}
new-bank = { $side ->
    [white] Banca del Bianco
   *[black] Banca del Nero
}
new-made = { $side ->
    [white] Mosse del solo Bianco
   *[black] Mosse del solo Nero
}
new-made-hint = Le mosse si possono lasciare vuote: si contano quelle fatte finora.
new-save = Inserisci partita
new-figure-wrong = { $problem ->
    [empty] manca
    [shape] non chiaro
   *[range] troppo lungo
}
new-made-wrong = 0–9999
new-problem = { $error ->
    [name] I nomi hanno al massimo 100 caratteri.
    [two-starts] Le mosse hanno una loro posizione ([FEN …]): lascia vuoto il campo «Posizione».
    [several] { new-found }
    [over] Questa partita è finita. Si possono inserire solo partite in corso.
    [not-started] Il torneo { $event } non è iniziato: nessuno ha ancora mosso.
    [made] Inserisci da 0 a 9999 mosse.
    [clock] { figures-clock-problem }
    [bank] { figures-bank-problem }
    [refused] Con le regole del suo torneo la partita non può iniziare così.
    [fen] {""}
   *[moves] {""}
}
new-unplayable = Mossa { $number }, { common-color }: «{ $text }» non si può giocare. { $why }
new-passed = Mossa { $number }, { common-color }: in una partita nessuno può passare.
new-found = In questo testo ci sono { $n } partite. La pagina per i file le prende tutte insieme, con giocatori e tempi.
new-bring-several = Importale come file

## Una partita per corrispondenza

game-your-time = ora locale
game-stamp = Quando
game-stamp-example = 20.11.2026 14:03:07
game-typed-day = { $day }.{ $month }.{ $year }
game-stamp-hint = { $is-end ->
    [true] O 2026-11-20, 2026/11/20, 20 novembre 2026. Un giorno da solo: fino alle 23:59:59.
   *[false] O 2026-11-20, 2026/11/20, 20 novembre 2026. Un giorno da solo: dalle 00:00.
}
game-stamp-now = Adesso
game-stamp-change = Modifica
game-stamp-pick = Scegli una data
game-month-before = Mese precedente
game-month-after = Mese successivo
game-stamp-problem = { $problem ->
    [shape] Inserisci una data come 20.11.2026 o 2026-11-20, con l’ora come 14:03:07 o senza.
    [order] Possono essere due giorni, perché può venire prima il giorno o il mese. Scrivi come 20.11.2026 o 2026-11-20.
    [date] Questo giorno non esiste. Le date vanno dal 1970 al 9999.
   *[time] Quest’ora non esiste.
}
game-stamp-no-zone = Scegli un fuso orario, come Europe/Zurich.
game-stamp-zone-unknown = Questo browser non conosce il fuso orario «{ $zone }». Scegline un altro, o UTC.
game-stamp-skipped = In { $zone } quest’ora non c’è stata: gli orologi sono stati portati avanti, a { $at }. Inserisci un’altra ora, o l’ora in UTC.
game-stamp-twice = Gli orologi sono stati portati indietro, e quest’ora c’è stata due volte. Quale delle due?
game-stamp-ambiguous = In { $zone } gli orologi sono stati portati indietro, e quest’ora c’è stata due volte. Aggiungi dopo lo scarto da UTC, come +01:00.
game-zone = Fuso orario
game-zone-of-server = Server
game-zone-here = Qui
game-zone-other = Altro…
game-zone-name = Nome del fuso
game-length-problem = { $problem ->
    [empty] Inserisci un tempo, come 46{"\u00A0"}g{"\u00A0"}20:00:00.
    [shape] Non è un tempo. Scrivi come 46{"\u00A0"}g{"\u00A0"}20:00:00.
   *[range] Inserisci da 0 a 99.999 giorni.
}
game-bank = Banca{"\u00A0"}{ $bank }
game-case = { $refill ->
    [true] { $differs ->
        [true] { $first ->
            [true] se il server non ricarica
           *[false] se non ricarica
        }
       *[false] { $first ->
            [true] se il server ricarica
           *[false] se ricarica
        }
    }
   *[false] { $differs ->
        [true] nel caso peggiore
       *[false] nel caso migliore
    }
}
game-bank-if = { $case }: banca{"\u00A0"}{ $bank }
game-account-if = { $case }: orologio { $left }, banca { $bank }
game-sum-if = { $case }: { $sum }
game-doubt = ±{"\u00A0"}{ $minutes }{"\u00A0"}min
game-increments-left = { $n ->
    [0] nessun incremento rimasto
    [one] ancora{"\u00A0"}{ $n }{"\u00A0"}incremento di { $each }
   *[other] ancora{"\u00A0"}{ $n }{"\u00A0"}incrementi di { $each }
}
game-turn = { $mine ->
    [true] Tocca a te
   *[false] Tocca a { $name }
}
game-waiting = Inizio della partita: { $when }.
game-claim-pending = { $name } ha presentato un reclamo: nessun orologio è in moto finché non è risolto.
game-fallen = { $name } ha perso per il tempo: l’orologio è arrivato a zero il { $when }.
game-fallen-with-bank = Secondo le voci inserite qui, { $name } ha perso per il tempo: l’orologio è arrivato a zero il { $when }. Una ricarica non inserita lo spiegherebbe.
game-after-fall = La voce «{ $entry }» è venuta dopo e non conta.
game-accept-loss = Accetta il risultato
game-server-differs = Il server dice altro
game-move-by = { $bank ->
    [true] Muovi o ricarica prima di
   *[false] Muovi prima di
}
game-their-clock-falls = Il suo orologio scade
game-last-moment = Ultimo momento, con tutta la banca
game-visits = { $n ->
    [one] con { $n }{"\u00A0"}ricarica in tempo
   *[other] con { $n }{"\u00A0"}ricariche in tempo
}
game-cautious = Per sicurezza, entro
game-at-best-by = Al meglio, entro
game-in-doubt = Controlla sul server: forse è scaduto
game-their-clock-falls-if = { $refill ->
    [true] { $differs ->
        [true] Il suo orologio scade, se il server non ricarica
       *[false] Il suo orologio scade, se il server ricarica
    }
   *[false] { $differs ->
        [true] Il suo orologio scade al più presto
       *[false] Il suo orologio scade
    }
}
game-unknown-time = Il tempo non è noto finché non inserisci i valori del server.
game-no-moves = Ancora nessuna mossa: incolla le mosse con i tempi del server, o inserisci ciò che mostra il server.
game-bank-does-not-save = L’orologio può scadere a banca piena: a zero la partita è persa, qualunque cosa ci sia in banca.
game-about-dates = Significato di queste date
game-past = Posizione precedente
game-move-label = Mosse
game-enter = Inserisci
game-line-placeholder = Una mossa, o più mosse con i tempi
game-line-forms = Notazioni ammesse
game-line-hint = Cf3 01.06.2026 10:12; o 2026-06-01, 2026.06.01, 2026/06/01, [%ccsnt …]
game-unentered = { $moves }: da inserire
game-line-took = La durata di { $label } dà una data solo se la voce precedente è una mossa con la sua. Inserisci dopo una data, o cancella il suo [%emt].
game-line-dates = Ogni mossa dell’avversario richiede la data e l’ora che mostra il server.
game-refill = Ricarica
game-refill-first = Prima ricarica sul server. Poi inserisci qui la ricarica.
game-refill-save = Inserisci la ricarica
game-claim = Reclamo
game-resolve = Reclamo risolto
game-result = Risultato
game-compare = Confronta
game-reconcile = Valori del server
game-enter-figures = Inserisci i valori del server
game-start = La partita è iniziata
game-team = Sostituzione, subentro, trasferimento
game-save = Salva
game-saved = Salvato.
game-side = Giocatore
game-amount = Dalla banca all’orologio
game-amount-typed = o scrivi un tempo
game-amount-hint = come 10 g, 2 g 12:00:00 o 06:30:00
game-then-shows = poi{"\u00A0"}{ $clock }
game-at-least-then = minimo, poi{"\u00A0"}{ $clock }
game-least-leaves-nothing = Con il minimo, al tuo ritorno non resta niente.
game-amount-all = { $is-bank ->
    [true] tutta la banca
   *[false] riempie l’orologio
}
game-nothing-to-refill = { $is-full ->
    [true] L’orologio è pieno: non c’è niente da ricaricare.
   *[false] La banca è vuota: non c’è niente da ricaricare.
}
game-name = Nome del nuovo giocatore
game-who-won = Risultato
game-how = Come
game-ending = { $ending ->
    [resignation] Abbandono
    [agreement] Accordo
    [claim] Reclamo accolto
    [time] Per il tempo, secondo il server
    [default] Ritiro o forfait
   *[adjudication] Aggiudicazione
}
game-nothing-yet = Inserisci quando è accaduto.
game-incomplete = Manca qualcosa, o non si può leggere.
game-no-result = Scegli il risultato.
game-no-ending = Scegli come è finita.
game-unchanged = Ancora nessuna modifica.
game-will-do = Che effetto ha
game-clock-of = { $mine ->
    [true] Il tuo orologio
   *[false] Il suo orologio
}
game-bank-of = { $mine ->
    [true] La tua banca
   *[false] La sua banca
}
game-moves-by = { $mine ->
    [true] Muovi entro
   *[false] { $name } muove entro
}
game-at-the-latest = al più tardi
game-prepared = Preparata: { $san }.
game-lay = Anteprima
game-seen-clock = Orologio di { $name }
game-seen-bank = Banca di { $name }
game-seen-hint = come 46{"\u00A0"}g{"\u00A0"}20:00:00; lascia vuoto ciò che non hai controllato
game-reconcile-hint = Per un giocatore o per entrambi. Non si salva niente finché non lo dici.
game-here = Qui
game-difference = Differenza
game-explains = { $is-alone ->
    [true] { $name }
   *[false] { $name }: possibili cause
}
game-preview = Anteprima
game-changes-event = Questo cambia il torneo, e con esso tutte le sue partite.
game-event-missing = Il torneo di questa partita non è su questo dispositivo, o non si è potuto leggere. Le mosse con data e ora ci sono; orologi, scadenze e reclami richiedono il torneo. Lo riporta un backup che lo contenga.
game-entries = Voci
game-event-instead = O aggiungi di nuovo il torneo, e sceglilo qui:
game-take-event = La partita è di questo torneo
game-statement = Conto del tempo
game-counted-as = { $refill ->
    [true] Calcolato come se il server ricaricasse; non ancora confrontato.
   *[false] Calcolato come è impostato il torneo; non ancora confrontato.
}
game-from-file = Mosse fino a { $until }: dal file del server, ultima importazione { $day }.
game-part-from-file = Mosse da { $from } a { $until }: dal file del server, ultima importazione { $day }.
game-untimed-from-file = Mosse fino a { $until }: dal file del server, senza tempi, importazione { $day }.
game-untimed-part-from-file = Mosse da { $from } a { $until }: dal file del server, senza tempi, importazione { $day }.
game-entered-here = Le altre sono state inserite qui.
game-no-entries = Non è stato ancora inserito niente.
game-untimed = Tempo non noto
game-untimed-by = Fatta entro { $at }; il tempo non è noto
game-line = Voce
game-made = Fatta, ora locale
game-used = Usato
game-added-time = Aggiunto
game-from-bank = Da banca
game-bank-after = Banca dopo ogni mossa{ $whole ->
    [true] {""}
   *[false] {" "}fino alla mossa{"\u00A0"}{ $last }
}
game-first-move = mossa 1
game-all-lines = Tutte le { $n } righe
game-last-lines = Le ultime righe
game-kept-since = Inserita già in corso
game-spent = ha usato { $spent }
game-correct = Correggi
game-correct-entry = Correggi: { $entry }
game-remove = Rimuovi questa voce
game-insert = Aggiungi una voce mancante
game-kind = Cos’è accaduto
game-kind-name = { $kind ->
    [start] La partita è iniziata
    [move] Una mossa
    [refill] Una ricarica
    [claim] È stato presentato un reclamo
    [resolved] Il reclamo è stato risolto
    [correction] Ciò che mostrava il server
    [result] La partita è finita
    [substitution] È entrato un sostituto
    [replacement] È entrato un subentrante
   *[transfer] Il capitano ha trasferito tempo
}
game-conflict = Non è possibile: la voce «{ $entry }» non sarebbe più valida. { $why }
game-does-not-fit = Queste voci non sono compatibili con il loro torneo. Sono valide fino a prima di «{ $entry }», che è rifiutata: { $why } Correggi o rimuovi quella voce, o correggi il torneo.
game-what-changes = Che cosa cambia
game-nothing-changes = Non cambia nient’altro.
game-added = nuova
game-removed = rimossa
game-now-stands = La situazione dopo
game-clock-bank = { $name }: orologio { $clock }, banca { $bank }
game-falls = l’orologio scade il { $when }
game-own = Nota e indirizzo
game-note = Nota sulla partita
game-note-hint = si salva mentre scrivi
game-link = Indirizzo sul server
game-link-hint = https://…
game-link-problem = Un indirizzo inizia con https:// o http://.
game-open-link = Apri sul server
game-study = Analisi privata
game-ahead = Proiezione
game-event = Torneo
game-take-along = Esporta
game-save-pgn = Salva PGN
game-copy-pgn = Copia PGN
game-copy-numeric = Copia come numeri (ICCF)
game-copy-statement = Copia il conto
game-print = Stampa
game-confidential = Questa partita è in corso. Molti tornei tengono riservate le partite in corso, o le mostrano con qualche mossa di ritardo. Condividila solo dove le regole del torneo lo permettono.
game-share-anyway = Condividi comunque
game-copied = Copiato.
game-not-copied = Il browser non ha permesso la copia.

## I problemi di una mossa scritta

line-problem = { $error ->
    [no-move] Inserisci una mossa prima di { $text }.
    [too-much] Una mossa ha una data, un orologio e una banca; { $text } è di troppo.
    [date] { $problem ->
        [date] { $text } è stato letto come data. Questo giorno non esiste. Le date vanno dal 1970 al 9999. Scrivi le date come 01.06.2026 o 2026-06-01.
       *[other] { $text } è stato letto come data. { game-stamp-problem }
    }
    [number] { $text } non è una mossa. Un tempo richiede la sua unità, come in 46 g.
    [sent] Il commento deve avere data e ora, come in 2026.11.20,14:03, non { $text }.
    [took] Il commento deve avere una durata, come in [%emt 1:05:09], non { $text }.
    [unclosed-comment] Al commento dopo {"{"} manca la {"}"}.
   *[half-shown] Dopo { $text } inserisci sia l’orologio sia la banca.
}

## Che cosa può spiegare che il server mostri altro

why-difference = { $why ->
    [agrees] Il server mostra ciò che ha il tuo conto del tempo. Salva il confronto.
    [interpretation] { $refill ->
        [automatic] Dopo ogni mossa la banca ricarica l’orologio da sé.
       *[increment-only] Dopo una mossa l’orologio riceve solo l’incremento; la banca non ricarica niente da sé.
    }
    [reset] { $reset ->
        [after-last] Un orologio è protetto solo dalla mossa dopo l’ultimo incremento.
       *[with-last] Un orologio è protetto già con l’ultimo incremento.
    }
    [openings] { $openings ->
        [apart] Le mosse di un’apertura tematica non contano: ogni giocatore ha tutti gli incrementi.
       *[counted] Le mosse di un’apertura tematica contano tra quelle che danno un incremento.
    }
    [increment] L’incremento del torneo è { DAYS($increment) }.
    [protection] { $protection ->
        [none] Il torneo non ha né SDP né GT.
        [guaranteed-time] Il torneo ha il GT.
       *[sudden-death] Il torneo ha una SDP di { $days }{"\u00A0"}g.
    }
    [taken-over] Qui le mosse precedenti non hanno data e ora. I valori del server sono presi come sono.
    [rounding] {""}
    [refill] {""}
    [stamp] {""}
    [opening] {""}
   *[unknown] Nessuna regola spiega la differenza. Salvando si prendono i valori del server.
}
why-rounding = { $unit ->
    [60] Il server mostra solo minuti interi. Il tuo conto del tempo è giusto al secondo.
    [3600] Il server mostra solo ore intere. Il tuo conto del tempo è giusto al secondo.
   *[other] Il server mostra solo giorni interi. Il tuo conto del tempo è giusto al secondo.
}
why-refill = Non è stata inserita una ricarica di { $amount }. Può essere stata fatta il { $at }.
why-stamp = { $is-later ->
    [true] «{ $entry }»: { $off } più tardi di quanto inserito.
   *[false] «{ $entry }»: { $off } prima di quanto inserito.
}
why-opening = Il torneo è iniziato con un altro orologio o un’altra banca: orologio { $clock }, banca { $bank }.

## Una voce del conto del tempo

entry-act = { $act ->
    [official-start] La partita inizia con il suo torneo
    [start] La partita inizia
    [move] { $played }
    [untimed-move] { $played }
    [refill] { $player } ricarica { DAYS($amount) }
    [claim] { $player } presenta un reclamo: l’orologio si ferma
    [resolved] Il reclamo è risolto: l’orologio riparte
    [substitution] { common-color }: { $name } entra come sostituto
    [replacement] { common-color }: { $name } entra come subentrante
    [transfer] Il capitano del { common-color } trasferisce { DAYS($amount) } all’orologio
    [correction] { $cause ->
        [agrees] Il server mostra lo stesso: controllato
        [unknown] Ciò che mostra il server
        [refill] Ciò che mostra il server: non era stata inserita una ricarica
        [rounding] Ciò che mostra il server: arrotonda
        [stamp] Ciò che mostra il server: data e ora mancavano o erano sbagliate
        [interpretation] Ciò che mostra il server: legge le regole in altro modo
       *[event] Ciò che mostra il server: il torneo ha altri parametri
    }
   *[result] { $result ->
        [win] { $winner ->
            [white] Ha vinto il Bianco, 1–0
           *[black] Ha vinto il Nero, 0–1
        }
        [draw] Patta, ½–½
       *[both-lose] Hanno perso entrambi, 0–0
    }: { game-ending }
}

## Il risultato di una partita

result-verdict = { $result ->
    [win] { $winner ->
        [white] Vince il Bianco, 1–0
       *[black] Vince il Nero, 0–1
    }
    [draw] Patta, ½–½
   *[both-lose] Perdono entrambi, 0–0
}: { $why ->
    [board] { $fact ->
        [checkmate] scaccomatto
        [stalemate] stallo
       *[dead-position] posizione morta
    }
    [word] { game-ending }
   *[time] orologio a zero
}

## Le somme di orologio e banca, messe insieme come sulla carta: 50 g − 3 g = 47 g

sum-block = { $block ->
    [clock] { $begins ->
        [true] Orologio
       *[false] orologio
    }
   *[bank] { $begins ->
        [true] Banca
       *[false] banca
    }
}
sum-from = { $reason ->
    [refilled] { $block ->
        [clock] {" "}dalla banca
       *[bank] {""}
    }
    [moved] { $block ->
        [clock] {" "}dalla banca
       *[bank] {""}
    }
    [corrected] {" "}secondo il server
    [protected] {" "}protezione
    [ran] {""}
    [increment] {""}
   *[overflow] {""}
}
sum-increment = {" "}incremento
sum-to-bank = {" "}alla banca
sum-first-move = Una prima mossa dura { $spent }.

## I valori del server di più partite insieme

figures-title = Valori del server
figures-teach = Il tempo in queste partite non è ancora noto. Inserisci ciò che mostra il server, come 46{"\u00A0"}g{"\u00A0"}20:00:00; ciò che resta vuoto può aspettare.
figures-of-file = Gli orologi sono quelli del file di { $time }. Controlla sul server se sono giusti, e inserisci le banche.
figures-side = { $whose ->
    [mine] Tu
    [theirs] Avversario
    [white] Bianco
   *[black] Nero
}
figures-seen-at = Letti sul server
figures-save = Salva ciò che è inserito
figures-none = Nessuna partita aspetta i valori del server.
figures-none-hint = Una partita arriva qui se è stata inserita senza i tempi del server, come accade inserendone molte insieme. Per confrontare un’altra partita con il server, aprila dal tuo elenco.
figures-to-games = Alle tue partite
figures-nothing = Non è ancora inserito niente.
figures-saved = { $n ->
    [one] { $n }{"\u00A0"}partita è salvata.
   *[other] { $n }{"\u00A0"}partite sono salvate.
}
figures-not-saved = { $n ->
    [one] { $n }{"\u00A0"}partita no: vedi che cosa non va.
   *[other] { $n }{"\u00A0"}partite no: vedi che cosa non va.
}
figures-instant-missing = Prima inserisci quando hai letto i valori sul server.
figures-clock-problem = { $problem ->
    [empty] Che cosa mostra il server? 46{"\u00A0"}g{"\u00A0"}20:00:00, o 0.
    [shape] Scrivi come 46{"\u00A0"}g{"\u00A0"}20:00:00.
   *[range] Un orologio non mostra mai più di 50 giorni.
}
figures-bank-problem = { $problem ->
    [empty] Che cosa mostra il server? 50 g, o 0.
    [shape] Scrivi come 50 g o 12 g 04:00:00.
   *[range] Una banca ha da 0 a 99.999 giorni.
}
figures-problem = { $figure ->
    [clock] { figures-clock-problem }
   *[bank] { figures-bank-problem }
}
figures-unknown = { $n ->
    [one] Il tempo in { $n }{"\u00A0"}partita non è ancora noto.
   *[other] Il tempo in { $n }{"\u00A0"}partite non è ancora noto.
}
figures-link = Inserisci i valori del server

## Correggere ciò che è conservato

correct-too-late = Nel frattempo è stato inserito qualcosa: non è stato annullato niente.
correct-deleted = Partita { $game } eliminata.
correct-compared = { $game }: i valori del server sono salvati.
correct-compared-games = { $n ->
    [one] I valori del server di { $n }{"\u00A0"}partita sono salvati.
   *[other] I valori del server di { $n }{"\u00A0"}partite sono salvati.
}
correct-event-changed = Il torneo «{ $event }» è cambiato, e con esso le sue partite.
correct-game = Questa partita
correct-players = Nomi e colore
correct-delete = Elimina partita
correct-delete-question = Eliminare questa partita, con le voci, la nota e l’analisi privata? Per un minuto puoi annullare. Dopo la riporta solo il ripristino di un backup che la contenga.
correct-delete-sure = Elimina
correct-changes = Questo cambia «{ $event }».
correct-changes-games = Questo cambia «{ $event }» e queste partite: { $games }.
correct-change-event-question = { $games ->
    [0] Cambiare «{ $event }»?
    [one] Cambiare «{ $event }» e { $games }{"\u00A0"}partita?
   *[other] Cambiare «{ $event }» e { $games }{"\u00A0"}partite?
}
correct-change-event = Modifica torneo

## Ciò che le regole lasciano aperto, e se una fine è certa

interpretations-certainty = { $certainty ->
    [certain] Certa: tutte le partite che iniziano con il torneo finiscono entro allora, salvo reclami in corso.
    [exceeded] Non certa: orologi, banche e incrementi dei due giocatori superano il torneo di { DAYS($over) }, e di tanto una partita può andare oltre la sua fine.
   *[unbounded] { $protection ->
        [guaranteed-time] Non certa: con il tempo garantito una partita può andare oltre.
       *[other] Non certa: con la protezione sudden death una partita può andare oltre.
    }
}
interpretations-departure-clock = Diverso dalla regola (3): sempre 50{"\u00A0"}g.
interpretations-departure-moves = Diverso dalla regola (4): le prime 50 mosse.
interpretations-departure = { $is-listed ->
    [true] Diverso dalla tabella: { $there }.
   *[false] Diverso dalla formula: { $there }.
}
interpretations-departs = Alcuni di questi blocchi sono diversi dalle regole. Vale ciò che dice il bando.
interpretations-unlisted = { $days ->
    [one] La tabella non ha una riga per { $days }{"\u00A0"}giorno: questi blocchi seguono dalla formula su cui si basa.
   *[other] La tabella non ha una riga per { $days }{"\u00A0"}giorni: questi blocchi seguono dalla formula su cui si basa.
}
interpretations-heading = Ciò che le regole lasciano aperto
interpretations-openings = Mosse di un’apertura tematica
interpretations-openings-name = { $openings ->
    [apart] Non contano (come d’uso)
   *[counted] Contano
}
interpretations-openings-why = { $openings ->
    [apart] { $moves ->
        [one] L’incremento arriva «dopo ogni mossa fatta» (4), e queste non le ha fatte nessuno: arriva con la prima mossa propria di ogni giocatore.
       *[other] L’incremento arriva «dopo ogni mossa fatta» (4), e queste non le ha fatte nessuno: arriva con le prime { $moves } mosse proprie di ogni giocatore.
    }
   *[counted] Le prime mosse «della partita» (4): la mossa { $moves } è l’ultima con un incremento, anche se la partita inizia alla mossa 6.
}
interpretations-reset = Prima mossa protetta
interpretations-reset-name = { $reset ->
    [after-last] Mossa propria { $first } (come d’uso)
   *[with-last] Mossa propria { $first }
}
interpretations-reset-why = { $reset ->
    [after-last] «Solo dopo» l’ultima mossa con un incremento (9), nella lettura che promette meno.
   *[with-last] Completata la mossa { $first } non restano incrementi, quindi un orologio può essere reimpostato già allora. Finché una partita non è confrontata con il suo server, si mostra anche la prima delle due scadenze.
}
interpretations-end-date = Sostituzioni e subentri
interpretations-end-date-name = { $end-date ->
    [instant] Fino al secondo della fine prevista (come d’uso)
   *[day] Fino alla fine di quel giorno, in UTC
}
interpretations-end-date-why = { $end-date ->
    [instant] Il server calcola «la data di fine esatta» (1), al secondo.
   *[day] Non «dopo la data di fine prevista»: una data è un giorno intero.
}
interpretations-option-openings = { $openings ->
    [apart] Le mosse di un’apertura tematica non contano
   *[counted] Le mosse di un’apertura tematica contano tra le prime { $moves }
}
interpretations-option-reset = Prima mossa protetta: mossa propria { $first }
interpretations-option-end-date = { $end-date ->
    [instant] Sostituzioni e subentri fino al secondo della fine prevista
   *[day] Sostituzioni e subentri fino alla fine dell’ultimo giorno, in UTC
}
interpretations-own-starts = { $n ->
    [one] { $n } partita è stata inserita con un suo inizio, che resta.
   *[other] { $n } partite sono state inserite con un loro inizio, che resta.
}
interpretations-settled = Ciò che ha mostrato il server
interpretations-settled-why = Chiarito per tutte le partite di questo torneo confrontandone una con il server.
interpretations-settled-refill = { $refill ->
    [automatic] Il server ricarica da sé.
   *[increment-only] Il server non ricarica niente da sé.
}
interpretations-settled-openings = { $openings ->
    [apart] Per il server le mosse di un’apertura tematica non contano.
   *[counted] Per il server le mosse di un’apertura tematica contano.
}
interpretations-seen-in = Visto in { $game }: { $at }
interpretations-seen = Visto: { $at }
interpretations-take-back = Revoca
interpretations-refills = ricaricare in altro modo
interpretations-resets = reimpostare l’orologio una mossa più tardi
interpretations-counts = contare le mosse dell’apertura tematica
interpretations-and = {" "}e{" "}
interpretations-cautious = Il server potrebbe { $differs }, diversamente da come è impostato il torneo.{ $is-theirs ->
    [true] {""}
   *[false] {" "}Rispetta la prima scadenza.
} Confronta gli orologi con quelli del server dopo ogni mossa: appena un confronto lo chiarisce, resta una sola scadenza{ $reset ->
    [true] .
   *[false] , in tutte le partite del torneo.
}

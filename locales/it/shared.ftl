## Pulsanti e luoghi

common-cancel = Annulla
common-save = Salva
common-delete = Elimina
common-less = Meno
common-more = Più
common-language-system = Del browser

## Colori, risultati e motivi

names-reason = { $reason ->
    [checkmate] scaccomatto
    [resignation] abbandono
    [flag] per il tempo
    [flag-without-mate] bandierina caduta, nessun matto possibile
    [stalemate] stallo
    [dead-position] posizione morta
    [agreement] accordo
    [repetition] triplice ripetizione
    [fivefold-repetition] quintuplice ripetizione
    [fifty-moves] regola delle 50 mosse
    [seventy-five-moves] regola delle 75 mosse
    [illegal-moves] seconda mossa illegale
    [absence] non presente in tempo
    [arbiter] decisione dell’arbitro
    [unstated] {""}
    [first-flag-claim] reclamo dopo la prima bandierina
    [both-first-flags] esauriti entrambi i tempi principali
    [extra-time] tempo extra esaurito
   *[mate-on-extra-time] matto nel tempo extra: solo patta
}
names-offence = { $offence ->
    [illegal-move] Mossa illegale
    [press-without-move] Orologio premuto senza mossa
    [wrong-claim] Reclamo infondato
   *[clock-handling] Uso scorretto dell’orologio
}
names-started = L’orologio è stato avviato
names-flag-fell = { $side ->
    [white] È caduta la bandierina del Bianco
   *[black] È caduta la bandierina del Nero
}
names-first-flag-fell = { $side ->
    [white] È caduta la prima bandierina del Bianco
   *[black] È caduta la prima bandierina del Nero
}
names-period-over = { $side ->
    [white] Il periodo del Bianco è finito
   *[black] Il periodo del Nero è finito
}

## La cronologia di una partita

history-event = { $event ->
    [press] { $side ->
        [white] Il Bianco ha premuto
       *[black] Il Nero ha premuto
    }
    [stop] { $by ->
        [arbiter] Orologi fermati
       *[player] { $caller ->
            [white] Il Bianco ha fermato gli orologi e chiamato l’arbitro
           *[black] Il Nero ha fermato gli orologi e chiamato l’arbitro
        }
    }
    [resume] Partita ripresa
    [away] Il dispositivo era inattivo
    [count-away] { $counts ->
        [true] Tempo di inattività conteggiato
       *[false] Tempo di inattività non conteggiato
    }
    [correct] Orologi impostati su { $white } e { $black }
    [swap-sides] Posti scambiati
    [give] { $gains ->
        [true] { history-give }
       *[false] { $to ->
            [white] Il Bianco ha perso { $amount }
           *[black] Il Nero ha perso { $amount }
        }
    }
    [penalize] { history-penalize }
    [introduce-increment] D’ora in poi +{ SECONDS($bonus) } a mossa per entrambi
    [claim-flag] { $claimant ->
        [arbiter] Caduta della bandierina rilevata
        [clock] L’orologio ha rilevato la caduta della bandierina
       *[player] { $claims ->
            [white] Il Bianco ha reclamato la caduta
           *[black] Il Nero ha reclamato la caduta
        }
    }
    [arrive] { $side ->
        [white] Il Bianco c’è
       *[black] Il Nero c’è
    }
    [claim-default] { $side ->
        [white] Il Bianco era assente o è arrivato tardi
       *[black] Il Nero era assente o è arrivato tardi
    }
    [claim-default-of-both] Entrambi assenti o arrivati tardi
    [play-on] Nuovo periodo per entrambi
    [claim-draw] { $side ->
        [white] Il Bianco ha reclamato la patta
       *[black] Il Nero ha reclamato la patta
    }
    [on-board] { history-board-end }
    [dead] Posizione morta, dimostrata: la partita era finita
    [restore] { $on-turn ->
        [white] Ritorno a una posizione precedente: { $white } e { $black }, tocca al Bianco
       *[black] Ritorno a una posizione precedente: { $white } e { $black }, tocca al Nero
    }
    [undo] Annullata la n. { $number }
    [redo] Ripetuta la n. { $number }
   *[end] {""}
}
history-give = { $to ->
    [white] Il Bianco ha ricevuto { $amount }
   *[black] Il Nero ha ricevuto { $amount }
}
history-penalize = { $offender ->
    [white] { names-offence } (Bianco)
   *[black] { names-offence } (Nero)
}
history-board-end = { $end ->
    [checkmate] { $winner ->
        [white] Il Bianco ha dato matto
       *[black] Il Nero ha dato matto
    }
    [resignation] { $loser ->
        [white] Il Bianco ha abbandonato
       *[black] Il Nero ha abbandonato
    }
    [stalemate] Stallo
    [dead-position] Posizione morta
    [agreement] Patta d’accordo
    [fifty-moves] 50 mosse
    [seventy-five-moves] 75 mosse
    [threefold] Triplice ripetizione
   *[fivefold] Quintuplice ripetizione
}
history-moved = { $side ->
    [white] Bianco: mossa { $number } in { $thought }
   *[black] Nero: mossa { $number } in { $thought }
}
history-gained = { $moved }, +{ $gained }
history-penalized-again = { $offence }, per la seconda volta: { $result }
history-penalized = { $offence }; { $given }
history-time-set = { $side ->
    [white] Tempo del Bianco impostato su { $after } (era { $before })
   *[black] Tempo del Nero impostato su { $after } (era { $before })
}
history-moves-set = { $side ->
    [white] Mosse del Bianco impostate su { $after } (erano { $before })
   *[black] Mosse del Nero impostate su { $after } (erano { $before })
}
history-period-set = { $side ->
    [white] Periodo del Bianco impostato
   *[black] Periodo del Nero impostato
}
history-confirmed = Entrambi i tempi confermati

## Il quadrante

face-claim-default = { $side ->
    [white] Bianco assente: reclama
   *[black] Nero assente: reclama
}
face-claim-late = { $side ->
    [white] Bianco arrivato tardi: reclama
   *[black] Nero arrivato tardi: reclama
}
face-claim-both-absent = Entrambi arrivati tardi o assenti: perdono entrambi
face-claim-alone = { $side ->
    [white] { $late ->
        [true] Il Bianco è arrivato tardi, il Nero era presente in tempo
       *[false] Il Bianco è assente, il Nero era presente in tempo
    }
   *[black] { $late ->
        [true] Il Nero è arrivato tardi, il Bianco era presente in tempo
       *[false] Il Nero è assente, il Bianco era presente in tempo
    }
}
face-claim-draw = Reclama la patta
face-claim-hold = tieni premuto
face-claim-again = Premi di nuovo

## Il pannello tra le metà

panel-paused = In pausa
panel-begin = Inizia la partita
panel-stopped-by = Un giocatore ha chiamato l’arbitro?
panel-by-nobody = No
panel-go-back = Indietro
panel-adjust = Modifica
panel-finish = Termina
panel-turn-to = { $side ->
    [white] Gira verso il Bianco
   *[black] Gira verso il Nero
}
panel-how-ended = Com’è finita?
panel-reason-if-wished = Motivo, se vuoi
panel-rematch = Rivincita, a colori invertiti
panel-again = Ancora, con gli stessi colori
panel-match-score = Match
panel-now-side = { $side ->
    [white] ora Bianco
   *[black] ora Nero
}
panel-new-match = Nuovo match
panel-new-match-sure = Ricomincia da 0–0
panel-undo = Annulla
panel-redo = Ripeti
panel-correct = Correggi i tempi
panel-correct-key = Correggi
panel-was = era { $was } · ora { $change }
panel-as-it-was = come prima
panel-no-time = Nessun orologio può mostrare questo tempo.
panel-set-clock = { $side ->
    [white] Imposta l’orologio del Bianco
   *[black] Imposta l’orologio del Nero
}
panel-set-both = Imposta gli orologi
panel-confirm-both = Conferma gli orologi
panel-swap = Scambia i posti
panel-penalties = Penalità
panel-give = Dai tempo
panel-give-amount = { $side ->
    [white] Dai { $amount } al Bianco
   *[black] Dai { $amount } al Nero
}
panel-give-nothing = Prima imposta il tempo
panel-end = Termina partita
panel-play-on = Nuovo periodo per entrambi
panel-new-game = Nuova partita
panel-new-game-sure = Non è stato ancora inserito un risultato. La partita passa tra le partite precedenti, dove si può continuare o inserirne il risultato.
panel-other-control = Altra cadenza
panel-log = Cronologia
panel-details = Tempi e cronologia
panel-wins = { $side ->
    [white] Vince il Bianco
   *[black] Vince il Nero
}
panel-cannot-mate = { $side ->
    [white] Patta: il Bianco non può dare matto
   *[black] Patta: il Nero non può dare matto
}
panel-who-offended = Chi è penalizzato?
panel-opponent-gets = { $side ->
    [white] Il Bianco riceve { $time }
   *[black] Il Nero riceve { $time }
}
panel-second-loses = { $player } ha già una penalità per mossa illegale: con la seconda la partita è persa, o patta se l’avversario non può dare matto.
panel-second-draws = { $player } ha già una penalità per mossa illegale: con la seconda la partita è patta, perché l’avversario è nel tempo extra e non può più vincere.
panel-not-taken-back = La penalità vale, ma l’orologio non ha potuto ritirare nessuna mossa di { $player }. Se una mossa viene sostituita, imposta a mano posizione e tempi (6.13).
panel-introduce = +5 s a mossa per entrambi
panel-moves = Mosse
panel-moves-unit = { $n ->
    [one] mossa
   *[other] mosse
}
panel-period = Periodo
panel-overtime-left = Resto del periodo
panel-periods-left = Periodi rimasti
panel-moves-left = Mosse da fare
panel-extra-left = Resto del tempo extra
panel-away-title = Dispositivo inattivo
panel-away = { $side ->
    [white] L’orologio del Bianco era in moto. Durata: { $time }.
   *[black] L’orologio del Nero era in moto. Durata: { $time }.
}
panel-away-count = { $side ->
    [white] Conteggia al Bianco e continua
   *[black] Conteggia al Nero e continua
}
panel-away-count-paused = { $side ->
    [white] Conteggia al Bianco, resta in pausa
   *[black] Conteggia al Nero, resta in pausa
}
panel-away-ignore = Non conteggiare e continua
panel-away-ignore-paused = Non conteggiare, resta in pausa
panel-claim-draw = { $side ->
    [white] Il Bianco reclama la patta
   *[black] Il Nero reclama la patta
}
panel-resign-still = { $side ->
    [white] Il Bianco abbandona comunque
   *[black] Il Nero abbandona comunque
}
panel-first-flag-hint = Se non c’è più tempo principale, la prima bandierina è caduta e scorre il tempo extra. Con del tempo principale la bandierina torna su; quando è esaurito, il tempo extra è almeno pari al bonus.

## Una fine sulla scacchiera, come la dice un giocatore

fact-end = { $end ->
    [checkmate] { $winner ->
        [white] Matto del Bianco
       *[black] Matto del Nero
    }
    [resignation] { $loser ->
        [white] Il Bianco abbandona
       *[black] Il Nero abbandona
    }
    [fifty-moves] 50 mosse, reclamate
    [threefold] Triplice ripetizione, reclamata
   *[other] { history-board-end }
}

## I pezzi rimasti quando è caduta una bandierina

material-ask = { $side ->
    [white] Il Bianco può ancora dare matto?
   *[black] Il Nero può ancora dare matto?
}
material-opponents = { $side ->
    [white] Che cosa ha il Bianco, oltre al Re?
   *[black] Che cosa ha il Nero, oltre al Re?
}
material-own = { $side ->
    [white] E che cosa ha il Bianco?
   *[black] E che cosa ha il Nero?
}
material-pawns = Pedoni
material-queen = Donna
material-rook = Torre
material-bishop = Alfiere
material-knight = Cavallo
material-bare-king = Solo il Re
material-knights = { $side ->
    [white] Quanti Cavalli ha il Bianco?
   *[black] Quanti Cavalli ha il Nero?
}
material-one-knight = Uno
material-more-knights = Due o più
material-bishops = { $side ->
    [white] Su quali case sono gli Alfieri del Bianco?
   *[black] Su quali case sono gli Alfieri del Nero?
}
material-light = Chiare
material-dark = Scure
material-both = Entrambe
material-says = { $verdict ->
    [cannot] Così nessun matto è possibile: patta.
    [can] { $side ->
        [white] { $blocked ->
            [true] Così il Bianco può dare matto e vince, a meno che i Pedoni non si blocchino a vicenda per sempre.
           *[false] Così il Bianco può dare matto e vince.
        }
       *[black] { $blocked ->
            [true] Così il Nero può dare matto e vince, a meno che i Pedoni non si blocchino a vicenda per sempre.
           *[false] Così il Nero può dare matto e vince.
        }
    }
   *[depends-on-position] { $side ->
        [white] Che il Bianco così possa dare matto dipende dalla posizione.
       *[black] Che il Nero così possa dare matto dipende dalla posizione.
    }
}
material-look = Guarda la posizione
material-board-decides = { $side ->
    [white] Se il Bianco può dare matto, lo decide la posizione. Solo l’arbitro può decidere altrimenti.
   *[black] Se il Nero può dare matto, lo decide la posizione. Solo l’arbitro può decidere altrimenti.
}

## Avviare una cadenza

controls-replaces = C’è ancora una partita sul tavolo. Ciò che vi si è giocato resta tra le partite precedenti, dove si può continuare.
controls-notation-error = Al carattere { $at }: { $expected }
controls-expected = { $expected ->
    [control] scrivi una cadenza, come 5+3.
    [known-control] «?» significa che la cadenza è sconosciuta.
    [some-control] «-» significa che non c’era orologio.
    [shorter-text] questo testo è troppo lungo per una cadenza.
    [time] qui manca un tempo: minuti, 30s, 2h o 1:30:00.
    [bonus] qui manca un numero di secondi.
    [count] qui manca un numero intero.
    [moves] qui manca un numero di mosse, come in 90/40.
    [move] qui manca la parola «move», come in 10s per move.
    [slash] qui manca una barra, come in G/90.
    [times-seconds] qui mancano x e i secondi, come in 3x30.
    [digit] dopo il punto manca una cifra.
    [sixtieth] qui mancano due cifre da 00 a 59.
    [clock-seconds] scrivi h:mm:ss: 1:30 può essere un’ora e mezza o un minuto e mezzo.
    [smaller-number] nessun orologio può mostrare un numero così grande.
    [fewer-decimals] nessun orologio misura meno di un millisecondo.
    [unit] aggiungi s o min: può essere l’uno o l’altro.
    [time-or-moves] indica qual è il tempo: 90min/40 o 40/90min.
    [bonus-or-period] scrivi +30s per un incremento, «, 30» per un altro periodo.
    [bonus-for-all-or-last] quali periodi hanno l’incremento? Tutti: 90/40, 30 with 30s. Solo l’ultimo: 90/40, 30+30.
    [first-move] nessun periodo inizia con questa mossa.
    [period-end] che cosa chiude il periodo precedente? 90/40, 30 o 90/flag, 30.
    [continuation] qui può seguire solo la fine, una virgola con il periodo successivo o ciò che dà una mossa (+3, d5).
   *[period-without-bonus] ogni periodo ha già il suo incremento.
}

## Che cosa non va in una cadenza

problem-of-setup = { $why ->
    [control] { $control ->
        [no-period] Non c’è nessun periodo.
        [too-many-periods] Una cadenza ha al massimo 9 periodi.
       *[period] { problem-of-period }
    }
    [hourglass-for-one] La clessidra vale per entrambi i lati.
    [double-flag-for-one] La doppia bandierina vale per entrambi i lati.
   *[default-time] Il tempo di tolleranza è al massimo 99:59:59.
}
problem-of-period = { $problem ->
    [no-time] Non c’è tempo per giocare.
    [time-too-long] Un orologio mostra al massimo 99:59:59.
    [bonus-too-long] Un orologio mostra al massimo 99:59:59.
    [extra-too-long] Un orologio mostra al massimo 99:59:59.
    [no-bonus] Deve essere più di zero.
    [no-extra] Deve essere più di zero.
    [count] Un numero da 1 a 999.
    [moves] Un numero da 1 a 999.
    [not-last] Segue un altro periodo: indica quando finisce questo.
    [endless-last] Dopo l’ultimo periodo non segue niente: non può finire allo scadere del tempo.
    [hourglass-not-alone] La clessidra è l’unico periodo, per tutta la partita.
    [upcount-not-last] Solo l’ultimo periodo può contare in avanti.
    [per-move-by-time] Un tempo fisso per ogni mossa non può finire allo scadere del tempo.
    [double-flag-not-last] La doppia bandierina è per l’ultimo periodo, fino alla fine della partita.
    [bonus-above-extra] È al massimo pari al tempo extra.
   *[bonus-above-half] È al massimo la metà del tempo extra: di più non si potrebbe dare ogni volta.
}
problem-of-field = { $field ->
    [length] { $error ->
        [empty] Manca un tempo.
        [negative] Un tempo non può essere negativo.
        [not-a-number] Non è un tempo. Scrivi 90, 2,5 o 1:30:00.
        [wrong-unit] Le unità sono s, min e h.
        [above-59] Dopo i due punti, minuti e secondi arrivano a 59.
        [too-large] Un orologio mostra al massimo 99:59:59.
       *[too-fine] Nessun orologio misura meno di un millisecondo.
    }
    [not-whole] Un numero intero da 1 a 999.
   *[setup] { problem-of-setup }
}

## I giocatori all’orologio

players-title = Giocatori
players-name-of = { $side ->
    [white] Nome del Bianco
   *[black] Nome del Nero
}
players-rename = Cambia il nome: { $name }
players-same = Stessi giocatori, altra grafia
players-new = Nuovi giocatori

## I campi di una cadenza

editor-name-long = I nomi hanno al massimo 40 caratteri.
editor-rule = Che cosa dà premere nel tempo extra
editor-rule-name = { $rule ->
    [hybrid] Ibrido
    [truncated] Troncato
   *[linear] Lineare
}

## Le partite precedenti, come le nomina ogni pagina

games-log = Cronologia
games-when = Tempo di gioco
games-clock-time = Ora
games-what = Voce
games-undone = annullata
games-missing = Questa partita non è su questo dispositivo.
games-extra = extra { $left }

## La pagina con la scacchiera, per le pagine che ne sono prive

board-could-claim = { $side ->
    [white] Il Bianco può reclamare la patta: la prima bandierina dell’avversario è caduta.
   *[black] Il Nero può reclamare la patta: la prima bandierina dell’avversario è caduta.
}
board-claim-instead = Reclama la patta
board-earlier = Mossa precedente
board-later = Mossa successiva
board-now = Posizione attuale
board-heading = Scacchiera
board-colours = Colori delle case
board-letters = Lettere dei pezzi
board-letters-name = { $letters ->
    [own] Italiano: R D T A C
    [english] Inglese: K Q R B N
   *[figurines] Figurine: ♔ ♕ ♖ ♗ ♘
}
board-colours-name = { $set ->
    [boxwood] Bosso
    [green] Verde
    [slate] Ardesia
   *[contrast] Alto contrasto
}
board-coordinates = Mostra le coordinate
board-keys-of-page = Scacchiera: la partita
board-keys-of-board = Scacchiera: le case
board-key-entry = Scrivi una mossa
board-key-press = Premi l’orologio di chi ha il tratto

## Come si conservano le partite

keep-only-here = Le tue ultime voci sono solo su questa pagina: non c’è spazio per salvarle.
keep-too-large = Questo testo è troppo grande per essere salvato qui; salvalo come file.
keep-due = { $days ->
    [some] { $n ->
        [one] L’ultimo backup è di { $n } giorno fa.
       *[other] L’ultimo backup è di { $n } giorni fa.
    }
   *[none] Le tue partite sono solo in questo browser.
}
keep-used = { $percent }% occupato, { $kilobytes }{"\u00A0"}KB
keep-used-label = Memoria in questo browser
keep-last = { $when ->
    [some] Ultimo backup: { $date }.
   *[none] Nessun backup ancora salvato.
}
keep-show-restored = Mostra

## Ripristinare un backup

restored-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
restored-events = { $events ->
    [one] { $events } torneo
   *[other] { $events } tornei
}
restored-taken = { $games ->
    [0] { $events ->
        [0] { $more ->
            [true] Ripristinati altri dati
           *[false] Niente di nuovo nel backup
        }
       *[other] Dal backup: { restored-events }{ $more ->
            [true] {" "}e altri dati
           *[false] {""}
        }
    }
   *[other] Dal backup: { restored-games }{ $events ->
        [0] { $more ->
            [true] {" "}e altri dati
           *[false] {""}
        }
       *[other] { $more ->
            [true] , { restored-events } e altri dati
           *[false] {" "}e { restored-events }
        }
    }
}
restored-all = { restored-taken }{ $here ->
    [0] {""}
   *[other] ; già qui: { $here }
}{ $copied ->
    [0] {""}
   *[other] ; conservate due volte, perché le due versioni sono continuate in modo diverso: { $copied }
}{ $refused ->
    [0] {""}
   *[other] ; non ripristinate: { $refused }
}.{ $past ->
    [true] {" "}Entrambe le versioni della partita con l’orologio sono in «Partite precedenti».
   *[false] {""}
}

## Link a pagine di altre aree

links-correspondence = Corrispon{"\u00AD"}denza
links-study = Vedi una partita
links-winnability = Si può ancora vincere?
links-look-at-it = Scorri
links-as-pgn = PGN

## Un link come codice per fotocamere

code-show = Mostra come codice QR
code-hint = Inquadra il codice con una fotocamera: si apre questo link.
code-too-long = Questo link è troppo lungo per un codice.
code-print = Stampa

## Un backup o una partita come serie di codici, per un altro dispositivo del giocatore

series-title = Su un altro dispositivo
series-hint = Sull’altro dispositivo: Impostazioni, I tuoi dati, «Leggi codici». Tieni la sua fotocamera davanti a questo schermo finché li ha tutti. Se il pulsante non c’è, il suo browser non legge i codici: usa un file.
series-too-long = È troppo per dei codici. Salva invece un backup come file.
series-count = { $count ->
    [one] 1 codice
   *[other] { $count } codici, in continuazione
}

## I tasti della scacchiera

keys-arrows = Alla casa vicina
keys-press = Prendi un pezzo e posalo
keys-escape = Rimetti a posto il pezzo
keys-edge = All’inizio o alla fine della traversa
keys-piece = Al prossimo pezzo di chi ha il tratto: Re (K), Donna (Q), Torre (R), Alfiere (B), Cavallo (N), Pedone (P)
keys-other-piece = Al prossimo pezzo così dell’altro lato
keys-rank = Alla traversa da 1 a 8
keys-file = Alla colonna da a ad h
keys-last = Annuncia l’ultima mossa
keys-goals = Annuncia dove può andare il pezzo
keys-attackers = Annuncia che cosa attacca la casa
keys-position = Leggi la posizione

## Errori nel salvare e nel caricare

faults-backup = { $fault ->
    [not-a-backup] Questo file non è un backup completo.
    [newer-version] Questo backup è di una versione più recente di Zeitnot. Carica quella versione.
    [unknown-key] Questo backup contiene qualcosa che Zeitnot non conosce: «{ $key }». Non è stato ripristinato niente.
   *[sequence] Questo backup contiene in «{ $key }» un numero che non può essere giusto. Non è stato ripristinato niente.
}

## La seconda copia dei dati salvati

second-alone = Questo browser permette a Zeitnot una sola copia. Se il browser viene chiuso a forza, l’ultimo minuto può andare perso.
second-unknown-after = Ultima voce salvata di questa partita: { $last }. Se dopo il browser è stato chiuso a forza, le voci successive sono perse.
second-game-restored = { $from ->
    [some] La copia del browser era incompleta. Questa partita è stata recuperata dalla seconda copia: tutte le voci, da { $first } a { $to }.
   *[none] La copia del browser era incompleta. Questa partita è stata recuperata dalla seconda copia, fino a { $to }.
}
second-others = { $games ->
    [0] { $others ->
        [1] Recuperata dalla seconda copia: una voce (impostazioni, lezioni, tornei o analisi).
       *[other] Recuperate dalla seconda copia: { $others } voci (impostazioni, lezioni, tornei o analisi).
    }
   *[other] { $others ->
        [0] { $games ->
            [1] Recuperata dalla seconda copia: una partita.
           *[other] Recuperate dalla seconda copia: { $games } partite.
        }
       *[other] Recuperate dalla seconda copia: partite: { $games }, altre voci: { $others }.
    }
}
second-apart = { $games ->
    [1] Una partita è continuata benché la sua seconda copia avesse voci successive. Resta ciò che è stato giocato per ultimo; l’altra versione è una partita a sé in «Partite precedenti».
   *[other] { $games } partite sono continuate benché le loro seconde copie avessero voci successive. Resta ciò che è stato giocato per ultimo; le altre versioni sono partite a sé in «Partite precedenti».
}
second-disputed = Qui le due copie sono diverse: { $places }. Vale la prima; l’altra è messa da parte.
second-refused = La seconda copia non entra nella memoria del browser. Salva un backup, elimina partite precedenti, poi aggiorna la pagina.
second-awaited = La seconda copia non ha ancora risposto. Forse ha voci successive a quelle mostrate; appariranno appena risponde.

## Lo stesso in poche parole, per la barra di un orologio in moto

brief-game = Recuperata fino a { $to }
brief-others = Recupero dalla seconda copia
brief-apart = L’altra versione è salvata
brief-awaited = Possibili altre voci
brief-unknown-after = Ultima voce salvata: { $last }

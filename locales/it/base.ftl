## Pulsanti e luoghi

common-back = Indietro
common-close = Chiudi
common-clock = Orologio
common-home = Inizio
common-settings = Imposta{"\u00AD"}zioni
common-learn = Impara
common-embed = Incorpora
common-not-found = Questa pagina non esiste. Questa è la pagina iniziale.
# Between a label and what it is the label of.
common-colon = :{" "}

## Colori, risultati e motivi

names-color = { $color ->
    [white] Bianco
   *[black] Nero
}
names-result = { $result ->
    [win] { $winner ->
        [white] Vince il Bianco
       *[black] Vince il Nero
    }
    [draw] Patta
   *[both-lose] Perdono entrambi
}
names-outcome = { $reason ->
    [checkmate] { names-result } per scaccomatto
    [resignation] { names-result } per abbandono
    [flag] { names-result } per il tempo
    [flag-without-mate] { names-result }: bandierina caduta, ma nessun matto possibile
    [stalemate] { names-result } per stallo
    [dead-position] { names-result }: posizione morta
    [agreement] { names-result } d’accordo
    [repetition] { names-result } per triplice ripetizione
    [fivefold-repetition] { names-result } per quintuplice ripetizione
    [fifty-moves] { names-result } per la regola delle 50 mosse
    [seventy-five-moves] { names-result } per la regola delle 75 mosse
    [illegal-moves] { $result ->
        [draw] Patta: seconda mossa illegale, ma l’avversario non può più vincere
       *[other] { names-result }: seconda mossa illegale dell’avversario
    }
    [absence] { $result ->
        [both-lose] Perdono entrambi: nessuno dei due era presente in tempo
       *[other] { names-result }: avversario non presente in tempo
    }
    [arbiter] { names-result } per decisione dell’arbitro
    [first-flag-claim] { names-result }: reclamata dopo la prima bandierina
    [both-first-flags] { names-result }: esauriti entrambi i tempi principali
    [extra-time] { names-result }: tempo extra esaurito
    [mate-on-extra-time] { names-result }: nel tempo extra il matto non vince
   *[unstated] { names-result }
}
names-pieces = R D T A C 0

## I tempi a voce

spoken-hours = { $n ->
    [one] { $n } ora
   *[other] { $n } ore
}
spoken-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minuti
}
spoken-seconds = { $n ->
    [one] { $n } secondo
   *[other] { $n } secondi
}
spoken-none = nessun tempo
spoken-over = { $time } in più
spoken-running = { $time }, in moto

## La prima pagina

home-ways = Altre cose da fare
home-start = Avvia { $control }
home-first-included = , primo incluso
home-go-on = Continua
home-controls = Cadenze
home-rate = { $rate ->
    [bullet] Bullet
    [blitz] Lampo
    [rapid] Rapido
   *[classical] Classico
}
home-all = Tutte
home-all-hint = le cadenze
home-correspondence = Corrispon{"\u00AD"}denza
home-games = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}
home-games-hint = Qui ci saranno le tue partite per corrispondenza con il Triple Block (ICCF), prima quella con la scadenza più vicina.
home-nothing-due = Nessun orologio in moto.
home-my-move = Tocca a te
home-waiting-since = In attesa dal { $day }
home-not-compared = Tempo non noto
home-check = Controlla sul server
home-add-game = Inserisci partita
home-bring = Importa un file
home-board = Mosse e orologio insieme
home-board-goes-on = La partita continua qui
home-learn = Le regole, orologio alla mano
home-kept = { $n } su questo dispositivo

## Il quadrante

face-press-to-start = { $begins ->
    [white] Avvia l’orologio del Bianco
   *[black] Avvia l’orologio del Nero
}
face-waits-for-start = Lo avvia l’avversario
face-tap-when-here = Premi all’arrivo
face-is-here = Presente
face-are-here = { $white ->
    [true] { $black ->
        [true] Ci sono entrambi
       *[false] Il Bianco c’è
    }
   *[false] { $black ->
        [true] Il Nero c’è
       *[false] {""}
    }
}
face-starts-in = Avvio del Bianco tra { $digits }
face-here = Ci sono
face-put-off = Rinvia l’inizio
face-pause = Ferma
face-menu = Menu
face-change-control = Cadenza
face-first-included = primo +{ SECONDS($bonus) } incluso
face-full-screen = Schermo intero
face-leave-full-screen = Esci da schermo intero
face-swap-view = Bianco dall’altra parte
face-moves = { $n ->
    [one] { $n } mossa
   *[other] { $n } mosse
}
face-moves-to-go = ancora { $n }
face-period = periodo{"\u00A0"}{ $i }{"\u00A0"}di{"\u00A0"}{ $n }
face-delay = dilazione
face-total = { $digits } per questa mossa
face-byo-yomi = { $n } × { $digits }
face-byo-yomi-last = ultimo periodo
face-byo-yomi-running = { $n ->
    [one] ancora { $n } periodo
   *[other] ancora { $n } periodi
}
face-canadian = { $n ->
    [one] { $n } mossa in { $digits }
   *[other] { $n } mosse in { $digits }
}
face-canadian-running = { $n ->
    [one] ancora { $n } mossa
   *[other] ancora { $n } mosse
}
face-overtime = byo-yomi
face-low = Poco tempo
face-flag-fell = { $side ->
    [white] Bandierina del Bianco caduta
   *[black] Bandierina del Nero caduta
}
face-flag-first = Bandierina caduta prima
face-flag-second = Bandierina caduta dopo
face-flag-down = Bandierina caduta
face-claim-flag = Reclama la caduta
face-note-flag = Rileva la caduta
face-following = Questa partita è in corso in un’altra scheda. Qui la puoi solo guardare.
face-take-over = Gioca qui
face-say-half = { $name }, { $own }; avversario { $theirs }
face-say-left = { $side ->
    [white] Bianco: { $left }
   *[black] Nero: { $left }
}
face-say-flag = { $side ->
    [white] Bandierina del Bianco
   *[black] Bandierina del Nero
}
face-say-first-flag = { $side ->
    [white] Prima bandierina del Bianco
   *[black] Prima bandierina del Nero
}
face-extra-time = tempo extra
face-draw-only = Tempo extra{"\u00A0"}· solo patta
face-press-gives = +{ TENTHS($gives) } se premi
face-flag-main-time = Princi{"\u00AD"}pale scaduto
face-flag-extra-time = Extra scaduto
face-say-byo-yomi = { $n ->
    [1] ultimo periodo
   *[other] ancora { $n } periodi
}
mode-on-face = { $mode ->
    [increment] +{ SECONDS($time) } a mossa
    [delay] { SECONDS($time) } di dilazione
    [bronstein] recupera fino a { SECONDS($time) }
    [byo-yomi] { $n } × { SECONDS($time) }
    [canadian] { $n ->
        [one] { $n } mossa in { SECONDS($time) }
       *[other] { $n } mosse in { SECONDS($time) }
    }
    [hourglass] clessidra
    [per-move] per ogni mossa
    [double-flag] poi { SECONDS($time) } per la patta
    [upcount] {""}
   *[sudden-death] {""}
}

## Il pannello tra le metà

panel-stopped = { $side ->
    [white] Tocca al Bianco
   *[black] Tocca al Nero
}
panel-fallen = { $side ->
    [white] Bandierina del Bianco caduta
   *[black] Bandierina del Nero caduta
}
panel-order-unknown = Entrambe le bandierine sono cadute e nessuno sa quale per prima: la partita continua (6.11).
panel-put-off = L’inizio è rinviato
panel-ready = Non avviato
panel-resume = Riprendi
panel-result = Risultato
panel-rematch-short = Rivincita
panel-rejection = { $rejection ->
    [opponent-starts] Questo orologio lo avvia l’altro lato.
    [not-your-clock] È in moto l’altro orologio.
    [is-stopped] Gli orologi sono fermi.
    [not-running] Nessun orologio è in moto.
    [is-running] Prima ferma gli orologi.
    [flag-has-fallen] Una bandierina è caduta. Correggi i tempi, annulla o termina la partita.
    [no-flag-has-fallen] Non c’è nessuna bandierina caduta da reclamare.
    [order-unknown] Entrambe le bandierine sono cadute, in ordine sconosciuto: la partita continua (6.11).
    [not-both-flags] Si può solo con entrambe le bandierine cadute, in ordine sconosciuto.
    [away-undecided] Prima decidi se conteggiare il tempo di inattività.
    [not-away] Il dispositivo non è stato inattivo.
    [too-early-for-absence] Il tempo di tolleranza non è ancora finito.
    [no-scheduled-start] Non è fissato nessun orario di inizio.
    [is-present] Questo giocatore è arrivato in tempo.
    [no-draw-to-claim] Non c’è nessuna patta da reclamare.
    [not-in-this-mode] Con la doppia bandierina non è previsto.
    [no-increment] Con una clessidra o un tempo fisso per mossa non c’è incremento.
    [out-of-range] Questo orologio non può mostrare quel tempo.
    [has-ended] La partita è finita. Per continuare, annullane la fine.
    [nothing-to-undo] Non c’è niente da annullare.
   *[nothing-to-redo] Non c’è niente da ripetere.
}

## Avviare una cadenza

controls-replaces-link = C’è ancora una partita sul tavolo. Avviare { $control }? Ciò che si è giocato nell’altra resta tra le partite precedenti, dove si può continuare.
controls-replaces-end = Avvia la nuova partita
controls-bad-link = La cadenza nel link non è utilizzabile. { $text }
controls-brief-link = Link a { $control }: ferma per scegliere
controls-brief-bad-link = La cadenza del link è illeggibile

## Una cadenza in poche parole

tile-odds = Vantaggio di tempo
tile-hourglass = Clessidra
tile-versus = Bianco { $white }, Nero { $black }
tile-then = poi{" "}
tile-then-again = poi{" "}
tile-hours = { $n } h
tile-moves-in = { $moves ->
    [one] { $moves } mossa in { $time }
   *[other] { $moves } mosse in { $time }
}
extra-besides = { $mode ->
    [increment] +{ SECONDS($time) } a mossa
    [delay] aspetta { SECONDS($time) } prima di ogni mossa
    [bronstein] recupera fino a { SECONDS($time) } (Bronstein)
    [byo-yomi] poi { $n } × { SECONDS($time) }
    [canadian] { $n ->
        [1] poi { SECONDS($time) } per ogni mossa
       *[other] poi { SECONDS($time) } ogni { $n } mosse
    }
    [hourglass] ciò che uno usa, l’altro lo guadagna
    [per-move] per ogni mossa
    [double-flag] poi { SECONDS($time) } per la patta
    [upcount] poi conta in avanti, senza bandierina
   *[sudden-death] {""}
}

## Le partite precedenti, come le nomina ogni pagina

games-title = Partite precedenti
games-versus = { $white }{"\u00A0"}– { $black }
games-unknown = sconosciuto

## L’app e le sue licenze

about-title = Informazioni
about-local = Zeitnot funziona senza rete e non invia niente a nessuno: ciò che inserisci resta su questo dispositivo.
about-licence = Zeitnot è software libero sotto la GNU General Public License, versione 3 o successiva. Il carattere è Barlow (SIL Open Font License).
about-licences = Licenze delle librerie
about-translation = Nessun madrelingua ha ancora letto questi testi. Nel codice sorgente, docs/translating.md spiega come correggerli.

language-title = Lingua
language-missing = { $name } non è ancora su questo dispositivo. Arriva alla prossima visita con la rete.

## La pagina con la scacchiera, per le pagine che ne sono prive

board-title = Scacchiera
refusal-act = { $why ->
    [illegal-move] Questa mossa è illegale.
    [not-on-move] È in moto l’orologio dell’altro lato.
    [not-started] La partita non è ancora iniziata.
    [press-first] Prima premi l’orologio: la mossa non è completata.
    [move-presses] L’orologio lo preme la mossa.
    [no-move-made] Prima fai una mossa sulla scacchiera.
    [nothing-to-take-back] Non c’è nessuna mossa da ritirare.
    [no-offer] Non c’è nessuna offerta di patta a cui rispondere.
    [offer-stands] La patta è già stata offerta.
    [no-claim] La posizione non permette questo reclamo.
    [position-is-gone] Quella posizione non fa più parte della partita.
   *[clock] { panel-rejection }
}

## Come si conservano le partite

keep-unsaved = { $why ->
    [full] La memoria del browser è piena. Ciò che hai inserito resta solo finché questa pagina è aperta: salva subito un backup.
    [absent] La memoria del browser non c’è più. Ciò che hai inserito resta solo finché questa pagina è aperta: salva subito un backup.
   *[refused] Il browser rifiuta di salvare. Ciò che hai inserito resta solo finché questa pagina è aperta: salva subito un backup.
}
keep-nearly-full = Memoria del browser per Zeitnot occupata: { $percent }%. Con un backup non perdi nessuna partita.
keep-backup = Salva un backup
keep-table-stays = Nel backup la partita sul tavolo ha altre mosse. Quella giocata qui resta sul tavolo; l’altra è in «Partite precedenti».
keep-table-went-on = Nel backup la partita sul tavolo è più avanti: ora è allo stesso punto.

## Caricare le pagine e le nuove versioni

update-ready = È pronta una nuova versione di Zeitnot.
update-restart = Riavvia ora
update-loading = Caricamento
update-not-loaded = Non è stato possibile caricare questa pagina. Controlla la connessione e riprova.
update-damaged = Un file di questa pagina è danneggiato su questo dispositivo. Le tue partite sono intatte. Connettiti alla rete e riprova: verrà sostituito.
update-try-again = Riprova
update-gone = Questa pagina richiede la nuova versione di Zeitnot.

## Errori nel salvare e nel caricare

faults-absent = Questo browser non permette a Zeitnot di salvare niente. L’orologio funziona; le partite si perdono quando la pagina viene chiusa.
faults-full = La memoria del browser è piena. L’orologio continua, ma questa partita non viene salvata. Elimina partite precedenti o salva un backup.
faults-of-kind = { $kind ->
    [game] Questa partita
    [settings] Le impostazioni
    [presets] Le tue cadenze
    [progress] I tuoi progressi nelle lezioni
    [correspondence] Le partite per corrispondenza
   *[study] Le tue analisi
}
faults-no-room = { $kind ->
    [game] La memoria del browser è piena. { faults-of-kind } non viene salvata.
    [progress] La memoria del browser è piena. { faults-of-kind } non vengono salvati.
   *[other] La memoria del browser è piena. { faults-of-kind } non vengono salvate.
}
faults-game-refused = Il browser ha rifiutato di salvare. L’orologio continua, senza che la partita sia salvata.
faults-refused = { $kind ->
    [game] Il browser ha rifiutato di salvare. { faults-of-kind } non è stata salvata.
    [progress] Il browser ha rifiutato di salvare. { faults-of-kind } non sono stati salvati.
   *[other] Il browser ha rifiutato di salvare. { faults-of-kind } non sono state salvate.
}
faults-not-saved = { $fault ->
    [store] { $why ->
        [absent] { faults-absent }
        [full] { $kind ->
            [game] { faults-full }
           *[other] { faults-no-room }
        }
       *[refused] { $kind ->
            [game] { faults-game-refused }
           *[other] { faults-refused }
        }
    }
    [stale] { $kind ->
        [game] { faults-of-kind } è stata modificata in un’altra scheda. Aggiorna la pagina per vedere che cosa ha salvato.
        [progress] { faults-of-kind } sono stati modificati in un’altra scheda. Aggiorna la pagina per vedere che cosa ha salvato.
        [correspondence] Un’altra scheda ha modificato le partite per corrispondenza. La tua ultima voce qui non è stata salvata.
       *[other] { faults-of-kind } sono state modificate in un’altra scheda. Aggiorna la pagina per vedere che cosa ha salvato.
    }
    [newer-version] { $kind ->
        [game] { faults-of-kind } è stata salvata da una versione più recente di Zeitnot. Carica quella versione o esporta ciò che è messo da parte.
        [progress] { faults-of-kind } sono stati salvati da una versione più recente di Zeitnot. Carica quella versione o esporta ciò che è messo da parte.
       *[other] { faults-of-kind } sono state salvate da una versione più recente di Zeitnot. Carica quella versione o esporta ciò che è messo da parte.
    }
   *[no-number-left] { $kind ->
        [game] { faults-of-kind } non si può salvare: il numero dell’ultimo salvataggio è il più alto possibile. Salva un backup.
       *[other] { faults-of-kind } non si possono salvare: il numero dell’ultimo salvataggio è il più alto possibile. Salva un backup.
    }
}
faults-overtaken = { $n ->
    [one] Un’altra scheda ha modificato questa partita. La tua ultima azione qui non ne fa parte.
   *[other] Un’altra scheda ha modificato questa partita. Le tue ultime { $n } azioni qui non ne fanno parte.
}
faults-no-lock = Il browser non dice se questa partita è in corso in un’altra scheda. Chiudi le altre schede con Zeitnot e gioca in questa.
faults-not-loaded = { $fault ->
    [store] { $error ->
        [absent] { faults-absent }
       *[other] Non è stato possibile leggere i dati salvati in questo browser.
    }
    [newer-version] Qui qualcosa è stato salvato da una versione più recente di Zeitnot. Resta invariato.
   *[set-aside] { $kept ->
        [some] «{ $place }» { unreadable-why }. È messo da parte, invariato.
       *[none] «{ $place }» { unreadable-why }. È rimasto dov’era.
    }
}
faults-several-set-aside = Illeggibili e messi da parte, invariati: { $places }.
faults-overtaken-waiting = In attesa di spazio, un’altra scheda ha salvato qualcosa di più recente: { $places }. Ciò che era stato inserito qui è messo da parte, invariato.
faults-set-aside-link = Vedi i dati messi da parte
faults-awake = Lo schermo può spegnersi: questo dispositivo non permette a Zeitnot di tenerlo acceso.

## Perché un dato salvato non si può leggere

unreadable-why = { $why ->
    [envelope] { $unreadable ->
        [not-ours] non è stato scritto da Zeitnot
        [truncated] è troncato alla fine
        [checksum] è danneggiato
       *[newer-version] è stato salvato da una versione più recente di Zeitnot
    }
    [migration] { unreadable-unclear }
   *[contents] { unreadable-unclear }
}
unreadable-unclear = non è comprensibile

## La seconda copia dei dati salvati

second-lost = La seconda copia delle tue partite non si può più scrivere. Se il browser viene chiuso a forza, l’ultimo minuto può andare perso.

## Lo stesso in poche parole, per la barra di un orologio in moto

brief-one-copy = C’è una sola copia

## Tempi

length-none = nessun tempo
length-days = g
length-decimal = ,
length-hours = { $n } h
length-minutes = { $n } min
length-seconds = { $seconds } s

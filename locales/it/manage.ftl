## La pagina delle cadenze

choose-title = Cadenza
choose-last-used = Di recente
choose-own = Le tue
choose-new-own = Nuova cadenza
choose-type-it = Scrivi
choose-type-one = Scrivi una cadenza
choose-type-hint = 5+3 · G/90 d5
choose-which = Può significare più cose. Quale intendi?
choose-play = Gioca
choose-edit = Modifica
choose-up = Sposta su
choose-down = Sposta giù
choose-share = Copia il link
choose-shared = Link copiato
choose-group = { $group ->
    [bullet] Bullet
    [blitz] Lampo
    [rapid] Rapido
    [classical] Classico
    [tournament] Torneo
    [double-flag] Doppia bandierina
    [delay] Dilazione
    [overtime] Byo-yomi
   *[other] Altro
}
choose-group-hint = { $group ->
    [bullet] meno di 3 min
    [blitz] fino a 10 min
    [rapid] oltre 10, meno di 60 min
    [classical] 60 min e più
    [tournament] più periodi
    [double-flag] prima per vincere, poi per la patta
    [delay] l’orologio aspetta
    [overtime] anche canadese
   *[other] vantaggio, clessidra, a mossa
}

## Partite precedenti

games-none = Qui ci sarà ogni partita che inizi su questo dispositivo, con il risultato, il tempo per mossa e la cronologia.
games-none-do = Gioca una partita
games-unfinished = non finita
games-moves = { $n ->
    [one] { $n } mossa
   *[other] { $n } mosse
}
games-chart = Tempo per mossa
games-chart-alt = { $n ->
    [one] Tempo usato per { $n } mossa, sopra il Bianco, sotto il Nero
   *[other] Tempo usato per ognuna di { $n } mosse, sopra il Bianco, sotto il Nero
}
games-chart-none = Nessuna mossa completata.
games-chart-moves = Mossa
games-export = Esporta
games-print = Stampa
games-copy = Copia
games-copied = Partita copiata
games-share = Condividi
games-as-text = Testo
games-as-csv = CSV
games-as-json = JSON
games-control = Cadenza
games-result = Risultato
games-left = Tempo residuo
games-thinking = Tempo usato
games-stopped-time = Gli orologi sono rimasti fermi { $time }
games-deleted = Partita { $versus } eliminata.
games-continue-it = Torna al tavolo
games-both-flags = Entrambe le bandierine cadute
games-enter-result = Inserisci risultato
games-take-up = Continua
games-take-up-sure = Passa a questa partita
games-take-up-replaces = C’è ancora un’altra partita sul tavolo. Passa tra le partite precedenti, dove si può continuare.
games-open-another = Apri un’altra partita
games-again = Di nuovo con questa cadenza
games-playing-now = sul tavolo
games-chart-extra = Tratteggiato: giocato nel tempo extra.

## Impostazioni

settings-look = Aspetto
settings-theme = Tema
settings-theme-system = Del dispositivo
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-theme-contrast = Alto contrasto
settings-layout = Metà
settings-layout-automatic = Automatico
settings-face-to-face = Di fronte
settings-side-by-side = Affiancate
settings-exchanged = Bianco in alto o a destra
settings-exchanged-hint = Anche per mancini
settings-signals = Segnali
settings-sound = Suono
settings-volume = Volume
settings-vibration = Vibra quando premi
settings-voice = Annuncia poco tempo
settings-no-device = non su questo dispositivo
settings-try-out = Prova
settings-low-time = Poco tempo da
settings-low-time-name = { $low ->
    [automatic] Automatico
    [off] Mai
    [ten-seconds] 10 s
    [twenty-seconds] 20 s
    [thirty-seconds] 30 s
   *[one-minute] 1 min
}
settings-data = I tuoi dati
settings-data-hint = Le partite, le tue cadenze e queste impostazioni restano in questo browser e non vengono inviate da nessuna parte. Un backup è un solo file.
settings-backup = Salva un backup
settings-restore = Ripristina un backup
settings-share-backup = Condividi un backup
settings-show-codes = Mostra come codici
settings-read-codes = Leggi codici
settings-point-camera = Inquadra i codici dell’altro schermo. Le immagini non vengono conservate.
settings-codes-read = { $read } codici su { $all }
settings-no-camera = Non c’è una fotocamera, o la usa un altro programma. Usa un file.
settings-camera-refused = Il browser non permette la fotocamera. Permettila nelle impostazioni di questa pagina, o usa un file.
settings-restoring = Ripristino del backup: { $percent }%
settings-set-aside = Messi da parte
settings-set-aside-hint = Non è stato possibile leggerli. Restano invariati.
settings-export-as-is = Esporta invariati
settings-discard-sure = Elimina per sempre
settings-nothing-kept = Qui il browser non salva niente: le partite durano finché la pagina è aperta.
settings-look-hint = Chiaro, scuro o con il massimo contrasto
settings-clock = Orologio
settings-clock-hint = Come stanno le metà sul tavolo
settings-signals-hint = Suono, vibrazione, voce e poco tempo
settings-board-hint = Case, pezzi e lettere

## L’editor delle cadenze

make-title = Crea una cadenza
make-problems = Da correggere:
make-modes = Modo
make-mode-name = { $mode ->
    [sudden-death] Solo tempo
    [increment] Incremento
    [delay] Dilazione
    [bronstein] Bronstein
    [byo-yomi] Byo-yomi
    [canadian] Canadese
    [hourglass] Clessidra
    [double-flag] Doppia bandie{"\u00AD"}rina
    [per-move] Fisso a mossa
   *[upcount] In avanti
}
make-mode-hint = { $mode ->
    [sudden-death] senza incremento
    [increment] + a mossa
    [delay] prima aspetta
    [bronstein] recupera l’usato
    [byo-yomi] ultimi periodi
    [canadian] blocchi di mosse
    [hourglass] passa di mano
    [double-flag] extra per la patta
    [per-move] sempre uguale
   *[upcount] senza bandierina
}
make-first = Prima
make-then = Poi
make-minutes = min
make-seconds = s
make-moves = mosse
make-add-period = Aggiungi un periodo
make-remove-period = Rimuovi questo periodo
make-options = Opzioni
make-same = Uguale per entrambi
make-first-bonus = Inizia con il primo incremento, come gli orologi della FIDE
make-first-bonus-hint = 60+30 inizia da 1:00:30, come d’uso nei tornei FIDE.
make-starts-in = Avvio automatico tra
make-starts-in-hint = Minuti, o h:mm:ss. Lascia vuoto se avvia il Nero premendo.
make-default-time = Tolleranza
make-default-time-hint = minuti, o h:mm:ss
make-freeze = Quando cade una bandierina
make-freeze-usual = come d’uso in questo modo
make-freeze-yes = si fermano entrambi
make-freeze-no = gli orologi continuano
make-noted = La caduta conta
make-noted-auto = subito
make-noted-auto-hint = Subito: un matto dato dopo la caduta di una bandierina non conta, anche se gli orologi sono ancora in moto.
make-noted-claim = quando si reclama
make-order = Se sono cadute entrambe
make-order-shown = mostra quale per prima
make-order-hidden = non mostrare
make-order-hidden-hint = Non mostrare: le due bandierine appaiono uguali e la partita continua (6.11). La cronologia dice quando è caduta ognuna, ma non decide niente.
make-order-moot-hint = Qui la prima bandierina ferma entrambi gli orologi: non ne cade una seconda, e non c’è un ordine da nascondere.
make-flags-double = Con la doppia bandierina ogni caduta conta subito, in ordine.
make-name = Nome
make-name-hint = Serata di circolo
make-name-missing = Per salvarla, dalle un nome.
make-save-as = Salva…
make-save = Salva
make-play = Gioca
make-rule-gives = Dà, in secondi
make-rule-left = con questo tempo residuo
make-decimal = ,
make-double-flag = Quando scade il tempo principale cade la prima bandierina e inizia il tempo extra: basta per tenere la partita, non per vincerla.
make-period = Periodo { $number }
make-part = { $part ->
    [time] { $mode ->
        [per-move] Tempo per ogni mossa
       *[other] Tempo
    }
    [end] Per
    [moves] Mosse
    [mode] Modo
    [bonus] { $mode ->
        [byo-yomi] Ogni periodo
        [canadian] Byo-yomi
        [delay] Dilazione
        [bronstein] Dilazione
        [double-flag] Bonus
       *[other] Incremento
    }
    [count] { $mode ->
        [canadian] Per
       *[other] Periodi
    }
   *[extra] Tempo extra
}
make-end-kind = { $kind ->
    [game] { $first ->
        [true] tutta la partita
       *[false] il resto della partita
    }
    [moves] { $last ->
        [true] un numero di mosse, ripetuto
       *[false] un numero di mosse
    }
   *[time] finché dura il tempo
}
make-is-same = { $same ->
    [true] uguale per entrambi
   *[false] diverso per ogni lato
}
make-first-included = primo +{ SECONDS($bonus) } { $included ->
    [true] incluso
   *[false] dopo aver premuto
}
make-starts-after = avvio tra { SECONDS($wait) }
make-flag = { $noted ->
    [on-claim] la caduta conta se reclamata
   *[automatically] { $freeze ->
        [true] la bandierina ferma gli orologi
       *[false] dopo la caduta gli orologi continuano
    }
}
make-rule-hint = { $rule ->
    [hybrid] Tutto il bonus; vicino al tempo extra pieno, la metà di ciò che manca.
    [truncated] Tutto il bonus, troncato al tempo extra pieno: con quel tempo residuo, aspettare non costa niente.
   *[linear] Sempre meno, in modo uniforme: tutto il bonus solo quando non resta niente.
}
make-rule-figure = Che cosa dà premere
make-rule-point = ; con { SECONDS($left) } residui, { TENTHS($gives) }

## I tasti dell’orologio

keys-title = Tastiera
keys-first-half = Premi la metà sinistra o inferiore
keys-second-half = Premi la metà destra o superiore
keys-pause = Ferma e riprendi
keys-press-focused = Premi la metà o il pulsante selezionato
keys-undo = Annulla
keys-redo = Ripeti
keys-full-screen = Schermo intero
keys-help = Questa pagina
keys-either = o
keys-name = { $key ->
    [Space] Spazio
    [Enter] Invio
    [Escape] Esc
    [End] Fine
    [Shift] Maiusc
   *[other] { $key }
}

## Il significato di una cadenza, in frasi intere

sentence-both = Ogni giocatore ha { $control }.
sentence-sides = Il Bianco ha { $white }. Il Nero ha { $black }.
sentence-first-increment = Il primo incremento arriva alla prima pressione.
sentence-on-claim = Una bandierina caduta conta quando viene reclamata.
sentence-flag-stops = La prima bandierina che cade ferma entrambi gli orologi.
sentence-runs-on = Dopo la caduta di una bandierina gli orologi continuano.
sentence-starts = L’orologio del Bianco si avvia da sé; chi allora non è presente perde a forfait.
sentence-starts-later = L’orologio del Bianco si avvia da sé; chi { $later } dopo non è presente perde a forfait.

## Una cadenza: i suoi periodi, e che cosa c’è tra loro

control-then = ,{" "}poi{" "}
control-then-other = ;{" "}poi{" "}
control-shared = , +{ EXACT($bonus) } per ogni mossa

## Per che cosa vale un periodo, dopo il suo tempo

span-repeated = { $n ->
    [1] {" "}per ogni mossa
   *[other] {" "}ogni { $n } mosse
}
span-moves = { $n ->
    [one] {" "}per { $n } mossa
   *[other] {" "}per { $n } mosse
}
span-time = {" "}(quando scade il tempo di un giocatore, inizia per entrambi il periodo successivo)
span-rest = {" "}per il resto della partita
span-game = {" "}per la partita

## Un periodo

period-no-time = nessun tempo principale
period-main = { $time }{ $span }, poi{" "}
period-sudden-death = { $time }{ $span }
period-increment = { $time }{ $span }, +{ EXACT($bonus) } per ogni mossa
period-delay = { $time }{ $span }, e prima di ogni mossa l’orologio aspetta { EXACT($delay) }
period-bronstein = { $time }{ $span }, e recupera ciò che ha usato per la mossa, fino a { EXACT($delay) }
period-byo-yomi = { $count ->
    [one] { $count } periodo di { EXACT($each) }, che si perde solo se esaurito
   *[other] { $count } periodi di { EXACT($each) }, che si perdono solo se esauriti
}
period-canadian = { $n ->
    [1] { EXACT($time) } per ogni mossa
   *[other] { EXACT($time) } ogni { $n } mosse
}
period-hourglass = { $time }, e ciò che un giocatore usa, l’altro lo guadagna
period-upcount = { $time }, poi conta in avanti; nessuna bandierina cade
period-double-flag = { $time }{ $span }, poi { EXACT($extra) } per tenere la patta, +{ EXACT($bonus) } per ogni mossa{ $rule ->
    [truncated] {""}
   *[other] {" "}(meno, se ne resta molto)
}, fino a { EXACT($extra) }
period-each-of = { $n ->
    [one] { $time } per { $n } mossa
   *[other] { $time } per ognuna di { $n } mosse
}
period-each = { $time } per ogni mossa

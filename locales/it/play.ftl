## I nomi dei colori

names-color = { $side ->
    [white] Bianco
   *[black] Nero
}

## Di chi è il tratto

turn-ready = { $side ->
    [white] Il Bianco inizia con una mossa, o il Nero avvia l’orologio del Bianco.
   *[black] Il Nero inizia con una mossa, o il Bianco avvia l’orologio del Nero.
}
turn-to-move = Mossa { $number }, tocca al { names-color }{ $check ->
    [true] , sotto scacco
   *[false] {""}
}
turn-press-now = { names-color }: premi per completare la mossa

## Per l’orecchio

spoken-press-to-complete = Premi l’orologio per completarla.
spoken-first-flag = { $side ->
    [white] È caduta la prima bandierina del Bianco. Il Bianco ha il tempo extra, per tenere la patta. Il Nero può reclamare la patta.
   *[black] È caduta la prima bandierina del Nero. Il Nero ha il tempo extra, per tenere la patta. Il Bianco può reclamare la patta.
}
spoken-position = Posizione come testo
spoken-clock = { names-color }: { $time }.

## Le mosse

moves-title = Mosse
moves-none = Nessuna mossa
moves-walk = Scorri le mosse
moves-play = Riproduci le mosse
moves-stop = Ferma
moves-first = Posizione di partenza
moves-last = Fine della variante
moves-before-first = posizione di partenza
moves-after = Dopo { $san }
moves-write = Scrivi una mossa
moves-enter = Muovi

## Le azioni

acts-control = Cadenza
acts-position = Posizione e regole
acts-facing = Scacchiera rivolta
acts-facing-name = { $facing ->
    [one-side] a un giocatore
    [both-sides] a entrambi
   *[side-to-move] a chi ha il tratto
}
acts-flip = Ruota la scac{"\u00AD"}chiera
acts-take-back = Ritira la mossa
acts-take-back-question = Siete d’accordo entrambi nel ritirare { $san }? Tornano indietro anche i due orologi.
acts-agreed = Sì, entrambi
acts-draw = Patta
acts-who-offers = Chi offre la patta?
acts-offers = { $name } offre la patta.
acts-accept = Accetta
acts-decline = Rifiuta
acts-resign = Abban{"\u00AD"}dona
acts-who-resigns = Chi abbandona?
acts-restore = Continua da qui
acts-restore-question = { $after }: con quali tempi continua la partita? Sono già inseriti i tempi di allora (6.13).
acts-clock-only = Solo l’orologio
acts-sound = Suono
acts-more = Altro

## Reclami di patta

claims-claim = Reclama la patta
claims-question = Che cosa si reclama?
claims-fifty = 50 mosse
claims-fifty-with = 50 mosse con { $san }
claims-threefold = Triplice ripetizione
claims-threefold-with = Triplice ripetizione con { $san }
claims-fifty-shown = { $n ->
    [one] { $n } mossa
   *[other] { $n } mosse
} di ogni giocatore senza catture e senza mosse di Pedone.
claims-repeated-after = La stessa posizione dopo:
claims-nothing = Nessuna patta da reclamare: nessuna triplice ripetizione; { $n } di 50 mosse senza catture e senza mosse di Pedone.
claims-first = Che cosa si reclama? Se il reclamo è infondato, l’avversario riceve { $given } in più.
claims-with = Con questa mossa (lascia vuoto per la posizione sulla scacchiera)
claims-was-wrong = Il reclamo era infondato, la partita continua. { $event }.

## Disporre i pezzi

setup-fen = Posizione (FEN)
setup-castles-as-chess960 = Qui si arrocca come nel Chess960.
setup-over-there = In questa posizione la partita è già finita.
setup-standard = Posizione iniziale
setup-chess960 = Chess960 a caso
setup-clear = Svuota la scac{"\u00AD"}chiera
setup-pieces = Pezzi
setup-nothing = Togli
setup-turn = Tratto
setup-pressing = L’orologio viene premuto
setup-by-move = dalla mossa
setup-by-hand = a mano (6.7)
setup-claiming = Reclami per ripetizione e 50 mosse
setup-claims-shown = li segnala la scacchiera
setup-claims-judged = reclamati, poi verificati (9.5)

## Se un lato può ancora dare matto (6.9)

winning-witness-at = Così è possibile: { $at } di { $all ->
    [one] { $all } semimossa
   *[other] { $all } semimosse
}
winning-looking = { $side ->
    [white] Il Bianco potrebbe ancora dare matto? Verifica in corso…
   *[black] Il Nero potrebbe ancora dare matto? Verifica in corso…
}
winning-show-how = Mostra come
winning-ask-again = Riprova
winning-no-solver = Non è stato possibile caricare il verificatore. Decidono i giocatori.
winning-verdict = { $verdict ->
    [can-mate] { $n ->
        [0] { $side ->
            [white] Il Bianco
           *[black] Il Nero
        } ha dato matto.
       *[other] { $side ->
            [white] Il Bianco
           *[black] Il Nero
        } potrebbe ancora dare matto: { $shortest ->
            [true] il matto più veloce richiede
           *[false] il matto più veloce trovato richiede
        } { $n ->
            [one] { $n } semimossa
           *[other] { $n } semimosse
        }.
    }
    [cannot] { $side ->
        [white] Il Bianco
       *[black] Il Nero
    } { $why ->
        [mated] ha subito scaccomatto.
        [stalemate] non può dare matto: è stallo.
        [bare-king] non può dare matto: ha solo il Re.
        [material] non può dare matto con questi pezzi, dovunque siano.
        [exhausted] non può dare matto: { $positions ->
            [one] l’unica posizione ancora possibile non è matto
           *[other] di tutte le { $positions } posizioni ancora possibili nessuna è matto
        }{ $locked ->
            [true] , perché i Pedoni sono bloccati per sempre
           *[false] {""}
        }.
       *[proved] non può dare matto con nessuna sequenza di mosse legali: è dimostrato.
    }
   *[undetermined] Non si può stabilire se { $side ->
        [white] il Bianco
       *[black] il Nero
    } potrebbe ancora dare matto: { $open ->
        [too-long] la ricerca è durata troppo
        [unresolved] la ricerca ha raggiunto i suoi limiti
        [castling] può dipendere da un arrocco come nel Chess960
        [too-many-pieces] un lato ha più di 16 pezzi
       *[disputed] la risposta non ha retto alla verifica
    }. Decidono i giocatori o l’arbitro.
}

## Posizioni morte (5.2.2)

dead-position = Posizione morta: nessuno dei due può più dare matto{ $locked ->
    [true] , perché i Pedoni sono bloccati
   *[false] {""}
}. La partita finisce immediatamente (5.2.2).
dead-maybe = Forse nessuno dei due può più dare matto: non si è potuto stabilire in tempo (5.2.2). Patta d’accordo?
dead-play-on = Continua

## Perché un testo scritto non è una mossa

wrong-typed = { $problem ->
    [empty] Scrivi una mossa, come exd5 o g1f3.
    [not-a-move] «{ $text }» non è una mossa. Prova exd5 o g1f3.
    [null-move] Un giocatore non può passare.
    [ambiguous] Lo possono fare più pezzi: da { $squares }.
    [needs-promotion] Indica che cosa diventa il Pedone, come { $to }=D.
   *[illegal] { illegal-why }
}
wrong-or = {" "}o{" "}

## Perché una mossa è illegale

illegal-why = { $why ->
    [no-such-piece] { $role ->
        [pawn] Nessun Pedone può farlo.
        [knight] Nessun Cavallo può farlo.
        [bishop] Nessun Alfiere può farlo.
        [rook] Nessuna Torre può farlo.
        [queen] Nessuna Donna può farlo.
       *[king] Nessun Re può farlo.
    }
    [empty-square] In { $square } non c’è nessun pezzo.
    [opponents-piece] Il pezzo in { $square } è dell’avversario.
    [own-piece] In { $square } c’è un tuo pezzo.
    [cannot-reach] Questo pezzo non può andare in { $square }.
    [blocked] La strada per { $square } è sbarrata.
    [nothing-to-capture] In { $square } non c’è niente da catturare.
    [king-in-check] Il tuo Re resterebbe sotto scacco.
    [promotion] Questa promozione non è possibile.
    [castling-lost] Il Re o la Torre ha già mosso: da quel lato niente arrocco.
    [castling-blocked] Qualcosa impedisce l’arrocco.
    [castling-in-check] Niente arrocco con il Re sotto scacco.
   *[castling-through-check] Niente arrocco attraverso una casa attaccata.
}

## Perché un testo non è una posizione

fen-fault = { $kind ->
    [opponent-in-check] { fen-kind }.
   *[other] Carattere { $at }, { $field ->
        [board] pezzi
        [turn] tratto
        [castling] arrocco
        [en-passant] en passant
        [halfmoves] semimosse
        [move] numero mossa
       *[rest] fine
    }: { fen-kind }.
}
fen-kind = { $kind ->
    [too-long] il testo è troppo lungo per una posizione
    [missing] manca
    [character] «{ $character }» qui non significa niente
    [rank-too-long] la traversa { $rank } ha più di 8 case
    [rank-too-short] la traversa { $rank } ha solo { $squares ->
        [one] { $squares } casa
       *[other] { $squares } case
    }
    [too-few-ranks] { $ranks ->
        [one] c’è solo { $ranks } traversa
       *[other] ci sono solo { $ranks } traverse
    }
    [no-ranks] non sono traverse di pezzi, come rnbqkbnr/pppppppp/8
    [too-many-ranks] ci sono più di 8 traverse
    [numbers-together] due numeri vicini: scrivi la loro somma
    [capital-turn] il tratto si scrive con w o b minuscola
    [out-of-range] deve essere un numero da { $least } a { $most }
    [not-a-number] non è un numero intero
    [extra] c’è più di quanto serve a una posizione
    [empty-board] non c’è nessun pezzo
    [no-king] il { names-color } non ha il Re
    [kings] il { names-color } ha più di un Re
    [pawn-on-back-rank] c’è un Pedone sulla prima o sull’ultima traversa
    [castling] il Re e la Torre non sono dove li vuole quell’arrocco
    [en-passant] nessun Pedone può aver appena superato quella casa
    [opponent-in-check] { $side ->
        [white] Tocca al Nero, ma il Bianco è sotto scacco
       *[black] Tocca al Bianco, ma il Nero è sotto scacco
    }
    [impossible-check] nessuna mossa può aver dato questi scacchi
   *[too-much-material] ci sono più pezzi di quanti ne spieghino le promozioni
}

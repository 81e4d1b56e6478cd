## L’orologio incorporato

clock-label = Orologio per gli scacchi
clock-open = Apri in Zeitnot
clock-press-to-start = { $begins ->
    [white] Avvia l’orologio del Bianco
   *[black] Avvia l’orologio del Nero
}
clock-waits-for-start = Lo avvia l’avversario
clock-moves = { $n ->
    [one] { $n } mossa
   *[other] { $n } mosse
}
clock-moves-to-go = ancora { $n }
clock-period = periodo{"\u00A0"}{ $i }{"\u00A0"}di{"\u00A0"}{ $n }
clock-delay = dilazione
clock-byo-yomi = { $n ->
    [1] ultimo periodo
   *[other] ancora { $n } periodi
}
clock-canadian = { $n ->
    [one] ancora { $n } mossa
   *[other] ancora { $n } mosse
}
clock-low = Poco tempo
clock-draw-only = Tempo extra{"\u00A0"}· solo patta
clock-press-gives = +{ $gives } se premi
clock-flag = Bandierina caduta
clock-flag-first = Bandierina caduta prima
clock-flag-second = Bandierina caduta dopo
clock-flag-main-time = Princi{"\u00AD"}pale scaduto
clock-flag-extra-time = Extra scaduto
clock-pause = Ferma
clock-resume = Riprendi
clock-new-game = Nuova partita
clock-turn = Bianco dall’altra parte
clock-full-screen = Schermo intero
clock-claim-draw = Reclama la patta
clock-claim-hold = tieni premuto
clock-claim-again = Premi di nuovo
clock-stopped = { $side ->
    [white] Fermo, tocca al Bianco
   *[black] Fermo, tocca al Nero
}
clock-flag-fell = { $side ->
    [white] Bandierina del Bianco caduta
   *[black] Bandierina del Nero caduta
}
clock-first-flag-fell = { $side ->
    [white] Prima bandierina del Bianco caduta
   *[black] Prima bandierina del Nero caduta
}
clock-wins = { $side ->
    [white] Vince il Bianco
   *[black] Vince il Nero
}
clock-draw = Patta: nessun matto possibile
clock-drawn = Patta
clock-away = { $side ->
    [white] Il dispositivo era inattivo: { $time }. L’orologio del Bianco era in moto.
   *[black] Il dispositivo era inattivo: { $time }. L’orologio del Nero era in moto.
}
clock-count-away = Conteggia
clock-ignore-away = Non conteggiare
clock-left = { $side ->
    [white] Bianco: { $left }
   *[black] Nero: { $left }
}
clock-say-half = { $side ->
    [white] Bianco, { $own }; avversario { $theirs }
   *[black] Nero, { $own }; avversario { $theirs }
}
clock-color = { $side ->
    [white] Bianco
   *[black] Nero
}
clock-wins-on-time = { $side ->
    [white] Vince il Bianco per il tempo
   *[black] Vince il Nero per il tempo
}
clock-wins-on-extra-time = { $side ->
    [white] Vince il Bianco: tempo extra del Nero esaurito
   *[black] Vince il Nero: tempo extra del Bianco esaurito
}
clock-both-main-times = Patta: esauriti entrambi i tempi principali
clock-draw-claimed = Patta: reclamata dopo la prima bandierina
clock-hours = { $n ->
    [one] { $n } ora
   *[other] { $n } ore
}
clock-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minuti
}
clock-seconds = { $n ->
    [one] { $n } secondo
   *[other] { $n } secondi
}
clock-no-time = nessun tempo
clock-running = { $time }, in moto
clock-tenths = { $whole },{ $tenth } s

## Errori nell’indirizzo di una vista incorporata

address-cannot-show = Non si può mostrare.
address-no-game = control: con questa cadenza non si può giocare nessuna partita.
address-problem = { $place }: { $what }
address-itself = indirizzo
address-too-long = si leggono al massimo { $most } byte.
address-escape = dopo % devono seguire due cifre esadecimali, in UTF-8.
address-twice = è indicato due volte, con due valori.
address-not-one-of = usa uno di questi: { $names }.
address-not-whole = usa un numero intero da { $least } a { $most }.
address-not-size = usa s, m, l o un numero di pixel.
address-not-tag = usa la sigla di una lingua, come en o de.
address-not-name = usa minuscole, cifre e trattini.
address-missing = manca.
address-excludes = è indicato anche { $other }, e se ne può mostrare uno solo.
address-control = control: dal carattere { $at } non è una cadenza. Usa la notazione di Zeitnot, come 15+10, 90/40+30, 30+30 o 3 d2.

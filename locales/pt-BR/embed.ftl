## O relógio incorporado

clock-label = Relógio de xadrez
clock-open = Abrir no Zeitnot
clock-press-to-start = { $begins ->
    [white] Iniciar relógio das Brancas
   *[black] Iniciar relógio das Pretas
}
clock-waits-for-start = O oponente inicia este relógio
clock-moves = { $n ->
    [0] { $n } lances
    [one] { $n } lance
   *[other] { $n } lances
}
clock-moves-to-go = faltam { $n }
clock-period = período{"\u00A0"}{ $i }{"\u00A0"}de{"\u00A0"}{ $n }
clock-delay = delay
clock-byo-yomi = { $n ->
    [1] último período
   *[other] restam { $n } períodos
}
clock-canadian = { $n ->
    [one] falta { $n } lance
   *[other] faltam { $n } lances
}
clock-low = Pouco tempo
clock-draw-only = Tempo extra{"\u00A0"}· só empate
clock-press-gives = +{ $gives } ao acionar
clock-flag = Seta caída
clock-flag-first = Seta caiu primeiro
clock-flag-second = Seta caiu depois
clock-flag-main-time = Fim do tempo principal
clock-flag-extra-time = Fim do tempo extra
clock-pause = Pausar
clock-resume = Retomar
clock-new-game = Nova partida
clock-turn = Brancas para o outro lado
clock-full-screen = Tela cheia
clock-claim-draw = Reivindicar empate
clock-claim-hold = manter apertado
clock-claim-again = De novo: confirmar
clock-stopped = { $side ->
    [white] Parado, Brancas jogam
   *[black] Parado, Pretas jogam
}
clock-flag-fell = { $side ->
    [white] Caiu a seta das Brancas
   *[black] Caiu a seta das Pretas
}
clock-first-flag-fell = { $side ->
    [white] Caiu a primeira seta das Brancas
   *[black] Caiu a primeira seta das Pretas
}
clock-wins = { $side ->
    [white] Brancas vencem
   *[black] Pretas vencem
}
clock-draw = Empate: não há mate possível
clock-drawn = Empate
clock-away = { $side ->
    [white] O aparelho esteve inativo por { $time }. O relógio das Brancas estava correndo.
   *[black] O aparelho esteve inativo por { $time }. O relógio das Pretas estava correndo.
}
clock-count-away = Contar
clock-ignore-away = Não contar
clock-left = { $side ->
    [white] Brancas: { $left }
   *[black] Pretas: { $left }
}
clock-say-half = { $side ->
    [white] Brancas, { $own }; oponente { $theirs }
   *[black] Pretas, { $own }; oponente { $theirs }
}
clock-color = { $side ->
    [white] Brancas
   *[black] Pretas
}
clock-wins-on-time = { $side ->
    [white] Brancas vencem por tempo
   *[black] Pretas vencem por tempo
}
clock-wins-on-extra-time = { $side ->
    [white] Brancas vencem: o tempo extra das Pretas acabou
   *[black] Pretas vencem: o tempo extra das Brancas acabou
}
clock-both-main-times = Empate: os dois tempos principais acabaram
clock-draw-claimed = Empate: reivindicado após cair a primeira seta
clock-hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
}
clock-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
clock-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}
clock-no-time = sem tempo
clock-running = { $time }, em andamento
clock-tenths = { $whole },{ $tenth } s

## Erros no endereço de uma visualização incorporada

address-cannot-show = Não é possível mostrar isto.
address-no-game = control: com isso não é possível jogar uma partida.
address-problem = { $place }: { $what }
address-itself = endereço
address-too-long = no máximo { $most } bytes são lidos.
address-escape = depois de % devem vir dois algarismos hexadecimais, de UTF-8.
address-twice = foi indicado duas vezes, com dois valores.
address-not-one-of = use um destes: { $names }.
address-not-whole = use um número inteiro de { $least } a { $most }.
address-not-size = use s, m, l ou um número de pixels.
address-not-tag = use o código de um idioma, como en ou de.
address-not-name = use letras minúsculas, algarismos e hifens.
address-missing = está faltando.
address-excludes = { $other } também foi indicado, e só um dos dois pode ser mostrado.
address-control = control: não é um ritmo de jogo a partir do caractere { $at }. Use a notação do Zeitnot, como 15+10, 90/40+30, 30+30 ou 3 d2.

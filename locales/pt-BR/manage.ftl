## A página dos ritmos de jogo

choose-title = Ritmo de jogo
choose-last-used = Recentes
choose-own = Seus ritmos
choose-new-own = Novo ritmo
choose-type-it = Digitar
choose-type-one = Digitar um ritmo de jogo
choose-type-hint = 5+3 · G/90 d5
choose-which = Isto pode significar mais de uma coisa. Qual delas?
choose-play = Jogar
choose-edit = Editar
choose-up = Para cima
choose-down = Para baixo
choose-share = Copiar link
choose-shared = Link copiado
choose-group = { $group ->
    [bullet] Bullet
    [blitz] Blitz
    [rapid] Rápido
    [classical] Clássico
    [tournament] Torneio
    [double-flag] Seta dupla
    [delay] Delay
    [overtime] Byo-yomi
   *[other] Outros
}
choose-group-hint = { $group ->
    [bullet] menos de 3 min
    [blitz] até 10 min
    [rapid] entre 10 e 60 min
    [classical] 60 min ou mais
    [tournament] vários períodos
    [double-flag] principal para vencer, extra para empatar
    [delay] o relógio espera
    [overtime] também canadense
   *[other] tempos diferentes, ampulheta, por lance
}

## Partidas anteriores

games-none = Toda partida que você iniciar neste aparelho ficará aqui, com o resultado, o tempo por lance de cada jogador e o histórico.
games-none-do = Jogar uma partida
games-unfinished = não terminada
games-moves = { $n ->
    [0] { $n } lances
    [one] { $n } lance
   *[other] { $n } lances
}
games-chart = Tempo por lance
games-chart-alt = { $n ->
    [one] Tempo gasto em { $n } lance, Brancas em cima, Pretas embaixo
   *[other] Tempo gasto em cada um de { $n } lances, Brancas em cima, Pretas embaixo
}
games-chart-none = Nenhum lance completo.
games-chart-moves = Lance
games-export = Exportar
games-print = Imprimir
games-copy = Copiar
games-copied = Partida copiada
games-share = Compar{"\u00AD"}tilhar
games-as-text = Texto
games-as-csv = CSV
games-as-json = JSON
games-control = Ritmo de jogo
games-result = Resultado
games-left = Tempo restante
games-thinking = Tempo gasto
games-stopped-time = Relógios parados por { $time }
games-deleted = Partida excluída: { $versus }.
games-continue-it = De volta à mesa
games-both-flags = As duas setas caíram
games-enter-result = Registrar o resultado
games-take-up = Continuar
games-take-up-sure = Mudar para esta partida
games-take-up-replaces = Ainda há outra partida na mesa. Ela vai para as partidas anteriores, onde é possível continuar.
games-open-another = Abrir outra partida
games-again = Outra vez com este ritmo
games-playing-now = na mesa
games-chart-extra = Hachurado: jogado no tempo extra.

## Configurações

settings-look = Aparência
settings-theme = Tema
settings-theme-system = Igual ao aparelho
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-theme-contrast = Alto contraste
settings-layout = Metades
settings-layout-automatic = Automático
settings-face-to-face = Frente a frente
settings-side-by-side = Lado a lado
settings-exchanged = Brancas em cima ou à direita
settings-exchanged-hint = Também para canhotos
settings-signals = Avisos
settings-sound = Som
settings-volume = Volume
settings-vibration = Vibrar ao acionar
settings-voice = Anunciar pouco tempo
settings-no-device = não neste aparelho
settings-try-out = Testar
settings-low-time = Pouco tempo a partir de
settings-low-time-name = { $low ->
    [automatic] Automático
    [off] Desligado
    [ten-seconds] 10 s
    [twenty-seconds] 20 s
    [thirty-seconds] 30 s
   *[one-minute] 1 min
}
settings-data = Seus dados
settings-data-hint = As partidas, seus ritmos de jogo e estas configurações ficam neste navegador e não são enviados a lugar nenhum. Um backup é um só arquivo.
settings-backup = Salvar um backup
settings-restore = Restaurar um backup
settings-share-backup = Compartilhar um backup
settings-show-codes = Mostrar como códigos
settings-read-codes = Ler códigos
settings-point-camera = Aponte a câmera para os códigos da outra tela. As imagens não são guardadas.
settings-codes-read = { $read } de { $all } códigos
settings-no-camera = Não há câmera, ou outro programa a usa. Use um arquivo.
settings-camera-refused = O navegador não permite a câmera. Permita-a nas configurações desta página ou use um arquivo.
settings-restoring = Restaurando o backup: { $percent }%
settings-set-aside = Separados
settings-set-aside-hint = Não foi possível ler estes dados. Eles ficam como estão.
settings-export-as-is = Exportar sem alteração
settings-discard-sure = Excluir de vez
settings-nothing-kept = O navegador não salva nada aqui: as partidas duram até a página ser fechada.
settings-look-hint = Claro, escuro ou contraste máximo
settings-clock = Relógio
settings-clock-hint = Como as metades ficam na mesa
settings-signals-hint = Som, vibração, voz e pouco tempo
settings-board-hint = Casas, peças e letras

## O editor de ritmos de jogo

make-title = Criar um ritmo de jogo
make-problems = Corrija:
make-modes = Modo
make-mode-name = { $mode ->
    [sudden-death] Só tempo
    [increment] Incremento
    [delay] Delay
    [bronstein] Bronstein
    [byo-yomi] Byo-yomi
    [canadian] Canadense
    [hourglass] Ampulheta
    [double-flag] Seta dupla
    [per-move] Por lance
   *[upcount] Progressivo
}
make-mode-hint = { $mode ->
    [sudden-death] sem incremento
    [increment] mais por lance
    [delay] primeiro espera
    [bronstein] devolve o gasto
    [byo-yomi] últimos períodos
    [canadian] blocos de lances
    [hourglass] passa ao outro
    [double-flag] extra para empatar
    [per-move] igual a cada lance
   *[upcount] sem seta
}
make-first = Primeiro
make-then = Depois
make-minutes = min
make-seconds = s
make-moves = lances
make-add-period = Adicionar período
make-remove-period = Remover este período
make-options = Opções
make-same = Igual para os dois lados
make-first-bonus = Começar com o primeiro incremento, como os relógios da FIDE
make-first-bonus-hint = 60+30 começa em 1:00:30, como é usual nos torneios da FIDE.
make-starts-in = Início automático em
make-starts-in-hint = Minutos ou h:mm:ss. Deixe vazio para iniciar quando as Pretas acionarem.
make-default-time = Tolerância
make-default-time-hint = minutos ou h:mm:ss
make-freeze = Quando uma seta cai
make-freeze-usual = como é usual neste modo
make-freeze-yes = os dois relógios param
make-freeze-no = os relógios continuam
make-noted = Uma seta conta
make-noted-auto = na hora
make-noted-auto-hint = Na hora: nenhum mate dado depois da queda de uma seta conta, mesmo que os relógios ainda corram.
make-noted-claim = quando é reivindicada
make-order = Com as duas setas caídas
make-order-shown = mostrar qual caiu primeiro
make-order-hidden = não mostrar
make-order-hidden-hint = Não mostrar: as duas setas parecem iguais e a partida continua (6.11). O histórico tem a hora de cada queda, mas não decide nada.
make-order-moot-hint = Aqui a primeira seta faz parar os dois relógios: nenhuma segunda cai, e não há ordem a esconder.
make-flags-double = Com a seta dupla, toda queda conta na hora, em ordem.
make-name = Nome
make-name-hint = Noite no clube
make-name-missing = Dê um nome para salvar.
make-save-as = Salvar como…
make-save = Salvar
make-play = Jogar
make-rule-gives = Dá, em segundos
make-rule-left = com este tempo restante
make-decimal = ,
make-double-flag = Quando o tempo principal acaba, a primeira seta cai e começa o tempo extra: basta para segurar a partida, não para vencê-la.
make-period = Período { $number }
make-part = { $part ->
    [time] { $mode ->
        [per-move] Tempo para cada lance
       *[other] Tempo
    }
    [end] Para
    [moves] Lances
    [mode] Modo
    [bonus] { $mode ->
        [byo-yomi] Cada período
        [canadian] Byo-yomi
        [delay] Delay
        [bronstein] Delay
        [double-flag] Bônus
       *[other] Incremento
    }
    [count] { $mode ->
        [canadian] Para
       *[other] Períodos
    }
   *[extra] Tempo extra
}
make-end-kind = { $kind ->
    [game] { $first ->
        [true] a partida inteira
       *[false] o resto da partida
    }
    [moves] { $last ->
        [true] um número de lances, repetido
       *[false] um número de lances
    }
   *[time] enquanto durar seu tempo
}
make-is-same = { $same ->
    [true] igual para os dois
   *[false] diferente para cada lado
}
make-first-included = primeiro +{ SECONDS($bonus) } { $included ->
    [true] incluído
   *[false] ao acionar
}
make-starts-after = começa em { SECONDS($wait) }
make-flag = { $noted ->
    [on-claim] uma seta conta quando reivindicada
   *[automatically] { $freeze ->
        [true] a seta faz parar os dois relógios
       *[false] os relógios continuam depois da queda
    }
}
make-rule-hint = { $rule ->
    [hybrid] O bônus inteiro; perto do tempo extra completo, metade do que falta.
    [truncated] O bônus inteiro, limitado ao tempo extra completo: com esse tempo restante, esperar não custa nada.
   *[linear] Cada vez menos, por igual: o bônus inteiro só quando não resta nada.
}
make-rule-figure = Ganho ao acionar
make-rule-point = ; restando { SECONDS($left) }, { TENTHS($gives) }

## As teclas do relógio

keys-title = Teclado
keys-first-half = Acionar a metade esquerda ou de baixo
keys-second-half = Acionar a metade direita ou de cima
keys-pause = Pausar e retomar
keys-press-focused = Acionar a metade ou o botão em foco
keys-undo = Desfazer
keys-redo = Refazer
keys-full-screen = Tela cheia
keys-help = Esta página
keys-either = ou
keys-name = { $key ->
    [Space] Espaço
    [Escape] Esc
   *[other] { $key }
}

## O que um ritmo significa, em frases inteiras

sentence-both = Cada jogador tem { $control }.
sentence-sides = As Brancas têm { $white }. As Pretas têm { $black }.
sentence-first-increment = O primeiro incremento vem ao acionar pela primeira vez.
sentence-on-claim = Uma seta conta quando é reivindicada.
sentence-flag-stops = A primeira seta que cai faz parar os dois relógios.
sentence-runs-on = Os relógios continuam depois da queda de uma seta.
sentence-starts = O relógio das Brancas começa automaticamente; quem não chegar até lá perde por W.O.
sentence-starts-later = O relógio das Brancas começa automaticamente; quem não chegar até { $later } depois perde por W.O.

## Um ritmo de jogo: seus períodos e o que há entre eles

control-then = ,{" "}depois{" "}
control-then-other = ;{" "}depois{" "}
control-shared = , +{ EXACT($bonus) } por lance

## Para que serve o tempo de um período

span-repeated = { $n ->
    [1] {" "}para cada lance
   *[other] {" "}para cada { $n } lances
}
span-moves = { $n ->
    [one] {" "}para { $n } lance
   *[other] {" "}para { $n } lances
}
span-time = , e quando o tempo de um dos jogadores acaba, o próximo período começa para ambos
span-rest = {" "}para o resto
span-game = {" "}para a partida

## Um período

period-no-time = sem tempo principal
period-main = { $time }{ $span }, depois{" "}
period-sudden-death = { $time }{ $span }
period-increment = { $time }{ $span }, +{ EXACT($bonus) } por lance
period-delay = { $time }{ $span }, e o relógio espera { EXACT($delay) } antes de cada lance
period-bronstein = { $time }{ $span }, e recebe de volta o que o lance gastou, até { EXACT($delay) }
period-byo-yomi = { $count ->
    [one] { $count } período de { EXACT($each) }, que só se perde ao ser todo gasto
   *[other] { $count } períodos de { EXACT($each) }, cada um só se perde ao ser todo gasto
}
period-canadian = { $n ->
    [1] { EXACT($time) } para cada lance
   *[other] { EXACT($time) } para cada { $n } lances
}
period-hourglass = { $time }, e o que um jogador gasta, o outro ganha
period-upcount = { $time }, e depois contagem progressiva; nenhuma seta cai
period-double-flag = { $time }{ $span }, depois { EXACT($extra) } para segurar o empate, +{ EXACT($bonus) } por lance{ $rule ->
    [truncated] {""}
   *[other] , menos quando resta muito
}, até { EXACT($extra) }
period-each-of = { $n ->
    [one] { $time } para { $n } lance
   *[other] { $time } para cada um de { $n } lances
}
period-each = { $time } para cada lance

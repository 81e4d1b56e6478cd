## Botões e lugares

common-back = Voltar
common-close = Fechar
common-clock = Relógio
common-home = Início
common-settings = Configu{"\u00AD"}rações
common-learn = Aprender
common-embed = Incorporar
common-not-found = Esta página não existe. Aqui é o início.
# Between a label and what it is the label of.
common-colon = :{" "}

## Lados, resultados e motivos

names-color = { $color ->
    [white] Brancas
   *[black] Pretas
}
names-result = { $result ->
    [win] { $winner ->
        [white] Brancas vencem
       *[black] Pretas vencem
    }
    [draw] Empate
   *[both-lose] Ambos perdem
}
names-outcome = { $reason ->
    [checkmate] { names-result } por xeque-mate
    [resignation] { names-result } por abandono
    [flag] { names-result } por tempo
    [flag-without-mate] { names-result }: seta caída, mas sem mate possível
    [stalemate] { names-result }: rei afogado
    [dead-position] { names-result }: posição morta
    [agreement] { names-result } de comum acordo
    [repetition] { names-result } por tripla repetição
    [fivefold-repetition] { names-result } por quíntupla repetição
    [fifty-moves] { names-result } pela regra dos 50 lances
    [seventy-five-moves] { names-result } pela regra dos 75 lances
    [illegal-moves] { $result ->
        [draw] Empate: segundo lance ilegal, mas o oponente já não pode vencer
       *[other] { names-result }: segundo lance ilegal do oponente
    }
    [absence] { $result ->
        [both-lose] Ambos perdem por W.O.: ninguém chegou a tempo
       *[other] { names-result } por W.O.: o oponente não chegou a tempo
    }
    [arbiter] { names-result } por decisão do árbitro
    [first-flag-claim] { names-result }: reivindicado após cair a primeira seta
    [both-first-flags] { names-result }: os dois tempos principais acabaram
    [extra-time] { names-result }: o tempo extra acabou
    [mate-on-extra-time] { names-result }: mate no tempo extra só empata
   *[unstated] { names-result }
}
names-pieces = R D T B C 0

## Tempos falados

spoken-hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
}
spoken-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
spoken-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}
spoken-none = sem tempo
spoken-over = { $time } a mais
spoken-running = { $time }, em andamento

## A primeira página

home-ways = Mais opções
home-start = Iniciar { $control }
home-first-included = , primeiro incluído
home-go-on = Continuar
home-controls = Ritmos de jogo
home-rate = { $rate ->
    [bullet] Bullet
    [blitz] Blitz
    [rapid] Rápido
   *[classical] Clássico
}
home-all = Todos
home-all-hint = ritmos de jogo
home-correspondence = Correspon{"\u00AD"}dência
home-games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
home-games-hint = Suas partidas por correspondência com Triple Block (ICCF) ficarão aqui, começando pelo prazo mais próximo.
home-nothing-due = Nenhum relógio está correndo.
home-my-move = Sua vez
home-waiting-since = À espera desde { $day }
home-not-compared = Tempo desconhecido
home-check = Conferir no servidor
home-add-game = Registrar partida
home-bring = Importar arquivo
home-board = Lances e relógio juntos
home-board-goes-on = A partida continua aqui
home-learn = As regras, com o relógio na mão
home-kept = { $n } neste aparelho

## O mostrador

face-press-to-start = { $begins ->
    [white] Iniciar relógio das Brancas
   *[black] Iniciar relógio das Pretas
}
face-waits-for-start = O oponente inicia este relógio
face-tap-when-here = Acione ao chegar
face-is-here = Presente
face-are-here = { $white ->
    [true] { $black ->
        [true] Ambos chegaram
       *[false] Brancas chegaram
    }
   *[false] { $black ->
        [true] Pretas chegaram
       *[false] {""}
    }
}
face-starts-in = Relógio das Brancas começa em { $digits }
face-here = Cheguei
face-put-off = Adiar o início
face-pause = Pausar
face-menu = Menu
face-change-control = Ritmo de jogo
face-first-included = primeiro +{ SECONDS($bonus) } incluído
face-full-screen = Tela cheia
face-leave-full-screen = Sair da tela cheia
face-swap-view = Brancas para o outro lado
face-moves = { $n ->
    [0] { $n } lances
    [one] { $n } lance
   *[other] { $n } lances
}
face-moves-to-go = faltam { $n }
face-period = período{"\u00A0"}{ $i }{"\u00A0"}de{"\u00A0"}{ $n }
face-delay = delay
face-total = { $digits } para este lance
face-byo-yomi = { $n } × { $digits }
face-byo-yomi-last = último período
face-byo-yomi-running = { $n ->
    [one] resta { $n } período
   *[other] restam { $n } períodos
}
face-canadian = { $n ->
    [one] { $n } lance em { $digits }
   *[other] { $n } lances em { $digits }
}
face-canadian-running = { $n ->
    [one] falta { $n } lance
   *[other] faltam { $n } lances
}
face-overtime = byo-yomi
face-low = Pouco tempo
face-flag-fell = { $side ->
    [white] Caiu a seta das Brancas
   *[black] Caiu a seta das Pretas
}
face-flag-first = Seta caiu primeiro
face-flag-second = Seta caiu depois
face-flag-down = Seta caída
face-claim-flag = Reivin{"\u00AD"}dicar a queda
face-note-flag = Consta{"\u00AD"}tar a queda
face-following = Esta partida está sendo jogada em outra aba. Aqui só é possível acompanhar.
face-take-over = Jogar aqui
face-say-half = { $name }, { $own }; oponente { $theirs }
face-say-left = { $side ->
    [white] Brancas: { $left }
   *[black] Pretas: { $left }
}
face-say-flag = { $side ->
    [white] Seta das Brancas
   *[black] Seta das Pretas
}
face-say-first-flag = { $side ->
    [white] Primeira seta das Brancas
   *[black] Primeira seta das Pretas
}
face-extra-time = tempo extra
face-draw-only = Tempo extra{"\u00A0"}· só empate
face-press-gives = +{ TENTHS($gives) } ao acionar
face-flag-main-time = Fim do tempo principal
face-flag-extra-time = Fim do tempo extra
face-say-byo-yomi = { $n ->
    [1] último período
   *[other] restam { $n } períodos
}
mode-on-face = { $mode ->
    [increment] +{ SECONDS($time) } por lance
    [delay] delay de { SECONDS($time) }
    [bronstein] devolve até { SECONDS($time) }
    [byo-yomi] { $n } × { SECONDS($time) }
    [canadian] { $n ->
        [one] { $n } lance em { SECONDS($time) }
       *[other] { $n } lances em { SECONDS($time) }
    }
    [hourglass] ampulheta
    [per-move] para cada lance
    [double-flag] depois { SECONDS($time) } para empatar
    [upcount] {""}
   *[sudden-death] {""}
}

## O painel entre as metades

panel-stopped = { $side ->
    [white] Brancas jogam
   *[black] Pretas jogam
}
panel-fallen = { $side ->
    [white] Caiu a seta das Brancas
   *[black] Caiu a seta das Pretas
}
panel-order-unknown = As duas setas caíram e ninguém sabe qual caiu primeiro: a partida continua (6.11).
panel-put-off = O início foi adiado
panel-ready = Não iniciada
panel-resume = Retomar
panel-result = Resul{"\u00AD"}tado
panel-rematch-short = Revanche
panel-rejection = { $rejection ->
    [opponent-starts] O outro lado inicia este relógio.
    [not-your-clock] É o outro relógio que está correndo.
    [is-stopped] Os relógios estão parados.
    [not-running] Nenhum relógio está correndo.
    [is-running] Primeiro pare os relógios.
    [flag-has-fallen] Uma seta caiu. Corrija os tempos, desfaça ou encerre a partida.
    [no-flag-has-fallen] Não há seta caída para reivindicar.
    [order-unknown] As duas setas caíram em ordem desconhecida: a partida continua (6.11).
    [not-both-flags] Isso exige as duas setas caídas, em ordem desconhecida.
    [away-undecided] Primeiro decida se o tempo inativo conta.
    [not-away] O aparelho não esteve inativo.
    [too-early-for-absence] O tempo de tolerância ainda não acabou.
    [no-scheduled-start] Nenhum início foi marcado.
    [is-present] Esse jogador chegou a tempo.
    [no-draw-to-claim] Não há empate para reivindicar.
    [not-in-this-mode] A seta dupla não tem isso.
    [no-increment] Com ampulheta ou tempo fixo por lance não há incremento.
    [out-of-range] Este relógio não pode mostrar esse tempo.
    [has-ended] A partida terminou. Para continuar, desfaça o final.
    [nothing-to-undo] Não há nada para desfazer.
   *[nothing-to-redo] Não há nada para refazer.
}

## Iniciar um ritmo de jogo

controls-replaces-link = Ainda há uma partida na mesa. Iniciar { $control }? O que foi jogado na outra fica nas partidas anteriores, onde é possível continuar.
controls-replaces-end = Iniciar a nova partida
controls-bad-link = O ritmo de jogo do link não pode ser usado. { $text }
controls-brief-link = Link para { $control }: pause para decidir
controls-brief-bad-link = O ritmo de jogo do link é ilegível

## Um ritmo de jogo em poucas palavras

tile-odds = Tempos diferentes
tile-hourglass = Ampulheta
tile-versus = Brancas { $white }, Pretas { $black }
tile-then = depois{" "}
tile-then-again = depois{" "}
tile-hours = { $n } h
tile-moves-in = { $moves ->
    [one] { $moves } lance em { $time }
   *[other] { $moves } lances em { $time }
}
extra-besides = { $mode ->
    [increment] +{ SECONDS($time) } por lance
    [delay] espera { SECONDS($time) } antes de cada lance
    [bronstein] devolve até { SECONDS($time) } (Bronstein)
    [byo-yomi] depois { $n } × { SECONDS($time) }
    [canadian] { $n ->
        [1] depois { SECONDS($time) } para cada lance
       *[other] depois { SECONDS($time) } para cada { $n } lances
    }
    [hourglass] o que um gasta, o outro ganha
    [per-move] para cada lance
    [double-flag] depois { SECONDS($time) } para segurar o empate
    [upcount] depois contagem progressiva, sem seta
   *[sudden-death] {""}
}

## Partidas anteriores

games-title = Partidas anteriores
games-versus = { $white }{"\u00A0"}– { $black }
games-unknown = desconhecido

## O aplicativo e suas licenças

about-title = Sobre
about-local = O Zeitnot funciona sem rede e não envia nada: tudo o que você registra fica neste aparelho.
about-licence = O Zeitnot é software livre sob a GNU General Public License, versão 3 ou posterior. A fonte é Barlow (SIL Open Font License).
about-licences = Licenças das bibliotecas
about-translation = Nenhum falante nativo leu ainda estes textos. No código-fonte, docs/translating.md diz como corrigi-los.

language-title = Idioma
language-missing = { $name } ainda não está neste aparelho. Ele virá na sua próxima visita com conexão.

## A página com o tabuleiro, para páginas sem ele

board-title = Tabuleiro
refusal-act = { $why ->
    [illegal-move] Esse lance é ilegal.
    [not-on-move] É o relógio do outro lado que está correndo.
    [not-started] A partida ainda não começou.
    [press-first] Primeiro acione o relógio: o lance não está completo.
    [move-presses] O lance aciona o relógio.
    [no-move-made] Primeiro faça um lance no tabuleiro.
    [nothing-to-take-back] Não há lance para voltar.
    [no-offer] Não há proposta de empate para responder.
    [offer-stands] O empate já foi proposto.
    [no-claim] A posição não permite essa reivindicação.
    [position-is-gone] Essa posição já não faz parte da partida.
   *[clock] { panel-rejection }
}

## Como as partidas são guardadas

keep-unsaved = { $why ->
    [full] O armazenamento do navegador está cheio. O que você registrou só fica até esta página ser fechada: salve um backup agora.
    [absent] O armazenamento do navegador sumiu. O que você registrou só fica até esta página ser fechada: salve um backup agora.
   *[refused] O navegador se recusa a salvar. O que você registrou só fica até esta página ser fechada: salve um backup agora.
}
keep-nearly-full = { $percent }% do armazenamento do navegador para o Zeitnot está em uso. Um backup protege suas partidas.
keep-backup = Salvar um backup
keep-table-stays = O backup tem a partida da mesa com outros lances. A que foi jogada aqui continua na mesa; a outra está em Partidas anteriores.
keep-table-went-on = A partida da mesa foi mais longe no backup e agora está como nele.

## Carregamento e novas versões

update-ready = Uma nova versão do Zeitnot está pronta.
update-restart = Reiniciar agora
update-loading = Carregando
update-not-loaded = Não foi possível carregar esta página. Confira a conexão e tente de novo.
update-damaged = Um arquivo desta página está danificado neste aparelho. Suas partidas não foram afetadas. Conecte-se à rede e tente de novo: ele será substituído.
update-try-again = Tentar de novo
update-gone = Esta página precisa da nova versão do Zeitnot.

## Erros ao salvar e carregar

faults-absent = Este navegador não deixa o Zeitnot salvar nada. O relógio funciona; as partidas se perdem quando a página é fechada.
faults-full = O armazenamento do navegador está cheio. O relógio continua, mas esta partida não está sendo salva. Exclua partidas anteriores ou salve um backup.
faults-of-kind = { $kind ->
    [game] esta partida
    [settings] as configurações
    [presets] seus ritmos de jogo
    [progress] seu progresso nas lições
    [correspondence] as partidas por correspondência
   *[study] suas análises
}
faults-no-room = O armazenamento do navegador está cheio. Não foi possível salvar: { faults-of-kind }.
faults-game-refused = O navegador se recusou a salvar. O relógio continua, sem ser salvo.
faults-refused = O navegador se recusou a salvar { faults-of-kind }.
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
        [game] Outra aba alterou esta partida. Recarregue para ver o que ela salvou.
        [settings] Outra aba alterou as configurações. Recarregue para ver o que ela salvou.
        [presets] Outra aba alterou seus ritmos de jogo. Recarregue para ver o que ela salvou.
        [progress] Outra aba alterou seu progresso nas lições. Recarregue para ver o que ela salvou.
        [correspondence] Outra aba alterou as partidas por correspondência. Seu último registro aqui não foi salvo.
       *[study] Outra aba alterou suas análises. Recarregue para ver o que ela salvou.
    }
    [newer-version] { $kind ->
        [game] Um Zeitnot mais novo salvou esta partida. Carregue a versão mais nova ou exporte o que está separado.
        [settings] Um Zeitnot mais novo salvou as configurações. Carregue a versão mais nova ou exporte o que está separado.
        [presets] Um Zeitnot mais novo salvou seus ritmos de jogo. Carregue a versão mais nova ou exporte o que está separado.
        [progress] Um Zeitnot mais novo salvou seu progresso nas lições. Carregue a versão mais nova ou exporte o que está separado.
        [correspondence] Um Zeitnot mais novo salvou as partidas por correspondência. Carregue a versão mais nova ou exporte o que está separado.
       *[study] Um Zeitnot mais novo salvou suas análises. Carregue a versão mais nova ou exporte o que está separado.
    }
   *[no-number-left] Não foi possível salvar: { faults-of-kind }. O número do último salvamento é o maior que existe. Salve um backup.
}
faults-overtaken = { $n ->
    [one] Outra aba alterou esta partida. Sua última ação aqui não faz parte dela.
   *[other] Outra aba alterou esta partida. Suas últimas { $n } ações aqui não fazem parte dela.
}
faults-no-lock = O navegador não diz se outra aba está jogando esta partida. Feche as outras abas com o Zeitnot e jogue nesta.
faults-not-loaded = { $fault ->
    [store] { $error ->
        [absent] { faults-absent }
       *[other] Não foi possível ler os dados salvos neste navegador.
    }
    [newer-version] Algo aqui foi salvo por um Zeitnot mais novo. Fica como está.
   *[set-aside] { $kept ->
        [some] “{ $place }” { unreadable-why }. Foi separado sem alteração.
       *[none] “{ $place }” { unreadable-why }. Ficou onde estava.
    }
}
faults-several-set-aside = Não foi possível ler e foi separado sem alteração: { $places }.
faults-overtaken-waiting = Enquanto isto esperava por espaço, outra aba salvou algo mais novo: { $places }. O que foi registrado aqui foi separado sem alteração.
faults-set-aside-link = Ver o que foi separado
faults-awake = A tela pode se apagar: este aparelho não deixa o Zeitnot mantê-la acesa.

## Por que algo salvo não pode ser lido

unreadable-why = { $why ->
    [envelope] { $unreadable ->
        [not-ours] não veio do Zeitnot
        [truncated] está cortado no final
        [checksum] está danificado
       *[newer-version] foi salvo por um Zeitnot mais novo
    }
    [migration] { unreadable-unclear }
   *[contents] { unreadable-unclear }
}
unreadable-unclear = não pôde ser entendido

## A segunda cópia

second-lost = A segunda cópia das suas partidas não pode mais ser salva. Se o navegador for fechado à força, o último minuto pode se perder.

## O mesmo em poucas palavras, para a barra de um relógio em andamento

brief-one-copy = Só há uma cópia

## Tempos

length-none = sem tempo
length-days = d
length-decimal = ,
length-hours = { $n } h
length-minutes = { $n } min
length-seconds = { $seconds } s

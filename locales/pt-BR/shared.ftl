## Botões e lugares

common-cancel = Cancelar
common-save = Salvar
common-delete = Excluir
common-less = Menos
common-more = Mais
common-language-system = Igual ao navegador

## Lados, resultados e motivos

names-reason = { $reason ->
    [checkmate] xeque-mate
    [resignation] abandono
    [flag] por tempo
    [flag-without-mate] seta caída, mate impossível
    [stalemate] rei afogado
    [dead-position] posição morta
    [agreement] comum acordo
    [repetition] tripla repetição
    [fivefold-repetition] quíntupla repetição
    [fifty-moves] 50 lances
    [seventy-five-moves] 75 lances
    [illegal-moves] segundo lance ilegal
    [absence] não chegou a tempo
    [arbiter] decisão do árbitro
    [unstated] {""}
    [first-flag-claim] reivindicado após cair a primeira seta
    [both-first-flags] os dois tempos principais acabaram
    [extra-time] o tempo extra acabou
   *[mate-on-extra-time] mate no tempo extra só empata
}
names-offence = { $offence ->
    [illegal-move] Lance ilegal
    [press-without-move] Relógio acionado sem lance
    [wrong-claim] Reivindicação incorreta
   *[clock-handling] Mau uso do relógio
}
names-started = O relógio foi iniciado
names-flag-fell = { $side ->
    [white] A seta das Brancas caiu
   *[black] A seta das Pretas caiu
}
names-first-flag-fell = { $side ->
    [white] A primeira seta das Brancas caiu
   *[black] A primeira seta das Pretas caiu
}
names-period-over = { $side ->
    [white] O período das Brancas acabou
   *[black] O período das Pretas acabou
}

## O histórico de uma partida

history-event = { $event ->
    [press] { $side ->
        [white] As Brancas acionaram o relógio
       *[black] As Pretas acionaram o relógio
    }
    [stop] { $by ->
        [arbiter] Relógios parados
       *[player] { $caller ->
            [white] As Brancas pararam os relógios e chamaram o árbitro
           *[black] As Pretas pararam os relógios e chamaram o árbitro
        }
    }
    [resume] Partida retomada
    [away] O aparelho esteve inativo
    [count-away] { $counts ->
        [true] Tempo inativo contado
       *[false] Tempo inativo não contado
    }
    [correct] Relógios ajustados para { $white } e { $black }
    [swap-sides] Lugares trocados
    [give] { $gains ->
        [true] { history-give }
       *[false] { $to ->
            [white] As Brancas perderam { $amount }
           *[black] As Pretas perderam { $amount }
        }
    }
    [penalize] { history-penalize }
    [introduce-increment] A partir de agora, +{ SECONDS($bonus) } por lance para ambos
    [claim-flag] { $claimant ->
        [arbiter] Queda da seta constatada
        [clock] O relógio constatou a queda da seta
       *[player] { $claims ->
            [white] As Brancas reivindicaram a queda da seta
           *[black] As Pretas reivindicaram a queda da seta
        }
    }
    [arrive] { $side ->
        [white] As Brancas chegaram
       *[black] As Pretas chegaram
    }
    [claim-default] { $side ->
        [white] As Brancas faltaram ou chegaram tarde demais
       *[black] As Pretas faltaram ou chegaram tarde demais
    }
    [claim-default-of-both] Ambos faltaram ou chegaram tarde demais
    [play-on] Próximo período para ambos
    [claim-draw] { $side ->
        [white] As Brancas reivindicaram empate
       *[black] As Pretas reivindicaram empate
    }
    [on-board] { history-board-end }
    [dead] Posição morta, provada: a partida tinha terminado
    [restore] { $on-turn ->
        [white] De volta a uma posição anterior: { $white } e { $black }, Brancas jogam
       *[black] De volta a uma posição anterior: { $white } e { $black }, Pretas jogam
    }
    [undo] Desfeito o nº { $number }
    [redo] Refeito o nº { $number }
   *[end] {""}
}
history-give = { $to ->
    [white] As Brancas receberam { $amount }
   *[black] As Pretas receberam { $amount }
}
history-penalize = { $offender ->
    [white] { names-offence } (Brancas)
   *[black] { names-offence } (Pretas)
}
history-board-end = { $end ->
    [checkmate] { $winner ->
        [white] As Brancas deram xeque-mate
       *[black] As Pretas deram xeque-mate
    }
    [resignation] { $loser ->
        [white] As Brancas abandonaram
       *[black] As Pretas abandonaram
    }
    [stalemate] Rei afogado
    [dead-position] Posição morta
    [agreement] Empate de comum acordo
    [fifty-moves] 50 lances
    [seventy-five-moves] 75 lances
    [threefold] Tripla repetição
   *[fivefold] Quíntupla repetição
}
history-moved = { $side ->
    [white] Brancas: lance { $number } em { $thought }
   *[black] Pretas: lance { $number } em { $thought }
}
history-gained = { $moved }, +{ $gained }
history-penalized-again = { $offence }, pela segunda vez: { $result }
history-penalized = { $offence }; { $given }
history-time-set = { $side ->
    [white] Tempo das Brancas ajustado para { $after } (era { $before })
   *[black] Tempo das Pretas ajustado para { $after } (era { $before })
}
history-moves-set = { $side ->
    [white] Lances das Brancas ajustados para { $after } (eram { $before })
   *[black] Lances das Pretas ajustados para { $after } (eram { $before })
}
history-period-set = { $side ->
    [white] Período das Brancas ajustado
   *[black] Período das Pretas ajustado
}
history-confirmed = Os dois tempos confirmados

## O mostrador

face-claim-default = { $side ->
    [white] Brancas ausentes: reivindicar
   *[black] Pretas ausentes: reivindicar
}
face-claim-late = { $side ->
    [white] Brancas chegaram tarde: reivindicar
   *[black] Pretas chegaram tarde: reivindicar
}
face-claim-both-absent = Ambos chegaram tarde ou não vieram: ambos perdem
face-claim-alone = { $side ->
    [white] { $late ->
        [true] Brancas chegaram tarde, Pretas chegaram a tempo
       *[false] Brancas ausentes, Pretas chegaram a tempo
    }
   *[black] { $late ->
        [true] Pretas chegaram tarde, Brancas chegaram a tempo
       *[false] Pretas ausentes, Brancas chegaram a tempo
    }
}
face-claim-draw = Reivindicar empate
face-claim-hold = manter apertado
face-claim-again = De novo: confirmar

## O painel entre as metades

panel-paused = Pausa
panel-begin = Começar a partida
panel-stopped-by = Um jogador chamou o árbitro?
panel-by-nobody = Não
panel-go-back = Voltar
panel-adjust = Ajustar
panel-finish = Encerrar
panel-turn-to = { $side ->
    [white] Virar para as Brancas
   *[black] Virar para as Pretas
}
panel-how-ended = Como terminou?
panel-reason-if-wished = Motivo, se quiser
panel-rematch = Revanche, com cores trocadas
panel-again = Outra vez, mesmas cores
panel-match-score = Match
panel-now-side = { $side ->
    [white] agora de Brancas
   *[black] agora de Pretas
}
panel-new-match = Novo match
panel-new-match-sure = Começar em 0–0
panel-undo = Desfazer
panel-redo = Refazer
panel-correct = Corrigir os tempos
panel-correct-key = Corrigir
panel-was = era { $was } · agora { $change }
panel-as-it-was = como estava
panel-no-time = Nenhum relógio pode mostrar esse tempo.
panel-set-clock = { $side ->
    [white] Ajustar relógio das Brancas
   *[black] Ajustar relógio das Pretas
}
panel-set-both = Ajustar os dois relógios
panel-confirm-both = Confirmar os dois relógios
panel-swap = Trocar de lugar
panel-penalties = Penalidade
panel-give = Dar tempo
panel-give-amount = { $side ->
    [white] Dar { $amount } às Brancas
   *[black] Dar { $amount } às Pretas
}
panel-give-nothing = Primeiro escolha o tempo
panel-end = Encerrar a partida
panel-play-on = Próximo período para ambos
panel-new-game = Nova partida
panel-new-game-sure = Ainda não há resultado. A partida vai para as partidas anteriores, onde é possível continuar ou registrar o resultado.
panel-other-control = Outro ritmo de jogo
panel-log = Histórico
panel-details = Tempos e histórico
panel-wins = { $side ->
    [white] Brancas vencem
   *[black] Pretas vencem
}
panel-cannot-mate = { $side ->
    [white] Empate: Brancas não podem dar mate
   *[black] Empate: Pretas não podem dar mate
}
panel-who-offended = Quem é penalizado?
panel-opponent-gets = { $side ->
    [white] Brancas recebem { $time }
   *[black] Pretas recebem { $time }
}
panel-second-loses = { $player }: já houve penalidade por um lance ilegal. O segundo perde a partida, ou empata se o oponente não puder dar mate.
panel-second-draws = { $player }: já houve penalidade por um lance ilegal. O segundo empata a partida, pois o oponente está no tempo extra e já não pode vencer.
panel-not-taken-back = { $player }: a penalidade vale, mas o relógio não pôde voltar o lance. Se um lance for substituído, ajuste a posição e os tempos à mão (6.13).
panel-introduce = +5 s por lance para ambos
panel-moves = Lances
panel-moves-unit = { $n ->
    [0] lances
    [one] lance
   *[other] lances
}
panel-period = Período
panel-overtime-left = Restante deste período
panel-periods-left = Períodos restantes
panel-moves-left = Lances a fazer
panel-extra-left = Restante do tempo extra
panel-away-title = O aparelho esteve inativo
panel-away = { $side ->
    [white] O relógio das Brancas estava correndo. Inativo por { $time }.
   *[black] O relógio das Pretas estava correndo. Inativo por { $time }.
}
panel-away-count = { $side ->
    [white] Contar para as Brancas e continuar
   *[black] Contar para as Pretas e continuar
}
panel-away-count-paused = { $side ->
    [white] Contar para as Brancas, em pausa
   *[black] Contar para as Pretas, em pausa
}
panel-away-ignore = Não contar e continuar
panel-away-ignore-paused = Não contar, em pausa
panel-claim-draw = { $side ->
    [white] Brancas reivindicam empate
   *[black] Pretas reivindicam empate
}
panel-resign-still = { $side ->
    [white] Brancas abandonam mesmo assim
   *[black] Pretas abandonam mesmo assim
}
panel-first-flag-hint = Sem tempo principal, a primeira seta está caída e corre o tempo extra. Dar tempo principal levanta a seta; quando ele acaba, o tempo extra é, no mínimo, o bônus.

## Um final no tabuleiro, como um jogador o diz

fact-end = { $end ->
    [checkmate] { $winner ->
        [white] Xeque-mate das Brancas
       *[black] Xeque-mate das Pretas
    }
    [resignation] { $loser ->
        [white] Brancas abandonam
       *[black] Pretas abandonam
    }
    [fifty-moves] 50 lances, reivindicados
    [threefold] Tripla repetição, reivindicada
   *[other] { history-board-end }
}

## As peças que restam quando uma seta caiu

material-ask = { $side ->
    [white] As Brancas ainda podem dar mate?
   *[black] As Pretas ainda podem dar mate?
}
material-opponents = { $side ->
    [white] O que as Brancas têm, além do rei?
   *[black] O que as Pretas têm, além do rei?
}
material-own = { $side ->
    [white] E o que as Brancas têm?
   *[black] E o que as Pretas têm?
}
material-pawns = Peões
material-queen = Dama
material-rook = Torre
material-bishop = Bispo
material-knight = Cavalo
material-bare-king = Só o rei
material-knights = { $side ->
    [white] Quantos cavalos as Brancas têm?
   *[black] Quantos cavalos as Pretas têm?
}
material-one-knight = Um
material-more-knights = Dois ou mais
material-bishops = { $side ->
    [white] Em que casas estão os bispos das Brancas?
   *[black] Em que casas estão os bispos das Pretas?
}
material-light = Claras
material-dark = Escuras
material-both = Ambas
material-says = { $verdict ->
    [cannot] Com isso não há mate possível: empate.
    [can] { $side ->
        [white] { $blocked ->
            [true] As Brancas podem dar mate com isso e vencem, a não ser que os peões se bloqueiem para sempre.
           *[false] As Brancas podem dar mate com isso e vencem.
        }
       *[black] { $blocked ->
            [true] As Pretas podem dar mate com isso e vencem, a não ser que os peões se bloqueiem para sempre.
           *[false] As Pretas podem dar mate com isso e vencem.
        }
    }
   *[depends-on-position] { $side ->
        [white] Com isso, depende da posição se as Brancas podem dar mate.
       *[black] Com isso, depende da posição se as Pretas podem dar mate.
    }
}
material-look = Ver a posição
material-board-decides = { $side ->
    [white] A posição decide se as Brancas podem dar mate. Só o árbitro pode decidir de outro modo.
   *[black] A posição decide se as Pretas podem dar mate. Só o árbitro pode decidir de outro modo.
}

## Iniciar um ritmo de jogo

controls-replaces = Ainda há uma partida na mesa. O que foi jogado nela fica nas partidas anteriores, onde é possível continuar.
controls-notation-error = No caractere { $at }: { $expected }
controls-expected = { $expected ->
    [control] digite um ritmo de jogo, como 5+3.
    [known-control] “?” significa que o ritmo de jogo é desconhecido.
    [some-control] “-” significa que não houve relógio.
    [shorter-text] este texto é longo demais para um ritmo de jogo.
    [time] falta um tempo: minutos, 30s, 2h ou 1:30:00.
    [bonus] falta um número de segundos.
    [count] falta um número inteiro.
    [moves] falta um número de lances, como em 90/40.
    [move] falta a palavra “move”, como em 10s per move.
    [slash] falta uma barra, como em G/90.
    [times-seconds] faltam x e segundos, como em 3x30.
    [digit] falta um algarismo depois do ponto.
    [sixtieth] faltam dois algarismos de 00 a 59.
    [clock-seconds] escreva h:mm:ss: 1:30 pode ser uma hora e meia ou um minuto e meio.
    [smaller-number] nenhum relógio pode mostrar um número tão grande.
    [fewer-decimals] nenhum relógio mede menos que um milissegundo.
    [unit] escreva s ou min: pode ser qualquer um dos dois.
    [time-or-moves] diga qual é o tempo: 90min/40 ou 40/90min.
    [bonus-or-period] escreva +30s para um incremento, ou “, 30” para outro período.
    [bonus-for-all-or-last] diga que períodos têm o incremento: 90/40, 30 with 30s, ou 90/40, 30+30.
    [first-move] nenhum período começa com esse lance.
    [period-end] diga o que encerra o período anterior: 90/40, 30 ou 90/flag, 30.
    [continuation] aqui só cabe o fim, uma vírgula e o próximo período, ou o que um lance dá (+3, d5).
   *[period-without-bonus] cada período já tem seu próprio incremento.
}

## O que há de errado com um ritmo de jogo

problem-of-setup = { $why ->
    [control] { $control ->
        [no-period] Não há nenhum período.
        [too-many-periods] Um ritmo de jogo tem no máximo 9 períodos.
       *[period] { problem-of-period }
    }
    [hourglass-for-one] A ampulheta vale para os dois lados.
    [double-flag-for-one] A seta dupla vale para os dois lados.
   *[default-time] O tempo de tolerância é de no máximo 99:59:59.
}
problem-of-period = { $problem ->
    [no-time] Não há tempo para jogar.
    [time-too-long] Um relógio mostra no máximo 99:59:59.
    [bonus-too-long] Um relógio mostra no máximo 99:59:59.
    [extra-too-long] Um relógio mostra no máximo 99:59:59.
    [no-bonus] Isto precisa ser maior que zero.
    [no-extra] Isto precisa ser maior que zero.
    [count] Um número de 1 a 999.
    [moves] Um número de 1 a 999.
    [not-last] Há outro período depois: diga quando este termina.
    [endless-last] Nada vem depois do último período: ele não pode terminar com seu tempo.
    [hourglass-not-alone] A ampulheta é o único período, para a partida inteira.
    [upcount-not-last] Só o último período pode ser progressivo.
    [per-move-by-time] Um tempo fixo por lance não pode terminar com seu tempo.
    [double-flag-not-last] A seta dupla é para o último período, até o fim da partida.
    [bonus-above-extra] Isto não pode passar do tempo extra.
   *[bonus-above-half] Isto não pode passar da metade do tempo extra: mais não poderia ser dado a cada vez.
}
problem-of-field = { $field ->
    [length] { $error ->
        [empty] Falta um tempo.
        [negative] Um tempo não pode ser negativo.
        [not-a-number] Isto não é um tempo. Digite 90, 2,5 ou 1:30:00.
        [wrong-unit] As unidades são s, min e h.
        [above-59] Depois de dois-pontos, minutos e segundos vão até 59.
        [too-large] Um relógio mostra no máximo 99:59:59.
       *[too-fine] Nenhum relógio mede menos que um milissegundo.
    }
    [not-whole] Um número inteiro de 1 a 999.
   *[setup] { problem-of-setup }
}

## Os jogadores ao relógio

players-title = Jogadores
players-name-of = { $side ->
    [white] Nome das Brancas
   *[black] Nome das Pretas
}
players-rename = Mudar o nome: { $name }
players-same = Mesmos jogadores, outra grafia
players-new = Novos jogadores

## Os campos de um ritmo de jogo

editor-name-long = Nomes têm no máximo 40 caracteres.
editor-rule = Ganho ao acionar no tempo extra
editor-rule-name = { $rule ->
    [hybrid] Híbrida
    [truncated] Truncada
   *[linear] Linear
}

## Partidas anteriores

games-log = Histórico
games-when = Tempo de jogo
games-clock-time = Hora
games-what = Registro
games-undone = desfeito
games-missing = Esta partida não está neste aparelho.
games-extra = extra { $left }

## A página com o tabuleiro, para páginas sem ele

board-could-claim = { $side ->
    [white] As Brancas podem reivindicar empate: a primeira seta do oponente caiu.
   *[black] As Pretas podem reivindicar empate: a primeira seta do oponente caiu.
}
board-claim-instead = Reivindicar o empate
board-earlier = Lance anterior
board-later = Próximo lance
board-now = Posição atual
board-heading = Tabuleiro
board-colours = Cores das casas
board-letters = Letras das peças
board-letters-name = { $letters ->
    [own] Deste idioma: R D T B C
    [english] Inglês: K Q R B N
   *[figurines] Figurinas: ♔ ♕ ♖ ♗ ♘
}
board-colours-name = { $set ->
    [boxwood] Buxo
    [green] Verde
    [slate] Ardósia
   *[contrast] Alto contraste
}
board-coordinates = Mostrar coordenadas
board-keys-of-page = Tabuleiro: a partida
board-keys-of-board = Tabuleiro: as casas
board-key-entry = Digitar um lance
board-key-press = Acionar o relógio de quem joga

## Como as partidas são guardadas

keep-only-here = Seus últimos registros estão só nesta página: não há espaço para salvá-los.
keep-too-large = Este texto é grande demais para ser salvo aqui; salve-o como arquivo.
keep-due = { $days ->
    [some] { $n ->
        [0] O último backup tem { $n } dias.
        [one] O último backup tem { $n } dia.
       *[other] O último backup tem { $n } dias.
    }
   *[none] Suas partidas estão só neste navegador.
}
keep-used = { $percent }% em uso, { $kilobytes }{"\u00A0"}KB
keep-used-label = Armazenamento neste navegador
keep-last = { $when ->
    [some] Último backup: { $date }.
   *[none] Nenhum backup salvo ainda.
}
keep-show-restored = Ver

## Restaurar um backup

restored-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
restored-events = { $events ->
    [one] { $events } torneio
   *[other] { $events } torneios
}
restored-taken = { $games ->
    [0] { $events ->
        [0] { $more ->
            [true] Outros dados restaurados
           *[false] Nada de novo para restaurar
        }
       *[other] Restaurado: { restored-events }{ $more ->
            [true] {" "}e outros dados
           *[false] {""}
        }
    }
   *[other] Restaurado: { restored-games }{ $events ->
        [0] { $more ->
            [true] {" "}e outros dados
           *[false] {""}
        }
       *[other] { $more ->
            [true] , { restored-events } e outros dados
           *[false] {" "}e { restored-events }
        }
    }
}
restored-all = { restored-taken }{ $here ->
    [0] {""}
   *[other] ; já aqui: { $here }
}{ $copied ->
    [0] {""}
   *[other] ; guardadas duas vezes, pois cada uma seguiu de outro modo: { $copied }
}{ $refused ->
    [0] {""}
   *[other] ; não restauradas: { $refused }
}.{ $past ->
    [true] {" "}As duas versões da partida do relógio estão em Partidas anteriores.
   *[false] {""}
}

## Links para páginas de outras áreas

links-correspondence = Correspon{"\u00AD"}dência
links-study = Ver partida
links-winnability = Ainda é possível vencer?
links-look-at-it = Percorrer
links-as-pgn = PGN

## Um link como código para câmeras

code-show = Mostrar como código QR
code-hint = Aponte uma câmera para o código: ele abre este link.
code-too-long = Este link é longo demais para um código.
code-print = Imprimir

## Um backup ou uma partida como série de códigos, para outro aparelho do jogador

series-title = Para outro aparelho
series-hint = No outro aparelho: Configurações, Seus dados, “Ler códigos”. Aponte a câmera dele para esta tela até que tenha todos. Se não houver esse botão, o navegador dele não lê códigos: use um arquivo.
series-too-long = É demais para códigos. Salve um backup como arquivo.
series-count = { $count ->
    [one] { $count } código
   *[other] { $count } códigos, sem parar
}

## As teclas do tabuleiro

keys-arrows = Ir à casa vizinha
keys-press = Pegar uma peça, soltar a peça
keys-escape = Devolver a peça
keys-edge = Ir ao começo ou ao fim da fileira
keys-piece = Ir à próxima peça do lado que joga: rei (K), dama (Q), torre (R), bispo (B), cavalo (N), peão (P)
keys-other-piece = Ir à próxima peça dessas do outro lado
keys-rank = Ir à fileira, de 1 a 8
keys-file = Ir à coluna, de a até h
keys-last = Dizer o último lance
keys-goals = Dizer para onde a peça pode ir
keys-attackers = Dizer o que ataca a casa
keys-position = Ler a posição

## Erros ao salvar e carregar

faults-backup = { $fault ->
    [not-a-backup] Este arquivo não é um backup completo.
    [newer-version] Este backup é de um Zeitnot mais novo. Carregue a versão mais nova.
    [unknown-key] Este backup contém algo que o Zeitnot não conhece: “{ $key }”. Nada foi restaurado.
   *[sequence] Este backup contém um número que não pode estar certo, em “{ $key }”. Nada foi restaurado.
}

## A segunda cópia

second-alone = Este navegador deixa o Zeitnot guardar só uma cópia. Se o navegador for fechado à força, o último minuto pode se perder.
second-unknown-after = O último registro salvo desta partida é de { $last }. Se o navegador foi fechado à força depois disso, os registros posteriores se perderam.
second-game-restored = { $from ->
    [some] A cópia do navegador estava incompleta. Esta partida foi restaurada da segunda cópia: todos os registros de { $first } a { $to }.
   *[none] A cópia do navegador estava incompleta. Esta partida foi restaurada da segunda cópia, até { $to }.
}
second-others = { $games ->
    [0] { $others ->
        [1] Restaurado da segunda cópia: um registro (configurações, lições, torneios ou análises).
       *[other] Restaurados da segunda cópia: { $others } registros (configurações, lições, torneios ou análises).
    }
   *[other] { $others ->
        [0] { $games ->
            [1] Restaurada da segunda cópia: uma partida.
           *[other] Restauradas da segunda cópia: { $games } partidas.
        }
       *[other] Restaurado da segunda cópia: partidas: { $games }, outros registros: { $others }.
    }
}
second-apart = { $games ->
    [1] Uma partida foi continuada embora sua segunda cópia tivesse registros posteriores. Fica o que foi jogado por último; a outra versão é uma partida à parte em Partidas anteriores.
   *[other] { $games } partidas foram continuadas embora suas segundas cópias tivessem registros posteriores. Fica o que foi jogado por último; as outras versões são partidas à parte em Partidas anteriores.
}
second-disputed = As duas cópias diferem aqui: { $places }. Vale a primeira cópia; a outra foi separada.
second-refused = A segunda cópia não cabe no armazenamento do navegador. Salve um backup, exclua partidas anteriores e recarregue.
second-awaited = A segunda cópia ainda não respondeu. Ela pode ter registros posteriores aos mostrados; eles aparecem assim que ela responder.

## O mesmo em poucas palavras, para a barra de um relógio em andamento

brief-game = Restaurada até { $to }
brief-others = Restaurado da segunda cópia
brief-apart = Outra versão foi guardada
brief-awaited = Pode haver registros mais novos
brief-unknown-after = Último registro salvo: { $last }

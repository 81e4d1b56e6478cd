## O que várias páginas de partidas por correspondência dizem

common-title = Correspondência
common-clock = Relógio
common-increment = Incremento
common-increment-short = Incremento
common-bank = Banco
common-blocks = Relógio{"\u00A0"}{ $clock }, incremento{"\u00A0"}{ $increment }, banco{"\u00A0"}{ $bank }
common-clock-and-bank = Relógio{"\u00A0"}{ $clock }, banco{"\u00A0"}{ $bank }
common-at-worst = mín.
common-at-most = máx.
common-what-clock = Para o lance da vez. Em zero, a partida está perdida.
common-what-increment = { $n ->
    [0] Não vem com nenhum lance.
    [1] Vem com seu primeiro lance.
   *[other] Vem com cada um dos seus primeiros { $n }{"\u00A0"}lances.
}
common-what-bank = { $refill ->
    [automatic] Pelas regras, recarrega o relógio depois de cada lance, e a pedido.
   *[increment-only] Passa para o relógio à mão, a qualquer momento.
}
common-color = { $side ->
    [white] Brancas
   *[black] Pretas
}
common-player-of-color = { $name } ({ common-color })
common-to-move = { $side ->
    [white] Brancas jogam
   *[black] Pretas jogam
}
common-bring = Importar arquivo
common-read-again = Ler { $file } de novo
common-following = Outra aba está registrando os lances destas partidas.
common-take-over = Registrar aqui

## Por que um registro é recusado e como corrigi-lo

refusal-entry = { $why ->
    [before-start] O torneio começa em { $at }, e ninguém joga antes. Indique uma data e hora posterior ou corrija o início do torneio.
    [not-started] A partida não começou. Primeiro registre o início.
    [started] A partida já começou. Corrija o início que está no extrato.
    [order] O registro anterior é de { $at }. Indique uma data e hora posterior ou corrija aquele; o que veio antes dele pode ser inserido no extrato.
    [future] Isso é depois de agora, { $at }. Indique a data e hora que o servidor deu e confira o fuso horário.
    [fallen] { $side ->
        [white] O relógio das Brancas
       *[black] O relógio das Pretas
    } zerou em { $at }. Indique uma data e hora anterior ou insira no extrato o que falta: uma recarga ou o que o servidor mostrou.
    [over] A partida já tinha terminado. Primeiro corrija ou remova o registro que a encerrou.
    [claim] Há uma reclamação pendente, por isso nenhum relógio corre. Primeiro registre como ela foi resolvida.
    [no-claim] Não há reclamação pendente. Primeiro registre quando ela foi feita.
    [illegal] Esse lance não é legal nesta posição. Procure antes dele um lance que falta ou está errado.
    [amount] Nenhum tempo passaria ao relógio. Indique um valor acima de zero; um relógio cheio não recebe nada, um banco vazio não tem nada.
    [bank] O banco tem { DAYS($bank) }. Não indique mais que isso.
    [cap] O relógio nunca mostra mais de 50 dias. Indique no máximo { DAYS($room) }.
    [shown] Um servidor mostra um relógio de 0 a 50 d e um banco de 0 ou mais. Confira qual é qual.
    [nothing-shown] Indique relógio e banco de pelo menos um jogador.
    [not-team] Só torneios por equipes têm substitutos. Se for um deles, indique isso no torneio.
    [captain-may-not] Neste torneio os capitães não podem transferir tempo do banco. Se as regras permitem, ative isso no torneio.
    [after-end] Era possível colocar jogadores até { $at }. Indique uma data e hora anterior.
    [nothing-left] Nem o relógio nem o banco têm tempo, por isso ninguém pode assumir. Confira a data e hora.
    [substitution-owed] { $side ->
        [white] O capitão das Brancas
       *[black] O capitão das Pretas
    } transferiu tempo do banco, o que a regra (8) só permite com um novo jogador no mesmo segundo. Primeiro registre o substituto ou o sucessor.
   *[name] Indique o nome do novo jogador, com até 100 caracteres.
}

## A lista de partidas por correspondência

games-title = Correspondência
games-teach = Suas partidas por correspondência com Triple Block, na ICCF e em outros lugares, ficarão aqui, começando pela que tem menos tempo.
games-teach-blocks = Cada uma tem um relógio, um incremento e um banco. Quem deixa o relógio zerar perde, não importa o que haja no banco: esta página diz até quando jogar ou recarregar.
games-enter-game = Registrar partida
games-open-link = Um organizador pode ter enviado um link a você: abra-o neste navegador, e o torneio estará aqui.
games-organize = Para organizadores: criar um torneio e enviar o link
games-example = Exemplo
games-example-hint = Ninguém joga estas partidas, e nenhuma é guardada. Elas mostram como ficarão as suas.
games-example-hide = Ocultar o exemplo
games-example-event = Copa Exemplo
games-example-soon = Ada Exemplo
games-example-bank = Ben Exemplo
games-example-theirs = Cleo Exemplo
games-check-first = { $may-not-refill ->
    [true] Confira primeiro a partida com { $name }: se o servidor não recarrega sozinho, seu relógio zerou.
   *[false] Confira primeiro a partida com { $name }: se o servidor conta com mais rigor, seu relógio zerou.
}
games-events = Torneios
games-absence = Ausência
games-backup = Backup
games-ahead = Projeção
games-calendar = Prazos para sua agenda
games-calendar-hint = Os lembretes chegam mesmo com esta página fechada. Salve de novo depois de cada lance.
games-calendar-saved = Salvo como { $file }{ $held ->
    [0] { $unknown ->
        [0] , sem prazos: nenhum relógio seu está correndo.
       *[other] , sem prazos.
    }
    [one] , com os prazos de { $held } partida.
   *[other] , com os prazos de { $held } partidas.
}{ $unknown ->
    [0] {""}
    [one] {" "}Falta { $unknown } partida: ainda não foi comparada com o servidor.
   *[other] {" "}Faltam { $unknown } partidas: ainda não foram comparadas com o servidor.
}
games-calendar-empty = Nenhuma partida sua está registrada: nenhum arquivo salvo.
games-calendar-most = O Calendário da Apple, o Thunderbird e a maioria dos outros lembram você três horas, um dia e cinco dias antes.
games-calendar-outlook = O Outlook e o Exchange lembram você uma vez, três horas antes.
games-calendar-google = O Google Agenda recebe os prazos sem lembretes: configure-os lá, para a agenda inteira.
games-reminder = { $opponent }, { $event }
games-remind-refill = Recarregar ou jogar antes disto:{" "}
games-remind-move = Jogar antes disto:{" "}
games-remind-check = Talvez já perdida, conferir no servidor e jogar antes disto:{" "}
games-remind-last = Relógio e banco acabaram:{" "}
games-later = +{"\u00A0"}{ $n } depois
games-standing = { $standing ->
    [mine] Sua vez
    [watched] Partidas de outros
    [theirs] Vez do oponente
    [ahead] Não iniciadas
   *[finished] Terminadas
}
games-at-worst-is = “{ common-at-worst }”: ao menos isso, ainda sem comparar com o servidor
games-search = Buscar
games-search-hint = jogador, torneio, lance
games-event = Torneio
games-all-events = Todos os torneios
games-archived = Também torneios arquivados
games-orphans = Partidas sem seu torneio
games-orphans-why = O torneio delas não está neste aparelho ou não pôde ser lido: os relógios são desconhecidos.
games-nothing-found = Nenhuma partida encontrada.
games-show-all = Mostrar todas
games-finished = Partidas terminadas, { $n }
games-refill = recarregar
games-claim = Reclamação pendente
games-ended-own = { $won ->
    [true] { $on-time ->
        [true] Ganha por tempo
       *[false] Ganha
    }
   *[false] { $on-time ->
        [true] Perdida por tempo
       *[false] Perdida
    }
}
games-ended = { $winner ->
    [white] { $on-time ->
        [true] Brancas venceram por tempo
       *[false] Brancas venceram
    }
   *[black] { $on-time ->
        [true] Pretas venceram por tempo
       *[false] Pretas venceram
    }
}
games-drawn = Empatada
games-both-lost = Perdida por ambos
games-no-moves = ainda sem lances
games-claim-waits = Nenhum relógio corre.
games-starts = Começa em { $date }
games-not-compared = Tempo desconhecido
games-check = Conferir no servidor
games-bank-no-help = Recarregar a tempo

## Registrar uma partida

new-title = Registrar partida
new-needs-event = Uma partida pertence a um torneio, que diz quanto tempo há. Primeiro crie o torneio ou abra o link que o organizador enviou.
new-event = Torneio
new-choose-event = Escolha um torneio
new-another-event = Criar outro torneio
new-side = Você joga de
new-white = Brancas
new-black = Pretas
new-neither = Nenhuma: só acompanho
new-name-of = { $side ->
    [white] Nome das Brancas
   *[black] Nome das Pretas
}
new-how = A partida
new-begins = começa com o torneio
new-under-way = já em andamento
new-starts-at = { $ahead ->
    [true] O primeiro relógio correrá a partir de { $date }, o início oficial.
   *[false] O primeiro relógio corre desde o início oficial, { $date }. Registre primeiro a partida, depois os lances com a data e hora do servidor.
}
new-opening = Uma abertura temática
new-fen = Posição
new-fen-hint = FEN; deixe vazio para a posição inicial
new-opening-moves = Lances da abertura
new-opening-hint = { $openings ->
    [apart] Por exemplo 1. e4 c5 2. d4. Estes lances não contam e não gastam tempo.
   *[counted] Por exemplo 1. e4 c5 2. d4. Estes lances não gastam tempo e contam entre os primeiros { $moves }.
}
new-moves = Lances até agora
new-moves-hint = PGN ou 1. e4 e5 2. f4 … Um PGN traz os nomes e, se os tiver, os tempos dos lances.
new-times = O texto tem o tempo de cada lance: dele resultam relógio e banco.
new-times-refused = Os tempos dos lances não se encaixam neste torneio: { $why } Ou indique o que o servidor mostra agora.
new-server-shows = O que o servidor mostra agora
new-server-hint = Como aparece lá: 46{"\u00A0"}d{"\u00A0"}20:00:00, 46 dias 20 horas.
new-you = Você
new-opponent = Oponente
new-own-moves = Lances
new-clock = { $side ->
    [white] Relógio das Brancas
   *[black] Relógio das Pretas
}
new-bank = { $side ->
    [white] Banco das Brancas
   *[black] Banco das Pretas
}
new-made = { $side ->
    [white] Lances feitos pelas Brancas
   *[black] Lances feitos pelas Pretas
}
new-made-hint = Os lances podem ficar vazios: são contados a partir dos lances até agora.
new-save = Registrar a partida
new-figure-wrong = { $problem ->
    [empty] falta
    [shape] pouco claro
   *[range] longo demais
}
new-made-wrong = 0–9.999
new-problem = { $error ->
    [name] Nomes têm no máximo 100 caracteres.
    [two-starts] Os lances têm uma posição própria ([FEN …]): deixe vazio o campo acima.
    [several] { new-found }
    [over] Esta partida terminou. Só partidas em andamento podem ser registradas.
    [not-started] { $event } ainda não começou: ninguém jogou.
    [made] Indique de 0 a 9.999 lances.
    [clock] { figures-clock-problem }
    [bank] { figures-bank-problem }
    [refused] A partida não pode começar assim pelas regras do seu torneio.
    [fen] {""}
   *[moves] {""}
}
new-unplayable = Lance { $number }, { common-color }: “{ $text }” não pode ser jogado. { $why }
new-passed = Lance { $number }, { common-color }: ninguém pode passar a vez em uma partida.
new-found = Há { $n } partidas neste texto. A página de arquivos recebe todas de uma vez, com jogadores e tempos.
new-bring-several = Importar como arquivo

## Uma partida por correspondência

game-your-time = sua hora
game-stamp = Quando
game-stamp-example = 20.11.2026 14:03:07
game-typed-day = { $day }.{ $month }.{ $year }
game-stamp-hint = { $is-end ->
    [true] Ou 2026-11-20, 2026/11/20, 20 de novembro de 2026. Só o dia: até 23:59:59.
   *[false] Ou 2026-11-20, 2026/11/20, 20 de novembro de 2026. Só o dia: a partir de 00:00.
}
game-stamp-now = Agora
game-stamp-change = Alterar
game-stamp-pick = Escolher uma data
game-month-before = Mês anterior
game-month-after = Próximo mês
game-stamp-problem = { $problem ->
    [shape] Indique uma data como 20.11.2026 ou 2026-11-20, com uma hora como 14:03:07 ou sem ela.
    [order] Podem ser dois dias diferentes, pois o dia ou o mês pode vir primeiro. Indique como 20.11.2026 ou 2026-11-20.
    [date] Esse dia não existe. As datas vão de 1970 a 9999.
   *[time] Essa hora não existe.
}
game-stamp-no-zone = Escolha um fuso horário, como America/Sao_Paulo.
game-stamp-zone-unknown = Este navegador não conhece o fuso horário “{ $zone }”. Escolha outro ou UTC.
game-stamp-skipped = Em { $zone } os relógios pularam essa hora: foram adiantados para { $at }. Indique outra, ou a hora em UTC.
game-stamp-twice = Os relógios foram atrasados, e essa hora veio duas vezes. Qual delas?
game-stamp-ambiguous = Em { $zone } os relógios foram atrasados sobre essa hora, e ela veio duas vezes. Acrescente a diferença depois dela, como +01:00.
game-zone = Fuso horário
game-zone-of-server = Servidor
game-zone-here = Aqui
game-zone-other = Outro…
game-zone-name = Nome do fuso
game-length-problem = { $problem ->
    [empty] Indique um tempo, como 46{"\u00A0"}d{"\u00A0"}20:00:00.
    [shape] Isto não é um tempo. Indique como 46{"\u00A0"}d{"\u00A0"}20:00:00.
   *[range] Indique de 0 a 99.999 dias.
}
game-bank = Banco{"\u00A0"}{ $bank }
game-case = { $refill ->
    [true] { $differs ->
        [true] { $first ->
            [true] se o servidor não recarregar
           *[false] se não recarregar
        }
       *[false] { $first ->
            [true] se o servidor recarregar
           *[false] se recarregar
        }
    }
   *[false] { $differs ->
        [true] na pior hipótese
       *[false] na melhor hipótese
    }
}
game-bank-if = { $case }: banco{"\u00A0"}{ $bank }
game-account-if = { $case }: relógio { $left }, banco { $bank }
game-sum-if = { $case }: { $sum }
game-doubt = ±{"\u00A0"}{ $minutes }{"\u00A0"}min
game-increments-left = { $n ->
    [0] nenhum incremento restante
    [one] resta { $n }{"\u00A0"}incremento de { $each }
   *[other] restam { $n }{"\u00A0"}incrementos de { $each }
}
game-turn = { $mine ->
    [true] Sua vez
   *[false] Vez de { $name }
}
game-waiting = A partida começa em { $when }.
game-claim-pending = Reclamação de { $name }: nenhum relógio corre até que seja resolvida.
game-fallen = Derrota de { $name } por tempo: o relógio zerou em { $when }.
game-fallen-with-bank = Pelos registros daqui, derrota de { $name } por tempo: o relógio zerou em { $when }. Uma recarga não registrada explicaria isso.
game-after-fall = “{ $entry }” veio depois disso e não conta.
game-accept-loss = Aceitar o resultado
game-server-differs = O servidor diz outra coisa
game-move-by = { $bank ->
    [true] Jogar ou recarregar antes de
   *[false] Jogar antes de
}
game-their-clock-falls = Relógio do oponente zera
game-last-moment = Último momento, com o banco inteiro
game-visits = { $n ->
    [one] com { $n }{"\u00A0"}recarga a tempo
   *[other] com { $n }{"\u00A0"}recargas a tempo
}
game-cautious = Com segurança, jogar até
game-at-best-by = Na melhor hipótese, até
game-in-doubt = Conferir no servidor: talvez tenha zerado
game-their-clock-falls-if = { $refill ->
    [true] { $differs ->
        [true] Relógio do oponente zera, se o servidor não recarregar
       *[false] Relógio do oponente zera, se o servidor recarregar
    }
   *[false] { $differs ->
        [true] Relógio do oponente pode zerar já em
       *[false] Relógio do oponente zera
    }
}
game-unknown-time = O tempo é desconhecido até que você registre os valores do servidor.
game-no-moves = Nenhum lance ainda: cole-os com os tempos do servidor ou registre o que o servidor mostra.
game-bank-does-not-save = O relógio pode zerar com o banco cheio: em zero a partida está perdida, não importa o que haja no banco.
game-about-dates = O que estas datas significam
game-past = Posição anterior
game-move-label = Lances
game-enter = Registrar
game-line-placeholder = Digite um lance, ou cole vários com tempos
game-line-forms = Notações aceitas
game-line-hint = Cf3 01.06.2026 10:12; ou 2026-06-01, 2026.06.01, 2026/06/01, [%ccsnt …]
game-unentered = { $moves }: falta registrar
game-line-took = A duração de { $label } só indica sua data se o registro anterior for um lance com data própria. Indique uma data depois dele ou apague o [%emt].
game-line-dates = Cada lance do oponente precisa da data e da hora que o servidor mostra.
game-refill = Recarregar
game-refill-first = Primeiro recarregue no servidor. Depois registre aqui.
game-refill-save = Registrar a recarga
game-claim = Reclamação
game-resolve = Reclamação resolvida
game-result = Resultado
game-compare = Comparar
game-reconcile = Valores do servidor
game-enter-figures = Registrar valores do servidor
game-start = A partida começou
game-team = Substituição, sucessão, transferência
game-save = Salvar
game-saved = Salvo.
game-side = Jogador
game-amount = Do banco para o relógio
game-amount-typed = ou digite um tempo
game-amount-hint = como 10 d, 2 d 12:00:00 ou 06:30:00
game-then-shows = fica{"\u00A0"}{ $clock }
game-at-least-then = no mínimo, fica{"\u00A0"}{ $clock }
game-least-leaves-nothing = Com o mínimo não sobra nada quando você voltar.
game-amount-all = { $is-bank ->
    [true] o banco inteiro
   *[false] enche o relógio
}
game-nothing-to-refill = { $is-full ->
    [true] O relógio está cheio: não há nada para recarregar.
   *[false] O banco está vazio: não há nada para recarregar.
}
game-name = Nome do novo jogador
game-who-won = Resultado
game-how = Como
game-ending = { $ending ->
    [resignation] Abandono
    [agreement] Comum acordo
    [claim] Reclamação aceita
    [time] Tempo, pelo servidor
    [default] Desistência ou W.O.
   *[adjudication] Adjudicação
}
game-nothing-yet = Indique quando aconteceu.
game-incomplete = Algo falta ou não pode ser lido.
game-no-result = Escolha o resultado.
game-no-ending = Escolha como terminou.
game-unchanged = Nenhuma alteração ainda.
game-will-do = O que isto faz
game-clock-of = { $mine ->
    [true] Seu relógio
   *[false] Relógio do oponente
}
game-bank-of = { $mine ->
    [true] Seu banco
   *[false] Banco do oponente
}
game-moves-by = { $mine ->
    [true] Você joga até
   *[false] Lance de { $name } até
}
game-at-the-latest = no máximo
game-prepared = Preparado: { $san }.
game-lay = Prévia
game-seen-clock = Relógio de { $name }
game-seen-bank = Banco de { $name }
game-seen-hint = como 46{"\u00A0"}d{"\u00A0"}20:00:00; deixe vazio o que você não conferiu
game-reconcile-hint = Para um jogador ou para os dois. Nada é salvo até você mandar.
game-here = Aqui
game-difference = Diferença
game-explains = { $is-alone ->
    [true] { $name }
   *[false] { $name }: possíveis motivos
}
game-preview = Prévia
game-changes-event = Isto altera o torneio, e com ele todas as suas partidas.
game-event-missing = O torneio desta partida não está neste aparelho ou não pôde ser lido. Os lances e suas datas e horas estão aqui; relógios, prazos e reclamações precisam do torneio. Um backup que tenha o torneio o traz de volta.
game-entries = Registros
game-event-instead = Ou crie o torneio de novo e escolha-o aqui:
game-take-event = A partida pertence a este torneio
game-statement = Extrato
game-counted-as = { $refill ->
    [true] Contado como se o servidor recarregasse; ainda sem comparar.
   *[false] Contado como o torneio está configurado; ainda sem comparar.
}
game-from-file = Lances até { $until }: do arquivo do servidor, importado por último em { $day }.
game-part-from-file = Lances de { $from } a { $until }: do arquivo do servidor, importado por último em { $day }.
game-untimed-from-file = Lances até { $until }: do arquivo do servidor, importado em { $day } sem tempos.
game-untimed-part-from-file = Lances de { $from } a { $until }: do arquivo do servidor, importado em { $day } sem tempos.
game-entered-here = Os outros foram registrados aqui.
game-no-entries = Nada foi registrado ainda.
game-untimed = Tempo desconhecido
game-untimed-by = Feito até { $at }; o tempo é desconhecido
game-line = Registro
game-made = Feito, sua hora
game-used = Gasto
game-added-time = Ganho
game-from-bank = Do banco
game-bank-after = Banco depois de cada lance{ $whole ->
    [true] {""}
   *[false] {" "}até o lance{"\u00A0"}{ $last }
}
game-first-move = lance 1
game-all-lines = Todas as { $n } linhas
game-last-lines = As últimas linhas
game-kept-since = Registrada em andamento
game-spent = gastou { $spent }
game-correct = Corrigir
game-correct-entry = Corrigir: { $entry }
game-remove = Remover este registro
game-insert = Inserir um registro que falta
game-kind = O que aconteceu
game-kind-name = { $kind ->
    [start] A partida começou
    [move] Um lance
    [refill] Uma recarga
    [claim] Foi feita uma reclamação
    [resolved] A reclamação foi resolvida
    [correction] O que o servidor mostrou
    [result] A partida terminou
    [substitution] Um substituto assumiu
    [replacement] Um sucessor assumiu
   *[transfer] O capitão transferiu tempo do banco
}
game-conflict = Não é possível: “{ $entry }” deixaria de valer. { $why }
game-does-not-fit = Estes registros não se encaixam no torneio. Valem até “{ $entry }”, que é recusado: { $why } Corrija ou remova esse registro, ou corrija o torneio.
game-what-changes = O que muda
game-nothing-changes = Nada mais muda.
game-added = novo
game-removed = removido
game-now-stands = Como fica então
game-clock-bank = { $name }: relógio { $clock }, banco { $bank }
game-falls = o relógio zera em { $when }
game-own = Nota e endereço
game-note = Nota sobre a partida
game-note-hint = salva enquanto você escreve
game-link = Endereço no servidor
game-link-hint = https://…
game-link-problem = Um endereço começa com https:// ou http://.
game-open-link = Abrir no servidor
game-study = Análise privada
game-ahead = Projeção
game-event = Torneio
game-take-along = Exportar
game-save-pgn = Salvar PGN
game-copy-pgn = Copiar PGN
game-copy-numeric = Copiar em numérico (ICCF)
game-copy-statement = Copiar extrato
game-print = Imprimir
game-confidential = Esta partida está em andamento. Muitos torneios mantêm em sigilo as partidas em andamento ou as mostram com alguns lances de atraso. Compartilhe só onde as regras do torneio permitem.
game-share-anyway = Compartilhar mesmo assim
game-copied = Copiado.
game-not-copied = O navegador não permitiu copiar.

## Os problemas de um lance digitado

line-problem = { $error ->
    [no-move] Indique um lance antes de { $text }.
    [too-much] Um lance tem uma data, um relógio e um banco; { $text } é demais.
    [date] { $problem ->
        [date] { $text } foi lido como data. Esse dia não existe. As datas vão de 1970 a 9999. Escreva datas como 01.06.2026 ou 2026-06-01.
       *[other] { $text } foi lido como data. { game-stamp-problem }
    }
    [number] { $text } não é um lance. Um tempo precisa da unidade, como em 46 d.
    [sent] O comentário deve ter uma data e uma hora, como em 2026.11.20,14:03, não { $text }.
    [took] O comentário deve ter um tempo, como em [%emt 1:05:09], não { $text }.
    [unclosed-comment] Ao comentário depois de {"{"} falta o {"}"}.
   *[half-shown] Indique relógio e banco depois de { $text }.
}

## O que pode explicar que o servidor mostre outra coisa

why-difference = { $why ->
    [agrees] O servidor mostra o que está no seu extrato. Salve a comparação.
    [interpretation] { $refill ->
        [automatic] Depois de cada lance o banco recarrega o relógio sozinho.
       *[increment-only] Depois de um lance o relógio recebe só o incremento; o banco não recarrega nada sozinho.
    }
    [reset] { $reset ->
        [after-last] Um relógio só é protegido a partir do lance depois do último incremento.
       *[with-last] Um relógio já é protegido com o último incremento.
    }
    [openings] { $openings ->
        [apart] Os lances de uma abertura temática não contam: cada jogador tem todos os incrementos.
       *[counted] Os lances de uma abertura temática contam entre os que trazem incremento.
    }
    [increment] O incremento do torneio é de { DAYS($increment) }.
    [protection] { $protection ->
        [none] O torneio não tem SDP nem GT.
        [guaranteed-time] O torneio tem GT.
       *[sudden-death] O torneio tem SDP de { $days }{"\u00A0"}d.
    }
    [taken-over] Os lances anteriores não têm data e hora aqui. Os valores do servidor são adotados como estão.
    [rounding] {""}
    [refill] {""}
    [stamp] {""}
    [opening] {""}
   *[unknown] Nenhuma regra explica a diferença. Ao salvar, valem os valores do servidor.
}
why-rounding = { $unit ->
    [60] O servidor só mostra minutos inteiros. Seu extrato está certo até o segundo.
    [3600] O servidor só mostra horas inteiras. Seu extrato está certo até o segundo.
   *[other] O servidor só mostra dias inteiros. Seu extrato está certo até o segundo.
}
why-refill = Uma recarga de { $amount } não foi registrada. Pode ter sido em { $at }.
why-stamp = { $is-later ->
    [true] “{ $entry }” foi { $off } depois do que está registrado.
   *[false] “{ $entry }” foi { $off } antes do que está registrado.
}
why-opening = O torneio começou com outro relógio ou banco: relógio { $clock }, banco { $bank }.

## Um registro do extrato

entry-act = { $act ->
    [official-start] A partida começa com o torneio
    [start] A partida começa
    [move] { $played }
    [untimed-move] { $played }
    [refill] Recarga de { $player }: { DAYS($amount) }
    [claim] Reclamação de { $player }: relógio parado
    [resolved] A reclamação foi resolvida: o relógio volta a correr
    [substitution] { common-color }, substituição: { $name } assume
    [replacement] { common-color }, sucessão: { $name } assume
    [transfer] { $side ->
        [white] O capitão das Brancas
       *[black] O capitão das Pretas
    } transfere { DAYS($amount) } para o relógio
    [correction] { $cause ->
        [agrees] O servidor mostra o mesmo: conferido
        [unknown] O que o servidor mostra
        [refill] O que o servidor mostra: uma recarga não estava registrada
        [rounding] O que o servidor mostra: ele arredonda
        [stamp] O que o servidor mostra: uma data e hora faltava ou estava errada
        [interpretation] O que o servidor mostra: ele lê as regras de outro modo
       *[event] O que o servidor mostra: o torneio tem outros parâmetros
    }
   *[result] { $result ->
        [win] { $winner ->
            [white] Brancas venceram, 1–0
           *[black] Pretas venceram, 0–1
        }
        [draw] Empate, ½–½
       *[both-lose] Ambos perderam, 0–0
    }: { game-ending }
}

## O resultado de uma partida

result-verdict = { $result ->
    [win] { $winner ->
        [white] Brancas vencem, 1–0
       *[black] Pretas vencem, 0–1
    }
    [draw] Empate, ½–½
   *[both-lose] Ambos perdem, 0–0
}: { $why ->
    [board] { $fact ->
        [checkmate] xeque-mate
        [stalemate] rei afogado
       *[dead-position] posição morta
    }
    [word] { game-ending }
   *[time] o relógio zerou
}

## As contas de relógio e banco, como no papel: 50 d − 3 d = 47 d

sum-block = { $block ->
    [clock] { $begins ->
        [true] Relógio
       *[false] relógio
    }
   *[bank] { $begins ->
        [true] Banco
       *[false] banco
    }
}
sum-from = { $reason ->
    [refilled] { $block ->
        [clock] {" "}do banco
       *[bank] {""}
    }
    [moved] { $block ->
        [clock] {" "}do banco
       *[bank] {""}
    }
    [corrected] {" "}pelo servidor
    [protected] {" "}de proteção
    [ran] {""}
    [increment] {""}
   *[overflow] {""}
}
sum-increment = {" "}de incremento
sum-to-bank = {" "}para o banco
sum-first-move = Um primeiro lance leva { $spent }.

## Valores do servidor de várias partidas de uma vez

figures-title = Valores do servidor
figures-teach = O tempo nestas partidas ainda é desconhecido. Indique o que o servidor mostra, como 46{"\u00A0"}d{"\u00A0"}20:00:00; o que ficar vazio pode esperar.
figures-of-file = Os relógios são os do arquivo de { $time }. Veja no servidor se estão certos e indique os bancos.
figures-side = { $whose ->
    [mine] Você
    [theirs] Oponente
    [white] Brancas
   *[black] Pretas
}
figures-seen-at = Lido no servidor em
figures-save = Salvar o que foi indicado
figures-none = Nenhuma partida espera os valores do servidor.
figures-none-hint = Aqui aparecem as partidas registradas sem os tempos do servidor, como acontece quando são muitas de uma vez. Para comparar qualquer outra partida com o servidor, abra-a na sua lista.
figures-to-games = Ir às suas partidas
figures-nothing = Nada foi indicado ainda.
figures-saved = { $n ->
    [one] { $n } partida foi salva.
   *[other] { $n } partidas foram salvas.
}
figures-not-saved = { $n ->
    [one] { $n } partida não: veja nela o que está errado.
   *[other] { $n } partidas não: veja nelas o que está errado.
}
figures-instant-missing = Primeiro indique quando o servidor foi lido.
figures-clock-problem = { $problem ->
    [empty] O que o servidor mostra? 46{"\u00A0"}d{"\u00A0"}20:00:00, ou 0.
    [shape] Indique como 46{"\u00A0"}d{"\u00A0"}20:00:00.
   *[range] Um relógio nunca mostra mais de 50 dias.
}
figures-bank-problem = { $problem ->
    [empty] O que o servidor mostra? 50 d, ou 0.
    [shape] Indique como 50 d ou 12 d 04:00:00.
   *[range] Um banco tem de 0 a 99.999 dias.
}
figures-problem = { $figure ->
    [clock] { figures-clock-problem }
   *[bank] { figures-bank-problem }
}
figures-unknown = O tempo em { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
} ainda é desconhecido.
figures-link = Registrar valores do servidor

## Corrigir o que está guardado

correct-too-late = Algo foi registrado desde então, e por isso nada foi desfeito.
correct-deleted = Partida excluída: { $game }.
correct-compared = { $game }: os valores do servidor foram salvos.
correct-compared-games = { $n ->
    [one] Os valores do servidor de { $n } partida foram salvos.
   *[other] Os valores do servidor de { $n } partidas foram salvos.
}
correct-event-changed = “{ $event }” foi alterado, e com ele suas partidas.
correct-game = Esta partida
correct-players = Nomes e cor
correct-delete = Excluir partida
correct-delete-question = Excluir esta partida, com seus registros, sua nota e sua análise privada? Você pode desfazer isto durante um minuto. Depois, só a restauração de um backup que tenha esta partida a traz de volta.
correct-delete-sure = Excluir
correct-changes = Isto altera “{ $event }”.
correct-changes-games = Isto altera “{ $event }” e estas partidas: { $games }.
correct-change-event-question = { $games ->
    [0] Alterar “{ $event }”?
    [one] Alterar “{ $event }” e { $games } partida?
   *[other] Alterar “{ $event }” e { $games } partidas?
}
correct-change-event = Alterar o torneio

## O que as regras deixam em aberto, e se um fim é certo

interpretations-certainty = { $certainty ->
    [certain] Certo: todas as partidas que começam com o torneio terminam até lá, a não ser que haja uma reclamação pendente.
    [exceeded] Não é certo: os relógios, bancos e incrementos dos dois jogadores somam { DAYS($over) } a mais que o torneio, e uma partida pode passar do fim nessa medida.
   *[unbounded] { $protection ->
        [guaranteed-time] Não é certo: com tempo garantido uma partida pode passar do fim.
       *[other] Não é certo: com proteção contra morte súbita uma partida pode passar do fim.
    }
}
interpretations-departure-clock = Difere da regra (3): sempre 50{"\u00A0"}d.
interpretations-departure-moves = Difere da regra (4): os primeiros 50 lances.
interpretations-departure = { $is-listed ->
    [true] Difere da tabela: { $there }.
   *[false] Difere da fórmula: { $there }.
}
interpretations-departs = Alguns destes blocos diferem das regras. Vale o que foi anunciado.
interpretations-unlisted = { $days ->
    [one] A tabela não tem linha para { $days }{"\u00A0"}dia: estes blocos resultam da fórmula em que ela se baseia.
   *[other] A tabela não tem linha para { $days }{"\u00A0"}dias: estes blocos resultam da fórmula em que ela se baseia.
}
interpretations-heading = Onde as regras deixam algo em aberto
interpretations-openings = Lances de uma abertura temática
interpretations-openings-name = { $openings ->
    [apart] Não contam (usual)
   *[counted] Contam
}
interpretations-openings-why = { $openings ->
    [apart] { $moves ->
        [one] O incremento vem “depois de cada lance feito” (4), e estes ninguém fez: ele vem com o primeiro lance próprio de cada jogador.
       *[other] O incremento vem “depois de cada lance feito” (4), e estes ninguém fez: ele vem com os primeiros { $moves } lances próprios de cada jogador.
    }
   *[counted] Os primeiros lances “da partida” (4): o lance { $moves } é o último com incremento, também em uma partida que começa no lance 6.
}
interpretations-reset = Primeiro lance protegido
interpretations-reset-name = { $reset ->
    [after-last] Lance próprio { $first } (usual)
   *[with-last] Lance próprio { $first }
}
interpretations-reset-why = { $reset ->
    [after-last] “Só depois” do último lance com incremento (9), lido de modo que prometa menos.
   *[with-last] Completado o lance { $first }, não resta incremento, e por isso um relógio já pode ser reajustado. Até que uma partida seja comparada com seu servidor, mostra-se também o prazo mais cedo dos dois.
}
interpretations-end-date = Substituições e sucessões
interpretations-end-date-name = { $end-date ->
    [instant] Até o segundo do término previsto (usual)
   *[day] Até o fim desse dia, em UTC
}
interpretations-end-date-why = { $end-date ->
    [instant] O servidor calcula “a data exata de término” (1), até o segundo.
   *[day] Não “depois da data de término prevista”: uma data é um dia inteiro.
}
interpretations-option-openings = { $openings ->
    [apart] Lances de uma abertura temática não contam
   *[counted] { $moves ->
        [one] Lances de uma abertura temática contam
       *[other] Lances de uma abertura temática contam entre os primeiros { $moves }
    }
}
interpretations-option-reset = Primeiro lance protegido: lance próprio { $first }
interpretations-option-end-date = { $end-date ->
    [instant] Substituições e sucessões até o segundo do término previsto
   *[day] Substituições e sucessões até o fim do último dia, em UTC
}
interpretations-own-starts = { $n ->
    [one] Uma partida foi registrada com início próprio, que permanece.
   *[other] { $n } partidas foram registradas com início próprio, que permanece.
}
interpretations-settled = O que o servidor mostrou
interpretations-settled-why = Esclarecido para todas as partidas deste torneio ao comparar uma com o servidor.
interpretations-settled-refill = { $refill ->
    [automatic] O servidor recarrega sozinho.
   *[increment-only] O servidor não recarrega nada sozinho.
}
interpretations-settled-openings = { $openings ->
    [apart] Para o servidor, lances de uma abertura temática não contam.
   *[counted] Para o servidor, lances de uma abertura temática contam.
}
interpretations-seen-in = Visto em { $game }, em { $at }
interpretations-seen = Visto em { $at }
interpretations-take-back = Revogar
interpretations-refills = recarregue de outro modo
interpretations-resets = reajuste o relógio um lance mais tarde
interpretations-counts = conte os lances da abertura temática
interpretations-and = {" "}e{" "}
interpretations-cautious = Talvez o servidor { $differs }, ao contrário do que está configurado para o torneio.{ $is-theirs ->
    [true] {""}
   *[false] {" "}Jogue pelo prazo mais cedo.
} Compare os relógios com os do servidor depois de cada lance: assim que a comparação esclarecer isso, fica um só prazo{ $reset ->
    [true] .
   *[false] , em todas as partidas do torneio.
}

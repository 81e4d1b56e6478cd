## A lista de torneios

list-title = Torneios
list-none = Seus torneios aparecerão aqui. Comece pelo que você está jogando.
list-none-what-1 = Um torneio ou match com Triple Block: todas as suas partidas têm o mesmo início, o mesmo fim e os mesmos três blocos de tempo.
list-none-what-2 = O organizador os escolheu e informou a cada jogador. Registre-os uma vez; deles resultam todos os prazos das suas partidas.
list-none-what-3 = Alguém enviou a você um link para um torneio? Abra-o, e tudo estará preenchido.
list-new = Criar torneio
list-archived = Mostrar arquivados ({ $n })
list-only-archived = Todos os seus torneios estão arquivados.
list-is-archived = arquivado
list-games = { $n ->
    [0] nenhuma partida ainda
    [one] { $n } partida
   *[other] { $n } partidas
}
list-next = Seu próximo lance até { $at }
list-not-begun = Não iniciado
list-running = Em andamento
list-over = Terminado
list-missing = Esse torneio não existe neste aparelho.

## O formulário de um torneio

form-title-new = Criar torneio
form-title-edit = Editar torneio
form-place = { $field ->
    [name] Nome
    [start] Início oficial
    [days] Duração
    [clock] Relógio
    [increment] Incremento
    [bank] Banco
    [moves] Lances com o incremento
    [protection] Quando todo o tempo acaba
    [captain] Transferência pelo capitão
   *[zone] Fuso horário do servidor
}
form-faults = { $n ->
    [one] Corrija { $n } item:
   *[other] Corrija { $n } itens:
}
form-name-hint = por exemplo WC46/SF7
form-zone-hint = As datas e horas dele são lidas neste fuso. UTC ou um lugar como America/Sao_Paulo.
form-days-hint = 302 dias ou mais para valer rating.
form-days-unit = dias
form-years = { $years ->
    [one] cerca de { $years }{"\u00A0"}ano
   *[other] cerca de { $years }{"\u00A0"}anos
}
form-common = Durações usuais
form-blocks = Os três blocos
form-offer = { $kind ->
    [listed] Pela tabela:
    [published] Como anunciado:
   *[exact] Pela fórmula:
} { sheet-whole-days }
form-offer-fits = As regras falam de uma duração máxima desejada, e a tabela traz certas durações: { sheet-whole-days } é a mais longa que cabe em { $wanted } dias. O fim chega { $sooner ->
    [one] { $sooner }{"\u00A0"}dia
   *[other] { $sooner }{"\u00A0"}dias
} mais cedo.
form-offer-printed = A tabela traz este banco.
form-offer-published = É o banco que teve um torneio anunciado de 302 dias, e o que a fórmula dá.
form-offer-exact = Metade de { sheet-whole-days } para cada jogador{ $short ->
    [true] . A tabela começa em 302 dias.
   *[false] : o que relógio e incrementos deixam dela é o banco. A tabela não tem um banco assim; pergunte se o servidor o concede.
}
form-offer-why = { $kind ->
    [exact] { form-offer-exact }
   *[other] { $sooner ->
        [0] {""}
       *[other] { form-offer-fits }
    }{ $kind ->
        [published] {" "}{ form-offer-published }
       *[other] { $days ->
            [302] {" "}{ form-offer-printed }
           *[other] {""}
        }
    }
}
form-own = O que o organizador anunciou
form-own-why = Preencha qualquer um dos três abaixo. Vale o que foi anunciado.
form-blocks-by = { $kind ->
    [listed] pela tabela
    [published] como anunciado
   *[exact] pela fórmula
}
form-blocks-own = os seus
form-length-hint = Escrito como 50 d, 82,5 (dias) ou 1 d 20:00:00.
form-end = Término exato
form-end-unknown = Início e duração dão o término, exato até o segundo.
form-differs = Juntos, { $by } a { $more ->
    [true] mais
   *[false] menos
} que a duração do torneio.
form-unrated = O torneio mais curto que vale rating tem 302 dias. Este não pode valer.
form-rules = Regras
form-rules-by = { $edition ->
    [current] atuais
   *[older] antigas
} · { $refill ->
    [automatic] banco recarrega depois de cada lance
   *[increment-only] banco passa à mão
}{ $protection ->
    [none] {""}
    [sudden-death] {" "}· proteção contra morte súbita
   *[guaranteed-time] {" "}· tempo garantido
}
form-edition = Versão das regras
form-edition-name = { $edition ->
    [current] Atual
   *[older] Antiga
}
form-edition-why = { $edition ->
    [current] A proteção contra morte súbita e as transferências pelos capitães estão temporariamente sem efeito: só valem se você as ativar.
   *[older] É possível escolher tempo garantido, e os capitães podem transferir tempo.
}
form-refill = Depois de cada lance
form-refill-name = { $refill ->
    [automatic] O banco recarrega o relógio
   *[increment-only] Só o incremento
}
form-refill-why = { $refill ->
    [automatic] A leitura usual do ponto (d) das regras: depois de cada lance o relógio é recarregado automaticamente, do banco.
   *[increment-only] Como descreve a página de uma federação: o relógio recebe o incremento, e o banco passa à mão. Até que uma partida seja comparada com seu servidor, mostra-se também o prazo mais cedo dos dois.
}
form-protection-name = { $protection ->
    [none] Nada: o relógio zera
    [sudden-death] Proteção contra morte súbita: { sheet-whole-days }
   *[guaranteed-time] Tempo garantido: 3 dias
}{ $suspended ->
    [true] {" "}(temporariamente sem efeito)
   *[false] {""}
}
form-protection-why = { $protection ->
    [none] {""}
   *[other] { $protection ->
        [sudden-death] Proteção contra morte súbita
       *[other] Tempo garantido
    }: depois do lance { $moves }, com o banco vazio, um relógio que mostra menos depois de um lance é reajustado para { sheet-whole-days }, até o fim da partida.
}
form-suspended = temporariamente sem efeito no texto atual
form-team-and-note = Equipes, nota
form-team-by = { $team ->
    [true] { $note ->
        [true] torneio por equipes, uma nota
       *[false] torneio por equipes
    }
   *[false] { $note ->
        [true] uma nota
       *[false] desativado
    }
}
form-team = Torneio por equipes
form-team-why = Os capitães podem colocar um substituto ou um sucessor em um tabuleiro.
form-captain = Capitães podem transferir tempo
form-captain-why = Do banco de um jogador para o relógio dele, e só com uma substituição ou sucessão.
form-moves-hint = 50 pelas regras. Contam os lances próprios de cada jogador.
form-note = Sua nota
form-note-hint = Fica aqui: não está no link.
form-add = Criar torneio
form-save = Salvar torneio
form-deadlines = { $n ->
    [one] Altera o prazo de { $n } partida.
   *[other] Altera os prazos de { $n } partidas.
}
form-changes = { $n ->
    [one] Isto altera { $n } partida:
   *[other] Isto altera { $n } partidas:
}
form-changes-save = Salvar com estas alterações
form-changes-back = Alterar outra coisa
form-shared = Alguém compartilhou este torneio. Adicione-o e registre nele suas partidas.
form-shared-add = Adicionar este torneio
form-shared-edit = Editar antes de adicionar
form-shared-wrong = { $n ->
    [one] Este link está danificado. Há { $n } erro nele:
   *[other] Este link está danificado. Há { $n } erros nele:
}
form-shared-rest = Peça o link de novo. O que foi possível ler está preenchido abaixo.

## O que há de errado com um campo do formulário

field-fault = { $fault ->
    [number] Indique um número inteiro.
    [no-start] Indique quando o torneio começa.
    [unknown-zone] Este navegador não conhece esse fuso. Indique UTC ou um lugar como America/Sao_Paulo.
    [length] { $length ->
        [empty] Indique um tempo, como 50 d; 0 para nenhum.
        [shape] Indique um tempo, como 50 d, 82,5 ou 1 d 20:00:00.
       *[range] Indique um tempo de zero ou mais.
    }
   *[event] { field-event }
}
field-event = { $why ->
    [name] Indique um nome de 1 a 100 caracteres.
    [start] Indique um início entre 1970 e 9000.
    [days] Indique de 1 a 9.999 dias.
    [clock] Um relógio mostra mais que nada e no máximo 50 dias.
    [bank] Um banco tem de 0 a 9.999 dias.
    [increment] Um incremento tem de 0 a 50 dias.
    [increment-moves] Indique de 0 a 500 lances.
    [protection] A proteção contra morte súbita tem de 1 a 5 dias.
    [captain-without-team] Só capitães de um torneio por equipes transferem tempo: marque este como torneio por equipes ou desative isto.
   *[zone] Indique um fuso: UTC ou um lugar como America/Sao_Paulo.
}

## O que uma alteração do torneio faz com uma partida

change-conflict = O registro de { $at } não vale mais. { $why } Nada é excluído: a partida fica como antes desse registro até que um dos dois seja corrigido.
change-lost = O relógio teria zerado em { $at }.
change-saved = O relógio não teria zerado.
change-deadline = O relógio zera em { $to }, em vez de { $from }.
change-accounts = { $side ->
    [white] Brancas
   *[black] Pretas
}: relógio { $clock } → { $clock-after }, banco { $bank } → { $bank-after }.
change-increments = { $side ->
    [white] Brancas
   *[black] Pretas
}: lances que ainda trazem incremento: { $moves } → { $after }.
change-fits = Os registros se encaixam no torneio de novo.

## O que há de errado com um link para um torneio

link-fault = { $fault ->
    [too-long] É mais longo que qualquer link para um torneio.
    [missing] { $part ->
        [end] Foi cortado: falta o final.
       *[other] { link-part }
    }
    [unreadable] { link-part }
    [twice] { link-part }
    [end] O término não combina com o início e a duração: algo foi alterado.
   *[event] { field-event }
}
link-part = { $fault ->
    [missing] Falta
    [unreadable] Não pode ser lido
   *[other] Indicado duas vezes, com valores diferentes
}: { $part ->
    [name] nome
    [start] início
    [days] duração em dias
    [clock] relógio
    [bank] banco
    [increment] incremento
    [moves] número de lances com incremento
    [rules] versão das regras
    [refill] modo de recarregar
    [protection] proteção
    [team] opção de equipes
    [transfer] opção de transferências
    [openings] opção de aberturas temáticas
    [reset] primeiro lance protegido
    [end-date] opção do último dia
    [zone] fuso horário
   *[end] término
}.

## A página de um torneio: parâmetros e partidas

sheet-heading = Parâmetros
sheet-start = Início oficial
sheet-end = Término previsto
sheet-length = Duração
sheet-whole-days = { $days ->
    [one] { $days }{"\u00A0"}dia
   *[other] { $days }{"\u00A0"}dias
}
sheet-length-is = { sheet-whole-days }{ $rated ->
    [true] {""}
   *[false] . Curto demais para valer rating: o mínimo é de 302 dias
}
sheet-each = { $time } para cada jogador
sheet-both = { $time } para os dois
sheet-pace = Cadência
sheet-pace-none = { $all } ao todo para cada jogador.
sheet-pace-is = { $all } ao todo para cada jogador{ $moves ->
    [1] , dos quais o primeiro lance pode levar { $each }: o incremento só vem depois dele. Os lances seguintes não trazem nenhum.
   *[other] . Uma cadência uniforme é de { $each } por lance, para { $moves } lances: um incremento só vem depois do seu lance, e assim o último é para os lances que seguem; os lances depois do { $moves } não trazem incremento.
}
sheet-options = Opções
sheet-option-moves = { $n ->
    [0] Sem incremento
    [1] O incremento vem com o primeiro lance
   *[other] O incremento vem com os primeiros { $n } lances
}
sheet-option-protection = { $protection ->
    [none] Sem tempo garantido, sem proteção contra morte súbita
   *[other] { $protection ->
        [sudden-death] Proteção contra morte súbita
       *[other] Tempo garantido
    }: { sheet-whole-days } depois do lance { $moves }, quantas vezes for preciso
}
sheet-option-team = { $transfer ->
    [true] Torneio por equipes; capitães podem transferir tempo com uma substituição
   *[false] Torneio por equipes; capitães não podem transferir tempo
}
sheet-option-zone = O fuso horário do servidor é { $zone }
sheet-example = Por exemplo
sheet-lost = Um relógio que chega a zero perde a partida, mesmo com o banco cheio: jogue ou recarregue antes.
sheet-share = Compar{"\u00AD"}tilhar
sheet-share-hint = Quem abrir este link recebe o mesmo torneio, exato até o segundo. Ele não revela mais nada.
sheet-link = Link para este torneio
sheet-copy = Copiar link
sheet-copied = Copiado.
sheet-not-copied = Não copiado: selecione o link e copie à mão.
sheet-print = Imprimir parâmetros
sheet-games = Partidas
sheet-no-games = Nenhuma partida deste torneio foi registrada ainda.
sheet-add-game = Registrar partida
sheet-edit = Editar
sheet-archive = Arquivar
sheet-unarchive = Tirar do arquivo
sheet-delete = Excluir
sheet-delete-sure = Excluir de vez
sheet-team = Equipe
sheet-note = Sua nota

## A equipe de um torneio

team-title = Equipe
team-not-team = Este não é um torneio por equipes: ninguém pode ser substituído ou sucedido nele.
team-not-team-do = Tornar torneio por equipes
team-what-1 = Um capitão pode colocar outro jogador em um tabuleiro a qualquer momento. O novo jogador assume tudo exatamente como está: posição, relógio e banco. O relógio continua correndo; nenhum diretor pode reajustá-lo.
team-what-2 = Um substituto joga a partida pela equipe. Um sucessor fica com a partida: rating e norma contam para o novo jogador.
team-transfer-in-effect = Neste torneio um capitão pode transferir tempo do banco do jogador para o relógio (8), mas só junto com uma substituição ou sucessão.
team-transfer-not = Neste torneio os capitães não podem transferir tempo (8): a regra está sem efeito. Onde o organizador a pôs em vigor, indique isso nos parâmetros do torneio.
team-ended = Era possível colocar jogadores até { $at }.
team-none = Nenhuma partida deste torneio está em andamento. Os tabuleiros aparecerão aqui.
team-finished = { $n ->
    [one] { $n } partida terminou e não aparece aqui.
   *[other] { $n } partidas terminaram e não aparecem aqui.
}
team-board = Tabuleiro { $n }
team-falls = relógio zera em
team-owed = Foi transferido tempo para este relógio: coloque o substituto ou sucessor antes de fazer qualquer outra coisa aqui.
team-change = Trocar jogador
team-kind = O que acontece
team-substitution = Substituição
team-substitution-why = continua pela equipe
team-replacement = Sucessão
team-replacement-why = fica com a partida: rating e norma
team-alone = Transferir agora, jogador depois
team-alone-why = o novo jogador tem de vir em seguida
team-takes-over = O novo jogador assume posição, relógio e banco. O relógio continua correndo.
team-name = Novo jogador
team-amount = Do banco para o relógio
team-amount-hint = Deixe vazio para não transferir nada.
team-fill = Encher o relógio: { $time }
team-fill-none = Nada para transferir
team-leaves = Ficam relógio { $clock }, banco { $bank }.
team-when = Quando, pelo servidor
team-when-missing = Indique quando aconteceu.
team-amount-wrong = Indique um tempo, como 20 d ou 1 d 20:00:00, ou deixe vazio.
team-enter = Registrar
team-done-new = { $name } assumiu.
team-done-transfer = Transferido para o relógio: { $time }. Agora coloque o novo jogador.
team-misfit = Registros desta partida não se encaixam no torneio. Primeiro corrija-os na página dela.
team-open = Abrir partida

## Projeção, de uma partida e de todas

ahead-title = Projeção
ahead-what-if = E se
ahead-pace = Cadência
ahead-calendar = Calendário
ahead-none = Nenhuma partida sua está em andamento. Os prazos de todas as suas partidas aparecerão aqui, em uma linha.
ahead-deadlines = Suas partidas
ahead-teach = Mova o controle ou escolha uma data: cada partida é mostrada como estaria então se ninguém jogasse.
ahead-opponent = Oponente
ahead-move-by = Jogar até
ahead-their-move = Oponente joga até
ahead-in-doubt = Pode ter zerado: confira no servidor. Senão, até
ahead-then = Relógio na data
ahead-lost = Perdida por tempo
ahead-may-be-lost = Talvez perdida por tempo
ahead-won = Ganha por tempo
ahead-over = Terminada
ahead-claim = Reclamação pendente
ahead-waits = Não iniciada
ahead-own-pace = Fim do tempo na sua cadência
ahead-pace-ends = lance { $number }, { $at }
ahead-pace-lasts = Dura além do lance 200
ahead-no-pace = Ainda sem cadência
ahead-more = { $n ->
    [one] + mais { $n } partida, na lista abaixo
   *[other] + mais { $n } partidas, na lista abaixo
}
ahead-pace-button = { $shown ->
    [true] Ocultar o fim do tempo
   *[false] Quando o tempo acaba na sua cadência?
}
ahead-not-compared = Tempo desconhecido
ahead-compare-first = Esta partida ainda não foi comparada com o servidor: os tempos são desconhecidos. Primeiro indique o que o servidor mostra.

## O tempo adiantado e o que se supõe

whatif-from = A partir de
whatif-now = Agora
whatif-started = O início
whatif-entry = Registro { $n }
whatif-scale = Tempo
whatif-scale-hint = Setas do teclado: uma hora. Page Up e Page Down, ou Shift com uma seta: um dia.
whatif-date = Data e hora
whatif-off-scale = Indique uma data entre { $begin } e { $end }.
whatif-refill-by = { $whose ->
    [mine] Seu relógio zera
    [theirs] O relógio do oponente zera
    [white] O relógio das Brancas zera
   *[black] O relógio das Pretas zera
}
whatif-last-moment = { $whose ->
    [mine] Seu último momento, com o banco inteiro
    [theirs] Último momento do oponente, com o banco inteiro
    [white] Último momento das Brancas, com o banco inteiro
   *[black] Último momento das Pretas, com o banco inteiro
}
whatif-event-end = Término previsto do torneio
whatif-later = { $time } depois
whatif-accounts = As duas contas nesse momento
whatif-as-set = Estes tempos valem se o servidor { $refill ->
    [true] recarregar sozinho, como está configurado para este torneio
   *[false] contar como está configurado para este torneio
}.
whatif-to-move = com a vez
whatif-moves = { $made ->
    [0] nenhum{"\u00A0"}lance{"\u00A0"}feito
    [one] { $made }{"\u00A0"}lance{"\u00A0"}feito
   *[other] { $made }{"\u00A0"}lances{"\u00A0"}feitos
}, { $left ->
    [0] nenhum{"\u00A0"}incremento restante
    [one] { $left }{"\u00A0"}incremento{"\u00A0"}restante
   *[other] { $left }{"\u00A0"}incrementos{"\u00A0"}restantes
}
whatif-falls = { $whose ->
    [mine] Seu relógio
    [theirs] O relógio do oponente
    [white] O relógio das Brancas
   *[black] O relógio das Pretas
} zeraria em { $at }{ $empty ->
    [true] {" "}com o banco vazio.
   *[false] {" "}com { $bank } ainda no banco.
}
whatif-fallen = { $whose ->
    [mine] Seu relógio
    [theirs] O relógio do oponente
    [white] O relógio das Brancas
   *[black] O relógio das Pretas
} teria zerado em { $at } com { $empty ->
    [true] o banco vazio
   *[false] { $bank } ainda no banco
}: a partida estaria perdida.
whatif-claim = Há uma reclamação pendente: nenhum relógio corre.
whatif-over = A partida terminou: nenhum relógio corre.
whatif-suppose = Suponha que neste momento…
whatif-moving = { $whose ->
    [mine] Eu jogo
    [theirs] Oponente joga
    [white] Brancas jogam
   *[black] Pretas jogam
}
whatif-refill = { $whose ->
    [mine] Eu recarrego
    [theirs] Oponente recarrega
    [white] Brancas recarregam
   *[black] Pretas recarregam
}
whatif-moved = { $whose ->
    [mine] você joga
    [theirs] oponente joga
    [white] Brancas jogam
   *[black] Pretas jogam
}
whatif-refilled = { $whose ->
    [mine] você recarrega
    [theirs] oponente recarrega
    [white] Brancas recarregam
   *[black] Pretas recarregam
} { $amount }
whatif-undo = Desfazer a última suposição
whatif-refused = { $why ->
    [order] Já se supôs algo para mais tarde: vá além disso ou desfaça.
    [fallen] O relógio já terá zerado, e a partida estará perdida: volte para antes disso.
    [claim] Haverá então uma reclamação pendente: nenhum relógio corre e ninguém joga.
    [amount] Não haverá nada para recarregar: o relógio estará cheio ou o banco vazio.
    [substitution-owed] O capitão transferiu tempo e tem de colocar primeiro o novo jogador.
   *[other] A partida terá terminado ou ainda não terá começado.
}

## O tempo ao longo dos lances, e aonde leva a cadência

pace-teach = O que restava a cada jogador depois de cada lance. Uma cadência uniforme é o mesmo tempo para cada lance com incremento; ela deixa o último incremento, que só vem depois do seu lance.
pace-alt = { $who }: restam { $left } depois de { $moves ->
    [one] { $moves } lance
   *[other] { $moves } lances
}
pace-figures = Em números
pace-of-move = Lance
pace-even = Uniforme
pace-pace-of = Cadência em
pace-last = { $n ->
    [1] o último lance
   *[other] os últimos { $n } lances
}
pace-all = todos
pace-over = A partida terminou.
pace-until-label = Até o lance { $number }
pace-until-rest = por lance, sem guardar nada
pace-kept-rest = por lance, guardando o bastante para mais { $n }
pace-next-label = { $n ->
    [1] Próximo lance
   *[other] Próximos { $n } lances
}
pace-next-rest = por lance, sem guardar nada
pace-no-pace = { $n ->
    [0] A cadência será conhecida depois do primeiro lance.
    [one] { $n } lance anterior sem seu tempo: a cadência será conhecida depois do próximo lance.
   *[other] { $n } lances anteriores sem seus tempos: a cadência será conhecida depois do próximo lance.
}
pace-mean-label = Cadência
pace-mean-rest = { $n ->
    [1] no último lance
   *[other] por lance, nos últimos { $n } lances
}
pace-drain-label = { $takes ->
    [true] Cada lance gasta
   *[false] Cada lance traz
}
pace-drain-rest = { $takes ->
    [true] a mais do que traz
   *[false] a mais do que gasta
}
pace-cliff-label = Depois do lance { $number }
pace-cliff-rest = por lance, que então não traz nada: o que resta é para o resto da partida
pace-attended = { $attended ->
    [true] Com o banco inteiro
   *[false] Se ninguém recarregar
}
pace-lasts = Dura além do lance 200
pace-falls = O tempo acaba no lance { $number },
pace-falls-rest = não antes de { $earliest }{ $known ->
    [true] , provavelmente em { $likely }
   *[false] {""}
}{ $attended ->
    [true] {""}
   *[false] { $empty ->
        [true] , com o banco vazio
       *[false] , com { $bank } ainda no banco
    }
}

## O planejamento de uma ausência

absence-title = Ausência
absence-teach = Cada partida é verificada para a pior hipótese: o oponente joga bem na hora em que você sai e, até que uma comparação mostre como o servidor conta, ele conta contra você.
absence-one-settles = Compare primeiro: uma comparação com o servidor esclarece isso para todas as partidas de um torneio, e a maioria talvez esteja segura.
absence-from = Ausente de
absence-from-example = 20.11.2026
absence-to = De volta em
absence-to-example = 04.12.2026
absence-length = Duração da ausência
absence-weeks = { $n ->
    [one] { $n } semana
   *[other] { $n } semanas
}
absence-soon = Indique quando você sai e quando volta: aqui aparecerá, para cada partida, se o tempo aguenta ou se você precisa jogar ou recarregar antes.
absence-order = A volta tem de ser depois da saída.
absence-none = Nenhuma partida sua em andamento.
absence-answer = { $each ->
    [true] { $all ->
        [1] Sua partida precisa de algo antes.
       *[other] Todas as partidas precisam de algo antes.
    }
   *[false] { $todo } de { $all } partidas { $todo ->
        [one] precisa
       *[other] precisam
    } de algo antes.
}
absence-nothing = Nada a fazer: todas as partidas aguentam.
absence-safe = Segura
absence-refill-before = Recarregar antes de { $by }
absence-move-before = Jogar antes de { $by }
absence-compare-before = Comparar antes de { $by }
absence-refill-now = Recarregar agora
absence-move-now = Jogar agora
absence-compare-now = Comparar agora
absence-lost = Não há como salvar
absence-games = ·{"\u00A0"}{ $n ->
    [one] { $n }{"\u00A0"}partida
   *[other] { $n }{"\u00A0"}partidas
}
absence-at-least = recarregar ao menos
absence-exactly = Com exatamente isto não sobra nada quando você voltar: recarregue mais, se puder.
absence-left = restam na pior hipótese quando você voltar
absence-why-safe = Na pior hipótese o relógio mostra { $left } quando você voltar.
absence-why-refill = Recarregue ao menos { $amount } antes de { $by }.
absence-why-refill-later = Recarregue ao menos { $amount }, não antes de { $from }, quando há espaço no relógio, e antes de { $by }.
absence-why-refill-then = Depois { $amount } antes de { $by }.
absence-why-refill-then-later = Depois { $amount }, não antes de { $from } e antes de { $by }.
absence-why-move-refilled = Recarregue { $amount } logo antes do lance: um relógio só é protegido com o banco vazio.
absence-why-move = Só recarregar não basta.
absence-why-move-and-refill = Recarregue ao menos { $amount } antes de sair.
absence-why-or-move = { $is-now ->
    [true] Ou jogue agora
   *[false] Ou jogue antes de { $by }
}: um lance detém o relógio até a resposta.
absence-why-or-move-earns = { $is-now ->
    [true] Ou jogue agora
   *[false] Ou jogue antes de { $by }
}: um lance traz { $increment } e detém o relógio até a resposta.
absence-why-keep = Para que o relógio aguente até lá:
absence-why-lost = Faça o que fizer, na pior hipótese o relógio zera em { $at }: volte antes ou peça um substituto.
absence-not-compared = Tempo desconhecido
absence-why-unknown = Seu tempo é desconhecido: indique o que o servidor mostra.
absence-check = Conferir no servidor
absence-may-be-lost = Talvez perdida
absence-in-doubt = O relógio talvez já tenha zerado: só o servidor sabe. Se não zerou:
absence-before-start = Primeiro registre que a partida começou.
absence-before-substitution = O capitão transferiu tempo: primeiro coloque o novo jogador, antes de { $by }.
absence-before-resolved = Quando a reclamação for resolvida:
absence-careful = { $task ->
    [refill] Se não puder comparar, recarregue ao menos isto { $now ->
        [true] agora
       *[false] antes disso
    }, para o caso de { $server }.
    [move] Se não puder comparar, jogue { $now ->
        [true] agora
       *[false] até lá
    }, para o caso de { $server }.
   *[other] Só no caso de { $server }.
}
absence-server = o servidor { $refills ->
    [true] { $refill ->
        [automatic] não recarregar sozinho
       *[increment-only] recarregar sozinho
    }{ $resets ->
        [true] {" "}e reajustar o relógio um lance mais tarde
       *[false] {""}
    }{ $counts ->
        [true] {" "}e contar os lances da abertura temática
       *[false] {""}
    }
   *[false] { $resets ->
        [true] reajustar o relógio um lance mais tarde{ $counts ->
            [true] {" "}e contar os lances da abertura temática
           *[false] {""}
        }
       *[false] { $counts ->
            [true] contar os lances da abertura temática
           *[false] {""}
        }
    }
}
absence-own = Se o servidor contar como este torneio está configurado:
absence-refill = Recarregar
absence-to-game = Ir à partida
absence-print = Imprimir

## A análise privada de uma partida

study-title = Análise privada
study-teach = Só você a vê; fica guardada neste aparelho. Mova uma peça para testar uma variante; os lances da partida continuam sendo a linha principal.
study-of-game = Nota sobre a partida
study-saved = Salvo.
study-not-saved = Não salvo.
study-writing = Ainda não salvo…
study-prepared = Respostas preparadas
study-prepared-teach = Teste uma variante a partir da posição atual da partida, o lance do oponente e depois o seu, e prepare-a: sua resposta é oferecida assim que o lance do oponente for registrado.
study-prepare = Preparar esta variante
study-if-then = Se { $theirs }, então { $mine }
study-and-then = ; se { $theirs }, então { $mine }
study-remove-line = Remover: { $line }
study-waiting = espera o lance do oponente
study-ready = pronta para jogar agora
study-played = jogada
study-elsewhere = superada: a partida seguiu outro caminho
study-no-side = Não é possível preparar respostas em partidas de outros.
study-not-here = Primeiro escolha uma variante que comece na posição atual da partida.
study-no-reply = Esta variante termina com o lance do oponente: acrescente sua resposta.
study-known = Esta variante já está preparada.
study-first-move = Registre seu primeiro lance da partida antes de preparar o que vem depois.
study-over = A partida terminou.

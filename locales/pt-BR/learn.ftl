## As páginas das lições

page-title = Aprender
page-lesson = Lição
page-arbiter = Árbitro

## A lista de lições

index-go-on = Continuar a lição { $lesson }
index-begin = Começar a lição { $lesson }
index-steps = { $n ->
    [one] { $n } passo
   *[other] { $n } passos
}
index-done = Concluída
index-of = de { $n }

## Uma lição

player-step = Passo { $step } de { $of }
player-task = Sua tarefa
player-question = Pergunta
player-back = Voltar
player-begin-again = Recomeçar
player-show = Mostrar
player-showing = Veja como se faz.
player-go-on = Continuar
player-finish = Concluir
player-task-first = Primeiro faça a tarefa.
player-answer-first = Primeiro responda à pergunta.
player-right-first = Primeiro encontre a resposta certa.
player-right = Certo.
player-wrong = Não é bem isso.
player-done = Feito.
player-copy-link = Copiar o link para este passo
player-copied = O link para este passo foi copiado.
player-not-copied = Não foi possível copiar o link. É o endereço desta página.
player-end = Lição concluída
player-end-open = Ainda não resolvida
player-learnt = O que você viu
player-next = Próxima lição
player-anew = Fazer de novo
player-all = Todas as lições
player-missing = Não há lição com esse nome. Aqui estão todas.
player-keys = Teclas: 1 a 5 respondem, Enter e → continuam, ← volta.

## O quiz

quiz-title = Quiz
quiz-lead = { $questions } perguntas, misturadas: de todos os cursos ou de um só.
quiz-mixed = Todos os cursos
quiz-number = Quiz nº { $seed }
quiz-question = Pergunta { $question } de { $of }
quiz-result = Resultado
quiz-score = { $right } de { $of } certas de primeira
quiz-all-right = Tudo certo de primeira.
quiz-were-wrong = Vale rever
quiz-your-answer = Sua resposta:
quiz-right-answer = Certo:
quiz-to-step = Ir à lição
quiz-another = Outro quiz
quiz-same = O mesmo quiz outra vez
quiz-none = Ainda não há perguntas.
quiz-see-result = Ver o resultado

## O link para uma turma

class-title = Para uma turma
class-lead = Um link que dá o mesmo a todos: uma lição, um curso ou um quiz.
class-given = O quê
class-one-lesson = Uma lição
class-one-course = Um curso
class-one-quiz = Um quiz
class-course = Curso
class-questions = Perguntas
class-same-order = As mesmas para todos, na mesma ordem
class-own-order = Outras para cada aluno
class-drawn = { $questions } perguntas, sorteadas para cada aluno.
class-preview = O que os alunos verão
class-copy = Copiar link
class-copied = O link para a turma foi copiado.

## O que se pode fazer com o relógio de uma lição

act-not-offered = Isso não é possível aqui.
act-label = { $event ->
    [press] Acionar
    [stop] Parar os relógios
    [resume] Retomar
    [swap-sides] Virar o relógio
    [correct] Ajustar o relógio: Brancas { $white }, Pretas { $black }
    [give] { $gains ->
        [true] { $to ->
            [white] Brancas recebem { $time }
           *[black] Pretas recebem { $time }
        }
       *[false] { $to ->
            [white] Brancas perdem { $time }
           *[black] Pretas perdem { $time }
        }
    }
    [penalize] { $gains ->
        [true] { $offender ->
            [white] { $offence } (Brancas): Pretas recebem { $time }
           *[black] { $offence } (Pretas): Brancas recebem { $time }
        }
       *[false] { $offender ->
            [white] { $offence } (Brancas): advertência
           *[black] { $offence } (Pretas): advertência
        }
    }
    [introduce-increment] Desde já, { $time } por lance
    [claim-flag] { $claimant ->
        [arbiter] { act-note-flag }
        [clock] { act-note-flag }
       *[player] Reivindicar a queda
    }
    [arrive] Cheguei
    [claim-default] { $side ->
        [white] Brancas não chegaram a tempo: partida perdida
       *[black] Pretas não chegaram a tempo: partida perdida
    }
    [claim-default-of-both] Ninguém chegou a tempo: ambos perderam
    [claim-draw] Reivindicar o empate
    [play-on] A partida continua
    [on-board] { $end ->
        [checkmate] Xeque-mate
        [resignation] Abandonar
       *[other] {""}
    }
    [restore] De volta à posição anterior
    [count-away] { $counts ->
        [true] O tempo conta
       *[false] O tempo não conta
    }
    [away] {""}
    [dead] {""}
    [end] {""}
    [undo] {""}
   *[redo] {""}
}
act-note-flag = Constatar a queda

## As partidas por correspondência das lições

ledger-clock = Relógio
ledger-increment = Incremento
ledger-bank = Banco
ledger-day = dia { $day } de { $of }
ledger-yours = Você (Brancas)
ledger-theirs = Oponente (Pretas)
ledger-turn = { $mine ->
    [true] Seu lance { $number }: seu relógio corre
   *[false] O oponente joga: o relógio dele corre
}
ledger-fallen = { $mine ->
    [true] Seu relógio zerou em { $when }: tempo excedido (ETL), partida perdida
   *[false] O relógio do oponente zerou em { $when }
}
ledger-over = A partida terminou
ledger-claim-pending = Há uma reclamação pendente: nenhum relógio corre
ledger-last-entry = Último no extrato
ledger-pass = Deixar o tempo passar
ledger-later = { $days ->
    [0] { $hours } h
   *[other] { $days } d
}
ledger-make-move = Jogar
ledger-opponent-moves = Oponente joga
ledger-amount = Do banco para o relógio
ledger-leaves = ficam { $clock } no relógio, { $bank } no banco
ledger-refill = Recarregar
ledger-full = O relógio está cheio ou o banco vazio.
ledger-transfer = Transferir tempo do banco
ledger-substitute = Colocar um substituto
ledger-claim = Fazer uma reclamação
ledger-resolve = Reclamação resolvida
ledger-game = Partida { $n }
ledger-away = Ausente de { $from } a { $to }
ledger-leave = Sair agora
ledger-is-back = Você voltou. Cada oponente jogou bem na hora em que você saiu.
ledger-days = Duração do torneio
ledger-days-value = { $n } dias
ledger-shorter = { $n ->
    [one] { $n } dia mais curto
   *[other] { $n } dias mais curto
}
ledger-longer = { $n ->
    [one] { $n } dia mais longo
   *[other] { $n } dias mais longo
}
ledger-by-table = Pela tabela, { $n } dias
ledger-by-formula = Pela fórmula exata
ledger-half = Cada jogador tem { $half } ao todo: metade do torneio.
ledger-lasts = De { $from } a { $to }
ledger-unrated = Abaixo de 302 dias um torneio não pode valer rating, e a tabela não tem linha para ele.
ledger-announce = Anunciar o torneio
ledger-announced = Anunciado com { $n } dias

## As regras que um passo cita

rule-cited = Fonte: { $rule ->
    [fide] Leis do Xadrez da FIDE, { $paragraph }
    [triple-block] Triple Block, ({ $point })
    [substitution] Triple Block, substituições, { $point }
   *[double-flag] O relógio de seta dupla
}

## Os vereditos sobre uma ausência

verdict-over = A partida terminou.
verdict-unknown = O tempo dela é desconhecido.
verdict-safe = O relógio aguenta. Na pior hipótese restam { $left }.
verdict-refill-first = O relógio não aguenta. Recarregue antes de sair: { $refills }.
verdict-refill-and-move = Recarregue { $amount } e jogue, até { $by }.
verdict-move-and-refill = Jogue até { $by } e recarregue { $amount } antes de sair.
verdict-only-move = Só um lance a salva: até { $by }.
verdict-cannot-be-saved = Nada que você faça a salva: o relógio pode zerar em { $falls }.
verdict-keep = { $said } Para que o relógio aguente até lá, recarregue { $refills }.
verdict-refill = { $amount } até { $by }
verdict-then = { $refills }, depois { $next }

## As demonstrações da seta dupla

curves-first-move-starts = Os relógios começam com seu primeiro lance.
curves-curves = Ganho ao acionar no tempo extra
curves-left = Tempo extra restante
curves-gives = Ganho ao acionar
curves-after = Depois de acionar
curves-press = Acionar
curves-drag = Arraste a alça ou use as setas do teclado: um segundo, com Shift um décimo.
curves-place = restam { $left } s, { $after } s depois de acionar
curves-seconds = { $seconds }{"\u00A0"}s
curves-bronstein = Bronstein
curves-byo-yomi = Byo-yomi
curves-double-flag = Seta dupla
curves-press-all = Acionar todos
curves-black-thinks = As Pretas jogam.
curves-spent = O último lance gastou { $seconds } s.

## A galeria de visualizações incorporadas

gallery-title = Incorporar
gallery-lead = No seu próprio site. Sem cookies, e nada é enviado a lugar nenhum.
gallery-name-of = { $view ->
    [board] Tabuleiro
    [triple-block] Triple Block
    [lesson] Lição
   *[other] Relógio
}
gallery-use-of = { $view ->
    [board] Uma partida ou uma posição
    [triple-block] Da duração aos blocos
    [lesson] Uma regra para experimentar
   *[other] Qualquer ritmo de jogo
}
gallery-view = O que mostrar
gallery-options = Opções
gallery-which = Isto pode significar mais de uma coisa. Qual delas?
gallery-shows = No tabuleiro
gallery-shows-game = Uma partida
gallery-shows-position = Uma posição
gallery-preview = Prévia
gallery-as-shown = Como na sua página; já funciona aqui
gallery-high = { $pixels } px de altura
gallery-preview-offline = A prévia precisa de rede, e agora não há nenhuma. O código para copiar está completo mesmo sem ela.
gallery-snippet = Duas linhas para sua página
gallery-plain = Onde scripts não são permitidos
gallery-plain-code = Um quadro simples
gallery-plain-why = Muitos sistemas de conteúdo só permitem quadros em seu bloco HTML. A altura é a desta prévia.
gallery-copy = Copiar
gallery-copied = Copiado.
gallery-not-copied = O navegador não permitiu copiar. Selecione o texto e copie à mão.
gallery-host = No seu próprio servidor
gallery-host-how-1 = Copie todos os arquivos deste site para uma pasta sua. Qualquer servidor estático serve; nada é executado nele.
gallery-host-how-2 = Abra esta página nessa pasta: os trechos de código terão então o seu endereço.
gallery-host-how-3 = Se o seu site envia uma Content-Security-Policy, permita essa pasta em script-src e frame-src.
gallery-notes = Bom saber
gallery-notes-are-1 = O quadro acompanha a altura do conteúdo, os atributos o alteram na hora, e ele informa eventos.
gallery-notes-are-2 = Uma página pode ter várias visualizações. Cada uma só carrega o que mostra, e só quando está para aparecer.
gallery-notes-are-3 = O quadro é isolado: não pode ler sua página e não guarda nada no aparelho.
gallery-notes-are-4 = Claro ou escuro segue o aparelho do leitor, e o idioma segue o navegador, a não ser que você escolha.
gallery-start-hint = O torneio começa às 00:00 UTC.
gallery-bad-start = start: use um dia, como 2026-12-01, ou um instante, como 2026-12-01T12:00:00Z.
gallery-bad-days = Um número inteiro de 1 a 9.999.
gallery-label = { $parameter ->
    [lang] Idioma
    [theme] Tema
    [colours] Cores do tabuleiro
    [pieces] Peças
    [orientation] Na borda de baixo
    [size] Tamanho em pixels
    [control] Ritmo de jogo
    [pgn] Partida em PGN
    [fen] Posição em FEN
    [days] Duração em dias
    [start] Início
    [lesson] Lição
    [step] A partir do passo
   *[view] view
}
gallery-hint = { $parameter ->
    [control] 15+10, 90/40+30, 30+30 ou, com seta dupla, 15 df60/10
    [pgn] No máximo 20.000 bytes, com variantes, comentários e %clk
    [days] 1 a 9.999
    [start] Um dia, como 2026-12-01; se vazio, o dia em que for vista
    [step] 1 é o primeiro
   *[other] {""}
}
gallery-value = { $parameter ->
    [theme] { $value ->
        [system] Igual ao aparelho
        [light] Claro
        [dark] Escuro
        [contrast] Alto contraste
       *[other] {""}
    }
    [colours] { $value ->
        [boxwood] Buxo
        [green] Verde
        [slate] Ardósia
        [contrast] Alto contraste
       *[other] {""}
    }
    [size] { $value ->
        [s] 280
        [m] 420
        [l] 640
       *[other] {""}
    }
    [pieces] { $value ->
        [cburnett] Burnett
       *[other] {""}
    }
    [orientation] { $value ->
        [white] Brancas
        [black] Pretas
       *[other] {""}
    }
   *[other] {""}
}

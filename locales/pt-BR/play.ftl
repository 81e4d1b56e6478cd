## Os nomes dos lados

names-color = { $side ->
    [white] Brancas
   *[black] Pretas
}

## De quem é a vez

turn-ready = { $side ->
    [white] As Brancas começam com um lance, ou as Pretas iniciam o relógio das Brancas.
   *[black] As Pretas começam com um lance, ou as Brancas iniciam o relógio das Pretas.
}
turn-to-move = Lance { $number }, { names-color } jogam{ $check ->
    [true] , em xeque
   *[false] {""}
}
turn-press-now = { names-color }: acione para completar o lance

## Para ouvir

spoken-press-to-complete = Acione o relógio para completar o lance.
spoken-first-flag = { $side ->
    [white] A primeira seta das Brancas caiu. As Brancas têm tempo extra para segurar o empate. As Pretas podem reivindicar empate.
   *[black] A primeira seta das Pretas caiu. As Pretas têm tempo extra para segurar o empate. As Brancas podem reivindicar empate.
}
spoken-position = Posição em texto
spoken-clock = { names-color }: { $time }.

## Os lances

moves-title = Lances
moves-none = Nenhum lance ainda
moves-walk = Percorrer os lances
moves-play = Reproduzir
moves-stop = Parar
moves-first = Posição inicial
moves-last = Fim da variante
moves-before-first = posição inicial
moves-after = Depois de { $san }
moves-write = Digitar um lance
moves-enter = Jogar

## O que se pode fazer no tabuleiro

acts-control = Ritmo de jogo
acts-position = Posição e regras
acts-facing = Tabuleiro virado para
acts-facing-name = { $facing ->
    [one-side] um jogador
    [both-sides] os dois jogadores
   *[side-to-move] quem joga
}
acts-flip = Girar tabuleiro
acts-take-back = Voltar o lance
acts-take-back-question = Os dois concordam em voltar { $san }? Os dois relógios voltam junto.
acts-agreed = Sim, os dois
acts-draw = Empate
acts-who-offers = Quem propõe empate?
acts-offers = Proposta de empate: { $name }.
acts-accept = Aceitar
acts-decline = Recusar
acts-resign = Aban{"\u00AD"}donar
acts-who-resigns = Quem abandona?
acts-restore = Continuar daqui
acts-restore-question = { $after }: com que tempos a partida continua? Já estão preenchidos os que os relógios mostravam então (6.13).
acts-clock-only = Só o relógio
acts-sound = Som
acts-more = Mais

## Reivindicar empate

claims-claim = Reivindicar empate
claims-question = O que se reivindica?
claims-fifty = 50 lances
claims-fifty-with = 50 lances com { $san }
claims-threefold = Tripla repetição
claims-threefold-with = Tripla repetição com { $san }
claims-fifty-shown = { $n } lances de cada jogador sem captura nem lance de peão.
claims-repeated-after = A mesma posição depois de:
claims-nothing = Não há empate para reivindicar: nenhuma tripla repetição; { $n } de 50 lances sem captura nem lance de peão.
claims-first = O que se reivindica? Uma reivindicação incorreta dá mais { $given } ao oponente.
claims-with = Com este lance (deixe vazio para reivindicar a posição no tabuleiro)
claims-was-wrong = A reivindicação estava incorreta, a partida continua. { $event }.

## Montar

setup-fen = Posição (FEN)
setup-castles-as-chess960 = Aqui o roque é como no Chess960.
setup-over-there = Nesta posição a partida já terminou.
setup-standard = Posição inicial
setup-chess960 = Chess960 sorteada
setup-clear = Limpar tabuleiro
setup-pieces = Peças
setup-nothing = Retirar
setup-turn = Quem joga
setup-pressing = O relógio é acionado
setup-by-move = pelo lance
setup-by-hand = à mão (6.7)
setup-claiming = Reivindicações de repetição e de 50 lances
setup-claims-shown = o tabuleiro as mostra
setup-claims-judged = reivindicadas e depois julgadas (9.5)

## Se um lado ainda poderia dar mate (6.9)

winning-witness-at = Como ainda seria possível: { $at } de { $all ->
    [one] { $all } meio-lance
   *[other] { $all } meios-lances
}
winning-looking = { $side ->
    [white] As Brancas
   *[black] As Pretas
} ainda poderiam dar mate? Verificando…
winning-show-how = Mostrar como
winning-ask-again = Tentar de novo
winning-no-solver = Não foi possível carregar o verificador. Os jogadores decidem.
winning-verdict = { $verdict ->
    [can-mate] { $n ->
        [0] { names-color } deram xeque-mate.
       *[other] { names-color } ainda poderiam dar mate: { $shortest ->
            [true] o mate mais rápido leva
           *[false] o mate mais rápido encontrado leva
        } { $n ->
            [one] { $n } meio-lance
           *[other] { $n } meios-lances
        }.
    }
    [cannot] { $why ->
        [mated] { names-color } levaram xeque-mate.
        [stalemate] { names-color } não podem dar mate: rei afogado.
        [bare-king] { names-color } não podem dar mate: só têm o rei.
        [material] { names-color } não podem dar mate com estas peças, onde quer que estejam.
        [exhausted] { names-color } não podem dar mate: { $positions ->
            [one] a única posição que ainda pode surgir não é mate
           *[other] das { $positions } posições que ainda podem surgir, nenhuma é mate
        }{ $locked ->
            [true] , pois os peões estão bloqueados para sempre
           *[false] {""}
        }.
       *[proved] { names-color } não podem dar mate por nenhuma série de lances legais: há prova disso.
    }
   *[undetermined] Não está decidido se { $side ->
        [white] as Brancas
       *[black] as Pretas
    } ainda poderiam dar mate: { $open ->
        [too-long] a busca demorou demais
        [unresolved] a busca chegou ao limite
        [castling] pode depender de um roque como no Chess960
        [too-many-pieces] um lado tem mais de 16 peças
       *[disputed] a resposta não resistiu à verificação
    }. Os jogadores ou o árbitro decidem.
}

## Posições mortas (5.2.2)

dead-position = Posição morta: nenhum lado pode mais dar mate{ $locked ->
    [true] , pois os peões estão bloqueados
   *[false] {""}
}. Isso encerra a partida na hora (5.2.2).
dead-maybe = Talvez nenhum lado possa mais dar mate: não foi possível decidir a tempo (5.2.2). Empate de comum acordo?
dead-play-on = Continuar

## Por que um texto digitado não é um lance

wrong-typed = { $problem ->
    [empty] Digite um lance, como exd5 ou g1f3.
    [not-a-move] “{ $text }” não é um lance. Tente exd5 ou g1f3.
    [null-move] Um jogador não pode passar a vez.
    [ambiguous] Várias peças podem fazer isso: de { $squares }.
    [needs-promotion] Diga no que o peão se transforma, como { $to }=D.
   *[illegal] { illegal-why }
}
wrong-or = {" "}ou{" "}

## Por que um lance não é legal

illegal-why = { $why ->
    [no-such-piece] { $role ->
        [pawn] Nenhum peão pode fazer isso.
        [knight] Nenhum cavalo pode fazer isso.
        [bishop] Nenhum bispo pode fazer isso.
        [rook] Nenhuma torre pode fazer isso.
        [queen] Nenhuma dama pode fazer isso.
       *[king] Nenhum rei pode fazer isso.
    }
    [empty-square] Não há peça em { $square }.
    [opponents-piece] A peça em { $square } é do oponente.
    [own-piece] Em { $square } há uma peça sua.
    [cannot-reach] Essa peça não pode ir para { $square }.
    [blocked] Há algo no caminho para { $square }.
    [nothing-to-capture] Não há nada para capturar em { $square }.
    [king-in-check] Isso deixaria seu rei em xeque.
    [promotion] Essa promoção não é possível.
    [castling-lost] O rei ou a torre já se moveu: não há roque desse lado.
    [castling-blocked] Há algo no caminho do roque.
    [castling-in-check] Não há roque com o rei em xeque.
   *[castling-through-check] Não há roque passando por uma casa atacada.
}

## Por que um texto não é uma posição

fen-fault = { $kind ->
    [opponent-in-check] { fen-kind }.
   *[other] Caractere { $at }, { $field ->
        [board] peças
        [turn] lado que joga
        [castling] roque
        [en-passant] en passant
        [halfmoves] meios-lances
        [move] número do lance
       *[rest] fim
    }: { fen-kind }.
}
fen-kind = { $kind ->
    [too-long] o texto é longo demais para uma posição
    [missing] falta a informação
    [character] “{ $character }” não significa nada aqui
    [rank-too-long] a fileira { $rank } tem mais de 8 casas
    [rank-too-short] a fileira { $rank } tem só { $squares ->
        [one] { $squares } casa
       *[other] { $squares } casas
    }
    [too-few-ranks] { $ranks ->
        [one] há só { $ranks } fileira
       *[other] há só { $ranks } fileiras
    }
    [no-ranks] isto não são fileiras de peças, como rnbqkbnr/pppppppp/8
    [too-many-ranks] há mais de 8 fileiras
    [numbers-together] dois números lado a lado: escreva a soma
    [capital-turn] o lado que joga é um w ou b minúsculo
    [out-of-range] deve ser um número de { $least } a { $most }
    [not-a-number] não é um número inteiro
    [extra] há mais do que uma posição tem
    [empty-board] não há nenhuma peça
    [no-king] { names-color } não têm rei
    [kings] { names-color } têm mais de um rei
    [pawn-on-back-rank] há um peão na primeira ou na última fileira
    [castling] rei e torre não estão onde esse roque exige
    [en-passant] nenhum peão pode ter acabado de passar por essa casa
    [opponent-in-check] { $side ->
        [white] É a vez das Pretas, mas as Brancas estão em xeque
       *[black] É a vez das Brancas, mas as Pretas estão em xeque
    }
    [impossible-check] nenhum lance pode ter dado esses xeques
   *[too-much-material] há mais peças do que as promoções explicam
}

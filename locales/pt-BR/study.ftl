## Os nomes dos lados

names-color = { $side ->
    [white] Brancas
   *[black] Pretas
}

## Abrir uma partida

open-title = Ver partida
open-teach = Cole uma partida ou abra um arquivo PGN. Percorra os lances, teste os seus e faça comentários.
open-paste = PGN ou FEN
open-paste-hint = Uma partida, várias ou uma posição.
open-open = Abrir
open-file = De um arquivo
open-empty-board = Tabuleiro vazio
open-other = Abrir outra
open-nothing-pasted = Primeiro cole uma partida aqui.
open-no-game = Este texto não tem lance nem tag PGN.
open-too-large = Isto é mais de 1,5 MB de texto. Abra só uma parte.
open-game-too-long = A partida { $number } é longa demais: tem mais de 10.000 lances, símbolos e linhas de comentário.
open-unreadable = O navegador não conseguiu ler este arquivo.

## As partidas de um arquivo

games-title = Partidas
games-number = Partida { $at } de { $all }
games-before = Partida anterior
games-after = Próxima partida
games-more = Mais partidas
games-no-names = Uma partida
games-chess960 = Chess960

## Os lances

moves-none = Nenhum lance ainda. Mova uma peça no tabuleiro.
moves-passes = { names-color } passam a vez
moves-left = Tempo restante
moves-took = Tempo deste lance

## Escrever

notes-title = Comentar
notes-marks = Símbolos
notes-mark = { $nag ->
    [1] bom lance
    [2] erro
    [3] lance brilhante
    [4] erro grave
    [5] lance interessante
    [6] lance duvidoso
    [7] lance único
    [8] lance único
    [10] igualdade
    [11] igualdade
    [12] igualdade
    [13] incerto
    [14] Brancas ligeiramente melhor
    [15] Pretas ligeiramente melhor
    [16] Brancas melhor
    [17] Pretas melhor
    [18] Brancas estão ganhando
    [19] Pretas estão ganhando
    [22] zugzwang
    [23] zugzwang
    [146] novidade
   *[other] símbolo { $nag }
}
notes-comment = Comentário
notes-comment-hint = Um comentário por linha.
notes-make-main = Tornar principal
notes-delete-from-here = Excluir a partir daqui
notes-deleted = Excluído.
notes-replaced = Sua partida alterada foi substituída.
notes-undo = Desfazer

## Levar consigo

take-save-game = Salvar PGN
take-save-all = Salvar todas
take-copy = Copiar PGN
take-copied = Copiado.
take-not-copied = O navegador não permitiu copiar.
take-could-win = { $side ->
    [white] As Brancas ainda podem vencer?
   *[black] As Pretas ainda podem vencer?
}

## Se um lado ainda poderia vencer

winning-hint = Ou mova as peças no tabuleiro.
winning-whose-flag = De quem é a seta que caiu?
winning-white-fell = Das Brancas: as Pretas ainda podem vencer?
winning-black-fell = Das Pretas: as Brancas ainda podem vencer?
winning-answer = Resposta
winning-no-question = Monte a posição: a resposta aparecerá aqui.
winning-how = Como ainda seria possível
winning-wrong-side = O link deve dizer side=white ou side=black: quem poderia vencer.
winning-lay = Montar à mão
winning-laid = Posição pronta
winning-copy-link = Copiar link
winning-copied = Copiado: o link abre esta pergunta.

## Problemas em um PGN

problem-count = { $n ->
    [one] { $n } problema neste PGN; o resto foi lido
   *[other] { $n } problemas neste PGN; o resto foi lido
}
problem-more = mais { $n }, aqui ou em outras partidas
problem-at = Linha { $line }, coluna { $column }: { $problem }
problem-quoted = “{ $text }”
problem-says = { $kind ->
    [too-large] o texto é longo demais, ou seria se fosse salvo de novo; o que segue não é lido.
    [too-many-games] há partidas demais; esta e as seguintes não são lidas.
    [tag] uma tag deve ser [Nome "valor"]. O que foi possível ler dela é mantido.
    [unclosed-tag] falta a " final desta tag. Ela termina com a linha ou antes da próxima tag.
    [bare-quotes] no valor de uma tag, " deve ser \". É lida como parte do valor.
    [start] a partida não pode começar aqui, e seus lances são mantidos como texto. { $problem }
    [impossible-rights] a tag FEN dá um direito impossível em sua posição; a partida foi lida sem ele. { $problem }
    [chess960] aqui o roque só é possível como no Chess960, e nenhuma tag diz isso. É lido assim.
    [variant] { $text } não é xadrez. Os lances são lidos pelas regras do xadrez.
    [move] { $text } não pode ser jogado. { $problem } É mantido como comentário.
    [letters] as letras das peças são { $text }, não { $english }. A partida é lida com elas.
    [pass] na própria partida um jogador passa a vez, o que o xadrez não permite. É mantido como lance.
    [sign] { $text } não é um lance. É mantido como comentário.
    [nag] { $text } é um símbolo desconhecido: $ exige um número até 255. É mantido como comentário.
    [nag-without-move] não há lance a que { $text } possa se referir. É mantido como comentário.
    [nothing-to-vary] não há lance de que isto possa ser uma variante. É mantido como comentário.
    [too-deep] há variantes aninhadas demais. Esta é mantida como comentário.
    [unclosed-variation] a este ( falta o ). A variante termina com a partida.
    [stray-close] a este ) falta o (. É mantido como comentário.
    [unclosed-comment] a este {"{"} falta o {"}"}. O comentário termina com a partida.
    [stray-brace] a este {"}"} falta o {"{"}. É mantido como comentário.
    [result] { $text } não é um resultado de PGN. É mantido como comentário.
    [both-lost] 0-0 é lido como o resultado: ambos perderam. Para o roque, escreva O-O.
    [after-result] { $text } vem depois do resultado. É mantido como comentário.
    [results-differ] a tag tem outro resultado. Vale este.
   *[too-large-to-keep] {""}
}

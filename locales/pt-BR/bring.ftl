## A página que recebe o arquivo de um servidor

page-title = Importar arquivo
page-teach = Importe o arquivo do seu servidor: suas partidas aparecem aqui com seus prazos. O arquivo de amanhã acrescenta os lances novos. Nada do que você tem é alterado.
page-forms = PGN, com ou sem tempos, ou a resposta de um servidor com Xfcc. Também são aceitos um backup e o link de um torneio.
page-stays = O arquivo fica neste aparelho.
page-choose = Escolher arquivo
page-forget = Esquecer este arquivo
page-drop = Solte o arquivo aqui
page-paste = Ou cole o texto dele
page-read = Ler o texto
page-servers = Onde achar o arquivo do seu servidor
page-iccf = ICCF
page-iccf-file = O PGN de um torneio ou das suas partidas, na página do torneio ou na sua própria página de jogador: tem o tempo de cada lance.
page-xfcc = Servidores com Xfcc
page-xfcc-file = A resposta do serviço web “GetMyGames”, ou o que seu programa salvou dela: tem os relógios das partidas em andamento.
page-others = Outros
page-others-file = O PGN das suas partidas; onde ele não tem tempos, os relógios do servidor são pedidos em seguida. As partidas diárias do Lichess e do chess.com não são Triple Block.
page-stop = Parar
page-reading = { $games ->
    [0] { $games } partidas lidas, { $percent }%
    [one] { $games } partida lida, { $percent }%
   *[other] { $games } partidas lidas, { $percent }%
}
page-finding = { $games ->
    [one] { $games } partida lida, procurada entre as suas: { $percent }%
   *[other] { $games } partidas lidas, procuradas entre as suas: { $percent }%
}
page-another = Outro arquivo

## Por que um arquivo não serve

wrong-file = { $problem ->
    [not-games] { $kind ->
        [backup] Este backup não pode ser lido aqui.
        [event-link] Este link não pode ser lido aqui.
        [empty] Não há nada nele.
        [pgn] { wrong-no-games }
        [xfcc] { wrong-no-games }
       *[unknown] { $looks ->
            [html] Isto é uma página da web. Salve as próprias partidas: o servidor tem um link para o PGN.
            [xml] Isto é XML, mas não uma resposta em Xfcc: começa com “{ $name }”.
            [json] Isto é JSON de outro programa.
            [archive] Este arquivo está compactado. Descompacte-o e importe o arquivo que está nele.
            [pdf] Isto é um PDF. Salve as partidas como PGN.
            [binary] Isto não é um texto.
           *[text] Não há partidas neste texto.
        }
    }
    [too-large] { wrong-too-large }
    [xml] O arquivo está danificado ou cortado: linha { $line }, caractere { $column }. Salve-o de novo.
    [fault] O servidor não enviou partidas. Ele informa: { $text }
   *[no-games] { wrong-no-games }
}
wrong-too-large = Não é possível ler mais de { $megabytes } MB. Salve menos partidas de cada vez.
wrong-shared-backup = Um backup não pode ser restaurado por compartilhamento. Escolha o arquivo dele aqui.
wrong-unreadable = O navegador não conseguiu ler o arquivo. Tente de novo.
wrong-refused = O navegador não teve permissão para ler o arquivo. Escolha-o, ou leia-o de novo e permita.
wrong-gone = O arquivo não está mais onde estava. Escolha-o de novo.
wrong-no-games = Não há partidas nele.

## O que se pergunta uma vez para o arquivo inteiro

ask-title = Primeiro a esclarecer
ask-settled = Esclarecido
ask-times-in = horários em { $zone }
ask-you-are = seu nome: { $name }
ask-nobody-short = nenhum dos jogadores
ask-event = { $n ->
    [one] { $name }: { $n } partida nova
   *[other] { $name }: { $n } partidas novas
}
ask-nameless = Partidas sem torneio
ask-length = Quanto dura o torneio?
ask-length-hint = O organizador o diz; disso resultam os três blocos.
ask-days = { $days } dias
ask-other-days = Outra duração, em dias
ask-days-wrong = Um número inteiro de dias, de 1 a 9.999.
ask-other-control = Não é Triple Block
ask-zone = O último horário no arquivo é { $time }. Que horas eram aqui?
ask-zone-here = Às { $time }: o servidor escreve a minha hora ({ $zone })
ask-zone-utc = Às { $time }: o servidor escreve UTC
ask-whose = Qual deles é você?
ask-nobody = Nenhum: só acompanho estas partidas

## Uma partida do arquivo e o que resulta dela

row-title = { $n ->
    [one] { $n } partida no arquivo
   *[other] { $n } partidas no arquivo
}
row-more = e mais { $n }
row-moves = { $n ->
    [one] { $n } lance novo
   *[other] { $n } lances novos
}
row-timed = { $n ->
    [one] o tempo de { $n } lance
   *[other] os tempos de { $n } lances
}
row-ended = terminada
row-same = nada de novo
row-new = nova
row-waits = nova
row-finished = terminada, não guardada
row-take = Guardar também
row-no-times = sem tempos: os valores são pedidos em seguida
row-other-control = não é Triple Block
row-other-control-is = não é Triple Block: { $text }
row-other-control-each = não é Triple Block: { $moves ->
    [one] { $time } para cada lance
   *[other] { $time } para { $moves } lances
}
row-rest = Outras
row-to-the-minute = O arquivo tem minutos, não segundos. Os prazos são arredondados contra você.
row-clocks-agree = Os relógios do servidor conferem.
row-clock-differs = { $name }: restam { $file } no arquivo; aqui relógio { $clock }, banco { $bank }.
row-clocks-alone = Os relógios dela estão no arquivo: só faltam os bancos.
row-compare = Comparar com o servidor
row-which = Qual partida é?
row-which-is = A que parou em { $played }
row-another = Outra partida
row-apart = Depois de { $played }, o arquivo tem outros lances que a partida guardada aqui.
row-apart-at-once = Desde o primeiro lance, o arquivo tem outros lances que a partida guardada aqui.
row-open = Abrir a partida
row-stamp = { $played } foi feito em { $kept }, como está guardado aqui; em { $file }, pelo arquivo.
row-no-stamps = { $n ->
    [one] O arquivo não tem o tempo do lance novo.
   *[other] O arquivo não tem os tempos de { $n } lances novos.
}
row-untimed = { $n ->
    [one] Em { $n } partida o arquivo não tem tempos para os lances novos. Acrescente-os sem tempos e depois compare os relógios dela; ou abra-a e registre-os.
   *[other] Em { $n } partidas o arquivo não tem tempos para os lances novos. Acrescente-os sem tempos e depois compare os relógios; ou abra uma partida e registre-os.
}
row-all-without-times = Acrescentar todos os lances sem tempos
row-add-without-times = Acrescentar sem tempos
row-result = Aqui está guardado outro resultado: { $result }.
row-cancelled = O servidor cancelou a partida.
row-conflict = A partida não se encaixa no torneio. Abra-a para corrigir isso.
row-refused = { $played }: { $why }
row-end-refused = O final: { $why }
row-without-times = Guardar sem tempos

## Guardar

keep-these = { $n ->
    [one] Guardar { $n } partida
   *[other] Guardar { $n } partidas
}
keep-none = Guardar as partidas
keep-open = { $n ->
    [one] Mais { $n } tem uma pergunta acima.
   *[other] Mais { $n } têm perguntas acima.
}
keep-nothing = Tudo o que há no arquivo já está aqui.
keep-works = Um momento: { $percent }%
keep-waiting = Primeiro responda às perguntas acima.
keep-kept = { $n ->
    [one] { $n } partida foi guardada.
   *[other] { $n } partidas foram guardadas.
}{ $left ->
    [0] {""}
    [one] {" "}{ $left } não: tem uma pergunta.
   *[other] {" "}{ $left } não: têm perguntas.
}
keep-differ = { $n ->
    [one] Em { $n } delas os relógios do servidor são outros: compare-a.
   *[other] Em { $n } delas os relógios do servidor são outros: compare-as.
}
keep-failed = { $n ->
    [one] Não foi possível salvar { $n } partida.
   *[other] Não foi possível salvar { $n } partidas.
}

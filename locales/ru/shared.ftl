## Кнопки и места

common-cancel = Отмена
common-save = Сохранить
common-delete = Удалить
common-less = Меньше
common-more = Больше
common-language-system = Как в браузере

## Стороны, результаты и причины

names-reason = { $reason ->
    [checkmate] Мат
    [resignation] Сдача партии
    [flag] Просрочка времени
    [flag-without-mate] Флаг упал, мат невозможен
    [stalemate] Пат
    [dead-position] Мёртвая позиция
    [agreement] Соглашение
    [repetition] Троекратное повторение
    [fivefold-repetition] Пятикратное повторение
    [fifty-moves] Правило 50 ходов
    [seventy-five-moves] Правило 75 ходов
    [illegal-moves] Второй невозможный ход
    [absence] Неявка
    [arbiter] Решение арбитра
    [unstated] {""}
    [first-flag-claim] Требование после первого флага
    [both-first-flags] Основное время истекло у обоих
    [extra-time] Резервное время истекло
   *[mate-on-extra-time] Мат в резервном времени
}
names-offence = { $offence ->
    [illegal-move] Невозможный ход
    [press-without-move] Нажатие без хода
    [wrong-claim] Неверное требование
   *[clock-handling] Непра{"\u00AD"}вильное обра{"\u00AD"}щение с часами
}
names-started = Часы запущены
names-flag-fell = { $side ->
    [white] Флаг белых упал
   *[black] Флаг чёрных упал
}
names-first-flag-fell = { $side ->
    [white] Первый флаг белых упал
   *[black] Первый флаг чёрных упал
}
names-period-over = { $side ->
    [white] Период белых закончился
   *[black] Период чёрных закончился
}

## История партии

history-event = { $event ->
    [press] { $side ->
        [white] Белые нажали на часы
       *[black] Чёрные нажали на часы
    }
    [stop] { $by ->
        [arbiter] Часы остановлены
       *[player] { $caller ->
            [white] Белые остановили часы и вызвали арбитра
           *[black] Чёрные остановили часы и вызвали арбитра
        }
    }
    [resume] Партия возобновлена
    [away] Устройство было неактивно
    [count-away] { $counts ->
        [true] Время без активности засчитано
       *[false] Время без активности не засчитано
    }
    [correct] Часы выставлены на { $white } и { $black }
    [swap-sides] Смена мест
    [give] { $gains ->
        [true] { history-give }
       *[false] { $to ->
            [white] Белые потеряли { $amount }
           *[black] Чёрные потеряли { $amount }
        }
    }
    [penalize] { history-penalize }
    [introduce-increment] Теперь +{ SECONDS($bonus) } на ход обоим
    [claim-flag] { $claimant ->
        [arbiter] Зафиксировано падение флага
        [clock] Часы зафиксировали падение флага
       *[player] { $claims ->
            [white] Белые заявили о падении флага
           *[black] Чёрные заявили о падении флага
        }
    }
    [arrive] { $side ->
        [white] Белые на месте
       *[black] Чёрные на месте
    }
    [claim-default] { $side ->
        [white] Белые не явились или опоздали
       *[black] Чёрные не явились или опоздали
    }
    [claim-default-of-both] Оба не явились или опоздали
    [play-on] Следующий период для обоих
    [claim-draw] { $side ->
        [white] Белые потребовали ничью
       *[black] Чёрные потребовали ничью
    }
    [on-board] { history-board-end }
    [dead] Доказана мёртвая позиция: партия была окончена
    [restore] { $on-turn ->
        [white] Возврат к прежней позиции: { $white } и { $black }, ход белых
       *[black] Возврат к прежней позиции: { $white } и { $black }, ход чёрных
    }
    [undo] Отменена запись №{"\u00A0"}{ $number }
    [redo] Повторена запись №{"\u00A0"}{ $number }
   *[end] {""}
}
history-give = { $to ->
    [white] Белые получили { $amount }
   *[black] Чёрные получили { $amount }
}
history-penalize = { $offender ->
    [white] { names-offence } (белые)
   *[black] { names-offence } (чёрные)
}
history-board-end = { $end ->
    [checkmate] { $winner ->
        [white] Белые поставили мат
       *[black] Чёрные поставили мат
    }
    [resignation] { $loser ->
        [white] Белые сдались
       *[black] Чёрные сдались
    }
    [stalemate] Пат
    [dead-position] Мёртвая позиция
    [agreement] Ничья по соглашению
    [fifty-moves] Правило 50 ходов
    [seventy-five-moves] Правило 75 ходов
    [threefold] Троекратное повторение позиции
   *[fivefold] Пятикратное повторение позиции
}
history-moved = { $side ->
    [white] Белые: ход { $number } за { $thought }
   *[black] Чёрные: ход { $number } за { $thought }
}
history-gained = { $moved }, +{ $gained }
history-penalized-again = { $offence }, во второй раз: { $result }
history-penalized = { $offence }; { $given }
history-time-set = { $side ->
    [white] Время белых выставлено на { $after } (было { $before })
   *[black] Время чёрных выставлено на { $after } (было { $before })
}
history-moves-set = { $side ->
    [white] Число ходов белых: { $after } (было { $before })
   *[black] Число ходов чёрных: { $after } (было { $before })
}
history-period-set = { $side ->
    [white] Период белых выставлен
   *[black] Период чёрных выставлен
}
history-confirmed = Время обоих подтверждено

## Циферблат

face-claim-default = { $side ->
    [white] Белых нет: заявить
   *[black] Чёрных нет: заявить
}
face-claim-late = { $side ->
    [white] Белые опоздали: заявить
   *[black] Чёрные опоздали: заявить
}
face-claim-both-absent = Оба опоздали или не явились: поражение обоих
face-claim-alone = { $side ->
    [white] { $late ->
        [true] Белые опоздали, чёрные пришли вовремя
       *[false] Белых нет, чёрные пришли вовремя
    }
   *[black] { $late ->
        [true] Чёрные опоздали, белые пришли вовремя
       *[false] Чёрных нет, белые пришли вовремя
    }
}
face-claim-draw = Требовать ничью
face-claim-hold = удерживайте
face-claim-again = Нажмите ещё раз

## Панель между половинами

panel-paused = Пауза
panel-begin = Начать партию
panel-stopped-by = Кто-то из игроков вызвал арбитра?
panel-by-nobody = Нет
panel-go-back = Назад
panel-adjust = Поправить
panel-finish = Завершить
panel-turn-to = { $side ->
    [white] Повернуть панель к белым
   *[black] Повернуть панель к чёрным
}
panel-how-ended = Чем кончилась партия?
panel-reason-if-wished = Причина, по желанию
panel-rematch = Реванш со сменой цвета
panel-again = Ещё раз, теми же цветами
panel-match-score = Матч
panel-now-side = { $side ->
    [white] теперь белые
   *[black] теперь чёрные
}
panel-new-match = Новый матч
panel-new-match-sure = Начать с 0–0
panel-undo = Отменить
panel-redo = Повторить
panel-correct = Исправить время
panel-correct-key = Испра{"\u00AD"}вить
panel-was = было { $was } · сейчас { $change }
panel-as-it-was = без изменений
panel-no-time = Никакие часы не покажут такое время.
panel-set-clock = { $side ->
    [white] Выставить часы белых
   *[black] Выставить часы чёрных
}
panel-set-both = Выставить часы обоих
panel-confirm-both = Подтвердить часы обоих
panel-swap = Поменяться местами
panel-penalties = Наказание
panel-give = Приба{"\u00AD"}вить время
panel-give-amount = { $side ->
    [white] Прибавить белым { $amount }
   *[black] Прибавить чёрным { $amount }
}
panel-give-nothing = Сначала задайте время
panel-end = Завершить партию
panel-play-on = Следующий период для обоих
panel-new-game = Новая партия
panel-new-game-sure = Результат ещё не внесён. Партия попадёт в прошлые партии: там её можно доиграть или внести результат.
panel-other-control = Другой контроль времени
panel-log = История
panel-details = Время и история
panel-wins = { $side ->
    [white] Победа белых
   *[black] Победа чёрных
}
panel-cannot-mate = { $side ->
    [white] Ничья: белые не могут поставить мат
   *[black] Ничья: чёрные не могут поставить мат
}
panel-who-offended = Кого наказать?
panel-opponent-gets = { $side ->
    [white] Белые получают { $time }
   *[black] Чёрные получают { $time }
}
panel-second-loses = { $player }: уже есть наказание за невозможный ход. Второй{"\u00A0"}— поражение или ничья, если соперник не может поставить мат.
panel-second-draws = { $player }: уже есть наказание за невозможный ход. Второй{"\u00A0"}— ничья: соперник играет в резервном времени и выиграть уже не может.
panel-not-taken-back = Наказание засчитано, но часы не смогли взять ход назад ({ $player }). Если ход заменяется, выставьте позицию и время вручную (6.13).
panel-introduce = +5 с на ход обоим
panel-moves = Ходы
panel-moves-unit = { $n ->
    [one] ход
    [few] хода
   *[other] ходов
}
panel-period = Период
panel-overtime-left = Остаток периода
panel-periods-left = Осталось периодов
panel-moves-left = Осталось ходов
panel-extra-left = Остаток резерва
panel-away-title = Устройство было неактивно
panel-away = { $side ->
    [white] Шли часы белых. Без активности: { $time }.
   *[black] Шли часы чёрных. Без активности: { $time }.
}
panel-away-count = { $side ->
    [white] Засчитать белым и играть дальше
   *[black] Засчитать чёрным и играть дальше
}
panel-away-count-paused = { $side ->
    [white] Засчитать белым, пауза остаётся
   *[black] Засчитать чёрным, пауза остаётся
}
panel-away-ignore = Не засчитывать и играть дальше
panel-away-ignore-paused = Не засчитывать, пауза остаётся
panel-claim-draw = { $side ->
    [white] Белые требуют ничью
   *[black] Чёрные требуют ничью
}
panel-resign-still = { $side ->
    [white] Белые всё равно сдаются
   *[black] Чёрные всё равно сдаются
}
panel-first-flag-hint = Если основного времени нет, первый флаг упал и идёт резервное. Если оно есть, флаг снова поднят; когда оно истечёт, резервного будет не меньше бонуса.

## Окончание на доске, как говорит игрок

fact-end = { $end ->
    [checkmate] { $winner ->
        [white] Белые ставят мат
       *[black] Чёрные ставят мат
    }
    [resignation] { $loser ->
        [white] Белые сдаются
       *[black] Чёрные сдаются
    }
    [fifty-moves] 50 ходов, по требованию
    [threefold] Троекратное повторение, по требованию
   *[other] { history-board-end }
}

## Что осталось на доске, когда флаг упал

material-ask = { $side ->
    [white] Могут ли белые ещё поставить мат?
   *[black] Могут ли чёрные ещё поставить мат?
}
material-opponents = { $side ->
    [white] Что у белых, кроме короля?
   *[black] Что у чёрных, кроме короля?
}
material-own = { $side ->
    [white] А что у белых?
   *[black] А что у чёрных?
}
material-pawns = Пешки
material-queen = Ферзь
material-rook = Ладья
material-bishop = Слон
material-knight = Конь
material-bare-king = Один король
material-knights = { $side ->
    [white] Сколько коней у белых?
   *[black] Сколько коней у чёрных?
}
material-one-knight = Один
material-more-knights = Два или больше
material-bishops = { $side ->
    [white] На каких полях слоны белых?
   *[black] На каких полях слоны чёрных?
}
material-light = На белых
material-dark = На чёрных
material-both = На разных
material-says = { $verdict ->
    [cannot] Этим материалом мат невозможен: ничья.
    [can] { $side ->
        [white] { $blocked ->
            [true] Этим материалом белые могут поставить мат и выигрывают, если только пешки не заблокировали друг друга навсегда.
           *[false] Этим материалом белые могут поставить мат и выигрывают.
        }
       *[black] { $blocked ->
            [true] Этим материалом чёрные могут поставить мат и выигрывают, если только пешки не заблокировали друг друга навсегда.
           *[false] Этим материалом чёрные могут поставить мат и выигрывают.
        }
    }
   *[depends-on-position] { $side ->
        [white] Могут ли белые поставить мат этим материалом, зависит от позиции.
       *[black] Могут ли чёрные поставить мат этим материалом, зависит от позиции.
    }
}
material-look = Посмотреть на позицию
material-board-decides = { $side ->
    [white] Могут ли белые поставить мат, решает позиция. Иначе может решить только арбитр.
   *[black] Могут ли чёрные поставить мат, решает позиция. Иначе может решить только арбитр.
}

## Начать с контролем времени

controls-replaces = На столе ещё есть партия. Всё сыгранное в ней останется в прошлых партиях, и там её можно продолжить.
controls-notation-error = Знак { $at }: { $expected }
controls-expected = { $expected ->
    [control] введите контроль времени, например 5+3.
    [known-control] «?» значит, что контроль времени неизвестен.
    [some-control] «-» значит, что играли без часов.
    [shorter-text] этот текст слишком длинный для контроля времени.
    [time] здесь нужно время: минуты, 30s, 2h или 1:30:00.
    [bonus] здесь нужно число секунд.
    [count] здесь нужно целое число.
    [moves] здесь нужно число ходов, как в 90/40.
    [move] здесь нужно слово «move», как в 10s per move.
    [slash] здесь нужна косая черта, как в G/90.
    [times-seconds] здесь нужны x и секунды, как в 3x30.
    [digit] после точки нужна цифра.
    [sixtieth] здесь нужны две цифры от 00 до 59.
    [clock-seconds] пишите h:mm:ss: 1:30 может значить полтора часа или полторы минуты.
    [smaller-number] такое большое число не покажут никакие часы.
    [fewer-decimals] точнее миллисекунды часы не измеряют.
    [unit] допишите s или min: может быть и то и другое.
    [time-or-moves] уточните, что здесь время: 90min/40 или 40/90min.
    [bonus-or-period] для добавления пишите +30s, для следующего периода «, 30».
    [bonus-for-all-or-last] у каких периодов добавление? У всех: 90/40, 30 with 30s. У последнего: 90/40, 30+30.
    [first-move] с этого хода не начинается ни один период.
    [period-end] уточните, чем заканчивается предыдущий период: 90/40, 30 или 90/flag, 30.
    [continuation] здесь может быть только конец, запятая и следующий период или то, что даёт ход (+3, d5).
   *[period-without-bonus] у каждого периода уже есть своё добавление.
}

## Что не так с контролем времени

problem-of-setup = { $why ->
    [control] { $control ->
        [no-period] Нет ни одного периода.
        [too-many-periods] В контроле времени не больше 9 периодов.
       *[period] { problem-of-period }
    }
    [hourglass-for-one] Песочные часы{"\u00A0"}— для обеих сторон.
    [double-flag-for-one] Двойной флаг{"\u00A0"}— для обеих сторон.
   *[default-time] Допустимое опоздание{"\u00A0"}— не больше 99:59:59.
}
problem-of-period = { $problem ->
    [no-time] Нет времени на игру.
    [time-too-long] Часы показывают не больше 99:59:59.
    [bonus-too-long] Часы показывают не больше 99:59:59.
    [extra-too-long] Часы показывают не больше 99:59:59.
    [no-bonus] Здесь должно быть больше нуля.
    [no-extra] Здесь должно быть больше нуля.
    [count] Число от 1 до 999.
    [moves] Число от 1 до 999.
    [not-last] Дальше идёт ещё один период: укажите, когда заканчивается этот.
    [endless-last] После последнего периода ничего нет: он не может закончиться по времени.
    [hourglass-not-alone] Песочные часы{"\u00A0"}— единственный период, на всю партию.
    [upcount-not-last] Прямой отсчёт возможен только в последнем периоде.
    [per-move-by-time] Период с фиксированным временем на ход не может закончиться по времени.
    [double-flag-not-last] Двойной флаг бывает в последнем периоде, до конца партии.
    [bonus-above-extra] Это не больше резервного времени.
   *[bonus-above-half] Это не больше половины резервного времени: больше нельзя было бы давать каждый раз.
}
problem-of-field = { $field ->
    [length] { $error ->
        [empty] Время не указано.
        [negative] Время не может быть отрицательным.
        [not-a-number] Это не время. Введите 90; 2,5 или 1:30:00.
        [wrong-unit] Единицы: s, min и h.
        [above-59] После двоеточия минуты и секунды{"\u00A0"}— до 59.
        [too-large] Часы показывают не больше 99:59:59.
       *[too-fine] Точнее миллисекунды часы не измеряют.
    }
    [not-whole] Целое число от 1 до 999.
   *[setup] { problem-of-setup }
}

## Игроки за часами

players-title = Игроки
players-name-of = { $side ->
    [white] Имя белых
   *[black] Имя чёрных
}
players-rename = Изменить имя: { $name }
players-same = Те же игроки, другое написание
players-new = Новые игроки

## Поля контроля времени

editor-name-long = В названии не больше 40 знаков.
editor-rule = Что даёт нажатие в резервном времени
editor-rule-name = { $rule ->
    [hybrid] Гибридное
    [truncated] Усечённое
   *[linear] Линейное
}

## Прошлые партии

games-log = История
games-when = Время партии
games-clock-time = Время суток
games-what = Запись
games-undone = отменено
games-missing = Этой партии нет на этом устройстве.
games-extra = резерв { $left }

## Доска

board-could-claim = { $side ->
    [white] Белые могут потребовать ничью: упал первый флаг соперника.
   *[black] Чёрные могут потребовать ничью: упал первый флаг соперника.
}
board-claim-instead = Требовать ничью
board-earlier = Предыдущий ход
board-later = Следующий ход
board-now = Последняя позиция
board-heading = Доска
board-colours = Цвета полей
board-letters = Буквы фигур
board-letters-name = { $letters ->
    [own] Русские: Кр Ф Л С К
    [english] Английские: K Q R B N
   *[figurines] Фигурки: ♔ ♕ ♖ ♗ ♘
}
board-colours-name = { $set ->
    [boxwood] Самшит
    [green] Зелёные
    [slate] Сланец
   *[contrast] Высокий контраст
}
board-coordinates = Показывать координаты
board-keys-of-page = Доска: партия
board-keys-of-board = Доска: поля
board-key-entry = Ввести ход
board-key-press = Нажать на часы стороны, чей ход

## Как хранятся партии

keep-only-here = Последние записи есть только на этой странице: сохранить их негде.
keep-too-large = Этот текст слишком велик, чтобы сохранить его здесь; сохраните его в файл.
keep-due = { $days ->
    [some] { $n ->
        [one] Последней резервной копии { $n } день.
        [few] Последней резервной копии { $n } дня.
       *[other] Последней резервной копии { $n } дней.
    }
   *[none] Партии есть только в этом браузере.
}
keep-used = Занято { $percent }{"\u00A0"}%, { $kilobytes }{"\u00A0"}КБ
keep-used-label = Хранилище в этом браузере
keep-last = { $when ->
    [some] Последняя резервная копия: { $date }.
   *[none] Резервной копии ещё нет.
}
keep-show-restored = Показать

## Восстановление резервной копии

restored-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}
restored-events = { $events ->
    [one] { $events } турнир
    [few] { $events } турнира
   *[other] { $events } турниров
}
restored-taken = { $games ->
    [0] { $events ->
        [0] { $more ->
            [true] Восстановлены другие данные
           *[false] Ничего нового для восстановления
        }
       *[other] Восстановлено: { restored-events }{ $more ->
            [true] {" "}и другие данные
           *[false] {""}
        }
    }
   *[other] Восстановлено: { restored-games }{ $events ->
        [0] { $more ->
            [true] {" "}и другие данные
           *[false] {""}
        }
       *[other] { $more ->
            [true] , { restored-events } и другие данные
           *[false] {" "}и { restored-events }
        }
    }
}
restored-all = { restored-taken }{ $here ->
    [0] {""}
   *[other] ; уже здесь: { $here }
}{ $copied ->
    [0] {""}
   *[other] ; оставлено в двух версиях, так как продолжались по-разному: { $copied }
}{ $refused ->
    [0] {""}
   *[other] ; не восстановлено: { $refused }
}.{ $past ->
    [true] {" "}Обе версии партии за часами{"\u00A0"}— в прошлых партиях.
   *[false] {""}
}

## Ссылки на другие страницы

links-correspondence = Заочные
links-study = Просмотр партии
links-winnability = Можно ли ещё выиграть?
links-look-at-it = Просмотреть
links-as-pgn = PGN

## Ссылка как код для камер

code-show = Показать QR-код
code-hint = Наведите камеру на код: он откроет эту ссылку.
code-too-long = Эта ссылка слишком длинная для кода.
code-print = Печать

## Резервная копия или партия как серия кодов для другого устройства игрока

series-title = На другое устройство
series-hint = На другом устройстве: «Настройки», «Ваши данные», «Считать коды». Держите его камеру перед этим экраном, пока оно не считает все. Если такой кнопки нет, его браузер не читает коды: воспользуйтесь файлом.
series-too-long = Для кодов это слишком много. Сохраните копию в файл.
series-count = { $count ->
    [one] { $count } код, снова и снова
    [few] { $count } кода, снова и снова
   *[other] { $count } кодов, снова и снова
}

## Клавиши доски

keys-arrows = На соседнее поле
keys-press = Взять фигуру, поставить её
keys-escape = Вернуть фигуру
keys-edge = В начало или конец горизонтали
keys-piece = К следующей фигуре стороны, чей ход: король (K), ферзь (Q), ладья (R), слон (B), конь (N), пешка (P)
keys-other-piece = К следующей такой фигуре другой стороны
keys-rank = На горизонталь от 1 до 8
keys-file = На вертикаль от a до h
keys-last = Назвать последний ход
keys-goals = Назвать, куда может пойти фигура
keys-attackers = Назвать, что атакует поле
keys-position = Прочитать позицию

## Ошибки хранения и загрузки

faults-backup = { $fault ->
    [not-a-backup] Этот файл{"\u00A0"}— не полная резервная копия.
    [newer-version] Эта резервная копия{"\u00A0"}— от более новой версии Zeitnot. Загрузите эту версию.
    [unknown-key] В этой резервной копии есть то, чего Zeitnot не знает: «{ $key }». Ничего не восстановлено.
   *[sequence] В этой резервной копии есть число, которое не может быть верным: «{ $key }». Ничего не восстановлено.
}

## Второй экземпляр

second-alone = Этот браузер даёт Zeitnot хранить только один экземпляр. Если браузер закроется принудительно, может пропасть последняя минута.
second-unknown-after = Последняя сохранённая запись этой партии: { $last }. Если браузер после этого закрылся принудительно, более поздние записи потеряны.
second-game-restored = { $from ->
    [some] Экземпляр браузера был неполным. Эта партия восстановлена из второго экземпляра: все записи с { $first } до { $to }.
   *[none] Экземпляр браузера был неполным. Эта партия восстановлена из второго экземпляра, до { $to }.
}
second-others = { $games ->
    [0] { $others ->
        [1] Восстановлено из второго экземпляра: одна запись (настройки, уроки, турниры или анализы).
       *[other] Восстановлено из второго экземпляра записей (настройки, уроки, турниры или анализы): { $others }.
    }
   *[other] { $others ->
        [0] { $games ->
            [1] Восстановлено из второго экземпляра: одна партия.
           *[other] Восстановлено из второго экземпляра партий: { $games }.
        }
       *[other] Восстановлено из второго экземпляра: партий: { $games }, других записей: { $others }.
    }
}
second-apart = { $games ->
    [1] Одну партию продолжили, хотя во втором экземпляре были более поздние записи. Остаётся сыгранное последним; другая версия{"\u00A0"}— отдельная партия в прошлых партиях.
   *[other] Продолжены партии, у которых во втором экземпляре были более поздние записи: { $games }. Остаётся сыгранное последним; другие версии{"\u00A0"}— отдельные партии в прошлых партиях.
}
second-disputed = Здесь два экземпляра расходятся: { $places }. Действует первый, другой отложен.
second-refused = Второй экземпляр не помещается в хранилище браузера. Сохраните резервную копию, удалите прошлые партии и обновите страницу.
second-awaited = Второй экземпляр ещё не ответил. В нём могут быть более поздние записи, чем показанные; они появятся, как только он ответит.

## То же коротко

brief-game = Восстановлено до { $to }
brief-others = Из второго экземпляра
brief-apart = Другая версия сохранена
brief-awaited = Могут прийти новые записи
brief-unknown-after = Последняя запись: { $last }

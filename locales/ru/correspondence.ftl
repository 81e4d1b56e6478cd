## Что говорят несколько страниц заочных партий

common-title = Заочные шахматы
common-clock = Часы
common-increment = Добавление
common-increment-short = Добавл.
common-bank = Банк
common-blocks = Часы{"\u00A0"}{ $clock }, добавление{"\u00A0"}{ $increment }, банк{"\u00A0"}{ $bank }
common-clock-and-bank = Часы{"\u00A0"}{ $clock }, банк{"\u00A0"}{ $bank }
common-at-worst = не меньше
common-at-most = не больше
common-what-clock = На текущий ход. При нуле партия проиграна.
common-what-increment = { $n ->
    [0] Не приходит ни с одним ходом.
    [1] Приходит с вашим первым ходом.
    [one] Приходит с каждым из ваших первых { $n }{"\u00A0"}хода.
   *[other] Приходит с каждым из ваших первых { $n }{"\u00A0"}ходов.
}
common-what-bank = { $refill ->
    [automatic] По правилам пополняет часы после каждого хода и по запросу.
   *[increment-only] Переносится на часы вручную, в любой момент.
}
common-color = { $side ->
    [white] Белые
   *[black] Чёрные
}
common-player-of-color = { $name } ({ $side ->
    [white] белые
   *[black] чёрные
})
common-to-move = { $side ->
    [white] Ход белых
   *[black] Ход чёрных
}
common-bring = Импорт файла
common-read-again = Прочитать { $file } ещё раз
common-following = Ходы этих партий вносит другая вкладка.
common-take-over = Вносить здесь

## Почему запись не принимается и как её исправить

refusal-entry = { $why ->
    [before-start] Турнир начинается { $at }, раньше никто не ходит. Внесите более позднюю отметку времени или исправьте начало турнира.
    [not-started] Партия ещё не началась. Сначала внесите её начало.
    [started] Партия уже началась. Исправьте начало, которое есть в учёте.
    [order] Предыдущая запись сделана { $at }. Внесите более позднюю отметку времени или исправьте ту; то, что было раньше, можно вставить в учёте.
    [future] Это позже, чем сейчас, { $at }. Внесите отметку времени с сервера и проверьте часовой пояс.
    [fallen] Часы { $side ->
        [white] белых
       *[black] чёрных
    } дошли до нуля { $at }. Внесите более раннюю отметку времени или вставьте в учёте то, чего не хватает: пополнение или показания сервера.
    [over] К этому времени партия была окончена. Сначала исправьте или удалите запись, которая её завершила.
    [claim] Рассматривается заявление, часы не идут. Сначала внесите, чем оно закончилось.
    [no-claim] Никакое заявление не рассматривается. Сначала внесите, когда оно было подано.
    [illegal] В этой позиции такой ход невозможен. Проверьте, нет ли раньше пропущенного или неверного хода.
    [amount] Так ничего не перенесётся. Внесите больше нуля; полные часы ничего не примут, пустой банк ничего не даст.
    [bank] В банке { DAYS($bank) }. Внесите не больше.
    [cap] Часы никогда не показывают больше 50 дней. Внесите не больше { DAYS($room) }.
    [shown] Сервер показывает часы от 0 до 50 д и банк от 0. Проверьте, не перепутаны ли они.
    [nothing-shown] Внесите часы и банк хотя бы одного игрока.
    [not-team] Запасные бывают только в командных турнирах. Если турнир командный, отметьте это в нём.
    [captain-may-not] В этом турнире капитан не может переводить время из банка. Если правила турнира это позволяют, включите это в нём.
    [after-end] Вводить игроков можно было до { $at }. Внесите более раннюю отметку времени.
    [nothing-left] Ни на часах, ни в банке времени не осталось, принять партию нельзя. Проверьте отметку времени.
    [substitution-owed] Капитан { $side ->
        [white] белых
       *[black] чёрных
    } перевёл время из банка, а правило (8) разрешает это только с новым игроком в ту же секунду. Сначала внесите запасного или преемника.
   *[name] Внесите имя нового игрока, не длиннее 100 знаков.
}

## Список заочных партий

games-title = Заочные шахматы
games-teach = Здесь будут ваши заочные партии по Triple Block, в ICCF и не только. Первой идёт та, где меньше всего времени.
games-teach-blocks = В каждой есть часы, добавление и банк. Ноль на часах{"\u00A0"}— поражение, что бы ни было в банке: эта страница показывает, до какого срока сделать ход или пополнить часы.
games-enter-game = Внести партию
games-open-link = Организатор прислал вам ссылку? Откройте её в этом браузере, и его турнир появится здесь.
games-organize = Организаторам: добавьте турнир и разошлите ссылку на него
games-example = Пример сезона
games-example-hint = Эти партии никто не играет, и ни одна не хранится. Так здесь будут выглядеть ваши.
games-example-hide = Скрыть пример
games-example-event = Пробный кубок
games-example-soon = Ада Пример
games-example-bank = Бен Пример
games-example-theirs = Клео Пример
games-check-first = { $may-not-refill ->
    [true] Сначала проверьте партию ({ $name }): если сервер не пополняет сам, ваше время истекло.
   *[false] Сначала проверьте партию ({ $name }): если сервер считает строже, ваше время истекло.
}
games-events = Турниры
games-absence = Отсутствие
games-backup = Резервная копия
games-ahead = Взгляд вперёд
games-calendar = Сроки для календаря
games-calendar-hint = Напоминает, когда эта страница закрыта. Сохраняйте заново после каждого хода.
games-calendar-saved = Сохранено как { $file }{ $held ->
    [0] { $unknown ->
        [0] , без сроков: ваши часы нигде не идут.
       *[other] , без сроков.
    }
    [one] , со сроками { $held } партии.
   *[other] , со сроками { $held } партий.
}{ $unknown ->
    [0] {""}
    [one] {" "}Не хватает { $unknown } партии: с сервером ещё не сверено.
   *[other] {" "}Не хватает { $unknown } партий: с сервером ещё не сверено.
}
games-calendar-empty = Ваших партий здесь нет: файл не сохранён.
games-calendar-most = Календарь Apple, Thunderbird и большинство других напоминают за три часа, за день и за пять дней.
games-calendar-outlook = Outlook и Exchange напоминают один раз, за три часа.
games-calendar-google = Google Календарь берёт сроки без напоминаний: настройте их там для всего календаря.
games-reminder = { $opponent }, { $event }
games-remind-refill = До этого пополнить или сделать ход:{" "}
games-remind-move = До этого сделать ход:{" "}
games-remind-check = Возможно, уже проиграно; проверить на сервере и до этого сделать ход:{" "}
games-remind-last = Часы и банк пусты:{" "}
games-later = +{"\u00A0"}{ $n } позже
games-standing = { $standing ->
    [mine] Ваш ход
    [watched] Чужие партии
    [theirs] Ход соперника
    [ahead] Не начаты
   *[finished] Окончены
}
games-at-worst-is = «{ common-at-worst }»: ещё не сверено с сервером
games-search = Поиск
games-search-hint = игрок, турнир, ход
games-event = Турнир
games-all-events = Все турниры
games-archived = И турниры из архива
games-orphans = Партии без своего турнира
games-orphans-why = Их турнира нет на этом устройстве, или его не удалось прочитать: их время неизвестно.
games-nothing-found = Подходящих партий нет.
games-show-all = Показать все партии
games-finished = Окончены, { $n }
games-refill = пополнить
games-claim = Идёт рассмотрение
games-ended-own = { $won ->
    [true] { $on-time ->
        [true] Победа по времени
       *[false] Победа
    }
   *[false] { $on-time ->
        [true] Просрочка времени
       *[false] Поражение
    }
}
games-ended = { $winner ->
    [white] { $on-time ->
        [true] Победа белых по времени
       *[false] Победа белых
    }
   *[black] { $on-time ->
        [true] Победа чёрных по времени
       *[false] Победа чёрных
    }
}
games-drawn = Ничья
games-both-lost = Поражение обоих
games-no-moves = ходов ещё нет
games-claim-waits = Часы не идут.
games-starts = Начало { $date }
games-not-compared = Время неизвестно
games-check = Проверьте на сервере
games-bank-no-help = Пополните вовремя

## Внести партию

new-title = Внести партию
new-needs-event = Партия относится к турниру, он определяет время. Сначала добавьте турнир или откройте ссылку от его организатора.
new-event = Турнир
new-choose-event = Выберите турнир
new-another-event = Добавить другой турнир
new-side = Я играю
new-white = Белыми
new-black = Чёрными
new-neither = Не играю: только слежу
new-name-of = { $side ->
    [white] Имя белых
   *[black] Имя чёрных
}
new-how = Партия
new-begins = начинается вместе с турниром
new-under-way = уже идёт
new-starts-at = { $ahead ->
    [true] Часы пойдут с официального начала, { $date }.
   *[false] Часы идут с официального начала, { $date }. Сначала внесите партию, потом её ходы с отметками времени сервера.
}
new-opening = Тематический дебют
new-fen = Позиция
new-fen-hint = FEN; пусто: обычная начальная
new-opening-moves = Ходы дебюта
new-opening-hint = { $openings ->
    [apart] Например, 1. e4 c5 2. d4. Эти ходы не считаются и не расходуют время.
   *[counted] Например, 1. e4 c5 2. d4. Эти ходы не расходуют время и входят в первые { $moves }.
}
new-moves = Сделанные ходы
new-moves-hint = PGN или 1. e4 e5 2. f4 … PGN даёт имена и, если есть, время ходов.
new-times = В тексте есть время каждого хода: из него следуют часы и банк.
new-times-refused = Время ходов не согласуется с этим турниром: { $why } Или внесите, что сервер показывает сейчас.
new-server-shows = Что сервер показывает сейчас
new-server-hint = Как там показано: 46{"\u00A0"}д{"\u00A0"}20:00:00, 46 дней 20 часов.
new-you = Вы
new-opponent = Соперник
new-own-moves = Ходы
new-clock = { $side ->
    [white] Часы белых
   *[black] Часы чёрных
}
new-bank = { $side ->
    [white] Банк белых
   *[black] Банк чёрных
}
new-made = { $side ->
    [white] Ходов белых
   *[black] Ходов чёрных
}
new-made-hint = Число ходов можно не указывать: оно считается по сделанным ходам.
new-save = Внести партию
new-figure-wrong = { $problem ->
    [empty] не указано
    [shape] неясно
   *[range] слишком много
}
new-made-wrong = 0–9999
new-problem = { $error ->
    [name] В имени не больше 100 знаков.
    [two-starts] У ходов есть своя позиция ([FEN …]): оставьте поле выше пустым.
    [several] { new-found }
    [over] Эта партия окончена. Внести можно только идущие партии.
    [not-started] Турнир «{ $event }» не начался: никто ещё не ходил.
    [made] Внесите от 0 до 9999 ходов.
    [clock] { figures-clock-problem }
    [bank] { figures-bank-problem }
    [refused] По правилам её турнира партия так начаться не может.
    [fen] {""}
   *[moves] {""}
}
new-unplayable = Ход { $number }, { $side ->
    [white] белые
   *[black] чёрные
}: «{ $text }»{"\u00A0"}— так пойти нельзя. { $why }
new-passed = Ход { $number }, { $side ->
    [white] белые
   *[black] чёрные
}: в партии нельзя пропустить ход.
new-found = Партий в этом тексте: { $n }. Страница импорта берёт их все сразу, с игроками и временем.
new-bring-several = Импорти{"\u00AD"}ровать файлом

## Заочная партия

game-your-time = ваше время
game-stamp = Когда
game-stamp-example = 20.11.2026 14:03:07
game-typed-day = { $day }.{ $month }.{ $year }
game-stamp-hint = { $is-end ->
    [true] Или 2026-11-20, 2026/11/20, 20 ноября 2026. Только день: до 23:59:59.
   *[false] Или 2026-11-20, 2026/11/20, 20 ноября 2026. Только день: с 00:00.
}
game-stamp-now = Сейчас
game-stamp-change = Изменить
game-stamp-pick = Выбрать дату
game-month-before = Предыдущий месяц
game-month-after = Следующий месяц
game-stamp-problem = { $problem ->
    [shape] Введите дату, например 20.11.2026 или 2026-11-20, со временем суток, например 14:03:07, или без него.
    [order] Это могут быть два разных дня: первым может стоять день или месяц. Введите, например, 20.11.2026 или 2026-11-20.
    [date] Такого дня нет. Допустимы годы от 1970 до 9999.
   *[time] Такого времени суток нет.
}
game-stamp-no-zone = Выберите часовой пояс, например Europe/Moscow.
game-stamp-zone-unknown = Этот браузер не знает часового пояса «{ $zone }». Выберите другой или UTC.
game-stamp-skipped = В поясе { $zone } этого времени не было: часы перевели вперёд, на { $at }. Введите другое время или время в UTC.
game-stamp-twice = Часы перевели назад, и это время было дважды. Которое из двух?
game-stamp-ambiguous = В поясе { $zone } часы перевели назад, и это время было дважды. Допишите после него сдвиг, например +03:00.
game-zone = Часовой пояс
game-zone-of-server = Сервер
game-zone-here = Здесь
game-zone-other = Другой…
game-zone-name = Название пояса
game-length-problem = { $problem ->
    [empty] Введите время, например 46{"\u00A0"}д{"\u00A0"}20:00:00.
    [shape] Это не время. Введите его как 46{"\u00A0"}д{"\u00A0"}20:00:00.
   *[range] Введите от 0 до 99{"\u00A0"}999 дней.
}
game-bank = Банк{"\u00A0"}{ $bank }
game-case = { $refill ->
    [true] { $differs ->
        [true] { $first ->
            [true] если сервер не пополняет
           *[false] если не пополняет
        }
       *[false] { $first ->
            [true] если сервер пополняет
           *[false] если пополняет
        }
    }
   *[false] { $differs ->
        [true] в худшем случае
       *[false] в лучшем случае
    }
}
game-bank-if = { $case }: банк{"\u00A0"}{ $bank }
game-account-if = { $case }: часы { $left }, банк { $bank }
game-sum-if = { $case }: { $sum }
game-doubt = ±{"\u00A0"}{ $minutes }{"\u00A0"}мин
game-increments-left = { $n ->
    [0] добавлений больше нет
    [one] ещё{"\u00A0"}{ $n }{"\u00A0"}добавление по { $each }
    [few] ещё{"\u00A0"}{ $n }{"\u00A0"}добавления по { $each }
   *[other] ещё{"\u00A0"}{ $n }{"\u00A0"}добавлений по { $each }
}
game-turn = { $mine ->
    [true] Ваш ход
   *[false] Ход: { $name }
}
game-waiting = Партия начинается { $when }.
game-claim-pending = Подано заявление ({ $name }): пока оно не рассмотрено, часы не идут.
game-fallen = Просрочка времени ({ $name }): часы дошли до нуля { $when }.
game-fallen-with-bank = По записям здесь{"\u00A0"}— просрочка времени ({ $name }): часы дошли до нуля { $when }. Возможное объяснение: пополнение, которое не внесено.
game-after-fall = «{ $entry }»: это было позже и не считается.
game-accept-loss = Принять результат
game-server-differs = Сервер показывает иное
game-move-by = { $bank ->
    [true] Ход или пополнение до
   *[false] Ход до
}
game-their-clock-falls = Ноль на часах соперника
game-last-moment = Последний момент, со всем банком
game-visits = { $n ->
    [one] при{"\u00A0"}{ $n }{"\u00A0"}пополнении вовремя
   *[other] при{"\u00A0"}{ $n }{"\u00A0"}пополнениях вовремя
}
game-cautious = Надёжно: ход до
game-at-best-by = В лучшем случае до
game-in-doubt = Проверьте на сервере: время могло истечь
game-their-clock-falls-if = { $refill ->
    [true] { $differs ->
        [true] Ноль на часах соперника, если сервер не пополняет
       *[false] Ноль на часах соперника, если сервер пополняет
    }
   *[false] { $differs ->
        [true] Ноль на часах соперника, самое раннее
       *[false] Ноль на часах соперника
    }
}
game-unknown-time = Время неизвестно, пока вы не внесёте данные сервера.
game-no-moves = Ходов ещё нет: вставьте их со временем сервера или внесите, что показывает сервер.
game-bank-does-not-save = Время на часах может истечь при полном банке: при нуле партия проиграна, что бы ни было в банке.
game-about-dates = Что значат эти сроки
game-past = Прежняя позиция
game-move-label = Ходы
game-enter = Внести
game-line-placeholder = Введите ход или вставьте несколько ходов со временем
game-line-forms = Допустимые записи
game-line-hint = Кf3 01.06.2026 10:12; или 2026-06-01, 2026.06.01, 2026/06/01, [%ccsnt …]
game-unentered = { $moves }: ещё не внесено
game-line-took = Из времени, затраченного на { $label }, дата следует, только если предыдущая запись{"\u00A0"}— ход со своей датой. Внесите после хода дату или удалите его [%emt].
game-line-dates = Каждому ходу соперника нужны дата и время, которые показывает сервер.
game-refill = Пополнить
game-refill-first = Сначала пополните на сервере. Потом внесите это здесь.
game-refill-save = Внести пополнение
game-claim = Заявление
game-resolve = Заявление рассмотрено
game-result = Результат
game-compare = Сверить
game-reconcile = Данные сервера
game-enter-figures = Внести данные сервера
game-start = Партия началась
game-team = Замена, передача, перевод
game-save = Сохранить
game-saved = Сохранено.
game-side = Игрок
game-amount = Из банка на часы
game-amount-typed = или введите сколько
game-amount-hint = например, 10 д, 2 д 12:00:00 или 06:30:00
game-then-shows = будет{"\u00A0"}{ $clock }
game-at-least-then = не меньше, будет{"\u00A0"}{ $clock }
game-least-leaves-nothing = При наименьшем пополнении к возвращению ничего не останется.
game-amount-all = { $is-bank ->
    [true] весь банк
   *[false] полные часы
}
game-nothing-to-refill = { $is-full ->
    [true] Часы полны: пополнять нечего.
   *[false] Банк пуст: пополнять нечем.
}
game-name = Имя нового игрока
game-who-won = Результат
game-how = Причина
game-ending = { $ending ->
    [resignation] Сдача партии
    [agreement] По соглашению
    [claim] Заявление удовле{"\u00AD"}творено
    [time] Просрочка, по данным сервера
    [default] Выход из турнира или неявка
   *[adjudication] Присуждение
}
game-nothing-yet = Укажите, когда это было.
game-incomplete = Чего-то не хватает или это не читается.
game-no-result = Выберите результат.
game-no-ending = Выберите, чем кончилась партия.
game-unchanged = Изменений пока нет.
game-will-do = Что это даст
game-clock-of = { $mine ->
    [true] Ваши часы
   *[false] Часы соперника
}
game-bank-of = { $mine ->
    [true] Ваш банк
   *[false] Банк соперника
}
game-moves-by = { $mine ->
    [true] Ваш ход до
   *[false] { $name }: ход до
}
game-at-the-latest = самое позднее
game-prepared = Подготовлено: { $san }.
game-lay = Пред{"\u00AD"}просмотр
game-seen-clock = Часы: { $name }
game-seen-bank = Банк: { $name }
game-seen-hint = например, 46{"\u00A0"}д{"\u00A0"}20:00:00; что не проверено, оставьте пустым
game-reconcile-hint = Для одного игрока или для обоих. Сохраняется только по вашей команде.
game-here = Здесь
game-difference = Разница
game-explains = { $is-alone ->
    [true] { $name }
   *[false] { $name }: возможные причины
}
game-preview = Пред{"\u00AD"}просмотр
game-changes-event = Это изменит турнир и с ним все его партии.
game-event-missing = Турнира этой партии нет на этом устройстве, или его не удалось прочитать. Ходы и отметки времени здесь; для часов, сроков и заявлений нужен турнир. Его вернёт резервная копия, в которой он есть.
game-entries = Записи
game-event-instead = Или добавьте турнир заново и выберите его здесь:
game-take-event = Партия относится к этому турниру
game-statement = Учёт времени
game-counted-as = { $refill ->
    [true] Посчитано, как если бы сервер пополнял; ещё не сверено.
   *[false] Посчитано, как задано в турнире; ещё не сверено.
}
game-from-file = Ходы до { $until }: из файла сервера, последний импорт { $day }.
game-part-from-file = Ходы с { $from } до { $until }: из файла сервера, последний импорт { $day }.
game-untimed-from-file = Ходы до { $until }: из файла сервера, импорт { $day }, без времени.
game-untimed-part-from-file = Ходы с { $from } до { $until }: из файла сервера, импорт { $day }, без времени.
game-entered-here = Остальные внесены здесь.
game-no-entries = Ничего ещё не внесено.
game-untimed = Время неизвестно
game-untimed-by = Сделан до { $at }; время неизвестно
game-line = Запись
game-made = Когда, ваше время
game-used = Затрачено
game-added-time = Добавлено
game-from-bank = Из банка
game-bank-after = Банк после каждого хода{ $whole ->
    [true] {""}
   *[false] {" "}до хода{"\u00A0"}{ $last }
}
game-first-move = ход 1
game-all-lines = Все строки ({ $n })
game-last-lines = Последние строки
game-kept-since = Внесена по ходу партии
game-spent = затрачено { $spent }
game-correct = Исправить
game-correct-entry = Исправить: { $entry }
game-remove = Удалить эту запись
game-insert = Вставить пропущенную запись
game-kind = Что произошло
game-kind-name = { $kind ->
    [start] Партия началась
    [move] Ход
    [refill] Пополнение
    [claim] Заявление подано
    [resolved] Заявление рассмотрено
    [correction] Что показал сервер
    [result] Партия окончена
    [substitution] Партию принял запасной
    [replacement] Партию принял преемник
   *[transfer] Капитан перевёл время из банка
}
game-conflict = Невозможно: запись «{ $entry }» перестала бы действовать. { $why }
game-does-not-fit = Эти записи не согласуются с турниром. Они действуют до записи «{ $entry }», а она не принимается: { $why } Исправьте или удалите эту запись либо исправьте турнир.
game-what-changes = Что меняется
game-nothing-changes = Больше ничего не меняется.
game-added = новое
game-removed = удалено
game-now-stands = Как будет тогда
game-clock-bank = { $name }: часы { $clock }, банк { $bank }
game-falls = часы дойдут до нуля { $when }
game-own = Заметка и адрес
game-note = Заметка о партии
game-note-hint = сохраняется при вводе
game-link = Адрес на сервере
game-link-hint = https://…
game-link-problem = Адрес начинается с https:// или http://.
game-open-link = Открыть на сервере
game-study = Личный анализ
game-ahead = Взгляд вперёд
game-event = Турнир
game-take-along = Экспорт
game-save-pgn = Сохранить PGN
game-copy-pgn = Копировать PGN
game-copy-numeric = Копировать цифрами (ICCF)
game-copy-statement = Копировать учёт
game-print = Печать
game-confidential = Эта партия идёт. Во многих турнирах идущие партии закрыты или показываются с опозданием на несколько ходов. Делитесь ею, только если это позволяют правила турнира.
game-share-anyway = Всё равно поделиться
game-copied = Скопировано.
game-not-copied = Браузер не разрешил копирование.

## Ошибки во введённом ходе

line-problem = { $error ->
    [no-move] Перед { $text } введите ход.
    [too-much] У хода одна дата, одни часы и один банк; { $text }{"\u00A0"}— лишнее.
    [date] { $problem ->
        [date] { $text } прочитано как дата. Такого дня нет. Допустимы годы от 1970 до 9999. Пишите даты как 01.06.2026 или 2026-06-01.
       *[other] { $text } прочитано как дата. { game-stamp-problem }
    }
    [number] { $text }{"\u00A0"}— не ход. Времени нужна единица, как в 46 д.
    [sent] В комментарии должны быть дата и время суток, как в 2026.11.20,14:03, а не { $text }.
    [took] В комментарии должно быть время, как в [%emt 1:05:09], а не { $text }.
    [unclosed-comment] У комментария после {"{"} нет {"}"}.
   *[half-shown] После { $text } внесите и часы, и банк.
}

## Чем объяснить, что сервер показывает другое

why-difference = { $why ->
    [agrees] Сервер показывает то же, что в вашем учёте. Сохраните, что сверено.
    [interpretation] { $refill ->
        [automatic] После каждого хода банк сам пополняет часы.
       *[increment-only] После хода часы получают только добавление; банк сам ничего не пополняет.
    }
    [reset] { $reset ->
        [after-last] Часы защищены только с хода после последнего добавления.
       *[with-last] Часы защищены уже с последним добавлением.
    }
    [openings] { $openings ->
        [apart] Ходы тематического дебюта не считаются: у каждого игрока есть все добавления.
       *[counted] Ходы тематического дебюта входят в те, что дают добавление.
    }
    [increment] Добавление турнира: { DAYS($increment) }.
    [protection] { $protection ->
        [none] В турнире нет ни SDP, ни GT.
        [guaranteed-time] В турнире есть GT.
       *[sudden-death] В турнире SDP { $days }{"\u00A0"}д.
    }
    [taken-over] У прежних ходов здесь нет отметок времени. Данные сервера берутся как есть.
    [rounding] {""}
    [refill] {""}
    [stamp] {""}
    [opening] {""}
   *[unknown] Ни одно правило не объясняет разницу. При сохранении берутся данные сервера.
}
why-rounding = { $unit ->
    [60] Сервер показывает только целые минуты. Ваш учёт точен до секунды.
    [3600] Сервер показывает только целые часы. Ваш учёт точен до секунды.
   *[other] Сервер показывает только целые дни. Ваш учёт точен до секунды.
}
why-refill = Не внесено пополнение на { $amount }. Возможно, оно было { $at }.
why-stamp = { $is-later ->
    [true] «{ $entry }»: на { $off } позже, чем внесено.
   *[false] «{ $entry }»: на { $off } раньше, чем внесено.
}
why-opening = Турнир начался с другими часами или банком: часы { $clock }, банк { $bank }.

## Запись в учёте

entry-act = { $act ->
    [official-start] Партия начинается вместе с турниром
    [start] Партия начинается
    [move] { $played }
    [untimed-move] { $played }
    [refill] { $player } пополняет часы на { DAYS($amount) }
    [claim] { $player } подаёт заявление: часы останавливаются
    [resolved] Заявление рассмотрено: часы снова идут
    [substitution] { common-color }: { $name } принимает партию (запасной)
    [replacement] { common-color }: { $name } принимает партию (преемник)
    [transfer] { $side ->
        [white] Капитан белых переводит { DAYS($amount) } на часы
       *[black] Капитан чёрных переводит { DAYS($amount) } на часы
    }
    [correction] { $cause ->
        [agrees] Сервер показывает то же: проверено
        [unknown] Что показывает сервер
        [refill] Что показывает сервер: пополнение не было внесено
        [rounding] Что показывает сервер: он округляет
        [stamp] Что показывает сервер: отметки времени не было или она неверна
        [interpretation] Что показывает сервер: он иначе понимает правила
       *[event] Что показывает сервер: у турнира другие параметры
    }
   *[result] { $result ->
        [win] { $winner ->
            [white] Победа белых, 1–0
           *[black] Победа чёрных, 0–1
        }
        [draw] Ничья, ½–½
       *[both-lose] Поражение обоих, 0–0
    }: { $ending ->
        [resignation] сдача партии
        [agreement] по соглашению
        [claim] заявление удовлетворено
        [time] просрочка, по данным сервера
        [default] выход из турнира или неявка
       *[adjudication] присуждение
    }
}

## Результат партии

result-verdict = { $result ->
    [win] { $winner ->
        [white] Победа белых, 1–0
       *[black] Победа чёрных, 0–1
    }
    [draw] Ничья, ½–½
   *[both-lose] Поражение обоих, 0–0
}: { $why ->
    [board] { $fact ->
        [checkmate] мат
        [stalemate] пат
       *[dead-position] мёртвая позиция
    }
    [word] { $ending ->
        [resignation] сдача партии
        [agreement] по соглашению
        [claim] заявление удовлетворено
        [time] просрочка, по данным сервера
        [default] выход из турнира или неявка
       *[adjudication] присуждение
    }
   *[time] часы дошли до нуля
}

## Суммы часов и банка

sum-block = { $block ->
    [clock] { $begins ->
        [true] Часы
       *[false] часы
    }
   *[bank] { $begins ->
        [true] Банк
       *[false] банк
    }
}
sum-from = { $reason ->
    [refilled] { $block ->
        [clock] {" "}из банка
       *[bank] {""}
    }
    [moved] { $block ->
        [clock] {" "}из банка
       *[bank] {""}
    }
    [corrected] {" "}по данным сервера
    [protected] {" "}защита
    [ran] {""}
    [increment] {""}
   *[overflow] {""}
}
sum-increment = {" "}добавление
sum-to-bank = {" "}в банк
sum-first-move = Первый ход занимает { $spent }.

## Данные сервера сразу для нескольких партий

figures-title = Данные сервера
figures-teach = Время в этих партиях ещё неизвестно. Внесите, что показывает сервер, например 46{"\u00A0"}д{"\u00A0"}20:00:00; пустое может подождать.
figures-of-file = Часы взяты из файла, { $time }. Проверьте на сервере, верны ли они, и внесите банк.
figures-side = { $whose ->
    [mine] Вы
    [theirs] Соперник
    [white] Белые
   *[black] Чёрные
}
figures-seen-at = Когда смотрели
figures-save = Сохранить внесённое
figures-none = Ни одна партия не ждёт данных сервера.
figures-none-hint = Партия попадает сюда, если внесена без времени сервера, как бывает со многими сразу. Чтобы сверить с сервером другую партию, откройте её из списка.
figures-to-games = К партиям
figures-nothing = Ничего ещё не внесено.
figures-saved = { $n ->
    [one] Сохранена { $n }{"\u00A0"}партия.
    [few] Сохранены { $n }{"\u00A0"}партии.
   *[other] Сохранено { $n }{"\u00A0"}партий.
}
figures-not-saved = { $n ->
    [one] Не сохранена { $n }{"\u00A0"}партия: посмотрите, что в ней не так.
    [few] Не сохранены { $n }{"\u00A0"}партии: посмотрите, что в них не так.
   *[other] Не сохранено { $n }{"\u00A0"}партий: посмотрите, что в них не так.
}
figures-instant-missing = Сначала укажите, когда смотрели на сервере.
figures-clock-problem = { $problem ->
    [empty] Что показывает сервер? 46{"\u00A0"}д{"\u00A0"}20:00:00 или 0.
    [shape] Внесите как 46{"\u00A0"}д{"\u00A0"}20:00:00.
   *[range] Часы никогда не показывают больше 50 дней.
}
figures-bank-problem = { $problem ->
    [empty] Что показывает сервер? 50 д или 0.
    [shape] Внесите как 50 д или 12 д 04:00:00.
   *[range] В банке от 0 до 99{"\u00A0"}999 дней.
}
figures-problem = { $figure ->
    [clock] { figures-clock-problem }
   *[bank] { figures-bank-problem }
}
figures-unknown = Время в { $n ->
    [one] { $n }{"\u00A0"}партии
   *[other] { $n }{"\u00A0"}партиях
} ещё неизвестно.
figures-link = Внести данные сервера

## Исправить хранимое

correct-too-late = С тех пор что-то внесено, поэтому ничего не отменено.
correct-deleted = { $game }: партия удалена.
correct-compared = { $game }: данные сервера сохранены.
correct-compared-games = { $n ->
    [one] Сохранены данные сервера для { $n }{"\u00A0"}партии.
   *[other] Сохранены данные сервера для { $n }{"\u00A0"}партий.
}
correct-event-changed = «{ $event }»: турнир изменён, а с ним его партии.
correct-game = Эта партия
correct-players = Имена и цвет
correct-delete = Удалить партию
correct-delete-question = Удалить эту партию, с её записями, заметкой и личным анализом? В течение минуты это можно отменить. Потом её вернёт только резервная копия, в которой она есть.
correct-delete-sure = Удалить
correct-changes = Это изменит «{ $event }».
correct-changes-games = Это изменит «{ $event }» и эти партии: { $games }.
correct-change-event-question = { $games ->
    [0] Изменить «{ $event }»?
    [one] Изменить «{ $event }» и { $games }{"\u00A0"}партию?
    [few] Изменить «{ $event }» и { $games }{"\u00A0"}партии?
   *[other] Изменить «{ $event }» и { $games }{"\u00A0"}партий?
}
correct-change-event = Изменить турнир

## Что правила оставляют открытым

interpretations-certainty = { $certainty ->
    [certain] Точно: все партии, начатые вместе с турниром, к этому времени закончатся, если не рассматривается заявление.
    [exceeded] Не точно: часы, банк и добавления обоих игроков вместе на { DAYS($over) } длиннее турнира, и на столько же партия может выйти за его конец.
   *[unbounded] { $protection ->
        [guaranteed-time] Не точно: с гарантированным временем партия может продлиться дольше.
       *[other] Не точно: с защитой Sudden Death партия может продлиться дольше.
    }
}
interpretations-departure-clock = Отличается от правила (3): всегда 50{"\u00A0"}д.
interpretations-departure-moves = Отличается от правила (4): первые 50 ходов.
interpretations-departure = { $is-listed ->
    [true] Отличается от таблицы: { $there }.
   *[false] Отличается от формулы: { $there }.
}
interpretations-departs = Некоторые из этих блоков отличаются от правил. Действует то, что объявлено.
interpretations-unlisted = { $days ->
    [one] В таблице нет строки на { $days }{"\u00A0"}день: эти блоки следуют из формулы, на которой она построена.
    [few] В таблице нет строки на { $days }{"\u00A0"}дня: эти блоки следуют из формулы, на которой она построена.
   *[other] В таблице нет строки на { $days }{"\u00A0"}дней: эти блоки следуют из формулы, на которой она построена.
}
interpretations-heading = Где правила оставляют выбор
interpretations-openings = Ходы темати{"\u00AD"}ческого дебюта
interpretations-openings-name = { $openings ->
    [apart] Не считаются (обычно)
   *[counted] Считаются
}
interpretations-openings-why = { $openings ->
    [apart] { $moves ->
        [1] Добавление приходит «после каждого сделанного хода» (4), а этих никто не делал: оно приходит с первым собственным ходом каждого игрока.
        [one] Добавление приходит «после каждого сделанного хода» (4), а этих никто не делал: оно приходит с каждым из первых { $moves } собственного хода игрока.
       *[other] Добавление приходит «после каждого сделанного хода» (4), а этих никто не делал: оно приходит с каждым из первых { $moves } собственных ходов игрока.
    }
   *[counted] Первые ходы «партии» (4): ход { $moves }{"\u00A0"}— последний с добавлением, и в партии, которая начинается с хода 6.
}
interpretations-reset = Первый защищённый ход
interpretations-reset-name = { $reset ->
    [after-last] Собственный ход { $first } (обычно)
   *[with-last] Собственный ход { $first }
}
interpretations-reset-why = { $reset ->
    [after-last] «Только после» последнего хода с добавлением (9), в понимании, которое обещает меньше.
   *[with-last] Когда ход { $first } завершён, добавлений больше нет, и часы уже могут быть выставлены заново. Пока ни одна партия не сверена с сервером, показан и более ранний из двух сроков.
}
interpretations-end-date = Замены и передачи партий
interpretations-end-date-name = { $end-date ->
    [instant] До секунды планового окончания (обычно)
   *[day] До конца этого дня, по UTC
}
interpretations-end-date-why = { $end-date ->
    [instant] Сервер вычисляет «точную дату окончания» (1), до секунды.
   *[day] Не «после плановой даты окончания»: дата{"\u00A0"}— это целый день.
}
interpretations-option-openings = { $openings ->
    [apart] Ходы тематического дебюта не считаются
   *[counted] Ходы тематического дебюта входят в первые { $moves }
}
interpretations-option-reset = Первый защищённый ход: собственный ход { $first }
interpretations-option-end-date = { $end-date ->
    [instant] Замены и передачи партий до секунды планового окончания
   *[day] Замены и передачи партий до конца последнего дня, по UTC
}
interpretations-own-starts = { $n ->
    [one] { $n } партия внесена со своим началом, оно не изменится.
    [few] { $n } партии внесены со своим началом, оно не изменится.
   *[other] { $n } партий внесено со своим началом, оно не изменится.
}
interpretations-settled = Что показал сервер
interpretations-settled-why = Выяснено для всех партий этого турнира сверкой одной из них с сервером.
interpretations-settled-refill = { $refill ->
    [automatic] Сервер пополняет сам.
   *[increment-only] Сервер сам ничего не пополняет.
}
interpretations-settled-openings = { $openings ->
    [apart] Для сервера ходы тематического дебюта не считаются.
   *[counted] Для сервера ходы тематического дебюта считаются.
}
interpretations-seen-in = Видно в партии { $game }, { $at }
interpretations-seen = Видно { $at }
interpretations-take-back = Отозвать
interpretations-refills = пополнять иначе
interpretations-resets = выставлять часы заново на ход позже
interpretations-counts = считать ходы тематического дебюта
interpretations-and = {" "}и{" "}
interpretations-cautious = Сервер может { $differs }, не так, как задано в турнире.{ $is-theirs ->
    [true] {""}
   *[false] {" "}Держитесь более раннего срока.
} После каждого хода сверяйте часы с часами сервера: как только это прояснится, останется один срок{ $reset ->
    [true] .
   *[false] , во всех партиях турнира.
}

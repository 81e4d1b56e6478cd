## Встроенные часы

clock-label = Шахматные часы
clock-open = Открыть в Zeitnot
clock-press-to-start = { $begins ->
    [white] Запустить часы белых
   *[black] Запустить часы чёрных
}
clock-waits-for-start = Эти часы запускает соперник
clock-moves = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
}
clock-moves-to-go = ещё { $n }
clock-period = период { $i } из { $n }
clock-delay = задержка
clock-byo-yomi = { $n ->
    [1] последний период
    [one] ещё { $n } период
    [few] ещё { $n } периода
   *[other] ещё { $n } периодов
}
clock-canadian = { $n ->
    [one] ещё { $n } ход
    [few] ещё { $n } хода
   *[other] ещё { $n } ходов
}
clock-low = Цейтнот
clock-draw-only = Резерв · только ничья
clock-press-gives = +{ $gives } за нажатие
clock-flag = Флаг упал
clock-flag-first = Флаг упал первым
clock-flag-second = Флаг упал вторым
clock-flag-main-time = Основное истекло
clock-flag-extra-time = Резерв истёк
clock-pause = Пауза
clock-resume = Возоб{"\u00AD"}новить
clock-new-game = Новая партия
clock-turn = Белых на другую сторону
clock-full-screen = Полный экран
clock-claim-draw = Требовать ничью
clock-claim-hold = удерживайте
clock-claim-again = Нажмите ещё раз
clock-stopped = { $side ->
    [white] Часы стоят, ход белых
   *[black] Часы стоят, ход чёрных
}
clock-flag-fell = { $side ->
    [white] Флаг белых упал
   *[black] Флаг чёрных упал
}
clock-first-flag-fell = { $side ->
    [white] Первый флаг белых упал
   *[black] Первый флаг чёрных упал
}
clock-wins = { $side ->
    [white] Победа белых
   *[black] Победа чёрных
}
clock-draw = Ничья: мат невозможен
clock-drawn = Ничья
clock-away = { $side ->
    [white] Устройство было неактивно: { $time }. Шли часы белых.
   *[black] Устройство было неактивно: { $time }. Шли часы чёрных.
}
clock-count-away = Засчитать
clock-ignore-away = Не засчитывать
clock-left = { $side ->
    [white] Белые: { $left }
   *[black] Чёрные: { $left }
}
clock-say-half = { $side ->
    [white] Белые, { $own }; соперник { $theirs }
   *[black] Чёрные, { $own }; соперник { $theirs }
}
clock-color = { $side ->
    [white] Белые
   *[black] Чёрные
}
clock-wins-on-time = { $side ->
    [white] Победа белых по времени
   *[black] Победа чёрных по времени
}
clock-wins-on-extra-time = { $side ->
    [white] Победа белых: резерв чёрных истёк
   *[black] Победа чёрных: резерв белых истёк
}
clock-both-main-times = Ничья: основное время истекло у обоих
clock-draw-claimed = Ничья: требование после падения первого флага
clock-hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
   *[other] { $n } часов
}
clock-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[other] { $n } минут
}
clock-seconds = { $n ->
    [one] { $n } секунда
    [few] { $n } секунды
   *[other] { $n } секунд
}
clock-no-time = времени нет
clock-running = { $time }, часы идут
clock-tenths = { $whole },{ $tenth } с

## Ошибки в адресе встроенного виджета

address-cannot-show = Это показать нельзя.
address-no-game = control: с этим нельзя сыграть партию.
address-problem = { $place }: { $what }
address-itself = адрес
address-too-long = читается не больше { $most } байт.
address-escape = после % должны идти две шестнадцатеричные цифры, в UTF-8.
address-twice = указано дважды, с разными значениями.
address-not-one-of = допустимо: { $names }.
address-not-whole = допустимо целое число от { $least } до { $most }.
address-not-size = допустимо s, m, l или число пикселей.
address-not-tag = допустим код языка, например en или de.
address-not-name = допустимы строчные буквы, цифры и дефисы.
address-missing = не указано.
address-excludes = указано и { $other }, а показать можно только одно.
address-control = control: начиная со знака { $at } это не контроль времени. Пишите как в Zeitnot: 15+10, 90/40+30, 30+30 или 3 d2.

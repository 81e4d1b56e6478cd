## Контроли времени

choose-title = Контроль времени
choose-last-used = Недавние
choose-own = Свои
choose-new-own = Новый контроль
choose-type-it = Ввести
choose-type-one = Ввести контроль времени
choose-type-hint = 5+3 · G/90 d5
choose-which = Это можно понять по-разному. Что имеется в виду?
choose-play = Играть
choose-edit = Изменить
choose-up = Вверх
choose-down = Вниз
choose-share = Копировать ссылку
choose-shared = Ссылка скопирована
choose-group = { $group ->
    [bullet] Пуля
    [blitz] Блиц
    [rapid] Рапид
    [classical] Классика
    [tournament] Турнир
    [double-flag] Двойной флаг
    [delay] Задержка
    [overtime] Бёёми
   *[other] Другое
}
choose-group-hint = { $group ->
    [bullet] меньше 3 мин
    [blitz] до 10 мин
    [rapid] больше 10, меньше 60 мин
    [classical] от 60 мин
    [tournament] несколько периодов
    [double-flag] сначала на победу, потом на ничью
    [delay] часы ждут
    [overtime] и канадское
   *[other] фора, песочные часы, на ход
}

## Прошлые партии

games-none = Здесь будет каждая партия, начатая на этом устройстве: результат, время каждого игрока на ход и история.
games-none-do = Сыграть партию
games-unfinished = не окончена
games-moves = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
}
games-chart = Время на ход
games-chart-alt = { $n ->
    [one] Затраченное время, { $n } ход, белые сверху, чёрные снизу
    [few] Затраченное время, { $n } хода, белые сверху, чёрные снизу
   *[other] Затраченное время, { $n } ходов, белые сверху, чёрные снизу
}
games-chart-none = Завершённых ходов нет.
games-chart-moves = Ход
games-export = Экспорт
games-print = Печать
games-copy = Копировать
games-copied = Партия скопирована
games-share = Поделиться
games-as-text = Текст
games-as-csv = CSV
games-as-json = JSON
games-control = Контроль времени
games-result = Результат
games-left = Осталось
games-thinking = Затрачено
games-stopped-time = Часы стояли { $time }
games-deleted = { $versus }: партия удалена.
games-continue-it = Вернуть на стол
games-both-flags = Упали оба флага
games-enter-result = Внести результат
games-take-up = Играть дальше
games-take-up-sure = Перейти к этой партии
games-take-up-replaces = На столе ещё есть другая партия. Она попадёт в прошлые партии, и там её можно продолжить.
games-open-another = Открыть другую партию
games-again = Ещё раз с этим контролем
games-playing-now = на столе
games-chart-extra = Заштриховано: в резервном времени.

## Настройки

settings-look = Вид
settings-theme = Тема
settings-theme-system = Как на устройстве
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-theme-contrast = Высокий контраст
settings-layout = Половины
settings-layout-automatic = Автома{"\u00AD"}тически
settings-face-to-face = Лицом к лицу
settings-side-by-side = Рядом
settings-exchanged = Белые сверху или справа
settings-exchanged-hint = И для левшей
settings-signals = Сигналы
settings-sound = Звук
settings-volume = Громкость
settings-vibration = Вибрация при нажатии
settings-voice = Объявлять цейтнот
settings-no-device = нет на этом устройстве
settings-try-out = Проверить
settings-low-time = Порог цейтнота
settings-low-time-name = { $low ->
    [automatic] Автоматически
    [off] Выключено
    [ten-seconds] 10 с
    [twenty-seconds] 20 с
    [thirty-seconds] 30 с
   *[one-minute] 1 мин
}
settings-data = Ваши данные
settings-data-hint = Партии, свои контроли времени и эти настройки остаются в этом браузере и никуда не отправляются. Резервная копия{"\u00A0"}— один файл.
settings-backup = Сохранить резервную копию
settings-restore = Восстановить из копии
settings-share-backup = Поделиться копией
settings-show-codes = Показать кодами
settings-read-codes = Считать коды
settings-point-camera = Наведите камеру на коды на другом экране. Её снимки не сохраняются.
settings-codes-read = Кодов: { $read } из { $all }
settings-no-camera = Камеры нет, или её использует другая программа. Воспользуйтесь файлом.
settings-camera-refused = Браузер не разрешает камеру. Разрешите её в настройках этой страницы или воспользуйтесь файлом.
settings-restoring = Восстановление из резервной копии: { $percent }{"\u00A0"}%
settings-set-aside = Отложено
settings-set-aside-hint = Это не удалось прочитать. Оно остаётся без изменений.
settings-export-as-is = Экспорт без изменений
settings-discard-sure = Удалить навсегда
settings-nothing-kept = Браузер здесь ничего не сохраняет: партии пропадут, когда страница закроется.
settings-look-hint = Светлая, тёмная или самая контрастная
settings-clock = Часы
settings-clock-hint = Как половины лежат на столе
settings-signals-hint = Звук, вибрация, голос и цейтнот
settings-board-hint = Поля, фигуры и буквы

## Редактор контролей времени

make-title = Создать контроль времени
make-problems = Исправьте:
make-modes = Режим
make-mode-name = { $mode ->
    [sudden-death] Только время
    [increment] Добав{"\u00AD"}ление
    [delay] Задержка
    [bronstein] Бронштейн
    [byo-yomi] Бёёми
    [canadian] Канадское
    [hourglass] Песочные часы
    [double-flag] Двойной флаг
    [per-move] На ход
   *[upcount] Прямой отсчёт
}
make-mode-hint = { $mode ->
    [sudden-death] без добавления
    [increment] плюс за ход
    [delay] сначала ждёт
    [bronstein] возврат времени
    [byo-yomi] последние периоды
    [canadian] блоки ходов
    [hourglass] время переходит
    [double-flag] резерв на ничью
    [per-move] всегда поровну
   *[upcount] флаг не падает
}
make-first = Сначала
make-then = Затем
make-minutes = мин
make-seconds = с
make-moves = ходов
make-add-period = Добавить период
make-remove-period = Убрать этот период
make-options = Параметры
make-same = Одинаково для обоих
make-first-bonus = Сразу с первым добавлением, как на часах ФИДЕ
make-first-bonus-hint = 60+30 начинается с 1:00:30, как принято на турнирах ФИДЕ.
make-starts-in = Автозапуск через
make-starts-in-hint = Минуты или h:mm:ss. Оставьте пустым, если часы запускает нажатие чёрных.
make-default-time = Допустимое опоздание
make-default-time-hint = минуты или h:mm:ss
make-freeze = Когда флаг падает
make-freeze-usual = как обычно в этом режиме
make-freeze-yes = часы обоих останавливаются
make-freeze-no = часы идут дальше
make-noted = Падение флага считается
make-noted-auto = сразу
make-noted-auto-hint = Сразу: мат после падения флага не считается, даже если часы ещё идут.
make-noted-claim = по заявлению
make-order = Когда упали оба флага
make-order-shown = показать, какой упал первым
make-order-hidden = не показывать
make-order-hidden-hint = Не показывать: оба флага выглядят одинаково, и партия продолжается (6.11). В истории есть время каждого падения, но оно ничего не решает.
make-order-moot-hint = Здесь первый флаг останавливает часы обоих. Второй не падает, и скрывать порядок незачем.
make-flags-double = С двойным флагом каждое падение считается сразу, по порядку.
make-name = Название
make-name-hint = Вечер в клубе
make-name-missing = Чтобы сохранить, дайте название.
make-save-as = Сохранить как…
make-save = Сохранить
make-play = Играть
make-rule-gives = Даёт, в секундах
make-rule-left = когда осталось столько
make-decimal = ,
make-double-flag = Когда основное время истекает, падает первый флаг и начинается резервное: достаточно, чтобы удержать партию, но не чтобы её выиграть.
make-period = Период { $number }
make-part = { $part ->
    [time] { $mode ->
        [per-move] Время на каждый ход
       *[other] Время
    }
    [end] Длится
    [moves] Ходы
    [mode] Режим
    [bonus] { $mode ->
        [byo-yomi] Каждый период
        [canadian] Бёёми
        [delay] Задержка
        [bronstein] Задержка
        [double-flag] Бонус
       *[other] Добавление
    }
    [count] { $mode ->
        [canadian] На
       *[other] Периоды
    }
   *[extra] Резервное время
}
make-end-kind = { $kind ->
    [game] { $first ->
        [true] всю партию
       *[false] остаток партии
    }
    [moves] { $last ->
        [true] число ходов, с повтором
       *[false] число ходов
    }
   *[time] пока не кончится время
}
make-is-same = { $same ->
    [true] одинаково для обоих
   *[false] по-разному для сторон
}
make-first-included = первое +{ SECONDS($bonus) } { $included ->
    [true] учтено
   *[false] после нажатия
}
make-starts-after = запуск через { SECONDS($wait) }
make-flag = { $noted ->
    [on-claim] флаг считается по заявлению
   *[automatically] { $freeze ->
        [true] флаг останавливает часы обоих
       *[false] после падения флага часы идут
    }
}
make-rule-hint = { $rule ->
    [hybrid] Весь бонус; вблизи полного резерва{"\u00A0"}— половина недостающего.
    [truncated] Весь бонус, но не выше полного резерва: когда столько есть, ожидание ничего не стоит.
   *[linear] Всё меньше, равномерно: весь бонус только тогда, когда ничего не осталось.
}
make-rule-figure = Что даёт нажатие
make-rule-point = ; при остатке { SECONDS($left) }{"\u00A0"}— { TENTHS($gives) }

## Клавиши часов

keys-title = Клавиатура
keys-first-half = Нажать на левую или нижнюю половину
keys-second-half = Нажать на правую или верхнюю половину
keys-pause = Пауза и продолжение
keys-press-focused = Нажать на половину или кнопку в фокусе
keys-undo = Отменить
keys-redo = Повторить
keys-full-screen = Полный экран
keys-help = Эта страница
keys-either = или
keys-name = { $key ->
    [Space] Пробел
    [Escape] Esc
   *[other] { $key }
}

## Смысл контроля времени, целыми фразами

sentence-both = Каждому игроку: { $control }.
sentence-sides = Белым: { $white }. Чёрным: { $black }.
sentence-first-increment = Первое добавление приходит с первым нажатием.
sentence-on-claim = Падение флага считается по заявлению.
sentence-flag-stops = Первый упавший флаг останавливает часы обоих.
sentence-runs-on = После падения флага часы идут дальше.
sentence-starts = Часы белых запускаются сами; кого к этому времени нет, тому поражение за неявку.
sentence-starts-later = Часы белых запускаются сами; кого нет и через { $later }, тому поражение за неявку.

## Периоды и то, что между ними

control-then = { $again ->
    [true] {", потом "}
   *[false] {", затем "}
}
control-then-other = { $again ->
    [true] {"; потом "}
   *[false] {"; затем "}
}
control-shared = , +{ EXACT($bonus) } за каждый ход

## На сколько рассчитан период

span-repeated = { $n ->
    [1] {" "}на каждый ход
    [one] {" "}на каждые { $n } ход
    [few] {" "}на каждые { $n } хода
   *[other] {" "}на каждые { $n } ходов
}
span-moves = { $n ->
    [one] {" "}на { $n } ход
    [few] {" "}на { $n } хода
   *[other] {" "}на { $n } ходов
}
span-time = {" "}(когда у одного из игроков время кончится, следующий период начинается для обоих)
span-rest = {" "}на остаток партии
span-game = {" "}на партию

## Период

period-no-time = без основного времени
period-main = { $time }{ $span }, { $again ->
    [true] потом
   *[false] затем
}{" "}
period-sudden-death = { $time }{ $span }
period-increment = { $time }{ $span }, +{ EXACT($bonus) } за каждый ход
period-delay = { $time }{ $span }, перед каждым ходом часы ждут { EXACT($delay) }
period-bronstein = { $time }{ $span }, после каждого хода возвращается затраченное время, не больше { EXACT($delay) }
period-byo-yomi = { $count ->
    [one] { $count } период по { EXACT($each) }, теряется, только если истечёт
    [few] { $count } периода по { EXACT($each) }, теряются, только если истекут
   *[other] { $count } периодов по { EXACT($each) }, теряются, только если истекут
}
period-canadian = { EXACT($time) } { $n ->
    [1] на каждый ход
    [one] на каждые { $n } ход
    [few] на каждые { $n } хода
   *[other] на каждые { $n } ходов
}
period-hourglass = { $time }, и что тратит один игрок, получает другой
period-upcount = { $time }, { $again ->
    [true] потом
   *[false] затем
} прямой отсчёт; флаг не падает
period-double-flag = { $time }{ $span }, { $again ->
    [true] потом
   *[false] затем
} { EXACT($extra) } на удержание ничьей, +{ EXACT($bonus) } за каждый ход{ $rule ->
    [truncated] {""}
   *[other] {" "}(меньше, когда осталось много)
}, не больше { EXACT($extra) }
period-each-of = { $time } на { $n ->
    [1] один ход
    [one] каждый из { $n } хода
   *[other] каждый из { $n } ходов
}
period-each = { $time } на каждый ход

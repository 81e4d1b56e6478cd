## Кнопки и места

common-back = Назад
common-close = Закрыть
common-clock = Часы
common-home = Главная
common-settings = Настройки
common-learn = Обучение
common-embed = Встроить
common-not-found = Такой страницы нет. Это главная.
# Between a label and what it is the label of.
common-colon = :{" "}

## Стороны, результаты и причины

names-color = { $color ->
    [white] Белые
   *[black] Чёрные
}
names-result = { $result ->
    [win] { $winner ->
        [white] Победа белых
       *[black] Победа чёрных
    }
    [draw] Ничья
   *[both-lose] Поражение обоих
}
names-outcome = { $reason ->
    [checkmate] { names-result }: мат
    [resignation] { names-result }: соперник сдался
    [flag] { names-result } по времени
    [flag-without-mate] { names-result }: флаг упал, но мат невозможен
    [stalemate] { names-result }: пат
    [dead-position] { names-result }: мёртвая позиция
    [agreement] { names-result } по соглашению
    [repetition] { names-result }: троекратное повторение позиции
    [fivefold-repetition] { names-result }: пятикратное повторение позиции
    [fifty-moves] { names-result }: правило 50 ходов
    [seventy-five-moves] { names-result }: правило 75 ходов
    [illegal-moves] { $result ->
        [draw] Ничья: второй невозможный ход, но соперник уже не может выиграть
       *[other] { names-result }: второй невозможный ход соперника
    }
    [absence] { $result ->
        [both-lose] Поражение обоих: неявка обеих сторон
       *[other] { names-result }: неявка соперника
    }
    [arbiter] { names-result }: решение арбитра
    [first-flag-claim] { names-result }: требование после падения первого флага
    [both-first-flags] { names-result }: основное время истекло у обоих
    [extra-time] { names-result }: резервное время истекло
    [mate-on-extra-time] { names-result }: мат в резервном времени даёт только ничью
   *[unstated] { names-result }
}
names-pieces = Кр Ф Л С К 0

## Время словами

spoken-hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
   *[other] { $n } часов
}
spoken-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
   *[other] { $n } минут
}
spoken-seconds = { $n ->
    [one] { $n } секунда
    [few] { $n } секунды
   *[other] { $n } секунд
}
spoken-none = времени нет
spoken-over = { $time } сверх времени
spoken-running = { $time }, часы идут

## Главная страница

home-ways = Что ещё
home-start = Начать { $control }
home-first-included = , первое учтено
home-go-on = Играть дальше
home-controls = Контроли времени
home-rate = { $rate ->
    [bullet] Пуля
    [blitz] Блиц
    [rapid] Рапид
   *[classical] Классика
}
home-all = Все
home-all-hint = контроли
home-correspondence = Заочные
home-games = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[other] { $n } партий
}
home-games-hint = Здесь будут ваши заочные партии по Triple Block (ICCF), начиная с ближайшего срока.
home-nothing-due = Часы нигде не идут.
home-my-move = Ваш ход
home-waiting-since = Ожидание с { $day }
home-not-compared = Время неизвестно
home-check = Проверьте на сервере
home-add-game = Внести партию
home-bring = Импорт файла
home-board = Ходы и часы вместе
home-board-goes-on = Партия продолжается здесь
home-learn = Правила с часами в руках
home-kept = { $n } на этом устройстве

## Циферблат

face-press-to-start = { $begins ->
    [white] Запустить часы белых
   *[black] Запустить часы чёрных
}
face-waits-for-start = Эти часы запускает соперник
face-tap-when-here = Нажмите, чтобы отметить приход
face-is-here = Вы на месте
face-are-here = { $white ->
    [true] { $black ->
        [true] Оба на месте
       *[false] Белые на месте
    }
   *[false] { $black ->
        [true] Чёрные на месте
       *[false] {""}
    }
}
face-starts-in = Часы белых пойдут через { $digits }
face-here = Я на месте
face-put-off = Отложить начало
face-pause = Пауза
face-menu = Меню
face-change-control = Контроль времени
face-first-included = первое +{ SECONDS($bonus) } учтено
face-full-screen = Полный экран
face-leave-full-screen = Выйти из полного экрана
face-swap-view = Белых на другую сторону
face-moves = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
}
face-moves-to-go = ещё { $n }
face-period = период { $i } из { $n }
face-delay = задержка
face-total = { $digits } на этот ход
face-byo-yomi = { $n } × { $digits }
face-byo-yomi-last = последний период
face-byo-yomi-running = { $n ->
    [one] ещё { $n } период
    [few] ещё { $n } периода
   *[other] ещё { $n } периодов
}
face-canadian = { $n ->
    [one] { $n } ход за { $digits }
    [few] { $n } хода за { $digits }
   *[other] { $n } ходов за { $digits }
}
face-canadian-running = { $n ->
    [one] ещё { $n } ход
    [few] ещё { $n } хода
   *[other] ещё { $n } ходов
}
face-overtime = бёёми
face-low = Цейтнот
face-flag-fell = { $side ->
    [white] Флаг белых упал
   *[black] Флаг чёрных упал
}
face-flag-first = Флаг упал первым
face-flag-second = Флаг упал вторым
face-flag-down = Флаг упал
face-claim-flag = Заявить о{"\u00A0"}паде{"\u00AD"}нии флага
face-note-flag = Зафикси{"\u00AD"}ровать паде{"\u00AD"}ние флага
face-following = Эта партия идёт в другой вкладке. Здесь её можно только смотреть.
face-take-over = Играть здесь
face-say-half = { $name }, { $own }; соперник { $theirs }
face-say-left = { $side ->
    [white] Белые: { $left }
   *[black] Чёрные: { $left }
}
face-say-flag = { $side ->
    [white] Флаг белых
   *[black] Флаг чёрных
}
face-say-first-flag = { $side ->
    [white] Первый флаг белых
   *[black] Первый флаг чёрных
}
face-extra-time = резервное время
face-draw-only = Резерв · только ничья
face-press-gives = +{ TENTHS($gives) } за нажатие
face-flag-main-time = Основное истекло
face-flag-extra-time = Резерв истёк
face-say-byo-yomi = { $n ->
    [1] последний период
    [one] ещё { $n } период
    [few] ещё { $n } периода
   *[other] ещё { $n } периодов
}
mode-on-face = { $mode ->
    [increment] +{ SECONDS($time) } на ход
    [delay] задержка { SECONDS($time) }
    [bronstein] возврат до { SECONDS($time) }
    [byo-yomi] { $n } × { SECONDS($time) }
    [canadian] { $n ->
        [one] { $n } ход за { SECONDS($time) }
        [few] { $n } хода за { SECONDS($time) }
       *[other] { $n } ходов за { SECONDS($time) }
    }
    [hourglass] песочные часы
    [per-move] на каждый ход
    [double-flag] затем { SECONDS($time) } на ничью
    [upcount] {""}
   *[sudden-death] {""}
}

## Панель между половинами

panel-stopped = { $side ->
    [white] Ход белых
   *[black] Ход чёрных
}
panel-fallen = { $side ->
    [white] Флаг белых упал
   *[black] Флаг чёрных упал
}
panel-order-unknown = Упали оба флага, и нельзя установить, какой упал первым: партия продолжается (6.11).
panel-put-off = Начало отложено
panel-ready = Не начата
panel-resume = Возоб{"\u00AD"}новить
panel-result = Результат
panel-rematch-short = Реванш
panel-rejection = { $rejection ->
    [opponent-starts] Эти часы запускает другая сторона.
    [not-your-clock] Идут часы другой стороны.
    [is-stopped] Часы остановлены.
    [not-running] Часы не идут.
    [is-running] Сначала остановите часы.
    [flag-has-fallen] Флаг упал. Исправьте время, отмените запись или завершите партию.
    [no-flag-has-fallen] Ни один флаг не упал, заявлять не о чем.
    [order-unknown] Упали оба флага, порядок неизвестен: партия продолжается (6.11).
    [not-both-flags] Это возможно, только если упали оба флага и порядок неизвестен.
    [away-undecided] Сначала решите, засчитать ли время без активности.
    [not-away] Устройство всё время было активно.
    [too-early-for-absence] Допустимое опоздание ещё не истекло.
    [no-scheduled-start] Время начала не назначено.
    [is-present] Этот игрок пришёл вовремя.
    [no-draw-to-claim] Требовать ничью нет оснований.
    [not-in-this-mode] С двойным флагом этого нет.
    [no-increment] С песочными часами и при фиксированном времени на ход добавления нет.
    [out-of-range] Эти часы не могут показать такое время.
    [has-ended] Партия окончена. Чтобы играть дальше, отмените её окончание.
    [nothing-to-undo] Отменять нечего.
   *[nothing-to-redo] Повторять нечего.
}

## Начать с контролем времени

controls-replaces-link = На столе ещё есть партия. Начать { $control }? Всё сыгранное в ней останется в прошлых партиях, и там её можно продолжить.
controls-replaces-end = Начать новую партию
controls-bad-link = Контроль времени из ссылки не подходит. { $text }
controls-brief-link = Ссылка на { $control }: решите на паузе
controls-brief-bad-link = Контроль времени в ссылке не читается

## Контроль времени в двух словах

tile-odds = Фора по времени
tile-hourglass = Песочные часы
tile-versus = Белые { $white }, чёрные { $black }
tile-then = затем{" "}
tile-then-again = потом{" "}
tile-hours = { $n } ч
tile-moves-in = { $moves ->
    [one] { $moves } ход за { $time }
    [few] { $moves } хода за { $time }
   *[other] { $moves } ходов за { $time }
}
extra-besides = { $mode ->
    [increment] +{ SECONDS($time) } на ход
    [delay] перед каждым ходом задержка { SECONDS($time) }
    [bronstein] возвращает до { SECONDS($time) } (Бронштейн)
    [byo-yomi] затем { $n } × { SECONDS($time) }
    [canadian] { $n ->
        [1] затем { SECONDS($time) } на каждый ход
        [one] затем { SECONDS($time) } на каждые { $n } ход
        [few] затем { SECONDS($time) } на каждые { $n } хода
       *[other] затем { SECONDS($time) } на каждые { $n } ходов
    }
    [hourglass] что тратит один, получает другой
    [per-move] на каждый ход
    [double-flag] затем { SECONDS($time) } на удержание ничьей
    [upcount] затем прямой отсчёт, без флага
   *[sudden-death] {""}
}

## Прошлые партии

games-title = Прошлые партии
games-versus = { $white }{"\u00A0"}— { $black }
games-unknown = без имени

## О программе

about-title = О программе
about-local = Zeitnot работает без сети и никуда ничего не отправляет: всё внесённое остаётся на этом устройстве.
about-licence = Zeitnot{"\u00A0"}— свободная программа под лицензией GNU General Public License версии 3 или новее. Шрифты{"\u00A0"}— Barlow и Sofia Sans (SIL Open Font License).
about-licences = Лицензии библиотек
about-translation = Эти тексты ещё не читал ни один носитель языка. Как их исправить, сказано в docs/translating.md в исходном коде.

language-title = Язык
language-missing = { $name }: этого языка ещё нет на этом устройстве. Он загрузится, когда вы в следующий раз откроете Zeitnot онлайн.

## Доска

board-title = Доска
refusal-act = { $why ->
    [illegal-move] Это невозможный ход.
    [not-on-move] Идут часы другой стороны.
    [not-started] Партия ещё не началась.
    [press-first] Сначала нажмите на часы: ход не завершён.
    [move-presses] Ход сам переключает часы.
    [no-move-made] Сначала сделайте ход на доске.
    [nothing-to-take-back] Нет хода, который можно взять назад.
    [no-offer] Ничью никто не предлагал.
    [offer-stands] Ничья уже предложена.
    [no-claim] В этой позиции такое требование невозможно.
    [position-is-gone] Этой позиции в партии больше нет.
   *[clock] { panel-rejection }
}

## Как хранятся партии

keep-unsaved = { $why ->
    [full] Хранилище браузера заполнено. Внесённое пропадёт, когда вы закроете страницу: сейчас же сохраните резервную копию.
    [absent] Хранилища браузера больше нет. Внесённое пропадёт, когда вы закроете страницу: сейчас же сохраните резервную копию.
   *[refused] Браузер отказывается сохранять. Внесённое пропадёт, когда вы закроете страницу: сейчас же сохраните резервную копию.
}
keep-nearly-full = Занято { $percent }{"\u00A0"}% места, которое браузер даёт Zeitnot. С резервной копией партии не пропадут.
keep-backup = Сохранить резервную копию
keep-table-stays = В резервной копии партия на столе шла иначе. На столе остаётся сыгранная здесь, а та теперь в прошлых партиях.
keep-table-went-on = В резервной копии партия на столе сыграна дальше, и теперь здесь она такая же.

## Загрузка и новые версии

update-ready = Готова новая версия Zeitnot.
update-restart = Пере{"\u00AD"}запустить
update-loading = Загрузка
update-not-loaded = Не удалось загрузить эту страницу. Проверьте соединение и попробуйте ещё раз.
update-damaged = Файл этой страницы на этом устройстве повреждён. Партии не пострадали. Подключитесь к сети и попробуйте ещё раз: файл будет заменён.
update-try-again = Попробовать ещё раз
update-gone = Для этой страницы нужна новая версия Zeitnot.

## Ошибки хранения и загрузки

faults-absent = Этот браузер не даёт Zeitnot ничего сохранять. Часы работают; партии пропадут, когда страница закроется.
faults-full = Хранилище браузера заполнено. Часы идут дальше, но эта партия не сохраняется. Удалите прошлые партии или сохраните резервную копию.
faults-of-kind = { $kind ->
    [game] Эта партия
    [settings] Настройки
    [presets] Свои контроли времени
    [progress] Ваш прогресс в уроках
    [correspondence] Заочные партии
   *[study] Анализы
}
faults-no-room = { $kind ->
    [game] Хранилище браузера заполнено. { faults-of-kind } не сохраняется.
    [progress] Хранилище браузера заполнено. { faults-of-kind } не сохраняется.
   *[other] Хранилище браузера заполнено. { faults-of-kind } не сохраняются.
}
faults-game-refused = Браузер отказался сохранять. Часы идут дальше без сохранения.
faults-refused = { $kind ->
    [game] Браузер отказался сохранять. { faults-of-kind } не сохранена.
    [progress] Браузер отказался сохранять. { faults-of-kind } не сохранён.
   *[other] Браузер отказался сохранять. { faults-of-kind } не сохранены.
}
faults-not-saved = { $fault ->
    [store] { $why ->
        [absent] { faults-absent }
        [full] { $kind ->
            [game] { faults-full }
           *[other] { faults-no-room }
        }
       *[refused] { $kind ->
            [game] { faults-game-refused }
           *[other] { faults-refused }
        }
    }
    [stale] { $kind ->
        [game] { faults-of-kind } изменена в другой вкладке. Обновите страницу, чтобы увидеть сохранённое.
        [progress] { faults-of-kind } изменён в другой вкладке. Обновите страницу, чтобы увидеть сохранённое.
        [correspondence] Другая вкладка изменила заочные партии. Последняя запись здесь не сохранена.
       *[other] { faults-of-kind } изменены в другой вкладке. Обновите страницу, чтобы увидеть сохранённое.
    }
    [newer-version] { $kind ->
        [game] { faults-of-kind } сохранена более новой версией Zeitnot. Загрузите эту версию или экспортируйте отложенное.
        [progress] { faults-of-kind } сохранён более новой версией Zeitnot. Загрузите эту версию или экспортируйте отложенное.
       *[other] { faults-of-kind } сохранены более новой версией Zeitnot. Загрузите эту версию или экспортируйте отложенное.
    }
   *[no-number-left] { faults-of-kind }: сохранить нельзя, номер последнего сохранения{"\u00A0"}— наибольший из возможных. Сохраните резервную копию.
}
faults-overtaken = { $n ->
    [1] Другая вкладка изменила эту партию. Последнее действие здесь в неё не вошло.
   *[other] Другая вкладка изменила эту партию. Не вошли последние действия здесь: { $n }.
}
faults-no-lock = Браузер не сообщает, идёт ли эта партия в другой вкладке. Закройте другие вкладки с Zeitnot и играйте в этой.
faults-not-loaded = { $fault ->
    [store] { $error ->
        [absent] { faults-absent }
       *[other] Не удалось прочитать данные, сохранённые в этом браузере.
    }
    [newer-version] Что-то здесь сохранила более новая версия Zeitnot. Это остаётся без изменений.
   *[set-aside] { $kept ->
        [some] «{ $place }»: { unreadable-why }. Отложено без изменений.
       *[none] «{ $place }»: { unreadable-why }. Осталось на своём месте.
    }
}
faults-several-set-aside = Не удалось прочитать, отложено без изменений: { $places }.
faults-overtaken-waiting = Пока эти данные ждали места, другая вкладка сохранила более новые: { $places }. Внесённое здесь отложено без изменений.
faults-set-aside-link = Посмотреть отложенное
faults-awake = Экран может погаснуть: это устройство не даёт Zeitnot держать его включённым.

## Почему сохранённое не читается

unreadable-why = { $why ->
    [envelope] { $unreadable ->
        [not-ours] записано не программой Zeitnot
        [truncated] обрезано в конце
        [checksum] повреждено
       *[newer-version] сохранено более новой версией Zeitnot
    }
    [migration] { unreadable-unclear }
   *[contents] { unreadable-unclear }
}
unreadable-unclear = содержимое не распознано

## Второй экземпляр

second-lost = Второй экземпляр партий больше не записывается. Если браузер закроется принудительно, может пропасть последняя минута.

## То же коротко

brief-one-copy = Только один экземпляр

## Длительности

length-none = 0 с
length-days = д
length-decimal = ,
length-hours = { $n } ч
length-minutes = { $n } мин
length-seconds = { $seconds } с

## Страницы уроков

page-title = Обучение
page-lesson = Урок
page-arbiter = Арбитр

## Список уроков

index-go-on = Продолжить урок { $lesson }
index-begin = Начать урок { $lesson }
index-steps = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[other] { $n } шагов
}
index-done = Пройдено
index-of = из { $n }

## Урок

player-step = Шаг { $step } из { $of }
player-task = Задание
player-question = Вопрос
player-back = Назад
player-begin-again = С начала
player-show = Показать
player-showing = Посмотрите, как это делается.
player-go-on = Дальше
player-finish = Завершить
player-task-first = Сначала выполните задание.
player-answer-first = Сначала ответьте на вопрос.
player-right-first = Сначала найдите верный ответ.
player-right = Верно.
player-wrong = Не совсем.
player-done = Готово.
player-copy-link = Копировать ссылку на этот шаг
player-copied = Ссылка на этот шаг скопирована.
player-not-copied = Ссылку не удалось скопировать. Это адрес этой страницы.
player-end = Урок пройден
player-end-open = Ещё не решено
player-learnt = О чём был урок
player-next = Следующий урок
player-anew = Пройти ещё раз
player-all = Все уроки
player-missing = Такого урока нет. Вот все уроки.
player-keys = Клавиши: от 1 до 5{"\u00A0"}— ответы, Enter и → дальше, ← назад.

## Тест

quiz-title = Тест
quiz-lead = { $questions ->
    [one] { $questions } вопрос: из всех курсов или из одного.
    [few] { $questions } вопроса вперемешку: из всех курсов или из одного.
   *[other] { $questions } вопросов вперемешку: из всех курсов или из одного.
}
quiz-mixed = Все курсы
quiz-number = Тест №{"\u00A0"}{ $seed }
quiz-question = Вопрос { $question } из { $of }
quiz-result = Результат
quiz-score = Верно с первого раза: { $right } из { $of }
quiz-all-right = Всё верно с первого раза.
quiz-were-wrong = Стоит повторить
quiz-your-answer = Ваш ответ:
quiz-right-answer = Верно:
quiz-to-step = К уроку
quiz-another = Другой тест
quiz-same = Тот же тест ещё раз
quiz-none = Вопросов пока нет.
quiz-see-result = К результату

## Ссылка для класса

class-title = Для класса
class-lead = Ссылка, по которой все ученики получат одно и то же: урок, курс или тест.
class-given = Что
class-one-lesson = Урок
class-one-course = Курс
class-one-quiz = Тест
class-course = Курс
class-questions = Вопросы
class-same-order = Одни для всех, в одном порядке
class-own-order = У каждого ученика свои
class-drawn = { $questions ->
    [one] { $questions } вопрос, у каждого ученика свой.
    [few] { $questions } вопроса, у каждого ученика свои.
   *[other] { $questions } вопросов, у каждого ученика свои.
}
class-preview = Что увидят ученики
class-copy = Копировать ссылку
class-copied = Ссылка для класса скопирована.

## Что можно сделать с часами урока

act-not-offered = Здесь это невозможно.
act-label = { $event ->
    [press] Нажать
    [stop] Остановить часы
    [resume] Возобновить
    [swap-sides] Повернуть часы
    [correct] Выставить часы: белые { $white }, чёрные { $black }
    [give] { $gains ->
        [true] { $to ->
            [white] Белые получают { $time }
           *[black] Чёрные получают { $time }
        }
       *[false] { $to ->
            [white] Белые теряют { $time }
           *[black] Чёрные теряют { $time }
        }
    }
    [penalize] { $gains ->
        [true] { $offender ->
            [white] { $offence } (белые): чёрные получают { $time }
           *[black] { $offence } (чёрные): белые получают { $time }
        }
       *[false] { $offender ->
            [white] { $offence } (белые): предупреждение
           *[black] { $offence } (чёрные): предупреждение
        }
    }
    [introduce-increment] Теперь { $time } на ход
    [claim-flag] { $claimant ->
        [arbiter] { act-note-flag }
        [clock] { act-note-flag }
       *[player] Заявить о падении флага
    }
    [arrive] Я на месте
    [claim-default] { $side ->
        [white] Белые не явились вовремя: поражение
       *[black] Чёрные не явились вовремя: поражение
    }
    [claim-default-of-both] Оба не явились вовремя: поражение обоих
    [claim-draw] Требовать ничью
    [play-on] Партия продолжается
    [on-board] { $end ->
        [checkmate] Мат
        [resignation] Сдаться
       *[other] {""}
    }
    [restore] Вернуть прежнюю позицию
    [count-away] { $counts ->
        [true] Время засчитано
       *[false] Время не засчитано
    }
    [away] {""}
    [dead] {""}
    [end] {""}
    [undo] {""}
   *[redo] {""}
}
act-note-flag = Зафикси{"\u00AD"}ровать падение флага

## Заочные партии в уроках

ledger-clock = Часы
ledger-increment = Добавление
ledger-bank = Банк
ledger-day = день { $day } из { $of }
ledger-yours = Вы (белые)
ledger-theirs = Соперник (чёрные)
ledger-turn = { $mine ->
    [true] Ваш ход { $number }: идут ваши часы
   *[false] Ход соперника: идут его часы
}
ledger-fallen = { $mine ->
    [true] Время на ваших часах истекло { $when }: просрочка времени (ETL), партия проиграна
   *[false] Время на часах соперника истекло { $when }
}
ledger-over = Партия окончена
ledger-claim-pending = Заявление рассматривается: часы не идут
ledger-last-entry = Последняя запись
ledger-pass = Перемотать время
ledger-later = { $days ->
    [0] { $hours } ч
   *[other] { $days } д
}
ledger-make-move = Ход
ledger-opponent-moves = Ход соперника
ledger-amount = Из банка на часы
ledger-leaves = останется { $clock } на часах, { $bank } в банке
ledger-refill = Пополнить
ledger-full = Часы полны или банк пуст.
ledger-transfer = Перевод капитаном
ledger-substitute = Ввести запасного
ledger-claim = Подать заявление
ledger-resolve = Заявление рассмотрено
ledger-game = Партия { $n }
ledger-away = Отсутствие с { $from } до { $to }
ledger-leave = Уехать сейчас
ledger-is-back = Вы вернулись. Все соперники сделали ход в момент отъезда.
ledger-days = Длительность турнира
ledger-days-value = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[other] { $n } дней
}
ledger-shorter = { $n ->
    [one] на { $n } день меньше
    [few] на { $n } дня меньше
   *[other] на { $n } дней меньше
}
ledger-longer = { $n ->
    [one] на { $n } день больше
    [few] на { $n } дня больше
   *[other] на { $n } дней больше
}
ledger-by-table = По таблице, { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[other] { $n } дней
}
ledger-by-formula = По точной формуле
ledger-half = У каждого игрока всего { $half }: половина турнира.
ledger-lasts = С { $from } до { $to }
ledger-unrated = Турнир короче 302 дней не может быть рейтинговым, и строки для него в таблице нет.
ledger-announce = Объявить турнир
ledger-announced = Объявлено: { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[other] { $n } дней
}

## Правила, на которые ссылается шаг

rule-cited = Источник: { $rule ->
    [fide] Правила шахмат ФИДЕ, { $paragraph }
    [triple-block] Triple Block, ({ $point })
    [substitution] Triple Block, замены, { $point }
   *[double-flag] Часы с двойным флагом
}

## Вывод об отсутствии

verdict-over = Партия окончена.
verdict-unknown = Её время неизвестно.
verdict-safe = Времени на часах хватит. В худшем случае останется { $left }.
verdict-refill-first = Времени на часах не хватит. Пополните до отъезда: { $refills }.
verdict-refill-and-move = Пополните на { $amount } и сделайте ход, до { $by }.
verdict-move-and-refill = Сделайте ход до { $by } и пополните на { $amount } до отъезда.
verdict-only-move = Спасёт только ход: до { $by }.
verdict-cannot-be-saved = Вы ничем не сможете её спасти: время может истечь { $falls }.
verdict-keep = { $said } Чтобы времени до этого хватило, пополните: { $refills }.
verdict-refill = на { $amount } до { $by }
verdict-then = { $refills }, затем { $next }

## Наглядные модели двойного флага

curves-first-move-starts = Часы пойдут с вашим первым ходом.
curves-curves = Что даёт нажатие в резервном времени
curves-left = Остаток резервного времени
curves-gives = Нажатие даёт
curves-after = После нажатия
curves-press = Нажать
curves-drag = Тяните ползунок или нажимайте стрелки: секунда, с Shift{"\u00A0"}— десятая.
curves-place = остаток { $left } с, после нажатия { $after } с
curves-seconds = { $seconds }{"\u00A0"}с
curves-bronstein = Бронштейн
curves-byo-yomi = Бёёми
curves-double-flag = Двойной флаг
curves-press-all = Нажать на все часы
curves-black-thinks = Ход чёрных.
curves-spent = Последний ход занял { $seconds } с.

## Встроенные виджеты

gallery-title = Встроить
gallery-lead = На свой сайт. Без cookie, ничего никуда не отправляется.
gallery-name-of = { $view ->
    [board] Доска
    [triple-block] Triple Block
    [lesson] Урок
   *[other] Часы
}
gallery-use-of = { $view ->
    [board] Партия или позиция
    [triple-block] От длительности к блокам
    [lesson] Одно правило на пробу
   *[other] Любой контроль времени
}
gallery-view = Что показывать
gallery-options = Параметры
gallery-which = Это можно понять по-разному. Что имеется в виду?
gallery-shows = На доске
gallery-shows-game = Партия
gallery-shows-position = Позиция
gallery-preview = Пред{"\u00AD"}просмотр
gallery-as-shown = Как на вашей странице; здесь работает
gallery-high = высота { $pixels } px
gallery-preview-offline = Для предпросмотра нужна сеть, сейчас её нет. Код для копирования полон и без неё.
gallery-snippet = Две строки для вашей страницы
gallery-plain = Где скрипты запрещены
gallery-plain-code = Простой фрейм
gallery-plain-why = Многие системы управления сайтами допускают в блоке HTML только фреймы. Высота{"\u00A0"}— как здесь в предпросмотре.
gallery-copy = Копировать
gallery-copied = Скопировано.
gallery-not-copied = Браузер не разрешил копирование. Выделите текст и скопируйте его вручную.
gallery-host = На своём сервере
gallery-host-how-1 = Скопируйте все файлы этого сайта в свою папку. Подойдёт любой сервер для статических файлов: программы там не нужны.
gallery-host-how-2 = Откройте эту страницу в той папке: тогда в строках для копирования будет ваш адрес.
gallery-host-how-3 = Если ваш сайт отправляет Content-Security-Policy, разрешите папку в script-src и frame-src.
gallery-notes = Полезно знать
gallery-notes-are-1 = Фрейм подстраивается по высоте под содержимое, атрибуты меняют его на лету, и он сообщает о событиях.
gallery-notes-are-2 = На странице может быть несколько виджетов. Каждый загружает только то, что показывает, и только когда вот-вот попадёт на экран.
gallery-notes-are-3 = Фрейм изолирован: он не может читать вашу страницу и ничего не хранит на устройстве.
gallery-notes-are-4 = Светлый или тёмный вид{"\u00A0"}— как на устройстве читателя, язык{"\u00A0"}— как в браузере, если вы не выбрали иное.
gallery-start-hint = Турнир начинается в 00:00 UTC.
gallery-bad-start = start: день, например 2026-12-01, или момент, например 2026-12-01T12:00:00Z.
gallery-bad-days = Целое число от 1 до 9999.
gallery-label = { $parameter ->
    [lang] Язык
    [theme] Тема
    [colours] Цвета доски
    [pieces] Фигуры
    [orientation] У нижнего края
    [size] Размер в пикселях
    [control] Контроль времени
    [pgn] Партия в PGN
    [fen] Позиция в FEN
    [days] Длительность в днях
    [start] Начало
    [lesson] Урок
    [step] С шага
   *[view] view
}
gallery-hint = { $parameter ->
    [control] 15+10, 90/40+30, 30+30 или с двойным флагом 15 df60/10
    [pgn] Не больше 20{"\u00A0"}000 байт, с вариантами, комментариями и %clk
    [days] от 1 до 9999
    [start] День, например 2026-12-01; пусто: день просмотра
    [step] 1{"\u00A0"}— первый
   *[other] {""}
}
gallery-value = { $parameter ->
    [theme] { $value ->
        [system] Как на устройстве
        [light] Светлая
        [dark] Тёмная
        [contrast] Высокий контраст
       *[other] {""}
    }
    [colours] { $value ->
        [boxwood] Самшит
        [green] Зелёные
        [slate] Сланец
        [contrast] Высокий контраст
       *[other] {""}
    }
    [size] { $value ->
        [s] 280
        [m] 420
        [l] 640
       *[other] {""}
    }
    [pieces] { $value ->
        [cburnett] Бёрнетт
       *[other] {""}
    }
    [orientation] { $value ->
        [white] Белые
        [black] Чёрные
       *[other] {""}
    }
   *[other] {""}
}

## الأزرار والأماكن

common-back = رجوع
common-close = إغلاق
common-clock = الساعة
common-home = الرئيسية
common-settings = الإعدادات
common-learn = تعلّم
common-embed = تضمين
common-not-found = هذه الصفحة غير موجودة. أنت في الصفحة الرئيسية.
# Between a label and what it is the label of.
common-colon = :{" "}

## الطرفان والنتائج والأسباب

names-color = { $color ->
    [white] الأبيض
   *[black] الأسود
}
names-result = { $result ->
    [win] { $winner ->
        [white] فوز الأبيض
       *[black] فوز الأسود
    }
    [draw] تعادل
   *[both-lose] خسارة الطرفين
}
names-outcome = { $reason ->
    [checkmate] { names-result } بكش مات
    [resignation] { names-result } بالاستسلام
    [flag] { names-result } بانتهاء الوقت
    [flag-without-mate] { names-result }: سقط العلم وكش مات غير ممكن
    [stalemate] { names-result } بخنق الملك
    [dead-position] { names-result }: وضع ميت
    [agreement] { names-result } بالاتفاق
    [repetition] { names-result } بتكرار الوضع ثلاث مرات
    [fivefold-repetition] { names-result } بتكرار الوضع خمس مرات
    [fifty-moves] { names-result } بقاعدة الخمسين نقلة
    [seventy-five-moves] { names-result } بقاعدة الخمس والسبعين نقلة
    [illegal-moves] { $result ->
        [draw] تعادل: نقلة غير قانونية ثانية، لكن المنافس لم يعد يستطيع الفوز
       *[other] { names-result }: نقلة غير قانونية ثانية
    }
    [absence] { $result ->
        [both-lose] خسارة الطرفين: لم يحضر أي منهما في الوقت
       *[other] { names-result }: لم يحضر المنافس في الوقت
    }
    [arbiter] { names-result } بقرار الحكم
    [first-flag-claim] { names-result }: مطالبة بعد سقوط العلم الأول
    [both-first-flags] { names-result }: نفد الوقت الأساسي للطرفين
    [extra-time] { names-result }: نفد الوقت الإضافي
    [mate-on-extra-time] { names-result }: كش مات في الوقت الإضافي لا يعطي إلا التعادل
   *[unstated] { names-result }
}
names-pieces = K Q R B N O

## الأوقات كما تُقال

spoken-hours = { $n ->
    [one] ساعة واحدة
    [two] ساعتان
    [few] { $n } ساعات
    [many] { $n } ساعة
   *[other] { $n } ساعة
}
spoken-minutes = { $n ->
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $n } دقائق
    [many] { $n } دقيقة
   *[other] { $n } دقيقة
}
spoken-seconds = { $n ->
    [one] ثانية واحدة
    [two] ثانيتان
    [few] { $n } ثوانٍ
    [many] { $n } ثانية
   *[other] { $n } ثانية
}
spoken-none = لا وقت
spoken-over = تجاوز بمقدار { $time }
spoken-running = { $time }، والساعة تعمل

## الصفحة الأولى

home-ways = المزيد
home-start = ابدأ {"\u2068"}{ $control }{"\u2069"}
home-first-included = ، تشمل الأولى
home-go-on = متابعة اللعب
home-controls = أنظمة الوقت
home-rate = { $rate ->
    [bullet] رصاصة
    [blitz] خاطف
    [rapid] سريع
   *[classical] كلاسيكي
}
home-all = الكل
home-all-hint = أنظمة الوقت
home-correspondence = المراسلة
home-games = { $n ->
    [zero] لا مباريات
    [one] مباراة واحدة
    [two] مباراتان
    [few] { $n } مباريات
    [many] { $n } مباراة
   *[other] { $n } مباراة
}
home-games-hint = ستظهر هنا مبارياتك بالمراسلة وفق نظام Triple Block (ICCF)، وأولها أقربها موعدًا.
home-nothing-due = لا ساعة تعمل الآن.
home-my-move = دورك
home-waiting-since = انتظار منذ {"\u2068"}{ $day }{"\u2069"}
home-not-compared = الوقت غير معروف
home-check = راجع الخادم
home-add-game = إدخال مباراة
home-bring = استيراد ملف
home-board = النقلات والساعة معًا
home-board-goes-on = المباراة مستمرة هنا
home-learn = القوانين والساعة في يدك
home-kept = { $n } على هذا الجهاز

## وجه الساعة

face-press-to-start = { $begins ->
    [white] اضغط لتشغيل ساعة الأبيض
   *[black] اضغط لتشغيل ساعة الأسود
}
face-waits-for-start = المنافس يشغّل ساعتك
face-tap-when-here = اضغط لتسجيل حضورك
face-is-here = سُجّل حضورك
face-are-here = { $white ->
    [true] { $black ->
        [true] حضر الطرفان
       *[false] حضر الأبيض
    }
   *[false] { $black ->
        [true] حضر الأسود
       *[false] {""}
    }
}
face-starts-in = تبدأ ساعة الأبيض بعد { $digits }
face-here = أنا هنا
face-put-off = تأجيل البداية
face-pause = إيقاف مؤقت
face-menu = القائمة
face-change-control = نظام الوقت
face-first-included = تشمل أول {"\u200E"}+{ SECONDS($bonus) }
face-full-screen = ملء الشاشة
face-leave-full-screen = إنهاء ملء الشاشة
face-swap-view = نقل نصف الأبيض إلى الجهة الأخرى
face-moves = { $n ->
    [zero] لا نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $n } نقلات
    [many] { $n } نقلة
   *[other] { $n } نقلة
}
face-moves-to-go = المتبقي { $n }
face-period = الفترة { $i } من { $n }
face-delay = تأخير
face-total = { $digits } لهذه النقلة
face-byo-yomi = { $n } × { $digits }
face-byo-yomi-last = الفترة الأخيرة
face-byo-yomi-running = { $n ->
    [zero] لم تبقَ فترات
    [one] بقيت فترة واحدة
    [two] بقيت فترتان
    [few] بقيت { $n } فترات
    [many] بقيت { $n } فترة
   *[other] بقيت { $n } فترة
}
face-canadian = { $n ->
    [one] نقلة واحدة في { $digits }
    [two] نقلتان في { $digits }
    [few] { $n } نقلات في { $digits }
    [many] { $n } نقلة في { $digits }
   *[other] { $n } نقلة في { $digits }
}
face-canadian-running = { $n ->
    [zero] لم تبقَ نقلات
    [one] بقيت نقلة واحدة
    [two] بقيت نقلتان
    [few] بقيت { $n } نقلات
    [many] بقيت { $n } نقلة
   *[other] بقيت { $n } نقلة
}
face-overtime = تمديد
face-low = ضيق الوقت
face-flag-fell = { $side ->
    [white] سقط علم الأبيض
   *[black] سقط علم الأسود
}
face-flag-first = سقط العلم أولًا
face-flag-second = سقط العلم ثانيًا
face-flag-down = سقط العلم
face-claim-flag = المطالبة بسقوط العلم
face-note-flag = إثبات سقوط العلم
face-following = تُلعب هذه المباراة في علامة تبويب أخرى. هذه تعرضها فقط.
face-take-over = العب هنا
face-say-half = { $name }، { $own }؛ المنافس { $theirs }
face-say-left = { $side ->
    [white] الأبيض: { $left }
   *[black] الأسود: { $left }
}
face-say-flag = { $side ->
    [white] علم الأبيض
   *[black] علم الأسود
}
face-say-first-flag = { $side ->
    [white] العلم الأول للأبيض
   *[black] العلم الأول للأسود
}
face-extra-time = وقت إضافي
face-draw-only = وقت إضافي · للتعادل فقط
face-press-gives = {"\u200E"}+{ TENTHS($gives) } عند الضغط
face-flag-main-time = نفد الوقت الأساسي
face-flag-extra-time = نفد الوقت الإضافي
face-say-byo-yomi = { $n ->
    [one] الفترة الأخيرة
    [two] بقيت فترتان
    [few] بقيت { $n } فترات
    [many] بقيت { $n } فترة
   *[other] بقيت { $n } فترة
}
mode-on-face = { $mode ->
    [increment] {"\u200E"}+{ SECONDS($time) } لكل نقلة
    [delay] تأخير { SECONDS($time) }
    [bronstein] تعيد حتى { SECONDS($time) }
    [byo-yomi] { $n } × { SECONDS($time) }
    [canadian] { $n ->
        [one] نقلة واحدة في { SECONDS($time) }
        [two] نقلتان في { SECONDS($time) }
        [few] { $n } نقلات في { SECONDS($time) }
        [many] { $n } نقلة في { SECONDS($time) }
       *[other] { $n } نقلة في { SECONDS($time) }
    }
    [hourglass] ساعة رملية
    [per-move] لكل نقلة
    [double-flag] ثم { SECONDS($time) } للحفاظ على التعادل
    [upcount] {""}
   *[sudden-death] {""}
}

## اللوحة بين النصفين

panel-stopped = { $side ->
    [white] الدور للأبيض
   *[black] الدور للأسود
}
panel-fallen = { $side ->
    [white] سقط علم الأبيض
   *[black] سقط علم الأسود
}
panel-order-unknown = سقط العلمان ولا أحد يعرف أيهما سقط أولًا: تستمر المباراة (6.11).
panel-put-off = أُجّلت البداية
panel-ready = لم تبدأ
panel-resume = استئناف
panel-result = النتيجة
panel-rematch-short = إعادة المباراة
panel-rejection = { $rejection ->
    [opponent-starts] الطرف الآخر هو من يشغّل هذه الساعة.
    [not-your-clock] الساعة الأخرى هي التي تعمل.
    [is-stopped] الساعتان متوقفتان.
    [not-running] لا ساعة تعمل.
    [is-running] أوقف الساعتين أولًا.
    [flag-has-fallen] سقط علم. صحّح الوقتين، أو تراجع، أو أنهِ المباراة.
    [no-flag-has-fallen] لم يسقط علم لتطالب به.
    [order-unknown] سقط العلمان والترتيب غير معروف: تستمر المباراة (6.11).
    [not-both-flags] يلزم لذلك سقوط العلمين بترتيب غير معروف.
    [away-undecided] قرّر أولًا هل تُحتسب مدة الخمول.
    [not-away] لم يكن الجهاز خاملًا.
    [too-early-for-absence] لم تنتهِ مهلة الحضور بعد.
    [no-scheduled-start] لا توجد بداية مجدولة.
    [is-present] حضر هذا اللاعب في الوقت.
    [no-draw-to-claim] لا تعادل لتطالب به.
    [not-in-this-mode] نظام العلم المزدوج لا يحتاج إلى ذلك.
    [no-increment] لا إضافة مع الساعة الرملية ولا مع وقت ثابت لكل نقلة.
    [out-of-range] لا تستطيع هذه الساعة عرض هذا الوقت.
    [has-ended] انتهت المباراة. تراجع عن نهايتها لمتابعة اللعب.
    [nothing-to-undo] لا شيء للتراجع عنه.
   *[nothing-to-redo] لا شيء لإعادته.
}

## بدء نظام وقت

controls-replaces-link = ما زالت مباراة على الطاولة. هل تريد بدء {"\u2068"}{ $control }{"\u2069"}؟ يبقى ما لُعب في الأخرى في المباريات السابقة، ويمكن متابعته هناك.
controls-replaces-end = بدء المباراة الجديدة
controls-bad-link = لا يمكن استخدام نظام الوقت الذي في الرابط. { $text }
controls-brief-link = رابط إلى {"\u2068"}{ $control }{"\u2069"}: أوقف الساعة لتقرّر
controls-brief-bad-link = تعذّرت قراءة نظام الوقت في الرابط

## نظام الوقت في كلمات قليلة

tile-odds = تفاوت الوقت
tile-hourglass = ساعة رملية
tile-versus = الأبيض {"\u2068"}{ $white }{"\u2069"}، الأسود {"\u2068"}{ $black }{"\u2069"}
tile-then = ثم{" "}
tile-then-again = ثم{" "}
tile-hours = { $n } س
tile-moves-in = { $moves ->
    [one] نقلة واحدة في { $time }
    [two] نقلتان في { $time }
    [few] { $moves } نقلات في { $time }
    [many] { $moves } نقلة في { $time }
   *[other] { $moves } نقلة في { $time }
}
extra-besides = { $mode ->
    [increment] {"\u200E"}+{ SECONDS($time) } لكل نقلة
    [delay] تنتظر { SECONDS($time) } قبل كل نقلة
    [bronstein] تعيد حتى { SECONDS($time) } (برونشتاين)
    [byo-yomi] ثم { $n } × { SECONDS($time) }
    [canadian] { $n ->
        [one] ثم { SECONDS($time) } لكل نقلة
        [two] ثم { SECONDS($time) } لكل نقلتين
        [few] ثم { SECONDS($time) } لكل { $n } نقلات
        [many] ثم { SECONDS($time) } لكل { $n } نقلة
       *[other] ثم { SECONDS($time) } لكل { $n } نقلة
    }
    [hourglass] ما يستهلكه طرف يكسبه الآخر
    [per-move] لكل نقلة
    [double-flag] ثم { SECONDS($time) } للحفاظ على التعادل
    [upcount] ثم عدّ تصاعدي بلا علم
   *[sudden-death] {""}
}

## المباريات السابقة كما تسمّيها كل الصفحات

games-title = المباريات السابقة
games-versus = { $white }{"\u00A0"}– { $black }
games-unknown = غير معروف

## التطبيق ورخصه

about-title = حول التطبيق
about-local = يعمل Zeitnot بلا شبكة ولا يرسل شيئًا إلى أي مكان: كل ما تدخله يبقى على هذا الجهاز.
about-licence = برنامج Zeitnot حر برخصة GNU General Public License، الإصدار 3 أو ما بعده. الخط Barlow (SIL Open Font License).
about-licences = رخص المكتبات
about-translation = لم يقرأ هذه النصوص بعدُ من لغته الأم العربية، وما لم يُترجم يظهر بالإنجليزية. يشرح الملف docs/translating.md في الشفرة المصدرية كيف تُصحَّح.

## اللغات

language-title = اللغة
language-missing = اللغة {"\u2068"}{ $name }{"\u2069"} ليست على هذا الجهاز بعد. ستصل في زيارتك القادمة مع اتصال بالشبكة.

## صفحة الرقعة، للصفحات التي لا رقعة فيها

board-title = الرقعة
refusal-act = { $why ->
    [illegal-move] هذه النقلة غير قانونية.
    [not-on-move] ساعة الطرف الآخر هي التي تعمل.
    [not-started] لم تبدأ المباراة بعد.
    [press-first] اضغط الساعة أولًا: النقلة لم تكتمل.
    [move-presses] النقلة نفسها تضغط الساعة.
    [no-move-made] العب نقلة على الرقعة أولًا.
    [nothing-to-take-back] لا نقلة للتراجع عنها.
    [no-offer] لا عرض تعادل للرد عليه.
    [offer-stands] عُرض التعادل من قبل.
    [no-claim] لا يسمح الوضع بهذه المطالبة.
    [position-is-gone] لم يعد هذا الوضع جزءًا من المباراة.
   *[clock] { panel-rejection }
}

## كيف تُحفظ المباريات

keep-unsaved = { $why ->
    [full] مساحة تخزين المتصفح ممتلئة. ما أدخلته باقٍ إلى أن تُغلق هذه الصفحة فقط: احفظ نسخة احتياطية الآن.
    [absent] مساحة تخزين المتصفح لم تعد موجودة. ما أدخلته باقٍ إلى أن تُغلق هذه الصفحة فقط: احفظ نسخة احتياطية الآن.
   *[refused] يرفض المتصفح الحفظ. ما أدخلته باقٍ إلى أن تُغلق هذه الصفحة فقط: احفظ نسخة احتياطية الآن.
}
keep-nearly-full = استُخدم {"\u2068"}{ $percent }%{"\u2069"} من مساحة Zeitnot في تخزين المتصفح. نسخة احتياطية تحفظ مبارياتك.
keep-backup = حفظ نسخة احتياطية
keep-table-stays = في النسخة الاحتياطية المباراة التي على الطاولة بنقلات أخرى. ما لُعب هنا يبقى على الطاولة، والأخرى في المباريات السابقة.
keep-table-went-on = استمرت في النسخة الاحتياطية المباراة التي على الطاولة، وهي الآن كما هي فيها.

## تحميل الصفحات والإصدارات الجديدة

update-ready = إصدار جديد من Zeitnot جاهز.
update-restart = إعادة التشغيل الآن
update-loading = جارٍ التحميل
update-not-loaded = تعذّر تحميل هذه الصفحة. تحقّق من الاتصال وحاول مرة أخرى.
update-damaged = أحد ملفات هذه الصفحة على هذا الجهاز تالف. مبارياتك سليمة. اتصل بالشبكة وحاول مرة أخرى: سيُستبدل الملف.
update-try-again = حاول مرة أخرى
update-gone = تحتاج هذه الصفحة إلى الإصدار الجديد من Zeitnot.

## أخطاء الحفظ والتحميل

faults-absent = لا يسمح هذا المتصفح لـZeitnot بحفظ أي شيء. الساعة تعمل؛ وتضيع المباريات عند إغلاق الصفحة.
faults-full = مساحة تخزين المتصفح ممتلئة. الساعة مستمرة، لكن هذه المباراة لا تُحفظ. احذف مباريات سابقة، أو احفظ نسخة احتياطية.
faults-of-kind = { $kind ->
    [game] هذه المباراة
    [settings] الإعدادات
    [presets] أنظمة الوقت الخاصة بك
    [progress] تقدّمك في الدروس
    [correspondence] مباريات المراسلة
   *[study] تحليلاتك
}
faults-no-room = مساحة تخزين المتصفح ممتلئة. لا يمكن حفظ { faults-of-kind }.
faults-game-refused = رفض المتصفح الحفظ. الساعة مستمرة بلا حفظ.
faults-refused = رفض المتصفح حفظ { faults-of-kind }.
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
        [correspondence] غيّرت علامة تبويب أخرى مباريات المراسلة. لم يُحفظ آخر ما أدخلته هنا.
       *[other] غيّرت علامة تبويب أخرى { faults-of-kind }. أعد تحميل الصفحة لترى ما حفظته.
    }
    [newer-version] قام إصدار أحدث من Zeitnot بحفظ { faults-of-kind }. حمّل الإصدار الأحدث، أو صدّر ما وُضع جانبًا.
   *[no-number-left] لا يمكن حفظ { faults-of-kind }: رقم آخر حفظ هو أكبر رقم ممكن. احفظ نسخة احتياطية.
}
faults-overtaken = { $n ->
    [one] غيّرت علامة تبويب أخرى هذه المباراة. آخر إجراء لك هنا ليس جزءًا منها.
    [two] غيّرت علامة تبويب أخرى هذه المباراة. آخر إجراءين لك هنا ليسا جزءًا منها.
    [few] غيّرت علامة تبويب أخرى هذه المباراة. آخر { $n } إجراءات لك هنا ليست جزءًا منها.
    [many] غيّرت علامة تبويب أخرى هذه المباراة. آخر { $n } إجراءً لك هنا ليست جزءًا منها.
   *[other] غيّرت علامة تبويب أخرى هذه المباراة. آخر { $n } إجراء لك هنا ليست جزءًا منها.
}
faults-no-lock = لا يبيّن المتصفح هل تُلعب هذه المباراة في علامة تبويب أخرى. أغلق علامات تبويب Zeitnot الأخرى والعب في هذه.
faults-not-loaded = { $fault ->
    [store] { $error ->
        [absent] { faults-absent }
       *[other] تعذّرت قراءة البيانات المحفوظة في هذا المتصفح.
    }
    [newer-version] حفظ إصدار أحدث من Zeitnot شيئًا هنا. بقي دون تغيير.
   *[set-aside] { $kept ->
        [some] «{"\u2068"}{ $place }{"\u2069"}» { unreadable-why }. وُضع جانبًا دون تغيير.
       *[none] «{"\u2068"}{ $place }{"\u2069"}» { unreadable-why }. تُرك في مكانه.
    }
}
faults-several-set-aside = تعذّرت قراءة ما يلي، ووُضع جانبًا دون تغيير: {"\u2068"}{ $places }{"\u2069"}.
faults-overtaken-waiting = أثناء انتظار مساحة، حفظت علامة تبويب أخرى ما هو أحدث: {"\u2068"}{ $places }{"\u2069"}. ما أُدخل هنا وُضع جانبًا دون تغيير.
faults-set-aside-link = عرض ما وُضع جانبًا
faults-awake = قد تنطفئ الشاشة: لا يسمح هذا الجهاز لـZeitnot بإبقائها مضاءة.

## لماذا تتعذّر قراءة شيء محفوظ

unreadable-why = { $why ->
    [envelope] { $unreadable ->
        [not-ours] لم يكتبه Zeitnot
        [truncated] مقطوع في آخره
        [checksum] تالف
       *[newer-version] حفظه إصدار أحدث من Zeitnot
    }
    [migration] { unreadable-unclear }
   *[contents] { unreadable-unclear }
}
unreadable-unclear = تعذّر فهمه

## النسخة الثانية من المحفوظ

second-lost = لم يعد ممكنًا كتابة النسخة الثانية من مبارياتك. إن أُغلق المتصفح قسرًا فقد تضيع الدقيقة الأخيرة.

## الشيء نفسه في كلمات قليلة، لشريط ساعة تعمل

brief-one-copy = تُحفظ نسخة واحدة فقط

## المدد

length-none = لا وقت
length-days = d
length-decimal = .
length-hours = { $n } س
length-minutes = { $n } د
length-seconds = { $seconds } ث

## صفحة أنظمة الوقت

choose-title = نظام الوقت
choose-last-used = آخر ما استُخدم
choose-own = الخاصة بك
choose-new-own = نظام جديد
choose-type-it = اكتبه
choose-type-one = اكتب نظام وقت
choose-type-hint = 5+3 · G/90 d5
choose-which = قد يعني هذا أكثر من شيء. أيها تقصد؟
choose-play = العب
choose-edit = تعديل
choose-up = نقل لأعلى
choose-down = نقل لأسفل
choose-share = نسخ الرابط
choose-shared = نُسخ الرابط
choose-group = { $group ->
    [bullet] رصاصة
    [blitz] خاطف
    [rapid] سريع
    [classical] كلاسيكي
    [tournament] بطولة
    [double-flag] علم مزدوج
    [delay] تأخير
    [overtime] تمديد
   *[other] أخرى
}
choose-group-hint = { $group ->
    [bullet] أقل من 3 د
    [blitz] حتى 10 د
    [rapid] أكثر من 10 د وأقل من 60 د
    [classical] 60 د فأكثر
    [tournament] عدة فترات
    [double-flag] وقت أساسي للفوز، وإضافي للتعادل
    [delay] الساعة تنتظر
    [overtime] بيويومي، كندي
   *[other] تفاوت، ساعة رملية، لكل نقلة
}

## الإعدادات

settings-look = المظهر
settings-theme = الألوان
settings-theme-system = مثل الجهاز
settings-theme-light = فاتح
settings-theme-dark = داكن
settings-theme-contrast = تباين عالٍ
settings-layout = نصفا الشاشة
settings-layout-automatic = تلقائي
settings-face-to-face = وجهًا لوجه
settings-side-by-side = جنبًا إلى جنب
settings-exchanged = الأبيض في الأعلى أو على اليمين
settings-exchanged-hint = لأصحاب اليد اليسرى أيضًا
settings-signals = التنبيهات
settings-sound = الصوت
settings-volume = مستوى الصوت
settings-vibration = اهتزاز عند كل ضغطة
settings-voice = الإعلان عن ضيق الوقت
settings-no-device = غير متاح على هذا الجهاز
settings-try-out = تجربة
settings-low-time = ضيق الوقت من
settings-low-time-name = { $low ->
    [automatic] تلقائي
    [off] إيقاف
    [ten-seconds] 10 ث
    [twenty-seconds] 20 ث
    [thirty-seconds] 30 ث
   *[one-minute] 1 د
}
settings-data = بياناتك
settings-data-hint = تبقى المباريات وأنظمة وقتك وهذه الإعدادات في هذا المتصفح ولا تُرسل إلى أي مكان. النسخة الاحتياطية ملف واحد.
settings-backup = حفظ نسخة احتياطية
settings-restore = استعادة نسخة احتياطية
settings-restoring = جارٍ استعادة النسخة الاحتياطية: {"\u2068"}{ $percent }%{"\u2069"}
settings-set-aside = وُضع جانبًا
settings-set-aside-hint = تعذّرت قراءة هذه البيانات. هي محفوظة دون تغيير.
settings-export-as-is = تصدير دون تغيير
settings-discard-sure = حذف نهائي
settings-nothing-kept = لا يحفظ المتصفح شيئًا هنا: تبقى المباريات إلى أن تُغلق الصفحة.
settings-look-hint = فاتح أو داكن أو أقوى تباين
settings-clock = الساعة
settings-clock-hint = موضع النصفين على الطاولة
settings-signals-hint = الصوت والاهتزاز والنطق وضيق الوقت
settings-board-hint = المربعات والقطع والحروف

## معنى الإعداد في جمل كاملة

sentence-both = لكل لاعب { $control }.
sentence-sides = للأبيض { $white }. للأسود { $black }.
sentence-first-increment = تأتي الإضافة الأولى مع الضغطة الأولى.
sentence-on-claim = يُحتسب سقوط العلم عند المطالبة به.
sentence-flag-stops = أول علم يسقط يوقف الساعتين.
sentence-runs-on = تستمر الساعتان بعد سقوط العلم.
sentence-starts = تبدأ ساعة الأبيض تلقائيًا؛ ومن لم يحضر حتى ذلك الحين يخسر بالغياب.
sentence-starts-later = تبدأ ساعة الأبيض تلقائيًا؛ ومن لم يحضر بعد ذلك خلال { $later } يخسر بالغياب.

## نظام الوقت: فتراته وما بينها

control-then = ،{" "}ثم{" "}
control-then-other = ؛{" "}ثم{" "}
control-shared = ، {"\u200E"}+{ EXACT($bonus) } لكل نقلة

## مدى الفترة، بعد وقتها

span-repeated = { $n ->
    [one] {" "}لكل نقلة
    [two] {" "}لكل نقلتين
    [few] {" "}لكل { $n } نقلات
    [many] {" "}لكل { $n } نقلة
   *[other] {" "}لكل { $n } نقلة
}
span-moves = { $n ->
    [one] {" "}لنقلة واحدة
    [two] {" "}لنقلتين
    [few] {" "}لـ{ $n } نقلات
    [many] {" "}لـ{ $n } نقلة
   *[other] {" "}لـ{ $n } نقلة
}
span-time = ، وعند نفاد وقت أي من اللاعبين تبدأ الفترة التالية لكليهما
span-rest = {" "}لبقية المباراة
span-game = {" "}للمباراة

## الفترة

period-no-time = لا وقت أساسي
period-main = { $time }{ $span }، ثم{" "}
period-sudden-death = { $time }{ $span }
period-increment = { $time }{ $span }، {"\u200E"}+{ EXACT($bonus) } لكل نقلة
period-delay = { $time }{ $span }، وتنتظر الساعة { EXACT($delay) } قبل كل نقلة
period-bronstein = { $time }{ $span }، ويُعاد ما استهلكته النقلة، حتى { EXACT($delay) }
period-byo-yomi = { $count ->
    [one] فترة واحدة من { EXACT($each) }، لا تُفقد إلا إذا نفدت
    [two] فترتان من { EXACT($each) }، لا تُفقد الفترة إلا إذا نفدت
    [few] { $count } فترات من { EXACT($each) }، لا تُفقد الفترة إلا إذا نفدت
    [many] { $count } فترة من { EXACT($each) }، لا تُفقد الفترة إلا إذا نفدت
   *[other] { $count } فترة من { EXACT($each) }، لا تُفقد الفترة إلا إذا نفدت
}
period-canadian = { $n ->
    [one] { EXACT($time) } لكل نقلة
    [two] { EXACT($time) } لكل نقلتين
    [few] { EXACT($time) } لكل { $n } نقلات
    [many] { EXACT($time) } لكل { $n } نقلة
   *[other] { EXACT($time) } لكل { $n } نقلة
}
period-hourglass = { $time }، وما يستهلكه لاعب يكسبه الآخر
period-upcount = { $time }، ثم عدّ تصاعدي؛ ولا يسقط علم
period-double-flag = { $time }{ $span }، ثم { EXACT($extra) } للحفاظ على التعادل، {"\u200E"}+{ EXACT($bonus) } لكل نقلة{ $rule ->
    [truncated] {""}
   *[other] ، وأقل حين يبقى الكثير
}، حتى { EXACT($extra) }
period-each-of = { $n ->
    [one] { $time } لنقلة واحدة
    [two] { $time } لكل نقلة من نقلتين
    [few] { $time } لكل نقلة من { $n } نقلات
    [many] { $time } لكل نقلة من { $n } نقلة
   *[other] { $time } لكل نقلة من { $n } نقلة
}
period-each = { $time } لكل نقلة

//! The editor of a time control: every option of the clock, all its problems at once, and its
//! meaning in a sentence.

pub(crate) mod bonus_rules;

use std::rc::Rc;

use leptos::prelude::*;

use crate::clock::draft::{
    EndKind, FieldError, FormField as Place, ModeKind, PeriodField, PeriodForm, SetupForm,
};
use crate::clock::length::{self, Unit};
use crate::clock::setup::{FlagOrder, MAX_PERIODS};
use crate::clock::{Color, FlagDetection, Setup};
use crate::ui::context::clock_controller::ClockController;
use crate::ui::context::settings::{MAX_NAME, Preset, first_setup};
use crate::ui::el::{El, dynamic, el, several, text, when};
use crate::ui::route::{ManageRoute, Route};
use crate::ui::text::{self, bound, t};
use crate::ui::widgets::field::{Field, labelled};
use crate::ui::widgets::page::page;
use bonus_rules::bonus_rules;

/// The extra time and the bonus with which a double flag begins, in seconds.
const EXTRA: &str = "60";
const BONUS: &str = "10";

/// The form and what comes of it. A handle.
#[derive(Clone, Copy)]
struct Form {
    form: RwSignal<SetupForm>,
    read: Memo<Result<Setup, Vec<FieldError>>>,
}

impl Form {
    fn new(setup: &Setup) -> Form {
        let form = RwSignal::new(SetupForm::of(setup));
        let read = Memo::new(move |_| form.with(SetupForm::check));
        Form { form, read }
    }

    /// What is wrong with a field, in words.
    fn wrong(self, place: Place) -> impl Fn() -> String + Copy + 'static {
        move || {
            self.read
                .with(|read| {
                    let problems = read.as_ref().err()?;
                    let found = problems.iter().find(|problem| problem.field == place)?;
                    Some((t().editor.problem)(&found.problem))
                })
                .unwrap_or_default()
        }
    }

    /// Something of a period, or what is usual for one that is gone.
    fn see<T>(self, color: Color, index: usize, see: impl Fn(&PeriodForm) -> T) -> T {
        self.form
            .with(|form| match form.periods.get(color).get(index) {
                Some(period) => see(period),
                None => see(&PeriodForm::default()),
            })
    }

    fn change(self, color: Color, index: usize, change: impl FnOnce(&mut PeriodForm)) {
        self.form.update(|form| {
            if let Some(period) = form.periods.get_mut(color).get_mut(index) {
                change(period);
            }
        });
    }
}

/// The page. `place` is the own preset to edit.
pub(crate) fn editor_page(place: Option<usize>) -> El {
    let clock = expect_context::<ClockController>();
    let context = clock.context;
    let preset = place.and_then(|place| context.presets.with_untracked(|p| p.get(place).cloned()));
    let edited = preset.clone();
    let setup = preset.as_ref().map(|preset| preset.setup.clone());
    let setup = setup
        .or_else(|| {
            context
                .settings
                .with_untracked(|settings| settings.last.clone())
        })
        .unwrap_or_else(first_setup);
    let form = Form::new(&setup);
    let name = RwSignal::new(preset.map(|preset| preset.name).unwrap_or_default());
    let name_wrong = RwSignal::new(String::new());
    let same = Memo::new(move |_| form.form.with(|form| form.same));

    let save = move || {
        let chosen = name.get_untracked().trim().to_owned();
        if chosen.is_empty() {
            name_wrong.set(t().editor.name_missing.into());
            return;
        }
        if chosen.chars().count() > MAX_NAME {
            name_wrong.set(t().editor.name_long.into());
            return;
        }
        if let Ok(setup) = form.read.get_untracked() {
            let preset = Preset {
                name: chosen,
                setup,
            };
            // Another tab may have moved, changed or deleted it meanwhile.
            context.set_presets(|presets| {
                let place = presets.iter().position(|one| Some(one) == edited.as_ref());
                match place {
                    Some(place) => presets[place] = preset,
                    None => presets.push(preset),
                }
            });
            Route::Manage(ManageRoute::Controls).go();
        }
    };
    let play = move || {
        if let Ok(setup) = form.read.get_untracked() {
            if clock.is_idle() {
                clock.set_up(setup);
                context.play_route().go();
            } else {
                context.notify(t().controls.replaces.into());
            }
        }
    };
    let both = check(
        "same",
        move || same.get(),
        move |same| {
            form.form.update(|form| {
                if !same {
                    form.periods.black = form.periods.white.clone();
                }
                form.same = same;
            });
        },
    );
    let sides = el("div")
        .class("columns")
        .child(side(form, Color::White, same))
        .child(when(
            move || !same.get(),
            move || side(form, Color::Black, same),
        ));
    let meaning = el("aside")
        .class("meaning")
        .attr("role", "status")
        .attr("aria-label", t().editor.means)
        .child(dynamic(move || meaning(form)));
    let name_field = Field::new(
        "name",
        t().editor.name,
        move || name.get(),
        move |typed| {
            name.set(typed);
            name_wrong.set(String::new());
        },
    )
    .placeholder(t().editor.name_hint)
    .error(move || name_wrong.get());
    let button = |kind: &str, act: &str, label: &str| {
        el("button")
            .attr("type", kind)
            .attr("data-act", act)
            .attr_with("disabled", move || {
                form.read.with(Result::is_err).then_some("")
            })
            .child(label)
    };
    let buttons = el("div")
        .class("primary")
        .child(
            button("button", "play", t().editor.play)
                .class("main")
                .on("click", move |_| play()),
        )
        .child(button("submit", "save", t().editor.save));
    let body = el("form")
        .class("editor")
        .attr("novalidate", "")
        .on("submit", move |event| {
            event.prevent_default();
            save();
        })
        .child(both.child(t().editor.same))
        .child(sides)
        .child(start(form))
        .child(flags(form))
        .child(meaning)
        .child(name_field.view())
        .child(buttons);
    page(
        t().editor.title,
        &Route::Manage(ManageRoute::Controls),
        body,
    )
}

/// Yes or no; its words are yet to be put in.
fn check(name: &str, checked: impl Fn() -> bool + 'static, change: impl Fn(bool) + 'static) -> El {
    let input = el("input")
        .attr("type", "checkbox")
        .attr("name", name)
        .flag_with("checked", checked)
        .on("change", move |event| change(event.checked()));
    el("label").class("check").child(input)
}

/// What the form means, or everything that is to be mended.
fn meaning(form: Form) -> El {
    form.read.with(|read| match read {
        Ok(setup) => el("p").child(bound(&(text::manage().sentence)(setup))),
        Err(problems) => {
            let items: Vec<El> = problems
                .iter()
                .map(|problem| el("li").child((t().editor.located)(problem)))
                .collect();
            let count = (t().editor.problems)(problems.len());
            several()
                .child(el("p").class("refusal").child(count))
                .child(el("ul").class("problems").child(items))
        }
    })
}

/// The periods of one side.
fn side(form: Form, color: Color, same: Memo<bool>) -> El {
    let count = Memo::new(move |_| form.form.with(|form| form.periods.get(color).len()));
    let add = move || {
        form.form.update(|form| {
            let periods = form.periods.get_mut(color);
            if let Some(last) = periods.last_mut() {
                let next = PeriodForm {
                    end: EndKind::Game,
                    moves: String::new(),
                    ..last.clone()
                };
                if last.end == EndKind::Game {
                    last.end = EndKind::Moves;
                    last.moves = "40".into();
                }
                periods.push(next);
            }
        });
    };
    let periods = dynamic(move || {
        let count = count.get();
        (0..count)
            .map(|index| period(form, color, index, count))
            .collect::<Vec<El>>()
    });
    el("div")
        .class("side")
        .child(when(
            move || !same.get(),
            move || el("h2").child((t().words.color)(color)),
        ))
        .child(periods)
        .child(
            el("p")
                .class("refusal")
                .child(text(form.wrong(Place::Control(color)))),
        )
        .child(when(
            move || count.get() < MAX_PERIODS,
            move || {
                el("button")
                    .attr("type", "button")
                    .attr("data-act", "add-period")
                    .on("click", move |_| add())
                    .child(t().editor.add_period)
            },
        ))
}

/// The fields of one period.
fn period(form: Form, color: Color, index: usize, count: usize) -> El {
    let key = move |part: &str| [color.name(), "-", &index.to_string(), "-", part].concat();
    let place = move |part| Place::Period(color, index, part);
    let mode = move || form.see(color, index, |period| period.mode);
    let field = move |part: PeriodField,
                      name: &str,
                      hint: &'static str,
                      at: fn(&mut PeriodForm) -> &mut String| {
        Field::new(
            key(name),
            "",
            move || form.see(color, index, |period| at(&mut period.clone()).clone()),
            move |typed| form.change(color, index, |period| *at(period) = typed),
        )
        .label_with(move || (t().editor.part)(part, mode()))
        .hint(hint)
        .numeric()
        .error(form.wrong(place(part)))
        .view()
    };
    let last = index + 1 == count;
    let mut legend = el("legend");
    if count > 1 {
        let remove = move || {
            form.form.update(|form| {
                let periods = form.periods.get_mut(color);
                if index < periods.len() {
                    periods.remove(index);
                }
                if let Some(last) = periods.last_mut()
                    && last.end == EndKind::Time
                {
                    last.end = EndKind::Game;
                }
            });
        };
        legend = legend.child((t().editor.period)(index + 1)).child(
            el("button")
                .attr("type", "button")
                .class("quiet")
                .attr("data-act", "remove-period")
                .on("click", move |_| remove())
                .child(t().editor.remove_period),
        );
    }
    let part = move |part| (t().editor.part)(part, ModeKind::SuddenDeath);
    let end = choice(
        &key("end"),
        part(PeriodField::End),
        EndKind::ALL
            .map(|kind| (t().editor.end_kind)(kind, last))
            .to_vec(),
        move || place_of(&EndKind::ALL, form.see(color, index, |period| period.end)),
        move |i| {
            if let Some(&kind) = EndKind::ALL.get(i) {
                form.change(color, index, |period| period.end = kind);
            }
        },
        form.wrong(place(PeriodField::End)),
    );
    let modes = choice(
        &key("mode"),
        part(PeriodField::Mode),
        ModeKind::ALL.map(t().words.mode).to_vec(),
        move || place_of(&ModeKind::ALL, mode()),
        move |i| {
            if let Some(&kind) = ModeKind::ALL.get(i) {
                form.change(color, index, |period| {
                    period.mode = kind;
                    // The article's own example is a good beginning.
                    if kind.has_extra() && period.extra.is_empty() {
                        period.extra = EXTRA.into();
                        period.bonus = BONUS.into();
                    }
                });
            }
        },
        form.wrong(place(PeriodField::Mode)),
    );
    let ends_by_moves = move || form.see(color, index, |period| period.end == EndKind::Moves);
    el("fieldset")
        .class("period")
        .child(legend)
        .child(field(PeriodField::Time, "time", t().editor.minutes, |p| {
            &mut p.time
        }))
        .child(end)
        .child(when(ends_by_moves, move || {
            field(PeriodField::Moves, "moves", "", |p| &mut p.moves)
        }))
        .child(modes)
        .child(when(
            move || mode().has_extra(),
            move || {
                field(PeriodField::Extra, "extra", t().editor.seconds, |p| {
                    &mut p.extra
                })
            },
        ))
        .child(when(
            move || mode().has_bonus(),
            move || {
                field(PeriodField::Bonus, "bonus", t().editor.seconds, |p| {
                    &mut p.bonus
                })
            },
        ))
        .child(when(
            move || mode().has_count(),
            move || field(PeriodField::Count, "count", "", |p| &mut p.count),
        ))
        .child(when(
            move || mode().has_extra(),
            move || double_flag(form, color, index),
        ))
}

/// What the double flag is, and how its bonus is reckoned.
fn double_flag(form: Form, color: Color, index: usize) -> El {
    let times = Memo::new(move |_| {
        let read = |text: &str, standard| {
            length::parse(text, Unit::Seconds)
                .or_else(|_| length::parse(standard, Unit::Seconds))
                .unwrap_or_default()
        };
        form.see(color, index, |period| {
            (read(&period.extra, EXTRA), read(&period.bonus, BONUS))
        })
    });
    let rules = bonus_rules(
        &[color.name(), "-", &index.to_string(), "-rule"].concat(),
        move || form.see(color, index, |period| period.rule),
        move |rule| form.change(color, index, |period| period.rule = rule),
        move || times.get(),
    );
    el("div")
        .class("double-flag")
        .child(el("p").class("quiet").child(t().editor.double_flag))
        .child(rules)
}

fn place_of<T: PartialEq>(all: &[T], one: T) -> usize {
    all.iter().position(|other| *other == one).unwrap_or(0)
}

/// A labelled list of choices, each by its place.
fn choice(
    name: &str,
    label: &'static str,
    options: Vec<&str>,
    value: impl Fn() -> usize + Clone + 'static,
    choose: impl Fn(usize) + 'static,
    error: impl Fn() -> String + 'static,
) -> El {
    let mut select = el("select").on("change", move |event| {
        if let Ok(place) = event.value().parse() {
            choose(place);
        }
    });
    for (place, words) in options.into_iter().enumerate() {
        let value = value.clone();
        let option = el("option")
            .attr("value", place.to_string())
            .flag_with("selected", move || value() == place);
        select = select.child(option.child(words));
    }
    labelled(
        name,
        Box::new(move || label.into()),
        select,
        Rc::new(error),
        "",
    )
}

/// How the game starts.
fn start(form: Form) -> El {
    let texts = &t().editor;
    let first_bonus = check(
        "first-bonus",
        move || form.form.with(|form| form.first_bonus),
        move |checked| form.form.update(|form| form.first_bonus = checked),
    )
    .child(texts.first_bonus)
    .child(el("small").child(texts.first_bonus_hint));
    let starts_in = Field::new(
        "starts-in",
        texts.starts_in,
        move || form.form.with(|form| form.starts_in.clone()),
        move |typed| form.form.update(|form| form.starts_in = typed),
    )
    .hint(texts.starts_in_hint)
    .numeric()
    .error(form.wrong(Place::StartsIn));
    let default_time = move || {
        Field::new(
            "default-time",
            texts.default_time,
            move || form.form.with(|form| form.default_time.clone()),
            move |typed| form.form.update(|form| form.default_time = typed),
        )
        .hint(texts.minutes)
        .numeric()
        .error(form.wrong(Place::DefaultTime))
        .view()
    };
    let scheduled = move || form.form.with(|form| !form.starts_in.trim().is_empty());
    let columns = el("div")
        .class("columns")
        .child(starts_in.view())
        .child(when(scheduled, default_time));
    el("fieldset")
        .child(el("legend").child(texts.start))
        .child(first_bonus)
        .child(columns)
}

/// What a flag does.
fn flags(form: Form) -> El {
    const FREEZE: [Option<bool>; 3] = [None, Some(true), Some(false)];
    const NOTED: [FlagDetection; 2] = [FlagDetection::Automatically, FlagDetection::OnClaim];
    const ORDER: [FlagOrder; 2] = [FlagOrder::Shown, FlagOrder::Hidden];
    let texts = &t().editor;
    let freeze = choice(
        "freeze",
        texts.freeze,
        vec![texts.freeze_usual, texts.freeze_yes, texts.freeze_no],
        move || place_of(&FREEZE, form.form.with(|form| form.freeze)),
        move |i| {
            let freeze = FREEZE.get(i).copied().flatten();
            form.form.update(|form| form.freeze = freeze);
        },
        String::new,
    );
    let noted = choice(
        "noted",
        texts.noted,
        vec![texts.noted_auto, texts.noted_claim],
        move || place_of(&NOTED, form.form.with(|form| form.noted)),
        move |i| {
            if let Some(&noted) = NOTED.get(i) {
                form.form.update(|form| form.noted = noted);
            }
        },
        String::new,
    );
    let order = choice(
        "order",
        texts.order,
        vec![texts.order_shown, texts.order_hidden],
        move || place_of(&ORDER, form.form.with(|form| form.order)),
        move |i| {
            if let Some(&order) = ORDER.get(i) {
                form.form.update(|form| form.order = order);
            }
        },
        String::new,
    );
    let columns = el("div").class("columns").child([freeze, noted, order]);
    let at_once = Memo::new(move |_| {
        form.form
            .with(|form| form.noted == FlagDetection::Automatically)
    });
    let double = Memo::new(move |_| {
        form.form.with(|form| {
            let last = form.periods.white.last();
            last.is_some_and(|period| period.mode == ModeKind::DoubleFlag)
        })
    });
    el("fieldset")
        .child(el("legend").child(texts.flags))
        .child(when(
            move || double.get(),
            move || el("p").class("quiet").child(texts.flags_double),
        ))
        .child(
            el("div")
                .attr_with("hidden", move || double.get().then_some(""))
                .child(columns)
                .child(when(
                    move || at_once.get(),
                    move || el("p").class("quiet").child(texts.noted_auto_hint),
                )),
        )
}

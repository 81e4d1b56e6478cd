//! An account in both cases, until a comparison with the server says how it counts: [`Cases`].

use leptos::prelude::*;

use crate::correspondence::account::Account;
use crate::correspondence::deadline::{Differs, WorstCase};
use crate::ui::text::correspondence::{case, common, game as words, in_bank};
use crate::ui::widgets::length::{bound, length};

/// An account as it is shown, and the other one that it may be. A player relies on the least time of
/// their own, and on the most that the opponent may have.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Cases {
    /// The account to rely on.
    pub shown: Account,
    doubt: Option<CaseDoubt>,
}

/// Another way to count, which gives another account.
#[derive(Clone, Copy, Debug, PartialEq)]
struct CaseDoubt {
    other: Account,
    by: Differs,
    /// Whether the account that is shown is the one of the case in which the server differs.
    shows_worst: bool,
}

impl Cases {
    /// The cases of an account of the ledger; `worst` is the one with less time, if there is one.
    pub(crate) fn of(account: Account, worst: Option<WorstCase>, is_opponent: bool) -> Cases {
        let Some(WorstCase { account: least, by }) = worst else {
            return Cases {
                shown: account,
                doubt: None,
            };
        };
        let (shown, other) = if is_opponent {
            (account, least)
        } else {
            (least, account)
        };
        let shows_worst = !is_opponent;
        let doubt = Some(CaseDoubt {
            other,
            by,
            shows_worst,
        });
        Cases { shown, doubt }
    }

    /// The case that the account is shown in, in words; `None` if there is but one.
    pub(crate) fn shown_case(self) -> Option<&'static str> {
        let CaseDoubt {
            by, shows_worst, ..
        } = self.doubt?;
        Some(case(by, shows_worst, true))
    }

    /// The other account, and its case in words.
    pub(crate) fn other(self) -> Option<(Account, &'static str)> {
        let CaseDoubt {
            other,
            by,
            shows_worst,
        } = self.doubt?;
        Some((other, case(by, !shows_worst, false)))
    }

    /// Whether the account that is shown is the one with less time than in the ledger.
    pub(crate) fn shows_worst(self) -> bool {
        self.doubt.is_some_and(|doubt| doubt.shows_worst)
    }

    /// The bank with the case that it is of; `None` if there is but one.
    pub(crate) fn bank_of_case(self) -> Option<String> {
        let bank = in_bank(self.shown.bank);
        Some(words::bank_if(self.shown_case()?, &bank))
    }
}

/// Before the clock: that there may be less on it, or more.
#[component]
pub(crate) fn CaseBound(#[prop(into)] cases: Signal<Cases>) -> impl IntoView {
    move || {
        let doubt = cases.get().doubt?;
        Some(bound(if doubt.shows_worst {
            common::at_worst()
        } else {
            common::at_most()
        }))
    }
}

/// Below it: the other account.
#[component]
pub(crate) fn OtherCase(#[prop(into)] cases: Signal<Cases>) -> impl IntoView {
    move || {
        let cases = cases.get();
        let (Account { clock, bank, .. }, case) = cases.other()?;
        let said = words::account_if(case, &length(clock), &in_bank(bank));
        let named = |is| if is { Some("") } else { None };
        Some(view! {
            <span
                class="correspondence-other-account"
                data-best=named(cases.shows_worst())
                data-least=named(!cases.shows_worst())
            >
                {said}
            </span>
        })
    }
}

//! The figures here beside those of the server, and their difference: [`CompareTable`].

use leptos::prelude::*;

use super::super::typed_figures::{FigureField, TypedFigures, figure_name};
use super::state::GamePage;
use crate::clock::Color;
use crate::correspondence::account::Account;
use crate::correspondence::deadline::worst_cases;
use crate::correspondence::look::Figure;
use crate::correspondence::{Seconds, Utc};
use crate::ui::text::correspondence::{case, game as words, in_bank};
use crate::ui::widgets::length::{Figures, length};

/// Clock and bank of both players, one's own first: here, on the server, and by how much they
/// differ.
#[component]
pub(super) fn CompareTable(
    page: GamePage,
    figures: TypedFigures,
    /// When the server was looked at.
    stamp: RwSignal<Option<Utc>>,
) -> impl IntoView {
    let mine = page.game.with_untracked(|game| game.mine);
    let sides = mine.map_or(Color::ALL, |mine| [mine, mine.other()]);
    let of_side = move |side| view! { <SideFigures page figures stamp side/> };
    view! {
        <table class="figures-table correspondence-compare">
            <thead>
                <tr>
                    <td></td>
                    <th scope="col">{words::here()}</th>
                    <th scope="col">{words::zone_of_server()}</th>
                    <th scope="col">{words::difference()}</th>
                </tr>
            </thead>
            {sides.map(of_side)}
        </table>
    }
}

/// The figures of a player.
#[component]
fn SideFigures(
    page: GamePage,
    figures: TypedFigures,
    stamp: RwSignal<Option<Utc>>,
    side: Color,
) -> impl IntoView {
    // While the instant is missing, those of the present.
    let account = Memo::new(move |_| {
        let at = stamp.get();
        let at = at.unwrap_or_else(|| page.correspondence.this_second());
        page.ledger.with(|ledger| {
            let state = ledger.at(at);
            state.is_known(side).then_some(*state.account(side))
        })
    });
    // The comparison decides between the two cases that the page of the game names.
    let other = move || {
        let (settled, account) = (page.settled(), account.get());
        page.ledger.with(|ledger| {
            let worst = *worst_cases(ledger, &settled).get(side);
            let worst = worst?.run_to(ledger, side, &account?);
            let Account { clock, bank, .. } = worst.account;
            let bank = in_bank(bank);
            Some(words::account_if(
                case(worst.by, true, true),
                &length(clock),
                &bank,
            ))
        })
    };
    let row = move |figure: Figure| {
        let here = Memo::new(move |_| {
            let Account { clock, bank, .. } = account.get()?;
            Some(match figure {
                Figure::Clock => clock,
                Figure::Bank => bank,
            })
        });
        let differs = move || Some(figures.get(side, figure)? - here.get()?);
        let name = match figure {
            Figure::Clock => "clock",
            Figure::Bank => "bank",
        };
        view! {
            <tr data-figure=name>
                <th scope="row">{figure_name(figure)}</th>
                <td class="num" data-column="here">
                    {move || {
                        here.get()
                            .map(|here| view! { <Figures length=Signal::stored(length(here))/> })
                    }}
                </td>
                <td>
                    <FigureField
                        figures
                        side
                        figure
                        of=Signal::derive(move || page.name(side))
                        ending=""
                        is_tried=Signal::derive(move || figures.is_half(side))
                    />
                </td>
                <td class="num" data-column="difference">
                    {move || {
                        differs()
                            .map(|by| view! { <Figures length=Signal::stored(signed(by))/> })
                    }}
                </td>
            </tr>
        }
    };
    view! {
        <tbody data-side=side.name()>
            <tr>
                <th scope="rowgroup" colspan="4" dir="auto">
                    {move || page.name(side)}
                    {move || other().map(|other| view! { <small class="num">{other}</small> })}
                </th>
            </tr>
            {Figure::ALL.map(row)}
        </tbody>
    }
}

/// A difference with its sign.
fn signed(by: Seconds) -> String {
    match by.get() {
        0 => "0".into(),
        1.. => ["+", &length(by)].concat(),
        _ => ["\u{2212}", &length(by.abs())].concat(),
    }
}

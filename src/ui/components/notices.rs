//! What the user is to be told: [`Notices`].

use leptos::prelude::*;

use super::icon::Icon;
use crate::ui::erased::{dynamic, on};
use crate::ui::route::Route;
use crate::ui::table::Table;
use crate::ui::text::t;

/// All notices, each until it is dismissed.
#[component]
pub fn Notices() -> impl IntoView {
    let table = expect_context::<Table>();
    view! {
        <div class="notices" role="status">
            {dynamic(move || table.following.get().then(|| view! { <p class="notice">{t().face.following}</p> }))}
            {dynamic(move || {
                table
                    .notices
                    .get()
                    .into_iter()
                    .enumerate()
                    .map(|(i, notice)| {
                        view! {
                            <p class="notice" role="alert">
                                <span>
                                    {notice.text}
                                    {notice
                                        .set_aside
                                        .then(|| {
                                            view! {
                                                " "
                                                <a href=Route::Settings.href()>
                                                    {t().faults.set_aside_link}
                                                </a>
                                            }
                                        })}
                                </span>
                                <button
                                    class="tool"
                                    aria-label=t().common.close
                                    on:click=on(move || {
                                        table
                                            .notices
                                            .update(|notices| {
                                                if i < notices.len() {
                                                    notices.remove(i);
                                                }
                                            })
                                    })
                                >
                                    {Icon::Close.view()}
                                </button>
                            </p>
                        }
                    })
                    .collect_view()
            })}
        </div>
    }
}

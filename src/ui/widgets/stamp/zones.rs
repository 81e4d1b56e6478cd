//! The choice of the zone in which a date is given: [`Zones`].

use leptos::prelude::*;

use super::draft::Draft;
use crate::platform::zone;
use crate::ui::text;
use crate::ui::text::correspondence::game as texts;
use crate::ui::widgets::field::{Field, Labelled};

/// The server's zone, UTC, the device's, or another by its name.
#[component]
pub(super) fn Zones(name: String, server: Signal<String>, draft: Draft) -> impl IntoView {
    let choices = Memo::new(move |_| server.with(|server| choices(server)));
    let is_other = RwSignal::new(false);
    let choose = move |zone: String| {
        is_other.set(zone.is_empty());
        if !zone.is_empty() {
            draft.choose_zone(zone);
        }
    };
    let chosen = Memo::new(move |_| {
        let zone = draft.zone.get();
        let is_listed = |(listed, _): &(String, String)| *listed == zone;
        let is_listed = !is_other.get() && choices.with(|choices| choices.iter().any(is_listed));
        if is_listed { zone } else { String::new() }
    });
    let option = move |(zone, label): (String, String)| {
        let is_chosen = {
            let zone = zone.clone();
            move || chosen.with(|chosen| *chosen == zone)
        };
        view! { <option value=zone prop:selected=is_chosen>{label}</option> }
    };
    let other = move || (String::new(), texts::zone_other().to_owned());
    let id = ["field-", &name, "-zone"].concat();
    let by_name = [&name, "-zone-name"].concat();
    view! {
        <div class="stamp-zone">
            <Labelled id=id.clone() label=Signal::stored(texts::zone().to_owned()) error=Signal::stored(None) hint="">
                <select
                    id=id.clone()
                    name=[&name, "-zone"].concat()
                    on:change:target=move |event| choose(event.target().value())
                >
                    {move || choices.get().into_iter().chain([other()]).map(option).collect_view()}
                </select>
            </Labelled>
            <Show when=move || is_other.get()>
                <ZoneName name=by_name.clone() draft/>
            </Show>
        </div>
    }
}

/// A zone by its name.
#[component]
fn ZoneName(name: String, draft: Draft) -> impl IntoView {
    let error = Signal::derive(move || {
        let zone = draft.zone.get();
        (!zone::is_known(&zone)).then(|| text::correspondence::zone_unknown(&zone))
    });
    view! {
        <Field
            name
            label=texts::zone_name()
            placeholder="Europe/Zurich"
            value=draft.zone
            on_input=move |zone: String| draft.choose_zone(zone.trim().to_owned())
            error
        />
    }
}

/// The zones that are offered, each once, with their labels.
fn choices(server: &str) -> Vec<(String, String)> {
    let here = zone::here();
    // Without a server, or if both zones are equal, the name suffices.
    let of_server = if server == here {
        ""
    } else {
        texts::zone_of_server()
    };
    let mut choices: Vec<(String, String)> = Vec::new();
    for (zone, label) in [
        (server, of_server),
        (zone::UTC, ""),
        (here.as_str(), texts::zone_here()),
    ] {
        let is_listed = choices.iter().any(|(known, _)| known == zone);
        if is_listed || !zone::is_known(zone) {
            continue;
        }
        let label = match label {
            "" => zone.to_owned(),
            label => [label, ": ", zone].concat(),
        };
        choices.push((zone.to_owned(), label));
    }
    choices
}

//! The pages of the area *manage*, with their addresses: [`ManageRoute`].

use super::Route;

/// A page for time controls, the list of past games or settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ManageRoute {
    /// The time controls to choose from.
    Controls,
    /// The editor for a new time control, or for a preset of one's own, by its place.
    Editor(Option<usize>),
    /// The list of past games.
    Games,
    /// Settings, backup, storage.
    Settings,
    /// The same, at the backup.
    Backup,
    /// The list of keys.
    Keys,
}

impl ManageRoute {
    pub(super) fn parse(parts: &[&str]) -> Option<ManageRoute> {
        Some(match *parts {
            ["controls"] => ManageRoute::Controls,
            ["edit"] => ManageRoute::Editor(None),
            ["edit", place] => ManageRoute::Editor(Some(place.parse().ok()?)),
            ["games"] => ManageRoute::Games,
            ["settings"] => ManageRoute::Settings,
            ["settings", "backup"] => ManageRoute::Backup,
            ["keys"] => ManageRoute::Keys,
            _ => return None,
        })
    }

    pub(super) fn path(&self) -> String {
        match self {
            ManageRoute::Controls => "/controls".into(),
            ManageRoute::Editor(None) => "/edit".into(),
            ManageRoute::Editor(Some(place)) => format!("/edit/{place}"),
            ManageRoute::Games => "/games".into(),
            ManageRoute::Settings => "/settings".into(),
            ManageRoute::Backup => "/settings/backup".into(),
            ManageRoute::Keys => "/keys".into(),
        }
    }
}

impl From<ManageRoute> for Route {
    fn from(page: ManageRoute) -> Route {
        Route::Manage(page)
    }
}

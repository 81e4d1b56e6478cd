//! While both ways of drawing live side by side: a view in an [`El`] ([`El::of`]), and an [`El`] in
//! a view (`{el}` in `view!`).

use leptos::prelude::*;
use leptos::tachys::html::attribute::Attribute;
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::view::add_attr::AddAnyAttr;
use leptos::tachys::view::{Mountable, Position, PositionState, Render, RenderHtml};

use super::El;
use crate::platform::dom::Node;

impl El {
    /// A view as an [`El`]. It lives as long as the owner in which this is called. If its root is
    /// one element, the result is that element, so that `.class` and `.child` work on it.
    pub(crate) fn of(view: impl IntoView + 'static) -> El {
        let fragment = Node::several();
        let mut state = view.into_any().build();
        state.mount(fragment.as_parent(), None);
        // Its effects and listeners end when the owner drops it.
        StoredValue::new_local(state);
        El(fragment.sole())
    }
}

/// An [`El`] that is shown in a view: its nodes from the first to the last.
#[derive(Debug)]
pub struct Shown {
    first: Node,
    last: Node,
    /// Where the nodes are while they are not shown.
    away: Node,
}

impl Render for El {
    type State = Shown;

    fn build(self) -> Shown {
        let away = Node::several();
        let (first, last) = if self.0.is_several() {
            // What is in it may change, so it stands between two empty texts.
            let (first, last) = (Node::text(""), Node::text(""));
            away.append(&first);
            away.append(&self.0);
            away.append(&last);
            (first, last)
        } else {
            away.append(&self.0);
            (self.0.clone(), self.0)
        };
        Shown { first, last, away }
    }

    fn rebuild(self, state: &mut Shown) {
        let mut next = self.build();
        if let Some((parent, place)) = state.first.place() {
            next.mount(&parent, Some(place));
        }
        state.unmount();
        *state = next;
    }
}

impl Mountable for Shown {
    fn unmount(&mut self) {
        self.first.gather_until(&self.last, &self.away);
    }

    fn mount(&mut self, parent: &web_sys::Element, marker: Option<&web_sys::Node>) {
        self.unmount();
        self.away.insert(parent, marker);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        let place = self.first.place();
        if let Some((parent, place)) = &place {
            child.mount(parent, Some(place));
        }
        place.is_some()
    }

    fn elements(&self) -> Vec<web_sys::Element> {
        Vec::new()
    }
}

impl AddAnyAttr for El {
    type Output<A: Attribute> = El;

    fn add_any_attr<A: Attribute>(self, _: A) -> El
    where
        El: RenderHtml,
    {
        self
    }
}

/// No server draws it: what follows is what the trait asks for.
impl RenderHtml for El {
    type AsyncOutput = El;
    type Owned = El;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> El {
        self
    }

    fn to_html_with_buf(
        self,
        _: &mut String,
        _: &mut Position,
        _: bool,
        _: bool,
        _: Vec<AnyAttribute>,
    ) {
    }

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> Shown {
        self.build()
    }

    fn into_owned(self) -> El {
        self
    }
}

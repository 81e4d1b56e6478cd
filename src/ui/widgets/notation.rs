//! The moves of a game as text, to read and to click: [`fn@Notation`].

pub mod layout;
pub(crate) mod speech;

use leptos::html;
use leptos::prelude::*;

use crate::game::NodeId;
use crate::platform::dom::Node;
use crate::platform::timer::Timer;
use crate::ui::text::study::moves as texts;
use crate::ui::watch::watch;
use layout::{Passage, Token};

/// The text of a game. A touch on a move goes to it; the Tab key stops only at the current one.
#[component]
pub(crate) fn Notation(
    #[prop(into)] passages: Signal<Vec<Passage>>,
    /// The result, shown after the last move.
    #[prop(optional, into)]
    result: Signal<Option<&'static str>>,
    #[prop(into)] at: Signal<NodeId>,
    #[prop(into)] on_choose: Callback<NodeId>,
    /// The only element that scrolls to the current move, because the page around it belongs to
    /// somebody else.
    #[prop(optional)]
    room: Option<NodeRef<html::Section>>,
) -> impl IntoView {
    let text = NodeRef::<html::Div>::new();
    follow(text, at, room);
    let current = Selector::new(move || at.get());
    let passages = move || {
        let mut moves = 0..;
        let mut passage = |passage: Passage| {
            let mut tokens = passage.tokens.into_iter().peekable();
            let mut pieces = Vec::new();
            while let Some(token) = tokens.next() {
                // No space between a bracket and its content.
                let is_tight = token == Token::Open || tokens.peek() == Some(&Token::Close);
                let piece = match token {
                    Token::Move { node, number, san } => {
                        let place = moves.next().unwrap_or(0_usize);
                        let current = current.clone();
                        view! { <Move node number san place current on_choose/> }.into_any()
                    }
                    token => between_moves(token).into_any(),
                };
                pieces.push((piece, (!is_tight).then_some(" ")));
            }
            view! {
                <p class="passage" class:variation=!passage.main>
                    {pieces}
                </p>
            }
        };
        let passages = passages.get().into_iter();
        passages.map(&mut passage).collect_view()
    };
    let result = move || {
        let result = result.get();
        result.map(|result| view! { <p class="passage score">{result}</p> })
    };
    view! {
        <div class="notation-text" node_ref=text>
            {passages}
            {result}
        </div>
    }
}

/// A move with its number; a line break never separates them.
#[component]
fn Move(
    node: NodeId,
    number: String,
    san: String,
    /// Its place in the text, from 0.
    place: usize,
    current: Selector<NodeId>,
    on_choose: Callback<NodeId>,
) -> impl IntoView {
    let is_current = {
        let current = current.clone();
        move || current.selected(&node)
    };
    let is_stop = move || current.selected(&node) || place == 0 && current.selected(&NodeId::ROOT);
    let number = (!number.is_empty()).then(|| view! { <span class="number">{number}</span> });
    view! {
        <span class="numbered">
            {number}
            <button
                class="move"
                type="button"
                data-move=place.to_string()
                tabindex=move || if is_stop() { "0" } else { "-1" }
                aria-current=move || is_current().then_some("step")
                on:click=move |_| on_choose.run(node)
            >
                {san}
            </button>
        </span>
    }
}

/// A mark, a time, a comment or a bracket between the moves.
fn between_moves(token: Token) -> impl IntoView {
    let (class, title, said) = match token {
        Token::Move { san, .. } => ("", None, san),
        Token::Mark(sign) => ("mark", None, sign),
        Token::Left(time) => ("left", Some(texts::left()), time),
        Token::Took(time) => ("left", Some(texts::took()), ["(", &time, ")"].concat()),
        Token::Comment(comment) => ("comment", None, comment),
        Token::Open => ("bracket", None, "(".into()),
        Token::Close => ("bracket", None, ")".into()),
    };
    let direction = (class == "comment").then_some("auto");
    view! {
        <span class=class title=title dir=direction>
            {said}
        </span>
    }
}

/// Scrolls to the current move and moves the focus with it. It waits for the next frame, when a
/// step has written all its changes, because scrolling lays the page out.
fn follow(text: NodeRef<html::Div>, at: Signal<NodeId>, room: Option<NodeRef<html::Section>>) {
    let follow = Timer::new(move |_| {
        let Some(text) = text.get_untracked().map(Node::from) else {
            return;
        };
        if text.find(".move:focus").is_some()
            && let Some(stop) = text.find(".move[tabindex='0']")
        {
            stop.focus();
        }
        if let Some(now) = text.find(".move[aria-current]") {
            match room.map(|room| room.get_untracked().map(Node::from)) {
                Some(Some(room)) => room.scroll_to(&now),
                Some(None) => {}
                None => now.scroll_near(),
            }
        }
    });
    let mut is_there = false;
    watch(move || {
        at.track();
        // On the first run the text is not in the page yet, so there is nothing to scroll.
        if std::mem::replace(&mut is_there, true) {
            follow.at_next_frame();
        }
    });
}

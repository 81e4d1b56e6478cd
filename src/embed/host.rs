//! Messages with the surrounding page: [`tell`] and [`listen`] in the terms of
//! [`message`](super::message).

use super::message::{Command, FrameEvent, MAX_TEXT, MessageValue};
use crate::platform::frame::{self, MessagePart};
use crate::platform::listener::Listener;

/// Sends a message to the surrounding page.
pub(crate) fn tell(news: &FrameEvent) {
    let parts: Vec<_> = news
        .fields()
        .into_iter()
        .map(|(name, value)| {
            let part = match value {
                MessageValue::Number(number) => MessagePart::Number(number),
                MessageValue::Text(text) => MessagePart::Text(text),
                MessageValue::Null => MessagePart::Null,
            };
            (name, part)
        })
        .collect();
    frame::tell(&parts);
}

/// Listens to commands of the surrounding page. Messages that are not commands of this version, or
/// come from elsewhere, are ignored.
pub(crate) fn listen(mut wished: impl FnMut(Command) + 'static) -> Option<Listener> {
    let longest = u32::try_from(MAX_TEXT).unwrap_or(u32::MAX);
    frame::on_message(move |message| {
        let wish = Command::parse(|name| {
            Some(match message.part(name, longest)? {
                MessagePart::Number(number) => MessageValue::Number(number),
                MessagePart::Text(text) => MessageValue::Text(text),
                MessagePart::Null => MessageValue::Null,
            })
        });
        if let Some(wish) = wish {
            wished(wish);
        }
    })
}

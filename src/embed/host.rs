//! The page around the frame: [`tell`] and [`listen`] in the terms of
//! [`message`](super::message).

use super::message::{MAX_TEXT, News, Value, Wish};
use crate::platform::frame::{self, Part};
use crate::platform::listener::Listener;

/// Tells the page around the frame.
pub fn tell(news: &News) {
    let parts: Vec<_> = news
        .fields()
        .into_iter()
        .map(|(name, value)| {
            let part = match value {
                Value::Number(number) => Part::Number(number),
                Value::Text(text) => Part::Text(text),
                Value::Null => Part::Null,
            };
            (name, part)
        })
        .collect();
    frame::tell(&parts);
}

/// Hears what the page around the frame wants. Whatever is no wish of this
/// version, or comes from elsewhere, is passed over.
pub fn listen(mut wished: impl FnMut(Wish) + 'static) -> Option<Listener> {
    let longest = u32::try_from(MAX_TEXT).unwrap_or(u32::MAX);
    frame::on_message(move |message| {
        let wish = Wish::read(|name| {
            Some(match message.part(name, longest)? {
                Part::Number(number) => Value::Number(number),
                Part::Text(text) => Value::Text(text),
                Part::Null => Value::Null,
            })
        });
        if let Some(wish) = wish {
            wished(wish);
        }
    })
}

//! Plain data as JSON, by serde.
//!
//! Everything is written and read here, and read by way of a tree: what serde
//! derives for a type is in the download once, and in its shorter form.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// A value as a JSON text.
pub fn write(value: &(impl Serialize + ?Sized)) -> String {
    // Plain data always has a JSON form.
    serde_json::to_string(value).unwrap_or_default()
}

/// The value that a JSON text has; `None` where it is none, or another's.
pub fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    let tree: Value = serde_json::from_str(text).ok()?;
    T::deserialize(&tree).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::color::{ByColor, Color};
    use crate::clock::event::{Event, StoppedBy};
    use crate::time::Millis;

    #[test]
    fn a_variant_is_its_name_or_an_object_of_its_name() {
        let give = Event::Give {
            to: Color::Black,
            amount: Millis::new(-5),
        };
        for (event, text) in [
            (Event::Resume, r#""resume""#),
            (Event::Press(Color::White), r#"{"press":"white"}"#),
            (Event::Stop(StoppedBy::Arbiter), r#"{"stop":"arbiter"}"#),
            (give, r#"{"give":{"to":"black","amount":-5}}"#),
        ] {
            assert_eq!(write(&event), text);
            assert_eq!(read(text), Some(event));
        }
    }

    #[test]
    fn what_is_something_else_is_not_read() {
        let deep = "[".repeat(1_000_000);
        for text in [
            "",
            "null",
            "3",
            "[]",
            r#""press""#,
            r#"{"press":"red"}"#,
            r#"{"press":"white","stop":"arbiter"}"#,
            r#"{"give":{"to":"black"}}"#,
            r#"{"give":{"to":"black","amount":1.5}}"#,
            r#"{"give":{"to":"black","amount":99999999999999999999}}"#,
            &deep,
        ] {
            assert_eq!(read::<Event>(text), None, "{text:.40}");
        }
    }

    #[test]
    fn a_field_that_nobody_knows_is_passed_over() {
        let text = r#"{"white":1,"black":2,"green":[0.5,18446744073709551615,{}]}"#;
        let (white, black) = (1_u8, 2);
        assert_eq!(read(text), Some(ByColor { white, black }));
    }
}

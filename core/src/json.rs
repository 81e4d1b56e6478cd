//! Plain data as JSON, with serde.
//!
//! Everything is written and read here, and read through a tree of values: so the code that serde
//! derives for a type is in the download once, and in its shorter form.

use std::fmt::{self, Display};

use serde::de::value::{MapAccessDeserializer, MapDeserializer, SeqDeserializer};
use serde::de::{DeserializeOwned, Deserializer, Error, IntoDeserializer, Visitor};
use serde::{Serialize, forward_to_deserialize_any};
use serde_json::Value;

/// A value as a JSON text.
pub fn write(value: &(impl Serialize + ?Sized)) -> String {
    // Plain data always has a JSON form.
    serde_json::to_string(value).unwrap_or_default()
}

/// Parses a JSON text; `None` if it is not JSON, or not of this type.
pub fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    let tree: Value = serde_json::from_str(text).ok()?;
    T::deserialize(Tree(&tree)).ok()
}

/// Whether a field has its default, so that it need not be written.
pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Joins two changes that were made to the same value at the same time, all as JSON texts: what
/// `after` changed of `before` is changed in `theirs` too. Fields are joined one by one, down to
/// those named in `atoms`, and lists entry by entry; if both changed the same, `theirs` counts.
/// `None` if one of them is not JSON.
pub fn join(before: &str, after: &str, theirs: &str, atoms: &[&str]) -> Option<String> {
    let tree = |text: &str| serde_json::from_str::<Value>(text).ok();
    let (before, after, theirs) = (tree(before)?, tree(after)?, tree(theirs)?);
    Some(write(&joined(&before, &after, &theirs, atoms)))
}

fn joined(before: &Value, after: &Value, theirs: &Value, atoms: &[&str]) -> Value {
    if theirs == before {
        return after.clone();
    }
    match (before, after, theirs) {
        _ if after == before => theirs.clone(),
        (Value::Object(before), Value::Object(after), Value::Object(theirs)) => {
            let mut all = theirs.clone();
            for (name, after) in after {
                let of = |fields: &serde_json::Map<String, Value>| {
                    fields.get(name).cloned().unwrap_or_default()
                };
                let (before, theirs) = (of(before), of(theirs));
                let is_atom = atoms.contains(&name.as_str());
                if *after != before && (!is_atom || theirs == before) {
                    all.insert(name.clone(), joined(&before, after, &theirs, atoms));
                }
            }
            Value::Object(all)
        }
        (Value::Array(before), Value::Array(after), Value::Array(theirs)) => {
            let is_removed = |entry: &&Value| before.contains(entry) && !after.contains(entry);
            let stays = theirs.iter().filter(|entry| !is_removed(entry));
            let is_new = |entry: &&Value| !before.contains(entry) && !theirs.contains(entry);
            Value::Array(stays.chain(after.iter().filter(is_new)).cloned().collect())
        }
        _ => theirs.clone(),
    }
}

/// A value has another shape than its type. Nobody is told which, so the code that would say so is
/// not in the download.
#[derive(Debug)]
struct WrongShape;

impl Display for WrongShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value of another shape")
    }
}

impl std::error::Error for WrongShape {}

impl Error for WrongShape {
    fn custom<T: Display>(_: T) -> WrongShape {
        WrongShape
    }
}

/// Deserializes a struct from an object only. `serde_json` would also accept an array, so that `[]`
/// would be the default of every struct with defaults: damage would pass for a new device.
#[derive(Clone, Copy)]
struct Tree<'a>(&'a Value);

impl<'de> Deserializer<'de> for Tree<'de> {
    type Error = WrongShape;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, WrongShape> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(is) => visitor.visit_bool(*is),
            Value::Number(number) => match (number.as_u64(), number.as_i64(), number.as_f64()) {
                (Some(number), ..) => visitor.visit_u64(number),
                (_, Some(number), _) => visitor.visit_i64(number),
                (.., Some(number)) => visitor.visit_f64(number),
                _ => Err(WrongShape),
            },
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(items) => {
                let mut items = SeqDeserializer::new(items.iter().map(Tree));
                let value = visitor.visit_seq(&mut items)?;
                items.end()?;
                Ok(value)
            }
            Value::Object(_) => self.deserialize_map(visitor),
        }
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, WrongShape> {
        visitor.visit_map(self.fields()?)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, WrongShape> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, WrongShape> {
        match self.0 {
            Value::String(name) => visitor.visit_enum(name.as_str().into_deserializer()),
            Value::Object(fields) if fields.len() == 1 => {
                visitor.visit_enum(MapAccessDeserializer::new(self.fields()?))
            }
            _ => Err(WrongShape),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, WrongShape> {
        match self.0 {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, WrongShape> {
        visitor.visit_newtype_struct(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf unit
        unit_struct seq tuple tuple_struct identifier ignored_any
    }
}

type Fields<'a> =
    MapDeserializer<'a, Box<dyn Iterator<Item = (&'a str, Tree<'a>)> + 'a>, WrongShape>;

impl<'a> Tree<'a> {
    fn fields(self) -> Result<Fields<'a>, WrongShape> {
        let fields = self.0.as_object().ok_or(WrongShape)?;
        let fields = fields
            .iter()
            .map(|(name, value)| (name.as_str(), Tree(value)));
        Ok(MapDeserializer::new(Box::new(fields)))
    }
}

impl<'de> IntoDeserializer<'de, WrongShape> for Tree<'de> {
    type Deserializer = Tree<'de>;

    fn into_deserializer(self) -> Tree<'de> {
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::{ByColor, Color, Event, StoppedBy};
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
    fn two_changes_of_one_value_are_joined_field_by_field_and_entry_by_entry() {
        for (before, after, theirs, both) in [
            (
                r#"{"a":1,"b":1}"#,
                r#"{"a":2,"b":1}"#,
                r#"{"a":1,"b":3}"#,
                r#"{"a":2,"b":3}"#,
            ),
            // The same field: theirs counts.
            (r#"{"a":1}"#, r#"{"a":2}"#, r#"{"a":3}"#, r#"{"a":3}"#),
            (
                r#"{"a":1,"b":1}"#,
                r#"{"a":2,"b":2}"#,
                r#"{"a":3,"b":1}"#,
                r#"{"a":3,"b":2}"#,
            ),
            (
                r#"{"o":{"a":1,"b":1}}"#,
                r#"{"o":{"a":2,"b":1}}"#,
                r#"{"o":{"a":1,"b":3}}"#,
                r#"{"o":{"a":2,"b":3}}"#,
            ),
            // A field that an older text did not have, and one that is set back.
            (r#"{}"#, r#"{"a":2}"#, r#"{"b":3}"#, r#"{"a":2,"b":3}"#),
            (
                r#"{"a":1,"b":1}"#,
                r#"{"a":null,"b":1}"#,
                r#"{"a":1,"b":2}"#,
                r#"{"a":null,"b":2}"#,
            ),
            // One that is an atom is never mixed.
            (
                r#"{"x":{"a":1,"b":1}}"#,
                r#"{"x":{"a":2,"b":1}}"#,
                r#"{"x":{"a":1,"b":3}}"#,
                r#"{"x":{"a":1,"b":3}}"#,
            ),
            (
                r#"{"x":{"a":1},"b":1}"#,
                r#"{"x":{"a":2},"b":1}"#,
                r#"{"x":{"a":1},"b":3}"#,
                r#"{"b":3,"x":{"a":2}}"#,
            ),
            // Lists.
            ("[1]", "[1,2]", "[1,3]", "[1,3,2]"),
            ("[1,2]", "[2]", "[1,2,3]", "[2,3]"),
            ("[1,2]", "[1]", "[2]", "[]"),
            ("[1]", "[1,2]", "[1,2]", "[1,2]"),
        ] {
            assert_eq!(
                join(before, after, theirs, &["x"]).as_deref(),
                Some(both),
                "{after} {theirs}"
            );
        }
        assert_eq!(join("{", "{}", "{}", &[]), None);
    }

    #[test]
    fn a_text_of_another_shape_is_not_read() {
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
    fn an_unknown_field_is_passed_over() {
        let text = r#"{"white":1,"black":2,"green":[0.5,18446744073709551615,{}]}"#;
        let (white, black) = (1_u8, 2);
        assert_eq!(read(text), Some(ByColor { white, black }));
    }

    #[test]
    fn an_array_is_not_read_as_a_struct_even_if_every_field_has_a_default() {
        #[derive(Debug, Default, PartialEq, serde::Deserialize)]
        #[serde(default)]
        struct Outer {
            inner: Inner,
        }
        #[derive(Debug, Default, PartialEq, serde::Deserialize)]
        #[serde(default)]
        struct Inner {
            number: u8,
        }
        assert_eq!(read("{}"), Some(Outer::default()));
        assert_eq!(read(r#"{"inner":{}}"#), Some(Outer::default()));
        assert_eq!(read::<Outer>("[]"), None);
        assert_eq!(read::<Outer>(r#"{"inner":[]}"#), None);
        assert_eq!(read::<Outer>(r#"{"inner":[7]}"#), None);
    }
}

//! Plain data as JSON.
//!
//! Every type that is kept says how it is made a [`Json`] tree and back, most
//! of them by [`data!`](crate::data). Only the tree itself goes through serde: its derived
//! code is made anew for every type, and was a sixth of the download.
//!
//! The shapes are serde's own: an enum is its name, or an object of its name
//! and what it holds. Whole numbers only; nothing here has others.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::ser::{SerializeMap, SerializeSeq};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A JSON value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are JSON's")]
pub enum Json {
    #[default]
    Null,
    Bool(bool),
    Number(i64),
    /// A number that is larger.
    Large(u64),
    Text(Cow<'static, str>),
    List(Vec<Json>),
    Map(Vec<(Cow<'static, str>, Json)>),
    /// A number that is not whole: of no use here.
    Other,
}

/// What can be made JSON.
pub trait ToJson {
    /// As JSON.
    fn to_json(&self) -> Json;
}

/// What can be made of JSON.
pub trait FromJson: Sized {
    /// Out of JSON, which may be taken apart for it; `None` where it is
    /// something else.
    fn from_json(json: &mut Json) -> Option<Self>;
}

/// A value as a JSON text.
pub fn write(value: &dyn ToJson) -> String {
    // A tree with texts for keys always has a JSON form.
    serde_json::to_string(&value.to_json()).unwrap_or_default()
}

/// The value that a JSON text has; `None` where it is none, or another's.
pub fn read<T: FromJson>(text: &str) -> Option<T> {
    T::from_json(&mut parse(text)?)
}

/// The tree that a JSON text has.
pub fn parse(text: &str) -> Option<Json> {
    serde_json::from_str(text).ok()
}

impl Json {
    /// An object of these fields.
    pub fn of(fields: &[(&'static str, &dyn ToJson)]) -> Json {
        let mut map = Vec::with_capacity(fields.len());
        for (name, value) in fields {
            map.push((Cow::Borrowed(*name), value.to_json()));
        }
        Json::Map(map)
    }

    /// The variant of an enum that holds something.
    pub fn variant(name: &'static str, value: Json) -> Json {
        Json::Map(vec![(name.into(), value)])
    }

    /// The name of the variant of an enum, and what it holds.
    pub fn take_variant(&mut self) -> Option<(Cow<'static, str>, Json)> {
        match self {
            Json::Text(name) => Some((std::mem::take(name), Json::Null)),
            Json::Map(fields) if fields.len() == 1 => fields.pop(),
            _ => None,
        }
    }

    /// A field of an object, which stays there.
    pub fn peek<T: FromJson>(&self, name: &str) -> Option<T> {
        let Json::Map(fields) = self else { return None };
        let (_, value) = fields.iter().find(|(known, _)| known == name)?;
        T::from_json(&mut value.clone())
    }

    /// A field of an object. One that is missing is null.
    pub fn take<T: FromJson>(&mut self, name: &str) -> Option<T> {
        T::from_json(&mut self.take_field(name)?)
    }

    /// A field of an object, or this where it is missing.
    pub fn take_or<T: FromJson>(&mut self, name: &str, usual: T) -> Option<T> {
        let mut field = self.take_field(name)?;
        if field == Json::Null {
            return Some(usual);
        }
        T::from_json(&mut field)
    }

    fn take_field(&mut self, name: &str) -> Option<Json> {
        let Json::Map(fields) = self else { return None };
        let found = fields.iter_mut().find(|(known, _)| known == name);
        Some(found.map_or(Json::Null, |(_, value)| std::mem::take(value)))
    }
}

impl ToJson for Json {
    fn to_json(&self) -> Json {
        self.clone()
    }
}

impl ToJson for bool {
    fn to_json(&self) -> Json {
        Json::Bool(*self)
    }
}

impl FromJson for bool {
    fn from_json(json: &mut Json) -> Option<bool> {
        match json {
            Json::Bool(value) => Some(*value),
            _ => None,
        }
    }
}

impl ToJson for str {
    fn to_json(&self) -> Json {
        Json::Text(self.to_owned().into())
    }
}

impl ToJson for &str {
    fn to_json(&self) -> Json {
        (**self).to_json()
    }
}

impl ToJson for String {
    fn to_json(&self) -> Json {
        self.as_str().to_json()
    }
}

impl FromJson for String {
    fn from_json(json: &mut Json) -> Option<String> {
        match json {
            Json::Text(text) => Some(std::mem::take(text).into_owned()),
            _ => None,
        }
    }
}

impl<T: ToJson> ToJson for Option<T> {
    fn to_json(&self) -> Json {
        self.as_ref().map_or(Json::Null, ToJson::to_json)
    }
}

impl<T: FromJson> FromJson for Option<T> {
    fn from_json(json: &mut Json) -> Option<Option<T>> {
        match json {
            Json::Null => Some(None),
            _ => T::from_json(json).map(Some),
        }
    }
}

impl<T: ToJson> ToJson for Vec<T> {
    fn to_json(&self) -> Json {
        Json::List(self.iter().map(ToJson::to_json).collect())
    }
}

impl<T: FromJson> FromJson for Vec<T> {
    fn from_json(json: &mut Json) -> Option<Vec<T>> {
        match json {
            Json::List(items) => {
                let mut values = Vec::with_capacity(items.len());
                for item in items {
                    values.push(T::from_json(item)?);
                }
                Some(values)
            }
            _ => None,
        }
    }
}

macro_rules! whole_numbers {
    ($($type:ty)*) => {$(
        impl ToJson for $type {
            fn to_json(&self) -> Json {
                match (i64::try_from(*self), u64::try_from(*self)) {
                    (Ok(number), _) => Json::Number(number),
                    (_, Ok(number)) => Json::Large(number),
                    _ => Json::Other,
                }
            }
        }

        impl FromJson for $type {
            fn from_json(json: &mut Json) -> Option<$type> {
                match json {
                    Json::Number(number) => (*number).try_into().ok(),
                    Json::Large(number) => (*number).try_into().ok(),
                    _ => None,
                }
            }
        }
    )*};
}
whole_numbers! { i64 u64 u32 u16 u8 usize }

/// Says how a type is written as JSON: what it is, its name, and its parts.
///
/// - `data!(one Millis { 0 })`: what stands in its only field.
/// - `data!(fields Reading { time, moves })`: an object. One of
///   `fields_or_usual` may lack fields, which are then those of the default.
/// - `data!(names Seat { First = "first" })`: an enum of names.
/// - `data!(variants Stopper { Arbiter = "arbiter" } { Player = "player" } {})`:
///   an enum of names; of variants that hold one value; and of variants with
///   fields.
/// - `data!(written Record { … })`: an object that is never read.
/// - `data!(serde Clock)`: for what has a `ToJson` and a `FromJson` of its own,
///   serde's traits by them.
#[macro_export]
macro_rules! data {
    (one $type:ident { $field:tt }) => {
        impl $crate::json::ToJson for $type {
            fn to_json(&self) -> $crate::json::Json {
                self.$field.to_json()
            }
        }

        impl $crate::json::FromJson for $type {
            fn from_json(json: &mut $crate::json::Json) -> Option<$type> {
                Some($type {
                    $field: $crate::json::FromJson::from_json(json)?,
                })
            }
        }

        $crate::data!(serde $type);
    };
    (written $type:ident { $($field:ident),* }) => {
        impl $crate::json::ToJson for $type {
            fn to_json(&self) -> $crate::json::Json {
                $crate::json::Json::of(&[$((stringify!($field), &self.$field)),*])
            }
        }
    };
    (fields $type:ident { $($field:ident),* }) => {
        $crate::data!(written $type { $($field),* });

        impl $crate::json::FromJson for $type {
            fn from_json(json: &mut $crate::json::Json) -> Option<$type> {
                Some($type { $($field: json.take(stringify!($field))?),* })
            }
        }

        $crate::data!(serde $type);
    };
    (fields_or_usual $type:ident { $($field:ident),* }) => {
        $crate::data!(written $type { $($field),* });

        impl $crate::json::FromJson for $type {
            fn from_json(json: &mut $crate::json::Json) -> Option<$type> {
                let usual = $type::default();
                Some($type { $($field: json.take_or(stringify!($field), usual.$field)?),* })
            }
        }

        $crate::data!(serde $type);
    };
    (names $type:ident { $($unit:ident = $name:literal),* }) => {
        $crate::data!(variants $type { $($unit = $name),* } {} {});
    };
    (variants $type:ident
        { $($unit:ident = $unit_name:literal),* }
        { $($one:ident = $one_name:literal),* }
        { $($many:ident { $($field:ident),* } = $many_name:literal),* }
    ) => {
        impl $crate::json::ToJson for $type {
            fn to_json(&self) -> $crate::json::Json {
                use $crate::json::Json;
                match self {
                    $($type::$unit => Json::Text($unit_name.into()),)*
                    $($type::$one(value) => Json::of(&[($one_name, value)]),)*
                    $($type::$many { $($field),* } => Json::variant(
                        $many_name,
                        Json::of(&[$((stringify!($field), $field)),*]),
                    ),)*
                }
            }
        }

        impl $crate::json::FromJson for $type {
            fn from_json(json: &mut $crate::json::Json) -> Option<$type> {
                #[allow(unused_mut, unused_variables, reason = "a name may hold nothing")]
                let (name, mut value) = json.take_variant()?;
                match &*name {
                    $($unit_name => Some($type::$unit),)*
                    $($one_name => Some($type::$one(
                        $crate::json::FromJson::from_json(&mut value)?,
                    )),)*
                    $($many_name => Some($type::$many {
                        $($field: value.take(stringify!($field))?),*
                    }),)*
                    _ => None,
                }
            }
        }

        $crate::data!(serde $type);
    };
    // For tests and tools, which have serde's ways with data.
    (serde $type:ident) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                serde::Serialize::serialize(&$crate::json::ToJson::to_json(self), to)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$type, D::Error> {
                let mut json = <$crate::json::Json as serde::Deserialize>::deserialize(from)?;
                $crate::json::FromJson::from_json(&mut json)
                    .ok_or_else(|| serde::de::Error::custom(concat!("no ", stringify!($type))))
            }
        }
    };
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Json::Null | Json::Other => to.serialize_unit(),
            Json::Bool(value) => to.serialize_bool(*value),
            Json::Number(value) => to.serialize_i64(*value),
            Json::Large(value) => to.serialize_u64(*value),
            Json::Text(value) => to.serialize_str(value),
            Json::List(values) => {
                let mut list = to.serialize_seq(Some(values.len()))?;
                for value in values {
                    list.serialize_element(value)?;
                }
                list.end()
            }
            Json::Map(fields) => {
                let mut map = to.serialize_map(Some(fields.len()))?;
                for (name, value) in fields {
                    map.serialize_entry(&**name, value)?;
                }
                map.end()
            }
        }
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Json, D::Error> {
        from.deserialize_any(Tree)
    }
}

struct Tree;

impl<'de> Visitor<'de> for Tree {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E: Error>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Json, E> {
        Ok(Json::Bool(value))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Json, E> {
        Ok(Json::Number(value))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Json, E> {
        Ok(value.to_json())
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<Json, E> {
        Ok(Json::Other)
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Json, E> {
        Ok(Json::Text(value.to_owned().into()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Json, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = items.next_element()? {
            values.push(value);
        }
        Ok(Json::List(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Json, A::Error> {
        let mut fields = Vec::new();
        while let Some((name, value)) = entries.next_entry::<String, Json>()? {
            fields.push((name.into(), value));
        }
        Ok(Json::Map(fields))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::color::{ByColor, Color};
    use crate::clock::event::{Event, Stopper};
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
            (Event::Stop(Stopper::Arbiter), r#"{"stop":"arbiter"}"#),
            (give, r#"{"give":{"to":"black","amount":-5}}"#),
        ] {
            assert_eq!(write(&event), text);
            assert_eq!(read(text), Some(event));
        }
    }

    #[test]
    fn what_is_something_else_is_not_read() {
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
        ] {
            assert_eq!(read::<Event>(text), None, "{text}");
        }
    }

    #[test]
    fn a_field_that_nobody_knows_is_passed_over() {
        let text = r#"{"white":1,"black":2,"green":[0.5,18446744073709551615,{}]}"#;
        assert_eq!(
            read(text),
            Some(ByColor {
                white: 1_u8,
                black: 2
            })
        );
    }

    #[test]
    fn a_missing_field_is_null_or_what_is_usual() {
        let mut json = parse(r#"{"here":1}"#).unwrap();
        assert_eq!(json.take::<Option<u8>>("gone"), Some(None));
        assert_eq!(json.take::<u8>("gone"), None);
        assert_eq!(json.take_or("gone", 7_u8), Some(7));
        assert_eq!(json.take_or("here", 7_u8), Some(1));
    }

    #[test]
    fn no_number_changes_on_its_way() {
        for number in [0, u64::MAX, 1 << 63] {
            assert_eq!(read(&write(&number)), Some(number));
        }
        assert_eq!(read(&write(&i64::MIN)), Some(i64::MIN));
    }
}

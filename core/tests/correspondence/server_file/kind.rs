//! The kind of a brought text.

use super::{answer, games, refusal};
use zeitnot_core::correspondence::link;
use zeitnot_core::correspondence::server_file::{
    FileKind, Looks, ServerFileError, event_query, recognise,
};
use zeitnot_core::correspondence::{Event, Utc};
use zeitnot_core::game::pgn::decode;
use zeitnot_core::storage::backup;
use zeitnot_core::storage::store::MemoryStore;
use zeitnot_core::storage::versioned::{Schema, VersionedStore};
use zeitnot_core::time::WallTime;
use zeitnot_fixtures::correspondence;

#[test]
fn a_file_is_recognised_by_its_content() {
    let xml = |name: &str| FileKind::Unknown(Looks::Xml(name.into()));
    for (text, kind) in [
        ("", FileKind::Empty),
        ("\u{feff} \r\n", FileKind::Empty),
        ("\u{feff}[Event \"Cup\"]\n\n*", FileKind::Pgn),
        ("[ White \"Weber\" ]", FileKind::Pgn),
        ("% made by a program\n[Event \"Cup\"]\n", FileKind::Pgn),
        ("{a note} [Event \"Cup\"]\n[Site \"?\"]", FileKind::Pgn),
        ("1. e4 e5", FileKind::Pgn),
        ("5254 5755", FileKind::Pgn),
        (
            "Dear Anna,\nhere they are.\n\n[Event \"Cup\"]\n",
            FileKind::Pgn,
        ),
        ("Dear Anna, here they are.", FileKind::Unknown(Looks::Text)),
        ("<!doctype HTML>\n<html>", FileKind::Unknown(Looks::Html)),
        (
            "<!-- made --><html lang=en>",
            FileKind::Unknown(Looks::Html),
        ),
        ("<?xml version=\"1.0\"?><rss>", xml("rss")),
        ("<svg:svg/>", xml("svg")),
        ("<", xml("")),
        ("<?xml vers", xml("?xml")),
        ("{\"format\": \"other\"}", FileKind::Unknown(Looks::Json)),
        ("[{\"id\":1}]", FileKind::Unknown(Looks::Json)),
        ("PK\u{3}\u{4}\u{14}\0", FileKind::Unknown(Looks::Archive)),
        ("%PDF-1.7\n", FileKind::Unknown(Looks::Pdf)),
        ("GIF89a\u{1}\0\u{1}\0", FileKind::Unknown(Looks::Binary)),
        (
            "<x:XfccGame xmlns:x=\"urn:x\"></x:XfccGame>",
            FileKind::Xfcc,
        ),
        (&answer(&[]), FileKind::Xfcc),
    ] {
        assert_eq!(recognise(text), kind, "{text:?}");
    }
    let packed = decode(b"\x1f\x8b\x08\0\0\0");
    assert_eq!(recognise(&packed), FileKind::Unknown(Looks::Archive));
}

#[test]
fn a_backup_is_no_file_of_games() {
    let store = VersionedStore::new(MemoryStore::default(), Schema::CURRENT);
    store.save("settings", "{}").unwrap();
    let text = backup::export(&store, WallTime::new(0)).unwrap();
    assert_eq!(recognise(&text), FileKind::Backup);
    assert_eq!(refusal(&text), ServerFileError::NotGames(FileKind::Backup));
}

#[test]
fn a_link_to_an_event_is_recognised_in_a_message() {
    let event = Event::new(correspondence::draft(Utc::new(1_796_083_200))).unwrap();
    let query = link::write(&event);
    for text in [
        format!("https://example.org/app/#/post/event?{query}\n"),
        format!("The parameters: <https://example.org/#/post/event?{query}> See you!"),
    ] {
        assert_eq!(recognise(&text), FileKind::EventLink, "{text}");
        assert_eq!(link::parse(event_query(&text).unwrap()), Ok(event.clone()));
    }
    assert_eq!(event_query("Did it start? Yes, start=1&days=2"), None);
}

#[test]
fn other_files_are_refused_by_their_kind() {
    let html = "<html><body>Please log in</body></html>";
    let kind = FileKind::Unknown(Looks::Html);
    assert_eq!(refusal(html), ServerFileError::NotGames(kind));
    assert_eq!(refusal(" "), ServerFileError::NotGames(FileKind::Empty));
}

#[test]
fn names_are_read_in_every_encoding_that_servers_use() {
    let pgn = "[White \"Müller, Jörg\"]\r\n[Black \"Peña\"]\r\n\r\n1. e4 *\r\n";
    let game = "<XfccGame><white>Müller, Jörg</white><black>Peña</black></XfccGame>";
    let xml = format!("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<a>{game}</a>");
    for text in [pgn, &xml] {
        let latin: Vec<u8> = text.chars().map(|c| u8::try_from(c).unwrap()).collect();
        let utf_16 = |bytes: fn(u16) -> [u8; 2]| -> Vec<u8> {
            let units = std::iter::once(0xfeff).chain(text.encode_utf16());
            units.flat_map(bytes).collect()
        };
        for bytes in [
            text.as_bytes().to_vec(),
            ["\u{feff}", text].concat().into_bytes(),
            latin,
            utf_16(u16::to_le_bytes),
            utf_16(u16::to_be_bytes),
        ] {
            let read = decode(&bytes);
            let found = games(&read);
            assert_eq!(found.len(), 1);
            assert_eq!(found[0].players.white, "Müller, Jörg");
            assert_eq!(found[0].players.black, "Peña");
        }
    }
}

//! Many pictures on one sheet, so that one looks at ten of them and not at two hundred files.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use zeitnot_webdriver::device::Device;
use zeitnot_webdriver::stage::Stage;

/// As wide as a picture that is looked at whole.
const WIDTH: u32 = 1560;

/// The room for a picture's width.
const COLUMN: u32 = 380;

/// A device and the file of its picture.
type Picture = (Device, String);

/// The pictures of each look.
type Looks<'a> = BTreeMap<&'a str, Vec<&'a Picture>>;

/// Makes a sheet of the pictures of each layout, size and language: the looks one below the other,
/// the states side by side.
pub fn make(taken: &[Picture], folder: &Path) {
    let mut sheets: BTreeMap<String, Looks> = BTreeMap::new();
    for picture in taken {
        let words: Vec<&str> = picture.1.split('.').collect();
        let [_, layout @ .., size, look, language, _] = words.as_slice() else {
            continue;
        };
        let layout = layout
            .first()
            .map_or(String::new(), |word| format!("{word}."));
        let sheet = sheets.entry(format!("sheet.{layout}{size}.{language}"));
        sheet.or_default().entry(look).or_default().push(picture);
    }
    for (name, looks) in sheets.iter().filter(|(_, looks)| count(looks) > 1) {
        let page = folder.join("index.html");
        fs::write(&page, written(name, looks)).expect("a page");
        Stage::new().of(folder).on(device(WIDTH, 800)).run(|page| {
            page.open("");
            page.wait("[...document.images].every((image) => image.complete)");
            let height = page.value("document.documentElement.scrollHeight").as_u64();
            let height = height.and_then(|height| u32::try_from(height).ok());
            page.change_device(device(WIDTH, height.expect("a page has a height")));
            page.two_frames();
            page.photograph(&folder.join(format!("{name}.png")));
        });
        fs::remove_file(page).expect("it was written");
    }
}

fn count(looks: &Looks) -> usize {
    looks.values().map(Vec::len).sum()
}

fn device(width: u32, height: u32) -> Device {
    Device {
        width,
        height,
        ..Device::DESKTOP
    }
}

fn written(name: &str, looks: &Looks) -> String {
    let mut html = format!(
        "<!doctype html><link rel=icon href=data:,><title>{name}</title><style>\
         body{{background:#777;color:#fff;font:14px sans-serif;margin:8px}}\
         div{{display:flex;flex-wrap:wrap;gap:8px}}h2{{font-size:14px;margin:8px 0 4px}}\
         figure{{margin:0}}</style>"
    );
    for (look, pictures) in looks {
        html += &format!("<h2>{name} {look}</h2><div>");
        for (device, file) in pictures {
            let state = file.split('.').next().unwrap_or_default();
            let width = device.width.min(COLUMN).min(device.width / 2);
            html += &format!(
                "<figure><img src='{file}' width={width}><figcaption>{state}</figcaption></figure>"
            );
        }
        html += "</div>";
    }
    html
}

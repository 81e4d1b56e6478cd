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

/// Makes a sheet of the pictures of each layout, size, look and language.
pub fn make(taken: &[Picture], folder: &Path) {
    let mut sheets: BTreeMap<String, Vec<&Picture>> = BTreeMap::new();
    for picture in taken {
        if let Some((_, rest)) = picture.1.split_once('.') {
            let sheet = sheets.entry(format!("sheet.{rest}"));
            sheet.or_default().push(picture);
        }
    }
    for (name, pictures) in sheets.iter().filter(|(_, pictures)| pictures.len() > 1) {
        let page = folder.join("index.html");
        fs::write(&page, written(pictures)).expect("a page");
        Stage::new().of(folder).on(device(WIDTH, 800)).run(|page| {
            page.open("");
            page.wait("[...document.images].every((image) => image.complete)");
            let height = page.value("document.body.scrollHeight + 16").as_u64();
            let height = height.and_then(|height| u32::try_from(height).ok());
            page.change_device(device(WIDTH, height.expect("a page has a height")));
            page.two_frames();
            page.photograph(&folder.join(name));
        });
        fs::remove_file(page).expect("it was written");
    }
}

fn device(width: u32, height: u32) -> Device {
    Device {
        width,
        height,
        ..Device::DESKTOP
    }
}

fn written(pictures: &[&Picture]) -> String {
    let mut html = String::from(
        "<!doctype html><link rel=icon href=data:,><style>html{background:#777;overflow:hidden}\
         body{color:#fff;display:flex;flex-wrap:wrap;font:14px sans-serif;gap:8px;margin:8px}\
         figure{margin:0}</style>",
    );
    for (device, file) in pictures {
        let state = file.split('.').next().unwrap_or_default();
        let width = (device.width / 2).min(COLUMN);
        html += &format!(
            "<figure><img src='{file}' width={width}><figcaption>{state}</figcaption></figure>"
        );
    }
    html
}

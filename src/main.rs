//! Mounts the app. Only here is the app split: what the shell does not need comes in chunks, loaded
//! when it is first shown.
//!
//! In an optimised build each function made by [`chunk!`] becomes the root of a chunk (`cargo xtask
//! dist` splits the program there). Any other build is one program without chunks.

use zeitnot::platform::panic;
use zeitnot::ui::chunks::{
    Chunks, Codes, DrawDeadline, DrawLate, Loading, NotLoaded, ReadControl, ReportStart,
    SaveBackup, UsePages,
};
use zeitnot::ui::context::correspondence_store::CorrespondenceStore;
use zeitnot::ui::route::Area;
use zeitnot::ui::{app, areas, home, read_control};

/// Makes an async function that returns a value once its chunk is loaded. The chunk has the name of
/// the function, and contains whatever only the function needs.
macro_rules! chunk {
    ($name:ident: $kind:ty = $value:expr) => {
        #[cfg(not(debug_assertions))]
        #[wasm_split_helpers::wasm_split($name, fallible)]
        fn $name() -> Result<$kind, NotLoaded> {
            Ok($value)
        }
        #[cfg(debug_assertions)]
        async fn $name() -> Result<$kind, NotLoaded> {
            Ok($value)
        }
    };
}

chunk!(deadline: DrawDeadline = home::deadline);
chunk!(late: DrawLate = areas::LATE);
chunk!(control: ReadControl = read_control);
chunk!(report: ReportStart = areas::REPORT);
chunk!(backup: SaveBackup = CorrespondenceStore::backup);
chunk!(codes: Codes = areas::CODES);

// The pages of each area, as a chunk with the area's name. A `const` refers to the function of that
// area alone, so that the pages of the others are not in the chunk.
chunk!(home: UsePages = const { areas::use_pages(Area::Home) });
chunk!(board: UsePages = const { areas::use_pages(Area::Board) });
chunk!(study: UsePages = const { areas::use_pages(Area::Study) });
chunk!(private: UsePages = const { areas::use_pages(Area::Private) });
chunk!(correspondence: UsePages = const { areas::use_pages(Area::Correspondence) });
chunk!(new_game: UsePages = const { areas::use_pages(Area::NewGame) });
chunk!(correspondence_game: UsePages = const { areas::use_pages(Area::CorrespondenceGame) });
chunk!(figures: UsePages = const { areas::use_pages(Area::Figures) });
chunk!(bring: UsePages = const { areas::use_pages(Area::Bring) });
chunk!(plan: UsePages = const { areas::use_pages(Area::Plan) });
chunk!(absence: UsePages = const { areas::use_pages(Area::Absence) });
chunk!(events: UsePages = const { areas::use_pages(Area::Events) });
chunk!(event_form: UsePages = const { areas::use_pages(Area::EventForm) });
chunk!(learn: UsePages = const { areas::use_pages(Area::Learn) });
chunk!(class: UsePages = const { areas::use_pages(Area::Class) });
chunk!(lesson: UsePages = const { areas::use_pages(Area::Lesson) });
chunk!(manage: UsePages = const { areas::use_pages(Area::Manage) });
chunk!(game: UsePages = const { areas::use_pages(Area::Game) });
chunk!(gallery: UsePages = const { areas::use_pages(Area::Gallery) });

/// Loads the pages of an area.
fn pages(area: Area) -> Loading<UsePages> {
    match area {
        Area::Home => Box::pin(home()),
        Area::Board => Box::pin(board()),
        Area::Study => Box::pin(study()),
        Area::Private => Box::pin(private()),
        Area::Correspondence => Box::pin(correspondence()),
        Area::NewGame => Box::pin(new_game()),
        Area::CorrespondenceGame => Box::pin(correspondence_game()),
        Area::Figures => Box::pin(figures()),
        Area::Bring => Box::pin(bring()),
        Area::Plan => Box::pin(plan()),
        Area::Absence => Box::pin(absence()),
        Area::Events => Box::pin(events()),
        Area::EventForm => Box::pin(event_form()),
        Area::Learn => Box::pin(learn()),
        Area::Class => Box::pin(class()),
        Area::Lesson => Box::pin(lesson()),
        Area::Manage => Box::pin(manage()),
        Area::Game => Box::pin(game()),
        Area::Gallery => Box::pin(gallery()),
    }
}

fn main() {
    panic::report();
    #[cfg(debug_assertions)]
    if zeitnot::platform::frame::is_page() {
        return areas::frame();
    }
    app::run(Chunks {
        clock: areas::clock,
        pages,
        deadline: || Box::pin(deadline()),
        late: || Box::pin(late()),
        control: || Box::pin(control()),
        report: || Box::pin(report()),
        backup: || Box::pin(backup()),
        codes: || Box::pin(codes()),
    });
}

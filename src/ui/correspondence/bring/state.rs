//! The state of the page that takes a file: [`Bringing`].

use leptos::prelude::*;

use crate::correspondence::brought::{Answer, Answers, Brought, BroughtRow, Length};
use crate::correspondence::enter::own_name;
use crate::correspondence::season::{KeptEvent, Matching};
use crate::correspondence::server_file::{
    FileKind, ServerFile, ServerFileError, event_query, recognise,
};
use crate::correspondence::{CorrespondenceGame, ServerGame};
use crate::game::pgn;
use crate::platform::file::{self, Chosen, FileHandle};
use crate::platform::task::spawn;
use crate::platform::time::Slice;
use crate::platform::timer::pause;
use crate::platform::{download, focus, location, timer, zone};
use crate::storage::correspondence::StoredEvent;
use crate::time::Millis;
use crate::ui::context::AppContext;
use crate::ui::context::correspondence_store::CorrespondenceStore;
use crate::ui::correspondence::bring_file::{self, MAX_FILE};
use crate::ui::correspondence::remembered::Remembered;
use crate::ui::correspondence::server_times::zoned;
use crate::ui::route::{EventFormRoute, ManageRoute, Route};
use crate::ui::text;
use crate::ui::text::bring::wrong;

/// So many games of a file are worked out in one step, so that those of most files never flicker.
pub(super) const AT_ONCE: usize = 50;

/// The step that the page shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// It asks for a file.
    Asks,
    /// It reads one.
    Reads,
    /// It finds the games of one among the kept ones.
    Finds,
    /// It shows what is in it.
    Understood,
}

/// The page's state. A handle: cheap to copy.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bringing {
    pub correspondence: CorrespondenceStore,
    pub context: AppContext,
    pub stage: RwSignal<Stage>,
    /// The text in the field.
    pub typed: RwSignal<String>,
    /// Why the last file was of no use.
    pub wrong: RwSignal<Option<String>>,
    pub percent: RwSignal<usize>,
    pub games_read: RwSignal<usize>,
    pub brought: RwSignal<Brought>,
    pub answers: RwSignal<Answers>,
    /// Each game, as it would be kept by the answers so far.
    pub rows: RwSignal<Vec<BroughtRow>>,
    /// How much of them is worked out or kept, in percent; `None` when all is.
    pub works: RwSignal<Option<usize>>,
    /// Whether they are being kept, with the answers as they were.
    pub keeps: StoredValue<bool>,
    /// The id of the event of games that name none; empty if none was chosen.
    event: StoredValue<String>,
    /// The file that can be read again.
    pub remembered: Remembered,
    /// The way to the file that is being read, if there is one.
    handle: StoredValue<Option<FileHandle>, LocalStorage>,
    /// The number of the work on a file that goes on; other work stops it.
    reading: StoredValue<u32>,
}

impl Bringing {
    pub(super) fn new(correspondence: CorrespondenceStore, context: AppContext) -> Bringing {
        let brought = RwSignal::new(Brought::default());
        let answers = RwSignal::new(Answers::default());
        let bringing = Bringing {
            correspondence,
            context,
            stage: RwSignal::new(Stage::Asks),
            typed: RwSignal::new(String::new()),
            wrong: RwSignal::new(None),
            percent: RwSignal::new(0),
            games_read: RwSignal::new(0),
            brought,
            answers,
            rows: RwSignal::new(Vec::new()),
            works: RwSignal::new(None),
            keeps: StoredValue::new(false),
            event: StoredValue::default(),
            remembered: Remembered::look_up(),
            handle: StoredValue::new_local(None),
            reading: StoredValue::new(0),
        };
        Effect::new(move |_| {
            brought.track();
            answers.track();
            correspondence.events.track();
            bringing.work_out();
        });
        if let Some(waiting) = bring_file::take() {
            bringing.event.set_value(waiting.event);
            bringing.take(waiting.file);
        }
        download::on_launched_bytes(MAX_FILE, move |file| bringing.take(file));
        let address = location::hash();
        if address.ends_with("?shared") {
            // A reload finds nothing more.
            location::replace_hash(&Route::Bring.href()[1..]);
            download::take_shared_bytes(MAX_FILE, move |file| bringing.take_shared(file));
        }
        bringing
    }

    /// Reads a file, whatever its encoding, or says why it was not read.
    pub(super) fn take(self, file: Chosen) {
        if let Some(text) = self.text_of(file) {
            self.read(text);
        }
    }

    /// Reads what another app shared. Any site can post to the address that the system posts to, so
    /// nothing of it may be kept before a touch: a backup would be.
    fn take_shared(self, file: Chosen) {
        match self.text_of(file) {
            Some(text) if recognise(&text) == FileKind::Backup => {
                self.refuse(wrong::shared_backup().into());
            }
            Some(text) => self.read(text),
            None => {}
        }
    }

    /// The text of a file, which will be remembered if it has games. If there is none, the page says
    /// why.
    fn text_of(self, file: Chosen) -> Option<String> {
        // The page may have been left while the file was read.
        if self.typed.is_disposed() {
            return None;
        }
        let why = match file {
            Ok(file) => {
                self.handle.set_value(file.handle);
                return Some(pgn::decode(&file.bytes));
            }
            Err(file::FileError::None) => return None,
            Err(file::FileError::TooLarge) => wrong::too_large(MAX_FILE / 1_000_000),
            Err(file::FileError::Unreadable) => wrong::unreadable().into(),
            Err(file::FileError::Refused) => wrong::refused().into(),
            Err(file::FileError::Gone) => wrong::gone().into(),
        };
        self.refuse(why);
        None
    }

    /// Reads the text in the field.
    pub(super) fn read_typed(self) {
        self.handle.set_value(None);
        self.read(self.typed.get_untracked());
    }

    /// Reads a text: games, a backup, or the link to an event.
    fn read(self, text: String) {
        match recognise(&text) {
            FileKind::Backup => {
                self.correspondence.restore(Some(text));
                Route::from(ManageRoute::Backup).go();
            }
            FileKind::EventLink => {
                let query = event_query(&text).unwrap_or_default();
                let form = Route::from(EventFormRoute::New).href();
                location::set_hash(&[&form[1..], "?", query].concat());
            }
            _ => self.read_games(text),
        }
    }

    fn read_games(self, text: String) {
        let number = self.next_work();
        self.wrong.set(None);
        self.percent.set(0);
        self.games_read.set(0);
        self.stage.set(Stage::Reads);
        spawn(async move {
            let games = self.in_slices(&text, number).await;
            // The page may have been left, or the reading stopped.
            let goes_on = self.is_current(number);
            match games {
                _ if !goes_on => {}
                Ok(games) => self.find(games, number).await,
                Err(why) => self.refuse(text::bring::file_problem(&why)),
            }
        });
    }

    /// The games of a text. Between them the page goes on answering.
    async fn in_slices(self, text: &str, number: u32) -> Result<Vec<ServerGame>, ServerFileError> {
        let mut file = ServerFile::open(text)?;
        let mut games = Vec::new();
        let mut slice = Slice::begin();
        while let Some(game) = file.next() {
            games.push(game);
            if !slice.is_over() {
                continue;
            }
            let (done, all) = file.progress();
            self.percent.try_set(100 * done / all.max(1));
            self.games_read.try_set(games.len());
            if !self.goes_on(number).await {
                break;
            }
            slice = Slice::begin();
        }
        if games.is_empty() {
            return Err(ServerFileError::NoGames);
        }
        Ok(games)
    }

    /// The number of other work, which stops what goes on.
    pub(super) fn next_work(self) -> u32 {
        self.keeps.set_value(false);
        self.reading.update_value(|number| *number += 1);
        self.reading.get_value()
    }

    /// Gives the page its turn. Whether this reading still goes on then.
    pub(super) async fn goes_on(self, number: u32) -> bool {
        pause().await;
        self.is_current(number)
    }

    /// Whether this reading was not stopped, and the page not left.
    fn is_current(self, number: u32) -> bool {
        self.reading.try_get_value() == Some(number)
    }

    /// Stops reading.
    pub(super) fn stop(self) {
        // Another file has events of its own.
        self.event.set_value(String::new());
        self.next_work();
        self.stage.set(Stage::Asks);
    }

    pub(super) fn refuse(self, why: String) {
        self.wrong.set(Some(why));
        self.stage.set(Stage::Asks);
    }

    /// Finds these games among the kept ones, and shows what is in them.
    async fn find(self, file: Vec<ServerGame>, number: u32) {
        if let Some(handle) = self.handle.try_update_value(Option::take).flatten() {
            self.remembered.set(handle);
        }
        self.games_read.set(file.len());
        self.percent.set(0);
        self.stage.set(Stage::Finds);
        let Some(kept) = self.kept_games(number).await else {
            return;
        };
        let events = self.correspondence.events.get_untracked();
        let mut matching = Matching::begin(&file, &kept, &kept_events(&events));
        let mut slice = Slice::begin();
        while matching.step() {
            if slice.is_over() {
                let (done, all) = matching.progress();
                self.percent.try_set(100 * done / all.max(1));
                if !self.goes_on(number).await {
                    return;
                }
                slice = Slice::begin();
            }
        }
        let season = matching.finish();
        let own = self
            .correspondence
            .games
            .with_untracked(|games| own_name(games));
        let mut brought = Brought::of(file, kept, season, own.as_deref());
        let chosen = self.event.get_value();
        if events.iter().any(|event| event.id == chosen) {
            brought = brought.in_event(&chosen);
        }
        self.show(brought);
    }

    /// Shows what is in a file.
    fn show(self, brought: Brought) {
        // On a device in UTC the zone of the file is no question.
        let here = zone::here();
        self.answers.set(Answers {
            zone: (here == zone::UTC).then_some(here),
            ..Answers::default()
        });
        self.rows.set(Vec::new());
        self.brought.set(brought);
        self.stage.set(Stage::Understood);
        timer::once(Millis::ZERO, || focus::offer(".bring :is(summary, h2)"));
    }

    /// Works out each game by the answers so far. Those of a long file take a while, in which the page
    /// goes on answering; another answer begins them again.
    pub(super) fn work_out(self) {
        if self.stage.get_untracked() != Stage::Understood || self.keeps.get_value() {
            return;
        }
        let number = self.next_work();
        self.works.set(Some(0));
        spawn(self.work_out_in_slices(number));
    }

    async fn work_out_in_slices(self, number: u32) {
        let answers = self.answers.get_untracked();
        let events = self.correspondence.events.get_untracked();
        let events = kept_events(&events);
        let now = self.correspondence.this_second();
        let (common, games) = self.brought.with_untracked(|brought| {
            let common = brought.common(&answers, &zoned, now);
            (common, brought.file.len())
        });
        let mut rows = Vec::with_capacity(games);
        let mut slice = Slice::begin();
        for place in 0..games {
            rows.extend(self.brought.with_untracked(|brought| {
                brought.row(place, &common, &answers, &events, &zoned, now)
            }));
            if place >= AT_ONCE && slice.is_over() {
                self.works.set(Some(100 * place / games));
                if !self.goes_on(number).await {
                    return;
                }
                slice = Slice::begin();
            }
        }
        // A page that shows the same stays as it is.
        if self.rows.with_untracked(|shown| *shown != rows) {
            self.rows.set(rows);
        }
        self.works.set(None);
    }

    /// All kept games, whole; `None` if the reading was stopped.
    async fn kept_games(self, number: u32) -> Option<Vec<CorrespondenceGame>> {
        let ids: Vec<String> = (self.correspondence.games)
            .with_untracked(|games| games.iter().map(|game| game.id.clone()).collect());
        let mut kept = Vec::with_capacity(ids.len());
        let mut slice = Slice::begin();
        for id in ids {
            kept.extend(self.correspondence.load(&id).map(|(game, _)| game));
            if slice.is_over() {
                if !self.goes_on(number).await {
                    return None;
                }
                slice = Slice::begin();
            }
        }
        Some(kept)
    }

    /// Answers the question of a game.
    pub(super) fn answer(self, place: usize, answer: Answer) {
        self.answers.update(|answers| {
            answers.games.insert(place, answer);
        });
        Bringing::focus_next();
    }

    /// Keeps these games, or their new moves, without times.
    pub(super) fn without_times(self, places: Vec<usize>) {
        self.answers
            .update(|answers| answers.without_times.extend(places));
        Bringing::focus_next();
    }

    fn focus_next() {
        // The button that was touched is gone.
        timer::once(Millis::ZERO, || {
            focus::offer(".bring-row[data-state=asks] :is(button, a), [data-act=keep]");
        });
    }

    /// Says how long a new event is; nothing while it is not known.
    pub(super) fn set_length(self, event: usize, length: Option<Length>) {
        self.answers.update(|answers| {
            match length {
                Some(length) => answers.events.insert(event, length),
                None => answers.events.remove(&event),
            };
        });
    }

    /// How many games would be kept now.
    pub(super) fn clear(self) -> usize {
        self.rows
            .with(|rows| rows.iter().filter(|row| row.what.is_clear()).count())
    }
}

/// The kept events, as a file is compared with them.
pub(super) fn kept_events(events: &[StoredEvent]) -> Vec<KeptEvent<'_>> {
    let kept = events.iter().map(|kept| KeptEvent {
        id: &kept.id,
        event: &kept.event,
        settled: &kept.settled,
    });
    kept.collect()
}

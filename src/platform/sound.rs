//! The sounds of the clock, synthesized: wood on wood, no samples to download.
//!
//! A knock sounds like a struck bar of wood: two partials that are not harmonics of each other, the
//! upper one decaying sooner, and a grain of noise at the moment of the blow.

use std::cell::{Cell, RefCell};

use wasm_bindgen::JsCast;
use web_sys::{
    AudioBuffer, AudioContext, AudioContextState, AudioNode, AudioScheduledSourceNode,
    BiquadFilterType, GainNode,
};

use super::js;

/// A sound of the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// A press was accepted.
    Press,
    /// The time is getting short.
    LowTime,
    /// One of the last ten seconds.
    Tick,
    /// A flag fell.
    Flag,
    /// A new period began.
    Period,
    /// A step of a lesson was solved.
    Solved,
}

struct Knock {
    /// Seconds after the beginning of the tone.
    after: f64,
    /// The lower partial, in hertz.
    pitch: f32,
    /// Seconds until it can no longer be heard.
    ring: f64,
    /// From 0 to 1.
    level: f32,
}

const fn knock(after: f64, pitch: f32, ring: f64, level: f32) -> Knock {
    Knock {
        after,
        pitch,
        ring,
        level,
    }
}

impl Tone {
    fn knocks(self) -> &'static [Knock] {
        const PRESS: &[Knock] = &[knock(0.0, 880.0, 0.09, 0.7)];
        const LOW_TIME: &[Knock] = &[knock(0.0, 620.0, 0.16, 0.8), knock(0.17, 620.0, 0.16, 0.8)];
        const TICK: &[Knock] = &[knock(0.0, 1_500.0, 0.05, 0.4)];
        const FLAG: &[Knock] = &[
            knock(0.0, 520.0, 0.3, 1.0),
            knock(0.16, 430.0, 0.3, 1.0),
            knock(0.32, 340.0, 0.5, 1.0),
        ];
        const PERIOD: &[Knock] = &[knock(0.0, 560.0, 0.16, 0.7), knock(0.13, 750.0, 0.2, 0.7)];
        const SOLVED: &[Knock] = &[knock(0.0, 660.0, 0.14, 0.5), knock(0.11, 990.0, 0.26, 0.5)];
        match self {
            Tone::Press => PRESS,
            Tone::LowTime => LOW_TIME,
            Tone::Tick => TICK,
            Tone::Flag => FLAG,
            Tone::Period => PERIOD,
            Tone::Solved => SOLVED,
        }
    }
}

/// The upper partial of a bar with free ends, as a multiple of the lower one.
const BAR: f32 = 2.756;

/// An inaudible level, since an exponential decay never reaches 0.
const SILENT: f32 = 0.000_1;

/// Plays the sounds.
#[derive(Debug)]
pub struct Sound {
    /// `None` before the first gesture, and in a browser without sound.
    output: RefCell<Option<Output>>,
    volume: Cell<u8>,
}

#[derive(Debug)]
struct Output {
    context: AudioContext,
    master: GainNode,
    noise: Option<AudioBuffer>,
}

impl Default for Sound {
    fn default() -> Sound {
        Sound::new()
    }
}

impl Sound {
    /// At full volume, and silent until [`Sound::unlock`] is called in a gesture.
    pub fn new() -> Sound {
        Sound {
            output: RefCell::default(),
            volume: Cell::new(100),
        }
    }

    /// To be called in every gesture, such as a press: a browser allows sound only after a gesture,
    /// and some take that back after an interruption.
    pub fn unlock(&self) {
        let mut output = self.output.borrow_mut();
        if output.is_none() {
            *output = Output::open();
            if let Some(output) = &*output {
                output.set_volume(self.volume.get());
            }
        }
        if let Some(Output { context, .. }) = &*output
            && context.state() != AudioContextState::Running
            && let Ok(promise) = context.resume()
        {
            js::ignore(promise.unchecked_into());
        }
    }

    /// Sets the volume in per cent; 0 is silence.
    pub fn set_volume(&self, percent: u8) {
        self.volume.set(percent.min(100));
        if let Some(output) = &*self.output.borrow() {
            output.set_volume(self.volume.get());
        }
    }

    /// Whether a sound would be heard, as far as the browser tells.
    pub fn is_ready(&self) -> bool {
        self.output
            .borrow()
            .as_ref()
            .is_some_and(|output| output.context.state() == AudioContextState::Running)
    }

    /// Plays the tone, if sound is possible.
    pub fn play(&self, tone: Tone) {
        if self.volume.get() == 0 || !self.is_ready() {
            // Sounds played into a suspended context would all be heard at once when it resumes.
            return;
        }
        self.knock(tone);
    }

    /// Plays the tone in a gesture: if the browser allows sound only from this gesture on, the tone
    /// is heard as soon as it does.
    pub fn try_out(&self, tone: Tone) {
        self.unlock();
        self.knock(tone);
    }

    fn knock(&self, tone: Tone) {
        if let Some(output) = &*self.output.borrow() {
            let now = output.context.current_time();
            for knock in tone.knocks() {
                // A knock that fails is skipped.
                let _ = output.knock(knock, now + knock.after);
            }
        }
    }
}

impl Output {
    fn open() -> Option<Output> {
        let context = AudioContext::new().ok()?;
        let master = context.create_gain().ok()?;
        master
            .connect_with_audio_node(&context.destination())
            .ok()?;
        let noise = noise(&context);
        Some(Output {
            context,
            master,
            noise,
        })
    }

    fn set_volume(&self, percent: u8) {
        // Squared, because the ear hears half the amplitude as more than half as loud.
        let part = f32::from(percent) / 100.0;
        self.master.gain().set_value(part * part);
    }

    fn knock(&self, knock: &Knock, at: f64) -> Option<()> {
        self.partial(knock.pitch, knock.level * 0.7, knock.ring, at)?;
        self.partial(knock.pitch * BAR, knock.level * 0.25, knock.ring * 0.4, at)?;
        self.grain(knock, at)
    }

    fn partial(&self, pitch: f32, level: f32, ring: f64, at: f64) -> Option<()> {
        let source = self.context.create_oscillator().ok()?;
        let frequency = source.frequency();
        // The blow bends the bar, so the pitch starts a little high.
        frequency
            .set_value_at_time(pitch * 1.06, at)
            .ok()?
            .exponential_ramp_to_value_at_time(pitch, at + 0.012)
            .ok()?;
        self.play(&source, &source, level, ring, at)
    }

    fn grain(&self, knock: &Knock, at: f64) -> Option<()> {
        let source = self.context.create_buffer_source().ok()?;
        source.set_buffer(Some(self.noise.as_ref()?));
        let filter = self.context.create_biquad_filter().ok()?;
        filter.set_type(BiquadFilterType::Bandpass);
        filter.frequency().set_value(knock.pitch * 2.2);
        filter.q().set_value(1.2);
        source.connect_with_audio_node(&filter).ok()?;
        self.play(&source, &filter, knock.level * 0.8, 0.02, at)
    }

    /// Plays `source`, which ends in `end`, with an envelope that decays.
    fn play(
        &self,
        source: &AudioScheduledSourceNode,
        end: &AudioNode,
        level: f32,
        ring: f64,
        at: f64,
    ) -> Option<()> {
        let blow = self.context.create_gain().ok()?;
        blow.gain()
            .set_value_at_time(SILENT, at)
            .ok()?
            .linear_ramp_to_value_at_time(level, at + 0.001)
            .ok()?
            .exponential_ramp_to_value_at_time(SILENT, at + 0.001 + ring)
            .ok()?;
        end.connect_with_audio_node(&blow).ok()?;
        blow.connect_with_audio_node(&self.master).ok()?;
        source.start_with_when(at).ok()?;
        source.stop_with_when(at + ring + 0.01).ok()
    }
}

/// A grain of noise, always the same.
fn noise(context: &AudioContext) -> Option<AudioBuffer> {
    let rate = context.sample_rate();
    let length = (rate * 0.03) as u32;
    let mut seed: u32 = 0x2545_F491;
    let samples: Vec<f32> = (0..length)
        .map(|_| {
            // Marsaglia's xorshift.
            seed ^= seed << 13;
            seed ^= seed >> 17;
            seed ^= seed << 5;
            seed as f32 / (u32::MAX as f32 / 2.0) - 1.0
        })
        .collect();
    let buffer = context.create_buffer(1, length, rate).ok()?;
    buffer.copy_to_channel(&samples, 0).ok()?;
    Some(buffer)
}

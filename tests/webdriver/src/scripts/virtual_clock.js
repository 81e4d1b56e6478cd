// A clock that advances only when a test says so: performance.now, Date, the timestamps of events
// and of frames, timers, and whether the page is visible. It is stored for the tab, so that it goes
// on after a reload.
(() => {
  const KEY = "zeitnot-webdriver.clock";
  const EPOCH = 1700000000000;
  const real = {
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    requestAnimationFrame: window.requestAnimationFrame.bind(window),
    Date: window.Date,
  };
  // The originals of what is replaced here.
  const before = [
    [Performance.prototype, "now"],
    [Event.prototype, "timeStamp"],
    [Document.prototype, "hidden"],
    [Document.prototype, "visibilityState"],
    ...["requestAnimationFrame", "Date", "setTimeout", "setInterval", "clearTimeout", "clearInterval"].map((name) => [
      window,
      name,
    ]),
  ].map(([owner, name]) => [owner, name, Object.getOwnPropertyDescriptor(owner, name)]);

  // `now`: the monotonic clock. `slept`: how far the wall clock is ahead.
  let time = { now: 1000, slept: 0 };
  try {
    time = JSON.parse(sessionStorage.getItem(KEY)) ?? time;
  } catch { /* no page of a site yet */ }
  const keep = (what) => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(what));
    } catch { /* likewise */ }
  };
  const wall = () => EPOCH + time.now + time.slept;

  Performance.prototype.now = () => time.now;
  Object.defineProperty(Event.prototype, "timeStamp", { configurable: true, get: () => time.now });
  window.requestAnimationFrame = (react) => real.requestAnimationFrame(() => react(time.now));
  window.Date = class Date extends real.Date {
    constructor(...rest) {
      if (rest.length === 0) super(wall());
      else super(...rest);
    }
    static now() {
      return wall();
    }
  };

  const timers = new Map();
  let last = 1_000_000;
  const set = (react, delay, every) => {
    const id = ++last;
    timers.set(id, { id, react, at: time.now + delay, every });
    return id;
  };
  // A timer without a delay runs in real time.
  window.setTimeout = (react, delay = 0, ...rest) => {
    const call = typeof react === "function" ? () => react(...rest) : () => (0, eval)(react);
    return delay < 1 ? real.setTimeout(call, 0) : set(call, delay, null);
  };
  window.setInterval = (react, delay = 0, ...rest) => {
    const every = Math.max(1, delay);
    return set(() => react(...rest), every, every);
  };
  window.clearTimeout = window.clearInterval = (id) => {
    if (!timers.delete(id)) real.clearTimeout(id);
  };

  // Waits until the page has done its immediate work.
  const settle = () => new Promise((done) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      channel.port1.close();
      done();
    };
    channel.port2.postMessage(0);
  });
  const due = (until) => {
    let next = null;
    for (const timer of timers.values()) {
      if (timer.at <= until && (!next || timer.at < next.at)) next = timer;
    }
    return next;
  };
  const fire = (timer) => {
    if (timer.every) {
      timer.at += timer.every;
      // Missed intervals are skipped.
      if (timer.at <= time.now) timer.at = time.now + timer.every;
    } else {
      timers.delete(timer.id);
    }
    // A timer that fails is reported, and stops no other.
    try {
      timer.react();
    } catch (error) {
      reportError(error);
    }
  };

  let hidden = false;
  Object.defineProperty(Document.prototype, "hidden", { configurable: true, get: () => hidden });
  Object.defineProperty(Document.prototype, "visibilityState", {
    configurable: true,
    get: () => (hidden ? "hidden" : "visible"),
  });
  const see = (seen) => {
    hidden = !seen;
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  };

  window.__clock = {
    real,
    now: () => time.now,
    wall,
    // Lets time pass, and calls every timer when it is due.
    async advance(ms) {
      const end = time.now + ms;
      for (let timer; (timer = due(end));) {
        time.now = Math.max(time.now, timer.at);
        fire(timer);
        await settle();
      }
      time.now = end;
      keep(time);
      await settle();
    },
    // Lets time pass over a page that does not run: calls no timer until the next `advance`.
    skip(ms) {
      time.now += ms;
      keep(time);
    },
    // Lets the device sleep: only the wall clock goes on.
    sleep(ms) {
      time.slept += ms;
      keep(time);
    },
    // Lets this much time pass until the page is loaded again.
    leave(ms) {
      keep({ ...time, now: time.now + ms });
    },
    hide: () => see(false),
    show: () => see(true),
    // Restores real time. Timers that are still waiting never fire.
    off() {
      for (const [owner, name, was] of before) {
        if (was) Object.defineProperty(owner, name, was);
        else delete owner[name];
      }
      sessionStorage.removeItem(KEY);
      delete window.__clock;
    },
  };
})();

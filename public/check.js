// Runs before everything else, and is written so that browsers of 2012 can read it. It chooses the
// language of the page, checks whether this browser can run Zeitnot, and says what is wrong if
// Zeitnot does not start.
//
// `cargo xtask dist` puts three constants in front: WORDS, the words before the program starts, in
// English; LANGUAGES, the direction of each language and the script with its words; and FACE, the font
// of the figures as base64. Both pages have a sentence in their body (`#start`) and outlines of what
// they will show, which start.js removes; if that script does not load, the sentence stays.
(function () {
  "use strict";
  var page = document.documentElement;
  // Set in the session storage while the page reloads after a repair of stored files.
  var MENDED = "zeitnot.mended";
  // How one of our scripts ends, where its hash cannot be computed.
  var END = /(\}\)\([^()]*\)|export ?\{[^{}]*\}|\]\)\));?\s*$/;
  // Whether this browser could not parse one of our scripts.
  var unread = false;
  // Whether the failure of the start script was heard.
  var isHeard = false;
  // The files that came damaged, or did not come: the next attempt bypasses the browser's cache.
  var spoilt = [];
  // Whether the page has said why Zeitnot does not start, or the program has drawn something.
  var isSettled = false;
  // The table of the program's functions, and whether it was stopped for good.
  var functions;
  var isBroken = false;
  // What waits for the words of the page's language.
  var unsaid = [];

  var lacks = missing();
  window.zeitnot = {
    lacks: lacks,
    chosenLanguage: chosenLanguage,
    speak: speak,
    worded: worded,
    tell: tell,
    explain: explain,
    judge: judge,
    guard: guard,
    broken: broken,
    isShown: isShown,
    started: started,
    outline: outline,
  };
  speak(chosenLanguage());
  window.addEventListener("error", hear, true);
  window.addEventListener("unhandledrejection", hearRejection);
  if (lacks.length > 0) say("old", lacks.join(", "));
  else {
    addFace();
    parsed(addWords);
    window.addEventListener("load", missStart);
  }

  function chosenLanguage() {
    var linked = /[?&]lang=([^&]*)/.exec(location.search);
    var wanted = linked ? [linked[1]] : [];
    try {
      wanted.push(localStorage.getItem("zeitnot.language"));
    } catch (error) {
      // A frame without storage: use the browser's languages.
    }
    wanted = wanted.concat(navigator.languages || navigator.language || []);
    for (var i = 0; i < wanted.length; i += 1) {
      var tag = known(wanted[i]);
      if (tag) return tag;
    }
    return "en";
  }

  function known(wanted) {
    var tag = String(wanted || "").toLowerCase();
    return ours(tag) || ours(tag.split("-")[0]);
  }

  function ours(part) {
    for (var tag in LANGUAGES) if (tag.toLowerCase() === part) return tag;
    return undefined;
  }

  // Adds the font of the figures at once, so that they do not change after the first paint. A frame
  // without an origin could not fetch it anyway.
  function addFace() {
    var letters = atob(FACE);
    var bytes = new Uint8Array(letters.length);
    for (var i = 0; i < letters.length; i += 1) bytes[i] = letters.charCodeAt(i);
    document.fonts.add(new FontFace("Numerals", bytes));
  }

  // Sets the language of the page, and requests its words.
  function speak(tag) {
    page.lang = tag;
    page.dir = LANGUAGES[tag].dir === "rtl" ? "rtl" : "";
    if (WORDS[tag]) return;
    var script = document.createElement("script");
    script.src = LANGUAGES[tag].words;
    script.onload = script.onerror = function () {
      worded(tag, WORDS[tag] || WORDS.en);
    };
    document.head.appendChild(script);
  }

  // The words of a language are there.
  function worded(tag, words) {
    WORDS[tag] = words;
    if (tag !== page.lang) return;
    addWords();
    while (unsaid.length > 0) unsaid.shift()();
  }

  // Does something as soon as the words of the page's language are there.
  function inWords(then) {
    if (WORDS[page.lang]) then();
    else unsaid.push(then);
  }

  // Writes the words of the page's language into its outline and its first sentence.
  function addWords() {
    if (!WORDS[page.lang]) return;
    var named = document.querySelectorAll("#outline [data-word]");
    for (var i = 0; i < named.length; i += 1) named[i].textContent = words()[named[i].getAttribute("data-word")];
    var start = document.querySelector("#start > p[lang]");
    if (!start) return;
    start.textContent = words().starting;
    start.lang = page.lang;
  }

  // The settings of this device, from the newer of the two copies; empty if neither can be read.
  // The app reports the fault.
  function settings() {
    var newest = {};
    var highest = 0;
    for (var i = 0; i < 2; i += 1) {
      try {
        var lines = String(localStorage.getItem("zeitnot.settings." + "ab".charAt(i))).split("\n");
        var number = Number(lines[0].split(" ")[2]);
        if (!(number > highest)) continue;
        newest = JSON.parse(lines[1]) || {};
        highest = number;
      } catch (error) {
        // Unreadable, or no storage.
      }
    }
    return newest;
  }

  function wear(chosen) {
    if (/^(light|dark|contrast)$/.test(chosen.theme)) page.setAttribute("data-theme", chosen.theme);
  }

  // Keeps only the outline of what the address asks for: a page of the app, or a view in a frame.
  function outline() {
    var box = document.getElementById("outline");
    if (page.getAttribute("data-start") === "embed") outlineView(box);
    else outlinePage(box);
    addWords();
    box.className = "known";
  }

  // Home, the clock and the list of correspondence games have outlines, with the look and the figures
  // that this device stores.
  function outlinePage(box) {
    var chosen = settings();
    wear(chosen);
    var path = location.hash.replace(/^#?\/*/, "").split("?")[0].replace(/\/+$/, "");
    // A link to a time control leads to the clock.
    var isLinked = /[?&]control=/.test(location.href);
    if (path === "" && isLinked) path = "clock";
    keepOutline(box, path);
    var halves = box.querySelector(".clock, .home-halves");
    if (halves) lay(halves, chosen);
    setFigures(box, isLinked ? "" : storedFigures());
    if (path === "clock") box.addEventListener("pointerdown", press);
    // Words that are true only while the device stores no such value.
    var unless = box.querySelectorAll("[data-unless]");
    for (var i = 0; i < unless.length; i += 1) unless[i].hidden = stores(unless[i].getAttribute("data-unless"));
  }

  // Each view has an outline, with the look and the time control of the frame's address. What the
  // address says is checked by the program: here anything else counts as missing.
  function outlineView(box) {
    wear({ theme: parameter("theme") });
    var view = parameter("view");
    if (!/^(board|triple-block|lesson)$/.test(view)) view = "clock";
    keepOutline(box, view);
    var styles = document.querySelector("style[data-view]");
    if (view !== "clock") {
      styles.parentNode.removeChild(styles);
      return;
    }
    // The same query as in platform/media.rs.
    var isFacing = matchMedia("(orientation: portrait) and (pointer: coarse)").matches;
    if (isFacing) box.querySelector(".clock").setAttribute("data-layout", "face-to-face");
    var control = parameter("control") || "15+10";
    box.querySelector(".notation").textContent = control;
    var side = parameter("orientation") === "black" ? "black" : "white";
    var figures = figuresOf(control);
    setFigures(box, [side, figures, figures].join(" "));
    box.addEventListener("pointerdown", press);
  }

  // A parameter of a frame's address; empty if it is missing or cannot be read.
  function parameter(name) {
    var found = new RegExp("[?&]" + name + "=([^&]*)").exec(location.search);
    try {
      return found ? decodeURIComponent(found[1]) : "";
    } catch (error) {
      return "";
    }
  }

  // The figures with which a side begins, and their width, as the core writes them: for minutes with
  // or without an increment. Other time controls are for the program to read, and have none yet; so
  // have numbers from 180 on, which are seconds.
  function figuresOf(control) {
    var found = /^(\d{1,3})(?:\+(\d{1,2}))?$/.exec(control);
    if (!found || found[1] < 1 || found[1] >= 180) return " ";
    var seconds = 60 * found[1] + Number(found[2] || 0);
    var hours = Math.floor(seconds / 3600);
    var minutes = Math.floor(seconds / 60) % 60;
    var ends = padded(minutes) + ":" + padded(seconds % 60);
    if (hours > 0) return hours + ":" + ends + " 2.9";
    return minutes < 10 ? ends.slice(1) + " 1.7" : ends + " 2.18";
  }

  function padded(number) {
    return (number > 9 ? "" : "0") + number;
  }

  function keepOutline(box, name) {
    var all = box.querySelectorAll("[data-outline]");
    for (var i = 0; i < all.length; i += 1) {
      if (all[i].getAttribute("data-outline") !== name) box.removeChild(all[i]);
    }
  }

  // Whether this device stores a value of the app whose name begins with these letters.
  function stores(start) {
    try {
      for (var i = 0; i < localStorage.length; i += 1) {
        if (localStorage.key(i).indexOf("zeitnot." + start) === 0) return true;
      }
    } catch (error) {
      // No storage.
    }
    return false;
  }

  function lay(halves, chosen) {
    // The same query as in platform/media.rs.
    var suitsSideBySide = matchMedia("(pointer: fine), (max-height: 555px)").matches;
    var isFree = chosen.layout !== "face-to-face" && suitsSideBySide;
    if (chosen.layout === "side-by-side" || isFree) halves.setAttribute("data-layout", "side-by-side");
    if (chosen.mirrored === true) halves.className += " exchanged";
  }

  // The figures that the app has stored (AppStorage); null on the first visit, when the outline's own
  // figures stay, and empty if a game is under way.
  function storedFigures() {
    try {
      return localStorage.getItem("zeitnot.outline");
    } catch (error) {
      // No storage: as on the first visit.
      return null;
    }
  }

  // Shows these figures: the colour at the first seat, and for each seat its figures and their width.
  function setFigures(box, kept) {
    if (kept === null) return;
    var words = kept.split(" ");
    var halves = box.querySelectorAll(".half, .home-half");
    for (var i = 0; i < halves.length; i += 1) {
      var isFirst = halves[i].getAttribute("data-seat") === "first";
      var isWhite = (words[0] === "white") === isFirst;
      var at = isFirst ? 1 : 3;
      halves[i].querySelector(".figures, .home-digits").textContent = words[at] || "";
      if (words[at + 1]) halves[i].style.setProperty("--ems", words[at + 1]);
      if (words[0]) halves[i].setAttribute("data-color", isWhite ? "white" : "black");
    }
  }

  // Notes a touch on a half with its time. The app reads it when it starts, and counts it from that
  // instant.
  function press(event) {
    var half = event.target;
    while (half && !/^half /.test(half.className + " ")) half = half.parentElement;
    if (!half || zeitnot.early) return;
    half.className += " early";
    zeitnot.early = { seat: half.getAttribute("data-seat"), time: event.timeStamp };
  }

  // The features that Zeitnot needs and this browser lacks, by their usual names. Every other new
  // feature came with one of these.
  function missing() {
    var there = {
      WebAssembly: runsWebAssembly(),
      FinalizationRegistry: typeof FinalizationRegistry === "function",
      "Object.hasOwn": typeof Object.hasOwn === "function",
      "Promise.allSettled": typeof Promise === "function" && typeof Promise.allSettled === "function",
      URLSearchParams: typeof URLSearchParams === "function",
      fetch: typeof fetch === "function",
    };
    var lacking = [];
    for (var name in there) if (!there[name]) lacking.push(name);
    return lacking;
  }

  // Validates a function with `memory.fill`, which the programs use and the first versions of
  // WebAssembly lacked.
  function runsWebAssembly() {
    if (typeof WebAssembly !== "object" || typeof Uint8Array !== "function") return false;
    var bytes = [
      0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 5, 3, 1, 0, 1, 10, 13, 1, 11, 0, 65, 0, 65, 0, 65,
      0, 252, 11, 0, 11,
    ];
    try {
      return WebAssembly.validate(new Uint8Array(bytes));
    } catch (error) {
      return false;
    }
  }

  // Hears of a script that does not load or does not parse, and of a program that fails. Other
  // failures are reported by start.js itself.
  function hear(event) {
    if (isTrap(event.error)) return trapped(event);
    var element = event.target;
    var source = element && element.tagName === "SCRIPT" ? element.src : event.filename;
    if (/SyntaxError|Script error/.test(event.message)) unread = true;
    if (!/\/(start|frames)-[0-9a-f]+\.js$/.test(source || "")) return;
    isHeard = true;
    explain(source, event.message ? "failed" : "noNetwork", tell);
  }

  function hearRejection(event) {
    if (isTrap(event.reason)) trapped(event);
  }

  // A start script that is empty, or of which nothing ran, fails without an error.
  function missStart() {
    if (zeitnot.isBegun || isHeard) return;
    var script = document.querySelector("script[src*='/start-'], script[src*='/frames-']");
    if (script) explain(script.src, "failed", tell);
  }

  // Whether an error has ended the program in the middle of something: a panic ends in a trap, and
  // a stack that overflows in a program unwinds none of it.
  function isTrap(error) {
    if (!error || lacks.length > 0) return false;
    var overflow = /call stack|recursion/.test(error.message) && /wasm/.test(error.stack);
    return error instanceof WebAssembly.RuntimeError || overflow;
  }

  // The console has the panic's message, or the first trap. Those that follow come from calls into
  // the stopped program.
  function trapped(event) {
    if (isBroken) event.preventDefault();
    broken();
  }

  // Finds out why one of our files failed: requests it once more. Frames that may not request
  // anything get the usual reason.
  function explain(source, usual, then, hash) {
    var request = new XMLHttpRequest();
    request.onload = function () {
      if (request.status < 200 || request.status > 299) then("gone");
      else judge(request.response, source, usual, then, hash);
    };
    request.onerror = function () {
      then(usual);
    };
    request.open("GET", source);
    request.responseType = "arraybuffer";
    request.send();
  }

  // Why these bytes of a file do not do: they are another page, or not what was built; or they are,
  // and this browser cannot read them. Otherwise the usual reason. `hash` is the beginning of the
  // hash of what was built; most names contain it, and it is null if nobody knows it.
  function judge(buffer, source, usual, then, hash) {
    var bytes = new Uint8Array(buffer);
    if (/^\s*</.test(letters(bytes, 0, 99))) {
      spoilt.push(source);
      return then("notOurs");
    }
    if (hash === undefined) hash = (/-([0-9a-f]{16})\.\w+$/.exec(source) || [])[1];
    hashed(buffer, function (found) {
      var mayBeOld = unread || usual === "old";
      // Without a hash there is no evidence that the file is whole, so the browser is not blamed.
      var ends = !mayBeOld && (!/\.js$/.test(source) || END.test(letters(bytes, -999)));
      var isWhole = found && hash ? found === hash : ends;
      if (!isWhole || usual === "cut") {
        spoilt.push(source);
        then("cut");
      } else if (mayBeOld) then("old");
      else then(usual);
    });
  }

  function letters(bytes, begin, end) {
    return String.fromCharCode.apply(null, bytes.subarray(begin, end));
  }

  // The beginning of the SHA-256 of these bytes, as the build writes it into names; undefined on a
  // page that is not secure, where a browser computes none.
  function hashed(buffer, then) {
    var subtle = window.crypto && window.crypto.subtle;
    if (!subtle) return then(undefined);
    subtle.digest("SHA-256", buffer).then(function (digest) {
      var bytes = new Uint8Array(digest).subarray(0, 8);
      var text = "";
      for (var i = 0; i < bytes.length; i += 1) text += (256 + bytes[i]).toString(16).slice(1);
      then(text);
    });
  }

  function words() {
    return WORDS[page.lang] || WORDS.en;
  }

  // Does something as soon as the whole page is parsed.
  function parsed(then) {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", then);
    else then();
  }

  // Says why Zeitnot did not start, and checks whether stored files are the cause.
  function tell(kind, detail) {
    if (isSettled) return;
    say(kind, detail);
    mend(mended);
  }

  // Shows the message in place of the page, unless the app has drawn one.
  function say(kind, detail) {
    isSettled = true;
    parsed(function () {
      inWords(function () {
        if (isShown()) return;
        var why = words()[kind] || words().failed;
        why = why.replace("{browser}", browser()).replace("{what}", detail || words().syntax);
        show(kind, [why], kind !== "old" && words().again);
      });
    });
  }

  // A message, readable without styles.
  function show(kind, sentences, offer) {
    clear("outline");
    var box = document.getElementById("start") || document.body.appendChild(document.createElement("div"));
    box.id = "start";
    box.className = "not-started";
    box.setAttribute("role", "alert");
    box.setAttribute("data-fault", kind);
    box.textContent = "";
    add(box, "h1", "Zeitnot");
    for (var i = 0; i < sentences.length; i += 1) add(box, "p", sentences[i]);
    if (offer) add(box, "button", offer).addEventListener("click", startAgain);
  }

  // Loads the page again, and before that the files that came damaged, which the browser would take
  // from its cache.
  function startAgain() {
    var left = spoilt.length;
    function reload() {
      left -= 1;
      if (left <= 0) location.reload();
    }
    for (var i = 0; i < spoilt.length; i += 1) {
      fetch(spoilt[i], { cache: "reload" })
        .then(function (answer) {
          return answer.arrayBuffer();
        })
        .then(reload, reload);
    }
    if (spoilt.length === 0) reload();
  }

  // The program hands over the table of its functions, so that it can be stopped.
  function guard(table) {
    functions = table;
  }

  // The program has failed, and is in a state that nobody knows. Without its table no function of
  // it can be called any more, by a timer, a listener or a promise, so nothing of it goes on. What
  // it has drawn goes too: a clock must not seem to run.
  function broken() {
    if (isBroken) return;
    isBroken = true;
    for (var i = 0; functions && i < functions.length; i += 1) functions.set(i, null);
    if (!isShown()) {
      // A damaged file may be the cause.
      if (zeitnot.examine) zeitnot.examine("broken", tell);
      else tell("broken");
      return;
    }
    isSettled = true;
    document.body.textContent = "";
    document.body.removeAttribute("aria-busy");
    var sentences = [words().broken];
    // A frame stores nothing.
    if (page.getAttribute("data-start") !== "embed" && stores("")) sentences.push(words().safe);
    show("broken", sentences, words().restart);
    // If a damaged file is the cause, the next start has a whole one.
    if (zeitnot.examine) zeitnot.examine("broken", function () {
      mend();
    });
  }

  function add(box, kind, text) {
    var element = document.createElement(kind);
    element.textContent = text;
    return box.appendChild(element);
  }

  // Whether the program has drawn anything.
  function isShown() {
    for (var i = 0; i < document.body.children.length; i += 1) {
      var child = document.body.children[i];
      if (!/^(start|outline)$/.test(child.id) && !/^(NOSCRIPT|SCRIPT)$/.test(child.tagName)) return true;
    }
    return false;
  }

  function clear(id) {
    var box = document.getElementById(id);
    if (box) box.parentNode.removeChild(box);
  }

  // The browser's name and version, as far as it reports them.
  function browser() {
    var names = [
      ["Opera", /(?:OPR|Opera)\/([\d]+)/],
      ["Samsung Internet", /SamsungBrowser\/([\d.]+)/],
      ["Edge", /Edg(?:e|A|iOS)?\/([\d]+)/],
      ["Firefox", /(?:Firefox|FxiOS)\/([\d]+)/],
      ["Chrome", /(?:Chrome|CriOS)\/([\d]+)/],
      ["Safari", /Version\/([\d.]+).*Safari/],
      ["Internet Explorer", /(?:MSIE |rv:)([\d]+)/],
    ];
    for (var i = 0; i < names.length; i += 1) {
      var found = names[i][1].exec(navigator.userAgent);
      if (found) return names[i][0] + " " + found[1];
    }
    return words().thisBrowser;
  }

  // Lets the service worker check its stored files, and hears what it found.
  function mend(then) {
    var worker;
    var channel;
    try {
      worker = navigator.serviceWorker.controller;
      channel = new MessageChannel();
    } catch (error) {
      return;
    }
    if (!worker) return;
    channel.port1.onmessage = function (event) {
      if (then) then(event.data);
    };
    worker.postMessage({ mend: true }, [channel.port2]);
  }

  // If a stored file was damaged, reloads the page, but only once: a second time would not help.
  // From now on the message is the last word, until somebody loads the page again.
  function mended(news) {
    if (news === "mended") loadAnew();
    // The host has only a newer version: load that one from the host.
    if (news === "gone") {
      navigator.serviceWorker.ready
        .then(function (registration) {
          return registration.unregister();
        })
        .then(loadAnew);
    }
    if (news === "damaged") say("damaged");
    var box = document.getElementById("start");
    if (box) box.setAttribute("data-checked", news);
  }

  function loadAnew() {
    try {
      if (sessionStorage.getItem(MENDED)) return;
      sessionStorage.setItem(MENDED, "1");
    } catch (error) {
      return;
    }
    location.reload();
  }

  // The program has drawn something: later damage may be repaired again.
  function started() {
    isSettled = true;
    try {
      sessionStorage.removeItem(MENDED);
    } catch (error) {
      // Without storage it was never set.
    }
  }
})();

// Starts White's clock. A game without a move may have been left, whose clock runs or waits for the
// answer whether the time away counts: then the press changes nothing.
press("black");
await until(() => running() || find("[data-act=ignore-away]"));
await answer();

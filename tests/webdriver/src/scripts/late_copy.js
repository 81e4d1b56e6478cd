// Delays opening the database until the test releases it, if the test has asked for that in this
// tab.
(() => {
  let isLate = false;
  try {
    isLate = sessionStorage.getItem("late-copy") !== null;
  } catch { /* no page of a site yet */ }
  if (!isLate) return;
  const { open } = IDBFactory.prototype;
  const answered = new Promise((answer) => window.__answerCopy = answer);
  IDBFactory.prototype.open = function (...rest) {
    const asked = {};
    answered.then(() => {
      const request = open.apply(this, rest);
      for (const name of ["onsuccess", "onerror", "onupgradeneeded"]) {
        request[name] = (event) => asked[name]?.(event);
      }
    });
    window.__copyAsked = true;
    return asked;
  };
})();

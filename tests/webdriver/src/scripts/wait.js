// After a function `condition`: waits until it is true. Checks after every change of the document
// and every 25 milliseconds, for at most `patience` milliseconds of real time. Returns whether it
// became true.
const patience = arguments[0];
const { setTimeout: later } = window.__clock?.real ?? window;
const holds = () => {
  try {
    return Boolean(condition());
  } catch {
    return false;
  }
};
return await new Promise((done) => {
  let over = false;
  const end = (value) => {
    over = true;
    changes.disconnect();
    done(value);
  };
  const look = () => {
    if (!over && holds()) end(true);
  };
  const changes = new MutationObserver(look);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  // A test may wait for something outside the document.
  const looking = () => {
    look();
    if (!over) later(looking, 25);
  };
  later(() => over || end(holds()), patience);
  looking();
});

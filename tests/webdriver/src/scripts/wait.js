// After a function `condition`: waits until it is true, looking after every
// change of the document and every 25 milliseconds, for so many milliseconds of
// real time at most. Tells whether it came to be true.
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
  // Not all that a test waits for is in the document.
  const looking = () => {
    look();
    if (!over) later(looking, 25);
  };
  later(() => over || end(holds()), patience);
  looking();
});

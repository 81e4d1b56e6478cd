// Goes to a hash, and waits until the app has heard of it.
const before = location.hash;
location.hash = arguments[0];
if (location.hash === before) return;
await new Promise((done) => addEventListener("hashchange", done, { once: true }));
// What the app does at once is done before the next message.
await new Promise((done) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = done;
  port2.postMessage(0);
});

// Goes to a hash, and waits until the app has handled it.
const before = location.hash;
location.hash = arguments[0];
if (location.hash === before) return;
await new Promise((done) => addEventListener("hashchange", done, { once: true }));
// The app's immediate work is done before the next message.
await new Promise((done) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = done;
  port2.postMessage(0);
});

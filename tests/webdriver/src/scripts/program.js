// Notes what the page's program exports, so that a test can make it fail: in `window.__exports`.
window.__exports = [];
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (...given) => {
  const made = await instantiate.apply(WebAssembly, given);
  window.__exports.push((made.instance ?? made).exports);
  return made;
};

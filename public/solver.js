// Starts the solver in its worker, and says so when that does not work: what
// fails in a promise here, the page does not see.
const version = self.location.search;
importScripts("../solver/solver.js" + version);
wasm_bindgen({ module_or_path: new URL("../solver/solver_bg.wasm" + version, self.location.href) }).catch(() =>
  self.postMessage('{"version":1,"news":"failed"}'),
);

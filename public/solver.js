// Starts the solver in its worker, and reports a failure: the page does not see a promise that is
// rejected here.
const version = self.location.search;
importScripts("../solver/solver.js" + version);
wasm_bindgen({ module_or_path: new URL("../solver/solver_bg.wasm" + version, self.location.href) }).catch(() =>
  self.postMessage('{"version":1,"news":"failed"}'),
);

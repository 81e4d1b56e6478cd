// The state of a page, if the app is in this folder: away from it, shown, loading, empty, or the fault
// of which it tells.
(folder) => {
  if (!location.pathname.startsWith(folder)) return "away";
  const fault = document.querySelector("#start[data-fault]");
  if (fault) return fault.dataset.fault;
  const main = document.querySelector("main");
  if (main?.checkVisibility() && main.innerText.trim() !== "") return "shown";
  const isLoading = document.readyState !== "complete"
    || document.querySelector("body[aria-busy], .loading, #start, #outline");
  return isLoading ? "loading" : "empty";
}

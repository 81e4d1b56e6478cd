const LEAST = 44;
const found = [];
const controls =
  "a[href], button, summary, select, textarea, input:not([type=hidden]), [role=slider], [tabindex='0']";
for (const control of document.querySelectorAll(controls)) {
  if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
  if (control.closest("[role=grid], .unseen, [inert]")) continue;
  const style = getComputedStyle(control);
  // A move in the text of a game stands in a line of others.
  if (control.closest(".passage")) continue;
  if (control.matches("a") && style.display === "inline") {
    // Within a text: there is other text in the same line.
    const around = control.parentElement.cloneNode(true);
    around.querySelectorAll("a").forEach((link) => link.remove());
    if (/\p{L}/u.test(around.textContent)) continue;
  }
  // What lies around a field and names it is touched for it.
  let touched = control.closest("label") ?? control;
  // What is drawn over a whole line is touched there.
  const over = getComputedStyle(control, "::after");
  if (over.content !== "none" && over.position === "absolute" && over.inset === "0px") {
    touched = control;
    while (touched.parentElement && getComputedStyle(touched).position === "static") {
      touched = touched.parentElement;
    }
  }
  const box = touched.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) continue;
  // A word that is a link is as wide as it is.
  const least = control.matches("a:not(.tool, .button), summary") ? 24 : LEAST;
  if (box.height < LEAST - 0.5 || box.width < least - 0.5) {
    const size = `${Math.round(box.width)} x ${Math.round(box.height)}`;
    found.push(`${size}: ${control.outerHTML.slice(0, 140)}`);
  }
}
return found;

const LEAST = 44;
const found = [];
const controls =
  "a[href], button, summary, select, textarea, input:not([type=hidden]), [role=slider], [tabindex='0']";
for (const control of document.querySelectorAll(controls)) {
  if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
  if (control.closest("[role=grid], .unseen, [inert]")) continue;
  const style = getComputedStyle(control);
  // A move in the text of a game has other moves beside it.
  if (control.closest(".passage")) continue;
  if (control.matches("a") && style.display === "inline") {
    // A link within a text: other text is in the same line.
    const around = control.parentElement.cloneNode(true);
    around.querySelectorAll("a").forEach((link) => link.remove());
    if (/\p{L}/u.test(around.textContent)) continue;
  }
  // A label around a field can be touched in its place.
  let touched = control.closest("label") ?? control;
  // If its `::after` covers a whole line, the line can be touched.
  const over = getComputedStyle(control, "::after");
  if (over.content !== "none" && over.position === "absolute" && over.inset === "0px") {
    touched = control;
    while (touched.parentElement && getComputedStyle(touched).position === "static") {
      touched = touched.parentElement;
    }
  }
  const box = touched.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) continue;
  // A link of one word is as wide as the word.
  const least = control.matches("a:not(.tool, .button), summary") ? 24 : LEAST;
  if (box.height < LEAST - 0.5 || box.width < least - 0.5) {
    const size = `${Math.round(box.width)} x ${Math.round(box.height)}`;
    found.push(`${size}: ${control.outerHTML.slice(0, 140)}`);
  }
}
return found;

const found = [];
const marked = (style) =>
  (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== "none";
// A part inside the control may show the focus instead.
const drawn = (control) =>
  [...control.querySelectorAll("*")]
    .map((part) => getComputedStyle(part))
    .map(({ stroke, strokeWidth, outline }) => [stroke, strokeWidth, outline].join())
    .join(";");
const before = document.activeElement;
for (const control of document.querySelectorAll(
  "a[href], button, summary, select, textarea, input:not([type=hidden]), [tabindex='0']",
)) {
  if (!control.checkVisibility({ visibilityProperty: true }) || control.disabled) continue;
  if (control.closest("[inert]")) continue;
  const unmarked = drawn(control);
  control.focus({ preventScroll: true });
  if (document.activeElement !== control) continue;
  const label = control.closest("label");
  const seen =
    marked(getComputedStyle(control)) ||
    marked(getComputedStyle(control, "::after")) ||
    (label && marked(getComputedStyle(label))) ||
    drawn(control) !== unmarked;
  if (!seen) found.push(control.outerHTML.slice(0, 140));
}
before?.focus?.();
return found;

const found = [];
const marked = (style) =>
  (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== "none";
const before = document.activeElement;
for (const control of document.querySelectorAll(
  "a[href], button, summary, select, textarea, input:not([type=hidden]), [tabindex='0']",
)) {
  if (!control.checkVisibility({ visibilityProperty: true }) || control.disabled) continue;
  if (control.closest("[inert]")) continue;
  control.focus({ preventScroll: true });
  if (document.activeElement !== control) continue;
  const label = control.closest("label");
  if (!marked(getComputedStyle(control)) && !(label && marked(getComputedStyle(label)))) {
    found.push(control.outerHTML.slice(0, 140));
  }
}
before?.focus?.();
return found;

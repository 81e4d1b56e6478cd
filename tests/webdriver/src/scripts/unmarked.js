// Controls that are chosen or on, and do not differ in background or edges from one that is not.
const found = [];
const shown = (element, part) => {
  const style = getComputedStyle(element, part);
  const edges = ["borderTop", "borderBottom", "outline", "boxShadow"].map((edge) => style[edge]);
  return [style.backgroundColor, style.backgroundImage, ...edges].join();
};
const ownLooks = (control) => [shown(control), shown(control, "::before")].join(";");
// Also of the words beside it, and of the boxes that it does not share with the other.
const looks = (control, other) => {
  const parts = [control, control.nextElementSibling].filter((part) => part);
  for (let box = control.parentElement; !box.contains(other); box = box.parentElement) {
    parts.push(box);
  }
  return [...parts.map((part) => shown(part)), ownLooks(control)].join(";");
};
const differ = (on, off, looks) => {
  // The browser marks its own.
  const isOwn = on?.matches("input") && getComputedStyle(on).appearance !== "none";
  if (on && off && !isOwn && looks(on, off) === looks(off, on)) {
    found.push(on.outerHTML.slice(0, 140));
  }
};
const all = (selector) =>
  [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
differ(all("[type=checkbox]:checked")[0], all("[type=checkbox]:not(:checked)")[0], ownLooks);
for (const on of all("[type=radio]:checked")) {
  differ(on, all(`[type=radio][name="${on.name}"]:not(:checked)`)[0], looks);
}
for (const on of all("[aria-pressed=true]")) {
  const others = [...on.parentElement.children, ...on.parentElement.parentElement.children];
  differ(on, others.find((other) => other.matches("[aria-pressed=false]")), looks);
}
return found;

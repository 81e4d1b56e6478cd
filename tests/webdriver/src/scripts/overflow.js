const found = [];
const name = (element) => element.outerHTML.slice(0, 140);
const within = (element, is) => {
  for (let box = element.parentElement; box; box = box.parentElement) if (is(box)) return true;
  return false;
};
const scrolls = (box) => /auto|scroll/.test(getComputedStyle(box).overflowX);
const page = document.scrollingElement;
if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide`);
for (const element of document.querySelectorAll("body *")) {
  if (!element.checkVisibility() || element.closest("svg, .unseen, .board [role=grid]")) continue;
  if (within(element, scrolls)) continue;
  const { left, right, width } = element.getBoundingClientRect();
  if (width > 0 && (right > innerWidth + 1 || left < -1)) {
    found.push(`from ${Math.round(left)} to ${Math.round(right)}: ${name(element)}`);
  }
  const style = getComputedStyle(element);
  // Nothing of it is drawn: it is there for screen readers.
  if (style.clipPath !== "none") continue;
  const cuts = /hidden|clip/.test(style.overflowX) || style.textOverflow === "ellipsis";
  const hasText = [...element.childNodes].some(
    (node) => node.nodeType === 3 && node.data.trim() !== "",
  );
  // An element with a visible edge keeps its text inside.
  const framed = element.matches("button, label, select, td, th, .button, [role=button]");
  if (framed && !cuts && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0) {
    found.push(`out of its box, ${element.scrollWidth} in ${element.clientWidth}: ${name(element)}`);
  }
  // A typed name may be longer than any line.
  const typed = element.closest(".event, .open, .name, .opponent, .home-player, .who");
  if (hasText && cuts && !typed && element.scrollWidth > element.clientWidth + 1) {
    found.push(`cut off, ${element.scrollWidth} in ${element.clientWidth}: ${name(element)}`);
  }
}
return found;

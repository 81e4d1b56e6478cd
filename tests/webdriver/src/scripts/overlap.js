const found = [];
const pieces = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const node = walker.currentNode;
  const element = node.parentElement;
  if (node.data.trim() === "" || element.closest("svg, .unseen, script, noscript, [role=grid]")) continue;
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
  // Words for screen readers alone.
  if (getComputedStyle(element).clipPath !== "none") continue;
  // Fixed and sticky layers cover the page on purpose.
  let layer = element;
  while (layer !== document.body && !/fixed|sticky/.test(getComputedStyle(layer).position)) {
    layer = layer.parentElement;
  }
  // Digits are lower than their line.
  const rim = element.closest(".digits, .home-digits, [class*='digits']") ? 0.2 : 0;
  const range = document.createRange();
  range.selectNodeContents(node);
  for (const box of range.getClientRects()) {
    if (box.width < 2 || box.height < 2) continue;
    const { height } = box;
    let [left, right] = [box.left, box.right];
    let [top, bottom] = [box.top + height * rim, box.bottom - height * rim];
    const whole = { top, bottom };
    // Text that is scrolled out of view does not count.
    for (let outer = element; outer; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflow === "visible") continue;
      const edge = outer.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    if (right <= left || bottom <= top) continue;
    pieces.push({ box: { left, right, top, bottom }, whole, element, layer, text: node.data });
  }
}
for (let first = 0; first < pieces.length; first += 1) {
  for (let second = first + 1; second < pieces.length; second += 1) {
    const [a, b] = [pieces[first], pieces[second]];
    if (a.element === b.element || a.layer !== b.layer) continue;
    const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const down = (one, other) =>
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    const lines = down(a.whole, b.whole);
    const height = Math.min(a.whole.bottom - a.whole.top, b.whole.bottom - b.whole.top);
    // Lines of a text may touch, because letters are lower than their line, even if part of it is
    // scrolled out of view.
    if (across > 2 && down(a.box, b.box) > 0 && lines > height * 0.4) {
      found.push(`"${a.text.slice(0, 40)}" and "${b.text.slice(0, 40)}"`);
    }
  }
}
return found;

const found = [];
const pieces = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const node = walker.currentNode;
  const element = node.parentElement;
  if (node.data.trim() === "" || element.closest("svg, .unseen, script, noscript, [role=grid]")) continue;
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
  // What lies over the page lies over it on purpose.
  const layer = element.closest("[role=dialog], .veil, .notices") ?? document.body;
  const range = document.createRange();
  range.selectNodeContents(node);
  for (const box of range.getClientRects()) {
    if (box.width > 1 && box.height > 1) pieces.push({ box, element, layer, text: node.data });
  }
}
for (let first = 0; first < pieces.length; first += 1) {
  for (let second = first + 1; second < pieces.length; second += 1) {
    const [a, b] = [pieces[first], pieces[second]];
    if (a.element === b.element || a.layer !== b.layer) continue;
    const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    // Lines of a text may touch: what is drawn of a letter is less than its line.
    if (across > 2 && down > Math.min(a.box.height, b.box.height) * 0.4) {
      found.push(`"${a.text.slice(0, 40)}" and "${b.text.slice(0, 40)}"`);
    }
  }
}
return found;

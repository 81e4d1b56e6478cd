// Where a browser has no list of a language's syllables, it breaks a word that is too wide for its
// place anywhere.
const sheet = new CSSStyleSheet();
sheet.replaceSync("* { hyphens: manual !important }");
document.adoptedStyleSheets.push(sheet);
const found = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const node = walker.currentNode;
  const element = node.parentElement;
  if (node.data.trim() === "" || element.closest("svg, .unseen, script, noscript, [role=grid]")) continue;
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
  // Words for screen readers alone.
  if (element.getBoundingClientRect().width < 3) continue;
  // Links and positions are no words.
  if (/:\/\/|\//.test(node.data) && element.closest("a, code")) continue;
  for (const word of node.data.matchAll(/[\p{L}\p{M}]{3,}/gu)) {
    // A soft hyphen that is drawn counts with the letter after it.
    const start = word.index + Number(node.data[word.index - 1] === "\u00AD");
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, word.index + word[0].length);
    const tops = [...range.getClientRects()].filter((box) => box.width > 0).map((box) => box.top);
    if (Math.max(...tops) - Math.min(...tops) > 4) found.push(`a break in "${word[0]}"`);
  }
}
document.adoptedStyleSheets.pop();
return found;

document.documentElement.dir = "rtl";
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const nodes = [];
while (walker.nextNode()) nodes.push(walker.currentNode);
for (const node of nodes) {
  // Chess notation and figures stay as they are.
  if (node.parentElement.closest("script, noscript, svg, .notation, .num, .digits, .home-digits, .san, [role=grid]")) continue;
  node.data = node.data.replace(/\p{L}{3,}/gu, (word) => word + word.slice(0, Math.ceil(word.length * 0.4)));
}

// Translates the page as a browser does for somebody who reads another language, but without asking
// whether the page may be translated: each text becomes two <font> elements with other words, and
// so does each that comes or changes later. Its words are those of the page in capitals, so that
// figures and moves stay what they are. Some translators put their own text into the <font>, others
// the page's text, changed. `untranslate` gives the page its own words back.
(replaces) => {
  const others = "font, pre, script, style, svg, textarea";
  const own = new Map();

  const translate = (text) => {
    const around = text.parentElement;
    if (!text.data.trim() || !around || around.closest(others)) return;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    for (const font of [outer, inner]) font.style.verticalAlign = "inherit";
    outer.append(inner);
    own.set(outer, [text, text.data]);
    const words = text.data.toUpperCase();
    if (replaces) {
      inner.append(words);
      text.replaceWith(outer);
    } else {
      text.before(outer);
      inner.append(text);
      text.data = words;
    }
  };

  const translateAll = (node) => {
    const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node.nodeType === Node.TEXT_NODE ? [node] : [];
    while (walk.nextNode()) texts.push(walk.currentNode);
    texts.forEach(translate);
  };

  const watch = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === "characterData") translate(target);
      addedNodes.forEach(translateAll);
    }
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  translateAll(document.body);

  window.untranslate = () => {
    watch.disconnect();
    delete window.untranslate;
    for (const [font, [text, words]] of own) {
      if (!font.isConnected) continue;
      font.replaceWith(text);
      if (!replaces) text.data = words;
    }
  };
}

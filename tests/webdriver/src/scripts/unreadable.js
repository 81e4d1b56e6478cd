// Text on the halves with less than 4.5:1 against what is behind it, text that hangs half under a
// plate, drawings that run into text, and names and times that are not there.
const found = [];
const parts = (colour) => (colour.match(/[\d.]+/g) ?? []).map(Number);
const light = (colour) => {
  const [red, green, blue] = parts(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one, other) => {
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};
const background = (node) => getComputedStyle(node).backgroundColor;
const seen = (node) =>
  node !== null &&
  node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  getComputedStyle(node).clipPath === "none" &&
  node.getBoundingClientRect().width > 1;
const textBox = (node) => {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
};
// By how much two boxes overlap, in the direction in which that is less.
const common = (a, b) =>
  Math.min(
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  );
const within = (a, b) =>
  a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
const panel = document.querySelector(".clock > .panel") !== null;

for (const half of document.querySelectorAll("button.half")) {
  const side = half.dataset.color;
  const say = (what) => found.push(`${side}: ${what}`);
  const opaque = (node) => parts(background(node))[3] !== 0;
  const inside = [...half.querySelectorAll("span")].filter(seen);
  const plates = inside.filter((node) => opaque(node) && node.textContent.trim() !== "");
  const texts = inside.filter((node) =>
    [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim() !== ""),
  );
  // A figure is lower than its line.
  const box = (node) => {
    const { left, right, top, bottom, height } = textBox(node);
    const figures = node.closest(".digits") ? node.closest(".digits").getBoundingClientRect() : null;
    const rim = figures ? 0 : height * 0.15;
    const edge = node.getBoundingClientRect();
    return {
      left: Math.max(left, edge.left),
      right: Math.min(right, edge.right),
      top: figures ? figures.top : top + rim,
      bottom: figures ? figures.bottom : bottom - rim,
    };
  };
  for (const text of texts) {
    const words = `"${text.textContent.trim().slice(0, 30)}"`;
    const place = box(text);
    const under = plates.find((plate) => !plate.contains(text) &&
      common(place, plate.getBoundingClientRect()) > 1);
    if (under && !within(place, under.getBoundingClientRect())) {
      say(`${words} hangs under "${under.textContent.trim()}"`);
    }
    const ground = plates.find((plate) => plate.contains(text)) ?? under ?? half;
    const ratio = contrast(getComputedStyle(text).color, background(ground));
    if (ratio < 4.5) say(`${words} has ${ratio.toFixed(1)}:1`);
    for (const drawing of half.querySelectorAll("svg")) {
      if (seen(drawing) && !text.contains(drawing) &&
        common(place, drawing.getBoundingClientRect()) > 1) say(`a drawing runs into ${words}`);
    }
  }
  // The panel leaves a half little room, and has the names itself.
  if (panel) continue;
  const [name, opponent] = [half.querySelector(".name"), half.querySelector(".opponent")];
  if (!seen(name)) say("no name");
  const isCut = name.scrollWidth > name.clientWidth + 1;
  if (isCut && seen(opponent) && opponent.clientWidth > 8) say("the own name is cut first");
  if (!seen(half.querySelector(".their-digits > .figures"))) say("no time of the opponent");
}
return found;

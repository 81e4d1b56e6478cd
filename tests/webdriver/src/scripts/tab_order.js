// Starts at the beginning of the page. `__tabs.note()`, after each press of the Tab key, notes where
// the keyboard is and how that is drawn, and says whether it is on a control of the page;
// `__tabs.faults()` says what is wrong with the whole way.
const CONTROLS =
  "a[href], button, summary, select, textarea, input:not([type=hidden]), [tabindex]";
const modal = document.querySelector("dialog[open], [aria-modal=true]");
const all = [...(modal ?? document).querySelectorAll(CONTROLS)].filter(
  (control) =>
    control.checkVisibility({ visibilityProperty: true }) &&
    control.tabIndex >= 0 &&
    !control.disabled &&
    !control.closest("[inert]"),
);
// Of a group of radio buttons one has the Tab key; the arrows lead to the others.
const group = (control) => control.type === "radio" && control.name;
const wanted = all.filter((control) => {
  const name = group(control);
  if (!name) return true;
  const others = all.filter((other) => group(other) === name);
  return control === (others.find((other) => other.checked) ?? others[0]);
});
const name = (element) => {
  const { tagName, dataset, className } = element;
  const known = dataset.act ?? dataset.square ?? element.name ?? element.getAttribute("href");
  const words = element.getAttribute("aria-label") ?? element.textContent.trim();
  return `${tagName.toLowerCase()} ${known || className} "${words.slice(0, 24)}"`;
};

const parts = (colour) => (colour.match(/[\d.]+/g) ?? []).map(Number);
const light = (colour) => {
  const scale = colour.startsWith("color(") ? 1 : 255;
  const [red, green, blue] = parts(colour.replace(/^color\(\S+/, "")).map((part) => {
    const share = part / scale;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one, other) => {
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};
const isOpaque = (colour) => parts(colour).length === 3 || parts(colour)[3] > 0.9;
const ground = (element) => {
  for (let under = element; under; under = under.parentElement) {
    const { backgroundColor } = getComputedStyle(under);
    if (isOpaque(backgroundColor)) return backgroundColor;
  }
  return "rgb(255, 255, 255)";
};
// Behind the element, which may lie over something that does not contain it.
const around = (element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const there = [
    [left - 3, (top + bottom) / 2],
    [right + 3, (top + bottom) / 2],
    [(left + right) / 2, top - 3],
  ].map(([x, y]) => document.elementFromPoint(x, y));
  const under = there.find((found) => found && !element.contains(found));
  return ground(under ?? element.parentElement);
};
// How well a frame around the element is seen: its contrast, 0 without a frame. Of two frames the
// one is seen against the other.
const framed = (element, part) => {
  const style = getComputedStyle(element, part);
  const within = part || parseFloat(style.outlineOffset) < 0;
  const under = within ? ground(element) : around(element);
  const hasOutline = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  const outline = hasOutline && style.outlineColor;
  const shadow = style.boxShadow.match(/^(?:rgba?|color)\([^)]*\)/)?.[0];
  return Math.max(
    outline ? contrast(outline, under) : 0,
    shadow ? contrast(shadow, ground(element)) : 0,
    outline && shadow ? contrast(outline, shadow) : 0,
  );
};
// A part inside the control may show the focus instead.
const drawn = (control) =>
  [...control.querySelectorAll("*")]
    .map((part) => getComputedStyle(part))
    .map(({ stroke, strokeWidth, outlineStyle }) => [stroke, strokeWidth, outlineStyle].join())
    .join(";");
const before = new Map(wanted.map((control) => [control, drawn(control)]));

const stops = [];
const place = (element) => {
  const label = element.closest("label");
  const box = (label ?? element).getBoundingClientRect();
  let [x, y] = [scrollX, scrollY];
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    if (outer === document.documentElement) break;
    x += outer.scrollLeft;
    y += outer.scrollTop;
  }
  return { left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y };
};
// What lies over the middle of the element, if anything does.
const cover = (element) => {
  const touched = element.closest("label") ?? element;
  const { left, right, top, bottom } = touched.getBoundingClientRect();
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const isOwn = (shown) => shown.contains(over) || over.contains(shown);
  return !over || isOwn(element) || isOwn(touched) ? null : over;
};
// What it stays with at an edge of the window, whatever is scrolled.
const pinned = (element) => {
  for (let outer = element; outer; outer = outer.parentElement) {
    if (/sticky|fixed/.test(getComputedStyle(outer).position)) return outer;
  }
  return null;
};
const note = () => {
  const target = document.activeElement;
  // A stop of the browser's own, or a frame that is still loading.
  if (target === document.body) return false;
  // Within a frame the way is that of another page, which draws its own focus.
  const isFrame = target.tagName === "IFRAME";
  if (isFrame && stops.at(-1)?.element === target) return false;
  const label = target.closest("label");
  const seen = Math.max(
    isFrame ? 3 : 0,
    framed(target),
    framed(target, "::after"),
    label ? framed(label) : 0,
    before.has(target) && drawn(target) !== before.get(target) ? 3 : 0,
  );
  const [where, under] = [place(target), cover(target)];
  stops.push({ element: target, name: name(target), place: where, seen, under });
  return true;
};
// From the beginning of the page, or of what lies over it.
const start = modal ?? document.body;
const given = start.getAttribute("tabindex");
start.setAttribute("tabindex", "-1");
start.focus({ preventScroll: true });
if (given === null) start.removeAttribute("tabindex");

window.__tabs = {
  note,
  faults: () => {
    const found = [];
    const first = (stop) => stops.findIndex((other) => other.element === stop.element);
    const once = stops.findIndex((stop, at) => first(stop) < at);
    const round = once < 0 ? stops : stops.slice(0, once);
    for (const control of wanted) {
      if (control.isConnected && !round.some((stop) => stop.element === control)) {
        found.push(`${name(control)} is not reached`);
      }
    }
    if (once >= 0 && stops[once].element !== stops[0].element) {
      found.push(`the way ends at ${stops[once].name}`);
    }
    round.forEach((stop, at) => {
      if (stop.seen < 3) found.push(`the focus on ${stop.name} has ${stop.seen.toFixed(1)}:1`);
      if (stop.under) found.push(`${stop.name} lies under ${name(stop.under)}`);
      const last = round[at - 1];
      if (!last || pinned(last.element) !== pinned(stop.element)) return;
      const [one, other] = [last.place, stop.place];
      const slack = 4;
      const isAfter = other.top >= one.bottom - slack || other.left >= one.right - slack;
      // A name lies over its half.
      const isWithin =
        other.top >= one.top &&
        other.bottom <= one.bottom &&
        other.left >= one.left &&
        other.right <= one.right;
      if (isAfter || isWithin || last.element.contains(stop.element)) return;
      found.push(`${stop.name} comes after ${last.name}, and lies before it`);
    });
    return found;
  },
};
return wanted.length;

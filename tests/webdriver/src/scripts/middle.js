// The middle of an element. A touch there must hit the element.
const middle = (selector) => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  found.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  if (!hit || !(found.contains(hit) || hit.contains(found)))
    throw new Error(`over ${selector} at ${x}, ${y} is ${hit?.outerHTML.slice(0, 200)}`);
  return [x, y];
};

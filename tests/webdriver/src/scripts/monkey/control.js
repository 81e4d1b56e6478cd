// A control of a kind that can be touched now, by a number: where it is, and what it is. Nothing
// where there is no such control.
const [kind, number] = arguments;
const controls = [...document.querySelectorAll(kind)].flatMap((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const [left, top] = [x + width / 2, y + height / 2];
  const isHit = width > 0 && element.contains(document.elementFromPoint(left, top));
  return isHit ? [[left, top, element.outerHTML.slice(0, 90)]] : [];
});
return controls[number % controls.length] ?? null;

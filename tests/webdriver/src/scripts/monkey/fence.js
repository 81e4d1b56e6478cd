// Keeps a monkey in the app: links to other pages, files and the printer do nothing, and nothing is
// saved.
{
  addEventListener("click", (event) => {
    const link = event.target.closest?.('a[href]:not([href^="#"]), input[type=file]');
    if (link) event.preventDefault();
  }, true);
  HTMLAnchorElement.prototype.click = () => {};
  window.print = () => {};
}

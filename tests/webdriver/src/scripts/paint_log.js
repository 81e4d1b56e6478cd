// When figures first stood in the page.
window.__figures = null;
{
  const look = new MutationObserver(() => {
    if (!document.querySelector(".digits")?.textContent) return;
    look.disconnect();
    window.__figures = performance.now();
  });
  look.observe(document, { childList: true, subtree: true, characterData: true });
}

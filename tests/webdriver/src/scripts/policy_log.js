// Notes what the security policy of the page forbids.
window.forbidden = [];
document.addEventListener("securitypolicyviolation", (event) => {
  window.forbidden.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sourceFile}:${event.lineNumber} ${event.sample}`);
});

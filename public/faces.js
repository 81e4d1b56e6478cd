// The fonts of text in a frame. A frame without an origin cannot fetch fonts, so they come as a script,
// after the first picture. `cargo xtask dist` puts the constant FACES in front: for each font its
// family, its bytes as base64, and its weight with all else that is its own.
(() => {
  "use strict";
  for (const [family, letters, more] of FACES) {
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    document.fonts.add(new FontFace(family, bytes, more));
  }
  document.documentElement.dataset.faces = "";
})();

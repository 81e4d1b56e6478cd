{
  const setItem = Storage.prototype.setItem;
  window.__refused = 0;
  Storage.prototype.setItem = function (key, value) {
    if (this === window.localStorage) {
      window.__refused += 1;
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    }
    return setItem.call(this, key, value);
  };
}

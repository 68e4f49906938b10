// Runs in the page that is measured, before anything else: plain JavaScript, for what drives the browser would add helpers of its own to it.
// `window.bench.wanted` is the selector that is waited for.
{
  /**
   * Calls back after the next frame in which the selector finds an element with text that is no placeholder. It looks when the page has changed, not by the clock:
   * a page that draws in steps would be woken between any two of them, and one that draws at a stretch would not.
   */
  const onceShown = (selector, done) => {
    const isShown = () =>
      [...document.querySelectorAll(selector)].some((element) => element.textContent.trim() !== '' && !element.closest('[aria-busy="true"]'));
    const tell = () => requestAnimationFrame(() => setTimeout(() => done(performance.now())));
    if (isShown()) {
      tell();
      return;
    }
    const changes = new MutationObserver(() => {
      if (!isShown()) return;
      changes.disconnect();
      tell();
    });
    changes.observe(document, { childList: true, subtree: true, characterData: true, attributeFilter: ['aria-busy'] });
  };
  const told = {
    shown: undefined,
    largest: undefined,
    /** Follows a link; ms until the selector finds something. */
    step: (link, selector) =>
      new Promise((resolve, reject) => {
        const pressed = document.querySelector(link);
        if (pressed === null) {
          reject(new Error(`nothing is ${link}`));
          return;
        }
        const began = performance.now();
        pressed.click();
        onceShown(selector, (at) => resolve(at - began));
      }),
    /** Notes when the selector first finds something, in ms since the navigation. */
    watch: (selector) =>
      onceShown(selector, (at) => {
        told.shown = at;
      }),
  };
  new PerformanceObserver((list) => {
    told.largest = list.getEntries().at(-1)?.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  window.bench = told;
}

// Runs in the pages that are measured, before anything else: plain JavaScript, for what drives the browser would add helpers of its own to it.
// Moments are ms since 1970, by each page's own fine clock; both pages are on one machine.
{
  const now = () => performance.timeOrigin + performance.now();
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  window.liveBench = {
    /** Waits for a text in the conversation. @returns the moment after the frame that shows it */
    seen: (text) =>
      new Promise((resolve) => {
        const look = () => {
          if (!document.querySelector('[data-messages]')?.textContent.includes(text)) return;
          watch.disconnect();
          void nextFrame().then(() => resolve(now()));
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { childList: true, subtree: true, characterData: true });
        look();
      }),
    /** Presses the button that sends. @returns the moment of the press */
    press: (button) => {
      const at = now();
      button.click();
      return at;
    },
  };
}

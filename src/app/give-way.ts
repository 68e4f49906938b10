/**
 * Takes the frame that was drawn ahead (scripts/web/doors.ts) out of the page once there is more to see below it than that something loads: a screen, a question, what went wrong.
 * @param root where the app draws
 */
export function giveWay(root: HTMLElement): void {
  const ahead = document.getElementById('ahead');
  if (ahead === null) return;
  const watch = new MutationObserver(() => {
    if (root.childElementCount === 0 || root.querySelector('[data-loader]') !== null) return;
    watch.disconnect();
    ahead.remove();
  });
  watch.observe(root, { childList: true, subtree: true });
}

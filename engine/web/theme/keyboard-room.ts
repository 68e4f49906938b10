// A phone's keyboard lies over the page and leaves the page's own measures as they are; only the visual viewport knows of it.

/** Less than this is a browser's bar that comes and goes, in px. */
const leastKeyboard = 100;

/**
 * Keeps `--keyboard` at what the keyboard covers at the foot of the window, so that what is pinned there stays above it.
 * @returns stops following
 */
export function followKeyboard(viewport: VisualViewport | null = window.visualViewport): () => void {
  if (!viewport) return () => {};
  let known = 0;
  const follow = () => {
    // A page that the reader has zoomed in on is covered by no keyboard.
    const covered = viewport.scale > 1 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
    const room = covered >= leastKeyboard ? Math.round(covered) : 0;
    if (room === known) return;
    known = room;
    document.documentElement.style.setProperty('--keyboard', `${room}px`);
  };
  // Nothing is asked before something moves: an answer would cost the layout of the whole page, and each property set here its styles.
  viewport.addEventListener('resize', follow);
  viewport.addEventListener('scroll', follow);
  return () => {
    viewport.removeEventListener('resize', follow);
    viewport.removeEventListener('scroll', follow);
    document.documentElement.style.removeProperty('--keyboard');
  };
}

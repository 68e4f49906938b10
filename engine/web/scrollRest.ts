/** A scroll is over after so many ms without a move. */
const rest = 150;

let movedAt = -Infinity;
let isWatched = false;

/**
 * Resolves once nothing is being scrolled, at the latest after `most` ms: for work that is not in sight of the person who scrolls, and whose frames would be long.
 * The first call begins to look.
 */
export async function scrollRest(most: number): Promise<void> {
  if (!isWatched) {
    isWatched = true;
    document.addEventListener('scroll', () => (movedAt = performance.now()), { capture: true, passive: true });
  }
  const until = performance.now() + most;
  while (performance.now() - movedAt < rest && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, rest));
}

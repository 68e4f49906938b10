const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/**
 * Runs once at the first sign that somebody works with the page: what is needed only then is not part of a visit that merely looks.
 * @returns takes the wish back
 */
export function atFirstSign(run: () => void): () => void {
  const stop = (): void => signs.forEach((sign) => window.removeEventListener(sign, start));
  const start = (): void => {
    stop();
    run();
  };
  for (const sign of signs) window.addEventListener(sign, start, { passive: true });
  return stop;
}

/** How long after the first failure it is begun again, in ms; twice as long after each that follows. */
const firstPause = 1_000;
/** And never longer than that: a person may be waiting to send. */
const longestPause = 8_000;

/**
 * Begins what a page needs beside its screen, and begins it again until it has worked: a server, or a network, that is away for just that moment would be
 * missed until the page is reloaded. Where `begin` fails it leaves nothing behind.
 * @returns ends it
 */
export function keepTrying(begin: () => Promise<void>): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = (pause: number) => {
    begin().catch(() => {
      if (!isOver) timer = setTimeout(attempt, pause, Math.min(pause * 2, longestPause));
    });
  };
  attempt(firstPause);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** How long one try of a job may take, in ms. */
const limitMs = 60_000;

/** What takes longer goes back to the queue, to be tried again: it must not outlast its claim. @throws when it is over the limit */
export function withinLimit(work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Took longer than ${limitMs / 1_000} s.`)), limitMs).unref();
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Does what comes one by one in as few goes as may be: what arrives while one go runs waits for it and goes together. One alone goes at once.
 * @param go does them all, in the order they came; where it fails, each of them has failed
 */
export function together<Item>(go: (items: readonly Item[]) => Promise<unknown>): (item: Item) => Promise<void> {
  let waiting: { items: Item[]; done: Promise<void> } | undefined;
  let last: Promise<void> = Promise.resolve();
  return (item) => {
    if (waiting) {
      waiting.items.push(item);
      return waiting.done;
    }
    const items = [item];
    const done = last.then(async () => {
      waiting = undefined;
      await go(items);
    });
    waiting = { items, done };
    last = done.catch(() => {});
    return done;
  };
}

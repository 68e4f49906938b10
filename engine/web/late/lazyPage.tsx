import { useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { lazyScreen, type LazyScreen } from '../lazy-screen.tsx';
import { fetched, type Fetched } from './fetched.ts';
import { NotFetched } from './NotFetched.tsx';

/**
 * A whole page that is fetched when it is first shown, or ahead of that, as `lazyScreen` does. Where its code cannot be fetched for a moment, it says so in its
 * own place, the frame around it there: neither does the page before stay under the new address, nor is there nothing but a sign that something loads.
 */
export function lazyPage<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): LazyScreen<Props> {
  let asked: Fetched<{ default: ComponentType<Props> }> | undefined;
  const ask = () => (asked ??= fetched(load));
  function Held(props: Props) {
    const page = ask();
    const Known = useSyncExternalStore(page.subscribe, page.value, page.value)?.default;
    const failure = useSyncExternalStore(page.subscribe, page.failure, page.failure);
    if (Known) return <Known {...props} />;
    if (failure) throw failure.reason;
    return <NotFetched onRetry={page.again} />;
  }
  const Later = lazyScreen(async () => {
    // What it fails of is thrown where the page is drawn.
    await ask().told.catch(() => undefined);
    return { default: Held };
  });
  function Page(props: Props) {
    // Chosen once: another component in its place would begin anew.
    const [Chosen] = useState(() => asked?.value()?.default ?? Later);
    return <Chosen {...props} />;
  }
  return Object.assign(Page, { ahead: () => ask().told });
}

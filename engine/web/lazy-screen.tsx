import { lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { page } from './page.ts';

/** A screen's code could not be fetched, not even after reloading the page. */
export class ScreenLoadError extends Error {
  constructor(cause: unknown) {
    super('This screen could not be loaded.', { cause });
    this.name = 'ScreenLoadError';
  }
}

/** Remembers, for this tab, when a failed screen last reloaded the page. */
const reloadedKey = 'forecourt-screen-reload';
/**
 * A load that starts within this time after a reload, in ms, and fails, is reported instead of reloading again. Successful loads in between don't end it:
 * screens are nested, which would allow endless reloads.
 */
const reloadWindow = 300_000;
/** How often it is tried again while nothing answers, in ms. */
const retryEvery = 2_000;

/**
 * Runs a dynamic import. While nothing answers it waits, and leaves the page as it is: a page that reloads without a connection is gone. Where the server
 * answers, it is tried once more, for a browser breaks off what it fetches when Back is pressed twice in a row. Fails that too, the code is that of another release:
 * the page reloads once, and if that did not help, the failure is reported.
 */
export async function loadScreen<Module>(load: () => Promise<Module>, now: () => number = Date.now): Promise<Module> {
  const begun = now();
  let hasFailed = false;
  for (;;) {
    try {
      return await load();
    } catch (error) {
      const answers = await page.answers();
      if (answers && hasFailed) return reloadOnce(error, { begun, now });
      hasFailed = answers;
      if (!answers) await new Promise((resolve) => setTimeout(resolve, retryEvery));
    }
  }
}

/** @param now when it reloads @throws ScreenLoadError where that was done before `begun`, not long ago */
function reloadOnce(error: unknown, { begun, now }: { begun: number; now: () => number }): Promise<never> {
  const reloadedAt = Number(window.sessionStorage.getItem(reloadedKey) ?? Number.NaN);
  if (begun - reloadedAt < reloadWindow) throw new ScreenLoadError(error);
  window.sessionStorage.setItem(reloadedKey, String(now()));
  page.reload();
  // Nothing more is shown until the page is back.
  return new Promise<never>(() => {});
}

/** A screen that is fetched when it is first shown, or ahead of that. */
export type LazyScreen<Props extends object> = ComponentType<Props> & { ahead: () => Promise<unknown> };

/**
 * A screen, or a part of one, that is fetched when it is first shown. Fetched ahead, it is drawn at once: React shows whatever has to be waited for no sooner than 300 ms
 * after what it showed meanwhile.
 */
export function lazyScreen<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): LazyScreen<Props> {
  let known: ComponentType<Props> | undefined;
  let coming: Promise<{ default: ComponentType<Props> }> | undefined;
  const fetched = async () => {
    const module = await loadScreen(load);
    known = module.default;
    return module;
  };
  const ahead = () => (coming ??= fetched());
  const Later = lazy(ahead);
  function Screen(props: Props) {
    // Chosen once: another component in its place would begin anew.
    const [Chosen] = useState(() => known ?? Later);
    return <Chosen {...props} />;
  }
  return Object.assign(Screen, { ahead });
}

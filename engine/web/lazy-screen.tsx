import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { page } from './page.ts';

/** A screen's code could not be fetched, not even after loading the page anew. */
export class ScreenLoadError extends Error {
  constructor(cause: unknown) {
    super('This screen could not be loaded.', { cause });
    this.name = 'ScreenLoadError';
  }
}

/** Remembers, for this tab, when a failed screen last reloaded the page. */
const reloadedKey = 'forecourt-screen-reload';
/**
 * What begins to load within this time after a reload, in ms, and fails, is told instead of reloading again. Loads that succeed
 * in between don't end it: a screen stands within others, which would let it reload for ever.
 */
const reloadWindow = 300_000;

/** Runs a dynamic import; if it fails, the page reloads once, and if that did not help, the failure is told. */
export async function loadScreen<Module>(load: () => Promise<Module>, now: () => number = Date.now): Promise<Module> {
  const begun = now();
  try {
    return await load();
  } catch (error) {
    const reloadedAt = Number(window.sessionStorage.getItem(reloadedKey) ?? Number.NaN);
    if (begun - reloadedAt < reloadWindow) throw new ScreenLoadError(error);
    window.sessionStorage.setItem(reloadedKey, String(now()));
    page.reload();
    // Nothing more is shown until the page is back.
    return new Promise<never>(() => {});
  }
}

/** A screen, or a part of one, that is fetched when it is first shown. */
export function lazyScreen<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadScreen(load));
}

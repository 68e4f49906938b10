// What build, server and browser must agree on of the portal as an app without a store.

/** Where the build writes the service worker, below its folder. */
export const workerFile = '.vite/portal-worker.js';

/** Below the portal's own root: `/`, or its prefix where it has no host of its own. */
export const workerPath = '/portal-worker.js';
export const manifestPath = '/manifest.webmanifest';

/** The icons by their files below the build's folder. `share` of the edge is the mark's: 0.8 where devices cut the corners round as they please. */
export const icons = [
  { file: 'icons/portal-192.png', size: 192, share: 1, purpose: 'any' },
  { file: 'icons/portal-512.png', size: 512, share: 1, purpose: 'any' },
  { file: 'icons/portal-maskable-512.png', size: 512, share: 0.8, purpose: 'maskable' },
  { file: 'icons/portal-touch-180.png', size: 180, share: 0.84, purpose: 'touch' },
] as const;

/** The name beside the mark. In the folder whose files the service worker keeps: a mask that was not there when the page was drawn is not fetched again. */
export const wordmarkPath = '/icons/wordmark.svg';

/** The icon that iOS puts on the home screen. */
export const touchIcon = 'icons/portal-touch-180.png';

/** All that a notification of a closed portal says. */
export const pushWords = { title: 'Something new in your car search', news: 'Open to see what it is.' } as const;

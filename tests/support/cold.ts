// What a first visit moves over the wire, as the browser itself counts it: nothing kept from before.
import type { Browser, Page } from 'playwright-core';
import { inject } from 'vitest';
import { desk, patience, settled, signIn } from './browser.ts';

/** What a cold visit moved, in bytes on the wire with the headers of answers. */
export interface ColdVisit {
  /** Page, scripts and styles; neither font, pictures nor answers of the API. */
  bytes: number;
  /** Scripts asked for before a person could read the screen's heading. */
  before: string[];
  /** Scripts that came later. */
  after: string[];
  /** Calls of the API before it. */
  callsBefore: string[];
  /** Calls that the page began beside its code and no screen has taken: asked for nothing, or twice. */
  untaken: string[];
  /** What moved without end while the frame that came with the page was what one saw: each of its frames is work beside the drawing that is waited for. */
  moving: string[];
  /** Elements of styles that came with the page and stand outside its head. */
  strayStyles: number;
}

const counted = new Set(['Document', 'Script', 'Stylesheet', 'Other']);
const isCounted = (type: string, url: URL): boolean => counted.has(type) && !/^\/(?:api|healthz)/.test(url.pathname) && !/\.(?:woff2|svg)$/.test(url.pathname);

/** In the page, as text: when the heading of its own screen could first be read, not only that of the frame which is drawn ahead. */
const noteHeading = `new MutationObserver(() => {
  if (document.querySelector('#root h1')?.textContent) window.headingAt ??= performance.now();
  if (document.getElementById('ahead') === null) return;
  window.frameSeen = true;
  for (const { effect, playState } of document.getAnimations())
    if (playState === 'running' && effect.getTiming().iterations === Infinity) (window.moving ??= []).push(effect.target.outerHTML.slice(0, 80));
}).observe(document, { childList: true, subtree: true, characterData: true });`;
const askedAndHeading = `performance.getEntriesByType('resource').map(({ name, startTime }) => (
  { path: new URL(name).pathname, isBefore: startTime < window.headingAt }
))`;

/** Counts what a tab moves from now on, over a connection with a way to go: on this machine everything would be there at once. @returns the bytes so far */
export async function countBytes(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 });
  const asked = new Map<string, { url: URL; type: string }>();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    asked.set(requestId, { url: new URL(request.url), type: type ?? 'Other' });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = asked.get(requestId);
    if (file && isCounted(file.type, file.url)) bytes += encodedDataLength;
  });
  return () => bytes;
}

/**
 * Opens an address in a browser that knows nothing of the server but who is signed in.
 * @param email who visits; null for somebody who is not signed in
 */
export async function coldVisit(browser: Browser, path: string, email: string | null): Promise<ColdVisit> {
  const options = { viewport: desk, baseURL: inject('serverUrl'), serviceWorkers: 'block' } as const;
  const first = await browser.newContext(options);
  first.setDefaultTimeout(patience);
  if (email !== null) await signIn(await first.newPage(), email);
  const storageState = await first.storageState();
  await first.close();

  const context = await browser.newContext({ ...options, storageState });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  const bytes = await countBytes(page);
  await page.addInitScript(noteHeading);
  const served = await page.goto(path);
  const strayStyles = (await served?.text())?.split('</head>')[1]?.match(/<style/g)?.length ?? 0;
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await settled(page);
  const asked = (await page.evaluate(askedAndHeading)) as { path: string; isBefore: boolean }[];
  const untaken = (await page.evaluate('[...(window.firstCalls?.keys() ?? [])]')) as string[];
  const moving = (await page.evaluate('window.moving ?? []')) as string[];
  const isDrawnAhead = (await page.evaluate('window.frameSeen === true')) as boolean;
  await context.close();
  if (email !== null && !isDrawnAhead) throw new Error(`No frame came with ${path}.`);
  const scripts = asked.filter(({ path: file }) => file.endsWith('.js')).map((each) => ({ ...each, path: each.path.slice(each.path.lastIndexOf('/') + 1) }));
  const calls = asked.filter(({ path: file }) => file.startsWith('/api/'));
  const paths = (of: typeof asked, isBefore: boolean) => of.flatMap((each) => (each.isBefore === isBefore ? [each.path] : []));
  return { bytes: bytes(), before: paths(scripts, true), after: paths(scripts, false), callsBefore: paths(calls, true), untaken, moving, strayStyles };
}

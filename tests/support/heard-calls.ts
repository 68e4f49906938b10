// The calls of a page with their bodies, by the browser's own protocol: what Playwright hands out lacks some of them.
import type { Page } from 'playwright-core';

/** A call of the API. */
export interface HeardCall {
  method: string;
  /** Below the API's address, without its query. */
  path: string;
  /** The query, as it is in the address: `?filter={}` or nothing. */
  search: string;
  /** Empty until it is known, a moment after the call began. */
  body: string;
}

interface Listener {
  asked: (call: HeardCall, id: string) => void;
  ended?: (id: string) => void;
  /** The page is left for another document. What it was still asking for is never told to have ended. */
  left?: () => void;
}

/** Tells of every call that the page makes from now on. */
export async function hearCalls(page: Page, { asked, ended, left }: Listener): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Network.loadingFinished', ({ requestId }) => ended?.(requestId));
  session.on('Network.loadingFailed', ({ requestId }) => ended?.(requestId));
  session.on('Network.requestWillBeSent', ({ requestId, request: { url, method, postData, hasPostData }, type }) => {
    const { pathname, search } = new URL(url);
    if (!pathname.startsWith('/api/') || type !== 'Fetch') return;
    const call: HeardCall = { method, path: pathname.slice('/api'.length), search, body: postData ?? '' };
    asked(call, requestId);
    if (!hasPostData || postData !== undefined) return;
    // A page that was left meanwhile has taken its bodies along.
    void session.send('Network.getRequestPostData', { requestId }).then(
      (sent) => {
        call.body = sent.postData;
      },
      () => undefined,
    );
  });
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId === undefined) left?.();
  });
  await session.send('Page.enable');
  await session.send('Network.enable');
}

/** What a call asks for: itself, or what is asked together in it, each as if it had been asked by itself. */
export function askedBy({ method, path, search, body }: HeardCall): string[] {
  if (path !== '/together') return [`${method} ${path}${search}`];
  const { paths, first }: { paths: string[]; first?: { path: string } } = JSON.parse(body);
  return [...(first ? [`change ${first.path}`] : []), ...paths.map((each) => `GET ${each}`)];
}

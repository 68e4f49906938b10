import { act, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../api/client.ts';
import { live } from '../../kit/live/live.ts';
import { server, withServer } from '../../test/server.ts';
import { seenAt } from '../../api/seen/seen-at.ts';
import { ConnectionLine } from './ConnectionLine.tsx';
import { messages } from './messages.ts';
import { answersWithinMs, askAgainMs, patienceMs } from './reach.ts';
import { blockedAfterMs } from './useConnection.ts';

withServer();
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
// What another file's calls have shown is over.
beforeEach(async () => {
  server.use(http.get('*/api/public-settings', () => HttpResponse.json({}), { once: true }));
  await call();
});
afterEach(() => {
  vi.useRealTimers();
  live.setPushing(false);
});

const line = () => screen.queryByRole('status')?.textContent ?? null;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const call = () => api.GET('/public-settings').catch(() => undefined);

it('says that there is no network, for as long as there is none', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get');
  render(<ConnectionLine isSignedIn={false} />);
  expect(line()).toBeNull();
  onLine.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(line()).toBe(messages.offline);
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(line()).toBeNull();
});

it('says from when the page is, where it shows what it had kept', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<ConnectionLine isSignedIn={false} />);
  act(() => seenAt.tellFrom({ when: () => '10:42 AM', subscribe: () => () => {} }));
  expect(line()).toBe('You’re offline. This is from 10:42 AM.');
  act(() => seenAt.tellFrom(undefined));
  expect(line()).toBe(messages.offline);
});

it('says that the server is away once it does not answer at all, and asks until it is back', async () => {
  let answers = false;
  server.use(
    http.get('*/api/public-settings', () => HttpResponse.error()),
    http.get('*/healthz', () => (answers ? HttpResponse.json({}) : HttpResponse.error())),
  );
  render(<ConnectionLine isSignedIn={false} />);
  await call();
  await waitFor(() => expect(line()).toBe(messages.away));
  answers = true;
  await pass(askAgainMs);
  await waitFor(() => expect(line()).toBeNull());
});

it('says within seconds that a server which takes calls and answers none is away, and that it is back', async () => {
  let frozen = true;
  server.use(
    http.get('*/api/public-settings', () => (frozen ? new Promise<never>(() => {}) : HttpResponse.json({}))),
    http.get('*/healthz', () => (frozen ? new Promise<never>(() => {}) : HttpResponse.json({}))),
  );
  render(<ConnectionLine isSignedIn={false} />);
  void call();
  await pass(patienceMs + answersWithinMs - 100);
  expect(line()).toBeNull();
  await pass(100);
  await waitFor(() => expect(line()).toBe(messages.away));
  // With the five seconds between two of a browser's own calls.
  expect(patienceMs + answersWithinMs + 5_000).toBeLessThanOrEqual(10_000);
  frozen = false;
  await pass(askAgainMs);
  await waitFor(() => expect(line()).toBeNull());
});

it('asks again after a question that could not even be put', async () => {
  server.use(http.get('*/api/public-settings', () => HttpResponse.error()));
  render(<ConnectionLine isSignedIn={false} />);
  const fetch = globalThis.fetch;
  const asked = vi.fn();
  vi.stubGlobal('fetch', (input: RequestInfo) => {
    if (input instanceof Request) return fetch(input);
    asked();
    throw new TypeError('No network stack');
  });
  await call();
  await waitFor(() => expect(line()).toBe(messages.away));
  await pass(askAgainMs);
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
});

it('says nothing of a report that takes its time while the server answers', async () => {
  const asked = vi.fn();
  server.use(
    http.get('*/api/public-settings', () => new Promise<never>(() => {})),
    http.get('*/healthz', () => {
      asked();
      return HttpResponse.json({});
    }),
  );
  render(<ConnectionLine isSignedIn={false} />);
  void call();
  await pass(patienceMs);
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await pass(answersWithinMs * 2);
  expect(line()).toBeNull();
});

it('says nothing of one call that was cut off while the server answers', async () => {
  const asked = vi.fn();
  server.use(
    http.get('*/api/public-settings', () => HttpResponse.error()),
    http.get('*/healthz', () => {
      asked();
      return HttpResponse.json({});
    }),
  );
  render(<ConnectionLine isSignedIn={false} />);
  await call();
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await pass(100);
  expect(line()).toBeNull();
});

it('says that live updates are blocked where nothing was pushed for long, to whoever is signed in, until something is', async () => {
  render(<ConnectionLine isSignedIn />);
  await pass(blockedAfterMs - 100);
  expect(line()).toBeNull();
  await pass(100);
  expect(line()).toBe(messages.polling);
  act(() => live.setPushing(true));
  expect(line()).toBeNull();
});

it('expects no live channel where nobody is signed in', async () => {
  render(<ConnectionLine isSignedIn={false} />);
  await pass(2 * blockedAfterMs);
  expect(line()).toBeNull();
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signOut } from './account.ts';
import { session } from './session-store.ts';

beforeEach(async () => {
  await session.open('0f'.repeat(32));
  await session.signIn({ id: '0190-hannah', role: 'client' }, 'tok-1');
});
afterEach(() => {
  vi.useRealTimers();
  session.signOut();
});

it('signs out here after five seconds without an answer, and leaves the call itself without a timeout', async () => {
  vi.useFakeTimers();
  const calls: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    calls.push(request);
    return new Promise<Response>(() => {});
  });
  const done = signOut();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(session.get()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(session.get()).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls.map(({ headers, signal }) => [headers.get('Authorization'), signal.aborted])).toEqual([['Bearer tok-1', false]]);
});

it('signs out at once when the server has answered, whatever it said', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await signOut();
  expect(session.get()).toBeNull();
});

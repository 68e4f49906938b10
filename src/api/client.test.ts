import { describe, expect, it, vi } from 'vitest';
import { serialiseQuery } from '../../engine/web/query.ts';
import { api, dataOf, onTokenRefused } from './client.ts';
import { messageOf, Problem } from '../../engine/web/problem.ts';
import { pageOf } from './query.ts';
import { session } from './session-store.ts';

const answer = (body: BodyInit | null, init?: ResponseInit) => {
  const fetch = vi.fn<(request: Request) => Promise<Response>>(async () => new Response(body, init));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const refusal = (call: Promise<unknown>): Promise<Problem> =>
  call.then(
    () => Promise.reject(new Error('should have failed')),
    (error: unknown) => (error instanceof Problem ? error : Promise.reject(error)),
  );
const coupon = () => api.GET('/coupons/{id}', { params: { path: { id: 'c1' } } });
const hannah = { id: '0190-hannah', role: 'client' } as const;

describe('calls', () => {
  it('go to the base address with the query in the contract’s dialect', async () => {
    const fetch = answer('[]', { headers: { 'Content-Range': 'coupons 0-0/12', 'X-Total-Capped': 'true' } });
    const page = await pageOf(api.GET('/coupons', { params: { query: { filter: { q: 'fall & co' }, range: [0, 24], sort: ['code', 'ASC'] } } }));
    const url = new URL(fetch.mock.calls[0]?.[0].url ?? '');
    expect(url.pathname).toBe('/api/coupons');
    expect(Object.fromEntries(url.searchParams)).toEqual({ filter: '{"q":"fall & co"}', range: '[0,24]', sort: '["code","ASC"]' });
    expect(page).toEqual({ rows: [], total: 12, capped: true });
  });

  it('leave out what is undefined', () => {
    expect(serialiseQuery({ a: undefined, b: null, c: 0, d: false, e: 'x y' })).toBe('c=0&d=false&e=x+y');
  });

  it('carry the token of the session, and none when signed out', async () => {
    const fetch = answer('{}');
    await coupon();
    expect(fetch.mock.calls[0]?.[0].headers.get('Authorization')).toBeNull();
    await session.open('0f'.repeat(32));
    await session.signIn(hannah, 'tok-1');
    await coupon();
    expect(fetch.mock.calls[1]?.[0].headers.get('Authorization')).toBe('Bearer tok-1');
  });

  it('go without a token where the contract asks for none, also when signed in', async () => {
    const fetch = answer('{}');
    await session.open('0f'.repeat(32));
    await session.signIn(hannah, 'tok-1');
    await api.GET('/packages/all');
    await api.POST('/coupons/validate', { body: { code: 'FALL100', package_price: 59_900 } });
    expect(fetch.mock.calls.map(([request]) => request.headers.get('Authorization'))).toEqual([null, null]);
  });

  it('have no timeout', async () => {
    vi.useFakeTimers();
    let settle: (response: Response) => void = () => {};
    vi.stubGlobal('fetch', async (request: Request | string) => {
      // Whoever asks beside the call whether the server answers: it does.
      if (!(request instanceof Request)) return new Response('{}');
      expect(request.signal.aborted).toBe(false);
      return new Promise<Response>((resolve) => {
        settle = resolve;
      });
    });
    const call = dataOf(coupon());
    await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
    settle(new Response('{"code":"LATE"}'));
    expect(await call).toEqual({ code: 'LATE' });
  });

  it.each([200, 201, 202, 299])('succeed with %i', async (status) => {
    answer('{"code":"OK"}', { status });
    expect(await dataOf(coupon())).toEqual({ code: 'OK' });
  });

  it.each([304, 400, 404, 500])('fail with %i', async (status) => {
    answer(status === 304 ? null : '{}', { status });
    expect((await refusal(coupon())).status).toBe(status);
  });
});

describe('a failed call', () => {
  it('surfaces the server’s words and the errors by field', async () => {
    const body = { type: 'about:blank', title: 'Not valid', status: 422, detail: 'Two fields to continue.', errors: { code: 'Already taken.' } };
    answer(JSON.stringify(body), { status: 422, headers: { 'Content-Type': 'application/problem+json' } });
    const problem = await refusal(coupon());
    expect(problem.message).toBe('Two fields to continue.');
    expect(problem.errors).toEqual({ code: 'Already taken.' });
  });

  it('surfaces a plain body as it is', async () => {
    answer('The desk is closed.', { status: 503 });
    expect(messageOf(await refusal(coupon()))).toBe('The desk is closed.');
  });

  it.each([
    ['an empty body', ''],
    ['an empty object', '{}'],
    ['a page of markup', '<html><h1>502</h1></html>'],
  ])('says “Something went wrong” for %s', async (_name, body) => {
    answer(body, { status: 502 });
    expect(messageOf(await refusal(coupon()))).toBe('Something went wrong');
  });

  it('says “Something went wrong” when no answer came', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const problem = await refusal(coupon());
    expect([problem.message, problem.status]).toEqual(['Something went wrong', 0]);
  });

  it('tells how long to wait where the server says so', async () => {
    answer('{"title":"Too many"}', { status: 429, headers: { 'Retry-After': '30' } });
    expect((await refusal(coupon())).retryAfter).toBe(30);
  });

  it('tells of a refused token, but not of an older one', async () => {
    await session.open('0f'.repeat(32));
    const refused = vi.fn();
    const stop = onTokenRefused(refused);
    answer('{}', { status: 401 });
    await refusal(coupon());
    expect(refused).not.toHaveBeenCalled();
    await session.signIn(hannah, 'tok-1');
    await refusal(coupon());
    expect(refused).toHaveBeenCalledOnce();
    stop();
  });
});

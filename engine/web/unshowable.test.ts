import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { api } from '../../src/api/client.ts';
import { pageOf } from '../../src/api/query.ts';
import { onUnshowable, withoutUnshowable } from './unshowable.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const answer = (body: object, unshowable?: string) =>
  server.use(
    http.get('*/api/complaints', () =>
      HttpResponse.json(body, { headers: { 'Content-Range': 'complaints 0-2/3', ...(unshowable ? { 'X-Unshowable': unshowable } : {}) } }),
    ),
  );

it('leaves rows that cannot be shown out of a typed list and tells how many, once', async () => {
  const counts: number[] = [];
  const stop = onUnshowable((count) => counts.push(count));
  answer([{ id: 'a', subject: 'One' }, { id: 'b' }, { id: 'c', subject: 'Three' }], '/1');
  for (let asked = 0; asked < 2; asked += 1) {
    const page = await pageOf(api.GET('/complaints', {}));
    expect(page.rows.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(page.total).toBe(3);
  }
  expect(counts).toEqual([1]);
  answer([{ id: 'a' }, { id: 'b' }], '/0, /1');
  expect((await pageOf(api.GET('/complaints', {}))).rows).toEqual([]);
  expect(counts).toEqual([1, 2]);
  stop();
});

it('finds them within a history', () => {
  expect(withoutUnshowable({ items: [{ id: 'a' }, { id: 'b', text: 'x' }], next: null }, ['/items/0'])).toEqual({
    items: [{ id: 'b', text: 'x' }],
    next: null,
  });
});

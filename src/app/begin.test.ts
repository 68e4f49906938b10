import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { server, withServer } from '../test/server.ts';
import { testSettings } from '../test/shell.tsx';
import { beginSoon } from './begin.ts';

withServer();

/** A server that answers from its so manieth call on. */
function answersFrom(call: number): () => number {
  let asked = 0;
  server.use(
    http.get('*/api/public-settings', () => {
      asked += 1;
      return asked < call ? HttpResponse.json({ title: 'Not now', status: 500 }, { status: 500 }) : HttpResponse.json(testSettings);
    }),
  );
  return () => asked;
}

it('tries again before a page that was drawn already is given up', async () => {
  const asked = answersFrom(3);
  expect(await beginSoon(3, 1)).toEqual(testSettings);
  expect(asked()).toBe(3);
});

it('gives up where nobody answers', async () => {
  const asked = answersFrom(Infinity);
  expect(await beginSoon(3, 1)).toBeUndefined();
  expect(asked()).toBe(4);
});

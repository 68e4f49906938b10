// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contractClient } from './client.ts';
import { takeFirstCall } from './first-calls.ts';

const address = 'http://localhost:3000/api/coupons?range=%5B0%2C24%5D';
const bearer = (token: string) => new Request(address, { headers: { authorization: `Bearer ${token}` } });
const begun = () => Promise.resolve(Response.json(['begun']));

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  window.firstCalls = new Map([['/api/coupons?range=%5B0%2C24%5D', { authorization: 'Bearer mine', answer: begun() }]]);
});
afterEach(() => {
  delete window.firstCalls;
  vi.restoreAllMocks();
});

it('gives the answer of a call that is under way to whoever asks the same first, and to nobody else', async () => {
  expect(takeFirstCall(new Request('http://localhost:3000/api/coupons'))).toBeUndefined();
  expect(takeFirstCall(bearer('another'))).toBeUndefined();
  expect(takeFirstCall(new Request(address))).toBeUndefined();
  expect(await (await takeFirstCall(bearer('mine')))?.json()).toEqual(['begun']);
  expect(takeFirstCall(bearer('mine'))).toBeUndefined();
});

it('is given up like any other call', async () => {
  window.firstCalls = new Map([['/api/coupons?range=%5B0%2C24%5D', { authorization: 'Bearer mine', answer: new Promise(() => {}) }]]);
  const given = new AbortController();
  const taken = takeFirstCall(new Request(bearer('mine'), { signal: given.signal }));
  given.abort(new Error('left'));
  await expect(taken).rejects.toThrow('left');
});

it('shows nothing from before a change, and nothing that is old', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({})));
  const client = contractClient<Record<string, { post: { responses: { 200: { content: { 'application/json': object } } } } }>>('http://localhost:3000/api');
  await client.POST('/coupons', {});
  expect(fetched).toHaveBeenCalledOnce();
  expect(takeFirstCall(bearer('mine'))).toBeUndefined();
  fetched.mockRestore();

  window.firstCalls = new Map([['/api/coupons?range=%5B0%2C24%5D', { authorization: 'Bearer mine', answer: begun() }]]);
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  expect(takeFirstCall(bearer('mine'))).toBeUndefined();
});

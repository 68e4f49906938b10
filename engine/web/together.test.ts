import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchOrGather, together } from './together.ts';

const network = vi.fn<typeof fetch>();
beforeEach(() => {
  network.mockReset();
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  vi.unstubAllGlobals();
});
const at = (path: string, init?: RequestInit) => new Request(`http://forecourt.test${path}`, init);
const change = (path: string) => at(path, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
const say = (text: string) => Promise.resolve(new Response(text));

it('sends what is read at once as one call, and hands each its answer', async () => {
  const sent: string[][] = [];
  let answers: Promise<string>[] = [];
  together(
    () => {
      answers = ['/a', '/b'].map(async (path) => {
        await Promise.resolve();
        return (await fetchOrGather(at(path))).text();
      });
    },
    async (requests) => {
      sent.push(requests.map(({ url }) => new URL(url).pathname));
      return Promise.all(sent.flat().map((path) => say(`the answer to ${path}`)));
    },
  );
  expect(await Promise.all(answers)).toEqual(['the answer to /a', 'the answer to /b']);
  expect(sent).toEqual([['/a', '/b']]);
  expect(network).not.toHaveBeenCalled();
});

it('sends a single call as itself, and later ones, too', async () => {
  network.mockImplementation(() => say('alone'));
  let first: Promise<Response> | undefined;
  together(
    () => {
      first = fetchOrGather(at('/a'));
    },
    () => Promise.reject(new Error('nothing to put together')),
  );
  expect(await (await first)?.text()).toBe('alone');
  expect(await (await fetchOrGather(at('/b'))).text()).toBe('alone');
  expect(network).toHaveBeenCalledTimes(2);
});

it('puts a change first where one is meant to come along, and otherwise sends it by itself', async () => {
  network.mockImplementation(() => say('alone'));
  const sent: string[][] = [];
  const begin = () => [fetchOrGather(at('/a')), fetchOrGather(change('/b')), fetchOrGather(at('/c'))];
  const gather = async (withChange: boolean) => {
    let all: Promise<Response>[] = [];
    together(
      () => {
        all = begin();
      },
      async (requests) => {
        sent.push(requests.map(({ url }) => new URL(url).pathname));
        return Promise.all(requests.map(({ url }) => say(new URL(url).pathname)));
      },
      { withChange },
    );
    return Promise.all((await Promise.all(all)).map((response) => response.text()));
  };
  expect(await gather(true)).toEqual(['/a', '/b', '/c']);
  expect(await gather(false)).toEqual(['/a', 'alone', '/c']);
  expect(sent).toEqual([
    ['/b', '/a', '/c'],
    ['/a', '/c'],
  ]);
});

it('sends each by itself where the server knows no such call, and fails each where it does not answer', async () => {
  network.mockImplementation(() => say('alone'));
  const gather = (answer: () => Promise<null>) => {
    let all: Promise<Response>[] = [];
    together(() => {
      all = [fetchOrGather(at('/a')), fetchOrGather(at('/b'))];
    }, answer);
    return Promise.allSettled(all);
  };
  expect((await gather(() => Promise.resolve(null))).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(network).toHaveBeenCalledTimes(2);
  expect((await gather(() => Promise.reject(new TypeError('no network')))).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

it('leaves out what was given up before it was sent', async () => {
  network.mockImplementation(() => say('alone'));
  const gone = new AbortController();
  let all: Promise<Response>[] = [];
  together(
    () => {
      all = [fetchOrGather(at('/a', { signal: gone.signal })), fetchOrGather(at('/b'))];
    },
    () => Promise.reject(new Error('one is left')),
  );
  gone.abort();
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

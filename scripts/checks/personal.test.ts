import { expect, it } from 'vitest';
import { demoPassword } from '../../server/demo/logins.ts';
import { Search } from './personal.ts';

const found = (...entries: readonly object[]): string[] => {
  const search = new Search(['The grey one smells of smoke.', 'short', 'A second sentence nobody logged.']);
  for (const entry of entries) search.read(JSON.stringify({ level: 30, time: 1, ...entry }));
  return search.found.map(({ what }) => what);
};

it.each([
  ['an e-mail address', { err: { message: '550 no mailbox lena.whitfield@mailhaven.example' } }],
  ['a phone number', { msg: 'called (207) 555-7391' }],
  ['an address with what was asked for, or a token in it', { url: '/api/calendar-feed/content?token=abc' }],
  ['an address with what was asked for, or a token in it', { url: '/reset#x&code=abc' }],
  ['a bearer token', { headers: { authorization: 'Bearer 0123456789abcdef' } }],
  ['a password', { msg: `tried ${demoPassword}` }],
  ['a person’s name', { msg: 'answered Maria Delgado' }],
  ['what somebody typed: The grey one smells of smoke.', { err: { cause: { message: 'detail: The grey one smells of smoke. (x)' } } }],
])('finds %s', (what, entry) => {
  expect(found(entry)).toEqual([what]);
});

it('has nothing against what a line says of a call, an error or the installation', () => {
  expect(
    found(
      { reqId: '7b1c', method: 'GET', route: '/api/links/:id', status: 200, ms: 3, msg: 'answered' },
      { err: { type: 'Error', stack: '    at f (/app/node_modules/@aws-sdk/client-s3/dist/index.js:1:2)\n    at x (/a/pino@9.1.2/b.js:1:1)' } },
      { mailFrom: 'hello@forecourt.example', msg: 'configuration' },
    ),
  ).toEqual([]);
});

it('reads lines of the log alone, and only whole ones', () => {
  const search = new Search([]);
  for (const line of ['ada@forecourt.example can sign in now.', '{"level":30,"msg":"ada@forecourt.exa', '']) search.read(line);
  expect([search.lines, search.found]).toEqual([0, []]);
});

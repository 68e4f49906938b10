import { expect, it } from 'vitest';
import { hostOfPasskeys } from './passkeys.ts';

const firm = { baseDomain: 'forecourt.example', publicUrl: 'https://www.forecourt.example' };

it.each([
  ['forecourt.example', 'forecourt.example'],
  ['www.forecourt.example', 'forecourt.example'],
  ['team.forecourt.example', 'forecourt.example'],
  // Under the domain, and none of the firm's: a forgotten name that somebody else answers on.
  ['old-shop.forecourt.example', 'old-shop.forecourt.example'],
  ['forecourt.example.evil.example', 'forecourt.example.evil.example'],
  ['203.0.113.7', null],
  ['[2001:db8::1]', null],
])('on %s, passkeys are those of %s', (host, expected) => {
  expect(hostOfPasskeys(firm, host)).toBe(expected);
});

it('are those of the very host on this machine', () => {
  expect(hostOfPasskeys({ baseDomain: 'localhost', publicUrl: 'http://localhost:3000' }, 'team.localhost')).toBe('team.localhost');
});

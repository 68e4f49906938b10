import { describe, expect, it } from 'vitest';
import { createTokens } from './tokens.ts';

const tokens = createTokens('a secret of this installation');
const now = new Date('2026-11-21T12:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

describe('signed tokens', () => {
  const token = tokens.issue('resume', { onboarding: '7' }, later(60));

  it('give back their data until they end', () => {
    expect(tokens.read('resume', token, now)).toEqual({ onboarding: '7' });
    expect(tokens.read('resume', token, later(59))).toEqual({ onboarding: '7' });
    expect(tokens.read('resume', token, later(60))).toBeUndefined();
  });

  it('are good for their purpose and installation alone', () => {
    expect(tokens.read('download', token, now)).toBeUndefined();
    expect(createTokens('another').read('resume', token, now)).toBeUndefined();
  });

  it('cannot be changed', () => {
    const forged = Buffer.from(JSON.stringify({ data: { onboarding: '8' }, until: later(60).toISOString() })).toString('base64url');
    expect(tokens.read('resume', `${forged}.${token.split('.')[1]}`, now)).toBeUndefined();
    for (const wrong of ['', '.', 'a.b.c', token.slice(0, -1), `${token}.x`]) expect(tokens.read('resume', wrong, now)).toBeUndefined();
  });
});

it('signatures tell how their parts are divided', () => {
  expect(tokens.isSigned('file', ['ab', 'c'], tokens.sign('file', ['ab', 'c']))).toBe(true);
  expect(tokens.isSigned('file', ['a', 'bc'], tokens.sign('file', ['ab', 'c']))).toBe(false);
});

it('minted tokens are new each time', () => {
  expect(tokens.mint()).not.toBe(tokens.mint());
  expect(tokens.mint()).toHaveLength(43);
});

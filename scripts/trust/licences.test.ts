import { describe, expect, it } from 'vitest';
import { licences, mayBeShipped } from './licences.ts';

const lock = (packages: Record<string, { license?: string; dev?: boolean }>): string => JSON.stringify({ packages: { '': { license: 'MIT' }, ...packages } });

describe('licences', () => {
  it.each([
    ['MIT', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['Apache-2.0 AND MIT', true],
    ['Apache-2.0 AND LGPL-3.0-or-later', false],
    ['GPL-3.0-only', false],
    ['none named', false],
  ])('%s: %s', (expression, expected) => {
    expect(mayBeShipped(expression)).toBe(expected);
  });

  it('are refused by name, wherever the package lies; what is only for development is not shipped', () => {
    const outcome = licences(lock({ 'node_modules/a': { license: 'MIT' }, 'node_modules/a/node_modules/@b/c': { license: 'AGPL-3.0-only' } }));
    expect(outcome).toEqual({ state: 'failed', figure: 'not allowed: @b/c (AGPL-3.0-only)' });
    expect(licences(lock({ 'node_modules/d': { license: 'GPL-3.0-only', dev: true } })).state).toBe('held');
    expect(licences(lock({ 'node_modules/e': {} })).figure).toBe('not allowed: e (none named)');
  });

  it('of the exceptions are named with the reason, and are exceptions for those packages and that licence alone', () => {
    const held = licences(lock({ 'node_modules/@img/sharp-libvips-linux-x64': { license: 'LGPL-3.0-or-later' } }));
    expect(held).toMatchObject({ state: 'held', figure: expect.stringContaining('libvips as a shared library') });
    expect(licences(lock({ 'node_modules/other': { license: 'LGPL-3.0-or-later' } })).state).toBe('failed');
    expect(licences(lock({ 'node_modules/@img/sharp-libvips-linux-x64': { license: 'GPL-3.0-only' } })).state).toBe('failed');
  });
});

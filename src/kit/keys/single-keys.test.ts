// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { isKeyOn, isSingleKey, singleKeys } from './single-keys.ts';

afterEach(() => singleKeys.set(true));

describe('a single key', () => {
  it.each(['j', 'g c', '1 2 3', '/', '?', '[ ]', 'shift c', '+'])('is a character alone: %s', (key) => {
    expect(isSingleKey(key)).toBe(true);
    singleKeys.set(false);
    expect(isKeyOn(key)).toBe(false);
  });

  it.each(['mod k', 'Ctrl D', 'Enter', 'Escape', '↑ ↓', '← →', 'Tab'])('is none where it has a name or a modifier: %s', (key) => {
    singleKeys.set(false);
    expect(isKeyOn(key)).toBe(true);
  });
});

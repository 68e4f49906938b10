import { beforeEach, describe, expect, it } from 'vitest';
import type { Waiting } from './draft-saver.ts';
import { keptDrafts } from './kept-draft.ts';

const token = 'eyJkYXRhIjp7fX0.c2lnbmF0dXJlLW9mLXRoZS1hZGRyZXNzLW9mLW9uZQ';
const later = '2999-12-01T17:00:00.000Z';
const typed: Waiting = { base: null, version: 3, lines: { msrp: 3_736_000, note: 'Blueprint in January' } };

beforeEach(() => localStorage.clear());

describe('a dealer’s draft on their device', () => {
  it('comes back by its address, and by no other', async () => {
    await keptDrafts(token, later).put(typed);
    expect(await keptDrafts(token, later).get()).toEqual(typed);
    // The same end of the signature, another token before it.
    expect(await keptDrafts(`x${token}`, later).get()).toBeUndefined();
    await keptDrafts(token, later).put(undefined);
    expect(localStorage).toHaveLength(0);
  });

  it('says nothing to whoever looks into the browser: neither what was typed nor the address', async () => {
    await keptDrafts(token, later).put(typed);
    const kept = Object.entries(localStorage).flat().join(' ');
    expect(kept.length).toBeGreaterThan(50);
    for (const secret of ['Blueprint', '3736000', 'msrp', token, token.split('.')[0] ?? '-']) expect(kept).not.toContain(secret);
  });

  it('is the last of those put in one go', async () => {
    const drafts = keptDrafts(token, later);
    void drafts.put(typed);
    void drafts.put(undefined);
    await drafts.put({ ...typed, version: 4 });
    expect(await drafts.get()).toMatchObject({ version: 4 });
  });

  it('goes with its address, and so does what was kept in clear before', async () => {
    await keptDrafts(token, '2026-11-01T17:00:00.000Z').put(typed);
    localStorage.setItem('forecourt-dealer-of-old', JSON.stringify(typed));
    localStorage.setItem('theme', 'dark');
    expect(await keptDrafts('another.token-of-another-dealer', later).get()).toBeUndefined();
    expect(Object.keys(localStorage)).toEqual(['theme']);
  });

  it('is not kept where the browser keeps nothing, and nothing breaks', async () => {
    const drafts = keptDrafts(token, later, () => {
      throw new Error('denied');
    });
    await drafts.put(typed);
    expect(await drafts.get()).toBeUndefined();
  });
});

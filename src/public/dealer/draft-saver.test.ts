import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Problem } from '../../../engine/web/problem.ts';
import type { BidLines, DealerRequest } from '../../../generated/api.ts';
import { sampleOf } from '../../test/shell.tsx';
import { createDraftSaver, type Waiting } from './draft-saver.ts';

const opened: DealerRequest = { ...sampleOf('DealerRequest'), draft: { msrp: 100, note: 'Old' }, draft_version: 3, draft_saved_at: null };
const dropped = new Problem('The connection was lost', { status: 0 });

/** A server that keeps one draft, and refuses one that is typed on an older one. */
function setUp() {
  let stored = opened;
  let isReachable = true;
  let kept: Waiting | undefined;
  const shown: BidLines[] = [];
  const store = (draft: BidLines) => {
    stored = { ...stored, draft, draft_version: stored.draft_version + 1, draft_saved_at: '2026-11-23T15:48:00.000Z' };
  };
  const saver = createDraftSaver({
    opened,
    send: async (draft, version) => {
      if (!isReachable) throw dropped;
      if (version !== stored.draft_version) throw new Problem('Also typed elsewhere', { status: 409, body: { current: stored } });
      store(draft);
      return stored;
    },
    keep: (waiting) => {
      kept = waiting;
    },
  });
  saver.start({ show: (lines) => shown.push(lines), onSaved: () => {} });
  return { saver, shown, store, stored: () => stored, kept: () => kept, reach: (can: boolean) => (isReachable = can) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a dealer’s draft', () => {
  it('is saved within a second of the last change, on the version it was typed on', async () => {
    const { saver, stored, kept } = setUp();
    saver.change({ msrp: 200, note: 'Old' });
    expect(kept()).toMatchObject({ version: 3, lines: { msrp: 200 } });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(stored()).toMatchObject({ draft: { msrp: 200 }, draft_version: 4 });
    expect(saver.get()).toMatchObject({ status: 'saved', savedAt: '2026-11-23T15:48:00.000Z' });
    expect(kept()).toBeUndefined();
  });

  it('waits on the device while the connection is lost, and is sent when it is back', async () => {
    const { saver, stored, kept, reach } = setUp();
    reach(false);
    saver.change({ msrp: 200, note: 'Old' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(saver.get().status).toBe('offline');
    expect(kept()).toMatchObject({ lines: { msrp: 200 } });
    reach(true);
    await saver.flush();
    expect(stored().draft).toMatchObject({ msrp: 200 });
    expect(kept()).toBeUndefined();
  });

  it('comes together with what another device typed in other lines', async () => {
    const { saver, stored, shown, store } = setUp();
    store({ msrp: 100, note: 'From the other desk' });
    saver.change({ msrp: 200, note: 'Old' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(stored().draft).toEqual({ msrp: 200, note: 'From the other desk' });
    expect(shown.at(-1)).toEqual({ msrp: 200, note: 'From the other desk' });
  });

  it('asks where both typed the same line, and saves what was chosen', async () => {
    const { saver, stored, shown, store } = setUp();
    store({ msrp: 150, note: 'Old' });
    saver.change({ msrp: 200, note: 'Old' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(saver.get().conflict?.overlaps.map(({ path }) => path)).toEqual([['msrp']]);
    expect(stored().draft).toMatchObject({ msrp: 150 });
    saver.resolve('mine');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(stored().draft).toMatchObject({ msrp: 200 });
    expect(shown.at(-1)).toMatchObject({ msrp: 200 });
    expect(saver.get().status).toBe('saved');
  });

  it('takes up what a page left behind that could not send it', async () => {
    const { saver, stored, shown } = setUp();
    saver.adopt({ base: opened.draft, version: 3, lines: { msrp: 300, note: 'Old' } });
    expect(shown).toEqual([{ msrp: 300, note: 'Old' }]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(stored().draft).toMatchObject({ msrp: 300 });
  });

  it('says why the server refuses a draft, and keeps it', async () => {
    const { saver, kept } = setUp();
    const refused = createDraftSaver({ opened, send: () => Promise.reject(new Problem('Too large', { status: 422 })), keep: () => {} });
    refused.start({ show: () => {}, onSaved: () => {} });
    refused.change({ msrp: 5 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(refused.get()).toMatchObject({ status: 'refused', problem: 'Too large' });
    saver.change({ msrp: 1, note: 'Old' });
    saver.stop({ forget: true });
    expect(kept()).toBeUndefined();
  });
});

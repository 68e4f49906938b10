import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserPreferences } from '../../../generated/api.ts';
import { Problem } from '../../../engine/web/problem.ts';
import { createAutosaver, type Draft } from './autosave.ts';
import type { SaveBody } from './parts.ts';

const checklist = (version: number, selections: UserPreferences['selections'] = {}): UserPreferences => ({
  id: 'c1',
  user_id: 'u1',
  client_name: 'Hannah Okafor',
  package_id: 'p1',
  status: 'draft',
  progress: 0,
  selections,
  trade_in: {},
  trade_in_photos: [],
  submitted_at: null,
  changes_note: null,
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
  version,
});
/** A server that keeps what it is sent. */
function server(version = 1) {
  let now = checklist(version);
  const send = vi.fn(async (body: SaveBody) => {
    if (body.version !== now.version)
      throw new Problem('Changed elsewhere', {
        status: 409,
        body: { current: now, saved_by: 'Oliver Brandt', saved_by_you: false, saved_at: '2026-11-21T10:00:00.000Z' },
      });
    now = { ...now, version: now.version + 1, selections: { ...now.selections, ...body.selections }, trade_in: body.trade_in ?? now.trade_in };
    return now;
  });
  return { send, get: () => now, change: (selections: UserPreferences['selections']) => (now = { ...now, version: now.version + 1, selections }) };
}

/** What stands on the device, as a tab writes it. */
function device(lasting = true) {
  const kept: { draft?: Draft } = {};
  return {
    kept,
    store: {
      lasting,
      save: async (draft: Draft | undefined) => {
        if (draft) kept.draft = draft;
        else delete kept.draft;
      },
    },
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the autosaver', () => {
  it('saves within a second of the last change, one call for many keys', async () => {
    const { send } = server();
    const saver = createAutosaver({ initial: checklist(1), send });
    saver.change('logistics', { zip: '041' });
    saver.change('logistics', { zip: '04101' });
    expect(saver.get()).toMatchObject({ status: 'saving', checklist: { selections: { logistics: { zip: '04101' } } } });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(send.mock.calls.map(([body]) => body)).toEqual([{ version: 1, selections: { logistics: { zip: '04101' } } }]);
    expect(saver.get()).toMatchObject({ status: 'saved', checklist: { version: 2 }, pending: {} });
  });

  it('sends what changed while it was sending, on the new version', async () => {
    const { send, get } = server();
    const saver = createAutosaver({ initial: checklist(1), send });
    saver.change('money', { method: 'cash' });
    const first = saver.flush();
    saver.change('money', { method: 'lease' });
    await first;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(get()).toMatchObject({ version: 3, selections: { money: { method: 'lease' } } });
  });

  it('keeps it through a lost connection and sends it when it is back', async () => {
    const { send } = server();
    send.mockRejectedValueOnce(new Problem('Something went wrong', { status: 0 }));
    const saver = createAutosaver({ initial: checklist(1), send });
    saver.change('money', { method: 'cash' });
    await vi.advanceTimersByTimeAsync(700);
    expect(saver.get().status).toBe('offline');
    await saver.flush();
    expect(saver.get().status).toBe('saved');
  });

  it('keeps what is not sent on the device, and the next tab goes on with it', async () => {
    const { send } = server();
    const { kept, store } = device();
    const closed = createAutosaver({ initial: checklist(1), send, delay: 60_000 });
    closed.change('money', { method: 'cash' });
    closed.keepIn(store);
    closed.change('money', { method: 'lease' });
    await vi.advanceTimersByTimeAsync(1);
    expect(closed.get().isKept).toBe(true);
    expect(kept.draft).toMatchObject({ base: { version: 1 }, pending: { money: { method: 'lease' } } });

    const after = createAutosaver({ initial: checklist(1), send });
    after.keepIn(store);
    const draft = kept.draft;
    if (draft) await Promise.all([after.adopt(draft), vi.advanceTimersByTimeAsync(100)]);
    expect(send).toHaveBeenCalledOnce();
    expect(after.get()).toMatchObject({ status: 'saved', checklist: { selections: { money: { method: 'lease' } } } });
    expect(kept.draft).toBeUndefined();
  });

  it('takes up what several tabs left one after the other, each merged with what was saved meanwhile', async () => {
    const remote = server();
    const saver = createAutosaver({ initial: checklist(1), send: remote.send });
    remote.change({ money: { max_total: 30_000 } });
    const base = { version: 1, selections: {}, trade_in: {} };
    const left = [
      { base, pending: { money: { method: 'cash' as const } } },
      { base, pending: { logistics: { zip: '04101' } } },
    ];
    await Promise.all([...left.map((draft) => saver.adopt(draft)), vi.advanceTimersByTimeAsync(1_000)]);
    expect(saver.get().status).toBe('saved');
    expect(remote.get().selections).toEqual({ money: { max_total: 30_000, method: 'cash' }, logistics: { zip: '04101' } });
    // What the first had brought is no news to the second.
    expect(saver.get().cameIn?.paths).toEqual([['selections', 'money', 'max_total']]);
  });

  it('does not promise what the device does not keep', async () => {
    const { send } = server();
    send.mockRejectedValue(new Problem('Something went wrong', { status: 0 }));
    const saver = createAutosaver({ initial: checklist(1), send });
    saver.keepIn(device(false).store);
    saver.change('money', { method: 'cash' });
    await vi.advanceTimersByTimeAsync(700);
    expect(saver.get()).toMatchObject({ status: 'offline', isKept: false });
  });

  it('brings together what two wrote into one section, and tells what came in from whom', async () => {
    const remote = server();
    const saver = createAutosaver({ initial: checklist(1, { money: { method: 'cash' } }), send: remote.send });
    remote.change({ money: { method: 'cash', max_total: 30_000 } });
    saver.change('money', { method: 'lease' });
    await vi.advanceTimersByTimeAsync(700);
    expect(saver.get()).toMatchObject({ status: 'saved', cameIn: { by: { name: 'Oliver Brandt' }, paths: [['selections', 'money', 'max_total']] } });
    expect(remote.get().selections.money).toEqual({ method: 'lease', max_total: 30_000 });
  });

  it('asks only about what both changed, and keeps the side chosen for each', async () => {
    for (const choice of ['mine', 'theirs'] as const) {
      const remote = server();
      const saver = createAutosaver({ initial: checklist(1), send: remote.send });
      remote.change({ money: { method: 'lease', max_total: 30_000 } });
      saver.change('money', { method: 'cash' });
      saver.change('logistics', { zip: '04101' });
      await vi.advanceTimersByTimeAsync(700);
      expect(saver.get()).toMatchObject({ status: 'conflict', checklist: { selections: { money: { method: 'cash' } } } });
      expect(saver.get().conflict?.overlaps).toEqual([{ path: ['selections', 'money', 'method'], base: undefined, theirs: 'lease', mine: 'cash' }]);
      saver.resolve([choice]);
      await vi.advanceTimersByTimeAsync(100);
      expect(saver.get().status).toBe('saved');
      expect(remote.get().selections).toEqual({ money: { method: choice === 'mine' ? 'cash' : 'lease', max_total: 30_000 }, logistics: { zip: '04101' } });
    }
  });

  it('asks nothing when the other state is our own', async () => {
    const remote = server();
    const saver = createAutosaver({ initial: checklist(1), send: remote.send });
    remote.change({ money: { method: 'cash' } });
    saver.change('money', { method: 'cash' });
    await vi.advanceTimersByTimeAsync(700);
    expect(saver.get()).toMatchObject({ status: 'saved', checklist: { version: 2 } });
  });

  it('shows what is refused on its field and tries again with the next change', async () => {
    const { send } = server();
    send.mockRejectedValueOnce(new Problem('Fix 1 field to continue.', { status: 422, errors: { 'selections.logistics.zip': 'Five digits.' } }));
    const saver = createAutosaver({ initial: checklist(1), send });
    saver.change('logistics', { zip: '1' });
    await vi.advanceTimersByTimeAsync(700);
    expect(saver.get()).toMatchObject({ status: 'refused', errors: { 'selections.logistics.zip': 'Five digits.' } });
    saver.change('logistics', { zip: '04101' });
    await vi.advanceTimersByTimeAsync(700);
    expect(saver.get()).toMatchObject({ status: 'saved', errors: {} });
  });

  it('saves every part beside the one that is refused, and tells of that one alone', async () => {
    const remote = server();
    const refuse = (body: SaveBody) => {
      if (body.selections?.logistics?.zip === '1')
        throw new Problem('Fix 1 field to continue.', { status: 422, errors: { 'selections.logistics.zip': 'Five digits.' } });
    };
    const wanted: UserPreferences[] = [];
    const send = vi.fn(async (body: SaveBody, whole: UserPreferences) => {
      wanted.push(whole);
      refuse(body);
      return remote.send(body);
    });
    const saver = createAutosaver({ initial: checklist(1), send });
    saver.change('logistics', { zip: '1' });
    saver.change('money', { method: 'cash' });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(remote.get().selections).toEqual({ money: { method: 'cash' } });
    // A submitted checklist is sent whole: without the refused part.
    expect(wanted.at(-1)?.selections).toEqual({ money: { method: 'cash' } });
    expect(send).toHaveBeenCalledTimes(2);
    expect(saver.get()).toMatchObject({
      status: 'refused',
      errors: { 'selections.logistics.zip': 'Five digits.' },
      pending: { logistics: { zip: '1' } },
      checklist: { version: 2, selections: { money: { method: 'cash' }, logistics: { zip: '1' } } },
    });
    saver.change('logistics', { zip: '04101' });
    await vi.advanceTimersByTimeAsync(700);
    expect(saver.get()).toMatchObject({ status: 'saved', errors: {} });
    expect(remote.get().selections).toEqual({ money: { method: 'cash' }, logistics: { zip: '04101' } });
  });

  it('tries the rest again by itself after a lost connection, though a part is refused', async () => {
    const remote = server();
    let reachable = false;
    const saver = createAutosaver({
      initial: checklist(1),
      send: async (body) => {
        if (body.selections?.logistics) throw new Problem('Fix 1 field to continue.', { status: 422, errors: { 'selections.logistics.zip': 'Five digits.' } });
        if (!reachable) throw new Problem('Something went wrong', { status: 0 });
        return remote.send(body);
      },
    });
    saver.change('logistics', { zip: '1' });
    saver.change('money', { method: 'cash' });
    await vi.advanceTimersByTimeAsync(700);
    expect(saver.get().status).toBe('offline');
    reachable = true;
    await vi.advanceTimersByTimeAsync(6_000);
    expect(saver.get().status).toBe('refused');
    expect(remote.get().selections).toEqual({ money: { method: 'cash' } });
  });

  it('learns what was read anew, but never over what waits', () => {
    const { send } = server();
    const saver = createAutosaver({ initial: checklist(1), send });
    saver.learn(checklist(3, { money: { method: 'cash' } }));
    saver.learn(checklist(2, { money: { method: 'lease' } }));
    expect(saver.get().checklist).toMatchObject({ version: 3, selections: { money: { method: 'cash' } } });
    saver.change('money', { method: 'finance' });
    saver.learn(checklist(4, { money: { method: 'lease' } }));
    expect(saver.get().checklist.selections.money).toEqual({ method: 'finance' });
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserPreferences } from '../../../generated/api.ts';
import { Problem } from '../../../engine/web/problem.ts';
import { createAutosaver, type SaveBody } from './autosave.ts';

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
    if (body.version !== now.version) throw new Problem('Changed elsewhere', { status: 409, body: { current: now } });
    now = { ...now, version: now.version + 1, selections: { ...now.selections, ...body.selections }, trade_in: body.trade_in ?? now.trade_in };
    return now;
  });
  return { send, get: () => now, change: (selections: UserPreferences['selections']) => (now = { ...now, version: now.version + 1, selections }) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the autosaver', () => {
  it('saves within a second of the last change, one call for many keys', async () => {
    const { send } = server();
    const saver = createAutosaver({ initial: checklist(1), send, storage: sessionStorage });
    saver.change('logistics', { zip: '041' });
    saver.change('logistics', { zip: '04101' });
    expect(saver.get()).toMatchObject({ status: 'saving', checklist: { selections: { logistics: { zip: '04101' } } } });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(send).toHaveBeenCalledExactlyOnceWith({ version: 1, selections: { logistics: { zip: '04101' } } });
    expect(saver.get()).toMatchObject({ status: 'saved', checklist: { version: 2 }, pending: {} });
  });

  it('sends what changed while it was sending, on the new version', async () => {
    const { send, get } = server();
    const saver = createAutosaver({ initial: checklist(1), send, storage: sessionStorage });
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
    const saver = createAutosaver({ initial: checklist(1), send, storage: sessionStorage });
    saver.change('money', { method: 'cash' });
    await vi.advanceTimersByTimeAsync(700);
    expect(saver.get().status).toBe('offline');
    await saver.flush();
    expect(saver.get().status).toBe('saved');
  });

  it('keeps it through a reload', async () => {
    const { send } = server();
    createAutosaver({ initial: checklist(1), send, storage: sessionStorage }).change('money', { method: 'cash' });
    vi.clearAllTimers();
    const after = createAutosaver({ initial: checklist(1), send, storage: sessionStorage });
    expect(after.get().checklist.selections.money).toEqual({ method: 'cash' });
    await vi.advanceTimersByTimeAsync(100);
    expect(send).toHaveBeenCalledOnce();
    expect(sessionStorage).toHaveLength(0);
  });

  it('shows both states when two write, and keeps the one chosen', async () => {
    for (const choice of ['here', 'there'] as const) {
      const remote = server();
      const saver = createAutosaver({ initial: checklist(1), send: remote.send, storage: sessionStorage });
      remote.change({ money: { method: 'lease' } });
      saver.change('money', { method: 'cash' });
      await vi.advanceTimersByTimeAsync(700);
      expect(saver.get()).toMatchObject({
        status: 'conflict',
        theirs: { selections: { money: { method: 'lease' } } },
        checklist: { selections: { money: { method: 'cash' } } },
      });
      saver.resolve(choice);
      await vi.advanceTimersByTimeAsync(100);
      expect(saver.get().status).toBe('saved');
      expect(remote.get().selections.money).toEqual({ method: choice === 'here' ? 'cash' : 'lease' });
    }
  });

  it('asks nothing when the other state is our own', async () => {
    const remote = server();
    const saver = createAutosaver({ initial: checklist(1), send: remote.send, storage: sessionStorage });
    remote.change({ money: { method: 'cash' } });
    saver.change('money', { method: 'cash' });
    await vi.advanceTimersByTimeAsync(700);
    expect(saver.get()).toMatchObject({ status: 'saved', checklist: { version: 2 } });
  });

  it('shows what is refused on its field and tries again with the next change', async () => {
    const { send } = server();
    send.mockRejectedValueOnce(new Problem('One field needs a look.', { status: 422, errors: { 'selections.logistics.zip': 'Five digits.' } }));
    const saver = createAutosaver({ initial: checklist(1), send, storage: sessionStorage });
    saver.change('logistics', { zip: '1' });
    await vi.advanceTimersByTimeAsync(700);
    expect(saver.get()).toMatchObject({ status: 'refused', errors: { 'selections.logistics.zip': 'Five digits.' } });
    saver.change('logistics', { zip: '04101' });
    await vi.advanceTimersByTimeAsync(700);
    expect(saver.get()).toMatchObject({ status: 'saved', errors: {} });
  });

  it('learns what was read anew, but never over what waits', () => {
    const { send } = server();
    const saver = createAutosaver({ initial: checklist(1), send, storage: sessionStorage });
    saver.learn(checklist(3, { money: { method: 'cash' } }));
    saver.learn(checklist(2, { money: { method: 'lease' } }));
    expect(saver.get().checklist).toMatchObject({ version: 3, selections: { money: { method: 'cash' } } });
    saver.change('money', { method: 'finance' });
    saver.learn(checklist(4, { money: { method: 'lease' } }));
    expect(saver.get().checklist.selections.money).toEqual({ method: 'finance' });
  });
});

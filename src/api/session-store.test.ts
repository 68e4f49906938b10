import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionStore } from './session-store.ts';
import { storageCipher } from './storage-cipher.ts';

const secret = '0f'.repeat(32);
const cipher = storageCipher(secret);
const hannah = { id: '0190-hannah', role: 'client', first_name: 'Hannah' } as const;

let store: SessionStore;
beforeEach(async () => {
  store = new SessionStore(localStorage);
  await store.open(secret);
});

const reopened = async () => {
  const other = new SessionStore(localStorage);
  await other.open(secret);
  return other;
};

describe('session', () => {
  it('is kept under the keys user and token, both encrypted', async () => {
    await store.signIn(hannah, 'tok-123');
    expect(Object.keys(localStorage).toSorted()).toEqual(['token', 'user']);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/Hannah|tok-123/);
    expect((await reopened()).get()).toEqual({ user: hannah, token: 'tok-123' });
  });

  it('clears both at logout', async () => {
    await store.signIn(hannah, 'tok-123');
    store.signOut();
    expect(localStorage.length).toBe(0);
    expect(store.get()).toBeNull();
  });

  it('updates a single field of the user and keeps it', async () => {
    await store.signIn(hannah, 'tok-123');
    store.updateUser('first_name', 'Hanna');
    expect(store.get()?.user).toEqual({ ...hannah, first_name: 'Hanna' });
    expect((await reopened()).get()?.user.first_name).toBe('Hanna');
    expect((await reopened()).get()?.token).toBe('tok-123');
  });

  it('takes no update while signed out, and no other person as an update', async () => {
    store.updateUser('first_name', 'Nobody');
    expect(localStorage.length).toBe(0);
    await store.signIn(hannah, 'tok-123');
    store.replaceUser({ id: 'somebody-else', role: 'admin' });
    expect(store.get()?.user).toEqual(hannah);
  });

  it('is another for its readers only where the record says something else', async () => {
    await store.signIn(hannah, 'tok-123');
    const told = vi.fn<() => void>();
    store.subscribe(told);
    // As another call's answer has it: in another order, and with what is empty.
    store.replaceUser({ middle_name: null, ...Object.fromEntries(Object.entries(hannah).toReversed()), id: hannah.id, role: hannah.role });
    expect(told).not.toHaveBeenCalled();
    store.replaceUser({ ...hannah, first_name: 'Hanna' });
    expect(told).toHaveBeenCalledOnce();
  });

  it('removes a stored value that cannot be decrypted, and only that', async () => {
    await store.signIn(hannah, 'tok-123');
    localStorage.setItem('user', 'not-encrypted');
    expect((await reopened()).get()).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    expect(localStorage.getItem('token')).not.toBeNull();
  });

  it('keeps no user beside a token that cannot be decrypted', async () => {
    await store.signIn(hannah, 'tok-123');
    localStorage.setItem('token', 'not-encrypted');
    expect((await reopened()).get()).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('removes a user that decrypts to no user', async () => {
    await store.signIn(hannah, 'tok-123');
    localStorage.setItem('user', cipher.seal('user', '{"id":"x","role":"owner"}'));
    expect((await reopened()).get()).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('follows another tab of the same host', async () => {
    const listener = vi.fn();
    store.subscribe(listener);
    await (await reopened()).signIn(hannah, 'tok-9');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    await vi.waitFor(() => expect(store.get()?.token).toBe('tok-9'), { timeout: 15_000 });
    expect(listener).toHaveBeenCalledOnce();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    await vi.waitFor(() => expect(store.get()).toBeNull(), { timeout: 15_000 });
  });
});

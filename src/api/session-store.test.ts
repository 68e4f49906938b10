import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionStore } from './session-store.ts';
import { storageCipher } from './storage-cipher.ts';

const secret = '0f'.repeat(32);
const cipher = storageCipher(secret);
const hannah = { id: '0190-hannah', role: 'client', first_name: 'Hannah' } as const;

let store: SessionStore;
beforeEach(() => {
  store = new SessionStore(localStorage);
  store.open(secret);
});

const reopened = () => {
  const other = new SessionStore(localStorage);
  other.open(secret);
  return other;
};

describe('session', () => {
  it('is kept under the keys user and token, both encrypted', () => {
    store.signIn(hannah, 'tok-123');
    expect(Object.keys(localStorage).toSorted()).toEqual(['token', 'user']);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/Hannah|tok-123/);
    expect(reopened().get()).toEqual({ user: hannah, token: 'tok-123' });
  });

  it('clears both at logout', () => {
    store.signIn(hannah, 'tok-123');
    store.signOut();
    expect(localStorage.length).toBe(0);
    expect(store.get()).toBeNull();
  });

  it('updates a single field of the user and keeps it', () => {
    store.signIn(hannah, 'tok-123');
    store.updateUser('first_name', 'Hanna');
    expect(store.get()?.user).toEqual({ ...hannah, first_name: 'Hanna' });
    expect(reopened().get()?.user.first_name).toBe('Hanna');
    expect(reopened().get()?.token).toBe('tok-123');
  });

  it('takes no update while signed out, and no other person as an update', () => {
    store.updateUser('first_name', 'Nobody');
    expect(localStorage.length).toBe(0);
    store.signIn(hannah, 'tok-123');
    store.replaceUser({ id: 'somebody-else', role: 'admin' });
    expect(store.get()?.user).toEqual(hannah);
  });

  it('removes a stored value that cannot be decrypted, and only that', () => {
    store.signIn(hannah, 'tok-123');
    localStorage.setItem('user', 'not-encrypted');
    expect(reopened().get()).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    expect(localStorage.getItem('token')).not.toBeNull();
  });

  it('removes a user that decrypts to no user', () => {
    store.signIn(hannah, 'tok-123');
    localStorage.setItem('user', cipher.seal('user', '{"id":"x","role":"owner"}'));
    expect(reopened().get()).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('follows another tab of the same host', () => {
    const listener = vi.fn();
    store.subscribe(listener);
    reopened().signIn(hannah, 'tok-9');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(store.get()?.token).toBe('tok-9');
    expect(listener).toHaveBeenCalledOnce();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(store.get()).toBeNull();
  });
});

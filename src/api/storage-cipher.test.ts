import { describe, expect, it } from 'vitest';
import { storageCipher } from './storage-cipher.ts';

const cipher = storageCipher('a'.repeat(64));

describe('storage cipher', () => {
  it('gives back what was sealed, also outside ASCII', () => {
    expect(cipher.open('user', cipher.seal('user', '{"name":"Zoë 🚗"}'))).toBe('{"name":"Zoë 🚗"}');
  });

  it('shows nothing of the text, and never the same twice', () => {
    const first = cipher.seal('token', 'secret-token');
    expect(first).not.toContain('secret-token');
    expect(first).not.toContain(btoa('secret-token'));
    expect(cipher.seal('token', 'secret-token')).not.toBe(first);
  });

  it('refuses another secret, another key and any change', () => {
    const sealed = cipher.seal('token', 'secret-token');
    expect(storageCipher('b'.repeat(64)).open('token', sealed)).toBeNull();
    expect(cipher.open('user', sealed)).toBeNull();
    const parts = sealed.split('.');
    for (const [index, part] of parts.entries()) {
      const changed = parts.with(index, `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}`).join('.');
      expect(cipher.open('token', changed)).toBeNull();
    }
    for (const junk of ['', 'x', 'v1.a.b', 'null', `${sealed}.x`]) expect(cipher.open('token', junk)).toBeNull();
  });
});

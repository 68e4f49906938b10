import { describe, expect, it } from 'vitest';
import { mailboxKey } from './mailbox.ts';

describe('the key of a mailbox', () => {
  it.each([
    ['Hannah@Mailhaven.example', 'hannah@mailhaven.example'],
    ['hannah+1@mailhaven.example', 'hannah@mailhaven.example'],
    ['hannah+cars+more@mailhaven.example', 'hannah@mailhaven.example'],
    ['h.annah@mailhaven.example', 'h.annah@mailhaven.example'],
    ['H.a.nnah+x@gmail.com', 'hannah@gmail.com'],
    ['hannah@googlemail.com', 'hannah@gmail.com'],
    ['+1@mailhaven.example', '+1@mailhaven.example'],
    ['"a@b"@mailhaven.example', '"a@b"@mailhaven.example'],
    ['no address', 'no address'],
  ])('of %s is %s', (email, key) => {
    expect(mailboxKey(email)).toBe(key);
    expect(mailboxKey(key)).toBe(key);
  });
});

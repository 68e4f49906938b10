// How what a backup holds is encrypted: AES-256-GCM with a key of its own for each object, so that no nonce is ever used twice.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, scryptSync, timingSafeEqual, type DecipherGCM } from 'node:crypto';
import { BackupRefused } from './refused.ts';

const magic = Buffer.from('FCB1');
const saltBytes = 16;
const tagBytes = 16;
/** By how much an object is larger than what is in it. */
export const sealedBytes = magic.length + saltBytes + tagBytes;
/** Safe because a key encrypts one object only. */
const nonce = Buffer.alloc(12);

export interface Cipher {
  /** Bytes → salt, encrypted bytes, tag. @param name of the object: opened under another name, it counts as damaged */
  seal(name: string, bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
  /** The other way. The end of the bytes throws where a single bit is not as it was. @throws BackupRefused */
  open(name: string, bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
  /** A name for content that says nothing about it to whoever lacks the key. */
  nameOf(sha256: string): string;
  /** The same for the same key, and no way back to it. */
  check: string;
}

/**
 * @param passphrase BACKUP_KEY
 * @param salt of the folder the backups are in
 */
export function createCipher(passphrase: string, salt: Buffer): Cipher {
  const key = scryptSync(passphrase, salt, 32, { N: 2 ** 15, maxmem: 2 ** 26 });
  const mac = (purpose: string, text: string) =>
    createHmac('sha256', Buffer.from(hkdfSync('sha256', key, '', purpose, 32)))
      .update(text)
      .digest('hex');
  const keyOf = (own: Uint8Array) => Buffer.from(hkdfSync('sha256', key, own, 'object', 32));
  return {
    nameOf: (sha256) => mac('name', sha256),
    check: mac('check', 'forecourt'),
    seal: async function* seal(name, bytes) {
      const own = randomBytes(saltBytes);
      const cipher = createCipheriv('aes-256-gcm', keyOf(own), nonce).setAAD(Buffer.from(name));
      yield Buffer.concat([magic, own]);
      for await (const chunk of bytes) yield cipher.update(chunk);
      yield Buffer.concat([cipher.final(), cipher.getAuthTag()]);
    },
    open: async function* open(name, bytes) {
      let decipher: DecipherGCM | undefined;
      let held = Buffer.alloc(0);
      for await (const chunk of bytes) {
        held = Buffer.concat([held, chunk]);
        if (!decipher && held.length >= magic.length + saltBytes) {
          if (!held.subarray(0, magic.length).equals(magic)) throw damaged(name);
          decipher = createDecipheriv('aes-256-gcm', keyOf(held.subarray(magic.length, magic.length + saltBytes)), nonce, { authTagLength: tagBytes });
          decipher.setAAD(Buffer.from(name));
          held = held.subarray(magic.length + saltBytes);
        }
        // The last 16 bytes are the tag, and only the end of the bytes tells which they are.
        if (decipher && held.length > tagBytes) {
          yield decipher.update(held.subarray(0, held.length - tagBytes));
          held = held.subarray(held.length - tagBytes);
        }
      }
      if (!decipher || held.length < tagBytes) throw damaged(name);
      try {
        decipher.setAuthTag(held);
        yield decipher.final();
      } catch (error) {
        throw damaged(name, error);
      }
    },
  };
}

/** Whether two checks are of one key. */
export function isSameCheck(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

export const damaged = (name: string, cause?: unknown): BackupRefused =>
  new BackupRefused(`${name} in the backup is cut off or was changed. Use another backup; \`npm run restore -- --list\` names them.`, { cause });

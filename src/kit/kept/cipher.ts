import type { StorageCipher } from '../../api/storage-cipher.ts';

/** The cipher of what one account keeps on a device. Values are bound to `place`: one cannot be passed off as another. */
export interface AccountCipher {
  seal(place: string, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
  /** The bytes, or null if they were sealed with another key, for another place, or changed. */
  open(place: string, sealed: Uint8Array): Promise<Uint8Array | null>;
  /** Fit for files too; the fallback is too slow for them. */
  readonly quick: boolean;
}

const ivLength = 12;
const inBytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const inText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const joined = (first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
};

const decoded = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** AES-GCM of the browser's own, with a key that no script can read again. */
async function webCipher(subtle: SubtleCrypto, key: string): Promise<AccountCipher> {
  const secret = await subtle.importKey('raw', decoded(key), 'AES-GCM', false, ['encrypt', 'decrypt']);
  return {
    quick: true,
    seal: async (place, bytes) => {
      const iv = crypto.getRandomValues(new Uint8Array(ivLength));
      const text = await subtle.encrypt({ name: 'AES-GCM', iv, additionalData: inBytes(place) }, secret, new Uint8Array(bytes));
      return joined(iv, new Uint8Array(text));
    },
    open: async (place, sealed) => {
      const algorithm = { name: 'AES-GCM', iv: new Uint8Array(sealed.slice(0, ivLength)), additionalData: inBytes(place) };
      try {
        return new Uint8Array(await subtle.decrypt(algorithm, secret, new Uint8Array(sealed.slice(ivLength))));
      } catch {
        return null;
      }
    },
  };
}

/** The same by the storage cipher, for pages without encryption on the way: browsers give those no WebCrypto. */
const standIn = (cipher: StorageCipher): AccountCipher => ({
  quick: false,
  seal: (place, bytes) => Promise.resolve(inBytes(cipher.seal(place, inText(bytes)))),
  open: (place, sealed) => {
    const text = cipher.open(place, inText(sealed));
    return Promise.resolve(text === null ? null : inBytes(text));
  },
});

/** The cipher of an account's key (GET /auth/get/me/device-key). @param subtle the browser's own; null where it has none */
export async function accountCipher(key: string, subtle: SubtleCrypto | null = globalThis.crypto.subtle ?? null): Promise<AccountCipher> {
  if (subtle !== null) return webCipher(subtle, key);
  const { storageCipher } = await import('../../api/storage-cipher.ts');
  return standIn(storageCipher(key));
}

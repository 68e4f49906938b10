import AES from 'crypto-js/aes.js';
import Base64 from 'crypto-js/enc-base64.js';
import Utf8 from 'crypto-js/enc-utf8.js';
import HmacSHA256 from 'crypto-js/hmac-sha256.js';
import CryptoJS from 'crypto-js/core.js';

/**
 * The cipher of data in the browser's storage: AES-CBC with a random IV, then HMAC-SHA256 over name, IV and text. Its secret reaches every browser, so it stops
 * a casual look at the storage, not a person who controls the browser.
 */
export interface StorageCipher {
  /** Encrypts `text` for the storage key `name`. */
  seal(name: string, text: string): string;
  /** The text, or null if the value was made with another secret, for another key, or tampered with. */
  open(name: string, sealed: string): string | null;
}

const version = 'v1';

/** Same length, same characters, without stopping at the first difference. */
function same(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let index = 0; index < a.length; index += 1) difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  return difference === 0;
}

/** A cipher keyed by the installation's secret; encryption and authentication each get a key of their own. */
export function storageCipher(secret: string): StorageCipher {
  const encryptionKey = HmacSHA256('encryption', secret);
  const authenticationKey = HmacSHA256('authentication', secret);
  const tagOf = (name: string, iv: string, text: string) => Base64.stringify(HmacSHA256([version, name, iv, text].join('.'), authenticationKey));

  return {
    seal(name, text) {
      const iv = CryptoJS.lib.WordArray.random(16);
      const ivText = Base64.stringify(iv);
      const cipherText = Base64.stringify(AES.encrypt(text, encryptionKey, { iv }).ciphertext);
      return [version, ivText, cipherText, tagOf(name, ivText, cipherText)].join('.');
    },
    open(name, sealed) {
      const [prefix, iv, cipherText, tag, ...rest] = sealed.split('.');
      if (prefix !== version || iv === undefined || cipherText === undefined || tag === undefined || rest.length > 0) return null;
      if (!same(tag, tagOf(name, iv, cipherText))) return null;
      const params = CryptoJS.lib.CipherParams.create({ ciphertext: Base64.parse(cipherText) });
      return AES.decrypt(params, encryptionKey, { iv: Base64.parse(iv) }).toString(Utf8);
    },
  };
}

// The encryption of messages to browsers: RFC 8291 (keys) over RFC 8188 (aes128gcm, one record), and the signature that says who sends, RFC 8292 (VAPID).
import { createCipheriv, createECDH, createHash, createPrivateKey, hkdfSync, randomBytes, sign, type ECDH, type KeyObject } from 'node:crypto';

/** A browser's keys, as base64url: the point it made for this subscription, and a secret beside it. */
export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

const bytes = (base64url: string): Buffer => Buffer.from(base64url, 'base64url');
const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer => Buffer.from(hkdfSync('sha256', secret, salt, info, length));
const text = (words: string): Buffer => Buffer.from(`${words}\0`, 'latin1');

/** No message of ours is longer, and a record of it is one. */
const recordSize = 4096;

/** What is new in each message; given only to hold it against the RFC's own example. */
export interface Once {
  ecdh: ECDH;
  salt: Buffer;
}

function once(): Once {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { ecdh, salt: randomBytes(16) };
}

/**
 * Encrypts a message that only that browser can read.
 * @returns the body as it is sent, with `content-encoding: aes128gcm`
 * @throws Error where the browser's key is no point of the curve
 */
export function encryptFor({ p256dh, auth }: BrowserKeys, message: string, { ecdh, salt }: Once = once()): Buffer {
  const theirs = bytes(p256dh);
  const ours = ecdh.getPublicKey();
  const shared = derive(ecdh.computeSecret(theirs), bytes(auth), Buffer.concat([text('WebPush: info'), theirs, ours]), 32);
  const key = derive(shared, salt, text('Content-Encoding: aes128gcm'), 16);
  const nonce = derive(shared, salt, text('Content-Encoding: nonce'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // A single record ends with the octet 2.
  const sealed = Buffer.concat([cipher.update(message, 'utf8'), cipher.update(Buffer.from([2])), cipher.final(), cipher.getAuthTag()]);
  const size = Buffer.alloc(5);
  size.writeUInt32BE(recordSize);
  size.writeUInt8(ours.length, 4);
  return Buffer.concat([salt, size, ours, sealed]);
}

/** The installation's own keys for push services. */
export interface VapidKeys {
  /** As browsers want it: the point, uncompressed, as base64url. */
  publicKey: string;
  privateKey: KeyObject;
}

/** The keys that follow from a secret of the installation: the same for good, and nothing more to keep. */
export function vapidKeys(secret: string): VapidKeys {
  const ecdh = createECDH('prime256v1');
  // Not every number is a key of the curve; the next one is.
  for (let attempt = 0; ; attempt += 1) {
    const d = createHash('sha256').update(`forecourt web push ${attempt} ${secret}`).digest();
    try {
      ecdh.setPrivateKey(d);
    } catch {
      continue;
    }
    const point = ecdh.getPublicKey();
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      d: d.toString('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    return { publicKey: point.toString('base64url'), privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) };
  }
}

/** So long a signature holds, in s; the RFC allows a day. */
const holdsFor = 12 * 3_600;

/** Says to a push service who sends. @param contact a mailto: or https: address where its operators reach the firm */
export function vapidHeader({ publicKey, privateKey }: VapidKeys, { endpoint, contact, now }: { endpoint: string; contact: string; now: Date }): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = part({ aud: new URL(endpoint).origin, exp: Math.floor(now.getTime() / 1_000) + holdsFor, sub: contact });
  const unsigned = `${part({ typ: 'JWT', alg: 'ES256' })}.${claims}`;
  const signature = sign('sha256', Buffer.from(unsigned), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  return `vapid t=${unsigned}.${signature}, k=${publicKey}`;
}

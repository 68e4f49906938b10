// An authenticator in software (WebAuthn Level 3): makes ES256 passkeys and signs with them, as a security key would.
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { PasskeyMade, PasskeySigned } from '../../generated/api.ts';

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

// As much of CBOR (RFC 8949) as an attestation without a statement takes.
const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  return value < 256 ? Buffer.from([(major << 5) | 24, value]) : Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
};
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Uint8Array) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (entries: readonly (readonly [Buffer, Buffer])[]) => Buffer.concat([head(5, entries.length), ...entries.flat()]);

const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

export interface SoftwarePasskey {
  id: string;
  /** What a browser sends to register it. @param challenge as the server asks, @param origin of the page */
  made(challenge: string, origin: string): PasskeyMade;
  /** What a browser sends to sign in with it. */
  signed(challenge: string, origin: string): PasskeySigned;
}

/** A new passkey for a host. */
export function softwarePasskey(host: string): SoftwarePasskey {
  const { publicKey, privateKey }: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(32);
  const id = base64url(rawId);
  let count = 0;
  const authenticatorData = (extra: Buffer = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE((count += 1));
    const flag = flags.present | flags.verified | (extra.length > 0 ? flags.attested : 0);
    return Buffer.concat([sha256(host), Buffer.from([flag]), counter, extra]);
  };
  const clientData = (type: string, challenge: string, origin: string) => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const key = map([
    [integer(1), integer(2)],
    [integer(3), integer(-7)],
    [integer(-1), integer(1)],
    [integer(-2), bytes(Buffer.from(x, 'base64url'))],
    [integer(-3), bytes(Buffer.from(y, 'base64url'))],
  ]);
  return {
    id,
    made: (challenge, origin) => {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, key]);
      const attestation = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(authenticatorData(attested))],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, origin)),
          attestationObject: base64url(attestation),
          transports: ['usb'],
        },
      };
    },
    signed: (challenge, origin) => {
      const data = authenticatorData();
      const client = clientData('webauthn.get', challenge, origin);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        },
      };
    },
  };
}

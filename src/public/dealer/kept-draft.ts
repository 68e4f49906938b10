// What a dealer typed and the server does not have yet, on this device alone: encrypted with a key made of the address's token, which is not kept here. Whoever
// has the device and not the mail reads nothing. It is kept as long as the address works, and then cleared away by whichever dealer's page is opened next.
import { accountCipher } from '../../kit/kept/cipher.ts';
import type { Waiting } from './draft-saver.ts';

const prefix = 'forecourt-dealer-';

/** By the end of the token's signature. */
const keyOf = (token: string): string => `${prefix}${token.slice(-16)}`;

/** As it lies there: when it ends, and the sealed draft in base64. */
interface Sealed {
  until: string;
  sealed: string;
}

/** Drafts on this device. Where the browser keeps nothing, nothing is kept: the page says so by not saying it. */
export interface KeptDrafts {
  get(): Promise<Waiting | undefined>;
  /** Over the one before, in the order they were asked for. @param waiting undefined forgets it */
  put(waiting: Waiting | undefined): Promise<void>;
}

/** @param until when the address ends: an ISO instant */
export function keptDrafts(token: string, until: string, storage: () => Storage = () => window.localStorage): KeptDrafts {
  const place = keyOf(token);
  const opened = secretOf(token).then((key) => accountCipher(key));
  let turn: Promise<unknown> = Promise.resolve();
  /** A full or forbidden storage: the draft stays in the page and goes to the server. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    const next = turn.then(work).catch(() => undefined);
    turn = next;
    return next;
  };
  void inTurn(() => Promise.resolve(clearOld(storage(), new Date())));
  return {
    get: () =>
      inTurn(async () => {
        const kept = sealedOf(storage().getItem(place));
        const bytes = kept && (await (await opened).open(place, fromBase64(kept.sealed)));
        const found: unknown = bytes ? JSON.parse(new TextDecoder().decode(bytes)) : undefined;
        return isWaiting(found) ? found : undefined;
      }),
    put: async (waiting) => {
      await inTurn(async () => {
        if (waiting === undefined) return storage().removeItem(place);
        const bytes = await (await opened).seal(place, new TextEncoder().encode(JSON.stringify(waiting)));
        storage().setItem(place, JSON.stringify({ until, sealed: toBase64(bytes) } satisfies Sealed));
      });
    },
  };
}

/** 256 bits of the token, in base64url; without WebCrypto (a page without encryption on its way) the token itself is the cipher's secret. */
async function secretOf(token: string): Promise<string> {
  const { subtle } = globalThis.crypto;
  if (!subtle) return token;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(`forecourt dealer draft ${token}`));
  return toBase64(new Uint8Array(digest)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Drafts of addresses that have ended, and what was kept before they were encrypted. */
function clearOld(storage: Storage, now: Date): void {
  const places = Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((place) => place?.startsWith(prefix));
  for (const place of places) {
    if (place === null) continue;
    const kept = sealedOf(storage.getItem(place));
    if (!kept || !(new Date(kept.until) > now)) storage.removeItem(place);
  }
}

function sealedOf(text: string | null): Sealed | undefined {
  try {
    const found: unknown = text === null ? undefined : JSON.parse(text);
    return isSealed(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'object' && value !== null && 'until' in value && typeof value.until === 'string' && 'sealed' in value && typeof value.sealed === 'string';

const isWaiting = (value: unknown): value is Waiting =>
  typeof value === 'object' && value !== null && 'lines' in value && 'version' in value && 'base' in value;

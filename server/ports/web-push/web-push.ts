// Messages to browsers that show nothing of us, by the push service each of them has: RFC 8030.
import { lookup as resolve } from 'node:dns';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { encryptFor, vapidHeader, vapidKeys, type BrowserKeys } from './ece.ts';
import { isPublicAddress, isPushEndpoint } from './places.ts';

export interface WebPush {
  /** What browsers subscribe with. */
  publicKey: string;
  /** Whether there may be a push service at an address. */
  mayReach: (endpoint: string) => boolean;
  /** Sends a message. @returns whether the device is still there @throws Error where the push service did not take it */
  send: (device: BrowserKeys & { endpoint: string }, message: string) => Promise<boolean>;
}

interface Given {
  /** The installation's own. */
  secret: string;
  /** Where a push service's operators reach the firm. */
  contact: string;
  clock: () => Date;
  /** How a message leaves; tests receive it. */
  post?: Post;
}

/** Sends a body. @returns the status of the answer */
export type Post = (endpoint: string, headers: Readonly<Record<string, string | number>>, body: Buffer) => Promise<number>;

/** Devices that are off for longer are told by the page itself once it opens. In s. */
const keptFor = 24 * 3_600;
/** A push service that answers nothing is tried again later. In ms. */
const patience = 10_000;

/** Looks at what a name leads to at the moment it is called: nothing of this network is. */
const publicOnly: LookupFunction = (hostname, options, answer) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    const isClosed = addresses?.some(({ address }) => !isPublicAddress(address)) ?? true;
    const refusal = error ?? (first === undefined || isClosed ? new Error('The push service is not on the open internet.') : null);
    if (refusal || first === undefined) return answer(refusal, '', 0);
    return options.all === true ? answer(null, addresses) : answer(null, first.address, first.family);
  });
};

/** Over https, following nobody elsewhere. */
const postOut: Post = (endpoint, headers, body) =>
  new Promise((done, failed) => {
    const sent = request(endpoint, { method: 'POST', headers, lookup: publicOnly, timeout: patience }, (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    });
    sent.on('timeout', () => sent.destroy(new Error('The push service did not answer.')));
    sent.on('error', failed);
    sent.end(body);
  });

/** What a push service says of a device that is no more. */
const gone = new Set([404, 410]);

/** The port. Its keys follow from the installation's secret. */
export function createWebPush({ secret, contact, clock, post = postOut }: Given): WebPush {
  const keys = vapidKeys(secret);
  return {
    publicKey: keys.publicKey,
    mayReach: isPushEndpoint,
    send: async ({ endpoint, ...browser }, message) => {
      if (!isPushEndpoint(endpoint)) return false;
      const body = encryptFor(browser, message);
      const headers = {
        authorization: vapidHeader(keys, { endpoint, contact, now: clock() }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        'content-length': body.length,
        ttl: keptFor,
        urgency: 'normal',
        // Of several that wait for a device that is off, one is enough.
        topic: 'new',
      };
      const status = await post(endpoint, headers, body);
      if (gone.has(status)) return false;
      if (status < 200 || status > 299) throw new Error(`The push service answered ${status}.`);
      return true;
    },
  };
}

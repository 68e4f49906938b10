// The Pusher protocol, version 7: https://pusher.com/docs/channels/library_auth_reference/pusher-websockets-protocol
import { createHmac, timingSafeEqual } from 'node:crypto';

/** The versions spoken; browsers' libraries ask for the newest. */
export const protocolVersions: readonly number[] = [5, 6, 7];

/** Why a connection is closed. 4000–4099: do not come back; 4100–4199: come back later; 4200–4299: come back at once. */
export const closing = {
  unknownKey: [4001, 'There is no application with this key'],
  badVersion: [4006, 'The protocol version is not a number'],
  otherVersion: [4007, 'This protocol version is not spoken here'],
  noVersion: [4008, 'No protocol version was named'],
  notAuthorised: [4009, 'The connection was not authorised in time'],
  full: [4100, 'Over capacity'],
  tooFast: [4101, 'Too many messages'],
  again: [4200, 'Connect again'],
  noPong: [4201, 'No answer to a ping'],
} as const satisfies Record<string, readonly [code: number, reason: string]>;

export type Closing = (typeof closing)[keyof typeof closing];

/** An event as it goes over the wire; whatever the server sends carries its data as JSON within the JSON. */
export function encode(event: string, data: object, channel?: string): string {
  return JSON.stringify({ event, ...(channel === undefined ? {} : { channel }), data: JSON.stringify(data) });
}

/** What a browser may say. */
export type Received =
  | { kind: 'ping' | 'pong' }
  | { kind: 'subscribe'; channel: string; auth: string; channelData: string | undefined }
  | { kind: 'unsubscribe'; channel: string }
  /** An event for other browsers. */
  | { kind: 'client'; channel: string | undefined }
  | { kind: 'unknown' };

/** Reads one message; whatever cannot be read is `unknown`. */
export function decode(text: string): Received {
  const message = parse(text);
  const event = message?.['event'];
  if (typeof event !== 'string') return { kind: 'unknown' };
  if (event === 'pusher:ping') return { kind: 'ping' };
  if (event === 'pusher:pong') return { kind: 'pong' };
  if (event.startsWith('client-')) return { kind: 'client', channel: textOf(message?.['channel']) };
  const given = message?.['data'];
  const data = typeof given === 'string' ? parse(given) : objectOf(given);
  const channel = textOf(data?.['channel']);
  if (channel === undefined) return { kind: 'unknown' };
  if (event === 'pusher:unsubscribe') return { kind: 'unsubscribe', channel };
  if (event === 'pusher:subscribe') return { kind: 'subscribe', channel, auth: textOf(data?.['auth']) ?? '', channelData: textOf(data?.['channel_data']) };
  return { kind: 'unknown' };
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    return objectOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

const objectOf = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The application's key, which browsers know, and the secret that signs for it. */
export interface Credentials {
  key: string;
  secret: string;
}

/** `key:signature` over the authorized fields, joined by colons. */
export function sign({ key, secret }: Credentials, ...parts: readonly string[]): string {
  return `${key}:${createHmac('sha256', secret).update(parts.join(':')).digest('hex')}`;
}

/** Whether `auth` is the signature over these parts. */
export function isSigned(auth: string, credentials: Credentials, ...parts: readonly string[]): boolean {
  const expected = Buffer.from(sign(credentials, ...parts));
  const given = Buffer.from(auth);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

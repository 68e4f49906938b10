// The server side of the Pusher protocol over WebSockets, for private channels alone.
import { randomInt } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { callerAddress } from '../../http/caller-address.ts';
import { householdOf } from '../../limits/network.ts';
import { connectionsOf } from '../../http/connections.ts';
import { closing, decode, encode, isSigned, protocolVersions, type Closing, type Credentials } from './protocol.ts';
import { userChannel, type PushEvent } from './push.ts';

/** What a browser says is short; anything longer closes the connection (code 1009). */
const maxMessageBytes = 10_000;
/** A browser that does not read its messages is disconnected: some hundred events may wait, and no more memory than that. It connects again and asks anew. */
const maxWaitingBytes = 100_000;
const maxConnections = 10_000;
const maxRemembered = 1_000;
/** Who subscribes hears what was said this long before, in ms: a page has asked for its data by then, and listens a moment later. */
const repeatedMs = 12_000;
/** How long a browser gets to say goodbye, in ms. */
const farewellMs = 1_000;
/** Browsers say little: to whom they listen, once, and now and then that they are there. */
const framesAtOnce = 60;
const framesPerSecond = 10;
/** Connections of one household that have not said who they are; a browser is done with that in a moment. */
const maxAnonymous = 100;

export interface EndpointOptions {
  credentials: Credentials;
  /** Whether pages of this origin may connect. @param host the host that was called, with its port */
  isOwnOrigin: (origin: string, host: string) => boolean;
  /** How many proxies in front are believed about the caller's address. */
  trustProxy?: number;
  /** Receives errors of ours that would otherwise go unseen. */
  failed?: (error: unknown) => void;
  /** After how many seconds without a word the browser is pinged, or pings. */
  activitySeconds?: number;
  /** How long an answer to a ping, or the first subscription, may take, in ms. */
  patienceMs?: number;
}

interface Connection {
  id: string;
  socket: WebSocket;
  channels: Set<string>;
  openedAt: number;
  heardAt: number;
  pinged: boolean;
  household: string;
  /** How many frames it may still send at once. */
  frames: number;
  framesAt: number;
}

/** Connections of browsers to `/api/app/{key}`. Times are the machine's: they are about the line, not about the firm. */
export class PushEndpoint {
  readonly #options: Required<EndpointOptions>;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes, perMessageDeflate: false });
  readonly #connections = new Set<Connection>();
  readonly #listeners = new Map<string, Set<Connection>>();
  /** When a channel was last cut off: signatures for connections from before are no longer good. */
  readonly #cutAt = new Map<string, number>();
  readonly #delivered = new Set<string>();
  /** The newest events, oldest first. */
  readonly #recent: { at: number; event: PushEvent }[] = [];
  #sweeper: NodeJS.Timeout | undefined;

  constructor(options: EndpointOptions) {
    this.#options = { activitySeconds: 120, patienceMs: 30_000, trustProxy: 0, failed: () => {}, ...options };
  }

  /** Takes up WebSockets of the server's own connections, on the protocol's path alone. */
  attach(server: Server): void {
    const { failed } = this.#options;
    connectionsOf(server).takeUp({
      wants: (request) => keyOf(request) !== undefined,
      take: (request, stream, head) => this.#upgrade(request, stream, head),
      failed,
    });
    this.#sweeper = setInterval(() => owned(failed, () => this.#sweep()), this.#options.patienceMs / 2).unref();
  }

  /** How many browsers are connected. */
  get size(): number {
    return this.#connections.size;
  }

  /** Hands an event to the listeners here; a repeat of its id is dropped. */
  deliver(event: PushEvent): void {
    const { id, channels, name, data, isPassing } = event;
    if (this.#delivered.has(id)) return;
    this.#delivered.add(id);
    const [oldest] = this.#delivered;
    if (this.#delivered.size > maxRemembered && oldest !== undefined) this.#delivered.delete(oldest);
    const now = Date.now();
    if (!isPassing) this.#recent.push({ at: now, event });
    while (this.#recent.length > maxRemembered || now - (this.#recent[0]?.at ?? now) > repeatedMs) this.#recent.shift();
    for (const channel of channels) {
      const listeners = this.#listeners.get(channel);
      if (!listeners) continue;
      const text = encode(name, { id, ...data }, channel);
      for (const connection of listeners) this.#send(connection, text);
    }
  }

  /** Ends a person's subscriptions, including signatures issued before. Their browsers are told to reconnect. */
  cutOff(userId: string): void {
    const channel = userChannel(userId);
    this.#cutAt.set(channel, Date.now());
    for (const connection of this.#listeners.get(channel) ?? []) this.#end(connection, closing.again);
  }

  /** Tells every browser to reconnect: it may have missed messages meanwhile. */
  restart(): void {
    for (const connection of this.#connections) this.#end(connection, closing.again);
  }

  /** Ends all connections and takes no more. */
  close(): void {
    clearInterval(this.#sweeper);
    this.restart();
    this.#sockets.close();
  }

  #upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const { origin, host = '' } = request.headers;
    // Programs send no origin; browsers always do, and cannot be made to send another.
    if (origin !== undefined && !this.#options.isOwnOrigin(origin, host)) return refuse(stream, '403 Forbidden');
    return this.#sockets.handleUpgrade(request, stream, head, (socket) => this.#open(socket, request));
  }

  #open(socket: WebSocket, request: IncomingMessage): void {
    socket.on('error', () => socket.terminate());
    const connection: Connection = {
      id: `${randomInt(1, 2 ** 31)}.${randomInt(1, 2 ** 31)}`,
      socket,
      channels: new Set(),
      openedAt: Date.now(),
      heardAt: Date.now(),
      pinged: false,
      household: householdOf(callerAddress(request, this.#options.trustProxy)),
      frames: framesAtOnce,
      framesAt: Date.now(),
    };
    const version = new URLSearchParams(request.url?.split('?').slice(1).join('?')).get('protocol');
    const refusal = this.#refusal(keyOf(request) ?? '', version) ?? (this.#isCrowded(connection.household) ? closing.full : undefined);
    if (refusal) {
      this.#end(connection, refusal);
      return;
    }
    this.#connections.add(connection);
    socket.on('close', () => this.#forget(connection));
    const { failed } = this.#options;
    socket.on('message', (message, isBinary) => owned(failed, () => this.#mayGoOn(connection) && this.#hear(connection, message, isBinary)));
    // The library answers these by itself.
    socket.on('ping', () => owned(failed, () => this.#mayGoOn(connection)));
    socket.on('pong', () => owned(failed, () => this.#mayGoOn(connection)));
    this.#send(connection, encode('pusher:connection_established', { socket_id: connection.id, activity_timeout: this.#options.activitySeconds }));
  }

  #refusal(key: string, version: string | null): Closing | undefined {
    if (key !== this.#options.credentials.key) return closing.unknownKey;
    if (version === null) return closing.noVersion;
    if (!/^\d+$/.test(version)) return closing.badVersion;
    if (!protocolVersions.includes(Number(version))) return closing.otherVersion;
    return this.#connections.size >= maxConnections ? closing.full : undefined;
  }

  /** Whether one household has as many connections as it may that have not said who they are. */
  #isCrowded(household: string): boolean {
    let count = 0;
    for (const connection of this.#connections) if (connection.household === household && connection.channels.size === 0) count += 1;
    return count >= maxAnonymous;
  }

  /** Counts a frame. A connection that sends more than a browser ever does is closed, and its input ignored. */
  #mayGoOn(connection: Connection): boolean {
    if (!this.#connections.has(connection)) return false;
    const now = Date.now();
    connection.frames = Math.min(framesAtOnce, connection.frames + ((now - connection.framesAt) / 1_000) * framesPerSecond) - 1;
    connection.framesAt = now;
    if (connection.frames >= 0) return true;
    this.#end(connection, closing.tooFast);
    // The rest of the flood stays with its sender.
    connection.socket.pause();
    return false;
  }

  #hear(connection: Connection, message: RawData, isBinary: boolean): void {
    connection.heardAt = Date.now();
    connection.pinged = false;
    const received = isBinary ? ({ kind: 'unknown' } as const) : decode(message.toString());
    switch (received.kind) {
      case 'ping':
        this.#send(connection, encode('pusher:pong', {}));
        break;
      case 'pong':
        break;
      case 'subscribe':
        this.#subscribe(connection, received);
        break;
      case 'unsubscribe':
        this.#unsubscribe(connection, received.channel);
        break;
      case 'client':
        this.#send(connection, encode('pusher:error', { code: null, message: 'Only the server sends events here' }, received.channel));
        break;
      default:
        this.#send(connection, encode('pusher:error', { code: null, message: 'The message could not be read' }));
    }
  }

  #subscribe(connection: Connection, { channel, auth, channelData }: { channel: string; auth: string; channelData: string | undefined }): void {
    const parts = [connection.id, channel, ...(channelData === undefined ? [] : [channelData])];
    if (!channel.startsWith('private-') || !isSigned(auth, this.#options.credentials, ...parts)) {
      const error = { type: 'AuthError', error: 'The signature is not good for this connection and channel', status: 401 };
      this.#send(connection, encode('pusher:subscription_error', error, channel));
      return;
    }
    if (connection.openedAt <= (this.#cutAt.get(channel) ?? 0)) {
      this.#end(connection, closing.again);
      return;
    }
    connection.channels.add(channel);
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(connection));
    this.#send(connection, encode('pusher_internal:subscription_succeeded', {}, channel));
    const now = Date.now();
    for (const { at, event } of this.#recent) {
      const age = now - at;
      if (age < repeatedMs && event.channels.includes(channel)) this.#send(connection, encode(event.name, { id: event.id, ...event.data, age }, channel));
    }
  }

  #unsubscribe(connection: Connection, channel: string): void {
    connection.channels.delete(channel);
    const listeners = this.#listeners.get(channel);
    listeners?.delete(connection);
    if (listeners?.size === 0) this.#listeners.delete(channel);
  }

  #send({ socket }: Connection, text: string): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > maxWaitingBytes) socket.terminate();
    else socket.send(text);
  }

  /** Says why, and closes. Nothing reaches the connection any more, however long it takes to go. */
  #end(connection: Connection, [code, message]: Closing): void {
    this.#forget(connection);
    this.#send(connection, encode('pusher:error', { code, message }));
    connection.socket.close(code, message);
    setTimeout(() => connection.socket.terminate(), farewellMs).unref();
  }

  #forget(connection: Connection): void {
    this.#connections.delete(connection);
    for (const channel of connection.channels) this.#unsubscribe(connection, channel);
  }

  /** Pings silent connections, closes dead ones and those that never subscribed. */
  #sweep(): void {
    const now = Date.now();
    const { activitySeconds, patienceMs } = this.#options;
    for (const connection of this.#connections) {
      const silentFor = now - connection.heardAt;
      if (connection.channels.size === 0 && now - connection.openedAt > patienceMs) this.#end(connection, closing.notAuthorised);
      else if (connection.pinged && silentFor > activitySeconds * 1_000 + patienceMs) this.#end(connection, closing.noPong);
      else if (!connection.pinged && silentFor > activitySeconds * 1_000) {
        connection.pinged = true;
        this.#send(connection, encode('pusher:ping', {}));
      }
    }
    // Every connection from before then has subscribed or been closed by now.
    for (const [channel, at] of this.#cutAt) if (now - at > 2 * patienceMs) this.#cutAt.delete(channel);
  }
}

/** The application's key in the address of a WebSocket; undefined where something else is asked for. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' || headers.upgrade?.toLowerCase() !== 'websocket') return undefined;
  return /^\/api\/app\/([^/?]+)(?:\?|$)/.exec(url)?.[1];
}

/** Runs work that is not awaited: its errors are reported, and end nothing else. */
function owned(failed: (error: unknown) => void, act: () => unknown): void {
  try {
    act();
  } catch (error) {
    failed(error);
  }
}

function refuse(stream: Duplex, status: string): void {
  stream.on('error', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

// Connections of the HTTP server: which of them have a call to answer, and how upgrade requests are handled.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

const sweepMs = 500;

/** Takes up connections that change to another protocol. */
export interface Taker {
  /** Whether this request is answered by the other protocol; must not throw. */
  wants: (request: IncomingMessage) => boolean;
  /** Has the connection from now on, errors included. */
  take: (request: IncomingMessage, stream: Duplex, head: Buffer) => void;
  /** Receives errors thrown by `take`; the connection is cut. */
  failed: (error: unknown) => void;
}

/** Knows of every connection which calls it still waits for. */
export class Connections {
  readonly #open = new Map<Duplex, Set<ServerResponse>>();
  readonly #waiting = new WeakMap<Duplex, () => void>();
  readonly #owned = new WeakSet<Duplex>();
  readonly #server: Server;
  #sweeper: NodeJS.Timeout | undefined;

  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (stream: Duplex) => this.#know(stream));
    server.on('request', (request, response) => this.#count(request.socket, response));
    server.on('close', () => clearInterval(this.#sweeper));
  }

  /**
   * Gives an upgrade handler its connections. Any other request to change the protocol is answered as if it did not ask (RFC 9110 7.8): once there is a
   * listener, Node hands over every one of them, so the request is put back in front of the connection without the header, and read again like any other.
   */
  takeUp({ wants, take, failed }: Taker): void {
    this.#server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
      // Node has taken its own listeners away: a connection that breaks now would end the process.
      this.#own(stream);
      this.#whenFree(stream, () => {
        if (stream.destroyed) return;
        if (!wants(request)) {
          this.#readAgain(request, stream, head);
          return;
        }
        this.#open.delete(stream);
        try {
          take(request, stream, head);
        } catch (error) {
          stream.destroy();
          failed(error);
        }
      });
    });
  }

  /** Ends connections that wait for nothing, now and as soon as their calls are answered: the server is about to stop. */
  endWhenFree(): void {
    if (this.#sweeper) return;
    const sweep = () => {
      for (const [stream, calls] of this.#open) if (calls.size === 0) end(stream);
    };
    sweep();
    this.#sweeper = setInterval(sweep, sweepMs).unref();
  }

  /** Once for each connection, for as long as it lives. */
  #own(stream: Duplex): void {
    if (this.#owned.has(stream)) return;
    this.#owned.add(stream);
    stream.on('error', () => stream.destroy());
  }

  #know(stream: Duplex): void {
    if (this.#open.has(stream)) return;
    this.#open.set(stream, new Set());
    stream.once('close', () => this.#open.delete(stream));
  }

  #count(stream: Duplex, response: ServerResponse): void {
    const calls = this.#open.get(stream);
    calls?.add(response);
    // One more listener than the responding code expects.
    response.setMaxListeners(response.getMaxListeners() + 1);
    response.once('close', () => {
      calls?.delete(response);
      if (calls?.size !== 0) return;
      this.#waiting.get(stream)?.();
      if (this.#sweeper && this.#open.has(stream)) end(stream);
    });
  }

  /** Waits for calls that came before on the same connection: their answers go first. */
  #whenFree(stream: Duplex, then: () => void): void {
    const calls = this.#open.get(stream);
    if (!calls || calls.size === 0) {
      then();
      return;
    }
    // Node no longer passes on that there is room for more of an answer.
    const drained = () => {
      for (const response of calls) if (response.socket === stream) response.emit('drain');
    };
    stream.on('drain', drained);
    this.#waiting.set(stream, () => {
      this.#waiting.delete(stream);
      stream.off('drain', drained);
      then();
    });
  }

  #readAgain(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const lines = [`${request.method ?? ''} ${request.url ?? ''} HTTP/${request.httpVersion}`];
    for (let at = 0; at + 1 < request.rawHeaders.length; at += 2) {
      const name = request.rawHeaders[at] ?? '';
      if (name.toLowerCase() !== 'upgrade') lines.push(`${name}: ${request.rawHeaders[at + 1] ?? ''}`);
    }
    // The silence that was allowed after the answer before is over.
    if (stream instanceof Socket) stream.setTimeout(0);
    stream.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
    this.#server.emit('connection', stream);
  }
}

/** Data already written still goes out. */
function end(stream: Duplex): void {
  if (stream instanceof Socket) stream.destroySoon();
  else stream.destroy();
}

const known = new WeakMap<Server, Connections>();

/** The connections of a server. Asked for the first time before it listens. */
export function connectionsOf(server: Server): Connections {
  const connections = known.get(server) ?? new Connections(server);
  known.set(server, connections);
  return connections;
}

// HTTP as bytes: what no well-behaved client would send.
import { connect } from 'node:net';
import type { Socket } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** One connection that sends what it is given, and reads answers with a length or in chunks. */
export class RawConnection {
  readonly socket: Socket;
  #received = Buffer.alloc(0);
  #ended = false;
  #wake = () => {};

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.socket = connect(Number(port), hostname);
    this.socket.on('data', (chunk: Buffer) => {
      this.#received = Buffer.concat([this.#received, chunk]);
      this.#wake();
    });
    this.socket.on('close', () => {
      this.#ended = true;
      this.#wake();
    });
    // A cut connection is an outcome, not a failure of the test.
    this.socket.on('error', () => {});
  }

  send(text: string | Buffer): this {
    if (!this.socket.destroyed) this.socket.write(text);
    return this;
  }

  /** The next answer; undefined where the server ends the connection instead. */
  async answer(): Promise<RawAnswer | undefined> {
    for (;;) {
      const found = this.#take();
      if (found) return found;
      if (this.#ended) return undefined;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  close(): void {
    this.socket.destroy();
  }

  #take(): RawAnswer | undefined {
    const end = this.#received.indexOf('\r\n\r\n');
    if (end < 0) return undefined;
    const [first = '', ...lines] = this.#received.subarray(0, end).toString('latin1').split('\r\n');
    const headers = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]));
    const status = Number(first.split(' ')[1]);
    const rest = this.#received.subarray(end + 4);
    if (status === 101) return this.#give(end + 4, { status, headers, body: '' });
    if (headers['transfer-encoding'] === 'chunked') {
      const last = rest.indexOf('0\r\n\r\n');
      return last < 0 ? undefined : this.#give(end + 4 + last + 5, { status, headers, body: rest.subarray(0, last).toString() });
    }
    if (headers['content-length'] === undefined && !this.#ended) return undefined;
    const length = Number(headers['content-length'] ?? rest.length);
    return rest.length < length ? undefined : this.#give(end + 4 + length, { status, headers, body: rest.subarray(0, length).toString() });
  }

  #give(bytes: number, answer: RawAnswer): RawAnswer {
    this.#received = this.#received.subarray(bytes);
    return answer;
  }
}

/** A request as text. */
export function requestText(target: string, headers: readonly string[] = [], { method = 'GET', body = '' } = {}): string {
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  return [`${method} ${target} HTTP/1.1`, 'Host: 127.0.0.1', ...headers, ...length, '', body].join('\r\n');
}

/** Asks for a WebSocket. */
export const websocketHeaders: readonly string[] = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

/** Asks for HTTP/2, as curl and Java's client do on plain lines. */
export const h2cHeaders: readonly string[] = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA'];

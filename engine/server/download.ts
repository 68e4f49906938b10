// Bytes as an answer: a file or an archive instead of JSON.
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { cleanFileName, fittingFileName } from './file-names.ts';
import { ownedStream } from './owned-stream.ts';

export interface DownloadOptions {
  stream: Readable;
  contentType: string;
  /** As the receiver sees it: data, never a path. */
  fileName: string;
  /** Bytes, where they are known. */
  size?: number;
  /** Shown by the browser; otherwise saved. */
  inline: boolean;
}

/** What a handler answers with where the contract declares bytes. */
export class Download {
  readonly #options: DownloadOptions;
  readonly #stream: Readable;
  #onError: ((error: Error) => void) | undefined;
  #broken: Error | undefined;

  constructor(options: DownloadOptions) {
    this.#options = options;
    const onError = (error: Error) => {
      this.#broken = error;
      this.#onError?.(error);
    };
    this.#stream = ownedStream(options.stream, { size: options.size, onError });
  }

  /** Closes what will not be sent. */
  discard(): void {
    this.#stream.destroy();
  }

  /** Sends it so that no browser runs or re-reads what someone uploaded. What breaks on the way breaks the answer, visibly, and is logged. */
  sendOn(reply: FastifyReply): FastifyReply {
    const { contentType, size, inline } = this.#options;
    const fileName = fittingFileName(cleanFileName(this.#options.fileName), contentType);
    const ascii = fileName.replaceAll(/[^ -~]|["\\%]/g, '_');
    void reply.headers({
      'content-type': contentType.startsWith('text/') ? `${contentType}; charset=utf-8` : contentType,
      'content-disposition': `${inline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'private, max-age=60',
      ...(size === undefined ? {} : { 'content-length': size }),
    });
    const { log } = reply.request;
    this.#onError = (error) => log.error({ err: error }, 'an answer broke off half-way');
    if (this.#broken) this.#onError(this.#broken);
    return reply.send(this.#stream);
  }
}

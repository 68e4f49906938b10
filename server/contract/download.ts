// Bytes as an answer: a file or an archive instead of JSON.
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

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
  readonly options: DownloadOptions;

  constructor(options: DownloadOptions) {
    this.options = options;
  }

  /** Sends it so that no browser runs or re-reads what somebody uploaded. */
  sendOn(reply: FastifyReply): FastifyReply {
    const { stream, contentType, fileName, size, inline } = this.options;
    const ascii = fileName.replaceAll(/[^ -~]|["\\%]/g, '_');
    void reply.headers({
      'content-type': contentType.startsWith('text/') ? `${contentType}; charset=utf-8` : contentType,
      'content-disposition': `${inline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'private, max-age=60',
      ...(size === undefined ? {} : { 'content-length': size }),
    });
    return reply.send(stream);
  }
}

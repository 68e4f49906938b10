// An S3-compatible bucket on this machine: the verbs that the product uses, over a map. Path style; it looks at no signature.
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface FakeBucket {
  port: number;
  /** SHA-256 of what lies in it, by key. */
  objects: ReadonlyMap<string, string>;
  contents: Map<string, Buffer>;
  /** `PUT files/ab/ab12`, in order. */
  calls: string[];
  /** What every call is refused with from now on, such as 403; undefined for none. */
  refuse(status: number | undefined): void;
  close(): Promise<void>;
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
/** A page of a list is short, so that there are several. */
const pageOf = 100;

/** Starts it on a free port. */
export async function startBucket(): Promise<FakeBucket> {
  const objects = new Map<string, string>();
  const contents = new Map<string, Buffer>();
  const parts = new Map<string, Map<number, Buffer>>();
  const calls: string[] = [];
  let refusal: number | undefined;

  const keep = (key: string, body: Buffer) => {
    contents.set(key, body);
    objects.set(key, sha256(body));
  };
  const say = (response: ServerResponse, status: number, text = '') => response.writeHead(status, { 'content-type': 'application/xml', etag: '"1"' }).end(text);

  function list(response: ServerResponse, query: URLSearchParams): void {
    const after = query.get('continuation-token') ?? '';
    const all = [...contents.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).toSorted();
    const page = all.slice(0, pageOf);
    const more = all.length > page.length ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>` : '';
    const rows = page.map((key) => `<Contents><Key>${escaped(key)}</Key><Size>${contents.get(key)?.length ?? 0}</Size></Contents>`);
    say(response, 200, `<ListBucketResult>${more}${rows.join('')}</ListBucketResult>`);
  }

  /** Large objects come in parts. @returns whether it was about one */
  function takePart(response: ServerResponse, method: string, key: string, { query, body }: { query: URLSearchParams; body: Buffer }): boolean {
    const upload = query.get('uploadId');
    if (method === 'POST' && query.has('uploads')) {
      const id = randomUUID();
      parts.set(id, new Map());
      say(response, 200, `<InitiateMultipartUploadResult><Key>${escaped(key)}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    } else if (upload === null) return false;
    else if (method === 'PUT') {
      parts.get(upload)?.set(Number(query.get('partNumber')), body);
      say(response, 200);
    } else {
      const given = [...(parts.get(upload) ?? [])].toSorted(([one], [other]) => one - other);
      parts.delete(upload);
      if (method === 'POST') keep(key, Buffer.concat(given.map(([, part]) => part)));
      say(
        response,
        method === 'POST' ? 200 : 204,
        method === 'POST' ? `<CompleteMultipartUploadResult><Key>${escaped(key)}</Key></CompleteMultipartUploadResult>` : '',
      );
    }
    return true;
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://bucket');
    const key = decodeURIComponent(pathname.split('/').slice(2).join('/'));
    const { method = 'GET' } = request;
    calls.push(`${method} ${key}`);
    buffer(request).then(
      (body) => {
        if (refusal !== undefined) return say(response, refusal, method === 'HEAD' ? '' : '<Error><Code>AccessDenied</Code></Error>');
        if (takePart(response, method, key, { query, body })) return undefined;
        if (method === 'GET' && key === '') return list(response, query);
        if (method === 'PUT') keep(key, body);
        if (method === 'DELETE') {
          contents.delete(key);
          objects.delete(key);
        }
        const known = contents.get(key);
        const isRead = method === 'GET' || method === 'HEAD';
        if (isRead && key !== '' && !known) return say(response, 404, method === 'HEAD' ? '' : '<Error><Code>NoSuchKey</Code></Error>');
        response.writeHead(method === 'DELETE' ? 204 : 200, { etag: '"1"', ...(known && isRead ? { 'content-length': known.length } : {}) });
        return response.end(method === 'GET' ? known : undefined);
      },
      // The caller left half-way: nothing is kept.
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    objects,
    contents,
    calls,
    refuse: (status) => {
      refusal = status;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

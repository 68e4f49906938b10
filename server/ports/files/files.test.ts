import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ProviderUnavailable } from '../outside.ts';
import { createBucketFiles } from './bucket.ts';
import { createFolderFiles } from './disk.ts';
import type { FilesPort } from './files.ts';

/** The four verbs of S3 that the adapter uses, over a map. */
function bucketServer(objects: Map<string, Buffer>): Server {
  return createServer((request, response) => {
    const key = new URL(request.url ?? '/', 'http://bucket').pathname;
    void buffer(request).then((body) => {
      const known = objects.get(key);
      if (request.method === 'PUT') objects.set(key, body);
      if (request.method === 'DELETE') objects.delete(key);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (isRead && !known) {
        response.writeHead(404, { 'content-type': 'application/xml' });
        response.end(request.method === 'HEAD' ? '' : '<Error><Code>NoSuchKey</Code></Error>');
        return;
      }
      const headers = { etag: '"1"', 'last-modified': new Date(0).toUTCString() };
      response.writeHead(
        request.method === 'DELETE' ? 204 : 200,
        known && isRead ? { ...headers, 'content-length': known.length, 'content-type': 'text/plain' } : headers,
      );
      response.end(request.method === 'GET' ? known : undefined);
    });
  });
}

let folder: string;
let server: Server;
const objects = new Map<string, Buffer>();
const adapters: Record<string, FilesPort> = {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-files-'));
  adapters['folder'] = createFolderFiles(join(folder, 'kept files'));
  server = bucketServer(objects);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  adapters['bucket'] = createBucketFiles({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'forecourt',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  await rm(folder, { recursive: true, force: true });
});

describe.each(['folder', 'bucket'])('files in a %s', (kind) => {
  const port = (): FilesPort => {
    const adapter = adapters[kind];
    if (!adapter) throw new Error(`no adapter ${kind}`);
    return adapter;
  };

  it('are kept, read and removed', async () => {
    const upload = join(folder, 'upload');
    await writeFile(upload, 'from disk');
    await port().putFile('clients/1/one', upload, 'text/plain');
    await port().putBytes('clients/1/two', Buffer.from('from memory'), 'text/plain');
    expect((await buffer(await port().read('clients/1/one'))).toString()).toBe('from disk');
    expect((await buffer(await port().read('clients/1/two'))).toString()).toBe('from memory');
    expect(await port().size('clients/1/one')).toBe(9);
    await port().remove('clients/1/one');
    expect(await port().size('clients/1/one')).toBeUndefined();
    expect(await port().size('clients/1/two')).toBe(11);
  });

  it('may be removed twice', async () => {
    await port().remove('clients/1/never');
    await expect(port().remove('clients/1/never')).resolves.toBeUndefined();
  });

  it('never leave their place', async () => {
    await expect(port().putBytes('../escaped', Buffer.from('x'), 'text/plain')).rejects.toThrow(/escaped/);
    expect(await readdir(folder)).not.toContain('escaped');
  });
});

it('the bucket keeps what the folder keeps: plain bytes', () => {
  expect([...objects].map(([key, bytes]) => [key, bytes.toString()])).toEqual([['/forecourt/clients/1/two', 'from memory']]);
});

describe('a bucket that is away', () => {
  let away: Server | undefined;
  afterEach(async () => {
    away?.closeAllConnections();
    await new Promise((resolve) => {
      if (away) away.close(resolve);
      else resolve(undefined);
    });
  });
  /** @param behave what it does with each request */
  async function bucket(behave: (request: IncomingMessage, response: ServerResponse) => void): Promise<FilesPort> {
    const made = createServer(behave);
    away = made;
    await new Promise<void>((resolve) => {
      made.listen(0, '127.0.0.1', () => resolve());
    });
    const address = made.address();
    const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    return createBucketFiles({ endpoint, region: 'us-east-1', bucket: 'b', accessKeyId: 'id', secretAccessKey: 's' }, { limitMs: 200 });
  }
  const outageOf = (work: Promise<unknown>) =>
    work.then(
      () => 'none',
      (error: unknown) => (error instanceof ProviderUnavailable ? error.outage : error),
    );
  const acts: Record<string, (port: FilesPort) => Promise<unknown>> = {
    putBytes: (port) => port.putBytes('key', Buffer.from('x'), 'text/plain'),
    putFile: async (port) => port.putFile('key', await largeFile(), 'text/plain'),
    read: (port) => port.read('key'),
    size: (port) => port.size('key'),
    remove: (port) => port.remove('key'),
  };
  const largeFile = async () => {
    const path = join(folder, 'large upload');
    await writeFile(path, Buffer.alloc(8_000_000));
    return path;
  };

  it.each(Object.keys(acts))('and takes the call without ever answering ends %s at the limit', async (act) => {
    const port = await bucket(() => {});
    const before = performance.now();
    expect(['slow', 'down']).toContain(await outageOf(acts[act]?.(port) ?? Promise.resolve()));
    expect(performance.now() - before).toBeLessThan(3_000);
  });

  it.each(Object.keys(acts))('and says that it is broken ends %s as an outage', async (act) => {
    const port = await bucket((request, response) => {
      request.resume();
      response.writeHead(503).end();
    });
    expect(await outageOf(acts[act]?.(port) ?? Promise.resolve())).toBe('down');
  });

  it('and falls silent in the middle of a file breaks the reading, unless only its receiver is slow', async () => {
    const port = await bucket((request, response) => {
      response.writeHead(200, { 'content-length': 2_000_000, etag: '"1"' });
      if (request.url?.includes('silent')) response.write(Buffer.alloc(1_000_000));
      else response.end(Buffer.alloc(2_000_000));
    });
    await expect(buffer(await port.read('silent'))).rejects.toThrow('The bucket sent nothing for 200 ms.');
    const slow = await port.read('whole');
    let bytes = 0;
    for await (const chunk of slow as AsyncIterable<Buffer>) {
      if (bytes === 0) await new Promise((resolve) => setTimeout(resolve, 500));
      bytes += chunk.length;
    }
    expect(bytes).toBe(2_000_000);
  });
});

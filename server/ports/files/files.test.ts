import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

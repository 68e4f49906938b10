// The bare react-admin, built as Vite builds it and served like the product: packed files, long-lived, and the API behind the same address.
import { mkdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import react from '@vitejs/plugin-react';
import fastify from 'fastify';
import { build } from 'vite';
import { projectRoot } from '../../../server/root.ts';
import { compressFolder } from '../../setup/compress.mjs';

const outDir = join(projectRoot, '.cache', 'bench', 'bare');

/** Builds it; its libraries are those of the product. */
export async function buildBare(): Promise<void> {
  await mkdir(outDir, { recursive: true });
  await build({
    configFile: false,
    root: join(projectRoot, 'scripts', 'bench', 'web', 'bare'),
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2023' },
  });
  await compressFolder(outDir);
}

/**
 * Serves it on a free port.
 * @param api the product's address
 */
export async function serveBare(api: string): Promise<{ url: string; close: () => Promise<void> }> {
  const app = fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  // Handed on byte for byte, packed as the product packs it.
  app.all('/api/*', (incoming, reply) => {
    reply.hijack();
    const { hostname, port } = new URL(api);
    const headers = { ...incoming.headers, host: `${hostname}:${port}` };
    const outgoing = request({ hostname, port, path: incoming.url, method: incoming.method, headers }, (answer) => {
      reply.raw.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply.raw);
    });
    outgoing.on('error', () => reply.raw.destroy());
    incoming.raw.pipe(outgoing);
  });
  await app.register(fastifyStatic, { root: outDir, preCompressed: true, immutable: true, maxAge: '1y' });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, close: () => app.close() };
}

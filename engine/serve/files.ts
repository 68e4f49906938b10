// The page's own files, compressed once and kept.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const packed: ReadonlySet<string> = new Set(['.html', '.js', '.css', '.json', '.svg']);
/** What gains nothing by it: a packet or less. */
const small = 1400;

/** Compressed bytes by file. A folder that was built with them beside (`.br`) needs none of it. */
const kept = new Map<string, Promise<Buffer>>();

/** Hands out a file of the folder, or its index.html where the address names no file. */
export async function handOut(folder: string, pathname: string, { headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const wanted = normalize(decodeURIComponent(pathname));
  const isFile = extname(wanted) !== '';
  const path = join(folder, isFile ? wanted : 'index.html');
  const inside = path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
  const data = inside ? await readFile(path).catch(() => undefined) : undefined;
  if (!data) {
    response.writeHead(404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ title: 'Not found' }));
    return;
  }
  const ending = extname(path);
  const isPacked = packed.has(ending) && data.length > small && /\bbr\b/.test(String(headers['accept-encoding'] ?? ''));
  const body = isPacked ? await packedBytes(path, data) : data;
  response.writeHead(200, {
    'Content-Type': types[ending] ?? 'application/octet-stream',
    'Content-Length': body.length,
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept-Encoding',
    ...(isPacked ? { 'Content-Encoding': 'br' } : {}),
    'Cache-Control': isFile && /-[\w-]{8}\./.test(path) ? 'max-age=31536000, immutable' : 'no-cache',
  });
  response.end(body);
}

/** Hands out what the page is told, compressed where the browser takes it. */
export async function tellPacked(json: unknown, { headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const isPacked = /\bbr\b/.test(String(headers['accept-encoding'] ?? ''));
  const text = Buffer.from(JSON.stringify(json));
  response.writeHead(200, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(isPacked ? { 'Content-Encoding': 'br' } : {}),
  });
  response.end(isPacked ? await compress(text, quickly) : text);
}

const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function packedBytes(path: string, data: Buffer): Promise<Buffer> {
  const ready = await readFile(`${path}.br`).catch(() => undefined);
  if (ready) return ready;
  const key = `${path} ${data.length}`;
  const packing = kept.get(key) ?? compress(data, quickly);
  kept.set(key, packing);
  return packing;
}

// An API of somebody else as a server of its own, made from its document alone, that tells what it was asked.
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drawConsole } from '../../engine/contract/drawing/draw.ts';
import { understand } from '../../engine/contract/inferring/understand.ts';
import type { ApiDocument } from '../../engine/contract/reading/form.ts';
import { stubOf } from '../../engine/bridge/stub.ts';

export interface StubApi {
  address: string;
  /** Method and address of each call, in order. */
  calls: string[];
  server: Server;
}

/** Starts one on a free port. */
export async function stubApi(document: ApiDocument): Promise<StubApi> {
  const understanding = understand(document);
  const stub = stubOf(understanding, drawConsole(document, understanding).wires);
  const calls: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
      const { method = 'GET', url = '/' } = request;
      calls.push(`${method} ${url}`);
      const answer = stub({
        method,
        url,
        headers: headersOf(request.headers),
        body: await bodyOf(Buffer.concat(parts), request.headers['content-type'] ?? ''),
      });
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls, server };
}

const headersOf = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));

async function bodyOf(bytes: Buffer, type: string): Promise<unknown> {
  if (bytes.length === 0) return undefined;
  if (/json/.test(type)) return JSON.parse(bytes.toString('utf8')) as unknown;
  return /form/.test(type) ? Object.fromEntries(await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } }).formData()) : undefined;
}

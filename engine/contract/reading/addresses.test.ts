import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readDocumentAt } from './addresses.ts';

/** Two hosts: one has the document, the other a schema that it refers to. */
const servers: Server[] = [];
const asked: string[] = [];
let document: string;
let other: string;

async function hosting(answer: (path: string) => { status?: number; text?: string; location?: string }): Promise<string> {
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const { status = 200, text = '', location } = answer(request.url ?? '');
    response.writeHead(status, location === undefined ? {} : { Location: location });
    response.end(text);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  other = await hosting((path) => (path === '/owner.yaml' ? { text: 'type: object\nproperties: {name: {type: string}}' } : { status: 404 }));
  const host = await hosting((path) => {
    if (path === '/old.yaml') return { status: 302, location: '/api/openapi.yaml' };
    if (path === '/api/parts/pet.yaml')
      return {
        text: `type: object\nproperties: {id: {type: string}, owner: {$ref: '${other}/owner.yaml'}, home: {$ref: 'file:///etc/hostname'}, way: {$ref: /leave.yaml}}`,
      };
    if (path === '/leave.yaml') return { status: 302, location: `${other}/owner.yaml` };
    return {
      text: `openapi: 3.1.0\ninfo: {title: Far, version: '1'}\npaths:\n  /pets:\n    get:\n      responses:\n        '200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: parts/pet.yaml}}}}}\n`,
    };
  });
  document = `${host}/old.yaml`;
});
afterAll(() => servers.forEach((server) => server.close()));

const rowOf = async (follow: string[]) => {
  const read = await readDocumentAt(document, { follow });
  const shape = read.operations[0]?.answers[0]?.contents[0]?.shape;
  const row = shape?.kind === 'list' && shape.items.kind === 'object' ? shape.items.properties : {};
  return { row, findings: read.findings.map(({ says }) => says) };
};

it('reads a document from an address, after a redirect, with what lies beside it; another host is not asked', async () => {
  const { row, findings } = await rowOf([]);
  expect(Object.keys(row)).toEqual(['id', 'owner', 'home', 'way']);
  expect(row['owner']?.shape.kind).toBe('any');
  expect(findings).toContain(`${other}/owner.yaml is an address that was not fetched.`);
  expect(asked).not.toContain('/owner.yaml');
});

it('asks another host where somebody said so', async () => {
  expect((await rowOf([other])).row['owner']?.shape).toMatchObject({ kind: 'object', properties: { name: {} } });
});

it('never reads a file of this machine for a document from elsewhere, nor follows it to another host', async () => {
  const { row, findings } = await rowOf([]);
  expect([row['home']?.shape.kind, row['way']?.shape.kind]).toEqual(['any', 'any']);
  expect(findings.join('\n')).toContain('which is not followed');
});

it('says of an address that it cannot be reached', async () => {
  await expect(readDocumentAt('http://127.0.0.1:9/openapi.yaml')).rejects.toThrow('http://127.0.0.1:9/openapi.yaml can’t be reached.');
  await expect(readDocumentAt(`${other}/nothing.yaml`)).rejects.toThrow('answers 404');
});

// Records of JSON:API: their values stand apart from their key, in answers and bodies.
import { expect, it } from 'vitest';
import { drawConsole } from '../contract/drawing/draw.ts';
import { understand } from '../contract/inferring/understand.ts';
import { readParsed } from '../contract/reading/read.ts';
import { stubOf } from './stub.ts';
import { Bridge, type ForeignCall } from './translate.ts';

const content = (schema: object) => ({ content: { 'application/vnd.api+json': { schema } } });
const data = (schema: object) => content({ type: 'object', properties: { data: schema, links: { type: 'object' } } });
const text = { type: 'string' };
const paper = {
  type: 'object',
  required: ['type', 'attributes'],
  properties: {
    type: { type: 'string', enum: ['papers'] },
    id: text,
    attributes: { type: 'object', required: ['name'], properties: { name: text, type: text, pages: { type: 'integer' } } },
    relationships: { type: 'object', properties: { owner: { type: 'object' } } },
  },
};
const parameters = [{ name: 'id', in: 'path', required: true, schema: text }];
const document = readParsed({
  openapi: '3.1.0',
  info: { title: 'Papers', version: '1' },
  paths: {
    '/papers': {
      get: { responses: { 200: { description: 'All', ...data({ type: 'array', items: paper }) } } },
      post: { requestBody: data(paper), responses: { 201: { description: 'Made', ...data(paper) } } },
    },
    '/papers/{id}': {
      parameters,
      get: { responses: { 200: { description: 'One', ...data(paper) } } },
      patch: { requestBody: data(paper), responses: { 200: { description: 'Changed', ...data(paper) } } },
    },
    '/papers/{id}/relationships/tags': { parameters, post: { requestBody: data({ type: 'array', items: {} }), responses: { 204: { description: 'Joined' } } } },
  },
});

function opened(reach?: (call: ForeignCall) => Response | undefined) {
  const understanding = understand(document);
  const drawn = drawConsole(document, understanding);
  const stub = stubOf(understanding, drawn.wires);
  const bodies: unknown[] = [];
  const bridge = new Bridge(drawn, (call) => {
    const sent: unknown = typeof call.body === 'string' ? JSON.parse(call.body) : undefined;
    bodies.push(sent);
    return Promise.resolve(reach?.(call) ?? stub({ method: call.method, url: call.url, headers: call.headers, body: sent }));
  });
  const [papers] = drawn.resources;
  if (!papers) throw new Error('Nothing is drawn.');
  return { understanding, papers, bridge, bodies };
}

it('shows the values of a record, calls it by its name, and is sure of all', () => {
  const { understanding, papers } = opened();
  expect(understanding.operations.filter(({ sure }) => !sure)).toEqual([]);
  expect(papers.columns).toEqual(['name', 'type', 'pages']);
  expect(papers.createFields.map(({ name, required }) => [name, required])).toEqual([
    ['name', true],
    ['type', false],
    ['pages', false],
    ['relationships', false],
  ]);
  expect(papers.actions.map(({ on }) => on)).toEqual(['record']);
});

it('reads values together and sends them apart', async () => {
  const { papers, bridge, bodies } = opened();
  const { json } = await bridge.answer({ key: papers.list?.id ?? '' });
  const [row] = json as [{ id: string; name: string }];
  expect(row).toMatchObject({ id: expect.any(String), name: expect.any(String) });
  const changed = await bridge.answer({ key: papers.update?.id ?? '', id: row.id, body: { name: 'Echo' } });
  expect(bodies.at(-1)).toEqual({ data: { type: 'papers', id: row.id, attributes: { name: 'Echo' } } });
  expect(changed.json).toMatchObject({ id: row.id, name: 'Echo' });
  await bridge.answer({ key: papers.create?.id ?? '', body: { name: 'Globe', type: 'daily' } });
  expect(bodies.at(-1)).toEqual({ data: { type: 'papers', attributes: { name: 'Globe', type: 'daily' } } });
});

it('says at a value what its refusal says there', async () => {
  const errors = [{ title: 'Invalid', detail: 'Give it a name.', source: { pointer: '/data/attributes/name' } }];
  const { papers, bridge } = opened(() => Response.json({ errors }, { status: 422 }));
  const { json } = await bridge.answer({ key: papers.create?.id ?? '', body: { pages: 4 } });
  expect(json).toEqual({ status: 422, title: 'Give it a name.', errors: { name: 'Give it a name.' } });
});

// Records in an envelope of their own name, in answers and bodies: `{droplet: {…}}`, and lists as `{droplets: […], meta}`.
import { expect, it } from 'vitest';
import { drawConsole } from '../contract/drawing/draw.ts';
import { understand } from '../contract/inferring/understand.ts';
import { readParsed } from '../contract/reading/read.ts';
import { stubOf } from './stub.ts';
import { Bridge } from './translate.ts';

const text = { type: 'string' };
const buoy = { type: 'object', required: ['id', 'name'], properties: { id: text, name: text, color: text } };
const holding = (properties: object) => ({ content: { 'application/json': { schema: { type: 'object', properties } } } });
const one = holding({ buoy, request_id: text });
const parameters = [{ name: 'buoy_id', in: 'path', required: true, schema: text }];
// A record whose only value is another record without a key stays what it is.
const chart = holding({ legend: { type: 'object', properties: { text } } });
const document = readParsed({
  openapi: '3.1.0',
  info: { title: 'Buoys', version: '1' },
  paths: {
    '/buoys': {
      get: {
        responses: { 200: { description: 'All', ...holding({ buoys: { type: 'array', items: buoy }, links: { type: 'object' }, meta: { type: 'object' } }) } },
      },
      post: { requestBody: one, responses: { 201: { description: 'Made', ...one } } },
    },
    '/buoys/{buoy_id}': {
      parameters,
      get: { responses: { 200: { description: 'One', ...one } } },
      put: { requestBody: one, responses: { 200: { description: 'Changed', ...one } } },
    },
    '/chart': { get: { responses: { 200: { description: 'One', ...chart } } } },
  },
});

it('shows, makes and changes a record that its envelope calls by its own name', async () => {
  const understanding = understand(document);
  const drawn = drawConsole(document, understanding);
  const stub = stubOf(understanding, drawn.wires);
  const sent: unknown[] = [];
  const bridge = new Bridge(drawn, ({ method, url, headers, body }) => {
    const said: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    if (said !== undefined) sent.push(said);
    return Promise.resolve(stub({ method, url, headers, body: said }));
  });
  const [buoys] = drawn.resources;
  expect(buoys?.fields.map(({ name }) => name)).toEqual(['id', 'name', 'color']);
  const made = await bridge.answer({ key: buoys?.create?.id ?? '', body: { name: 'North', color: 'red' } });
  expect(made).toMatchObject({ status: 200, json: { name: 'North', color: 'red' } });
  const { id } = made.json as { id: string };
  await bridge.answer({ key: buoys?.update?.id ?? '', id, body: { color: 'green' } });
  expect(await bridge.answer({ key: buoys?.show?.id ?? '', id })).toMatchObject({ json: { id, name: 'North', color: 'green' } });
  expect(sent).toMatchObject([{ buoy: { name: 'North', color: 'red' } }, { buoy: { name: 'North', color: 'green' } }]);
  expect(drawn.wires[Object.keys(drawn.wires).find((key) => drawn.wires[key]?.path === '/chart') ?? '']?.envelope).toEqual([]);
});

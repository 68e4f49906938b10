// What an API refuses, and a change that comes too late: in its own words and ways, as `tests/support/contracts/kiosk.yaml` has them.
import { expect, it } from 'vitest';
import { drawConsole } from '../contract/drawing/draw.ts';
import { understand } from '../contract/inferring/understand.ts';
import { readDocument, readParsed } from '../contract/reading/read.ts';
import type { ApiDocument } from '../contract/reading/form.ts';
import { stubOf } from './stub.ts';
import { Bridge, type ForeignCall, type HouseCall } from './translate.ts';

const kiosk = 'tests/support/contracts/kiosk.yaml';

function opened(document: ApiDocument, reach?: (call: ForeignCall) => Response | undefined) {
  const understanding = understand(document);
  const drawn = drawConsole(document, understanding);
  const stub = stubOf(understanding, drawn.wires);
  const calls: ForeignCall[] = [];
  const bridge = new Bridge(drawn, (call) => {
    calls.push(call);
    const { method, url, headers, body } = call;
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    return Promise.resolve(reach?.(call) ?? stub({ method, url, headers, body: sent }));
  });
  const resource = (segment: string) => {
    const found = drawn.resources.find((one) => one.segment === segment);
    if (!found) throw new Error(`There is no ${segment}.`);
    return found;
  };
  const does = async (segment: string, what: 'list' | 'show' | 'create' | 'update' | 'delete', call: Omit<HouseCall, 'key'> = {}) => {
    const answer = await bridge.answer({ key: resource(segment)[what]?.id ?? '', ...call });
    return { ...answer, json: answer.json as Record<string, unknown> };
  };
  return { resource, does, calls };
}

it('sends the mark of what was read when the form was opened, and tells a late change as a conflict', async () => {
  const { resource, does, calls } = opened(readDocument(kiosk));
  const [{ id = '' } = {}] = (await does('papers', 'list')).json as unknown as { id?: string }[];
  const { json: read } = await does('papers', 'show', { id });
  expect(read['version']).toBe('"1"');
  expect(await does('papers', 'update', { id, body: { name: 'Echo', version: read['version'] } })).toMatchObject({ status: 200, json: { version: '"2"' } });
  expect(calls.at(-1)).toMatchObject({ method: 'PATCH', headers: { 'If-Match': '"1"' }, body: '{"name":"Echo"}' });
  expect(await does('papers', 'update', { id, body: { name: 'Late', version: read['version'] } })).toMatchObject({ status: 409 });
  // A deletion has no form that was opened; what there is by now is read first.
  expect((await does('papers', 'delete', { id })).status).toBe(200);
  expect(calls.slice(-2).map(({ method, headers }) => [method, headers['If-Match']])).toEqual([
    ['GET', undefined],
    ['DELETE', '"2"'],
  ]);
  // Nobody is asked for the mark, nor shown it.
  expect(resource('papers').hidden).toContain('version');
  expect(resource('papers').columns).toEqual(['name', 'own_version']);
});

it('leaves a property that is merely called version to whoever fills in the form', async () => {
  const { resource, does, calls } = opened(readDocument(kiosk));
  expect(resource('papers').createFields.map(({ name, label }) => [name, label])).toEqual([
    ['name', 'Name'],
    ['own_version', 'Version'],
  ]);
  await does('papers', 'create', { body: { name: 'Echo', own_version: '4.2' } });
  expect(calls.at(-1)?.body).toBe('{"name":"Echo","version":"4.2"}');
});

it('sends a version that counts, as it was read', async () => {
  const { does, calls } = opened(readDocument(kiosk));
  const [row = {}] = (await does('stands', 'list')).json as unknown as Record<string, unknown>[];
  const id = String(row['id']);
  expect(row['version']).toEqual(expect.any(Number));
  expect((await does('stands', 'update', { id, body: { name: 'Gate', version: row['version'] } })).status).toBe(200);
  expect(JSON.parse(String(calls.at(-1)?.body))).toMatchObject({ name: 'Gate', revision: row['version'] });
  expect((await does('stands', 'update', { id, body: { name: 'Late', version: row['version'] } })).status).toBe(409);
});

it('asks for a form or a button whatever is called version', () => {
  const schema = { type: 'object', properties: { version: { type: 'string' } } };
  const post = {
    operationId: 'releaseAll',
    parameters: [{ name: 'version', in: 'query', schema: { type: 'string' } }],
    responses: { 204: { description: 'Done' } },
  };
  const paths = { '/release': { post }, '/prepare': { post: { requestBody: { content: { 'application/json': { schema } } }, responses: post.responses } } };
  const document = readParsed({ openapi: '3.1.0', info: { title: 'Releases', version: '1' }, paths });
  const drawn = drawConsole(document, understand(document));
  expect(drawn.operations.map(({ action }) => action.fields.map(({ name, label }) => [name, label]))).toEqual([
    [['own_version', 'Version']],
    [['own_version', 'Version']],
  ]);
  expect(Object.values(drawn.wires).flatMap(({ values }) => values.map(({ field, name }) => [field, name]))).toEqual([['own_version', 'version']]);
});

it('says of a refusal what the document says that it says', async () => {
  const refusal = { fault: { code: 'E7', message: 'The paper is not printable.', violations: [{ property: 'version', reason: 'Too old.' }] } };
  const { does } = opened(readDocument(kiosk), ({ method }) => (method === 'POST' ? Response.json(refusal, { status: 400 }) : undefined));
  expect((await does('papers', 'create', { body: { name: 'Echo' } })).json).toEqual({
    status: 400,
    title: 'The paper is not printable.',
    errors: { own_version: 'Too old.' },
  });
});

it('sends headers that every list wants as they are set for all calls', async () => {
  const row = { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' } } };
  const header = (name: string, schema: object) => ({ name, in: 'header', required: true, schema: { type: 'string', ...schema } });
  const parameters = [header('X-Tenant', {}), header('Edition', { default: '2026-11' })];
  const responses = { 200: { description: 'All', content: { 'application/json': { schema: { type: 'array', items: row } } } } };
  const document = readParsed({ openapi: '3.1.0', info: { title: 'Pots', version: '1' }, paths: { '/pots': { get: { parameters, responses } } } });
  const drawn = drawConsole(document, understand(document));
  expect(drawn.context).toEqual(['X-Tenant']);
  const sent: unknown[] = [];
  const bridge = new Bridge(
    drawn,
    ({ headers }) => Promise.resolve(Response.json((sent.push(headers), []))),
    () => ({ context: { 'X-Tenant': 'acme' }, defaults: {} }),
  );
  await bridge.answer({ key: drawn.resources[0]?.list?.id ?? '' });
  expect(sent).toEqual([{ 'X-Tenant': 'acme', Edition: '2026-11' }]);
});

it('takes a key that no list offers as it is set for all calls, where nobody names another', async () => {
  const row = { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' } } };
  const answers = (schema: object) => ({ responses: { 200: { description: 'Told', content: { 'application/json': { schema } } } } });
  const account = { name: 'account_id', in: 'path', required: true, schema: { type: 'string' } };
  const agent = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  const document = readParsed({
    openapi: '3.1.0',
    info: { title: 'Desk', version: '1' },
    paths: {
      '/accounts/{account_id}': { parameters: [account], get: answers({ ...row, title: 'Account' }) },
      '/accounts/{account_id}/agents': {
        parameters: [account],
        get: answers({ type: 'array', items: row }),
        post: { requestBody: { content: { 'application/json': { schema: row } } }, ...answers(row) },
      },
      '/accounts/{account_id}/agents/{id}': { parameters: [account, agent], get: answers(row) },
    },
  });
  const drawn = drawConsole(document, understand(document));
  expect(drawn.defaults).toEqual(['account_id']);
  const agents = drawn.resources.find(({ segment }) => segment === 'agents');
  expect(agents?.createFields[0]).toMatchObject({ name: 'account_id', kind: 'string', label: 'Account', required: false });
  const urls: string[] = [];
  const bridge = (defaults: Record<string, string>) =>
    new Bridge(
      drawn,
      ({ url }) => Promise.resolve(Response.json((urls.push(url), []))),
      () => ({ context: {}, defaults }),
    );
  const key = agents?.list?.id ?? '';
  expect(await bridge({}).answer({ key })).toMatchObject({ status: 422 });
  await bridge({ account_id: '7' }).answer({ key });
  await bridge({ account_id: '7' }).answer({ key, filter: { account_id: '8' } });
  await bridge({ account_id: '7' }).answer({ key: agents?.create?.id ?? '', body: { name: 'Ann' } });
  expect(urls).toEqual(['/accounts/7/agents', '/accounts/8/agents', '/accounts/7/agents']);
  // The console knows one by the keys of both; people read the API's own.
  const answering = new Bridge(
    drawn,
    () => Promise.resolve(Response.json([{ id: '5', name: 'Ann' }])),
    () => ({ context: {}, defaults: { account_id: '7' } }),
  );
  expect((await answering.answer({ key })).json).toEqual([{ id: '7~5', own_id: '5', name: 'Ann' }]);
  expect(agents?.fields.map(({ name, label }) => [name, label])).toEqual([
    ['own_id', 'Id'],
    ['name', 'Name'],
  ]);
});

import { expect, it } from 'vitest';
import { drawConsole } from '../contract/drawing/draw.ts';
import { understand } from '../contract/inferring/understand.ts';
import { readDocument, readParsed } from '../contract/reading/read.ts';
import { idOf, keysOfId } from './ids.ts';
import { toldBy } from './problems.ts';
import { stubOf } from './stub.ts';
import { Bridge, type ForeignCall } from './translate.ts';

const contracts = 'tests/support/contracts';

function opened(file: string, reach?: (call: ForeignCall) => Response) {
  const document = readDocument(file);
  const understanding = understand(document);
  const drawn = drawConsole(document, understanding);
  const stub = stubOf(understanding, drawn.wires);
  const calls: string[] = [];
  const bridge = new Bridge(drawn, (call) => {
    calls.push(`${call.method} ${call.url}`);
    const { method, url, headers, body } = call;
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    return Promise.resolve(reach?.(call) ?? stub({ method, url, headers, body: sent }));
  });
  const resource = (segment: string) => {
    const found = drawn.resources.find((one) => one.segment === segment);
    if (!found) throw new Error(`${file} has no ${segment}`);
    return found;
  };
  const rows = async (segment: string, more: Partial<Parameters<Bridge['answer']>[0]> = {}) => {
    const answer = await bridge.answer({ key: resource(segment).list?.id ?? '', ...more });
    const list = Array.isArray(answer.json) ? (answer.json as Record<string, unknown>[]) : [];
    return { ...answer, rows: list, range: answer.headers['Content-Range'] };
  };
  return { drawn, bridge, calls, resource, rows };
}

const petstore = () => opened('node_modules/@readme/oas-examples/3.0/json/petstore.json');

it('keeps pets of a list without pages: cut and ordered here, filtered by the API', async () => {
  const { bridge, calls, resource, rows } = petstore();
  const pet = resource('pet');
  expect((await rows('pet', { range: { first: 0, last: 9 }, filter: { status: ['sold'] } })).range).toBe('rows 0-9/19');
  const sorted = await rows('pet', { sort: ['name', 'DESC'], range: { first: 0, last: 1 } });
  expect(sorted.rows[0]?.['name']).toBe('Poppy 48');
  const made = await bridge.answer({ key: pet.create?.id ?? '', body: { name: 'Rex', photoUrls: [], status: 'sold' } });
  expect(made).toMatchObject({ status: 200, json: { name: 'Rex', id: '58' } });
  // A PUT of the whole record, of which one value changed; the key goes into the body, as the document wants it.
  expect(await bridge.answer({ key: pet.update?.id ?? '', id: '58', body: { status: 'pending' } })).toMatchObject({ status: 200 });
  expect(await bridge.answer({ key: pet.show?.id ?? '', id: '58' })).toMatchObject({ json: { id: '58', name: 'Rex', status: 'pending' } });
  expect(await bridge.answer({ key: pet.delete?.id ?? '', id: '58' })).toMatchObject({ status: 200 });
  expect(await bridge.answer({ key: pet.show?.id ?? '', id: '58' })).toMatchObject({ status: 404 });
  expect(calls).toContain('GET /pet/findByStatus?status=sold');
});

it('asks for pages as the API counts them, and opens records by the key it names', async () => {
  const { bridge, calls, resource, rows } = opened(`${contracts}/museum.yaml`);
  const page = await rows('special-events', { range: { first: 10, last: 19 } });
  expect(page.range).toBe('rows 10-19/57');
  expect(calls).toContain('GET /special-events?limit=10&page=2');
  const id = String(page.rows[0]?.['id']);
  expect(id).toBe(page.rows[0]?.['eventId']);
  const events = resource('special-events');
  expect(await bridge.answer({ key: events.show?.id ?? '', id })).toMatchObject({ status: 200, json: { id } });
  expect(events.createFields.map(({ name }) => name)).toEqual(['name', 'location', 'eventDescription', 'dates', 'price']);
});

it('lists the records of a parent, and knows one by the keys of both', async () => {
  const { bridge, calls, resource, rows } = opened(`${contracts}/workshop.yaml`);
  expect(await rows('repairs')).toMatchObject({ status: 422, json: { title: 'Choose a frame number first: its rows are listed one by one.' } });
  const bike = String((await rows('bike')).rows[0]?.['id']);
  const { rows: repairs } = await rows('repairs', { filter: { frameNumber: bike } });
  const id = String(repairs[0]?.['id']);
  expect(keysOfId(id, 2)?.[0]).toBe(bike);
  expect(await bridge.answer({ key: resource('repairs').show?.id ?? '', id })).toMatchObject({ status: 200, json: { id } });
  expect(calls.at(-1)).toMatch(new RegExp(`^GET /v1/bike/${encodeURIComponent(bike)}/repairs/`));
});

it('walks behind cursors, each page once', async () => {
  const { calls, rows } = opened(`${contracts}/choir.yaml`);
  const paged = async (segment: string) => (await rows(segment, { range: { first: 40, last: 59 } })).range;
  expect(await paged('singers')).toMatch(/^rows 40-56\/57$/);
  const asked = calls.length;
  expect(await paged('singers')).toMatch(/^rows 40-56\/57$/);
  expect(calls.length - asked).toBeLessThanOrEqual(1);
});

it('says so where a record has another form than the document says, and never shows an empty one', async () => {
  const odd = opened('node_modules/@readme/oas-examples/3.0/json/petstore.json', () => Response.json({ error: 'odd' }));
  expect(await odd.bridge.answer({ key: odd.resource('pet').show?.id ?? '', id: '1' })).toMatchObject({
    status: 502,
    json: { title: 'The API answered in another form than its document says: there should be an object with “id”, but there is an object with “error”.' },
  });
});

it('says so where an answer has another form than the document says, and never shows an empty list', async () => {
  const { rows } = opened(`${contracts}/museum.yaml`, () => Response.json({ data: [{ eventId: 'a' }] }));
  expect(await rows('special-events')).toMatchObject({
    status: 502,
    json: { title: 'The API answered in another form than its document says: there should be a list, but there is an object.' },
  });
});

it('leaves no operation out: each is a screen, a button or a plain operation', () => {
  for (const name of ['museum', 'workshop', 'choir', 'riddles']) {
    const document = readDocument(`${contracts}/${name}.yaml`);
    const drawn = drawConsole(document, understand(document));
    expect(Object.keys(drawn.wires)).toHaveLength(document.operations.length);
    const shown = new Set([
      ...drawn.operations.map(({ key }) => key),
      ...drawn.resources.flatMap((one) =>
        [one.list, one.show, one.create, one.update, one.delete, ...one.actions].flatMap((operation) => (operation ? [operation.id] : [])),
      ),
    ]);
    expect([...shown].toSorted()).toEqual(Object.keys(drawn.wires).toSorted());
  }
});

it('reads the usual forms of a refusal', () => {
  expect(toldBy(422, { detail: [{ loc: ['body', 'name'], msg: 'field required' }] })).toMatchObject({ errors: { name: 'field required' } });
  expect(toldBy(400, { errors: { email: ['is taken'] } })).toMatchObject({ errors: { email: 'is taken' } });
  expect(toldBy(403, { error: { message: 'Not yours.' } })).toEqual({ status: 403, title: 'Not yours.' });
  expect(toldBy(500, '<html>')).toEqual({ status: 500, title: 'The API answered 500.' });
});

it('makes ids of several keys, whatever is in them', () => {
  expect(keysOfId(idOf(['a~b/c', 'é 1']), 2)).toEqual(['a~b/c', 'é 1']);
  expect(keysOfId('7', 2)).toBeUndefined();
});

it('walks by the mark that an answer gives for its next page, and stops where it gives none', async () => {
  const pages = [
    { data: [{ gid: 'a', name: 'Amber' }], next_page: { offset: 'xyz', path: '/elsewhere' } },
    { data: [{ gid: 'b', name: 'Birch' }], next_page: null },
  ];
  const { calls, rows } = opened(`${contracts}/observatory.yaml`, () => Response.json(pages.shift()));
  const walked = await rows('telescopes', { range: { first: 0, last: 24 } });
  expect(walked.rows.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(calls).toEqual(['GET /sky/v1/telescopes?limit=25', 'GET /sky/v1/telescopes?limit=25&offset=xyz']);
});

it('calls operations of one address by it, whatever tells them apart', async () => {
  const { bridge, calls, resource, rows } = opened(`${contracts}/observatory.yaml`);
  const id = String((await rows('telescopes')).rows[0]?.['id']);
  const park = resource('telescopes').actions.find(({ label }) => label === 'Park');
  expect(await bridge.answer({ key: park?.id ?? '', id, body: { reason: 'Storm' } })).toMatchObject({ status: 200 });
  expect(calls.at(-1)).toBe(`PUT /sky/v1/telescopes/${encodeURIComponent(id)}`);
});

it('asks in plain words for the record whose rows are listed', async () => {
  const { bridge, resource } = opened(`${contracts}/observatory.yaml`);
  const answer = await bridge.answer({ key: resource('nights').list?.id ?? '' });
  expect(answer).toMatchObject({ status: 422, json: { title: 'Choose a telescope first: its rows are listed one by one.' } });
});

it('hands on what a plain operation answers, out of its envelope', async () => {
  const museum = opened(`${contracts}/museum.yaml`);
  const bought = museum.drawn.operations.find(({ label }) => label === 'Buy museum tickets');
  const answer = await museum.bridge.answer({ key: bought?.key ?? '', body: { ticketType: 'general', ticketDate: '2026-12-05' } });
  expect(answer.json).toMatchObject({ answer: { message: expect.any(String), confirmationCode: expect.any(String) } });
  expect(bought?.action.answer?.[0]).toMatchObject({ name: 'answer', kind: 'object' });
  const sky = opened(`${contracts}/observatory.yaml`, () => Response.json({ data: { gid: 'a', name: 'Amber' } }));
  const park = sky.resource('telescopes').actions[0];
  expect((await sky.bridge.answer({ key: park?.id ?? '', id: 'a', body: { reason: 'Storm' } })).json).toEqual({ answer: { gid: 'a', name: 'Amber' } });
});

it('has no column for what only the record tells', () => {
  const json = (properties: object) => ({ description: 'Told', content: { 'application/json': { schema: properties } } });
  const row = { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' } } };
  const whole = { ...row, properties: { ...row.properties, state: { type: 'string', enum: ['new', 'kept'] } } };
  const drawnOf = (rows: object) => {
    const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
    const paths = {
      '/tasks': { get: { responses: { 200: json({ type: 'array', items: rows }) } } },
      '/tasks/{id}': { parameters, get: { responses: { 200: json(whole) } } },
    };
    const document = readParsed({ openapi: '3.1.0', info: { title: 'Tasks', version: '1' }, paths });
    return drawConsole(document, understand(document)).resources[0]?.columns;
  };
  expect(drawnOf(row)).toEqual(['name']);
  expect(drawnOf(whole)).toEqual(['name', 'state']);
});

it('asks for a list as the document says beside itself, where inferring takes another way', async () => {
  const names = ['order', 'limit', 'begin', 'arrange', 'state'];
  const parameters = names.map((name) => ({
    name,
    in: 'query',
    schema: name === 'state' ? { type: 'array', items: { type: 'string' } } : { type: name === 'begin' || name === 'limit' ? 'integer' : 'string' },
  }));
  const row = { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' } } };
  const responses = { 200: { description: 'All', content: { 'application/json': { schema: { type: 'array', items: row } } } } };
  const asked = async (said: object) => {
    const document = readParsed({
      openapi: '3.1.0',
      info: { title: 'Orders', version: '1' },
      paths: { '/orders': { get: { parameters, responses, 'x-collection': { action: 'list', ...said } } } },
    });
    const drawn = drawConsole(document, understand(document));
    const urls: string[] = [];
    const bridge = new Bridge(drawn, ({ url }) => {
      urls.push(decodeURIComponent(url));
      return Promise.resolve(Response.json([]));
    });
    const call = {
      key: drawn.resources[0]?.list?.id ?? '',
      filter: { state: ['new', 'sent'] },
      sort: ['name', 'DESC'] as const,
      range: { first: 20, last: 29 },
    };
    await bridge.answer(call);
    return urls[0];
  };
  expect(await asked({})).toBe('/orders?state=new&state=sent&order=-name');
  const pager = { as: 'offset', parameter: 'begin' };
  expect(await asked({ pager, sort: { as: 'colon', parameter: 'arrange' }, filter: 'comma' })).toBe(
    '/orders?state=new,sent&arrange=name:desc&limit=10&begin=20',
  );
  expect(await asked({ pager: { as: 'page', parameter: 'begin', first: 0 }, sort: { parameter: 'arrange', direction: 'order' }, filter: 'brackets' })).toBe(
    '/orders?state[]=new&state[]=sent&arrange=name&order=desc&limit=10&begin=2',
  );
  expect(await asked({ sort: { as: 'json', parameter: 'arrange' }, filter: 'json', pager })).toBe(
    '/orders?state=["new","sent"]&arrange=["name","DESC"]&limit=10&begin=20',
  );
});

it('writes several values with commas where the document says so, and in Swagger 2 where it says nothing else', async () => {
  const asked = async (document: object) => {
    const read = readParsed({ info: { title: 'Pots', version: '1' }, ...document });
    const drawn = drawConsole(read, understand(read));
    const urls: string[] = [];
    const bridge = new Bridge(drawn, ({ url }) => Promise.resolve(Response.json((urls.push(decodeURIComponent(url)), []))));
    await bridge.answer({ key: drawn.resources[0]?.list?.id ?? '', filter: { size: ['s', 'm'] } });
    return urls[0];
  };
  const schema = { type: 'array', items: { type: 'object', properties: { id: { type: 'string' } } } };
  const old = (more: object) => ({
    swagger: '2.0',
    paths: {
      '/pots': {
        get: {
          parameters: [{ name: 'size', in: 'query', type: 'array', items: { type: 'string' }, ...more }],
          responses: { 200: { description: 'All', schema } },
        },
      },
    },
  });
  const recent = (more: object) => ({
    openapi: '3.1.0',
    paths: {
      '/pots': {
        get: {
          parameters: [{ name: 'size', in: 'query', schema: { type: 'array', items: { type: 'string' } }, ...more }],
          responses: { 200: { description: 'All', content: { 'application/json': { schema } } } },
        },
      },
    },
  });
  expect(await asked(old({}))).toBe('/pots?size=s,m');
  expect(await asked(old({ collectionFormat: 'multi' }))).toBe('/pots?size=s&size=m');
  expect(await asked(recent({ explode: false }))).toBe('/pots?size=s,m');
  expect(await asked(recent({}))).toBe('/pots?size=s&size=m');
});

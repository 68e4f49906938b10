// Lists as CSV: the same rows and fields that the list itself gives a role, whatever the list.
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { deflateRawSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeBatches } from '../../engine/server/batches.ts';
import { exportHandlers } from '../../engine/server/exports.ts';
import type { OperationId } from '../../generated/api.ts';
import { listOfResource, operationSpecs } from '../../server/contract.ts';
import { roleValues, supportTopicLabels } from '../../generated/enums.ts';
import { resources } from '../../generated/resources.ts';
import { coupons, sessions, supportRequests } from '../../server/db/schema.ts';
import { hashToken } from '../../server/tokens.ts';
import { startApp, type TestApp } from '../support/app.ts';

let app: TestApp;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  app = await startApp();
  tokens['admin'] = await app.signIn('admin@forecourt.example');
  tokens['employee'] = await app.signIn('advisor@forecourt.example');
  tokens['client'] = await app.signIn('client@forecourt.example');
});
afterAll(() => app.close());

type Query = { filter?: Record<string, unknown>; sort?: [string, string] };

const addressOf = (role: string, resource: string, query: Query = {}) => app.call('getExportAddress', { token: tokens[role], params: { resource }, query });

async function exported(role: string, resource: string, query: Query = {}) {
  const { status, body, problem } = await addressOf(role, resource, query);
  if (status !== 200) throw new Error(JSON.stringify(problem));
  const response = await app.fetch(body.url);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const [head = [], ...rows]: string[][] = parse(text, { bom: true });
  const column = (title: string) => {
    const index = head.indexOf(title);
    if (index < 0) throw new Error(`no column ${title} in ${head.join(', ')}`);
    return rows.map((row) => row[index] ?? '');
  };
  return { response, text, head, rows, column };
}

/** The ids of a whole list, page by page. */
async function idsOf(list: OperationId, token: string): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; ; from += 1000) {
    const page = (await app.call(list, { token, query: { range: [from, from + 999] } })).body as unknown as { id: string }[];
    ids.push(...page.map((row) => row.id));
    if (page.length < 1000) return ids;
  }
}

async function ask(name: string, message = 'I cannot open the link in your e-mail.'): Promise<string> {
  const [row] = await app.db
    .insert(supportRequests)
    .values({ name, email: 'asks@example.org', topic: 'payment', message, answer_by: '2026-12-01T15:00:00.000Z' })
    .returning({ id: supportRequests.id });
  return row?.id ?? '';
}

describe('the export of a list', () => {
  const lists = resources.flatMap((resource) =>
    resource.list ? roleValues.flatMap((role) => (resource.list?.roles.includes(role) ? [[resource.name, role, resource] as const] : [])) : [],
  );

  it('is there for every list of the console', () => {
    expect(lists.filter(([, , resource]) => !resource.export).map(([name]) => name)).toEqual([]);
    expect(lists.length).toBeGreaterThan(20);
  });

  it.each(lists)('has the rows of the list, and no field its caller may not read: %s as %s', async (_name, role, resource) => {
    const list = listOfResource(resource.name);
    if (!list) throw new Error('has no list');
    const before = await idsOf(list.id, tokens[role] ?? '');
    const csv = await exported(role, resource.name);
    const ids = csv.column('Id');
    expect(new Set(ids).size).toBe(ids.length);
    // Asking for an export is itself kept in the audit: what came meanwhile may be in it.
    const after = new Set(await idsOf(list.id, tokens[role] ?? ''));
    expect(before.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id) => !after.has(id))).toEqual([]);
    const hidden = resource.fields.filter((field) => field.read && !field.read.includes(role)).map((field) => field.label);
    const readable = new Set(resource.fields.filter((field) => !field.read || field.read.includes(role)).map((field) => field.label));
    for (const title of hidden.filter((label) => !readable.has(label))) expect(csv.head).not.toContain(title);
    expect(new Set(csv.head).size).toBe(csv.head.length);
  });

  it('takes the filter and the sort of the list', async () => {
    const { body } = await app.call('listLinks', {
      token: tokens['admin'] ?? '',
      query: { filter: { status: 'proposed' }, sort: ['price', 'DESC'], range: [0, 999] },
    });
    const csv = await exported('admin', 'links', { filter: { status: 'proposed' }, sort: ['price', 'DESC'] });
    expect(csv.column('Id')).toEqual(body.map((link) => link.id));
    const chosen = body.slice(0, 2).map((link) => link.id);
    expect((await exported('admin', 'links', { filter: { id: chosen } })).column('Id').toSorted()).toEqual(chosen.toSorted());
  });

  it('writes the words of the contract, money with two decimals, and references by name', async () => {
    const { body } = await app.call('createCoupon', {
      token: tokens['admin'] ?? '',
      body: { code: 'EXPORTED', kind: 'amount', value: 1_050, min_package_price: 24_900, package_identifiers: ['deal-check', 'full-service'] },
    });
    const csv = await exported('admin', 'coupons', { filter: { id: body.id } });
    expect(csv.column('Code')).toEqual(['EXPORTED']);
    expect(csv.rows[0]).toContain('249.00');
    expect(csv.rows[0]).toContain('deal-check; full-service');
    const [link] = (await app.call('listLinks', { token: tokens['admin'] ?? '', query: { range: [0, 0] } })).body;
    const links = await exported('admin', 'links', { filter: { id: link?.id } });
    expect(links.rows[0]).toContain(link?.client_name);
    expect(links.rows[0]).not.toContain(link?.user_id);
    const request = await ask('In words');
    expect((await exported('admin', 'support-requests', { filter: { id: request } })).column('Topic')).toEqual([supportTopicLabels.payment]);
  });

  it('is text to a spreadsheet: what begins like a formula does nothing', async () => {
    const id = await ask('=HYPERLINK("https://evil.example")', '+1 555 0100\nwith a "quote", and a second line');
    const csv = await exported('admin', 'support-requests', { filter: { id } });
    expect(csv.column('Name')).toEqual([`'=HYPERLINK("https://evil.example")`]);
    expect(csv.column('Message')).toEqual([`'+1 555 0100\nwith a "quote", and a second line`]);
  });

  it('is UTF-8 that Excel knows as such, saved under the name of the list and the day', async () => {
    const { body } = await addressOf('admin', 'coupons');
    expect(body.file_name).toMatch(/^coupons-\d{4}-\d\d-\d\d\.csv$/);
    const { response, text } = await exported('admin', 'coupons');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain(`attachment; filename="${body.file_name}"`);
    expect(text.charCodeAt(0)).toBe(0xfeff);
    expect(text.endsWith('\r\n')).toBe(true);
  });

  it.each([
    ['a column that may be empty', 'ends_at', 'ASC'],
    ['a column that may be empty, falling', 'ends_at', 'DESC'],
    ['many equal values', 'is_active', 'ASC'],
    ['instants', 'created_at', 'DESC'],
  ])('goes on beyond one batch, each row once and in order: by %s', async (_words, field, order) => {
    const many = 1_201;
    const filter = { q: 'BATCH' };
    const sort: [string, string] = [field, order];
    if ((await app.db.$count(coupons, like(coupons.code, 'BATCH-%'))) === 0) {
      const ends = (index: number) => (index % 3 === 0 ? `2027-01-0${1 + (index % 9)}T00:00:00.000Z` : null);
      await app.db
        .insert(coupons)
        .values(Array.from({ length: many }, (_, index) => ({ code: `BATCH-${index}`, kind: 'percent' as const, value: 5, ends_at: ends(index) })));
    }
    const page = async (range: number[]) =>
      (await app.call('listCoupons', { token: tokens['admin'] ?? '', query: { filter, sort, range } })).body.map((row) => row.id);
    const listed = [...(await page([0, 999])), ...(await page([1000, 1999]))];
    expect(listed).toHaveLength(many);
    expect((await exported('admin', 'coupons', { filter, sort })).column('Id')).toEqual(listed);
  });
});

describe('an export is refused', () => {
  it('to a role that may not see the list, and for a list there is not', async () => {
    expect((await addressOf('employee', 'coupons')).status).toBe(403);
    expect((await addressOf('client', 'employees')).status).toBe(403);
    expect((await addressOf('admin', 'sessions')).status).toBe(404);
  });

  it('for a filter or a sort that the list does not take, by its name', async () => {
    const wrong = await addressOf('admin', 'coupons', { filter: { colour: 'red' }, sort: ['secret', 'ASC'] });
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.problem.errors ?? {}).toSorted()).toEqual(['filter.colour', 'sort.0']);
  });

  it('when its address is for another list, tampered with, or older than a minute', async () => {
    const { body } = await addressOf('admin', 'coupons');
    expect((await app.fetch(body.url.replace('/coupons/', '/payments/'))).status).toBe(410);
    expect((await app.fetch(`${body.url}x`)).status).toBe(410);
    app.travel(61_000);
    const late = await app.fetch(body.url);
    expect([late.status, await late.json()]).toEqual([410, expect.objectContaining({ detail: 'This link has expired. Export the list again.' })]);
  });

  it('once the session it was asked for in has ended', async () => {
    const token = await app.signIn('advisor2@forecourt.example');
    const { body } = await app.call('getExportAddress', { token, params: { resource: 'links' } });
    expect((await app.fetch(body.url)).status).toBe(200);
    await app.call('logout', { token });
    expect(await app.db.$count(sessions, eq(sessions.token_hash, hashToken(token)))).toBe(0);
    expect((await app.fetch(body.url)).status).toBe(410);
  });
});

describe('an export whose receiver stops reading', () => {
  it('stops reading the list, and goes on where it was', async () => {
    let batches = 0;
    // A list without an end: what is read of it is what somebody takes.
    const listLinks = () => {
      takeBatches();
      batches += 1;
      return Promise.resolve({ rows: Array.from({ length: 4 }, (_, index) => ({ id: `${batches}-${index}`.padEnd(5_000, '-') })), total: 4 });
    };
    const actor = { id: 'a', role: 'admin', sessionId: 's' };
    const services = {
      clock: () => new Date(),
      tokens: { issue: () => 'signed', read: () => ({ resource: 'links', session: 's', wanted: deflateRawSync('{}').toString('base64url') }) },
    };
    const call = { db: app.db, actor, params: { resource: 'links' }, query: { token: 'signed' }, request: {}, services };
    const handlers = exportHandlers({
      resources,
      operations: operationSpecs,
      handlers: { listLinks } as never,
      actorOf: () => Promise.resolve(actor as never),
    });
    const download = await handlers.content(call as never);
    const reply = { request: { log: { error: () => {} } }, headers: () => {}, send: (stream: Readable) => stream };
    const sent = download.sendOn(reply as never) as unknown as Readable;
    sent.read();
    await calm(() => batches);
    const ahead = batches;
    // 64 kB on each of the two streams it passes, of batches of 20.
    expect(ahead).toBeLessThan(15);
    for (let taken = 0; taken < 1_000_000;) {
      const part = sent.read() as Buffer | null;
      taken += part?.length ?? 0;
      if (!part) await once(sent, 'readable');
    }
    await calm(() => batches);
    expect(batches).toBeGreaterThan(ahead);
    expect(batches - ahead).toBeLessThan(80);
    download.discard();
    const atEnd = batches;
    await calm(() => batches);
    expect(batches - atEnd).toBeLessThan(2);
  });
});

/** Waits until a number has stayed as it is for many turns of the process. */
async function calm(value: () => number): Promise<void> {
  for (let last = value(), same = 0; same < 200; same = value() === last ? same + 1 : 0) {
    last = value();
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

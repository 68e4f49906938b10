// One trace from the press in the browser to the row and the push, at a real collector.
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { traceparent } from '../../engine/web/trace.ts';
import { readConfig } from '../../server/config.ts';
import { carriedTrace } from '../../server/traces/traces.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { startCollector, type CollectedSpan, type Collector } from '../support/collector.ts';
import { onPostgres } from '../support/database.ts';
import { listenWith } from '../support/listener.ts';

const text = 'Is the grey one still there?';
const patience = { timeout: 50_000, interval: 50 };

let collector: Collector;
let app: TestApp;
let token: string;
beforeAll(async () => {
  collector = await startCollector();
  app = await startApp({ config: { traces: { endpoint: collector.url, share: 1, serviceName: 'forecourt' } } });
  token = await app.signIn('client@forecourt.example');
});
afterAll(async () => {
  await app.close();
  await collector.close();
});

const traceOf = (header: string): string => header.split('-')[1] ?? '';
const named = (spans: readonly CollectedSpan[], name: string | RegExp) =>
  spans.filter((span) => (typeof name === 'string' ? span.name === name : name.test(span.name)));

/** Spans of a trace once the named ones are among them. */
const ofTrace = (trace: string, ...names: (string | RegExp)[]) =>
  vi.waitFor(() => {
    const spans = collector.spans.filter(({ traceId }) => traceId === trace);
    for (const name of names)
      if (named(spans, name).length === 0) throw new Error(`No span ${String(name)} among ${spans.map((span) => span.name).join(' | ')}`);
    return spans;
  }, patience);

it('goes from the press to the row, the job and the push to browsers', async () => {
  const advisor = await app.signIn('advisor@forecourt.example');
  const { body: me } = await app.call('getMe', { token: advisor });
  const listener = listenWith(app, advisor);
  expect(await listener.subscribe(`private-user-${me.id}`)).toBe('subscribed');
  const [chat] = (await app.call('listChats', { token, query: { filter: { kind: 'advisor' } } })).body;
  const press = traceparent();
  const id = uuidv7();
  const sent = await app.call('sendMessage', { token, headers: { traceparent: press }, body: { chat_id: chat?.id, message_id: id, text } });
  expect(sent.status).toBe(201);
  await vi.waitFor(() => expect(listener.received.length).toBeGreaterThan(0), patience);
  listener.close();

  const spans = await ofTrace(traceOf(press), 'POST /api/chats/send', /^insert .*\bmessages\b/, 'outbox push', 'push.send', 'push to browsers');
  const [call] = named(spans, 'POST /api/chats/send');
  expect(call?.parentSpanId).toBe(press.split('-')[2]);
  // Each within what led to it.
  const above = (span: CollectedSpan | undefined): string[] => {
    const parent = spans.find(({ spanId }) => spanId === span?.parentSpanId);
    return parent ? [parent.name, ...above(parent)] : [];
  };
  expect(above(named(spans, /^insert .*\bmessages\b/)[0])).toEqual(['POST /api/chats/send']);
  expect(above(named(spans, 'push to browsers')[0])).toEqual(expect.arrayContaining(['push.send', 'outbox push', 'POST /api/chats/send']));
  if (onPostgres) expect(named(spans, /^select pg_notify|^select/).length).toBeGreaterThan(0);
});

it('joins calls that go out as one', async () => {
  const press = traceparent();
  const answer = await app.call('askTogether', { token, headers: { traceparent: press }, body: { paths: ['/chats', '/users/me'] } });
  expect(answer.status).toBe(200);
  const spans = await ofTrace(traceOf(press), 'POST /api/together', 'GET /api/chats');
  const [outer] = named(spans, 'POST /api/together');
  expect(named(spans, 'GET /api/chats')[0]?.parentSpanId).toBe(outer?.spanId);
});

it('begins a trace where none came, and marks what failed by its status alone', async () => {
  const before = new Set(collector.spans.map(({ traceId }) => traceId));
  expect((await app.call('getCoupon', { token, params: { id: uuidv7() } })).status).toBe(403);
  await vi.waitFor(() => {
    const span = named(collector.spans, 'GET /api/coupons/:id').find(({ traceId }) => !before.has(traceId));
    expect(span?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 403 } });
    expect(span?.parentSpanId ?? '').toBe('');
  }, patience);
});

it('leads through a job that another process does later', async () => {
  const { rows } = await app.db.execute<{ trace: string }>(sql`select trace from outbox where trace is not null limit 1`);
  expect(rows[0]?.trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$/);
});

it('says nothing that a person typed or is called, and of nobody’s looks for work', () => {
  const all = collector.texts.join('\n');
  for (const private_ of [text, 'client@forecourt.example', 'Hannah', token]) expect(all).not.toContain(private_);
  const roots = collector.spans.filter(({ parentSpanId }) => (parentSpanId ?? '') === '').map(({ name }) => name);
  expect(roots.filter((name) => !/^(GET|POST|PATCH|PUT|DELETE) \/api\/|^job /.test(name))).toEqual([]);
});

it('is configured as OpenTelemetry is everywhere, and off otherwise', () => {
  expect(readConfig({}).traces).toBeUndefined();
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318/', OTEL_TRACES_SAMPLER_ARG: '0.1' };
  expect(readConfig(env).traces).toEqual({ endpoint: 'http://collector.example:4318', share: 0.1, serviceName: 'forecourt' });
  expect(() => readConfig({ ...env, OTEL_TRACES_SAMPLER_ARG: 'all' })).toThrow(/OTEL_TRACES_SAMPLER_ARG must be the share/);
  // Outside any call nothing is carried along.
  expect(carriedTrace()).toBeUndefined();
});

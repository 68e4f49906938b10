// What somebody else did costs a page one call at most, however many of its parts show it; what one does oneself is not asked for twice; and nothing happens while
// nothing happens (issue 12, Asked once).
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { nextMove } from '../../domain/next-move.ts';
import type { Queue } from '../../generated/api.ts';
import { openBrowser, settled, signIn, visitor } from '../support/browser.ts';
import { callerFor, type Caller } from '../support/caller.ts';
import { press } from '../support/console.ts';
import { hearCalls, type HeardCall } from '../support/heard-calls.ts';
import { LiveLine } from '../support/live-line.ts';

/** Asked every five seconds while somebody is signed in. */
const poll = /\/users\/check\/status\//;
/** Nothing was asked for so long: what belongs to one event has been asked, in ms. */
const quietMs = 400;
/** The demo's client has the demo's advisor. */
const [clientEmail, advisorEmail, adminEmail] = ['client', 'advisor', 'admin'].map((who) => `${who}@forecourt.example`) as [string, string, string];

let browser: Browser;
let client: Caller;
let advisor: Caller;
let chat: { id: string; client_id: string };
let link: { id: string; status: string };
beforeAll(async () => {
  browser = await openBrowser();
  [client, advisor] = await Promise.all([callerFor(clientEmail), callerFor(advisorEmail)]);
  const [first] = await client.get<(typeof chat)[]>('/chats', { kind: 'advisor' });
  const [shown] = await client.get<(typeof link)[]>('/links', { status: ['proposed'] });
  if (!first || !shown) throw new Error('The demo has a chat and a link to decide on.');
  chat = first;
  link = shown;
});

const until = (holds: () => boolean) =>
  vi.waitFor(
    () => {
      if (!holds()) throw new Error('The page never heard of it, or never was quiet.');
    },
    { timeout: 50_000, interval: 20 },
  );

/** What the page asks for and hears, over one connection. */
class Ear {
  readonly #page: Page;
  readonly #line: LiveLine;
  #calls: HeardCall[] = [];
  heard = 0;
  #last = 0;
  readonly #open = new Set<string>();

  private constructor(page: Page, line: LiveLine) {
    this.#page = page;
    this.#line = line;
  }

  /** By their method, path and body. */
  get calls(): string[] {
    return this.#calls.map(({ method, path, body }) => `${method} ${path} ${body}`);
  }

  forget(): void {
    this.#calls = [];
  }

  static async at(page: Page): Promise<Ear> {
    const ear = new Ear(page, await LiveLine.of(page));
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"changed"')) ear.heard += 1;
      }),
    );
    await hearCalls(page, {
      asked: (call, id) => {
        if (poll.test(call.path)) return;
        ear.#open.add(id);
        ear.#calls.push(call);
      },
      ended: (id) => {
        if (ear.#open.delete(id)) ear.#last = Date.now();
      },
      left: () => ear.#open.clear(),
    });
    return ear;
  }

  /** Opens a screen, and waits until it hears what is pushed and shows all it asked for. */
  async opens(path: string): Promise<void> {
    await this.#page.goto(path);
    await this.#line.hears();
    await settled(this.#page);
  }

  async quiet(): Promise<void> {
    this.#last = Date.now();
    await until(() => this.#open.size === 0 && Date.now() - this.#last > quietMs);
  }

  /** The calls that follow from something, once the page has heard of it and is quiet again. */
  after(act: () => Promise<unknown>): Promise<string[]> {
    return this.overOneLine(async () => {
      const before = this.heard;
      await act();
      await until(() => this.heard > before || this.#line.isBroken);
      await this.quiet();
      return this.calls;
    });
  }

  /** What comes of something that begins while the page is quiet, and none of whose calls were asked because the connection was lost. */
  overOneLine<Measured>(measure: () => Promise<Measured>): Promise<Measured> {
    return this.#line.unbroken(async (isAgain) => {
      if (isAgain) await this.quiet();
      this.forget();
      return measure();
    });
  }
}

const say = (who: Caller, text = `A word, ${crypto.randomUUID()}.`) =>
  who.send('POST', '/chats/send', { chat_id: chat.id, message_id: crypto.randomUUID(), text });
const decide = async () => {
  const next = link.status === 'proposed' ? 'rejected' : 'proposed';
  link = await client.send('PATCH', `/links/${link.id}/status`, { status: next });
};
const complain = () => client.send('POST', '/complaints', { subject: 'Slow answer', category: 'delay', details: 'I wait since Monday.' });

const isMark = (call: string) => /\/chats\/[^/]+\/read/.test(call);

describe.each([
  {
    email: advisorEmail,
    screens: [
      '/employee/chats?chat=CHAT',
      '/employee/dashboard',
      '/employee/client-profiles/CLIENT',
      '/employee/client-profiles/CLIENT?tab=links',
      // The link that the client decides on, open beside a list that it leaves and comes back to.
      '/employee/client-profiles/CLIENT?tab=links&show=client&link=LINK',
      '/employee/dashboard-listings',
    ],
    events: { 'a message': () => say(client), 'a decision on a link': decide, 'a notification': complain },
  },
  {
    email: adminEmail,
    screens: ['/admin/chats?chat=CHAT', '/admin/dashboard', '/admin/complaints', '/admin/client-profiles'],
    events: { 'a message': () => say(client), 'a decision on a link': decide, 'a notification': complain },
  },
  {
    email: clientEmail,
    screens: ['/client/chats', '/client/dashboard', '/client/listings'],
    events: { 'a message': () => say(advisor), 'a decision on a link, elsewhere': decide },
  },
])('$email', ({ email, screens, events }) => {
  let page: Page;
  let ear: Ear;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ page, close } = await visitor(browser));
    ear = await Ear.at(page);
    await signIn(page, email);
  });
  afterAll(() => close());

  it.each(screens.map((path) => [path] as const))('%s asks once at most', async (path) => {
    const address = path.replace('CHAT', chat.id).replace('CLIENT', chat.client_id).replace('LINK', link.id);
    // Something unread stands there already, and is seen as the page opens.
    await events['a message']();
    await ear.opens(address);
    await ear.quiet();
    for (const [what, act] of Object.entries(events)) {
      const calls = await ear.after(act);
      const asked = calls.filter((call) => !isMark(call));
      expect(asked.length <= 1 ? [] : [what, ...asked]).toEqual([]);
      // A message in the chat that is open is marked as read, and what that changes comes with the mark.
      expect(calls.length - asked.length).toBeLessThanOrEqual(what === 'a message' && /chats|CLIENT/.test(path) ? 1 : 0);
    }
  });
});

it('an own message is sent, and asked for once', async () => {
  const { page, close } = await visitor(browser);
  const ear = await Ear.at(page);
  await signIn(page, clientEmail);
  await ear.opens('/client/chats');
  // One trace from the press on: what is asked for after it follows from it (tests/api/traces.test.ts goes on from there, to the row and the push).
  const traces: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(chats\/send|together|journey)$/.test(new URL(request.url()).pathname)) traces.push(request.headers()['traceparent'] ?? 'none');
  });
  const calls = await ear.after(async () => {
    traces.length = 0;
    await page.getByLabel('Write a message').fill(`Mine, ${crypto.randomUUID()}.`);
    await press(page, 'Send');
  });
  expect(calls.map((call) => call.split(' ').slice(0, 2).join(' '))).toEqual(['POST /chats/send', expect.stringMatching(/^(POST \/together|GET \/journey)$/)]);
  expect(traces).toHaveLength(2);
  for (const trace of traces) expect(trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(new Set(traces.map((trace) => trace.split('-')[1])).size).toBe(1);
  await close();
});

/** Screens that somebody leaves open. */
const idle = [
  [advisorEmail, '/employee/chats?chat=CHAT'],
  [advisorEmail, '/employee/dashboard'],
  [advisorEmail, '/employee/client-profiles/CLIENT?tab=links'],
  [adminEmail, '/admin/dashboard'],
  [adminEmail, '/admin/system'],
  [adminEmail, '/admin/cases'],
  [clientEmail, '/client/dashboard'],
  [clientEmail, '/client/listings'],
] as const;

/** Whether something in the advisor's queue is about to be late. */
async function queueMoves(): Promise<boolean> {
  const { items } = await advisor.get<Queue>('/dashboard-listings/queue');
  const next = nextMove(items, Date.now() - 30_000);
  return next !== undefined && next < Date.now() + 300_000;
}

it.each(idle)('nothing is asked for while nothing happens but whether %s is still signed in: %s', async (email, path) => {
  const { page, close } = await visitor(browser, { alone: true });
  await page.clock.install();
  const ear = await Ear.at(page);
  const polls: string[] = [];
  page.on('request', (request) => {
    if (poll.test(request.url())) polls.push(request.url());
  });
  await signIn(page, email);
  await ear.opens(path.replace('CHAT', chat.id).replace('CLIENT', chat.client_id));
  await ear.quiet();
  const calls = await ear.overOneLine(async () => {
    polls.length = 0;
    const before = ear.heard;
    const mayMove = await queueMoves();
    // Longer than screens ask by themselves where nothing is pushed.
    for (let past = 0; past < 150; past += 5) await Promise.all([page.waitForResponse(poll), page.clock.runFor(5_000)]);
    await ear.quiet();
    // What others do meanwhile may cost a call each, and what is late from now on.
    return ear.calls.slice(ear.heard - before + (mayMove ? 1 : 0));
  });
  expect(calls).toEqual([]);
  expect(polls.length).toBeGreaterThan(10);
  await close();
});

// People at work: each does one kind of thing again and again, tries again what failed, and remembers what was acknowledged.
import { createHash, randomBytes } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import { termsVersion } from '../../../domain/terms.ts';
import { adminEmail, password, settledClients, type Firm } from './firm.ts';

/** What people do; `reads` needs nobody outside. */
export const kinds = ['reads', 'messages', 'coupons', 'uploads', 'purchases', 'letters'] as const;
export type Kind = (typeof kinds)[number];

/** One call: when it began and how long it took, in ms; `status` 0 where no answer came. */
export interface Sample {
  kind: Kind;
  at: number;
  ms: number;
  status: number;
}

/** Everything the server said yes to. */
export interface Acknowledged {
  /** By chat, in the order they were said yes to. */
  messages: Map<string, string[]>;
  coupons: string[];
  /** By file name, SHA-256. */
  uploads: Map<string, string>;
  /** The provider's payments that our server called paid, by client's e-mail. */
  purchases: Map<string, string>;
  /** How many letters were promised, by address. */
  letters: Map<string, number>;
}

export interface Load {
  samples: Sample[];
  acknowledged: Acknowledged;
  /** Everybody ends what they are at. */
  stop(): Promise<void>;
}

interface Answer {
  status: number;
  // Each caller knows what it asked for and checks what it uses.
  body: Record<string, unknown>;
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const record = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {});

/** A person with an address of their own: limits are for each address. */
class Person {
  readonly #url: string;
  readonly #samples: Sample[];
  readonly #ip: string;
  #token = '';

  constructor(url: string, samples: Sample[], number: number) {
    this.#url = url;
    this.#samples = samples;
    this.#ip = `10.${1 + (number >> 8)}.${number & 255}.7`;
  }

  async signIn(email: string): Promise<void> {
    const { status, body } = await this.#send('POST', '/auth/login', { email, password });
    if (status !== 200) throw new Error(`${email} cannot sign in: ${status} ${JSON.stringify(body)}`);
    this.#token = text(body['access_token']);
  }

  /** One call, measured. */
  async call(kind: Kind, method: string, path: string, body?: object | FormData): Promise<Answer> {
    const at = Date.now();
    const answer = await this.#send(method, path, body);
    this.#samples.push({ kind, at, ms: Date.now() - at, status: answer.status });
    return answer;
  }

  async #send(method: string, path: string, body?: object | FormData): Promise<Answer> {
    const isForm = body instanceof FormData;
    const headers: Record<string, string> = { 'x-forwarded-for': this.#ip };
    if (this.#token) headers['authorization'] = `Bearer ${this.#token}`;
    if (body && !isForm) headers['content-type'] = 'application/json';
    const sent = isForm ? body : body && JSON.stringify(body);
    const answer = await fetch(`${this.#url}/api${path}`, { method, headers, ...(sent ? { body: sent } : {}), signal: AbortSignal.timeout(40_000) }).catch(
      () => undefined,
    );
    if (!answer) return { status: 0, body: {} };
    const said = await answer.text().catch(() => undefined);
    if (said === undefined) return { status: 0, body: {} };
    return { status: answer.status, body: parsed(said) };
  }
}

function parsed(said: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(said);
    return Array.isArray(value) ? { rows: value } : record(value);
  } catch {
    return {};
  }
}

/** Between two things one person does, in ms. */
const rest: Readonly<Record<Kind, number>> = { reads: 100, messages: 1_500, coupons: 700, uploads: 900, purchases: 1_500, letters: 1_200 };

/** Signs everybody in and lets them begin. @param buyers as in `startFirm` */
export async function startLoad(firm: Firm, buyers: number): Promise<Load> {
  const samples: Sample[] = [];
  const acknowledged: Acknowledged = { messages: new Map(), coupons: [], uploads: new Map(), purchases: new Map(), letters: new Map() };
  let number = 0;
  const person = async (email?: string): Promise<Person> => {
    number += 1;
    const somebody = new Person(firm.url, samples, number);
    if (email) await somebody.signIn(email);
    return somebody;
  };
  const ending = new AbortController();
  const again = async (kind: Kind, act: () => Promise<void>): Promise<void> => {
    while (!ending.signal.aborted) {
      await act();
      await pause(rest[kind] * (0.5 + Math.random()));
    }
  };
  /** Tries until it is said yes to, or until a refusal says that it will never be. */
  const untilDone = async (act: () => Promise<Answer>): Promise<Answer | undefined> => {
    for (;;) {
      const answer = await act();
      if (answer.status >= 200 && answer.status < 300) return answer;
      if (ending.signal.aborted || (answer.status >= 400 && answer.status < 500 && answer.status !== 429)) return undefined;
      await pause(300);
    }
  };

  const admin = await person(adminEmail);
  const advisor = await person('advisor1@bench.example');
  const work: Promise<void>[] = [];
  work.push(again('reads', async () => void (await advisor.call('reads', 'GET', '/links?range=[0,24]&sort=["created_at","DESC"]'))));
  const visitor = await person();
  work.push(again('reads', async () => void (await visitor.call('reads', 'GET', '/packages/all'))));

  for (let n = 1; n <= 8; n += 1) {
    const client = await person(`client${n}@bench.example`);
    const [chat] = rowsOf(await client.call('messages', 'GET', '/chats?range=[0,0]'));
    const id = text(chat?.['id']);
    const said: string[] = [];
    acknowledged.messages.set(id, said);
    work.push(
      again('messages', async () => {
        const message_id = uuidv7();
        if (await untilDone(() => client.call('messages', 'POST', '/chats/send', { chat_id: id, message_id, text: `Is it still there? ${message_id}` })))
          said.push(message_id);
      }),
    );
  }
  for (let n = 9; n <= 12; n += 1) {
    const client = await person(`client${n}@bench.example`);
    const [folder] = rowsOf(await client.call('uploads', 'GET', '/client-folders?range=[0,0]'));
    work.push(
      again('uploads', async () => {
        const bytes = randomBytes(2_048).toString('hex');
        const name = `${uuidv7()}.txt`;
        const form = new FormData();
        form.append('files', new Blob([bytes], { type: 'text/plain' }), name);
        const answer = await client.call('uploads', 'POST', `/client-folders/${text(folder?.['id'])}/upload-files`, form);
        if (answer.status === 201 || answer.status === 200) acknowledged.uploads.set(name, createHash('sha256').update(bytes).digest('hex'));
      }),
    );
  }
  work.push(
    again('coupons', async () => {
      const code = `F${uuidv7().replaceAll('-', '').slice(-16).toUpperCase()}`;
      if ((await admin.call('coupons', 'POST', '/coupons', { code, kind: 'amount', value: 500 })).status === 201) acknowledged.coupons.push(code);
    }),
  );
  const waiting = Array.from({ length: buyers }, (_, index) => `client${settledClients + 1 + index}@bench.example`);
  for (let n = 0; n < 4; n += 1) {
    const next = async (): Promise<void> => {
      const email = waiting.shift();
      if (!email) return;
      const buyer = await person();
      for (let signedIn = false; !signedIn && !ending.signal.aborted; await pause(300))
        signedIn = await buyer.signIn(email).then(
          () => true,
          () => false,
        );
      await buy(firm, buyer, email, acknowledged, untilDone);
    };
    work.push(again('purchases', next));
  }
  let asked = 13;
  work.push(
    again('letters', async () => {
      // One after the other: a mailbox is sent only so many letters an hour.
      asked = asked >= settledClients + buyers ? 13 : asked + 1;
      const email = `client${asked}@bench.example`;
      if ((await (await person()).call('letters', 'POST', '/auth/forgot-password', { email })).status === 202)
        acknowledged.letters.set(email, (acknowledged.letters.get(email) ?? 0) + 1);
    }),
  );
  return {
    samples,
    acknowledged,
    stop: async () => {
      ending.abort();
      await Promise.all(work);
    },
  };
}

const rowsOf = ({ body }: Answer): Record<string, unknown>[] => (Array.isArray(body['rows']) ? body['rows'].map(record) : []);

/** A client pays for a package: ours makes it ready, the provider takes the money, ours says that it came. */
async function buy(
  firm: Firm,
  buyer: Person,
  email: string,
  acknowledged: Acknowledged,
  untilDone: (act: () => Promise<Answer>) => Promise<Answer | undefined>,
): Promise<void> {
  const order = { package_identifier: 'guided-search', terms_version: termsVersion };
  const ready = await untilDone(() => buyer.call('purchases', 'POST', '/payments/package', order));
  const intent = text(ready?.body['client_secret']).split('_secret')[0] ?? '';
  if (!intent) return;
  firm.providers.stripe.succeed(intent);
  const token = text(ready?.body['token']);
  const paid = await untilDone(() => buyer.call('purchases', 'POST', '/payments/status', { token }));
  if (record(paid?.body['payment'])['status'] === 'succeeded') acknowledged.purchases.set(email, intent);
}

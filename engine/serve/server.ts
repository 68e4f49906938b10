// The server of a console over any document: hands out the page and what it shows, and translates its calls. Credentials stay here, in memory.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Bridge, type ForeignCall, type HouseAnswer, type HouseCall } from '../bridge/translate.ts';
import { formChecks } from '../bridge/validate.ts';
import { english, filledIn, type Words } from '../bridge/words.ts';
import { stubOf } from '../bridge/stub.ts';
import { connectionSegment, type ConsoleOf, type Language } from '../app/console.ts';
import { drawConsole } from '../contract/drawing/draw.ts';
import { understoodPercent } from '../contract/inferring/report.ts';
import { understand } from '../contract/inferring/understand.ts';
import type { ApiDocument } from '../contract/reading/form.ts';
import { CodeFlow, renewable, returnPath, SignInFailure } from './oauth.ts';
import { signed, signInForms, type Credentials } from './sign-in.ts';
import { handOut, tellPacked } from './files.ts';
import { german } from './locales/de.ts';

export interface ServeOptions {
  /** The folder with the built page (engine/app). */
  page: string;
  /** Answers from a stub made from the document; nothing is reached. */
  mock?: boolean;
  /** Where the API is; the document's first server without it. */
  api?: string;
  /** What the page speaks; English without it. */
  language?: Language;
  /** What its server says, in other words: some of `english` (engine/bridge/words.ts). */
  words?: Partial<Words>;
  /** What is set before anybody fills in the form: `<scheme>.<field>`, and values of paths by their names. */
  given?: Credentials;
}

/** A call carried more than that. */
class TooMuch extends Error {}

/** A call may carry so much: 64 MiB. */
const mostBytes = 64 * 1024 * 1024;

/** A server for one document; it listens when asked, on this machine alone. */
export function consoleServer(document: ApiDocument, { page, mock = false, api, given: set = {}, language = 'en', words: said = {} }: ServeOptions): Server {
  const understanding = understand(document);
  const words: Words = { ...(language === 'de' ? german : english), ...said };
  const drawn = drawConsole(document, understanding, words);
  const credentials: Record<string, string> = { ...set };
  const base = (api ?? document.servers[0] ?? '').replace(/\/+$/, '');
  const stub = stubOf(understanding, drawn.wires);
  const given = () => {
    const value = (name: string) => credentials[name] ?? (mock ? '1' : '');
    const pairs = drawn.defaults.map((name) => [name, value(name)] as const);
    return {
      context: Object.fromEntries(drawn.context.map((name) => [name, value(name)])),
      defaults: Object.fromEntries(pairs.filter(([, one]) => one !== '')),
    };
  };
  const bridge = new Bridge(drawn, mock ? reachStub(stub) : (call) => reachApi(base, call), given, words);

  const check = formChecks(drawn, words);
  const codes = new CodeFlow(credentials, words);
  let signInFailed: string | undefined;
  const first = drawn.resources.find(
    ({ list }) => list && (drawn.wires[list.id]?.keys ?? []).every((name) => drawn.context.includes(name) || drawn.defaults.includes(name)),
  );
  const about = (own: string): ConsoleOf => ({
    language,
    title: document.title,
    version: document.version,
    reaches: base,
    isStub: mock,
    resources: drawn.resources,
    ...(first ? { first: first.segment } : {}),
    pages: drawn.pages,
    operations: drawn.operations,
    signIns: signInForms(understanding.signIns, (name) => codes.isSignedIn(name), words),
    returnsTo: `${own}${returnPath}`,
    ...(signInFailed === undefined ? {} : { signInFailed }),
    context: Object.fromEntries([...drawn.context, ...drawn.defaults].map((name) => [name, credentials[name] ?? ''])),
    understood: understoodPercent(understanding),
  });

  async function reachApi(address: string, call: ForeignCall): Promise<Response> {
    for (const name of renewable(call.wire.security, credentials)) await codes.renewed(name);
    const { headers, query } = signed(understanding.signIns, call.wire.security, credentials);
    const target = new URL(/^https?:/.test(call.url) ? call.url : `${address}${call.url}`);
    // A link to another host is followed without what signs us in.
    const own = target.origin === new URL(address).origin;
    if (own) for (const [name, value] of query) target.searchParams.set(name, value);
    return fetch(target, {
      method: call.method,
      headers: { Accept: 'application/json', ...(own ? headers : {}), ...call.headers },
      ...(call.body === undefined ? {} : { body: call.body }),
    });
  }

  return createServer((request, response) => {
    void handle(request, response).catch((error: unknown) => {
      // The API could not be reached, or something here is wrong: said, never shown as nothing.
      const title =
        error instanceof TypeError && !mock
          ? filledIn(words.unreachable, { address: base || words.theApi })
          : error instanceof TooMuch
            ? words.tooMuch
            : error instanceof Error
              ? error.message
              : words.wentWrong;
      tell(response, { status: 502, headers: { 'Content-Type': 'application/problem+json' }, json: { status: 502, title } });
    });
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (!isOwn(request)) return tell(response, { status: 403, headers: {}, json: { title: words.ownPages } });
    const own = `http://${request.headers.host ?? 'localhost'}`;
    if (pathname === '/console.json') return tellPacked(about(own), request, response);
    if (pathname.startsWith('/sign-in/') || pathname === returnPath) return signIn(new URL(request.url ?? '/', own), response);
    if (pathname === '/connection' && request.method === 'POST') {
      const values: unknown = JSON.parse(Buffer.from(await bytesOf(request)).toString('utf8'));
      for (const [name, value] of Object.entries(values as Record<string, unknown>)) if (typeof value === 'string') credentials[name] = value;
      return tell(response, { status: 200, headers: {}, json: {} });
    }
    const [, key, id] = /^\/api\/op\/([^/]+)(?:\/([^/]+))?$/.exec(pathname) ?? [];
    if (key === undefined) return handOut(page, pathname, request, response);
    const call: HouseCall = { key: decodeURIComponent(key), ...(id === undefined ? {} : { id: decodeURIComponent(id) }), ...askedBy(searchParams) };
    const body = await valuesOf(request);
    if (body) {
      const errors = check(call.key, body);
      if (Object.keys(errors).length > 0) {
        const title = words.fixFields;
        return tell(response, { status: 422, headers: { 'Content-Type': 'application/problem+json' }, json: { status: 422, title, errors } });
      }
      call.body = body;
    }
    return tell(response, asJson(await bridge.answer(call), call.key));
  }

  /** Leads somebody to the sign-in server, and back to the connection page with a token or a sentence. */
  async function signIn(address: URL, response: ServerResponse): Promise<void> {
    const name = decodeURIComponent(address.pathname.slice('/sign-in/'.length));
    const way = understanding.signIns.find((one) => one.name === name);
    signInFailed = undefined;
    try {
      if (address.pathname === returnPath) await codes.end(address);
      else if (way) return goTo(response, await codes.begin(way, `${address.origin}${returnPath}`));
    } catch (error) {
      if (!(error instanceof SignInFailure)) throw error;
      signInFailed = error.message;
    }
    return goTo(response, `/${connectionSegment}`);
  }
}

function goTo(response: ServerResponse, address: string): void {
  response.writeHead(303, { Location: address, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
  response.end();
}

/** Another site's page must not call through us, nor one that gave itself our address (DNS rebinding). */
function isOwn({ headers }: IncomingMessage): boolean {
  const host = headers.host ?? '';
  if (!/^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host)) return false;
  return headers.origin === undefined || headers.origin === `http://${host}`;
}

const reachStub =
  (stub: ReturnType<typeof stubOf>) =>
  ({ method, url, headers, body }: ForeignCall): Promise<Response> => {
    const isJson = /json/.test(headers['Content-Type'] ?? '');
    const sent =
      typeof body === 'string'
        ? isJson
          ? (JSON.parse(body) as unknown)
          : Object.fromEntries(new URLSearchParams(body))
        : body instanceof FormData
          ? Object.fromEntries(body)
          : undefined;
    return Promise.resolve(stub({ method, url, headers, body: sent }));
  };

function askedBy(query: URLSearchParams): Pick<HouseCall, 'filter' | 'sort' | 'range'> {
  const parsed = (name: string): unknown => {
    const text = query.get(name);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  };
  const filter = parsed('filter');
  const sort = parsed('sort');
  const range = parsed('range');
  return {
    ...(typeof filter === 'object' && filter !== null ? { filter: { ...filter } } : {}),
    ...(Array.isArray(sort) && typeof sort[0] === 'string' ? { sort: [sort[0], sort[1] === 'DESC' ? 'DESC' : 'ASC'] as const } : {}),
    ...(Array.isArray(range) && typeof range[0] === 'number' && typeof range[1] === 'number' ? { range: { first: range[0], last: range[1] } } : {}),
  };
}

async function bytesOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > mostBytes) throw new TooMuch();
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** The values of a form or a JSON body, files among them. */
async function valuesOf(request: IncomingMessage): Promise<Record<string, unknown> | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const bytes = await bytesOf(request);
  if (bytes.length === 0) return {};
  const type = request.headers['content-type'] ?? '';
  if (/json/.test(type)) return JSON.parse(Buffer.from(bytes).toString('utf8')) as Record<string, unknown>;
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  return Object.fromEntries([...new Set(form.keys())].map((name) => [name, form.getAll(name).length > 1 ? form.getAll(name) : form.get(name)]));
}

/** Bytes travel to the page inside JSON, as an address it can open. */
function asJson(answer: HouseAnswer, name: string): HouseAnswer {
  if (!answer.bytes) return answer;
  const { type, data } = answer.bytes;
  return {
    status: 200,
    headers: {},
    json: { file: { file_name: `${name}.${type.split(/[/;+]/)[1] ?? 'bin'}`, url: `data:${type};base64,${Buffer.from(data).toString('base64')}` } },
  };
}

function tell(response: ServerResponse, { status, headers, json }: HouseAnswer): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'X-Content-Type-Options': 'nosniff', ...headers });
  response.end(JSON.stringify(json ?? {}));
}

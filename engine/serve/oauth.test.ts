// Signing in against a certified authorization server (oidc-provider) that insists on PKCE, and an API that asks it whether a token is good.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Provider } from 'oidc-provider';
import { afterAll, expect, it } from 'vitest';
import { readDocument } from '../contract/reading/read.ts';
import { consoleServer } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'oauth-'));
const servers: Server[] = [];
/** Of an access token: it is about to end as soon as it is there, so that the next call renews it. */
const tokenSeconds = 20;

async function listening(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An authorization server at which whoever comes is Ann and agrees, and beside it `GET /orders` for who has a token of its own. */
async function authorizing(back: string): Promise<{ issuer: string; seen: string[] }> {
  const seen: string[] = [];
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const issuer = await listening(createServer((request, response) => answer(request, response)));
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'console',
        token_endpoint_auth_method: 'none',
        redirect_uris: [back],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/agree/${uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
    issueRefreshToken: () => Promise.resolve(true),
    scopes: ['openid', 'orders'],
    ttl: { AccessToken: tokenSeconds, AuthorizationCode: 60, Grant: 3600, IdToken: 3600, Interaction: 3600, Session: 3600, RefreshToken: 3600 },
    cookies: { keys: ['test'] },
    jwks: undefined,
  });
  const own = provider.callback();
  answer = (request, response) => {
    const { pathname } = new URL(request.url ?? '/', issuer);
    if (pathname === '/orders') return void orders(request, response);
    return void (pathname.startsWith('/agree/') ? agree(request, response) : own(request, response));
  };
  const orders = async ({ headers }: IncomingMessage, response: ServerResponse) => {
    const token = headers.authorization?.replace('Bearer ', '') ?? '';
    seen.push(token);
    const known = await provider.AccessToken.find(token);
    response.writeHead(known ? 200 : 401, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(known ? [{ id: 'A1', name: `For ${known.accountId}` }] : { message: 'Sign in.' }));
  };
  const agree = async (request: IncomingMessage, response: ServerResponse) => {
    const { prompt, params } = await provider.interactionDetails(request, response);
    if (prompt.name === 'login') return provider.interactionFinished(request, response, { login: { accountId: 'ann' } });
    const grant = new provider.Grant({ accountId: 'ann', clientId: String(params['client_id']) });
    grant.addOIDCScope(String(params['scope']));
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } }, { mergeWithLastSubmission: true });
  };
  return { issuer, seen };
}

const documentWith = (issuer: string, scheme: string): string => `openapi: 3.1.0
info: {title: Orders, version: '1'}
servers: [{url: '${issuer}'}]
security: [{login: []}]
paths:
  /orders:
    get:
      operationId: listOrders
      responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {type: object, properties: {id: {type: string}, name: {type: string}}}}}}}}
components:
  securitySchemes:
    login: ${scheme}
`;

/** Goes where it is sent, as a browser does, with its cookies. @returns where it stops: the first answer that is no redirect */
async function walk(address: string): Promise<URL> {
  const jars = new Map<string, Map<string, string>>();
  let here = new URL(address);
  for (let step = 0; step < 15; step += 1) {
    const jar = jars.get(here.host) ?? new Map<string, string>();
    jars.set(here.host, jar);
    const response = await fetch(here, { redirect: 'manual', headers: { Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') } });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const next = response.headers.get('location');
    if (next === null) return here;
    here = new URL(next, here);
  }
  return here;
}

/** A console whose page lies in a folder with one file. */
async function consoleFor(scheme: (issuer: string) => string): Promise<{ own: string; issuer: string; seen: string[] }> {
  writeFileSync(join(folder, 'index.html'), 'page');
  // The console's address is known only once it listens; the authorization server must know it before.
  const own = await listening(createServer((request, response) => handle.emit('request', request, response)));
  const { issuer, seen } = await authorizing(`${own}/signed-in`);
  const file = join(folder, 'orders.yaml');
  writeFileSync(file, documentWith(issuer, scheme(issuer)));
  const handle = consoleServer(readDocument(file), { page: folder });
  return { own, issuer, seen };
}

const connect = (own: string, values: Record<string, string>) =>
  fetch(`${own}/connection`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(values) });
const told = async (own: string) =>
  (await (await fetch(`${own}/console.json`)).json()) as { signInFailed?: string; signIns: { isSignedIn?: boolean }[]; returnsTo: string };

afterAll(() => {
  servers.forEach((server) => server.close());
  rmSync(folder, { recursive: true });
});

const schemes = {
  'the two addresses of its flow': (issuer: string) =>
    `{type: oauth2, flows: {authorizationCode: {authorizationUrl: '${issuer}/auth', tokenUrl: '${issuer}/token', scopes: {orders: Read orders}}}}`,
  'its discovery': (issuer: string) => `{type: openIdConnect, openIdConnectUrl: '${issuer}/.well-known/openid-configuration'}`,
};

it.each(Object.entries(schemes))('signs in by a code with PKCE where the document names %s, and renews what ends', async (_name, scheme) => {
  const { own, seen } = await consoleFor(scheme);
  expect((await told(own)).returnsTo).toBe(`${own}/signed-in`);
  expect((await fetch(`${own}/api/op/listorders`)).status).toBe(401);
  await connect(own, { 'login.client_id': 'console' });
  expect((await walk(`${own}/sign-in/login`)).href).toBe(`${own}/connection`);
  expect((await told(own)).signIns).toMatchObject([{ isSignedIn: true }]);
  const rows = await fetch(`${own}/api/op/listorders`);
  expect([rows.status, await rows.json()]).toEqual([200, [{ id: 'A1', name: 'For ann' }]]);
  await fetch(`${own}/api/op/listorders`);
  // Each token is about to end when it comes, so each call had one of its own.
  const tokens = seen.filter((token) => token !== '');
  expect(new Set(tokens).size).toBe(tokens.length);
});

it('says what is missing and what was refused, and takes no code that it did not ask for', async () => {
  const { own, issuer } = await consoleFor(schemes['the two addresses of its flow']);
  await walk(`${own}/sign-in/login`);
  expect((await told(own)).signInFailed).toContain('Enter the client id');
  await walk(`${own}/signed-in?code=stolen&state=made-up&iss=${issuer}`);
  expect((await told(own)).signInFailed).toContain('wasn’t started here');
  await connect(own, { 'login.client_id': 'console', 'login.scope': 'everything' });
  await walk(`${own}/sign-in/login`);
  const { signInFailed, signIns } = await told(own);
  expect(signInFailed).toContain('refused');
  expect(signIns).toMatchObject([{ isSignedIn: false }]);
});

// Over 300 lines: all of it shares one server, which takes seconds to start for each engine.
// What the server does around the contract: health, pages of its own, web files, headers, refusals of bodies.
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text as whole } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doorPage, doors, fetchedLater, firstLoadsFile, type FirstLoads } from '../../domain/doors.ts';
import { manifestPath, workerFile, workerPath } from '../../domain/portal-app.ts';
import { demoPassword } from '../../domain/passwords.ts';
import { compressFolder } from '../../scripts/setup/compress.mjs';
import { startApp, type TestApp } from '../support/app.ts';

/** Long enough to be worth packing. */
const script = `export const words = ${JSON.stringify('A car and its price. '.repeat(100))};`;

const appearance = "document.documentElement.setAttribute('data-theme', 'dark');";
let app: TestApp;
let webDir: string;
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'forecourt-web-'));
  await mkdir(join(webDir, 'assets'));
  await mkdir(join(webDir, dirname(doorPage('public'))), { recursive: true });
  await mkdir(join(webDir, dirname(firstLoadsFile)));
  for (const door of doors)
    await writeFile(join(webDir, doorPage(door)), `<!doctype html><head><title>Forecourt</title><script>${appearance}</script></head><p>${door}`);
  const chats = {
    path: 'chats',
    often: false,
    screen: 'Chats.tsx',
    file: 'assets/chats-1.js',
    files: ['assets/chats-1.js', 'assets/thread-2.js'],
    below: [],
    calls: [],
  };
  const none = { frame: [], addresses: [], afterwards: [] };
  await writeFile(join(webDir, firstLoadsFile), JSON.stringify({ public: none, portal: { ...none, addresses: [chats] }, console: none } satisfies FirstLoads));
  await writeFile(join(webDir, workerFile), 'addEventListener');
  await writeFile(join(webDir, 'assets', 'app-4f2a.js'), script);
  await compressFolder(webDir);
  await writeFile(join(webDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  app = await startApp({ config: { webDir } });
});
afterAll(async () => {
  await app.close();
  await rm(webDir, { recursive: true, force: true });
});

describe('health', () => {
  it('says that it runs, and that it is ready', async () => {
    expect((await app.fetch('/healthz')).status).toBe(200);
    expect(await (await app.fetch('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('counts calls by route and never by address', async () => {
    await app.fetch('/api/coupons?filter={"q":"secret-search"}');
    const metrics = await (await app.fetch('/metrics')).text();
    expect(metrics).toContain('route="/api/coupons"');
    expect(metrics).toMatch(/^outbox_waiting \d+$/m);
    expect(metrics).toContain('push_connections 0');
    expect(metrics).not.toContain('secret-search');
  });
});

describe('web files', () => {
  it.each(['/login', '/client/dashboard', '/signup/full-service'])('%s is the application, asked about each time', async (path) => {
    const answer = await app.fetch(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<title>Forecourt</title>');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  const pageOf = async (path: string, host = 'localhost') =>
    new Promise<string>((resolve, reject) => {
      get(`${app.url}${path}`, { headers: { host } }, (answer) => {
        let text = '';
        answer.on('data', (chunk) => (text += String(chunk)));
        answer.on('end', () => resolve(text));
      }).on('error', reject);
    });

  it.each([
    ['/login', 'localhost', 'public'],
    ['/', 'portal.localhost', 'public'],
    ['/nobody/knows', 'localhost', 'public'],
    ['/client/dashboard', 'localhost', 'portal'],
    ['/dashboard', 'portal.localhost:3000', 'portal'],
    ['/employee/chats', 'localhost', 'console'],
    ['/coupons?page=2', 'admin.localhost', 'console'],
    ['/admin/coupons', 'portal.localhost', 'console'],
  ])('%s at %s opens the door %s', async (path, host, door) => expect(await pageOf(path, host)).toContain(`<p>${door}`));

  it.each(['//[', '//:80:80', '///'])('%s is an address of nothing, not a fault', async (path) => {
    const status = await new Promise((resolve, reject) => {
      const { hostname, port } = new URL(app.url);
      request({ hostname, port, path, method: 'POST' }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(404);
  });

  it('announces with the page what its screen will load, below a prefix and on the own host', async () => {
    const links = `${fetchedLater} crossorigin href="/assets/chats-1.js">${fetchedLater} crossorigin href="/assets/thread-2.js"></head>`;
    expect(await pageOf('/client/chats')).toContain(links);
    expect(await pageOf('/chats?chat=1', 'portal.localhost')).toContain(links);
    expect(await pageOf('/client/dashboard')).not.toContain('modulepreload');
  });

  it('does not send a page again that the browser has', async () => {
    const first = await app.fetch('/client/chats');
    const again = await app.fetch('/client/chats', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('keeps files with a hash in their name for good', async () => {
    const answer = await app.fetch('/assets/app-4f2a.js');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-type')).toContain('javascript');
  });

  it('sends packed what the build has packed, with no more headers than a part of a page needs', async () => {
    const answer = await app.fetch('/assets/app-4f2a.js', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toBe(script);
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const spare = [...answer.headers.keys()].filter((name) => /policy$|^x-ratelimit|^strict|^origin-agent|^x-(?:dns|download|frame|permitted|xss)/.test(name));
    expect(spare).toEqual(['cross-origin-resource-policy']);
    expect(['etag', 'last-modified', 'x-request-id'].filter((name) => answer.headers.has(name))).toEqual([]);
  });

  it.each(['/assets/app-old.js', '/robots.php', '/api/no-such-call', '/api'])('%s is missing, not the application', async (path) => {
    const answer = await app.fetch(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({ status: 404, request_id: answer.headers.get('x-request-id') });
  });

  it.each(['/../package.json', '/..%2fpackage.json', '/assets/..%2f..%2fpackage.json', '/%2e%2e/package.json'])('%s leads out of nothing', async (path) => {
    const answer = await app.fetch(path);
    expect(await answer.text()).not.toContain('"forecourt"');
  });

  it.each(['/%ZZ', '/login/%E0%A4%A', '/client/%', '/%c0%ae'])(
    'shows the application for %s, an address that cannot be decoded: it says that there is no such page',
    async (path) => {
      const opened = await app.fetch(path);
      expect(opened.status).toBe(200);
      expect(await opened.text()).toContain('<title>Forecourt</title>');
      expect(opened.headers.get('content-security-policy')).toContain("script-src 'self'");
      expect((await app.fetch(`/api${path}`)).status).toBe(400);
    },
  );

  it('names in each host’s policy that host’s own sockets, however often and in whatever order they are asked for', async () => {
    const policyAt = (host: string) =>
      new Promise<string>((resolve, reject) => {
        get(`${app.url}/login`, { headers: { host } }, (answer) => {
          answer.resume();
          resolve(String(answer.headers['content-security-policy']));
        }).on('error', reject);
      });
    for (const host of ['admin.localhost', 'portal.localhost', 'admin.localhost', 'portal.localhost']) {
      // One after the other: the second answer of a host is the kept one.
      // oxlint-disable-next-line no-await-in-loop
      expect(/connect-src ([^;]*)/.exec(await policyAt(host))?.[1]).toBe(`'self' ws://${host} wss://${host}`);
    }
  });

  it('lets scripts come from itself alone, and those run that the build wrote into its pages', async () => {
    const policy = (await app.fetch('/login')).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(appearance).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toContain('unsafe-eval');
  });
});

it('lets no page ask the device for what it has no use for, on pages, calls and refusals', async () => {
  for (const path of ['/', '/api/packages/all', '/api/none', '/healthz']) {
    const policy = (await app.fetch(path)).headers.get('permissions-policy') ?? '';
    for (const off of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) expect(policy).toContain(`${off}=()`);
  }
});

it('lets pages of the portal look through the camera, and a worker compile what no page may', async () => {
  const permissions = async (path: string) => (await app.fetch(path)).headers.get('permissions-policy') ?? '';
  for (const path of ['/client/dashboard', '/client/dashboard?a=1']) expect(await permissions(path)).toContain('camera=(self)');
  for (const path of ['/login', '/admin/dashboard', '/employee/dashboard', '/api/packages/all']) expect(await permissions(path)).toContain('camera=()');
  const policy = (await app.fetch('/assets/vin-scanner.worker-Abc_123.js')).headers.get('content-security-policy');
  expect(policy).toBe("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'");
  for (const file of ['/assets/portal-Abc123.js', '/assets/vin-scanner.worker-Abc123.js.map'])
    expect((await app.fetch(file)).headers.get('content-security-policy')).toBeNull();
});

describe('the portal as an app', () => {
  const at = async (host: string, path: string) => {
    const answer = await new Promise<IncomingMessage>((answered) => {
      get(`${app.url}${path}`, { headers: { host } }, answered);
    });
    return { status: answer.statusCode, type: answer.headers['content-type'], caching: answer.headers['cache-control'], body: await whole(answer) };
  };

  it.each([
    ['portal.localhost', ''],
    ['localhost', '/client'],
  ])('is offered on %s, below "%s", with the firm’s name', async (host, base) => {
    expect((await at(host, `${base}/chats`)).body).toContain(`<link rel="manifest" href="${base}${manifestPath}">`);
    const manifest = await at(host, `${base}${manifestPath}`);
    expect(manifest.type).toContain('application/manifest+json');
    expect(JSON.parse(manifest.body)).toMatchObject({
      name: 'Forecourt Auto Advisors, LLC',
      short_name: 'Forecourt',
      start_url: `${base}/dashboard`,
      scope: `${base}/`,
      display: 'standalone',
    });
    const worker = await at(host, `${base}${workerPath}`);
    expect(worker.type).toContain('text/javascript');
    expect(worker.caching).toBe('no-cache');
  });

  it.each(['admin.localhost', 'team.localhost'])('is nowhere on %s', async (host) => {
    for (const path of [manifestPath, workerPath, `/client${manifestPath}`, `/client${workerPath}`]) expect((await at(host, path)).status).toBe(404);
    expect((await at(host, '/chats')).body).not.toContain('rel="manifest"');
  });
});

describe('pages of the server', () => {
  it('shows the whole contract without a network', async () => {
    const text = await (await app.fetch('/api/docs')).text();
    expect(text).toContain('id="createCoupon"');
    expect(text).toContain('id="schema-Coupon"');
    expect(text.match(/(?:src|href)="https?:/g)).toBeNull();
    expect((await app.fetch('/api/docs/search.js')).headers.get('content-type')).toContain('javascript');
    expect(await (await app.fetch('/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.1' });
  });

  it('shows mail that went nowhere, and its words as words', async () => {
    const id = '01998a3e-6c1f-7d30-9f52-3d1c5b7a9e10';
    await app.services.mail.send({
      id,
      to: 'somebody@forecourt.example',
      subject: 'New <b>password</b>',
      text: 'Choose a new password.',
      action: { label: 'Choose', url: 'http://localhost/reset-password' },
    });
    expect(await (await app.fetch('/mailbox')).text()).toContain('New &lt;b&gt;password&lt;/b&gt;');
    const letter = await (await app.fetch(`/mailbox/${id}`)).text();
    expect(letter).toContain('Choose a new password.');
    expect(letter).toContain('href="http://localhost/reset-password"');
    expect((await app.fetch('/mailbox/..%2f..%2fpackage')).status).toBe(404);
    const shown = await (await app.fetch(`/mailbox/${id}/html`)).text();
    expect(shown).toContain('<title>New &lt;b&gt;password&lt;/b&gt;</title>');
  });

  it('shows every mail template, as HTML and as plain text', async () => {
    const list = await (await app.fetch('/mailbox/templates')).text();
    expect(list).toContain('passwordReset');
    expect(await (await app.fetch('/mailbox/templates/passwordReset/0')).text()).toContain('Hello Maria,');
    expect(await (await app.fetch('/mailbox/templates/passwordReset/0/html')).text()).toContain('410 Harbor Street');
    expect((await app.fetch('/mailbox/templates/nothing/0')).status).toBe(404);
  });
});

it('packs long answers', async () => {
  expect((await app.fetch('/api/openapi.json', { headers: { 'accept-encoding': 'gzip' } })).headers.get('content-encoding')).toBe('gzip');
  expect((await app.fetch('/healthz', { headers: { 'accept-encoding': 'gzip' } })).headers.get('content-encoding')).toBeNull();
});

it.each(['gzip', 'br'])('packs lists with %s, too, and says which rows they hold', async (encoding) => {
  const token = await app.signIn('admin@forecourt.example');
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': encoding };
  const packed = await app.fetch('/api/links?range=[0,24]', { headers });
  expect([packed.headers.get('content-encoding'), packed.headers.get('content-range')]).toEqual([encoding, expect.stringMatching(/^links 0-24\/\d+$/)]);
  expect(JSON.parse(await packed.text())).toHaveLength(25);
});

describe('in production', () => {
  it('has no mailbox page and keeps its counts', async () => {
    const production = await startApp({ content: 'empty', config: { mode: 'production', webDir, metricsToken: 'collector-token' } });
    try {
      for (const path of ['/mailbox', '/mailbox/templates', '/mailbox/templates/passwordReset/0/html'])
        expect(await (await production.fetch(path)).text()).toContain('<title>Forecourt</title>');
      expect((await production.fetch('/metrics')).status).toBe(404);
      for (const [operation, body] of [
        ['login', { email: 'somebody@forecourt.example', password: demoPassword }],
        ['resetPassword', { token: 'a-token', password: demoPassword }],
      ] as const) {
        const { status, problem } = await production.call(operation, { body });
        expect([status, problem.errors]).toEqual([422, { password: expect.stringContaining('everybody knows it') }]);
      }
      expect((await production.fetch('/metrics', { headers: { authorization: 'Bearer collector-token' } })).status).toBe(200);
    } finally {
      await production.close();
    }
  });
});

it('a demo that others reach keeps letters and counts to itself', async () => {
  const open = await startApp({ content: 'empty', config: { demoPublic: true, webDir } });
  try {
    for (const path of ['/mailbox', '/mailbox/templates']) expect(await (await open.fetch(path)).text()).toContain('<title>Forecourt</title>');
    expect((await open.fetch('/metrics')).status).toBe(404);
  } finally {
    await open.close();
  }
});

describe('bodies', () => {
  const post = (body: BodyInit, contentType = 'application/json') =>
    app.fetch('/api/coupons/validate', { method: 'POST', headers: { 'content-type': contentType }, body });
  const hostile: [string, number, () => Promise<Response>][] = [
    ['half a JSON', 400, () => post('{"code": ')],
    ['a text that is no JSON', 400, () => post('code=FALL100')],
    ['the same key twice', 400, () => post('{"code":"A1B","code":"B2C","package_price":100}')],
    ['the same key twice, one in disguise', 400, () => post('{"code":"A1B","c\\u006fde":"B2C","package_price":100}')],
    ['a prototype key', 400, () => post('{"__proto__":{"admin":true},"code":"A1B","package_price":100}')],
    ['a constructor key', 400, () => post('{"constructor":{"prototype":{}},"code":"A1B","package_price":100}')],
    ['a NUL character', 422, () => post('{"code":"A\\u0000B","package_price":100}')],
    ['half a character', 422, () => post('{"code":"A\\ud800B","package_price":100}')],
    ['ten thousand brackets', 400, () => post(`${'['.repeat(10_000)}${']'.repeat(10_000)}`)],
    ['a string of a megabyte', 413, () => post(JSON.stringify({ code: 'x'.repeat(1_048_576), package_price: 100 }))],
    ['a string that is too long', 422, () => post(JSON.stringify({ code: 'x'.repeat(500_000), package_price: 100 }))],
    ['a wrong type', 422, () => post(JSON.stringify({ code: 7, package_price: 'free' }))],
    ['an unknown field', 422, () => post(JSON.stringify({ code: 'A1B', package_price: 100, admin: true }))],
    ['no object', 422, () => post('null')],
    ['nothing', 422, () => post('')],
    ['XML', 415, () => post('<code/>', 'application/xml')],
    ['a form of the old kind', 415, () => post('code=A1B', 'application/x-www-form-urlencoded')],
    ['a NUL in the address', 400, () => app.fetch('/api/coupons/validate?x=%00', { method: 'POST' })],
    [
      'a NUL in a filter',
      400,
      async () =>
        app.fetch(`/api/coupons?filter=${encodeURIComponent('{"q":"\\u0000"}')}`, {
          headers: { authorization: `Bearer ${await app.signIn('admin@forecourt.example')}` },
        }),
    ],
    ['an unknown parameter', 400, () => app.fetch('/api/packages/all?admin=1')],
    [
      'the same parameter twice',
      400,
      async () => app.fetch('/api/coupons?filter={}&filter={}', { headers: { authorization: `Bearer ${await app.signIn('admin@forecourt.example')}` } }),
    ],
    ['an address that is not encoded', 400, () => app.fetch('/api/coupons/%zz')],
  ];

  it.each(hostile)('refuses %s with %i', async (_words, status, send) => {
    const answer = await send();
    const problem: unknown = await answer.json();
    expect(answer.status, JSON.stringify(problem)).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(problem).toMatchObject({ status, request_id: answer.headers.get('x-request-id') });
    expect((await app.fetch('/healthz')).status).toBe(200);
  });
});

describe('what is hardly HTTP', () => {
  const raw: [string, number, string][] = [
    ['dots that lead out', 404, 'GET /api/../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['dots in disguise', 404, 'GET /%2e%2e/%2e%2e/package.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['a header of 40 kB', 431, `GET /api/packages/all HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`],
    ['an address of 40 kB', 431, `GET /api/packages/all?x=${'a'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
    ['TRACE, which would say the call back', 404, 'TRACE /api/packages/all HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer a-token\r\nConnection: close\r\n\r\n'],
    ['a method of its own', 400, 'FOO /api/packages/all HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['no HTTP', 400, '\0\x01\x02\r\n\r\n'],
    ['two lengths', 400, 'POST /api/coupons/validate HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ];

  it.each(raw)('refuses %s with %i', async (_words, status, bytes) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    socket.setEncoding('latin1').end(bytes);
    let answer = '';
    for await (const text of socket) answer += String(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.toLowerCase()).toContain('content-type: application/problem+json');
    expect((await app.fetch('/healthz')).status).toBe(200);
  });
});

it('unpacks no bomb', async () => {
  const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024, '{'));
  const answer = await app.fetch('/api/coupons/validate', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: new Uint8Array(bomb),
  });
  expect(answer.status).toBe(413);
});

describe('forms', () => {
  const part = (name: string, value: string, more = '') => `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
  const file = part('file', 'Hello.', '; filename="hello.txt"');
  const hostile: [string, number, string, string][] = [
    ['a form without its boundary', 400, 'multipart/form-data', 'purpose=folder'],
    ['what is no form', 400, 'multipart/form-data; boundary=x', 'garbage'],
    ['a form that breaks off', 400, 'multipart/form-data; boundary=x', part('purpose', 'folder').slice(0, -6)],
    ['a file that breaks off', 400, 'multipart/form-data; boundary=x', `${part('purpose', 'folder')}${file.slice(0, -4)}`],
    ['a form without its file', 422, 'multipart/form-data; boundary=x', `${part('purpose', 'folder')}--x--\r\n`],
    ['a prototype field', 400, 'multipart/form-data; boundary=x', `${part('purpose', 'folder')}${part('__proto__', 'x')}${file}--x--\r\n`],
    ['an unknown field', 422, 'multipart/form-data; boundary=x', `${part('purpose', 'folder')}${part('admin', 'x')}${file}--x--\r\n`],
    ['a file that is one NUL', 422, 'multipart/form-data; boundary=x', `${part('purpose', 'folder')}${part('file', '\0', '; filename="nul.txt"')}--x--\r\n`],
    ['a NUL in a value', 422, 'multipart/form-data; boundary=x', `${part('purpose', 'fol\0der')}${file}--x--\r\n`],
  ];

  it.each(hostile)('refuses %s with %i', async (_words, status, contentType, body) => {
    const authorization = `Bearer ${await app.signIn('client@forecourt.example')}`;
    const answer = await app.fetch('/api/files', { method: 'POST', headers: { 'content-type': contentType, authorization }, body });
    expect(answer.status, await answer.clone().text()).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });
});

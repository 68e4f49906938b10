// The engine's packages as a stranger gets them: packed, installed into an empty project that reaches no registry, and used from there alone.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packedPackages } from '../../scripts/packages/build.ts';
import { openBrowser, patience } from '../support/browser.ts';
import { countBytes } from '../support/cold.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const petstore = `${root}node_modules/@readme/oas-examples/3.0/json/petstore.json`;
/** From the command to rows that can be read, in ms. */
const longestStart = 15_000;
/** What the console's first list of Forecourt moved when this was written (docs/performance-history.md), in bytes. */
const forecourtList = 347_800;

const folder = mkdtempSync(join(tmpdir(), 'stranger-'));
let tarballs: Record<string, string>;
const started: (() => void)[] = [];

beforeAll(async () => {
  tarballs = await packedPackages();
  writeFileSync(`${folder}/package.json`, '{"private": true, "type": "module"}');
  // Without the console's peers: React and its like are there in a project that builds a page of its own.
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', '--legacy-peer-deps', ...Object.values(tarballs)], { cwd: folder });
});
afterAll(() => {
  started.forEach((stop) => stop());
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command in the project. */
async function command(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const { stdout, stderr, code } = await promisify(execFile)('npx', ['contract-console', ...args], { cwd: folder }).then(
    (ended) => ({ ...ended, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
  return { code, lines: `${stdout}${stderr}`.trimEnd().split('\n') };
}

/** Starts `serve` and waits for its address. */
async function served(...args: string[]): Promise<string> {
  const running = spawn('npx', ['contract-console', 'serve', ...args, '--port', '0'], { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(() => running.pid !== undefined && process.kill(-running.pid));
  for await (const line of createInterface({ input: running.stdout })) {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error('The command ended without an address.');
}

async function tab(): Promise<Page> {
  const context = await (await openBrowser()).newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  context.setDefaultTimeout(patience);
  started.push(() => void context.close());
  return context.newPage();
}

it('shows a first list of a document within 15 s, and moves no more than our own console does', async () => {
  const page = await tab();
  const began = performance.now();
  const address = await served(petstore, '--mock', '--language', 'de');
  await page.goto(address);
  await page.locator('tbody tr').nth(5).waitFor();
  const took = performance.now() - began;
  await page.getByRole('link', { name: 'Pet anlegen' }).waitFor();

  const cold = await tab();
  const bytes = await countBytes(cold);
  await cold.goto(`${address}/pet`);
  await cold.locator('tbody tr').nth(5).waitFor();
  await cold.waitForLoadState('networkidle');
  // oxlint-disable-next-line no-console -- the figures are what whoever changes the build wants to see
  console.info(`from the command to a first list ${(took / 1000).toFixed(1)} s; first list ${(bytes() / 1000).toFixed(1)} kB on the wire`);
  expect(took).toBeLessThan(longestStart);
  expect(bytes()).toBeLessThan(forecourtList);
});

it('begins a document, tells what it understands and asks, and what a change breaks', async () => {
  const begun = await command('new', 'resource', 'suppliers', 'name', 'phone?', 'state:new|kept', '--in', 'firm.yaml');
  expect(begun.lines[0]).toBe('Wrote suppliers into firm.yaml: list, record, create, update, delete.');
  expect((await command('check', 'firm.yaml')).lines.slice(1, 3)).toEqual([
    '100 % understood, 0 questions.',
    '  suppliers: list, create, show, update, delete; key id; called by name; pager offset (offset, limit); search q',
  ]);
  writeFileSync(`${folder}/next.yaml`, readFileSync(`${folder}/firm.yaml`, 'utf8').replaceAll('- kept', '- gone'));
  const changed = await command('diff', 'firm.yaml', 'next.yaml');
  expect(changed.code).toBe(1);
  expect(changed.lines.join('\n')).toMatch(/ next\.yaml:\d+ POST \/suppliers: body\.state no longer takes “kept” \(Suppliers: form of a new supplier\)/);
  expect((await command('suggest', `${root}tests/support/contracts/riddles.yaml`)).lines.join('\n')).toContain('x-collection: {name:');
  expect(await command('check', 'nowhere.yaml')).toEqual({ code: 1, lines: ['nowhere.yaml:1: there is no such file.'] });
});

it('ends in silence where whoever reads has read enough', async () => {
  const { stdout, stderr } = await promisify(execFile)('sh', ['-c', `npx contract-console check '${petstore}' --all | head -n 1`], { cwd: folder });
  expect(stdout).toMatch(/^Swagger Petstore/);
  expect(stderr).toBe('');
});

it('understands a document from a script of somebody’s own', () => {
  writeFileSync(
    `${folder}/own.js`,
    `import { readDocument, understand } from '@forecourt/contract';
     console.log(understand(readDocument(${JSON.stringify(petstore)})).resources.map(({ name }) => name).join(' '));`,
  );
  expect(execFileSync(process.execPath, ['own.js'], { cwd: folder, encoding: 'utf8' })).toContain('pet');
});

it('serves a contract by a script of somebody’s own, which the console then shows', async () => {
  await command('new', 'resource', 'suppliers', 'name', 'state:new|kept', '--in', 'served.yaml');
  mkdirSync(`${folder}/node_modules/@fastify`, { recursive: true });
  for (const name of ['fastify', '@fastify/multipart']) symlinkSync(`${root}node_modules/${name}`, `${folder}/node_modules/${name}`);
  // The README's own lines, on a port of the machine's choice.
  const [, script = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync(`${folder}/node_modules/@forecourt/server/README.md`, 'utf8')) ?? [];
  writeFileSync(`${folder}/server.js`, `${script.replace('openapi.yaml', 'served.yaml').replace('4500', '0')}\nconsole.log(app.listeningOrigin);`);
  const running = spawn(process.execPath, ['server.js'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(() => void running.kill());
  const [address] = (await once(createInterface({ input: running.stdout }), 'line')) as [string];
  const refused = await fetch(`${address}/suppliers`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"name": "Abe", "state": "odd"}',
  });
  expect(await refused.json()).toMatchObject({ status: 422, errors: { state: 'Choose one of the values offered.' } });
  const page = await tab();
  await page.goto(`${await served('served.yaml', '--api', address)}/suppliers/create`);
  await page.getByLabel('Name').fill('Abe and daughters');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('button', { name: 'Create supplier' }).click();
  await page.getByRole('heading', { name: 'Abe and daughters' }).waitFor();
});

it('becomes a project of somebody’s own, in which a column and words are others', async () => {
  expect((await command('eject', 'own')).code).toBe(0);
  const overrides = `${folder}/own/src/overrides.tsx`;
  writeFileSync(overrides, readFileSync(overrides, 'utf8').replace('// column:', 'column:'));
  const main = `${folder}/own/src/main.tsx`;
  writeFileSync(
    main,
    readFileSync(main, 'utf8').replace('({ overrides })', "({ overrides, locale: { locale: 'fr', screens: { create: (name) => `Créer ${name}` } } })"),
  );
  installed(`${folder}/own`);
  execFileSync(process.execPath, [`${root}node_modules/@typescript/native/bin/tsc`, '-p', `${folder}/own`], { stdio: 'inherit' });
  execFileSync(process.execPath, [`${root}node_modules/vite/bin/vite.js`, 'build', '--logLevel', 'error'], { cwd: `${folder}/own`, stdio: 'inherit' });
  const page = await tab();
  await page.goto(`${await served(petstore, '--mock', '--page', 'own/dist')}/pet`);
  await page
    .locator('tbody strong', { hasText: /^[A-Z ]+\d*$/ })
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Créer Pet' }).waitFor();
  expect(await page.title()).toMatch(/Petstore/);
});

/** What `npm install` would fetch from the registry is linked from here; the console is the packed one. */
function installed(project: string): void {
  const own = `${project}/node_modules`;
  const packed = `${own}/@forecourt/console`;
  cpSync(`${folder}/node_modules/@forecourt/console`, packed, { recursive: true });
  const { peerDependencies } = JSON.parse(readFileSync(`${packed}/package.json`, 'utf8')) as { peerDependencies: Record<string, string> };
  for (const name of [...Object.keys(peerDependencies), 'vite', '@types/react', '@types/react-dom']) {
    mkdirSync(dirname(`${own}/${name}`), { recursive: true });
    symlinkSync(`${root}node_modules/${name}`, `${own}/${name}`);
  }
}

// An upload whose line is cut, whose server dies or whose tab is closed continues from where it stopped, and arrives byte for byte.
import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../../server/demo/logins.ts';
import { openBrowser, signIn, visitor } from '../support/browser.ts';
import { ownServer, type OwnServer } from '../support/own-server.ts';

const email = 'client@forecourt.example';
const pausedLine = 'Upload paused. It continues when the connection is back.';
const bytes = Buffer.from(randomBytes(2_200_000).toString('hex'));

let browser: Browser;
let server: OwnServer;
beforeAll(async () => {
  browser = await openBrowser();
});
ownServer('uploads', (own) => {
  server = own;
});

/** A picture of noise, which no packing makes smaller: 2.4 MB. */
function noise(): Buffer {
  const side = 900;
  const rows = Buffer.concat(Array.from({ length: side }, () => Buffer.concat([Buffer.from([0]), randomBytes(side * 3)])));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8);
  const chunk = (type: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}

async function slowLine(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', { offline: false, latency: 5, downloadThroughput: -1, uploadThroughput: 1_000_000 });
}

/** The folder of the client, on a line of 1 MB/s upwards; and how far the file was after each part that arrived. */
async function onSlowLine(page: Page): Promise<number[]> {
  const received: number[] = [];
  page.on('response', async (response) => {
    if (response.request().method() !== 'PATCH' || !response.ok()) return;
    const upload: { received: number } = await response.json();
    received.push(upload.received);
  });
  await page.goto('/client/shared-files');
  await page.getByTestId('file-input').first().waitFor({ state: 'attached' });
  await slowLine(page);
  return received;
}
const choose = (page: Page, name: string) => page.getByTestId('file-input').first().setInputFiles({ name, mimeType: 'text/plain', buffer: bytes });
const half = async (page: Page): Promise<void> => {
  await expect.poll(async () => Number(await page.getByRole('progressbar').getAttribute('aria-valuenow'))).toBeGreaterThan(35);
};
const paused = (page: Page) => page.getByRole('status').filter({ hasText: pausedLine });

/** What the server keeps under a name in the client's folder: once, byte for byte. */
async function expectArrived(page: Page, name: string): Promise<void> {
  await page.getByText('File uploaded.').waitFor({ timeout: 90_000 });
  expect(await paused(page).count()).toBe(0);
  const call = async (path: string, init: RequestInit = {}) => (await fetch(`${server.url}/api${path}`, init)).json() as Promise<never>;
  const body = JSON.stringify({ email, password: demoPassword });
  const { access_token }: { access_token: string } = await call('/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const headers = { authorization: `Bearer ${access_token}` };
  const [mine]: [{ id: string }] = await call('/client-folders', { headers });
  const files: { id: string; file_name: string }[] = await call(`/client-folders/${mine.id}/files`, { headers });
  const kept = files.filter(({ file_name }) => file_name.startsWith(name.replace('.txt', '')));
  expect(kept.map(({ file_name }) => file_name)).toEqual([name]);
  const { url }: { url: string } = await call(`/files/${kept[0]?.id ?? ''}/address`, { headers });
  expect(Buffer.from(await (await fetch(`${server.url}${url}`)).arrayBuffer()).equals(bytes)).toBe(true);
}

/** Every part arrived once, each behind the one before. */
function expectNoPartAnew(received: readonly number[]): void {
  expect(received.at(-1)).toBe(bytes.length);
  expect([...new Set(received)].toSorted((one, other) => one - other)).toEqual(received);
}

async function signedIn(as = email): Promise<{ page: Page; context: BrowserContext }> {
  const { page } = await visitor(browser, { baseURL: server.url });
  await signIn(page, as);
  return { page, context: page.context() };
}

it('waits while the network is away, says so in one line, and continues by itself', async () => {
  const { page, context } = await signedIn();
  const received = await onSlowLine(page);
  await choose(page, 'cut.txt');
  await half(page);
  await context.setOffline(true);
  await paused(page).waitFor();
  expect(await paused(page).count()).toBe(1);
  await context.setOffline(false);
  await expectArrived(page, 'cut.txt');
  expectNoPartAnew(received);
  await context.close();
});

it('continues when the server was killed in the middle and comes back', async () => {
  const { page, context } = await signedIn();
  const received = await onSlowLine(page);
  await choose(page, 'killed.txt');
  await half(page);
  await server.kill();
  await paused(page).waitFor();
  await server.startAgain();
  await expectArrived(page, 'killed.txt');
  expectNoPartAnew(received);
  await context.close();
});

it('continues when the tab was closed and the same file is chosen again', async () => {
  const { page, context } = await signedIn();
  await onSlowLine(page);
  await choose(page, 'closed.txt');
  await half(page);
  await page.close();
  const next = await context.newPage();
  const received = await onSlowLine(next);
  await choose(next, 'closed.txt');
  await expectArrived(next, 'closed.txt');
  // The first part of this tab is not the file's first.
  expect(received[0]).toBeGreaterThan(1_048_576);
  expectNoPartAnew(received);
  await context.close();
});

it('of a form of the console is shown at its input, waits for the network, can be stopped, and is saved with the form', async () => {
  const { page, context } = await signedIn('advisor@forecourt.example');
  await page.goto('/employee/listings/create');
  await page.getByLabel('Title', { exact: true }).fill('A car with a large photo');
  await page.getByLabel('New photos').setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: noise() });
  await slowLine(page);
  const save = page.getByRole('button', { name: 'Create listing' });
  await save.click();
  await half(page);
  await page.getByText(/^Uploading front\.png \d+%$/).waitFor();
  await page.getByRole('button', { name: 'Stop uploading front.png' }).click();
  await page.getByRole('button', { name: 'Remove front.png' }).waitFor();
  const made = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/api/listings'), { timeout: 90_000 });
  // It continues from where it stopped.
  await save.click();
  await half(page);
  await context.setOffline(true);
  await paused(page).waitFor();
  await context.setOffline(false);
  await page.getByText('Listing created.').waitFor({ timeout: 60_000 });
  const listing: { photos: unknown[] } = await (await made).json();
  expect(listing.photos).toHaveLength(1);
  await context.close();
});

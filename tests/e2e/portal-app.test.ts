// The portal as an app without a store: files looked at and shared over the page, what was last seen read without a connection, and devices that are told of news.
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import sharp from 'sharp';
import { manifestPath, pushWords } from '../../domain/portal-app.ts';
import { axeViolations, openBrowser, openWholeBrowser, phone, settled, sidewaysScroll, signIn, visitor } from '../support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** The device has a share sheet: what it is handed is noted. Chromium has none without a desktop around it. */
const withShareSheet = `
  navigator.canShare = () => true;
  navigator.share = async ({ files, title }) => { window.shared = { title, type: files[0].type, isFull: files[0].size > 400 }; };
`;
const shared = (page: Page) => page.evaluate(() => Reflect.get(window, 'shared') as unknown);

describe('a file', () => {
  it('is read over the page on a phone, and handed to another app', async () => {
    const { page, problems, close } = await visitor(browser, { viewport: phone });
    await page.addInitScript(withShareSheet);
    await signIn(page, 'client@forecourt.example');
    await page.goto('/client/shared-files');
    await page.getByRole('button', { name: 'Open Joint title form.pdf' }).click();
    const viewer = page.getByRole('dialog', { name: 'Joint title form.pdf' });
    // What the page says is read to who does not see it.
    await viewer.getByRole('img', { name: /Page 1 of 1.*a photo ID each/ }).waitFor();
    await settled(page);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeViolations(page, '[role=dialog]')).toEqual([]);
    await viewer.getByRole('button', { name: 'Share Joint title form.pdf' }).click();
    expect(await shared(page)).toEqual({ title: 'Joint title form.pdf', type: 'application/pdf', isFull: true });
    await viewer.getByRole('button', { name: 'Close' }).click();
    await viewer.waitFor({ state: 'detached' });
    // A picture opens the same way.
    const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#5b7a99' } })
      .png()
      .toBuffer();
    await page.getByTestId('file-input').first().setInputFiles({ name: 'On the lot.png', mimeType: 'image/png', buffer });
    await page.getByRole('button', { name: 'Open On the lot.png' }).click();
    const picture = page.getByRole('dialog', { name: 'On the lot.png' });
    await expect.poll(() => picture.getByRole('img').evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0))).toBe(640);
    await picture.getByRole('button', { name: 'Share On the lot.png' }).click();
    await expect.poll(() => shared(page)).toMatchObject({ title: 'On the lot.png', type: 'image/png' });
    await picture.getByRole('button', { name: 'Close' }).click();
    await picture.waitFor({ state: 'detached' });
    expect(problems()).toEqual([]);
    await close();
  });

  it('is handed over by a press during which something else is told', async () => {
    const { page, problems, close } = await visitor(browser, { viewport: phone });
    await page.addInitScript(withShareSheet);
    await signIn(page, 'client@forecourt.example');
    await page.goto('/client/shared-files');
    const upload = async (name: string) => {
      const buffer = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#5b7a99' } })
        .png()
        .toBuffer();
      await page.getByTestId('file-input').first().setInputFiles({ name, mimeType: 'image/png', buffer });
    };
    const told = page.locator('[data-toast]');
    // What tells of it is fetched with the first one.
    await upload('First.png');
    await told.getByRole('button', { name: 'Close' }).click();
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/upload-files', async (route) => {
      await held;
      await route.continue();
    });
    await upload('Second.png');
    await page.getByRole('button', { name: 'Open First.png' }).click();
    const share = page.getByRole('dialog', { name: 'First.png' }).getByRole('button', { name: 'Share First.png' });
    await share.hover();
    await settled(page);
    await page.mouse.down();
    // Once it has arrived it is told, and then the folders are asked for again.
    const arrived = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/api/client-folders'));
    goOn();
    await arrived;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await page.mouse.up();
    await expect.poll(() => shared(page)).toMatchObject({ title: 'First.png' });
    // And is told of once it is let go.
    await told.waitFor();
    expect(problems()).toEqual([]);
    await close();
  });

  it('that the server makes when it is asked for, as a worksheet, opens the same way', async () => {
    const { page, problems, close } = await visitor(browser);
    await signIn(page, 'client@forecourt.example');
    await page.goto('/client/listings');
    await page.getByRole('link', { name: 'Open the worksheet' }).first().click();
    await page.getByRole('button', { name: 'PDF' }).first().click();
    const viewer = page.getByRole('dialog', { name: /^Worksheet, revision \d+$/ });
    await viewer.getByRole('img', { name: /Out the door/i }).waitFor();
    await viewer.getByRole('button', { name: 'Zoom in' }).click();
    expect(problems()).toEqual([]);
    await close();
  });
});

/** Whether the worker has taken over the pages, and everything of this screen is kept. */
const isKept = async (page: Page) => {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => {
    if (navigator.serviceWorker.controller === null) return false;
    navigator.serviceWorker.controller.postMessage('keep-all', []);
    const loaded = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
    const known = await Promise.all(loaded.map(({ name }) => caches.match(name)));
    return known.every((answer) => answer !== undefined);
  });
};
/** When each thing of anybody that this device keeps was answered, in ms. */
const keptMoments = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const opening = indexedDB.open('forecourt-seen');
        opening.addEventListener('success', () => {
          const db = opening.result;
          if (!db.objectStoreNames.contains('rows')) {
            db.close();
            resolve([]);
            return;
          }
          const rows: IDBRequest<{ at: number }[]> = db.transaction(['rows', 'keys']).objectStore('rows').getAll();
          rows.addEventListener('success', () => {
            db.close();
            resolve(rows.result.map(({ at }) => at));
          });
        });
      }),
  );
const left = async (page: Page) => (await keptMoments(page)).length;

/** What a screen shows is kept behind it, when the page has time: waits until something since a moment is kept and nothing follows any more. */
async function keptSince(page: Page, moment: number): Promise<void> {
  let last = '';
  const isStill = async () => {
    const moments = await keptMoments(page);
    const now = moments.toSorted((one, other) => one - other).join();
    const same = now === last && moments.some((at) => at >= moment);
    last = now;
    return same;
  };
  await expect.poll(isStill, { interval: 500 }).toBe(true);
}

/** Chromium’s own emulation tells a page that comes from the worker that there is a network: then it is the server that is away. */
const line = /^(?:You’re offline|Forecourt can’t be reached)\. This is from \d+:\d\d\s[AP]M\.$/;

describe('without a connection', () => {
  it.each([
    ['localhost', '/client'],
    ['portal.localhost', ''],
  ])('on %s what was last seen is read, says from when it is, and goes with whoever signs out', async (host, base) => {
    const { page, close } = await visitor(browser, { viewport: phone, host, keepsApp: true, alone: true });
    const context = page.context();
    await signIn(page, 'client@forecourt.example');
    // What Chromium itself asks of an app before it offers to install it.
    const session = await context.newCDPSession(page);
    const { errors, url } = await session.send('Page.getAppManifest');
    expect({ errors, path: new URL(url).pathname }).toEqual({ errors: [], path: `${base}${manifestPath}` });
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

    const opened = Date.now();
    await page.goto(`${base}/listings`);
    await settled(page);
    await keptSince(page, opened);
    const car = (await page.getByRole('heading', { level: 2 }).allTextContents()).join();
    await page.goto(`${base}/dashboard`);
    await settled(page);
    await isKept(page);
    await page.waitForFunction(() => navigator.onLine);
    await expect.poll(() => left(page)).toBeGreaterThan(5);

    await context.setOffline(true);
    await page.goto(`${base}/listings`);
    await page.getByText(line).waitFor();
    await expect.poll(async () => (await page.getByRole('heading', { level: 2 }).allTextContents()).join()).toBe(car);
    expect(await axeViolations(page)).toEqual([]);

    await context.setOffline(false);
    await page.getByText(line).waitFor({ state: 'detached' });
    await page.goto('/logout');
    await page.getByLabel('E-mail').waitFor();
    await expect.poll(() => left(page)).toBe(0);

    // Another person on this device, without a connection as well: nothing of the first.
    await signIn(page, 'client2@forecourt.example');
    await settled(page);
    await context.setOffline(true);
    await page.goto(`${base}/listings`);
    await page.locator('[data-connection]').waitFor();
    expect((await page.getByRole('heading', { level: 2 }).allTextContents()).join()).not.toBe(car);
    await context.setOffline(false);
    await close();
  });
});

/** The browser's own push service is on the internet, and there is none here: what subscribing answers is put in its place. Everything after it is real. */
const withPushService = `
  const known = () => sessionStorage.getItem('subscribed') !== null;
  const subscription = {
    endpoint: 'https://push.example.com/send/in-the-test',
    toJSON: () => ({
      endpoint: subscription.endpoint,
      keys: { p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4', auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
    }),
    unsubscribe: async () => { sessionStorage.removeItem('subscribed'); return true; },
  };
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    sessionStorage.setItem('subscribed', applicationServerKey);
    return subscription;
  };
  PushManager.prototype.getSubscription = async () => (known() ? subscription : null);
`;

it('a device that wants it is told that there is something new while the portal is elsewhere, and no more once its owner signs out', async ({ skip }) => {
  const whole = await openWholeBrowser();
  onTestFinished(() => whole.close());
  const { page, problems, close } = await visitor(whole, { viewport: phone, host: 'portal.localhost', keepsApp: true, alone: true });
  const context = page.context();
  await context.grantPermissions(['notifications'], { origin: `http://portal.localhost:${new URL(inject('serverUrl')).port}` });
  await page.addInitScript(withPushService);
  await signIn(page, 'client@forecourt.example');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/profile');
  // Where this system has none but one without windows.
  const isRefused = (await page.evaluate(() => Notification.permission)) === 'denied';
  if (isRefused) await close();
  skip(isRefused, 'this browser shows no notifications to anybody');
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/push/devices/keep'));
  await page.getByRole('switch', { name: 'Notify this device' }).click();
  expect((await kept).status()).toBe(200);
  await expect.poll(() => page.getByRole('switch', { name: 'Notify this device' }).isChecked()).toBe(true);
  expect(await page.evaluate(() => sessionStorage.getItem('subscribed'))).toMatch(/^B[\w-]{86}$/);
  expect(await axeViolations(page)).toEqual([]);

  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ isDeleted }) => !isDeleted);
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId: await registered, data: '{"new":true}' });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body }) => [title, body]);
    });
  await expect.poll(shown).toEqual([[pushWords.title, pushWords.news]]);

  await page.goto('/logout');
  await page.getByLabel('E-mail').waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('subscribed'))).toBeNull();
  expect(problems()).toEqual([]);
  await close();
});

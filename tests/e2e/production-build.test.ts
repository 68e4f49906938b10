// What is served is what goes to production, whatever the server's mode (docs/brief.md, section 9), and it fails as section 2 says.
import type { Browser } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import { openBrowser, settled, signIn, visitor } from '../support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

it('the web bundle is a production build', async () => {
  const page = await (await fetch(`${inject('serverUrl')}/login`)).text();
  const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);
  expect(scripts.length).toBeGreaterThan(0);
  for (const path of scripts) {
    const code = await (await fetch(`${inject('serverUrl')}${path}`)).text();
    expect(code).not.toMatch(/jsxDEV|\$RefreshReg\$|Download the React DevTools|\/@vite\//);
  }
});

it('a rendering failure in the built app names the component that failed, even within an element', async () => {
  const { page, close } = await visitor(browser);
  await signIn(page, 'client@forecourt.example');
  // An object where the screen shows a text: React gives up on the element around it.
  await page.route(/\/api\/complaints/, async (route) => {
    const answer = await route.fetch();
    const complaints = (await answer.json()) as { subject: unknown }[];
    await route.fulfill({ response: answer, json: complaints.map((complaint) => ({ ...complaint, subject: { text: 'Late' } })) });
  });
  await page.goto('/client/complaints');
  await page.getByRole('heading', { name: 'Something went wrong!!!' }).waitFor();
  await page.getByText('It happened in: ComplaintRow', { exact: true }).waitFor();
  const sentence = await page.getByRole('alert').innerText();
  expect(sentence).toContain('Minified React error #31');
  expect(sentence).toContain('SHIFT+F5');
  await close();
});

const screens = [
  { email: 'client@forecourt.example', path: '/client/complaints', heading: 'Complaints' },
  { email: 'admin@forecourt.example', path: '/admin/coupons', heading: 'Coupons' },
];

it.each(screens)('$path that cannot be fetched reloads the page once, then says so, and opens once it can be', async ({ email, path, heading }) => {
  // Alone: a browser that was there before may hold the file, and ask nobody for it.
  const { page, close } = await visitor(browser, { alone: true });
  const fetched = new Set<string>();
  page.on('response', (response) => fetched.add(response.url()));
  await signIn(page, email);
  // The router hears of other addresses once its first screen is drawn.
  await settled(page);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  // What the screen needs beside the one before it, whatever files that is.
  const before = new Set(fetched);
  await page.route(/\/assets\/.*\.js$/, (route) => (before.has(route.request().url()) ? route.continue() : route.abort()));
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.getByRole('heading', { name: 'This screen could not be loaded' }).waitFor();
  expect(loads).toBe(1);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  await close();
});

it('whoever is in a field while the rest of it is fetched stays in it and can type on', async () => {
  const { page, close } = await visitor(browser);
  await signIn(page, 'admin@forecourt.example');
  let fetched = (): void => {};
  const asked = new Promise<void>((resolve) => {
    fetched = resolve;
  });
  await page.route(/\/assets\/PickerBox.*\.js$/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/admin/complaints/create');
  const client = page.getByLabel('Client', { exact: true });
  await client.click();
  fetched();
  const found = page.getByRole('listbox').getByRole('option');
  await found.first().waitFor();
  await page.keyboard.type('Hannah');
  await found.filter({ hasText: 'Hannah Okafor' }).click();
  expect(await client.inputValue()).toBe('Hannah Okafor');
  expect(await client.evaluate((field) => field === document.activeElement)).toBe(true);
  await close();
});

// A morning by keyboard alone: search, a command, the keys, and a car proposed to whom it fits.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, openBrowser, settled, sidewaysScroll, signIn, visitor, type Visitor } from '../support/browser.ts';
import { callerFor, type Caller } from '../support/caller.ts';
import { toast } from '../support/console.ts';

let browser: Browser;
let advisor: Visitor;
let page: Page;
let desk: Caller;
beforeAll(async () => {
  browser = await openBrowser();
  desk = await callerFor('advisor@forecourt.example');
  advisor = await visitor(browser);
  page = advisor.page;
  await signIn(page, 'advisor@forecourt.example');
  await settled(page);
});
afterAll(() => advisor.close());

it('is worked from the palette and the match by keys', async () => {
  // Found, and opened with what is marked.
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search or run a command' }).waitFor();
  await page.keyboard.type('hannah');
  await page.getByRole('option', { name: /^Hannah Okafor/, selected: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Hannah Okafor' }).waitFor();

  // A command by its name and whom it is about.
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Search or run a command' }).waitFor();
  await page.keyboard.type('log hannah');
  await page.getByRole('option', { name: /^Log a contact with Hannah Okafor/ }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Summary' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  // Every key, and one of them.
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await page.getByRole('heading', { level: 1, name: 'Match' }).waitFor();

  // Whom a car fits, and proposed.
  const [car] = await desk.get<{ id: string; title: string; source: string }[]>('/match/cars');
  if (!car) throw new Error('The firm knows no car.');
  await page.goto(`/employee/match?car=${car.source}:${car.id}`);
  await page.getByText(car.title).first().waitFor();
  await settled(page);
  expect(await axeViolations(page)).toEqual([]);
  // Whose package has room for any number of cars.
  const free = page
    .locator('li', { hasText: 'Full Service' })
    .getByRole('checkbox', { name: /^Select / })
    .first();
  const name = ((await free.getAttribute('aria-label')) ?? '').replace('Select ', '');
  while (!(await page.locator('li[data-current]').filter({ hasText: name }).isVisible())) await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByRole('region', { name: 'Propose to 1 client' }).waitFor();
  await page.keyboard.press('p');
  await toast(page, 'Proposed to 1 client');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sidewaysScroll(page)).toBe(0);
});

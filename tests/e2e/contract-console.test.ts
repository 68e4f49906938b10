// A console over documents that nobody here wrote, before a server made from each document: listed, paged, filtered, created, edited, acted on and deleted,
// with no word said beside the document.
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readDocument } from '../../engine/contract/reading/read.ts';
import { consoleServer } from '../../engine/serve/server.ts';
import { builtConsole } from '../../scripts/contract/build-console.ts';
import { axeViolations, desk, openBrowser, patience, phone, sidewaysScroll } from '../support/browser.ts';
import { stubApi } from '../support/stub-api.ts';

let page: string;
const servers: Server[] = [];

beforeAll(async () => {
  page = await builtConsole();
});
afterAll(() => servers.forEach((server) => server.close()));

interface Opened {
  page: Page;
  at: (path: string) => string;
  /** Where the API itself is. */
  api: string;
  close: () => Promise<void>;
  faults: string[];
  calls: string[];
}

async function opened(file: string): Promise<Opened> {
  const document = readDocument(file);
  const { server: stub, address, calls } = await stubApi(document);
  const server = consoleServer(document, { page, api: address });
  servers.push(server, stub);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const browser = await openBrowser();
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  context.setDefaultTimeout(patience);
  const tab = await context.newPage();
  const faults: string[] = [];
  tab.on('pageerror', (error) => faults.push(error.message));
  return { page: tab, at: (path) => `http://127.0.0.1:${port}${path}`, api: address, close: () => context.close(), faults, calls };
}

/** Adds a condition to the list that is open. */
async function filtered(tab: Page, label: string, choose: (condition: Locator) => Promise<void>): Promise<void> {
  await tab.getByRole('button', { name: 'Add filter' }).click();
  await tab.getByRole('menuitem', { name: label }).click();
  const condition = tab.getByRole('dialog').or(tab.locator('.MuiPopover-paper')).last();
  await choose(condition);
}

/** What is wrong with the screen on a phone, in both modes: it scrolls sideways, or its colours cannot be told apart. A desk again afterwards. */
async function onPhone(tab: Page): Promise<string[]> {
  await tab.setViewportSize(phone);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await tab.emulateMedia({ colorScheme });
    found.push(...(await axeViolations(tab, undefined, ['color-contrast', 'region'])));
  }
  const sideways = await sidewaysScroll(tab);
  await tab.emulateMedia({ colorScheme: 'light' });
  await tab.setViewportSize(desk);
  return sideways > 0 ? [...found, `${sideways} px too wide`] : found;
}

/** A field's name stands above its box, where it can be read. */
async function labelled(tab: Page, label: string): Promise<void> {
  const name = await tab.locator('label', { hasText: label }).first().boundingBox();
  const box = await tab.getByLabel(label, { exact: true }).first().boundingBox();
  expect(name && box ? name.y + name.height : Number.NaN).toBeLessThanOrEqual(box?.y ?? 0);
}

/** Deletes the record that is open, and is on its list again. */
async function removed(tab: Page, list: string): Promise<void> {
  await tab.getByRole('button', { name: /^More/ }).click();
  await tab.getByRole('menuitem', { name: 'Delete' }).click();
  await tab
    .getByRole('button', { name: /^Delete/ })
    .last()
    .click();
  await expect.poll(() => new URL(tab.url()).pathname).toBe(list);
}

it('a museum of another maker is run from its document alone', async () => {
  const { page: tab, at, close, faults, calls } = await opened('tests/support/contracts/museum.yaml');
  try {
    await tab.goto(at('/special-events'));
    const rows = tab.locator('tbody tr');
    await expect.poll(() => rows.count()).toBe(25);
    await tab.getByRole('button', { name: /next/i }).click();
    await tab.getByText('Juniper 26').waitFor();
    await tab.getByRole('link', { name: 'Create special event' }).click();
    // What the document asks for is said at its field before anything is sent.
    await tab.getByLabel('Name').fill('Night of lanterns');
    await tab.getByRole('button', { name: 'Create special event' }).click();
    await tab.getByText('Fill this in.').first().waitFor();
    expect(await onPhone(tab)).toEqual([]);
    await tab.getByLabel('Location').fill('Courtyard');
    await tab.getByLabel('Event description').fill('Bring a light.');
    await tab.getByRole('button', { name: 'Add date', exact: true }).click();
    await tab.locator('input[type=date]').first().fill('2026-12-05');
    await tab.getByLabel('Price').fill('12.5');
    await tab.getByRole('button', { name: 'Create special event' }).click();
    await tab.getByRole('heading', { name: 'Night of lanterns' }).waitFor();
    await tab.getByRole('link', { name: 'Edit' }).click();
    await tab.getByRole('textbox', { name: 'Location' }).fill('Great hall');
    await tab.getByRole('button', { name: 'Save' }).click();
    await tab.getByText('Great hall').first().waitFor();
    await removed(tab, '/special-events');
    // A list's own parameter is a condition like any other.
    await filtered(tab, 'Start date', async (condition) => {
      await condition.locator('input[type=date]').first().fill('2027-01-01');
      await condition.getByRole('button', { name: 'Apply' }).click();
    });
    await expect.poll(() => calls.at(-1)).toContain('startDate=2027-01-01');
    // What is neither kept nor listed has a form that shows its answer.
    await tab.getByRole('link', { name: 'Operations' }).click();
    await tab.getByRole('button', { name: 'Open Buy museum tickets' }).click();
    const form = tab.getByRole('dialog');
    await form.getByRole('button', { name: 'Buy museum tickets' }).click();
    await form.getByText('Fill this in.').first().waitFor();
    await form.locator('input[type=date]').first().fill('2026-12-05');
    await form.getByRole('button', { name: 'General' }).click();
    await form.getByRole('button', { name: 'Buy museum tickets' }).click();
    await tab.getByRole('status').getByText('Confirmation code').waitFor();
    expect(calls.at(-1)).toBe('POST /tickets');
    await tab.goto(at('/connection'));
    await tab.getByLabel('User name').fill('curator');
    await labelled(tab, 'User name');
    await labelled(tab, 'Password');
    await tab.getByRole('group', { name: 'Museum placeholder auth' }).waitFor();
    expect(faults).toEqual([]);
  } finally {
    await close();
  }
});

it('a pet store is paged, filtered, acted on and emptied; what has no screen has a form', async () => {
  const { page: tab, at, close, faults, calls } = await opened('node_modules/@readme/oas-examples/3.0/json/petstore.json');
  try {
    await tab.goto(at('/pet'));
    const rows = tab.locator('tbody tr');
    await expect.poll(() => rows.count()).toBe(25);
    await tab.getByRole('button', { name: /next/i }).click();
    await expect.poll(() => tab.getByText(/26.+57/).count()).toBeGreaterThan(0);
    await tab.setViewportSize(phone);
    // What has nothing below it stands in the middle of its row.
    const middleOf = async (part: Locator) => part.boundingBox().then((box) => (box ? box.y + box.height / 2 : Number.NaN));
    const apart = async () => Math.abs((await middleOf(rows.first().locator('a.row-link'))) - (await middleOf(rows.first())));
    // A card that is drawn anew has no box for a moment.
    await expect.poll(apart).toBeLessThan(3);
    await tab.setViewportSize(desk);
    await filtered(tab, 'Status', async (condition) => {
      await condition.getByText('Sold').click();
    });
    await tab.keyboard.press('Escape');
    await expect.poll(() => rows.count()).toBe(19);
    expect(calls.at(-1)).toContain('status=sold');
    await rows.first().locator('a.row-link').click();
    await tab.getByRole('button', { name: 'Update pet with form' }).click();
    await tab.getByRole('dialog').getByLabel('Name').fill('Bruno');
    await tab.getByRole('dialog').getByRole('button', { name: 'Update pet with form' }).click();
    await tab.getByRole('heading', { name: 'Bruno' }).waitFor();
    await tab.getByRole('link', { name: 'Edit' }).click();
    await tab.getByRole('textbox', { name: 'Name', exact: true }).nth(1).fill('Balto');
    await tab.getByRole('button', { name: 'Save' }).click();
    await tab.getByRole('heading', { name: 'Balto' }).waitFor();
    await removed(tab, '/pet');
    await tab.goto(at('/pet/create'));
    await tab.getByRole('textbox', { name: 'Name', exact: true }).nth(1).fill('Laika');
    await tab.getByRole('button', { name: 'Add photo url', exact: true }).click();
    await tab.getByRole('textbox', { name: 'Photo url 1' }).fill('https://pets.example/laika.jpg');
    await tab.getByRole('button', { name: 'Create pet' }).click();
    await tab.getByRole('heading', { name: 'Laika' }).waitFor();
    await tab.goto(at('/order'));
    await tab.getByLabel('Key').fill('1');
    await labelled(tab, 'Key');
    await tab.goto(at('/operations'));
    await tab.getByRole('button', { name: 'Open Returns pet inventories by status' }).click();
    await tab.getByRole('dialog').getByRole('button', { name: 'Returns pet inventories by status' }).click();
    await tab.getByRole('status').getByText('amber').first().waitFor();
    expect(faults).toEqual([]);
  } finally {
    await close();
  }
});

it('a value of several forms is chosen, filled in, checked in its form, shown and changed, also where another changed it meanwhile', async () => {
  const { page: tab, at, api, close, faults } = await opened('tests/support/contracts/choices.yaml');
  /** Somebody else changes a payment, past the console. */
  const elsewhere = (id: string, change: object) =>
    fetch(`${api}/payments/${id}`, { method: 'PATCH', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(change) });
  try {
    await tab.goto(at('/payments/create'));
    await tab.getByLabel('Name').fill('Rent');
    await tab.getByLabel('Kind of method').selectOption('Transfer');
    await tab.getByRole('button', { name: 'Add mark', exact: true }).click();
    await tab.getByLabel('Kind of mark').selectOption('Box');
    await tab.getByLabel('Width').fill('3');
    await tab.getByRole('button', { name: 'Create payment' }).click();
    // What its form asks for is said at its own input.
    await tab.getByText('Fill this in.').first().waitFor();
    await tab.getByLabel('Iban').fill('DE02');
    await tab.getByRole('button', { name: 'Create payment' }).click();
    await tab.getByRole('heading', { name: 'Rent' }).waitFor();
    await tab.getByText('Transfer').waitFor();
    await tab.getByText('DE02').waitFor();
    await tab.getByText('Box').waitFor();
    await tab.getByRole('link', { name: 'Edit' }).click();
    await tab.getByLabel('Kind of method').selectOption('Card');
    await tab.getByLabel('Number').fill('4000');
    const payment = /\/payments\/(\d+)/.exec(tab.url())?.[1] ?? '';
    await elsewhere(payment, { name: 'Rent of May' });
    await tab.getByRole('button', { name: 'Save' }).click();
    // A late change of something else is merged.
    await tab.getByRole('status').getByText('Also updated: Name.').waitFor();
    await tab.getByRole('heading', { name: 'Rent of May' }).waitFor();
    await tab.getByText('4000').waitFor();
    expect(await tab.getByText('DE02').count()).toBe(0);

    // A list's rows have no mark: the form is opened on the record itself, and a late change of the same is asked about.
    await tab.goto(at('/payments'));
    await tab
      .getByRole('link', { name: /^Edit / })
      .first()
      .click();
    await tab.getByRole('textbox', { name: 'Name' }).fill('Rent of June');
    await elsewhere(/\/payments\/(\d+)/.exec(tab.url())?.[1] ?? '', { name: 'Rent of July' });
    await tab.getByRole('button', { name: 'Save' }).click();
    await tab.getByText('Theirs: Rent of July').click();
    await tab.getByRole('button', { name: 'Save' }).first().click();
    await tab.getByRole('heading', { name: 'Rent of July' }).waitFor();

    // A record that is one of several forms as a whole.
    await tab.goto(at('/animals/create'));
    await tab.getByLabel('Kind of animal').selectOption('Dog');
    await tab.getByLabel('Name').fill('Bello');
    await tab.getByLabel('Trick').fill('Rolls over');
    await tab.getByRole('button', { name: 'Create animal' }).click();
    await tab.getByRole('heading', { name: 'Bello' }).waitFor();
    await tab.getByText('Rolls over').waitFor();
    expect(tab.url()).toMatch(/\/animals\/\d+$/);
    expect(faults).toEqual([]);
  } finally {
    await close();
  }
});

// The advisor's board by step, in a browser: carried by keys, dragged by the mouse, and what each says.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, openBrowser, settled, sidewaysScroll, signIn, visitor, type Visitor } from '../support/browser.ts';
import { callerFor, type Caller } from '../support/caller.ts';
import { toast } from '../support/console.ts';

let browser: Browser;
let advisor: Visitor;
let page: Page;
let desk: Caller;

interface Row {
  id: string;
  client_name: string;
  step_in_process: string;
}
const name = 'Hannah Okafor';
const rowOf = async (): Promise<Row> => {
  const [row] = await desk.get<Row[]>('/dashboard-listings/all', { q: name });
  if (!row) throw new Error('The client stands on no line.');
  return row;
};
const column = (text: string) => page.getByRole('region', { name: new RegExp(`^${text}, `) });
const grip = (where = page.locator('body')) => where.getByRole('button', { name: `Move ${name}` });

beforeAll(async () => {
  browser = await openBrowser();
  desk = await callerFor('advisor@forecourt.example');
  await desk.send('PATCH', `/update-step-in-process/${(await rowOf()).id}`, { step_in_process: 'links_sent' });
  advisor = await visitor(browser);
  page = advisor.page;
  await signIn(page, 'advisor@forecourt.example');
});
afterAll(async () => {
  await desk.send('PATCH', `/update-step-in-process/${(await rowOf()).id}`, { step_in_process: 'links_sent' });
  await advisor.close();
});

it('carries a client by keys to another step, saves it at once, and takes it back', async () => {
  await page.goto('/employee/dashboard');
  await page.getByRole('button', { name: 'Board by step' }).click();
  await grip(column('Links sent')).focus();
  await page.keyboard.press('Space');
  await page.getByText(`Picked up ${name} from Links sent.`).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowRight');
  await page.getByText(`${name} is at Researching.`).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowRight');
  await page.getByText(`${name} is at Negotiating.`).waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await page.getByText(`${name} moved to Negotiating`).waitFor();
  await expect.poll(() => grip(column('Negotiating')).evaluate((node) => node === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await grip(column('Links sent')).waitFor();
  await expect.poll(async () => (await rowOf()).step_in_process).toBe('links_sent');
});

it('leaves a client where they were on escape', async () => {
  await grip(column('Links sent')).focus();
  await page.keyboard.press('Space');
  await page.getByText(`Picked up ${name} from Links sent.`).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowRight');
  await page.getByText(`${name} is at Researching.`).waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await page.getByText(`${name} stays where they were.`).waitFor({ state: 'attached' });
  expect((await rowOf()).step_in_process).toBe('links_sent');
});

it('is dragged by the mouse', async () => {
  await page.goto('/employee/dashboard?as=board');
  await grip(column('Links sent')).waitFor();
  await settled(page);
  const card = column('Links sent').getByText(/Full Service/);
  // The mouse reaches only what is in sight, and the queue above is as long as the day.
  await card.evaluate((node) => node.scrollIntoView({ block: 'center' }));
  const from = await card.boundingBox();
  const to = await column('Searching').boundingBox();
  if (!from || !to) throw new Error('The board is not in sight.');
  await page.mouse.move(from.x + 20, from.y + 6);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 20, { steps: 4 });
  await page.mouse.move(to.x + 60, to.y + 80, { steps: 8 });
  await page.mouse.up();
  await toast(page, `${name} moved to Searching`);
  await expect.poll(async () => (await rowOf()).step_in_process).toBe('searching');
});

it('fits a phone, and breaks no rule of accessibility', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await settled(page);
  // A toast of the test before keeps the page where it was read; what lies half under the bar then is only scrolled.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
});

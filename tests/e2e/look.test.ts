// The console's drawn screens as they stand: at both widths, light and dark, readable by everybody, and built as they were drawn.
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { axeViolations, desk, openBrowser, phone, settled, sidewaysScroll, signIn, underHelp, visitor, type Visitor } from '../support/browser.ts';
import { callerFor } from '../support/caller.ts';
import { fieldOf, press, pressInBar, rows, title } from '../support/console.ts';

// What is readable depends on the colors, what has room on the width: each is seen once.
const looks = [
  { name: '1280, light', viewport: desk, colorScheme: 'light' },
  { name: '390, dark', viewport: phone, colorScheme: 'dark', hasTouch: true },
] as const;

/** Heights of the look's density table, in px: a row, and what is touched. */
const rowHeight = { desk: 40, touch: 48 };
const touchHeight = 44;

const addressOf = (path: string, filter: object): string =>
  `${path}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: '{}' }).toString()}`;

let browser: Browser;
/** Signed in once for all: the looks differ, the person does not. */
let session: BrowserContextOptions['storageState'];
let coupon = '';

beforeAll(async () => {
  browser = await openBrowser();
  const admin = await visitor(browser);
  await signIn(admin.page, 'admin@forecourt.example');
  session = await admin.page.context().storageState();
  await admin.close();
  const api = await callerFor('admin@forecourt.example');
  const [found] = await api.get<{ id: string }[]>('/coupons', { q: 'FALL100' });
  coupon = found?.id ?? '';
});

/** What opens over the page; the page below was looked at already. */
const overlay = '.MuiModal-root';

/** What axe finds, and whether the page can be pushed sideways. */
async function faultsOf(page: Page, screen: string, within?: string): Promise<string[]> {
  const faults = await axeViolations(page, within);
  const sideways = await sidewaysScroll(page);
  if (sideways > 0) faults.push(`scrolls ${sideways} px sideways`);
  return faults.map((fault) => `${screen}: ${fault}`);
}

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${String(locator)} is not on the screen.`);
  return box;
}

const isPhone = ({ page }: Visitor): boolean => page.viewportSize()?.width === phone.width;
const bulkBar = (page: Page): Locator => page.getByRole('toolbar', { name: '2 selected, Coupons' });

/** Opens the coupons with two filters set and chooses two rows. */
async function chooseTwo({ page }: Visitor): Promise<void> {
  await page.goto(addressOf('/admin/coupons', { kind: 'percent', ends_at_gte: '2025-06-01T00:00:00.000Z' }));
  await rows(page).first().waitFor();
  await rows(page).nth(0).getByRole('checkbox').check();
  await rows(page).nth(1).getByRole('checkbox').check();
  await bulkBar(page).waitFor();
  await settled(page);
}

async function signInScreen(options: BrowserContextOptions): Promise<string[]> {
  const { page, close } = await visitor(browser, options);
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('nobody@forecourt.example');
  await page.getByLabel('Password', { exact: true }).fill('Wrong-password-1');
  await press(page, 'Sign in');
  await page.getByRole('alert').first().waitFor();
  const faults = await faultsOf(page, 'sign-in with an error');
  await close();
  return faults;
}

/** Where the first heading begins elsewhere than what is below it, as while the bar has the tick of all. */
const insetsOfFirstColumn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const heading = document.querySelector('thead th:not(.MuiTableCell-paddingCheckbox)');
    const cell = document.querySelector('tbody td:not(.MuiTableCell-paddingCheckbox)');
    const [above, below] = [heading, cell].map((each) => each && getComputedStyle(each).paddingLeft);
    return above === below ? [] : [`${heading?.textContent} ${above}, below ${below}`];
  });

/** The list with its bulk bar, then what opens over it, one after the other. */
async function listScreens(admin: Visitor): Promise<string[]> {
  const { page } = admin;
  await chooseTwo(admin);
  const faults = await faultsOf(page, 'the list with its bulk bar');
  for (const filter of ['Change filter Kind', 'Change filter Ends']) expect(await page.getByRole('button', { name: filter }).count(), filter).toBe(1);
  await barJoinsTable(admin);
  // On a phone rows have no columns.
  if (!isPhone(admin)) expect(await insetsOfFirstColumn(page)).toEqual([]);

  await page.getByRole('button', { name: 'Change filter Kind' }).click();
  await page.getByRole('dialog', { name: 'Kind' }).getByRole('checkbox').first().waitFor();
  faults.push(...(await faultsOf(page, 'the filter editor', overlay)));
  await page.keyboard.press('Escape');

  if (!isPhone(admin)) {
    // On a phone the whole row opens the record, which has these actions.
    await rows(page)
      .nth(2)
      .getByRole('button', { name: /^More for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).waitFor();
    faults.push(...(await faultsOf(page, 'the row menu')));
    await page.keyboard.press('Escape');
  }

  await pressInBar(bulkBar(page), 'Change end date');
  const drawer = page.getByRole('dialog', { name: 'Change end date' });
  await drawer.getByLabel('Ends', { exact: true }).waitFor();
  faults.push(...(await faultsOf(page, 'the action drawer', overlay)));
  await press(drawer, 'Cancel');
  await drawer.waitFor({ state: 'hidden' });

  await pressInBar(bulkBar(page), 'Delete');
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('button', { name: 'Delete', exact: true }).waitFor();
  faults.push(...(await faultsOf(page, 'the confirm dialog', overlay)));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  await helpStaysClear(admin);
  await page.goto(addressOf('/admin/coupons', { q: 'NO-SUCH-CODE' }));
  await page.getByText('No coupons match').waitFor();
  faults.push(...(await faultsOf(page, 'an empty list')));
  return faults;
}

/** The bar stands on the table without a gap, as wide as it is, and its buttons are large enough to be hit. */
async function barJoinsTable(admin: Visitor): Promise<void> {
  const { page } = admin;
  const bar = await boxOf(bulkBar(page));
  const table = await boxOf(page.getByRole('table'));
  expect(Math.abs(bar.y + bar.height - table.y), 'px between bar and table').toBeLessThanOrEqual(1);
  expect(Math.abs(bar.x - table.x), 'px between their left edges').toBeLessThanOrEqual(1);
  const last = await boxOf(bulkBar(page).getByRole('button').last());
  expect(last.x + last.width, 'the last button stands inside the bar').toBeLessThanOrEqual(bar.x + bar.width);
  const row = await boxOf(rows(page).nth(1));
  if (isPhone(admin)) {
    expect(row.height, 'height of a row').toBeGreaterThanOrEqual(rowHeight.touch);
    expect(last.height, 'height of a button').toBeGreaterThanOrEqual(touchHeight);
  } else expect(row.height, 'height of a row').toBeCloseTo(rowHeight.desk, -0.5);
}

/** "How it works" stands in a strip of its own: no control lies under it, wherever the page is scrolled to. */
async function helpStaysClear({ page }: Visitor): Promise<void> {
  expect(await underHelp(page)).toEqual([]);
}

/** The form after the server and the rules refused it: what needs a look on top, each a way to its field. */
async function formScreen(admin: Visitor): Promise<string[]> {
  const { page } = admin;
  await page.goto(`/admin/coupons/${coupon}/edit`);
  await title(page, 'FALL100');
  await settled(page);
  const bar = await boxOf(page.getByRole('button', { name: 'Save', exact: true }).locator('..'));
  // On a phone it stands on the strip of "How it works".
  const foot = isPhone(admin) ? (await boxOf(page.getByRole('button', { name: 'How it works' }))).y : (page.viewportSize()?.height ?? 0);
  expect(Math.abs(bar.y + bar.height - foot), 'px between save bar and what it stands on').toBeLessThanOrEqual(1);

  await fieldOf(page, 'Ends').fill('2020-01-01T12:00');
  await fieldOf(page, 'Limit per client').fill('9');
  await fieldOf(page, 'Redemption limit').fill('5');
  await press(page, 'Save');
  const summary = page.getByRole('alert').filter({ hasText: /^Fix \d+ fields? to continue/ });
  await summary.getByRole('button', { name: 'Ends', exact: true }).waitFor();
  const faults = await faultsOf(page, 'the form with errors');
  await summary.getByRole('button', { name: 'Ends', exact: true }).click();
  expect(await fieldOf(page, 'Ends').evaluate((field) => field === document.activeElement)).toBe(true);
  return faults;
}

async function recordScreen({ page }: Visitor): Promise<string[]> {
  await page.goto(`/admin/coupons/${coupon}`);
  await title(page, 'FALL100');
  await settled(page);
  return faultsOf(page, 'the record');
}

describe('the console looks as drawn', () => {
  it.each(looks)('at $name', async ({ name: _name, ...look }) => {
    const faults = await signInScreen(look);
    const admin = await visitor(browser, { ...look, ...(session ? { storageState: session } : {}) });
    faults.push(...(await recordScreen(admin)), ...(await listScreens(admin)));
    faults.push(...admin.problems());
    faults.push(...(await formScreen(admin)));
    await admin.close();
    expect(faults).toEqual([]);
  });
});

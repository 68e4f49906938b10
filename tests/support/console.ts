// What people do on the console's contract-made screens, by the names they read there.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Rows of a list that are there; those of a skeleton are hidden from who listens. */
export const rowSelector = ':not([aria-hidden]) > table > tbody > tr';

/** The rows of the list on the page. */
export const rows = (page: Page): Locator => page.locator(rowSelector);

/** Waits until the list has so many rows. */
export async function rowsLeft(page: Page, expected: number): Promise<void> {
  await page.waitForFunction(({ count, selector }) => document.querySelectorAll(selector).length === count, { count: expected, selector: rowSelector });
}

/** Types into a list's search and waits until so many rows are left. */
export async function searchFor(page: Page, label: string, text: string, expected: number): Promise<void> {
  await page.getByRole('searchbox', { name: label }).fill(text);
  await rowsLeft(page, expected);
}

/** The input, select or text area with this label. */
export const fieldOf = (scope: Page | Locator, label: string): Locator =>
  scope.getByLabel(label, { exact: true }).and(scope.locator('input, select, textarea'));

/** Waits until every row says the same in a column. */
export async function everyRow(page: Page, column: string, sentence: string): Promise<void> {
  await page.waitForFunction(
    ([name, text]) => {
      const cells = [...document.querySelectorAll(`td.column-${name}`)];
      return cells.length > 0 && cells.every((cell) => cell.textContent === text);
    },
    [column, sentence] as const,
  );
}

/** Adds a filter by its name and chooses one of its answers; waits for rows, or for what the empty list says. */
export async function applyFilter(page: Page, filter: string, choice: string, empty?: string): Promise<void> {
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: filter, exact: true }).click();
  const editor = page.getByRole('dialog', { name: filter });
  await editor
    .getByLabel(choice, { exact: true })
    .or(editor.getByRole('button', { name: choice, exact: true }))
    .click();
  await page.keyboard.press('Escape');
  await editor.waitFor({ state: 'hidden' });
  if (empty === undefined) await rows(page).first().waitFor();
  else await page.getByText(empty).waitFor();
}

/** Chooses by name in a select, in a row of segments, or in a field that finds records by typing. */
export async function chooseInField(scope: Page | Locator, label: string, choice: string): Promise<void> {
  const page = 'page' in scope ? scope.page() : scope;
  const segments = scope.getByRole('group', { name: label, exact: true });
  const field = fieldOf(scope, label);
  await segments.or(field).first().waitFor();
  if ((await segments.count()) > 0) {
    await segments.getByRole('button', { name: choice, exact: true }).click();
    return;
  }
  if ((await field.evaluate((element) => element.tagName)) === 'SELECT') {
    await field.selectOption({ label: choice });
    return;
  }
  // What it is chosen from is fetched when the form opens.
  await field.and(scope.locator(':not([aria-busy="true"])')).waitFor();
  // One closes the list and is the field's text then; of several each is a chip in it.
  const isChosen = async () =>
    (await scope.getByRole('button', { name: choice, exact: true }).count()) > 0 ||
    ((await field.getAttribute('aria-expanded')) !== 'true' && (await field.inputValue()).includes(choice));
  // A press that chose nothing is made again, as anybody would who sees the list still open, and told: the list hangs below its field, and what appears above the field as
  // an option is pressed takes it from under the pointer.
  for (let presses = 1; presses <= 3; presses += 1) {
    await field.click();
    if ((await field.getAttribute('aria-autocomplete')) !== null) await field.fill(choice);
    await page.getByRole('option', { name: choice }).first().click();
    const chosen = await expect
      .poll(isChosen, { timeout: 5_000 })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
    if (chosen) return;
    // oxlint-disable-next-line no-console -- whoever reads the log of the tests is to see that it happened
    console.warn(`“${choice}” was pressed in “${label}” and not chosen; the page says: ${await saysNow(page)}`);
  }
  throw new Error(`“${choice}” cannot be chosen in “${label}”; the page says: ${await saysNow(page)}`);
}

/** What the page says, for a test that waited in vain: its main part, and what it told in a corner. */
async function saysNow(scope: Page | Locator): Promise<string> {
  const page = 'page' in scope ? scope.page() : scope;
  const told = await page.getByRole('region', { name: 'App messages' }).allInnerTexts();
  return [...told, (await page.getByRole('main').innerText()).slice(0, 1_000)].join('\n');
}

/** What is said at a field that is marked as wrong. */
export async function messageAt(scope: Page | Locator, label: string): Promise<string> {
  const field = fieldOf(scope, label).and(scope.locator('[aria-invalid="true"]'));
  await field.waitFor().catch(async (error: unknown) => {
    throw new Error(`“${label}” was not marked as wrong; the page says: ${await saysNow(scope)}`, { cause: error });
  });
  const message = (await field.getAttribute('aria-describedby')) ?? '';
  return scope.locator(`[id="${message}"]`).innerText();
}

/** Waits for a toast and closes it, so that the next one with the same words is not taken for it. */
export async function toast(page: Page, sentence: string): Promise<void> {
  const card = page.getByRole('region', { name: 'App messages' }).locator('> *').filter({ hasText: sentence });
  await card
    .getByRole('button', { name: 'Close' })
    .click()
    .catch(async (error: unknown) => {
      throw new Error(`“${sentence}” was not told; the page says: ${await saysNow(page)}`, { cause: error });
    });
}

/** Chooses something from what stands behind a record's three dots. */
export async function moreOf(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Does something to the chosen rows from the bar above them: by its button or, where that has no room, by the bar's menu. */
export async function pressInBar(bar: Locator, name: string): Promise<void> {
  const more = bar.getByRole('button', { name: 'More', exact: true });
  const button = bar.getByRole('button', { name, exact: true });
  await button.or(more).first().waitFor();
  if (await button.isVisible()) return button.click();
  await more.click();
  await bar.page().getByRole('menuitem', { name, exact: true }).click();
}

/** Somebody's whole name and their last name, another one with every attempt: what one attempt has made does not stand in the way of the next. */
export function named(first: string): [name: string, last: string] {
  const letters = [...Date.now().toString(10)].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('');
  return [`${first} Okafor-${letters}`, `Okafor-${letters}`];
}

/** Agrees to what a dialog asks. */
export const confirm = (page: Page, answer: string): Promise<void> => page.getByRole('alertdialog').getByRole('button', { name: answer, exact: true }).click();

/** Fills in the field with this label. */
export const fill = (scope: Page | Locator, label: string, value: string): Promise<void> => fieldOf(scope, label).fill(value);

/** Presses the button with exactly this name. */
export const press = (scope: Page | Locator, name: string): Promise<void> => scope.getByRole('button', { name, exact: true }).click();

/** Waits until the page has this heading. */
export const title = (page: Page, name: string): Promise<void> => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** Opens a list and answers how many rows it shows. */
export async function openList(page: Page, path: string, heading: string): Promise<number> {
  await page.goto(path);
  await title(page, heading);
  await rows(page).first().waitFor();
  return rows(page).count();
}

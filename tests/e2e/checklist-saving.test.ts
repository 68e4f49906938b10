// The checklist saves itself in a browser: through a reload, through a lost connection, and with two tabs open.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations, openBrowser, phone, settled, sidewaysScroll, signIn, visitor, type Visitor } from '../support/browser.ts';
import { faultsEverywhere } from '../support/faults.ts';

let browser: Browser;
let client: Visitor;
beforeAll(async () => {
  browser = await openBrowser();
  client = await visitor(browser, { viewport: phone });
  // Leaving with something unsaved asks; whoever reloads means it.
  client.page.on('dialog', (dialog) => void dialog.accept());
  await signIn(client.page, 'client2@forecourt.example');
});
afterAll(async () => {
  await client.close();
});

const budget = (page: Page) => page.getByLabel('Total budget');
const state = (page: Page) => page.getByRole('status', { name: 'Saving' });
const saved = (page: Page) => state(page).getByText('Saved', { exact: true }).waitFor();

async function openMoney(page: Page): Promise<void> {
  await page.goto('/client/preference-checklist?step=money');
  await budget(page).waitFor();
  await settled(page);
}

/** A draft is saved as one types, a submitted checklist by its selections. */
const saving = /\/api\/user-preferences\/(auto-save|selections)$/;

describe('what is typed into the checklist', () => {
  it('is kept within a second, and stands there after a reload', async () => {
    const { page } = client;
    await openMoney(page);
    await budget(page).fill('43,500');
    await budget(page).blur();
    await saved(page);
    await page.reload();
    await budget(page).waitFor();
    await expect.poll(() => budget(page).inputValue()).toBe('43,500.00');
  });

  it('is kept when the page goes before it was sent', async () => {
    const { page } = client;
    await openMoney(page);
    await page.route(saving, (route) => route.abort());
    await budget(page).fill('44,000');
    await budget(page).blur();
    await state(page).getByText('Offline. Saved on this device').waitFor();
    await page.unroute(saving);
    await page.reload();
    await saved(page);
    // What the server had is shown first; what the device kept comes over it.
    await expect.poll(() => budget(page).inputValue()).toBe('44,000.00');
  });

  it('waits through a lost connection, says so, and is sent when it is back', async () => {
    const { page } = client;
    await openMoney(page);
    await page.context().setOffline(true);
    await budget(page).fill('44,500');
    await budget(page).blur();
    await state(page).getByText('Offline. Saved on this device and sent when you’re back online.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    const sent = page.waitForResponse((response) => saving.test(response.url()));
    await page.context().setOffline(false);
    expect((await sent).status()).toBe(200);
    await saved(page);
    await page.reload();
    await budget(page).waitFor();
    await expect.poll(() => budget(page).inputValue()).toBe('44,500.00');
  });

  it('is never written over what another tab saved: the later one is told, and shown both', async () => {
    const { page: first } = client;
    await openMoney(first);
    const second = await first.context().newPage();
    await openMoney(second);
    await budget(second).fill('39,000');
    await budget(second).blur();
    await saved(second);

    await budget(first).fill('46,000');
    await budget(first).blur();
    const question = first.getByRole('alertdialog', { name: 'Changed in two places' });
    await question.getByText(/^You saved this elsewhere /).waitFor();
    const row = question.getByRole('row', { name: /Total budget/ });
    await row.waitFor();
    expect(await row.getByRole('cell').allTextContents()).toEqual(['$46,000', '$39,000']);
    expect(await axeViolations(first)).toEqual([]);
    await row.getByRole('radio', { name: 'Total budget, Elsewhere' }).check();
    await question.getByRole('button', { name: 'Save these answers' }).click();
    await saved(first);
    expect(await budget(first).inputValue()).toBe('39,000.00');

    await budget(first).fill('46,000');
    await budget(first).blur();
    await saved(first);
    await budget(second).fill('47,000');
    await budget(second).blur();
    await second.getByRole('alertdialog').getByRole('button', { name: 'Save these answers' }).click();
    await saved(second);
    await second.reload();
    await budget(second).waitFor();
    expect(await budget(second).inputValue()).toBe('47,000.00');
    await second.close();
  });
});

describe('the questions', () => {
  it('are gone through by keys alone, each fit for everybody at every width, light and dark', async () => {
    const { page } = client;
    const heading = page.locator('form h2');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/client/preference-checklist?step=vehicles');
    const seen: string[] = [];
    const step = () => new URL(page.url()).searchParams.get('step');
    while (step() !== 'review') {
      await heading.waitFor();
      const title = await heading.innerText();
      expect(seen).not.toContain(title);
      seen.push(title);
      expect([title, await faultsEverywhere(page)]).toEqual([title, []]);
      await page.locator('body').press('ArrowRight');
      await page.waitForFunction((before) => document.querySelector('form h2')?.textContent !== before, title);
    }
    expect(seen.length).toBeGreaterThan(10);
    const review = page.getByRole('heading', { level: 2, name: 'Review' });
    await review.waitFor();
    expect(await faultsEverywhere(page)).toEqual([]);
    await page.locator('body').press('ArrowLeft');
    await page.getByRole('heading', { level: 2, name: seen.at(-1) ?? '' }).waitFor();
    await page.emulateMedia({ colorScheme: null, reducedMotion: null });
    await page.setViewportSize(phone);
  });

  it('go on and back by a swipe', async () => {
    const { page } = client;
    await page.goto('/client/preference-checklist?step=vehicles');
    await page.getByRole('heading', { level: 2, name: 'What kind of car?' }).waitFor();
    const swipe = (from: number, to: number) =>
      page.getByRole('heading', { level: 2 }).evaluate(
        (target, [begin, end]) => {
          const touch = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 300 });
          target.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [touch(begin)], changedTouches: [touch(begin)] }));
          target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, touches: [], changedTouches: [touch(end)] }));
        },
        [from, to] as const,
      );
    await swipe(300, 100);
    await page.getByRole('heading', { level: 2, name: 'New or used?' }).waitFor();
    expect(new URL(page.url()).searchParams.get('step')).toBe('vehicles-2');
    await swipe(100, 300);
    await page.getByRole('heading', { level: 2, name: 'What kind of car?' }).waitFor();
  });
});

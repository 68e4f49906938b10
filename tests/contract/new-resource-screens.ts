// The console's screens of a resource that `npm run new resource suppliers` has just made: an admin in Chromium, before the copy's own built server.
import { join } from 'node:path';
import { openBrowser } from '../support/browser.ts';
import { emailOf, newPassword, startNewFirm } from '../support/empty-installation.ts';

/**
 * Makes a supplier, finds it in its list, changes it and approves it, as README's recipe promises.
 * @param copy the project's copy, with dist/ built
 * @returns what stood on the screen after each step, and every error of the page
 */
export async function suppliersOnScreen(copy: string): Promise<{ seen: string[]; errors: string[] }> {
  const served = await startNewFirm(join(copy, 'dist', 'server', 'main.js'));
  const browser = await openBrowser();
  const context = await browser.newContext({ baseURL: served.url, reducedMotion: 'reduce' });
  const errors: string[] = [];
  const seen: string[] = [];
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(emailOf('admin'));
    await page.getByLabel('Password', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/dashboard$/);

    await page.getByRole('link', { name: 'Suppliers' }).click();
    await page.getByRole('link', { name: 'Create supplier' }).first().click();
    await page.getByLabel(/^Name/).fill('Northgate');
    await page.getByLabel(/^Fee/).fill('599');
    await page.getByRole('button', { name: 'Create supplier' }).click();
    seen.push((await page.getByRole('heading', { level: 1 }).filter({ hasText: 'Northgate' }).textContent()) ?? '');

    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel(/^Name/).fill('Southgate');
    await page.getByRole('button', { name: /^Save/ }).click();
    seen.push((await page.getByRole('heading', { level: 1 }).filter({ hasText: 'Southgate' }).textContent()) ?? '');

    await page.getByRole('button', { name: 'Approve' }).click();
    seen.push((await page.getByText('Supplier Southgate approved').first().textContent()) ?? '');

    await page.getByRole('link', { name: 'Suppliers' }).first().click();
    seen.push((await page.getByRole('row', { name: /Southgate/ }).innerText()).replaceAll(/\s+/g, ' ').trim());
  } finally {
    await context.close();
    await served.stop();
  }
  return { seen, errors };
}

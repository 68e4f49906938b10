// The console's screens of a field that was added to coupons and of a resource that `npm run new resource suppliers` has just made: an admin in Chromium, before
// the copy's own built server.
import { openBrowser, patience } from '../support/browser.ts';
import { emailOf, newPassword } from '../support/empty-installation.ts';

/**
 * Reads the note of the coupon FAIR and makes one too long; makes a supplier, finds it in its list, changes it and approves it, as README's recipe promises.
 * @param url of the copy's own built server
 * @returns what stood on the screen after each step, and every error of the page
 */
export async function notesAndSuppliersOnScreen(url: string): Promise<{ seen: string[]; errors: string[] }> {
  const browser = await openBrowser();
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
  const errors: string[] = [];
  const seen: string[] = [];
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(emailOf('admin'));
    await page.getByLabel('Password', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/dashboard$/);

    await page.getByRole('link', { name: 'Coupons' }).first().click();
    await page.getByRole('columnheader', { name: 'Note' }).waitFor();
    const row = page.getByRole('row', { name: /FAIR/ });
    seen.push((await row.innerText()).replaceAll(/\s+/g, ' ').trim());
    await row.getByRole('link', { name: 'FAIR', exact: true }).click();
    await page.getByRole('heading', { level: 1 }).filter({ hasText: 'FAIR' }).waitFor();
    seen.push((await page.getByText('For both fairs').first().textContent()) ?? '');
    await page.goto('/admin/coupons/create');
    await page.getByLabel(/^Note/).fill('x'.repeat(141));
    await page.getByRole('button', { name: 'Create coupon' }).click();
    seen.push((await page.getByText('Use at most 140 characters.').first().textContent()) ?? '');

    await page.goto('/admin/dashboard');
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
  }
  return { seen, errors };
}

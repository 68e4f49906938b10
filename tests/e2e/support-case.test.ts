// A question to the firm, answered on the desk and answered back by who asked, without an account.
import { expect, inject, it } from 'vitest';
import { axeViolations, openBrowser, phone, settled, signIn, visitor } from '../support/browser.ts';
import { tokenMailedTo } from '../support/mailed-token.ts';

const email = 'lewis.tran@mailhaven.example';

async function ask(): Promise<string> {
  const answer = await fetch(`${inject('serverUrl')}/api/auth/support-request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Lewis Tran', email, topic: 'technical', message: 'I can’t open the worksheet.' }),
  });
  const { id } = (await answer.json()) as { id: string };
  return id;
}

it('is answered on the desk; its writer reads and writes back on a page of their own, and staff see it at once', async () => {
  const browser = await openBrowser();
  const id = await ask();
  const admin = await visitor(browser);
  await signIn(admin.page, 'admin@forecourt.example');
  // On the desk: what was asked beside the list, a note for staff, and the answer.
  await admin.page.goto('/admin/cases');
  const row = admin.page.locator('[data-list-row]', { hasText: 'I can’t open the worksheet.' });
  await row.getByRole('link').click();
  await admin.page.getByRole('heading', { level: 2, name: 'I can’t open the worksheet.' }).waitFor();
  expect(new URL(admin.page.url()).searchParams.get('case')).toBe(id);
  await admin.page.getByRole('tab', { name: 'Note for staff' }).click();
  await admin.page.getByRole('textbox', { name: 'Write a note for staff' }).fill('Asked before.');
  await admin.page.getByRole('button', { name: 'Add note' }).click();
  await admin.page.getByRole('note', { name: 'Note for staff' }).getByText('Asked before.').waitFor();
  await admin.page.getByRole('tab', { name: 'Reply to Lewis' }).click();
  await admin.page.getByRole('textbox', { name: 'Reply to Lewis' }).fill('Open it from your portal.\n<b>Not</b> from the e-mail.');
  await admin.page.getByRole('button', { name: 'Send' }).click();
  await admin.page.getByRole('log').getByText('<b>Not</b> from the e-mail.').waitFor();
  await admin.page.getByRole('button', { name: 'Status: Answered' }).waitFor();
  // Answered, it waits for no answer of ours: it has left the list, and is still open here.
  await expect.poll(() => row.count()).toBe(0);
  await settled(admin.page);
  expect(await axeViolations(admin.page)).toEqual([]);

  const mailed = () => tokenMailedTo(email, /\/support-case#token=([\w-]+)/);
  await expect.poll(() => mailed().catch(() => ''), { timeout: 50_000 }).not.toBe('');
  const { page, problems, close } = await visitor(browser, { viewport: phone });
  await page.goto(`/support-case#token=${await mailed()}`);
  await page.getByText('<b>Not</b> from the e-mail.').waitFor();
  await settled(page);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Your message').fill('It still fails.');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText(/^Sent\. We answer by/).waitFor();
  expect(await page.getByLabel('Your message').inputValue()).toBe('');
  expect(await page.getByRole('list', { name: 'Messages' }).getByRole('listitem').count()).toBe(3);
  expect(await page.getByText('Asked before.').count()).toBe(0);
  expect(problems()).toEqual([]);
  await close();

  await admin.page.getByRole('log').getByText('It still fails.').waitFor();
  await row.waitFor();
  await admin.close();
});

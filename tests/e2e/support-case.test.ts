// A question to the firm, answered from its record and answered back by who asked, without an account.
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

it('is answered from its record; its writer reads and writes back on a page of their own, and staff see it at once', async () => {
  const browser = await openBrowser();
  const id = await ask();
  const admin = await visitor(browser);
  await signIn(admin.page, 'admin@forecourt.example');
  await admin.page.goto(`/admin/support-requests/${id}`);
  await admin.page.getByRole('button', { name: 'Answer', exact: true }).first().click();
  await admin.page.getByRole('dialog').getByLabel('Answer').fill('Open it from your portal.\n<b>Not</b> from the e-mail.');
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Answer' }).click();
  await admin.page.getByText('Answer sent to Lewis Tran').waitFor();
  await admin.page.getByText('<b>Not</b> from the e-mail.').waitFor();

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
  expect(problems()).toEqual([]);
  await close();

  await admin.page.getByText('It still fails.').waitFor();
  await admin.close();
});

// The settings in Chromium: one page of sections, whose changes are drafts through a reload until they are published together.
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { demoEmails } from '../../server/demo/logins.ts';
import type { FirmSettings, MailText } from '../../generated/api.ts';
import { axeViolations, desk, kept, openBrowser, phone, signIn, visitor } from '../support/browser.ts';
import { callerFor } from '../support/caller.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

it('keeps what is typed through a reload, publishes it together, and says what it was until then', async () => {
  const admin = await callerFor(demoEmails.admin);
  const firm = await admin.get<FirmSettings>('/settings');
  const [mail, other] = await admin.get<MailText[]>('/mail-texts');
  if (!mail || !other) throw new Error('The demo has no e-mails.');
  const { page, problems, close } = await visitor(browser);
  await signIn(page, demoEmails.admin);
  // As it was called when it was a page.
  await page.goto(`/admin/mail-texts?mail=${mail.name}`);
  await page.waitForURL(`**/admin/settings?mail=${mail.name}#mail-texts`);
  await page.getByLabel('Subject').fill(`${mail.subject} today`);
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await sections.getByRole('link', { name: 'Refund policy' }).click();
  expect(await page.getByRole('heading', { name: 'Refund policy' }).isVisible()).toBe(true);
  const share = page.getByRole('spinbutton', { name: 'Until the first worksheet' });
  const before = firm.refund_ladder.search.in_progress;
  await share.fill(String(before - 1));
  await page.getByText('2 changes not published').waitFor();
  await kept(page);
  // Another e-mail is shown after the reload: the one that was edited still counts.
  await page.goto(`/admin/settings?mail=${other.name}#refund_ladder`);
  await page.reload();
  await page.getByText('2 changes not published').waitFor();
  expect(await share.inputValue()).toBe(String(before - 1));
  await page.getByText(`was ${String(before)}%`).waitFor();
  await sections.getByRole('link', { name: 'Mail texts: 1 change' }).waitFor();
  await page.getByRole('button', { name: 'See them' }).click();
  await page.getByRole('dialog').getByText(`${mail.subject} today`).waitFor();
  await page.keyboard.press('Escape');
  const now = () => admin.get<FirmSettings>('/settings');
  expect((await now()).refund_ladder).toEqual(firm.refund_ladder);
  await page.getByRole('button', { name: 'Publish 2 changes' }).click();
  await page.getByText('2 changes published.').waitFor();
  const published = await now();
  expect(published.refund_ladder.search.in_progress).toBe(before - 1);
  await page.reload();
  await page.getByRole('heading', { name: 'Tax rules' }).waitFor();
  expect(await page.getByText('not published').count()).toBe(0);
  expect(problems()).toEqual([]);
  await close();
  await admin.send('PATCH', '/settings', { refund_ladder: firm.refund_ladder, version: published.version });
  await admin.send('DELETE', `/mail-texts/${mail.name}`);
});

it('shows one section at a time on a phone, with the bar above what is fixed at the foot', async () => {
  const { page, problems, close } = await visitor(browser);
  await page.setViewportSize(phone);
  await signIn(page, demoEmails.admin);
  await page.goto('/admin/settings');
  const section = page.getByLabel('Section', { exact: true });
  const shown = () => page.getByRole('heading', { level: 2 }).allInnerTexts();
  await section.selectOption({ label: 'Refund policy' });
  await expect.poll(shown).toEqual(['Refund policy']);
  await page.getByRole('spinbutton', { name: 'Until the first worksheet' }).fill('49');
  await section.selectOption({ label: 'Packages' });
  await expect.poll(shown).toEqual(['Packages']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await page.getByRole('button', { name: 'Discard' }).click();
  await section.selectOption({ label: 'Refund policy' });
  expect(await page.getByText(/^was /).count()).toBe(0);
  expect(problems()).toEqual([]);
  // Of the page alone: in the frames of its previews no script runs, axe's neither.
  await page.evaluate(() => document.querySelectorAll('iframe').forEach((frame) => frame.remove()));
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize(desk);
  expect(await axeViolations(page)).toEqual([]);
  await close();
});

// What client and staff say to each other on the way: messages, a complaint, a shared file.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { complaintStatusLabels } from '../../../generated/enums.ts';
import { createComplaintForm as complaint } from '../../../generated/forms.ts';
import { chooseInField, press, searchFor, title, toast } from '../console.ts';
import { openNotification, openPage, sees, wait, type Prospect } from './people.ts';

const write = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Write a message').fill(text);
  await press(page, 'Send');
  await page.getByRole('log', { name: 'Messages' }).getByText(text).waitFor();
};

/** The client asks, the advisor answers from the bell, the client reads it. */
export async function chat(client: Page, advisor: Page, { first, last }: Prospect): Promise<void> {
  await openPage(client, 'Chat');
  await write(client, 'Is the dealer far away?');
  await openNotification(advisor, `New message from ${first} ${last}.`);
  await sees(advisor.getByRole('log', { name: 'Messages' }), 'Is the dealer far away?');
  await write(advisor, 'Twenty minutes by car.');
  await wait(client, 20);
  await sees(client.getByRole('log', { name: 'Messages' }), 'Twenty minutes by car.');
}

/** The client complains, an admin answers and resolves it, the client sees its course. */
export async function complain(client: Page, admin: Page, { last }: Prospect): Promise<void> {
  await client.getByRole('button', { name: /your account$/ }).click();
  await client.getByRole('menuitem', { name: 'Complaints' }).click();
  await client.getByRole('link', { name: 'Launch a complaint' }).click();
  await client.getByLabel(complaint.category.label).selectOption('delay');
  await client.getByLabel(complaint.subject.label).fill(`Nobody called ${last} back`);
  await client.getByLabel(complaint.details.label).fill('I waited since Monday.');
  await press(client, 'Send complaint');
  await toast(client, 'Complaint sent. Follow it here.');
  const drawer = client.getByRole('dialog', { name: `Nobody called ${last} back` });
  await press(drawer, 'Close');

  await openNotification(admin, new RegExp(`Nobody called ${last} back`));
  await title(admin, `Nobody called ${last} back`);
  await admin.getByLabel('Reply or note').fill('We call you today at five.');
  await press(admin, 'Send reply');
  await toast(admin, 'Reply sent.');
  for (const status of [complaintStatusLabels.in_progress, complaintStatusLabels.resolved]) {
    await press(admin, 'Set status');
    const form = admin.getByRole('dialog', { name: 'Set status' });
    await chooseInField(form, 'Status', status);
    await press(form, 'Set status');
    await toast(admin, `set to ${status}`);
    await sees(admin, `set it to ${status}`);
    await admin.getByRole('heading', { level: 1 }).locator('..').getByText(status, { exact: true }).waitFor();
  }

  await openNotification(client, new RegExp(`Nobody called ${last} back`));
  await sees(drawer, 'We call you today at five.');
  await sees(drawer, 'set it to Resolved');
  await press(drawer, 'Close');
}

/** What the advisor shares. */
export const sharedFile = 'buyers-order.txt';
const written = 'Selling price 27,200';

/** The advisor shares a file; the client finds it by the bell and saves it from an address signed for them. */
export async function shareFile(advisor: Page, client: Page, { first, last }: Prospect): Promise<void> {
  await openPage(advisor, 'Folders');
  await searchFor(advisor, 'Search folders', last, 1);
  await advisor
    .getByRole('link', { name: new RegExp(`${first} ${last}`) })
    .first()
    .click();
  const files = advisor.getByRole('region', { name: 'Files' });
  const chosen = advisor.waitForEvent('filechooser');
  await press(files, 'Share files');
  await (await chosen).setFiles({ name: sharedFile, mimeType: 'text/plain', buffer: Buffer.from(written) });
  await toast(advisor, 'File shared. Client notified.');

  await openNotification(client, new RegExp(sharedFile));
  await title(client, 'Shared files');
  await press(client, `More for ${sharedFile}`);
  const download = client.waitForEvent('download');
  await client.getByRole('menuitem', { name: 'Download' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(sharedFile);
  expect(new URL(saved.url()).searchParams.get('token')).toBeTruthy();
  expect(await readFile(await saved.path(), 'utf8')).toBe(written);
}

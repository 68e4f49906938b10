// What the firm does on the way: the admin assigns, the advisor begins.
import type { Page } from 'playwright-core';
import { stepInProcessLabels } from '../../../generated/enums.ts';
import { messages } from '../../../src/console/client/messages.ts';
import { chooseInField, moreOf, press, rows, searchFor, title, toast } from '../console.ts';
import { openPage, sees, type Prospect } from './people.ts';

/** The advisor of the story. */
export const advisorName = 'Maria Delgado';

/** The admin finds the new request and gives it to the advisor, whoever the rule chose. */
export async function assign(page: Page, { first, last }: Prospect): Promise<void> {
  await openPage(page, 'New requests');
  await title(page, 'New requests');
  await searchFor(page, 'Search new requests', last, 1);
  await sees(rows(page), `${first} ${last}`);
  await sees(rows(page), 'Full Service');
  await moreOf(page, `${first} ${last}`, 'Assign to advisor');
  const drawer = page.getByRole('dialog', { name: 'Assign to advisor' });
  await chooseInField(drawer, 'Advisor', advisorName);
  await press(drawer, 'Assign to advisor');
  await toast(page, `${first} ${last} assigned to ${advisorName}`);
  await sees(rows(page), advisorName);
}

/** The advisor finds the request among what waits and begins it. */
export async function begin(page: Page, { first, last }: Prospect): Promise<void> {
  await openPage(page, 'Dashboard');
  await openPage(page, 'New requests');
  await searchFor(page, 'Search new requests', last, 1);
  await page.getByRole('link', { name: `${first} ${last}` }).click();
  await title(page, `${first} ${last}`);
  await press(page, 'Begin');
  await toast(page, `You’re now ${first} ${last}’s advisor`);
}

/** The advisor hands the car over and says so on the client's page. */
export async function deliver(page: Page, { first, last }: Prospect): Promise<void> {
  await page.getByRole('tab', { name: messages.tabs.overview }).click();
  await page.getByLabel(messages.step, { exact: true }).selectOption({ label: stepInProcessLabels.delivered });
  await toast(page, `${first} ${last} moved to ${stepInProcessLabels.delivered}`);
}

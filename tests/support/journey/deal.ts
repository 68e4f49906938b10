// Dealers' prices as an advisor asks for them and a dealer gives them.
import type { Page } from 'playwright-core';
import { startBidRoundForm } from '../../../generated/forms.ts';
import { messages as desk } from '../../../src/console/bids/messages.ts';
import { messages as linksMessages } from '../../../src/console/client/links/messages.ts';
import { messages as lineMessages } from '../../../src/public/dealer/line-messages.ts';
import { dealerMessages } from '../../../src/public/messages/dealer.ts';
import { fill, press, title, toast } from '../console.ts';

/** The advisor asks the dealers who are proposed; ends on the request's own page. Answers its id. */
export async function askDealers(page: Page, clientId: string, car: string): Promise<string> {
  await page.goto(`/client-profiles/${clientId}?tab=links`);
  await page.getByRole('button', { name: linksMessages.more(car), exact: true }).click();
  await page.getByRole('menuitem', { name: desk.askDealers, exact: true }).click();
  await title(page, 'Create price request');
  await page.getByRole('main').getByRole('button', { name: 'Create price request', exact: true }).click();
  await page.waitForURL(/\/bid-requests\/[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'Send to dealers', exact: true }).first().click();
  await toast(page, 'Sent to 5 dealers');
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** A dealer types a price on the phone and sends it. In dollars. */
export async function typePrice(page: Page, lines: Readonly<Record<string, string>>, again = false): Promise<void> {
  // The firm has a rule for this state; this dealer knows better.
  if (!again) await press(page, lineMessages.ownFigure);
  for (const [line, amount] of Object.entries(lines)) await page.getByLabel(line, { exact: true }).fill(amount);
  await press(page, dealerMessages.send);
  await page.getByRole('heading', { name: dealerMessages.sent }).waitFor();
}

/** The advisor opens another round with a figure to beat, in dollars. @param due local, as the field takes it: 2030-01-01T17:00 */
export async function nextRound(page: Page, beat: string, due: string): Promise<void> {
  await press(page, desk.nextRound);
  const drawer = page.getByRole('dialog');
  await fill(drawer, startBidRoundForm.target_total.label, beat);
  await fill(drawer, startBidRoundForm.due_at.label, due);
  await drawer.getByRole('button', { name: 'Start next round', exact: true }).click();
  await toast(page, 'Next round started');
}

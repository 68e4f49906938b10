// Dealers' prices as an advisor asks for them and a dealer gives them.
import type { Page } from 'playwright-core';
import { layoutLabels } from '../../../domain/worksheet-layout.ts';
import { enterContractForm, offerDeliverySlotsForm, setLinkStatusForm, startBidRoundForm } from '../../../generated/forms.ts';
import { messages as consoleMessages } from '../../../engine/console/messages.ts';
import { messages as desk } from '../../../src/console/bids/messages.ts';
import { messages as linksMessages } from '../../../src/console/client/links/messages.ts';
import { messages as check } from '../../../src/console/deals/messages.ts';
import { bidsMessages as bids } from '../../../src/portal/bids/messages.ts';
import { negotiateMessages } from '../../../src/portal/links/negotiate-messages.ts';
import { messages as lineMessages } from '../../../src/public/dealer/line-messages.ts';
import { dealerMessages } from '../../../src/public/messages/dealer.ts';
import { confirm, fill, press, title, toast } from '../console.ts';

/** The advisor asks the dealers who are proposed; ends on the request's own page. Answers its id. */
export async function askDealers(page: Page, clientId: string, car: string): Promise<string> {
  await page.goto(`/client-profiles/${clientId}?tab=links`);
  await page.getByRole('button', { name: linksMessages.more(car), exact: true }).click();
  await page.getByRole('menuitem', { name: desk.askDealers, exact: true }).click();
  await title(page, 'Create price request');
  await page.getByRole('main').getByRole('button', { name: 'Create price request', exact: true }).click();
  await page.waitForURL(/\/bid-requests\/[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'Send to dealers', exact: true }).first().click();
  await confirm(page, 'Send to dealers');
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
  await press(page, desk.start);
  const drawer = page.getByRole('dialog');
  await fill(drawer, startBidRoundForm.target_total.label, beat);
  await fill(drawer, startBidRoundForm.due_at.label, due);
  await drawer.getByRole('button', { name: 'Start next round', exact: true }).click();
  await toast(page, 'Next round started');
}

/** The advisor chooses these dealers' prices on the desk and shows them to the client. */
export async function publishPrices(page: Page, dealers: readonly string[]): Promise<void> {
  for (const dealer of dealers) await page.getByRole('checkbox', { name: desk.choose(dealer), exact: true }).check();
  await press(page, desk.publish(dealers.length));
  const drawer = page.getByRole('dialog');
  // Chosen once, on the desk.
  for (const dealer of dealers) await drawer.getByText(dealer, { exact: true }).waitFor();
  await drawer.getByRole('button', { name: 'Publish prices', exact: true }).click();
  await toast(page, 'Prices published');
}

/** The client wants a lower price than the best one. In dollars. */
export async function negotiate(page: Page, target: string, note: string): Promise<void> {
  await press(page, bids.negotiate);
  const dialog = page.getByRole('dialog', { name: negotiateMessages.title });
  await fill(dialog, setLinkStatusForm.target_total.label, target);
  await fill(dialog, negotiateMessages.note, note);
  await press(dialog, negotiateMessages.title);
  await toast(page, negotiateMessages.asked);
}

/** The advisor types the contract from the deal's own page: every line as agreed, and one fee more. In dollars; the totals as the contract has them. */
export async function enterContract(page: Page, { fee, amount, total }: { fee: string; amount: string; total: string }): Promise<void> {
  await page.getByRole('link', { name: check.enterCheck, exact: true }).first().click();
  await page.getByLabel(check.typed(enterContractForm.selling_price.label), { exact: true }).focus();
  // Enter takes what is agreed, from line to line.
  const amounts = page.locator('input[data-amount]');
  for (let left = await amounts.count(); left > 0; left -= 1) await page.keyboard.press('Enter');
  await press(page, check.newLine);
  await page.getByLabel(check.nameOf, { exact: true }).fill(fee);
  await page.getByLabel(check.typed(fee), { exact: true }).fill(amount);
  for (const label of [layoutLabels.totalOtd, layoutLabels.cashDue]) await page.getByLabel(check.typed(label), { exact: true }).fill(total);
  await press(page, check.save);
  await toast(page, check.saved);
}

/** The dealer has taken the fee away: the contract is typed without it. */
export async function correctContract(page: Page, fee: string, total: string): Promise<void> {
  await press(page, check.remove(fee));
  for (const label of [layoutLabels.totalOtd, layoutLabels.cashDue]) await page.getByLabel(check.typed(label), { exact: true }).fill(total);
  await press(page, check.save);
  await toast(page, check.saved);
}

/** The advisor offers a time for the delivery, from the deal's own page. @param time local, as the field takes it: 2030-01-01T17:00 */
export async function offerTime(page: Page, { time, place }: { time: string; place: string }): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Offer delivery times', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  const { items } = offerDeliverySlotsForm.slots;
  await press(dialog, consoleMessages.addItem(items.label));
  const [startsAt, where] = items.fields;
  await fill(dialog, startsAt.label, time);
  await fill(dialog, where.label, place);
  await press(dialog, 'Offer delivery times');
  await toast(page, 'Delivery times offered');
}

// The advisor's work on a client's links, by the forms that the console makes from the contract.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { vehicleConditionWords } from '../../../generated/enums.ts';
import {
  addOtdWorksheetForm as sheet,
  createLinkForm as link,
  postResearchReportForm as found,
  recordFinalPriceForm as paid,
} from '../../../generated/rules.ts';
import { chooseInField, fill, moreOf, press, rows, rowsLeft, title, toast } from '../console.ts';
import { openPage, type Prospect } from './people.ts';

/** What an advisor types about one offer. */
export interface Offer {
  title: string;
  url: string;
  price: string;
  miles: string;
  group: string;
  comments: string;
}

/** Opens the list of links narrowed to the client; the profile, from which the client is known, has their links in a tab of its own. */
export async function openLinks(page: Page, { first, last }: Prospect): Promise<void> {
  await openPage(page, 'Clients');
  await page.getByRole('searchbox', { name: 'Search clients' }).fill(last);
  await page.getByRole('link', { name: `${first} ${last}`, exact: true }).click();
  await title(page, `${first} ${last}`);
  const [area, id] = page.url().split('/client-profiles/');
  await page.goto(`${area ?? ''}/client-listings?filter=${encodeURIComponent(JSON.stringify({ user_id: id?.split('?')[0] }))}`);
  await title(page, 'Links');
}

const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

/** Adds offers by hand; nobody but staff sees them yet. */
export async function addLinks(page: Page, client: Prospect, offers: readonly Offer[]): Promise<void> {
  await openLinks(page, client);
  await press(page, 'Add links');
  const drawer = page.getByRole('dialog', { name: 'Add links' });
  // Whose links are looked at, is whom these are for.
  expect(await drawer.getByRole('combobox', { name: 'Client' }).inputValue()).toBe(`${client.first} ${client.last}`);
  for (const [index, offer] of offers.entries()) {
    await press(drawer, 'Add link');
    const entry = drawer.getByRole('group', { name: `Link ${index + 1}` });
    await fill(entry, link.url.label, offer.url);
    await fill(entry, link.title.label, offer.title);
    await chooseInField(entry, link.condition.label, vehicleConditionWords.used);
    await fill(entry, link.price.label, offer.price);
    await fill(entry, link.miles.label, offer.miles);
    await fill(entry, link.category.label, offer.group);
    await fill(entry, link.comments.label, offer.comments);
  }
  await press(drawer, 'Add links');
  await toast(page, 'Add links: done.');
  // It says how many arrived, and nothing can be sent twice.
  await drawer.getByRole('status').getByText(String(offers.length)).first().waitFor();
  await drawer.getByRole('button', { name: 'Close' }).last().click();
  await rowsLeft(page, offers.length);
}

/** Sets how good an offer is. */
export async function setTier(page: Page, name: string, tier: string): Promise<void> {
  await moreOf(page, name, 'Set tier');
  const drawer = page.getByRole('dialog', { name: 'Set tier' });
  await chooseInField(drawer, 'Tier', tier);
  await press(drawer, 'Set tier');
  await toast(page, 'Set tier: done.');
  await row(page, name).getByText(tier, { exact: true }).waitFor();
}

/** Shows all links of the list to the client. */
export async function publish(page: Page, count: number): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all on this page' }).first().check();
  await press(page.getByRole('toolbar', { name: `${count} selected, Links` }), 'Publish');
  await toast(page, `Publish: ${count} done.`);
  await rows(page)
    .getByText(/^Shown/)
    .nth(count - 1)
    .waitFor();
}

async function openOne(page: Page, client: Prospect, name: string): Promise<void> {
  await openLinks(page, client);
  await page.getByRole('link', { name, exact: true }).click();
  await title(page, name);
}

/** What is asked of an advisor on a link: on its page as a button, or behind its three dots. */
async function act(page: Page, name: string, action: string): Promise<Locator> {
  const button = page.getByRole('button', { name: action, exact: true });
  const more = page.getByRole('button', { name: `More for ${name}`, exact: true });
  await button.or(more).first().waitFor();
  if ((await button.count()) > 0) await button.click();
  else await moreOf(page, name, action);
  return page.getByRole('dialog', { name: action });
}

/** Tells the client what the seller said about a car. */
export async function postReport(page: Page, client: Prospect, name: string, report: { verdict: string; summary: string }): Promise<void> {
  await openOne(page, client, name);
  const drawer = await act(page, name, 'Post research report');
  await chooseInField(drawer, found.verdict.label, report.verdict);
  await fill(drawer, found.summary.label, report.summary);
  await press(drawer, 'Post research report');
  await toast(page, 'Post research report: done.');
  await page.getByText('Research is in', { exact: true }).first().waitFor();
}

/** The lines of a dealer's quote, in dollars. */
export interface Quote {
  selling: string;
  tax: string;
  remark?: string;
  /** What it comes to, as it is shown. */
  total: string;
}

/** Enters a dealer's quote line by line. */
export async function enterWorksheet(page: Page, client: Prospect, name: string, quote: Quote): Promise<void> {
  await openOne(page, client, name);
  const drawer = await act(page, name, 'Enter OTD worksheet');
  await fill(drawer, sheet.dealer.label, 'Harbour Mazda');
  if (quote.remark !== undefined) await fill(drawer, sheet.remark.label, quote.remark);
  await fill(drawer, sheet.selling_price.label, quote.selling);
  await fill(drawer, sheet.doc_fee.label, '499');
  await fill(drawer, sheet.title.label, '54');
  await fill(drawer, sheet.registration.label, '120');
  await fill(drawer, sheet.sales_tax.label, quote.tax);
  await press(drawer, 'Enter OTD worksheet');
  await toast(page, 'Enter OTD worksheet: done.');
  await page.getByText('OTD price is in', { exact: true }).first().waitFor();
  await page.getByText(quote.total).first().waitFor();
}

/** Records what the car was bought for. */
export async function recordPurchase(page: Page, client: Prospect, name: string, price: string): Promise<void> {
  await openOne(page, client, name);
  const drawer = await act(page, name, 'Record final price');
  await fill(drawer, paid.final_price.label, price);
  await press(drawer, 'Record final price');
  await toast(page, 'Record final price: done.');
  await page.getByText('Purchased', { exact: true }).first().waitFor();
}

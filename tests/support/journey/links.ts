// The advisor's work on a client's links, on the client's own pages of the console.
import type { Locator, Page } from 'playwright-core';
import { linkTierLabels, researchVerdictLabels } from '../../../generated/enums.ts';
import {
  addOtdWorksheetForm as sheet,
  createLinkForm as link,
  postResearchReportForm as found,
  recordFinalPriceForm as paid,
} from '../../../generated/forms.ts';
import type { LinkTier, ResearchVerdict } from '../../../generated/api.ts';
import { messages as clientMessages } from '../../../src/console/client/messages.ts';
import { messages as intake } from '../../../src/console/client/intake/messages.ts';
import { messages as linksMessages } from '../../../src/console/client/links/messages.ts';
import { messages as worksheet } from '../../../src/console/client/worksheet/messages.ts';
import { fill, press, title, toast } from '../console.ts';
import { openPage, type Prospect } from './people.ts';

/** What an advisor types about one offer. */
export interface Offer {
  title: string;
  url: string;
  /** In dollars. */
  price: string;
  group: string;
  comments: string;
}

/** Opens the client's links from the list of clients. */
async function openLinks(page: Page, { first, last }: Prospect): Promise<void> {
  await openPage(page, 'Clients');
  await title(page, 'Clients');
  await page.getByRole('searchbox', { name: 'Search clients' }).fill(last);
  await page.getByRole('link', { name: `${first} ${last}`, exact: true }).click();
  await title(page, `${first} ${last}`);
  await page.getByRole('tab', { name: clientMessages.tabs.links }).click();
}

/** The row of one link among the client's. */
const rowOf = (page: Page, name: string): Locator => page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) });

/** Pastes the addresses of offers and completes what an address does not tell; nobody but staff sees them yet. */
export async function addLinks(page: Page, client: Prospect, offers: readonly Offer[]): Promise<void> {
  await openLinks(page, client);
  await page.getByRole('link', { name: linksMessages.add }).first().click();
  const rows = [
    [link.url, link.title, link.price, link.category, link.comments].map(({ label }) => label),
    ...offers.map(({ url, title: name, price, group, comments }) => [url, name, price, group, comments]),
  ];
  await page.getByLabel(intake.addresses, { exact: true }).fill(rows.map((cells) => cells.join('\t')).join('\n'));
  await press(page, intake.addRows);
  const count = offers.length;
  await page.getByRole('region', { name: intake.chosen(count, String(count), client.first), exact: true }).waitFor();
  await press(page, intake.hold);
  await page.getByText(intake.held(count, String(count))).waitFor();
  await openLinks(page, client);
}

/** Sets how good an offer is, in its row. */
export async function setTier(page: Page, name: string, tier: LinkTier): Promise<void> {
  await page.getByLabel(linksMessages.tierOf(name)).selectOption({ label: linkTierLabels[tier] });
  await toast(page, linksMessages.tierSet(linkTierLabels[tier]));
}

/** Shows everything held back to the client. */
export async function publish(page: Page, count: number): Promise<void> {
  await press(page, linksMessages.publishAll(count));
  if (count > 1) await press(page.getByRole('alertdialog', { name: `Publish ${count} links?` }), 'Publish');
  await toast(page, count > 1 ? `${count} links published` : ' published');
}

/** Tells the client what the seller said about a car. */
export async function postReport(page: Page, client: Prospect, name: string, report: { verdict: ResearchVerdict; summary: string }): Promise<void> {
  await openLinks(page, client);
  await press(rowOf(page, name), 'Post research report');
  const drawer = page.getByRole('dialog', { name: linksMessages.report.title });
  await drawer.getByRole('group', { name: found.verdict.label }).getByRole('button', { name: researchVerdictLabels[report.verdict], exact: true }).click();
  await fill(drawer, found.summary.label, report.summary);
  await press(drawer, 'Post research report');
  await toast(page, linksMessages.report.sent);
}

/** The lines of a dealer's quote, in dollars. */
export interface Quote {
  selling: string;
  tax: string;
  remark?: string;
  /** What it comes to, as it is shown. */
  total: string;
}

/** Enters a dealer's quote line by line, with the dealer's own tax; a second one is a revision. */
export async function enterWorksheet(page: Page, client: Prospect, name: string, quote: Quote): Promise<void> {
  await openLinks(page, client);
  await rowOf(page, name).getByRole('link', { name: 'Enter OTD worksheet' }).click();
  await fill(page, sheet.dealer.label, 'Harbour Mazda');
  if (quote.remark !== undefined) await fill(page, sheet.remark.label, quote.remark);
  await fill(page, sheet.selling_price.label, quote.selling);
  await fill(page, sheet.doc_fee.label, '499');
  await fill(page, sheet.title.label, '54');
  await fill(page, sheet.registration.label, '120');
  await page.getByLabel(sheet.tax_rule_id.label, { exact: true }).selectOption({ label: worksheet.noRule });
  await fill(page, sheet.sales_tax.label, quote.tax);
  // The total follows what is typed.
  await page.getByText(quote.total).filter({ visible: true }).first().waitFor();
  await press(page, quote.remark === undefined ? worksheet.save : worksheet.saveRevision(2));
  await toast(page, worksheet.saved);
  // It leads to the link, with the price in front.
  const desk = page.getByRole('dialog', { name });
  await desk.getByText(quote.total).first().waitFor();
  await press(desk, 'Close');
}

/** Records what the car was bought for. */
export async function recordPurchase(page: Page, client: Prospect, name: string, price: string): Promise<void> {
  await openLinks(page, client);
  await press(rowOf(page, name), 'Record final price');
  const drawer = page.getByRole('dialog', { name: 'Record final price' });
  await fill(drawer, paid.final_price.label, price);
  await press(drawer, 'Record final price');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Record final price' }).click();
  await toast(page, `${name} purchased for`);
  await rowOf(page, name).getByText('Purchased', { exact: true }).waitFor();
}

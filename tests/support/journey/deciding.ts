// How the client decides on links, and what they read about them.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ResearchVerdict } from '../../../generated/api.ts';
import { linkReasonLabels, researchVerdictLabels } from '../../../generated/enums.ts';
import { messages } from '../../../src/features/links/messages.ts';
import { negotiateMessages } from '../../../src/portal/links/negotiate-messages.ts';
import { press, toast } from '../console.ts';
import { openPage, sees } from './people.ts';

/** The client's three choices, the brief's words to the letter. */
export const choices = {
  research: 'Research more on this one',
  forward: "Let's move forward with this one",
  reject: 'Rejected',
} as const;

/** The card of one link among the client's listings. */
export const card = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });

/** Shows the listings in one state; the pill says how many there are. */
export const showOnly = (page: Page, pill: string, count: number): Promise<void> =>
  page
    .getByRole('group', { name: 'Show' })
    .getByRole('button', { name: `${pill} ${count}`, exact: true })
    .click();

/** Makes a choice on a link by its words, and is told that it was taken. */
export async function choose(page: Page, name: string, choice: keyof typeof choices): Promise<void> {
  await press(card(page, name), choices[choice]);
  if (choice === 'reject') await press(page.getByRole('dialog', { name: messages.why }), linkReasonLabels.miles);
  await toast(page, { research: messages.said.research_requested, forward: messages.said.otd_requested, reject: messages.rejected }[choice]);
}

/** What may be chosen on a link, in the order of the buttons. */
export const offered = (page: Page, name: string): Promise<string[]> => card(page, name).getByRole('button').filter({ hasNotText: name }).allInnerTexts();

/** Decides on three links for the first time: one more research, one price, one no that is taken back and said again. */
export async function decideFirst(page: Page, { research, forward, reject }: { research: string; forward: string; reject: string }): Promise<void> {
  await card(page, research).waitFor();
  for (const name of [research, forward, reject]) expect(await offered(page, name)).toEqual([choices.research, choices.forward, choices.reject]);
  await choose(page, reject, 'reject');
  await showOnly(page, 'Rejected', 1);
  await press(card(page, reject), 'Undo');
  await toast(page, messages.said.back);
  await showOnly(page, 'Your turn', 3);
  await choose(page, reject, 'reject');
  await choose(page, research, 'research');
  await choose(page, forward, 'forward');
  await showOnly(page, 'In research', 1);
  await card(page, research).getByText(messages.waits.research_requested).waitFor();
  await showOnly(page, 'OTD requested', 1);
  await card(page, forward).getByText(messages.waits.otd_requested).waitFor();
  await openPage(page, 'Dashboard');
}

/** Reads the research report in the link's drawer and closes it. */
export async function readReport(page: Page, name: string, report: { verdict: ResearchVerdict; summary: string }): Promise<void> {
  const drawer = page.getByRole('dialog', { name });
  await sees(drawer, report.summary);
  await sees(drawer, researchVerdictLabels[report.verdict]);
  await press(drawer, 'Close');
}

/** Reads a price line by line in the link's drawer. */
export async function readPrice(page: Page, name: string, lines: Readonly<Record<string, string>>): Promise<void> {
  const drawer = page.getByRole('dialog', { name });
  for (const [line, amount] of Object.entries(lines)) {
    await sees(drawer, line);
    await sees(drawer, amount);
  }
}

/** Says what shall become of a price. @param where its choices are: a car's drawer, or the worksheet's page */
export async function answerPrice(page: Page, where: Locator, answer: 'Negotiate again' | 'Accept this price'): Promise<void> {
  await press(where, answer);
  if (answer === 'Accept this price') await press(page.getByRole('alertdialog', { name: /^Accept \$/ }), answer);
  // What one wishes to pay is asked and may be left out.
  if (answer === 'Negotiate again') await press(page.getByRole('dialog', { name: negotiateMessages.title }), negotiateMessages.title);
  await toast(page, answer === 'Accept this price' ? messages.said.accepted : negotiateMessages.asked);
}

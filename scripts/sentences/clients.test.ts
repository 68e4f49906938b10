// Clients read of cars where staff read of links: a link they read of is one to open, in a mail or on the page it leads to.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { notificationKindSets } from '../../generated/enums.ts';
import * as enums from '../../generated/enums.ts';
import { linkStatusTransitions } from '../../generated/transitions.ts';
import { beyondLimit } from '../../domain/package-limits.ts';
import { stateSentence } from '../../engine/contract/state-sentences.ts';
import { linkStatusSentences } from '../../generated/state-sentences.ts';
import { sentencesOf, spokenFiles } from './from-source.ts';

/** Screens of clients and visitors; what both areas show is read by clients, too. */
const screens = /^src\/(?:public|portal|features|kit|app)\/|^engine\/web\//;
/** The brief's own account of how it works. */
const fromBrief = 'src/features/help/journey.ts';
/** A link to open: mailed, sent again, used up. */
const toOpen =
  /e-mail|mailed|sent the link|\bin the mail\b|from the mail|link (?:still works|no longer works|is incomplete)|check this link|^(?:Send the|Get a new) link$/;

const files = spokenFiles().filter((file) => screens.test(file));

it('screens of clients say car', () => {
  expect(files.length).toBeGreaterThan(100);
  const said = files.filter((file) => file !== fromBrief).flatMap((file) => sentencesOf(file));
  expect(said.length).toBeGreaterThan(800);
  expect(said.filter(({ text }) => /\blinks?\b/i.test(text) && !toOpen.test(text))).toEqual([]);
});

/** The words of the contract's values that those screens show, by the name of their list. */
const shown = new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\b[a-z]\w*Labels\b/g) ?? []));

it('values of the contract in their screens say car', () => {
  const lists = Object.entries(enums).filter(([name]) => shown.has(name));
  expect(lists.map(([name]) => name)).toEqual(expect.arrayContaining(['linkStatusLabels', 'linkReasonLabels', 'notificationKindLabels']));
  const toClients = new Set<string>(notificationKindSets.client);
  const words = lists.flatMap(([name, labels]) => Object.entries(labels).filter(([value]) => name !== 'notificationKindLabels' || toClients.has(value)));
  expect(words.filter(([, text]) => /\blinks?\b/i.test(String(text)))).toEqual([]);
});

it('what a car refuses, offers and is limited to says car to its client', () => {
  const full = { name: 'Full Service', max_links: null, max_otd_prices: null };
  const said = [
    ...enums.linkStatusValues.map((state) => stateSentence(linkStatusSentences[state], 'client') ?? ''),
    ...linkStatusTransitions.filter(({ by }) => by.includes('client')).flatMap(({ label }) => label ?? []),
    beyondLimit({ what: 'links', own: { ...full, max_links: 12 }, used: 12, wanted: 1, higher: [full], reader: 'client' }) ?? '',
  ];
  expect(said.at(-1)).toContain('12 cars');
  expect(said.filter((text) => /\blinks?\b/i.test(text))).toEqual([]);
});

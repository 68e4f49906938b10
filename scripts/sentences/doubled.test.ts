// What somebody would read twice on one screen.
import { describe, expect, it } from 'vitest';
import { messages } from '../../engine/console/messages.ts';
import { pageMessages } from '../../engine/console/record/messages.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { resources } from '../../generated/resources.ts';
import type { Contract } from '../../engine/contract/document.ts';
import { messages as publicMessages } from '../../src/public/messages.ts';
import { allSentences } from './collect.ts';

const sentencesIn = (text: string): string[] => text.split(/(?<=\.)\s+/).map((sentence) => sentence.trim().toLowerCase());

describe('nothing is said twice on one screen:', () => {
  it.each(resources.map((resource) => [resource.label, resource] as const))('%s', (_label, { fields, actions }) => {
    // A field in a card of its own is headed by its label.
    const headings = new Set<string>([messages.details, pageMessages.history, pageMessages.next]);
    expect(fields.map(({ label }) => label).filter((label) => headings.has(label))).toEqual([]);

    for (const { label, description = '', act, fields: asked } of actions) {
      const hints = asked.flatMap(({ hint }) => (hint ? [hint] : []));
      const ways = [act, ...(act?.when ?? [])].map((way) => [...(way?.consequence?.one ?? []), ...(way?.consequence?.many ?? [])]);
      for (const consequences of ways) {
        const above = sentencesIn(description);
        const repeated = [...hints, ...new Set(consequences)].flatMap(sentencesIn).filter((sentence) => above.includes(sentence));
        expect({ label, repeated }).toEqual({ label, repeated: [] });
      }
    }
  });
});

it('what a page’s heading says of a mailed link, the server’s sentence below it does not repeat', () => {
  // A bundled document is a contract; its type is wider than ours.
  const refusals = allSentences(contract as unknown as Contract).filter(({ area }) => area.startsWith('server/modules'));
  expect(refusals.length).toBeGreaterThan(300);
  expect(refusals.filter(({ text }) => text.includes(publicMessages.deadLink)).map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
});

// The kinds of events, as the contract lists them (openapi/schemas/Event.yaml).
import type { Event } from '../../generated/api.ts';
import { eventTexts } from '../../generated/texts.ts';

export type EventKind = Event['kind'];

type OfKind<K extends EventKind> = Extract<Event, { kind: K }>;
type TextOf<K extends EventKind> = (typeof eventTexts)[K][number];

/** What a kind keeps, without its name. */
export type Facts<K extends EventKind> = Omit<OfKind<K>, 'kind'>;

/** The same as read from the log: its texts are gone if the account they were about is closed. */
export type ReadFacts<K extends EventKind> = Omit<Facts<K>, TextOf<K>> & Partial<Pick<Facts<K>, Extract<TextOf<K>, keyof Facts<K>>>>;

/** Splits the details of a kind into those that stay and those deleted with the account, as the contract types them. */
export function splitFacts(
  kind: EventKind,
  facts: Readonly<Record<string, unknown>>,
): { params: Record<string, unknown>; texts: { name: string; text: string }[] } {
  const names: readonly string[] = eventTexts[kind];
  const kept = Object.entries(facts).filter(([, value]) => value !== undefined);
  return {
    params: Object.fromEntries(kept.filter(([name]) => !names.includes(name))),
    texts: kept.flatMap(([name, value]) => (names.includes(name) && typeof value === 'string' ? [{ name, text: value }] : [])),
  };
}

/** Whether a name in the log is of a kind this version knows: an older process may read what a newer one wrote. */
export const isKind = (name: string): name is EventKind => Object.hasOwn(eventTexts, name);

// Reads the log as sentences: built on reading, from the events and the current names.
import { inArray } from 'drizzle-orm';
import { cutText } from '../../engine/contract/text-rules.ts';
import type { NotificationKind, Role } from '../../generated/api.ts';
import * as roles from '../../generated/roles.ts';
import { eventReferences } from '../../generated/texts.ts';
import type { Database } from '../db/database.ts';
import { eventValues, initialClientData, users, type events } from '../db/schema.ts';
import type { Effect, Notice, Reading } from './effect.ts';
import { effects } from './effects.ts';
import { isKind, type EventKind, type ReadFacts } from './kinds.ts';

export type EventRow = typeof events.$inferSelect;

export interface Reader {
  id: string;
  role: Role;
}

/** Events with what it takes to say them. */
export interface Readings {
  /** The kind as a timeline calls it: of an imported one, the kind it had. */
  kindOf: (row: EventRow) => string;
  /** The event, as the timeline words it. At most 500 characters. */
  sentence: (row: EventRow, reader: Reader) => string;
  /** What someone who was notified of it reads, and of which kind it is to them. At most 300 characters. */
  notice: (row: EventRow, reader: Reader) => { kind: NotificationKind; words: string };
  /** Who did it, by name. */
  actorName: (row: EventRow) => string | null;
}

/** Everything the sentences of these events need, in as few queries as may be. */
export async function readingsOf(db: Database, rows: readonly EventRow[]): Promise<Readings> {
  const ids = rows.map(({ id }) => id);
  const values = ids.length > 0 ? await db.select().from(eventValues).where(inArray(eventValues.event_id, ids)) : [];
  const texts = new Map<string, Record<string, string>>();
  for (const { event_id, name, text } of values) texts.set(event_id, { ...texts.get(event_id), [name]: text });
  const people = [...new Set(rows.flatMap((row) => [row.actor_id, row.client_id, ...namedIn(row, 'users')]))].filter(isId);
  const prospects = [...new Set(rows.flatMap((row) => namedIn(row, 'initial-client-data')))].filter(isId);
  const named =
    people.length > 0 ? await db.select({ id: users.id, name: users.name, first: users.first_name }).from(users).where(inArray(users.id, people)) : [];
  const prospective =
    prospects.length > 0
      ? await db
          .select({ id: initialClientData.id, first: initialClientData.first_name, last: initialClientData.last_name })
          .from(initialClientData)
          .where(inArray(initialClientData.id, prospects))
      : [];
  const names = new Map([...named, ...prospective.map(({ id, first, last }) => ({ id, first, name: `${first} ${last}` }))].map((one) => [one.id, one]));

  const readingOf = (row: EventRow, reader: Reader): Reading => ({
    reader,
    actor: names.get(row.actor_id ?? '')?.name,
    actorFirst: names.get(row.actor_id ?? '')?.first,
    client: names.get(row.client_id ?? '')?.name ?? '',
    name: (id) => names.get(id ?? '')?.name ?? '',
  });
  // The contract typed the contents of the log's rows when they were written.
  const factsOf = (row: EventRow) => ({ ...row.params, ...texts.get(row.id) }) as ReadFacts<EventKind>;
  const effectOf = (row: EventRow): Effect<EventKind> | undefined => (isKind(row.kind) ? (effects[row.kind] as Effect<EventKind>) : undefined);
  // A newer process may already write kinds this one does not know.
  const sentenceOf = (row: EventRow, reader: Reader) => effectOf(row)?.sentence(factsOf(row), readingOf(row, reader)) ?? 'There is an update.';

  return {
    kindOf: (row) => effectOf(row)?.called?.(factsOf(row)) ?? row.kind,
    sentence: (row, reader) => cutText(sentenceOf(row, reader), 500),
    notice: (row, reader) => {
      const facts = factsOf(row);
      const notice = noticeFor(effectOf(row)?.notices ?? [], facts, reader, row.actor_role === roles.client ? 'client' : 'staff');
      const as = typeof notice?.as === 'function' ? notice.as(facts) : notice?.as;
      const kind = as ?? (String(row.params['was']) as NotificationKind);
      if (notice?.sentence) return { kind, words: cutText(notice.sentence(facts, readingOf(row, reader)), 300) };
      const said = sentenceOf(row, reader);
      const inFront = reader.role !== roles.client && row.client_id && row.kind !== 'imported' ? `${readingOf(row, reader).client}: ` : '';
      return { kind, words: cutText(`${inFront}${said}`, 300) };
    },
    actorName: (row) => names.get(row.actor_id ?? '')?.name ?? null,
  };
}

/** The notice that told this reader. @param side who did it */
function noticeFor(
  notices: readonly Notice<EventKind>[],
  facts: ReadFacts<EventKind>,
  reader: Reader,
  side: Notice<EventKind>['after'],
): Notice<EventKind> | undefined {
  const fits = ({ to }: Notice<EventKind>): boolean => {
    if (typeof to === 'string') return (to === 'client') === (reader.role === roles.client);
    const person: unknown = Reflect.get(facts, to.person);
    return person === reader.id || (to.else !== undefined && (to.else === 'client') === (reader.role === roles.client));
  };
  // The demo and the time before the log have events whose side nobody knows.
  return notices.find((notice) => fits(notice) && (notice.after ?? side) === side) ?? notices.find(fits);
}

const isId = (value: unknown): value is string => typeof value === 'string';

/** The records of a resource among an event's facts. */
function namedIn({ kind, params }: EventRow, of: string): unknown[] {
  const references = isKind(kind) ? eventReferences[kind] : {};
  return Object.entries(references).map(([name, resource]) => (resource === of ? params[name] : undefined));
}

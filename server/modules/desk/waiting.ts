// One thing that waits for staff, as the sources of the queue find it.
import type { Waiting } from '../../../domain/urgency.ts';
import { cutText } from '../../../engine/contract/text-rules.ts';
import type { UrgencyKind } from '../../../generated/api.ts';

/** Found, before the reader's marks are known. */
export interface Found extends Omit<Waiting, 'snoozed_until'> {
  /** Null for a task without a client. */
  user_id: string | null;
  client_name: string;
  /** What it is about. */
  words: string;
  /** The record it is about, of whatever kind. */
  target_id: string;
  /** When the newest of it happened. */
  changed_at: string;
  count: number;
}

/** The rows of one source never fill the queue alone. */
const mostOfEach = 200;
/** One more is read of each source: whether there are more. */
export const readOfEach = mostOfEach + 1;

/** What a source found, and whether it has more than is looked at. */
export interface Source {
  found: Found[];
  is_cut: boolean;
}

/** What a source read, as things that wait. */
export const foundIn = <Row>(rows: readonly Row[], read: (row: Row) => Found | Found[]): Source => ({
  found: rows.slice(0, mostOfEach).flatMap(read),
  is_cut: rows.length > mostOfEach,
});

export const nothingFound: Source = { found: [], is_cut: false };

type Facts = Pick<Found, 'user_id' | 'client_name' | 'words' | 'target_id' | 'since'>;

/** A thing that waits, with nothing planned, ending or at stake but what `more` says; what is never touched again changed when it began to wait. */
export function found(kind: UrgencyKind, { user_id, client_name, words, target_id, since }: Facts, more: Partial<Found> = {}): Found {
  return {
    kind,
    user_id,
    client_name,
    target_id,
    since,
    changed_at: since,
    count: 1,
    due_on: null,
    planned_at: null,
    ends_at: null,
    amount: null,
    ...more,
    words: shortened(words),
  };
}

/** Kinds of which a client has one entry, however many cars or files it is about. */
const together: ReadonlySet<UrgencyKind> = new Set(['price_accepted', 'otd_asked', 'research_asked', 'file_uploaded']);

/** One entry for each client and kind of those; it is about the oldest, ends with the first to end, and is as new as the newest. */
export function grouped(rows: readonly Found[]): Found[] {
  const groups = new Map<string, [Found, ...Found[]]>();
  const rest: Found[] = [];
  for (const row of rows) {
    if (!together.has(row.kind)) {
      rest.push(row);
      continue;
    }
    const key = `${row.user_id} ${row.kind}`;
    const known = groups.get(key);
    if (known) known.push(row);
    else groups.set(key, [row]);
  }
  return [...[...groups.values()].map(joined), ...rest];
}

function joined(rows: readonly [Found, ...Found[]]): Found {
  const ends = rows.flatMap(({ ends_at }) => (ends_at === null ? [] : [ends_at]));
  const amounts = rows.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  return {
    ...rows[0],
    count: rows.reduce((sum, row) => sum + row.count, 0),
    words: shortened(eachNamedOnce(rows.map(({ words }) => words))),
    changed_at: rows.reduce((newest, { changed_at }) => (changed_at > newest ? changed_at : newest), rows[0].changed_at),
    ends_at: ends.toSorted()[0] ?? null,
    amount: amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount),
  };
}

/** `Camry (2), Civic`: two of one name are said once, with how many. */
function eachNamedOnce(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} (${count})`)).join(', ');
}

function shortened(text: string): string {
  return text.length > 300 ? `${cutText(text, 299)}…` : text;
}

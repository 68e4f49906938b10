// Who would go to whom: one placement in the page's state, from which every figure on it derives.
import { levelLoad, type Receiver } from '../../../domain/hand-over.ts';
import type { HandOver, HandOverQuote } from '../../../generated/api.ts';
import { formatSpan, todayHere } from '../../../engine/web/format.ts';

/** The advisor of each client, by the client's id; missing ones stay. */
export type Placement = Readonly<Record<string, string>>;

type Advisor = HandOverQuote['advisors'][number];
type Row = HandOverQuote['rows'][number];

/** Proposes all present advisors with room; if none has any, all who are present. */
export function proposed(advisors: readonly Advisor[]): string[] {
  const here = advisors.filter(({ away_until }) => away_until === null || away_until === undefined);
  const withRoom = here.filter(({ load, capacity }) => load < capacity);
  return (withRoom.length > 0 ? withRoom : here).map(({ id }) => id);
}

/** The load levelled over the chosen advisors. */
export function levelled({ rows, advisors }: Pick<HandOverQuote, 'rows' | 'advisors'>, chosen: readonly string[]): Placement {
  const receivers: Receiver[] = advisors.filter(({ id }) => chosen.includes(id));
  return levelLoad(placeable(rows), receivers);
}

/** The rows as the domain places them. */
export function placeable(rows: readonly Row[]): { id: string; in_progress: boolean }[] {
  return rows.map(({ client_id, in_progress }) => ({ id: client_id, in_progress }));
}

/** What would come to one advisor. */
export interface Share {
  /** In progress. */
  clients: number;
  chats: number;
  complaints: number;
  followUps: number;
}

export function shareOf(advisor: string, rows: readonly Row[], placed: Placement): Share {
  const theirs = rows.filter(({ client_id }) => placed[client_id] === advisor);
  const count = (is: (row: Row) => boolean) => theirs.filter(is).length;
  return {
    clients: count((row) => row.in_progress),
    chats: count((row) => row.waiting_since !== null),
    complaints: count((row) => row.complaint_since !== null),
    followUps: count((row) => row.date_to_re_engage !== null),
  };
}

/** How long a client has waited, in words. */
export function waitedFor(since: string): string {
  return formatSpan(Date.now() - Date.parse(since));
}

/** Has this day passed, where the reader is? */
export function isPast(day: string): boolean {
  return day < todayHere();
}

/** The newest hand-over that can still be undone. */
export function openToUndo(acts: readonly HandOver[] | undefined): HandOver | undefined {
  return acts?.find((act) => act.undone_at === null && Date.parse(act.undo_until) > Date.now());
}

// What readers of the queue said of things that wait: each has marks of their own.
import { and, desc, eq, lt } from 'drizzle-orm';
import type { UrgencyKind } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { urgentMarks } from '../../db/schema.ts';
import type { Found } from './waiting.ts';

type Mark = Pick<typeof urgentMarks.$inferSelect, 'changed_at' | 'snoozed_until'>;
/** By kind, client and record. */
export type Marks = ReadonlyMap<string, Mark>;
export const noMarks: Marks = new Map();

/** Nothing that waits is older; what was said of it is forgotten with it. */
const keptDays = 120;
const mostMarks = 2000;

interface Marked {
  kind: UrgencyKind;
  user_id: string | null;
  target_id: string | null;
}

const keyOf = ({ kind, user_id, target_id }: Marked): string => `${kind} ${user_id} ${target_id ?? user_id}`;

/** All that one reader said, by what it is about. */
export async function marksOf(db: Database, readerId: string): Promise<Marks> {
  const rows = await db
    .select({
      kind: urgentMarks.kind,
      user_id: urgentMarks.client_id,
      target_id: urgentMarks.target_id,
      changed_at: urgentMarks.changed_at,
      snoozed_until: urgentMarks.snoozed_until,
    })
    .from(urgentMarks)
    .where(eq(urgentMarks.reader_id, readerId))
    .orderBy(desc(urgentMarks.changed_at))
    .limit(mostMarks);
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** What was said of exactly what waits now; anything newer has not been judged. */
const validMark = (row: Found, marks: Marks): Mark | undefined => {
  const mark = marks.get(keyOf(row));
  return mark && mark.changed_at >= row.changed_at ? mark : undefined;
};

/** Whether the reader marked it as done, and nothing happened to it after what they saw. */
export const isDone = (row: Found, marks: Marks): boolean => validMark(row, marks)?.snoozed_until === null;

/** Until when the reader snoozed it, ISO 8601; null if they did not, the time has passed, or something new happened. */
export function snoozedUntil(row: Found, marks: Marks, now: Date): string | null {
  const until = validMark(row, marks)?.snoozed_until ?? null;
  return until !== null && until > now.toISOString() ? until : null;
}

/** Notes what the reader says: a moment to snooze until, null for done, undefined for neither any more. */
export async function writeMark(
  db: Database,
  readerId: string,
  of: Marked & { user_id: string; changed_at: string },
  until: string | null | undefined,
  now: Date,
): Promise<void> {
  const { kind, user_id, target_id, changed_at } = of;
  const about = { reader_id: readerId, client_id: user_id, kind, target_id: target_id ?? user_id };
  const same = and(
    eq(urgentMarks.reader_id, readerId),
    eq(urgentMarks.client_id, user_id),
    eq(urgentMarks.kind, kind),
    eq(urgentMarks.target_id, about.target_id),
  );
  if (until === undefined) {
    await db.delete(urgentMarks).where(same);
    return;
  }
  const said = { changed_at, snoozed_until: until, updated_at: now.toISOString() };
  await db
    .insert(urgentMarks)
    .values({ ...about, ...said })
    .onConflictDoUpdate({ target: [urgentMarks.reader_id, urgentMarks.client_id, urgentMarks.kind, urgentMarks.target_id], set: said });
  const old = new Date(now.getTime() - keptDays * 86_400_000).toISOString();
  await db.delete(urgentMarks).where(and(eq(urgentMarks.reader_id, readerId), lt(urgentMarks.changed_at, old)));
}

// When the client of a complaint is promised a reply: what it is due by, as a case of the service desk (docs/rules.md, Complaints).
import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { replyOwedSince } from '../../../domain/complaints.ts';
import { replyDue } from '../../../domain/working-hours.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { complaintReplies, type complaints } from '../../db/schema.ts';
import { firmAnswerHours } from '../settings/index.ts';

/** By when somebody has to reply to a complaint in this state; null where no reply is owed. */
export async function replyBy(
  db: Database,
  { id, status, created_at }: Pick<typeof complaints.$inferSelect, 'id' | 'status' | 'created_at'>,
): Promise<string | null> {
  if (replyOwedSince(status, { opened: created_at, asked: null, answered: null }) === null) return null;
  const said = await lastWords(db, [id]);
  const since = replyOwedSince(status, { opened: created_at, asked: null, answered: null, ...said.get(id) });
  return since === null ? null : replyDue(new Date(since), await firmAnswerHours(db)).toISOString();
}

/** When each side last wrote; notes among staff are no answer. */
async function lastWords(db: Database, ids: readonly string[]): Promise<Map<string, { asked: string | null; answered: string | null }>> {
  const last = (who: SQL) => sql<string | null>`max(${complaintReplies.created_at}) filter (where ${who})`.mapWith(complaintReplies.created_at);
  const rows = await db
    .select({
      id: complaintReplies.complaint_id,
      asked: last(eq(complaintReplies.author_role, roles.client)),
      answered: last(ne(complaintReplies.author_role, roles.client)),
    })
    .from(complaintReplies)
    .where(and(inArray(complaintReplies.complaint_id, [...ids]), eq(complaintReplies.is_internal, false)))
    .groupBy(complaintReplies.complaint_id);
  return new Map(rows.map(({ id, ...words }) => [id, words]));
}

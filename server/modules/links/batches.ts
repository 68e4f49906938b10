// Links that were added together: published with one message, and removed together as long as nobody has gone on with them.
import { and, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { LinkBatch } from '../../../generated/api.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { conflict, notFound } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { outOfScope } from '../../db/rows.ts';
import { links, linkSheets, users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { publish } from './publish.ts';
import type { LinkRow } from './queries.ts';
import { removeLinks } from './remove.ts';
import { linkScope } from './scope.ts';
import { abandonRun, sheetScope } from './sheet-scope.ts';

/** Batches a client's page shows, and links removed in one call. */
const [shownBatches, mostRemoved] = [10, 500];
/** How long a batch can be undone, in ms. */
const undoneWithin = 24 * 3_600_000;

/** What nobody has decided on or worked on since it was added. */
const untouched = sql`(${links.status} = 'proposed' and ${links.report_count} = 0 and ${links.worksheet_count} = 0 and ${links.bid_request_id} is null)`;

/** A client's newest batches. */
export const batchesOf = (db: Database, actor: Actor, clientId: string, now: Date): Promise<LinkBatch[]> =>
  batchesWhere(db, actor, { ofLinks: eq(links.user_id, clientId), ofSheets: eq(linkSheets.user_id, clientId) }, now);

/** Links by the batch they have, and spreadsheets that are on their way or have rows to mend. */
async function batchesWhere(db: Database, actor: Actor, { ofLinks, ofSheets }: { ofLinks: SQL; ofSheets: SQL }, now: Date): Promise<LinkBatch[]> {
  const since = new Date(now.getTime() - undoneWithin).toISOString();
  const added = sql<string>`min(${links.created_at})`;
  const [rows, sheets] = await Promise.all([
    db
      .select({
        id: sql<string>`${links.batch_id}`,
        user_id: links.user_id,
        links: sql<number>`count(*)::int`,
        shown: sql<number>`(count(*) filter (where ${links.is_displayed}))::int`,
        removable: sql<number>`(count(*) filter (where ${untouched} and ${links.created_at} > ${since}::timestamptz))::int`,
        created_at: added.mapWith(links.created_at),
        created_by_name: sql<string | null>`min(${users.name})`,
      })
      .from(links)
      .leftJoin(users, eq(users.id, links.created_by))
      .where(and(ofLinks, sql`${links.batch_id} is not null`, linkScope(actor)))
      .groupBy(links.batch_id, links.user_id)
      .orderBy(desc(added))
      .limit(shownBatches),
    db
      .select({
        id: linkSheets.id,
        user_id: linkSheets.user_id,
        created_at: linkSheets.created_at,
        created_by_name: users.name,
        state: linkSheets.state,
        total: linkSheets.total,
        done: linkSheets.done,
        created: linkSheets.created,
        left_out: sql<number>`jsonb_array_length(${linkSheets.left_out})`,
        problem: linkSheets.problem,
      })
      .from(linkSheets)
      .innerJoin(users, eq(users.id, linkSheets.created_by))
      .where(and(ofSheets, sheetScope(actor)))
      .orderBy(desc(linkSheets.created_at))
      .limit(shownBatches),
  ]);
  const runs = new Map(sheets.map(({ id, state, total, done, created, left_out, problem }) => [id, { state, total, done, created, left_out, problem }]));
  const known = new Set(rows.map(({ id }) => id));
  const without = sheets.flatMap(({ id, user_id, created_at, created_by_name, state, left_out }) =>
    known.has(id) || (state !== 'running' && left_out === 0) ? [] : [{ id, user_id, links: 0, shown: 0, removable: 0, created_at, created_by_name }],
  );
  return [...rows, ...without]
    .toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))
    .slice(0, shownBatches)
    .map((batch) => ({ ...batch, run: runs.get(batch.id) ?? null }));
}

/** A batch as it now is. @param left what is known of it where nothing of it is there any more */
export async function batchOf(db: Database, actor: Actor, id: string, now: Date, left: Partial<LinkBatch> = {}): Promise<LinkBatch> {
  const [batch] = await batchesWhere(db, actor, { ofLinks: eq(links.batch_id, id), ofSheets: eq(linkSheets.id, id) }, now);
  const nothing = { id, user_id: id, created_at: now.toISOString(), created_by_name: null, run: null };
  return batch ?? { ...nothing, ...left, links: 0, shown: 0, removable: 0 };
}

/** An id belongs to the client it was first used for. @throws Problem 404 */
export async function requireBatchOf(db: Database, id: string, clientId: string): Promise<void> {
  const [other] = await db
    .select({ id: links.id })
    .from(links)
    .where(and(eq(links.batch_id, id), ne(links.user_id, clientId)))
    .limit(1);
  if (other) throw notFound();
}

/** Shows what is hidden of a batch; its client is notified once. @throws Problem 404; 409 beyond what the package includes */
export async function publishBatch(db: Database, services: Services, actor: Actor, id: string, message?: string): Promise<LinkBatch> {
  const rows = await rowsOf(db, actor, id);
  await publish(db, services, actor, rows, message);
  return viewAfter(db, services, actor, id, rows);
}

/** Removes what nobody has gone on with, as much as one call takes. @throws Problem 404; 409 after a day, or where nothing is left to remove */
export async function undoBatch(db: Database, services: Services, actor: Actor, id: string): Promise<LinkBatch> {
  const isSheet = await abandonRun(db, actor, id);
  const rows = await rowsOf(db, actor, id, isSheet);
  // A spreadsheet of which nothing was added yet.
  if (rows.length === 0) return batchOf(db, actor, id, services.clock());
  const since = services.clock().getTime() - undoneWithin;
  if (rows.every((row) => Date.parse(row.created_at) <= since)) throw conflict('These cars were added over 24 hours ago. Delete the links instead.');
  const free = rows.filter((row) => row.status === 'proposed' && row.report_count === 0 && row.worksheet_count === 0 && row.bid_request_id === null);
  if (free.length === 0) throw conflict('Each of these cars has been decided on or worked on since.');
  await removeLinks(db, actor, free.slice(0, mostRemoved));
  return viewAfter(db, services, actor, id, rows);
}

/** @throws Problem 404 where there are none, unless there may be none */
async function rowsOf(db: Database, actor: Actor, id: string, mayBeNone = false): Promise<LinkRow[]> {
  const scope = linkScope(actor);
  const rows = await db
    .select()
    .from(links)
    .where(and(eq(links.batch_id, id), scope))
    .orderBy(links.id)
    .for('update');
  if (rows.length > 0 || mayBeNone) return rows;
  const [other] = await db.select({ id: links.id }).from(links).where(eq(links.batch_id, id)).limit(1);
  throw await outOfScope(db, links, [other?.id ?? id], scope);
}

function viewAfter(db: Database, services: Services, actor: Actor, id: string, rows: readonly LinkRow[]): Promise<LinkBatch> {
  const [first] = rows;
  return batchOf(db, actor, id, services.clock(), first ? { user_id: first.user_id, created_at: first.created_at } : {});
}

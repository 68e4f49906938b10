// Reading complaints.
import { and, inArray, not, sql, type SQL } from 'drizzle-orm';
import { caseStatuses } from '../../../domain/cases.ts';
import { openComplaintStatuses } from '../../../domain/complaints.ts';
import type { Complaint } from '../../../generated/api.ts';
import type { Actor, Page } from '../../../engine/server/handler.ts';
import type { Database } from '../../db/database.ts';
import { listRows } from '../../db/list.ts';
import { complaints } from '../../db/schema.ts';
import { textOf } from '../../db/search.ts';
import { attachmentsOf } from '../files/index.ts';
import { ofPerson } from '../people/index.ts';
import { complaintScope } from './scope.ts';

type ComplaintRow = typeof complaints.$inferSelect;

export interface ComplaintQuery {
  filter?: Readonly<Record<string, unknown>>;
  sort?: readonly [string, string];
  range?: readonly number[];
}

const named = sql`left join complaint_categories as category_named on category_named.id = complaints.category`;

/** One page of the complaints the actor may see, narrowed by `also`. */
export async function complaintPage(db: Database, actor: Actor, query: ComplaintQuery, also?: SQL): Promise<Page<Complaint>> {
  const page = await listRows(db, complaints, {
    scope: and(complaintScope(actor), also),
    filter: query.filter,
    sort: query.sort,
    range: query.range,
    search: [textOf(complaints), ofPerson(complaints.user_id)],
    // By what it is called: its key is nothing that anybody reads.
    sorted: { category: sql`lower(category_named.name)` },
    ...(query.sort?.[0] === 'category' ? { joins: named } : {}),
    defaultSort: ['created_at', 'DESC'],
  });
  return { ...page, rows: await withAttachments(db, page.rows) };
}

/** The complaints with the files that came with them. */
export async function withAttachments(db: Database, rows: readonly ComplaintRow[]): Promise<Complaint[]> {
  const ids = rows.map((row) => row.id);
  const files = await attachmentsOf(db, 'complaint_id', ids);
  return rows.map((row) => ({ ...row, attachments: files.get(row.id) ?? [] }));
}

/** One complaint with its files. */
export async function complaintView(db: Database, row: ComplaintRow): Promise<Complaint> {
  const [view] = await withAttachments(db, [row]);
  if (!view) throw new Error('The complaint was not read.');
  return view;
}

/** How many complaints of the actor's scope fit. */
export async function countComplaints(db: Database, actor: Actor, ...also: (SQL | undefined)[]): Promise<{ count: number }> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(complaints)
    .where(and(complaintScope(actor), ...also));
  return { count: row?.count ?? 0 };
}

/** Someone still has to act. */
export const isOpen = inArray(complaints.status, [...openComplaintStatuses]);
const isOurs = inArray(complaints.status, [...caseStatuses.complaint.open]);

/** Someone still has to act: of the open ones those that wait for the firm, those that wait for the client, or all. */
export const isOpenFor = (waitsForUs: boolean | undefined): SQL | undefined =>
  waitsForUs === undefined ? isOpen : and(isOpen, waitsForUs ? isOurs : not(isOurs));

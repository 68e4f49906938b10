// Reading deal checks: a report is calculated from the lines and verdicts each time.
import { desc, inArray, sql } from 'drizzle-orm';
import { dealCheckReport } from '../../../domain/deal-check.ts';
import type { Actor, Page } from '../../../engine/server/handler.ts';
import { notFound } from '../../../engine/server/problem.ts';
import type { DealCheck, DealCheckVersion, StoredFile } from '../../../generated/api.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { listRows } from '../../db/list.ts';
import { dealChecks, dealCheckVersions } from '../../db/schema.ts';
import { textOf } from '../../db/search.ts';
import { attachmentsOf } from '../files/index.ts';
import { ofPerson } from '../people/index.ts';
import { dealCheckScope } from './scope.ts';

export type DealCheckRow = typeof dealChecks.$inferSelect;
export type VersionRow = typeof dealCheckVersions.$inferSelect;

interface Query {
  filter?: Readonly<Record<string, unknown>>;
  sort?: readonly [string, string];
  range?: readonly number[];
}

const people = sql`left join users as person on person.id = deal_checks.user_id left join users as advisor on advisor.id = person.advisor_id`;
const names = { client_name: sql<string>`person.name`, advisor_name: sql<string | null>`advisor.name` };

/** One page of the deal checks in scope, each with its versions. */
export async function dealCheckPage(db: Database, actor: Actor, { filter, sort, range }: Query): Promise<Page<DealCheck>> {
  const page = await listRows(db, dealChecks, {
    scope: dealCheckScope(actor),
    filter,
    sort,
    range,
    search: [textOf(dealChecks), ofPerson(dealChecks.user_id)],
    joins: people,
    extra: names,
    defaultSort: ['updated_at', 'DESC'],
  });
  const versions = await versionsOf(
    db,
    page.rows.map(({ id }) => id),
  );
  const files = await attachmentsOf(
    db,
    'deal_check_version_id',
    [...versions.values()].flat().map(({ id }) => id),
  );
  return { ...page, rows: page.rows.map((row) => ({ ...row, versions: viewsOf(actor, versions.get(row.id) ?? [], files) })) };
}

/** @throws Problem 404 */
export async function dealCheckView(db: Database, actor: Actor, id: string): Promise<DealCheck> {
  const [found] = (await dealCheckPage(db, actor, { filter: { id }, range: [0, 0] })).rows;
  if (!found) throw notFound();
  return found;
}

/** The versions by deal check, the newest first. */
export async function versionsOf(db: Database, ids: readonly string[]): Promise<Map<string, VersionRow[]>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(dealCheckVersions)
          .where(inArray(dealCheckVersions.deal_check_id, [...ids]))
          .orderBy(desc(dealCheckVersions.number));
  return new Map(ids.map((id) => [id, rows.filter((row) => row.deal_check_id === id)]));
}

/** What the advisor wrote is theirs until the report is sent. */
function viewsOf(actor: Actor, versions: readonly VersionRow[], files: ReadonlyMap<string, StoredFile[]>): DealCheckVersion[] {
  return versions.map((version) => {
    const { number, paper, note, typed, submitted_at, begun_at, answered_at } = version;
    const isShown = answered_at !== null || actor.role !== roles.client;
    const said = isShown ? version : { lines: null, verdicts: [], verdict: null, summary: null, otherwise: null };
    const { lines, verdicts, verdict, summary, otherwise } = said;
    return {
      number,
      paper,
      note,
      typed,
      attachments: files.get(version.id) ?? [],
      submitted_at,
      begun_at,
      answered_at,
      lines,
      verdicts,
      verdict,
      summary,
      otherwise,
      report: lines && dealCheckReport({ lines, verdicts }, readBefore(versions, number)),
    };
  });
}

/** The version before that was answered, as it was read. */
export function readBefore(
  versions: readonly VersionRow[],
  number: number,
): { lines: NonNullable<VersionRow['lines']>; verdicts: VersionRow['verdicts'] } | null {
  const before = versions.find((each) => each.number < number && each.answered_at !== null);
  return before?.lines ? { lines: before.lines, verdicts: before.verdicts } : null;
}

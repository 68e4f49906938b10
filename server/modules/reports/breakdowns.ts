// What the breakdown report splits. A breakdown more is a value of `ReportBreakdown` and a line here; the dashboard draws it by itself.
import { eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ReportBreakdown } from '../../../generated/api.ts';
import { linkReasonLabels } from '../../../generated/enums.ts';
import type { Database } from '../../db/database.ts';
import { complaints, links } from '../../db/schema.ts';
import { complaintCategoryNames } from '../complaints/index.ts';

interface Breakdown {
  table: PgTable;
  /** When it happened: a column with an index. */
  at: AnyPgColumn;
  /** What the count is split by. */
  by: AnyPgColumn;
  /** What the values are called; without it they are names already. */
  labels?: (db: Database) => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
  /** Rows that count; without it all do. */
  where?: SQL;
}

export const breakdowns: Readonly<Record<ReportBreakdown, Breakdown>> = {
  makes: { table: links, at: links.published_at, by: links.make },
  rejections: { table: links, at: links.status_since, by: links.reason, labels: () => linkReasonLabels, where: eq(links.status, 'rejected') },
  complaints: { table: complaints, at: complaints.created_at, by: complaints.category, labels: complaintCategoryNames },
};

// What the activity report counts. A measure more is a value of `ReportMeasure` and a line here; the dashboard draws its chart by itself.
import { sql, type SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ReportMeasure } from '../../../generated/api.ts';
import { complaints, links, otdWorksheets, researchReports, users } from '../../db/schema.ts';
import { isClient } from '../people/index.ts';

interface Measure {
  table: PgTable;
  /** When it happened: a column with an index. */
  at: SQLWrapper;
  /** The client it is about. */
  client: SQLWrapper;
  /** Rows that count; without it all do. */
  where?: SQLWrapper;
}

/** The client of the link a row belongs to. */
const ofLink = (link: SQLWrapper) => sql`(select of_link.user_id from links as of_link where of_link.id = ${link})`;

export const measures: Readonly<Record<ReportMeasure, Measure>> = {
  new_clients: { table: users, at: users.created_at, client: users.id, where: isClient(sql.raw('users')) },
  links_published: { table: links, at: links.published_at, client: links.user_id },
  research_reports: { table: researchReports, at: researchReports.created_at, client: ofLink(researchReports.link_id) },
  worksheets: { table: otdWorksheets, at: otdWorksheets.created_at, client: ofLink(otdWorksheets.link_id) },
  complaints: { table: complaints, at: complaints.created_at, client: complaints.user_id },
};

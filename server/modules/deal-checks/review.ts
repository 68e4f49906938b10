// The advisor's review of the newest version: begun, kept as a draft, sent as a report.
import { and, eq } from 'drizzle-orm';
import { dealCheckReport } from '../../../domain/deal-check.ts';
import { wholeLines, worksheetProblems } from '../../../domain/worksheet.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { conflict, invalid } from '../../../engine/server/problem.ts';
import type { DealCheckReview } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { findRow, nextVersion } from '../../db/rows.ts';
import { dealChecks, dealCheckVersions } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import type { Services } from '../../services.ts';
import { dealCheckScope } from './scope.ts';
import { readBefore, versionsOf, type DealCheckRow, type VersionRow } from './views.ts';

/** The deal check to change, locked. @throws Problem 404; 409 for an advisor who has to start the work first */
export const dealCheckToChange = (db: Database, actor: Actor, id: string): Promise<DealCheckRow> =>
  findRow(db, dealChecks, id, dealCheckScope(actor), { lock: true });

const about = ({ user_id, id }: DealCheckRow) => ({ client_id: user_id, target: { kind: 'deal_check', id } }) as const;

/** Says that the review has begun: from now on the refund policy gives half. */
export async function beginReview(db: Database, services: Services, actor: Actor, row: DealCheckRow): Promise<void> {
  const now = services.clock().toISOString();
  await db
    .update(dealChecks)
    .set({ status: 'in_review', status_since: now, ...nextVersion(dealChecks) })
    .where(eq(dealChecks.id, row.id));
  await db.update(dealCheckVersions).set({ begun_at: now }).where(newestOf(row));
  await happened(db, { kind: 'deal_check_begun', actor, ...about(row), at: services.clock(), paper: row.paper, title: row.title });
}

/** Keeps the draft. @throws Problem 409 where there is a newer version, or the report was sent */
export async function saveReview(db: Database, services: Services, actor: Actor, row: DealCheckRow, review: DealCheckReview): Promise<void> {
  requireNewest(row, review);
  if (row.status === 'answered') throw conflict('The report on this version was sent.');
  if (row.status === 'submitted') await beginReview(db, services, actor, row);
  await keepReview(db, row, review);
}

/** Sends the report. @throws Problem 409 as `saveReview`; 422 without a verdict, or where lines contradict each other */
export async function answerCheck(db: Database, services: Services, actor: Actor, row: DealCheckRow, review: DealCheckReview): Promise<void> {
  requireNewest(row, review);
  const problems = worksheetProblems(wholeLines(review.lines), null);
  const { verdict } = review;
  if (!verdict) throw invalid({ verdict: 'Choose what you think of the whole offer.' });
  if (Object.keys(problems).length > 0) throw invalid(Object.fromEntries(Object.entries(problems).map(([field, says]) => [`lines.${field}`, says ?? ''])));
  const nameless = review.verdicts?.findIndex((each) => each.verdict === 'missing' && !each.label?.trim()) ?? -1;
  if (nameless >= 0) throw invalid({ [`verdicts.${nameless}.label`]: 'Name the line that is missing.' });
  const now = services.clock().toISOString();
  const versions = (await versionsOf(db, [row.id])).get(row.id) ?? [];
  const [newest] = versions;
  await keepReview(db, row, review, { verdict, answered_at: now, begun_at: newest?.begun_at ?? now });
  const report = dealCheckReport({ lines: review.lines, verdicts: review.verdicts ?? [] }, readBefore(versions, row.version_count));
  const { total, aim_total, asks, by } = report;
  await db
    .update(dealChecks)
    .set({ status: 'answered', status_since: now, total, aim_total, asks, ...nextVersion(dealChecks) })
    .where(eq(dealChecks.id, row.id));
  await happened(db, {
    kind: 'deal_check_answered',
    actor,
    ...about(row),
    at: services.clock(),
    verdict,
    amount: Math.max(0, by),
    count: asks,
    title: row.title,
  });
}

const newestOf = ({ id, version_count }: DealCheckRow) => and(eq(dealCheckVersions.deal_check_id, id), eq(dealCheckVersions.number, version_count));

function requireNewest({ version_count }: DealCheckRow, { number }: DealCheckReview): void {
  if (number !== version_count) throw conflict('The client sent a newer version. Reload to review it.');
}

async function keepReview(db: Database, row: DealCheckRow, review: DealCheckReview, more: Partial<VersionRow> = {}): Promise<void> {
  const { lines, verdicts = [], verdict = null, summary = null, otherwise = null } = review;
  await db
    .update(dealCheckVersions)
    .set({ lines, verdicts, verdict, summary, otherwise, ...more, ...nextVersion(dealCheckVersions) })
    .where(newestOf(row));
}

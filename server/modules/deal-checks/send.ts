// What a client sends to be reviewed, within what their package includes.
import { eq } from 'drizzle-orm';
import { beyondPapers } from '../../../domain/package-limits.ts';
import { decodeVin } from '../../../domain/vin.ts';
import { wholeLines, worksheetProblems } from '../../../domain/worksheet.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { conflict, invalid } from '../../../engine/server/problem.ts';
import type { CheckedPaper, ContractLines } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { insertRow, nextVersion } from '../../db/rows.ts';
import { dealChecks, dealCheckVersions, packages, users } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import type { Services } from '../../services.ts';
import { claimAttachments } from '../files/index.ts';
import { packageSince, papersUsed } from '../packages/index.ts';
import { assignByRule } from '../users/index.ts';
import type { DealCheckRow } from './views.ts';

/** One paper as it is sent. */
export interface SentPaper {
  paper: CheckedPaper;
  note?: string | null;
  attachment_ids?: readonly string[];
  lines?: ContractLines | null;
}

/** @throws Problem 422 where there is neither file nor line; 409 beyond the package */
export async function sendFirst(
  db: Database,
  services: Services,
  actor: Actor,
  { title, vin, dealer = null, ...sent }: SentPaper & { title: string; vin?: string | null; dealer?: string | null },
): Promise<string> {
  await requirePaper(db, actor, sent);
  const now = services.clock().toISOString();
  const row = await insertRow(db, dealChecks, {
    user_id: actor.id,
    title: title.trim(),
    vin: vin ? decodeVin(vin).vin || null : null,
    dealer,
    paper: sent.paper,
    status_since: now,
  });
  await keep(db, services, actor, row, 1, sent);
  // The first paper is what the checklist is for a search: with it the firm's work begins (docs/rules.md, New requests and assignment).
  await assignByRule(db, services, actor.id);
  return row.id;
}

/** @throws Problem 422 where there is neither file nor line; 409 beyond the package */
export async function sendNext(db: Database, services: Services, actor: Actor, row: DealCheckRow, sent: SentPaper): Promise<void> {
  await requirePaper(db, actor, sent);
  const number = row.version_count + 1;
  await db
    .update(dealChecks)
    .set({ status: 'submitted', status_since: services.clock().toISOString(), paper: sent.paper, version_count: number, ...nextVersion(dealChecks) })
    .where(eq(dealChecks.id, row.id));
  await keep(db, services, actor, row, number, sent);
}

async function keep(db: Database, services: Services, actor: Actor, row: DealCheckRow, number: number, sent: SentPaper): Promise<void> {
  const { paper, note = null, attachment_ids = [], lines = null } = sent;
  const version = await insertRow(db, dealCheckVersions, {
    deal_check_id: row.id,
    number,
    paper,
    note,
    typed: lines,
    submitted_at: services.clock().toISOString(),
  });
  await claimAttachments(db, actor, attachment_ids, { purpose: 'deal_check', client_id: row.user_id, deal_check_version_id: version.id });
  await happened(db, {
    kind: 'deal_check_sent',
    actor,
    client_id: row.user_id,
    target: { kind: 'deal_check', id: row.id },
    at: services.clock(),
    paper,
    number,
    title: row.title,
  });
}

/** Holds the client's row until the end of the transaction, so that two papers sent at once are counted one after the other. */
async function requirePaper(db: Database, actor: Actor, { paper, attachment_ids = [], lines = null }: SentPaper): Promise<void> {
  if (attachment_ids.length === 0 && lines === null) throw invalid({ attachment_ids: 'Add a file or a photo, or type the lines.' });
  if (lines) {
    const problems = worksheetProblems(wholeLines(lines), null);
    if (Object.keys(problems).length > 0) throw invalid(Object.fromEntries(Object.entries(problems).map(([field, says]) => [`lines.${field}`, says ?? ''])));
  }
  const [client] = await db.select({ package_id: users.package_id }).from(users).where(eq(users.id, actor.id)).for('no key update');
  const [own] = client?.package_id ? await db.select().from(packages).where(eq(packages.id, client.package_id)) : [];
  if (!own || own.kind !== 'review') throw conflict('Your package does not include reviews of quotes.');
  const refusal = beyondPapers(own, paper, await papersUsed(db, actor.id, await packageSince(db, actor.id)));
  if (refusal !== undefined) throw conflict(refusal, { limit: paper });
}

// Whose a file of a dealer's row is: the dealer's own, or attached by staff to a price they typed in.
import { and, eq, exists, isNull, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import { conflict } from '../../../engine/server/problem.ts';
import type { DealerFile } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { bidFiles, storedFiles } from '../../db/schema.ts';
import { claimAttachments } from '../files/index.ts';
import type { InvitationRow, RequestRow } from './rows.ts';

/** A dealer sends no more along with a price (docs/rules.md, Dealers and bids). */
export const mostFiles = 3;
/** A dealer's row has no more in all, those that staff attached counted. */
const mostOfRow = 30;

/** Files the dealer sent itself. What staff attach is staff's: a dealer's page neither shows nor counts it, and a dealer's price doesn't take it along. */
export const ownOf = (invitationId: string): SQL | undefined =>
  and(
    eq(bidFiles.invitation_id, invitationId),
    exists(sql`(select 1 from ${storedFiles} where ${storedFiles.id} = ${bidFiles.file_id} and ${storedFiles.uploaded_by} is null)`),
  );

/** The dealer's own files that no price has taken along yet. */
export const unsentOf = (invitationId: string): SQL | undefined => and(ownOf(invitationId), isNull(bidFiles.bid_id));

/** The dealer's own files, oldest first. */
export function ownFiles(db: Database, invitationId: string): Promise<DealerFile[]> {
  return db
    .select({ id: storedFiles.id, file_name: storedFiles.file_name, size: storedFiles.size })
    .from(bidFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, bidFiles.file_id))
    .where(and(eq(bidFiles.invitation_id, invitationId), isNull(storedFiles.uploaded_by)))
    .orderBy(bidFiles.id)
    .limit(mostFiles);
}

/** Takes up what staff uploaded for a price. @throws Problem 422 for a file that is not theirs; 409 for more than a row takes */
export async function attachFiles(
  db: Database,
  actor: Actor,
  request: RequestRow,
  invitation: InvitationRow,
  { bidId, fileIds }: { bidId: string; fileIds: readonly string[] },
): Promise<void> {
  if (fileIds.length === 0) return;
  const kept = await db.$count(bidFiles, eq(bidFiles.invitation_id, invitation.id));
  if (kept + fileIds.length > mostOfRow) throw conflict(`This dealer’s prices have ${kept} files already; ${mostOfRow} is the most.`);
  await claimAttachments(db, actor, fileIds, { purpose: 'bid', client_id: request.user_id });
  await db.insert(bidFiles).values(fileIds.map((file_id) => ({ invitation_id: invitation.id, file_id, bid_id: bidId })));
}

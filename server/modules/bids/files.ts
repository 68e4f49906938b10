// Files that come with a price: a dealer's own, or those staff attach. Only staff open them.
import { and, count, eq, isNull } from 'drizzle-orm';
import { conflict, invalid } from '../../../engine/server/problem.ts';
import type { Actor, SteppedHandler } from '../../../engine/server/handler.ts';
import type { DealerRequest } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { bidFiles, storedFiles } from '../../db/schema.ts';
import { claimAttachments, keepFile, removeBytesLater, takeIn } from '../files/index.ts';
import type { Services } from '../../services.ts';
import { lockedByToken, mustBeOpen, shownToStaff } from './dealer-page.ts';
import type { InvitationRow, RequestRow } from './rows.ts';
import { dealerView } from './views.ts';

/** A dealer sends no more along with a price (docs/rules.md, Dealers and bids). */
const mostFiles = 3;

/** Takes up what staff uploaded for a price. @throws Problem 422 for a file that is not theirs */
export async function attachFiles(db: Database, actor: Actor, request: RequestRow, invitation: InvitationRow, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await claimAttachments(db, actor, fileIds, { purpose: 'bid', client_id: request.user_id });
  await db.insert(bidFiles).values(fileIds.map((file_id) => ({ invitation_id: invitation.id, file_id })));
}

/** A dealer's file, kept until the price is sent. */
export const uploadFile: SteppedHandler<'uploadDealerFile'> = {
  steps: async (context) => {
    const { body, files, services, db: outside } = context;
    if (files.length !== 1) throw invalid({ file: 'Send one file.' });
    const known = await outside.transaction((db) => lockedByToken(db, services, body.token));
    return takeIn({ ...context, actor: { id: known.invitation.id } }, files, {
      purpose: 'bid',
      decide: async (db) => {
        const { request, invitation } = await lockedByToken(db, services, body.token);
        mustBeOpen(services, request);
        await mustHaveRoom(db, invitation);
        return { client_id: request.user_id };
      },
      settle: async (db, [file]) => {
        if (!file) throw new Error('The file was not taken in.');
        const { request, invitation } = await lockedByToken(db, services, body.token);
        mustBeOpen(services, request);
        await mustHaveRoom(db, invitation);
        const kept = await keepFile(db, file, { purpose: 'bid', uploaded_by: null, client_id: request.user_id, claimed_at: services.clock().toISOString() });
        await db.insert(bidFiles).values({ invitation_id: invitation.id, file_id: kept.id });
        await shownToStaff(db, request.user_id);
        return dealerView(db, services, invitation.id);
      },
    });
  },
};

/** Takes back a file that was not sent yet. */
export async function removeFile(db: Database, services: Services, { token, file_id }: { token: string; file_id: string }): Promise<DealerRequest> {
  const { request, invitation } = await lockedByToken(db, services, token);
  const [gone] = await db
    .delete(bidFiles)
    .where(and(eq(bidFiles.invitation_id, invitation.id), eq(bidFiles.file_id, file_id), isNull(bidFiles.bid_id)))
    .returning({ file_id: bidFiles.file_id });
  if (gone) {
    const [file] = await db.delete(storedFiles).where(eq(storedFiles.id, gone.file_id)).returning();
    if (file) await removeBytesLater(db, file);
    await shownToStaff(db, request.user_id);
  }
  return dealerView(db, services, invitation.id);
}

/** @throws Problem 409 */
async function mustHaveRoom(db: Database, { id }: InvitationRow): Promise<void> {
  const [kept] = await db.select({ files: count() }).from(bidFiles).where(eq(bidFiles.invitation_id, id));
  if ((kept?.files ?? 0) >= mostFiles) throw conflict(`You can attach up to ${mostFiles} files. Remove one first.`);
}

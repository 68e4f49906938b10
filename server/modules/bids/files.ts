// Files that come with a price: a dealer's own, or those staff attach. Only staff open them.
import { and, count, eq } from 'drizzle-orm';
import { conflict, invalid } from '../../../engine/server/problem.ts';
import type { SteppedHandler } from '../../../engine/server/handler.ts';
import type { DealerRequest } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import { bidFiles, storedFiles } from '../../db/schema.ts';
import { keepFile, removeBytesLater, takeIn } from '../files/index.ts';
import type { Services } from '../../services.ts';
import { lockedByToken, mustBeOpen, shownToStaff } from './dealer-page.ts';
import { mostFiles, ownOf, unsentOf } from './own-files.ts';
import type { InvitationRow } from './rows.ts';
import { dealerView } from './views.ts';

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
    .where(and(unsentOf(invitation.id), eq(bidFiles.file_id, file_id)))
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
  const [kept] = await db.select({ files: count() }).from(bidFiles).where(ownOf(id));
  if ((kept?.files ?? 0) >= mostFiles) throw conflict(`You can attach up to ${mostFiles} files. Remove one first.`);
}

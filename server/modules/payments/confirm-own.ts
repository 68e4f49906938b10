// A client with an unverified mailbox gets a free package once it is verified.
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema.ts';
import { templates } from '../../events/mail/index.ts';
import { enqueue, type JobContext } from '../../outbox/outbox.ts';
import { issueMailToken, mailTokenAddress } from '../credentials/index.ts';

/** Mails the link that confirms the client's e-mail, unless that is done by now. A job, so that pressing again ends no link that is on its way. */
export async function mailOwnConfirmation({ user_id }: { user_id: string }, { db, services }: Pick<JobContext, 'db' | 'services'>): Promise<void> {
  await db.transaction(async (tx) => {
    const [client] = await tx.select().from(users).where(eq(users.id, user_id)).for('update');
    if (!client || client.deleted_at !== null || client.email_confirmed_at !== null) return;
    const token = await issueMailToken(tx, services, user_id, 'confirm_email');
    const url = mailTokenAddress(services, 'client', token);
    await enqueue(tx, { kind: 'mail', payload: templates.confirmForFreePackage(client.email, { url }) });
  });
}

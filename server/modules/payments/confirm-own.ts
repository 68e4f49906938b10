// A client whose mailbox nobody has proved gets a package for nothing once they have.
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema.ts';
import { enqueue, type DeedContext } from '../../outbox/outbox.ts';
import { issueMailToken, mailTokenAddress } from '../credentials/index.ts';

/** Mails the link that confirms the client's e-mail, unless that is done by now. A job, so that pressing again ends no link that is on its way. */
export async function mailOwnConfirmation({ user_id }: { user_id: string }, { db, services }: Pick<DeedContext, 'db' | 'services'>): Promise<void> {
  await db.transaction(async (tx) => {
    const [client] = await tx.select().from(users).where(eq(users.id, user_id)).for('update');
    if (!client || client.deleted_at !== null || client.email_confirmed_at !== null) return;
    const token = await issueMailToken(tx, services, user_id, 'confirm_email');
    await enqueue(tx, {
      kind: 'mail',
      payload: {
        to: client.email,
        subject: 'Confirm your e-mail to get your package',
        text: 'Hello,\n\nyour coupon covers the package you chose. Confirm your e-mail in the browser where you are signed in, then finish your order there. The link works once, for 14 days.',
        action: { label: 'Confirm your e-mail', url: mailTokenAddress(services, 'client', token) },
      },
    });
  });
}

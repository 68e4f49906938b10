// Removing a second step from outside: for the last admin who lost theirs.
import type { Database } from '../../server/db/database.ts';
import { auditEntries } from '../../server/db/schema.ts';
import { mailChange, removeEverything } from '../../server/modules/second-factor/index.ts';
import { endSessions } from '../../server/modules/sessions/index.ts';
import { emailOwner } from '../../server/modules/users/accounts.ts';
import { AdminRefused } from './admin-account.ts';

/**
 * Removes it, signs the person out, mails them and keeps an entry in the audit.
 * @returns the e-mail of the account
 * @throws AdminRefused where there is no such account
 */
export async function removeSecondStep(db: Database, email: string): Promise<string> {
  return db.transaction(async (tx) => {
    const person = await emailOwner(tx, email.trim().toLowerCase());
    if (!person) throw new AdminRefused(`${email} has no account here.`);
    await removeEverything(tx, person.id);
    await endSessions(tx, person.id, 'second_step_removed');
    await mailChange(tx, person.id, { kind: 'removed_by_command' });
    await tx.insert(auditEntries).values({
      area: 'auth',
      action: 'removeSecondFactor',
      words: 'Second step removed from the server’s command line',
      outcome: 'done',
      person_id: person.id,
      target_id: person.id,
      request_id: 'remove-second-step',
    });
    return person.email;
  });
}

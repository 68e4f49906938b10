// Closing an account: a soft delete. The e-mail is free again, personal data is removed; payments, decisions and audit stay.
import { eq, inArray, sql } from 'drizzle-orm';
import type { OperationId } from '../../../generated/api.ts';
import { userStatusWords } from '../../../generated/enums.ts';
import { userStatusTransitions } from '../../../generated/transitions.ts';
import type { Actor } from '../../contract/handler.ts';
import { requireMove } from '../../contract/moves.ts';
import type { Database } from '../../db/database.ts';
import { findRow } from '../../db/rows.ts';
import { clientFolders, initialClientData, storedFiles, supportRequests, userPreferences, users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { mailNotice } from '../auth/notices.ts';
import { endMailTokens } from '../auth/mail-tokens.ts';
import { removeBytesLater } from '../files/store.ts';
import { tellBeforeMoving } from '../push/changes.ts';
import { endSessions } from '../sessions/sessions.ts';
import { recordTimeline } from '../timeline/timeline.ts';
import { requireAnotherAdmin, requireNoClients, tellPerson, type Person } from './accounts.ts';
import { removePicture } from './picture.ts';
import { employeeScope, userScope } from './scope.ts';

/** What stands where a name was. */
const closedName = { first_name: 'Closed', last_name: 'account' } as const;

/**
 * Closes an account for good.
 * @param through the operation that asks; `deleteEmployee` closes employees alone
 * @throws Problem 404 out of scope; 409 when it is closed already, the last admin's, or an employee's with clients
 */
export async function closeAccount(
  db: Database,
  services: Services,
  actor: Actor,
  id: string,
  through: Extract<OperationId, 'deleteUser' | 'deleteEmployee' | 'closeAccount'>,
): Promise<Person> {
  const person = await findRow(db, users, id, through === 'deleteEmployee' ? employeeScope(actor) : userScope(actor), { lock: true });
  requireMove({
    transitions: userStatusTransitions,
    words: userStatusWords,
    standing: { state: person.status },
    to: 'closed',
    role: actor.role,
    now: services.clock(),
    through,
  });
  await requireAnotherAdmin(db, person);
  await requireNoClients(db, person);
  await mailNotice(db, person, 'closed');
  await endSessions(db, id);
  await endMailTokens(db, id);
  if (person.role === 'client') {
    await recordTimeline(db, {
      client_id: id,
      actor_id: actor.id,
      kind: 'account_closed',
      target: { kind: 'user', id },
      words: 'The account was closed.',
      internal: true,
    });
  }
  await tellPerson(db, person);
  if (person.role === 'client') await tellBeforeMoving(db, id);
  if (person.avatar) await removePicture(db, person.avatar);
  await scrub(db, id);
  const [closed] = await db
    .update(users)
    .set({
      ...closedName,
      email: `${id}@closed.invalid`,
      phone: null,
      zip: null,
      avatar: null,
      best_contact: null,
      best_time: null,
      time_zone: null,
      title: null,
      absent_until: null,
      notification_choices: {},
      password_hash: null,
      advisor_id: null,
      status: 'closed',
      deleted_at: services.clock().toISOString(),
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, id))
    .returning();
  return closed ?? person;
}

/** Removes what would still tell who they were: files, names and addresses given on the way, where they live, what they drive. */
async function scrub(db: Database, id: string): Promise<void> {
  const files = await db
    .delete(storedFiles)
    .where(inArray(storedFiles.folder_id, db.select({ id: clientFolders.id }).from(clientFolders).where(eq(clientFolders.client_id, id))))
    .returning({ storage_key: storedFiles.storage_key, has_preview: storedFiles.has_preview });
  for (const file of files) await removeBytesLater(db, file);
  await db.update(clientFolders).set({ name: 'Closed account', is_displayed: false }).where(eq(clientFolders.client_id, id));
  await db
    .update(userPreferences)
    .set({ selections: sql`${userPreferences.selections} - 'logistics'`, trade_in: {} })
    .where(eq(userPreferences.user_id, id));
  await db
    .update(initialClientData)
    .set({ ...closedName, email: `${id}@closed.invalid`, phone: '0000000', zip: '00000' })
    .where(eq(initialClientData.user_id, id));
  await db
    .update(supportRequests)
    .set({ name: 'Closed account', email: `${id}@closed.invalid` })
    .where(eq(supportRequests.user_id, id));
}

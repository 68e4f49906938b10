// The status of an account: suspending and reactivating it.
import { eq } from 'drizzle-orm';
import type { UserStatus } from '../../../generated/api.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { conflict } from '../../../engine/server/problem.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import { endSessions, forgetSessions } from '../sessions/index.ts';
import { requireAnotherAdmin, type Person } from './accounts.ts';
import { nextVersion } from '../../db/rows.ts';

export interface AccountStatusChange {
  actor: Actor;
  to: UserStatus;
}

/**
 * Gives an account another status, at once for every session it has.
 * @param person locked
 * @throws Problem 409 for oneself, for the last admin
 */
export async function changeAccountStatus(db: Database, person: Person, { actor, to }: AccountStatusChange): Promise<Person> {
  if (to === 'suspended') {
    if (person.id === actor.id) throw conflict('You can’t suspend yourself.', { state: person.status });
    await requireAnotherAdmin(db, person);
    // Their tokens stay, good for nothing but asking why.
    await forgetSessions(db, person.id);
  } else {
    await endSessions(db, person.id, 'reactivated');
  }
  const [moved] = await db
    .update(users)
    .set({ status: to, ...nextVersion(users) })
    .where(eq(users.id, person.id))
    .returning();
  await happened(db, {
    kind: 'account_moved',
    actor,
    client_id: person.role === roles.client ? person.id : null,
    target: { kind: 'user', id: person.id },
    internal: true,
    to,
    person_id: person.id,
    advisor_id: person.advisor_id,
  });
  return moved ?? person;
}

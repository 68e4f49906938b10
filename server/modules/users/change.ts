// Changes a person's data: users their own, admins anyone's.
import { eq } from 'drizzle-orm';
import type { UserUpdate } from '../../../generated/api.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import { conflict, forbidden, invalid } from '../../../engine/server/problem.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { findRow, updateRow } from '../../db/rows.ts';
import { users } from '../../db/schema.ts';
import { forgetSessions } from '../sessions/index.ts';
import { isTimeZone } from '../../../domain/moment.ts';
import { emailOwner, requireActiveAdvisor, requirePackage, accountChanged, type Person } from './accounts.ts';
import { assignAdvisor, unassignAdvisor } from './assign.ts';
import { changePicture } from './picture.ts';
import { clientMoved } from '../links/index.ts';
import { userScope } from '../people/index.ts';

/**
 * Changes the fields given. The contract (`x-access`) says what a role may set at all.
 * @throws Problem 403 for another person's data, 404 out of scope, 409 for a stale version, 422 by field
 */
export async function changeUser(db: Database, actor: Actor, id: string, change: UserUpdate): Promise<Person> {
  const person = await findRow(db, users, id, userScope(actor), { lock: true });
  if (actor.role !== roles.admin && id !== actor.id) throw forbidden('Only the person or an admin can change this.');
  if (person.status === 'closed') throw conflict('This account is closed.', { state: person.status });
  // The contract lets no one set the role here: that is an operation of its own.
  const { advisor_id, role: _role, ...fields } = change;
  if (fields.email !== undefined) await requireFreeEmail(db, person, fields.email);
  if (fields.time_zone && !isTimeZone(fields.time_zone)) throw invalid({ time_zone: 'Choose a time zone from the list.' });
  if (fields.package_id) await requirePackage(db, fields.package_id);
  if (fields.avatar !== undefined) await changePicture(db, actor, person, fields.avatar);
  // The assignment raises the version by itself: the version read is compared first.
  await accountChanged(db, actor, person);
  const changed = await updateRow(db, users, id, fields, undefined);
  if (fields.zip !== undefined && fields.zip !== person.zip) await clientMoved(db, id);
  if (fields.email !== undefined) await forgetSessions(db, id);
  if (advisor_id === undefined || advisor_id === person.advisor_id) return changed;
  return changeAdvisor(db, actor, changed, advisor_id);
}

async function changeAdvisor(db: Database, actor: Actor, client: Person, advisorId: string | null): Promise<Person> {
  if (client.role !== roles.client || client.guest_of !== null) throw invalid({ advisor_id: 'Only clients can have an advisor.' });
  const assignment = { client_id: client.id, actor, reason: 'Set by an admin.' };
  if (advisorId === null) await unassignAdvisor(db, assignment);
  else {
    await requireActiveAdvisor(db, advisorId, 'advisor_id');
    await assignAdvisor(db, { ...assignment, advisor_id: advisorId });
  }
  const [assigned] = await db.select().from(users).where(eq(users.id, client.id));
  return assigned ?? client;
}

async function requireFreeEmail(db: Database, person: Person, email: string): Promise<void> {
  const owner = await emailOwner(db, email);
  if (owner && owner.id !== person.id) throw invalid({ email: 'This e-mail belongs to another account.' });
}

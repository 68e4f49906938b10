// Closing an account: a soft delete. The e-mail is free again, personal data is removed; payments, decisions and audit stay.
import { and, eq, inArray, isNotNull, isNull, notExists, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { OperationId } from '../../../generated/api.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import * as roles from '../../../generated/roles.ts';
import type { Database } from '../../db/database.ts';
import { findRow, nextVersion } from '../../db/rows.ts';
import { closedEmail, declared, type PersonKey } from '../../db/personal.ts';
import { guests, outbox, payments, refundRequests, storedFiles, users } from '../../db/schema.ts';
import { happened } from '../../events/happened.ts';
import type { Services } from '../../services.ts';
import { endMailTokens, mailNotice } from '../credentials/index.ts';
import { removeBytesLater } from '../files/index.ts';
import { endSessions } from '../sessions/index.ts';
import { endUploads } from '../uploads/index.ts';
import { requireAnotherAdmin, requireNoClients, type Person } from './accounts.ts';
import { letGo } from './hand-over.ts';
import { removePicture } from './picture.ts';
import { guestNews } from './guest-news.ts';
import { advisorScope, userScope } from '../people/index.ts';

/**
 * Closes an account for good.
 * @param through the operation that asks; `deleteEmployee` closes employees alone
 * @throws Problem 404 out of scope; 409 when it is closed already, the last admin's, or an advisor's with clients
 */
export async function closeAccount(
  db: Database,
  services: Services,
  actor: Actor,
  id: string,
  through: Extract<OperationId, 'deleteUser' | 'deleteEmployee' | 'closeAccount'>,
): Promise<Person> {
  const person = await findRow(db, users, id, through === 'deleteEmployee' ? advisorScope(actor) : userScope(actor), { lock: true });
  await requireAnotherAdmin(db, person);
  await requireNoClients(db, person);
  // Who closes another's account has let go of it before.
  if (through === 'closeAccount') await letGo(db, actor, person, {});
  return closePerson(db, services, actor, person);
}

/** The same for somebody who is found and locked: a client’s guest goes with the client. */
export async function closePerson(db: Database, services: Services, actor: Actor, person: Person): Promise<Person> {
  const { id } = person;
  for (const guest of await db.select().from(users).where(eq(users.guest_of, id))) if (guest.deleted_at === null) await closePerson(db, services, actor, guest);
  await endSessions(db, id, 'closed');
  await endMailTokens(db, id);
  const [guest] = await db.select().from(guests).where(eq(guests.user_id, id));
  if (guest) await guestNews(db, actor, 'guest_removed', guest);
  else {
    const client_id = person.role === roles.client ? id : null;
    const about = { actor, client_id, target: { kind: 'user', id }, internal: true } as const;
    await happened(db, { kind: 'account_closed', ...about, person_id: id, advisor_id: person.advisor_id });
  }
  if (person.avatar) await removePicture(db, person.avatar);
  await scrub(db, { id, email: person.email });
  await endPayments(db, id, services.clock().toISOString());
  // After the scrub, which takes away whatever still waited to be mailed to them.
  await mailNotice(db, person, 'accountClosed');
  const [closed] = await db.update(users).set(closedNow(services)).where(eq(users.id, id)).returning();
  return closed ?? person;
}

const closedNow = (services: Services) => ({ advisor_id: null, status: 'closed', deleted_at: services.clock().toISOString(), ...nextVersion(users) }) as const;

/**
 * Closes clients' accounts that nobody has used, found and locked: they have rows in these tables alone, and what is there by the e-mail (a sign-up) is not
 * theirs.
 * @param isTold by mail; who never heard of the account hears nothing of its end
 */
export async function closeUnused(
  db: Database,
  services: Services,
  actor: Pick<Actor, 'id' | 'role'>,
  { people, tables, isTold }: { people: readonly Person[]; tables: ReadonlySet<PgTable>; isTold: boolean },
): Promise<void> {
  // Invitations that have not left yet.
  if (isTold && people.length > 0) await dropWaitingMails(db, people);
  for (const person of people) {
    const { id } = person;
    await scrubIn(db, { id, email: closedEmail(id) }, tables);
    const about = { actor, client_id: id, target: { kind: 'user', id }, internal: true } as const;
    await happened(db, { kind: 'account_closed', ...about, person_id: id, advisor_id: person.advisor_id });
    if (isTold) await mailNotice(db, person, 'accountClosed');
  }
  const ids = people.map(({ id }) => id);
  await db.update(users).set(closedNow(services)).where(inArray(users.id, ids));
}

async function dropWaitingMails(db: Database, people: readonly Person[]): Promise<void> {
  const emails = people.map(({ email }) => email.toLowerCase());
  await db.delete(outbox).where(and(eq(outbox.kind, 'mail'), isNull(outbox.done_at), inArray(sql`lower(${outbox.payload}->>'to')`, emails)));
}

/**
 * Closes an account that was closed after the backup which is being restored: as then, but nobody is told, and the event of it is not in this past.
 * @param at when it was closed, ISO 8601
 */
export async function closeAgain(db: Database, id: string, at: string): Promise<void> {
  const [person] = await db.select().from(users).where(eq(users.id, id));
  if (!person) return;
  await endSessions(db, id, 'closed');
  await endMailTokens(db, id);
  if (person.avatar) await removePicture(db, person.avatar);
  await scrub(db, { id, email: person.email });
  await endPayments(db, id, at);
  // Whoever was an advisor had given the clients away by then; to whom is not in this past.
  await db.update(users).set({ advisor_id: null }).where(eq(users.advisor_id, id));
  await db
    .update(users)
    .set({ advisor_id: null, status: 'closed', deleted_at: at, ...nextVersion(users) })
    .where(eq(users.id, id));
}

/** With the account its packages end: closing refunds nothing, and nothing more is due (docs/decisions.md). */
async function endPayments(db: Database, clientId: string, at: string): Promise<void> {
  // What they asked to have back is answered first.
  const asked = db
    .select({ id: refundRequests.id })
    .from(refundRequests)
    .where(and(eq(refundRequests.payment_id, payments.id), eq(refundRequests.status, 'requested')));
  await db
    .update(payments)
    .set({ ended_at: at })
    .where(and(eq(payments.user_id, clientId), isNotNull(payments.paid_at), isNull(payments.ended_at), notExists(asked)));
}

/** Removes data that would still identify the person, table by table as the schema declares it; the bytes of files after the commit. */
async function scrub(db: Database, person: PersonKey): Promise<void> {
  const files = await db
    .select({ storage_key: storedFiles.storage_key, has_preview: storedFiles.has_preview })
    .from(storedFiles)
    .where(rowsOf(storedFiles, person));
  for (const file of files) await removeBytesLater(db, file);
  await endUploads(db, person.id);
  await scrubIn(db, person);
}

/** @param tables where not all of them are asked */
async function scrubIn(db: Database, person: PersonKey, tables?: ReadonlySet<PgTable>): Promise<void> {
  for (const { table, personal } of declared) {
    if (!personal || tables?.has(table) === false) continue;
    const rows = personal.of(person);
    if (personal.becomes === 'removed') await db.delete(table).where(rows);
    else if (Object.keys(personal.becomes(person)).length > 0) await db.update(table).set(personal.becomes(person)).where(rows);
  }
}

const rowsOf = (table: PgTable, person: PersonKey): SQL | undefined => declared.find((one) => one.table === table)?.personal?.of(person);

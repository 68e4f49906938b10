// Signing in, and the limits on wrong passwords (OWASP ASVS 5.0, 6.3.1: no guessing, and no one can lock others out).
import { and, eq, sql } from 'drizzle-orm';
import type { CallInfo } from '../../../engine/server/handler.ts';
import type { SecondStep } from '../../../generated/api.ts';
import { unauthorized } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { signInPlaces, users } from '../../db/schema.ts';
import { guess } from '../../limits/limiters.ts';
import { householdOf, networkOf } from '../../limits/network.ts';
import type { Services } from '../../services.ts';
import { openSession, type Proofs } from '../sessions/index.ts';
import { emailOwner } from '../users/index.ts';
import { isPassword } from '../credentials/index.ts';

type Person = typeof users.$inferSelect;
type Place = Pick<CallInfo, 'ip'>;

const wrong = () => unauthorized('Wrong e-mail or password.');

/**
 * The account with this e-mail and password. Does the same work for an e-mail without an account.
 * @param db outside any transaction
 * @throws Problem 401 for wrong ones, 429 after too many
 */
export async function provenPerson(db: Database, services: Services, given: { email: string; password: string }, { ip }: Place): Promise<Person> {
  const { signInTries, addressTries, networkTries, accountTries } = services.limits;
  const email = given.email.toLowerCase();
  const network = networkOf(ip);
  const household = householdOf(ip);
  const here = `${email} ${household}`;
  // Where the owner has been, others' failures elsewhere do not count.
  const account = (await isKnownPlace(db, email, network)) ? `${email} ${network}` : email;
  const user = await guess(
    [
      [signInTries, here],
      [addressTries, household],
      [networkTries, network],
      [accountTries, account],
    ],
    async () => {
      const found = await emailOwner(db, email);
      return (await isPassword(found?.password_hash, given.password)) ? found : undefined;
    },
  );
  if (!user) throw wrong();
  await signInTries.clear(here);
  return user;
}

/** @throws Problem 401 where the password proved a moment ago is no longer the one */
export async function requireSamePassword(db: Database, proven: Pick<Person, 'id' | 'password_hash'>): Promise<Person> {
  const [user] = await db.select().from(users).where(eq(users.id, proven.id)).for('update');
  if (!user || user.password_hash !== proven.password_hash) throw wrong();
  return user;
}

/** Starts a session for an authenticated person. @param proofs of the session it goes on from */
export async function signIn(
  db: Database,
  services: Services,
  user: Person,
  request: CallInfo,
  proofs?: Proofs,
): Promise<{ access_token: string; user: Person; second_step: SecondStep | null }> {
  const { token: access_token, waitsFor: second_step } = await openSession(db, services, user, request, proofs);
  const last_sign_in_at = services.clock().toISOString();
  // As the record is from now on: a page that reads it again a moment later finds nothing new.
  const [signedIn = user] = await db.update(users).set({ last_sign_in_at }).where(eq(users.id, user.id)).returning();
  await rememberPlace(db, services, user.id, request);
  return { access_token, user: signedIn, second_step };
}

/** Keeps that the owner of an account has been at this network. */
async function rememberPlace(db: Database, services: Services, user_id: string, { ip }: Place): Promise<void> {
  const last_at = services.clock().toISOString();
  await db
    .insert(signInPlaces)
    .values({ user_id, network: networkOf(ip), last_at })
    .onConflictDoUpdate({ target: [signInPlaces.user_id, signInPlaces.network], set: { last_at } });
}

/** Whether the owner of the account with this e-mail has signed in from this network. */
async function isKnownPlace(db: Database, email: string, network: string): Promise<boolean> {
  const rows = await db
    .select({ network: signInPlaces.network })
    .from(signInPlaces)
    .innerJoin(users, eq(users.id, signInPlaces.user_id))
    .where(and(eq(sql`lower(${users.email})`, email), eq(signInPlaces.network, network)));
  return rows.length > 0;
}

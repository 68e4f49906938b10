import { eq } from 'drizzle-orm';
import { passwordProblem } from '../../../domain/passwords.ts';
import { conflict, invalid } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { findRow } from '../../db/rows.ts';
import { users } from '../../db/schema.ts';
import { guess } from '../../limits/limiters.ts';
import type { Services } from '../../services.ts';
import { isPassword } from './passwords.ts';

type Person = typeof users.$inferSelect;

/** @throws Problem 422 on `password` for one that is too short, common, or the e-mail */
export function requireGoodPassword(password: string, email: string): void {
  const problem = passwordProblem(password, email);
  if (problem) throw invalid({ password: problem });
}

/**
 * The person, authenticated by their current password; wrong ones count like those at sign-in. Called before the transaction that relies on it, which then
 * calls `requireUnmoved`.
 * @param db outside any transaction
 * @param field of the body that it stands in
 * @throws Problem 422 on that field, 429 after too many
 */
export async function requirePassword(db: Database, userId: string, password: string, { limits }: Services, field = 'current_password'): Promise<Person> {
  const user = await guess([[limits.signInTries, userId]], async () => {
    const found = await findRow(db, users, userId, undefined);
    return (await isPassword(found.password_hash, password)) ? found : undefined;
  });
  if (!user) throw invalid({ [field]: 'This isn’t your password.' });
  await limits.signInTries.clear(userId);
  return user;
}

/**
 * The person whose password was right a moment ago, locked: the proof must still hold.
 * @throws Problem 409 if password or status changed meanwhile
 */
export async function requireUnmoved(db: Database, proven: Pick<Person, 'id' | 'password_hash' | 'status' | 'email'>): Promise<Person> {
  const user = await findRow(db, users, proven.id, undefined, { lock: true });
  if (user.password_hash !== proven.password_hash || user.status !== proven.status || user.email !== proven.email) {
    throw conflict('Your account changed a moment ago. Check it and try again.');
  }
  return user;
}

/** Sets a password that `requireGoodPassword` let through. @param password_hash made by `hashPassword` before the transaction */
export async function setPassword(db: Database, userId: string, password_hash: string): Promise<void> {
  await db.update(users).set({ password_hash }).where(eq(users.id, userId));
}

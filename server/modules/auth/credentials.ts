import { eq } from 'drizzle-orm';
import { passwordProblem } from '../../../domain/passwords.ts';
import { invalid } from '../../contract/problem.ts';
import type { Database } from '../../db/database.ts';
import { findRow } from '../../db/rows.ts';
import { users } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { hashPassword, isPassword } from './passwords.ts';

/** @throws Problem 422 on `password` for one that is too short, common, or the e-mail */
export function requireGoodPassword(password: string, email: string): void {
  const problem = passwordProblem(password, email);
  if (problem) throw invalid({ password: problem });
}

/**
 * The person, whose present password proves that it is them; wrong ones are counted like those at sign-in.
 * @throws Problem 422 on `current_password`, 429 after too many
 */
export async function requirePassword(db: Database, userId: string, password: string, { clock, limits }: Services): Promise<typeof users.$inferSelect> {
  limits.signInTries.check(userId, clock());
  const user = await findRow(db, users, userId, undefined, { lock: true });
  if (!(await isPassword(user.password_hash, password))) {
    limits.signInTries.count(userId, clock());
    throw invalid({ current_password: 'This is not your password.' });
  }
  limits.signInTries.clear(userId);
  return user;
}

/** Sets a password that `requireGoodPassword` let through. */
export async function changePassword(db: Database, userId: string, password: string): Promise<void> {
  await db
    .update(users)
    .set({ password_hash: await hashPassword(password) })
    .where(eq(users.id, userId));
}

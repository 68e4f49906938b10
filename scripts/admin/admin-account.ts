// The first account of an installation: an admin with a password, ready to sign in.
import { passwordProblem, publicPasswords } from '../../domain/passwords.ts';
import type { Database } from '../../server/db/database.ts';
import { insertRow } from '../../server/db/rows.ts';
import { users } from '../../server/db/schema.ts';
import { hashPassword } from '../../server/modules/credentials/passwords.ts';
import { emailOwner } from '../../server/modules/users/accounts.ts';

export interface AdminAnswers {
  email: string;
  first_name: string;
  last_name: string;
  password: string;
}

/** Something the person who makes the account can put right; its message says what. */
export class AdminRefused extends Error {
  override name = 'AdminRefused';
}

/**
 * Makes the account.
 * @returns the e-mail to sign in with
 * @throws AdminRefused for a name or e-mail that is none, a weak password, an e-mail that somebody has
 */
export async function createAdmin(db: Database, answers: AdminAnswers): Promise<string> {
  const email = answers.email.trim();
  const [first_name, last_name] = [answers.first_name.trim(), answers.last_name.trim()];
  if (!/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(email) || email.length > 254) throw new AdminRefused(`"${email}" is not an e-mail address.`);
  if (!first_name || !last_name) throw new AdminRefused('A first and a last name are needed.');
  const weakness = passwordProblem(answers.password, email);
  if (weakness) throw new AdminRefused(weakness);
  if (publicPasswords.has(answers.password)) throw new AdminRefused('This is the demo’s password, and everybody knows it.');
  if (await emailOwner(db, email)) throw new AdminRefused(`${email} already has an account.`);
  const { email: made } = await insertRow(db, users, {
    email,
    first_name,
    last_name,
    role: 'admin',
    status: 'active',
    password_hash: await hashPassword(answers.password),
  });
  return made;
}

// Codes for whoever has lost everything else. Each works once; only slow, salted hashes are kept (OWASP ASVS 5.0, 6.5.1 to 6.5.4).
import { randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { recoveryCodes } from '../../db/schema.ts';
import { hashPassword, isPassword } from '../credentials/index.ts';

/** How many there are at a time. */
export const howMany = 10;

/** Without letters and digits that look alike: 32 characters, 15 of them are 75 bits. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const part = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Ten codes, and what is kept of them. Slow: before any transaction. */
export async function newCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: howMany }, () => `${part()}-${part()}-${part()}`);
  return { codes, hashes: await Promise.all(codes.map((code) => hashPassword(code))) };
}

/** Replaces a person's codes. */
export async function keepCodes(db: Database, user_id: string, hashes: readonly string[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, user_id));
  await db.insert(recoveryCodes).values(hashes.map((code_hash) => ({ user_id, code_hash })));
}

/** The code as it was given out, however it is typed. */
const asGiven = (typed: string): string => {
  const plain = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return [plain.slice(0, 5), plain.slice(5, 10), plain.slice(10)].join('-');
};

/** Which unused code of a person's this is. Slow: before any transaction. */
export async function findCode(db: Database, userId: string, typed: string): Promise<string | undefined> {
  const unused = await db
    .select({ id: recoveryCodes.id, code_hash: recoveryCodes.code_hash })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, userId), isNull(recoveryCodes.used_at)));
  const code = asGiven(typed);
  const matches = await Promise.all(unused.map(({ code_hash }) => isPassword(code_hash, code)));
  return unused[matches.indexOf(true)]?.id;
}

/** Uses it up. @returns whether it was still there */
export async function useCode(db: Database, id: string, now: Date): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ used_at: now.toISOString() })
    .where(and(eq(recoveryCodes.id, id), isNull(recoveryCodes.used_at)))
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

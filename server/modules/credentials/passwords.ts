import { hash, verify } from '@node-rs/argon2';
import { requireOutside } from '../../db/transactions.ts';

/** What a password costs to hash: KiB of memory, passes over it, lanes. */
interface Cost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's parameters for argon2id (the library's default kind): 19 MiB, two passes, one lane. */
let cost: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What each hash costs from now on in this process. Only tests that sign hundreds of people up call it. */
export function hashAt(other: Cost): void {
  cost = other;
}

/** The hash of a password. Slow: never within a transaction. */
export function hashPassword(password: string): Promise<string> {
  requireOutside('password hashing');
  return hash(password, cost);
}

let nobody: Promise<string> | undefined;

/**
 * Whether the password matches the hash. Without a hash it takes as long and answers no, so that the time does not reveal whether there is an account. Never
 * within a transaction.
 */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  requireOutside('password hashing');
  nobody ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await nobody), password);
  return matches && stored != null;
}

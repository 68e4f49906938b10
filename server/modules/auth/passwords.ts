import { hash, verify } from '@node-rs/argon2';

/** OWASP's parameters for argon2id (the library's default kind): 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** What is stored of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let nobody: Promise<string> | undefined;

/**
 * Whether the password is the one stored. Without a stored one it takes as long and answers no, so that the
 * time tells nobody whether there is such an account.
 */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await nobody), password);
  return matches && stored != null;
}

import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { settings } from './schema.ts';

/**
 * A secret made once per installation and kept with its data: signing keys, the storage cipher's secret.
 * Several processes that start at once agree on one.
 * @returns 32 random bytes as base64url
 */
export async function installationSecret(db: Database, name: string): Promise<string> {
  const key = `secret:${name}`;
  const read = async (): Promise<string | undefined> => {
    const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, key));
    return typeof row?.value === 'string' ? row.value : undefined;
  };
  const known = await read();
  if (known !== undefined) return known;
  await db
    .insert(settings)
    .values({ name: key, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const stored = await read();
  if (stored === undefined) throw new Error(`The secret ${name} in the settings table is not a text.`);
  return stored;
}

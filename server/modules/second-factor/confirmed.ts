// Acts that ask again whether it is the caller (OWASP ASVS 5.0, 7.5.1 and 7.5.3). Which they are, the contract says: `confirmed` in `security`.
import { eq } from 'drizzle-orm';
import { orPassword } from '../../../engine/server/confirmed.ts';
import type { Actor } from '../../../engine/server/handler.ts';
import type { Database } from '../../db/database.ts';
import { sessions } from '../../db/schema.ts';
import { needsSecondStep } from '../sessions/index.ts';
import { hasFactor } from './factors.ts';

/** How long a confirmation holds, in ms. */
export const confirmationLength = 5 * 60_000;

/** @throws Problem 403 that names the second step (`again`), where it is too long ago */
export async function requireConfirmed(db: Database, { id, sessionId }: Actor, { scopes, now }: { scopes: readonly string[]; now: Date }): Promise<void> {
  const [session] = await db.select({ at: sessions.confirmed_at }).from(sessions).where(eq(sessions.id, sessionId));
  if (session?.at && Date.parse(session.at) > now.getTime() - confirmationLength) return;
  if (scopes.includes(orPassword) || (await hasFactor(db, id))) throw needsSecondStep('again');
}

// The address of a question's page: whoever asked reads and writes there without an account, for a month after each answer.
import { and, eq, gt, lte } from 'drizzle-orm';
import { gone } from '../../../engine/server/problem.ts';
import type { Database } from '../../db/database.ts';
import { supportRequests, supportTokens } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { webAddress } from '../../web-address.ts';

const length = 30 * 24 * 60 * 60_000;

/** A new address, and those that are over removed. Its token stands in the fragment, so that no log and no referrer has it. */
export async function issueCaseAddress(db: Database, services: Services, requestId: string): Promise<{ url: string; until: string }> {
  const now = services.clock();
  const token = services.tokens.mint();
  const until = new Date(now.getTime() + length).toISOString();
  await db.delete(supportTokens).where(and(eq(supportTokens.request_id, requestId), lte(supportTokens.expires_at, now.toISOString())));
  await db.insert(supportTokens).values({ request_id: requestId, token_hash: services.tokens.hash(token), expires_at: until });
  return { url: webAddress(services.config, null, `/support-case#${new URLSearchParams({ token }).toString()}`), until };
}

export interface OpenedCase {
  request: typeof supportRequests.$inferSelect;
  works_until: string;
}

/** Whose page it is. @throws Problem 410 for a token that is unknown or too old */
export async function readCaseToken(db: Database, services: Services, token: string, { lock = false }: { lock?: boolean } = {}): Promise<OpenedCase> {
  const found = db
    .select({ request: supportRequests, works_until: supportTokens.expires_at })
    .from(supportTokens)
    .innerJoin(supportRequests, eq(supportRequests.id, supportTokens.request_id))
    .where(and(eq(supportTokens.token_hash, services.tokens.hash(token)), gt(supportTokens.expires_at, services.clock().toISOString())));
  const [row] = await (lock ? found.for('update', { of: supportRequests }) : found);
  if (!row) throw gone('This link has expired, or was cut off when copied. Write to us again, and a person answers.');
  return row;
}

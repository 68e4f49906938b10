import type { Actor } from '../../../engine/server/handler.ts';
import { Problem } from '../../../engine/server/problem.ts';
import type { BidPreview } from '../../../generated/api.ts';
import type { Database } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { withPublished } from './client-views.ts';
import { toPublish } from './publish.ts';
import type { RequestRow } from './rows.ts';

/** What the client would see with these dealers' newest prices, and the sentence that publishing would be refused with. */
export async function preview(db: Database, services: Services, actor: Actor, request: RequestRow, dealerIds: readonly string[]): Promise<BidPreview> {
  return { bids: await withPublished(db, services, request, dealerIds), problem: await refusal(db, services, actor, request, dealerIds) };
}

async function refusal(db: Database, services: Services, actor: Actor, request: RequestRow, dealerIds: readonly string[]): Promise<string | null> {
  try {
    await toPublish(db, services, actor, request, dealerIds);
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.detail ?? error.title;
    throw error;
  }
}

import { and, eq, gt, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import { uploads } from '../../db/schema.ts';

/** An upload is its owner's alone, whatever their role, until it expires. To anybody else there is none. */
export function uploadScope(actor: Pick<Actor, 'id'>, now: Date): SQL | undefined {
  return and(eq(uploads.user_id, actor.id), gt(uploads.expires_at, now.toISOString()));
}

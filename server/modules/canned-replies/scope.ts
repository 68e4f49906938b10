import { eq, isNull, or, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import * as roles from '../../../generated/roles.ts';
import { cannedReplies } from '../../db/schema.ts';

/** Which replies somebody uses: the firm's and their own. */
export const replyScope = (actor: Actor): SQL | undefined => or(isNull(cannedReplies.owner_id), eq(cannedReplies.owner_id, actor.id));

/** Which they may change: their own; the firm's are the admins'. */
export const ownReplyScope = (actor: Actor): SQL | undefined => (actor.role === roles.admin ? replyScope(actor) : eq(cannedReplies.owner_id, actor.id));

import { eq, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import * as roles from '../../../generated/roles.ts';
import { supportRequests } from '../../db/schema.ts';

/** Whose support requests: all (admin); an advisor's are those they own. */
export const supportScope = (actor: Actor): SQL | undefined => (actor.role === roles.admin ? undefined : eq(supportRequests.owner_id, actor.id));

import { and, eq, type SQL } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import * as roles from '../../../generated/roles.ts';
import { links } from '../../db/schema.ts';
import { ofClientsKept } from '../people/index.ts';

/** Link scope: all (admin), those of own clients (advisor), own as far as they are displayed (client). */
export function linkScope(actor: Actor): SQL | undefined {
  const whose = ofClientsKept(actor, { clientId: links.user_id, advisorId: links.advisor_id });
  return actor.role === roles.client ? and(whose, eq(links.is_displayed, true)) : whose;
}

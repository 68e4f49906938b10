import type { SQL } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import { deals } from '../../db/schema.ts';
import { ofClients } from '../people/index.ts';

/** Deal scope: all (admin), those of own clients (advisor), own (client). */
export const dealScope = (actor: Actor): SQL | undefined => ofClients(actor, deals.user_id);

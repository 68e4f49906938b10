import type { SQL } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import { dealChecks } from '../../db/schema.ts';
import { ofClients } from '../people/index.ts';

/** Deal check scope: all (admin), those of own clients (advisor), own (client). */
export const dealCheckScope = (actor: Actor): SQL | undefined => ofClients(actor, dealChecks.user_id);

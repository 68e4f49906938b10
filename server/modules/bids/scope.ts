import type { SQL } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import { bidRequests } from '../../db/schema.ts';
import { ofClients } from '../people/index.ts';

/** Price request scope: all (admin), those for own clients (advisor), own (client, through a reading of its own). */
export const bidScope = (actor: Actor): SQL | undefined => ofClients(actor, bidRequests.user_id);

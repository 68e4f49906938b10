import type { SQL } from 'drizzle-orm';
import type { Actor } from '../../../engine/server/handler.ts';
import { chats } from '../../db/schema.ts';
import { ofClientsKept } from '../people/index.ts';

/** The brief's constant (docs/brief.md, section 9): the desk chat. */
export const deskChatId = '21';

/** Chat scope: all (admin), those of own clients and of new requests in the pool (advisor), own (client). */
export function chatScope(actor: Actor): SQL | undefined {
  return ofClientsKept(actor, { clientId: chats.client_id, advisorId: chats.advisor_id });
}

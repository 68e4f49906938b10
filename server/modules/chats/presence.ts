// Who has a chat open, and who types: passed on to the others at once, kept nowhere.
import { uuidv7 } from 'uuidv7';
import type { SteppedHandler } from '../../../engine/server/handler.ts';
import { notFound } from '../../../engine/server/problem.ts';
import * as roles from '../../../generated/roles.ts';
import { findRow } from '../../db/rows.ts';
import { chats } from '../../db/schema.ts';
import { peopleAround } from '../../events/live.ts';
import { mostChannels, userChannel } from '../../ports/push/push.ts';
import { nameOf } from './queries.ts';
import { chatScope } from './scope.ts';
import { namedChat } from './threads.ts';

/** The event that says what somebody does in a chat. */
const presenceEvent = 'presence';

export const tellPresence: SteppedHandler<'tellPresence'> = {
  steps: async ({ db, actor, params, body: { state }, services, settle }) => {
    const id = await namedChat(db, actor, params.id);
    // A client's thread with the desk that has not started is theirs, and nobody hears of it.
    if (id === undefined && actor.role !== roles.client) throw notFound();
    const chat = id === undefined ? undefined : await findRow(db, chats, id, chatScope(actor), { toChange: true });
    if (chat) {
      // Who only looks on, such as an admin in an advisor's chat, is not there for the client until they write.
      const looksOn = actor.role !== roles.client && chat.employee_id !== null && chat.employee_id !== actor.id && state !== 'typing';
      const around = await peopleAround(db, chat.client_id);
      const channels = around.filter((person) => person !== actor.id && !(looksOn && person === chat.client_id)).map(userChannel);
      const data = { chat_id: chat.id, person_id: actor.id, name: await nameOf(db, actor.id), role: actor.role, state };
      for (let first = 0; first < channels.length; first += mostChannels) {
        const event = { id: uuidv7(), channels: channels.slice(first, first + mostChannels), name: presenceEvent, data, isPassing: true };
        // A word that does not arrive is not missed: the next one follows in seconds.
        await services.push.send(event).catch(() => {});
      }
    }
    return settle(() => ({ state }));
  },
};

import type { HandlerMap } from '../../../engine/server/handler.ts';
import { notFound } from '../../../engine/server/problem.ts';
import { userChannel } from '../../ports/push/push.ts';

/** Who may subscribe to what (docs/rules.md, Live updates). */
export const pushHandlers = {
  authorizePush: ({ actor, body, services: { push } }) => {
    const signedIn = body.channel_name === undefined ? push.authenticateUser?.(body.socket_id, actor.id) : undefined;
    if (signedIn) return signedIn;
    if (body.channel_name !== userChannel(actor.id)) throw notFound();
    return { ...push.authorizeChannel(body.socket_id, body.channel_name), user_data: null };
  },
} satisfies Partial<HandlerMap>;

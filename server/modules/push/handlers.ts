import type { HandlerMap } from '../../../engine/server/handler.ts';
import { invalid, notFound } from '../../../engine/server/problem.ts';
import { userChannel } from '../../ports/push/push.ts';
import { forgetDevice, keepDevice } from './devices.ts';

/** Who may subscribe to what (docs/rules.md, Live updates). */
export const pushHandlers = {
  authorizePush: ({ actor, body, services: { push } }) => {
    const signedIn = body.channel_name === undefined ? push.authenticateUser?.(body.socket_id, actor.id) : undefined;
    if (signedIn) return signedIn;
    if (body.channel_name !== userChannel(actor.id)) throw notFound();
    return { ...push.authorizeChannel(body.socket_id, body.channel_name), user_data: null };
  },

  getPushKey: ({ services: { webPush } }) => ({ public_key: webPush.publicKey }),

  keepPushDevice: async ({ db, actor, body, services: { webPush } }) => {
    if (!webPush.mayReach(body.endpoint)) throw invalid({ endpoint: 'We can’t reach this push service. Turn notifications off and on again.' });
    return keepDevice(db, { user_id: actor.id, session_id: actor.sessionId, ...body });
  },

  forgetPushDevice: ({ db, actor, body }) => forgetDevice(db, actor.id, body.endpoint),
} satisfies Partial<HandlerMap>;

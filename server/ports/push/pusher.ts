// Push by Pusher (docs/brief.md, section 9: cluster us3) or a server that speaks its protocol.
import Pusher from 'pusher';
import type { PusherConfig } from '../../config.ts';
import { createOutside, outsideLimitMs } from '../outside.ts';
import type { PushPort } from './push.ts';

/** It is there and does not want this: anything it says about the call itself. */
const isRefusal = (error: unknown): boolean => error instanceof Pusher.RequestError && error.status !== undefined && error.status >= 400 && error.status < 500;

/** The hosted service, by its own library. */
export function createPusherPush({ appId, key, secret, cluster, host, port, tls }: PusherConfig): PushPort {
  const at = host === undefined ? { cluster } : { host, ...(port === undefined ? {} : { port: String(port) }) };
  const pusher = new Pusher({ appId, key, secret, useTLS: tls, timeout: outsideLimitMs, ...at });
  const outside = createOutside('push', { isOutage: (error) => !isRefusal(error) });
  return {
    address: { key, cluster, host: host ?? null, port: port ?? null, tls },
    authorizeChannel: (socketId, channel) => ({ auth: pusher.authorizeChannel(socketId, channel).auth }),
    authenticateUser: (socketId, userId) => pusher.authenticateUser(socketId, { id: userId }),
    // An attempt that seemed to fail may have arrived: browsers recognize the id.
    send: async ({ id, channels, name, data }) => {
      await outside.call('send', () => pusher.trigger([...channels], name, { id, ...data }));
    },
    disconnect: async (userId) => {
      await outside.call('disconnect', () => pusher.terminateUserConnections(userId));
    },
    attach: () => {},
    close: async () => {},
  };
}

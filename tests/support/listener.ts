// A browser's push connection: the library that browsers use, connected to the application under test.
import Pusher, { type Channel } from 'pusher-js';
import { whileConnected } from '../../src/kit/live/whileConnected.ts';
import type { TestApp } from './app.ts';

/** What a `changed` event says. */
export interface ChangedEvent {
  id: string;
  resources: string[];
  /** Records by their resource, where only screens that show them are to ask again. */
  ids?: Record<string, string[]>;
}

export interface Listener {
  pusher: Pusher;
  /** Every `changed` event so far, oldest first. */
  received: ChangedEvent[];
  /** Subscribes; settles with what became of it. */
  subscribe: (channel: string) => Promise<'subscribed' | 'refused'>;
  /** The id of the connection, once there is one. */
  socketId: () => Promise<string>;
  close: () => void;
}

/** Connects as whoever the token stands for. Close it before the application. */
export function listenWith(app: TestApp, token: string): Listener {
  const { hostname, port } = new URL(app.url);
  const pusher = new Pusher('forecourt', {
    cluster: '',
    wsHost: hostname,
    wsPort: Number(port),
    wsPath: '/api',
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      // The endpoint of the library's own two ways takes no part: the token goes along in a header.
      transport: 'ajax',
      endpoint: '',
      customHandler: ({ socketId, channelName }, callback) => {
        const answer = whileConnected(pusher.connection, socketId, callback);
        void app.call('authorizePush', { token, body: { socket_id: socketId, channel_name: channelName } }).then(({ status, body }) => {
          if (status === 200) answer(null, { auth: body.auth });
          else answer(new Error(String(status)), null);
        });
      },
    },
  });
  const received: ChangedEvent[] = [];
  const settled = (channel: Channel) =>
    new Promise<'subscribed' | 'refused'>((resolve) => {
      channel.bind('pusher:subscription_succeeded', () => resolve('subscribed'));
      channel.bind('pusher:subscription_error', () => resolve('refused'));
    });
  return {
    pusher,
    received,
    subscribe: (name) => {
      const channel = pusher.subscribe(name);
      channel.bind('changed', (event: ChangedEvent & { age?: number }) => {
        // What was said before it listened is repeated with its age.
        if (event.age === undefined) received.push(event);
      });
      return settled(channel);
    },
    socketId: () =>
      new Promise((resolve) => {
        const answer = () => resolve(pusher.connection.socket_id);
        if (pusher.connection.state === 'connected') answer();
        else pusher.connection.bind('connected', answer);
      }),
    close: () => pusher.disconnect(),
  };
}

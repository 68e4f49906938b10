import type { Server } from 'node:http';
import type { PublicSettings } from '../../../generated/api.ts';

/** A change, for the browsers that show it: no content, the browser fetches that and is checked again. */
export interface PushEvent {
  /** The same event sent twice has one id, and is heard once. */
  id: string;
  /** At most `mostChannels` of them. */
  channels: readonly string[];
  name: string;
  data: Readonly<Record<string, string | readonly string[] | Readonly<Record<string, readonly string[]>>>>;
  /** Of this moment alone: who subscribes a moment later need not hear of it. */
  isPassing?: boolean;
}

/** How many channels one event may go to: Pusher's limit, which also keeps an event small enough for `NOTIFY`. */
export const mostChannels = 100;

/** The one channel of a person: whatever they may hear of is addressed to them when it is written down. */
export const userChannel = (userId: string): string => `private-user-${userId}`;

/** Notifies browsers of changes at once, over the Pusher protocol (docs/brief.md, section 1). */
export interface PushPort {
  /** How a browser reaches it. */
  readonly address: PublicSettings['push'];
  /** Lets one connection hear a channel. Whether the person may is decided before. */
  authorizeChannel(socketId: string, channel: string): { auth: string };
  /** Ties one connection to a person, where `disconnect` would not find it by the person's channel. */
  authenticateUser?(socketId: string, userId: string): { auth: string; user_data: string };
  /** @throws where the event could not be handed over; it is tried again later, under the same id */
  send(event: PushEvent): Promise<void>;
  /** Ends every connection of a person. Their browsers connect again, and are asked again who they are. */
  disconnect(userId: string): Promise<void>;
  /** Takes up connections that browsers make to this server; nothing where they go elsewhere. */
  attach(server: Server): void;
  /** Browsers connected to this process; undefined where they connect elsewhere. */
  connections?(): number;
  /** Ends all connections. */
  close(): Promise<void>;
}

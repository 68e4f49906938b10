/** What changed, for the browsers that show it: ids only, the browser asks for the rest and is checked again. */
export interface PushEvent {
  /** The same event sent twice has one id. */
  id: string;
  /** A private channel: `private-user-<id>`, `private-chat-<id>`, … */
  channel: string;
  name: string;
  data: Readonly<Record<string, string | number | boolean | null>>;
}

/** Tells browsers at once that something changed. */
export interface PushPort {
  /** Whether browsers can listen at all; where not, screens ask again by themselves. */
  readonly isLive: boolean;
  /** @throws where the event could not be handed over; it is tried again later */
  send(event: PushEvent): Promise<void>;
  close(): Promise<void>;
}

/** The adapter without an endpoint: nobody listens, so nobody is told, and screens poll. */
export const noPush: PushPort = {
  isLive: false,
  send: async () => {},
  close: async () => {},
};

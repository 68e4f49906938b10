// What a chat under a hostile network is made of: servers, devices, their tabs, and what is counted.
import type { ChatNote, Message, MessagePage } from '../../generated/api.ts';
import type { Unsent } from '../../src/features/chat/outbox/machine.ts';
import type { Outbox } from '../../src/features/chat/outbox/outbox.ts';
import type { Conversation } from '../../src/features/chat/thread.ts';
import type { Kept } from '../../src/kit/kept/kept.ts';

/** One person's way to a chat. Where the server is gone, sending has status 0, and everything else fails with `Unreachable`. */
export interface ChatServer {
  send: (message: Unsent) => Promise<{ status: number; message?: Message }>;
  newest: () => Promise<MessagePage>;
  after: (seq: number) => Promise<MessagePage>;
  notes: (from: number, before: number) => Promise<ChatNote[]>;
  read: (seq: number) => Promise<void>;
}

/** The server gave no answer. */
export class Unreachable extends Error {}

/** What the servers of a chat run in: killed while calls are under way, started again later. */
export interface ChatHost {
  kill: () => Promise<void>;
  start: () => Promise<void>;
}

export interface Tab {
  kept: Kept;
  outbox: Outbox;
  view: Pick<Conversation, 'messages' | 'older'> | undefined;
  crash: () => void;
}

export interface Device {
  name: string;
  /** What its person does is the same for the same seed, whatever the other does meanwhile. */
  random: () => number;
  tabs: Tab[];
  open: () => Promise<Tab>;
  /** Every message written, in the order it was. */
  written: string[];
  /** Taken back by the person, or refused: it may have arrived or not. */
  doubtful: Set<string>;
  server: ChatServer;
}

/** What became of a run. */
export interface Figures {
  operations: number;
  written: number;
  kept: number;
  calls: number;
  lostCalls: number;
  lostAnswers: number;
  twice: number;
  late: number;
  crashes: number;
  outages: number;
  discarded: number;
  refused: number;
  /** How often the server was killed, and how many calls got no answer for it. */
  kills: number;
  unanswered: number;
}

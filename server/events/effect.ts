// What an entry of the table of effects may say.
import type { PipelineEvent } from '../../domain/pipeline.ts';
import type { NotificationKind, Role } from '../../generated/api.ts';
import type { EventKind, Facts, ReadFacts } from './kinds.ts';
import type { Change } from './live.ts';

/** Names and the reader, for the making of sentences. */
export interface Reading {
  reader: { id: string; role: Role };
  /** The full name of whoever did it; undefined where the system did. */
  actor: string | undefined;
  /** Their first name. */
  actorFirst: string | undefined;
  /** The full name of the client it is about. */
  client: string;
  /** The full name of a person among the facts. */
  name: (id: string | null) => string;
}

export type Sentence<K extends EventKind> = (facts: ReadFacts<K>, reading: Reading) => string;

/** Who is told: the client; whoever of the staff works for the client (their advisor, or every admin); all admins. */
export type Circle = 'client' | 'staff' | 'admins';

export interface Notice<K extends EventKind> {
  to: Circle | { person: keyof ReadFacts<K>; else?: Circle };
  /** Of which kind it is for what people choose; by its facts where they differ, and nobody is told where it is none. */
  as: NotificationKind | ((facts: ReadFacts<K>) => NotificationKind | undefined);
  /** What they read, where it is not the timeline's sentence; staff read the client's name in front. */
  sentence?: Sentence<K>;
  /** Not told as long as one of the same kind about the same thing is unread. */
  onceUnread?: true;
  /** Only after what someone of this side did. */
  after?: 'client' | 'staff';
  /** Told to whoever did it, too. */
  themselvesToo?: true;
  /** A letter of its own says it. */
  ownLetter?: true;
}

/** Whom an event is about. */
export interface About {
  client_id: string | null;
  /** For staff only. */
  internal: boolean;
}

export interface Effect<K extends EventKind> {
  /** What happened, as a sentence; on the client's timeline unless `offTimeline`. */
  sentence: Sentence<K>;
  /** What a timeline calls it, where that says more than the kind. */
  called?: (facts: ReadFacts<K>) => string;
  /** It is told, but is on no timeline. */
  offTimeline?: true;
  /** The client reads the newest of this kind alone; staff read all of them. */
  newestAlone?: true;
  notices?: readonly Notice<K>[];
  /** What it is for the client's step on the work table, which it may move on. */
  step?: (facts: Facts<K>) => PipelineEvent | undefined;
  /** Which screens ask again, beside the client's timeline and wherever its target stands. */
  asks?: (facts: Facts<K>, about: About) => readonly Change[];
}

export type Effects = { readonly [K in EventKind]: Effect<K> };

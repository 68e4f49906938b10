// What an entry of the table of effects may say.
import type { PipelineEvent } from '../../domain/pipeline.ts';
import type { NotificationKind, Role } from '../../generated/api.ts';
import type { EventKind, Facts, ReadFacts } from './kinds.ts';
import type { Change } from './live.ts';

/** Names and the reader, for the making of sentences. */
export interface Reading {
  reader: { id: string; role: Role };
  /** The full name of the person who did it; undefined where the system did. */
  actor: string | undefined;
  /** Their first name. */
  actorFirst: string | undefined;
  /** The full name of the client it is about. */
  client: string;
  /** The full name of a person among the facts. */
  name: (id: string | null) => string;
}

export type Sentence<K extends EventKind> = (facts: ReadFacts<K>, reading: Reading) => string;

/** Who is notified: the client; the staff who work for the client (their advisor, or every admin); all admins. */
export type Circle = 'client' | 'staff' | 'admins';

export interface Notice<K extends EventKind> {
  /** A person among the facts; `else` is notified where there is none, or none who can sign in. */
  to: Circle | { person: keyof ReadFacts<K>; else?: Circle };
  /** Its kind in notification settings; depends on its facts where they differ, and with none no one is notified. */
  as: NotificationKind | ((facts: ReadFacts<K>) => NotificationKind | undefined);
  /** What they read, where it is not the timeline's sentence; staff read the client's name in front. */
  sentence?: Sentence<K>;
  /** No notification as long as one of the same kind about the same thing is unread. */
  onceUnread?: true;
  /** Only after what someone of this side did. */
  after?: 'client' | 'staff';
  /** Also notifies the person who did it. */
  themselvesToo?: true;
  /** A separate letter reports it. */
  ownLetter?: true;
}

/** Whom an event is about. */
export interface About {
  client_id: string | null;
  /** For staff only. */
  internal: boolean;
}

export interface Effect<K extends EventKind> {
  /** The event as a sentence; on the client's timeline unless `offTimeline`. */
  sentence: Sentence<K>;
  /** What a timeline calls it, where that says more than the kind. */
  called?: (facts: ReadFacts<K>) => string;
  /** It notifies, but is on no timeline. */
  offTimeline?: true;
  /** The client reads the newest of this kind alone; staff read all of them. */
  newestAlone?: true;
  notices?: readonly Notice<K>[];
  /** What it is for the client's step on the work table, which it may move on. */
  step?: (facts: Facts<K>) => PipelineEvent | undefined;
  /** Which screens refetch, besides the client's timeline and the screens that show its target. */
  asks?: (facts: Facts<K>, about: About) => readonly Change[];
}

export type Effects = { readonly [K in EventKind]: Effect<K> };

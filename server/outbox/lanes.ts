// What waits together: each kind of outbox entry belongs to a lane, which claims and works for itself.
import type { OutboxKind, Payload } from './kinds.ts';

/** How a lane works. */
interface LaneSettings {
  /** Entries worked on at the same time, by each process. */
  atOnce: number;
  /** The next entries begin when all the present ones are done: what is older is on its way first. */
  inBatches?: boolean;
}

export const lanes = {
  /** What browsers hear, and the end of what they hear: it waits for nothing else. */
  live: { atOnce: 20, inBatches: true },
  /** As many as the mail server gets connections (ports/mail/smtp.ts): one more would only wait there. */
  mail: { atOnce: 5 },
  /** Letters and purchases that are decided upon first: short work on the database alone. */
  accounts: { atOnce: 5 },
  payments: { atOnce: 5 },
  files: { atOnce: 5 },
  /** Kinds this version does not know, such as those of a newer process beside it. */
  unknown: { atOnce: 5 },
} as const satisfies Record<string, LaneSettings>;

export type Lane = keyof typeof lanes;

export const laneNames = Object.keys(lanes) as Lane[];

export const settingsOf = (lane: Lane): LaneSettings => lanes[lane];

/** How a kind is handled beside being done. */
interface Handling<K extends OutboxKind> {
  lane: Exclude<Lane, 'unknown'>;
  /** What stays of the payload when the entry is given up on, for a person to look at: never texts, links or tokens. */
  keeps: readonly Extract<keyof Payload<K>, string>[];
}

/** Of every kind. What is done keeps nothing of its payload at all. */
export const handling: { readonly [K in OutboxKind]: Handling<K> } = {
  mail: { lane: 'mail', keeps: ['to', 'subject'] },
  password_mail: { lane: 'accounts', keeps: [] },
  email_change_mail: { lane: 'accounts', keeps: ['user_id'] },
  onboarding_mail: { lane: 'accounts', keeps: ['onboarding_id'] },
  confirm_own_mail: { lane: 'accounts', keeps: ['user_id'] },
  attach_purchases: { lane: 'accounts', keeps: ['user_id'] },
  notification_mail: { lane: 'accounts', keeps: ['notification_id'] },
  push: { lane: 'live', keeps: ['name', 'channels'] },
  push_end: { lane: 'live', keeps: ['user_id'] },
  release_hold: { lane: 'payments', keeps: ['payment_id'] },
  remove_unclaimed: { lane: 'files', keeps: ['file_id'] },
  remove_file: { lane: 'files', keeps: ['keys'] },
};

const handlingOf = (kind: string): { lane: Lane; keeps: readonly string[] } | undefined =>
  Object.hasOwn(handling, kind) ? handling[kind as OutboxKind] : undefined;

/** The kinds that wait in a lane; undefined of `unknown`, which takes all that is in no other. */
export function kindsIn(lane: Lane): string[] | undefined {
  return lane === 'unknown' ? undefined : Object.keys(handling).filter((kind) => laneOf(kind) === lane);
}

export const knownKinds: readonly string[] = Object.keys(handling);

export function laneOf(kind: string): Lane {
  return handlingOf(kind)?.lane ?? 'unknown';
}

/** A payload without what may be a secret or somebody's words. */
export function keptPayload(kind: string, payload: unknown): Record<string, unknown> {
  const keeps = handlingOf(kind)?.keeps ?? [];
  if (typeof payload !== 'object' || payload === null) return {};
  return Object.fromEntries(Object.entries(payload).filter(([name]) => keeps.includes(name)));
}

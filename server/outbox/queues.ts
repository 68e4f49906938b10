// What waits together: each kind of outbox entry belongs to a queue, which claims and works for itself.
import type { OutboxKind, Payload } from './kinds.ts';
import { sheetTries } from './sheet-jobs.ts';

/** How a queue works. */
interface QueueSettings {
  /** Entries worked on at the same time, by each process. */
  atOnce: number;
  /** The next entries start when all the present ones are done: older entries go out first. */
  inBatches?: boolean;
  /** Of the entries that a process writes itself, so many more wait in it for their turn, claimed: as many as are surely done before the claim runs out. */
  waiting?: number;
  /** What is done is marked in a write of its own, which waits for no other: after a crash before it, it is done again, and a person would see it twice. */
  marksAlone?: boolean;
}

export const queues = {
  /** What browsers hear, and the end of what they hear: it waits for nothing else. */
  live: { atOnce: 20, inBatches: true, waiting: 400 },
  /** As many as the mail server gets connections (ports/mail/smtp.ts): one more would only wait there. */
  mail: { atOnce: 5, marksAlone: true },
  /** Letters and purchases that are decided upon first: short work on the database alone. */
  accounts: { atOnce: 5 },
  payments: { atOnce: 5 },
  files: { atOnce: 5 },
  /** Kinds this version does not know, such as those of a newer process beside it. */
  unknown: { atOnce: 5 },
} as const satisfies Record<string, QueueSettings>;

export type Queue = keyof typeof queues;

export const queueNames = Object.keys(queues) as Queue[];

export const settingsOf = (queue: Queue): QueueSettings => queues[queue];

/** How a kind is handled beside being done. */
interface Handling<K extends OutboxKind> {
  queue: Exclude<Queue, 'unknown'>;
  /** What stays of the payload when the entry is given up on, for a person to look at: never texts, links or tokens. */
  keeps: readonly Extract<keyof Payload<K>, string>[];
  /** It is given up on after so many; without it, after three days. */
  tries?: number;
}

/** Of every kind. Finished jobs keep nothing of their payload. */
export const handling: { readonly [K in OutboxKind]: Handling<K> } = {
  mail: { queue: 'mail', keeps: ['to', 'subject'] },
  password_mail: { queue: 'accounts', keeps: [] },
  sign_in_mail: { queue: 'accounts', keeps: [] },
  email_change_mail: { queue: 'accounts', keeps: ['user_id'] },
  onboarding_mail: { queue: 'accounts', keeps: ['onboarding_id'] },
  confirm_own_mail: { queue: 'accounts', keeps: ['user_id'] },
  attach_purchases: { queue: 'accounts', keeps: ['user_id'] },
  browser_push: { queue: 'accounts', keeps: ['user_id'] },
  notification_mail: { queue: 'accounts', keeps: ['notification_id'] },
  remind_dealers: { queue: 'accounts', keeps: ['request_id', 'round', 'due_at'] },
  end_round: { queue: 'accounts', keeps: ['request_id', 'due_at'] },
  snooze_over: { queue: 'accounts', keeps: ['chat_id', 'until'] },
  new_day: { queue: 'accounts', keeps: ['day'] },
  count_distances: { queue: 'accounts', keeps: ['after'] },
  add_links: { queue: 'accounts', keeps: ['batch_id', 'from'], tries: sheetTries },
  import_clients: { queue: 'accounts', keeps: ['import_id', 'from'], tries: sheetTries },
  undo_client_import: { queue: 'accounts', keeps: ['import_id', 'after'], tries: sheetTries },
  push: { queue: 'live', keeps: ['events'] },
  push_end: { queue: 'live', keeps: ['user_id'] },
  release_hold: { queue: 'payments', keeps: ['payment_id'] },
  remove_unclaimed: { queue: 'files', keeps: ['file_id'] },
  remove_upload: { queue: 'files', keeps: ['upload_id'] },
  remove_file: { queue: 'files', keeps: ['keys'] },
};

const handlingOf = (kind: string): { queue: Queue; keeps: readonly string[]; tries?: number } | undefined =>
  Object.hasOwn(handling, kind) ? handling[kind as OutboxKind] : undefined;

/** The kinds that wait in a queue; undefined of `unknown`, which takes all that is in no other. */
export function kindsIn(queue: Queue): string[] | undefined {
  return queue === 'unknown' ? undefined : Object.keys(handling).filter((kind) => queueOf(kind) === queue);
}

export const knownKinds: readonly string[] = Object.keys(handling);

export function queueOf(kind: string): Queue {
  return handlingOf(kind)?.queue ?? 'unknown';
}

/** How often a kind is tried; for ever, but for its age, where nothing is said. */
export const triesOf = (kind: string): number => handlingOf(kind)?.tries ?? Infinity;

/** A payload without possible secrets or private text. */
export function keptPayload(kind: string, payload: unknown): Record<string, unknown> {
  const keeps = handlingOf(kind)?.keeps ?? [];
  if (typeof payload !== 'object' || payload === null) return {};
  return Object.fromEntries(Object.entries(payload).filter(([name]) => keeps.includes(name)));
}

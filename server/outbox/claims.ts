// What this process has claimed, and that it still lives: a claim is short, so that another process soon takes up what one that died leaves, and is renewed while
// the work goes on.
import type { Database } from '../db/database.ts';
import { sendText } from '../db/line.ts';
import { plannedAnew } from '../db/named-statements.ts';
import type { Entry } from './enqueue.ts';

/** How long a claim lasts, in ms: longer than a statement may run, and than three renewals are apart. */
export const claimMs = 18_000;
/** How often claims are renewed, in ms. */
export const renewMs = 5_000;

/** Entries as two lists, for `unnest`. */
const idsAndClaims = (entries: readonly Entry[]) => [entries.map(({ id }) => id), entries.map(({ attempts }) => attempts)] as const;
/** Only the claim that runs an entry may change it: `attempts` distinguishes them. */
// By their ids first: of pairs alone the planner expects a hundred, and reads the whole table.
// Planned for each batch: a plan kept from when the table was empty reads all of it, until the database next counts its rows.
const theirs = `id = any($1::uuid[]) and (id, attempts) in (select * from unnest($1::uuid[], $2::int[])) ${plannedAnew}`;

/** E-mails contain links that sign people in: once delivered, only the receiver keeps them. */
export async function markDone(db: Database, entries: readonly Entry[], at: string): Promise<void> {
  await sendText(db, `update outbox set done_at = $3, last_error = null, payload = '{}' where ${theirs}`, [...idsAndClaims(entries), at]);
}

/** The claims of one process. */
export class Claims {
  readonly #db: Database;
  readonly #held = new Set<Entry>();

  constructor(db: Database) {
    this.#db = db;
  }

  hold(entries: readonly Entry[]): void {
    for (const entry of entries) this.#held.add(entry);
  }

  release(entries: readonly Entry[]): void {
    for (const entry of entries) this.#held.delete(entry);
  }

  /** @param until ISO 8601 */
  async renew(until: string): Promise<void> {
    if (this.#held.size === 0) return;
    await sendText(this.#db, `update outbox set run_at = $3 where ${theirs} and done_at is null and failed_at is null`, [
      ...idsAndClaims([...this.#held]),
      until,
    ]);
  }
}

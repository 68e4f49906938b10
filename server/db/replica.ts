// A copy of the database that only answers (PostgreSQL's streaming replication): long readings that need not be of this second.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openCopy, type Database } from './database.ts';

export interface Replica {
  /** The copy while it answers, else the database itself. */
  readFrom: (db: Database) => Promise<Database>;
  close: () => Promise<void>;
}

/** How long the copy may take to say that it is there, in ms. */
const patienceMs = 1_000;

/**
 * Opens the copy at an address; without one everything is read from the database itself.
 * @param away called each time the copy does not answer
 */
export function openReplica(url: string | undefined, away: () => void): Replica {
  if (url === undefined) return { readFrom: (db) => Promise.resolve(db), close: () => Promise.resolve() };
  const copy = openCopy(url);
  const answers = async () => {
    const asked = copy.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    return Promise.race([asked, sleep(patienceMs, false, { ref: false })]);
  };
  return {
    readFrom: async (db) => {
      if (await answers()) return copy.db;
      away();
      return db;
    },
    close: () => copy.close(),
  };
}

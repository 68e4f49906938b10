// Counters that every process sees: rate-limiter-flexible's PostgreSQL store over our own database, so it works on both engines.
import { lt } from 'drizzle-orm';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';
import { sendText } from '../db/line.ts';
import { rateLimits } from '../db/schema.ts';
import { requireOutside } from '../db/transactions.ts';

const hour = 3_600_000;

/** What counters need. */
export interface CounterPlace {
  db: Database;
  clock: () => Date;
}

interface Query {
  text: string;
  values: (string | number | null)[];
}

interface Counted {
  points: number;
  expire: number | null;
}

/** The library asks the system's clock; where ours differs (in tests), moments are moved on the way in and out. */
const isMoment = (value: string | number | null): value is number => typeof value === 'number' && value > 1e12;

/** What the library uses of a PostgreSQL client. */
function clientOver({ db, clock }: CounterPlace) {
  let purgedAt = clock().getTime();
  /** Counts that ran out an hour ago go; looked for once an hour. */
  const purge = async (now: number) => {
    if (now - purgedAt < hour) return;
    purgedAt = now;
    await db.delete(rateLimits).where(lt(rateLimits.expire, now - hour));
  };
  return {
    query: async ({ text, values }: Query) => {
      // In a transaction a refused call would take its own count back.
      requireOutside('counting for a limit');
      const now = clock().getTime();
      await purge(now);
      const ahead = now - Date.now();
      const sent = values.map((value) => (isMoment(value) ? value + ahead : value));
      const rows = (await sendText(db, text, sent)) as unknown as Counted[];
      const moved = rows.map((row) => (row.expire === null ? row : { ...row, expire: row.expire - ahead }));
      return { rows: moved, rowCount: moved.length };
    },
  };
}

/**
 * A counter by key.
 * @param name prefixes its keys; no two share one
 * @param points how many within `duration` seconds
 */
export function counter(place: CounterPlace, name: string, points: number, duration: number): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: clientOver(place),
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration,
  });
}

// Work that only one process does at a time.
import { and, eq, lte } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Database } from './database.ts';
import { turns } from './schema.ts';

/**
 * Runs the work unless another process is running it. A turn whose process died ends after `longestMs`.
 * @returns the work's result; undefined if another process had the turn
 */
export async function takeTurn<T>(db: Database, turn: { name: string; now: Date; longestMs: number }, work: () => Promise<T>): Promise<T | undefined> {
  const holder = uuidv7();
  const until = new Date(turn.now.getTime() + turn.longestMs).toISOString();
  const [mine] = await db
    .insert(turns)
    .values({ name: turn.name, holder, until })
    .onConflictDoUpdate({ target: turns.name, set: { holder, until }, setWhere: lte(turns.until, turn.now.toISOString()) })
    .returning({ name: turns.name });
  if (!mine) return undefined;
  try {
    return await work();
  } finally {
    await db.delete(turns).where(and(eq(turns.name, turn.name), eq(turns.holder, holder)));
  }
}

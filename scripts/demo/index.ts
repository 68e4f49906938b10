// Fills an empty installation with a believable firm: the same people and cars on every run, dates relative to today.
import type { Database } from '../../server/db/database.ts';
import type { Services } from '../../server/services.ts';
import { seededRandom } from './random.ts';
import type { Random } from './random.ts';

/** What every part of the demo data is made from and adds to. */
export interface World {
  now: Date;
  random: Random;
}

/** Adds one tag's rows. */
export type Filler = (db: Database, services: Services, world: World) => Promise<void>;

/** In this order: later parts refer to earlier ones. */
const fillers: readonly Filler[] = [];

/** All of it, or nothing. */
export async function fillDemo(db: Database, services: Services): Promise<void> {
  await db.transaction(async (transaction) => {
    const world: World = { now: services.clock(), random: seededRandom('forecourt') };
    for (const fill of fillers) await fill(transaction, services, world);
  });
}

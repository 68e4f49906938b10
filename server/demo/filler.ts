import type { Database } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { World } from './model.ts';

/** Adds one tag's rows. */
export type Filler = (db: Database, services: Services, world: World) => Promise<void>;

// The embedded engine as every part of Forecourt opens it: with the extensions that migrations ask for.
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** Opens it. Without a folder its data is kept in memory; `loadDataDir` is what `dumpDataDir` gave. */
export function openPglite(options: { dataDir?: string; loadDataDir?: Blob } = {}): Promise<PGlite> {
  return PGlite.create({ ...options, extensions: { pg_trgm } });
}

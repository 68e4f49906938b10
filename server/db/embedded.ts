// The embedded engine as every part of Forecourt opens it: with the extensions that migrations ask for.
import { PGlite, type MemoryFS } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** Opens it. Its data is in the folder, or in the file system that is given; without either in memory. */
export function openPglite(options: { dataDir?: string; fs?: MemoryFS } = {}): Promise<PGlite> {
  return PGlite.create({ ...options, extensions: { pg_trgm } });
}

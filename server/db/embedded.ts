// The embedded engine as every part of Forecourt opens it: with the extensions that migrations ask for.
import { setFlagsFromString } from 'node:v8';
import { PGlite, type MemoryFS } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/**
 * What it keeps of its files in memory. Its own 128 MB are written full of zeros at each start, which takes nearly as long as all else of opening it, and stay taken; a firm
 * that outgrows the embedded engine has another one.
 */
const kept = ['-c', 'shared_buffers=32MB'];

/**
 * How many bytes of its code run before a function of it is compiled once more, to run quicker. With V8's own 1.8 million a start compiled for two seconds what it ran for one;
 * what is asked all day gets there within minutes.
 */
const compiledAgainAfter = '--wasm-tiering-budget=400000000';

/** Opens it. Its data is in the folder, or in the file system that is given; without either in memory. */
export function openPglite(options: { dataDir?: string; fs?: MemoryFS } = {}): Promise<PGlite> {
  // V8 reads it when the engine's code is first met. A process with another database never sets it.
  setFlagsFromString(compiledAgainAfter);
  return PGlite.create({ ...options, extensions: { pg_trgm }, startParams: [...PGlite.defaultStartParams, ...kept] });
}

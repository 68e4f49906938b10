// Says of places in built files which places of their sources they are, by the maps beside them.
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** In a stack: the file's address, and the place in it, counted from 1. */
const places = /(file:\/\/\S+\.js):(\d+):(\d+)/g;

/** Read where the first error is told: Node's own `--enable-source-maps` reads all of them at each start, and keeps them. */
const known = new Map<string, SourceMap | null>();

/** @returns null where none is beside the file, or it is no map: an error is told in any case */
function mapOf(file: string): SourceMap | null {
  const found = known.get(file);
  if (found !== undefined) return found;
  let map: SourceMap | null = null;
  try {
    map = new SourceMap(JSON.parse(readFileSync(new URL(`${file}.map`), 'utf8')));
  } catch {
    // As it is: then the built line is told.
  }
  known.set(file, map);
  return map;
}

/**
 * A stack (`at call (file:///…/main.js:10:3)`), or lines of it, with the places of its sources (`at call (/…/main.ts:4:1)`).
 * @param folder address of the folder whose files have maps, with a slash at its end: those of packages are not looked for
 */
export function withSources(stack: string, folder = new URL('.', import.meta.url).href): string {
  return stack.replaceAll(places, (whole, file: string, row: string, column: string) => {
    const map = file.startsWith(folder) ? mapOf(file) : null;
    const entry = map?.findEntry(Number(row) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return whole;
    return `${fileURLToPath(new URL(entry.originalSource, file))}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

// Packs the built web application beside itself (.br, .gz), so that the server sends files as they are.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packed = new Set(['.css', '.html', '.js', '.json', '.mjs', '.svg', '.txt', '.wasm', '.webmanifest']);
/** Below this a packed file saves no packet, in bytes. */
const least = 1_024;

/** What the server reads itself and sends to nobody: the manifest and what is drawn ahead, in a folder with a dot, and the pages, which it puts together. */
const isOurs = (path) => path.startsWith('.') || path.startsWith('src');

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes `<file>.br` and `<file>.gz` beside every file in a folder that is worth it.
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && packed.has(extname(entry.name)) && !isOurs(relative(folder, entry.parentPath)),
  );
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const bytes = await readFile(path);
      if (bytes.length < least) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      await Promise.all([
        brotli(bytes, { params }).then((out) => writeFile(`${path}.br`, out)),
        zip(bytes, { level: constants.Z_BEST_COMPRESSION }).then((out) => writeFile(`${path}.gz`, out)),
      ]);
    }),
  );
}

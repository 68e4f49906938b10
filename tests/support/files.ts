import { createFolderFiles } from '../../server/ports/files/disk.ts';
import type { FilesPort } from '../../server/ports/files/files.ts';

/** Files of one test over the template's, which every test reads and none changes. */
export function layeredFiles(own: string, template: string): FilesPort {
  const above = createFolderFiles(own);
  const below = createFolderFiles(template);
  const removed = new Set<string>();
  const isBelow = async (key: string) => !removed.has(key) && (await above.size(key)) === undefined;
  return {
    putFile: (key, path, contentType) => above.putFile(key, path, contentType),
    putBytes: (key, bytes, contentType) => above.putBytes(key, bytes, contentType),
    read: async (key) => ((await isBelow(key)) ? below.read(key) : above.read(key)),
    size: async (key) => ((await isBelow(key)) ? below.size(key) : above.size(key)),
    remove: async (key) => {
      removed.add(key);
      await above.remove(key);
    },
  };
}

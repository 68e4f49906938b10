import type { Readable } from 'node:stream';

/** Stores files by key. Keys are generated here, never from a name a user typed. */
export interface FilesPort {
  /** Stores the file at a path on this machine. */
  putFile(key: string, path: string, contentType: string): Promise<void>;
  putBytes(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The bytes, already open. @throws MissingBytesError where there is no such file */
  read(key: string): Promise<Readable>;
  /** Bytes; undefined where there is no such file. */
  size(key: string): Promise<number | undefined>;
  /** Deleting a missing file is no error. */
  remove(key: string): Promise<void>;
}

/** There are no bytes under this key: removed meanwhile, or never brought back by a restore. */
export class MissingBytesError extends Error {
  override name = 'MissingBytesError';

  constructor(key: string, options?: ErrorOptions) {
    super(`There are no bytes under ${key}.`, options);
  }
}

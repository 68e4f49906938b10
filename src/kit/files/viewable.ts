import type { FileAddress, StoredFile } from '../../../generated/api.ts';
import { addressOf } from './open.ts';

/** What can be looked at over the page: a stored file, or a sheet that the server makes when it is asked for. */
export interface Viewable {
  /** What tells it from any other. */
  id: string;
  /** What stands over it. */
  name: string;
  /** A signed address of it, anew each time. */
  address: (signal?: AbortSignal) => Promise<FileAddress>;
}

/** A stored file by its id. */
export const storedFile = ({ id, file_name }: Pick<StoredFile, 'id' | 'file_name'>): Viewable => ({
  id,
  name: file_name,
  address: (signal) => addressOf(id, 'original', signal),
});

/** All of its bytes, named as it is: to show, to hand to another app, to copy. */
export async function bytesOf({ address }: Viewable, signal?: AbortSignal): Promise<File> {
  const { url, file_name } = await address(signal);
  const response = await fetch(url, signal ? { signal } : {});
  if (!response.ok) throw new Error(`${file_name}: ${response.status}`);
  const bytes = await response.blob();
  return new File([bytes], file_name, { type: bytes.type });
}

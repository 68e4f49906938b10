// A file in parts: a lost connection costs one of them. The server knows how far it is; nothing is kept in the browser.
import type { FilePurpose, Upload } from '../../../generated/api.ts';
import { part as partBytes } from '../../../generated/limits/continueUpload.ts';
import { isNotThere, isRecord, Problem, somethingWentWrong } from '../../../engine/web/problem.ts';
import { isPassing, patiently } from './patiently.ts';
import { sendOnce } from './xhr.ts';

export { partBytes };

export interface PartsOptions {
  purpose?: FilePurpose | undefined;
  /** Bytes the server has. */
  onProgress?: (bytes: number) => void;
  onCut?: (() => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** Uploads of this page, so that a second call with the same file sends no byte twice. */
const begun = new WeakMap<File, string>();

/** A file that is all with the server. */
export interface AheadFile {
  id: string;
  /** Another tab may take the file up again from here on. */
  release: () => void;
}

/**
 * Sends a file in parts and waits while there is no connection.
 * @throws Problem when the server refuses it; AbortError when stopped
 */
export async function sendInParts(file: File, options: PartsOptions = {}): Promise<AheadFile> {
  const { hash, release } = await claim(file);
  try {
    return { id: await allParts(file, hash, options), release };
  } catch (error) {
    release();
    throw error;
  }
}

async function allParts(file: File, content_hash: string | undefined, { purpose, onProgress, onCut, signal }: PartsOptions): Promise<string> {
  const call = (send: () => Promise<unknown>) => patiently(async () => uploadIn(await send()), { signal, onCut, mayRepeat: isPassing });
  const start = () =>
    call(() =>
      sendOnce('POST', '/uploads', {
        signal,
        body: { file_name: file.name, size: file.size, ...(purpose ? { purpose } : {}), ...(content_hash === undefined ? {} : { content_hash }) },
      }),
    );
  const known = begun.get(file);
  let upload = known === undefined ? await start() : await call(() => sendOnce('GET', '/uploads/{id}', { id: known, signal })).catch(unlessGone(start));
  begun.set(file, upload.id);
  try {
    while (upload.received < file.size) {
      onProgress?.(upload.received);
      const { id, received } = upload;
      const form = new FormData();
      form.append('offset', String(received));
      form.append('part', file.slice(received, received + partBytes), 'part');
      const moved = (share: number) => onProgress?.(received + share * Math.min(partBytes, file.size - received));
      // A part that arrived although its answer was lost is refused with how far the file is, and that is the next place.
      upload = await call(() => sendOnce('PATCH', '/uploads/{id}', { id, signal, body: form, onProgress: moved })).catch(orWhereItIs);
    }
  } catch (error) {
    // Refused for what it is: nothing of it will be of use.
    if (error instanceof Problem && error.status === 422) discard(file);
    throw error;
  }
  onProgress?.(file.size);
  return upload.id;
}

/** Has the server forget a file, as far as it is there. */
export function discard(file: File): void {
  const id = begun.get(file);
  begun.delete(file);
  // What does not arrive is done by the server itself, a day later.
  if (id !== undefined) sendOnce('DELETE', '/uploads/{id}', { id }).catch(() => {});
}

const unlessGone =
  (start: () => Promise<Upload>) =>
  (error: unknown): Promise<Upload> => {
    if (isNotThere(error)) return start();
    throw error;
  };

function orWhereItIs(error: unknown): Upload {
  const current = error instanceof Problem && error.status === 409 ? error.body['current'] : undefined;
  if (current === undefined) throw error;
  return uploadIn(current);
}

function uploadIn(value: unknown): Upload {
  if (isRecord(value) && typeof value['id'] === 'string' && typeof value['received'] === 'number') return value as Upload;
  throw new Problem(somethingWentWrong, { status: 0 });
}

/**
 * The file's hash, by which the server finds an upload that was left: only where no other tab is sending the same file.
 * Browsers have both, hashes and locks, on secure pages alone; elsewhere a file continues as long as its page is open.
 */
async function claim(file: File): Promise<{ hash?: string; release: () => void }> {
  const nothing = { release: () => {} };
  if (!globalThis.isSecureContext || !navigator.locks || begun.has(file)) return nothing;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return new Promise((resolve) => {
    void navigator.locks.request(`upload ${hash}`, { ifAvailable: true }, (lock) => {
      if (lock === null) return resolve(nothing);
      return new Promise<void>((release) => {
        resolve({ hash, release });
      });
    });
  });
}

// Every way a file goes to the server. Fetched when a first file is chosen: most screens never send one.
import type { FilePurpose, paths, StoredFile } from '../../../generated/api.ts';
import { isRecord, Problem, somethingWentWrong } from '../../../engine/web/problem.ts';
import { partBytes, sendInParts, type PartsOptions } from './parts.ts';
import { isCut, isPassing, patiently } from './patiently.ts';
import { sendOnce } from './xhr.ts';

export { discard } from './parts.ts';
export { refusalOf, refusalOfSheet } from './refusal.ts';

export interface TransferOptions {
  /** Share of the files that is with the server, 0 to 1. */
  onProgress?: (share: number) => void;
  onCut?: () => void;
  signal?: AbortSignal;
  /** What the files are for, so that the server refuses a wrong one early. */
  purpose?: FilePurpose;
}

/** The contract's calls that take a form. */
type FormPath = {
  [Path in keyof paths]: paths[Path] extends { post: { requestBody?: { content: { 'multipart/form-data': unknown } } } } ? Path : never;
}[keyof paths];

interface FormOptions extends TransferOptions {
  /** Stands for the path's `{id}`. */
  id?: string;
  /** Sent again it would be there twice: small files go in parts, too, and the server answers the same call as before. */
  once?: boolean;
}

/** Sends a form with files: large ones in parts, and all of it again by itself when the line was cut. @throws Problem as every other call; AbortError when stopped */
export async function sendForm(path: FormPath, form: FormData, { id, once = false, onProgress, onCut, signal, purpose }: FormOptions = {}): Promise<unknown> {
  const { form: light, isAhead, release } = await sendAhead(form, { once, onProgress, onCut, signal, purpose });
  try {
    const progress = onProgress && !isAhead ? { onProgress } : {};
    const send = () => sendOnce('POST', path, { ...(id === undefined ? {} : { id }), body: light, signal, ...progress });
    return await patiently(send, { signal, onCut, mayRepeat: isAhead ? isPassing : isCut });
  } finally {
    release();
  }
}

interface AheadOptions extends Omit<PartsOptions, 'onProgress'> {
  once?: boolean;
  onProgress?: ((share: number) => void) | undefined;
  /** How each file fares. */
  onFile?: (file: File, way: { share: number; isCut: boolean }) => void;
}

interface Ahead {
  form: FormData;
  /** Nothing but ids is left to be sent. */
  isAhead: boolean;
  /** Once the form is answered. */
  release: () => void;
}

/** The same form with ids of uploads in place of large files, which are with the server by then. */
export async function sendAhead(form: FormData, { once = false, onProgress, onFile, onCut, ...options }: AheadOptions = {}): Promise<Ahead> {
  const light = new FormData();
  const releases: (() => void)[] = [];
  const release = () => releases.forEach((one) => one());
  const goesAhead = (file: File) => file.size > 0 && (once || file.size > partBytes);
  const entries = [...form].map(([name, value]) => ({ name, value }));
  const files = entries.flatMap(({ value }) => (value instanceof File ? [value] : []));
  const total = files.filter(goesAhead).reduce((sum, { size }) => sum + size, 0);
  let before = 0;
  try {
    for (const { name, value } of entries) {
      if (!(value instanceof File)) light.append(name, value);
      else if (!goesAhead(value)) light.append(name, value, value.name);
      else {
        let share = 0;
        const ahead = await sendInParts(value, {
          ...options,
          onProgress: (bytes) => {
            share = bytes / value.size;
            onProgress?.((before + bytes) / total);
            onFile?.(value, { share, isCut: false });
          },
          onCut: () => {
            onCut?.();
            onFile?.(value, { share, isCut: true });
          },
        });
        releases.push(ahead.release);
        light.append(name, ahead.id);
        before += value.size;
      }
    }
  } catch (error) {
    release();
    throw error;
  }
  return { form: light, isAhead: files.length > 0 && files.every(goesAhead), release };
}

/** Uploads one file that a message, complaint or checklist will take up. */
export async function uploadFile(file: File, purpose: FilePurpose, options: TransferOptions = {}): Promise<StoredFile> {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', file);
  const stored = await sendForm('/files', form, { ...options, purpose });
  if (!isStoredFile(stored)) throw new Problem(somethingWentWrong, { status: 0 });
  return stored;
}

function isStoredFile(value: unknown): value is StoredFile {
  return isRecord(value) && typeof value['id'] === 'string' && typeof value['file_name'] === 'string';
}
